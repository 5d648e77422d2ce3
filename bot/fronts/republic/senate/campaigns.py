"""What beats which War: the units that would have to be raised, and how likely each battle is won with them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from bot.fronts.republic.combat.forecast import Clash, Host, clashes
from bot.fronts.republic.law import AnyLaw, law_of
from bot.fronts.republic.looking import republic
from bot.fronts.republic.senate.raising import RAISE, Levying, cost_of, treasury
from bot.fronts.republic.senate.words import units
from bot.surface.kit.look import Look
from bot.surface.kit.shortcuts import Shortcut
from games.kernel import Posted
from games.republic.combat.odds import Odds
from games.republic.combat.pieces import Ground
from games.republic.seen.combat import WarView
from games.republic.seen.people import SenatorView
from games.republic.seen.view import RepublicView

FLEET: Final = "fleet"
GOOD: Final = 50  # a battle that is won more often than not, in percent
MOST: Final = 40  # units of a kind that anybody thinks of
WARS: Final = 5


@dataclass(frozen=True, kw_only=True)
class Campaigning:
    """How one republic goes to war.

    Attributes:
        levying: how it is asked for units.
        leader: who would probably command; None: nobody could.
        home: what could be sent now under him, with what waits at the War without a commander.
        fights: whether legions of a type may fight this War.
    """

    levying: Levying
    leader: Callable[[Look], SenatorView | None]
    home: Callable[[Look, WarView, SenatorView], Host]
    fights: Callable[[str, WarView], bool]


@dataclass(frozen=True, slots=True)
class Plan:
    """What is raised against a War, who would probably lead, and what comes of it."""

    war: WarView
    leader: SenatorView
    raised: Mapping[str, int]
    host: Host


def plans(own: Campaigning, posted: Posted, look: Look) -> list[Shortcut]:
    """For each War that nobody meets what makes each of its battles likelier won than not, as far as it can be had."""
    found = (plan_for(own, look, posted, war) for war in unmet(republic(look)))
    return [shortcut(own, look, posted, one) for one in found if one is not None and any(one.raised.values())][:WARS]


def shortcut(own: Campaigning, look: Look, posted: Posted, one: Plan) -> Shortcut:
    """What it says: the War, the units and what they cost; beside it how likely each battle is won."""
    say, law = look.voice.say, law_of(look.game.kind)
    raised = {f"{RAISE}.{sort}": n for sort, n in one.raised.items()}
    battles = clashes(law, republic(look), one.host)
    won = [say("levy-won", ground=each.ground, percent=percent(each)) for each in battles]
    note = say("levy-plan-note", leader=one.leader.id, chances=look.voice.list(won) if won else None)
    talents = cost_of(own.levying, look, raised)
    label = say("levy-plan", war=one.war.id, units=units(look.voice, one.raised), talents=talents)
    whole = own.levying.answer({**own.levying.so_far(posted, None), **raised})
    return Shortcut(label, whole, note, prepares=True)


def percent(one: Clash) -> int:
    """How likely it is won."""
    return Odds.percent(one.odds.victory)


def unmet(view: RepublicView) -> list[WarView]:
    """The Wars that no commander meets, the Active ones first."""
    met = {force.war for force in view.forces.values() if force.commanders}
    able = [war for war in view.wars.values() if war.status != "lost" and war.id not in met]
    return sorted(able, key=lambda war: (war.status != "active", war.land_met + war.fleet_met))


def plan_for(own: Campaigning, look: Look, posted: Posted, war: WarView) -> Plan | None:
    """RC-9.6.2, RR-1.09.64: the Fleets for its battle at sea or its support, then the cheapest legions.

    None: nobody could lead.
    """
    leader = own.leader(look)
    if leader is None:
        return None
    view, law, home = republic(look), law_of(look.game.kind), own.home(look, war, leader)
    fleets = max(needed(law, view, home, "sea") if war.fleet_met else 0, war.support)
    legions = needed(law, view, replace(home, fleets=max(fleets, home.fleets)), "land")
    left, able = treasury(look), own.levying.limits(posted, RAISE)
    raised = {FLEET: min(able.get(FLEET, 0), max(0, fleets - home.fleets))}
    left -= raised[FLEET] * own.levying.prices(look)[FLEET]
    raised |= enlisted(own, look, war, able, max(0, legions - home.legions), left)
    more = sum(n for sort, n in raised.items() if sort != FLEET)
    return Plan(war, leader, raised, replace(home, fleets=home.fleets + raised[FLEET], legions=home.legions + more))


def waiting(view: RepublicView, war: WarView) -> tuple[int, int]:
    """RC-9.6.1, RR-1.09.641.4: what waits at a War without a commander: what its legions are worth, and its Fleets."""
    there = [one for one in view.forces.values() if one.war == war.id and not one.commanders]
    return sum(len(one.legions) + one.veterans for one in there), sum(one.fleets for one in there)


def best_of(able: Sequence[SenatorView]) -> SenatorView | None:
    """Whoever has most MIL."""
    return max(able, key=lambda one: one.military, default=None)


def needed(law: AnyLaw, view: RepublicView, home: Host, ground: Ground) -> int:
    """The fewest units with which a battle is likelier won than not; so many as anybody thinks of, if none are."""
    for count in range(1, MOST):
        tried = replace(home, fleets=count, legions=1) if ground == "sea" else replace(home, legions=count)
        battle = next((one for one in clashes(law, view, tried) if one.ground == ground), None)
        if battle is not None and percent(battle) >= GOOD:
            return count
    return MOST


def enlisted(
    own: Campaigning, look: Look, war: WarView, able: Mapping[str, int], wanted: int, talents: int
) -> dict[str, int]:
    """RC-9.5.5g, RR-1.09.63: so many legions that may fight there, the cheapest first, as far as the Treasury goes."""
    cost, raised = own.levying.prices(look), dict[str, int]()
    for sort in sorted(legions_in(own, able, war), key=lambda one: cost[one]):
        raised[sort] = max(0, min(able[sort], wanted, talents // cost[sort]))
        wanted, talents = wanted - raised[sort], talents - raised[sort] * cost[sort]
    return raised


def legions_in(own: Campaigning, able: Mapping[str, int], war: WarView) -> list[str]:
    """Those of what can be raised that fight this War on land."""
    return [sort for sort in able if own.fights(sort, war)]
