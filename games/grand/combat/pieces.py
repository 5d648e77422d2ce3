"""What belongs to step 9 only (GV-3.4): who attacks which war, the battle of both republics, those that were fought."""

from __future__ import annotations

from dataclasses import dataclass, field

from games.grand.pieces import Side
from games.kernel import Saved
from games.republic.combat.pieces import Ground


@dataclass(slots=True, kw_only=True)
class Stood(Saved):
    """GV-5.2: one side of a battle, part by part."""

    war: str  # its own face
    commanders: list[str]  # the one of GV-5.2, or a joint pair, or a Dictator with his Master of Horse
    present: list[str]  # all who share the risk of chits
    legions: int
    veterans: int
    fleets: int
    units: int  # strength of the legions, or number of fleets
    military: int
    law: int
    card: str  # the mercenary card that was played
    mercenaries: int
    strength: int
    omens: int  # the Evil Omens of this republic, 0 or less


@dataclass(slots=True, kw_only=True)
class DirectBattle(Saved):
    """GV-5: both republics are drawn up against each other; each board has its own side as the battle it fights."""

    id: str  # turn, war and ground: "3.1.sea"
    number: int
    ground: Ground


@dataclass(slots=True, kw_only=True)
class FoughtBattle(Saved):
    """GV-5.2 to 5.4: a battle of both republics as all saw it, and what its dice came to."""

    id: str
    number: int
    ground: Ground
    attacker: Side
    dice: list[int]
    total: int
    sides: dict[Side, Stood]


@dataclass(slots=True, kw_only=True)
class CombinedCombat(Saved):
    """GV-1.4: which wars each republic attacks, fixed at the start of the Combat part; the battle being fought.

    `fought`: those of the last Combat part, which are looked at until there is another one.
    """

    attacks: dict[str, list[int]] = field(default_factory=dict[str, list[int]])
    battle: DirectBattle | None = None
    fought: list[FoughtBattle] = field(default_factory=list[FoughtBattle])
