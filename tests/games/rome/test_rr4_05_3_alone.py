"""RR-4.05.3: players who rule alone, and how the forces set out."""

from __future__ import annotations

import pytest

from games.kernel import IllegalAnswer
from games.republic.pieces import Legion
from games.rome.neutrals.pieces import Attack
from games.rome.pieces import Bequest
from games.rome.senate.events_units import BequestSought, ForceReinforced, ForceSent
from games.rome.state import Rome
from tests.clauses import clause
from tests.games.rome.coalitions import army, no_wars, rich, sitting, war
from tests.games.rome.invariants import invariants
from tests.games.rome.neutrals import Change, members, solo
from tests.games.rome.play import Play, add_force, appoint, numbered

# Players who rule alone


def alone(play: Play, *changes: Change) -> None:
    ready = (members("diamond"), sitting, no_wars, army(8, 3), war("syrian"), *changes)
    solo(play.until("senate.spoils"), "senate.plan", *ready)


@clause("RR-4.05.3", "RR-DP97")
def test_players_who_rule_alone_plan_freely(play: Play) -> None:
    alone(play)
    decision = play.decision("diamond", "senate.plan")
    assert (decision.point, decision.lapse) == ("RR-DP97", {"syrian.legion": 7, "syrian.fleet": 2})
    play.answer("diamond", "senate.plan", {"syrian.legion": 3, "syrian.fleet": 2})
    assert play.g.neutrals.attacks == [Attack(war="syrian", legions=3, fleets=2)]


@clause("RR-DP97")
def test_if_they_do_not_answer_the_first_feasible_plan_is_theirs(play: Play) -> None:
    alone(play)
    play.lapse("diamond", "senate.plan")
    assert play.g.neutrals.attacks == [Attack(war="syrian", legions=7, fleets=2)]


@clause("RR-4.05.3")
@pytest.mark.parametrize(
    ("legions", "fleets", "reason", "cited"),
    [
        (3, 1, "senate.needed-units", "RR-1.09.64"),
        (20, 3, "senate.treasury", "RR-1.09.63"),
    ],
)
def test_a_free_plan_keeps_the_rules(play: Play, legions: int, fleets: int, reason: str, cited: str) -> None:
    alone(play, rich(20))
    with pytest.raises(IllegalAnswer) as refused:
        play.answer("diamond", "senate.plan", {"syrian.legion": legions, "syrian.fleet": fleets})
    assert (refused.value.reason, refused.value.about["clause"]) == (reason, cited)


@clause("RR-4.05.3", "RR-1.07.332")
def test_a_free_plan_begins_with_the_earlier_war(play: Play) -> None:
    alone(play, war("macedonian-1"), war("macedonian-2"), army(20, 20))
    nothing = {f"{name}.{unit}": 0 for name in play.g.wars for unit in ("legion", "fleet")}
    with pytest.raises(IllegalAnswer) as refused:
        play.answer("diamond", "senate.plan", {**nothing, "macedonian-2.legion": 5, "macedonian-2.fleet": 5})
    assert refused.value.reason == "senate.cannot-command"


# The forces set out


def offices(g: Rome) -> None:
    """Fabius is Rome Consul, Claudius Field Consul."""
    numbered(g, 1).office = ""
    appoint(g, "rome-consul", 2)
    appoint(g, "field-consul", 5)


def attacks(*plan: tuple[str, int, int]) -> Change:
    def change(g: Rome) -> None:
        g.neutrals.attacks = [Attack(war=name, legions=legions, fleets=fleets) for name, legions, fleets in plan]

    return change


def ordered(play: Play, *changes: Change) -> Play:
    ready = (members("triangle", "star"), sitting, no_wars, offices, *changes)
    return solo(play.until("senate.adjournment"), "senate.orders", *ready)


@clause("RR-4.05.3", "RR-1.09.641")
def test_the_field_consul_goes_first_then_the_rome_consul(play: Play) -> None:
    wars = (war("syrian"), war("illyrian-2"))
    ordered(play, army(12, 6), *wars, attacks(("syrian", 7, 2), ("illyrian-2", 5, 2)))
    told = [(one.war, one.commanders, one.legions, one.fleets) for one in play.saw(ForceSent)]
    assert told == [
        ("syrian", (play.senator(5).id,), 7, 2),
        ("illyrian-2", (play.senator(2).id,), 5, 2),
    ]
    assert play.g.senate.adjourned
    invariants(play.g)


