"""Activations: destinations on one card, interception, avoiding battle, ships."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.fronts.front import Room
from bot.fronts.sword import marching, retreating
from bot.fronts.sword.looking import led, neighbours, sword, tactics
from bot.fronts.sword.noting import notes
from bot.fronts.sword.prospects import at_most, modifiers
from bot.surface.kit.answers import offered
from bot.surface.kit.look import Look
from bot.surface.press.verbs import Field, Verb
from games.kernel import Posted


def intercepting(posted: Posted, look: Look) -> Mapping[str, str]:
    """SR-10.2: beside each army its leaders and the chance of its die."""
    view, about, voice = sword(look), posted.decision.about, look.voice
    power, to, near = str(about["power"]), str(about["at"]), neighbours(view)
    found: dict[str, str] = {}
    for at in offered(posted.decision.choice):
        if at in view.places:
            names = led(view, power, at)
            chance = at_most(tactics(names), modifiers(view, power, near[at][to], to))
            total = sum(one.cu for one in view.stacks if (one.power, one.at, one.inside) == (power, at, False))
            found[at] = voice.say("note-army", leaders=names, cu=total, chance=chance)
    return {**notes(posted, look), **found}


ROOM: Final = Room(
    presents={**dict.fromkeys(marching.KINDS, marching.panel), retreating.WITHDRAW: retreating.withdrawal},
    explains={"movement.intercept": intercepting},
    briefs={**dict.fromkeys(marching.KINDS, marching.brief), "movement.avoid": marching.avoiding},
    shortcuts={
        **dict.fromkeys(marching.KINDS, marching.shortcuts),
        retreating.WITHDRAW: retreating.withdrawals,
    },
    tells={**dict.fromkeys(marching.KINDS, marching.tell), retreating.WITHDRAW: retreating.tell_withdrawal},
    forms={**dict.fromkeys(marching.KINDS, marching.FORM), retreating.WITHDRAW: retreating.INSIDE_FORM},
    verbs=(
        Verb("action", "intercept", "Intercept, or not.", ("movement.intercept",), [Field("army", "From where")]),
        Verb("action", "avoid", "Avoid battle, or stand.", ("movement.avoid",), [Field("way", "Where")]),
        Verb("action", "march", "Your marching army: its card.", ("movement.step", "movement.act")),
        Verb("action", "commander", "Who commands the army.", ("movement.commander",), [Field("leader", "Who")]),
    ),
)
