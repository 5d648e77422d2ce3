"""GV-4.7: in which order the coupled wars may be attacked."""

from __future__ import annotations

from typing import Any

import pytest

from games.grand.pieces import CARTHAGE, ROME, Side
from games.grand.seen.see import view
from games.grand.state import Grand
from games.kernel import IllegalAnswer
from games.rome.bench import add_force
from tests.clauses import clause
from tests.games.grand.laying import Change, Play, force, home, office, orders, propose, rome_of, settled, war, without

FACES = {CARTHAGE: "roman-war", ROME: "punic"}
BOTH = pytest.mark.parametrize("side", [CARTHAGE, ROME])


def business(play: Play, side: Side, *changes: Change) -> Play:
    """The Senate of a republic has many men and ships; in Rome there is a Field Consul."""
    army = home(side, 8 if side == CARTHAGE else 20, 15)
    consul = [office(ROME, "field-consul", 2)] if side == ROME else []
    return play.at(f"{side}:senate.business", army, *consul, *changes)


def sent(play: Play) -> list[str]:
    """Against which Wars a force may be sent."""
    return [at for order, at in orders(play) if order == "send"]


@clause("GV-4.7", "GV-11.4")
@BOTH
def test_a_later_war_waits_for_the_earlier_to_be_settled(play: Play, side: Side) -> None:
    business(play, side, war(side, f"{FACES[side]}-2"))
    assert f"{FACES[side]}-1" in sent(play)
    assert f"{FACES[side]}-2" not in sent(play)


@clause("GV-4.7")
@BOTH
def test_a_force_at_the_earlier_war_is_not_enough(play: Play, side: Side) -> None:
    met = force(side, f"{FACES[side]}-1", 6, legions=2, fleets=2)
    business(play, side, war(side, f"{FACES[side]}-2"), met)
    assert f"{FACES[side]}-2" not in sent(play)


@clause("GV-4.7")
@BOTH
def test_nor_is_an_order_in_the_same_proposal(play: Play, side: Side) -> None:
    business(play, side, war(side, f"{FACES[side]}-2"))
    first, second = {CARTHAGE: ("fam-mago", "fam-barca"), ROME: ("fam-fabius", "fam-cornelius")}[side]
    each: dict[str, Any] = {"order": "send", "legions": {}, "fleets": 6}
    both = [
        {**each, "at": f"{FACES[side]}-1", "commanders": [first]},
        {**each, "at": f"{FACES[side]}-2", "commanders": [second]},
    ]
    with pytest.raises(IllegalAnswer) as why:
        play.answer("diamond", "senate.forces", {"movements": both})
    assert (why.value.reason, why.value.about["war"]) == ("senate.lower-war", f"{FACES[side]}-2")


@clause("GV-4.7")
@BOTH
def test_who_looks_sees_that_it_waits(play: Play, side: Side) -> None:
    later, first = f"{FACES[side]}-2", f"{FACES[side]}-1"

    def seen() -> dict[str, bool]:
        whole = view(play.g, None)
        half = whole.rome if side == ROME else whole.carthage
        return {name: half.wars[name].waits for name in (later, first) if half and name in half.wars}

    business(play, side, war(side, later))
    assert seen() == {later: True, first: False}
    business(play, side, war(side, later, "lost" if side == CARTHAGE else "active"), settled(1))
    assert seen()[later] is False


@clause("GV-11.2")
@BOTH
@pytest.mark.parametrize("number", [1, 2, 3])
def test_nobody_has_to_send_a_force(play: Play, side: Side, number: int) -> None:
    """An Inactive coupled War may lie there for as long as the Senate likes."""
    business(play, side, war(side, f"{FACES[side]}-{number}", "inactive"), *(settled(n) for n in range(1, number)))
    assert play.decision("diamond", "senate.forces").awaited is False
    forces = play.g.republic(side).forces
    while play.g.step.startswith(f"{side}:senate"):
        one = play.awaited()[0]
        play.submit(one.key, one.lapse)
    assert [one.war for one in forces.values()] == []


