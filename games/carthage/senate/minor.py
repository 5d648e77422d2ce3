"""RC-9.0.19: minor motions: praise and blame, without effect."""

from __future__ import annotations

from games.carthage.senate.pieces import Minor, Motion
from games.carthage.state import Carthage
from games.kernel import IllegalAnswer, Line, Record, Seat
from games.republic.senate.business import Business

LONGEST = 200


def choice(_g: Carthage, _seat: Seat) -> Record[Minor]:
    """Any short text."""
    return Record(motion_of, text=Line(LONGEST))


def motion_of(text: str) -> Minor:
    """RC-9.0.19: it says something."""
    if not text.strip():
        raise IllegalAnswer("senate.empty", clause="RC-9.0.19")
    return Minor(text=text.strip())


def same(proposal: Minor) -> str:
    """RC-9.0.8: the words, however they are spaced."""
    return " ".join(proposal.text.casefold().split())


async def carry(_g: Carthage, _motion: Motion, _proposal: Minor) -> None:
    """RC-9.0.19: it has no effect."""


BUSINESS = Business(kind="minor", choice=choice, carry=carry, same=same)
