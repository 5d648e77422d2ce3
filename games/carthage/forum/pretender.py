"""RC-8.8.6: a pretender emerges when a War appears that is Active, and a Province follows him."""

from __future__ import annotations

from games.carthage.pieces import Province, Senator
from games.carthage.revenue.disorder import lose_garrison, revolt
from games.carthage.state import Carthage
from games.carthage.wars.table_events import remove
from games.republic.forum.events_cards import PretenderFought, PretenderRose


async def pretender(g: Carthage) -> None:
    """RC-8.8.6: a random Province with a non-rebel Governor; if there is none the event waits for the next such War."""
    for event, effect in g.event_effects("pretender"):
        governed = [one for one in g.provinces_in_order() if loyal(g, one)]
        if governed:
            await rise(g, g.dice.pick("pretender", governed), battle=effect.params["battle"])
            remove(g, event)


def loyal(g: Carthage, province: Province) -> bool:
    """Whether a Governor is there who is no Rebel."""
    governor = g.senators.get(province.governor)
    return governor is not None and not governor.rebel


async def rise(g: Carthage, province: Province, *, battle: bool) -> None:
    """RC-8.8.6: level 1, the Governor fights, and only Victory saves him; level 2, he and the garrison are killed."""
    governor = g.senators[province.governor]
    g.tell(PretenderRose(province.id, governor.id, battle))
    if battle and fight(g, province, governor):
        return
    if battle:
        g.army.active.legions += province.garrison
        province.garrison.clear()
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
