"""What is printed in a republic: cards, Provinces, offices. Frozen records of `data/<game>`, read once.

Every record keeps the tag of where its figures come from. Behaviour lives in the phases; a card names it by `Effect`s.
A game adds what its own components say more.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Literal, Protocol, TypeVar

from pydantic import BaseModel, ConfigDict, Field, model_validator

Status = Literal["active", "inactive"]


class Component(BaseModel):
    """A printed thing; nobody changes it and nothing unknown stands on it."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class Record(Component):
    """A printed thing with an id, a name and the sources of its figures."""

    id: str
    name: str
    source: str
    name_source: str = ""


class Effect(Component):
    """One operation of Appendix C with its parameters."""

    op: str
    params: Mapping[str, Any] = Field(default_factory=dict[str, Any])

    @model_validator(mode="before")
    @classmethod
    def _split(cls, raw: Any) -> Any:
        return raw if "params" in raw else {"op": raw["op"], "params": {k: v for k, v in raw.items() if k != "op"}}


class Card(Record):
    """A card of one of the two decks; `copies` says how often it is in which."""

    copies: Mapping[str, int]
    text: str = ""
    dates: str = ""
    effects: tuple[Effect, ...] = ()

    @property
    def red(self) -> bool:
        """RC-1.4d: red cards go to a hand and are hidden."""
        return False

    def has(self, op: str) -> bool:
        """Whether the card carries this operation."""
        return any(effect.op == op for effect in self.effects)


class Ratings(Card):
    """RC-1.4b: what a Senator's card says of him."""

    number: int
    military: int
    oratory: int
    loyalty: int
    influence: int
    popularity: int


class Family(Ratings):
    """A black Senator card."""

    statesmen: tuple[str, ...]


class Statesman(Ratings):
    """A red Senator card; he may lie on his Family."""

    code: str
    family: str
    opposes: tuple[str, ...]
    pair_rule: str

    @property
    def red(self) -> bool:
        """RC-1.4d."""
        return True


class Law(Card):
    """A Law: held in hand until it is played."""

    @property
    def red(self) -> bool:
        """RC-1.4d."""
        return True


class WarCard(Card):
    """A War, with what happens when it becomes Active, is won or is Lost."""

    drawn_status: Status
    starts_in_forum: bool
    land_strength: int
    fleet_support: int
    fleet_strength: int
    disaster: tuple[int, ...]
    standoff: tuple[int, ...]
    spoils: int
    group: str
    group_order: int
    group_size: int
    theatre: str
    attacks: tuple[str, ...]
    creates_provinces: tuple[str, ...]
    on_activate: tuple[Effect, ...]
    on_victory: tuple[Effect, ...]
    on_lost: tuple[Effect, ...]
    revolt: str


class LeaderCard(Card):
    """An enemy Leader, who joins the Wars of his group."""

    group: str
    strength: int
    disaster: tuple[int, ...]
    standoff: tuple[int, ...]


class Level(Component):
    """One side of a Table Event."""

    text: str
    effects: tuple[Effect, ...]


class TableEventCard(Record):
    """An event of the Random Event Table, with its two levels."""

    number: int
    level2_name: str
    level1: Level
    level2: Level
    expires: str

    def level(self, level: int) -> Level:
        """The side that is up."""
        return self.level1 if level == 1 else self.level2

    def before(self, level: int) -> str:
        """What stands on level 1, where a side is "as level 1"; else ""."""
        return self.level1.text if self.level(level).text.startswith("As level 1") else ""


class Roll(Component):
    """Dice and what is added to them."""

    dice: int
    mod: int


class ProvinceSide(Component):
    """One side of a Province card (T-8)."""

    spoils: Roll
    state_income: Roll
    land: int
    fleet: int


class ProvinceCard(Record):
    """A Province with its undeveloped and its developed side."""

    undeveloped: ProvinceSide
    developed: ProvinceSide
    frontier: bool
    created_by: str
    theatre: str
    text: str


class OfficeCard(Record):
    """One of the five office cards."""

    title: str
    major: bool
    rank: int | None
    influence: int
    count_limit: int | None
    term: str
    text: str
    influence_source: str = ""


class Named(Protocol):
    """What has an id."""

    @property
    def id(self) -> str:
        """Its name among its kind."""
        ...


K = TypeVar("K", bound=Named)


def by_id(records: Sequence[K]) -> dict[str, K]:
    """The records by their id, in their printed order."""
    return {record.id: record for record in records}


def numbered(cards: Mapping[str, Card], eras: Sequence[str], era: str) -> Iterator[str]:
    """The cards of one deck; those that exist several times are numbered through the decks of all eras."""
    for name, card in cards.items():
        first = sum(card.copies[one] for one in eras[: eras.index(era)])
        several = sum(card.copies.values()) > 1
        yield from (f"{name}.{first + n}" if several else name for n in range(1, card.copies[era] + 1))


class Tables(Protocol):
    """The components of a republic by name, each in its printed order."""

    @property
    def cards(self) -> Mapping[str, Card]:
        """All cards, each kind of it once."""
        ...

    @property
    def families(self) -> Mapping[str, Family]:
        """The Families."""
        ...

    @property
    def statesmen(self) -> Mapping[str, Statesman]:
        """The Statesmen."""
        ...

    @property
    def laws(self) -> Mapping[str, Law]:
        """The Laws."""
        ...

    @property
    def wars(self) -> Mapping[str, WarCard]:
        """The Wars."""
        ...

    @property
    def leaders(self) -> Mapping[str, LeaderCard]:
        """The enemy Leaders."""
        ...

    @property
    def provinces(self) -> Mapping[str, ProvinceCard]:
        """The Provinces."""
        ...

    @property
    def table_events(self) -> Mapping[str, TableEventCard]:
        """The events that are rolled."""
        ...

    @property
    def titles(self) -> Mapping[str, str]:
        """The names of all posts."""
        ...

    def copies(self, era: str) -> Iterable[str]:
        """The cards of the deck of an era."""
        ...

    def card(self, copy: str) -> Card:
        """The printed card of one copy: `public-outcry.3` is a Public Outcry."""
        ...
