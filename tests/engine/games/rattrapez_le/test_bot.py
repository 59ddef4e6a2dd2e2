"""Rattrapez-le's bots: they catch if they can, prepare catches, and make only legal moves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random

import pytest

from engine.bots import LEVELS, after_asking
from engine.game import CHANCE
from engine.games.rattrapez_le.bot import catching, choose
from engine.games.rattrapez_le.cards import CARDS, SUBJECT
from engine.games.rattrapez_le.turns import Move
from engine.games.rattrapez_le.views import View
from engine.referee import MANUAL, AnyReferee, Referee
from tests.engine.games.rattrapez_le.table import GAME, SIZES, random_move, situation, table, texts


def bot(view: View, level: int, seed: object = 0, asks: int = 2) -> Move:
    return choose(view, level, Random(f"{seed}"), after_asking(asks))


def chosen(view: View, level: int, seed: object = 0, asks: int = 2) -> str:
    return GAME.write(bot(view, level, seed, asks))


def catches(view: View) -> list[str]:
    """Return the legal moves after which the seat's own pursuer and the horse are on the same case (rule 6)."""
    shown = GAME.show(view)
    secret, places = shown["secret"], shown["places"]
    meet = {f"horse{sign} {places[secret]}" for sign in "+-="} | {f"{secret}{sign} {places['horse']}" for sign in "+-="}
    return sorted(meet.intersection(texts(view)))


def winner(levels: Sequence[int], seed: int, asks: int = 0) -> str | None:
    """Play a game between bots of these levels and return the winner."""
    referee: AnyReferee = Referee(GAME, {"players": len(levels)}, seed=seed)
    while not referee.outcome:
        seat = min(referee.to_act)
        level = levels[referee.players.index(seat)]
        referee.play(seat, bot(referee.view(seat), level, f"{seed} {len(referee.line)}", asks))
    return referee.outcome.winners[0] if referee.outcome.winners else None


def test_a_bot_takes_a_catch_whenever_it_has_one() -> None:
    rng = Random(1)
    seen = 0
    for seed in range(5):
        referee: AnyReferee = Referee(GAME, {"players": 2 + seed}, seed=seed)
        while not referee.outcome:
            view = referee.view(min(referee.to_act))
            wins = catches(view) if view.secret is not None else []
            if wins:
                seen += 1
                assert {chosen(view, level, seed) for level in (1, 2, 3)} <= set(wins)
            referee.play(*random_move(referee, rng))
    assert seen >= 5  # Each game ended with a catch.


def test_a_bot_tells_from_afar_which_cards_would_catch() -> None:
    """The cards that `catching` names are exactly those with which the rules allow a catch."""
    rng = Random(2)
    seen = 0
    for seed in range(3):
        referee: AnyReferee = Referee(GAME, {"players": 3}, seed=seed)
        while not referee.outcome:
            view = referee.view(min(referee.to_act))
            if view.secret is not None:
                feared = catching(view.places, view.distance, view.secret).intersection(view.hand)
                assert {CARDS[card] for card in feared} == {text.split()[0] for text in catches(view)}
                seen += len(feared)
            referee.play(*random_move(referee, rng))
    assert seen >= 3


@pytest.mark.parametrize("players", SIZES)
def test_bots_of_all_levels_make_only_legal_moves_in_every_phase(players: int) -> None:
    """The games reach every phase because the distances are long and nobody catches the horse."""
    rng = Random(players)
    referee: AnyReferee = Referee(GAME, {"players": players}, seed=0, chance=MANUAL)
    phases: Counter[str] = Counter()
    while not referee.outcome and len(referee.line) < 400:
        seat = min(referee.to_act)
        view = referee.view(seat)
        phase = "deal" if seat == CHANCE else _phase(view)
        phases[phase] += 1
        if phase != "deal" and (phases[phase] <= 4 or rng.random() < 0.02):
            for level in LEVELS:
                assert GAME.judge(view, bot(view, level, len(referee.line))).ok
        referee.play(*random_move(referee, rng, far=True))
    assert set(phases) >= {"deal", "choice", "turn", "last card"}
    assert "discard" in phases or players > 2  # More players hold nearly all cards, so + and - balance.


