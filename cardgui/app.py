"""The one place where the window's parts are put together."""

from __future__ import annotations

import dataclasses
import datetime
import signal
import socket
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QCoreApplication, QEvent, QSocketNotifier, QTimer, Signal
from PySide6.QtGui import QFileOpenEvent, QGuiApplication, QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QApplication

from cardgui.controller.opening import load_record
from cardgui.controller.setup import Setup, parse_setup
from cardgui.controller.table import TableController
from cardgui.display import missing_display
from cardgui.language.locales import Digits, choose, find, of_system
from cardgui.language.translators import Translators
from cardgui.preferences import APPLICATION_ID, Preferences, data_folder, name_application
from cardgui.rules.errors import RulesError
from cardgui.rules.matches import Match
from cardgui.rules.options import OptionValue
from cardgui.scene.look import fonts
from cardgui.sound.player import SoundPlayer
from cardgui.storage.database import Database
from cardgui.storage.errors import RecordFileError
from cardgui.system_wishes import ContrastWish, MotionWish
from cardgui.windows.main_window import MainWindow
from cardgui.windows.program_icon import paint_program_icon
from cardgui.windows.services import Services

_ICON_SIZES = (16, 24, 32, 48, 64, 128, 256)


class Request(Protocol):
    """What the window opens with, as `commands.window_request.WindowRequest`.

    file: a record to open.  game: of a new match to start at once; seats, deal and options are that match's.
    language: a tag; None for the one that was chosen last, or the system's.
    desktop: a file that cannot be read is told of in the window.
    """

    @property
    def file(self) -> str | None: ...
    @property
    def game(self) -> str | None: ...
    @property
    def seats(self) -> Sequence[str]: ...
    @property
    def deal(self) -> int | None: ...
    @property
    def options(self) -> Mapping[str, OptionValue]: ...
    @property
    def language(self) -> str | None: ...
    @property
    def desktop(self) -> bool: ...


class Application(QApplication):
    """file_opened(Path): macOS asks for a file that was opened in the Finder, also while the window is there."""

    file_opened = Signal(object)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent):
            self.file_opened.emit(Path(event.file()))
            return True
        return super().event(event)


def main(request: Request) -> int:
    """Show the window until it is closed, and answer the exit status.

    Raises RulesError, before any window appears, for a record that cannot be read (unless it comes from the desktop), a
    match that is impossible, and where there is no display.
    """
    with interrupted_at_once():
        return _main(request)


def _main(request: Request) -> int:
    match, unreadable = None, None
    if request.file is not None:
        try:
            match = _record(request.file)
        except RulesError:
            if not request.desktop:
                raise
            unreadable = Path(request.file)
    trouble = missing_display()
    if trouble:
        raise RulesError(trouble)
    application = make_application()
    preferences = Preferences()
    MotionWish(application, preferences)
    ContrastWish(application, preferences)
    translators = Translators(application)
    language = choose(request.language, preferences.language or None)
    translators.use(language, Digits(preferences.digits))
    try:
        setup = _setup(request)
        unknown = request.language is None and find(preferences.language) is None and of_system() is None
        return _run(application, preferences, translators, match, setup, unknown, unreadable)
    finally:
        translators.remove()
        preferences.save()


def make_application() -> Application:
    """The application with its names, style, fonts and icon."""
    QGuiApplication.setDesktopFileName(APPLICATION_ID)
    name_application()
    application = Application(sys.argv[:1])
    application.setApplicationDisplayName("")
    application.setStyle("Fusion")
    fonts.load()
    application.setFont(fonts.font(15))
    application.setWindowIcon(program_icon())
    return application


def program_icon() -> QIcon:
    """The program's icon in all usual sizes."""
    icon = QIcon()
    for size in _ICON_SIZES:
        pixmap = QPixmap(size, size)
        pixmap.fill("transparent")
        painter = QPainter(pixmap)
        paint_program_icon(painter, size)
        painter.end()
        icon.addPixmap(pixmap)
    return icon


def _record(file: str) -> Match:
    try:
        return load_record(Path(file))
    except RecordFileError as error:
        raise RulesError(str(error)) from None


def _setup(request: Request) -> Setup | None:
    if request.game is None:
        return None
    setup = parse_setup(request.game, ",".join(request.seats) or None, request.deal)
    # Tried here, so that an impossible match is told of on the command line.
    setup.game.options(request.options, len(setup.seats))
    return dataclasses.replace(setup, options=dict(request.options))


def _run(
    application: Application,
    preferences: Preferences,
    translators: Translators,
    match: Match | None,
    setup: Setup | None,
    ask_language: bool,
    unreadable: Path | None,
) -> int:
    database = Database.open_or_memory(data_folder(), datetime.date.today())
    controller = TableController(database)
    sound = SoundPlayer()
    window = MainWindow(Services(controller, preferences, translators, database, sound=sound))
    try:
        with interrupts(window.close):
            if match is not None:
                controller.resume(reopen=False)
                window.open_match(match)
            elif setup is not None:
                controller.resume(reopen=False)
                window.begin(setup)
            else:
                window.resume(ask_language)
            window.open()
            if unreadable is not None:
                window.open_record(unreadable)
            application.file_opened.connect(window.open_record)
            return application.exec()
    finally:
        window.table_page.stop()
        controller.close()
        window.hide()
        sound.close()
        window.deleteLater()
        # The event loop has ended: what is to be deleted goes now, while there is an application.
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        database.close()


@contextmanager
def interrupted_at_once() -> Iterator[None]:
    """While inside, Ctrl+C ends the process there and then, as a request to terminate does; nothing is lost, since
    every move is saved when it is made. Python's KeyboardInterrupt could come in the middle of painting, and crash Qt.
    """
    earlier = signal.signal(signal.SIGINT, signal.SIG_DFL)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, earlier)


@contextmanager
def interrupts(stop: Callable[[], object]) -> Iterator[None]:
    """While inside, Ctrl+C in the terminal and a request to terminate call `stop` from Qt's event loop.

    Python runs a signal's handler only once it is back from C++; a byte on a socket wakes Qt up for that. The handler
    may then run anywhere, in the middle of painting too, so it only asks the event loop.
    """
    reader, writer = socket.socketpair()
    writer.setblocking(False)
    reader.setblocking(False)
    notifier = QSocketNotifier(reader.fileno(), QSocketNotifier.Type.Read)
    notifier.activated.connect(lambda: _drain(reader))

    def ask(number: int, frame: object) -> None:
        QTimer.singleShot(0, stop)

    earlier = {number: signal.signal(number, ask) for number in (signal.SIGINT, signal.SIGTERM)}
    wakeup = signal.set_wakeup_fd(writer.fileno())
    try:
        yield
    finally:
        signal.set_wakeup_fd(wakeup)
        for number, handler in earlier.items():
            signal.signal(number, handler)
        notifier.setEnabled(False)
        notifier.deleteLater()
        QCoreApplication.sendPostedEvents(notifier, QEvent.Type.DeferredDelete)
        reader.close()
        writer.close()


def _drain(reader: socket.socket) -> None:
    with suppress(BlockingIOError):
        reader.recv(64)
