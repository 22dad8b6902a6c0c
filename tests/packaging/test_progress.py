"""How the set-up is shown: the programs' own words only when they fail."""

from __future__ import annotations

import io
import sys

import pytest

from progress import CommandFailed, Progress


class Terminal(io.StringIO):
    """Says that it is a terminal."""

    def isatty(self) -> bool:
        return True


def test_a_program_is_retold_in_steps_and_its_words_are_kept() -> None:
    stream = io.StringIO()
    command = [sys.executable, "-c", "print('Collecting one'); print('Installing two')"]
    output = Progress(stream).run(
        command, describe=lambda line: line.upper() if line.startswith("Installing") else None
    )
    assert stream.getvalue() == "  INSTALLING TWO\n"
    assert output.split() == ["Collecting", "one", "Installing", "two"]


def test_a_failure_has_all_that_was_printed() -> None:
    command = [sys.executable, "-c", "import sys; print('one', flush=True); sys.exit('two')"]
    with pytest.raises(CommandFailed) as failure:
        Progress(io.StringIO()).run(command)
    assert failure.value.output.split() == ["one", "two"]


def test_ctrl_c_ends_the_program_and_goes_on_up() -> None:
    def interrupt(line: str) -> None:
        raise KeyboardInterrupt

    command = [sys.executable, "-c", "import time; print('one', flush=True); time.sleep(3600)"]
    with pytest.raises(KeyboardInterrupt):
        Progress(io.StringIO()).run(command, describe=interrupt)


def test_a_terminal_is_left_clean() -> None:
    stream = Terminal()
    progress = Progress(stream)
    progress.step("Making the environment")
    assert "Making the environment (0 s)" in stream.getvalue()
    progress.clear()
    assert stream.getvalue().endswith(" \r")
