"""What the things of the political Diplomacy are called: names by their codes, spaces by theirs; never people."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from bot.surface.kit.names import Found, Naming, tame, things
from games.diplomacy.atlas import atlas
from games.diplomacy.register.names import LONGEST
from games.diplomacy.seen.view import DiplomacyView
from games.kernel import View

MAPS: Final = ("carthage", "standard")


@cache
def printed() -> Mapping[str, str]:
    """CD-M.1: the spaces as they are printed; where two maps have one code, the view knows better."""
    return {code: space.name for name in reversed(MAPS) for code, space in atlas(name).spaces.items()}


def born(view: View) -> Mapping[str, str]:
    """CD-3.B.1, 7.A: the names of the register, and the spaces of the map in force; people have written both."""
    if not isinstance(view, DiplomacyView):
        return things(view)
    return Found(
        lambda: {one.code: tame(one.name, LONGEST) for one in view.names},
        lambda: {code: tame(one.name, LONGEST) for code, one in view.map.spaces.items()},
    )


NAMING: Final = Naming(printed=printed, born=born, changing=("",))
