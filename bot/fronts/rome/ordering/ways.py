"""RR-0.6.6: what may be ordered beforehand in Rome, in one place."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.fronts.republic.ordering.answers import bid, vote
from bot.fronts.republic.ordering.facts import EVENTS, FIGURES, circumstances, facts_with
from bot.fronts.republic.ordering.ways import BRIBE, CONSENT, OFFER, ON_MOTIONS, VOTE, of_phase
from bot.services.orders.ordering import AHEAD, DEFAULT, Ordering, Ways
from games.kernel import View
from games.rome.charts import decision_points
from games.rome.law import BUSINESS
from games.rome.seen.view import RomeView

RANSOM: Final = Ways((), ("pay",), offer=True)

WAYS: Final[Mapping[str, Ways]] = {
    "revenue.package": AHEAD,
    "revenue.upkeep": Ways(),
    "revenue.bodyguard": DEFAULT,
    "revenue.grain": Ways(),
    "revenue.spoils": Ways(),
    "revenue.contribute": Ways(("default", "amount"), money=True),
    "revenue.redistribute": DEFAULT,
    "revenue.levy": DEFAULT,
    "revenue.add": Ways(("default", "amount"), money=True),
    "revenue.maintain": DEFAULT,
    "revenue.release": Ways(),
    "forum.plan": AHEAD,
    "forum.defence": AHEAD,
    "forum.reactions": AHEAD,
    "forum.attempt": AHEAD,
    "forum.bribing": AHEAD,
    "forum.auction": AHEAD,
    "forum.persuade": DEFAULT,
    "forum.counter": BRIBE,
    "forum.raise": BRIBE,
    "forum.knight": DEFAULT,
    "forum.games": DEFAULT,
    "forum.leader": DEFAULT,
    "forum.bid": BRIBE,
    "forum.fleets": DEFAULT,
    "senate.programme": AHEAD,
    "senate.docket": AHEAD,
    "senate.sheets": AHEAD,
    "senate.accusations": AHEAD,
    "senate.floor": Ways(("default",), ("adjourn",)),
    "senate.vote": VOTE,
    "senate.veto": OFFER,
    "senate.claim": OFFER,
    "senate.last-word": Ways(("default",), ("none", "claim")),
    "senate.consent": CONSENT,
    "senate.sponsor": CONSENT,
    "senate.prosecute": CONSENT,
    "senate.advise": CONSENT,
    "senate.prosecutions": DEFAULT,
    "senate.office": Ways(("default",), ("rome", "field")),
    "senate.appoint": DEFAULT,
    "senate.legate": Ways(("default",), ("go", "legate")),
    "senate.appeal": Ways(("default", "use")),
    "senate.bodyguards": Ways(("default", "use", "none", "amount")),
    "senate.graft": DEFAULT,
    "senate.price": Ways(),
    "senate.murder": DEFAULT,
    "senate.mob": DEFAULT,
    "senate.rebuke": Ways(("default",), ("influence", "step-down")),
    "senate.join": Ways(("default",), ("join", "refuse")),
    "senate.skip": Ways(),
    "combat.order": DEFAULT,
    "combat.landing": Ways(("default",), ("attack", "wait")),
    "combat.buy": DEFAULT,
    "combat.fleets": DEFAULT,
    "captive.ransom": RANSOM,
    "revolution.plan": AHEAD,
    "revolution.plays": AHEAD,
    "revolution.play": DEFAULT,
    "revolution.done": DEFAULT,
    "revolution.discard": DEFAULT,
    "revolution.revolt": DEFAULT,
    "revolution.rise": DEFAULT,
    "revolution.join": Ways(),
    "revolution.veterans": DEFAULT,
    "revolution.march": Ways(("default",), ("march", "stay")),
}

OWN_FIGURES: Final = ("unrest", "own-knights")
OWN_EVENTS: Final = ("rome.TribunePlayed", "rome.WarActivated", "rome.EraEnding")


def own_facts(view: View) -> Mapping[str, int]:
    """RR-1.08.1: Unrest; RR-1.09.141: the Knights of the seat that sees it."""
    if not isinstance(view, RomeView):
        raise TypeError(type(view))
    knights = {"own-knights": view.factions[view.own.seat].knights} if view.own else {}
    return {"unrest": view.unrest, **knights}


ORDERING: Final = Ordering(
    ways=WAYS,
    motions=[one.kind for one in BUSINESS],
    on_motions=(*ON_MOTIONS, "senate.sponsor", "senate.graft", "senate.murder", "senate.mob"),
    figures=(*FIGURES, *OWN_FIGURES),
    facts=facts_with(own_facts),
    events=(*EVENTS, *OWN_EVENTS),
    circumstances=circumstances,
    answers={"senate.vote": vote, "forum.bid": bid},
    points=of_phase(decision_points),
)
