"""RR-1.03.1: the steps of a game in the order of play."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.kernel import Step, StepId
from games.republic.forum import auction
from games.republic.promises import with_promises
from games.republic.register import gathered
from games.republic.reign import under_control
from games.rome.basics.breaches import offers
from games.rome.basics.hostages import after_ransoms
from games.rome.combat import steps as combat
from games.rome.forum import end as forum_end
from games.rome.forum import games, knights, persuasion
from games.rome.forum import leaders as faction_leaders
from games.rome.forum import phase as forum
from games.rome.forum.peddling import with_peddling
from games.rome.mortality.phase import mortality
from games.rome.population.phase import population
from games.rome.revenue import phase as revenue
from games.rome.senate import session
from games.rome.setup import choices as setting
from games.rome.state import Rome

PLAIN: Final[Mapping[StepId, Step[Rome]]] = gathered(
    {
        "setup.governors": setting.governors,
        "setup.leaders": setting.leaders,
        "setup.cards": setting.cards,
        "mortality": mortality,
        "revenue.start": revenue.start,
        "revenue.income": revenue.income,
        "revenue.rebellion": revenue.rebellion,
        "revenue.redistribution": revenue.redistribution,
        "revenue.state": revenue.state_accounts,
        "revenue.terms": revenue.terms,
        "forum.opening": forum.opening,
        "forum.roll": forum.rolling,
        "forum.persuasion": persuasion.persuasion,
        "forum.knight": knights.knights,
        "forum.games": games.games,
        "forum.leader": faction_leaders.leadership,
        "forum.auction": auction.auction,
        "forum.end": forum_end.closing,
        "population": population,
        **combat.STEPS,
        "senate.opening": session.opening,
        "senate.business": session.other_business,
        "senate.adjournment": session.adjournment,
    },
)


def whole(name: StepId, step: Step[Rome]) -> Step[Rome]:
    """A step with what holds at any time.

    Ransoms are paid before it, if a phase begins (RR-1.10.71). Promises may be made
    beside it (RR-0.5.2, RR-1.10.71), and Influence Peddling played (RR-1.14.3).
    Who becomes Consul for Life does so at once (RR-1.09.822), and his player decides for others too (RR-1.09.823).
    """
    return under_control(with_peddling(with_promises(after_ransoms(name, step), offers)))


STEPS: Final[Mapping[StepId, Step[Rome]]] = {name: whole(name, step) for name, step in PLAIN.items()}
