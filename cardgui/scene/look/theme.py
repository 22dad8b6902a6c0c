"""The colours of the three looks: day, night and high contrast.

Colours are `#RRGGBB` strings, so that a `Theme` is hashable and the same value serves a QPainter
and a style sheet. Where a colour is laid on with some opacity, a field `<name>_alpha` (0 to 1)
stands beside it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtGui import QColor

# The same in every look.
SHADOW: Final = "#03120F"
CHIPS: Final = ("#C0483A", "#2F6FA8", "#D99A2B")
CHIP_TRIM: Final = "#FFF6E6"
CURTAIN: Final = ("#4A1A2B", "#6E2A3C", "#8E3B4C")
CURTAIN_TRIM: Final = "#E9B95A"


@dataclass(frozen=True, slots=True)
class Theme:
    """One look.

    Attributes:
        name: "day", "night" or "high_contrast"; also the key in `THEMES`.
        high_contrast: no shadow, no glow, thick black card edges, plain lines.
        felt: the table's cloth at the light's middle, at 55 % of its radius and at its edge.
        wood, wood_dark, wood_line: bar and rail, lighter and darker grain, the line where they end.
        on_wood, on_wood_muted: text and icons on wood.
        page, panel, panel_soft, line: backgrounds of pages and panels, and the line round them.
        text, muted: text on page and panel.
        accent: small emphasised text on page and panel (a score, a warning).
        warning: something has gone or may go wrong, on page and panel.
        button, button_text: the main button.
        plate, plate_alpha, plate_text, plate_muted: seat plates and pills on the cloth.
        plate_line, plate_line_alpha: the line round them.
        active_plate, active_text, active_muted: the plate of the seat on turn, and pills that ask for a move.
        turn: mat line of the seat on turn; turn_glow its glow.
        target: the frame round a place where the held card may go; target_glow its glow.
        hint, hint_glow: the frame round the card of a hint, and the arrow.
        last_move, last_move_back: the thin frame round the last move's card, and the darker line under it.
        mat, mat_alpha, mat_line, mat_line_alpha: the areas that group the cards of a seat.
        corner, corner_alpha, corner_line, corner_line_alpha: the same for the corners of Kings Corners.
        place, place_alpha, place_line, place_line_alpha: an empty place;
            place_text, place_text_alpha: what is written there.
        focus, focus_halo: the ring round the control with the keyboard's focus (3 px, 4 px outside) and the
            thin line beside it, so that it is seen on any ground.
        paper: card paper, top and bottom.
        card_edge, card_edge_alpha: the line round a card; card_edge_width in u, at least card_edge_least px.
        lowest_text, lowest_fill: the lowest score in a table of scores.
        gold, cream: buttons and pills that ask for something.
    """

    name: str
    high_contrast: bool
    felt: tuple[str, str, str]
    wood: str
    wood_dark: str
    wood_line: str
    on_wood: str
    on_wood_muted: str
    page: str
    panel: str
    panel_soft: str
    line: str
    text: str
    muted: str
    accent: str
    warning: str
    button: str
    button_text: str
    plate: str
    plate_alpha: float
    plate_text: str
    plate_muted: str
    plate_line: str
    plate_line_alpha: float
    active_plate: str
    active_text: str
    active_muted: str
    turn: str
    turn_glow: str
    target: str
    target_glow: str
    hint: str
    hint_glow: str
    last_move: str
    last_move_back: str
    mat: str
    mat_alpha: float
    mat_line: str
    mat_line_alpha: float
    corner: str
    corner_alpha: float
    corner_line: str
    corner_line_alpha: float
    place: str
    place_alpha: float
    place_line: str
    place_line_alpha: float
    place_text: str
    place_text_alpha: float
    focus: str
    focus_halo: str
    paper: tuple[str, str]
    card_edge: str
    card_edge_alpha: float
    card_edge_width: float
    card_edge_least: float
    lowest_text: str
    lowest_fill: str
    gold: str
    cream: str


DAY: Final = Theme(
    name="day",
    high_contrast=False,
    felt=("#35806D", "#276655", "#1B4D42"),
    wood="#E6CBA0",
    wood_dark="#D3B07C",
    wood_line="#A9824C",
    on_wood="#3A2614",
    on_wood_muted="#573D27",
    page="#FBF5E9",
    panel="#FFFFFF",
    panel_soft="#F4EBDA",
    line="#DCCFB8",
    text="#2B2420",
    muted="#665A4E",
    accent="#B5431F",
    warning="#B5431F",
    button="#1E6A5A",
    button_text="#FFFFFF",
    plate="#0F332C",
    plate_alpha=0.80,
    plate_text="#FFFFFF",
    plate_muted="#D6E8E1",
    plate_line="#FFFFFF",
    plate_line_alpha=0.16,
    active_plate="#FFF6E0",
    active_text="#2B2420",
    active_muted="#665A4E",
    turn="#FFCE57",
    turn_glow="#FFC23D",
    target="#BFFCE6",
    target_glow="#7DF5CC",
    hint="#FFD768",
    hint_glow="#FFB81F",
    last_move="#FFFFFF",
    last_move_back="#12302A",
    mat="#FFFFFF",
    mat_alpha=0.055,
    mat_line="#FFFFFF",
    mat_line_alpha=0.13,
    corner="#FFD88A",
    corner_alpha=0.07,
    corner_line="#FFD88A",
    corner_line_alpha=0.38,
    place="#000000",
    place_alpha=0.16,
    place_line="#FFFFFF",
    place_line_alpha=0.50,
    place_text="#FFFFFF",
    place_text_alpha=0.86,
    focus="#195AB8",
    focus_halo="#FFFFFF",
    paper=("#FFFDF8", "#F7EFE0"),
    card_edge="#3A2E22",
    card_edge_alpha=0.28,
    card_edge_width=0.010,
    card_edge_least=1.0,
    lowest_text="#0C3D26",
    lowest_fill="#CFEBDD",
    gold="#FFCE57",
    cream="#FFF6E0",
)

NIGHT: Final = Theme(
    name="night",
    high_contrast=False,
    felt=("#22505A", "#17393F", "#0C2328"),
    wood="#3B2B22",
    wood_dark="#2A1E17",
    wood_line="#140D09",
    on_wood="#F6E9D6",
    on_wood_muted="#CDB79C",
    page="#1D1917",
    panel="#2A2421",
    panel_soft="#352D29",
    line="#4A403A",
    text="#F7EEE2",
    muted="#C2B4A4",
    accent="#FF9A76",
    warning="#FF9A76",
    button="#2F8F7A",
    button_text="#000000",
    plate="#07181B",
    plate_alpha=0.84,
    plate_text="#FFFFFF",
    plate_muted="#D6E8E1",
    plate_line="#FFFFFF",
    plate_line_alpha=0.16,
    active_plate="#FFF6E0",
    active_text="#2B2420",
    active_muted="#665A4E",
    turn="#FFCE57",
    turn_glow="#FFC23D",
    target="#BFFCE6",
    target_glow="#7DF5CC",
    hint="#FFD768",
    hint_glow="#FFB81F",
    last_move="#FFFFFF",
    last_move_back="#0A2429",
    mat="#FFFFFF",
    mat_alpha=0.055,
    mat_line="#FFFFFF",
    mat_line_alpha=0.13,
    corner="#FFD88A",
    corner_alpha=0.07,
    corner_line="#FFD88A",
    corner_line_alpha=0.38,
    place="#000000",
    place_alpha=0.16,
    place_line="#FFFFFF",
    place_line_alpha=0.50,
    place_text="#FFFFFF",
    place_text_alpha=0.86,
    focus="#6FA8FF",
    focus_halo="#06121F",
    paper=("#FBF5EA", "#F1E7D6"),
    card_edge="#3A2E22",
    card_edge_alpha=0.28,
    card_edge_width=0.010,
    card_edge_least=1.0,
    lowest_text="#0C3D26",
    lowest_fill="#CFEBDD",
    gold="#FFCE57",
    cream="#FFF6E0",
)

HIGH_CONTRAST: Final = Theme(
    name="high_contrast",
    high_contrast=True,
    felt=("#000000", "#000000", "#000000"),
    wood="#000000",
    wood_dark="#000000",
    wood_line="#FFFFFF",
    on_wood="#FFFFFF",
    on_wood_muted="#FFFFFF",
    page="#000000",
    panel="#000000",
    panel_soft="#000000",
    line="#FFFFFF",
    text="#FFFFFF",
    muted="#FFFFFF",
    accent="#FFD400",
    warning="#FFD400",
    button="#FFD400",
    button_text="#000000",
    plate="#000000",
    plate_alpha=1.0,
    plate_text="#FFFFFF",
    plate_muted="#FFFFFF",
    plate_line="#FFFFFF",
    plate_line_alpha=1.0,
    active_plate="#FFD400",
    active_text="#000000",
    active_muted="#000000",
    turn="#FFD400",
    turn_glow="#FFD400",
    target="#00FFC8",
    target_glow="#00FFC8",
    hint="#FFD400",
    hint_glow="#FFD400",
    last_move="#FFFFFF",
    last_move_back="#000000",
    mat="#000000",
    mat_alpha=1.0,
    mat_line="#FFFFFF",
    mat_line_alpha=1.0,
    corner="#000000",
    corner_alpha=1.0,
    corner_line="#FFFFFF",
    corner_line_alpha=1.0,
    place="#000000",
    place_alpha=1.0,
    place_line="#FFFFFF",
    place_line_alpha=1.0,
    place_text="#FFFFFF",
    place_text_alpha=1.0,
    focus="#3DA9FF",
    focus_halo="#000000",
    paper=("#FFFFFF", "#FFFFFF"),
    card_edge="#000000",
    card_edge_alpha=1.0,
    card_edge_width=0.024,
    card_edge_least=2.0,
    lowest_text="#000000",
    lowest_fill="#FFFFFF",
    gold="#FFD400",
    cream="#FFFFFF",
)

THEMES: Final[dict[str, Theme]] = {theme.name: theme for theme in (DAY, NIGHT, HIGH_CONTRAST)}


def color(text: str, alpha: float = 1.0) -> QColor:
    """The QColor of `text` (`#RRGGBB`) at the opacity `alpha`, 0 to 1."""
    result = QColor(text)
    result.setAlphaF(alpha)
    return result


def css(text: str, alpha: float = 1.0) -> str:
    """`text` at the opacity `alpha` (0 to 1) as a style sheet writes it."""
    value = QColor(text)
    return f"rgba({value.red()}, {value.green()}, {value.blue()}, {alpha:.3f})"
