"""The base of all that can happen in The Sword of Rome, and what several folders tell; each lists its own events."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final, Literal

from games.kernel import Event
from games.sword.components import Power


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


EVENTS: Final = (UnrestChanged, WentHome, ShareTaken, RevoltEnded)
