"""RC-8.8.2c, RR-1.07.21.17: a storm at sea takes Fleets of the State, as the HRAO chooses."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final

from games.kernel import Decision, Several, ask
from games.republic.forum.events_cards import UnitsLost
from games.republic.pieces import Force, Units
from games.republic.state import Republic

HOME: Final = "at-home"


async def sink(g: Republic, cause: str, dice: int, forces: Sequence[Force]) -> None:
    """RC-8.8.2c, RR-1.07.21.17: so many dice of Fleets go to the Force Pool; Evil Omens do not change the number.

    `forces`: those of the State, in the order in which they lose Fleets after those at home, if the HRAO is absent.
    """
    rolled = g.dice.roll("event.fleets", dice)
    count = await take_fleets(g, "forum.fleets", sum(rolled), forces)
    g.tell(UnitsLost("fleets", rolled, count, cause))


async def take_fleets(g: Republic, kind: str, most: int, forces: Sequence[Force]) -> int:
    """RC-8.8.2c, RR-1.07.21.16, 1.07.21.17: so many Fleets of the State go to the Force Pool, or all. How many."""
    count = min(most, g.fleets_in_service())
    places = {HOME: g.army.active, **{force.id: force.units for force in forces}}
    chosen = await ask(partial(choosing_fleets, g, kind, count, places))
    for place in chosen or [HOME] * count:
        places[place].fleets -= 1
    g.army.pool_fleets += count
    return count


def choosing_fleets(g: Republic, kind: str, count: int, places: Mapping[str, Units]) -> Decision[list[str]] | None:
    """RC-DP63, RR-DP27, RR-DP75: which Fleets; if absent first those at home. Without any away nobody is asked."""
    if g.army.active.fleets == g.fleets_in_service():
        return None
    fleets = {f"{place}.{n}": place for place, units in places.items() for n in range(1, units.fleets + 1)}
    choice = Several(fleets, count, count)
    return Decision(kind, g.hrao_seat(), choice, *g.law.cites[kind], lapse=list(fleets)[:count])
