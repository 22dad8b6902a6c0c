"""The words of every action: what stands in menus, on buttons and in tooltips. Asked again with each language."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication


@dataclass(frozen=True, slots=True)
class ActionText:
    """text: in menus.  tooltip: what it does, without the shortcut.  word: on a button of the bar, "" for its icon
    alone."""

    text: str
    tooltip: str
    word: str = ""


def action_texts() -> dict[str, ActionText]:
    """By the action's name."""
    return {**_match_texts(), **_table_texts(), **_look_texts(), **_program_texts()}


def _match_texts() -> dict[str, ActionText]:
    return {
        "home": ActionText(
            QCoreApplication.translate("Actions", "Start page"),
            QCoreApplication.translate("Actions", "Put the match away and go to the start page; it stays saved"),
        ),
        "usual_match": ActionText(
            QCoreApplication.translate("Actions", "Play as last time"),
            QCoreApplication.translate("Actions", "Begin at once: the game, people and options of last time"),
        ),
        "again": ActionText(
            QCoreApplication.translate("Actions", "Again", "a new match like the one that is over"),
            QCoreApplication.translate("Actions", "A new match with the same people and options"),
        ),
        "same_deal": ActionText(
            QCoreApplication.translate("Actions", "The same deal again"),
            QCoreApplication.translate("Actions", "A new match with the same people and the same cards"),
        ),
        "open_matches": ActionText(
            QCoreApplication.translate("Actions", "Open matches…"),
            QCoreApplication.translate("Actions", "Go on with another match; the one on the table stays saved"),
        ),
        "give_up": ActionText(
            QCoreApplication.translate("Actions", "Give up…", "a match"),
            QCoreApplication.translate("Actions", "Stop playing this match; it stays in the history"),
        ),
        "new_match": ActionText(
            QCoreApplication.translate("Actions", "New match…"),
            QCoreApplication.translate("Actions", "Choose who plays and how"),
        ),
        "history": ActionText(
            QCoreApplication.translate("Actions", "History", "all matches of the past"),
            QCoreApplication.translate("Actions", "All matches of the past, and what everybody has won"),
        ),
        "open_record": ActionText(
            QCoreApplication.translate("Actions", "Open a record…"),
            QCoreApplication.translate("Actions", "Go on with a match that was saved as a file"),
        ),
        "save_record": ActionText(
            QCoreApplication.translate("Actions", "Save as file…"),
            QCoreApplication.translate("Actions", "Save the match as a file, to keep it or to pass it on"),
        ),
        "score_sheet": ActionText(
            QCoreApplication.translate("Actions", "Score sheet"),
            QCoreApplication.translate("Actions", "Show the points of all rounds"),
        ),
        "next_round": ActionText(
            QCoreApplication.translate("Actions", "Next round"),
            QCoreApplication.translate("Actions", "Deal the next round"),
        ),
    }


def _table_texts() -> dict[str, ActionText]:
    undo = QCoreApplication.translate("Actions", "Undo")
    hint = QCoreApplication.translate("Actions", "Hint")
    return {
        "undo": ActionText(undo, QCoreApplication.translate("Actions", "Take your last move back"), undo),
        "redo": ActionText(
            QCoreApplication.translate("Actions", "Redo"),
            QCoreApplication.translate("Actions", "Play again what was taken back"),
        ),
        "hint": ActionText(hint, QCoreApplication.translate("Actions", "Show a good move"), hint),
        "call": ActionText(
            QCoreApplication.translate("Actions", "Call…"),
            QCoreApplication.translate("Actions", "Catch somebody who breaks a rule, or do something out of turn"),
            QCoreApplication.translate("Actions", "Call", "on a button: somebody calls out at the table"),
        ),
        "chairs": ActionText(
            QCoreApplication.translate("Actions", "Who sits where…"),
            QCoreApplication.translate("Actions", "Leave your chair to a computer player, or sit down again"),
        ),
        "log": ActionText(
            QCoreApplication.translate("Actions", "What has happened"),
            QCoreApplication.translate("Actions", "Show or hide the list of all moves"),
        ),
        "past_back": ActionText(
            QCoreApplication.translate("Actions", "One moment back"),
            QCoreApplication.translate("Actions", "Look at the table as it was a moment earlier"),
        ),
        "past_forward": ActionText(
            QCoreApplication.translate("Actions", "One moment on"),
            QCoreApplication.translate("Actions", "Look at the table as it was a moment later"),
        ),
        "now": ActionText(
            QCoreApplication.translate("Actions", "Back to now"),
            QCoreApplication.translate("Actions", "From the past to the table as it is"),
        ),
        "past_start": ActionText(
            QCoreApplication.translate("Actions", "To the start of the match"),
            QCoreApplication.translate("Actions", "Look at the table as it was after the first deal"),
        ),
        "past_play": ActionText(
            QCoreApplication.translate("Actions", "Show move by move"),
            QCoreApplication.translate("Actions", "Let the past go on by itself, or stop it"),
        ),
        "continue_here": ActionText(
            QCoreApplication.translate("Actions", "New match from here"),
            QCoreApplication.translate("Actions", "Play on from this moment as a new match; this one stays as it is"),
            QCoreApplication.translate("Actions", "Play on from here", "button in the past: as a new match"),
        ),
        "pause": ActionText(
            QCoreApplication.translate("Actions", "Pause"),
            QCoreApplication.translate("Actions", "Let the computer players wait"),
        ),
        "step": ActionText(
            QCoreApplication.translate("Actions", "One step"),
            QCoreApplication.translate("Actions", "Let the computer player make one move"),
        ),
        "fast_forward": ActionText(
            QCoreApplication.translate("Actions", "Fast forward"),
            QCoreApplication.translate("Actions", "No pauses until it is a person's turn"),
        ),
    }


