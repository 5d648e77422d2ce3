"""Battles, sieges, plunder: cards, losses, retreats, support."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from bot.fronts.front import Room
from bot.fronts.sword import clashes, retreating, sharing, spending, targets
from bot.fronts.sword.looking import sword
from bot.fronts.sword.suggesting import of, options, points, units
from bot.surface.kit.answers import is_several, offered
from bot.surface.kit.look import Look
from bot.surface.kit.panel import ROW
from bot.surface.kit.passing import passes
from bot.surface.kit.shortcuts import Shortcut
from bot.surface.kit.widgets import Asked
from bot.surface.press.verbs import Field, Verb
from games.kernel import Posted

RETREAT: Final = "combat.retreat"
POINTS: Final = "combat.support"
LOSSES: Final = "combat.losses"
WEAR: Final = "attrition.losses"
PLAN: Final = "combat.plan"
NEXT: Final = ("action.gap",)


def strengths(one: Asked, look: Look) -> Sequence[str]:
    """SR-12: when it is, and what both sides have."""
    del one
    running: Any = sword(look).underway.get("battle")
    if running is None:
        return []
    mine, theirs = running["attacker"], running["defender"]
    return [
        look.voice.say(
            "battle-sides",
            attacker=mine["cu"],
            attacker_tactics=mine["tactics"],
            defender=theirs["cu"],
            defender_tactics=theirs["tactics"],
        )
    ]


def singly(posted: Posted, look: Look) -> Sequence[Shortcut]:
    """SR-12.2: one card alone, by one press; several from the list."""
    choice, kind = posted.decision.choice, posted.decision.kind
    if not is_several(choice) or len(offered(choice)) == 1:
        return ()
    return [Shortcut(look.voice.option(kind, one), [one]) for one in offered(choice)[:ROW]]


ROOM: Final = Room(
    presents={RETREAT: retreating.retreat, POINTS: targets.panel, LOSSES: targets.panel},
    briefs={"combat.card": strengths, "combat.plan": strengths, POINTS: strengths, "combat.unrest": strengths},
    shortcuts={PLAN: singly, RETREAT: retreating.retreats, POINTS: spending.shortcuts, LOSSES: sharing.shortcuts},
    tells={RETREAT: retreating.tell_retreat, POINTS: spending.tell},
    forms={RETREAT: retreating.RETREAT_FORM, POINTS: targets.FORM, LOSSES: targets.FORM},
    passes=passes("combat.card", rest=("combat.card",), steps=NEXT),
    writes={clashes.CARD: clashes.clash},
    verbs=(
        Verb(
            "battle", "card", "Play a combat card, or none.", ("combat.card",), [Field("card", "Which card, or none")]
        ),
        Verb(
            "battle",
            "plan",
            "Your cards of this battle, asked of both sides at once.",
            ("combat.plan",),
            [Field("cards", "Which may be played, with commas")],
        ),
        Verb(
            "battle",
            "retreat",
            "Where your beaten army goes.",
            (RETREAT,),
            [
                Field("way", "Which way"),
                Field("inside", "CU that go inside the walls: CU 3", offers=of((RETREAT,), units("inside"))),
                Field("leaders", "Leaders who go inside"),
                Field("aboard", "CU that go by sea, if not all: CU 3", offers=of((RETREAT,), units("aboard"))),
                Field("rest", "Where the others go"),
            ],
        ),
        Verb(
            "battle",
            "support",
            "How the points of your victory are spent.",
            (POINTS,),
            [Field("points", "Point by point, with semicolons; none", offers=of((POINTS,), points))],
        ),
        Verb(
            "battle",
            "losses",
            "Which CU you lose, in battle or by attrition.",
            (LOSSES, WEAR),
            [Field("losses", "How many of which: CU 2", offers=of((LOSSES, WEAR), options))],
        ),
        Verb(
            "battle",
            "continue",
            "March on after an easy victory, or stop.",
            ("combat.continue",),
            [Field("choice", "Go on or stop")],
        ),
        Verb(
            "battle",
            "unrest",
            "Points spent on unrest.",
            ("combat.unrest",),
            [Field("points", "How many", "number", low=0, high=20)],
        ),
        Verb("battle", "raze", "Keep a city, or raze it.", ("siege.raze",), [Field("choice", "Keep or raze")]),
        Verb(
            "battle",
            "tribute",
            "Offer tribute, or none; accept it, or not.",
            ("plunder.tribute", "plunder.accept"),
            [Field("card", "Which card, or the answer")],
        ),
    ),
)
