"""RR-1.09.644, 1.09.646 to 1.09.648: Proconsuls, garrisons and bequests."""

from __future__ import annotations

from typing import Any

import pytest

from games.kernel import IllegalAnswer
from games.republic.senate.events import SenateAdjourned
from games.rome.pieces import Bequest
from games.rome.senate.events_units import (
    BequestSought,
    CommanderReplaced,
    ForceRecalled,
    ForceReinforced,
    GarrisonSent,
    GarrisonWithdrawn,
)
from games.rome.state import Rome
from tests.clauses import clause
from tests.games.rome.play import Play, add_war, numbered
from tests.games.rome.senate import office, propose, reject_motion, session
from tests.games.rome.sending import (
    ARMY,
    DICTATOR,
    JUGURTHA,
    business,
    carried,
    form,
    offers,
    order,
    refused,
)
from tests.games.rome.units import (
    CORNELIUS,
    FABIUS,
    JULIUS,
    force,
    moved,
    province,
    war,
)

# Proconsuls


def proconsul(*changes: Any, legions: int = 5, fleets: int = 3) -> tuple[Any, ...]:
    """Manlius is Proconsul at the Jugurthine War."""
    return force(JUGURTHA, 6, legions=legions, fleets=fleets), *changes


def there(play: Play) -> str:
    """The force of Manlius."""
    return play.senator(6).at


@clause("RR-1.09.647")
def test_a_proconsul_is_reinforced(play: Play) -> None:
    business(play, *proconsul())
    carried(play, moved("reinforce", there(play), legions=2, fleets=1))
    found = play.g.forces[there(play)]
    assert (len(found.units.legions), found.units.fleets, found.reinforced) == (7, 4, 1)
    assert play.saw(ForceReinforced) == [ForceReinforced(JUGURTHA, ("fam-manlius",), 2, 0, 1)]
    assert ("recall", found.id) not in offers(play), "nor recalled in the same phase"
    assert ("replace", found.id) not in offers(play)


@clause("RR-1.09.647")
def test_who_left_this_phase_is_not_reinforced(play: Play) -> None:
    business(play, war(JUGURTHA))
    carried(play, moved("send", JUGURTHA, FABIUS, legions=9, fleets=2))
    assert not [one for one in offers(play) if one[0] in ("reinforce", "recall", "replace")]


@clause("RR-1.09.647")
def test_a_reinforcement_is_of_units(play: Play) -> None:
    business(play, *proconsul())
    refused(play, "senate.no-units", "RR-1.09.647", moved("reinforce", there(play)))


@clause("RR-1.09.643")
def test_a_proconsul_may_not_refuse_to_stay(play: Play) -> None:
    business(play, *proconsul(legions=1))
    propose(play, "forces", {"movements": [moved("reinforce", there(play), legions=1)]})
    assert [one.kind for one in play.awaited()] == ["senate.vote"]


@clause("RR-1.09.644")
def test_a_proconsul_is_recalled_with_his_force(play: Play) -> None:
    business(play, *proconsul())
    force_id = there(play)
    carried(play, moved("recall", force_id, "fam-manlius"))
    former = play.senator(6)
    assert (former.place, former.at, former.proconsul) == ("rome", "", False)
    assert play.g.forces == {}
    assert (len(play.g.army.active.legions), play.g.army.active.fleets) == (25, 23)
    assert play.saw(ForceRecalled) == [ForceRecalled(JUGURTHA, ("fam-manlius",), 5, 0, 3)]


@clause("RR-1.09.644")
def test_parts_of_a_force_are_recalled(play: Play) -> None:
    business(play, *proconsul(legions=5, fleets=3))
    carried(play, moved("recall", there(play), legions=1, fleets=1))
    found = play.g.forces[there(play)]
    assert (len(found.units.legions), found.units.fleets) == (4, 2)
    assert play.saw(ForceRecalled) == [ForceRecalled(JUGURTHA, (), 1, 0, 1)]


@clause("RR-1.09.644")
def test_a_force_without_commander_is_recalled(play: Play) -> None:
    business(play, force(JUGURTHA, legions=3, fleets=2))
    left = next(iter(play.g.forces))
    carried(play, moved("recall", left, legions=3, fleets=2))
    assert play.g.forces == {}


