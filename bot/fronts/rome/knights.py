"""What one could bring about with Knights: how likely one comes for so many Talents, what pressing them brings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from bot.base.text import Voice
from bot.fronts.rome.looking import rome
from bot.surface.kit.answers import offered
from bot.surface.kit.look import Look
from bot.surface.kit.shortcuts import Shortcut
from bot.surface.kit.widgets import Asked
from games.kernel import Amount, Posted, Record
from games.kernel.choice import Raw, is_dict
from games.republic.minds.reckoning import DIE, die_at_least
from games.rome.law import ROME
from games.rome.seen.people import SenatorView
from games.rome.seen.view import RomeView

TARGET: Final = ROME.constants.knight_target
BUTTONS: Final = 4
ALL: Final = 100


def bonus(view: RomeView, one: SenatorView) -> int:
    """RR-1.07.5: Marius for himself; the faction of the Servilian Law; all but a faction that has proscribed."""
    card = ROME.tables.statesmen.get(f"st-{one.code.lower()}")
    own = sum(int(effect.params["value"]) for effect in card.effects if effect.op == "knight_roll") if card else 0
    others = [faction for seat, faction in view.factions.items() if seat != one.faction]
    law = view.factions[one.faction].knight_law if one.faction else False
    return own + law + any(faction.proscribed for faction in others)


def comes(view: RomeView, one: SenatorView, talents: int) -> int:
    """RR-1.07.5: in percent, how likely a Knight comes to him for so many Talents; Evil Omens count."""
    return round(ALL * die_at_least(TARGET - talents - bonus(view, one) - view.omens))


def able(posted: Posted, look: Look) -> list[SenatorView]:
    """Those who may try."""
    choice, people = posted.decision.choice, rome(look).senators
    names = offered(choice.fields["senator"]) if isinstance(choice, Record) else []
    return [people[name] for name in names if name in people]


def seeker(posted: Posted, look: Look) -> SenatorView | None:
    """Who would best try: who adds most, then the richest, then the Leader."""
    view = rome(look)
    return max(able(posted, look), key=lambda one: (bonus(view, one), one.talents, one.leader), default=None)


def useful(view: RomeView, one: SenatorView) -> dict[int, int]:
    """What he could spend, each Talent making it likelier, with the chance it gives."""
    chances = {talents: comes(view, one, talents) for talents in range(one.talents + 1)}
    return {talents: chance for talents, chance in chances.items() if chance and chance != chances.get(talents - 1)}


def knight_lines(one: Asked, look: Look) -> Sequence[str]:
    """RR-1.07.5: the chances of who would best try, by what he spends."""
    view, first = rome(look), seeker(one.posted, look)
    if first is None:
        return []
    chances = useful(view, first).items()
    said = [look.voice.say("knight-chance", talents=talents, chance=chance) for talents, chance in chances]
    line = look.voice.say("knight-chances", senator=first.id, chances=", ".join(said))
    return [line if said else look.voice.say("knight-hopeless")]


def knight_shortcuts(posted: Posted, look: Look) -> Sequence[Shortcut]:
    """RR-1.07.5: the try for nothing, and those that make it likeliest."""
    first = seeker(posted, look)
    if first is None:
        return ()
    steps = [*useful(rome(look), first).items()]
    some = steps if len(steps) <= BUTTONS else [steps[0], *steps[1 - BUTTONS :]]
    return [
        Shortcut(
            look.voice.say("knight-button", senator=first.id, talents=talents, chance=chance),
            {"senator": first.id, "talents": talents},
        )
        for talents, chance in some
    ]


def tell_knight(voice: Voice, raw: Raw) -> str:
    """RR-1.07.5: who tries, with how much."""
    if not is_dict(raw) or raw["senator"] == "none":
        return voice.nothing("forum.knight")
    return voice.say("answer-knight", senator=raw["senator"], talents=raw["talents"])


# Pressing them


def pressure_lines(_one: Asked, look: Look) -> Sequence[str]:
    """RR-1.07.51: what a Knight who is pressed brings on the average, and what is lost with him."""
    return [look.voice.say("pressure-note", talents=brings(rome(look)))]


def brings(view: RomeView) -> str:
    """RR-1.07.51: the average of a die less Evil Omens, not below 0."""
    return f"{sum(max(0, face + view.omens) for face in DIE) / len(DIE):.1f}"


def pressure_shortcuts(posted: Posted, look: Look) -> Sequence[Shortcut]:
    """RR-1.07.51: one Knight of a Senator, or all that he has."""
    held = pressable(posted)
    offers = [(name, count) for name, most in held.items() for count in dict.fromkeys((1, most))]
    return [
        Shortcut(
            look.voice.say("pressure-button", senator=name, knights=count),
            {**dict.fromkeys(held, 0), name: count},
            prepares=len(offers) > BUTTONS,
        )
        for name, count in offers
    ]


def pressable(posted: Posted) -> Mapping[str, int]:
    """How many Knights of each can be pressed."""
    choice = posted.decision.choice
    fields: Mapping[str, Any] = choice.fields if isinstance(choice, Record) else {}
    return {name: limit.high for name, limit in fields.items() if isinstance(limit, Amount)}
