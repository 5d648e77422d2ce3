"""The words of the pictures of The Republic of Rome."""

from typing import Final

from rendering.republic.words import SHARED
from rendering.words import Words

WORDS: Final = Words(SHARED, "pictures-rome", "pictures-rome-crops", "pictures-rome-strips", "rome-cards")
say, printed = WORDS.say, WORDS.printed
