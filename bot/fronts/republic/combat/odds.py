"""`/odds battle`: what a battle would come to now."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict
from typing import Final

from bot.fronts.republic.combat.cards import odds_line
from bot.fronts.republic.combat.explained import force_lines
from bot.fronts.republic.combat.forecast import against
from bot.fronts.republic.law import law_of
from bot.fronts.republic.looking import republic
from bot.surface.kit.look import Look
from bot.surface.kit.panel import words
from bot.surface.press.commanding import holding
from bot.surface.press.items import Act, Press
from bot.surface.press.verbs import Field, Said, Verb
from games.republic.combat.odds import Odds

STRENGTH: Final = "Legions (veterans 2) or Fleets, and MIL at most as much"


def named(things: Iterable[str], look: Look, said: str) -> str:
    """Which of these things is meant by what was typed, or ""."""
    wanted = said.casefold().strip()
    return next((one for one in things if look.voice.name(one).casefold() == wanted), "")


def battle_odds_of(war: str, strength: int | None, ground: str) -> Act:
    """The handler of `/odds battle`: with a strength for that; without one for the forces that are there."""

    async def act(press: Press) -> None:
        look = await press.look()
        await press.reply.whisper(words(*battle_lines(look, war, strength, ground)))

    return act


def battle_lines(look: Look, said: str, strength: int | None, ground: str) -> list[str]:
    """What is said of a War."""
    view = republic(look)
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
    found = against(law_of(look.game.kind), view, war, strength, enemy)
    return [head, odds_line(look.voice, {name: Odds.percent(rolls) for name, rolls in asdict(found).items()})]


# What may be typed


def wars(look: Look, _said: Said, typed: str) -> list[str]:
    """The Wars in the Forum."""
    return holding((look.voice.name(one) for one in republic(look).wars), typed)


def battle(said: Said) -> Act:
    """RC-10.2, RR-1.10.11."""
    return battle_odds_of(said["war"], said.get("strength"), said.get("ground") or "land")


BATTLE: Final = Verb(
    "odds",
    "battle",
    "The chances of a battle: of the forces there, or of a strength.",
    fields=[
        Field("war", "Which War", needed=True, offers=wars),
        Field("strength", STRENGTH, "number", low=0, high=99),
        Field("ground", "On land or at sea", choices=[("land", "land"), ("sea", "sea")]),
    ],
    does=battle,
)
