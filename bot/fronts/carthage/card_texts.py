"""What is printed on the cards of Carthage."""

from __future__ import annotations

from typing import Final

from bot.base.text import Voice
from bot.fronts.republic.card_texts import CardTexts, of_everybody
from games.carthage.components import Statesman
from games.carthage.law import CARTHAGE


def ratings(voice: Voice, one: Statesman) -> str:
    """INF, ORA, MIL and LOY as they are printed; EXP where he has any."""
    explores = voice.say("senator-exploration", exploration=one.exploration) if one.exploration else ""
    return " · ".join(said for said in (of_everybody(voice, one), explores) if said)


PRINTED: Final = CARTHAGE.tables
CARDS: Final = CardTexts(
    law=CARTHAGE,
    groups=(PRINTED.cards, PRINTED.provinces, PRINTED.offices, PRINTED.committee),
    ratings=ratings,
)
