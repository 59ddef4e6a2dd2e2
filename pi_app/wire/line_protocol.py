"""The framing of our public line protocols: each line is one JSON object and gets exactly one line in reply.

No input can end the process or make its memory grow: the part of a line beyond the limit is dropped.
"""

from __future__ import annotations

import json
import traceback
from collections.abc import Callable, Mapping
from typing import Any, BinaryIO, Final

from engine.errors import FilatureError
from pi_app.words import say

LIMIT: Final = 64 * 1024  # bytes of a line
Reply = dict[str, Any]


class Refused(FilatureError):  # noqa: N818 - an answer; nothing has failed
    """A request was refused, and nothing has changed. `reply` is the answer to send."""

    def __init__(self, code: str, why: str, **more: Any) -> None:
        super().__init__(why)
        self.reply: Reply = {"ok": False, "error": code, "why": why, **more}


class Desk:
    """Answers requests. The method `do_v` returns the fields of the reply to the verb `v`, or raises Refused."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.open = True

    def refuse(self, code: str, key: str, **parts: object) -> Refused:
        """Return a refusal with this error code and sentence, to be raised."""
        return Refused(code, say(self.lang, f"referee.{key}", **parts))

    def do_quit(self, _request: Mapping[str, Any]) -> Reply:
        self.open = False
        return {}

    def verbs(self) -> dict[str, Callable[[Mapping[str, Any]], Reply]]:
        """Return the method for each verb."""
        return {name.removeprefix("do_"): getattr(self, name) for name in dir(self) if name.startswith("do_")}

    def answer(self, line: bytes) -> Reply:
        """Return the reply to one line. It has `"ok": false` for every request that is refused."""
        try:
            request = self._parse(line)
            verbs = self.verbs()
            verb = request.get("do")
            if not isinstance(verb, str) or verb not in verbs:
                raise self.refuse("bad-request", "unknown-verb", verbs=", ".join(sorted(verbs)))
            return {"ok": True, **verbs[verb](request)}
        except Refused as refused:
            return refused.reply
        except Exception:  # noqa: BLE001 - a bug of ours must not end the process; it is reported and logged
            traceback.print_exc()
            return self.refuse("bad-request", "our-fault").reply

    def _parse(self, line: bytes) -> dict[str, Any]:
        if len(line) > LIMIT:
            raise self.refuse("bad-request", "line-too-long", limit=LIMIT)
        try:
            request = json.loads(line.decode("utf-8"), parse_constant=_no_constant)
        except (ValueError, RecursionError):
            raise self.refuse("bad-request", "not-json") from None
        if not isinstance(request, dict):
            raise self.refuse("bad-request", "not-json")
        return request

    # ---- fields of a request

    def text(self, request: Mapping[str, Any], field: str) -> str:
        value = request.get(field)
        if not isinstance(value, str):
            raise self.wrong(field, say(self.lang, "referee.a-text"))
        return value

    def number(self, request: Mapping[str, Any], field: str, default: int, least: int, most: int | None = None) -> int:
        """Return a whole number within limits, or `default` if the field is missing."""
        value = request.get(field, default)
        if type(value) is not int or value < least or (most is not None and value > most):
            wanted = "a-number-from" if most is None else "a-number-between"
            raise self.wrong(field, say(self.lang, f"referee.{wanted}", least=least, most=most))
        return value

    def integer(self, request: Mapping[str, Any], field: str, default: int) -> int:
        value = request.get(field, default)
        if type(value) is not int:
            raise self.wrong(field, say(self.lang, "referee.a-whole-number"))
        return value

    def choice(self, request: Mapping[str, Any], field: str, default: str, values: tuple[str, ...]) -> str:
        value = request.get(field, default)
        if not isinstance(value, str) or value not in values:
            raise self.wrong(field, say(self.lang, "referee.one-of", values=", ".join(values)))
        return value

    def mapping(self, request: Mapping[str, Any], field: str) -> dict[str, Any]:
        """Return an object, which is empty if the field is missing."""
        value = request.get(field, {})
        if not isinstance(value, dict):
            raise self.wrong(field, say(self.lang, "referee.an-object"))
        return value

    def wrong(self, field: str, wanted: str) -> Refused:
        """Return the refusal of a field that has a wrong value."""
        return self.refuse("bad-request", "wrong-field", field=field, wanted=wanted)


def _no_constant(name: str) -> Any:
    raise ValueError(f"{name} is not JSON")


def serve(desk: Desk, source: BinaryIO, sink: BinaryIO) -> None:
    """Answer each line of the source, until it ends or a request says `quit`."""
    while desk.open and (line := source.readline(LIMIT + 2)):
        text = line.removesuffix(b"\n").removesuffix(b"\r")
        if len(text) > LIMIT or not (line.endswith(b"\n") or len(line) < LIMIT + 2):
            text = line[: LIMIT + 1]
            while not line.endswith(b"\n") and line:
                line = source.readline(LIMIT)
        elif not text.strip():
            continue
        reply = json.dumps(desk.answer(text), ensure_ascii=False, separators=(",", ":"))
        sink.write(reply.encode("utf-8", "backslashreplace") + b"\n")
        sink.flush()