def _phase(view: View) -> str:
    if view.secret is None:
        return "choice"
    if len(view.hand) == 1:
        return "last card"
    return "discard" if texts(view)[0].startswith("discard") else "turn"


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_makes_the_same_move(level: int) -> None:
    for seed in range(5):
        view = table(3, secrets="dog wife maid").view("p1")
        assert len({chosen(view, level, seed, asks=6) for _ in range(3)}) == 1


@pytest.mark.parametrize("level", [2, 3])
def test_a_bot_thinks_until_it_is_told_enough_and_moves_at_once_if_it_is(level: int) -> None:
    asked = 0

    def enough() -> bool:
        nonlocal asked
        asked += 1
        return asked > 3

    view = table(4, secrets="dog wife maid hand").view("p1")
    assert GAME.judge(view, choose(view, level, Random(1), enough)).ok
    assert asked == (4 if level == 3 else 0)
    assert GAME.judge(view, choose(view, level, Random(1), lambda: True)).ok


def test_a_bot_ends_its_thinking_even_if_nobody_ever_says_enough() -> None:
    view = table(2, secrets="dog wife").view("p1")
    assert GAME.judge(view, choose(view, 3, Random(1), lambda: False)).ok


@pytest.mark.parametrize("pursuer", ["dog", "farmer", "hand", "maid", "wife"])
def test_the_pursuer_is_chosen_by_the_hand(pursuer: str) -> None:
    others = [who for who in ("dog", "farmer", "hand", "maid", "wife") if who != pursuer]
    hand = f"{pursuer}+ {pursuer}+ {pursuer}- {pursuer}= horse+ " + " ".join(f"{who}+" for who in others)
    view = situation("dog", hand, 3)._replace(secret=None, chosen=())
    assert {chosen(view, 2, seed) for seed in range(20)} == {f"choose {pursuer}"}
    often = Counter(chosen(view, 3, seed) for seed in range(200))
    assert often.most_common(1)[0][0] == f"choose {pursuer}"
    assert len(often) > 1  # Level 3 must not be predictable.
    assert len({chosen(view, 0, seed) for seed in range(100)}) == 5


@pytest.mark.parametrize("level", [2, 3])
def test_a_bot_does_not_put_the_horse_next_to_everybody(level: int) -> None:
    """At distance 1, many hands can catch a horse between three pursuers, and none can catch it elsewhere."""
    view = situation("dog", "horse= hand=", 1, horse="E5", wife="C5", farmer="C4", maid="C6", dog="K11")
    assert "horse= D5" in texts(view)
    for seed in range(20):
        assert chosen(view, level, seed, asks=0) != "horse= D5"


def test_level_3_does_not_betray_its_pursuer_by_moving_it_more_than_the_others() -> None:
    moved = 0
    for seed in range(30):
        referee: AnyReferee = Referee(GAME, {"players": 2}, seed=seed)
        for seat in referee.players:
            referee.play(seat, bot(referee.view(seat), 3, seed))
        view = referee.view("p1")
        moved += SUBJECT[bot(view, 3, seed).what] == view.secret
    assert moved <= 30 / 5  # 1/5 is the share of a player who moves all pursuers equally often.


@pytest.mark.parametrize("level", [2, 3])
@pytest.mark.parametrize("players", [2, 4])
def test_levels_2_and_3_clearly_beat_a_table_that_moves_at_random(level: int, players: int) -> None:
    """A player of equal strength wins 10 of 12 games with probability 1/50 among two, 1/20,000 among four."""
    won = 0
    for seed in range(12):
        at = seed % players
        levels = [level if number == at else 0 for number in range(players)]
        won += winner(levels, seed, asks=1) == f"p{at + 1}"
    assert won >= 10
