"""The Forum Phase asked ahead: the same habits, said beforehand."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from games.carthage.minds.sensible import forum
from games.carthage.minds.sensible.habits import Asked, Habits, options
from games.carthage.minds.sensible.outlook import weight
from games.carthage.seen.view import CarthageView
from games.kernel import OneOf, Raw
from games.republic.minds import planned_forum as planned
from games.republic.minds.outlook import mine

habit = Habits()


@habit("forum.attempt")
def attempt(asked: Asked, view: CarthageView) -> Raw:
    """RC-8.5: the attempt that promises most; raised up to 7 again, while the prize is worth it; then the rest."""
    found: Any = forum.persuade(asked, view)
    if found == forum.NOBODY:
        return {**found, "opposed": "ask", "limit": 0, "goal": "announced", **rest(asked, view)}
    purse, prize = view.senators[found["persuader"]].talents, forum.prize(view, view.senators[found["target"]])
    return {**found, **planned.raised(purse, prize, found["bribe"]), **rest(asked, view)}


def rest(asked: Asked, view: CarthageView) -> dict[str, Any]:
    """RC-8.1, 8.6: a Trader and the Leader, where they are asked with the attempt."""
    fields: dict[str, Any] = asked.choice.form()
    if "trader" not in fields:
        return {}
    return {"trader": trader(fields["trader"], view), "leader": leader(asked, view)}


@habit("forum.bribing")
def bribing(asked: Asked, view: CarthageView) -> Raw:
    """RC-8.5.5: one's own Senator is defended, another against who leads; later, too."""
    return planned.bribing(asked, view, weight)


@habit("forum.defence")
def defence(asked: Asked, view: CarthageView) -> Raw:  # noqa: ARG001 - whatever is asked
    """RC-8.5.5: in each turn, and after raises, too."""
    return planned.defence(view, weight)


@habit("forum.auction")
def auction(asked: Asked, view: CarthageView) -> Raw:
    """RC-8.7: an initiative is worth a few Talents to who has money left for it."""
    return planned.bidden([view.senators[name] for name in options(asked, "payer") if name != "none"])


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
        "bid": planned.bidden(payers),
        "auctioned": "yes",
        "ask": [],
    }


def attempts(form: Raw, view: CarthageView) -> Iterator[Raw]:
    """RC-8.5: the best three that are worth their bribe, each on another Senator."""
    one, most = form
    people = [[view.senators[name] for name in one.get(field, ())] for field in ("persuader", "target")]
    cards = [card for card in one.get("card", ()) if card != "none"]
    found = forum.tried(view, people[0], people[1], cards=cards)
    yield from planned.listed(found, most, lambda target: forum.prize(view, target))


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
