"""What else the presiding magistrate proposes: cards, and himself for life."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from games.carthage.minds.sensible.habits import Asked, Habits, first_legal, offered, options
from games.carthage.minds.sensible.interests import CONCESSION, INTERESTS
from games.carthage.minds.sensible.outlook import NEARLY, in_the_chair, mighty, power, purse, turns_left
from games.carthage.seen.people import SenatorView
from games.carthage.seen.view import CarthageView
from games.kernel import Raw
from games.republic.minds import coalitions, elections
from games.republic.minds.outlook import is_mine, me
from games.republic.minds.temper import because, thinks_of
from games.republic.minds.voting import rules, won

habit = Habits()
LATE: Final = 3
"""Turns before the end in which even who plays simply would rule for life."""
SURELY: Final = 0.5
"""Of the votes of all others: with fewer nobody is elected."""

# The floor


@habit("senate.floor")
def floor(asked: Asked, view: CarthageView) -> Raw:  # noqa: ARG001 - what there was to propose has been proposed
    """RC-9.0.20: who has nothing more to propose adjourns, or lets the floor pass, or goes on to other business."""
    return offered(asked)[-1]


@habit("senate.concessions", urgency=8)
def grant(asked: Asked, view: CarthageView) -> Raw | None:
    """RC-9.5: one for oneself, the next for an ally; in the last turn none, for nothing is traded any more.

    RC-9.10.3: nor once somebody rules for life; GV-7.3: unless the combined game goes on.
    """
    last = not turns_left(view) or won(view)
    return None if last else first_legal(asked, granted(view, elections.grants(asked, view)))


def granted(view: CarthageView, ways: Sequence[dict[str, str]]) -> list[Raw]:
    """RC-9.0.13: what brings one most and passes, first; whatever fails may cost Influence, and is not asked for."""
    if not thinks_of("coalitions"):
        return [*ways[:1]]
    by_names = {tuple(name for name in way.values() if name != "none"): way for way in reversed(ways)}
    able = [names for names in [*by_names][::-1] if coalitions.payable(INTERESTS, view, names, CONCESSION)]
    ranked = coalitions.best_first(INTERESTS, view, able, CONCESSION)
    return [by_names[tuple(names)] for names in ranked if any(is_mine(view, name) for name in names)]


@habit("senate.life", urgency=9)
def for_life(asked: Asked, view: CarthageView) -> Raw | None:
    """RC-9.10.1: when one's own votes and money outweigh all the others'; or lest a rival propose himself this turn."""
    able = [view.senators[name] for name in options(asked, "nominee")]
    own = [one for one in able if is_mine(view, one.id)]
    if rules(view, me(view)):
        return None
    best = max(own, key=lambda one: one.influence, default=None)
    if best and not patient(view) and mighty(view, best):
        because("enough-for-life", senator=best.id)
        return {"nominee": best.id}
    return decoy(view, able) if thinks_of("decoys") else None


def patient(view: CarthageView) -> bool:
    """RC-9.10.1: whether nobody of one's own is proposed for life yet."""
    return not thinks_of("early-life") and turns_left(view) > LATE


def decoy(view: CarthageView, able: Sequence[SenatorView]) -> Raw | None:
    """RC-9.10.1: one vote a turn: who cannot win it is proposed before a rival who could, and can propose."""
    feared = [one for one in able if about_to_rise(view, one)]
    vain = [one for one in able if one.faction and not any(one.faction == rival.faction for rival in feared)]
    weakest = min(vain, key=partial(claim, view), default=None)
    if not feared or weakest is None or not (opposed(view, feared, weakest) or sure_to_fail(view, weakest)):
        return None
    because("decoy", senator=weakest.id, seat=str(feared[0].faction))
    return {"nominee": weakest.id}


def opposed(view: CarthageView, feared: Sequence[SenatorView], one: SenatorView) -> bool:
    """RC-9.0.9, 9.10.1: whether a rival who presides, and so votes last, could hold him off alone: he will have to."""
    return any(in_the_chair(view, rival) and purse_and_votes(view, rival) >= claim(view, one) for rival in feared)


def purse_and_votes(view: CarthageView, one: SenatorView) -> int:
    """The votes that his faction has and could buy."""
    return power(view, one.faction) if one.faction else 0


def sure_to_fail(view: CarthageView, one: SenatorView) -> bool:
    """RC-9.10.1: whether all others hold him off without any doubt."""
    return not mighty(view, one, part=SURELY) and outvoted(view, one)


def claim(view: CarthageView, one: SenatorView) -> int:
    """RC-9.10.1: the votes for a Senator, with all that his faction could buy."""
    return one.influence + purse_and_votes(view, one)


def outvoted(view: CarthageView, one: SenatorView) -> bool:
    """RC-9.0.9a: whether he surely fails: who proposes votes last, and pays for what the others' votes lack.

    Or somebody could pay for all of it, whatever the others do. Who cannot leaves it to others, and they to him.
    """
    others = [seat for seat in view.seats if seat != one.faction]
    own = purse(view, me(view)) if me(view) in others else 0
    richest = max(power(view, seat) for seat in others)
    against = sum(view.factions[seat].votes for seat in others) + own
    return claim(view, one) <= max(against, 2 * richest - sum(power(view, seat) for seat in others))


def about_to_rise(view: CarthageView, one: SenatorView) -> bool:
    """RC-9.10.1: whether a rival may have himself elected: his faction presides, or may hold an Outcry."""
    if one.faction in (None, me(view)):
        return False
    if in_the_chair(view, one):
        return mighty(view, one, part=NEARLY)
    by_card = view.factions[one.faction].hand > 0
    return by_card and mighty(view, one, part=NEARLY if is_mine(view, view.hrao) else 1.0)
