"""Money, Rebels and events on the table, for tests of the Revenue Phase."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from games.kernel import Seat
from games.republic.pieces import Force, Legion, TableEvent, Units
from games.rome.pieces import LEGION, Civil, War
from games.rome.state import Rome
from tests.games.rome.play import numbered, pay

SEATS = ("diamond", "triangle", "circle", "square")


def all_of(*changes: Callable[[Rome], object]) -> Callable[[Rome], None]:
    """One change after the other."""

    def change(g: Rome) -> None:
        for one in changes:
            one(g)

    return change


def rich(purses: Mapping[int, int], **treasuries: int) -> Callable[[Rome], None]:
    """Senators by number, and Faction Treasuries, hold so much."""

    def change(g: Rome) -> None:
        for number, talents in purses.items():
            pay(g, number, talents)
        for seat, talents in treasuries.items():
            g.factions[Seat(seat)].treasury = talents
            g.issued += talents

    return change


def event(name: str, times: int = 1) -> Callable[[Rome], None]:
    """An event is in play, rolled so many times."""

    def change(g: Rome) -> None:
        g.table_events[name] = TableEvent(id=name, times=times)

    return change


def garrison(g: Rome, province: str, count: int, **marks: Any) -> None:
    """Legions out of the pool into a Province."""
    g.army.pool[LEGION] -= count
    g.provinces[province].garrison += [Legion(type=LEGION, **marks) for _ in range(count)]


def in_revolt(
    *legions: Legion,
    rebels: Sequence[int] = (2,),
    fleets: int = 0,
    purses: Mapping[int, int] | None = None,
    **more: int,
) -> Callable[[Rome], None]:
    """Fabius (triangle) marches on Rome with these legions, and others of his faction with him."""

    def change(g: Rome) -> None:
        g.civil = Civil(primary=numbered(g, rebels[0]).id)
        g.wars["civil-war"] = War(id="civil-war", status="active")
        for number in rebels:
            one = numbered(g, number)
            one.rebel, one.knights, one.office = True, 0, ""
        leader = numbered(g, rebels[0])
        leader.place, leader.at = "force", "rebels"
        g.forces["rebels"] = Force(
            id="rebels", war="civil-war", commanders=[leader.id], units=Units(legions=[*legions], fleets=fleets), sent=1
        )
        g.army.pool[LEGION] -= len(legions)
        g.army.pool_fleets -= fleets
        rich(purses or {}, **more)(g)

    return change


def legion(*, veteran: bool = False, loyal: str = "") -> Legion:
    """One legion."""
    return Legion(type=LEGION, veteran=veteran, loyal=loyal)
