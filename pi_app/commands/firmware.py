"""The command `make firmware`: compile the handheld's program and install it on the Pico that is plugged in."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from hardware.handheld_install import InstallError, compiled, install, mpremote
from hardware.handheld_port import SerialPorts
from pi_app.system.build import clone
from pi_app.words import language, say


def main(arguments: Sequence[str]) -> int:
    """Compile and install the firmware, and return the exit code: 1 for an error, 0 also without a Pico.

    The optional argument is the port of the Pico.
    """
    lang = language(os.environ)
    if clone() is None:
        print(say(lang, "firmware.no-clone"), file=sys.stderr)
        return 1
    ports = SerialPorts(arguments[0] if arguments else None)
    try:
        files = compiled()
        size = sum(path.stat().st_size for path in files)
        print(say(lang, "firmware.compiles", files=len(files), size=size))
        names = ports.names()
        if not names:
            print(say(lang, "firmware.nothing-there"))
            return 0
        if len(names) > 1:
            raise InstallError("several", ports="\n".join(names))
        print(say(lang, "firmware.installed", board=install(ports, names[0], files, mpremote(names[0]))))
    except InstallError as error:
        print(say(lang, f"firmware.{error.code}", **error.parts), file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
