"""CD-D, CD-S.3.3: the military orders of a season, all at once."""

from __future__ import annotations

from collections.abc import Mapping

from games.diplomacy.atlas import Position
from games.diplomacy.orders import Order

from .muster import muster
from .outcome import Outcome
from .profile import Profile
from .questions import head_to_head
from .settle import settle
from .units import Unit


def adjudicate(position: Position, orders: Mapping[str, Order], profile: Profile = Profile.OLD) -> Outcome:
    """CD-D.11: all orders, by the space of the unit; a unit without one stands."""
    units, obstacles = muster(position, orders, profile)
    settle(units.values(), profile)
    return Outcome(position, orders, _contested(units), units, obstacles)


def _contested(units: Mapping[str, Unit]) -> list[str]:
    """CD-D.12: spaces that a standoff has left empty, in alphabetical order."""
    movers = [unit for unit in units.values() if unit.goal]
    entered = {unit.goal for unit in movers if unit.goes}
    tried = {unit.goal for unit in movers if not unit.goes and unit.goal not in entered and _stands_off(unit)}
    return sorted(goal for goal in tried if goal not in units or units[goal].goes)


def _stands_off(mover: Unit) -> bool:
    """CD-D.9(4.A.7): an effective attempt, not beaten head to head by the unit that came from there."""
    holder = mover.holder
    beaten = holder is not None and holder.goes and head_to_head(mover, holder)
    return bool(mover.effective) and not beaten
