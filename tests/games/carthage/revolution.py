"""Putting the game into the Revolution Phase: who has fought how, who has won, who is in revolt."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from games.carthage.state import Carthage
from games.republic.pieces import CIVIL_WAR, Campaign
from tests.games.carthage import combat
from tests.games.carthage.play import Play, add_war, numbered

Change = Callable[[Carthage], object]
TUNISIA, CYRENE = "conquest-of-tunisia", "cyrenean-war"


def revolution(
    play: Play,
    step: str,
    *changes: Change,
    dice: Mapping[str, Sequence[int]] | None = None,
    cards: Mapping[str, Sequence[str]] | None = None,
    **how: Any,
) -> Play:
    """Begin at a step of the phase, in turn 1."""

    def change(g: Carthage) -> None:
        for one in changes:
            one(g)

    return play.at(step, change=change, dice=dice, cards=cards, chits=["none"], **how)


def fought(number: int, turn: int = 1, **marks: Any) -> Change:
    """A Senator has fought in this turn."""

    def change(g: Carthage) -> None:
        numbered(g, number).campaign = Campaign(turn=turn, **marks)

    return change


def came_home(*numbers: int) -> Change:
    """These have returned in this Senate Phase, unvictorious."""
    return lambda g: g.senate.returned.extend(numbered(g, number).id for number in numbers)


def pop(number: int, popularity: int, influence: int | None = None) -> Change:
    """A Senator has this POP, and INF."""

    def change(g: Carthage) -> None:
        one = numbered(g, number)
        one.popularity = popularity
        one.influence = one.influence if influence is None else influence

    return change


def victorious(*commanders: int, at: str = TUNISIA, **units: Any) -> Change:
    """A force under these commanders has won its War, which is gone."""

    def change(g: Carthage) -> None:
        combat.force(at, *commanders, **units)(g)
        one = list(g.forces.values())[-1]
        one.victorious = True
        del g.wars[at]
        g.gone.append(at)
        for number in commanders:
            numbered(g, number).campaign = Campaign(turn=g.turn, won=True, land_victory=True)

    return change


def in_revolt(number: int, *others: int, legions: int = 4, declared: int = 1, **units: Any) -> Change:
    """A Senator is in revolt with so many legions, others are secondary Rebels."""

    def change(g: Carthage) -> None:
        add_war(g, CIVIL_WAR, province="", declared=declared)
        combat.force(CIVIL_WAR, number, legions=legions, **units)(g)
        for one in (number, *others):
            rebel = numbered(g, one)
            rebel.rebel, rebel.office, rebel.traders = True, "", 0
            for seat in g.committee.values():
                if seat.member == rebel.id:
                    seat.member, seat.term = "", 0
            if rebel.place != "province":
                rebel.place, rebel.at = "force", list(g.forces)[-1]

    return change
