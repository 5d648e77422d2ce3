"""RC-8.8.6: a pretender emerges when a War appears that is Active, and a Province follows him."""

from __future__ import annotations

from functools import partial

from games.carthage.pieces import Province, Senator
from games.carthage.revenue.disorder import lose_garrison, revolt
from games.carthage.state import Carthage
from games.carthage.wars.table_events import remove
from games.republic.forum.events_cards import PretenderFought
from games.republic.forum.pretender import emerge


async def pretender(g: Carthage) -> None:
    """RC-8.8.6: a random Province follows him; at level 1 its Governor fights first."""
    await emerge(g, partial(fight, g), partial(falls, g), partial(remove, g))


async def falls(g: Carthage, province: Province, governor: Senator) -> None:
    """RC-8.8.6: it is in revolt, and he is dead."""
    await revolt(g, province, governor, "pretender")


def fight(g: Carthage, province: Province, governor: Senator) -> bool:
    """RC-8.8.6, T-3: garrison legions plus MIL (at most the legions) against the Province's land force."""
    dice, legions, against = g.dice.roll("pretender.battle", 3), len(province.garrison), province.side.land
    strength = legions + min(governor.military, legions)
    total = sum(dice) + strength - against + g.omens()
    row = g.law.charts.combat.at(total)
    lost = legions if row.legions_lost == "all" else min(row.legions_lost, legions)
    lose_garrison(g, province, lost, "pretender.losses")
    fought = PretenderFought(province.id, governor.id, dice, strength, against, g.omens(), total, row.result, lost)
    g.tell(fought)
    return row.result == "victory"
