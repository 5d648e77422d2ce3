"""Players by a word: levels, oddities, who lacks one habit, and who has no mind at all."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from games.carthage import GAME
from games.carthage.charts import decision_points
from games.carthage.minds.casting import casting
from games.carthage.minds.player import AbsentPlayer, RandomPlayer
from games.carthage.minds.sensible import SensiblePlayer
from games.carthage.minds.sensible.planned_packages import gift
from games.carthage.minds.temper import tempers
from games.carthage.seen import see
from games.carthage.trade.events import DealMoved, Traded
from games.kernel import Event, Outcome, Seat, Setup, Table, chairs
from games.republic.ahead.packages.gifts import NOTHING
from games.republic.minds.runner import Answer, play
from games.republic.minds.temper import thinking
from games.republic.revenue.events import Contributed
from games.republic.senate.events import Proposed, VotesDeclared
from tests.games.carthage.play import dealt, prepared


def test_sensible_is_the_best_level() -> None:
    assert casting().minded("sensible", "easy") == tempers()["hard"]
    assert casting().minded("fair", "hard") == tempers()["fair"]


def test_an_oddity_is_minded_as_those_it_sits_among() -> None:
    odd = casting().minded("abstains", "easy")
    assert odd.name == "abstains"
    assert odd.weights == tempers()["easy"].weights
    assert odd.lacks == tempers()["easy"].lacks | {"senate.vote", "senate.sheets", "senate.docket"}
    assert casting().minded("abstains", "mixed").weights == tempers()["hard"].weights


def test_who_lacks_a_habit_lacks_it_alone() -> None:
    assert casting().minded("without:garrisons", "hard").lacks == tempers()["hard"].lacks | {"garrisons"}


def test_who_has_no_mind() -> None:
    assert isinstance(casting().made("random", "hard", "s"), RandomPlayer)
    assert isinstance(casting().made("absent", "hard", "s"), AbsentPlayer)


def test_every_oddity_lacks_kinds_of_decisions_that_there_are() -> None:
    known = {kind for point in decision_points() for kind in point.kinds} | set(SensiblePlayer.ways)
    assert {kind for lacks in casting().oddities.values() for kind in lacks} <= known


@cache
def told(word: str) -> list[Event]:
    """All that happens where everybody is called so."""
    table, _ = Table.start(GAME, Setup(chairs(4), "odd", GAME.options()), marks=False)
    found: list[Event] = []

    def watch(_table: Table[Any], _said: Answer, outcome: Outcome) -> None:
        found.extend(telling.event for telling in outcome.tellings)

    play(table, {seat: casting().made(word, "hard", "") for seat in chairs(4)}, watch=watch)
    return found


@pytest.mark.parametrize(
    ("word", "kinds"),
    [
        ("never-trades", (DealMoved, Traded)),
        ("never-proposes", (Proposed,)),
        ("gives-nothing", (Contributed,)),
    ],
)
def test_an_oddity_never_does_it_and_others_do(word: str, kinds: tuple[type[Event], ...]) -> None:
    assert [one for one in told(word) if isinstance(one, kinds)] == []
    assert [one for one in told("hard") if isinstance(one, kinds)] != []


def test_who_abstains_has_no_voice_but_where_there_must_be_one() -> None:
    """RC-DP25: on the tax rate there is one that costs nothing; on a trial nobody may abstain."""
    kinds: dict[int, str] = {}
    voices: set[str] = set()
    for one in told("abstains"):
        if isinstance(one, Proposed):
            kinds[one.number] = one.kind
        elif isinstance(one, VotesDeclared) and kinds[one.number] not in {"tax", "trial"}:
            voices.update(one.voices.values())
    assert voices == {"abstain"}


def test_who_gives_nothing_does_not_say_ahead_that_he_will() -> None:
    """RC-6.9."""
    g = dealt(4)
    prepared(g)
    view = see.view(g, Seat("diamond"))
    giver = view.senators[view.factions[Seat("diamond")].senators[0]]
    with thinking(casting().minded("gives-nothing", "hard")):
        assert gift(view, giver) == NOTHING
    with thinking(tempers()["hard"]):
        assert gift(view, giver) != NOTHING
