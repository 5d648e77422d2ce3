"""RC-9.0.19, RR-1.09.83: minor motions: praise and blame, without effect."""

from __future__ import annotations

from functools import partial

from games.kernel import IllegalAnswer, Line, Record, Seat
from games.republic.senate.business import Business
from games.republic.senate.pieces import Minor, Motion
from games.republic.state import Republic

LONGEST = 200


def choice(g: Republic, _seat: Seat) -> Record[Minor]:
    """Any short text."""
    return Record(partial(motion_of, g), text=Line(LONGEST))


def motion_of(g: Republic, text: str) -> Minor:
    """RC-9.0.19, RR-1.09.83: it says something."""
    if not text.strip():
        raise IllegalAnswer("senate.empty", clause=g.law.cites["senate.minor"].clause)
    return Minor(text=text.strip())


def same(proposal: Minor) -> str:
    """RC-9.0.8, RR-1.09.131: the words, however they are spaced."""
    return " ".join(proposal.text.casefold().split())


async def carry(_g: Republic, _motion: Motion, _proposal: Minor) -> None:
    """RC-9.0.19, RR-1.09.83: it has no effect."""


BUSINESS = Business(kind="minor", choice=choice, carry=carry, same=same)
