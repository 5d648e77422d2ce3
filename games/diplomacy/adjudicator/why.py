"""Why: the orders that decided what became of a unit."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.diplomacy.orders import Reason

from .questions import cuts, head_to_head
from .units import Unit


def reasons(unit: Unit) -> Iterator[Reason]:
    """What decided a unit's move or support, and what dislodged it. An illegal order's own reason comes first."""
    if unit.fault:
        yield unit.fault
    if unit.goal:
        yield from _of_success(unit) if unit.goes else _of_failure(unit)
    elif unit.aimed:
        yield from _of_support(unit)
    if unit.beaten:
        attacker = next(one for one in unit.against if one.goes)
        yield Reason("dislodged", "CD-D.4", (attacker.space, *_spaces(attacker.helpers)))


def _spaces(givers: Sequence[Unit]) -> tuple[str, ...]:
    """Whose support counted."""
    return tuple(giver.space for giver in givers if giver.counts)


def _of_support(giver: Unit) -> Iterator[Reason]:
    """CD-D.3, D.7: void, or cut."""
    if giver.obstacle:
        yield giver.obstacle
        return
    found = tuple(mover.space for mover in giver.against if cuts(mover, giver))
    if found:
        yield Reason("cut", "CD-D.7", found)


def _of_success(mover: Unit) -> Iterator[Reason]:
    """CD-D.4, D.8, D.11: who helped, who carried it; a rotation."""
    if mover.whole:
        yield Reason("carried", "CD-D.8", tuple(fleet.space for fleet in mover.carriers))
    if _spaces(mover.helpers):
        yield Reason("supported", "CD-D.4", _spaces(mover.helpers))
    if mover.turns:
        yield Reason("rotation", "CD-D.11")


def _of_failure(mover: Unit) -> Iterator[Reason]:
    """What kept it out: a way that was closed, else all that was too strong for it."""
    if not mover.effective:
        yield _closed_way(mover)
    elif not mover.strikes:
        yield _closed_pass(mover)
    else:
        yield from _of_resistance(mover)


def _closed_way(mover: Unit) -> Reason:
    """CD-D.8, 9.B.4, 11.B, 12.B: blocked, barred, closed; no convoy ordered, or one disrupted."""
    if mover.obstacle:
        return mover.obstacle
    lost = [fleet for fleet in mover.carriers if fleet.beaten]
    if lost and not mover.disrupted:
        return Reason("convoy-disrupted", "CD-D.8", tuple(fleet.space for fleet in lost))
    return Reason("paradox", "CD-D.11", tuple(fleet.space for fleet in mover.carriers))


def _closed_pass(mover: Unit) -> Reason:
    """CD-10.B: who stood there, or tried to come."""
    tried = tuple(rival.space for rival in mover.rivals if rival.effective)
    holder = mover.holder
    stays = (holder.space,) if holder and (not holder.goes or holder.goal == mover.space) else ()
    return Reason("pass-opposed", "CD-10.B", (*stays, *tried))


def _of_resistance(mover: Unit) -> Iterator[Reason]:
    """CD-D.4-6: who held the space, or stood it off."""
    holder = mover.holder
    strength = 1 + len(_spaces(mover.helpers))
    if holder is not None and not (holder.goes and not head_to_head(mover, holder)):
        if holder.commander == mover.commander:
            yield Reason("own-unit", "CD-D.6", (holder.space,))
        own = [giver for giver in mover.helpers if giver.counts and giver.commander == holder.commander]
        if own:
            strength -= len(own)
            yield Reason("own-support", "CD-D.6", _spaces(own))
        yield from _of_holder(mover, holder, strength)
    for rival in mover.rivals:
        if rival.strikes and not _beaten_off(rival) and 1 + len(_spaces(rival.helpers)) >= strength:
            yield Reason("stood-off", "CD-D.4", (rival.space, *_spaces(rival.helpers)))


def _of_holder(mover: Unit, holder: Unit, strength: int) -> Iterator[Reason]:
    """CD-D.4, D.5: what stays, or comes the opposite way, is at least as strong."""
    fights = head_to_head(mover, holder)
    helpers = _spaces(holder.helpers) if fights or not holder.goal else ()
    if 1 + len(helpers) < strength:
        return
    if fights:
        yield Reason("head-to-head", "CD-D.5", (holder.space, *helpers))
    else:
        yield Reason("held", "CD-D.4", (holder.space, *helpers))


def _beaten_off(rival: Unit) -> bool:
    """CD-D.5: beaten head to head by the unit that came from there."""
    holder = rival.holder
    return holder is not None and bool(holder.goes) and bool(head_to_head(rival, holder))
