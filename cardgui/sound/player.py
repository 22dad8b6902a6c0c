"""Sends sounds to the process that plays them, or to nobody."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QProcess, QTimer

from cardgui.processes import WORKING_DIRECTORY, own_command
from cardgui.sound.names import SOUNDS, files_of

READY = b"ready"
"""What the process says on its standard output once it can play."""
UNAVAILABLE = 3
"""Its exit status where Qt's multimedia or a library that it needs is not installed."""
_START_AFTER = 1000
"""Milliseconds from `warm_up` to the start of the process: a window that has just opened has other things to do."""
_STARTS = 3
"""How often the process is started before it is given up."""
_EARLY = 30
"""Milliseconds that a sound may be too close to the one before: sounds of an animation come with its frames."""
_END_WAIT = 500
_KILL_WAIT = 2000


def volume_of(loudness: int, strength: float) -> float:
    """The factor for a wave. loudness: percent, as a person hears it.  strength: 0 to 1."""
    part = loudness / 100
    return strength * part * part**0.5


class SoundPlayer(QObject):
    """Plays sounds where that is possible, and is silent where it is not: nobody waits for it, and it never complains.

    They are played in a process of their own, one line a sound. Loading Qt's multimedia takes a third of a second and
    more, asking a sound server that does not answer takes longer, and both would hold the window up; what they print
    where there is no device, and what goes wrong in a driver, stays there too. While sound is off there is no process.
    A sound that comes before the process is ready is dropped: late it would be noise.
    """

    def __init__(
        self,
        command: Sequence[str] | None = None,
        clock: Callable[[], float] = time.monotonic,
        parent: QObject | None = None,
    ) -> None:
        """command: program and arguments of the process, None for this program's own.  clock: seconds."""
        super().__init__(parent)
        self._command = own_command("sounds") if command is None else list(command)
        self._clock = clock
        self._process: QProcess | None = None
        self._on = False
        self._loudness = 0
        self._ready = False
        self._starts = 0
        self._begun: dict[str, float] = {}
        self._turn: dict[str, int] = {}
        self._warming = QTimer(self)
        self._warming.setSingleShot(True)
        self._warming.setInterval(_START_AFTER)
        self._warming.timeout.connect(self._have_process)

    @property
    def audible(self) -> bool:
        """Whether anything is to be heard at all."""
        return self._on and self._loudness > 0

    @property
    def ready(self) -> bool:
        """Whether the process plays what it is sent."""
        return self._ready

    @property
    def running(self) -> bool:
        """Whether the process, or the timer before it, runs."""
        processes = self.findChildren(QProcess)
        ended = QProcess.ProcessState.NotRunning
        return self._warming.isActive() or any(process.state() != ended for process in processes)

    def use(self, on: bool, loudness: int) -> None:
        """Be on or off, and so loud, from now on. loudness: percent."""
        if on and not self._on:
            self._starts = 0
        self._on, self._loudness = on, loudness
        if not self.audible:
            self._let_go()

    def warm_up(self) -> None:
        """Start the process in a moment, if anything is to be heard, so that the first sound is not lost."""
        if self.audible and self._process is None:
            self._warming.start()

    def play(self, name: str, strength: float = 1.0) -> bool:
        """Play a sound of `SOUNDS`, unless it is off or comes too soon after the last one. strength: 0 to 1.

        Answers whether it was sent to the process.
        """
        if not self.audible:
            return False
        if not self._ready:
            self._have_process()
            return False
        sound, now = SOUNDS[name], self._clock()
        begun = self._begun.get(name)
        if begun is not None and (now - begun) * 1000 < sound.apart - _EARLY:
            return False
        self._begun[name] = now
        turn = self._turn[name] = (self._turn.get(name, -1) + 1) % sound.variants
        assert self._process is not None
        volume = volume_of(self._loudness, strength * sound.strength)
        self._process.write(f"{files_of(name)[turn]} {volume:.3f}\n".encode())
        return True

    def close(self) -> None:
        """End the process and wait for that, as before the application goes."""
        self._let_go()
        for process in self.findChildren(QProcess):
            if process.state() != QProcess.ProcessState.NotRunning and not process.waitForFinished(_END_WAIT):
                process.kill()
                process.waitForFinished(_KILL_WAIT)

    def _let_go(self) -> None:
        """Have the process end by itself; the window does not wait for it."""
        self._warming.stop()
        process, self._process = self._process, None
        self._ready = False
        if process is None:
            return
        process.finished.disconnect(self._ended)
        process.errorOccurred.disconnect(self._erred)
        process.readyReadStandardOutput.disconnect(self._read)
        process.finished.connect(process.deleteLater)
        process.closeWriteChannel()

    def _have_process(self) -> None:
        self._warming.stop()
        if self._process is not None or self._starts >= _STARTS or not self.audible:
            return
        self._starts += 1
        process = QProcess(self)
        process.setProgram(self._command[0])
        process.setArguments(self._command[1:])
        process.setWorkingDirectory(WORKING_DIRECTORY)
        process.setStandardErrorFile(QProcess.nullDevice())
        process.readyReadStandardOutput.connect(self._read)
        process.finished.connect(self._ended)
        process.errorOccurred.connect(self._erred)
        self._process = process
        process.start()

    def _read(self) -> None:
        if self._process is not None and READY in self._process.readAllStandardOutput().data():
            self._ready = True

    def _erred(self, error: QProcess.ProcessError) -> None:
        if error == QProcess.ProcessError.FailedToStart:
            # `finished` does not follow.
            self._ended(UNAVAILABLE)

    def _ended(self, status: int) -> None:
        process, self._process = self._process, None
        self._ready = False
        if status == UNAVAILABLE:
            self._starts = _STARTS
        if process is not None:
            process.deleteLater()
