"""The Forum Phase asked ahead: the habits of any republic, said beforehand."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Final, Protocol

from games.kernel import Decision, Raw
from games.republic.minds.outlook import leads, me, mine, rivals
from games.republic.seen.people import SenatorView
from games.republic.seen.view import RepublicView

KINDS: Final = ("forum.attempt", "forum.bribing", "forum.auction", "forum.defence", "forum.plan")
DEFENDED: Final = "4"  # the Base Number down to which a Senator is defended
WON_BACK: Final = 7  # up to which a bribe is raised
WORTH_MORE: Final = 0.7  # of the prize
NO_BID: Final = {"way": "pass", "limit": 0, "payer": "none"}


class Made(Protocol):
    """An attempt, and what it is worth."""

    @property
    def persuader(self) -> SenatorView:
        """Who persuades."""
        ...

    @property
    def target(self) -> SenatorView:
        """Whom."""
        ...

    @property
    def bribe(self) -> int:
        """The first bribe."""
        ...

    @property
    def value(self) -> float:
        """What it is worth."""
        ...

    @property
    def raw(self) -> Raw:
        """The answer."""
        ...


def raised(purse: int, prize: float, bribe: int) -> dict[str, Raw]:
    """RC-8.5.5, RR-1.07.414: the bribe is raised up to 7 again, while the prize is worth it."""
    return {"opposed": "raise", "limit": more(purse, prize, bribe), "goal": str(WON_BACK)}


def more(purse: int, prize: float, bribe: int) -> int:
    """How far the bribe is raised."""
    return max(0, min(purse, int(WORTH_MORE * prize)) - bribe)


def listed(found: Iterable[Made], most: int, prize: Callable[[Any], float]) -> Iterator[Raw]:
    """RC-8.5, RR-1.07.4: the best that are worth their bribe, each on another Senator."""
    ranked = sorted(found, key=lambda one: -one.value)
    best = {one.target.id: one for one in reversed(ranked) if one.value > 0}
    for made in sorted(best.values(), key=lambda one: -one.value)[:most]:
        limit = more(made.persuader.talents, prize(made.target), made.bribe)
        yield {**made.raw, "chance": 0, "opposed": "raise", "limit": limit}


def bribing(asked: Decision[Any], view: RepublicView, weight: Callable[[Any], float]) -> Raw:
    """RC-8.5.5, RR-1.07.413: one's own are defended for twice what they weigh, others against who leads; later, too."""
    attempt = view.initiative.persuasion if view.initiative else None
    target = view.senators.get(attempt.target) if attempt else None
    most: int = asked.choice.form()["limit"][1]
    dear = worth(view, target, weight, attempt.seat) if attempt and target else 0
    said = {"way": "bid", "limit": min(most, dear), "goal": DEFENDED, "short": "nothing", "raises": "yes"}
    return {**said, **shielded(view, weight)}


def worth(view: RepublicView, target: SenatorView, weight: Callable[[Any], float], by: Any) -> int:
    """What is paid lest a Senator be won by somebody else."""
    if target.faction == me(view):
        return int(2 * weight(target))
    return 4 if leads(view, by) and weight(target) > 8 else 0


def defence(view: RepublicView, weight: Callable[[Any], float]) -> Raw:
    """RC-8.5.5, RR-1.07.413: in each turn, and after raises, too."""
    return {**shielded(view, weight), "goal": DEFENDED, "raises": "yes"}


def shielded(view: RepublicView, weight: Callable[[Any], float]) -> dict[str, Any]:
    """In a turn twice what his Senators weigh who can be won; a little against who is nearest to victory."""
    own = max((int(2 * weight(one)) for one in mine(view) if not one.leader), default=0)
    first = next((one.seat for one in rivals(view)), None)
    return {"own": min(own, 99), "against": first or "nobody", "others": 4 if first else 0, "rest": "nothing"}


def bidden(able: Sequence[SenatorView], most: int = 5) -> Raw:
    """RC-8.7, RR-1.07.22: by the richest, up to a fifth of his purse: a few Talents, if he has money left for it."""
    payer = max(able, key=lambda one: one.talents, default=None)
    limit = min(most, payer.talents // 5 - 1) if payer else 0
    return NO_BID if payer is None or limit <= 0 else {"way": "raise", "limit": limit, "payer": payer.id}
