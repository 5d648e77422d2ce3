"""RC-9.10.2, 9.10.3, RR-1.09.822, 1.09.823: who rules for life by his INF, which one counts, what his player decides.

INF changes nowhere but in `gain`. He is appointed there, before anything else happens; and, as he may have come home
with it, or joined a faction, it is looked at again before anybody is asked anything, and at the end of every step.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial, wraps
from typing import Any, TypeVar

from games.kernel import Decision, Said, Seat, Step, StepId, hold_as, relayed
from games.republic.events import AppointedForLife
from games.republic.pieces import Reign, Senator
from games.republic.state import Republic
from games.republic.ties import break_tie

G = TypeVar("G", bound=Republic)


def gain(g: Republic, senator: Senator, *, influence: int = 0, popularity: int = 0) -> None:
    """RC-1.4b, RR-0.1.3: INF and POP stay within their limits. RC-9.10.2, RR-1.09.822.1: with enough INF he rules."""
    senator.influence = max(g.law.constants.influence_min, senator.influence + influence)
    lowest, highest = g.law.constants.popularity_min, g.law.constants.popularity_max
    changed = senator.popularity + popularity * senator.fame
    senator.popularity = max(lowest, min(highest, changed))
    appoint_at_once(g)


def appoint_at_once(g: Republic) -> None:
    """RC-9.10.2, RR-1.09.822.1: in the middle of a step; one begun before that was the rule ends as it began."""
    if g.since("reign.at-once"):
        appoint(g)


def appoint(g: Republic, *, dead: str = "") -> None:
    """RC-9.10.2, RR-1.09.822: who is at home with 35 INF or more rules for life, unless a Law forbids it."""
    remember(g)
    for senator in rising(g, dead=dead):
        g.reigns.append(Reign(senator=senator.id, seat=g.owner(senator), influence=senator.influence))
        g.tell(AppointedForLife(senator.id, senator.influence))


def rising(g: Republic, *, dead: str = "") -> Sequence[Senator]:
    """RC-9.10.2, RR-1.09.822: who becomes so now. GV-8.1: one at a time, of several the one who would count."""
    least = g.law.constants.for_life_appointed
    if all(one.influence < least for one in g.senators.values()) or g.flag("no_appointed_life"):
        return []
    able = [one for one in g.in_capital() if one.influence >= least and not appointed(g, one) and one.id != dead]
    if not g.law.abroad.plays_on(g):
        return able
    return [] if taken(g) or not able else [first_of(g, able)]


def first_of(g: Republic, able: Sequence[Senator]) -> Senator:
    """RC-9.10.2, RR-1.09.822: of several the one with most INF, then of the faction with most; then dice say who."""
    best = max((one.influence, strength(g, g.owner(one))) for one in able)
    equal = [one.id for one in able if (one.influence, strength(g, g.owner(one))) == best]
    return g.senators[break_tie(g, equal, "for-life")]


def taken(g: Republic) -> bool:
    """GV-8.1: whether somebody rules for life to his death, so that nobody else can; alone, a turn has several."""
    return bool(g.reigns) and g.law.abroad.plays_on(g)


def appointed(g: Republic, senator: Senator) -> bool:
    """Whether he has become so by his INF already."""
    return any(reign.senator == senator.id and not reign.elected for reign in g.reigns)


def standing(g: Republic, reign: Reign) -> tuple[bool, int, int]:
    """RC-9.10.2, 9.10.3, RR-1.09.822: by appointment before by election; then INF; then that of his whole faction."""
    return not reign.elected, reign.influence, strength(g, reign.seat)


def strength(g: Republic, seat: Seat) -> int:
    """RC-9.10.2, RR-1.09.822: the INF of a whole faction."""
    return sum(one.influence for one in g.senators.values() if one.faction == seat and one.free)


def foremost(g: Republic) -> list[Reign]:
    """RC-9.10.2, RR-1.09.822: who rules for life and counts; several only if they are equal in everything."""
    if len(g.reigns) < 2:
        return list(g.reigns)
    best = max(standing(g, reign) for reign in g.reigns)
    return [reign for reign in g.reigns if standing(g, reign) == best]


def remember(g: Republic) -> None:
    """RC-9.10.3, RR-1.09.823: note his INF and his player while he lives, for he may die and win all the same."""
    for reign in g.reigns:
        senator = g.senators.get(reign.senator)
        if senator and senator.faction:
            reign.seat, reign.influence = senator.faction, senator.influence


def end_rule(g: Republic, dead: str) -> None:
    """RC-9.10.3, RR-1.09.823: INF and player at his death count; a Family that stays in play (RC-5.2) rules not.

    GV-8.1, 8.5: where play goes on nothing of it does, and perhaps another follows at once.
    """
    remember(g)
    for reign in g.reigns:
        if reign.senator == dead:
            reign.senator = ""
    if g.law.abroad.plays_on(g):
        g.reigns[:] = [reign for reign in g.reigns if reign.senator]
        appoint(g, dead=dead)


def rules_for_life(g: Republic, senator: str) -> bool:
    """RC-9.10.3, RR-1.09.823: who rules for life cannot be assassinated, nor become a Rebel."""
    return bool(g.reigns) and any(reign.senator == senator for reign in g.reigns)


def controller(g: Republic) -> Seat | None:
    """RC-9.10.3, RR-1.09.823: whose player controls the others, as long as his Senator lives, Captive or not.

    GV-8.3: where he rules to his death, in the Senate alone.
    """
    ruler = next(iter(foremost(g)), None) if g.law.abroad.in_power(g) else None
    return ruler.seat if ruler and ruler.senator in g.senators else None


def controlled(g: Republic, seat: Seat) -> bool:
    """RC-9.10.3, RR-1.09.823: whether another decides for this faction; nobody does for one in revolt."""
    return controller(g) not in (None, seat) and not any(
        one.rebel and one.faction == seat for one in g.senators.values()
    )


def laid_open(g: Republic, seat: Seat) -> list[Seat]:
    """GV-8.3: the factions whose hands he sees who decides for them. Alone they stay hidden (RC-9.10.3)."""
    if controller(g) != seat or not g.law.abroad.plays_on(g):
        return []
    return [one for one in g.seats if controlled(g, one)]


def posed(g: Republic, asked: Sequence[Decision[Any]]) -> Sequence[Decision[Any]]:
    """RC-9.10.3, RR-1.09.823: the same questions, asked of him who decides for the faction; `faction`: for whom."""
    ruler = controller(g)
    if ruler is None:
        return asked
    return [
        replace(one, seat=ruler, about={**one.about, "faction": one.seat})
        if controlled(g, one.seat) and not g.law.own(g, one)
        else one
        for one in asked
    ]


def under_control(step: Step[G]) -> Step[G]:
    """RC-9.10.3, RR-1.09.823: let a step run; what it asks a controlled faction is asked of him who controls it."""

    @wraps(step)
    async def run(g: G) -> StepId | None:
        following = await relayed(step(g), partial(ask_the_ruler, g))
        if g.ending is None:
            appoint(g)
        return following

    return run


async def ask_the_ruler(g: Republic, asked: Sequence[Decision[Any]]) -> Said:
    """RC-9.10.2, RR-1.09.822.1: see first who rules; then ask, perhaps another seat, as if its own had been asked."""
    appoint_at_once(g)
    return await hold_as(asked, posed(g, asked))
