"""What seats, persons and things are called."""

from __future__ import annotations

import re
from collections.abc import Callable, Container, Iterator, Mapping
from dataclasses import dataclass
from functools import cache

from pydantic import BaseModel

from bot.base.legible import is_written, legible
from bot.base.text import Catalogue
from games.carthage.law import CARTHAGE
from games.carthage.seen.view import CarthageView
from games.carthage.state import Carthage
from games.kernel import Seat, State, View

LONGEST = 24
FAMILY = "fam-"
REVOLT = "revolt-"  # a Province in revolt is a War that has a text, not a name: RC-8.8.5
BORN = re.compile(r"[a-z0-9.+@-]+")
MARKUP = re.compile(r"[*`~|<>@#\[\]()\\:/]|(?<!\w)_|_(?!\w)")


def tame(name: str, longest: int = LONGEST) -> str:
    """A name that can neither format, link nor mention, nor turn a line round; "?": nobody could read it."""
    return readable(name, longest) or "?"


def readable(name: str, longest: int = LONGEST) -> str:
    """The same; empty if there is nothing in it to be read."""
    plain = legible(" ".join(MARKUP.sub(" ", legible(name)).split())[:longest]).strip()
    return plain if is_written(plain) else ""


@cache
def carthage() -> Mapping[str, str]:
    """The printed names of all components of The Republic of Carthage."""
    found = CARTHAGE.tables
    printed = (
        found.cards, found.provinces, found.offices, found.committee, found.table_events,
        found.legions, found.commodities, found.areas,
    )  # fmt: skip
    names: dict[str, str] = {}
    for group in printed:
        for name, one in group.items():
            names.setdefault(name, one.name)
    return names


GLOSSARIES: Mapping[str, Callable[[], Mapping[str, str]]] = {"carthage": carthage}


def goods(kind: str) -> Container[str]:
    """What is counted, not shared out, in maps of events."""
    return {**CARTHAGE.tables.commodities, **CARTHAGE.tables.legions} if kind == "carthage" else frozenset[str]()


def things(view: View) -> dict[str, str]:
    """Names that only the view knows: what came into being in play."""
    hand: object = getattr(view, "hand", None)
    names: dict[str, str] = dict(hand) if isinstance(hand, dict) else {}  # pyright: ignore[reportUnknownArgumentType]
    for field in type(view).model_fields:
        value: object = getattr(view, field)
        if isinstance(value, dict):
            for key, one in value.items():  # pyright: ignore[reportUnknownVariableType]
                name = getattr(one, "name", None) if isinstance(one, BaseModel) else None  # pyright: ignore[reportUnknownArgumentType]
                if isinstance(key, str) and isinstance(name, str) and not key.startswith(REVOLT):
                    names[key] = name
    return {**names, **(forces(view) if isinstance(view, CarthageView) else {})}


def forces(view: CarthageView) -> dict[str, str]:
    """Forces are called by their War and their commanders: "Pyrrhic War (Mago, Hanno)"."""
    wars = {one.id: view.wars[one.war].name if one.war in view.wars else one.war for one in view.forces.values()}
    leaders = {one.id: ", ".join(view.senators[name].name for name in one.commanders) for one in view.forces.values()}
    return {force: f"{war} ({leaders[force]})" if leaders[force] else war for force, war in wars.items()}


@dataclass(frozen=True, slots=True)
class Names(Mapping[str, str]):
    """What seats and things are called: as printed, else as the view says, which is made only for an id.

    A Senator keeps the id of his Family when a Statesman is laid on it; he is called by the card on top (RC-8.9.3).
    """

    printed: Mapping[str, str]
    born: Callable[[], Mapping[str, str]]

    def __getitem__(self, key: str) -> str:
        found = self.born().get(key) if key.startswith(FAMILY) else None
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


def sigil(words: Catalogue, seat: Seat) -> str:
    """The shape that stands for a seat, or its id."""
    return words.say(f"sigil-{seat}") if words.has(f"sigil-{seat}") else str(seat)


def seat_names(words: Catalogue, holders: Mapping[Seat, str]) -> dict[str, str]:
    """Seats by sigil and holder: "◆ Alice"."""
    return {str(seat): f"{sigil(words, seat)} {holder}".strip() for seat, holder in holders.items()}


def automata(words: Catalogue, state: State) -> dict[Seat, str]:
    """What seats are called that nobody plays: "Imperialists"."""
    return (
        {seat: words.say(f"neutral-{one}") for seat, one in state.automata.items()}
        if isinstance(state, Carthage)
        else {}
    )


def glossary(kind: str) -> Mapping[str, str]:
    """The printed names of a game's components."""
    return GLOSSARIES[kind]() if kind in GLOSSARIES else {}
