"""Plays Card Table from a fresh copy of its source: ``python3 packaging/play.py [arguments of cardgui]``.

Makes the environment in .venv, installs what is needed and keeps both up to date, then runs cardgui in it. Nothing
is printed when there is nothing to do, and never to stdout: that belongs to cardgui.
"""

import sys

# Before anything that an older Python could not read.
if sys.version_info < (3, 11):
    sys.exit("Card Table needs Python 3.11 or newer; this is Python %d.%d." % sys.version_info[:2])

import os
import subprocess

import system_libraries
from environment import Environment, SetUpFailed, missing_for


def main(arguments: list[str]) -> int:
    """Sets up and plays; the exit status is that of cardgui, or 1 when the set-up failed."""
    try:
        need = system_libraries.need_of(arguments, os.environ)
        sound = [library.package for library in system_libraries.missing_for_sound(need)]
        python = Environment().prepare(missing=missing_for(need), optional=sound)
    except SetUpFailed as failure:
        print(failure, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("Interrupted. The next start begins the set-up anew.", file=sys.stderr)
        return 130
    # -P: what lies in the folder that the person is in cannot take the place of a module.
    command = [str(python), "-P", "-m", "cardgui", *arguments]
    if sys.platform == "win32":  # execv there returns to the shell at once
        return wait_for(command)
    os.execv(python, command)


def wait_for(command: list[str]) -> int:
    """Runs a program that Ctrl+C shall end in its own way, and gives its exit status."""
    with subprocess.Popen(command) as process:
        while True:
            try:
                return process.wait()
            except KeyboardInterrupt:
                continue  # the program got it as well


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
