"""`/odds battle` and `/odds expedition`: what a battle or a roll of an expedition would come to now."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import asdict

from bot.fronts.carthage.combat.cards import ally_lines, odds_line
from bot.fronts.carthage.combat.explained import prospects
from bot.fronts.carthage.combat.forecast import against, omens
from bot.fronts.carthage.looking import carthage
from bot.surface.kit.look import Look
from bot.surface.kit.panel import words
from bot.surface.press.commanding import holding
from bot.surface.press.items import Act, Press
from bot.surface.press.verbs import Said
from games.carthage.combat.exploration import SHORT_BY
from games.carthage.combat.odds import exploration_odds
from games.carthage.components import Exploration
from games.carthage.law import CARTHAGE
from games.carthage.seen.combat import BattleView
from games.republic.combat.odds import Odds


def named(things: Iterable[str], look: Look, said: str) -> str:
    """Which of these things is meant by what was typed, or ""."""
    wanted = said.casefold().strip()
    return next((one for one in things if look.voice.name(one).casefold() == wanted), "")


# Battles


def battle_odds_of(war: str, strength: int | None, ground: str) -> Act:
    """The handler of `/odds battle`: with a strength for that; without one for the forces that are there."""

    async def act(press: Press) -> None:
        look = await press.look()
        await press.reply.whisper(words(*battle_lines(look, war, strength, ground)))

    return act


def battle_lines(look: Look, said: str, strength: int | None, ground: str) -> list[str]:
    """What is said of a War."""
    view = carthage(look)
    war = view.wars.get(named(view.wars, look, said))
    if war is None:
        return [look.voice.say("odds-no-war", said=said[:40])]
    if war.status == "lost":
        return [look.voice.say("odds-war-lost", war=war.id)]
    if strength is None:
        fights = [one.battle for one in view.forces.values() if one.war == war.id and one.battle]
        return [line for one in fights for line in force_lines(look, one)] or [look.voice.say("odds-no-force")]
    enemy = war.fleet_met if ground == "sea" else war.land_met
    if not enemy and ground == "sea":
        return [look.voice.say("odds-no-fleet", war=war.id)]
    head = look.voice.say("combat-note", war=war.id, ground=ground, strength=strength, enemy=enemy)
    found = against(view, war, strength, enemy)
    return [head, odds_line(look.voice, {name: Odds.percent(rolls) for name, rolls in asdict(found).items()})]


def force_lines(look: Look, one: BattleView) -> list[str]:
    """A force as it stands."""
    say = look.voice.say
    head = say("combat-note", war=one.war, ground=one.ground, strength=one.strength, enemy=one.enemy)
    return [head, *ally_lines(look.voice, one), odds_line(look.voice, one.odds.model_dump())]


# Expeditions


def expedition_odds_of(goal: str, exploration: int, caravans: int, trade_fleets: int) -> Act:
    """The handler of `/odds expedition`."""

    async def act(press: Press) -> None:
        look = await press.look()
        lines = expedition_lines(look, goal, exploration, {"caravans": caravans, "trade_fleets": trade_fleets})
        await press.reply.whisper(words(*lines))

    return act


def expedition_lines(look: Look, said: str, exploration: int, units: Mapping[str, int]) -> list[str]:
    """What is said of a goal, with an Explorer of this EXP and so many units."""
    goal = CARTHAGE.tables.explorations.get(named(CARTHAGE.tables.explorations, look, said))
    if goal is None:
        return [look.voice.say("odds-no-goal", said=said[:40])]
    modifier = exploration - short(goal, units)
    found = exploration_odds(CARTHAGE, modifier, goal.disaster, omens(carthage(look)))
    chances = {result: Odds.percent(rolls) for result, rolls in found.items()}
    head = look.voice.say("expedition-note", goal=goal.id, **units)
    return [head, prospects(look, modifier, goal.disaster, chances)]


def short(goal: Exploration, units: Mapping[str, int]) -> int:
    """RC-10.1: 1 for each 5 units missing of a kind, or fraction."""
    missing = (goal.caravans - units["caravans"], goal.trade_fleets - units["trade_fleets"])
    return sum(-(-max(0, one) // SHORT_BY) for one in missing)


# What may be typed


def wars(look: Look, _said: Said, typed: str) -> list[str]:
    """The Wars in the Forum."""
    return holding((look.voice.name(one) for one in carthage(look).wars), typed)


def goals(look: Look, _said: Said, typed: str) -> list[str]:
    """The Explorations."""
    return holding((look.voice.name(one) for one in CARTHAGE.tables.explorations), typed)
