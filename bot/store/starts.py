"""What a program that begins asks of its database: what the last one left, without looking at each game."""

from __future__ import annotations

from typing import Protocol


class Starts(Protocol):
    """The part of the store that a start needs; what it costs does not hang on how many games are well."""

    async def parted(self) -> str:
        """What the last one said as it left (`Store.close`); it counts once. "": it was cut off, or said nothing."""
        ...

    async def places(self) -> list[tuple[int, int | None]]:
        """The servers, and the channels, in which games are played or held."""
        ...

    async def ailing(self) -> list[str]:
        """Games in play in which nobody is asked anything, or of which something that is not told cannot be read."""
        ...
