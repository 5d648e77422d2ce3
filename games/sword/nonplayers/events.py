"""What non-player powers do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final, Literal

from games.sword.components import Player, Power
from games.sword.events import SwordEvent


@dataclass(frozen=True, slots=True)
class NeutralCalled(SwordEvent):
    """SR-16.4, 16.4.1: a bonus card is played for one option; `power` None: for the unrest of Carthage."""

    reveals: ClassVar[bool] = True
    player: Player
    card: str
    option: Literal["activate", "cu", "support", "unrest"]
    power: Power | None
    at: str


@dataclass(frozen=True, slots=True)
class NeutralCancelled(SwordEvent):
    """SR-6.8: another's card has cancelled the option; the card is discarded."""

    player: Player
    card: str


@dataclass(frozen=True, slots=True)
class NeutralsCame(SwordEvent):
    """SR-16.4 b: CU of a non-player power appear."""

    power: Power
    at: str
    cu: int


@dataclass(frozen=True, slots=True)
class Revolted(SwordEvent):
    """SR-16.6: mercenaries rise in a city of Africa."""

    at: str
    leader: str
    cu: int


EVENTS: Final = (NeutralCalled, NeutralCancelled, NeutralsCame, Revolted)
