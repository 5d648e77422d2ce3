"""Whether all sessions of the bot are on Discord: while one of them is away nobody is defaulted, on any server.

What has no server, such as direct messages, comes by the first session; and whoever is asked need not be on the server
of his game.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from typing import Protocol


class Present(Protocol):
    """Knows of all sessions, whichever process has them."""

    async def all_there(self) -> bool:
        """Whether every one of them is on Discord now."""
        ...


@dataclass(slots=True)
class OwnSessions:
    """The sessions of this process, where it has all of them.

    Attributes:
        wanted: which it is to have; none, until Discord has said how many there are.
        there: which of them are on Discord.
    """

    wanted: Callable[[], Collection[int]]
    there: set[int] = field(default_factory=set[int])

    async def all_there(self) -> bool:
        """Whether none of those it is to have is away."""
        wanted = self.wanted()
        return bool(wanted) and self.there.issuperset(wanted)
