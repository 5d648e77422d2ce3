"""What the packages of Rome know of its docket, and of the end of the game."""

from __future__ import annotations

from typing import Final

from games.kernel import Now
from games.republic.ahead.senate.agenda import PROGRAMME
from games.rome.seen.view import RomeView

LAST: Final = "business"  # RR-1.09.6: what is proposed when nothing else has to come first
WITH_THE_DOCKET: Final = ("senate.business", "senate.adjournment", "combat.")


def last_turn(view: RomeView) -> bool:
    """RR-1.12.1.5, 3.04.1: the deck is empty and none follows, or the turns agreed upon are over; GV-7.1."""
    if view.closing is not None:
        return view.closing
    return view.turn == view.last_turn or view.era_ends or not (view.deck or view.coming)


def beside_docket(now: Now) -> bool:
    """Whether the last programme of this Senate is known: then all are asked with it what they would be asked next."""
    head = f"{PROGRAMME}/turn={now.turn}/part={LAST}@"
    known = any(plan.key.startswith(head) for plan in now.public(PROGRAMME))
    return now.step.startswith(WITH_THE_DOCKET) and known
