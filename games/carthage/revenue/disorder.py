"""RC-6.8.5: Internal Disorder (RC-8.8.5) and Barbarian Raids (RC-8.3a), before anything else of the Revenue Phase."""

from __future__ import annotations

from typing import Final

from games.carthage.mortality.chits import struck
from games.carthage.pieces import Province, Senator, War
from games.carthage.revenue.events import DisorderRolled, GovernorCaptured, RaidRolled
from games.carthage.state import Carthage
from games.carthage.wars.awakening import activate
from games.republic import chits
from games.republic.combat.army import desert
from games.republic.pieces import RAIDERS
from games.republic.senators import kill
from games.republic.terms import vacate


async def disorder_and_raids(g: Carthage) -> None:
    """RC-6.8.5: first all Disorder, then all Raids, Province by Province in the order of T-8."""
    for province in g.provinces_in_order():
        province.overrun = False
    for _, effect in g.event_effects("disorder_roll"):
        await internal_disorder(g, int(effect.params["revolts_at_most"]))
    for _, effect in g.event_effects("raid_roll"):
        await barbarian_raids(g, int(effect.params["overrun_at_most"]))


async def internal_disorder(g: Carthage, limit: int) -> None:
    """RC-8.8.5: each undeveloped Province with a Governor rolls."""
    for province in g.provinces_in_order():
        governor = g.senators.get(province.governor)
        if governor and not province.developed and not stays_calm(g, province, limit):
            await revolt(g, province, governor, "disorder")


def stays_calm(g: Carthage, province: Province, limit: int) -> bool:
    """RC-8.8.5: a dr + 1 per garrison legion above 4 (level 2: above 5)."""
    (roll,) = g.dice.roll(f"disorder.{province.id}")
    total = roll + len(province.garrison) + g.omens()
    calm = total > limit
    g.tell(DisorderRolled(province.id, roll, len(province.garrison), g.omens(), total, limit, revolts=not calm))
    return calm


REVOLTS: Final = {"disorder": "RC-8.8.5", "pretender": "RC-8.8.6"}


async def revolt(g: Carthage, province: Province, governor: Senator, cause: str) -> None:
    """RC-8.8.5, 8.8.6: Governor and garrison are killed; the Province is out of play, an Active War until beaten."""
    del g.provinces[province.id]
    desert(g, province.garrison, province.garrison)
    war = War(id=f"revolt-{province.id}", status="inactive", province=province.id, revolt=True)
    g.wars[war.id] = war
    activate(g, war, REVOLTS[cause])
    await kill(g, governor, cause, REVOLTS[cause])


async def barbarian_raids(g: Carthage, limit: int) -> None:
    """RC-8.3a: each frontier Province with a Governor rolls; Tunisia, Sicily and Sardinia-Corsica are safe (RC-8.3)."""
    for province in g.provinces_in_order():
        governor = g.senators.get(province.governor)
        if governor and province.card.frontier:
            dice = g.dice.roll(f"raid.{province.id}", 2)
            if not holds_out(g, province, governor, dice, limit):
                await overrun(g, province, governor, coloured=dice[1])


def holds_out(g: Carthage, province: Province, governor: Senator, dice: tuple[int, ...], limit: int) -> bool:
    """RC-8.3a: DR + printed land force + 2 per garrison legion + MIL above 15 (level 2: above 17)."""
    land, garrison, military = province.side.land, 2 * len(province.garrison), governor.military
    total = sum(dice) + land + garrison + military + g.omens()
    lost = total <= limit
    g.tell(RaidRolled(province.id, dice, land, garrison, military, g.omens(), total, limit, lost))
    return not lost


async def overrun(g: Carthage, province: Province, governor: Senator, *, coloured: int) -> None:
    """RC-8.3a: no income, no development, undeveloped again; the coloured die counts chits and legions lost."""
    province.overrun = True
    province.developed = False
    lose_garrison(g, province, coloured, f"raid.{province.id}.losses")
    await strike_governor(g, province, governor, chits.draw(g, coloured, f"raid.{province.id}.chits"))


def lose_garrison(g: Carthage, province: Province, count: int, label: str) -> None:
    """RC-8.3a, 8.8.6, RC-10.2.12: so many legions, at random, as far as there are any."""
    g.dice.shuffle(label, province.garrison)
    desert(g, province.garrison, province.garrison[:count])


async def strike_governor(g: Carthage, province: Province, governor: Senator, drawn: list[str]) -> None:
    """RC-8.3a: his number kills him; as the last chit of two or more it makes him Captive."""
    for place, chit in enumerate(drawn, 1):
        if chit == str(governor.number) and struck(g, chit) is governor:
            if place == len(drawn) > 1:
                capture(g, province, governor)
            else:
                await kill(g, governor, "raid", "RC-8.3a")


def capture(g: Carthage, province: Province, governor: Senator) -> None:
    """RC-8.3a, RC-10.2.14: the raiders hold him; he governs no longer, so that his Province lies in the Forum."""
    vacate(province)
    governor.place = "captive"
    governor.at = RAIDERS
    g.tell(GovernorCaptured(governor.id, province.id))
