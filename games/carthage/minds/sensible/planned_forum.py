"""The Forum Phase asked ahead: the same habits, said beforehand."""

from __future__ import annotations

from typing import Any

from games.carthage.minds.sensible import forum
from games.carthage.minds.sensible.habits import Asked
from games.carthage.minds.sensible.outlook import turns_left
from games.carthage.seen.view import CarthageView
from games.kernel import Raw
from games.republic.minds import planned_forum as planned


def follows(asked: Asked, view: CarthageView) -> dict[str, Raw]:
    """RC-8.1: a Trader."""
    return {"trader": trader(asked.choice.form()["trader"], view)}


habit = planned.habits(forum.OWN, follows)


@habit("forum.plan")
def plan(asked: Asked, view: CarthageView) -> Raw:
    """RC-8.4: the roll, the best attempts, then a Trader; the most valuable Senator leads."""
    return {"roll": "yes", **planned.plan(forum.OWN, follows, asked, view)}


def trader(form: Any, view: CarthageView) -> Raw:
    """RC-8.1: as he would at his turn, with what is left by then."""
    able = [view.senators[name] for name in form["senator"] if name != "none"]
    if not able or not turns_left(view):
        return {"way": "none", **forum.NO_TRADER}
    return {"way": "left", **forum.sought(view, able)}
