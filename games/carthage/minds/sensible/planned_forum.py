"""The Forum Phase asked ahead: the same habits, said beforehand."""

from __future__ import annotations

from typing import Any

from games.carthage.minds.sensible import forum
from games.carthage.minds.sensible.habits import Asked
from games.carthage.minds.sensible.outlook import turns_left
from games.carthage.seen.view import CarthageView
from games.kernel import Raw
from games.republic.minds import planned_forum as planned
from games.republic.minds.outlook import me


def follows(asked: Asked, view: CarthageView) -> dict[str, Raw]:
    """RC-8.1: a Trader."""
    return {"trader": trader(asked.choice.form()["trader"], view)}


habit = planned.habits(forum.OWN, follows)


@habit("forum.plan")
def plan(asked: Asked, view: CarthageView) -> Raw:
    """RC-8.4: the roll, the best attempts, then a Trader; the most valuable Senator leads.

    RC-8.7: for an auctioned initiative too, unless by then nothing is paid for a Trader any more.
    """
    found = planned.plan(forum.OWN, follows, asked, view)
    return {"roll": "yes", **found, **({"auctioned": "no"} if completing(view, found["trader"]) else {})}


def completing(view: CarthageView, sought: Any) -> bool:
    """RC-7.1.1a: whether the Trader that he pays for is the last who draws a card: one from each stack."""
    return sought["talents"] > 0 and view.factions[me(view)].traders + 1 >= len(view.trade.stacks)


def trader(form: Any, view: CarthageView) -> Raw:
    """RC-8.1: as he would at his turn, with what is left by then."""
    able = [view.senators[name] for name in form["senator"] if name != "none"]
    if not able or not turns_left(view):
        return {"way": "none", **forum.NO_TRADER}
    return {"way": "left", **forum.sought(view, able)}
