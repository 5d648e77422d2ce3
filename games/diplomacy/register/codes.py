"""CD-3.C: the code by which orders know a name."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from itertools import combinations, product
from string import ascii_uppercase
from typing import Final

from games.diplomacy.language.reserved import reserved
from games.diplomacy.state import Diplomacy

FORM: Final = re.compile(r"[A-Za-z]{2,3}")
KEPT: Final = 8
"""CD-3.C: seasons for which a code is not used again."""
VOWELS: Final = "AEIOU"


def is_free(g: Diplomacy, code: str) -> bool:
    """CD-3.C: two or three letters, nobody's, not that of a space, and no word of orders; whatever the case."""
    return FORM.fullmatch(code) is not None and not reserved(code) and not _is_space(g, code) and not _is_taken(g, code)


def _is_space(g: Diplomacy, code: str) -> bool:
    spaces = g.atlas.spaces.values()
    return any(code.casefold() == word.casefold() for one in spaces for word in (one.code, *one.aliases))


def _is_taken(g: Diplomacy, code: str) -> bool:
    kept = (one.code for one in g.names.values() if one.dropped is None or g.counted - one.dropped < KEPT)
    return any(code.casefold() == one.casefold() for one in kept)


def by_rule(g: Diplomacy, name: str) -> str:
    """CD-3.C: the first that is free, where nobody has proposed one."""
    return next(code for code in proposals(name) if is_free(g, code))


def proposals(name: str) -> Iterator[str]:
    """CD-3.C: initials; first three letters; first letter with two later consonants in order; then the alphabet."""
    words = [word for word in re.split(r"[^A-Z]+", _plain(name)) if word]
    letters = "".join(words)
    yield "".join(word[0] for word in words)[:3]
    yield letters[:3]
    consonants = [letter for letter in letters[1:] if letter not in VOWELS]
    yield from (letters[0] + one + other for one, other in combinations(consonants, 2))
    for length in (2, 3):
        yield from map("".join, product(ascii_uppercase, repeat=length))


def _plain(name: str) -> str:
    """In capitals, without accents."""
    return unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().upper()
