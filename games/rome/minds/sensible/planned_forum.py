"""The Forum Phase asked ahead: the same habits, said beforehand."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from games.kernel import OneOf, Raw
from games.republic.minds import planned_forum as planned
from games.republic.minds.outlook import mine
from games.rome.minds.sensible import forum, money
from games.rome.minds.sensible.habits import Asked, Habits, options
from games.rome.minds.sensible.outlook import UPROAR, weight
from games.rome.seen.people import SenatorView
from games.rome.seen.view import RomeView

habit = Habits()

GRANDEST = "gladiator-gala"
STIRRING = 3  # Unrest at which games are held
BELOVED = 9


@habit("forum.attempt")
def attempt(asked: Asked, view: RomeView) -> Raw:
    """RR-1.07.4: the attempt that promises most; raised up to 7 again, while the prize is worth it; then the rest."""
    found: Any = forum.persuade(asked, view)
    if found == forum.NOBODY:
        return {**found, "opposed": "ask", "limit": 0, "goal": "announced", **rest(asked, view)}
    purse, prize = view.senators[found["persuader"]].talents, forum.prize(view, view.senators[found["target"]])
    return {**found, **planned.raised(purse, prize, found["bribe"]), **rest(asked, view)}


def rest(asked: Asked, view: RomeView) -> dict[str, Any]:
    """RR-1.07.5 to 1.07.7: Knights, games and the Leader, where they are asked with the attempt."""
    return what_follows(asked, view) if "knight" in asked.choice.form() else {}


def what_follows(asked: Asked, view: RomeView) -> dict[str, Any]:
    """RR-1.07.5 to 1.07.7: as he would at his turn."""
    return {"knight": knight(view), "games": games(view), "leader": leader(asked, view)}


@habit("forum.bribing")
def bribing(asked: Asked, view: RomeView) -> Raw:
    """RR-1.07.413: one's own Senator is defended, another against who leads; later, too."""
    return planned.bribing(asked, view, weight)


@habit("forum.defence")
def defence(asked: Asked, view: RomeView) -> Raw:  # noqa: ARG001 - whatever is asked
    """RR-1.07.413: in each turn, and after raises, too."""
    return planned.defence(view, weight)


@habit("forum.auction")
def auction(asked: Asked, view: RomeView) -> Raw:
    """RR-1.07.22: an initiative is worth a few Talents to who has money left for it."""
    return planned.bidden([view.senators[name] for name in options(asked, "payer") if name != "none"])


# The Forum plan


@habit("forum.plan")
def plan(asked: Asked, view: RomeView) -> Raw:
    """RR-1.07.2: the best attempts, then a Knight, games for an angry people; the most valuable Senator leads."""
    fields: dict[str, Any] = asked.choice.form()
    payers = [view.senators[name] for name in fields["bid"]["payer"] if name != "none"]
    return {
        "way": "plan",
        "attempts": list(attempts(fields["attempts"], view)),
        **what_follows(asked, view),
        "bid": planned.bidden(payers),
        "auctioned": "yes",
        "ask": [],
    }


def attempts(form: Raw, view: RomeView) -> Iterator[Raw]:
    """RR-1.07.4: the best three that are worth their bribe, each on another Senator."""
    one, most = form
    people = [[view.senators[name] for name in one.get(field, ())] for field in ("persuader", "target")]
    cards = [card for card in one.get("card", ()) if card != "none"]
    found = (made for who in people[0] for whom in people[1] for made in forum.tried(view, who, whom, cards))
    yield from planned.listed(found, most, lambda target: forum.prize(view, target))


def knight(view: RomeView) -> Raw:
    """RR-1.07.5: as he would at his turn, with what is left by then."""
    able = [one for one in mine(view) if one.in_rome]
    if not able:
        return {"way": "usual", "senator": "none", "talents": 0, "chance": 0}
    return {"way": "left", "chance": 0, **forum.sought(view, able)}


def games(view: RomeView) -> Raw:
    """RR-1.07.6: if the people stir, by who can best pay for them."""
    able = [one for one in mine(view) if not one.captive and not one.rebel]
    payer = max(able, key=lambda one: (one.talents, one.number), default=None)
    if payer is None or not worth_it(view, payer):
        return {"way": "none", "games": "none", "senator": "none", "unrest": 0, "popularity": BELOVED}
    return {"way": "upto", "games": GRANDEST, "senator": payer.id, "unrest": STIRRING, "popularity": BELOVED}


def worth_it(view: RomeView, payer: SenatorView) -> bool:
    """Whether Rome may need them."""
    return view.unrest >= UPROAR or payer.talents >= money.PRICES[GRANDEST]


def leader(asked: Asked, view: RomeView) -> str:
    """RR-1.07.7: as he would at his turn."""
    others = {one.id: one.id for one in mine(view) if not one.leader}
    found: Any = money.leader(replace(asked, choice=OneOf(others)), view)
    return found or "stay"
