"""Putting the game into the Revolution Phase: who has won, who is in revolt, who governs."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from games.republic.pieces import CIVIL_WAR, Campaign, Legion
from games.rome.pieces import LEGION
from games.rome.state import Rome
from tests.games.rome.money import all_of
from tests.games.rome.play import Play, add_force, add_province, numbered

Change = Callable[[Rome], object]
SYRIAN, GALLIC = "syrian", "gallic-1"
FLAMINIUS = "fam-flaminius"
GOVERNORS = {"provincial_wars": True, "rebel_governors": True}


def revolution(
    play: Play, step: str, *changes: Change, dice: Mapping[str, Sequence[int]] | None = None, **how: Any
) -> Play:
    """Begin at a step of the phase, in turn 1; the game stops before the next turn."""
    return play.until("mortality").at(f"revolution.{step}", change=all_of(*changes), dice=dice, **how)


def revolting(play: Play, *changes: Change, rolls: Sequence[int] = (), **how: Any) -> Play:
    """The victors declare what they will do; these are the dice of their legions."""
    return revolution(play, "revolt", *changes, dice={"allegiance": rolls}, **how)


def victorious(*commanders: int, at: str = SYRIAN, **units: Any) -> Change:
    """A force under these Senators has won its War, which is gone; veterans are loyal to the first of them."""

    def change(g: Rome) -> None:
        one = add_force(g, at, *commanders, **units)
        one.victorious = True
        del g.wars[at]
        g.gone.append(at)
        for number in commanders:
            numbered(g, number).campaign = Campaign(turn=g.turn, won=True, land_victory=True)

    return change


def in_office(post: Any, number: int) -> Change:
    """A Senator holds an office."""

    def change(g: Rome) -> None:
        for holder in g.holders(post):
            holder.office = ""
        numbered(g, number).office = post

    return change


def governed(name: str, number: int, legions: int = 0, armies: int = 0, fleets: int = 0) -> Change:
    """A Senator governs a Province with these forces."""

    def change(g: Rome) -> None:
        province = add_province(g, name, number)
        province.garrison += enlisted(g, legions)
        province.armies, province.fleets = armies, fleets

    return change


def enlisted(g: Rome, count: int, *, loyal: int = 0) -> list[Legion]:
    """Legions out of the pool; veterans if they are loyal to somebody."""
    g.army.pool[LEGION] -= count
    owed = numbered(g, loyal).id if loyal else ""
    return [Legion(type=LEGION, veteran=bool(loyal), loyal=owed) for _ in range(count)]


def veteran_at_home(loyal: int, count: int = 1) -> Change:
    """Veterans among the Active Forces."""
    return lambda g: g.army.active.legions.extend(enlisted(g, count, loyal=loyal))


def veteran_in_garrison(province: str, loyal: int) -> Change:
    """A veteran in the garrison of a Province."""
    return lambda g: g.provinces[province].garrison.extend(enlisted(g, 1, loyal=loyal))


def rise(play: Play, seat: str = "triangle", how: str = "revolt") -> None:
    """A victorious commander revolts, whatever the dice say; who could pay for legions does not."""
    play.answer(seat, "revolution.revolt", how)


def rebels(g: Rome) -> list[str]:
    """Who is in revolt."""
    return [one.id for one in g.rebels()]


def at_war(g: Rome) -> bool:
    """Whether it is Civil War."""
    return CIVIL_WAR in g.wars
