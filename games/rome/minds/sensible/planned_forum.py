"""The Forum Phase asked ahead: the same habits, said beforehand."""

from __future__ import annotations

from games.kernel import Raw
from games.republic.minds import planned_forum as planned
from games.republic.minds.outlook import mine
from games.rome.minds.sensible import forum, money
from games.rome.minds.sensible.habits import Asked
from games.rome.minds.sensible.outlook import UPROAR
from games.rome.seen.people import SenatorView
from games.rome.seen.view import RomeView

GRANDEST = "gladiator-gala"
STIRRING = 3  # Unrest at which games are held
BELOVED = 9


def follows(_asked: Asked, view: RomeView) -> dict[str, Raw]:
    """RR-1.07.5, 1.07.6: Knights and games, as he would at his turn."""
    return {"knight": knight(view), "games": games(view)}


habit = planned.habits(forum.OWN, follows)


@habit("forum.plan")
def plan(asked: Asked, view: RomeView) -> Raw:
    """RR-1.07.2: the best attempts, then a Knight, games for an angry people; the most valuable Senator leads."""
    return planned.plan(forum.OWN, follows, asked, view)


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
