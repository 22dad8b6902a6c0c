"""The process in which computer players think: started, asked, and replaced when it dies."""

from __future__ import annotations

import logging
from collections.abc import Sequence

import msgspec
from PySide6.QtCore import QObject, QProcess, QTimer, Signal

from cardgui.processes import WORKING_DIRECTORY, own_command
from cardgui.rules.observation import Observation

logger = logging.getLogger(__name__)

SAFETY_CLOCK = 10_000
"""Milliseconds after which an answer is no longer waited for. Far more than any level needs."""
_STARTS = 2
"""How often the process is started for one question."""
_END_WAIT = 300
"""Milliseconds that the process has to end by itself once its input is closed."""
_KILL_WAIT = 2000


class _Question(msgspec.Struct):
    id: int
    level: str
    seed: int
    observation: Observation


class _Reply(msgspec.Struct):
    id: int | None = None
    move: str | None = None
    error: str | None = None


class WorkerClient(QObject):
    """Asks the worker one question at a time; a new one, or `drop`, makes the answer to the one before worthless.

    The process is started with the first question and stays. One that dies with a question open is started once more
    for it. What goes wrong is logged.

    Signals:
        answered(int, str): number of the question, text of a move. Not checked.
        given_up(int): there will be no answer to this question.
    """

    answered = Signal(int, str)
    given_up = Signal(int)

    def __init__(self, command: Sequence[str] | None = None, parent: QObject | None = None) -> None:
        """command: program and arguments, None for this program's own worker."""
        super().__init__(parent)
        self._command = own_command("worker") if command is None else list(command)
        self._process: QProcess | None = None
        self._number: int | None = None
        self._line = b""
        self._starts = 0
        self._clock = self._timer(SAFETY_CLOCK, self._too_late)
        self._failure = self._timer(0, self._died)

    def _timer(self, wait: int, then: object) -> QTimer:
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.setInterval(wait)
        timer.timeout.connect(then)
        return timer

    @property
    def process_id(self) -> int | None:
        """Of the running process, None when there is none."""
        process = self._process
        return process.processId() if process is not None and process.processId() > 0 else None

    @property
    def running(self) -> bool:
        """Whether a process or a timer runs."""
        processes = self.findChildren(QProcess)
        timers = self._clock.isActive() or self._failure.isActive()
        return timers or any(process.state() != QProcess.ProcessState.NotRunning for process in processes)

    def ask(self, number: int, level: str, seed: int, observation: Observation) -> None:
        """Ask for the move of `observation.seat`, which is on turn. number: another one for each question."""
        self._number = number
        self._line = msgspec.json.encode(_Question(number, level, seed, observation)) + b"\n"
        self._starts = 0
        self._clock.start()
        self._send()

    def drop(self) -> None:
        """Forget the question; a reply to it is passed over."""
        self._number = None
        self._clock.stop()

    def close(self) -> None:
        """End the process."""
        self.drop()
        self._failure.stop()
        self._take_process()
        # Those that were killed may not be quite gone yet.
        for process in self.findChildren(QProcess):
            process.closeWriteChannel()
            if process.state() != QProcess.ProcessState.NotRunning and not process.waitForFinished(_END_WAIT):
                process.kill()
                process.waitForFinished(_KILL_WAIT)

    def _send(self) -> None:
        process = self._process
        if process is None:
            process = self._start()
        if process.state() != QProcess.ProcessState.NotRunning:
            process.write(self._line)

    def _start(self) -> QProcess:
        self._starts += 1
        process = QProcess(self)
        process.setProgram(self._command[0])
        process.setArguments(self._command[1:])
        process.setWorkingDirectory(WORKING_DIRECTORY)
        process.readyReadStandardOutput.connect(self._read)
        process.finished.connect(self._died)
        process.errorOccurred.connect(self._erred)
        self._process = process
        process.start()
        return process

    def _take_process(self) -> QProcess | None:
        """The process, from now on without us."""
        process = self._process
        self._process = None
        if process is not None:
            process.readyReadStandardOutput.disconnect(self._read)
            process.finished.disconnect(self._died)
            process.errorOccurred.disconnect(self._erred)
            process.finished.connect(process.deleteLater)
            if process.state() == QProcess.ProcessState.NotRunning:
                process.deleteLater()
        return process

    def _read(self) -> None:
        while self._process is not None and self._process.canReadLine():
            line = self._process.readLine().data()
            try:
                reply = msgspec.json.decode(line, type=_Reply)
            except msgspec.DecodeError as error:
                logger.warning("the worker's reply cannot be read (%s)", error)
                continue
            if reply.move is not None and reply.id is not None and reply.id == self._number:
                self.drop()
                self.answered.emit(reply.id, reply.move)
            elif reply.error is not None and reply.id in (None, self._number):
                logger.warning("the worker has no answer: %s", reply.error)
                self._give_up()

    def _erred(self, error: QProcess.ProcessError) -> None:
        if error == QProcess.ProcessError.FailedToStart:
            # `finished` does not follow. Not at once: `ask` must have returned before there is an answer.
            self._failure.start()

    def _died(self) -> None:
        """The process ended, or could not be started."""
        self._failure.stop()
        process = self._take_process()
        if process is not None:
            words = bytes(process.readAllStandardError().data()).decode(errors="replace").split("\n")
            said = next((line for line in reversed(words) if line.strip()), "no last words")
            logger.warning("the worker ended with status %d: %s", process.exitCode(), said)
        if self._number is None:
            return
        if self._starts < _STARTS:
            self._send()
        else:
            self._give_up()

    def _too_late(self) -> None:
        logger.warning("the worker gave no answer within %d ms", SAFETY_CLOCK)
        process = self._take_process()
        if process is not None:
            process.kill()
        self._give_up()

    def _give_up(self) -> None:
        number = self._number
        self.drop()
        if number is not None:
            self.given_up.emit(number)
