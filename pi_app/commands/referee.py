"""The command `filature referee`: answer the referee's line protocol on standard input and output."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence

from pi_app.commands.options import parse
from pi_app.wire.line_protocol import serve
from pi_app.wire.referee_desk import RefereeDesk


def run(arguments: Sequence[str], environment: Mapping[str, str]) -> int:
    given = parse("referee", (), arguments, environment)
    serve(RefereeDesk(given["lang"]), sys.stdin.buffer, sys.stdout.buffer)
    return 0
