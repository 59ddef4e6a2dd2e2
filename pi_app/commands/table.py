"""The command `filature table`: answer the table's line protocol on standard input and output."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence

from hardware.virtual import VirtualTable
from pi_app.commands.options import parse
from pi_app.wire.line_protocol import serve
from pi_app.wire.table_desk import TableDesk


def run(arguments: Sequence[str], environment: Mapping[str, str]) -> int:
    given = parse("table", (), arguments, environment)
    with VirtualTable() as table:
        serve(TableDesk(given["lang"], table), sys.stdin.buffer, sys.stdout.buffer)
    return 0
