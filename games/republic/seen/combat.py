"""Views of war: Wars, enemy Leaders, forces and battles."""

from __future__ import annotations

from typing import Literal

from games.kernel import View
from games.republic.pieces import WarStatus


class LeaderView(View):
    """An enemy Leader."""

    id: str
    name: str
    group: str
    strength: int
    war: str  # "": idle in the Curia
    disaster: tuple[int, ...]
    standoff: tuple[int, ...]
    text: str = ""


class WarView(View):
    """A War in the Forum, with its printed figures and its strength now."""

    id: str
    name: str
    status: WarStatus
    group: str
    order: int
    land: int
    fleet: int
    support: int
    land_now: int  # with matching Wars and Leaders
    fleet_now: int  # 0 once it is beaten
    land_met: int  # once a force is sent against it, for then it is Active (RC-8.9.6, 8.9.7, RR-1.09.641)
    fleet_met: int
    multiplier: int
    spoils: int
    disaster: tuple[int, ...]
    standoff: tuple[int, ...]
    theatre: str
    attacks: tuple[str, ...]
    revolt: bool
    naval_victory: bool
    leaders: tuple[str, ...]
    leaders_met: tuple[str, ...]
    text: str
    waits: bool = False  # GV-4.7: a lower-numbered coupled War must be settled before a force may be sent


class OddsView(View):
    """RC-10.2, T-3, RR-1.10: how likely each result is, in percent."""

    victory: int
    stalemate: int
    defeat: int
    disaster: int
    standoff: int


class BattleView(View):
    """RC-10.2.1, 10.2.4, RR-1.10.11: what both sides are worth in a battle, and how it may end."""

    war: str
    force: str
    ground: Literal["land", "sea"]
    commanders: tuple[str, ...]
    units: int  # strength of the legions, or number of Fleets
    military: int
    law: int
    card: str  # the mercenary card that was played
    mercenaries: int
    strength: int
    enemy: int
    disaster: tuple[int, ...]  # natural rolls that would be one
    standoff: tuple[int, ...]
    standoff_of_leaders: tuple[int, ...]  # those that no mercenary card takes away
    allies: tuple[tuple[str, str, int], ...]  # RC-10.2.1a: parity, die and sign of what changes the enemy's strength
    omens: int
    odds: OddsView


class ForceView(View):
    """A force at a War."""

    id: str
    war: str
    name: str  # what it was sent against
    commanders: tuple[str, ...]
    legions: tuple[str, ...]
    veterans: int
    fleets: int
    victorious: bool
    sent: int  # the turn in which its commanders were sent
    reinforced: int  # the turn of its last reinforcement
    battle: BattleView | None  # what it would be to fight now; None: it has not the needed units, or no commander
