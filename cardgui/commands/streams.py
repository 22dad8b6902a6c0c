"""Standard input and output as bytes, for the commands that read or answer there."""

from __future__ import annotations

import errno
import os
import sys
from typing import BinaryIO, TextIO


def input_bytes() -> BinaryIO:
    """Standard input. Raises OSError (EBADF) where the program was started without one."""
    return _bytes_of(sys.stdin)


def output_bytes() -> BinaryIO:
    """Standard output. Raises OSError (EBADF) where the program was started without one."""
    return _bytes_of(sys.stdout)


def _bytes_of(stream: TextIO | None) -> BinaryIO:
    # Python has None for a stream that is closed from the start.
    if stream is None:
        raise OSError(errno.EBADF, os.strerror(errno.EBADF))
    return stream.buffer
