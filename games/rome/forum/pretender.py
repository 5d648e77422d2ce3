"""RR-1.07.21.14: a pretender emerges when a War appears that is Active, and a Province follows him."""

from __future__ import annotations

from functools import partial
from typing import Final

from games.republic.combat.army import desert, legion_strength
from games.republic.combat.losses import at_random
from games.republic.forum.events_cards import PretenderFought
from games.republic.forum.pretender import emerge
from games.rome.combat.mixed import mixed_losses
from games.rome.forum.table_events import remove
from games.rome.pieces import Province, Senator
from games.rome.revenue.disorder import army_strength, presence
from games.rome.state import Rome
from games.rome.wars.revolts import revolt

RULE: Final = "RR-1.07.21.14"


async def pretender(g: Rome) -> None:
    """RR-1.07.21.14: a random Province follows him; at level 1 its Governor fights first."""
    await emerge(g, partial(fight, g), partial(falls, g), partial(remove, g))


async def falls(g: Rome, province: Province, governor: Senator) -> None:
    """RR-1.07.21.14: it is in revolt, and he is dead."""
    await revolt(g, province, governor, "pretender", RULE)


def fight(g: Rome, province: Province, governor: Senator) -> bool:
    """RR-1.07.21.14: a land battle of garrison and provincial armies, with MIL at most as much, against the land.

    RR-1.13.1: in Provincial Wars a Governor by a legate adds none.
    """
    dice, force, against = g.dice.roll("pretender.battle", 3), defenders(province), province.side.land
    strength = force + min(presence(g, province, governor), force)
    total = sum(dice) + strength - against + g.omens()
    row = g.law.charts.combat.at(total)
    most = len(province.garrison) + province.armies
    lost = lose(g, province, most if row.legions_lost == "all" else row.legions_lost)
    omens = g.omens()
    fought = PretenderFought(province.id, governor.id, dice, strength, against, omens, total, row.result, lost)
    g.tell(fought)
    return row.result == "victory"


def defenders(province: Province) -> int:
    """RR-1.10.11: legions, veterans twice. RR-2.02.32: armies, but only half of them (up) without a legion."""
    return legion_strength(province.garrison) + army_strength(province)


def lose(g: Rome, province: Province, count: int) -> int:
    """RR-1.10.6, RR-2.02.411: so many are lost, legions at random, as far as there are any; how many legions."""
    armies, legions = mixed_losses(province.armies, len(province.garrison), count)
    province.armies -= armies
    desert(g, province.garrison, at_random(g, province.garrison, legions, "pretender.losses"))
    return legions
