"""RC-10.1.1: units that an expedition loses, and what that may cost its Explorer."""

from __future__ import annotations

from functools import partial
from typing import Final

from games.carthage.combat.events import ExpeditionLost
from games.carthage.mortality.chits import struck
from games.carthage.pieces import Expedition
from games.carthage.state import Carthage
from games.carthage.wars.homecoming import leave_expedition
from games.kernel import Amount, Decision, ask
from games.republic import chits
from games.republic.senators import kill

DICE: Final = {"0": 0, "dr": 1, "DR": 2, "TDR": 3}
PER_CHIT: Final = 5


async def lose_units(g: Carthage, one: Expedition, losses: str) -> None:
    """RC-10.1.1, 10.1.1a: so many dice of units, but not more than there are; without any the expedition is over."""
    if not DICE[losses]:
        return
    dice = g.dice.roll("exploration.losses", DICE[losses])
    halved = g.combat.attempt is not None and g.combat.attempt.halved
    count = min(-(-sum(dice) // 2) if halved else sum(dice), one.caravans + one.trade_fleets)
    caravans = await share_of_caravans(g, one, count)
    one.caravans -= caravans
    one.trade_fleets -= count - caravans
    g.tell(ExpeditionLost(one.id, dice, caravans, count - caravans))
    await strike_explorer(g, one, count)
    if one.id in g.expeditions and not one.caravans and not one.trade_fleets:
        end(g, one)


async def share_of_caravans(g: Carthage, one: Expedition, count: int) -> int:
    """RC-10.1.1b: how many of the lost units are Caravans; if it could be only one number nobody is asked."""
    least, most = max(0, count - one.trade_fleets), min(count, one.caravans)
    if least == most:
        return least
    return await ask(partial(splitting, g, one, count))


def splitting(g: Carthage, one: Expedition, count: int) -> Decision[int]:
    """RC-DP38: if absent in proportion, the odd unit from the more numerous kind."""
    choice = Amount(max(0, count - one.trade_fleets), min(count, one.caravans))
    about: dict[str, str | int] = {"expedition": one.id, "senator": one.explorer, "count": count}
    seat, lapse = g.owner(g.senators[one.explorer]), in_proportion(one, count)
    return Decision("combat.split", seat, choice, *g.law.cites["combat.split"], about, lapse=lapse)


def in_proportion(one: Expedition, count: int) -> int:
    """RC-DP38: the Caravans among so many lost units."""
    caravans, odd = divmod(count * one.caravans, one.caravans + one.trade_fleets)
    return caravans + (1 if odd and one.caravans >= one.trade_fleets else 0)


async def strike_explorer(g: Carthage, one: Expedition, lost: int) -> None:
    """RC-10.1.1: a chit for every 5 units lost or fraction; only the Explorer can die, and that ends the expedition."""
    explorer = g.senators[one.explorer]
    drawn = chits.draw(g, -(-lost // PER_CHIT), "exploration.chits") if lost else []
    for chit in drawn:
        if chit == str(explorer.number) and struck(g, chit) is explorer:
            await kill(g, explorer, "exploration", "RC-10.1.1")


def end(g: Carthage, one: Expedition) -> None:
    """RC-10.1.1a: with no unit left the Explorer returns to Carthage."""
    explorer = g.senators[one.explorer]
    leave_expedition(g, explorer)
    explorer.place, explorer.at, explorer.office = "carthage", "", ""
