"""What may be ordered beforehand in Carthage, in one place."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, get_args

from bot.fronts.republic.ordering.answers import bid, vote
from bot.fronts.republic.ordering.facts import EVENTS, FIGURES, circumstances, facts_with
from bot.fronts.republic.ordering.ways import BRIBE, CONSENT, OFFER, ON_MOTIONS, VOTE, of_phase
from bot.services.orders.ordering import AHEAD, DEFAULT, Ordering, Ways
from games.carthage.charts import decision_points
from games.carthage.seen.view import CarthageView
from games.carthage.senate.pieces import Kind
from games.kernel import View

WAYS: Final[Mapping[str, Ways]] = {
    "revenue.package": AHEAD,
    "revenue.corruption": Ways(),
    "revenue.spoils": Ways(),
    "revenue.insist": Ways(("default",), ("roll", "leave")),
    "revenue.works": Ways(("default",), ("0", "10", "20"), money=True),
    "revenue.contribute": Ways(("default", "amount"), money=True),
    "revenue.redistribute": DEFAULT,
    "revenue.release": Ways(),
    "trade.package": AHEAD,
    "trade.sell": Ways(),
    "trade.keep": DEFAULT,
    "trade.split": DEFAULT,
    "forum.plan": AHEAD,
    "forum.defence": AHEAD,
    "forum.reactions": AHEAD,
    "forum.attempt": AHEAD,
    "forum.bribing": AHEAD,
    "forum.auction": AHEAD,
    "forum.roll": DEFAULT,
    "forum.persuade": DEFAULT,
    "forum.counter": BRIBE,
    "forum.raise": BRIBE,
    "forum.trader": DEFAULT,
    "forum.leader": DEFAULT,
    "forum.bid": BRIBE,
    "forum.sacrifice": Ways(),
    "senate.programme": AHEAD,
    "senate.docket": AHEAD,
    "senate.sheets": AHEAD,
    "senate.accusations": AHEAD,
    "senate.floor": Ways(("default",), ("adjourn",)),
    "senate.vote": VOTE,
    "senate.veto": OFFER,
    "senate.claim": OFFER,
    "senate.last-word": Ways(),
    "senate.silence": Ways(),
    "senate.consent": CONSENT,
    "senate.membership": CONSENT,
    "senate.prosecute": CONSENT,
    "senate.prosecutions": DEFAULT,
    "senate.appeal": OFFER,
    "senate.bodyguards": Ways(("default", "use", "none", "amount")),
    "senate.rebuke": Ways(("default",), ("influence", "step-down")),
    "senate.join": Ways(("default",), ("join", "refuse")),
    "senate.skip": Ways(),
    "combat.expedition": Ways(("default",), ("continue", "return")),
    "combat.landing": Ways(("default",), ("attack", "wait")),
    "combat.mercenaries": Ways(),
    "captive.ransom": Ways((), ("pay",), offer=True),
    "revolution.plan": AHEAD,
    "revolution.plays": AHEAD,
    "revolution.play": DEFAULT,
    "revolution.done": DEFAULT,
    "revolution.discard": DEFAULT,
    "revolution.revolt": DEFAULT,
    "revolution.join": Ways(),
}

OWN_FIGURES: Final = ("tax", "own-trade-cards")
OWN_EVENTS: Final = ("carthage.OutcryRaised", "carthage.WarActivated")


def own_facts(view: View) -> Mapping[str, int]:
    """The tax rate, and the trade cards of the seat that sees it."""
    if not isinstance(view, CarthageView):
        raise TypeError(type(view))
    goods = {"own-trade-cards": len(view.own.trade_cards)} if view.own else {}
    return {"tax": view.tax, **goods}


ORDERING: Final = Ordering(
    ways=WAYS,
    motions=get_args(Kind),
    on_motions=(*ON_MOTIONS, "senate.silence"),
    figures=(*FIGURES, *OWN_FIGURES),
    facts=facts_with(own_facts),
    events=(*EVENTS, *OWN_EVENTS),
    circumstances=circumstances,
    answers={"senate.vote": vote, "forum.bid": bid},
    points=of_phase(decision_points),
)
