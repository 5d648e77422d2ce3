"""The words that the pictures of republics share; those of one game come after them, in files of its own."""

from typing import Final

from rendering.words import Words

SHARED: Final = "pictures-republic"
say: Final = Words(SHARED).say
