"""RR-1.06.13, 1.06.4, 1.06.51: what the Provinces give to their Governors and to the State, and how they develop."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from games.kernel import Decision, Seat, Several
from games.republic.components import Roll
from games.republic.money import earn, state_receives
from games.republic.reign import gain
from games.rome.basics.treasury import state_owes
from games.rome.pieces import Province, Senator
from games.rome.revenue.events import DevelopmentRolled, ProvinceIdle, ProvinceIncome, RebelRevenue, SpoilsTaken
from games.rome.state import Rome


def idle(g: Rome, province: Province) -> str:
    """RR-1.06.51, 2.02.4: why a Province gives nothing and does not develop, or "" if it does."""
    governor = g.senators.get(province.governor)
    if governor is None:
        return "vacant"
    reasons = {
        "rebel": governor.rebel,
        "attacked": at_war(g, province),
        "overrun": province.overrun,
        "disorder": not province.developed and bool(g.event_effects("disorder_roll")),
    }
    return next((reason for reason, holds in reasons.items() if holds), "")


def at_war(g: Rome, province: Province) -> bool:
    """RR-2.02.4, 2.02.412: in Provincial Wars an Active War attacks it, or it has gone over to one."""
    allied = any(province.id in war.allies for war in g.wars.values())
    return g.plays("provincial-wars") and (g.attacked(province.id) or allied)


def giving(g: Rome) -> Iterator[tuple[Province, Senator]]:
    """The Provinces that give something, with their Governors, in the order of RR-6."""
    for province in g.provinces_in_order():
        if not idle(g, province):
            yield province, g.senators[province.governor]


def tell_idle(g: Rome) -> None:
    """RR-1.06.51: which Provinces give nothing this turn, and why."""
    for province in g.provinces_in_order():
        reason = idle(g, province)
        if reason:
            g.tell(ProvinceIdle(province.id, reason))


def thrown(g: Rome, label: str, roll: Roll) -> tuple[tuple[int, ...], int]:
    """RR-6: the dice, and what they come to; "-1d6" counts them below 0."""
    dice = g.dice.roll(label, abs(roll.dice))
    return dice, (sum(dice) if roll.dice > 0 else -sum(dice)) + roll.mod


def trial(g: Rome) -> int:
    """RR-1.07.21.18: so much the State gains and the Governor loses."""
    return sum(effect.params["value"] for _, effect in g.event_effects("province_income_shift"))


# Provincial Spoils


def spoils(g: Rome, seat: Seat) -> Decision[list[str]] | None:
    """RR-DP9: which of a player's Governors take spoils, said before any roll; if absent, none."""
    governed = {province.id: province.id for province, governor in giving(g) if governor.faction == seat}
    choice = Several(governed, 0, len(governed))
    return Decision("revenue.spoils", seat, choice, *g.law.cites["revenue.spoils"], lapse=[]) if governed else None


def take_spoils(g: Rome, taken: Mapping[Seat, list[str]]) -> None:
    """RR-1.06.13: Province by Province in the order of RR-6. RR-2.03.5: a rebel Governor takes all there is."""
    chosen = [province for provinces in taken.values() for province in provinces]
    for province in g.provinces_in_order():
        governor = g.senators.get(province.governor)
        if governor and governor.rebel and g.plays("rebel-governors"):
            take_all(g, province, governor)
        elif governor and province.id in chosen:
            plunder(g, province, governor)


def plunder(g: Rome, province: Province, governor: Senator) -> None:
    """RR-1.06.13: a Corrupt marker; a positive total is his, a negative one is charged to the State in RR-1.06.53."""
    dice, total = thrown(g, f"spoils.{province.id}", province.side.spoils)
    total += g.omens()
    shift = min(trial(g), max(0, total))
    earn(g, governor, max(0, total - shift))
    g.charges += max(0, -total)
    governor.corrupt += [] if province.id in governor.corrupt else [province.id]
    modifier = province.side.spoils.mod
    g.tell(SpoilsTaken(province.id, governor.id, dice, modifier, g.omens(), -shift, total - shift))


def take_all(g: Rome, province: Province, governor: Senator) -> None:
    """RR-2.03.5: spoils, State income and Local Taxes, events or not (RR-2.03.4); at worst it takes all he has."""
    side = province.side
    _, plunder = thrown(g, f"spoils.{province.id}", side.spoils)
    _, income = thrown(g, f"state-income.{province.id}", side.state_income)
    talents = max(-governor.talents, plunder + income + side.local_taxes)
    earn(g, governor, talents)
    g.tell(RebelRevenue(province.id, governor.id, plunder, income, side.local_taxes, talents))


# Development


def develop_all(g: Rome) -> None:
    """RR-1.06.4: each undeveloped Province that gives something."""
    for province, governor in list(giving(g)):
        if not province.developed:
            develop(g, province, governor)


def develop(g: Rome, province: Province, governor: Senator) -> None:
    """RR-1.06.4: a dr, +1 for a Governor without Corrupt marker; 6 or more develops it for good: +3 INF."""
    (roll,) = g.dice.roll(f"development.{province.id}")
    honest = 0 if governor.corrupt else 1
    province.developed = roll + honest + g.omens() >= g.law.constants.province_develop_target
    g.tell(DevelopmentRolled(province.id, governor.id, roll, honest, g.omens(), province.developed))
    if province.developed:
        gain(g, governor, influence=g.law.constants.province_develop_influence)


# The income of the State


def state_income(g: Rome) -> None:
    """RR-1.06.51: each Province rolls; what they bring is added up, so what others cost is paid after it."""
    totals = {province.id: collect(g, province) for province, _ in giving(g)}
    for province, total in totals.items():
        if total > 0:
            state_receives(g, total, "province", province)
    for province, total in totals.items():
        if total < 0:
            state_owes(g, -total, "province", province)


def collect(g: Rome, province: Province) -> int:
    """RR-1.06.51: its dice, less for Evil Omens, more for the Trial of Verres."""
    dice, total = thrown(g, f"state-income.{province.id}", province.side.state_income)
    total += g.omens() + trial(g)
    g.tell(ProvinceIncome(province.id, dice, province.side.state_income.mod, g.omens(), trial(g), total))
    return total
