"""The words of the pictures of The Republic of Carthage."""

from typing import Final

from games.carthage.components import EDITION, PRINTED
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
    then = [edition for edition, one in PRINTED.items() if key in one.cards and one.cards[key].text == text]
    if EDITION in then or not then:
        return WORDS.printed(card, text)
    return next((WORDS.say(old) for old in (f"printed-{one}-{key}" for one in then) if WORDS.knows(old)), text)
