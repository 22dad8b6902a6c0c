"""All texts with a number, for lupdate, which sees that only where the number is a literal.

Written by packaging/translations.py.
"""

# fmt: off
# ruff: noqa: E501, RUF100
from PySide6.QtCore import QCoreApplication

QCoreApplication.translate("Controller", "%n saved match(es) could not be read. They were kept in {folder} as {files}. The first reason: {problem}", "", 0)
QCoreApplication.translate("Curtain", "{name} played %n card(s)", "in the last turn", 0)
QCoreApplication.translate("Dates", "%n hour(s)", "how long something took", 0)
QCoreApplication.translate("Dates", "%n minute(s)", "how long something took", 0)
QCoreApplication.translate("KingsCorners", "%n chip(s)", "a number of chips", 0)
QCoreApplication.translate("KingsCorners", "Each player puts %n chip(s) in the pot", "at the start of a round", 0)
QCoreApplication.translate("KingsCorners", "{name} could lay no card and paid %n chip(s)", "into the pot", 0)
QCoreApplication.translate("KingsCorners", "{name} paid %n chip(s) for the cards left in hand", "into the pot", 0)
QCoreApplication.translate("KingsCorners", "{name} took %n chip(s) from the pot", "the winner of the round", 0)
QCoreApplication.translate("KingsCornersTable", "%n chip(s)", "", 0)
QCoreApplication.translate("KingsCornersTable", "Stock, %n card(s)", "", 0)
QCoreApplication.translate("KingsCornersTable", "{name} holds %n card(s)", "", 0)
QCoreApplication.translate("KingsCornersTable", "{place}: {last}, pile of %n card(s) from {first}", "", 0)
QCoreApplication.translate("NewMatch", "%n more must sit down", "", 0)
QCoreApplication.translate("NewMatch", "%n people", "who share a chair; under their names", 0)
QCoreApplication.translate("Phrases", "%n point(s)", "", 0)
QCoreApplication.translate("Scores", "%n card(s) left", "in a stock", 0)
QCoreApplication.translate("Scores", "%n chip(s) in the pot", "", 0)
QCoreApplication.translate("Scores", "%n in the pot", "chips that stay for the next round", 0)
QCoreApplication.translate("Scores", "%n round(s) left", "until the match ends", 0)
QCoreApplication.translate("Scores", "%n to go", "points until the match ends", 0)
QCoreApplication.translate("SkipBo", "{name} drew %n card(s)", "from the draw pile", 0)
QCoreApplication.translate("SkipBo", "{name} gets %n card(s) under the stock", "the penalty for talking; under the own stock", 0)
QCoreApplication.translate("SkipBoJunior", "the first to win %n round(s) wins", "on the score sheet", 0)
QCoreApplication.translate("SkipBoJunior", "{round} · first to win %n round(s)", "at the table: Round 2 · first to win 3 rounds", 0)
QCoreApplication.translate("SkipBoTable", "%n card(s) in hand", "", 0)
QCoreApplication.translate("SkipBoTable", "%n card(s) left", "in a stock", 0)
QCoreApplication.translate("SkipBoTable", "%n left", "cards in the own stock", 0)
QCoreApplication.translate("SkipBoTable", "%n round(s) won", "", 0)
QCoreApplication.translate("SkipBoTable", "Draw pile, %n card(s)", "", 0)
QCoreApplication.translate("SkipBoTable", "Full piles, %n card(s)", "under the draw pile", 0)
QCoreApplication.translate("SkyjoTable", "Draw pile, %n card(s)", "", 0)
QCoreApplication.translate("SkyjoTable", "Turn up %n card(s)", "", 0)
QCoreApplication.translate("Turns", "%n card(s)", "a number of cards", 0)
QCoreApplication.translate("Turns", "%n round(s)", "a number of rounds", 0)
