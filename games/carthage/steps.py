"""RC-3.1: the steps of a game in the order of play."""

from __future__ import annotations

from collections.abc import Mapping

from games.carthage.combat import steps as combat
from games.carthage.forum import (
    end as forum_end,
)
from games.carthage.forum import (
    leaders as faction_leaders,
)
from games.carthage.forum import persuasion, traders
from games.carthage.forum import (
    phase as forum,
)
from games.carthage.mortality.phase import mortality
from games.carthage.neutrals import coalition, marching_orders, plan, plots, spoils, taxes
from games.carthage.neutrals.standing_in import standing_in
from games.carthage.revenue import phase as revenue
from games.carthage.revolution import cards, public_reaction, revolt, triumph, victory
from games.carthage.revolution.aftermath import with_order_restored
from games.carthage.senate import adjournment, elections, prosecutions, session
from games.carthage.setup import choices as setting
from games.carthage.state import Carthage
from games.carthage.trade import phase as trade
from games.kernel import Step, StepId
from games.republic.forum import auction
from games.republic.promises import with_promises
from games.republic.register import gathered
from games.republic.reign import under_control
from games.republic.revolution import dealing

PLAIN: Mapping[StepId, Step[Carthage]] = gathered(
    {
        "setup.traders": setting.traders,
        "setup.leaders": setting.leaders,
        "setup.governors": setting.governors,
        "setup.committee": setting.committee,
        "setup.cards": setting.cards,
        "mortality": mortality,
        "revenue.income": revenue.income,
        "revenue.corruption": revenue.corrupt_income,
        "revenue.state": revenue.state_accounts,
        "revenue.provinces": revenue.province_income,
        "revenue.contributions": revenue.contributions,
        "revenue.redistribution": revenue.redistribution,
        "trade.draw": trade.drawing,
        "trade.floor": trade.trading,
        "trade.selling": trade.selling,
        "trade.warehouses": trade.warehouses,
        "forum.opening": forum.opening,
        "forum.roll": forum.rolling,
        "forum.persuasion": persuasion.persuasion,
        "forum.trader": traders.attraction,
        "forum.leader": faction_leaders.leadership,
        "forum.auction": auction.auction,
        "forum.end": forum_end.closing,
        "senate.opening": session.opening,
        "senate.suffetes": elections.suffetes,
        "senate.committee": elections.committee,
        "senate.prosecutions": prosecutions.prosecutions,
        "senate.governors": elections.governors,
        "senate.business": session.other_business,
        "senate.adjournment": adjournment.adjournment,
        # with Neutrals (RC-15.7 to RC-15.11), in place of those from senate.suffetes to senate.business
        "senate.coalition": coalition.coalition,
        "senate.plan": plan.planning,
        "senate.spoils": spoils.picking,
        "senate.taxes": taxes.taxes,
        "senate.plots": plots.plots,
        "senate.orders": marching_orders.orders,
    },
    combat.STEPS,
    {
        "revolution.reaction": public_reaction.public_reaction,
        "revolution.deals": dealing.dealing,
        "revolution.cards": cards.playing,
        "revolution.revolt": revolt.revolts,
        "revolution.end": victory.end_of_turn,
        "revolution.triumph": triumph.triumph,
    },
)


def whole(name: StepId, step: Step[Carthage]) -> Step[Carthage]:
    """A step with what holds at any time.

    Promises may be made beside it (RC-1.5c, RC-1.5d). After it a revolt whose Rebel has died fails (RC-11.4). Who
    becomes Suffete for Life does so at once (RC-9.10.2), and his player decides for others too (RC-9.10.3).
    What it asks of Neutrals is answered for them (RC-15).
    """
    at_any_time = under_control(with_promises(with_order_restored(step)))
    return standing_in(name, at_any_time)


STEPS: Mapping[StepId, Step[Carthage]] = {name: whole(name, step) for name, step in PLAIN.items()}
