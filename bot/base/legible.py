"""What can be seen of a text that people have typed: names, titles, notes.

Marks that turn the direction of a whole line round, and characters that nobody sees, are taken out. Kept is what
writing is made of: joiners and non-joiners within joined scripts (after a virama, between Arabic letters), and the
joiners and variation selectors that emoji are composed with. Elsewhere these too would only make two names look alike.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping
from typing import Final, TypeVar

T = TypeVar("T")
HIDDEN: Final = frozenset(("Cc", "Cf", "Cs"))
"""Categories: control, format, and halves of surrogate pairs."""
NON_JOINER, JOINER = "\u200c", "\u200d"
SELECTORS: Final = frozenset("\ufe0e\ufe0f")
BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0") | {
    chr(one) for span in (range(0x180B, 0x1810), range(0xFE00, 0xFE10), range(0xE0100, 0xE01F0)) for one in span
}
"""Of other categories, but seen by nobody: fillers, the empty Braille pattern, variation selectors."""
VIRAMA: Final = 9
PICTURES: Final = frozenset(("So", "Sk"))
WRITTEN: Final = frozenset("LNPS")


def legible(text: str) -> str:
    """The text without what cannot be seen; blanks, and whatever breaks a line, are left to who lays it out."""
    return "".join(one for at, one in enumerate(text) if one.isspace() or not _hidden(text, at))


def _hidden(text: str, at: int) -> bool:
    one, before, after = text[at], text[at - 1 : at], text[at + 1 : at + 2]
    if one in SELECTORS:
        return not _pictured(before)
    if one in (JOINER, NON_JOINER):
        emoji = one == JOINER and _pictured(before) and _pictured(after)
        return not (emoji or _joined(before, after))
    return one in BLANK or unicodedata.category(one) in HIDDEN


def _pictured(one: str) -> bool:
    """Part of an emoji: a picture, its tone, its selector."""
    return one != "" and (one in SELECTORS or unicodedata.category(one) in PICTURES)


def _joined(before: str, after: str) -> bool:
    """Where scripts are written with joiners."""
    if not (before and after):
        return False
    return unicodedata.combining(before) == VIRAMA or {*map(unicodedata.bidirectional, (before, after))} == {"AL"}


def is_written(text: str) -> bool:
    """Whether there is anything to read: a letter, a figure, a sign."""
    return any(unicodedata.category(one)[0] in WRITTEN and one not in BLANK for one in text)


def told_apart(names: Iterable[tuple[T, str]]) -> Mapping[T, str]:
    """Names of which a later one that looks like an earlier one is numbered."""
    found, taken = dict[T, str](), set[str]()
    for whose, name in names:
        number, one = 1, name
        while _looks(one) in taken:
            number += 1
            one = f"{name} ({number})"
        taken.add(_looks(one))
        found[whose] = one
    return found


def _looks(name: str) -> str:
    """The same for names that differ in capitals, in wide and narrow forms, or in what nobody sees."""
    plain = unicodedata.normalize("NFKC", name).casefold()
    return " ".join("".join(one for one in plain if one not in BLANK and unicodedata.category(one) != "Cf").split())
