"""Plays one round as somebody who sees nothing: run by the system's Python, which has the assistive layer's library.

    /usr/bin/python3 blind_player.py GAME COMMAND...

COMMAND starts the program in English with Ada on the only person's chair; for the GAME "start", on its start page; for
"read" a table is only read, in any language.
All that is known of the table is the accessible tree - names, descriptions, roles and states -, all that is done is
the press action of a button, and all that is heard are announcements. It imports nothing of the program. Ends with one
line of JSON: what was pressed, what was heard, and how the round ended.
"""

import json
import os
import re
import signal
import subprocess
import sys
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

LAUNCHERS = ("/usr/libexec/at-spi-bus-launcher", "/usr/lib/at-spi2-core/at-spi-bus-launcher")
PATIENCE = 60.0
"""Seconds until something must have changed."""
MOST_PRESSES = 1500
CHOICE, TARGET, HELD = "can be chosen", "the held card may go here", "you hold it"


class Ear:
    """Everything that was announced, in order."""

    def __init__(self):
        self.heard = []
        self._listener = Atspi.EventListener.new(self._hear)
        self._listener.register("object:announcement")

    def _hear(self, event):
        self.heard.append(str(event.any_data))


class Screen:
    """What can be read and pressed just now."""

    def __init__(self, application):
        self._application = application

    def read(self):
        """The shown things with a name, in the order of the tree: (name, description, role, accessible)."""
        pump()
        found = []
        self._walk(self._application, found)
        return found

    def _walk(self, one, found):
        try:
            states = one.get_state_set()
            role = one.get_role()
            if role != Atspi.Role.APPLICATION and not states.contains(Atspi.StateType.SHOWING):
                return
            if one.get_name():
                pressable = states.contains(Atspi.StateType.ENABLED)
                found.append((one.get_name(), one.get_description() or "", role, one if pressable else None))
            for number in range(one.get_child_count()):
                child = one.get_child_at_index(number)
                if child is not None:
                    self._walk(child, found)
        except GLib.Error:
            # It went away while it was read.
            return


def pump(seconds=0.0):
    """Let events come in."""
    context, end = GLib.MainContext.default(), time.monotonic() + seconds
    while True:
        while context.iteration(False):
            pass
        if time.monotonic() >= end:
            return
        time.sleep(0.01)


def press(accessible):
    """Whether it could be pressed: it may have gone since it was read."""
    try:
        for number in range(Atspi.Action.get_n_actions(accessible)):
            if Atspi.Action.get_action_name(accessible, number) == "Press":
                return Atspi.Action.do_action(accessible, number)
    except GLib.Error:
        pass
    return False


class Player:
    """Ada at the table. A game's own player chooses what to press.

    pressed: names of buttons, in order.  pages: what could be read on each page on the way.
    """

    def __init__(self, screen):
        self._screen = screen
        self.pressed = []
        self.pages = []

    def play(self):
        """Until the score sheet is there; answers what can be read then."""
        before, latest, since = None, None, time.monotonic()
        while len(self.pressed) < MOST_PRESSES:
            things = self._screen.read()
            words = [(name, use) for name, use, _, _ in things]
            if ("Save as file", "") in words:
                return [name for name, _ in words]
            choice = None
            # What was pressed has not been answered while all is as it was; what differs from one reading to the next
            # is half of what was and half of what is.
            settled, latest = words == latest, words
            if settled and words != before:
                buttons = [
                    (name, use, one) for name, use, role, one in things if role == Atspi.Role.PUSH_BUTTON and one
                ]
                choice = self.choose(buttons)
            if choice is not None and press(choice[2]):
                before, since = words, time.monotonic()
                self.pressed.append(choice[0])
            elif time.monotonic() - since > PATIENCE:
                raise AssertionError("nothing happens: " + repr(words))
            else:
                pump(0.03)
        raise AssertionError("the round does not end")


class Newcomer(Player):
    """Finds the way from the start page to the table of a first match, and back."""

    def play(self):
        for name in ("Rules", "Close", "Play: Skyjo", "Start to play", "Start page"):
            self._wait_and_press(name)
        return self._wait_for("Play: Skyjo")

    def _wait_for(self, name):
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            things = self._screen.read()
            if any(one and found == name for found, _, _, one in things):
                return [found for found, *_ in things]
            pump(0.05)
        raise AssertionError(f"no {name}: {[found for found, *_ in things]}")

    def _wait_and_press(self, name):
        self.pages.append(self._wait_for(name))
        one = next(one for found, _, _, one in self._screen.read() if found == name and one)
        assert press(one), name
        self.pressed.append(name)


