"""Run the installer: `python3 -m pi_app.system.install [uninstall]`, which `make install` and `make uninstall` call.

A Python that is too old for the rest of the program can still run this file, which prints that it is too old.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from pi_app.words import language, say

LEAST_PYTHON = (3, 11)


def start() -> int:
    version = "{}.{}".format(*sys.version_info)
    if sys.version_info < LEAST_PYTHON:
        least = "{}.{}".format(*LEAST_PYTHON)
        print(say(language(os.environ), "install.old-python", version=version, least=least))
        return 1
    from pi_app.system.install.command import main
    from pi_app.system.install.host import Host, run

    os.umask(0o022)  # the caller's may be stricter, but the table's user must be able to read the program
    here = Host(Path("/"), run, lambda line: print(line, flush=True), Path(__file__).parents[3], version)
    return main(sys.argv[1:], os.environ, here, superuser=os.geteuid() == 0)


if __name__ == "__main__":
    sys.exit(start())
