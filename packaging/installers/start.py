"""The first lines of the frozen program."""

from __future__ import annotations

import sys

from cardgui.__main__ import main

if __name__ == "__main__":
    sys.exit(main())
