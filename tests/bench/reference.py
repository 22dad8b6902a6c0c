"""The reference loop: work of the same kind as a move, in plain Python, that no change to the program touches.

It picks from lists, moves small numbers between lists and looks a tuple up, as the rules core does. What the machine
and the interpreter can do at the moment shows here, so `moves a second` are read beside it. Processor time is counted.
"""

from __future__ import annotations

import time

ROUNDS = 100_000


def reference_loop(rounds: int = ROUNDS) -> float:
    """Turns of the loop a second."""
    piles = [list(range(i, i + 12)) for i in range(24)]
    masks = [i % 16 for i in range(64)]
    table = tuple(tuple(range(i % 5)) for i in range(16))
    x = 1
    begun = time.process_time()
    for _ in range(rounds):
        found: list[int] = []
        for pile in piles[x % 7 : x % 7 + 10]:
            if pile:
                mask = masks[pile[-1]]
                if mask:
                    found += table[mask]
        x = (x * 1103515245 + 12345) & 0x7FFFFFFF
        source, target = piles[x % 24], piles[x // 24 % 24]
        if source:
            target.append(source.pop())
        if found and found[x % len(found)] in found:
            x += 1
    return rounds / (time.process_time() - begun)
