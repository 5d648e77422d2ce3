"""GV-1.2, 1.4, 1.8, 6.7, 12.1: what is joined between the boards, as it is printed and as it is seen."""

from __future__ import annotations

import pytest

from games.carthage.components import TABLES as OF_CARTHAGE
from games.grand.components import COUPLINGS
from games.grand.pieces import CARTHAGE, ROME
from games.grand.seen.see import view
from games.grand.wars.faces import face, number
from games.rome.components import TABLES as OF_ROME
from tests.clauses import clause
from tests.games.grand.laying import Change, lay, rome_of, settled, war, without

TABLES = {CARTHAGE: OF_CARTHAGE, ROME: OF_ROME}


@clause("GV-1.2", "GV-1.4", "GV-1.8")
def test_both_faces_of_each_war_are_printed_in_order() -> None:
    for coupling in COUPLINGS.wars:
        for side, name in coupling.faces.items():
            card = TABLES[side].wars[name]
            assert (card.group_order, card.group_size) == (coupling.number, len(COUPLINGS.wars))
            assert ("sea" in coupling.parts) == bool(card.fleet_strength)
            assert (face(side, coupling.number), number(name)) == (name, coupling.number)
    assert number("gallic-1") == 0


@clause("GV-6.7")
def test_each_person_is_an_enemy_leader_on_one_board_and_at_most_a_statesman_on_the_other() -> None:
    for person in COUPLINGS.persons:
        kinds = [
            "leader" if card in TABLES[side].leaders else "statesman" if card in TABLES[side].statesmen else ""
            for side, cards in person.cards.items()
            for card in cards
        ]
        assert sorted(kinds) in (["leader", "statesman"], ["leader"])
    assert "st-1b" not in [card for person in COUPLINGS.persons for card in person.cards[ROME]]


@clause("GV-1.2", "GV-12.1")
@pytest.mark.parametrize(
    ("changes", "number", "states"),
    [
        ([], 1, ("inactive", "inactive")),
        ([], 2, ("absent", "absent")),
        ([war(CARTHAGE, "roman-war-2"), war(ROME, "punic-2", "imminent")], 2, ("active", "imminent")),
        ([settled(2, ROME)], 2, ("lost", "won")),
        ([settled(2, CARTHAGE)], 2, ("won", "lost")),
        ([settled(2)], 2, ("removed", "removed")),
        ([without(ROME, "punic-1")], 1, ("inactive", "absent")),
    ],
)
def test_the_states_of_a_face(changes: list[Change], number: int, states: tuple[str, str]) -> None:
    g = lay()
    for change in changes:
        change(g)
    seen = view(g, None).wars[number - 1]
    assert seen.states == dict(zip((CARTHAGE, ROME), states, strict=True))
    assert (seen.faces, seen.settled) == (
        {CARTHAGE: f"roman-war-{number}", ROME: f"punic-{number}"},
        g.war(number).settled,
    )


@clause("GV-1.2", "GV-2.1")
def test_before_rome_is_there_its_faces_are_absent() -> None:
    g = lay()
    assert rome_of(g)
    g.rome = None
    assert view(g, None).wars[0].states == {CARTHAGE: "inactive", ROME: "absent"}
