"""RC-9.5.5b, 9.5.5c, 9.5.5d, RR-1.10.6, 1.10.11: what legions are worth, and units that leave service."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from games.republic.pieces import Legion, Units
from games.republic.state import Republic


def legion_strength(legions: Iterable[Legion]) -> int:
    """RC-9.5.5c, RR-1.10.11: every type counts 1, a veteran 2."""
    return sum(2 if one.veteran else 1 for one in legions)


def worth(units: int, ratings: Iterable[int]) -> int:
    """RC-9.6.6, RR-1.09.643: units and MIL, of all commanders together; MIL counts at most the strength of units."""
    return units + min(units, sum(ratings))


def disband(g: Republic, legion: Legion) -> None:
    """RC-9.5.5b, RR-1.10.6: a lost or disbanded legion goes to the Force Pool, a veteran no longer, Unavailable if so.

    What lies in the Force Pool is only a number of each type, so that neither veteran status nor loyalty is left.
    """
    g.army.pool[legion.type] = g.army.pool.get(legion.type, 0) + 1


def lose(g: Republic, units: Units, legions: Sequence[Legion] = (), fleets: int = 0) -> None:
    """RC-9.5.5b, RR-1.10.6: these legions and so many Fleets of a force, or of those at home, go to the Force Pool."""
    desert(g, units.legions, legions)
    units.fleets -= fleets
    g.army.pool_fleets += fleets


def desert(g: Republic, ranks: list[Legion], deserters: Sequence[Legion]) -> None:
    """RC-9.5.5d: these legions leave the ranks for the Force Pool, where they are veterans and loyal no longer."""
    for legion in deserters:
        disband(g, legion)
    dismiss(ranks, deserters)


def dismiss(ranks: list[Legion], leaving: Sequence[Legion]) -> None:
    """These very legions leave the ranks; others like them stay."""
    gone = {id(legion) for legion in leaving}
    ranks[:] = [legion for legion in ranks if id(legion) not in gone]
