"""RR-1.09.73 to 1.09.75, 1.09.623: Secret Bodyguards by default, a pardon, and trials of Leaders in their order."""

from __future__ import annotations

from games.republic.pieces import Senator
from games.republic.senate.assassination import bodyguards, modifier
from games.republic.senate.murder import read, try_leader
from games.republic.senate.pieces import Attempt, Trial
from games.republic.senate.vengeance import punish_leader
from games.rome.senate.pieces import LandBill
from games.rome.state import Rome


def guards(g: Rome, attempt: Attempt, held: int) -> int:
    """RR-DP63: all, if that saves the victim's life; else none."""
    killed, _ = read(g)
    total = attempt.dice[0] + attempt.modifier
    guarded = total + modifier(g, bodyguards(g, g.owner(g.senators[attempt.victim])))
    return held if killed(total) and not killed(guarded) else 0


def pardons(g: Rome, attempt: Attempt) -> bool:
    """RR-1.09.623: against the sponsors of a Land Bill that is voted on, if both are of one faction."""
    bill = g.senate.suspended[-1].proposal if g.senate.suspended else None
    if not isinstance(bill, LandBill) or attempt.victim not in (bill.sponsor, bill.cosponsor):
        return False
    sponsors = [g.senators.get(name) for name in (bill.sponsor, bill.cosponsor)]
    return len({one.faction if one else None for one in sponsors}) == 1


async def summons(g: Rome, leader: Senator, popularity: int) -> None:
    """RR-1.09.75: while another Leader is on trial he waits his turn; then those who wait are tried.

    RR-4.07.3: with Neutrals he is guilty at once.
    """
    if g.with_neutrals:
        await punish_leader(g, Trial(accused=leader.id, charge="assassination", popularity=popularity))
        return
    if in_court(g):
        g.senate.awaiting_trial[leader.id] = popularity
        return
    await try_leader(g, leader, popularity)
    while g.senate.awaiting_trial:
        name = next(iter(g.senate.awaiting_trial))
        popularity = g.senate.awaiting_trial.pop(name)
        accused = g.senators[name]
        if accused.in_capital:
            await try_leader(g, accused, popularity)


def in_court(g: Rome) -> bool:
    """RR-1.09.75: whether a trial after an assassination waits for this matter to be settled."""
    suspended = (motion.proposal for motion in g.senate.suspended)
    return any(isinstance(one, Trial) and one.special for one in suspended)
