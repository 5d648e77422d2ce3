"""RR-1.09.63, 1.09.631: units are raised and eliminated, and who supplies them is paid."""

from __future__ import annotations

from typing import Any

import pytest

from games.kernel import IllegalAnswer
from games.rome.senate.events_units import SettlersRaised, SuppliesPaid, UnitsEliminated, UnitsRaised
from games.rome.senate.levy import price
from games.rome.state import Rome
from tests.clauses import clause
from tests.games.rome.invariants import invariants
from tests.games.rome.play import Play, add_statesman, numbered
from tests.games.rome.senate import offered, pass_motion, propose, reject_motion, session
from tests.games.rome.units import captured, disarmed, event, holds, home, money

SHORTAGE = "te-manpower-shortage"


def levy(legions: int = 0, fleets: int = 0, fewer_fleets: int = 0, **fewer: int) -> dict[str, Any]:
    """As it is answered: `legion=2` legions are eliminated; `veteran=1`, `fam_julius=1` veterans."""
    sorts = {"legion": "legion", "veteran": "legion.veteran"}
    named = {sorts.get(name, f"legion.veteran.{name.replace('_', '-')}"): count for name, count in fewer.items()}
    return {"legions": legions, "fleets": fleets, "fewer_legions": named, "fewer_fleets": fewer_fleets}


def voted(play: Play, raw: dict[str, Any]) -> None:
    """It is proposed and passed."""
    propose(play, "units", raw)
    pass_motion(play)
    invariants(play.g)


def refused(play: Play, reason: str, rule: str, raw: dict[str, Any]) -> dict[str, Any]:
    """It cannot even be proposed; what is said of it."""
    with pytest.raises(IllegalAnswer) as why:
        propose(play, "units", raw)
    assert (why.value.reason, why.value.about.get("clause", rule)) == (reason, rule)
    assert play.g.senate.motion is None
    return dict(why.value.about)


@clause("RR-1.09.63")
def test_the_state_pays_at_once_and_they_join_the_active_forces(play: Play) -> None:
    session(play, "senate.business", money(100))
    voted(play, levy(legions=3, fleets=2))
    assert play.g.treasury == 50
    assert (len(play.g.army.active.legions), play.g.army.active.fleets) == (7, 2)
    assert play.saw(UnitsRaised) == [UnitsRaised(3, 2, 50)]


@clause("RR-1.09.63")
def test_it_may_be_voted_down(play: Play) -> None:
    session(play, "senate.business", money(100))
    propose(play, "units", levy(legions=3))
    reject_motion(play)
    assert play.g.treasury == 100
    refused(play, "senate.again", "RR-1.09.131", levy(legions=3))


@clause("RR-1.09.63")
def test_the_state_must_be_able_to_pay(play: Play) -> None:
    session(play, "senate.business", money(35))
    said = refused(play, "senate.treasury", "RR-1.09.63", levy(legions=2, fleets=2))
    assert (said["talents"], said["treasury"]) == (40, 35)
    refused(play, "choice.range", "", levy(legions=4))


@clause("RR-1.09.63", "RR-0.1.7")
def test_not_more_than_25_of_each(play: Play) -> None:
    session(play, "senate.business", money(900))
    assert play.options("diamond", "senate.units")["legions"] == [0, 21]
    voted(play, levy(legions=21, fleets=25))
    assert "legions" not in offered(play, "diamond")
    assert play.g.army.pool["legion"] == play.g.army.pool_fleets == 0


@clause("RR-1.09.63", "RR-1.07.21.10")
@pytest.mark.parametrize(("times", "talents"), [(0, 10), (1, 20), (2, 30), (3, 40)])
def test_a_manpower_shortage_makes_them_dearer(play: Play, times: int, talents: int) -> None:
    session(play, "senate.business", money(100), *([event(SHORTAGE, times)] if times else []))
    assert price(play.g) == talents
    voted(play, levy(legions=1, fleets=1))
    assert play.g.treasury == 100 - 2 * talents


def closed(g: Rome) -> None:
    """No Recruitment."""
    g.no_recruitment = True


@clause("RR-1.08.2.1")
def test_no_recruitment_forbids_raising_not_eliminating(play: Play) -> None:
    session(play, "senate.business", money(100), closed)
    assert play.options("diamond", "senate.units")["legions"] == [0, 0]
    refused(play, "choice.range", "", levy(legions=1))
    voted(play, levy(legion=1))
    assert play.saw(UnitsEliminated) == [UnitsEliminated(1, 0, 0)]


@clause("RR-1.08.2.1", "RR-1.09.151")
def test_a_levy_is_impossible_once_recruitment_is_closed(play: Play) -> None:
    session(play, "senate.business", money(100))
    propose(play, "units", levy(legions=1))
    assert play.g.senate.motion
    about = play.g.law.business["units"]
    assert about.possible(play.g, play.g.senate.motion.proposal)
    closed(play.g)
    assert not about.possible(play.g, play.g.senate.motion.proposal)


