"""RC-9.10: the Suffete for Life, by election (21 INF) or by appointment (35 INF); see `reign` for what he may do."""

from __future__ import annotations

from collections.abc import Sequence
from functools import wraps

from games.carthage.charts import constants
from games.carthage.pieces import Reign, Senator
from games.carthage.reign import remember
from games.carthage.senate.business import Business, business
from games.carthage.senate.events_business import AppointedForLife, ElectedForLife
from games.carthage.senate.pieces import ForLife, Motion
from games.carthage.state import Carthage
from games.kernel import OneOf, Record, Seat, Step, StepId


def choice(g: Carthage, _seat: Seat) -> Record[ForLife] | None:
    """RC-9.10.1: an aligned Senator in Carthage with 21 INF or more, in office or not; once per turn in all."""
    able = [one for one in g.in_carthage() if one.influence >= constants().suffete_for_life_elected]
    if g.senate.life or not able:
        return None
    return Record(ForLife, nominee=OneOf({one.id: one.id for one in able}))


def same(proposed: ForLife) -> str:
    """RC-9.0.8: who is named; but it is voted on only once at all."""
    return proposed.nominee


def named(proposed: ForLife) -> Sequence[str]:
    """RC-9.8.7: his death cancels it."""
    return [proposed.nominee]


async def carry(g: Carthage, motion: Motion, proposed: ForLife) -> None:
    """RC-9.10.1: he is Suffete for Life."""
    nominee = g.senators[proposed.nominee]
    g.reigns.append(Reign(senator=nominee.id, seat=g.owner(nominee), influence=nominee.influence, elected=True))
    g.tell(ElectedForLife(proposed.nominee))
    voted_on(g, motion, proposed)


def voted_on(g: Carthage, _motion: Motion, _proposed: ForLife) -> None:
    """RC-9.0.8, 9.10.1: not again this turn, not even if the nominee was killed."""
    g.senate.life = True


def with_appointments(step: Step[Carthage]) -> Step[Carthage]:
    """RC-9.10.2: let a step run; then see who has reached 35 INF, or come home with it."""

    @wraps(step)
    async def run(g: Carthage) -> StepId | None:
        following = await step(g)
        if g.ending is None:
            appoint(g)
        return following

    return run


def appoint(g: Carthage) -> None:
    """RC-9.10.2: who is in Carthage with 35 INF or more becomes Suffete for Life; not after the Military Reform."""
    remember(g)
    for senator in [] if g.flag("no_appointed_life") else g.in_carthage():
        if senator.influence >= constants().suffete_for_life_appointed and not appointed(g, senator):
            g.reigns.append(Reign(senator=senator.id, seat=g.owner(senator), influence=senator.influence))
            g.tell(AppointedForLife(senator.id, senator.influence))


def appointed(g: Carthage, senator: Senator) -> bool:
    """Whether he has become so by his INF already."""
    return any(reign.senator == senator.id and not reign.elected for reign in g.reigns)


business(
    Business(
        kind="life",
        clause="RC-9.10.1",
        choice=choice,
        carry=carry,
        same=same,
        people=named,
        refused=voted_on,
        once=True,
        veto=False,
    )
)
