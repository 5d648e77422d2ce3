"""RR-1.15.1, 1.15.2: by the Calpurnian Law a Governor who has come home corrupt may be fined (RR-DP66)."""

from __future__ import annotations

from functools import partial

from games.kernel import Decision, Interrupt, OneOf, Seat
from games.republic.money import pay_from_treasury, spend
from games.republic.reign import gain
from games.republic.ties import break_tie
from games.rome.pieces import Senator
from games.rome.senate.events_laws import GovernorFined, KnightsDecide
from games.rome.senate.pieces import Motion
from games.rome.state import Rome


def fining(g: Rome, motion: Motion | None) -> list[Interrupt[Senator]]:
    """RR-1.15.1: once a Senate Phase, at any time but not during a vote."""
    if motion is not None or g.senate.fined or not g.flag("calpurnian"):
        return []
    able = {one.id: one for one in g.in_rome() if one.back == g.turn}
    return [
        Interrupt(
            Decision("senate.fine", seat, OneOf(able), *g.law.cites["senate.fine"], awaited=False),
            partial(fine, g, seat),
        )
        for seat in (judges(g) if able else [])
    ]


def judges(g: Rome) -> list[Seat]:
    """RR-1.15.1, 1.15.2: the Censor's player; by the Acilian Law who has most knights, of several whom the dice say."""
    if not g.flag("acilian"):
        censor = g.holder("censor")
        return [censor.faction] if censor and censor.in_capital and censor.faction else []
    knights = {seat: sum(one.knights for one in g.senators_of(seat)) for seat in g.from_hrao()}
    most = max(knights.values(), default=0)
    tied = [seat for seat, count in knights.items() if count == most and most]
    return [seat for seat in tied if seat == g.senate.fining] or tied


async def fine(g: Rome, seat: Seat, senator: Senator) -> None:
    """RR-1.15.2: of several with most knights a DR decides. RR-1.15.1: no vote, no appeal, no veto."""
    tied = judges(g)
    judge = Seat(break_tie(g, tied, "fine"))
    if len(tied) > 1:
        g.senate.fining = judge
        g.tell(KnightsDecide(tuple(tied), judge))
    if judge == seat:
        g.senate.fined = True
        collect(g, seat, senator)


def collect(g: Rome, seat: Seat, senator: Senator) -> None:
    """RR-1.15.1: a dr T from him, then from his Faction Treasury; each T short costs him 1 POP and 1 INF."""
    (roll,) = g.dice.roll("fine")
    faction = g.factions[g.owner(senator)]
    own = min(roll, senator.talents)
    helped = min(roll - own, faction.treasury)
    short = roll - own - helped
    spend(g, senator, own)
    pay_from_treasury(g, faction, helped)
    g.tell(GovernorFined(seat, senator.id, roll, own, helped, short))
    if short:
        gain(g, senator, influence=-short, popularity=-short)
