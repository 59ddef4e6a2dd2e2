"""The sockets for displays as the kernel knows them, and what is plugged into them.

Linux keeps a folder for every socket of a graphics chip, such as /sys/class/drm/card1-HDMI-A-1. Its file `status` says
`connected` while a display is plugged in, and a DSI panel always is. To read it wakes no driver and opens nothing, so
that the table can look every second.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

FILE_SYSTEM: Final = Path("/")  # its root; tests use a folder with a few files
FOLDER: Final = "sys/class/drm"
CONNECTED: Final = "connected"


def sockets(root: Path = FILE_SYSTEM) -> dict[str, bool]:
    """Return the name of every socket for a display, and whether a display is plugged into it.

    The result is empty if the machine has no graphics chip, or its driver is not loaded.
    """
    return {
        path.parent.name.partition("-")[2]: _status(path) == CONNECTED
        for path in sorted((root / FOLDER).glob("card*-*/status"))
    }


def plugged_in(root: Path = FILE_SYSTEM) -> list[str]:
    """Return the names of the sockets with a display, such as HDMI-A-1."""
    return [name for name, connected in sockets(root).items() if connected]


def _status(path: Path) -> str:
    try:
        return path.read_text(encoding="ascii", errors="replace").strip()
    except OSError:  # the driver was unloaded since the folder was listed
        return ""
