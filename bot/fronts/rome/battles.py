"""What is decided around a battle of Rome: who goes first, what units or Cleopatra change, what Knights bring."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, replace
from itertools import islice, permutations
from typing import Final

from bot.fronts.republic.combat.cards import odds_line
from bot.fronts.republic.combat.explained import force_lines
from bot.fronts.republic.combat.forecast import Host, clashes
from bot.fronts.rome.looking import rome
from bot.surface.kit.answers import offered
from bot.surface.kit.look import Look
from bot.surface.kit.panel import MENU, ROW, Panel
from bot.surface.kit.present import plain, question
from bot.surface.kit.shortcuts import Shortcut, ways
from bot.surface.kit.widgets import Asked
from games.kernel import Posted
from games.republic.combat.odds import Ally, Odds, battle_odds
from games.republic.seen.combat import BattleView
from games.rome.law import ROME
from games.rome.seen.combat import ForceView
from games.rome.seen.view import RomeView

PAIR: Final = 2
LARGEST: Final = 6  # more units at once are written into the form
DIE: Final = 3.5  # Talents for a Knight, on the average


# RR-1.10.1: the order


def order_panel(one: Asked, look: Look) -> Panel:
    """Each force as it would fight now."""
    forces = offered(one.decision.choice)
    lines = [prospect(look, name) for name in forces]
    if len(forces) == PAIR:  # two buttons say it all
        return question(one, look, *lines) + ways(one, look)
    return plain(one, look, *lines)


def prospect(look: Look, force: str) -> str:
    """What it would be for one to fight now."""
    view = rome(look)
    coming = view.forces[force].battle
    told = "\n".join(force_lines(look, coming)) if coming else look.voice.say("war-no-battle")
    return look.voice.say("option-note", name=leader(view, force), note=told)


def orders(posted: Posted, look: Look) -> list[Shortcut]:
    """RR-1.10.1: each order in which they may fight: of two forces a button, of more a line of a menu."""
    view, forces = rome(look), offered(posted.decision.choice)
    return [
        Shortcut(in_turn(look, view, each), list(each), prepares=len(forces) > PAIR)
        for each in islice(permutations(forces), MENU)
    ]


def in_turn(look: Look, view: RomeView, forces: Sequence[str]) -> str:
    """One commander after the other: "Cornelius → Fabius"."""
    return " → ".join(look.voice.name(leader(view, name)) for name in forces)


def leader(view: RomeView, force: str) -> str:
    """Who commands a force."""
    return next(iter(view.forces[force].commanders), force)


# RR-1.15.4: units that a commander buys


def force_of(view: RomeView, senator: str) -> ForceView | None:
    """The force that a Senator commands."""
    return next((one for one in view.forces.values() if one.commanders[:1] == (senator,)), None)


def buying_panel(one: Asked, look: Look) -> Panel:
    """What he could pay with, and how his next battle stands without any."""
    view = rome(look)
    force, own = force_of(view, str(one.decision.about["senator"])), view.own
    if force is None or own is None:
        return plain(one, look)
    senator = view.senators[force.commanders[0]]
    money = look.voice.say("buying-money", senator=senator.id, talents=senator.talents, treasury=own.treasury)
    return plain(one, look, money, *(force_lines(look, force.battle) if force.battle else []))


def purchases(posted: Posted, look: Look) -> list[Shortcut]:
    """RR-1.15.4: so many legions, or the Fleets that a landing lacks, with what they would do to the next battle."""
    view = rome(look)
    force = force_of(view, str(posted.decision.about["senator"]))
    form = posted.decision.choice.form()
    if force is None:
        return []
    few = [{"legions": n, "fleets": 0} for n in counts(form["legions"][-1])]
    afloat = [{"legions": 0, "fleets": n} for n in counts(form["fleets"][-1])]
    found = (purchase(look, view, force, one) for one in [*few, *afloat])
    return [one for one in found if one][:ROW]


def counts(most: int) -> list[int]:
    """A few, and as many as can be had."""
    return sorted({n for n in (1, 2, 4, min(most, LARGEST)) if 0 < n <= most})


def purchase(look: Look, view: RomeView, force: ForceView, units: Mapping[str, int]) -> Shortcut | None:
    """One of them; None: it changes nothing in the battle that comes first."""
    before, after = (chance(view, force, some) for some in ({"legions": 0, "fleets": 0}, units))
    if after is None or after == before:
        return None
    talents = ROME.constants.unit_cost * sum(units.values())
    label = look.voice.say("buy-units", **units, talents=talents, before=before or 0, after=after)
    return Shortcut(label, {**units, "first": "own"})


def chance(view: RomeView, force: ForceView, more: Mapping[str, int]) -> int | None:
    """RR-1.10.11: how likely the first battle of the force is won with so many units more; None: it can fight none."""
    base = Host(force.war, force.commanders, len(force.legions) + force.veterans, force.fleets)
    host = replace(base, legions=base.legions + more["legions"], fleets=base.fleets + more["fleets"])
    first = next(iter(clashes(ROME, view, host)), None)
    return Odds.percent(first.odds.victory) if first else None


# RR-1.14.9: Cleopatra


def cleopatra_panel(one: Asked, look: Look) -> Panel:
    """How the battle stands before she comes."""
    force = force_of(rome(look), str(one.decision.about["senator"]))
    return plain(one, look, *(force_lines(look, force.battle) if force and force.battle else []))


def cleopatra_names(posted: Posted, look: Look) -> Mapping[str, str]:
    """RR-1.14.9: how likely the commander wins with her on either side; only who holds her is offered it."""
    view = rome(look)
    force = force_of(view, str(posted.decision.about["senator"]))
    battle = force.battle if force else None
    sides = [side for side in offered(posted.decision.choice) if side != "hold"]
    if battle is None:
        return {}
    won = {"commander": won_with_her(battle), "enemy": won_against_her(battle)}
    return {side: look.voice.say(f"cleopatra-{side}", percent=won[side]) for side in sides}


def won_with_her(one: BattleView) -> int:
    """Her MIL beside his, at most as much as his units."""
    more = min(one.units, one.military + charm("cleopatra_for_commander", "military")) - one.military
    return victory(one, one.strength + more, one.enemy, (), ())


def won_against_her(one: BattleView) -> int:
    """Her strength beside the enemy's, and her numbers."""
    card = ROME.tables.leaders["cleopatra-vii"]
    return victory(one, one.strength, one.enemy + card.strength, card.disaster, card.standoff)


