"""CD-E: what could follow an unfinished line, for whoever writes it with completion."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from typing import Final

from .context import Context
from .reader import SPACE, Miss, Reader
from .reading import order

START_OF_WORD: Final = re.compile(r"(?:(?<=[\s\-(/,])|^)(?=[^\s\-(/,])")
LONGEST: Final = 4
"""So many words a name has at most; begun, it can be read as a shorter one that could be meant as well."""
TOUCHING: Final = frozenset("-/,).;:")


def continuations(text: str, context: Context) -> list[str]:
    """Lines that begin with this text and go on by a word, a code or a sign; the best first, each once."""
    found = list(_from(text, context))
    for last in [*START_OF_WORD.finditer(text)][: -1 - LONGEST : -1]:
        found += _from(text[: last.start()], context, text[last.start() :])
    return list(dict.fromkeys(one for one in found if one.strip() != text.strip()))


def _from(text: str, context: Context, typed: str = "") -> Iterator[str]:
    """The text up to the furthest place that can be read, and what goes on from there as the rest of it does."""
    reader = Reader(text, context)
    with suppress(Miss):
        order(reader)
    at = reader.furthest.at
    rest = _plain(f"{text[at:]}{typed}")
    wanted = sorted(reader.furthest.wanted.items(), key=lambda one: one[0] == SPACE)  # they are many
    for what, options in wanted:
        for option in options:
            if any(_plain(name).startswith(rest) for name in _names(option, what, context)):
                yield _joined(text[:at], option)


def _names(option: str, what: str, context: Context) -> tuple[str, ...]:
    """What may have been begun to be typed for it: of a space its names too."""
    if what != SPACE:
        return (option,)
    space = context.atlas.spaces[option]
    return (option, space.name, space.name.replace("-", " "), *space.aliases)


def _plain(name: str) -> str:
    return name.replace(".", "").lstrip().lower()


def _joined(begun: str, option: str) -> str:
    close = not begun or begun[-1] in "-/( " or option[0] in TOUCHING
    return f"{begun.rstrip() if option[0] in TOUCHING else begun}{'' if close else ' '}{option}"
