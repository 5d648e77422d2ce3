"""CD-9.C.3 to 9.C.6: who owns shares, who votes them, who is told."""

from __future__ import annotations

from games.diplomacy.companies.events import SharesPassed
from games.diplomacy.politics.appointments import refuses
from games.diplomacy.state import NOBODY, Diplomacy, Railway
from games.kernel import Seat


def cap(g: Diplomacy, issued: int) -> int:
    """CD-9.C.5: what one player may own of so many shares: one above half."""
    return issued // 2 + 1 if g.law.share_cap == "over_half" else issued


def room(g: Diplomacy, railway: Railway, seat: Seat) -> int:
    """CD-9.C.5: how many more shares he may own."""
    return max(0, cap(g, railway.issued) - railway.shares.get(seat, 0))


def give(g: Diplomacy, railway: Railway, seat: Seat, number: int) -> int:
    """CD-9.C.5: unowned shares become his, as many as the cap allows; so many."""
    passed = min(number, railway.unowned, room(g, railway, seat))
    if passed:
        railway.shares[seat] = railway.shares.get(seat, 0) + passed
    return passed


def takes(g: Diplomacy, seat: Seat | None, giver: Seat = NOBODY) -> bool:
    """CD-4.F, CD-9.C.4: whether he is there and does not refuse shares: in general, or from this giver."""
    if seat is None or not g.players[seat].active:
        return False
    return seat == giver or not refuses(g, seat, "shares", g.code(giver))


def take(railway: Railway, seat: Seat, number: int) -> None:
    """CD-9.C.4: shares of his become unowned; with them go the votes he has lent, as far as they are of those."""
    left = railway.shares.pop(seat) - number
    if left:
        railway.shares[seat] = left
    _follow(railway, seat, left)


def _follow(railway: Railway, seat: Seat, left: int) -> None:
    """CD-9.C.4: a proxy follows the loss of its shares: those not lent go first, then those lent last."""
    for borrower in reversed([*railway.proxies.get(seat, {})]):
        excess = lent(railway, seat) - left
        lend(railway, seat, borrower, railway.proxies[seat][borrower] - max(0, excess))


def lend(railway: Railway, owner: Seat, borrower: Seat, number: int) -> None:
    """CD-9.C.4: the votes of so many shares are lent to him; of none or fewer: no more."""
    loans = railway.proxies.setdefault(owner, {})
    if number > 0:
        loans[borrower] = number
    else:
        loans.pop(borrower, None)
    if not loans:
        del railway.proxies[owner]


def lent(railway: Railway, owner: Seat) -> int:
    """CD-9.C.4: how many of his votes he has lent."""
    return sum(railway.proxies.get(owner, {}).values())


def borrowed(railway: Railway, seat: Seat) -> int:
    """CD-9.C.4: how many votes are lent to him."""
    return sum(loans.get(seat, 0) for loans in railway.proxies.values())


def votes(railway: Railway, seat: Seat) -> int:
    """CD-9.C.3: votes owned or lent to him."""
    return railway.shares.get(seat, 0) - lent(railway, seat) + borrowed(railway, seat)


def has_stake(railway: Railway, seat: Seat) -> bool:
    """CD-9.D.1: whether he is a shareholder or votes for one."""
    return seat in railway.shares or borrowed(railway, seat) > 0


def majority(railway: Railway) -> Seat:
    """CD-9.C.3: who commands more than half of all votes; nobody: nobody does."""
    stakes = dict.fromkeys([*railway.shares, *(to for loans in railway.proxies.values() for to in loans)])
    return next((seat for seat in stakes if 2 * votes(railway, seat) > railway.issued), NOBODY)


def tell_passed(g: Diplomacy, railway: Railway, giver: Seat, taker: Seat, number: int, how: str) -> None:
    """CD-9.C.6: who owns shares is public; under secrecy both sides alone are told."""
    if number:
        event = SharesPassed(railway.id, g.code(giver), g.code(taker), number, how)
        g.tell(event, [seat for seat in (giver, taker) if seat] if railway.secret else None)


def seen(g: Diplomacy, railway: Railway, viewer: Seat | None) -> dict[str, int]:
    """CD-9.C.6: who owns how much, by code, as far as this player (None: the public) sees it."""
    owners = railway.shares if not railway.secret else [seat for seat in railway.shares if seat == viewer]
    return {g.code(seat): railway.shares[seat] for seat in sorted(owners, key=g.code)}


def loans_seen(g: Diplomacy, railway: Railway, viewer: Seat) -> list[tuple[str, str, int]]:
    """CD-9.C.4: the votes he has lent, and those lent to him: owner, borrower, how many; nobody sees others."""
    return sorted(
        (g.code(owner), g.code(borrower), number)
        for owner, loans in railway.proxies.items()
        for borrower, number in loans.items()
        if viewer in (owner, borrower)
    )
