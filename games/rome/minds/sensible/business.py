"""What else the presiding magistrate proposes: Concessions, Land Bills, and himself for life."""

from __future__ import annotations

from games.kernel import Raw
from games.republic.minds import elections
from games.republic.minds.outlook import is_mine, me
from games.rome.minds.sensible.habits import Asked, Habits, first_legal, offered, options
from games.rome.minds.sensible.outlook import (
    RESERVE,
    RESTLESS,
    TOTTERING,
    UPROAR,
    champion,
    next_balance,
    power,
)
from games.rome.seen.view import LandBillView, RomeView

habit = Habits()

YEARS = 4  # turns over which a lasting Land Bill is reckoned


@habit("senate.floor", "senate.prosecutions")
def floor(asked: Asked, view: RomeView) -> Raw:  # noqa: ARG001 - what there was to propose has been proposed
    """RR-1.09.6.1, 1.09.41: who has nothing more to propose adjourns, or ends the Prosecutions."""
    return offered(asked)[-1]


@habit("senate.concessions", urgency=8)
def grant(asked: Asked, view: RomeView) -> Raw | None:
    """RR-1.09.61: one for oneself, the next for an ally."""
    return first_legal(asked, elections.grants(asked, view)[:1])


@habit("senate.land-bill", urgency=7)
def land_bill(asked: Asked, view: RomeView) -> Raw | None:
    """RR-1.09.62: when the people stir; the cheapest that is enough, sponsored by one's own."""
    names = options(asked, "sponsor")
    own = sorted((name for name in names if is_mine(view, name)), key=lambda name: -view.senators[name].influence)
    bills = [one for one in view.land_bills if str(one.type) in options(asked, "type") and affordable(view, one)]
    if view.unrest < RESTLESS or not own or not bills:
        return None
    bill = max(bills, key=lambda one: (one.type <= wanted(view), one.type))
    beside = [*own[1:], *(name for name in names if not is_mine(view, name))]
    return first_legal(asked, [{"type": str(bill.type), "sponsor": own[0], "cosponsor": one} for one in beside])


def wanted(view: RomeView) -> int:
    """The type that such Unrest asks for."""
    return 3 if view.unrest >= UPROAR else 2 if view.unrest > RESTLESS else 1


def affordable(view: RomeView, bill: LandBillView) -> bool:
    """Whether the State can bear it: now, or for some turns; when the people roar, if there is any money at all."""
    cost = bill.cost * (YEARS if bill.recurring else 1)
    left = view.treasury + min(0, next_balance(view))
    return left - cost >= RESERVE / 2 or (view.unrest >= UPROAR and left - bill.cost >= TOTTERING)


@habit("senate.sponsor")
def sponsor(asked: Asked, view: RomeView) -> Raw:  # noqa: ARG001 - the people thank whoever gives them land
    """RR-1.09.62, 2.06.2: a Land Bill and a law bring a name; a repeal costs it."""
    motion = view.senate.motion if view.senate else None
    return "refuse" if motion and motion.kind == "repeal" else "consent"


@habit("senate.life", urgency=9)
def for_life(asked: Asked, view: RomeView) -> Raw | None:
    """RR-1.09.821: when one's own votes and money outweigh all the others'."""
    own = [name for name in options(asked, "nominee") if is_mine(view, name)]
    if not own:
        return None
    best = max(own, key=lambda name: view.senators[name].influence)
    mighty = power(view, me(view)) + view.senators[best].influence
    others = sum(power(view, seat) for seat in view.factions if seat != me(view))
    return {"nominee": best} if mighty > others else None


@habit("senate.rebuke")
def rebuke(asked: Asked, view: RomeView) -> Raw | None:  # noqa: ARG001 - who presides decides
    """RR-1.09.144: a point of Influence is less than the chair."""
    return "influence" if "influence" in offered(asked) else None


@habit("senate.consent")
def consent(asked: Asked, view: RomeView) -> Raw:
    """RR-1.09.51, 1.09.643: out again, unless he is the best; with too small a force never."""
    first = champion(view)
    if asked.point == "RR-DP44":
        return "refuse" if first and first.id == asked.about.get("senator") else "consent"
    return "refuse"
