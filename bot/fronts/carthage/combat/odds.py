"""`/odds expedition`: what a roll of an expedition would come to now."""

from __future__ import annotations

from collections.abc import Mapping

from bot.fronts.carthage.combat.explained import prospects
from bot.fronts.carthage.looking import carthage
from bot.fronts.republic.combat.odds import named
from bot.surface.kit.look import Look
from bot.surface.kit.panel import words
from bot.surface.press.commanding import holding
from bot.surface.press.items import Act, Press
from bot.surface.press.verbs import Said
from games.carthage.combat.exploration import SHORT_BY
from games.carthage.combat.odds import exploration_odds
from games.carthage.components import Exploration
from games.carthage.law import CARTHAGE, LAWS
from games.republic.combat.odds import Odds

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
    law = LAWS[carthage(look).edition]
    goal = law.tables.explorations.get(named(law.tables.explorations, look, said))
    if goal is None:
        return [look.voice.say("odds-no-goal", said=said[:40])]
    modifier = exploration - short(goal, units)
    found = exploration_odds(law, modifier, goal.disaster, carthage(look).omens)
    chances = {result: Odds.percent(rolls) for result, rolls in found.items()}
    head = look.voice.say("expedition-note", goal=goal.id, **units)
    return [head, prospects(look, modifier, goal.disaster, chances)]


def short(goal: Exploration, units: Mapping[str, int]) -> int:
    """RC-10.1: 1 for each 5 units missing of a kind, or fraction."""
    missing = (goal.caravans - units["caravans"], goal.trade_fleets - units["trade_fleets"])
    return sum(-(-max(0, one) // SHORT_BY) for one in missing)


# What may be typed


def goals(look: Look, _said: Said, typed: str) -> list[str]:
    """The Explorations."""
    return holding((look.voice.name(one) for one in CARTHAGE.tables.explorations), typed)
