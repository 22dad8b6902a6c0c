"""The process that plays sounds: one effect a file, held as long as it runs."""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import BinaryIO, Protocol

from PySide6.QtCore import QCoreApplication, QObject, QUrl, Signal

from cardgui import resources
from cardgui.sound.names import SOUNDS, files_of
from cardgui.sound.player import READY, UNAVAILABLE

LONGEST = 80
"""Bytes of a line."""


class Effect(Protocol):
    """A QSoundEffect."""

    def setVolume(self, volume: float, /) -> None: ...
    def play(self) -> None: ...
    def stop(self) -> None: ...


class Voices:
    """All sounds, ready to be played. Where there is no device there are no effects, and nothing happens.

    make: loads the file of a path.
    """

    def __init__(self, make: Callable[[Path], Effect]) -> None:
        self._make = make
        self._effects: Mapping[str, Effect] = {}

    def load(self) -> None:
        """Have all sounds for the device of now."""
        self.clear()
        files = [file for name in SOUNDS for file in files_of(name)]
        self._effects = {file: self._make(resources.path("sounds", f"{file}.wav")) for file in files}

    def clear(self) -> None:
        """Stop all sounds and let go of them."""
        for effect in self._effects.values():
            effect.stop()
        self._effects = {}

    def obey(self, line: str) -> None:
        """Do what a line says: a file's name and its volume, 0 to 1. Any other line is passed over."""
        file, _, volume = line.strip().partition(" ")
        effect = self._effects.get(file)
        if effect is None:
            return
        try:
            effect.setVolume(min(1.0, max(0.0, float(volume))))
        except ValueError:
            return
        effect.play()


class _Lines(QObject):
    """Lines that another thread reads.

    Signals: came(str): a line.  ended(): there will be no more.
    """

    came = Signal(str)
    ended = Signal()

    def read(self, source: BinaryIO) -> None:
        while line := source.readline(LONGEST):
            self.came.emit(line.decode("ascii", "replace"))
        self.ended.emit()


def serve(lines: BinaryIO, answers: BinaryIO) -> int:
    """Play what `lines` ask for until they end, and answer the exit status."""
    try:
        from PySide6.QtMultimedia import QAudioDevice, QMediaDevices, QSoundEffect
    except ImportError:
        return UNAVAILABLE
    application = QCoreApplication(sys.argv[:1])
    devices = QMediaDevices(application)
    used = QAudioDevice()

    def make(path: Path) -> QSoundEffect:
        effect = QSoundEffect(used, application)
        effect.setSource(QUrl.fromLocalFile(str(path)))
        return effect

    voices = Voices(make)

    def follow() -> None:
        nonlocal used
        device = QMediaDevices.defaultAudioOutput()
        if device.isNull():
            voices.clear()
        elif device != used or used.isNull():
            used = device
            voices.load()

    devices.audioOutputsChanged.connect(follow)
    follow()
    source = _Lines()
    source.came.connect(voices.obey)
    source.ended.connect(application.quit)
    threading.Thread(target=source.read, args=(lines,), daemon=True).start()
    answers.write(READY + b"\n")
    answers.flush()
    status = application.exec()
    voices.clear()
    return status
