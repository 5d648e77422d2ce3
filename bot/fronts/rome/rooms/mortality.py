"""The Mortality Phase: its command tells what happened; who has lost his last Senator says whether he goes on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.fronts.front import Room
from bot.fronts.republic.mortality import MORTALITY, tell_chits
from bot.fronts.rome.card_texts import CARDS
from bot.surface.kit.look import Look
from bot.surface.kit.widgets import Asked


def bereft_lines(one: Asked, look: Look) -> Sequence[str]:
    """RR-1.05.4: whom he would take from the Curia."""
    family = str(one.decision.about["senator"])
    note = CARDS.on_card(look.voice, family)
    return [look.voice.say("option-note", name=look.voice.name(family), note=note)]


ROOM: Final = Room(
    briefs={"mortality.senator": bereft_lines},
    confirms=("mortality.senator",),
    retells={"republic.ChitsDrawn": tell_chits},
    verbs=(MORTALITY,),
)
