"""The components of the game (RR-1.02): frozen records of `data/rome`, read once.

Every record keeps the tag of where its figures come from. Behaviour lives in the phases; a card names it by `Effect`s.
"""

# Rome narrows what republics share: nobody changes a record.
# pyright: reportIncompatibleVariableOverride=false

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal, TypeVar

from pydantic import TypeAdapter

import data
from games.republic import components as republic
from games.republic.components import (
    Card,
    Effect,
    Family,
    LeaderCard,
    OfficeCard,
    Record,
    TableEventCard,
    by_id,
    numbered,
)

Era = Literal["early", "middle", "late"]
ERAS: Final[Sequence[Era]] = ("early", "middle", "late")
CLEOPATRA: Final = "cleopatra"  # the card in a hand (RR-1.14.9)


class Statesman(republic.Statesman):
    """A Statesman of Rome; `needs`: whose absence from his faction makes him disloyal (RR-1.07.411)."""

    needs: tuple[str, ...]


class Intrigue(Card):
    """An Intrigue card, Cleopatra or a Concession: red, held in a hand (RR-1.04.1)."""

    kind: Literal["intrigue", "concession", "cleopatra"]
    timing: str
    region: str = ""

    @property
    def red(self) -> bool:
        """RR-1.04.1."""
        return True


class Law(republic.Law):
    """A Law.

    Attributes:
        advanced: what is different where laws are voted on (RR-2.06).
        freed_by: the card without which it may be discarded even there, once that is out of the game (RR-2.06.4).
    """

    advanced: str
    freed_by: str = ""


class WarCard(republic.WarCard):
    """A War of Rome (RR-1.07.33).

    Attributes:
        drought: it is a drought effect as long as it is in play, Active or not (RR-1.08.12).
        created_at: when its Provinces are created: at its defeat, at that of the last of its series, or at the first
            battle against it (RR-1.10.4, RR-1.16.4).
        created_developed: those of them that are created developed.
        revolt_provinces: it is a Revolt if these exist when it is drawn (RR-1.07.333.1).
        waits_for: without these Provinces it is placed Inactive and waits (RR-1.07.333.2).
        on_appear: what happens as it is drawn.
    """

    drought: bool
    created_at: Literal["victory", "group-defeated", "first-battle"]
    created_developed: tuple[str, ...]
    revolt_provinces: tuple[str, ...]
    waits_for: tuple[str, ...]
    on_appear: tuple[Effect, ...]


class DeckEvent(Card):
    """A bequest, the conspiracy or Era Ends: resolved when drawn (RR-1.07.37)."""

    kind: Literal["bequest", "conspiracy", "era-ends"]


class ProvinceSide(republic.ProvinceSide):
    """One side of a Province, with what it raises and holds in Provincial Wars (RR-2.02)."""

    local_taxes: int
    most_armies: int
    most_fleets: int


class ProvinceCard(republic.ProvinceCard):
    """A Province of Rome."""

    number: int
    undeveloped: ProvinceSide
    developed: ProvinceSide


class TableEvents(republic.Component):
    """The 18 events and the columns of the Random Events Table (RR-1.07.21)."""

    events: tuple[TableEventCard, ...]
    columns_source: str
    early: Mapping[int, str]
    middle: Mapping[int, str]
    late: Mapping[int, str]


K = TypeVar("K", bound=Record)


def load(name: str, kind: Any) -> Any:
    """One file of `data/rome`, checked strictly against its model."""
    raw = data.path(f"rome/{name}.json").read_text(encoding="utf-8")
    return TypeAdapter(kind).validate_python(json.loads(raw))


def read(name: str, kind: type[K]) -> tuple[K, ...]:
    """A file that is a list of records of one kind."""
    records: tuple[K, ...] = load(name, tuple[kind, ...])  # type: ignore[valid-type]
    return records


class Tables:
    """All components by name."""

    def __init__(self) -> None:
        self.families = by_id(read("families", Family))
        self.statesmen = by_id(read("statesmen", Statesman))
        self.laws = by_id(read("laws", Law))
        self.intrigues = by_id(read("intrigues", Intrigue))
        self.wars = by_id(read("wars", WarCard))
        self.leaders = by_id(read("leaders", LeaderCard))
        self.events = by_id(read("events", DeckEvent))
        self.provinces = by_id(read("provinces", ProvinceCard))
        self.offices = by_id(read("offices", OfficeCard))
        table_events: TableEvents = load("table_events", TableEvents)
        self.table_events = by_id(table_events.events)
        self.event_columns: dict[Era, Mapping[int, str]] = {
            "early": table_events.early,
            "middle": table_events.middle,
            "late": table_events.late,
        }
        groups: tuple[Mapping[str, Card], ...] = (
            self.families, self.statesmen, self.laws, self.intrigues, self.wars, self.leaders, self.events,
        )  # fmt: skip
        self.cards: dict[str, Card] = {name: card for group in groups for name, card in group.items()}
        self._decks: dict[str, tuple[str, ...]] = {era: tuple(numbered(self.cards, ERAS, era)) for era in ERAS}
        posts: tuple[Record, ...] = (*self.offices.values(), *self.provinces.values())
        self.titles: dict[str, str] = {one.id: one.name for one in posts}

    def card(self, copy: str) -> Card:
        """The printed card of one copy: `tribune.3` is a Tribune."""
        return self.cards[copy.partition(".")[0]]

    def copies(self, era: str) -> Sequence[str]:
        """The cards of one deck; those that exist several times are numbered through all decks."""
        return self._decks[era]


TABLES: Final = Tables()
"""The one copy there is: the law holds it, and pieces find in it what is printed on them."""
