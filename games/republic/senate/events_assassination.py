"""Assassinations in the Senate (RC-9.8, RC-14, RR-1.09.7)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from games.kernel import Rules, Seat
from games.republic.events import RepublicEvent


@dataclass(frozen=True, slots=True)
class AssassinSent(RepublicEvent):
    """RC-9.8.1, RR-1.09.7.1: a Senator attacks one of another faction, with so many Assassin cards."""

    reveals: ClassVar[bool] = True
    seat: Seat
    assassin: str
    victim: str
    cards: int


@dataclass(frozen=True, slots=True)
class AssassinRolled(RepublicEvent):
    """RC-9.8.2, 14.1, RR-1.09.72: the dice, before Secret Bodyguards; `modifier`: cards, an Open Bodyguard, omens."""

    dice: tuple[int, ...]
    modifier: int


@dataclass(frozen=True, slots=True)
class BodyguardsPlayed(RepublicEvent):
    """RC-9.8.5, 14.1.2, RR-1.09.73: so many Secret Bodyguards protect the victim."""

    reveals: ClassVar[bool] = True
    seat: Seat
    guards: int


@dataclass(frozen=True, slots=True)
class AssassinationEnded(RepublicEvent):
    """RC-9.8.2, 9.8.5, 14.1, RR-1.09.72: what came of it; `extra` are the rolls that bodyguards brought about."""

    assassin: str
    victim: str
    totals: tuple[int, ...]
    extra: tuple[int, ...]
    killed: bool
    caught: bool


@dataclass(frozen=True, slots=True)
class FactionDisgraced(RepublicEvent):
    """RC-9.8.6, 14.1.1, RR-1.09.74: for an assassin who was caught these Senators lose INF and POP."""

    rules: ClassVar[Rules] = {"popularity": {1: ("RC-14.1.1", "RR-1.09.79")}}
    senators: tuple[str, ...]
    influence: int
    popularity: int


EVENTS: Final = (
    AssassinSent,
    AssassinRolled,
    BodyguardsPlayed,
    AssassinationEnded,
    FactionDisgraced,
)
