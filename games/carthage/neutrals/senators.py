"""RC-15.10, T-15: how a Neutral votes; RC-15.9: its commanders follow the plan."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from games.carthage.neutrals.profiles import profile
from games.carthage.senate.pieces import TaxRate
from games.carthage.senate.tax import sponsors_of
from games.carthage.state import Carthage
from games.kernel import Decision, Raw, Seat
from games.kernel.choice import is_dict
from games.republic.neutrals.automata import Automata
from games.republic.senate.ballot import BOUGHT
from games.republic.senate.pieces import Voice

automaton = Automata()

View = Callable[[Carthage, Seat, TaxRate], bool]


def poor(limit: int) -> View:
    """T-15: for an increase when the treasury is below a limit, otherwise against."""
    return lambda g, _seat, proposed: proposed.rate > g.tax and g.treasury < limit


def thrifty(g: Carthage, _seat: Seat, proposed: TaxRate) -> bool:
    """T-15: against every increase, for every decrease."""
    return proposed.rate < g.tax


def popular(g: Carthage, seat: Seat, proposed: TaxRate) -> bool:
    """T-15: for every increase while a Senator of theirs sponsors it, otherwise against."""
    return proposed.rate > g.tax and any(g.senators[name].faction == seat for name in sponsors_of(proposed))


TAX_VOTES: Mapping[str, View] = {
    "for increase when treasury < 60, otherwise against": poor(60),
    "against every increase, for every decrease": thrifty,
    "for increase when treasury < 80, otherwise against": poor(80),
    "for every increase while a Senator of theirs sponsors it, otherwise against": popular,
}


@automaton("senate.vote")
def vote(g: Carthage, decision: Decision[Any]) -> Raw:
    """RC-15.10: on the tax rate by T-15, without buying votes; RC-9.8.6: else it abstains."""
    motion = g.senate.motion
    if motion is None or not isinstance(motion.proposal, TaxRate) or not is_dict(decision.lapse):
        return decision.lapse
    favours = TAX_VOTES[profile(g, decision.seat).tax_vote](g, decision.seat, motion.proposal)
    voice: Voice = "for" if favours else "against"
    return {name: 0 if name.endswith(BOUGHT) else voice for name in decision.lapse}


@automaton("senate.consent")
def consent(_g: Carthage, _decision: Decision[Any]) -> Raw:
    """RC-15.9: it follows the military plan, even with too small a force."""
    return "consent"
