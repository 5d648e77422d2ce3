"""Units that leave service."""

from __future__ import annotations

from games.carthage.pieces import Legion
from games.carthage.state import Carthage


def disband(g: Carthage, legion: Legion) -> None:
    """RC-9.5.5b: a lost or disbanded legion goes to the Force Pool, veteran no longer."""
    g.army.pool[legion.type] = g.army.pool.get(legion.type, 0) + 1
