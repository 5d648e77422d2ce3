"""A map made of spaces: who holds each, what stands there, ways between them, arrows of what is ordered.

Spaces are known by `key`, which is also what arrows, tokens and ways name; `id` is that of the printed map.
"""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from rendering.scene import Box, Cell

Look: TypeAlias = Literal["move", "beaten", "support", "severed", "convoy", "coming", "idle"]
WayLook: TypeAlias = Literal["rail", "fresh", "planned", "range", "pass", "strait", "canal"]
SignLook: TypeAlias = Literal["flag", "lost", "fallen", "barred", "closed"]


@dataclass(frozen=True, slots=True)
class Tile:
    """A space.

    Attributes:
        id: of the printed map; "": it has no such space, which is drawn as an islet near those it lies `beside`.
        short: what is drawn; name: at length, drawn too where there is room.
        seat: whose arms its ground bears; holders: who else is to be seen there, the first of them the same.
        wells: how many marks of a source of strength it has; struck: it is closed.
        says: all of it in words.
    """

    key: str
    id: str
    short: str
    name: str
    says: str
    water: bool = False
    seat: str = ""
    holders: tuple[Cell, ...] = ()
    wells: int = 0
    struck: bool = False
    beside: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Token:
    """What stands on a space, on one of its coasts perhaps; `ringed`: it is driven out; `loose`: nothing feeds it."""

    key: str
    letter: str
    seat: str
    says: str
    coast: str = ""
    ringed: bool = False
    loose: bool = False


@dataclass(frozen=True, slots=True)
class Way:
    """What joins or parts spaces, one after the other; `text` is drawn beside it."""

    look: WayLook
    through: tuple[str, ...]
    text: str = ""
    says: str = ""


@dataclass(frozen=True, slots=True)
class Arrow:
    """From a token to a space, or to the middle between two; places may name a coast: `Stp/nc`."""

    look: Look
    start: str
    end: tuple[str, ...]
    seat: str
    says: str


@dataclass(frozen=True, slots=True)
class Sign:
    """A flag planted, lost or fallen on a space, or a bar across it."""

    look: SignLook
    key: str
    seat: str
    says: str


@dataclass(frozen=True, slots=True)
class Mosaic:
    """The map.

    Attributes:
        map: its file among the data; window: the spaces that must be seen, none: all of it.
        size: the height of letters; named: whether names are drawn at length.
    """

    box: Box
    title: str
    map: str
    tiles: tuple[Tile, ...]
    tokens: tuple[Token, ...] = ()
    ways: tuple[Way, ...] = ()
    arrows: tuple[Arrow, ...] = ()
    signs: tuple[Sign, ...] = ()
    window: tuple[str, ...] = ()
    turned: bool = False
    size: int = 20
    named: bool = True
