"""What each game brings for one use, handed in when the bot starts: a floor asks for it, and knows no game by name."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, MutableMapping
from typing import Generic, TypeVar

T = TypeVar("T")


class Parts(Generic[T]):
    """One part of every game's front, by the id of the game; a game that brings none has the plain one."""

    def __init__(self, plain: T) -> None:
        self.plain = plain
        self.brought: dict[str, T] = {}

    def bring(self, game: str, part: T) -> None:
        """This is the part of a game. ValueError: the game has brought another."""
        if self.brought.setdefault(game, part) != part:
            raise ValueError(f"{game} brings this part twice")

    def of(self, game: str) -> T:
        """The part of a game."""
        return self.brought.get(game, self.plain)


def joined(rooms: Iterable[Mapping[str, T]]) -> dict[str, T]:
    """What several rooms bring, as one. ValueError: two of them bring the same."""
    found: dict[str, T] = {}
    for room in rooms:
        if twice := sorted(found.keys() & room.keys()):
            raise ValueError(f"brought twice: {', '.join(twice)}")
        found |= room
    return found


def once(registry: MutableMapping[str, T], name: str, thing: T) -> None:
    """Under this name stands this thing. ValueError: another does."""
    if registry.setdefault(name, thing) is not thing:
        raise ValueError(f"two are called {name}")


def listed(*rows: tuple[T, *tuple[str, ...]]) -> dict[str, T]:
    """Things by name, from rows of a thing and all its names. ValueError: two have the same name."""
    found: dict[str, T] = {}
    for thing, *names in rows:
        for name in names:
            once(found, name, thing)
    return found
