"""The real program, without a display, in a folder of its own: dressed and pictured."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QLocale, QPoint, QSize
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from cardgui.language.locales import by_code
from cardgui.windows.main_window import MainWindow
from tests.pages.household import Household
from tests.pages.program import end, hold_still, start
from tests.pages.walk import above
from tests.pictures.dress import Dress


class Stage:
    """house: whose window it is."""

    def __init__(self, application: QApplication, folder: Path, language: str, family: bool) -> None:
        """family: with people who have played; otherwise as at the very first start."""
        self._services = start(application, folder)
        hold_still(self._services)
        self._services.preferences.language = language
        self._services.translators.use(by_code(language))
        window = MainWindow(self._services)
        window.resize(1280, 800)
        window.show()
        window.activateWindow()
        self.house = Household(window, language)
        if family:
            self.house.move_in()
        self.house.clear()

    def dress(self, dress: Dress) -> None:
        """Everything as it is to look."""
        self._services.preferences.colours = dress.look
        self._services.preferences.text_size = dress.text
        width, height = map(int, dress.size.split("x"))
        self.house.window.resize(QSize(width, height))
        self._settle(20)

    def picture(self) -> QPixmap:
        """The window with what is open above it."""
        self._settle(60)
        window = self.house.window
        picture = window.grab()
        painter = QPainter(picture)
        corner = window.mapToGlobal(QPoint(0, 0))
        for widget in above(window):
            painter.drawPixmap(widget.pos() - corner, widget.grab())
        painter.end()
        return picture

    def _settle(self, milliseconds: int) -> None:
        """Let all that is due happen, and what comes of it: one layout may lead to the next."""
        QTest.qWait(milliseconds)
        for _ in range(4):
            QApplication.processEvents()

    def close(self) -> None:
        self.house.clear()
        window = self.house.window
        window.table_page.stop()
        window.close()
        window.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        end(self._services)
        QLocale.setDefault(QLocale.c())
