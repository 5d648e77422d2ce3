"""The words of the pictures of the political Diplomacy."""

from typing import Final

from rendering.words import Words

WORDS: Final = Words("pictures-diplomacy", "pictures-diplomacy-papers")
say: Final = WORDS.say
