"""RR-2.03.72: a rebel Governor on his way to Rome meets the fleets of the Senate, before all other battles."""

from __future__ import annotations

from games.kernel import StepId
from games.rome.combat.events import Intercepted
from games.rome.pieces import Province
from games.rome.state import Rome
from games.rome.wars.strongholds import arrive, turn_back


async def interception(g: Rome) -> StepId:
    """RR-2.03.72: on a Victory of the Senate he stays at home; anything else, and he lands."""
    if g.civil and g.civil.at_sea:
        if meet(g, g.provinces[g.civil.at_sea]) == "victory":
            turn_back(g)
        else:
            arrive(g)
    return "combat.wars"


def meet(g: Rome, province: Province) -> str:
    """RR-2.03.72: TDR + Active Fleets - base naval strength, provincial fleets and those of the Primary Rebel."""
    dice = g.dice.roll(f"interception.{province.id}", 3)
    fleets, rebels = g.army.active.fleets, province.strength("sea") + rebel_fleets(g)
    total = sum(dice) + fleets - rebels + g.omens()
    row = g.law.charts.combat.at(total)
    shown = 0 if row.fleets_lost == "all" else row.fleets_lost  # where all would be lost nothing is
    lost, rebels_lost = min(shown, fleets), sink(g, province, shown)
    g.army.active.fleets -= lost
    g.army.pool_fleets += lost
    g.tell(Intercepted(province.id, dice, fleets, rebels, g.omens(), total, row.result, lost, rebels_lost))
    return row.result


def rebel_fleets(g: Rome) -> int:
    """RR-2.03.72: what the Primary Rebel has with his army."""
    force = g.rebel_force()
    return force.units.fleets if force else 0


def sink(g: Rome, province: Province, count: int) -> int:
    """RR-2.03.72: the Rebels lose as many, provincial fleets first; the base strength is never lost. How many."""
    force = g.rebel_force()
    provincial = min(count, province.fleets)
    others = min(count - provincial, force.units.fleets) if force else 0
    province.fleets -= provincial
    if force:
        force.units.fleets -= others
        g.army.pool_fleets += others
    return provincial + others
