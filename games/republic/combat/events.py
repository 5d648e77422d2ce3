"""What can happen in the wars of any republic (RC-10.2, RR-1.10): one small event each, with the figures behind it.

Rolls are told as thrown, a TDR with its coloured die last; `omens` is what Evil Omens change.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from games.kernel import Rules
from games.republic.events import RepublicEvent
from games.republic.pieces import CIVIL_WAR

# What a battle rests on where the War, or the ground, is another.
BY_WAR: Final = {CIVIL_WAR: ("RC-11.4", "RR-1.11.37")}
BY_GROUND: Final = {"sea": ("RC-10.2.4", "RR-1.10.12")}


@dataclass(frozen=True, slots=True)
class OfBattle(RepublicEvent):
    """Base of what is told of a whole battle: which, in which War, by which force, on what ground, under whom."""

    rules: ClassVar[Rules] = {"war": BY_WAR, "ground": BY_GROUND}
    battle: str
    war: str
    force: str
    ground: str
    commanders: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class BattleDrawnUp(OfBattle):
    """RC-10.2.1, 10.2.4, 11.4, RR-1.10.11: a battle on "land" or at "sea" is coming: both strengths, odds in percent.

    The enemy has the printed strength, multiplied, and his Leaders; a Rebel his legions and, as a leader, his MIL.
    Special natural rolls are Disasters and Standoffs.
    """

    units: int
    military: int
    law: int
    strength: int
    printed: int
    multiplier: int
    leaders: int
    enemy: int
    disasters: tuple[int, ...]
    standoffs: tuple[int, ...]
    omens: int
    victory: int
    stalemate: int
    defeat: int
    disaster: int
    standoff: int


@dataclass(frozen=True, slots=True)
class BattleFought(OfBattle):
    """RC-10.2.1, 10.2.4, 10.2.8, 11.4, RR-1.10.11: the dice, what allies and omens change, the total, the units lost.

    After a Disaster or a Standoff the table (T-3) was not used.
    """

    rules: ClassVar[Rules] = {
        "war": BY_WAR,
        "result": {"disaster": ("RC-10.2.8", "RR-1.10.21"), "standoff": ("RC-10.2.8", "RR-1.10.31")},
        "ground": BY_GROUND,
    }
    dice: tuple[int, ...]
    natural: int
    strength: int
    enemy: int
    swing: int
    omens: int
    total: int
    result: str
    legions: int
    fleets: int


@dataclass(frozen=True, slots=True)
class BlamedForLosses(RepublicEvent):
    """RC-10.2.12, RR-1.10.61: a commander lost POP for legions lost."""

    senator: str
    legions: int
    popularity: int


@dataclass(frozen=True, slots=True)
class CommanderCaptured(RepublicEvent):
    """RC-10.2.13, RR-1.10.71: a commander was taken captive; his ransom as it is now."""

    senator: str
    war: str
    ransom: int


@dataclass(frozen=True, slots=True)
class VeteranArose(RepublicEvent):
    """RC-10.2, 11.4, RR-1.10.5: a legion is a veteran now, loyal to a Senator, or (None) to nobody."""

    rules: ClassVar[Rules] = {"war": {CIVIL_WAR: ("RC-11.4", "RR-1.10.5")}}
    legion: str
    senator: str | None
    war: str


@dataclass(frozen=True, slots=True)
class GloryWon(RepublicEvent):
    """RC-10.2.11, 11.4, RR-1.10.4: a commander gained so much INF, and as much POP."""

    rules: ClassVar[Rules] = {"war": {CIVIL_WAR: ("RC-11.4", "RR-1.11.371")}}
    senator: str
    war: str
    gain: int


@dataclass(frozen=True, slots=True)
class FleetBeaten(RepublicEvent):
    """RC-10.2.5, RR-1.10.12: a War has a Naval Victory marker."""

    war: str
    force: str


@dataclass(frozen=True, slots=True)
class LandingDecided(RepublicEvent):
    """RC-10.2.7, RR-1.10.12: after a naval Victory a commander attacks on land at once, or waits."""

    battle: str
    senator: str
    war: str
    attacks: bool


@dataclass(frozen=True, slots=True)
class WarWon(RepublicEvent):
    """RC-10.2.11, RR-1.10.4: a War is defeated; the spoils, and the Province that is no longer in revolt."""

    war: str
    spoils: int
    province: str | None


@dataclass(frozen=True, slots=True)
class ForceCameHome(RepublicEvent):
    """RC-10.2.2, 10.2.7, 10.2.16, RR-1.10.4: a force came home before the end of the phase."""

    force: str
    war: str
    commanders: tuple[str, ...]
    legions: int
    fleets: int


# The Civil War


@dataclass(frozen=True, slots=True)
class RebelLosses(RepublicEvent):
    """RC-11.4, RR-1.11.37: what the battle cost the Rebel."""

    legions: int


@dataclass(frozen=True, slots=True)
class RevoltFailed(RepublicEvent):
    """RC-11.4, RR-1.11.371: the revolt is over: all Rebels die."""

    rebels: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class RebelUnchecked(RepublicEvent):
    """RC-12.1a, RR-1.11.35: no force met the Rebel, or he has beaten it."""

    rules: ClassVar[Rules] = {"met": {True: ("RC-12.1a", "RR-1.11.373")}}
    senator: str
    met: bool


EVENTS: Final = (
    BattleDrawnUp,
    BattleFought,
    BlamedForLosses,
    CommanderCaptured,
    VeteranArose,
    GloryWon,
    FleetBeaten,
    LandingDecided,
    WarWon,
    ForceCameHome,
    RebelLosses,
    RevoltFailed,
    RebelUnchecked,
)
