"""The checks that look for errors in the rules: replay, judgement, notation, views, bot, perft and golden."""

from __future__ import annotations

import json
from random import Random
from typing import Final

from engine import bots, record
from engine.conformance.case import Case
from engine.conformance.errors import CheckPlace, looking_at, require
from engine.conformance.golden import told_anew
from engine.conformance.leaks import all_events
from engine.conformance.walk import at_every_step, watchers, whole_games
from engine.game import CHANCE, EVERYONE, MoveError, Seat, fold
from engine.referee import MANUAL, AnyReferee, Referee

HOSTILE: Final = (
    *("", " ", "-", "|", "6", "\u0664", "ıA", "\ud800", "9" * 5000, "A1" * 9000),
    *("deal", "deal " * 9000, "6G\n", "x\x00", "é"),
)


def check_replay(case: Case) -> None:
    """Every prefix of a record replays to the same state and the same events."""

    def look(referee: AnyReferee) -> None:
        whole = json.loads(json.dumps(record.write(referee)))
        state, _ = case.game.start(referee.options)
        shown = dict.fromkeys(watchers(referee), 0)
        for length in range(len(referee.line) + 1):
            if length:
                state, _ = case.game.play(state, *referee.line[length - 1])
            again = record.read({**whole, "moves": whole["moves"][:length]}, lambda _: case.game)
            require(again._state == state, f"move {length} leads to another state when it is replayed")
            require(case.game.outcome(state) == again.outcome, f"the outcome after move {length} is another")
            for seat in shown:
                shown[seat] = len(again.shown(seat))
                same = list(again.shown(seat)) == list(referee.shown(seat))[: shown[seat]]
                require(same, f"{seat} is shown other events when move {length} is replayed")
        for seat in shown:
            require(shown[seat] == len(referee.shown(seat)), f"{seat} is shown fewer events by the replay")
        require(record.write(again) == whole, "the record of the replayed game is another")

    whole_games(case, "replay", look, seed=5)


def check_judgement(case: Case) -> None:
    """A move is judged legal exactly if it is listed. Every refusal has a code and the id of a rule of this game."""

    def look(referee: AnyReferee) -> None:
        for seat in watchers(referee):
            legal = case.game.legal(referee.view(seat))
            if seat not in referee.to_act:
                require(legal is not None and not legal, f"{seat} has moves out of turn")
            if legal is None:
                require(case.game.form(referee.view(seat)), f"nothing says how {seat} writes its move")
            else:
                _check_judgement_of(case, referee, seat)

    at_every_step(case, "judgement", look, seeds=(11,))


def _check_judgement_of(case: Case, referee: AnyReferee, seat: Seat) -> None:
    game, view = case.game, referee.view(seat)
    legal = game.legal(view) or ()
    listed = set(map(game.write, legal))
    require(len(set(legal)) == len(legal), f"a legal move of {seat} is listed twice")
    for move in legal:
        require(game.judge(view, move).ok, f"{game.write(move)!r} is listed for {seat}, but judge refuses it")
        require(game.read(game.write(move)) == move, f"{game.write(move)!r} is read as another move")
    for text in case.tries:
        move = game.read(text)
        verdict = game.judge(view, move)
        agree = verdict.ok == (game.write(move) in listed)
        require(agree, f"legal and judge do not agree on {text!r} by {seat}")
        rule = verdict.rule.startswith(f"{game.name} ")
        require(verdict.ok or rule, f"the refusal of {text!r} does not name a rule of {game.name}: {verdict.rule!r}")
        require(verdict.ok or verdict.code, f"the refusal of {text!r} has no code")


def check_notation(case: Case) -> None:
    """Any text is a move or a MoveError, and never another fault. Capitals and spaces around it do not matter."""
    game = case.game
    with looking_at(CheckPlace(game.name, "notation")):
        for text in (*HOSTILE, *case.tries):
            for spelled in (text, text.upper(), text.lower(), f"  {text}  "):
                try:
                    move = game.read(spelled)
                except MoveError:
                    require(text not in case.tries, f"{spelled!r} is not read as a move")
                else:
                    again = game.read(game.write(move).lower())
                    require(
                        game.read(game.write(move)) == again, f"{game.write(move)!r} is another move in small letters"
                    )


def check_views(case: Case) -> None:
    """A view is the fold of its events. It shows its seat, whose turn it is and the result, as plain JSON."""

    def look(referee: AnyReferee) -> None:
        for seat in watchers(referee):
            view = referee.view(seat)
            again = fold(case.game, case.game.blank(seat), referee.shown(seat))
            require(again == view, f"the view of {seat} is not the fold of its events")
            shown = case.game.show(view)
            require(json.loads(json.dumps(shown)) == shown, f"the view of {seat} is not plain JSON")
            require(shown["seat"] == seat, f"the view of {seat} says that it belongs to {shown['seat']}")
            require(shown["to_act"] == sorted(referee.to_act), f"the view of {seat} has others to act")
            result = referee.outcome.as_json() if referee.outcome else None
            require(shown["result"] == result, f"the view of {seat} has another result")

    def look_at_events(referee: AnyReferee) -> None:
        known = {*watchers(referee), CHANCE, *EVERYONE}
        for event in all_events(referee):
            require(event.to <= known, f"an event {event.kind!r} is for unknown seats: {sorted(event.to - known)}")
        if referee.outcome:
            for seat in watchers(referee):
                require(referee.shown(seat)[-1].kind == "over", f"the last event that {seat} is shown is not 'over'")

    at_every_step(case, "views", look, seeds=(13,))
    whole_games(case, "views", look_at_events, seed=13)


def check_bot(case: Case) -> None:
    """A bot of any level makes a legal move, and the same one from the same view and the same random numbers."""

    def look(referee: AnyReferee) -> None:
        for seat in sorted(referee.to_act - {CHANCE}):
            view = referee.view(seat)
            for level in bots.LEVELS:
                moves = [case.bot(view, level, Random(3), bots.after_asking(2)) for _ in range(2)]
                require(case.game.judge(view, moves[0]).ok, f"the bot of level {level} makes an illegal move as {seat}")
                require(moves[0] == moves[1], f"the bot of level {level} plays {seat} in two ways")

    at_every_step(case, "bot", look, seeds=(17,), every=5)


def check_perft(case: Case) -> None:
    """Move trees have as many leaves as somebody counted independently."""
    with looking_at(CheckPlace(case.game.name, "perft")):
        require(case.trees, "no move tree is counted")
        for tree in case.trees:
            referee: AnyReferee = Referee(case.game, tree.options, seed=0, chance=MANUAL)
            for seat, text in tree.line:
                referee.play(seat, case.game.read(text))
            counted = tuple(referee.perft(depth) for depth in range(len(tree.nodes)))
            require(counted == tuple(tree.nodes), f"{dict(tree.options)} has {counted} nodes and not {tree.nodes}")


def check_golden(case: Case) -> None:
    """A known game is told to every seat in the known words."""
    with looking_at(CheckPlace(case.game.name, "golden")):
        require(case.golden.strip(), "there is no golden play-through")
        lines = told_anew(case.game, case.golden).splitlines()
        known = case.golden.splitlines()
        for number, (line, wanted) in enumerate(zip(lines, known, strict=False), 1):
            require(line == wanted, f"line {number} is now {line!r} and was {wanted!r}")
        require(len(lines) == len(known), f"the play-through has {len(lines)} lines and not {len(known)}")
