"""What people ask about Carthage in plain words, the clauses that answer it, and the terms they have to learn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

QUESTIONS: Final[Mapping[str, Sequence[str]]] = {
    "win": ("RC-12.1d", "RC-12.1", "RC-12.1a", "RC-12.1c"),
    "lose": ("RC-12.3",),
    "turn": ("RC-3.1",),
    "influence": ("RC-6.9", "RC-9.1"),
    "money": ("RC-6.5", "RC-6.3", "RC-7.3.1"),
    "move-money": ("RC-6.10", "RC-1.5c"),
    "trade": ("RC-7.2.2", "RC-7.2.2b", "RC-7.2.1"),
    "lie": ("RC-7.2.2", "RC-7.2.2b"),
    "sell": ("RC-7.3.1", "RC-7.3.2"),
    "trader": ("RC-8.1", "RC-7.1.1"),
    "persuade": ("RC-8.5.1", "RC-8.5.2"),
    "leader": ("RC-8.6", "RC-5.2", "RC-6.5"),
    "statesman": ("RC-8.9.2", "RC-8.9.3", "RC-11.2"),
    "vote": ("RC-9.0.9", "RC-9.0.10", "RC-9.0.11"),
    "propose": ("RC-9.0.6", "RC-9.0.16", "RC-9.0.7"),
    "suffete": ("RC-9.1", "RC-9.11"),
    "ruler": ("RC-9.10.1", "RC-9.10.2"),
    "hrao": ("RC-1.4g", "RC-1.5a"),
    "governor": ("RC-9.4", "RC-9.4.2", "RC-6.12"),
    "prosecute": ("RC-9.3", "RC-9.3.1", "RC-9.3.3"),
    "kill": ("RC-9.8.1", "RC-9.8.2"),
    "raise": ("RC-9.5.5",),
    "war": ("RC-10.2.1", "RC-9.6.1", "RC-9.6.2", "RC-10.2.4"),
    "die": ("RC-5.0", "RC-5.0a", "RC-5.1", "RC-5.2"),
    "revolt": ("RC-11.3", "RC-12.1a"),
    "hidden": ("RC-1.5e",),
}
"""By the name of the question: the clauses, that which says most of it first."""

TERMS: Final = (
    "trader",
    "inf",
    "ora",
    "leader",
    "hrao",
    "suffete",
    "governor",
    "committee",
    "statesman",
    "concession",
    "red-card",
    "mil",
    "loy",
    "pop",
    "treasury",
    "corrupt",
    "spoils",
    "warehouse",
    "initiative",
    "dr",
    "curia",
    "censor",
    "outcry",
    "force-pool",
    "active-war",
    "disaster",
    "base-number",
)
"""Those first that a newcomer meets first."""
