"""RR-4.05.4: the members of the Coalition choose one item each, most votes first, round by round (RR-DP98)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from games.kernel import Decision, IllegalAnswer, OneOf, Raw, Record, Seat, StepId, ask
from games.republic.neutrals.automata import Automata
from games.republic.neutrals.events import PickingEnded
from games.rome.neutrals import land, skipping
from games.rome.neutrals.offices import give, make_dictator, vacate
from games.rome.neutrals.prizes import LAND_BILL, Prize, by_default, offices_left, preferred, prizes
from games.rome.neutrals.profiles import profile
from games.rome.state import Rome

automaton = Automata()

PASSING = "pass"
NOBODY = "none"
Pick = tuple[Prize | None, str]  # an item and the Senator who gets it; no item: a pass


async def division(g: Rome) -> StepId:
    """RR-4.05.4, 4.05.418: until a faction passes when all offices are filled; the rest is not given out."""
    vacate(g)
    if g.senate.crisis:
        make_dictator(g)
    while await a_round(g):
        pass
    return "senate.plots"


async def a_round(g: Rome) -> bool:
    """RR-4.05.4: each member chooses; whether there is another round."""
    changed = False
    for seat in g.neutrals.coalition:
        land.demand(g)
        if not prizes(g, seat):
            continue
        if await skipping.skipped(g, seat):
            changed = True
            continue
        prize, senator = await ask(partial(choosing, g, seat)) or (None, "")
        if prize:
            await give(g, seat, prize, senator)
            changed = True
        elif await goes_on(g, seat):
            changed = True
        else:
            g.tell(PickingEnded(seat))
            return False
    if not changed:
        g.tell(PickingEnded(None))
    return changed


async def goes_on(g: Rome, seat: Seat) -> bool:
    """RR-4.05.417: after a pass: it fails a bill that waits, unless a Tribune cancels it; then there is a Co-Sponsor.

    RR-4.05.418: otherwise it ends the division.
    """
    if g.neutrals.draft is None:
        return False
    following = g.neutrals.coalition[(g.neutrals.coalition.index(seat) + 1) % len(g.neutrals.coalition)]
    by = await skipping.played(g, seat, "pass", partial(is_next, following))
    sponsor = next((one for one in prizes(g, by) if one.kind == LAND_BILL), None) if by else None
    if sponsor:
        await land.co_sponsored(g, sponsor.suited)
    else:
        land.fails(g, seat)
    return True


def is_next(following: Seat, seat: Seat) -> bool:
    """RR-4.05.417: of the Neutrals only who chooses next."""
    return seat == following


def choosing(g: Rome, seat: Seat) -> Decision[Pick] | None:
    """RR-DP98: one free item and the Senator who gets it; a pass once all offices are filled and no bill must pass."""
    able = prizes(g, seat)
    if not able:
        return None
    names = dict.fromkeys(name for one in able for name in one.able)
    passing = {} if offices_left(g) or land.mandatory(g) else {PASSING: PASSING}
    choice = Record(
        partial(pick_of, able),
        spoil=OneOf({**passing, **{one.id: one.id for one in able}}),
        senator=OneOf({**({NOBODY: ""} if passing else {}), **{name: name for name in names}}),
    )
    lapse = unasked(able, may_pass=bool(passing))
    return Decision("senate.spoil", seat, choice, *g.law.cites["senate.spoil"], lapse=lapse, personal=True)


def unasked(able: Sequence[Prize], *, may_pass: bool) -> Raw:
    """RR-DP98: the first available of its list; if there is none he passes, or takes what there is."""
    best = by_default(able)
    if best is None and may_pass:
        return {"spoil": PASSING, "senator": NOBODY}
    best = best or able[0]
    return {"spoil": best.id, "senator": best.suited}


def pick_of(able: Sequence[Prize], *, spoil: str, senator: str) -> Pick:
    """RR-4.05.4: to an eligible Senator; who passes names nobody."""
    prize = next((one for one in able if one.id == spoil), None)
    if prize is None and senator:
        raise IllegalAnswer("senate.pass-names-nobody", clause="RR-4.05.418")
    if prize and senator not in prize.able:
        raise IllegalAnswer("senate.not-eligible", senator=senator or NOBODY, clause="RR-4.05.4")
    return prize, senator


@automaton("senate.spoil")
def follow_the_list(g: Rome, decision: Decision[Pick]) -> Raw:
    """RR-4.01.3, 4.05.4: the first available item of its list; RR-4.05.416: at last the Co-Sponsorship that is due."""
    able = prizes(g, decision.seat)
    best = preferred(able, profile(g, decision.seat).spoils_order)
    if best is None and land.mandatory(g):
        best = preferred(able, (LAND_BILL,))
    if best:
        return {"spoil": best.id, "senator": best.suited}
    may_pass = not (offices_left(g) or land.mandatory(g))
    return {"spoil": PASSING, "senator": NOBODY} if may_pass else {"spoil": able[0].id, "senator": able[0].suited}
