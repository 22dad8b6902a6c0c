"""Whether a window can be shown at all: Qt aborts the program where it cannot."""

from __future__ import annotations

import ctypes
import os
import sys
from collections.abc import Mapping

from cardgui.rules.errors import english


def missing_display(environ: Mapping[str, str] = os.environ, platform: str = sys.platform) -> str:
    """Why no window can be shown, in one line; "" where one can, or where only Qt can tell.

    environ: the process's variables.  platform: as `sys.platform`.
    """
    if not platform.startswith("linux") or environ.get("QT_QPA_PLATFORM"):
        return ""
    if environ.get("WAYLAND_DISPLAY"):
        return ""
    display = environ.get("DISPLAY")
    if not display:
        return english("there is no display to show a window on, expected DISPLAY or WAYLAND_DISPLAY to be set")
    if not _reaches_x11(display):
        return english("the display {display} cannot be reached, expected a running X server", display=repr(display))
    return ""


def _reaches_x11(display: str) -> bool:
    """Whether an X server answers there; true where that cannot be tried.

    A connection that was made stays for as long as the program: a server without other clients ends or starts anew when
    the last one goes, and Qt would find none.
    """
    try:
        xcb = ctypes.CDLL("libxcb.so.1")
    except OSError:
        return True
    xcb.xcb_connect.restype = ctypes.c_void_p
    xcb.xcb_connection_has_error.argtypes = [ctypes.c_void_p]
    xcb.xcb_disconnect.argtypes = [ctypes.c_void_p]
    connection = xcb.xcb_connect(display.encode(), None)
    if not xcb.xcb_connection_has_error(connection):
        return True
    xcb.xcb_disconnect(connection)
    return False