@clause("RR-1.09.63")
def test_active_forces_are_eliminated_veterans_by_name(play: Play) -> None:
    session(play, "senate.business", home(2, veterans=2, loyal=4, fleets=3))
    voted(play, levy(legion=1, fam_julius=1, fewer_fleets=2))
    assert len(play.g.army.active.legions) == 4
    assert [one.loyal for one in play.g.army.active.legions if one.veteran] == ["fam-julius"]
    assert play.g.army.active.fleets == 1
    assert play.saw(UnitsEliminated) == [UnitsEliminated(2, 1, 2)]


@clause("RR-1.09.63")
@pytest.mark.parametrize(
    ("raw", "reason"),
    [
        (levy(), "senate.no-units"),
        (levy(legions=1, legion=1), "senate.raised-and-disbanded"),
        (levy(fleets=1, fewer_fleets=1), "senate.raised-and-disbanded"),
        (levy(legion=5), "choice.range"),
        (levy(fewer_fleets=4), "choice.range"),
        ({"legions": 1}, "choice.fields"),
    ],
)
def test_what_cannot_be_levied_is_refused(play: Play, raw: dict[str, Any], reason: str) -> None:
    session(play, "senate.business", money(100), home(fleets=3))
    refused(play, reason, "RR-1.09.63", raw)


@clause("RR-1.09.63")
def test_a_type_eliminated_this_phase_is_not_raised_in_it(play: Play) -> None:
    session(play, "senate.business", money(100))
    voted(play, levy(legion=1))
    assert play.options("diamond", "senate.units")["legions"] == [0, 0]
    voted(play, levy(fleets=1))


@clause("RR-1.09.63")
def test_a_type_raised_this_phase_is_not_eliminated_in_it(play: Play) -> None:
    session(play, "senate.business", money(100), home(fleets=1))
    voted(play, levy(legions=1))
    assert play.options("diamond", "senate.units")["fewer_legions"] == {}
    voted(play, levy(fewer_fleets=1))


@clause("RR-1.09.63")
def test_there_may_be_nothing_to_propose(play: Play) -> None:
    session(play, "senate.business", money(9), disarmed)
    assert "senate.units" not in offered(play, "diamond")


# Suppliers


@clause("RR-1.09.631")
def test_armaments_and_ship_building_are_paid_for_units_raised(play: Play) -> None:
    session(play, "senate.business", money(100), holds(2, "armaments"), holds(3, "ship-building"))
    voted(play, levy(legions=4, fleets=3))
    assert (play.senator(2).talents, play.senator(3).talents) == (8, 9)
    assert play.senator(2).revealed == ["armaments"]
    assert play.saw(SuppliesPaid) == [
        SuppliesPaid("fam-fabius", "armaments", 8),
        SuppliesPaid("fam-valerius", "ship-building", 9),
    ]
    assert play.g.treasury == 30, "they are paid by the bank"


@clause("RR-1.09.631")
def test_who_supplies_nothing_is_not_revealed(play: Play) -> None:
    session(play, "senate.business", money(100), holds(2, "armaments"), holds(3, "ship-building"))
    voted(play, levy(legions=4))
    assert play.senator(3).revealed == []


@clause("RR-1.09.631", "RR-1.10.71")
def test_a_captive_has_no_revenue(play: Play) -> None:
    session(play, "senate.business", money(100), holds(2, "armaments"), captured(2))
    voted(play, levy(legions=4))
    assert play.saw(SuppliesPaid) == []


@clause("RR-1.09.631", "RR-1.06.11")
def test_crassus_doubles_it(play: Play) -> None:
    def change(g: Rome) -> None:
        holds(add_statesman(g, "st-29a", "circle").number, "armaments")(g)

    session(play, "senate.business", money(100), change)
    voted(play, levy(legions=2))
    assert [one.talents for one in play.saw(SuppliesPaid)] == [8]


# Settled veterans


@clause("RR-2.04.3", "RR-2.04.2")
def test_when_the_pool_is_empty_settled_veterans_are_raised_as_normal_legions(play: Play) -> None:
    def change(g: Rome) -> None:
        g.army.pool["legion"] -= 2
        numbered(g, 2).settled = 2

    session(play, "senate.business", money(900), change)
    oratory = play.senator(2).oratory
    assert play.options("diamond", "senate.units")["legions"] == [0, 21]
    voted(play, levy(legions=20))
    former = play.senator(2)
    assert (former.settlers, former.oratory) == (1, oratory), "he keeps the gains"
    assert not [one for one in play.g.army.active.legions if one.veteran]
    assert play.saw(SettlersRaised) == [SettlersRaised("fam-fabius", 1)]


@clause("RR-2.04.2")
def test_at_his_death_only_those_return_who_have_not_been_raised(play: Play) -> None:
    def change(g: Rome) -> None:
        g.army.pool["legion"] -= 3
        numbered(g, 2).settled, numbered(g, 2).levied = 4, 1

    play.at("mortality", change=change, chits=["2"])
    invariants(play.g)
