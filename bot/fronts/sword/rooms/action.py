"""The Action Phase: the card play, what is played beside it, Desperate Times between actions."""

from __future__ import annotations

from typing import Final

from bot.fronts.front import Room
from bot.fronts.sword import dictating, planning, playing
from bot.surface.press.verbs import Field, Verb

ROOM: Final = Room(
    presents={**dict.fromkeys(playing.KINDS, playing.panel), planning.NEXT: planning.panel},
    tells={planning.NEXT: planning.tell},
    panels=(planning.NEXT,),
    briefs=dict.fromkeys(playing.KINDS, playing.brief),
    shortcuts={**dict.fromkeys(playing.KINDS, playing.shortcuts), planning.NEXT: planning.shortcuts},
    verbs=(
        Verb("action", "play", "Play a card, or pass.", ("action.play",), [Field("card", "Which card, and for what")]),
        dictating.VERB,
        Verb("action", "pass", "Play no card in this action.", ("action.play",), always="pass"),
        Verb(
            "action",
            "interrupt",
            "Desperate Times between two actions.",
            ("action.interrupt",),
            [Field("card", "Which use")],
        ),
        Verb("action", "bonus", "Call a power nobody plays.", ("action.bonus",), [Field("card", "Which card")]),
        Verb("action", "hire", "Hire mercenaries with a card.", ("action.hire",), [Field("card", "Which card")]),
        Verb("action", "neutral", "What the power you called does.", ("action.npa",), [Field("order", "What")]),
    ),
)
