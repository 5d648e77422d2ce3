"""GV-5.7: who controls the sea says whether he attacks on land; he sees what he would meet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.fronts.front import Room
from bot.fronts.grand import cards
from bot.fronts.grand.looking import grand
from bot.surface.kit.look import Look
from bot.surface.kit.widgets import Asked
from bot.surface.press.verbs import Field, Verb

LAND: Final = "combat.land-battle"


def stakes(one: Asked, look: Look) -> Sequence[str]:
    """GV-5.4: both totals, and the odds of the battle that would be fought."""
    number = 1  # GV-4.12: only war 1 is fought at sea first
    fights = [fight for fight in (grand(look).battle, *grand(look).prospects) if fight]
    meets = next((fight for fight in fights if (fight.number, fight.ground) == (number, "land")), None)
    against = one.decision.about.get("against") == "force"
    return [cards.meeting(look, meets)] if meets and against else ()


ROOM: Final = Room(
    briefs={LAND: stakes},
    confirms=(LAND,),
    verbs=(
        Verb(
            "combat",
            "land",
            "You control the sea: attack on land, or wait.",
            (LAND,),
            [Field("choice", "Attack, or wait")],
        ),
    ),
    writes={cards.WARS: cards.wars, cards.BATTLE: cards.battle},
)
