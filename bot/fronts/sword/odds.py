"""How likely something is: a battle, an interception, a siege roll; by what all may see, before any card."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from bot.base.errors import IllegalAnswer
from bot.fronts.sword.looking import cu, led, players_of, sword
from bot.fronts.sword.prospects import against, interceptors, near_army, needed, siege
from bot.surface.kit.forms import named
from bot.surface.kit.look import Look
from bot.surface.kit.panel import words
from bot.surface.press.items import Act, Press
from bot.surface.press.verbs import Field, Said, Verb
from games.sword.components import POWERS_OF
from games.sword.seen.view import SwordView

KIND: Final = "movement.step"


def all_spaces(look: Look, _said: Said, typed: str) -> Iterable[str]:
    """The spaces whose names begin so."""
    names = [look.voice.name(one) for one in sword(look).places]
    return [one for one in sorted(names) if one.casefold().startswith(typed.casefold())]


def place(look: Look, typed: str) -> str:
    """The space that was typed; "": there is none."""
    try:
        return named([*sword(look).places], KIND, look.voice, typed)
    except IllegalAnswer:
        return ""


def powers(look: Look, view: SwordView) -> Sequence[str]:
    """Those of the seat that looks; of the public those of whoever acts."""
    players = players_of(view, look.seat) or ([view.active] if view.active else [])
    return [power for one in players for power in POWERS_OF[one]]


# Answers


def of_battle(look: Look, typed: str, strength: int) -> str:
    """SR-12: one's own army next to a space against who stands there; `strength`: instead of its CU."""
    view, at = sword(look), place(look, typed)
    mine = near_army(view, powers(look, view), at) if at else None
    power, where, units = mine or (next(iter(powers(look, view)), ""), at, 0)
    found = against(view, power, strength or units, led(view, power, where), at) if at and power else None
    if found is None:
        return look.voice.say("odds-nothing", said=typed[:40])
    _, theirs, chance = found
    attacker = strength or units
    return look.voice.say("odds-battle", attacker=attacker, power=power, defender=theirs, at=at, chance=chance)


def of_interception(look: Look, typed: str) -> list[str]:
    """SR-10: all who might intercept an army of one's own in a space."""
    view, at = sword(look), place(look, typed)
    mine = next(iter(powers(look, view)), "")
    found = [*interceptors(view, mine, at)] if at and mine else []
    lines = [
        look.voice.say("odds-intercept", leader=who, at=at, chance=chance, came_from=came_from)
        for who, came_from, chance in found
    ]
    return lines or [look.voice.say("odds-nothing", said=typed[:40])]


def of_siege(look: Look, typed: str) -> str:
    """SR-13: a roll of one's own army there, else of the first of one's powers."""
    view, at = sword(look), place(look, typed)
    mine = powers(look, view)
    if not at or not mine or not needed(view, at):
        return look.voice.say("odds-nothing", said=typed[:40])
    power = next((one for one in mine if cu(view, one, at)), mine[0])
    chance, points = siege(view, power, at), view.places[at].siege
    return look.voice.say("odds-siege", at=at, power=power, chance=chance, points=points, needed=needed(view, at))


def battle(said: Said) -> Act:
    """`/odds battle`."""

    async def act(press: Press) -> None:
        line = of_battle(await press.look(), str(said["war"]), int(said.get("strength") or 0))
        await press.reply.whisper(words(line))

    return act


def intercept(said: Said) -> Act:
    """`/odds intercept`."""

    async def act(press: Press) -> None:
        await press.reply.whisper(words(*of_interception(await press.look(), str(said["space"]))))

    return act


def rolling(said: Said) -> Act:
    """`/odds siege`."""

    async def act(press: Press) -> None:
        await press.reply.whisper(words(of_siege(await press.look(), str(said["space"]))))

    return act


SPACE: Final = Field("space", "Which space", needed=True, offers=all_spaces)
VERBS: Final = (
    Verb(
        "odds",
        "battle",
        "The chances of a battle: of the forces there, or of a strength.",
        fields=[
            Field("war", "In which space", needed=True, offers=all_spaces),
            Field("strength", "Your CU, if not those of your army next to it", "number", low=0, high=99),
        ],
        does=battle,
    ),
    Verb("odds", "intercept", "Who may intercept you in a space, and how likely.", fields=[SPACE], does=intercept),
    Verb("odds", "siege", "The chance of a siege roll against a city or tribe.", fields=[SPACE], does=rolling),
)
