"""How likely something is: a battle, an interception, a siege roll; by what all may see, before any card."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import prod
from typing import Final

from bot.base.errors import IllegalAnswer
from bot.fronts.sword.looking import cu, led, players_of, sword, tactics
from bot.fronts.sword.prospects import (
    Side,
    adds,
    at_most,
    attempts,
    enemy,
    forces,
    near_army,
    needed,
    percent,
    siege_modifiers,
)
from bot.fronts.sword.telling import counted
from bot.surface.kit.forms import named
from bot.surface.kit.look import Look
from bot.surface.kit.panel import words
from bot.surface.press.items import Act, Press
from bot.surface.press.verbs import Field, Said, Verb
from games.sword.components import POWERS_OF
from games.sword.odds import Chances, falls, siege_points
from games.sword.odds import battle as chances
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


def of_battle(look: Look, typed: str, strength: int) -> list[str]:
    """SR-12: one's own army next to a space against who stands there; `strength`: instead of its CU."""
    view, at = sword(look), place(look, typed)
    mine = near_army(view, powers(look, view), at) if at else None
    power, where, units = mine or (next(iter(powers(look, view)), ""), at, 0)
    its = enemy(view, power, at) if at and power else None
    if its is None or not (strength or units):
        return [look.voice.say("odds-nothing", said=typed[:40])]
    one = Side(power, strength or units, tactics(led(view, power, where)))
    found = chances(*forces(view, one, its, at))
    sides = (("attacker", one, its), ("defender", its, one))
    told = [
        _side(look, name, side, {} if found.automatic else adds(view, side, other, at)) for name, side, other in sides
    ]
    return [look.voice.say("odds-battle", at=at), *told, *_comes_to(look, found)]


def _side(look: Look, name: str, side: Side, more: Mapping[str, int]) -> str:
    """SR-12.3: a side with all that it adds to its dice."""
    say = look.voice.say
    return say(f"odds-{name}", power=side.power, cu=side.cu, tactics=side.tactics, adds=counted(look.voice, more))


def _comes_to(look: Look, found: Chances) -> Iterator[str]:
    """SR-12.1.2, 12.1.3, 12.5: who wins, what both lose, what the victory is worth."""
    say, wins = look.voice.say, percent(found.wins)
    if found.automatic:
        yield say("odds-automatic", attacker=wins > 0)
        return
    yield say("odds-wins", wins=wins, loses=100 - wins)
    for name, lost, gone, points in (
        ("attacker", found.loses, found.destroyed, found.gains),
        ("defender", found.inflicts, found.destroys, found.gives),
    ):
        yield say(f"odds-{name}-loses", cu=f"{lost:.1f}", gone=percent(gone), points=f"{points:.1f}")


def of_interception(look: Look, typed: str) -> list[str]:
    """SR-10: all who might intercept an army of one's own in a space, and how likely nobody does."""
    view, at = sword(look), place(look, typed)
    mine = next(iter(powers(look, view)), "")
    found = [*attempts(view, mine, at)] if at and mine else []
    lines = [
        look.voice.say(
            "odds-intercept",
            leader=one.leader,
            at=at,
            chance=one.chance,
            came_from=one.came_from,
            tactics=one.tactics,
            adds=counted(look.voice, one.modifiers),
        )
        for one in found
    ]
    if len(found) > 1:
        free = percent(prod(1 - one.chance / 100 for one in found))
        lines.append(look.voice.say("odds-intercept-none", chance=free))
    return lines or [look.voice.say("odds-nothing", said=typed[:40])]


def of_siege(look: Look, typed: str) -> list[str]:
    """SR-13: a roll of one's own army there, else of the first of one's powers; by points, and what would fall."""
    view, at = sword(look), place(look, typed)
    mine = powers(look, view)
    if not at or not mine or not needed(view, at):
        return [look.voice.say("odds-nothing", said=typed[:40])]
    power = next((one for one in mine if cu(view, one, at)), mine[0])
    more, points = siege_modifiers(view, power, at), view.places[at].siege
    drm, say = sum(more.values()), look.voice.say
    ways = [say("odds-points", points=n, chance=percent(chance)) for n, chance in siege_points(drm).items()]
    left = needed(view, at) - points
    return [
        say("odds-siege", at=at, power=power, points=points, needed=needed(view, at), adds=counted(look.voice, more)),
        say("odds-siege-comes", ways=look.voice.list(ways)),
        say("odds-siege-falls", chance=percent(falls(left, drm)), left=left, risk=at_most(0)),
    ]


def battle(said: Said) -> Act:
    """`/odds battle`."""

    async def act(press: Press) -> None:
        lines = of_battle(await press.look(), str(said["war"]), int(said.get("strength") or 0))
        await press.reply.whisper(words(*lines))

    return act


def intercept(said: Said) -> Act:
    """`/odds intercept`."""

    async def act(press: Press) -> None:
        await press.reply.whisper(words(*of_interception(await press.look(), str(said["space"]))))

    return act


def rolling(said: Said) -> Act:
    """`/odds siege`."""

    async def act(press: Press) -> None:
        await press.reply.whisper(words(*of_siege(await press.look(), str(said["space"]))))

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
