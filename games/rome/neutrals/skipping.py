"""RR-4.05.419: a Tribune skips the turn of the faction about to choose, or cancels a Land Bill or a pass (RR-DP99)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final, Literal, TypeAlias

from games.kernel import Decision, OneOf, Seat, ask
from games.republic.hands import at_large, is_secret
from games.republic.neutrals.events import PickSkipped
from games.rome.neutrals.prizes import preferred, prizes
from games.rome.neutrals.profiles import profile
from games.rome.senate.tribunes import able, cards, serves
from games.rome.state import Rome

Use: TypeAlias = Literal["turn", "bill", "pass"]
OP: Final = "veto_or_propose"


def tribunes(g: Rome, seat: Seat) -> list[str]:
    """RR-1.09.15: what serves a faction as a Tribune: a Statesman once a turn, or a card."""
    return [*able(g, seat, "free_tribune"), *cards(g, seat)]


def is_tribune(g: Rome, card: str) -> bool:
    """Whether it is one."""
    return g.tables.card(card).has(OP)


async def skipped(g: Rome, seat: Seat) -> bool:
    """RR-4.05.419: whether somebody skips this faction."""
    by = await played(g, seat, "turn", partial(takes_the_top, g, seat))
    if by:
        g.tell(PickSkipped(seat))
    return by is not None


async def played(g: Rome, against: Seat, use: Use, wants: Callable[[Seat], bool]) -> Seat | None:
    """RR-4.05.417, 4.05.419: who plays a Tribune: the players are asked first, then who plays it of the Neutrals."""
    for seat in [one for one in g.from_hrao() if one != against]:
        if seat in g.people:
            plays = await ask(partial(asking, g, seat, against, use))
        else:
            plays = bool(tribunes(g, seat)) and wants(seat)
        if plays and await stands(g, seat, against):
            return seat
    return None


def asking(g: Rome, seat: Seat, against: Seat, use: Use) -> Decision[bool] | None:
    """RR-DP99: play one or not; asked of all who may hold one, for who does is hidden. If absent not."""
    secret = is_secret(g, seat)
    may_hold = bool(at_large(g, partial(is_tribune, g))) if secret else False
    if not may_hold and not tribunes(g, seat):
        return None
    choice = OneOf({"none": False, **({"play": True} if tribunes(g, seat) else {})})
    about: dict[str, str | int] = {"against": against, "use": use}
    return Decision("senate.skip", seat, choice, *g.law.cites["senate.skip"], about, lapse="none", hidden=secret)


async def stands(g: Rome, seat: Seat, against: Seat) -> bool:
    """RR-1.09.15, 1.09.153: it serves, unless somebody cancels it."""
    g.neutrals.threatened, g.neutrals.pleading = against, seat
    served = await serves(g, seat, tribunes(g, seat)[0], "veto", (0, ""))
    g.neutrals.threatened = g.neutrals.pleading = None
    return served


def takes_the_top(g: Rome, chooser: Seat, seat: Seat) -> bool:
    """RR-4.05.419: a Neutral that is to choose next plays it if the top item of its list were taken from it."""
    governing = g.neutrals.coalition
    if seat not in governing or governing[(governing.index(chooser) + 1) % len(governing)] != seat:
        return False
    top = preferred(prizes(g, seat), profile(g, seat).spoils_order)
    if top is None or chooser in g.people:
        return top is not None and top.id in [one.id for one in prizes(g, chooser)]
    taken = preferred(prizes(g, chooser), profile(g, chooser).spoils_order)
    return taken is not None and taken.id == top.id
