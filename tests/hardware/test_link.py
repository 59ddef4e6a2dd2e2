"""The protocol of the line: every message arrives once or not at all, whatever happens to the bytes."""

from __future__ import annotations

import doctest
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hardware import link
from hardware.link import LONGEST_FRAME, QUEUE, SILENCE_MS, Link, frame
from tests.hardware.wire import Noise, Talk, names, spoil

BAD = Noise(0.0125, 0.0125, 0.0125, 0.0125)


def test_the_examples_are_true() -> None:
    assert doctest.testmod(link).failed == 0


def test_two_ends_meet_whoever_comes_first() -> None:
    talk = Talk()
    for _ in range(500):
        talk.now += 10
        talk.ends[0].poll(talk.now)  # nobody listens yet
    talk.connected()
    assert (talk.ends[0].peer, talk.ends[1].peer) == ("2", "1")


def test_messages_arrive_in_order_on_a_good_line() -> None:
    talk = Talk().connected()
    while talk.say(0) and talk.say(1):
        pass
    talk.until(lambda: all(end.idle for end in talk.ends), within=500)
    assert talk.got == talk.sent[::-1]
    assert len(talk.got[0]) == QUEUE


def test_numbers_may_run_over_their_end() -> None:
    talk = Talk().connected()
    talk.ends[0]._first = talk.ends[1]._next = 0x10000 - 20
    while talk.say(0):
        pass
    talk.until(lambda: talk.ends[0].idle)
    assert talk.got[1] == talk.sent[0]


@pytest.mark.parametrize("seed", range(5))
def test_one_byte_in_twenty_spoilt_and_every_move_arrives_once(seed: int) -> None:
    talk = Talk(BAD, seed).connected()
    ups = talk.ups
    for _ in range(100):
        assert talk.say(1)
        talk.until(lambda: talk.ends[1].idle)
    assert talk.got[0] == talk.sent[1]
    assert talk.ups == ups, "the session held"


FATES = st.lists(st.sampled_from(["pass", "pass", "lose", "twice", "late", "old", "cut"]), min_size=1, max_size=60)


@settings(max_examples=60, deadline=None)
@given(FATES, st.integers(0, 1000))
def test_frames_lost_doubled_late_or_from_an_old_session_are_never_taken_twice(fates: list[str], seed: int) -> None:
    talk, rng = Talk(seed=seed), Random(seed)
    held: tuple[list[bytes], list[bytes]] = ([], [])
    old: tuple[list[bytes], list[bytes]] = ([], [])

    def spoilt(data: bytes, end: int) -> bytes:
        out = b""
        for line in data.splitlines(keepends=True):
            old[end].append(line)
            fate = rng.choice(fates)
            if fate == "late":
                held[end].append(line)
            elif fate == "cut":
                out += line[: rng.randrange(len(line))]
            elif fate != "lose":
                out += line * (2 if fate == "twice" else 1)
            if fate == "old":
                out += rng.choice(old[end])
        while held[end] and rng.random() < 0.5:
            out += held[end].pop()
        return out

    for _ in range(300):
        for end in (0, 1):
            talk.say(end)
        talk.turn(spoilt)
    for end in (0, 1):
        got = talk.got[1 - end]
        assert got == sorted(set(got)), "no move twice, none out of order"
        assert set(got) <= set(talk.sent[end])
    talk.until(lambda: all(end.up and end.idle for end in talk.ends))
    assert talk.say(0)
    talk.until(lambda: talk.sent[0][-1] in talk.got[1])


@given(st.lists(st.binary(max_size=400)), st.integers(1, 500))
def test_no_bytes_raise_or_pass_for_a_message_or_fill_the_memory(pieces: list[bytes], step: int) -> None:
    talk = Talk().connected()
    end = talk.ends[0]
    for number, piece in enumerate(pieces):
        assert [told for told in end.feed(piece, talk.now + number * step) if told[0].isupper()] == []
        assert len(end._rest) <= LONGEST_FRAME
        assert len(end.poll(talk.now + number * step)) <= 4 * LONGEST_FRAME


