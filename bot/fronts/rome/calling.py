"""What the things of Rome are called."""

from __future__ import annotations

from collections.abc import Container
from typing import Final

from bot.fronts.republic.calling import Printed, naming
from games.rome.law import ROME


def printed() -> Printed:
    """All components that have a printed name."""
    found = ROME.tables
    return found.cards, found.provinces, found.offices, found.table_events


def goods() -> Container[str]:
    """Nothing but Talents is counted."""
    return ()


NAMING: Final = naming(printed, goods)
