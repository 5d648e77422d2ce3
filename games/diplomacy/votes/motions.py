"""CD-7.D: motions are moved, voted on, counted."""

from __future__ import annotations

from games.diplomacy.orders import Propose, Vote, Voting
from games.diplomacy.received import Received, legal
from games.diplomacy.state import Diplomacy, Motion
from games.diplomacy.why import Why
from games.kernel import Seat

from .events import Counted, Moved, VoteTaken
from .proposals import kept, obstacle, percent, proposed


def refusal(g: Diplomacy, seat: Seat, order: Voting) -> Why | None:
    """CD-7.D: any active player moves what can be done, and votes on what is open."""
    if not g.players[seat].active:
        return Why("vote-inactive", "CD-7.D")
    if isinstance(order, Propose):
        return obstacle(g, order.proposal)
    return None if motion_open(g, order.motion) else Why("motion-unknown", "CD-7.D", {"motion": order.motion})


def motion_open(g: Diplomacy, number: str) -> Motion | None:
    """CD-7.D: the open motion of this number."""
    return next((one for one in g.motions if one.id == number), None)


def close(g: Diplomacy, orders: Received) -> None:
    """CD-S.3.11, 7.D: votes of this deadline are taken; motions of last season are counted; new ones are opened.

    CD-N.10: in the standard game not everybody is asked in Winter, so nothing is counted then.
    """
    take_votes(g, orders)
    stays = g.standard and g.season == "winter"
    for motion in [one for one in g.motions if one.moved < g.counted and not stays]:
        g.motions.remove(motion)
        _count(g, motion)
    open_motions(g, orders)


def take_votes(g: Diplomacy, orders: Received) -> None:
    """CD-7.D: one vote a player, however many names; it may be changed until the closing."""
    for seat, order in legal(g, orders, Vote, refusal):
        motion = motion_open(g, order.motion)
        if motion is not None:
            motion.votes[seat] = order.yes
            g.tell(VoteTaken(motion.id, order.yes), [seat])


def _count(g: Diplomacy, motion: Motion) -> None:
    """CD-7.D: of all active players; silence is not agreement."""
    active = [seat for seat, one in g.players.items() if one.active]
    votes = [motion.votes[seat] for seat in active if seat in motion.votes]
    least = needed(percent(g, proposed(motion)), len(active))
    carried = sum(votes) >= least
    if carried:
        g.carried.append(motion)
    g.tell(Counted(motion.id, sum(votes), len(votes) - sum(votes), len(active), least, carried))


def needed(share: int, players: int) -> int:
    """CD-7.D: so many percent of them, rounded up: of ten 9, 6, 8."""
    return -(-share * players // 100)


def open_motions(g: Diplomacy, orders: Received) -> None:
    """CD-7.D: what is moved at this deadline is open to the main deadline of the next season."""
    for seat, order in legal(g, orders, Propose, refusal):
        g.moved += 1
        motion = Motion(f"M{g.moved}", seat, *kept(order.proposal), moved=g.counted)
        g.motions.append(motion)
        g.tell(Moved(motion.id, g.code(seat), motion.kind, tuple(motion.says.items())))
