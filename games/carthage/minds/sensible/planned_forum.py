"""The Forum Phase asked ahead: the same habits, said beforehand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any, Final

from games.carthage.minds.sensible import forum
from games.carthage.minds.sensible.habits import Asked, Habits, options
from games.carthage.minds.sensible.outlook import weight
from games.carthage.seen.people import SenatorView
from games.carthage.seen.view import CarthageView
from games.kernel import OneOf, Raw
from games.republic.minds.outlook import leads, me, mine, rivals

habit = Habits()

KINDS: Final = ("forum.attempt", "forum.bribing", "forum.auction", "forum.defence", "forum.plan")
DEFENDED: Final = "4"  # the Base Number down to which a Senator is defended
WON_BACK: Final = 7  # up to which a bribe is raised
WORTH_MORE: Final = 0.7  # of the prize


@habit("forum.attempt")
def attempt(asked: Asked, view: CarthageView) -> Raw:
    """RC-8.5: the attempt that promises most; raised up to 7 again, while the prize is worth it; then the rest."""
    found: Any = forum.persuade(asked, view)
    if found == forum.NOBODY:
        return {**found, "opposed": "ask", "limit": 0, "goal": "announced", **rest(asked, view)}
    persuader, target = view.senators[found["persuader"]], view.senators[found["target"]]
    limit = more(view, persuader, target, found["bribe"])
    return {**found, "opposed": "raise", "limit": limit, "goal": str(WON_BACK), **rest(asked, view)}


def rest(asked: Asked, view: CarthageView) -> dict[str, Any]:
    """RC-8.1, 8.6: a Trader and the Leader, where they are asked with the attempt."""
    fields: dict[str, Any] = asked.choice.form()
    if "trader" not in fields:
        return {}
    return {"trader": trader(fields["trader"], view), "leader": leader(asked, view)}


def more(view: CarthageView, persuader: SenatorView, target: SenatorView, bribe: int) -> int:
    """How far the bribe is raised."""
    return max(0, min(persuader.talents, int(WORTH_MORE * forum.prize(view, target))) - bribe)


@habit("forum.bribing")
def bribing(asked: Asked, view: CarthageView) -> Raw:
    """RC-8.5.5: one's own Senator is defended for twice what he weighs, another against who leads; later, too."""
    attempt = view.initiative.persuasion if view.initiative else None
    target = view.senators.get(attempt.target) if attempt else None
    most: int = asked.choice.form()["limit"][1]
    limit = min(most, worth(view, target, leads(view, attempt.seat))) if attempt and target else 0
    return {"way": "bid", "limit": limit, "goal": DEFENDED, "short": "nothing", "raises": "yes", **shielded(view)}


def worth(view: CarthageView, target: SenatorView, by_the_leading: bool) -> int:  # noqa: FBT001 - a fact, not a mode
    """What is paid lest a Senator be won by somebody else."""
    if target.faction == me(view):
        return int(2 * weight(target))
    return 4 if by_the_leading and weight(target) > 8 else 0


@habit("forum.defence")
def defence(asked: Asked, view: CarthageView) -> Raw:  # noqa: ARG001 - whatever is asked
    """RC-8.5.5: in each turn, and after raises, too."""
    return {**shielded(view), "goal": DEFENDED, "raises": "yes"}


def shielded(view: CarthageView) -> dict[str, Any]:
    """In a turn twice what his Senators weigh who can be won; a little against who is nearest to victory."""
    own = max((int(2 * weight(one)) for one in mine(view) if not one.leader), default=0)
    first = next((one.seat for one in rivals(view)), None)
    return {"own": min(own, 99), "against": first or "nobody", "others": 4 if first else 0, "rest": "nothing"}


@habit("forum.auction")
def auction(asked: Asked, view: CarthageView) -> Raw:
    """RC-8.7: an initiative is worth a few Talents to who has money left for it."""
    return bidden([view.senators[name] for name in options(asked, "payer") if name != "none"])


def bidden(able: Sequence[SenatorView]) -> Raw:
    """By the richest, up to a fifth of his purse."""
    payer = max(able, key=lambda one: one.talents, default=None)
    limit = min(5, payer.talents // 5 - 1) if payer else 0
    if payer is None or limit <= 0:
        return {"way": "pass", "limit": 0, "payer": "none"}
    return {"way": "raise", "limit": limit, "payer": payer.id}


# The Forum plan


@habit("forum.plan")
def plan(asked: Asked, view: CarthageView) -> Raw:
    """RC-8.4: the best attempts, then a Trader; the most valuable Senator leads."""
    fields: dict[str, Any] = asked.choice.form()
    payers = [view.senators[name] for name in fields["bid"]["payer"] if name != "none"]
    return {
        "way": "plan",
        "roll": "yes",
        "attempts": list(attempts(fields["attempts"], view)),
        "trader": trader(fields["trader"], view),
        "leader": leader(asked, view),
        "bid": bidden(payers),
        "auctioned": "yes",
        "ask": [],
    }


def attempts(form: Raw, view: CarthageView) -> Iterator[Raw]:
    """RC-8.5: the best three that are worth their bribe, each on another Senator."""
    one, most = form
    people = [[view.senators[name] for name in one.get(field, ())] for field in ("persuader", "target")]
    cards = [card for card in one.get("card", ()) if card != "none"]
    found = sorted(forum.tried(view, people[0], people[1], cards=cards), key=lambda one: -one.value)
    best = {one.target.id: one for one in reversed(found) if one.value > 0}
    for made in sorted(best.values(), key=lambda one: -one.value)[:most]:
        limit = more(view, made.persuader, made.target, made.bribe)
        yield {**made.raw, "chance": 0, "opposed": "raise", "limit": limit}


def trader(form: Raw, view: CarthageView) -> Raw:
    """RC-8.1: as he would at his turn, with what is left by then."""
    able = [view.senators[name] for name in form["senator"] if name != "none"]
    if not able:
        return {"way": "none", "senator": "none", "talents": 0}
    return {"way": "left", **forum.sought(view, able)}


def leader(asked: Asked, view: CarthageView) -> str:
    """RC-8.6: as he would at his turn."""
    others = {one.id: one.id for one in mine(view) if not one.leader}
    return forum.leader(replace(asked, choice=OneOf(others)), view) or "stay"
