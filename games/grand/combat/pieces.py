"""What lies on the table in step 9 only (GV-3.4): who attacks which war, and the battle of both republics."""

from __future__ import annotations

from dataclasses import dataclass, field

from games.kernel import Saved
from games.republic.combat.pieces import Ground


@dataclass(slots=True, kw_only=True)
class DirectBattle(Saved):
    """GV-5: both republics are drawn up against each other; each board has its own side as the battle it fights."""

    id: str  # turn, war and ground: "3.1.sea"
    number: int
    ground: Ground


@dataclass(slots=True, kw_only=True)
class CombinedCombat(Saved):
    """GV-1.4: which wars each republic attacks, fixed at the start of the Combat part; the battle being fought."""

    attacks: dict[str, list[int]] = field(default_factory=dict[str, list[int]])
    battle: DirectBattle | None = None
