"""RC-15.8: the members of the Coalition pick spoils in rank order, round after round (RC-DP60)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from games.carthage.neutrals import skipping
from games.carthage.neutrals.offices import fill_the_rest, give, vacate
from games.carthage.neutrals.prizes import Prize, by_default, is_office, preferred, prizes, suited, unforced
from games.carthage.neutrals.profiles import profile
from games.carthage.neutrals.session import in_session
from games.carthage.state import Carthage
from games.kernel import Decision, IllegalAnswer, OneOf, Raw, Record, Seat, StepId, ask
from games.republic.neutrals.automata import Automata
from games.republic.neutrals.events import PickingEnded, PickSkipped

automaton = Automata()

PASSING = "pass"
NOBODY = "none"
Pick = tuple[Prize | None, str]  # a spoil and the Senator who gets it; no spoil: a pass


async def picking(g: Carthage) -> StepId:
    """RC-15.8: until somebody passes, or nothing is left that anybody could have."""
    vacate(g)
    while await a_round(g):
        pass
    await fill_the_rest(g)
    return "senate.taxes"


async def a_round(g: Carthage) -> bool:
    """RC-15.8: each member picks one spoil; whether there is another round."""
    skipped = await in_session(g, skipping.skipped(g)) or []
    picked = 0
    for seat in g.neutrals.coalition:
        if seat in skipped:
            g.tell(PickSkipped(seat))
        elif pick := await in_session(g, ask(partial(choosing, g, seat))):
            prize, senator = pick
            if prize is None:
                g.tell(PickingEnded(seat))
                return False
            await give(g, seat, prize, senator)
            picked += 1
    if not picked and not skipped:
        g.tell(PickingEnded(None))
    return bool(picked or skipped)


def choosing(g: Carthage, seat: Seat) -> Decision[Pick] | None:
    """RC-DP60: one free spoil and the Senator who gets it; a pass once all offices are filled."""
    able = prizes(g, seat)
    if not able:
        return None
    names = dict.fromkeys(name for one in able for name in one.able)
    passing = {} if offices_left(g) else {PASSING: PASSING}
    choice = Record(
        partial(pick_of, able),
        spoil=OneOf({**passing, **{one.id: one.id for one in able}}),
        senator=OneOf({**({NOBODY: ""} if passing else {}), **{name: name for name in names}}),
    )
    lapse = unasked(g, able, may_pass=bool(passing))
    return Decision("senate.spoil", seat, choice, *g.law.cites["senate.spoil"], lapse=lapse, personal=True)


def unasked(g: Carthage, able: Sequence[Prize], *, may_pass: bool) -> Raw:
    """RC-DP60: the first free spoil; RC-9.2c: who has just left the Committee only if nothing else can be picked."""
    best = by_default(g, unforced(g, able))
    if best is None and may_pass:
        return {"spoil": PASSING, "senator": NOBODY}
    best = best or by_default(g, able)
    return {"spoil": best.id, "senator": suited(g, best)} if best else None


def offices_left(g: Carthage) -> bool:
    """RC-15.8: whether an office is free that a member could fill; RC-9.2c: nobody must with one who has just left."""
    return any(is_office(g, one) for seat in g.neutrals.coalition for one in unforced(g, prizes(g, seat)))


def pick_of(able: Sequence[Prize], *, spoil: str, senator: str) -> Pick:
    """RC-15.8: to an eligible Senator; who passes names nobody."""
    prize = next((one for one in able if one.id == spoil), None)
    if prize is None and senator:
        raise IllegalAnswer("senate.pass-names-nobody", clause="RC-15.8")
    if prize and senator not in prize.able:
        raise IllegalAnswer("senate.not-eligible", senator=senator or NOBODY, clause="RC-15.8")
    return prize, senator


@automaton("senate.spoil")
def follow_the_list(g: Carthage, decision: Decision[Pick]) -> Raw:
    """RC-15.8, T-15: the first spoil of its list that is free."""
    seat = decision.seat
    best = preferred(prizes(g, seat), profile(g, seat).spoils_order)
    return {"spoil": best.id, "senator": suited(g, best)} if best else decision.lapse
