"""The words of the pictures of The Republic of Carthage."""

from typing import Final

from rendering.republic.words import SHARED
from rendering.words import Words

WORDS: Final = Words(
    SHARED,
    "pictures-carthage",
    "pictures-carthage-crops",
    "pictures-carthage-phone",
    "pictures-carthage-strips",
    "carthage-cards",
    "carthage-senate",
)
say, printed = WORDS.say, WORDS.printed
