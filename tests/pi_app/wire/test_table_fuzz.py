"""The table answers any input exactly once, its clock never runs backwards, and it never fails."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hardware.buttons import BUTTON_NAMES
from tests.pi_app.wire.table_hands import TableHere

numbers = st.integers(0, 10)
odd = st.none() | st.booleans() | st.floats(allow_nan=False) | st.text(max_size=4) | st.integers(-3, 12)
times = st.integers(0, 900) | st.sampled_from([3000, 5000])
games = st.sampled_from(["catch-a-thief", "catch-it", "traqueur", "chicago", "rattrapez-le"])
seats = st.sampled_from(["thief", "detective", "blue", "red", "north", "police", "thief1", "p1", "p2", "table", "x"])
moves = st.sampled_from(["6G", "6F", "D1-D2", "E5 |C1", "B1", "enter B1", "choose dog", "out", "pass", "stop", "zz"])
kinds = st.sampled_from(["stuck-closed", "stuck-open", "none"])


def request(do: str, **fields: st.SearchStrategy[Any]) -> st.SearchStrategy[dict[str, Any]]:
    return st.fixed_dictionaries({"do": st.just(do), **fields})


requests = st.one_of(
    request("new", game=games, seed=st.integers(0, 5), pieces=st.just("ready")),
    request("new", game=games, seed=st.integers(0, 5)),
    request("put", x=numbers, y=numbers),
    request("lift", x=numbers, y=numbers),
    request("slide", **{"from": st.tuples(numbers, numbers), "to": st.tuples(numbers, numbers)}, ms=times),
    request("press", button=st.sampled_from(BUTTON_NAMES), ms=times),
    request("wait", ms=times),
    request("fault", x=numbers, y=numbers, kind=kinds),
    request("play", seat=seats, move=moves),
    request("moves", seat=seats),
    *(request(verb) for verb in ("says", "lights", "expects", "status", "record", "sounds")),
    st.dictionaries(st.sampled_from(["do", "x", "y", "ms", "seat", "game"]), odd, max_size=4),
)


@pytest.mark.slow
@given(games, st.lists(requests, max_size=25))
@settings(max_examples=60, deadline=None)
def test_the_table_survives_any_hands(game: str, story: list[dict[str, Any]]) -> None:
    here = TableHere()
    with here.table:
        here.new(game)
        now = 0
        for step in story:
            reply = here.send(json.dumps(step).encode())
            assert reply["ok"] or reply["why"]
            assert "stumbled" not in reply.get("why", ""), (step, reply)
            assert reply["t"] >= now
            now = reply["t"]
        assert all(line for line in here.says())
        assert len(here.get("lights")["lights"]) == 121
