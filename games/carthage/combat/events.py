"""What can happen in the Exploration and Combat Phase (RC-10): one small event each, with the figures behind it.

Rolls are told as thrown, a TDR with its coloured die last; `omens` is what Evil Omens change.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from games.carthage.told import CarthageEvent
from games.kernel import Rules, Seat
from games.republic.pieces import CIVIL_WAR


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
    """RC-10.1.2: a goal was reached; the Explorer gains so much INF and as much POP."""

    goal: str
    explorer: str
    gain: int


# Battles


@dataclass(frozen=True, slots=True)
class BattleDrawnUp(CarthageEvent):
    """RC-10.2.1, 10.2.4, 11.4: a battle on "land" or at "sea" is coming: both strengths, and the odds in percent.

    The enemy has the printed strength, multiplied, and his Leaders; a Rebel his legions and, as a leader, his MIL.
    Special natural rolls are Disasters and Standoffs.
    """

    rules: ClassVar[Rules] = {"war": {CIVIL_WAR: "RC-11.4"}, "ground": {"sea": "RC-10.2.4"}}
    battle: str
    war: str
    force: str
    ground: str
    commanders: tuple[str, ...]
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
class BattleFought(CarthageEvent):
    """RC-10.2.1, 10.2.4, 10.2.8, 11.4, T-3: the dice, what allies and omens change, the total, its row, the units lost.

    After a Disaster or a Standoff the table was not used.
    """

    rules: ClassVar[Rules] = {
        "war": {CIVIL_WAR: "RC-11.4"},
        "result": {"disaster": "RC-10.2.8", "standoff": "RC-10.2.8"},
        "ground": {"sea": "RC-10.2.4"},
    }
    battle: str
    war: str
    force: str
    ground: str
    commanders: tuple[str, ...]
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
class MercenariesDeserted(CarthageEvent):
    """RC-10.2.8a: after a Disaster on land the surviving mercenaries rolled, and so many of them ran away."""

    war: str
    rolls: tuple[int, ...]
    deserters: int


@dataclass(frozen=True, slots=True)
class BlamedForLosses(CarthageEvent):
    """RC-10.2.12: a commander lost POP for legions lost."""

    senator: str
    legions: int
    popularity: int


@dataclass(frozen=True, slots=True)
class CommanderCaptured(CarthageEvent):
    """RC-10.2.13: a commander was taken captive; his ransom as it is now (RC-10.2.14)."""

    senator: str
    war: str
    ransom: int


@dataclass(frozen=True, slots=True)
class VeteranArose(CarthageEvent):
    """RC-10.2, 11.4: a legion is a veteran now, loyal to a Senator, or (None) to nobody."""

    rules: ClassVar[Rules] = {"war": {CIVIL_WAR: "RC-11.4"}}
    legion: str
    senator: str | None
    war: str


@dataclass(frozen=True, slots=True)
class GloryWon(CarthageEvent):
    """RC-10.2.11, 11.4: a commander gained so much INF, and as much POP."""

    rules: ClassVar[Rules] = {"war": {CIVIL_WAR: "RC-11.4"}}
    senator: str
    war: str
    gain: int


@dataclass(frozen=True, slots=True)
class FleetBeaten(CarthageEvent):
    """RC-10.2.5: a War has a Naval Victory marker."""

    war: str
    force: str


@dataclass(frozen=True, slots=True)
class LandingDecided(CarthageEvent):
    """RC-10.2.7: after a naval Victory a commander attacks on land at once, or waits."""

    battle: str
    senator: str
    war: str
    attacks: bool


@dataclass(frozen=True, slots=True)
class WarWon(CarthageEvent):
    """RC-10.2.11: a War is defeated; the spoils, and the Province that is no longer in revolt."""

    war: str
    spoils: int
    province: str | None


@dataclass(frozen=True, slots=True)
class ForceCameHome(CarthageEvent):
    """RC-10.2.2, 10.2.7, 10.2.16: a force came home before the end of the phase."""

    force: str
    war: str
    commanders: tuple[str, ...]
    legions: int
    fleets: int


@dataclass(frozen=True, slots=True)
class CombatClosed(CarthageEvent):
    """RC-10.2.18: the phase is over; Wars nobody fought cost nothing more than they do anyway."""

    unfought: tuple[str, ...]


# The Civil War


@dataclass(frozen=True, slots=True)
class RebelLosses(CarthageEvent):
    """RC-11.4: what the battle cost the Rebel."""

    legions: int


@dataclass(frozen=True, slots=True)
class RevoltFailed(CarthageEvent):
    """RC-11.4: the revolt is over: all Rebels die."""

    rebels: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class RebelUnchecked(CarthageEvent):
    """RC-12.1a: no force met the Rebel, or he has beaten it."""

    senator: str
    met: bool


EVENTS: Final = (
    CombatOpened,
    ExpeditionRolled,
    ExpeditionLost,
    ExpeditionDecided,
    ExpeditionReturned,
    Discovered,
    BattleDrawnUp,
    MercenariesRolled,
    MercenariesPlayed,
    BattleFought,
    MercenariesDeserted,
    BlamedForLosses,
    CommanderCaptured,
    VeteranArose,
    GloryWon,
    FleetBeaten,
    LandingDecided,
    WarWon,
    ForceCameHome,
    CombatClosed,
    RebelLosses,
    RevoltFailed,
    RebelUnchecked,
)
