"""What is printed on the cards of Carthage."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from bot.base.text import Voice
from bot.fronts.carthage.calling import FIGURES, SEPARATOR, figures
from bot.fronts.republic.card_texts import CardTexts, of_everybody
from games.carthage.components import Statesman
from games.carthage.law import CARTHAGE


def ratings(voice: Voice, one: Statesman) -> str:
    """INF, ORA, MIL and LOY as they are printed; EXP where he has any."""
    explores = voice.say("senator-exploration", exploration=one.exploration) if one.exploration else ""
    return " · ".join(said for said in (of_everybody(voice, one), explores) if said)


@dataclass(frozen=True, kw_only=True)
class Editions(CardTexts):
    """The cards of Carthage, of which a game keeps the figures it began with."""

    def in_words_of(self, voice: Voice, name: str, text: str) -> str:
        """What a reference says of a card: with the figures of the game it is looked up in."""
        told = super().in_words_of(voice, name, text)
        for key, one in PRINTED.cards.items():
            before = voice.names.get(f"{FIGURES}{key}", "") if one.name == name else ""
            for cell in before.split(SEPARATOR) if before else ():
                head, _, _ = cell.partition(":")
                told = re.sub(rf"{re.escape(f'{head}: {figures(one)[head]}')}(?=[ .])", cell, told, count=1)
        return told


PRINTED: Final = CARTHAGE.tables
CARDS: Final = Editions(
    law=CARTHAGE,
    groups=(PRINTED.cards, PRINTED.provinces, PRINTED.offices, PRINTED.committee),
    ratings=ratings,
)
