"""Raising units (RC-9.5.5): what there is at which price, what beats which War, the total before it is proposed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Final

from bot.base.errors import IllegalAnswer
from bot.base.text import Voice, clip
from bot.fronts.carthage.combat.forecast import Clash, Host, clashes
from bot.fronts.carthage.looking import carthage
from bot.fronts.carthage.senate.units import ACTS, limits, prices, treasury
from bot.fronts.carthage.senate.words import sort_name, units
from bot.surface.kit.address import is_number
from bot.surface.kit.look import Look
from bot.surface.kit.panel import MENU, OPTION, Item, Menu, Panel, button, buttons
from bot.surface.kit.present import question
from bot.surface.kit.shortcuts import Shortcut, ways
from bot.surface.kit.widgets import Asked, taking
from bot.surface.press.decide import find, keep, own_card
from bot.surface.press.items import Press, show
from games.carthage.law import CARTHAGE
from games.carthage.seen.combat import WarView
from games.carthage.seen.people import SenatorView
from games.carthage.seen.view import CarthageView
from games.kernel import Posted
from games.kernel.choice import Raw, is_dict
from games.republic.combat.odds import Odds
from games.republic.combat.pieces import Ground

RAISE, DISBAND = ACTS
FLEET: Final = "fleet"
GOOD: Final = 50  # a battle that is won more often than not, in percent
MOST: Final = 40  # units of a kind that anybody thinks of
WARS: Final = 5
STEPS: Final = (1, 5)


# The panel


def levy_panel(one: Asked, look: Look) -> Panel:
    """What is proposed so far, with its cost; what beats which War; one more of each; the form; `Propose It`."""
    raw = counts(one.posted, one.begun)
    chosen = [button(look.voice.say("button-drop"), one.to("drop"))] if one.draft is not None else []
    able = any(raw.values())
    typing = button(look.voice.fill_in(one.decision.kind), one.to("form", 0))
    row = [*(taking(one) if one.draft is not None and able else []), typing, *chosen]
    return question(one, look, *price_lines(look, one.posted, raw), total_line(look, raw)) + Panel(
        (*ways(one, look).parts, *steps(one, look), *buttons(*row).parts)
    )


def counts(posted: Posted, raw: Raw) -> dict[str, int]:
    """How many of each are raised and disbanded so far."""
    said: Mapping[str, int] = raw if is_dict(raw) else {}
    return {f"{act}.{sort}": said.get(f"{act}.{sort}", 0) for act in ACTS for sort in limits(posted, act)}


def price_lines(look: Look, posted: Posted, raw: Mapping[str, int]) -> list[str]:
    """A line for each type that can be had, and what can go."""
    voice, cost = look.voice, prices(look)
    lines = [
        voice.say("levy-line", name=sort_name(voice, sort), count=raw[f"{RAISE}.{sort}"], most=most, cost=cost[sort])
        for sort, most in limits(posted, RAISE).items()
    ]
    here = [
        voice.say("units-here", name=sort_name(voice, sort), count=n) for sort, n in limits(posted, DISBAND).items()
    ]
    return [*lines, *([voice.say("levy-here", units=voice.list(here))] if here else [])]


def total_line(look: Look, raw: Mapping[str, int]) -> str:
    """RC-9.5.5a: what it costs, and what is left; that the Treasury does not hold so much."""
    talents, held = cost_of(look, raw), treasury(look)
    return look.voice.say("levy-total", talents=talents, treasury=held, left=held - talents, enough=talents <= held)


def cost_of(look: Look, raw: Mapping[str, int]) -> int:
    """RC-9.5.5g: what it costs to raise so many."""
    cost = prices(look)
    return sum(cost[name.partition(".")[2]] * n for name, n in raw.items() if name.startswith(f"{RAISE}.") and n)


def brief(one: Asked, look: Look) -> list[str]:
    """The same above the fields of the form."""
    raw = counts(one.posted, one.begun)
    return [*price_lines(look, one.posted, raw), total_line(look, raw)]


# One more, one fewer


def steps(one: Asked, look: Look) -> Iterator[Menu]:
    """A menu that raises more, and one that disbands."""
    raw = counts(one.posted, one.begun)
    for act in ACTS:
        items = [*step_items(look.voice, one.posted, act, raw)][:MENU]
        if items:
            yield Menu(one.to("levystep", act), items, look.voice.say(f"levy-menu-{act}"))


def step_items(voice: Voice, posted: Posted, act: str, raw: Mapping[str, int]) -> Iterator[Item]:
    """One or five more of each, and none of what is chosen."""
    for sort, most in limits(posted, act).items():
        name, now = sort_name(voice, sort), raw[f"{act}.{sort}"]
        for more in STEPS:
            if now + more <= most:
                yield Item(clip(voice.say("levy-more", name=name, more=more), OPTION), f"{sort}.{now + more}")
        if now:
            yield Item(clip(voice.say("levy-none", name=name), OPTION), f"{sort}.0")


async def stepped(press: Press) -> None:
    """So many of one sort are chosen."""
    seen, posted = await find(press)
    async with own_card(press, seen.seat):
        sort, _, count = (press.values[0] if press.values else "").rpartition(".")
        most = limits(posted, press.to.arg).get(sort)
        if most is None or not is_number(count) or int(count) > most:
            raise IllegalAnswer("choice.unknown", option=sort[:80])
        raw = counts(posted, seen.drafts.get(posted.ref))
        await keep(press, posted, {**raw, f"{press.to.arg}.{sort}": int(count)})
        await show(press, only=posted.ref)


# What beats which War


@dataclass(frozen=True, slots=True)
class Plan:
    """What is raised against a War, who would probably lead, and what comes of it."""

    war: WarView
    leader: SenatorView
    raised: Mapping[str, int]
    host: Host


def plans(posted: Posted, look: Look) -> list[Shortcut]:
    """For each War that nobody meets what makes each of its battles likelier won than not, as far as it can be had."""
    found = (plan_for(look, posted, war) for war in unmet(carthage(look)))
    return [shortcut(look, posted, one) for one in found if one is not None and any(one.raised.values())][:WARS]


def shortcut(look: Look, posted: Posted, one: Plan) -> Shortcut:
    """What it says: the War, the units and what they cost; beside it how likely each battle is won."""
    say, talents = look.voice.say, cost_of(look, {f"{RAISE}.{sort}": n for sort, n in one.raised.items()})
    won = [say("levy-won", ground=each.ground, percent=percent(each)) for each in clashes(carthage(look), one.host)]
    note = say("levy-plan-note", leader=one.leader.id, chances=look.voice.list(won) if won else None)
    label = say("levy-plan", war=one.war.id, units=units(look.voice, one.raised), talents=talents)
    whole = {**counts(posted, None), **{f"{RAISE}.{sort}": n for sort, n in one.raised.items()}}
    return Shortcut(label, whole, note, prepares=True)


def percent(one: Clash) -> int:
    """How likely it is won."""
    return Odds.percent(one.odds.victory)


def unmet(view: CarthageView) -> list[WarView]:
    """The Wars that no commander meets, the Active ones first."""
    met = {force.war for force in view.forces.values() if force.commanders}
    able = [war for war in view.wars.values() if war.status != "lost" and war.id not in met]
    return sorted(able, key=lambda war: (war.status != "active", war.land_met + war.fleet_met))


def plan_for(look: Look, posted: Posted, war: WarView) -> Plan | None:
    """RC-9.6.2: the Fleets for its battle at sea or its support, then the cheapest legions; None: nobody could lead."""
    view = carthage(look)
    leader = best_leader(view)
    if leader is None:
        return None
    home = at_home(view, war, leader)
    fleets = max(needed(view, home, "sea") if war.fleet_met else 0, war.support)
    legions = needed(view, replace(home, fleets=max(fleets, home.fleets)), "land")
    left, able = treasury(look), limits(posted, RAISE)
    raised = {FLEET: min(able.get(FLEET, 0), max(0, fleets - home.fleets))}
    left -= raised[FLEET] * prices(look)[FLEET]
    raised |= enlisted(look, war, able, max(0, legions - home.legions), left)
    more = sum(n for sort, n in raised.items() if sort != FLEET)
    return Plan(war, leader, raised, replace(home, fleets=home.fleets + raised[FLEET], legions=home.legions + more))


def best_leader(view: CarthageView) -> SenatorView | None:
    """RC-9.6.6, 9.11: of the Suffetes in Carthage him with more MIL; if there is none, anybody."""
    there = [one for one in view.senators.values() if one.in_carthage and one.faction]
    suffetes = [one for one in there if one.office.endswith("suffete")]
    return max(suffetes or there, key=lambda one: one.military, default=None)


def at_home(view: CarthageView, war: WarView, leader: SenatorView) -> Host:
    """RC-9.5.5: what could be sent now, and what waits there without a commander (RC-9.6.1)."""
    waiting = [one for one in view.forces.values() if one.war == war.id and not one.commanders]
    legions = sum(one.active + one.veterans for one in view.army.legions if may_fight(one.id, war))
    there = sum(len(one.legions) + one.veterans for one in waiting)
    return Host(war.id, (leader.id,), legions + there, view.army.fleets + sum(one.fleets for one in waiting))


def may_fight(legion: str, war: WarView) -> bool:
    """RC-9.5.5: Sikels and Gallic Swordsmen fight some Wars only."""
    only = CARTHAGE.tables.legions[legion].only_wars
    return not only or war.id in only


def needed(view: CarthageView, home: Host, ground: Ground) -> int:
    """The fewest units with which a battle is likelier won than not; so many as anybody thinks of, if none are."""
    for count in range(1, MOST):
        tried = replace(home, fleets=count, legions=1) if ground == "sea" else replace(home, legions=count)
        battle = next((one for one in clashes(view, tried) if one.ground == ground), None)
        if battle is not None and percent(battle) >= GOOD:
            return count
    return MOST


def enlisted(look: Look, war: WarView, able: Mapping[str, int], wanted: int, talents: int) -> dict[str, int]:
    """RC-9.5.5g: so many legions that may fight there, the cheapest first, as far as they and the Treasury go."""
    cost, raised = prices(look), dict[str, int]()
    legions = [sort for sort in able if sort in CARTHAGE.tables.legions and may_fight(sort, war)]
    for sort in sorted(legions, key=lambda one: cost[one]):
        raised[sort] = max(0, min(able[sort], wanted, talents // cost[sort]))
        wanted, talents = wanted - raised[sort], talents - raised[sort] * cost[sort]
    return raised
