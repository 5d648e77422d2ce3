"""RC-8.5.5: how a proxy bids for who has said how far he would go: just enough, as if he sat at the table."""

from __future__ import annotations

from typing import Final

from games.carthage.minds.persuading import HOPELESS, SURE
from games.carthage.seen.forum import PersuasionView
from games.kernel import OneOf

NO_ROLL: Final = "none"
ANNOUNCED: Final = "announced"


def opponents_goals() -> OneOf[int]:
    """RC-8.5.4: a Base Number at which a counter-bribe stops; "none": where no roll succeeds any more."""
    return OneOf({NO_ROLL: HOPELESS, **{str(base): base for base in range(HOPELESS + 1, SURE)}})


def persuaders_goals() -> OneOf[int]:
    """RC-8.5.4: a Base Number up to which a bribe is raised; "announced" (0): the one of the first bribe."""
    return OneOf({ANNOUNCED: 0, **{str(base): base for base in range(HOPELESS + 1, SURE + 1)}})


def needed_against(attempt: PersuasionView, goal: int) -> int:
    """RC-8.5.2, 8.5.4: what brings the Base Number down to the goal; lower than hopeless nobody needs it."""
    return max(0, attempt.base - max(goal, HOPELESS + attempt.omens))


def needed_for(attempt: PersuasionView, goal: int, first: int) -> int:
    """RC-8.5.2, 8.5.4: what brings it up to the goal, or to where only a natural 10 to 12 fails."""
    announced = attempt.base + sum(attempt.counter_bribes.values()) - (attempt.bribes - first)
    return max(0, min(goal or announced, SURE + attempt.omens) - attempt.base)


def within(needed: int, left: int, *, all_the_same: bool = False) -> int:
    """What is bid: just enough; if that is out of reach nothing, or all that is left."""
    if needed <= left:
        return needed
    return max(0, left) if all_the_same else 0
