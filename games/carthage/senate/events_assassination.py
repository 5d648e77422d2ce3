"""Assassinations in the Senate (RC-9.8, RC-14)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from games.carthage.told import CarthageEvent
from games.kernel import Rules, Seat


@dataclass(frozen=True, slots=True)
class AssassinSent(CarthageEvent):
    """RC-9.8.1: a Senator attacks one of another faction, with so many Assassin cards."""

    reveals: ClassVar[bool] = True
    seat: Seat
    assassin: str
    victim: str
    cards: int


@dataclass(frozen=True, slots=True)
class AssassinRolled(CarthageEvent):
    """RC-9.8.2, 14.1: the dice, before Secret Bodyguards; `modifier` is of cards, an Open Bodyguard and omens."""

    dice: tuple[int, ...]
    modifier: int


@dataclass(frozen=True, slots=True)
class BodyguardsPlayed(CarthageEvent):
    """RC-9.8.5, 14.1.2: so many Secret Bodyguards protect the victim."""

    reveals: ClassVar[bool] = True
    seat: Seat
    guards: int


@dataclass(frozen=True, slots=True)
class AssassinationEnded(CarthageEvent):
    """RC-9.8.2, 9.8.5, 14.1: what came of it; `extra` are the rolls that Secret Bodyguards brought about."""

    assassin: str
    victim: str
    totals: tuple[int, ...]
    extra: tuple[int, ...]
    killed: bool
    caught: bool


@dataclass(frozen=True, slots=True)
class FactionDisgraced(CarthageEvent):
    """RC-9.8.6, 14.1.1: for an assassin who was caught these Senators lose INF and POP."""

    rules: ClassVar[Rules] = {"popularity": {1: "RC-14.1.1"}}
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
