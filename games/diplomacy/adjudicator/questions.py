"""CD-D.11: yes/no questions, answered from what is known; None: it does not follow yet.

Is this unit dislodged, the fourth kind, is read off the moves into its space: `Unit.beaten`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from .profile import Profile
from .units import Unit


def some(answers: Iterable[bool | None]) -> bool | None:
    """True if any is, False if none is."""
    open_ = False
    for answer in answers:
        if answer:
            return True
        open_ = open_ or answer is None
    return None if open_ else False


def agreed(answers: Iterable[bool | None]) -> bool | None:
    """What all of them are."""
    first, *others = answers
    return first if all(one is first for one in others) else None


# Is this convoy whole?


def convoy(army: Unit, profile: Profile) -> bool | None:
    """CD-D.8, D.9(4.A.1): disrupted as soon as one fleet on any route is dislodged; or, later, once every route is."""
    if profile is Profile.OLD:
        lost = some(fleet.beaten for fleet in army.carriers)
    else:
        broken = [some(fleet.beaten for fleet in route) for route in army.routes]
        lost = False if False in broken else None if None in broken else True
    return None if lost is None else not lost


# Does this support count?


def support(giver: Unit) -> bool | None:
    """CD-D.7: unless it is cut."""
    cut = some(cuts(mover, giver) for mover in giver.against)
    return None if cut is None else not cut


def cuts(mover: Unit, giver: Unit) -> bool | None:
    """CD-D.7: by an attack of another Commander from elsewhere than it is aimed at, or by dislodging its giver.

    CD-D.9(4.A.2): but an army that it spares does not cut it by convoy, whatever it achieves.
    """
    attack = mover.commander != giver.commander and mover.space != giver.aimed
    cut = mover.strikes if attack else mover.goes
    if cut is False or mover not in giver.spares:
        return cut
    return _by_land(mover, cut=cut)


def _by_land(army: Unit, *, cut: bool | None) -> bool | None:
    """CD-D.9(4.A.2): it cuts only if it marches, for want of a whole convoy to an adjacent province."""
    if army.whole or not army.marches:
        return False
    return None if army.whole is None else cut


# Does this move succeed?


def move(mover: Unit) -> bool | None:
    """CD-D.4: its strength exceeds that of what holds the destination and of every other move to it."""
    if mover.strikes:
        return _attack(mover)
    if mover.effective is False:
        return False
    if mover.over_pass:
        return _over_pass(mover) if mover.whole is False else None
    return False if _attack(mover) is False else None  # beaten, whether or not its convoy is whole


def _attack(mover: Unit) -> bool | None:
    """CD-D.4, D.5: it fights head to head, or for a space that is empty, held, or perhaps left."""
    holder = mover.holder
    if holder is None:
        return _enters(mover, leaves=True)
    fights = head_to_head(mover, holder)
    if fights:
        return _enters(mover, leaves=False, fights=True)
    if fights is False and holder.goes is not None:
        return _enters(mover, leaves=holder.goes)
    return agreed(_ways(mover, holder, fights=fights))


def _ways(mover: Unit, holder: Unit, *, fights: bool | None) -> Iterator[bool | None]:
    """What comes of an attack, whatever is not known of the holder."""
    if fights is None:
        yield _enters(mover, leaves=False, fights=True)
    if holder.goes is not False:
        yield _enters(mover, leaves=True)
    if not holder.goes:
        yield _enters(mover, leaves=False)


def _over_pass(mover: Unit) -> bool | None:
    """CD-10.B: only into what is empty, or left by its occupant and not in exchange, and nobody else tries to enter."""
    holder = mover.holder
    if holder is not None and (holder.goal in ("", mover.space) or holder.goes is False):
        return False
    tried = some(rival.effective for rival in mover.rivals)
    if tried:
        return False
    return None if tried is None or (holder is not None and holder.goes is None) else True


def head_to_head(mover: Unit, holder: Unit) -> bool | None:
    """CD-D.5: each is ordered to the other's space, neither convoyed; a pass move and a stopped one fight nobody."""
    if holder.goal != mover.space or not _on_foot(mover) or not _on_foot(holder):
        return False
    convoyed = some((mover.whole, holder.whole))
    return None if convoyed is None else not convoyed


def _on_foot(unit: Unit) -> bool:
    return unit.marches and not unit.over_pass


def _enters(mover: Unit, *, leaves: bool, fights: bool = False) -> bool | None:
    """CD-D.4, D.5: if the unit that holds its destination leaves it, or stays, or comes against it head to head."""
    holder = mover.holder
    helped, maybe = _helped(mover, None if leaves or holder is None else holder.commander)
    if holder is None or leaves:
        least = most = 0
    elif holder.commander == mover.commander:
        return False
    elif fights or not holder.goal:
        least, most = _helped(holder, None)
    else:
        least = most = 1
    if maybe <= least:
        return False
    certain = helped > most
    for rival in mover.rivals:
        least, most = _keeps_out(rival, leaves=leaves)
        if maybe <= least:
            return False
        certain = certain and helped > most
    return True if certain else None


def _helped(unit: Unit, but: str | None) -> tuple[int, int]:
    """CD-D.4, D.6: 1 and its supports, at least and at most; without those of the player who would lose a unit."""
    least = most = 1
    for giver in unit.helpers:
        if giver.counts is not False and giver.commander != but:
            most += 1
            least += giver.counts is True
    return least, most


def _keeps_out(rival: Unit, *, leaves: bool) -> tuple[int, int]:
    """CD-D.4, D.5: the strength with which another move keeps out; none, if it was beaten head to head from there."""
    strikes = rival.strikes
    if strikes is False:
        return 0, 0
    least, most = _helped(rival, None)
    beaten = leaves and rival.holder is not None and head_to_head(rival, rival.holder)
    if beaten:
        return 0, 0
    return (least if strikes and beaten is False else 0), most
