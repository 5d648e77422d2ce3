"""What seats, persons and things are called."""

from __future__ import annotations

import re
from collections.abc import Callable, Container, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import chain
from typing import Final, Protocol

from pydantic import BaseModel

from bot.base.legible import is_written, legible
from bot.base.parts import Parts
from bot.base.text import Catalogue
from bot.store.rows import EventRow
from games.kernel import Seat, State, View

LONGEST = 24
NUMBERED = re.compile(r"seat(\d+)")
BORN = re.compile(r"[a-z0-9.+@-]+")
MARKUP = re.compile(r"[*`~|<>@#\[\]()\\:/]|(?<!\w)_|_(?!\w)")


class Named(Protocol):
    """Something that is called somehow."""

    @property
    def name(self) -> str:
        """What it is called."""
        ...


def tame(name: str, longest: int = LONGEST) -> str:
    """A name that can neither format, link nor mention, nor turn a line round; "?": nobody could read it."""
    return readable(name, longest) or "?"


def readable(name: str, longest: int = LONGEST) -> str:
    """The same; empty if there is nothing in it to be read."""
    plain = legible(" ".join(MARKUP.sub(" ", legible(name)).split())[:longest]).strip()
    return plain if is_written(plain) else ""


def things(view: View) -> dict[str, str]:
    """Names that only the view knows: what came into being in play."""
    hand: object = getattr(view, "hand", None)
    names: dict[str, str] = dict(hand) if isinstance(hand, dict) else {}  # pyright: ignore[reportUnknownArgumentType]
    for field in type(view).model_fields:
        value: object = getattr(view, field)
        if isinstance(value, dict):
            for key, one in value.items():  # pyright: ignore[reportUnknownVariableType]
                name = getattr(one, "name", None) if isinstance(one, BaseModel) else None  # pyright: ignore[reportUnknownArgumentType]
                if isinstance(key, str) and isinstance(name, str):
                    names[key] = name
    return names


class Found(Mapping[str, str]):
    """Names from several places: each is looked at only when those before it do not know, and then kept."""

    def __init__(self, *places: Callable[[], Mapping[str, str]]) -> None:
        self._places = [cache(place) for place in places]

    def __getitem__(self, key: str) -> str:
        for place in self._places:
            if key in place():
                return place()[key]
        raise KeyError(key)

    def __iter__(self) -> Iterator[str]:
        return iter(dict.fromkeys(chain.from_iterable(place() for place in self._places)))

    def __len__(self) -> int:
        return sum(1 for _ in self)


def named(things: Mapping[str, Named]) -> dict[str, str]:
    """The names of things, by their ids."""
    return {key: one.name for key, one in things.items()}


def nobody(_words: Catalogue, _state: State) -> Mapping[Seat, str]:
    """A game whose seats are all played by people."""
    return {}


NOTE: Final = "rules-edition"
"""Under which name a game that began with other figures than those of today says so."""


def as_today(_words: Catalogue, _state: State) -> Mapping[str, str]:
    """A game whose cards say the same however long ago it began."""
    return {}


@dataclass(frozen=True, kw_only=True)
class Naming:
    """What a game calls its things.

    Attributes:
        printed: the names of its components.
        goods: what is counted, not shared out, in maps of events.
        born: names that only a view knows: of what came into being in play.
        changing: how the ids begin of what is called otherwise in play than it is printed.
        automata: what seats are called that nobody plays.
        reprinted: what the cards of a game that began long ago say otherwise, by `printed-` and their ids; and `NOTE`.
        formerly: what an event has given another name: by its id the id of the component that gave the name before.
    """

    printed: Callable[[], Mapping[str, str]] = dict[str, str]
    goods: Callable[[], Container[str]] = frozenset[str]
    born: Callable[[View], Mapping[str, str]] = things
    changing: tuple[str, ...] = ()
    automata: Callable[[Catalogue, State], Mapping[Seat, str]] = nobody
    reprinted: Callable[[Catalogue, State], Mapping[str, str]] = as_today
    formerly: Callable[[EventRow], Mapping[str, str]] | None = None


NAMED: Parts[Naming] = Parts(Naming())


def naming(kind: str) -> Naming:
    """What a game calls its things."""
    return NAMED.of(kind)


@dataclass(frozen=True, slots=True)
class Names(Mapping[str, str]):
    """What seats and things are called: as printed, else as the view says, which is made only for an id.

    What begins as `changing` says is called as the view says first.
    """

    printed: Mapping[str, str]
    born: Callable[[], Mapping[str, str]]
    changing: tuple[str, ...] = ()

    def __getitem__(self, key: str) -> str:
        found = self.born().get(key) if key.startswith(self.changing) else None
        found = found or self.printed.get(key)
        if found is None and BORN.fullmatch(key):
            found = self.born().get(key)
        if found is None:
            raise KeyError(key)
        return found

    def __iter__(self) -> Iterator[str]:
        return iter({**self.born(), **self.printed})

    def __len__(self) -> int:
        return len({**self.born(), **self.printed})


@dataclass(frozen=True, slots=True)
class Then(Mapping[str, str]):
    """The same at a moment of the past: what has changed its name since is called as it was called then."""

    now: Mapping[str, str]
    printed: Mapping[str, str]
    worn: Mapping[str, str]
    """By the ids of what has another name by now the ids of the components that gave the name of then."""

    def __getitem__(self, key: str) -> str:
        return self.printed[self.worn[key]] if key in self.worn else self.now[key]

    def __iter__(self) -> Iterator[str]:
        return iter(self.now)

    def __len__(self) -> int:
        return len(self.now)


def sigil(words: Catalogue, seat: Seat) -> str:
    """The shape that stands for a seat, or the number of one that has none; else its id."""
    if words.has(f"sigil-{seat}"):
        return words.say(f"sigil-{seat}")
    return words.say("sigil-number", number=number_of(seat)) if number_of(seat) else str(seat)


def chair(words: Catalogue, seat: Seat) -> str:
    """What a seat is called before somebody sits on it."""
    if words.has(f"chair-{seat}"):
        return words.say(f"chair-{seat}")
    return words.say("chair-number", number=number_of(seat)) if number_of(seat) else str(seat)


def number_of(seat: Seat) -> str:
    """The number of a chair that has no shape; "": it is no such chair."""
    match = NUMBERED.fullmatch(seat)
    return match[1] if match else ""


def seat_names(words: Catalogue, holders: Mapping[Seat, str]) -> dict[str, str]:
    """Seats by sigil and holder: "◆ Alice"."""
    return {str(seat): f"{sigil(words, seat)} {holder}".strip() for seat, holder in holders.items()}
