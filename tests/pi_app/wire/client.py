"""Run the real `filature referee` or `filature table` behind a pipe, as another program would."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from types import TracebackType
from typing import Any, Self


class RefereeProcess:
    """One process. `ask` sends a request and returns its one reply."""

    command = "referee"

    def __init__(self, *arguments: str) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "pi_app.cli", self.command, *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env={**os.environ, "LC_ALL": "C"},
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._process.kill()
        self._process.communicate()

    def send(self, line: bytes) -> dict[str, Any]:
        """Return the reply to one raw line."""
        assert self._process.stdin and self._process.stdout
        self._process.stdin.write(line + b"\n")
        self._process.stdin.flush()
        reply = self._process.stdout.readline()
        assert reply.endswith(b"\n"), "the process is gone"
        value = json.loads(reply)
        assert isinstance(value, dict) and isinstance(value["ok"], bool)
        return value

    def ask(self, do: str, **fields: Any) -> dict[str, Any]:
        return self.send(json.dumps({"do": do, **fields}).encode())

    def get(self, do: str, **fields: Any) -> dict[str, Any]:
        """Return the reply to a request that must succeed."""
        reply = self.ask(do, **fields)
        assert reply["ok"], reply
        return reply

    def refused(self, do: str, **fields: Any) -> str:
        """Return the error code of a request that must be refused."""
        reply = self.ask(do, **fields)
        assert not reply["ok"], reply
        assert reply["why"]
        return str(reply["error"])

    def end(self, last: bytes = b"") -> tuple[int, bytes, bytes]:
        """Send `last`, close the input, and return the exit code and the rest of both outputs."""
        out, err = self._process.communicate(last, timeout=20)
        return self._process.returncode, out, err
