"""How Carthage raises units (RC-9.5.5), and who would lead them against which War."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, Final

from bot.fronts.carthage.looking import carthage
from bot.fronts.republic.combat.forecast import Host
from bot.fronts.republic.senate import campaigns
from bot.fronts.republic.senate.campaigns import Campaigning, waiting
from bot.fronts.republic.senate.raising import Counted, Levying, treasury
from bot.surface.kit.look import Look
from bot.surface.kit.matters import Terms
from games.carthage.law import CARTHAGE
from games.carthage.seen.people import SenatorView
from games.kernel import Amount, Posted
from games.kernel.choice import Raw, is_dict
from games.republic.seen.combat import WarView
from games.republic.seen.people import SenatorView as AnySenator


def limits(posted: Posted, act: str) -> dict[str, int]:
    """RC-9.5.5: each unit is asked by a field of its own: "raise.fleet"."""
    fields: Mapping[str, Any] = getattr(posted.decision.choice, "fields", {})
    able = {name.removeprefix(f"{act}."): field for name, field in fields.items() if name.startswith(f"{act}.")}
    return {name: field.high for name, field in able.items() if isinstance(field, Amount)}


def counts(raw: Raw) -> Counted:
    """An answer counts each unit by itself."""
    return raw if is_dict(raw) else {}


def answer(said: Counted) -> Raw:
    """So many of each are the answer."""
    return dict(said)


def prices(look: Look) -> dict[str, int]:
    """RC-9.5.5g: what each unit costs now."""
    army = carthage(look).army
    ships = {"fleet": army.fleet_cost, "caravan": army.expedition_cost, "trade-fleet": army.expedition_cost}
    return {**ships, **{one.id: one.cost for one in army.legions}}


def cost_line(look: Look, terms: Terms) -> list[str]:
    """RC-9.5.5a: what a proposal to raise units costs, if it costs anything."""
    cost = prices(look)
    talents = sum(cost.get(unit, 0) * count for unit, count in terms["raised"].items())
    return [look.voice.say("units-cost", talents=talents, treasury=treasury(look))] if talents else []


# Who would lead, and what he would have


def best_leader(look: Look) -> SenatorView | None:
    """RC-9.6.6, 9.11: of the Suffetes in Carthage him with more MIL; if there is none, anybody."""
    there = [one for one in carthage(look).senators.values() if one.in_carthage and one.faction]
    suffetes: Sequence[SenatorView] = [one for one in there if one.office.endswith("suffete")]
    return max(suffetes or there, key=lambda one: one.military, default=None)


def at_home(look: Look, war: WarView, leader: AnySenator) -> Host:
    """RC-9.5.5: what could be sent now, and what waits there without a commander (RC-9.6.1)."""
    view = carthage(look)
    legions = sum(one.active + one.veterans for one in view.army.legions if fights(one.id, war))
    there, fleets = waiting(view, war)
    return Host(war.id, (leader.id,), legions + there, view.army.fleets + fleets)


def fights(unit: str, war: WarView) -> bool:
    """RC-9.5.5: only legions fight on land; Sikels and Gallic Swordsmen fight some Wars only."""
    legion = CARTHAGE.tables.legions.get(unit)
    return legion is not None and (not legion.only_wars or war.id in legion.only_wars)


LEVYING: Final = Levying(step="levystep", limits=limits, counts=counts, answer=answer, prices=prices)
OWN: Final = Campaigning(levying=LEVYING, leader=best_leader, home=at_home, fights=fights)
plans = partial(campaigns.plans, OWN)
