"""`python3 -m pi_app.system.install [uninstall]`, as `make install` and `make uninstall` call it.

A Python that is too old for the rest still understands this file, and is told so.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from pi_app.words import language, say

LEAST = (3, 11)


def start() -> int:
    version = "{}.{}".format(*sys.version_info)
    if sys.version_info < LEAST:
        print(say(language(os.environ), "install.old-python", version=version, least="{}.{}".format(*LEAST)))
        return 1
    from pi_app.system.install.command import main
    from pi_app.system.install.host import Host, run

    os.umask(0o022)  # whatever the caller's: the table's user must be able to read the program
    here = Host(Path("/"), run, lambda line: print(line, flush=True), Path(__file__).parents[3], version)
    return main(sys.argv[1:], os.environ, here, superuser=os.geteuid() == 0)


if __name__ == "__main__":
    sys.exit(start())
