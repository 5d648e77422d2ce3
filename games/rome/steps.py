"""RR-1.03.1: the steps of a game in the order of play."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.kernel import Interrupt, Step, StepId
from games.republic.forum import auction
from games.republic.promises import with_promises
from games.republic.register import gathered
from games.republic.reign import under_control
from games.republic.revolution import dealing
from games.rome.basics import breaches
from games.rome.basics.hostages import after_ransoms
from games.rome.combat import steps as combat
from games.rome.forum import end as forum_end
from games.rome.forum import games, knights, persuasion
from games.rome.forum import leaders as faction_leaders
from games.rome.forum import phase as forum
from games.rome.forum.peddling import with_peddling
from games.rome.mortality.phase import mortality
from games.rome.neutrals import coalition, marching_orders, plan, plots, spoils
from games.rome.neutrals.free_cards import with_free_cards
from games.rome.neutrals.standing_in import standing_in
from games.rome.population.phase import population
from games.rome.revenue import phase as revenue
from games.rome.revolution import cards, declaration, hands, veterans, victory
from games.rome.revolution import phase as revolution
from games.rome.revolution.aftermath import with_order_restored
from games.rome.senate import elections, governing, prosecutions, session
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
        "senate.opening": session.opening,
        "senate.consuls": elections.consuls,
        "senate.pontifex": elections.pontifex,
        "senate.appointment": elections.appointment,
        "senate.dictator": elections.dictatorship,
        "senate.censor": elections.censor,
        "senate.governors": governing.governing,
        "senate.prosecutions": prosecutions.prosecutions,
        "senate.business": session.other_business,
        "senate.adjournment": session.adjournment,
        # with Neutrals (RR-4.05), in place of those from senate.consuls to senate.business
        "senate.coalition": coalition.coalition,
        "senate.plan": plan.planning,
        "senate.spoils": spoils.division,
        "senate.plots": plots.plots,
        "senate.orders": marching_orders.orders,
        "revolution.opening": revolution.opening,
        "revolution.deals": dealing.dealing,
        "revolution.cards": cards.playing,
        "revolution.hands": hands.cutting,
        "revolution.revolt": declaration.revolts,
        "revolution.end": victory.end_of_turn,
        **combat.STEPS,
    },
)


def offers(g: Rome) -> list[Interrupt[Any]]:
    """RR-0.5.2, 1.10.71, 1.11.36: promises, ransoms, and the veterans whom a loyal Senator orders out."""
    return [*breaches.offers(g), *veterans.offers(g)]


def whole(name: StepId, step: Step[Rome]) -> Step[Rome]:
    """A step with what holds at any time.

    Ransoms are paid before it, if a phase begins (RR-1.10.71). Promises may be made
    beside it (RR-0.5.2, RR-1.10.71), and Influence Peddling played (RR-1.14.3). After it a revolt whose Rebel has died
    fails (RR-1.11.372), and a Rebel who has won while too many Wars are left has to fight them (RR-1.12.3).
    Who becomes Consul for Life does so at once (RR-1.09.822), and his player decides for others too (RR-1.09.823).
    What it asks of Neutrals is answered for them (RR-4).
    """
    loyal = after_ransoms(name, with_order_restored(step))
    return standing_in(name, under_control(with_free_cards(with_peddling(with_promises(loyal, offers)))))


STEPS: Final[Mapping[StepId, Step[Rome]]] = {name: whole(name, step) for name, step in PLAIN.items()}
