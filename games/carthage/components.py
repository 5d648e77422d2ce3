"""The components of the game (RC-2, RC-13, Appendix B): frozen records of `data/carthage`, read once.

Every record keeps the tag of where its figures come from. Behaviour lives in the phases; a card names it by `Effect`s.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, partial
from typing import Any, Final, Literal, TypeVar, cast

from pydantic import Field, TypeAdapter

import data
from games.republic import components as republic
from games.republic.components import (
    Card,
    Component,
    Effect,
    Law,
    LeaderCard,
    OfficeCard,
    ProvinceCard,
    Record,
    TableEventCard,
    WarCard,
    by_id,
    numbered,
)

Era = Literal["early", "late"]
ERAS: Final[Sequence[Era]] = ("early", "late")

EDITIONS: Final[Mapping[int, int]] = {1: 0, 2: 10, 3: 11, 4: 12}
"""The editions of the figures that are ours, and from which ruleset on games begin with each. A game keeps its own."""
EDITION: Final = max(EDITIONS)
"""The newest: `data/carthage` has its figures, and `editions/N.json` what edition N has otherwise than N + 1."""


class Family(republic.Family):
    """A Family of Carthage, which may explore."""

    exploration: int


class Statesman(republic.Statesman):
    """A Statesman of Carthage, who may explore."""

    exploration: int


class Intrigue(Card):
    """An Intrigue, a mercenary card or a Trade Concession (RC-2.1)."""

    kind: Literal["intrigue", "mercenary", "trade_concession"]
    timing: str
    stack: str = ""
    rule_source: str = ""

    @property
    def red(self) -> bool:
        """RC-1.4d."""
        return True


class Exploration(Card):
    """A goal for an expedition."""

    caravans: int
    trade_fleets: int
    disaster: int
    opens_areas: tuple[str, ...]
    creates_provinces: tuple[str, ...]
    gain: int
    share: str  # RC-10.1.2a: the stack of which its discoverer's faction draws a card more; "": none


class DeckEvent(Card):
    """An event of the deck: resolved when drawn."""


class Income(Component):
    """What an office brings: a base and one Talent per so many of something (RC-6.4, RC-7.3.3)."""

    phase: str
    base: int
    per: int | None
    of: str | None
    most: int | None

    def of_count(self, count: int) -> int:
        """The income when there are `count` of what it is counted by."""
        amount = self.base + (count // self.per if self.per else 0)
        return amount if self.most is None else min(amount, self.most)


class CommitteeCard(Record):
    """A seat of the Committee of Five."""

    rank: int
    initial_term: int
    income: Income | None
    powers: tuple[Effect, ...]
    text: str


class LegionType(Record):
    """A type of legion with its numbers and price (T-9)."""

    class_: str = Field(alias="class")
    total: int
    start_active: int
    start_pool: int
    start_reserve: int
    cost: int
    available: str
    only_wars: tuple[str, ...]
    strength: int
    veteran_strength: int
    setup_source: str = ""


class FleetUnit(Record):
    """The Fleet."""

    total: int
    start_active: int
    start_pool: int
    cost: int
    strength: int


class ExpeditionUnit(Record):
    """Caravan and Trade Fleet; their number has no limit."""

    cost: int
    upkeep: str
    total: None


class Units(Component):
    """Everything that can be raised (T-9)."""

    legions: tuple[LegionType, ...]
    fleet: FleetUnit
    expedition: tuple[ExpeditionUnit, ...]


class StackCard(Component):
    """A stack of trade cards (T-1)."""

    id: str
    number: int
    value: int
    commodities: tuple[str, ...]
    total_cards: int
    removed_at_setup: int
    removed_source: str
    available_at_setup: int
    source: str


class Commodity(Component):
    """A kind of trade card (T-1)."""

    id: str
    name: str
    stack: str
    value: int
    count: int
    source: str


class Area(Component):
    """A trade area and the cards it adds (T-2)."""

    id: str
    name: str
    opened_by: str
    adds: Mapping[str, int]
    source: str


class Trade(Component):
    """The trade cards."""

    stacks: tuple[StackCard, ...]
    commodities: tuple[Commodity, ...]
    areas: tuple[Area, ...]


class TableEvents(Component):
    """The 18 Table Events and the columns of T-12."""

    events: tuple[TableEventCard, ...]
    columns_source: str
    columns_note: str
    early: Mapping[int, str]
    late: Mapping[int, str]


K = TypeVar("K", bound=Record | StackCard | Commodity | Area)


def edition_at(ruleset: int | None) -> int:
    """The edition with which a game begins under this version of the rules; None: under that of now."""
    return EDITION if ruleset is None else max(one for one, since in EDITIONS.items() if since <= ruleset)


def load(name: str, kind: Any, edition: int = EDITION) -> Any:
    """One file of `data/carthage` with the figures of an edition, checked strictly against its model."""
    figures = raw(name)
    for one in range(EDITION - 1, edition - 1, -1):
        figures = patched(figures, raw(f"editions/{one}").get(name, {}))
    return TypeAdapter(kind).validate_python(figures)


@cache
def raw(name: str) -> Any:
    """A file as it stands there."""
    return json.loads(data.path(f"carthage/{name}.json").read_text(encoding="utf-8"))


def patched(figures: Any, otherwise: Any) -> Any:
    """What an older edition has otherwise: of records, by their ids, and of objects what is named; all else whole."""
    if not isinstance(otherwise, dict) or figures is None:
        return cast("Any", otherwise)
    named = cast("dict[str, Any]", otherwise)
    if isinstance(figures, list):
        records = cast("list[dict[str, Any]]", figures)
        return [patched(one, named.get(one["id"], {})) for one in records]
    whole = cast("dict[str, Any]", figures)
    return {**whole, **{name: patched(whole.get(name), one) for name, one in named.items()}}


class Tables:
    """All components by name, with the figures of one edition."""

    def __init__(self, edition: int = EDITION) -> None:
        read = partial(records, edition=edition)
        self.families = by_id(read("families", Family))
        self.statesmen = by_id(read("statesmen", Statesman))
        self.laws = by_id(read("laws", Law))
        self.intrigues = by_id(read("intrigues", Intrigue))
        self.wars = by_id(read("wars", WarCard))
        self.leaders = by_id(read("leaders", LeaderCard))
        self.explorations = by_id(read("explorations", Exploration))
        self.events = by_id(read("events", DeckEvent))
        self.provinces = by_id(read("provinces", ProvinceCard))
        self.offices = by_id(read("offices", OfficeCard))
        self.committee = by_id(read("committee", CommitteeCard))
        table_events: TableEvents = load("table_events", TableEvents, edition)
        self.table_events = by_id(table_events.events)
        self.event_columns: dict[Era, Mapping[int, str]] = {"early": table_events.early, "late": table_events.late}
        units: Units = load("units", Units, edition)
        self.legions, self.fleet, self.expedition = by_id(units.legions), units.fleet, by_id(units.expedition)
        trade: Trade = load("trade", Trade, edition)
        self.stacks, self.commodities, self.areas = by_id(trade.stacks), by_id(trade.commodities), by_id(trade.areas)
        groups: tuple[Mapping[str, Card], ...] = (
            self.families, self.statesmen, self.laws, self.intrigues,
            self.wars, self.leaders, self.explorations, self.events,
        )  # fmt: skip
        self.cards: dict[str, Card] = {name: card for group in groups for name, card in group.items()}
        self._decks: dict[str, tuple[str, ...]] = {era: tuple(numbered(self.cards, ERAS, era)) for era in ERAS}

        posts: tuple[Record, ...] = (*self.committee.values(), *self.provinces.values())
        titles = {card.title: card.name for card in self.offices.values()}
        self.titles: dict[str, str] = {one.id: one.name for one in posts} | titles | {"general": "General"}

    def card(self, copy: str) -> Card:
        """The printed card of one copy: `public-outcry.3` is a Public Outcry."""
        return self.cards[copy.partition(".")[0]]

    def value(self, commodity: str) -> int:
        """The printed single value of a commodity."""
        return self.commodities[commodity].value

    def copies(self, era: str) -> Sequence[str]:
        """The cards of one deck; those that exist several times are numbered through both decks."""
        return self._decks[era]

    def trade_cards(self, stack: str) -> Iterator[str]:
        """The ids of the trade cards of a stack."""
        for commodity in self.stacks[stack].commodities:
            yield from (f"{commodity}.{n}" for n in range(1, self.commodities[commodity].count + 1))


def records(name: str, kind: type[K], edition: int) -> tuple[K, ...]:
    """A file that is a list of records of one kind."""
    found: tuple[K, ...] = load(name, tuple[kind, ...], edition)  # type: ignore[valid-type]
    return found


PRINTED: Final[Mapping[int, Tables]] = {edition: Tables(edition) for edition in EDITIONS}
"""The one copy there is of each edition: its law holds it, and pieces find in it what is printed on them."""
TABLES: Final = PRINTED[EDITION]
"""For what all editions have alike: names and texts, the goods and their values, Senators but for their INF."""
