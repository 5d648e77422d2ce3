"""CD-5.C(b)1-4: who may purge whom, from which place; and purging power that is lent."""

from __future__ import annotations

from enum import IntEnum

from games.diplomacy.orders import Delegate, Post, Purge, Revoke
from games.diplomacy.politics.events import PowerLent, PowerRevoked
from games.diplomacy.positions.offices import based, meant, posts
from games.diplomacy.state import NOBODY, Delegation, Diplomacy, Force
from games.kernel import Seat


class Rank(IntEnum):
    """CD-5.C(b)5: the place from which somebody purges; the highest goes first."""

    RULER = 0
    SUB_RULER = 1
    COMMANDER = 2


def rank(g: Diplomacy, purger: Seat, post: Post) -> Rank | None:
    """CD-5.C(b)1, (b)2: the place from which he has power over this one; None: he has none."""
    force = meant(g, post)
    if force is not None:
        return _over_unit(g, purger, force) if post.office == "C" else _of_patron(purger, force)
    if post.arm or post.where not in g.provinces:
        return None
    province = g.provinces[post.where]
    if post.office == "SR" and purger == province.ruler:
        return Rank.RULER
    if post.office == "R" and purger == province.sub_ruler:
        return Rank.SUB_RULER
    commands = any(one.commander == purger for one in based(g, post.where))
    return Rank.COMMANDER if commands and post.office in ("R", "SR") else None


def _over_unit(g: Diplomacy, purger: Seat, force: Force) -> Rank | None:
    """CD-5.C(b)2: a Ruler over every Commander of a unit based there, or a patron; a Sub-Ruler likewise."""
    ruler = g.provinces[force.base].ruler if force.base else force.patron
    if purger == ruler:
        return Rank.RULER
    return Rank.SUB_RULER if force.base and purger == g.provinces[force.base].sub_ruler else None


def _of_patron(purger: Seat, force: Force) -> Rank | None:
    """CD-5.C(b)1: the Commander of an unsupported unit stands under its patron."""
    return Rank.COMMANDER if not force.base and force.commander == purger else None


def whose_power(g: Diplomacy, author: Seat, order: Purge) -> tuple[Seat, Rank] | None:
    """CD-5.C(b)4: his own power if he has one here, else the highest that he was lent; of equals the first by code."""
    lenders = [one.lender for one in g.delegations if one.delegate == author and covers(one, order)]
    own = rank(g, author, order.post)
    if own is not None:
        return author, own
    lent = [(found, g.code(lender), lender) for lender in lenders if (found := rank(g, lender, order.post)) is not None]
    return (min(lent)[2], min(lent)[0]) if lent else None


def covers(lent: Delegation, order: Purge) -> bool:
    """CD-5.C(b)4: whether the power lent reaches so far: to this person, in this province or over this unit."""
    where = f"{order.post.arm} {order.post.where}" if order.post.arm else order.post.where
    return lent.of in ("", order.whom) and lent.where in ("", where)


def lend(g: Diplomacy, lender: Seat, order: Delegate) -> None:
    """CD-5.C(b)4: it holds from this season on; lent anew it replaces the old. Void: to himself, to nobody."""
    delegate = g.owner(order.to)
    if not delegate or delegate == lender:
        return
    until = None if order.seasons is None else g.counted + order.seasons - 1
    limits = (lender, delegate, order.of, order.where)
    g.delegations[:] = [one for one in g.delegations if (one.lender, one.delegate, one.of, one.where) != limits]
    g.delegations.append(Delegation(*limits, until))
    g.tell(PowerLent(order.to, order.of, order.where, order.seasons or 0), [lender])


def revoke(g: Diplomacy, lender: Seat, order: Revoke) -> None:
    """CD-5.C(b)4: at any deadline; from nobody named: from everybody."""
    delegate = g.owner(order.delegate) if order.delegate else NOBODY
    g.delegations[:] = [one for one in g.delegations if one.lender != lender or delegate not in (NOBODY, one.delegate)]
    g.tell(PowerRevoked(order.delegate), [lender])


def expire(g: Diplomacy) -> None:
    """CD-5.C(b)4: it lapses when its seasons are over, and with the position."""
    g.delegations[:] = [one for one in g.delegations if not _is_over(g, one)]


def _is_over(g: Diplomacy, lent: Delegation) -> bool:
    if lent.until is not None and lent.until <= g.counted:
        return True
    held = list(posts(g, lent.lender))
    return not any(lent.where in ("", _place(post)) or _supports(g, post, lent.where) for post in held)


def _place(post: Post) -> str:
    return f"{post.arm} {post.where}" if post.arm else post.where


def _supports(g: Diplomacy, post: Post, where: str) -> bool:
    """Whether a place gives power over the unit, or comes from a unit based in the province, that is named."""
    force = meant(g, post)
    if force is not None:
        return where == force.base
    named = g.began_on(where.partition(" ")[2])
    return named is not None and named.base == post.where
