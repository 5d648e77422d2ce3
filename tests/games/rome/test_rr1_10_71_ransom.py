"""RR-1.10.71: the ransom of captives, promised at any time and paid between two phases."""

from __future__ import annotations

from itertools import takewhile

import pytest

from games.kernel import IllegalAnswer, NotOpen, Seat
from games.republic.events import Died, FamilyLost
from games.republic.events_agreements import Ransomed
from games.republic.forum.events import ForumOpened
from games.republic.pieces import RAIDERS
from games.rome.basics.hostages import OPENINGS
from games.rome.state import Rome
from games.rome.steps import STEPS
from tests.clauses import clause
from tests.games.rome.invariants import invariants
from tests.games.rome.money import all_of, rich
from tests.games.rome.play import Play, numbered, run

DIAMOND = Seat("diamond")


def captive(number: int, where: str = "punic-1", influence: int = 4):
    def change(g: Rome) -> None:
        one = numbered(g, number)
        one.place, one.at, one.influence = "captive", where, influence

    return change


@clause("RR-1.10.71", "RR-DP10")
@pytest.mark.parametrize(("influence", "price"), [(4, 10), (5, 10), (8, 16)])
def test_the_ransom_is_promised_at_any_time_and_paid_between_phases(play: Play, influence: int, price: int) -> None:
    change = all_of(captive(5, influence=influence), rich({5: 6}, diamond=20))
    play.until("revenue.state").at("revenue.redistribution", change=change)
    assert play.decision("diamond", "captive.ransom").about == {"senator": "fam-claudius", "talents": price}
    with pytest.raises(IllegalAnswer):
        play.answer("diamond", "captive.ransom", "keep")
    play.answer("diamond", "captive.ransom", "pay")
    assert (play.g.ransoms, play.senator(5).captive) == (["fam-claudius"], True)
    run_opening(play.g)
    assert (play.senator(5).place, play.senator(5).talents) == ("rome", 0)
    assert play.g.factions[DIAMOND].treasury == 20 - (price - 6)
    invariants(play.g)


def run_opening(g: Rome) -> None:
    """The next phase begins: that of the people."""
    g.dice.loaded["population"] = [4, 4, 4]
    run(g, "population")


@clause("RR-1.10.71", "RR-DP10")
def test_a_promise_may_be_taken_back_and_is_void_without_the_money(play: Play) -> None:
    play.until("revenue.state").at("revenue.redistribution", change=all_of(captive(5), rich({5: 10})))
    play.answer("diamond", "captive.ransom", "pay")
    play.answer("diamond", "captive.ransom", "keep")
    assert play.g.ransoms == []
    play.answer("diamond", "captive.ransom", "pay")
    play.g.senators["fam-claudius"].talents, play.g.issued = 9, play.g.issued - 1
    run_opening(play.g)
    assert (play.g.senators["fam-claudius"].captive, play.g.ransoms) == (True, [])


@clause("RR-1.10.71")
def test_who_cannot_pay_is_not_asked_and_nobody_else_learns_who_can(play: Play) -> None:
    change = all_of(captive(5), captive(6), rich({5: 9}, triangle=10))
    play.until("revenue.state").at("revenue.redistribution", change=change)
    with pytest.raises(NotOpen):
        play.submit("captive.ransom/senator=fam-claudius/talents=10@diamond", "pay")
    assert play.decision("triangle", "captive.ransom").covert
    assert not play.decision("triangle", "captive.ransom").awaited


@clause("RR-1.07.21.4", "RR-1.10.71")
@pytest.mark.parametrize(
    ("where", "paid", "fate"), [(RAIDERS, True, "rome"), (RAIDERS, False, ""), ("punic-1", False, "captive")]
)
def test_raiders_kill_whom_nobody_buys_free_before_the_forum(play: Play, where: str, paid: bool, fate: str) -> None:
    def change(g: Rome) -> None:
        all_of(captive(5, where), rich({5: 10}))(g)
        g.ransoms = ["fam-claudius"] if paid else []

    play.at("forum.opening", change=change, dice={"initiative": [1, 1]})
    before = list(takewhile(lambda one: not isinstance(one, ForumOpened), play.told))
    assert [type(one) for one in before] == ([Ransomed] if paid else [] if fate else [Died, FamilyLost])
    assert (play.g.senators["fam-claudius"].place if fate else "") == fate
    assert ("fam-claudius" in play.g.senators) == (fate != "")


@clause("RR-1.10.71", "RR-1.03.1")
def test_every_phase_begins_with_ransoms() -> None:
    first: dict[str, str] = {}
    for name in STEPS:
        first.setdefault(name.partition(".")[0], name)
    assert set(OPENINGS) == set(first.values()) - {"setup.governors"}
