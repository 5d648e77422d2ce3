"""RC-6.8: what the Provinces give to their Governors and to the State, and how they develop."""

from __future__ import annotations

from functools import partial

from games.carthage.pieces import Province, Senator
from games.carthage.revenue.events import DevelopmentRolled, ProvinceIdle, ProvinceIncome, SpoilsTaken
from games.carthage.revenue.income import audit, mark_corrupt
from games.carthage.state import Carthage
from games.kernel import Decision, OneOf, Seat, Several, ask
from games.republic.money import earn, state_pays, state_receives
from games.republic.reign import gain


def spoils(g: Carthage, seat: Seat) -> Decision[list[str]] | None:
    """RC-6.8.2: which of a player's Governors take spoils, said ahead (but see `endangers`); if absent, none."""
    governed = {
        province.id: province.id
        for province in g.provinces_in_order()
        if not idle(g, province) and g.senators[province.governor].faction == seat
    }
    choice = Several(governed, 0, len(governed))
    return Decision("revenue.spoils", seat, choice, *g.law.cites["revenue.spoils"], lapse=[]) if governed else None


async def provinces(g: Carthage) -> None:
    """RC-6.8: each in turn, in the order of T-8: spoils, the State's income, development.

    RC-6.8.1, 8.3a, 8.8.5: some give nothing.
    """
    for province in g.provinces_in_order():
        if endangers(g, province) and not await ask(partial(insisting, g, province)):
            g.spoils.remove(province.id)
        reason = idle(g, province)
        if reason:
            g.tell(ProvinceIdle(province.id, reason))
        else:
            exploit(g, province, g.senators[province.governor])
    g.spoils.clear()


def endangers(g: Carthage, province: Province) -> bool:
    """RC-6.8.2: whether a Governor has said that he takes spoils, and the State might not have what they cost it."""
    return province.id in g.spoils and not idle(g, province) and g.treasury < at_worst(province) > 0


def at_worst(province: Province) -> int:
    """T-8: what the State pays for the lowest roll; events make no loss greater (RC-8.8.4, T-13)."""
    return max(0, -province.side.spoils.dice - province.side.spoils.mod)


def insisting(g: Carthage, province: Province) -> Decision[bool] | None:
    """RC-DP7: asked again, now that he can know what the State has; if absent he does not roll."""
    governor = g.senators.get(province.governor)
    if governor is None or governor.faction is None:
        return None
    about: dict[str, str | int] = {"province": province.id, "treasury": g.treasury, "loss": at_worst(province)}
    choice = OneOf({"roll": True, "leave": False})
    return Decision("revenue.insist", governor.faction, choice, *g.law.cites["revenue.insist"], about, lapse="leave")


def idle(g: Carthage, province: Province) -> str:
    """RC-6.8.1, 8.3a, 8.8.5: why a Province gives nothing and does not develop, or "" if it does."""
    governor = g.senators.get(province.governor)
    if governor is None:
        return "vacant"
    reasons = {
        "rebel": governor.rebel,
        "attacked": g.attacked(province.id),
        "overrun": province.overrun,
        "disorder": not province.developed and g.event_level("te-internal-disorder") > 0,
    }
    return next((reason for reason, holds in reasons.items() if holds), "")


def exploit(g: Carthage, province: Province, governor: Senator) -> None:
    """RC-6.8.2 to 6.8.4, in this order."""
    if province.id in g.spoils:
        take_spoils(g, province, governor)
    collect(g, province)
    if not province.developed:
        develop(g, province, governor)


def take_spoils(g: Carthage, province: Province, governor: Senator) -> None:
    """RC-6.8.2: a positive result goes to the Governor from the bank; of a negative one the State pays the amount."""
    roll, shift = province.side.spoils, -trial(g)
    dice = g.dice.roll(f"spoils.{province.id}", roll.dice)
    total = lowered(sum(dice) + roll.mod, -shift - g.omens())
    earn(g, governor, max(0, total))
    state_pays(g, max(0, -total), "spoils", province.id)
    mark_corrupt(governor, province.id)
    returned = audit(g, governor, max(0, total))
    g.tell(SpoilsTaken(province.id, governor.id, dice, roll.mod, g.omens(), shift, total, returned))


def collect(g: Carthage, province: Province) -> None:
    """RC-6.8.3: the State's income; a negative result is paid by the State."""
    roll, shift = province.side.state_income, trial(g)
    dice = g.dice.roll(f"state-income.{province.id}", roll.dice)
    total = lowered(sum(dice) + roll.mod + shift, -g.omens())
    state_receives(g, total, "province", province.id)
    g.tell(ProvinceIncome(province.id, dice, roll.mod, g.omens(), shift, total))


def trial(g: Carthage) -> int:
    """T-13, Trial of a Governor: so much the State gains and the Governor loses."""
    return sum(effect.params["value"] for _, effect in g.event_effects("province_income_shift"))


def lowered(total: int, loss: int) -> int:
    """RC-8.8.4, T-13: events take from an income down to 0 at most, and make no loss greater."""
    return min(total, max(0, total - loss))


def develop(g: Carthage, province: Province, governor: Senator) -> None:
    """RC-6.8.4: a dr, +1 for a Governor without corrupt mark; 6 or more develops the Province for good."""
    (roll,) = g.dice.roll(f"development.{province.id}")
    honest = 0 if governor.corrupt else 1
    province.developed = roll + honest + g.omens() >= g.law.constants.province_develop_target
    g.tell(DevelopmentRolled(province.id, governor.id, roll, honest, g.omens(), province.developed))
    if province.developed:
        gain(g, governor, influence=g.law.constants.province_develop_influence)
