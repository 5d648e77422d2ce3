"""What the State needs beside its army: taxes, and expeditions."""

from __future__ import annotations

from games.carthage.law import LAWS
from games.carthage.minds.sensible.habits import Asked, Habits, first_legal, options
from games.carthage.minds.sensible.outlook import RESERVE, active, champion, next_balance
from games.carthage.seen.view import CarthageView
from games.kernel import Raw
from games.republic.minds.outlook import is_mine, leads, me

habit = Habits()

ENOUGH = 50  # a Treasury after the next Revenue Phase that needs no higher taxes
PLENTY = 150  # a Treasury that can pay for an expedition


@habit("senate.tax", urgency=7)
def tax(asked: Asked, view: CarthageView) -> Raw | None:
    """RC-9.5.6: more when money runs out; sponsors of two factions, so that nobody can be charged."""
    if view.treasury + next_balance(view) > ENOUGH or view.tax >= 30:
        return None
    names = [name for name in options(asked, "sponsor") if name != "none"]
    own = [name for name in names if is_mine(view, name)]
    others = [name for name in names if not is_mine(view, name) and not leads(view, view.senators[name].faction)]
    first = champion(view)
    sponsor = first.id if first and first.id in own else next(iter(own), "none")
    return first_legal(asked, [{"rate": str(view.tax + 10), "sponsor": sponsor, "cosponsor": one} for one in others])


@habit("senate.expedition", urgency=4)
def expedition(asked: Asked, view: CarthageView) -> Raw | None:
    """RC-9.5.3: in peace, out of a full Treasury, with all that it asks for."""
    if active(view) or view.treasury < PLENTY or view.expeditions:
        return None
    form = asked.choice.form()
    able = [view.senators[name] for name in form["explorer"]]
    own = [one for one in able if one.faction == me(view)] or able
    best = max(own, key=lambda one: (one.exploration, one.influence))
    wanted = [(goal, *printed(view, goal)) for goal in form["goal"]]
    plans = sorted(wanted, key=lambda one: one[1] + one[2])
    return first_legal(
        asked,
        [
            {"goal": goal, "explorer": best.id, "caravans": caravans, "trade_fleets": ships}
            for goal, caravans, ships in plans
            if view.treasury - caravans - ships >= RESERVE
        ],
    )


def printed(view: CarthageView, goal: str) -> tuple[int, int]:
    """The units an Exploration asks for."""
    card = LAWS[view.edition].tables.explorations[goal]
    return card.caravans, card.trade_fleets
