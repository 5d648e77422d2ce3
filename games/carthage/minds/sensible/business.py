"""What else the presiding magistrate proposes: cards, taxes, peace, expeditions, and himself for life."""

from __future__ import annotations

from games.carthage.law import LAWS
from games.carthage.minds.sensible.habits import Asked, Habits, first_legal, offered, options
from games.carthage.minds.sensible.outlook import RESERVE, active, champion, lost, next_balance, power
from games.carthage.seen.view import CarthageView
from games.kernel import Raw
from games.republic.minds import elections
from games.republic.minds.outlook import is_mine, leads, me

habit = Habits()

ENOUGH = 50  # a Treasury after the next Revenue Phase that needs no higher taxes
LIKELY = 60  # percent: a battle the Senate counts on, rather than pay for a Lost War for ever
PLENTY = 150  # a Treasury that can pay for an expedition

# The floor


@habit("senate.floor")
def floor(asked: Asked, view: CarthageView) -> Raw:  # noqa: ARG001 - what there was to propose has been proposed
    """RC-9.0.20: who has nothing more to propose adjourns, or lets the floor pass, or goes on to other business."""
    return offered(asked)[-1]


@habit("senate.concessions", urgency=8)
def grant(asked: Asked, view: CarthageView) -> Raw | None:
    """RC-9.5: one for oneself, the next for an ally."""
    return elections.grants(asked, view)


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


@habit("senate.peace", urgency=2)
def peace(asked: Asked, view: CarthageView) -> Raw | None:
    """RC-9.5.4: with four Active Wars, and no victory in sight, the hardest is given up; never a fourth."""
    if len(active(view)) - winnable(view) < 4 or lost(view) >= 3:
        return None
    wars = [view.wars[name] for name in options(asked, "war")]
    hardest = sorted(wars, key=lambda war: -(war.land_now + max(war.fleet_now, war.support)))
    return first_legal(asked, [{"war": war.id} for war in hardest])


def winnable(view: CarthageView) -> int:
    """How many Wars will probably be won this turn by forces in the field."""
    likely = [one for one in view.forces.values() if one.battle and one.battle.odds.victory >= LIKELY]
    return len({one.war for one in likely if one.battle and one.battle.ground == "land"})


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


@habit("senate.life", urgency=9)
def for_life(asked: Asked, view: CarthageView) -> Raw | None:
    """RC-9.10.1: when one's own votes and money outweigh all the others'."""
    own = [name for name in options(asked, "nominee") if is_mine(view, name)]
    if not own:
        return None
    best = max(own, key=lambda name: view.senators[name].influence)
    mighty = power(view, me(view)) + view.senators[best].influence
    return {"nominee": best} if mighty > sum(power(view, seat) for seat in view.seats if seat != me(view)) else None
