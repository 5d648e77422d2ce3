"""What happens to the coupled wars and to those whom both games know: one small event each.

A card goes by its id, `side` is the board that it is on.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final, Literal, TypeAlias

from games.grand.pieces import Side
from games.grand.told import GrandEvent
from games.kernel import Seat

How: TypeAlias = Literal["victory", "battle", "peace", "discarded", "fallen"]
"""GV-1.3: by a Victory over the card, by direct battle, by suing for peace; GV-4.10: by an event; GV-7.4: by a fall."""
Place: TypeAlias = Literal["board", "deck", "next-deck"]


@dataclass(frozen=True, slots=True)
class WarSpread(GrandEvent):
    """GV-4.1, 4.2: a face was drawn on one board; the other face is Active on the other, from where it was."""

    reveals: ClassVar[bool] = True
    number: int
    drawn: str
    side: Side
    war: str
    found: Place


@dataclass(frozen=True, slots=True)
class WarSettled(GrandEvent):
    """GV-1.3: war n is settled for good; `winner` "": nobody has won it."""

    number: int
    winner: Side | Literal[""]
    how: How


@dataclass(frozen=True, slots=True)
class FaceLeft(GrandEvent):
    """GV-6.1, 6.2, 4.9, 4.10, 7.4: a face has left this board, or its decks, because its war is settled."""

    side: Side
    war: str
    fate: Literal["won", "lost", "removed"]


@dataclass(frozen=True, slots=True)
class ForceWithdrawn(GrandEvent):
    """GV-4.8, 4.9, 6.1, 7.4: there is nothing left to fight: a force has come home from a coupled war."""

    side: Side
    war: str
    commanders: tuple[str, ...]
    legions: int
    fleets: int


@dataclass(frozen=True, slots=True)
class SeaControlled(GrandEvent):
    """GV-4.12: who controls the sea of war 1 now; "": nobody (GV-4.10)."""

    side: Side | Literal[""]


@dataclass(frozen=True, slots=True)
class CardVoid(GrandEvent):
    """GV-4.5, 6.6: a drawn card counts no more: its war is settled, or he is dead; another is drawn in its place."""

    reveals: ClassVar[bool] = True
    side: Side
    card: str
    why: Literal["settled", "dead"]


@dataclass(frozen=True, slots=True)
class PersonRemoved(GrandEvent):
    """GV-6.6, 6.7: he has died on the other board and is removed from this one too, from where he was."""

    reveals: ClassVar[bool] = True
    side: Side
    card: str
    seat: Seat | None  # whose he was
    place: Literal["play", "hand"]


EVENTS: Final = (WarSpread, WarSettled, FaceLeft, ForceWithdrawn, SeaControlled, CardVoid, PersonRemoved)
