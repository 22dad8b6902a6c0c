"""What all items of a board draw with: the pictures, and the look, language and resolution they are drawn for."""

from __future__ import annotations

from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QPixmap

from cardgui.rules.cards import UNKNOWN
from cardgui.scene.look.card_pictures import CardFace, CardPictures
from cardgui.scene.look.card_style import PLAIN, CardStyle
from cardgui.scene.look.table_pictures import TablePictures
from cardgui.scene.look.theme import DAY, Theme
from cardgui.scene.table_game import TableGame


class Paintbox:
    """Attributes:

    theme, locale, direction, dpr, style: what pictures are drawn for.
    version: grows with each change of them, so that items know when to fetch a new picture.
    """

    smooth = Qt.TransformationMode.SmoothTransformation

    def __init__(self) -> None:
        self.cards = CardPictures()
        self.parts = TablePictures()
        self.theme: Theme = DAY
        self.locale = QLocale()
        self.direction = Qt.LayoutDirection.LeftToRight
        self.dpr = 1.0
        self.style: CardStyle = PLAIN
        self.version = 0
        self.game: TableGame | None = None

    def set(
        self,
        *,
        theme: Theme | None = None,
        locale: QLocale | None = None,
        direction: Qt.LayoutDirection | None = None,
        dpr: float | None = None,
        style: CardStyle | None = None,
    ) -> None:
        """Draw for another look, language, resolution or taste from now on."""
        self.theme = theme or self.theme
        self.locale = locale or self.locale
        self.direction = self.direction if direction is None else direction
        self.dpr = dpr or self.dpr
        self.style = style or self.style
        self.version += 1

    def set_game(self, game: TableGame) -> None:
        """Draw another game's cards from now on."""
        if game is not self.game:
            self.game = game
            self.version += 1

    @property
    def rtl(self) -> bool:
        return self.direction == Qt.LayoutDirection.RightToLeft

    def face(self, face: int) -> CardFace:
        """The picture of a face of the game on the table; UNKNOWN is a back."""
        assert self.game is not None
        return self.game.back if face == UNKNOWN else self.game.card_face(face)

    def card(self, face: int, u: float, lifted: bool = False, strip: float = 0.0) -> QPixmap:
        """The pixmap of a card `u` px wide. strip: see `Pose`."""
        return self.cards.pixmap(self.face(face), u, self.dpr, self.theme, self.locale, lifted, strip, self.style)
