"""How long a program takes from its start to its first window, beside a checkout.

`python -m tests.bench.first_picture PROGRAM [--times N]`: starts both in turn, N times each, on an X server
of its own (Xvfb and xdotool), with an empty folder for what is saved, and prints the medians and their ratio.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def seconds_to_window(command: list[str], display: str) -> float:
    """Starts a program, waits for its window and ends it."""
    with tempfile.TemporaryDirectory() as home:
        environ = {**os.environ, "DISPLAY": display, "CARDGUI_HOME": home, "QT_QPA_PLATFORM": "xcb"}
        begun = time.monotonic()
        with subprocess.Popen(command, env=environ, cwd=ROOT, stderr=subprocess.DEVNULL) as process:
            search = ["xdotool", "search", "--onlyvisible", "--class", "CardTable"]
            while not subprocess.run(search, env=environ, capture_output=True, check=False).stdout.strip():
                if process.poll() is not None:
                    raise SystemExit(f"{command[0]} ended with status {process.returncode}")
                time.sleep(0.01)
            taken = time.monotonic() - begun
            process.terminate()
    return taken


def main() -> None:
    parser = argparse.ArgumentParser(prog="first_picture", description=__doc__)
    parser.add_argument("program", help="the frozen program")
    parser.add_argument("--times", type=int, default=7, help="how often each is started (7)")
    args = parser.parse_args()
    reader, writer = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writer), "-screen", "0", "1280x800x24"],
        pass_fds=(writer,),
        stderr=subprocess.DEVNULL,
    )
    os.close(writer)
    try:
        with os.fdopen(reader) as told:
            display = f":{told.readline().strip()}"
        commands = {"frozen": [args.program], "checkout": [sys.executable, "-P", "-m", "cardgui"]}
        taken: dict[str, list[float]] = {name: [] for name in commands}
        for _ in range(args.times):
            for name, command in commands.items():
                taken[name].append(seconds_to_window(command, display))
    finally:
        server.terminate()
        server.wait()
    medians = {name: statistics.median(values) for name, values in taken.items()}
    for name, median in medians.items():
        print(f"{name:10} {median:6.2f} s")
    print(f"{'ratio':10} {medians['frozen'] / medians['checkout']:6.2f}")


if __name__ == "__main__":
    main()
