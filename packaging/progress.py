"""One line that says what is being done and for how long, on stderr. Standard library only."""

from __future__ import annotations

import queue
import shutil
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TextIO


class CommandFailed(Exception):
    """A program ended with another status than 0; `output` has everything that it printed."""

    def __init__(self, command: Sequence[str], output: str) -> None:
        super().__init__(f"{Path(command[0]).name} failed")
        self.output = output


class Progress:
    """Shows steps: on a terminal in one line that is written over, elsewhere a line for each step."""

    def __init__(self, stream: TextIO | None = None) -> None:
        self._stream = stream or sys.stderr
        self._terminal = self._stream.isatty()
        self._text = ""
        self._began = time.monotonic()

    def say(self, text: str) -> None:
        """A line that stays."""
        self.clear()
        print(text, file=self._stream, flush=True)

    def step(self, text: str) -> None:
        """Begins a step."""
        self._text, self._began = text, time.monotonic()
        if self._terminal:
            self.tick()
        else:
            print(f"  {text}", file=self._stream, flush=True)

    def tick(self) -> None:
        """Shows how long the step has taken so far; only on a terminal."""
        if self._terminal and self._text:
            width = shutil.get_terminal_size().columns - 1
            line = f"  {self._text} ({time.monotonic() - self._began:.0f} s)"
            self._stream.write("\r" + line[:width].ljust(width))
            self._stream.flush()

    def clear(self) -> None:
        """Takes the line that is written over off the terminal."""
        if self._terminal and self._text:
            self._stream.write("\r" + " " * (shutil.get_terminal_size().columns - 1) + "\r")
            self._stream.flush()
        self._text = ""

    def run(
        self,
        command: Sequence[str],
        *,
        environ: Mapping[str, str] | None = None,
        describe: Callable[[str], str | None] = lambda line: None,
        keep_open: Sequence[int] = (),
    ) -> str:
        """Runs a program without showing what it prints.

        :param describe: makes a line of its output the text of the next step, or gives None
        :param keep_open: file descriptors that the program inherits (POSIX)
        :return: its output, stderr included
        :raises CommandFailed: its exit status was not 0
        """
        lines: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        collected: list[str] = []
        with subprocess.Popen(
            command,
            env=environ,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            encoding="utf-8",
            errors="replace",
            pass_fds=tuple(keep_open) if sys.platform != "win32" else (),
        ) as process:
            output = process.stdout
            assert output is not None  # stdout=PIPE

            def read() -> None:
                for line in output:
                    lines.put(line)
                lines.put(None)

            reader = threading.Thread(target=read, daemon=True)
            reader.start()
            try:
                while (line := self._next(lines)) is not None:
                    collected.append(line)
                    if text := describe(line.strip()):
                        self.step(text)
            except BaseException:  # Ctrl+C: the program has to end before its output is closed
                process.kill()
                raise
            finally:
                reader.join()
        if process.returncode:
            raise CommandFailed(command, "".join(collected))
        return "".join(collected)

    def _next(self, lines: queue.SimpleQueue[str | None]) -> str | None:
        """Waits for the next line and keeps the time on the terminal going meanwhile."""
        while True:
            try:
                return lines.get(timeout=0.5)
            except queue.Empty:
                self.tick()
