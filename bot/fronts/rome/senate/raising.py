"""How Rome raises units (RR-1.09.63), and who would lead them against which War."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from bot.fronts.republic.combat.forecast import Host
from bot.fronts.republic.senate.campaigns import Campaigning, best_of, waiting
from bot.fronts.republic.senate.raising import DISBAND, RAISE, Counted, Levying
from bot.fronts.rome.looking import rome
from bot.surface.kit.look import Look
from games.kernel import Amount, Posted
from games.kernel.choice import Raw, is_dict
from games.republic.seen.combat import WarView
from games.republic.seen.people import SenatorView
from games.republic.senate.soldiers import Counts
from games.rome.pieces import LEGION

FLEET: Final = "fleet"
RAISED: Final = {LEGION: "legions", FLEET: "fleets"}
COMMANDERS: Final = ("field-consul", "rome-consul", "dictator")  # RR-1.09.641
AT_HOME: Final = "rome"


def limits(posted: Posted, act: str) -> dict[str, int]:
    """RR-1.09.63: legions and Fleets are raised; of those at home legions go by sort."""
    fields: Mapping[str, Any] = getattr(posted.decision.choice, "fields", {})
    if act == RAISE:
        return {unit: most for unit, name in RAISED.items() if (most := most_of(fields.get(name)))}
    legions = fields.get("fewer_legions")
    fleets = most_of(fields.get("fewer_fleets"))
    return {**(legions.limits if isinstance(legions, Counts) else {}), **({FLEET: fleets} if fleets else {})}


def most_of(field: Any) -> int:
    """At most so many."""
    return field.high if isinstance(field, Amount) else 0


def counts(raw: Raw) -> Counted:
    """An answer as so many of each; of one that nobody has begun all parts are open."""
    said: Mapping[str, Any] = {name: part for name, part in raw.items() if part} if is_dict(raw) else {}
    more = {f"{RAISE}.{unit}": said.get(name, 0) for unit, name in RAISED.items()}
    fewer = {f"{DISBAND}.{sort}": count for sort, count in said.get("fewer_legions", {}).items()}
    return {**more, **fewer, f"{DISBAND}.{FLEET}": said.get("fewer_fleets", 0)}


def answer(said: Counted) -> Raw:
    """So many of each as an answer."""
    gone = {name.removeprefix(f"{DISBAND}."): n for name, n in said.items() if name.startswith(f"{DISBAND}.") and n}
    fleets = gone.pop(FLEET, 0)
    raised = {name: said.get(f"{RAISE}.{unit}", 0) for unit, name in RAISED.items()}
    return {**raised, "fewer_legions": {**gone}, "fewer_fleets": fleets}


def prices(look: Look) -> dict[str, int]:
    """RR-1.09.63: what a legion or a Fleet costs now."""
    return dict.fromkeys(RAISED, rome(look).army.unit_cost)


# Who would lead, and what he would have


def best_leader(look: Look) -> SenatorView | None:
    """RR-1.09.641: of those who may be sent him with most MIL; before the elections anybody in Rome."""
    there = [one for one in rome(look).senators.values() if one.in_rome]
    return best_of([one for one in there if one.office in COMMANDERS] or there)


def at_home(look: Look, war: WarView, leader: SenatorView) -> Host:
    """RR-1.09.64, 1.09.641.4: what could be sent now, and what waits there without a commander."""
    army = rome(look).army
    veterans = sum(one.count for one in army.veterans if one.place == AT_HOME)
    there, fleets = waiting(rome(look), war)
    return Host(war.id, (leader.id,), army.legions + veterans + there, army.fleets + fleets)


def fights(unit: str, _war: WarView) -> bool:
    """RR-1.09.64: any legion may be sent against any War."""
    return unit == LEGION


LEVYING: Final = Levying(step="musterstep", limits=limits, counts=counts, answer=answer, prices=prices)
OWN: Final = Campaigning(levying=LEVYING, leader=best_leader, home=at_home, fights=fights)
