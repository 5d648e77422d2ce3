"""What a player may do without: kinds of decisions he has a habit for, and habits that have a name of their own."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

ASKED: Final = re.compile(r'\bthinks_of\(\s*"([^"]+)"')


def habits(kinds: Collection[str], *packages: str) -> Collection[str]:
    """These kinds, and what the programs of these packages ask for by name."""
    texts = (file.read_text(encoding="utf-8") for name in packages for file in programs(files(name)))
    return dict.fromkeys([*kinds, *(name for text in texts for name in ASKED.findall(text))])


def programs(place: Traversable) -> Iterator[Traversable]:
    """All there are in a folder and below."""
    for one in sorted(place.iterdir(), key=lambda one: one.name):
        if one.is_dir():
            yield from programs(one)
        elif one.name.endswith(".py"):
            yield one