class Reader(Player):
    """Reads all names on a table in any language, once nothing comes any more, and what is said of them."""

    def play(self):
        end = time.monotonic() + PATIENCE
        before = None
        while time.monotonic() < end:
            words = [name if not use else f"{name}: {use}" for name, use, *_ in self._screen.read()]
            if len(words) > 20 and words == before:
                return words
            before = words
            pump(0.5)
        raise AssertionError(f"no table: {before}")


class SkyjoPlayer(Player):
    def choose(self, buttons):
        """Take a low card of the discard pile, else draw. Keep what is low, or lower than an open card; what is not
        is discarded, and a card turned up."""
        own = [button for button in buttons if button[0].startswith("Ada, row")]
        covered = [button for button in own if button[0].endswith("face down") and button[1]]
        held = next((button for button in buttons if button[1] == HELD), None)
        discard = next((button for button in buttons if button[0].startswith("Discard pile") and button[1]), None)
        draw = next((button for button in buttons if button[0].startswith("Draw pile") and button[1]), None)
        if held is not None:
            value = number_in(held[0])
            uncovered = [b for b in own if b[1] == TARGET and not b[0].endswith(("face down", "no card"))]
            if not [button for button in own if button[1] == TARGET]:
                return None
            worst = max(uncovered, key=lambda button: number_in(button[0].rpartition(": ")[2]), default=None)
            if worst is not None and number_in(worst[0].rpartition(": ")[2]) > value + 3:
                return worst
            if value <= 4 and covered:
                return covered[0]
            return discard if held[0].startswith("Drawn") else (covered or uncovered)[0]
        if discard is not None and discard[1] == CHOICE and number_in(discard[0]) <= 3:
            return discard
        if draw is not None:
            return draw
        return covered[0] if covered else None


class SkipBoPlayer(Player):
    def choose(self, buttons):
        """The stock is played first, then the discard piles and the hand; what fits nowhere is put away, best on the
        same number or on an empty pile."""
        held = next((button for button in buttons if button[1] == HELD), None)
        if held is not None:
            targets = [button for button in buttons if button[1] == TARGET]
            builds = [button for button in targets if button[0].startswith("Building pile")]
            return builds[0] if builds else max(targets, key=lambda b: self._room(b[0], held[0]), default=None)
        wanted = {button[0].rpartition(" ")[2] for button in buttons if button[0].startswith("Building pile")}
        usable = [button for button in buttons if button[0].startswith("Ada, ") and button[1] == CHOICE]
        for place in ("Ada, stock", "Ada, discard pile", "Ada, hand card"):
            for button in usable:
                if button[0].startswith(place) and self._top(button[0]) in {*wanted, "wild card"}:
                    return button
        hand = [button for button in usable if button[0].startswith("Ada, hand card")]
        return max(hand, key=lambda button: number_in(self._top(button[0])), default=None)

    @staticmethod
    def _top(name):
        """The card that lies on top of a place."""
        return name.partition(": ")[2].partition(" on top")[0].partition(",")[0]

    def _room(self, pile, card):
        top = self._top(pile)
        return 2 if top == self._top(card) else 1 if top == "empty" else 0


def number_in(text):
    found = re.search("[-−]?[0-9]+", text)
    return int(found.group().replace("−", "-")) if found else 0


def application():
    """The program's, once it is on the bus and shows a window."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        desktop = Atspi.get_desktop(0)
        for number in range(desktop.get_child_count()):
            one = desktop.get_child_at_index(number)
            if one is not None and one.get_name() == "CardTable" and one.get_child_count():
                return one
        pump(0.2)
    raise AssertionError("the program is not on the assistive bus")


def main():
    launcher = next(path for path in LAUNCHERS if os.path.exists(path))
    bus = subprocess.Popen([launcher, "--launch-immediately"], stderr=subprocess.DEVNULL)
    time.sleep(1)
    program = subprocess.Popen(sys.argv[2:])
    try:
        ear = Ear()
        screen = Screen(application())
        player = {"skyjo": SkyjoPlayer, "skip_bo": SkipBoPlayer, "start": Newcomer, "read": Reader}[sys.argv[1]](screen)
        sheet = player.play()
        told = {"pressed": player.pressed, "heard": ear.heard, "sheet": sheet, "pages": player.pages}
        print(json.dumps(told))
    finally:
        for process in (program, bus):
            process.send_signal(signal.SIGTERM)
            process.wait()


main()
