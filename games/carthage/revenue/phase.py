"""RC-6: the Revenue Phase, in the order of RC-6.0."""

from __future__ import annotations

from functools import partial

from games.carthage.basics.events import GameEnded
from games.carthage.pieces import Ending
from games.carthage.revenue.contributions import gifts_and_works
from games.carthage.revenue.costs import annual_revenue, expedition_costs, maintenance, war_costs
from games.carthage.revenue.disorder import disorder_and_raids
from games.carthage.revenue.events import Bankrupt
from games.carthage.revenue.income import corruption, office_income, personal_income, take_corrupt_income
from games.carthage.revenue.provinces import provinces, spoils
from games.carthage.revenue.rebellion import rebel_maintenance
from games.carthage.state import Carthage
from games.kernel import StepId, ask_all, together
from games.republic.agreements import pay_promises
from games.republic.asking import each
from games.republic.ransom import pay_ransoms
from games.republic.revenue.redistribution import redistribute
from games.republic.terms import governors_terms


async def income(g: Carthage) -> StepId:
    """RC-6.8.5 and RC-6.0, step 1: what befalls the Provinces, then personal income."""
    pay_ransoms(g)
    await disorder_and_raids(g)
    personal_income(g)
    return "revenue.corruption"


async def corrupt_income(g: Carthage) -> StepId:
    """RC-6.0, steps 2 and 3. The spoils of step 8 are asked for at once too, so that most are asked only once."""
    posts, taken = await together(
        ask_all(partial(each, g, corruption)),
        ask_all(partial(each, g, spoils)),
    )
    g.spoils[:] = [province for seat in g.seats for province in taken.get(seat, ())]
    take_corrupt_income(g, posts)
    office_income(g)
    return "revenue.state"


async def state_accounts(g: Carthage) -> StepId:
    """RC-6.0, steps 4 to 7: the State receives its 100T and pays for units, Wars, Caravans and Trade Fleets."""
    annual_revenue(g)
    await rebel_maintenance(g)
    maintenance(g)
    war_costs(g)
    expedition_costs(g)
    return "revenue.provinces"


async def province_income(g: Carthage) -> StepId:
    """RC-6.0, step 8."""
    await provinces(g)
    return "revenue.contributions"


async def contributions(g: Carthage) -> StepId | None:
    """RC-6.0, steps 9 and 10: contributions; if the Treasury is still below 0, that is the end.

    GV-6.4: else it has paid all.
    """
    await gifts_and_works(g)
    if g.treasury < 0:
        return go_bankrupt(g, "revenue.redistribution")
    g.law.abroad.has_paid(g)
    return "revenue.redistribution"


def go_bankrupt(g: Carthage, following: StepId) -> StepId | None:
    """RC-6.11: without a Rebel all lose (RC-12.3); with one he wins (RC-12.1b). GV-7.5: then this may follow."""
    g.tell(Bankrupt(g.treasury))
    if g.rebel_force():
        g.law.abroad.gives_way(g)
        g.law.abroad.breaks_off(g, following)
        return "revolution.triumph"
    g.ending = Ending(reason="bankrupt")
    if not g.law.abroad.falls(g, g.ending.reason):
        g.tell(GameEnded(g.ending.reason, g.ending.winner))
    return None


async def redistribution(g: Carthage) -> StepId:
    """RC-6.0, steps 11 and 12: promised Talents are paid (RC-1.5d), all move their money, Governors' terms fall."""
    pay_promises(g)
    await redistribute(g)
    governors_terms(g)
    return "trade.draw"
