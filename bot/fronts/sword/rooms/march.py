"""Activations: destinations on one card, interception, avoiding battle, ships."""

from __future__ import annotations

from typing import Final

from bot.fronts.front import Room
from bot.fronts.sword import marching, retreating, sending
from bot.fronts.sword.suggesting import likely, of, regrouping, units
from bot.surface.press.verbs import Field, Verb

WITHDRAW: Final = retreating.WITHDRAW


def sending_verb(name: str, says: str, kind: str) -> Verb:
    """SR-10.1, 11.1: the way, and who goes; what is left out is left to the rules."""
    fields = [
        Field("way", "Which way, or not"),
        Field("units", "CU that go, if not all: CU 3", offers=of((kind,), units("units"))),
        Field("leaders", "Leaders who go, if not all"),
        Field("commander", "Who commands"),
    ]
    return Verb("action", name, says, (kind,), fields)


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
        Verb(
            "action",
            "march",
            "Where your army marches, and what it does there; of nothing else: it stops.",
            marching.KINDS,
            [
                Field("path", "The spaces on the way, with commas", offers=of(marching.KINDS, likely("path"))),
                Field("leave", "CU that stay or join: -2 CU, +1 CU", offers=of(marching.KINDS, regrouping)),
                Field("stay", "Leaders who stay behind"),
                Field("join", "Leaders who go along"),
                Field("then", "What it does at the end"),
            ],
        ),
        sending_verb("intercept", "Intercept, or not.", sending.INTERCEPT),
        sending_verb("avoid", "Avoid battle, or stand.", sending.AVOID),
        Verb(
            "action",
            "withdraw",
            "Who goes inside the walls before a battle; of nothing else: nobody.",
            (WITHDRAW,),
            [
                Field("inside", "How many CU: CU 3", offers=of((WITHDRAW,), units("inside"))),
                Field("leaders", "Which leaders"),
            ],
        ),
        Verb("action", "commander", "Who commands the army.", ("movement.commander",), [Field("leader", "Who")]),
        Verb("action", "bribe", "Bribe an army with a card, or not.", ("movement.bribe",), [Field("card", "Which")]),
        Verb(
            "action",
            "ships",
            "Give ships with a card, or stop them.",
            ("movement.ships", "movement.interdict"),
            [Field("card", "Which card, or none")],
        ),
        Verb(
            "action",
            "back",
            "Before an interceptor: fight, or ask to go back; let him go, or not.",
            ("movement.go-back", "movement.let-go"),
            [Field("choice", "Which")],
        ),
    ),
)
