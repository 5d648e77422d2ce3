"""What is printed on the cards of Rome."""

from __future__ import annotations

from typing import Final

from bot.fronts.republic.card_texts import CardTexts
from games.rome.law import ROME

PRINTED: Final = ROME.tables
CARDS: Final = CardTexts(law=ROME, groups=(PRINTED.cards, PRINTED.provinces, PRINTED.offices))
