"""The base of all that can happen in The Sword of Rome, and what several folders tell; each lists its own events."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Final, Literal

from games.kernel import Event
from games.sword.components import Control, Player, Power


@dataclass(frozen=True, slots=True)
class SwordEvent(Event):
    """Base of all that can happen in The Sword of Rome."""

    namespace: ClassVar[str] = "sword"


@dataclass(frozen=True, slots=True)
class UnrestChanged(SwordEvent):
    """SR-20: the unrest of Carthage rises or falls; `wanted`: by how much it would have without a limit (SR-20.1)."""

    before: int
    now: int
    wanted: int
    why: Literal["neutral-card", "victory", "defeat"]


@dataclass(frozen=True, slots=True)
class WentHome(SwordEvent):
    """SR-16.7: a beaten non-player army that cannot retreat loses half; the rest goes home, or ("") is lost too."""

    power: Power
    at: str
    lost: int
    left: int
    to: str


@dataclass(frozen=True, slots=True)
class ShareTaken(SwordEvent):
    """SR-14.7: Transalpine Gauls have beaten a Gallic army; it costs the Gauls a plunder point."""

    left: int


@dataclass(frozen=True, slots=True)
class RevoltEnded(SwordEvent):
    """SR-16.6: the last revolting mercenaries are gone; what they held is independent."""

    spaces: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Discarded(SwordEvent):
    """SR-5.2: cards laid on a player's discard pile."""

    reveals: ClassVar[bool] = True
    player: Player
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Drew(SwordEvent):
    """SR-5.2: a player draws so many cards and holds so many."""

    player: Player
    number: int
    holds: int


@dataclass(frozen=True, slots=True)
class DrewCards(SwordEvent):
    """SR-5.2: which ones; only he is told."""

    reveals: ClassVar[bool] = True
    player: Player
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class LeaderDisplaced(SwordEvent):
    """SR-8.4: a leader without CU is off the map until a Reinforcement Phase."""

    leader: str
    at: str


@dataclass(frozen=True, slots=True)
class Reinforced(SwordEvent):
    """SR-5.10.2: CU placed, and how many found no place."""

    power: Power
    at: Mapping[str, int]
    lost: int = 0


@dataclass(frozen=True, slots=True)
class LeaderReturned(SwordEvent):
    """SR-5.10 d, 8.3: a displaced leader returns, or a minor one enters."""

    leader: str
    at: str
    how: Literal["returned", "entered"]


@dataclass(frozen=True, slots=True)
class ControlChanged(SwordEvent):
    """SR-2.2: another marker lies in a space."""

    at: str
    before: Control
    now: Control


@dataclass(frozen=True, slots=True)
class SupportAdded(SwordEvent):
    """SR-7.1.3: a PC marker placed, or the loyalty of a city raised to `loyalty`."""

    power: Power
    at: str
    loyalty: int


@dataclass(frozen=True, slots=True)
class SupportRemoved(SwordEvent):
    """SR-7.1.4: a PC marker taken away, or loyalty of a city, which at 0 passes to the remover or to nobody."""

    by: Power
    at: str
    before: Control
    now: Control
    loyalty: int


EVENTS: Final = (
    UnrestChanged,
    WentHome,
    ShareTaken,
    RevoltEnded,
    Discarded,
    Drew,
    DrewCards,
    LeaderDisplaced,
    Reinforced,
    LeaderReturned,
    ControlChanged,
    SupportAdded,
    SupportRemoved,
)
