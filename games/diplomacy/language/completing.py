"""CD-E: what could follow an unfinished line, for whoever writes it with completion."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from typing import Final

from .context import Context
from .reader import SPACE, Miss, Reader
from .reading import order

TOUCHING: Final = frozenset("-/,).;:")


def continuations(text: str, context: Context) -> list[str]:
    """Lines that begin with this text and go on by a word, a code or a sign; the best first, each once."""
    begun = text.rstrip()
    last = len(begun) - len(begun.split(" ")[-1].split("-")[-1].split("(")[-1].split("/")[-1])
    found = [*_from(text, context), *(_from(text[:last], context, text[last:].strip()) if last < len(begun) else ())]
    return list(dict.fromkeys(one for one in found if one != text))


def _from(text: str, context: Context, typed: str = "") -> Iterator[str]:
    """The text up to the furthest place that can be read, and what goes on from there as the rest of it does."""
    reader = Reader(text, context)
    with suppress(Miss):
        order(reader)
    at = reader.furthest.at
    rest = f"{text[at:]}{typed}".strip().lower()
    for what, options in reader.furthest.wanted.items():
        for option in options:
            if any(name.lower().startswith(rest) for name in _names(option, what, context)):
                yield _joined(text[:at], option)


def _names(option: str, what: str, context: Context) -> tuple[str, ...]:
    """What may have been begun to be typed for it: of a space its names too."""
    if what != SPACE:
        return (option,)
    space = context.atlas.spaces[option]
    return (option, space.name, *space.aliases)


def _joined(begun: str, option: str) -> str:
    close = not begun or begun[-1] in "-/( " or option[0] in TOUCHING
    return f"{begun.rstrip() if option[0] in TOUCHING else begun}{'' if close else ' '}{option}"
