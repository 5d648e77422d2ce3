"""RR-1.06.0: Internal Disorder (RR-1.07.21.9) and Barbarian Raids (RR-1.07.21.4), before anything else of the phase."""

from __future__ import annotations

from typing import Final

from games.republic import chits
from games.republic.combat.army import desert
from games.republic.pieces import RAIDERS
from games.republic.senators import kill
from games.rome.basics.hostages import lead_away
from games.rome.combat.mixed import worth
from games.rome.mortality.chits import struck
from games.rome.pieces import Province, Senator
from games.rome.revenue.events import DisorderRolled, GovernorCaptured, RaidRolled
from games.rome.state import Rome
from games.rome.wars.revolts import revolt

DISORDER: Final = "RR-1.07.21.9"
RAID: Final = "RR-1.07.21.4"


async def disorder_and_raids(g: Rome) -> None:
    """RR-1.06.0: first all Disorder, then all Raids, Province by Province in the order of RR-6."""
    for province in g.provinces_in_order():
        province.overrun = False
    for _, effect in g.event_effects("disorder_roll"):
        await internal_disorder(g, int(effect.params["revolts_at_most"]))
    for _, effect in g.event_effects("raid_roll"):
        await barbarian_raids(g, int(effect.params["overrun_at_most"]))


# Internal Disorder


async def internal_disorder(g: Rome, limit: int) -> None:
    """RR-1.07.21.9: each undeveloped Province with a Governor rolls. RR-2.03.4: one in revolt ignores events."""
    for province in g.provinces_in_order():
        governor = g.senators.get(province.governor)
        aloof = governor is not None and governor.rebel and g.plays("rebel-governors")
        if governor and not aloof and not province.developed and not stays_calm(g, province, limit):
            await revolt(g, province, governor, "disorder", DISORDER)


def stays_calm(g: Rome, province: Province, limit: int) -> bool:
    """RR-1.07.21.9: a dr + 1 per garrison legion, and per 2 provincial armies, above 4 (level 2: above 5)."""
    (roll,) = g.dice.roll(f"disorder.{province.id}")
    garrison, armies = len(province.garrison), province.armies // 2
    total = roll + garrison + armies + g.omens()
    calm = total > limit
    g.tell(DisorderRolled(province.id, roll, garrison, armies, g.omens(), total, limit, revolts=not calm))
    return calm


# Barbarian Raids


async def barbarian_raids(g: Rome, limit: int) -> None:
    """RR-1.07.21.4: each frontier Province with a loyal Governor rolls."""
    for province in g.provinces_in_order():
        governor = g.senators.get(province.governor)
        if governor and not governor.rebel and province.card.frontier:
            dice = g.dice.roll(f"raid.{province.id}", 2)
            if not holds_out(g, province, governor, dice, limit):
                await overrun(g, province, governor, black=dice[0])


def holds_out(g: Rome, province: Province, governor: Senator, dice: tuple[int, ...], limit: int) -> bool:
    """RR-1.07.21.4: DR + base land strength + 2 per garrison legion + MIL + armies above 15 (level 2: above 17)."""
    land, garrison = province.side.land, 2 * len(province.garrison)
    military, armies = presence(g, province, governor), army_strength(province)
    total = sum(dice) + land + garrison + military + armies + g.omens()
    lost = total <= limit
    g.tell(RaidRolled(province.id, dice, land, garrison, military, armies, g.omens(), total, limit, lost))
    return not lost


def presence(g: Rome, province: Province, governor: Senator) -> int:
    """RR-1.13.1: his MIL; in Provincial Wars a Governor by a legate adds none."""
    return 0 if province.id in governor.legates and g.plays("provincial-wars") else governor.military


def army_strength(province: Province) -> int:
    """RR-2.02.32: what the provincial armies are worth, with a garrison legion or without."""
    return worth(province.armies, len(province.garrison))


async def overrun(g: Rome, province: Province, governor: Senator, *, black: int) -> None:
    """RR-1.07.21.4: no revenue, no development, undeveloped again; the black die counts chits and legions lost."""
    province.overrun = True
    province.developed = False
    g.dice.shuffle(f"raid.{province.id}.losses", province.garrison)
    desert(g, province.garrison, province.garrison[:black])
    await strike_governor(g, province, governor, chits.draw(g, black, f"raid.{province.id}.chits"))


async def strike_governor(g: Rome, province: Province, governor: Senator, drawn: list[str]) -> None:
    """RR-1.07.21.4: his number kills him; as the last chit of two or more it makes him Captive."""
    for place, chit in enumerate(drawn, 1):
        if struck(g, chit, lambda one: one is governor):
            if place == len(drawn) > 1:
                capture(g, province, governor)
            else:
                await kill(g, governor, "raid", RAID)
            return


def capture(g: Rome, province: Province, governor: Senator) -> None:
    """RR-1.07.21.4, 1.10.71: the raiders hold him; all his Provinces lie in the Forum, and no force obeys him."""
    lead_away(g, governor, RAIDERS)
    g.tell(GovernorCaptured(governor.id, province.id))