@clause("RR-1.09.644")
def test_with_the_commander_no_units_are_named(play: Play) -> None:
    business(play, *proconsul())
    refused(play, "senate.all-return", "RR-1.09.644", moved("recall", there(play), "fam-manlius", legions=1))
    refused(play, "senate.no-units", "RR-1.09.644", moved("recall", there(play)))


@clause("RR-1.09.643")
@pytest.mark.parametrize(("legions", "asked"), [(0, False), (1, True)])
def test_troops_are_not_recalled_below_it_without_his_consent(play: Play, legions: int, *, asked: bool) -> None:
    """Manlius has MIL 3: with 5 legions he has 8, as the War."""
    business(play, *proconsul(legions=5, fleets=3))
    propose(play, "forces", {"movements": [moved("recall", there(play), legions=legions, fleets=1)]})
    assert [one.kind for one in play.awaited()] == (["senate.consent"] if asked else ["senate.vote"])
    if asked:
        assert play.decision("triangle", "senate.consent").lapse == "refuse"


@clause("RR-1.09.644")
def test_a_proconsul_is_replaced_and_his_force_passes_on(play: Play) -> None:
    business(play, *proconsul())
    force_id = there(play)
    carried(play, moved("replace", force_id, FABIUS, legions=1))
    found = play.g.forces[force_id]
    assert (found.commanders, len(found.units.legions), found.sent) == ([FABIUS], 6, 1)
    assert (play.senator(6).place, play.senator(6).proconsul) == ("rome", False)
    assert play.saw(CommanderReplaced) == [CommanderReplaced(JUGURTHA, ("fam-manlius",), (FABIUS,), 1, 0, 0)]
    assert play.g.dispatched == {force_id: 1}


@clause("RR-1.09.643", "RR-1.09.644")
def test_who_takes_over_too_small_a_force_must_consent(play: Play) -> None:
    business(play, *proconsul(legions=1))
    propose(play, "forces", {"movements": [moved("replace", there(play), FABIUS)]})
    assert play.decision("triangle", "senate.consent").about["senator"] == FABIUS


@clause("RR-1.09.644")
def test_who_takes_over_may_command(play: Play) -> None:
    business(play, *proconsul(), war("gallic-1"))
    refused(play, "choice.unknown", "", moved("replace", there(play), JULIUS))
    both = (moved("replace", there(play), FABIUS), moved("send", "gallic-1", FABIUS, legions=10))
    refused(play, "senate.two-orders", "RR-1.09.64", *both)


@clause("RR-1.09.64")
def test_a_force_has_one_order_in_a_proposal(play: Play) -> None:
    business(play, *proconsul())
    both = (moved("reinforce", there(play), legions=1), moved("recall", there(play), legions=1))
    refused(play, "senate.two-orders", "RR-1.09.64", *both)


@clause("RR-1.09.131")
def test_a_rejected_deployment_comes_again_only_with_other_numbers(play: Play) -> None:
    business(play, war(JUGURTHA))
    order(play, moved("send", JUGURTHA, FABIUS, legions=9, fleets=2))
    reject_motion(play)
    refused(play, "senate.again", "RR-1.09.131", moved("send", JUGURTHA, FABIUS, legions=9, fleets=2))
    carried(play, moved("send", JUGURTHA, FABIUS, legions=10, fleets=2))


# Garrisons


@clause("RR-1.09.646", "RR-2.02.31")
def test_legions_are_sent_to_a_province(play: Play) -> None:
    business(play, province("sicilia", 6))
    carried(play, moved("garrison", "sicilia", legions=2))
    assert len(play.g.provinces["sicilia"].garrison) == 2
    assert play.saw(GarrisonSent) == [GarrisonSent("sicilia", 2, 0)]
    assert ("withdraw", "sicilia") not in offers(play), "not in the turn in which they were sent"


def garrisoned(g: Rome) -> None:
    """Sicilia has a garrison of two, sent in an earlier turn."""
    g.provinces["sicilia"].garrison = [g.army.active.legions.pop() for _ in range(2)]


@clause("RR-1.09.646")
def test_a_garrison_is_recalled(play: Play) -> None:
    business(play, province("sicilia", 6), garrisoned)
    carried(play, moved("withdraw", "sicilia", legions=1))
    assert len(play.g.provinces["sicilia"].garrison) == 1
    assert play.saw(GarrisonWithdrawn) == [GarrisonWithdrawn("sicilia", 1, 0)]


