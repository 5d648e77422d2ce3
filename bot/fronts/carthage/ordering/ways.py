"""What may be ordered beforehand in Carthage, in one place."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, get_args

from bot.fronts.carthage.ordering.answers import bid, vote
from bot.fronts.carthage.ordering.facts import EVENTS, FIGURES, circumstances, facts
from bot.services.orders.ordering import AHEAD, DEFAULT, Ordering, Ways
from games.carthage.charts import DecisionPoint, decision_points
from games.carthage.senate.pieces import Kind

VOTE: Final = Ways(("default", "with", "against"), ("for", "against", "abstain"), money=True)
BRIBE: Final = Ways(("default", "amount"), money=True)
CONSENT: Final = Ways(("default",), ("consent", "refuse"))
OFFER: Final = Ways(("use",), offer=True)

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

BESIDE: Final[Mapping[str, Sequence[str]]] = {"captive": ("captive", "mortality", "agreement")}
"""With the captives stands what may be asked at any time."""


def points(phase: str) -> Sequence[DecisionPoint]:
    """The decision points of a phase."""
    named = BESIDE.get(phase, (phase,))
    return [point for point in decision_points() if point.phase in named]


ORDERING: Final = Ordering(
    ways=WAYS,
    motions=get_args(Kind),
    on_motions=("senate.vote", "senate.veto", "senate.claim", "senate.consent", "senate.silence"),
    figures=FIGURES,
    facts=facts,
    events=EVENTS,
    circumstances=circumstances,
    answers={"senate.vote": vote, "forum.bid": bid},
    points=points,
)
