"""GV-5.11: who is veteran after a direct battle, and loyal to whom."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from games.carthage.combat.commanders import promote as promote_carthage
from games.carthage.pieces import Senator as Carthaginian
from games.grand.combat.armies import units_at
from games.grand.combat.sides import fighting, rome_of
from games.grand.pieces import CARTHAGE, Side
from games.grand.state import Grand
from games.republic.combat.dice import Result
from games.republic.combat.pieces import Battle
from games.republic.pieces import Senator
from games.rome.combat.commanders import promote as promote_rome
from games.rome.pieces import Senator as Roman


def promote(
    g: Grand, side: Side, battle: Battle, leaders: Sequence[Senator], result: Result, popularity: Mapping[str, int]
) -> None:
    """GV-5.11: on land one survivor of the winner (two of Caesar's), on a Stalemate one on each side."""
    legions = units_at(g, side, fighting(g).number).legions
    if side == CARTHAGE:
        joint = [one for one in leaders if isinstance(one, Carthaginian)]
        promote_carthage(g.carthage, battle, legions, joint, result, popularity)
    else:
        commander = next((one for one in leaders if isinstance(one, Roman)), None)
        promote_rome(rome_of(g), battle, legions, commander, result)
