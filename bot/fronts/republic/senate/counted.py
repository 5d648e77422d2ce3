"""What is typed of legions and Fleets: so many of each sort."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Final

from bot.base.text import Voice
from bot.fronts.republic.senate.words import sort_name
from bot.surface.kit.forms import lines, listed
from games.kernel import IllegalAnswer

ALL: Final = "all"
ASIDE: Final = re.compile(r"\([^)\n]*\)")  # how many there are, as the form says it


def counted(voice: Voice, most: Mapping[str, int], text: str) -> dict[str, int]:
    """So many of each sort, as typed: "3 Celtiberians, 2 Fleets"; "all" is all there is."""
    if text.strip().casefold() == ALL:
        return dict(most)
    found: dict[str, int] = {}
    for name, count in lines(ASIDE.sub("", text)):
        sort = sort_in(voice, most, name)
        found[sort] = 1 if count is None else count
        if not 0 <= found[sort] <= most[sort]:
            raise IllegalAnswer("form.many", said=sort_name(voice, sort), have=most[sort])
    return found


def sort_in(voice: Voice, sorts: Iterable[str], text: str) -> str:
    """The sort whose name was typed, in full or as much as is unmistakable."""
    wanted = text.casefold().strip().removesuffix("s")
    called = {sort: sort_name(voice, sort) for sort in sorts}
    names = {sort: name.casefold() for sort, name in called.items()}
    for fits in (
        [sort for sort, name in names.items() if name.removesuffix("s") == wanted],
        [sort for sort, name in names.items() if wanted and name.startswith(wanted)],
    ):
        if len(fits) == 1:
            return fits[0]
    raise IllegalAnswer("form.name", said=text[:40], there=listed(called.values()))