@given(st.binary(min_size=1, max_size=110), st.integers(0, 2**32 - 1))
def test_a_frame_with_a_good_sum_and_a_bad_text_is_noise(body: bytes, key: int) -> None:
    raw = b"$" + body + b"*" + f"{link.crc32(body, key):08x}".encode() + b"\n"
    talk = Talk().connected()
    end = talk.ends[0]
    end._key_in = key
    told = end.feed(raw, talk.now)
    assert all(32 <= ord(sign) < 127 for verb, args in told for sign in verb + args)


@settings(max_examples=300)
@given(st.integers(0, 2**32), st.integers(1, 3))
def test_a_spoilt_frame_is_never_taken(seed: int, hits: int) -> None:
    rng = Random(seed)
    talk = Talk().connected()
    talk.say(1)
    good = talk.ends[1].poll(talk.now)
    bad = bytearray(good)
    for _ in range(hits):
        bad[rng.randrange(len(bad))] = rng.randrange(256)
    told = talk.ends[0].feed(bytes(bad), talk.now)
    taken = [args for verb, args in told if verb.isupper()]
    assert taken == ([] if good not in bytes(bad) else [str(talk.sent[1][0])])


def test_a_silent_line_ends_the_session_after_three_seconds() -> None:
    talk = Talk().connected()
    end, heard = talk.ends[0], talk.now
    end.send("MOVE", "lost")
    assert end.feed(b"", heard + SILENCE_MS - 20) == []
    assert end.feed(b"", heard + SILENCE_MS + 20) == [("down", "")]
    assert not end.send("MOVE", "later")
    assert b"MOVE" not in end.poll(heard + SILENCE_MS + 20)


def test_noise_is_no_sign_of_life() -> None:
    talk = Talk().connected()
    end, told = talk.ends[0], []
    for step in range(400):
        told += end.feed(b"$3 PING*00000000\nxyz\n", talk.now + step * 10)
    assert told == [("down", "")]


def test_an_idle_line_is_pinged_each_second_and_stays_up() -> None:
    talk = Talk().connected()
    lines: list[bytes] = []

    def counted(data: bytes, end: int) -> bytes:
        lines.extend(data.splitlines())
        return data

    for _ in range(1000):
        talk.turn(counted)
    assert talk.ups == 2
    assert 18 <= len(lines) <= 22, "two ends, ten seconds"


def test_who_says_bye_is_gone_at_once() -> None:
    talk = Talk().connected()
    assert talk.ends[1].feed(talk.ends[0].bye(), talk.now) == [("down", "")]
    talk.connected()


def test_an_echo_is_not_a_partner() -> None:
    end = Link("1", names(5))
    told = []
    for now in range(0, 5000, 10):
        told += end.feed(end.poll(now), now)
    assert told == []


def test_an_end_of_another_protocol_is_named_once_and_never_joined() -> None:
    end, told = Link("1", names(5)), []
    for now in range(0, 2000, 50):
        told += end.feed(frame(0, "HELLO", "9 8.7 0000abcd"), now)
        told += end.feed(frame(0, "WELCOME", f"9 8.7 0000abcd {end._me}"), now)
        end.poll(now)
    assert told == [("other", "9 8.7")]
    assert not end.up


def test_a_shy_end_sends_nothing_until_it_hears_a_handheld() -> None:
    shy = Link("1", names(5), speaks=False)
    for now in range(0, 10_000, 100):
        shy.feed(b"MicroPython v1.27.0 on a foreign board\r\n>>> $PATH*\n", now)
        assert shy.poll(now) == b""
    shy.feed(frame(4, "PING", "", key=99), 10_000)  # a handheld in a session with a table that went away
    assert shy.poll(10_000).startswith(b"$0 HELLO ")


@pytest.mark.parametrize(("verb", "args"), [("ACK", ""), ("MOVE", "a$b"), ("MOVE", "x" * 100)])
def test_what_the_line_cannot_carry_is_refused_before_it_is_sent(verb: str, args: str) -> None:
    with pytest.raises(ValueError, match="cannot carry"):
        Talk().connected().ends[0].send(verb, args)


def test_the_noise_of_these_tests_is_as_bad_as_it_says() -> None:
    data, rng = bytes(range(256)) * 40, Random(1)
    assert spoil(data, Noise(), rng) == data
    lost = len(data) - len(spoil(data, Noise(drop=0.05), rng))
    assert 0.04 < lost / len(data) < 0.06
