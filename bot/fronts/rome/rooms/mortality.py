"""The Mortality Phase: its command tells what happened; who has lost his last Senator says whether he goes on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.fronts.front import Room
from bot.fronts.republic.card_texts import of_everybody
from bot.fronts.republic.mortality import mortality, tell_chits
from bot.fronts.rome.looking import rome
from bot.surface.kit.look import Look
from bot.surface.kit.widgets import Asked
from bot.surface.press.commanding import answers
from bot.surface.press.items import Act
from bot.surface.press.verbs import GAME, Field, Said, Verb
from games.rome.law import ROME

LAST: Final = "mortality.senator"


def bereft_lines(one: Asked, look: Look) -> Sequence[str]:
    """RR-1.05.4: whom he would take from the Curia, and what giving up costs."""
    family = ROME.tables.families[str(one.decision.about["senator"])]
    own = rome(look).own
    taken = look.voice.say("option-note", name=family.name, note=of_everybody(look.voice, family))
    return [taken, look.voice.say("bereft-loses", cards=len(own.hand), talents=own.treasury)] if own else [taken]


def answered(said: Said) -> Act:
    """`/mortality`: what happened; with an answer whether he goes on."""
    return answers(LAST, str(said["answer"])) if said.get("answer") else mortality


ROOM: Final = Room(
    briefs={LAST: bereft_lines},
    confirms=(LAST,),
    retells={"republic.ChitsDrawn": tell_chits},
    verbs=(
        Verb(
            "mortality",
            "",
            "This turn's chits, deaths and woken Wars.",
            (LAST,),
            [Field("answer", "If you have no Senator left: take him, or give up"), GAME],
            does=answered,
        ),
    ),
)
