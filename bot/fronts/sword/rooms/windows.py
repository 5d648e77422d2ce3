"""Response windows, forced choices, what a card leaves open."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from bot.base.text import Voice
from bot.fronts.front import Room
from bot.fronts.sword import card_ordering, dictating, spending, targets
from bot.fronts.sword.suggesting import of, options, pairs
from bot.surface.kit.look import Look
from bot.surface.kit.passing import passes
from bot.surface.kit.widgets import Asked
from bot.surface.press.saying_ahead import SAYS
from bot.surface.press.verbs import Field, Verb
from games.kernel import Raw
from games.kernel.choice import is_dict
from games.sword.ahead.words import START

TARGET: Final = "card.target"
OPEN: Final = ("card.choice", TARGET)
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


def tell_responses(voice: Voice, raw: Raw) -> str:
    """SR-DP28: what is not as at the start; nothing: all as it is then."""
    said: Mapping[str, Any] = raw if is_dict(raw) else {}
    changed = {name: str(word) for name, word in said.items() if word != START.get(name)}
    told = [f"{voice.field_label(RESPONSES, name)}: {voice.option(RESPONSES, word)}" for name, word in changed.items()]
    return "; ".join(told) or voice.say("responses-usual")


RESPONSES: Final = "action.responses"
ROOM: Final = Room(
    tells={
        RESPONSES: tell_responses,
        TARGET: targets.tell,
        card_ordering.ORDERS: card_ordering.tell,
    },
    presents={TARGET: targets.panel, card_ordering.ORDERS: card_ordering.panel},
    panels=(card_ordering.ORDERS,),
    briefs={"card.counter": moment},
    shortcuts={TARGET: targets.shortcuts, card_ordering.ORDERS: card_ordering.shortcuts},
    forms={TARGET: targets.FORM},
    acts={spending.ACT: spending.chosen},
    passes=passes("card.counter", rest=("card.counter",), steps=NEXT),
    verbs=(
        Verb(
            "action",
            "responses",
            "How you answer others' actions: never, ask me, play it.",
            (RESPONSES,),
            [SAYS, Field("answers", "Matter: answer, with semicolons", offers=of((RESPONSES,), pairs))],
            does=dictating.ahead_in(RESPONSES, "answers"),
        ),
        card_ordering.VERB,
        Verb(
            "action", "respond", "Play a response card, or decline.", ("card.counter",), [Field("card", "Which card")]
        ),
        Verb(
            "action",
            "choice",
            "What a card makes you choose, or leaves open.",
            OPEN,
            [Field("choice", "What; several with semicolons", offers=of(OPEN, options))],
        ),
    ),
)
