"""CD-E.2: words that no name may have as its code."""

from __future__ import annotations

import re
from typing import Final

WORDS: Final = re.compile(
    "A|F|H|S|C|R|SR|P|D|M|sf|Spt|Cvy|Apt|blt|blk|rail|via|stand|hold|nc|sc|ec|wc|all|at|to|in|of|for|from|yes|no|GM"
    "|[RSPMN][0-9]+",
    re.IGNORECASE,
)


def reserved(word: str) -> bool:
    """CD-E.2: whether it is such a word, in whatever case."""
    return WORDS.fullmatch(word) is not None
