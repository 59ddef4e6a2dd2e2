"""The desk answers any input exactly once, and a refused request changes nothing."""

from __future__ import annotations

import io
import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pi_app.wire.line_protocol import serve
from pi_app.wire.referee_desk import RefereeDesk

CODES = {
    "bad-request",
    "no-game",
    "unknown-game",
    "bad-option",
    "unknown-seat",
    "not-your-turn",
    "bad-move",
    "illegal",
    "over",
    "bad-record",
}

json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=8,
)
names = st.sampled_from(["catch-a-thief", "catch-it", "chess", ""])
seats = st.sampled_from(["thief", "detective", "blue", "red", "table", "chance", "nobody"])
moves = st.sampled_from(["6G", "6F", "7F", "D1-D2", "A1-A2", "D7-D6", "E2xC2-C4", "D1-out", "pass"]) | st.text(
    "ABCDEFGHIJKabcdefgk0123456789-xoutps ", max_size=12
)
options = st.fixed_dictionaries(
    {}, optional={"variant": json_values, "aid": st.booleans(), "starter": json_values, "position": json_values}
)
requests = st.fixed_dictionaries(
    {"do": st.sampled_from(["new", "status", "moves", "play", "view", "events", "record", "load", "games", "bot"])},
    optional={
        "game": names | json_values,
        "options": options | json_values,
        "seed": st.integers() | json_values,
        "chance": st.sampled_from(["auto", "manual"]) | json_values,
        "seat": seats | json_values,
        "move": moves | json_values,
        "since": st.integers(-2, 9) | json_values,
        "record": json_values,
        "level": st.integers(-1, 4),
        "ms": st.just(0),
    },
)


def everything(desk: RefereeDesk) -> list[Any]:
    """Return the replies to all questions about the game, as bytes."""
    asked = [{"do": "status"}, {"do": "record"}]
    asked += [{"do": do, "seat": seat} for do in ("view", "events") for seat in ("thief", "blue", "table")]
    return [json.dumps(desk.answer(json.dumps(request).encode())) for request in asked]


@pytest.mark.slow
@given(st.lists(requests, max_size=12))
@settings(max_examples=300, deadline=None)
def test_any_requests_are_answered_and_refusals_change_nothing(asked: list[dict[str, Any]]) -> None:
    desk = RefereeDesk("en")
    desk.answer(b'{"do":"new","game":"catch-a-thief"}')
    for request in asked:
        before = everything(desk)
        reply = desk.answer(json.dumps(request).encode())
        if not reply["ok"]:
            assert reply["error"] in CODES
            assert isinstance(reply["why"], str) and reply["why"]
            assert ("article" in reply) == (reply["error"] == "illegal")
            assert everything(desk) == before


@given(st.lists(st.binary(max_size=40).map(lambda line: line.replace(b"\n", b" ")), max_size=8))
@settings(max_examples=200)
def test_any_bytes_get_one_reply_a_line(lines: list[bytes]) -> None:
    sink = io.BytesIO()
    serve(RefereeDesk("fr"), io.BytesIO(b"\n".join(lines)), sink)
    replies = [json.loads(line) for line in sink.getvalue().splitlines()]
    assert len(replies) == sum(bool(line.strip()) for line in lines)
    assert all(reply["ok"] is False and reply["error"] == "bad-request" for reply in replies)
