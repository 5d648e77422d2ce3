"""What no rule of the Grand Variant may ever break."""

from __future__ import annotations

from collections import Counter

from games.grand.pieces import CARTHAGE, ROME, CoupledWar, Side
from games.grand.seen.see import face
from games.grand.state import Grand, Half
from games.kernel.state import save
from games.rome.components import ERAS, TABLES
from games.rome.forum.unseen import on_the_table
from games.rome.state import Rome
from tests.games.carthage.invariants import invariants as of_carthage
from tests.games.rome import invariants as of_rome


def of_a_game(g: Grand) -> None:
    """All that holds of a game that was played from its beginning."""
    invariants(g)
    if g.rome is not None and stands(g, ROME):
        cards_of_rome_lie_in_one_place(g.rome)
        of_rome.forces_are_sound(g.rome)
        of_rome.senators_are_sound(g.rome)


def invariants(g: Grand) -> None:
    """All that holds of both boards by themselves, and of what couples them; and what is to be kept can be saved."""
    assert save(g)
    for half in g.halves():
        half_is_sound(g, half)
    if stands(g, CARTHAGE):
        of_carthage(g.carthage)
    if g.rome is not None and stands(g, ROME):
        of_rome.invariants(g.rome)
    for war in g.wars:
        war_is_sound(g, war)


def stands(g: Grand, side: Side) -> bool:
    """GV-7.4: nothing is played any more on the board of a republic that has fallen."""
    return side not in g.fallen


# Boards


def half_is_sound(g: Grand, half: Half) -> None:
    """GV-1.1, 1.5, 10.1: it draws and tells through the whole, and each of its players has one faction of it."""
    assert half.told is g.told
    assert half.whole is g
    assert (half.dice.seed, half.dice.branch) == (g.dice.seed, g.dice.branch) or half.dice.total == 0
    assert sorted(half.seats) == sorted(half.factions) == sorted(g.players(side_of(g, half)))
    assert set(g.sides) == (set(g.seats) if g.mode == "one-faction" else set())


def side_of(g: Grand, half: Half) -> Side:
    """Whose board it is."""
    return CARTHAGE if half is g.carthage else ROME


def cards_of_rome_lie_in_one_place(g: Rome) -> None:
    """GV-2.4, 7.2: the Early deck and, once it is in use, the Middle one; each card of them exactly once, no other."""
    found = Counter(on_the_table(g))
    assert [card for card, count in found.items() if count > 1] == [], "a card lies in two places"
    begun = ERAS[:1] if "middle" in g.coming and not g.next_deck else ERAS[:2]
    assert found.keys() == {card for era in begun for card in TABLES.copies(era)}


# Coupled wars


def war_is_sound(g: Grand, war: CoupledWar) -> None:
    """GV-1.3, 4.8, 4.12, 6.2: a settled war is fought on neither board and in no deck; the sea is that of war 1."""
    assert war.settled or not war.winner
    assert not war.sea or war.number == 1
    for half in g.halves() if war.settled else ():
        if stands(g, side_of(g, half)):
            is_fought_no_more(half, face(side_of(g, half), war.number))
    loser = next((half for half in g.halves() if half.half == war.lost_by), None)
    if loser and stands(g, side_of(g, loser)) and loser is g.carthage:
        assert loser.wars[face(CARTHAGE, war.number)].status == "lost", "GV-6.1: it is Lost for good"


def is_fought_no_more(half: Half, name: str) -> None:
    """GV-4.8, 6.1, 6.2: as a Lost War it lies on the board of who lost it, and nothing is there any more."""
    assert name not in [*half.deck, *half.next_deck], "it could be drawn"
    assert name not in half.wars or half.wars[name].status == "lost", "it could be fought"
    assert [force for force in half.forces.values() if force.war == name and not force.victorious] == []
