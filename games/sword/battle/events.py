"""What happens in battles."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Final

from games.sword.components import Player, Power
from games.sword.events import SwordEvent
from games.sword.underway import Result


@dataclass(frozen=True, slots=True)
class BattleJoined(SwordEvent):
    """SR-12.1.1: who fights where under whom with how many CU; no power: the unrest (SR-20.3.1).

    `sortie`: the attackers come out of the city (SR-12.6).
    """

    at: str
    attacker: tuple[Power, ...]
    attacker_commander: str
    attacker_cu: int
    defender: tuple[Power, ...]
    defender_commander: str
    defender_cu: int
    sortie: bool = False


@dataclass(frozen=True, slots=True)
class Overrun(SwordEvent):
    """SR-12.1.3, 20.3.2: five to one: an automatic victory."""

    at: str
    winner: Result


@dataclass(frozen=True, slots=True)
class DiceThrown(SwordEvent):
    """SR-12.1.2: what both sides have rolled."""

    at: str
    attacker: tuple[int, ...]
    defender: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class BattleDecided(SwordEvent):
    """SR-12.1.2, 12.3: dice, modifiers by reason and totals; who wins; the losses each side inflicts.

    `tie`: decided by SR-4.4. `ones`: of the loser, each of which is a loss more (SR-12.3.4).
    """

    at: str
    attacker: tuple[int, ...]
    attacker_modifiers: Mapping[str, int]
    attacker_total: int
    defender: tuple[int, ...]
    defender_modifiers: Mapping[str, int]
    defender_total: int
    winner: Result
    tie: bool
    ones: int
    attacker_losses: int
    defender_losses: int


@dataclass(frozen=True, slots=True)
class LossesTaken(SwordEvent):
    """SR-12.3.5: CU lost, by type or, of two powers, by power; `inflicted`: before cards; `left`: CU of the side."""

    at: str
    powers: tuple[Power, ...]
    units: Mapping[str, int]
    inflicted: int
    left: int


@dataclass(frozen=True, slots=True)
class WentOn(SwordEvent):
    """SR-12.1.3: after an automatic victory the army may go on, or stops."""

    at: str
    on: bool


@dataclass(frozen=True, slots=True)
class Retreated(SwordEvent):
    """SR-12.4: the beaten army goes back along these spaces; `lost`: CU on the way, `left`: that arrive."""

    powers: tuple[Power, ...]
    at: str
    path: tuple[str, ...]
    lost: int
    left: int


@dataclass(frozen=True, slots=True)
class RetreatedInside(SwordEvent):
    """SR-12.4.2, 12.6: CU and leaders of the beaten army are in the city."""

    powers: tuple[Power, ...]
    at: str
    cu: int
    leaders: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class RetreatedBySea(SwordEvent):
    """SR-12.4.3: CU and leaders of the beaten army have reached a port; by a card, "" that of Carthage for an ally."""

    reveals: ClassVar[bool] = True
    powers: tuple[Power, ...]
    at: str
    to: str
    cu: int
    leaders: tuple[str, ...]
    card: str


@dataclass(frozen=True, slots=True)
class Destroyed(SwordEvent):
    """SR-12.4.1: CU that cannot retreat are lost."""

    powers: tuple[Power, ...]
    at: str
    cu: int


@dataclass(frozen=True, slots=True)
class SupportWon(SwordEvent):
    """SR-12.5, 16.8: support points for the victory; `by`: who spends them, None: nobody, they are lost.

    `inflicted`, `cu`: losses of the loser and what it had at the start; `cards`: points more by cards.
    """

    powers: tuple[Power, ...]
    by: Player | None
    inflicted: int
    cu: int
    cards: int
    points: int


EVENTS: Final = (
    BattleJoined,
    Overrun,
    DiceThrown,
    BattleDecided,
    LossesTaken,
    WentOn,
    Retreated,
    RetreatedInside,
    RetreatedBySea,
    Destroyed,
    SupportWon,
)
