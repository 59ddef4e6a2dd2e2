"""Who plays a seat."""

from __future__ import annotations

from typing import Final

AT_TABLE: Final = "table"  # a person who moves the pieces
BY_LINE: Final = "line"  # a person with a private screen
