"""Switching the language of the running program."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QLibraryInfo, QLocale, QObject, QTranslator, Signal
from PySide6.QtGui import QGuiApplication

from cardgui import resources
from cardgui.language.locales import ENGLISH, Digits, Language


class Translators(QObject):
    """Keeps the catalogues of the current language installed in the application.

    A switch sets, in this order: the default QLocale, the reading direction, the catalogues. Then every widget gets
    QEvent.LanguageChange, as Qt sends it, and `changed` is emitted for those that are no widgets. Without a
    catalogue the program speaks English.

    Attributes:
        language: the current one.
        digits: whose digits its numbers are written with.

    Signals:
        changed: language, direction or digits are others now, and everything is in place.
    """

    changed = Signal()

    def __init__(
        self,
        application: QCoreApplication,
        *,
        catalogues: Path | None = None,
        qt_catalogues: Path | None = None,
        parent: QObject | None = None,
    ) -> None:
        """
        Args:
            application: whose texts are translated.
            catalogues: folder with ``cardgui_<code>.qm``; None takes the program's own.
            qt_catalogues: folder with ``qtbase_<code>.qm``; None takes Qt's own.
        """
        super().__init__(parent)
        self._application = application
        self._catalogues = resources.translations() if catalogues is None else catalogues
        self._qt_catalogues = (
            Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
            if qt_catalogues is None
            else qt_catalogues
        )
        # Made once and loaded anew: now and then PySide crashes when a translator is deleted in the event loop.
        self._translators = (QTranslator(self), QTranslator(self))
        self.language = ENGLISH
        self.digits = Digits.AUTOMATIC

    def use(self, language: Language, digits: Digits = Digits.NATIVE) -> None:
        """Switch to a language, also when it is the current one."""
        self.language = language
        self.digits = digits
        locale = language.locale(digits)
        QLocale.setDefault(locale)
        if isinstance(self._application, QGuiApplication):
            self._application.setLayoutDirection(language.direction)
        self._replace_catalogues(language)
        self._tell(locale)

    def text_in(self, language: Language, context: str, text: str, comment: str = "") -> str:
        """What a text is in a language that need not be the current one; as it is where there is no catalogue."""
        translator = QTranslator()
        if not translator.load(str(self._catalogues / f"cardgui_{language.code}.qm")):
            return text
        return translator.translate(context, text, comment or None) or text

    def remove(self) -> None:
        """Take the catalogues out of the application again."""
        for translator in self._translators:
            self._application.removeTranslator(translator)

    def _replace_catalogues(self, language: Language) -> None:
        self.remove()
        # The last one installed is asked first: our own wording of Qt's standard texts wins.
        files = (
            self._qt_catalogues / f"qtbase_{language.code}.qm",
            self._catalogues / f"cardgui_{language.code}.qm",
        )
        for translator, file in zip(self._translators, files, strict=True):
            if file.is_file() and translator.load(str(file)):
                self._application.installTranslator(translator)

    def _tell(self, locale: QLocale) -> None:
        # A simulation on the command line has no windows, and need not load the library that draws them.
        if isinstance(self._application, QGuiApplication):
            from PySide6.QtWidgets import QApplication

            if isinstance(self._application, QApplication):
                # A widget takes the default locale when it is made and keeps it: spin boxes would keep their digits.
                for window in self._application.topLevelWidgets():
                    window.setLocale(locale)
        # Qt sends this only when a catalogue comes or goes; other digits or a missing catalogue need it as well.
        # Widgets get it once all the same: Qt merges those that are still waiting.
        QCoreApplication.sendEvent(self._application, QEvent(QEvent.Type.LanguageChange))
        self.changed.emit()
