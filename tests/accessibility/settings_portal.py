"""A desktop's settings portal with one setting, run by the system's Python on a session bus of its own:

    /usr/bin/python3 settings_portal.py "NAMESPACE NAME VALUE" COMMAND...

Ends with COMMAND's status; "" for no portal at all.
"""

import subprocess
import sys

from gi.repository import Gio, GLib

DESCRIPTION = """<node><interface name="org.freedesktop.portal.Settings"><method name="Read">
<arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="v" direction="out"/>
</method></interface></node>"""


def answer(bus, sender, path, interface, method, arguments, invocation):
    namespace, name, value = sys.argv[1].split()
    if arguments.unpack() != (namespace, name):
        invocation.return_dbus_error("org.freedesktop.portal.Error.NotFound", "no such setting")
        return
    switch = value in ("true", "false")
    found = GLib.Variant("b", value == "true") if switch else GLib.Variant("u", int(value))
    # Read wraps its answer twice.
    invocation.return_value(GLib.Variant("(v)", (GLib.Variant("v", found),)))


def main():
    loop = GLib.MainLoop()
    status = []

    def run():
        program = subprocess.Popen(sys.argv[2:])
        GLib.child_watch_add(GLib.PRIORITY_DEFAULT, program.pid, lambda pid, code: (status.append(code), loop.quit()))

    if not sys.argv[1]:
        run()
    else:
        bus = Gio.bus_get_sync(Gio.BusType.SESSION)
        interface = Gio.DBusNodeInfo.new_for_xml(DESCRIPTION).interfaces[0]
        bus.register_object("/org/freedesktop/portal/desktop", interface, answer, None, None)
        Gio.bus_own_name_on_connection(
            bus, "org.freedesktop.portal.Desktop", Gio.BusNameOwnerFlags.NONE, lambda *given: run(), None
        )
    loop.run()
    return 1 if status[0] else 0


sys.exit(main())