def charm(op: str, name: str) -> int:
    """What is printed on her card."""
    return sum(int(one.params[name]) for one in ROME.tables.intrigues["cleopatra"].effects if one.op == op)


def victory(one: BattleView, strength: int, enemy: int, disaster: Sequence[int], standoff: Sequence[int]) -> int:
    """RR-1.10.11: in percent."""
    numbers = frozenset({*one.disaster, *disaster}), frozenset({*one.standoff, *standoff})
    allies = tuple(Ally(*ally) for ally in one.allies)
    return Odds.percent(battle_odds(ROME, strength, enemy, *numbers, allies, one.omens).victory)


# RR-1.14.8: the Proscription


def knights(_one: Asked, look: Look) -> list[str]:
    """How many Knights there are, and what they would bring whoever is HRAO, on the average."""
    view = rome(look)
    count = sum(one.knights for one in view.senators.values())
    own = sum(one.knights for one in view.senators.values() if one.faction == look.seat)
    return [look.voice.say("proscription-note", knights=count, own=own, talents=round(DIE * count))]


# Wars that one may go on to (RR-1.12.3, 1.15.5)


def war_notes(posted: Posted, look: Look) -> dict[str, str]:
    """Beside each War the first battle of the force that would go there."""
    view = rome(look)
    host = marching(view, str(posted.decision.about.get("senator", "")))
    wars = [name for name in offered(posted.decision.choice) if name in view.wars]
    return {name: war_note(look, view, replace(host, war=name)) for name in wars} if host else {}


def marching(view: RomeView, senator: str) -> Host | None:
    """The force of this commander; without a name that of the Rebel who holds Rome."""
    name = senator or (view.civil.rebels[0] if view.civil else "")
    force = force_of(view, name)
    return Host("", force.commanders, len(force.legions) + force.veterans, force.fleets) if force else None


def war_note(look: Look, view: RomeView, host: Host) -> str:
    """Its strength, and how the battles there may end."""
    found = clashes(ROME, view, host)
    if not found:
        return look.voice.say("war-no-battle")
    told = (
        look.voice.say(
            "war-battle",
            ground=one.ground,
            strength=one.strength,
            enemy=one.enemy,
            odds=odds_line(look.voice, {name: Odds.percent(rolls) for name, rolls in asdict(one.odds).items()}),
        )
        for one in found
    )
    return " ".join(told)