@clause("RR-1.09.646")
def test_legions_may_come_and_others_go_in_one_proposal(play: Play) -> None:
    business(play, province("sicilia", 6), garrisoned)
    carried(play, moved("withdraw", "sicilia", legions=2), moved("garrison", "sicilia", legions=1))
    assert [one.posted for one in play.g.provinces["sicilia"].garrison] == [1]


@clause("RR-1.09.646")
@pytest.mark.parametrize("kind", ["garrison", "withdraw"])
def test_a_garrison_order_is_of_legions(play: Play, kind: str) -> None:
    business(play, province("sicilia", 6), garrisoned)
    refused(play, "senate.no-units", "RR-1.09.646", moved(kind, "sicilia"))


@clause("RR-1.09.646", "RR-2.02.412")
@pytest.mark.parametrize("why", ["rebel", "allied"])
def test_not_to_or_from_a_province_that_does_not_obey(play: Play, why: str) -> None:
    def change(g: Rome) -> None:
        garrisoned(g)
        if why == "rebel":
            numbered(g, 6).rebel = True
        else:
            add_war(g, "punic-2").allies.append("sicilia")

    business(play, province("sicilia", 6), change)
    assert not [one for one in offers(play) if one[1] == "sicilia"]


# Bequests

PERGAMUM = "bequest-pergamene"


def bequest(g: Rome) -> None:
    """The bequest of Pergamum lies in the Forum."""
    g.bequests[PERGAMUM] = Bequest(id=PERGAMUM)


@clause("RR-1.09.648", "RR-1.16.1")
def test_the_field_consul_is_sent_for_a_bequest(play: Play) -> None:
    business(play, bequest)
    carried(play, moved("send", PERGAMUM, FABIUS, legions=3, fleets=3))
    (sent,) = play.g.forces.values()
    assert (sent.war, sent.commanders) == (PERGAMUM, [FABIUS])
    assert play.g.bequests[PERGAMUM].collector == FABIUS
    assert play.saw(BequestSought) == [BequestSought(PERGAMUM, (FABIUS,), 3, 0, 3)]
    assert ("send", PERGAMUM) not in offers(play)
    assert not [one for one in offers(play) if one[1] == sent.id]


@clause("RR-1.09.648")
@pytest.mark.parametrize(("legions", "fleets"), [(2, 3), (3, 2)])
def test_he_takes_three_of_each_at_least(play: Play, legions: int, fleets: int) -> None:
    business(play, bequest)
    few = moved("send", PERGAMUM, FABIUS, legions=legions, fleets=fleets)
    refused(play, "senate.bequest-units", "RR-1.09.648", few)


@clause("RR-1.09.648")
def test_nobody_else_is_sent_for_it(play: Play) -> None:
    business(play, bequest, DICTATOR)
    assert form(play, "send", PERGAMUM)["commanders"][0] == [FABIUS]


@clause("RR-1.09.648", "RR-1.09.642")
def test_it_is_a_deployment_and_closes_the_senate_if_he_presides(play: Play) -> None:
    play.until("combat.opening")
    session(play, "senate.business", office(1, "field-consul"), ARMY, bequest)
    carried(play, moved("send", PERGAMUM, CORNELIUS, legions=3, fleets=3))
    assert [one.cause for one in play.saw(SenateAdjourned)] == ["departure"]


# Nonsense


@clause("RR-1.09.64")
@pytest.mark.parametrize(
    ("raw", "reason"),
    [
        ({"movements": []}, "choice.count"),
        ({"movements": ["send"]}, "choice.fields"),
        ({"movements": [moved("send", "gallic-1", FABIUS)]}, "choice.unknown"),
        ({"movements": [{**moved("send", JUGURTHA, FABIUS), "legions": {"elephants": 1}}]}, "choice.fields"),
        ({}, "choice.fields"),
    ],
)
def test_what_is_no_order_is_refused(play: Play, raw: Any, reason: str) -> None:
    business(play, war(JUGURTHA))
    with pytest.raises(IllegalAnswer) as why:
        propose(play, "forces", raw)
    assert why.value.reason == reason
