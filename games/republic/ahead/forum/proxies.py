"""RC-8.5.5, RR-1.07.414: how a proxy bids for who has said how far he would go: just enough."""

from __future__ import annotations

from typing import Final

from games.kernel import OneOf
from games.republic.minds.reckoning import WAYS
from games.republic.seen.forum import PersuasionView

NO_ROLL: Final = "none"
ANNOUNCED: Final = "announced"
HOPELESS: Final = min(WAYS) - 1
"""RC-8.5.4, RR-1.07.41: below the lowest roll no roll succeeds."""
SUREST: Final = 9
"""RC-8.5.4, RR-1.07.41: the highest roll that ever succeeds."""


def opponents_goals() -> OneOf[int]:
    """RC-8.5.4, RR-1.07.41: a Base Number at which a counter-bribe stops; "none": where no roll succeeds any more."""
    return OneOf({NO_ROLL: HOPELESS, **{str(base): base for base in range(HOPELESS + 1, SUREST)}})


def persuaders_goals() -> OneOf[int]:
    """RC-8.5.4, RR-1.07.41: a Base Number up to which one raises; "announced" (0): the one of the first bribe."""
    return OneOf({ANNOUNCED: 0, **{str(base): base for base in range(HOPELESS + 1, SUREST + 1)}})


def needed_against(attempt: PersuasionView, goal: int) -> int:
    """RC-8.5.2, 8.5.4, RR-1.07.41: what brings the Base Number down to the goal; nobody needs less than hopeless."""
    return max(0, attempt.base - max(goal, HOPELESS + attempt.omens))


def needed_for(attempt: PersuasionView, goal: int, first: int, sure: int) -> int:
    """RC-8.5.2, 8.5.4, RR-1.07.41: what brings it up to the goal, or to where only a roll above `sure` fails."""
    announced = attempt.base + sum(attempt.counter_bribes.values()) - (attempt.bribes - first)
    return max(0, min(goal or announced, sure + attempt.omens) - attempt.base)


def within(needed: int, left: int, *, all_the_same: bool = False) -> int:
    """What is bid: just enough; if that is out of reach nothing, or all that is left."""
    if needed <= left:
        return needed
    return max(0, left) if all_the_same else 0
