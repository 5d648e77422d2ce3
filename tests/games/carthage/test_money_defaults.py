"""Appendix A, the points of the Revenue and Trade Phases: what happens if a player is away."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from games.carthage.pieces import War
from games.carthage.state import Carthage
from games.kernel import Decision, Seat
from games.republic.pieces import Force, Legion, Units
from tests.clauses import clause, each_point, points
from tests.games.carthage.play import Play, numbered

APPENDIX = points("republic-of-carthage")
DIAMOND = Seat("diamond")


def purse(number: int, talents: int) -> Callable[[Carthage], None]:
    def change(g: Carthage) -> None:
        numbered(g, number).talents = talents
        g.issued += talents

    return change


def released(state: int) -> Callable[[Carthage], None]:
    """Barca's two Celtiberians cannot be paid by him."""

    def change(g: Carthage) -> None:
        g.provinces["coastal-spain"].governor = ""
        numbered(g, 2).rebel, numbered(g, 2).place = True, "force"
        g.wars["civil-war"] = War(id="civil-war", status="active")
        legions = [Legion(type="celtiberians"), Legion(type="celtiberians")]
        g.army.pool["celtiberians"] -= 2
        g.forces["r"] = Force(id="r", war="civil-war", commanders=["fam-barca"], units=Units(legions=legions), sent=1)
        g.treasury = state - 100
        g.issued = state - 100

    return change


def income(g: Carthage) -> None:
    g.factions[DIAMOND].trade_income = 9
    g.issued += 9


HAND = ["salt.1", "salt.2", "timber.1", "gold.1", "ochre.1"]
GRAIN = ["grain.1", "grain.2", "grain.3"]
ASKED: dict[str, tuple[str, str, str, dict[str, Any], Any]] = {
    "RC-DP6": ("diamond", "revenue.corruption", "revenue.corruption", {}, []),
    "RC-DP7": ("triangle", "revenue.spoils", "revenue.corruption", {}, []),
    "RC-DP8": ("square", "revenue.works", "revenue.contributions", {"change": purse(4, 25)}, "0"),
    "RC-DP9": ("square", "revenue.contribute", "revenue.contributions", {"change": purse(4, 25)}, {"fam-ithobal": 0}),
    "RC-DP10": (
        "square",
        "revenue.redistribute",
        "revenue.redistribution",
        {"change": purse(4, 25)},
        {"fam-ithobal": 25, "fam-himilco": 0, "fam-malchus": 0, "treasury": 0},
    ),
    "RC-DP11": (
        "diamond",
        "revenue.release",
        "revenue.state",
        {"change": released(8)},
        ["celtiberians.1", "celtiberians.2"],
    ),
    "RC-DP13": ("diamond", "trade.done", "trade.floor", {"hands": {"diamond": HAND, "triangle": GRAIN}}, "done"),
    "RC-DP14": ("diamond", "trade.sell", "trade.selling", {"hands": {"diamond": HAND}}, HAND),
    "RC-DP15": ("diamond", "trade.keep", "trade.warehouses", {"hands": {"diamond": HAND}}, ["gold.1"]),
    "RC-DP16": ("diamond", "trade.split", "trade.warehouses", {"change": income}, {"fam-mago": 9}),
}


@clause("RC-1.5f")
@pytest.mark.parametrize("point", each_point(ASKED))
def test_who_is_away_gets_the_default_of_the_appendix(play: Play, point: str) -> None:
    seat, kind, step, given, default = ASKED[point]
    decision: Decision[Any] = play.at(step, **given).decision(seat, kind)
    assert (decision.point, decision.awaited, decision.lapse) == (point, True, default)
    assert decision.clause == APPENDIX[point][0]
    play.lapse(seat, kind)


@clause("RC-6.6b", "RC-DP11")
@pytest.mark.parametrize(("state", "kept"), [(8, 2), (7, 0), (4, 0)])
def test_d_11_pays_only_if_the_treasury_stays_at_0_or_more(play: Play, state: int, kept: int) -> None:
    """Four legions would cost 8T."""
    play.at("revenue.state", change=released(state))
    assert len(play.decision("diamond", "revenue.release").lapse) == kept


@clause("RC-7.4.2", "RC-DP15")
@pytest.mark.parametrize(
    ("hand", "kept"),
    [
        (["salt.1", "timber.1", "timber.2", "ochre.1"], ["timber.1", "timber.2"]),
        (["salt.1", "salt.2", "gold.1", "gems.1"], ["gold.1", "gems.1"]),
        (["salt.1", "salt.2", "gold.1", "ochre.1"], ["gold.1", "salt.1"]),
    ],
)
def test_d_15_keeps_the_highest_values_of_equal_ones_the_largest_sets(
    play: Play, hand: list[str], kept: list[str]
) -> None:
    def two_traders(g: Carthage) -> None:
        numbered(g, 5).traders = 1

    play.at("trade.warehouses", hands={"diamond": hand}, change=two_traders)
    assert play.decision("diamond", "trade.keep").lapse == kept


def captive(g: Carthage) -> None:
    """One of diamond's, and money to ransom him."""
    numbered(g, 9).place = "captive"
    g.factions[DIAMOND].treasury = 30
    g.issued += 30


@clause("RC-7.2.2", "RC-1.5d", "RC-10.2.14", "RC-DP12", "RC-DP13", "RC-DP51")
def test_d_12_d_13_and_d_51_are_offers_that_nobody_waits_for(play: Play) -> None:
    play.at("trade.floor", hands={"diamond": HAND, "triangle": GRAIN}, change=captive)
    found = {(one.decision.kind, one.decision.point) for one in play.table.open.values() if not one.decision.awaited}
    assert found == {("trade.offer", "RC-DP13"), ("captive.ransom", "RC-DP12"), ("agreement.propose", "RC-DP51")}
    for one in play.table.open.values():
        assert one.decision.clause == APPENDIX[one.decision.point][0]


@clause("RC-10.2.14", "RC-7.2.2", "RC-1.5d", "RC-DP12", "RC-DP13", "RC-DP51")
def test_d_12_d_13_and_d_51_lapse_to_nothing(play: Play) -> None:
    assert [APPENDIX[point][1] for point in ("RC-DP12", "RC-DP13", "RC-DP51")] == [
        "do not pay",
        "no offers, refuse all",
        "none",
    ]
    play.at("trade.floor", hands={"diamond": HAND, "triangle": GRAIN}, change=captive)
    play.answer("diamond", "trade.offer", {"cards": HAND[:3], "names": ["salt"]}, to="triangle")
    play.lapse_all("trade.done")
    assert [card.id for card in play.g.factions[DIAMOND].trade_cards] == HAND
    assert (play.g.agreements, play.g.floor.deals, play.senator(9).place) == ([], {}, "captive")