@clause("RR-4.05.34", "RR-1.09.34")
def test_a_dictator_leads_the_first_with_his_master_of_horse(play: Play) -> None:
    def dictator(g: Rome) -> None:
        appoint(g, "dictator", 4)
        appoint(g, "master-of-horse", 9)

    ordered(play, dictator, army(8, 6), war("syrian"), attacks(("syrian", 7, 2)))
    assert play.saw(ForceSent)[0].commanders == (play.senator(4).id, play.senator(9).id)


@clause("RR-4.05.31")
def test_a_proconsul_who_is_there_is_reinforced(play: Play) -> None:
    def there(g: Rome) -> None:
        g.turn = 3
        add_force(g, "syrian", 7, legions=3, fleets=2).sent = 2
        numbered(g, 7).proconsul = True

    ordered(play, army(5, 1), there, attacks(("syrian", 4, 1)))
    (told,) = play.saw(ForceReinforced)
    assert (told.legions, told.fleets, told.commanders) == (4, 1, (play.senator(7).id,))


@clause("RR-4.05.31")
def test_veterans_go_with_a_commander_of_their_faction(play: Play) -> None:
    """Claudius' own, and one of Junius, who is of his faction too; that of Julius stays with the rest."""

    def loyal(g: Rome) -> None:
        for number, legion in zip((5, 10, 4), g.army.active.legions, strict=False):
            legion.veteran, legion.loyal = True, numbered(g, number).id

    ordered(play, army(6, 2), loyal, war("syrian"), attacks(("syrian", 4, 2)))
    (force,) = play.g.forces.values()
    assert sorted(one.loyal for one in force.units.legions if one.veteran) == sorted(
        numbered(play.g, number).id for number in (5, 10)
    )


@clause("RR-4.05.31", "RR-4.02.1")
@pytest.mark.parametrize("chosen", ["syrian", "illyrian-2"])
def test_the_other_veterans_the_dominant_player_assigns(play: Play, chosen: str) -> None:
    def loyal(g: Rome) -> None:
        legion = g.army.active.legions[0]
        legion.veteran, legion.loyal = True, numbered(g, 4).id

    wars = (war("syrian"), war("illyrian-2"))
    ordered(play, army(9, 6), loyal, *wars, attacks(("syrian", 4, 2), ("illyrian-2", 4, 2)))
    play.answer("diamond", "senate.forces", chosen)
    where = {one.war: sum(each.veteran for each in one.units.legions) for one in play.g.forces.values()}
    assert where == {name: int(name == chosen) for name in ("syrian", "illyrian-2")}


@clause("RR-1.09.643", "RR-4.05.3")
@pytest.mark.parametrize(("answer", "sent"), [("consent", 1), ("refuse", 0)])
def test_a_players_commander_is_asked_to_consent_to_too_small_a_force(play: Play, answer: str, sent: int) -> None:
    def own(g: Rome) -> None:
        appoint(g, "field-consul", 6)

    ordered(play, army(1, 2), own, war("syrian"), attacks(("syrian", 1, 2)))
    play.answer("diamond", "senate.consent", answer)
    assert len(play.saw(ForceSent)) == sent


@clause("RR-4.05.3", "RR-1.09.643")
def test_a_neutral_always_consents(play: Play) -> None:
    ordered(play, army(1, 2), war("syrian"), attacks(("syrian", 1, 2)))
    assert len(play.saw(ForceSent)) == 1


@clause("RR-4.05.35")
@pytest.mark.parametrize(("legions", "sought"), [(3, 1), (2, 0)])
def test_the_field_consul_goes_for_a_bequest_with_what_is_spare(play: Play, legions: int, sought: int) -> None:
    def bequest(g: Rome) -> None:
        g.bequests["bequest-pergamene"] = Bequest(id="bequest-pergamene")

    ordered(play, army(legions, 3), bequest)
    assert len(play.saw(BequestSought)) == sought


@clause("RR-4.05.35")
def test_not_if_the_plan_needs_him(play: Play) -> None:
    def bequest(g: Rome) -> None:
        g.bequests["bequest-pergamene"] = Bequest(id="bequest-pergamene")

    ordered(play, army(12, 8), bequest, war("syrian"), attacks(("syrian", 4, 2)))
    assert play.saw(BequestSought) == []
    assert len(play.saw(ForceSent)) == 1


def test_legions_are_all_alike() -> None:
    assert Legion(type="legion") == Legion(type="legion")
