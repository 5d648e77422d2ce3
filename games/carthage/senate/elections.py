"""RC-9.0.2, steps 1, 2 and 4: the elections, as far as nobody acts filled by themselves (RC-9.0.20)."""

from __future__ import annotations

from collections.abc import Callable

from games.carthage.senate import committee as members
from games.carthage.senate import governors as provinces
from games.carthage.senate import suffetes as pairs
from games.carthage.senate.filling import fill_committee, fill_governors, fill_suffetes
from games.carthage.senate.floor import compulsory, proposing, speaker
from games.carthage.state import Carthage
from games.kernel import StepId
from games.republic.senate.motions import put
from games.republic.senate.presiding import adjourn
from games.republic.senate.proposals import agenda
from games.republic.senate.repopulating import repopulate
from games.republic.senate.session import in_session


async def suffetes(g: Carthage) -> StepId:
    """RC-9.1: a pair is named and voted on; a rejected one is barred, and the last that is left is appointed."""
    left = pairs.pairs(g)
    if g.senate.elected:
        return "senate.committee"
    if g.senate.adjourned or not left:
        fill_suffetes(g)
    elif len(left) == 1:
        await pairs.elect(g, [g.senators[name] for name in left[0].nominees], "pair")
    else:
        await deliberate(g)
    return "senate.suffetes"


async def committee(g: Carthage) -> StepId:
    """RC-9.2: the vacant seats are filled by vote; the last candidate is appointed. RC-9.0.21: or filled at once."""
    last = members.last_candidate(g)
    if g.senate.adjourned:
        fill_committee(g)
    if g.senate.adjourned or not members.vacancies(g):
        return "senate.prosecutions"
    if last:
        await members.appoint(g, *last)
    else:
        await deliberate(g)
    return "senate.committee"


async def governors(g: Carthage) -> StepId:
    """RC-9.4: Governors for the Provinces in the Forum; with none there the magistrate may still recall one."""
    last, proposed = provinces.last_candidate(g), False
    if g.senate.adjourned:
        fill_governors(g)
    elif last:
        provinces.send(g, *last, "last")
    else:
        proposed = await deliberate(g, needed=provinces.vacancies)
    await repopulate(g)
    if proposed or provinces.vacancies(g):
        return "senate.governors"
    g.senate.governed = [one.id for one in g.provinces_in_order() if one.governor]
    return "senate.business"


async def deliberate(g: Carthage, *, needed: Callable[[Carthage], object] = compulsory) -> bool:
    """RC-9.0.6: somebody proposes, and it is voted on: whether anybody has. RC-9.0.20: or all have held their peace."""
    motion = await in_session(g, proposing(g, *agenda(g), needed=needed))
    if motion:
        await put(g, motion)
    elif speaker(g) is None:
        adjourn(g, "silence")
    return motion is not None
