"""How many moves and rounds matches take. Made by packaging/match_lengths.py; do not edit by hand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Measured:
    """moves: of all seats in a round.  rounds: in a match; both means.  low, high: how long the shorter and the longer
    matches are, a fifth of all being shorter or longer still, as shares of the mean."""

    moves: float
    rounds: float
    low: float
    high: float


MEASURED: Final[dict[tuple[str, int, str], Measured]] = {
    ("skyjo", 2, "target=50"): Measured(69.3, 2.52, 0.75, 1.25),
    ("skyjo", 2, "target=100"): Measured(69.2, 4.87, 0.80, 1.20),
    ("skyjo", 2, "target=200"): Measured(69.1, 9.32, 0.90, 1.08),
    ("skyjo", 3, "target=50"): Measured(102.7, 2.23, 0.84, 1.31),
    ("skyjo", 3, "target=100"): Measured(103.6, 4.13, 0.82, 1.21),
    ("skyjo", 3, "target=200"): Measured(104.3, 8.88, 0.90, 1.12),
    ("skyjo", 4, "target=50"): Measured(139.4, 2.12, 0.85, 1.37),
    ("skyjo", 4, "target=100"): Measured(138.4, 4.22, 0.78, 1.20),
    ("skyjo", 4, "target=200"): Measured(138.1, 8.55, 0.92, 1.09),
    ("skyjo", 5, "target=50"): Measured(173.5, 2.17, 0.89, 1.27),
    ("skyjo", 5, "target=100"): Measured(172.8, 4.20, 0.92, 1.19),
    ("skyjo", 5, "target=200"): Measured(171.1, 8.47, 0.91, 1.10),
    ("skyjo", 6, "target=50"): Measured(206.6, 2.03, 0.88, 1.07),
    ("skyjo", 6, "target=100"): Measured(204.9, 4.00, 0.89, 1.20),
    ("skyjo", 6, "target=200"): Measured(204.5, 8.25, 0.91, 1.10),
    ("skyjo", 7, "target=50"): Measured(241.9, 1.78, 0.69, 1.17),
    ("skyjo", 7, "target=100"): Measured(241.1, 3.22, 0.88, 1.22),
    ("skyjo", 7, "target=200"): Measured(240.4, 6.43, 0.91, 1.10),
    ("skyjo", 8, "target=50"): Measured(274.5, 1.50, 0.62, 1.37),
    ("skyjo", 8, "target=100"): Measured(273.5, 2.73, 0.75, 1.15),
    ("skyjo", 8, "target=200"): Measured(273.2, 5.23, 0.92, 1.14),
    ("skip_bo", 2, "teams=off stock_size=10"): Measured(101.9, 16.38, 0.78, 1.16),
    ("skip_bo", 2, "teams=off stock_size=30"): Measured(284.0, 11.04, 0.86, 1.16),
    ("skip_bo", 2, "scoring=single_round"): Measured(284.9, 1.00, 0.81, 1.12),
    ("skip_bo", 3, "teams=off stock_size=10"): Measured(105.7, 14.83, 0.85, 1.14),
    ("skip_bo", 3, "teams=off stock_size=30"): Measured(334.4, 8.50, 0.76, 1.17),
    ("skip_bo", 3, "scoring=single_round"): Measured(317.4, 1.00, 0.82, 1.20),
    ("skip_bo", 4, "teams=off stock_size=10"): Measured(111.5, 13.12, 0.81, 1.20),
    ("skip_bo", 4, "teams=off stock_size=30"): Measured(390.7, 6.04, 0.63, 1.40),
    ("skip_bo", 4, "teams=two_sides stock_size=10"): Measured(123.4, 15.21, 0.89, 1.10),
    ("skip_bo", 4, "teams=two_sides stock_size=30"): Measured(348.3, 12.25, 0.91, 1.08),
    ("skip_bo", 4, "scoring=single_round"): Measured(411.2, 1.00, 0.86, 1.16),
    ("skip_bo", 5, "teams=off stock_size=10"): Measured(118.0, 9.71, 0.75, 1.22),
    ("skip_bo", 5, "teams=off stock_size=20"): Measured(286.1, 6.42, 0.82, 1.16),
    ("skip_bo", 5, "scoring=single_round"): Measured(304.2, 1.00, 0.87, 1.14),
    ("skip_bo", 6, "teams=off stock_size=10"): Measured(126.4, 8.33, 0.70, 1.31),
    ("skip_bo", 6, "teams=off stock_size=20"): Measured(313.6, 5.67, 0.67, 1.34),
    ("skip_bo", 6, "teams=two_sides stock_size=10"): Measured(139.4, 14.92, 0.86, 1.14),
    ("skip_bo", 6, "teams=two_sides stock_size=20"): Measured(269.3, 12.21, 0.82, 1.23),
    ("skip_bo", 6, "teams=three_sides stock_size=10"): Measured(140.3, 11.88, 0.74, 1.31),
    ("skip_bo", 6, "teams=three_sides stock_size=20"): Measured(284.7, 7.62, 0.76, 1.26),
    ("skip_bo", 6, "scoring=single_round"): Measured(321.2, 1.00, 0.83, 1.20),
    ("skip_bo_junior", 2, "stock_size=5"): Measured(25.8, 1.00, 0.61, 1.40),
    ("skip_bo_junior", 2, "stock_size=10"): Measured(52.1, 1.00, 0.76, 1.21),
    ("skip_bo_junior", 2, "rounds_to_win=3"): Measured(53.2, 4.20, 0.80, 1.16),
    ("skip_bo_junior", 2, "rounds_to_win=10"): Measured(53.9, 16.19, 0.89, 1.13),
    ("kings_corners", 2, "scoring=single_round"): Measured(45.4, 1.00, 0.68, 1.30),
    ("kings_corners", 2, "scoring=penalty_points target=25"): Measured(44.7, 12.20, 0.75, 1.25),
    ("kings_corners", 2, "scoring=penalty_points target=100"): Measured(44.9, 52.3, 0.87, 1.12),
    ("kings_corners", 2, "scoring=chips chips_for_cards=off rounds=0"): Measured(45.1, 75.9, 0.37, 1.36),
    ("kings_corners", 2, "scoring=chips chips_for_cards=on rounds=0"): Measured(44.6, 31.1, 0.37, 1.34),
    ("skip_bo_junior", 3, "stock_size=5"): Measured(26.6, 1.00, 0.60, 1.36),
    ("skip_bo_junior", 3, "stock_size=10"): Measured(57.1, 1.00, 0.75, 1.30),
    ("skip_bo_junior", 3, "rounds_to_win=3"): Measured(61.6, 4.88, 0.76, 1.28),
    ("skip_bo_junior", 3, "rounds_to_win=10"): Measured(60.2, 22.2, 0.86, 1.16),
    ("kings_corners", 3, "scoring=single_round"): Measured(37.8, 1.00, 0.64, 1.31),
    ("kings_corners", 3, "scoring=penalty_points target=25"): Measured(38.4, 8.78, 0.74, 1.26),
    ("kings_corners", 3, "scoring=penalty_points target=100"): Measured(37.8, 39.4, 0.89, 1.12),
    ("kings_corners", 3, "scoring=chips chips_for_cards=off rounds=0"): Measured(37.7, 130.3, 0.45, 1.40),
    ("kings_corners", 3, "scoring=chips chips_for_cards=on rounds=0"): Measured(37.9, 26.7, 0.49, 1.41),
    ("skip_bo_junior", 4, "stock_size=5"): Measured(26.8, 1.00, 0.63, 1.42),
    ("skip_bo_junior", 4, "stock_size=10"): Measured(72.4, 1.00, 0.66, 1.30),
    ("skip_bo_junior", 4, "rounds_to_win=3"): Measured(69.2, 5.69, 0.71, 1.27),
    ("skip_bo_junior", 4, "rounds_to_win=10"): Measured(69.5, 28.2, 0.83, 1.15),
    ("kings_corners", 4, "scoring=single_round"): Measured(36.1, 1.00, 0.69, 1.31),
    ("kings_corners", 4, "scoring=penalty_points target=25"): Measured(35.0, 7.40, 0.69, 1.30),
    ("kings_corners", 4, "scoring=penalty_points target=100"): Measured(35.4, 33.8, 0.85, 1.13),
    ("kings_corners", 4, "scoring=chips chips_for_cards=off rounds=0"): Measured(35.3, 288.9, 0.58, 1.28),
    ("kings_corners", 4, "scoring=chips chips_for_cards=on rounds=0"): Measured(35.3, 22.0, 0.53, 1.38),
}
