"""What can happen to the expeditions and mercenaries of Carthage (RC-10): one small event each, with its figures.

Rolls are told as thrown, a TDR with its coloured die last; `omens` is what Evil Omens change.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, Final

from games.carthage.told import CarthageEvent
from games.kernel import Rules, Seat


@dataclass(frozen=True, slots=True)
class CombatOpened(CarthageEvent):
    """RC-10.1: the phase began, with so many expeditions and forces."""

    expeditions: int
    forces: int


# Explorations


@dataclass(frozen=True, slots=True)
class ExpeditionRolled(CarthageEvent):
    """RC-10.1, 10.1a, T-4: an Explorer's TDR, EXP, his card's bonus, what missing units take off, and what it means."""

    rules: ClassVar[Rules] = {"result": {"disaster": "RC-10.1a"}}
    expedition: str
    goal: str
    explorer: str
    dice: tuple[int, ...]
    exploration: int
    bonus: int
    short: int
    omens: int
    total: int
    result: str


@dataclass(frozen=True, slots=True)
class ExpeditionLost(CarthageEvent):
    """RC-10.1.1: an expedition lost units; the dice that say how many."""

    expedition: str
    dice: tuple[int, ...]
    caravans: int
    trade_fleets: int


@dataclass(frozen=True, slots=True)
class ExpeditionDecided(CarthageEvent):
    """RC-10.1.4: after Raiders or No Discovery an Explorer goes on, or not."""

    expedition: str
    explorer: str
    goes_on: bool


@dataclass(frozen=True, slots=True)
class ExpeditionReturned(CarthageEvent):
    """RC-10.1.4, 10.1.2, 10.1.5: an expedition came home: after a success, by choice, or as its goal was reached."""

    rules: ClassVar[Rules] = {"cause": {"success": "RC-10.1.2", "reached": "RC-10.1.5"}}
    expedition: str
    goal: str
    explorer: str
    caravans: int
    trade_fleets: int
    cause: str


@dataclass(frozen=True, slots=True)
class Discovered(CarthageEvent):
    """RC-10.1.2: a goal was reached; the Explorer gains so much INF and as much POP.

    RC-10.1.2a: `share` is the stack of which his faction draws a card more from now on; "": none.
    """

    goal: str
    explorer: str
    gain: int
    share: str = field(default="", compare=False)


@dataclass(frozen=True, slots=True)
class MercenariesRolled(CarthageEvent):
    """RC-10.2.3: the dr whether a mercenary card works."""

    card: str
    roll: int
    fails: bool


@dataclass(frozen=True, slots=True)
class MercenariesPlayed(CarthageEvent):
    """RC-10.2.3: a mercenary card was played, and what it adds."""

    seat: Seat
    card: str
    war: str
    strength: int


@dataclass(frozen=True, slots=True)
class MercenariesDeserted(CarthageEvent):
    """RC-10.2.8a: after a Disaster on land the surviving mercenaries rolled, and so many of them ran away."""

    war: str
    rolls: tuple[int, ...]
    deserters: int


@dataclass(frozen=True, slots=True)
class CombatClosed(CarthageEvent):
    """RC-10.2.18: the phase is over; Wars nobody fought cost nothing more than they do anyway."""

    unfought: tuple[str, ...]


EVENTS: Final = (
    CombatOpened,
    ExpeditionRolled,
    ExpeditionLost,
    ExpeditionDecided,
    ExpeditionReturned,
    Discovered,
    MercenariesRolled,
    MercenariesPlayed,
    MercenariesDeserted,
    CombatClosed,
)
