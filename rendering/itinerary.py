"""A map of places joined by ways: who holds each place, what stands there, who has marched where.

Places are known by `key`, which is also what ways, hosts and treks name, and their spots in the file of the map.
"""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from rendering.scene import Box, Cell

StopKind: TypeAlias = Literal["normal", "walled", "tribal", "box"]
LegLook: TypeAlias = Literal["clear", "difficult", "ferry", "road"]
KeyLook: TypeAlias = Literal[
    "normal",
    "walled",
    "tribal",
    "pips",
    "hollow",
    "prize",
    "port",
    "beset",
    "flame",
    "fresh",
    "host",
    "inside",
    "trek",
    "clear",
    "difficult",
    "ferry",
    "road",
]


@dataclass(frozen=True, slots=True)
class Stop:
    """A place.

    Attributes:
        short: its name where there is no room for all of it; letter: of whoever holds it, who bears `seat`.
        pips: what has to be overcome there; hollow: that of people without walls.
        pressed: how far that has come; beset: others stand before it.
        prize: it counts; port, burnt: signs it bears; fresh: something has changed there; shut: it is out of play.
    """

    key: str
    name: str
    short: str
    says: str
    kind: StopKind = "normal"
    seat: str = ""
    letter: str = ""
    pips: int = 0
    hollow: bool = False
    pressed: int = 0
    beset: bool = False
    prize: bool = False
    port: bool = False
    burnt: bool = False
    fresh: bool = False
    shut: bool = False


@dataclass(frozen=True, slots=True)
class Host:
    """Who stands at a place: under these arms so many with these leaders; `inside`: within its walls."""

    key: str
    seat: str
    count: str
    names: str
    says: str
    inside: bool = False
    led: bool = False


@dataclass(frozen=True, slots=True)
class Leg:
    """A way between two places; `oneway`: to the second only."""

    one: str
    other: str
    look: LegLook
    oneway: bool = False


@dataclass(frozen=True, slots=True)
class Trek:
    """Who has gone from place to place."""

    path: tuple[str, ...]
    seat: str
    says: str


@dataclass(frozen=True, slots=True)
class Key:
    """What the signs of such a map stand for, each sign drawn beside its words, in so many columns."""

    box: Box
    title: str
    terms: tuple[tuple[KeyLook, str], ...]
    columns: int = 2
    seat: str = ""
    size: int = 18


@dataclass(frozen=True, slots=True)
class Itinerary:
    """The map.

    Attributes:
        map: its file among the maps; window: the places that must be seen, none: all of it.
        told: what is said of it besides; key: what its signs stand for, if that stands on it.
        size: the height of letters; brief: short names, leaders by a sign.
    """

    box: Box
    title: str
    map: str
    stops: tuple[Stop, ...]
    hosts: tuple[Host, ...] = ()
    legs: tuple[Leg, ...] = ()
    treks: tuple[Trek, ...] = ()
    told: tuple[str, ...] = ()
    window: tuple[str, ...] = ()
    key: Key | None = None
    size: int = 18
    brief: bool = False


def terms(key: Key) -> tuple[Cell, ...]:
    """What the signs stand for, in words."""
    return tuple(Cell(text) for _, text in key.terms)
