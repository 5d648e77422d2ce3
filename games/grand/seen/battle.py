"""GV-5: a battle of both republics, before its dice, as all see it."""

from __future__ import annotations

from typing import Literal

from games.grand.combat.chart import Outcome, Toll
from games.grand.pieces import Side
from games.kernel import View


class StandView(View):
    """GV-5.2: one side by its parts."""

    war: str  # its own face
    commanders: tuple[str, ...]  # the one of GV-5.2, or a joint pair, or a Dictator with his Master of Horse
    present: tuple[str, ...]  # all who share the risk of chits
    legions: int
    veterans: int
    fleets: int
    units: int  # strength of the legions, or number of fleets
    military: int  # as far as it counts
    law: int
    card: str  # the mercenary card that was played
    mercenaries: int
    strength: int  # all together
    omens: int  # the Evil Omens of this republic, 0 or less


class LineView(View):
    """GV-5.4: a line of the combat table: which totals, what it means, and how likely it is, in percent."""

    min: int | None
    max: int | None
    result: Outcome
    attacker: Toll  # legions, and as many fleets, that the attacker loses
    defender: Toll
    percent: float


class DirectBattleView(View):
    """GV-5.2 to 5.4: both sides, who attacks, and how it may end."""

    number: int
    ground: Literal["land", "sea"]
    sides: dict[Side, StandView]
    attacker: Side | Literal[""]  # "": both are equal, and a DR decides
    margin: int  # attacker less defender, Evil Omens and all
    lines: tuple[LineView, ...]  # all of the table
    wins: dict[Side, int]  # how likely each wins, in percent
    stalemate: int


class FoughtView(View):
    """GV-5.4: a battle whose dice have fallen: how both sides stood then, who attacked, and what it came to."""

    id: str  # "3.1.sea"
    battle: DirectBattleView
    dice: tuple[int, ...]
    total: int
