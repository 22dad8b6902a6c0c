"""Learns the expert's table of columns and writes it: `python -m cardgui.ai.skyjo.train`, some two seconds.

It is worked out, not sampled, so that it is the same each time. Its three constants, in `values`, were tuned by play:
some 8,000 mirrored rounds against the setting before for each step.
"""

from __future__ import annotations

from cardgui.ai.learned import write
from cardgui.ai.skyjo.values import DIGEST, FILE, PACKAGE, learn


def main() -> None:
    """Write the file and say whether it is the one that the program expects."""
    digest = write(PACKAGE, FILE, learn(), 4)
    print(f"{FILE}: SHA-256 {digest}, {'as' if digest == DIGEST else 'not as'} expected in {PACKAGE}.values")


if __name__ == "__main__":
    main()
