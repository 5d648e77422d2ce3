"""What happens to alliances."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from games.sword.components import Player, Power
from games.sword.events import SwordEvent


@dataclass(frozen=True, slots=True)
class AllianceOffered(SwordEvent):
    """SR-15.3: a player proposes an alliance of one of his powers with another's."""

    by: Power
    to: Power


@dataclass(frozen=True, slots=True)
class AllianceMade(SwordEvent):
    """SR-15.3: two powers are allied; `renewed`: they were before."""

    a: Power
    b: Power
    renewed: bool = False


@dataclass(frozen=True, slots=True)
class AllianceRefused(SwordEvent):
    """SR-15.3: a proposal was refused."""

    by: Power
    to: Power


@dataclass(frozen=True, slots=True)
class AllianceEnded(SwordEvent):
    """SR-15.3: in the Alliance Phase not both have renewed."""

    a: Power
    b: Power


@dataclass(frozen=True, slots=True)
class AllianceBroken(SwordEvent):
    """SR-15.4: broken at the start of an action, for a card; "": for a victory point."""

    by: Player
    a: Power
    b: Power
    card: str


EVENTS: Final = (AllianceOffered, AllianceMade, AllianceRefused, AllianceEnded, AllianceBroken)