def _look_texts() -> dict[str, ActionText]:
    def plain(text: str) -> ActionText:
        return ActionText(text, text)

    return {
        "look_system": plain(QCoreApplication.translate("Actions", "As the desktop", "day or night colours")),
        "look_day": plain(QCoreApplication.translate("Actions", "Day", "the light colours")),
        "look_night": plain(QCoreApplication.translate("Actions", "Night", "the dark colours")),
        "look_high_contrast": plain(QCoreApplication.translate("Actions", "High contrast")),
        "digits_automatic": plain(QCoreApplication.translate("Actions", "Automatic", "digits, by the system's region")),
        # The digits name themselves, the same in every language.
        "digits_native": plain("٠١٢٣"),
        "digits_western": plain("0123"),
        "text_100": plain(QCoreApplication.translate("Actions", "Usual size", "of the text")),
        "text_125": plain(QCoreApplication.translate("Actions", "Large", "text")),
        "text_150": plain(QCoreApplication.translate("Actions", "Very large", "text")),
        "sound_0": plain(QCoreApplication.translate("Actions", "Off", "no sounds")),
        "sound_30": plain(QCoreApplication.translate("Actions", "Quiet", "the sounds")),
        "sound_60": plain(QCoreApplication.translate("Actions", "Medium", "how loud the sounds are")),
        "sound_100": plain(QCoreApplication.translate("Actions", "Loud", "the sounds")),
        "animation_50": plain(QCoreApplication.translate("Actions", "Slow", "how fast cards move")),
        "animation_100": plain(QCoreApplication.translate("Actions", "Usual speed", "how fast cards move")),
        "animation_200": plain(QCoreApplication.translate("Actions", "Fast", "how fast cards move")),
        "animation_0": plain(QCoreApplication.translate("Actions", "No movement", "cards are at once where they go")),
        "pace_1500": plain(QCoreApplication.translate("Actions", "Long pause", "before a computer player moves")),
        "pace_600": plain(QCoreApplication.translate("Actions", "Usual pause", "before a computer player moves")),
        "pace_250": plain(QCoreApplication.translate("Actions", "Short pause", "before a computer player moves")),
        "pace_0": plain(QCoreApplication.translate("Actions", "No pause", "before a computer player moves")),
        "undo_any": plain(QCoreApplication.translate("Actions", "At any time", "moves may be taken back")),
        "undo_until_seen": plain(
            QCoreApplication.translate("Actions", "Until a new card was seen", "moves may be taken back")
        ),
        "undo_never": plain(QCoreApplication.translate("Actions", "Never", "moves may be taken back")),
    }


def _program_texts() -> dict[str, ActionText]:
    rules = QCoreApplication.translate("Actions", "Rules", "the rule book")
    return {
        "rules": ActionText(rules, QCoreApplication.translate("Actions", "How the game is played"), rules),
        "keyboard": ActionText(
            QCoreApplication.translate("Actions", "Keyboard and mouse"),
            QCoreApplication.translate("Actions", "Every key, and how cards are moved"),
        ),
        "about": ActionText(
            QCoreApplication.translate("Actions", "About Card Table"),
            QCoreApplication.translate("Actions", "Version, licences and the owners of the games' names"),
        ),
        "mute": ActionText(
            QCoreApplication.translate("Actions", "Mute", "switch the sounds off"),
            QCoreApplication.translate("Actions", "Switch the sounds off, or on again"),
        ),
        "full_screen": ActionText(
            QCoreApplication.translate("Actions", "Full screen"),
            QCoreApplication.translate("Actions", "Fill the whole screen, or go back to a window"),
        ),
        "settings": ActionText(
            QCoreApplication.translate("Actions", "All settings…"),
            QCoreApplication.translate("Actions", "Colours, cards, sounds, language and how it is played"),
        ),
        "menu": ActionText(
            QCoreApplication.translate("Actions", "Menu"),
            QCoreApplication.translate("Actions", "Open the menu"),
        ),
        "quit": ActionText(
            QCoreApplication.translate("Actions", "Quit"),
            QCoreApplication.translate("Actions", "Leave the program; the match is saved"),
        ),
    }


def submenu_texts() -> dict[str, str]:
    """The titles of submenus, by name."""
    return {
        "matches": QCoreApplication.translate("Actions", "Matches", "submenu: again, open ones, files, give up"),
        "course": QCoreApplication.translate(
            "Actions", "Going on", "submenu: pause, one step, fast forward, next round"
        ),
        "past": QCoreApplication.translate("Actions", "Looking back", "submenu: what has happened at the table"),
        "settings": QCoreApplication.translate("Actions", "Settings"),
        "help": QCoreApplication.translate("Actions", "Help", "submenu: keys, about the program"),
        "language": QCoreApplication.translate("Actions", "Language"),
        "look": QCoreApplication.translate("Actions", "Colours"),
        "digits": QCoreApplication.translate("Actions", "Digits"),
        "text": QCoreApplication.translate("Actions", "Text size"),
        "sound": QCoreApplication.translate("Actions", "Sounds"),
        "animation": QCoreApplication.translate("Actions", "Movement of cards"),
        "pace": QCoreApplication.translate("Actions", "Computer players' pause"),
        "undo_policy": QCoreApplication.translate("Actions", "Taking back"),
    }
