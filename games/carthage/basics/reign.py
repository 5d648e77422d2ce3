"""RC-9.10.2, RC-9.10.3: who becomes Suffete for Life by his INF, which one counts, and what his player decides.

INF changes nowhere but in `gain`. He is appointed there, before anything else happens; and, as he may have come home
with it, or joined a faction, it is looked at again before anybody is asked anything, and at the end of every step.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial, wraps
from typing import Any

from games.carthage.basics.events import AppointedForLife
from games.carthage.pieces import Senator
from games.carthage.state import Carthage
from games.kernel import Decision, Said, Seat, Step, StepId, hold_as, relayed
from games.republic.pieces import Reign

AT_ONCE = 5  # the ruleset
# Cards in hand, agreements and assassinations stay with their players, and what their Faction Treasuries pay for.
OWN = (
    "setup.", "agreement.", "mortality.warehouse", "revolution.offer", "revolution.deal", "revolution.counter",
    "revolution.done", "revolution.give", "revolution.play", "revolution.discard",
    "trade.offer", "trade.deal", "trade.counter", "trade.done", "trade.sell", "trade.keep",
    "forum.sacrifice", "forum.peddle", "combat.mercenaries", "forum.counter", "captive.ransom", "revenue.place",
    "senate.law", "senate.veto", "senate.claim", "senate.silence", "senate.judges", "senate.last-word", "senate.forgo",
    "senate.assassinate", "senate.bodyguards", "senate.conspire",
)  # fmt: skip


def gain(g: Carthage, senator: Senator, *, influence: int = 0, popularity: int = 0) -> None:
    """RC-1.4b: INF is never below 0, POP stays within -9 and +9. RC-9.10.2: with 35 INF he rules at once."""
    senator.influence = max(g.law.constants.influence_min, senator.influence + influence)
    lowest, highest = g.law.constants.popularity_min, g.law.constants.popularity_max
    senator.popularity = max(lowest, min(highest, senator.popularity + popularity))
    appoint_at_once(g)


def appoint_at_once(g: Carthage) -> None:
    """RC-9.10.2: in the middle of a step; those begun before the ruleset of 22 November 2026 end as they began."""
    if g.ruleset >= AT_ONCE:
        appoint(g)


def appoint(g: Carthage) -> None:
    """RC-9.10.2: who is in Carthage with 35 INF or more becomes Suffete for Life; not after the Military Reform."""
    remember(g)
    for senator in [] if g.flag("no_appointed_life") else g.in_carthage():
        if senator.influence >= g.law.constants.suffete_for_life_appointed and not appointed(g, senator):
            g.reigns.append(Reign(senator=senator.id, seat=g.owner(senator), influence=senator.influence))
            g.tell(AppointedForLife(senator.id, senator.influence))


def appointed(g: Carthage, senator: Senator) -> bool:
    """Whether he has become so by his INF already."""
    return any(reign.senator == senator.id and not reign.elected for reign in g.reigns)


def standing(g: Carthage, reign: Reign) -> tuple[bool, int, int]:
    """RC-9.10.2, 9.10.3: by appointment before by election; then INF; then that of his whole faction."""
    faction = sum(one.influence for one in g.senators_of(reign.seat) if one.free)
    return not reign.elected, reign.influence, faction


def foremost(g: Carthage) -> list[Reign]:
    """RC-9.10.2: the Suffete for Life who counts; several only if they are equal in everything."""
    best = max((standing(g, reign) for reign in g.reigns), default=None)
    return [reign for reign in g.reigns if standing(g, reign) == best]


def remember(g: Carthage) -> None:
    """RC-9.10.3: note his INF and his player while he lives, for he may die and win all the same."""
    for reign in g.reigns:
        senator = g.senators.get(reign.senator)
        if senator and senator.faction:
            reign.seat, reign.influence = senator.faction, senator.influence


def end_rule(g: Carthage, dead: str) -> None:
    """RC-9.10.3: INF and player of the moment of his death count; a Family that stays in play (RC-5.2) rules not."""
    remember(g)
    for reign in g.reigns:
        if reign.senator == dead:
            reign.senator = ""


def rules_for_life(g: Carthage, senator: str) -> bool:
    """RC-9.10.3: who is Suffete for Life cannot be assassinated, nor become a Rebel."""
    return any(reign.senator == senator for reign in g.reigns)


def controller(g: Carthage) -> Seat | None:
    """RC-9.10.3: whose player controls the others, as long as his Suffete for Life lives, Captive or not."""
    ruler = next(iter(foremost(g)), None)
    return ruler.seat if ruler and ruler.senator in g.senators else None


def controlled(g: Carthage, seat: Seat) -> bool:
    """RC-9.10.3: whether another decides for this faction; nobody does for one in revolt."""
    return controller(g) not in (None, seat) and not any(one.rebel for one in g.senators_of(seat))


def posed(g: Carthage, asked: Sequence[Decision[Any]]) -> Sequence[Decision[Any]]:
    """RC-9.10.3: the same questions, those about controlled factions asked of him who decides; `faction`: for whom."""
    ruler = controller(g)
    if ruler is None:
        return asked
    return [
        replace(one, seat=ruler, about={**one.about, "faction": one.seat})
        if controlled(g, one.seat) and not is_own(g, one)
        else one
        for one in asked
    ]


def is_own(g: Carthage, decision: Decision[Any]) -> bool:
    """RC-9.10.3: cards, assassinations and agreements are not his to control, nor votes on the tax rate."""
    motion = g.senate.motion
    on_tax = decision.kind == "senate.vote" and motion is not None and motion.proposal.kind == "tax"
    return decision.kind.startswith(OWN) or bool(decision.about.get("forced")) or on_tax


def under_control(step: Step[Carthage]) -> Step[Carthage]:
    """RC-9.10.2, 9.10.3: let a step run; what it asks a faction that is controlled is asked of him who controls it."""

    @wraps(step)
    async def run(g: Carthage) -> StepId | None:
        following = await relayed(step(g), partial(ask_the_ruler, g))
        if g.ending is None:
            appoint(g)
        return following

    return run


async def ask_the_ruler(g: Carthage, asked: Sequence[Decision[Any]]) -> Said:
    """RC-9.10.2: see first who rules; then ask, perhaps another seat, as if its own seat had been asked."""
    appoint_at_once(g)
    return await hold_as(asked, posed(g, asked))
