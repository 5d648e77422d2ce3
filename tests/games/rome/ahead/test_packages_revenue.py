"""RR-1.06 asked once: what comes of it step by step, and when somebody is asked all the same."""

from __future__ import annotations

from typing import Any

import pytest

from games.kernel import Seat
from games.republic.pieces import Reign
from games.rome.state import Rome
from tests.clauses import clause
from tests.games.rome.ahead.packages_helpers import Ahead
from tests.games.rome.money import all_of, in_revolt, legion, rich
from tests.games.rome.play import add_province, give_red, numbered

REVENUE = "revenue.package"
GIFT = {"rule": "none", "talents": 0, "bound": 0}
CORNELIUS, MANLIUS = "fam-cornelius", "fam-manlius"


@pytest.fixture
def ahead() -> Ahead:
    """A table that asks the packages."""
    return Ahead()


def begin(ahead: Ahead, step: str = "revenue.start", *changes: Any, **how: Any) -> Ahead:
    """The phase begins here; it stops before the Forum."""
    ahead.until("forum.opening").at(step, change=all_of(*changes), **how)
    return ahead


def asked(ahead: Ahead, kind: str) -> list[str]:
    """Who is asked this."""
    return [seat for seat, one in ahead.asked(kind) if one == kind]


@clause("RR-1.06.3", "RR-1.06.52")
def test_all_are_asked_once_and_then_the_phase_plays_itself(ahead: Ahead) -> None:
    begin(ahead)
    assert ahead.asked() == [(seat, REVENUE) for seat in ahead.g.seats]
    ahead.rest(REVENUE)
    played = {kind for _, kind, _ in ahead.play_on()}
    assert played == {"revenue.redistribute", "revenue.contribute"}
    assert ahead.g.ending is not None, "the Forum has come"


@clause("RR-1.06.13")
def test_spoils_are_taken_as_was_said_and_only_where_they_can_be(ahead: Ahead) -> None:
    def provinces(g: Rome) -> None:
        add_province(g, "sicilia", 5)
        add_province(g, "asia", 9)

    begin(ahead, "revenue.start", provinces, scenario="middle")
    ahead.package("diamond", REVENUE, spoils=["sicilia"])
    ahead.rest(REVENUE)
    ahead.play_on()
    assert numbered(ahead.g, 5).corrupt == ["sicilia"]
    assert numbered(ahead.g, 9).corrupt == []


@clause("RR-1.06.3")
def test_purses_are_filled_in_order_and_the_rest_goes_where_it_was_said(ahead: Ahead) -> None:
    begin(ahead, "revenue.redistribution", rich({1: 7, 5: 4}, diamond=9))
    purses = {"rest": CORNELIUS, "sums": {"treasury": 5, "triangle": 3}}
    ahead.package("diamond", REVENUE, purses=purses)
    ahead.rest(REVENUE)
    ahead.play_on()
    g = ahead.g
    assert (numbered(g, 1).talents, numbered(g, 5).talents) == (12, 0)
    assert (g.factions[Seat("diamond")].treasury, g.factions[Seat("triangle")].treasury) == (5, 3)


@clause("RR-1.06.52", "RR-1.06.53")
@pytest.mark.parametrize(
    ("rule", "treasury", "given"),
    [
        ({"rule": "give", "talents": 10, "bound": 0}, 100, 10),
        ({"rule": "below", "talents": 25, "bound": 50}, 30, 0),
        ({"rule": "below", "talents": 25, "bound": 200}, 30, 25),
        ({"rule": "step", "talents": 0, "bound": 20}, 100, 10),
        ({"rule": "save", "talents": 0, "bound": 0}, 100, 0),
    ],
)
def test_a_gift_may_hang_on_what_the_state_keeps(ahead: Ahead, rule: Any, treasury: int, given: int) -> None:
    """100T come in, and 8T are due for four legions."""
    begin(ahead, "revenue.state", rich({1: 40}), lambda g: setattr(g, "treasury", treasury))
    ahead.package("diamond", REVENUE, gifts={CORNELIUS: rule})
    ahead.rest(REVENUE)
    ahead.play_on()
    assert numbered(ahead.g, 1).talents == 40 - given


@clause("RR-1.06.52")
def test_who_can_no_longer_give_what_he_said_is_asked_again(ahead: Ahead) -> None:
    begin(ahead, "revenue.redistribution", rich({1: 40}))
    purses = {"rest": "treasury", "sums": {}}
    ahead.package("diamond", REVENUE, purses=purses, gifts={CORNELIUS: {**GIFT, "rule": "give", "talents": 25}})
    ahead.rest(REVENUE)
    ahead.play_on()
    assert ahead.asked() == []
    assert numbered(ahead.g, 1).talents == 0, "all of it lies in the Faction Treasury"


@clause("RR-1.06.0")
def test_a_bodyguard_is_posted_only_by_who_holds_one_and_nobody_is_asked_for_it(ahead: Ahead) -> None:
    """Both say the same; the others see the same questions."""

    def hands(g: Rome) -> None:
        give_red(g, {"diamond": ["open-bodyguard"], "triangle": ["tribune.1"]})

    begin(ahead, "revenue.income", hands, scenario="late")
    for seat, senator in (("diamond", CORNELIUS), ("triangle", "fam-fabius")):
        ahead.package(seat, REVENUE, guard=senator)
    ahead.rest(REVENUE)
    done = ahead.play_on()
    assert ("diamond", "revenue.bodyguard", CORNELIUS) in done
    assert ("triangle", "revenue.bodyguard", "none") in done
    assert numbered(ahead.g, 1).bodyguard == "open-bodyguard"
    assert not numbered(ahead.g, 2).bodyguard


@clause("RR-2.02.3")
@pytest.mark.parametrize(("taxes", "armies"), [("armies", 4), ("fleets", 0)])
def test_local_taxes_raise_what_was_said(ahead: Ahead, taxes: str, armies: int) -> None:
    change = [lambda g: add_province(g, "sicilia", 6, developed=True)]
    begin(ahead, "revenue.terms", *change, scenario="middle", options={"provincial_wars": True})
    ahead.package("triangle", REVENUE, taxes=taxes)
    ahead.rest(REVENUE)
    ahead.play_on()
    assert ahead.g.provinces["sicilia"].armies == armies


def test_who_wished_to_be_asked_is_asked_alone(ahead: Ahead) -> None:
    begin(ahead, "revenue.redistribution", rich({1: 7}))
    ahead.package("diamond", REVENUE, ask=["purses"])
    ahead.rest(REVENUE)
    ahead.play_on()
    assert ahead.asked("revenue.redistribute") == [("diamond", "revenue.redistribute")]


@clause("RR-1.11.33")
def test_what_a_rebel_pays_is_asked_when_it_comes(ahead: Ahead) -> None:
    begin(ahead, "revenue.rebellion", in_revolt(legion(), legion(), purses={2: 2}))
    ahead.rest(REVENUE)
    assert [kind for _, kind in ahead.asked()] == ["revenue.maintain"]


@clause("RR-1.09.823")
def test_while_somebody_rules_for_life_all_is_asked_as_the_rules_do(ahead: Ahead) -> None:
    def life(g: Rome) -> None:
        one = numbered(g, 1)
        g.reigns.append(Reign(senator=one.id, seat=Seat("diamond"), influence=one.influence))

    begin(ahead, "revenue.redistribution", life)
    assert not ahead.asked(REVENUE)
