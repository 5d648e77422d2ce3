"""Response windows, forced choices, what a card leaves open."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.fronts.front import Room
from bot.fronts.sword import targets
from bot.surface.kit.look import Look
from bot.surface.kit.passing import passes
from bot.surface.kit.widgets import Asked
from bot.surface.press.verbs import Field, Verb

TARGET: Final = "card.target"
NEXT: Final = ("action.gap",)


def moment(one: Asked, look: Look) -> Sequence[str]:
    """SR-33.2: what has just happened or is about to; where."""
    about = one.decision.about
    told = look.voice.say(f"trigger-{about.get('trigger', 'own_action_extra')}")
    if "at" in about:
        return [look.voice.say("trigger-about", moment=told, at=about["at"])]
    if "card" in about:
        return [look.voice.say("trigger-card", moment=told, card=about["card"])]
    return [look.voice.say("trigger-told", moment=told)]


ROOM: Final = Room(
    presents={TARGET: targets.panel},
    briefs={"card.counter": moment},
    shortcuts={TARGET: targets.shortcuts},
    forms={TARGET: targets.FORM},
    passes=passes("card.counter", rest=("card.counter",), steps=NEXT),
    verbs=(
        Verb(
            "action", "respond", "Play a response card, or decline.", ("card.counter",), [Field("card", "Which card")]
        ),
        Verb("action", "choice", "What a card makes you choose.", ("card.choice",), [Field("choice", "What")]),
    ),
)
