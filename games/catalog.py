"""The list of games, and of the minds that play a seat of theirs that nobody holds."""

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from importlib import import_module
from typing import Any, Final, TypeVar

from games.kernel import Game
from games.kernel.minds import BY_NAME, LEVELS, Level, Mind

NAMES: Final = ("carthage", "rome", "grand", "diplomacy", "sword", "sample")
WITHOUT_MINDS: Final = ("sample",)
Found_co = TypeVar("Found_co", covariant=True)


class Lazy(Mapping[str, Found_co]):
    """Things by name, each brought when it is first asked for: a command that names games need not load their rules."""

    def __init__(self, names: tuple[str, ...], bring: Callable[[str], Found_co]) -> None:
        self.names, self.bring = names, cache(bring)

    def __getitem__(self, name: str) -> Found_co:
        if name not in self.names:
            raise KeyError(name)
        return self.bring(name)

    def __contains__(self, name: object) -> bool:
        return name in self.names

    def __iter__(self) -> Iterator[str]:
        return iter(self.names)

    def __len__(self) -> int:
        return len(self.names)


def _game(name: str) -> Game[Any]:
    found: Game[Any] = import_module(f"games.{name}").GAME
    return found


def _minds(name: str) -> Mapping[Level, Mind]:
    found: Mapping[Level, Mind] = import_module(f"games.{name}.minds.mind").MINDS
    return found


GAMES: Mapping[str, Game[Any]] = Lazy(NAMES, _game)
MINDS: Mapping[str, Mapping[Level, Mind]] = Lazy(tuple(one for one in NAMES if one not in WITHOUT_MINDS), _minds)
"""By the id of a game and the level; a seat of any other game is played by the defaults."""


def levels(game: str) -> tuple[Level, ...]:
    """How well computer players of a game may play, the best last; empty: it has none."""
    return tuple(level for level in LEVELS if level in MINDS.get(game, {}))


def mind(game: str, level: str) -> Mind | None:
    """Who plays a game at a level; where it has no such level the best there is. None: it has none at all."""
    able = levels(game)
    return MINDS[game].get(BY_NAME.get(level, able[-1]), MINDS[game][able[-1]]) if able else None


def event_id(game: str, name: str) -> str:
    """The id of an event by a name it has, or had; one that nobody knows stays as it is."""
    kind = GAMES[game].event(name) if game in GAMES else None
    return kind.id if kind else name
