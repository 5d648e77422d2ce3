"""RR-2.02.412: Provinces that fight beside a War, and what Rome's losses cost them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from games.republic.combat.dice import Outcome
from games.republic.combat.pieces import Battle
from games.rome.combat.events import AlliesBled
from games.rome.pieces import Province, War
from games.rome.state import Rome

BLEEDING: Final = ("stalemate", "standoff")


def allies_of(g: Rome, war: War) -> list[Province]:
    """RR-2.02.412: in the order in which they went over."""
    return [g.provinces[name] for name in war.allies]


def bleed_allies(g: Rome, battle: Battle, outcome: Outcome) -> None:
    """RR-2.02.412: on a Stalemate, Standoff or naval Victory they lose what Rome loses, legions in armies."""
    at_sea = battle.ground == "sea" and outcome.result == "victory"
    allies = allies_of(g, g.wars[battle.war])
    if not allies or not (outcome.result in BLEEDING or at_sea):
        return
    armies, fleets = spend(allies, "armies", outcome.legions), spend(allies, "fleets", outcome.fleets)
    if armies or fleets:
        g.tell(AlliesBled(battle.war, armies, fleets))


def spend(provinces: Sequence[Province], kind: Literal["armies", "fleets"], count: int) -> int:
    """So many provincial armies, or fleets, are lost, as far as there are any; how many."""
    left = count
    for one in provinces:
        lost = min(getattr(one, kind), left)
        setattr(one, kind, getattr(one, kind) - lost)
        left -= lost
    return count - left
