"""Activations: destinations on one card, interception, avoiding battle, ships."""

from __future__ import annotations

from typing import Final

from bot.fronts.front import Room
from bot.fronts.sword import marching, retreating, sending
from bot.surface.press.verbs import Field, Verb

WITHDRAW: Final = retreating.WITHDRAW
ROOM: Final = Room(
    presents={
        **dict.fromkeys(marching.KINDS, marching.panel),
        **dict.fromkeys(sending.KINDS, sending.panel),
        WITHDRAW: retreating.withdrawal,
    },
    briefs={**dict.fromkeys(marching.KINDS, marching.brief), **dict.fromkeys(sending.KINDS, sending.brief)},
    shortcuts={
        **dict.fromkeys(marching.KINDS, marching.shortcuts),
        **dict.fromkeys(sending.KINDS, sending.shortcuts),
        WITHDRAW: retreating.withdrawals,
    },
    tells={
        **dict.fromkeys(marching.KINDS, marching.tell),
        sending.INTERCEPT: sending.tell_interception,
        sending.AVOID: sending.tell_avoiding,
        WITHDRAW: retreating.tell_withdrawal,
    },
    forms={
        **dict.fromkeys(marching.KINDS, marching.FORM),
        **dict.fromkeys(sending.KINDS, sending.FORM),
        WITHDRAW: retreating.INSIDE_FORM,
    },
    verbs=(
        Verb("action", "intercept", "Intercept, or not: the card.", (sending.INTERCEPT,)),
        Verb("action", "avoid", "Avoid battle, or stand: the card.", (sending.AVOID,)),
        Verb("action", "march", "Your marching army: its card.", ("movement.step", "movement.act")),
        Verb("action", "commander", "Who commands the army.", ("movement.commander",), [Field("leader", "Who")]),
    ),
)