@clause("GV-4.7")
@BOTH
def test_a_lower_war_that_has_not_appeared_blocks_too(play: Play, side: Side) -> None:
    one = f"{FACES[side]}-1"
    business(play, side, settled(1), war(side, f"{FACES[side]}-3"))
    assert (f"{FACES[side]}-3" in sent(play), f"{FACES[side]}-2" in sent(play)) == (False, False)
    assert one not in sent(play)


@clause("GV-4.7")
@BOTH
@pytest.mark.parametrize("winner", [CARTHAGE, ROME, ""])
def test_settled_however_the_next_may_be_attacked(play: Play, side: Side, winner: str) -> None:
    business(play, side, settled(1, winner), war(side, f"{FACES[side]}-2"))
    assert f"{FACES[side]}-2" in sent(play)


@clause("GV-4.7")
@BOTH
def test_the_rule_stands_in_the_place_of_simultaneity(play: Play, side: Side) -> None:
    """RR-1.07.332, RC-8.9.8: an Active face of war 1 stands in the way of nothing once war 1 is settled."""
    business(play, side, settled(1), war(side, f"{FACES[side]}-2"), war(side, f"{FACES[side]}-1"))
    play.g.war(1).settled = True
    assert f"{FACES[side]}-2" in sent(play)


@clause("GV-4.7")
def test_other_wars_keep_the_rules_of_their_boards(play: Play) -> None:
    """RR-1.07.332: the 2nd Gallic War may be attacked only with the 1st."""
    business(play, ROME, war(ROME, "gallic-1"), war(ROME, "gallic-2"))
    assert {"gallic-1", "gallic-2"} <= set(sent(play))
    each = {"order": "send", "legions": {"legion": 3}, "fleets": 3}
    with pytest.raises(IllegalAnswer) as why:
        play.answer(
            "diamond", "senate.forces", {"movements": [{**each, "at": "gallic-2", "commanders": ["fam-fabius"]}]}
        )
    assert why.value.reason == "senate.earlier-war"


@clause("GV-4.7")
@BOTH
def test_a_force_can_really_be_sent(play: Play, side: Side) -> None:
    who = {CARTHAGE: "fam-mago", ROME: "fam-fabius"}[side]
    business(play, side, settled(1), war(side, f"{FACES[side]}-2"))
    half = play.g.republic(side)
    kind = half.army.active.legions[-1].type
    order = {"order": "send", "at": f"{FACES[side]}-2", "commanders": [who], "legions": {kind: 1}, "fleets": 6}
    propose(play, "forces", {"movements": [order]})
    assert [one.war for one in half.forces.values()] == [f"{FACES[side]}-2"]


# RR-1.15.5


def manilian(*wars: Change) -> list[Change]:
    """Under the Manilian Law Cornelius has won somewhere, with many men and ships."""

    def victor(g: Grand) -> None:
        rome = rome_of(g)
        rome.laws.append("law-manilian")
        rome.deck = [card for card in rome.deck if card != "law-manilian"]
        won = add_force(rome, "gallic-1", 1, legions=3, fleets=6)
        won.victorious = True
        del rome.wars["gallic-1"]

    return [*wars, victor]


@clause("GV-4.7")
def test_it_holds_for_a_move_by_the_manilian_law(play: Play) -> None:
    play.at("rome:revolution.revolt", *manilian(war(ROME, "punic-2"), war(ROME, "syrian")))
    assert "punic-2" not in play.options("diamond", "revolution.move")
    assert "punic-1" in play.options("diamond", "revolution.move")
    play.at("rome:revolution.revolt", *manilian(settled(1), war(ROME, "punic-2"), war(ROME, "syrian")))
    assert play.options("diamond", "revolution.move") == ["none", "punic-2", "syrian"]


@clause("GV-4.7", "GV-2.1")
def test_in_stage_1_there_is_no_such_order(play: Play) -> None:
    """RC-8.9.8 alone holds there."""

    def alone(g: Grand) -> None:
        g.rome, g.course = None, "stage-1"
        del g.resumes[ROME]

    business(play, CARTHAGE, without(CARTHAGE, "roman-war-1"), war(CARTHAGE, "roman-war-2"), alone)
    assert "roman-war-2" in sent(play)
