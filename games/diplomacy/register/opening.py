"""CD-3: the register as a season begins."""

from __future__ import annotations

from games.diplomacy.register.given import name_the_nameless
from games.diplomacy.register.holding import pass_estates
from games.diplomacy.register.names import announce, approve, waiting
from games.diplomacy.state import Diplomacy


def open_season(g: Diplomacy) -> None:
    """CD-3.A, 3.B.3: estates pass.

    Names that were known for a whole season without an answer of the game-master are approved; those of the last
    deadline are made known.
    """
    pass_estates(g)
    last = g.counted - 1
    approve(g, waiting(g, before=last))
    announce(g, [one for one in waiting(g, before=g.counted) if one.proposed == last])
    name_the_nameless(g)
