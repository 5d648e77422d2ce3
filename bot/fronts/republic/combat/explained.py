"""What stands under the questions of the Combat Phase: how a battle stands, and how likely it is won."""

from __future__ import annotations

from collections.abc import Mapping

from bot.fronts.republic.combat.cards import ally_lines, numbers_line, odds_line
from bot.fronts.republic.looking import republic
from bot.surface.kit.look import Look
from bot.surface.kit.panel import Panel
from bot.surface.kit.present import plain
from bot.surface.kit.widgets import Asked
from games.kernel import Posted
from games.republic.seen.combat import BattleView


def battle_panel(one: Asked, look: Look) -> Panel:
    """What is decided before a battle: how it stands."""
    return plain(one, look, battle_note(look))


def battle_note(look: Look) -> str:
    """Both strengths, the special natural rolls, and the odds."""
    coming = republic(look).battle
    if coming is None:
        return ""
    numbers = numbers_line(look.voice, coming.disaster, coming.standoff, coming.omens)
    figures, *rest = force_lines(look, coming)
    return "\n".join([figures, *([numbers] if numbers else []), *rest])


def force_lines(look: Look, one: BattleView) -> list[str]:
    """A battle as a force would fight it now."""
    figures = look.voice.say("combat-note", war=one.war, ground=one.ground, strength=one.strength, enemy=one.enemy)
    return [figures, *ally_lines(look.voice, one), odds_line(look.voice, one.odds.model_dump())]


def landing_names(_posted: Posted, look: Look) -> Mapping[str, str]:
    """How likely the battle on land is won."""
    one = republic(look).battle
    return {} if one is None else {"attack": look.voice.say("landing-attack", percent=one.odds.victory)}
