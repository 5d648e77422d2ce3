"""The words of the pictures of The Republic of Carthage."""

from typing import Final

from games.carthage.components import PRINTED, TABLES
from rendering.republic.words import SHARED
from rendering.words import Words

WORDS: Final = Words(
    SHARED,
    "pictures-carthage",
    "pictures-carthage-crops",
    "pictures-carthage-phone",
    "pictures-carthage-strips",
    "carthage-cards",
    "carthage-editions",
    "carthage-senate",
)
say: Final = WORDS.say


def printed(card: str, text: str) -> str:
    """What is printed on a card; on one of an older edition what was printed then: by its English text it is known."""
    key = card.partition(".")[0]
    if key not in TABLES.cards or text == TABLES.cards[key].text:
        return WORDS.printed(card, text)
    then = (f"printed-{edition}-{key}" for edition, one in PRINTED.items() if one.cards[key].text == text)
    return next((WORDS.say(one) for one in then if WORDS.knows(one)), text)
