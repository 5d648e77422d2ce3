"""What the things of Carthage are called."""

from __future__ import annotations

from collections.abc import Container, Mapping
from typing import Final

from bot.fronts.republic.calling import Printed, naming
from bot.surface.kit.names import named
from games.carthage.law import CARTHAGE
from games.carthage.seen.view import CarthageView
from games.kernel import View


def printed() -> Printed:
    """All components that have a printed name."""
    found = CARTHAGE.tables
    return (
        found.cards, found.provinces, found.offices, found.committee, found.table_events,
        found.legions, found.commodities, found.areas,
    )  # fmt: skip


def goods() -> Container[str]:
    """Commodities and legions are counted."""
    return {**CARTHAGE.tables.commodities, **CARTHAGE.tables.legions}


def expeditions(view: View) -> Mapping[str, str]:
    """RC-9.5.3: expeditions are called by their goals."""
    return named(view.expeditions) if isinstance(view, CarthageView) else {}


NAMING: Final = naming(printed, goods, expeditions)
