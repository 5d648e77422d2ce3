"""Appendix A, the points of the Forum Phase: what happens in the Forum if a player is away."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from games.carthage.pieces import TableEvent
from games.carthage.state import Carthage
from games.kernel import Decision, Seat
from games.republic.pieces import EnemyLeader, Force, Units
from tests.clauses import clause, each_point, points
from tests.games.carthage.forum import DIAMOND, NOTHING, TRIANGLE, befallen, drawn, holds, initiative, purse, treasury
from tests.games.carthage.play import Play, add_war

APPENDIX = points("republic-of-carthage")
Begin = Callable[[Play], object]


def bidding(play: Play) -> None:
    """Mago, with 5T, tries to win Milko."""
    initiative(play, "forum.persuasion", purse(5, 1), treasury(4, "triangle"))
    play.answer("diamond", "forum.persuade", {**NOTHING, "persuader": "fam-mago", "target": "fam-milko"})


def raising(play: Play) -> None:
    bidding(play)
    play.lapse_all("forum.counter")


def storm(play: Play) -> None:
    def at_sea(g: Carthage) -> None:
        add_war(g, "massilian-war")
        g.army.active.fleets, g.army.pool_fleets = 2, 20
        g.forces["f"] = Force(id="f", war="massilian-war", commanders=[], units=Units(fleets=3), sent=1)

    befallen(play, 4, at_sea, dice={"event.fleets": [1, 2]})


def leader_dies(play: Play) -> None:
    def two(g: Carthage) -> None:
        for name in ("dionysius", "pyrrhus"):
            g.deck.remove(name)
            g.leaders[name] = EnemyLeader(id=name)
        g.table_events["te-enemy-leader-dies"] = TableEvent(id="te-enemy-leader-dies")

    play.at("forum.end", change=two)


ASKED: dict[str, tuple[str, str, str, Begin, Any]] = {
    # point: (what the table says of it, seat, kind, how it comes to it, default)
    "RC-DP17": ("none", "diamond", "forum.persuade", lambda play: initiative(play, "forum.persuasion"), NOTHING),
    "RC-DP18": ("0", "triangle", "forum.counter", bidding, 0),
    "RC-DP19": ("roll", "diamond", "forum.raise", raising, 0),
    "RC-DP20": (
        "none", "diamond", "forum.trader", lambda play: initiative(play, "forum.trader", purse(5, 1)),
        {"senator": "none", "talents": 0},
    ),
    "RC-DP21": ("no change", "diamond", "forum.leader", lambda play: initiative(play, "forum.leader"), "none"),
    "RC-DP22": (
        "pass", "triangle", "forum.bid", lambda play: initiative(play, "forum.auction", purse(5, 6), number=4),
        {"senator": "none", "talents": 0},
    ),
    "RC-DP63": (
        "those in Active Forces first", "diamond", "forum.fleets", storm, ["at-home.1", "at-home.2", "f.1"],
    ),
    "RC-DP47": (
        "Faction Leader", "circle", "forum.gift", lambda play: drawn(play, "ev-refugees-from-tyre"), "fam-hanno",
    ),
    "RC-DP50": (
        "do not play", "square", "forum.sacrifice",
        lambda play: befallen(play, 10, holds("square", "tophet-sacrifice"), scenario="late"), "none",
    ),
}  # fmt: skip


@clause("RC-1.5f")
@pytest.mark.parametrize("point", each_point(ASKED))
def test_who_is_away_gets_the_default_of_the_appendix(play: Play, point: str) -> None:
    printed, seat, kind, begin, default = ASKED[point]
    begin(play)
    decision: Decision[Any] = play.decision(seat, kind)
    assert (decision.point, decision.awaited, decision.lapse) == (point, True, default)
    assert (decision.clause, printed) == APPENDIX[point]
    play.lapse(seat, kind)


@clause("RC-8.8.9", "RC-DP47")
def test_d_47_is_the_leader_though_another_is_foremost(play: Play) -> None:
    def led(g: Carthage) -> None:
        g.factions[Seat("circle")].leader = "fam-carthalo"

    drawn(play, "ev-refugees-from-tyre", led)
    assert play.decision("circle", "forum.gift").lapse == "fam-carthalo"


@clause("RC-1.5f", "RC-8.8.2", "RC-DP23")
def test_d_23_discards_the_strongest_leader(play: Play) -> None:
    leader_dies(play)
    decision = play.decision("diamond", "forum.enemy")
    assert (decision.point, decision.clause, decision.lapse) == ("RC-DP23", "RC-8.8.2", "pyrrhus")
    assert APPENDIX["RC-DP23"] == ("RC-8.8.2", "the strongest")


@clause("RC-1.5f", "RC-8.9.16", "RC-DP52")
def test_d_52_is_an_offer_nobody_waits_for(play: Play) -> None:
    initiative(play, "forum.roll", holds("diamond", "influence-peddling.1"), holds("triangle", "assassin.1"))
    offer = play.decision("diamond", "forum.peddle")
    assert (offer.point, offer.clause, offer.awaited) == ("RC-DP52", APPENDIX["RC-DP52"][0], False)
    assert APPENDIX["RC-DP52"][1] == "do not play"
    play.lapse("diamond", "forum.roll")
    assert play.g.factions[DIAMOND].hand[0] == "influence-peddling.1"
    assert play.g.factions[TRIANGLE].hand == ["assassin.1"]


@clause("RC-1.5f")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_with_nobody_answering_the_phase_runs_to_its_end(play: Play, seats: int) -> None:
    play.at("forum.opening", seats=seats)
    asked = 0
    while play.g.turn == 1 and not play.table.over:
        one = play.awaited()[0]
        play.lapse(one.seat, one.kind, **one.about)
        asked += 1
    assert 18 <= asked <= 60
    assert all(faction.treasury == 0 for faction in play.g.factions.values())
