"""The words of the pictures of The Sword of Rome."""

from typing import Final

from games.sword.components import Card
from rendering.words import Words

WORDS: Final = Words("pictures-sword", "sword-cards")
say: Final = WORDS.say


def printed(card: Card) -> str:
    """What stands on a card, in the language spoken now where somebody has said it."""
    return WORDS.printed(card.id.lower(), card.text)
