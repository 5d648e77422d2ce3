"""Those who die in Mortality Phases."""

from __future__ import annotations

from collections.abc import Callable

from games.carthage.law import CARTHAGE
from games.carthage.state import Carthage

Change = Callable[[Carthage], object]
STORED = {"triangle": ["gold.1", "ochre.1", "salt.1", "wine.1"]}


def family(number: int) -> str:
    """The Family with this ID."""
    return next(name for name, card in CARTHAGE.tables.families.items() if card.number == number)
