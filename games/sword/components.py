"""The components of the game (SR-2, SR-6): frozen records of `data/sword`, read once.

Every record keeps the tag of where its figures come from. A card says what it does in `effects`: operations with their
parameters, each carried out by a function of `games.sword.cards`.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any, Final, Literal, TypeAlias, TypeVar

from pydantic import BaseModel, ConfigDict

import data

Power: TypeAlias = Literal["GAU", "ETR", "SAM", "GRE", "CAR", "ROM", "TRG", "VOL", "MER"]
Control: TypeAlias = Literal["GAU", "ETR", "SAM", "GRE", "CAR", "ROM", "TRG", "VOL", "MER", "IND"]
"""Who controls a space: a power, or nobody ("IND", SR-2.2)."""
Player: TypeAlias = Literal["ROM", "GAU", "ETS", "GRE", "CAR"]
"""A player's side of the table with its deck: the Etruscans and the Samnites are played by one (SR-1.2)."""
UnitType: TypeAlias = Literal["normal", "carthaginian", "mercenary"]
Terrain: TypeAlias = Literal["clear", "difficult", "strait", "road"]
SpaceKind: TypeAlias = Literal["normal", "walled", "tribal", "box"]
CardKind: TypeAlias = Literal["event", "leader", "permanent", "campaign", "npa", "response", "combat", "desperate"]

INDEPENDENT: Final = "IND"
TIES: Final[Sequence[Power]] = ("GAU", "ETR", "SAM", "GRE", "CAR", "ROM", "TRG", "VOL", "MER")
"""SR-4.4: who wins ties, first to last."""
PLAYERS: Final[Sequence[Player]] = ("ROM", "GAU", "ETS", "GRE", "CAR")
"""SR-3.4: seating, which is turn order."""
POWERS_OF: Final[Mapping[Player, Sequence[Power]]] = {
    "ROM": ("ROM",),
    "GAU": ("GAU",),
    "ETS": ("ETR", "SAM"),
    "GRE": ("GRE",),
    "CAR": ("CAR",),
}
PLAYER_OF: Final[Mapping[Control, Player]] = {power: player for player, all_of in POWERS_OF.items() for power in all_of}
GARRISON_BOX: Final = "garrison_box"
TRANSALPINE_BOX: Final = "transalpine_gaul"


class Record(BaseModel):
    """Base of the records."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class Space(Record):
    """SR-2.1: a space as it is printed.

    Attributes:
        control, loyalty: at the start; `subjugation`: of a tribal space (SR-13.6).
        home: whose home space it is; `vp_owner`: the player to whom it gives a victory point (SR-4.1).
        reinforcement: how many CU it gives to its original owner (SR-5.10.1).
        lat, lon: where it lies, in degrees.
    """

    id: str
    name: str
    kind: SpaceKind
    port: bool
    control: Control
    home: Power | None = None
    vp_owner: Player | None = None
    reinforcement: int = 0
    region: str
    loyalty: int = 0
    subjugation: int = 0
    lat: float
    lon: float
    source: Mapping[str, str] | str


class Connection(Record):
    """SR-2.6: two neighbouring spaces; `one_way`: only from `a` to `b`; `appian`: becomes road (SR-9.2.4)."""

    id: str
    a: str
    b: str
    type: Terrain
    one_way: bool
    appian: bool
    source: str


class LeaderCard(Record):
    """SR-8.1: a leader as he is printed; `entry`: at the start, by a card, or out of the pool of minor leaders."""

    id: str
    name: str
    power: Power
    kind: Literal["named", "minor"]
    activation: int
    tactics: int
    loyalty_penalty: int
    entry: Literal["setup", "card", "pool"]
    card: str | None
    earliest_turn: int
    source: Mapping[str, str] | str


class Card(Record):
    """SR-6, SR-33.1: a card; `players`: with how many it is used; `replaces`: the card whose place it takes."""

    id: str
    deck: Player
    number: int
    title: str
    op: int
    kind: CardKind
    trigger: str
    remove_after_event: bool
    text: str
    effects: tuple[Mapping[str, Any], ...]
    players: tuple[int, ...]
    replaces: str | None
    source: Mapping[str, str] | str


class Force(Record):
    """SR-3.6: what stands in a space at the start."""

    space: str
    power: Power
    leaders: tuple[str, ...]
    cu: int
    type: UnitType
    source: Mapping[str, str] | str = ""


R = TypeVar("R", bound=Record)


def _table(name: str) -> Any:
    return json.loads(data.path(f"sword/{name}.json").read_text("utf-8"))


def _records(kind: type[R], rows: Iterable[Any]) -> Mapping[str, R]:
    """By id, in the order of the file."""
    return {row["id"]: kind.model_validate(row) for row in rows}


@cache
def spaces() -> Mapping[str, Space]:
    """All spaces of the map and the boxes."""
    return _records(Space, _table("map")["spaces"])


@cache
def connections() -> tuple[Connection, ...]:
    """All connections."""
    return tuple(_records(Connection, _table("map")["connections"]).values())


@cache
def leaders() -> Mapping[str, LeaderCard]:
    """All leaders, in setup order."""
    return _records(LeaderCard, _table("leaders"))


@cache
def cards() -> Mapping[str, Card]:
    """All cards of all decks."""
    return _records(Card, _table("cards"))


@cache
def deck(player: Player, count: int) -> Sequence[Card]:
    """SR-6.1, 6.2: the cards of a player's deck that are used with so many players."""
    return [one for one in cards().values() if one.deck == player and count in one.players]


@cache
def tables() -> Mapping[str, Any]:
    """The tables of the data file, by name."""
    read: Mapping[str, Any] = _table("tables")
    return read


@cache
def constants() -> Mapping[str, Any]:
    """Single numbers of the rules, by name."""
    read: Mapping[str, Any] = _table("constants")
    return read


@cache
def non_player_powers() -> Sequence[Mapping[str, Any]]:
    """SR-16.3: range, leader and reinforcement of each non-player power."""
    return tuple(_table("powers")["non_player_powers"])


@cache
def set_up(players: int) -> Mapping[str, Any]:
    """SR-3.1, SR-22: the set-up for so many players."""
    return next(one for one in _table("setups") if one["players"] == players)
