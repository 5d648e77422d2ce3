"""RC-9.5.5b, 9.5.5c, 9.5.5d: what legions are worth, and units that leave service."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from games.carthage.state import Carthage
from games.republic.pieces import Legion, Units


def legion_strength(g: Carthage, legions: Iterable[Legion]) -> int:
    """RC-9.5.5c: every type counts 1, a veteran 2."""
    kinds = g.tables.legions
    return sum(kinds[one.type].veteran_strength if one.veteran else kinds[one.type].strength for one in legions)


def disband(g: Carthage, legion: Legion) -> None:
    """RC-9.5.5b: a lost or disbanded legion goes to the Force Pool, veteran no longer; Unavailable if its type is so.

    What lies in the Force Pool is only a number of each type, so that neither veteran status nor loyalty is left.
    """
    g.army.pool[legion.type] = g.army.pool.get(legion.type, 0) + 1


def lose(g: Carthage, units: Units, legions: Sequence[Legion] = (), fleets: int = 0) -> None:
    """RC-9.5.5b: these legions and so many Fleets of a force, or of those at home, go to the Force Pool."""
    desert(g, units.legions, legions)
    units.fleets -= fleets
    g.army.pool_fleets += fleets


def desert(g: Carthage, ranks: list[Legion], deserters: Sequence[Legion]) -> None:
    """RC-9.5.5d: these legions leave the ranks for the Force Pool, where they are veterans and loyal no longer."""
    for legion in deserters:
        disband(g, legion)
    dismiss(ranks, deserters)


def dismiss(ranks: list[Legion], leaving: Sequence[Legion]) -> None:
    """These very legions leave the ranks; others like them stay."""
    gone = {id(legion) for legion in leaving}
    ranks[:] = [legion for legion in ranks if id(legion) not in gone]
