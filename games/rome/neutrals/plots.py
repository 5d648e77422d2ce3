"""RR-4.05.413, 4.07.3: a Consul for Life of a faction that rules alone, and the assassination check (RR-DP100)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from games.kernel import Amount, Decision, OneOf, Record, Seat, StepId, ask, ask_all
from games.republic.asking import each
from games.republic.neutrals.events import ConspiracyRolled
from games.republic.senate import for_life
from games.republic.senate.assassination import assassin_cards, may_be_attacked, strike
from games.republic.senate.pieces import Attempt, ForLife
from games.republic.senate.repopulating import repopulate
from games.republic.ties import break_tie
from games.rome.neutrals.prizes import obscurity
from games.rome.neutrals.recruiting import decreed
from games.rome.pieces import Senator
from games.rome.state import Rome


async def plots(g: Rome) -> StepId:
    """RR-4.07.3: of who is about to rule for life, and of whom a player points at."""
    mighty = about_to_rule(g)
    if mighty:
        await conspire(g, mighty)
        if g.senators.get(mighty.id) is mighty:
            proposal = ForLife(nominee=mighty.id)
            await for_life.carry(g, decreed(g, proposal), proposal)
    else:
        await asked_for(g)
    return "senate.orders"


def about_to_rule(g: Rome) -> Senator | None:
    """RR-4.05.413: a Senator with 21 INF of a faction that rules alone; of several the foremost."""
    alone = g.neutrals.coalition[0] if len(g.neutrals.coalition) == 1 else None
    able = [one for one in g.in_rome(alone) if one.influence >= g.law.constants.for_life_elected] if alone else []
    return min(able, key=lambda one: one.standing, default=None)


async def asked_for(g: Rome) -> None:
    """RR-DP100: each player is asked once a turn; of those named the one with most INF is the target."""
    said = await ask_all(partial(each, g, asking))
    named = [one for one in said.values() if one]
    if named:
        await conspire(g, min(named, key=lambda one: one.standing))


def asking(g: Rome, seat: Seat) -> Decision[Senator | None] | None:
    """RR-DP100: call for an assassination of somebody, or not; if absent not."""
    able: dict[str, Senator | None] = {one.id: one for one in g.in_rome() if may_be_attacked(g, one)}
    if seat not in g.people or not able:
        return None
    choice: OneOf[Senator | None] = OneOf({"none": None, **able})
    return Decision("senate.conspire", seat, choice, *g.law.cites["senate.conspire"], lapse="none", hidden=True)


async def conspire(g: Rome, target: Senator) -> None:
    """RR-4.07.3: every faction but his rolls a dr, Neutrals +1 for each Assassin; the highest must attempt it."""
    able = [seat for seat in g.from_hrao() if joins(g, seat, target)]
    if not able or not may_be_attacked(g, target):
        return
    dice = g.dice.roll("plot", len(able))
    rolls = {seat: die + bonus(g, seat) for seat, die in zip(able, dice, strict=True)}
    best = [seat for seat in able if rolls[seat] == max(rolls.values())]
    seat = Seat(break_tie(g, best, "plot"))
    g.tell(ConspiracyRolled(target.id, {str(one): total for one, total in rolls.items()}, seat))
    await attempt(g, seat, target)
    await repopulate(g)


def joins(g: Rome, seat: Seat, target: Senator) -> bool:
    """RR-4.07.3: who has an assassin in Rome; Neutrals only against one with 21 INF and more than any other."""
    if seat == target.faction or seat in g.senate.attackers or not g.in_rome(seat):
        return False
    return seat in g.people or overmighty(g, target)


def overmighty(g: Rome, target: Senator) -> bool:
    """RR-4.07.3: 21 INF, and more than any other."""
    others = [one.influence for one in g.aligned() if one is not target]
    return target.influence >= g.law.constants.for_life_elected and target.influence > max(others, default=0)


def bonus(g: Rome, seat: Seat) -> int:
    """RR-4.07.3: +1 for each Assassin of a Neutral."""
    return 0 if seat in g.people else len(assassin_cards(g, seat))


async def attempt(g: Rome, seat: Seat, target: Senator) -> None:
    """RR-4.07.3: a Neutral uses all its Assassins; a player says whom he sends, and with how many."""
    made = await ask(partial(sending, g, seat, target)) if seat in g.people else None
    chosen = made or Attempt(
        seat=seat, assassin=obscurest(g.in_rome(seat)).id, victim=target.id, cards=len(assassin_cards(g, seat))
    )
    await strike(g, chosen)


def obscurest(able: Sequence[Senator]) -> Senator:
    """RR-4.02.1: nothing is said of whom a Neutral sends: him with least INF."""
    return min(able, key=obscurity)


def sending(g: Rome, seat: Seat, target: Senator) -> Decision[Attempt]:
    """RR-4.07.3, RR-DP62: he must; if absent his Senator with least INF goes, without a card."""
    own = g.in_rome(seat)
    choice = Record(
        partial(Attempt, seat=seat, victim=target.id),
        assassin=OneOf({one.id: one.id for one in own}),
        cards=Amount(0, len(assassin_cards(g, seat))),
    )
    lapse = {"assassin": obscurest(own).id, "cards": 0}
    about = {"victim": target.id}
    return Decision("senate.assassinate", seat, choice, *g.law.cites["senate.assassinate"], about, lapse=lapse)
