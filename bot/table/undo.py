"""Undo: a seat takes its last answer back, as long as nobody has learnt from it (architecture 9).

Cards that offer it name the answer by a digest that tells nobody how much has happened; so a button that was shown for
one answer never takes back another.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from dataclasses import replace
from typing import Any, Final

from bot.store.store import MessageRow, Parcel, Stand, Store
from bot.table.notes import NOTHING, Act, Noted
from bot.table.passing import said_at
from games.kernel import Entry, NotAllowed, Outcome, Seat
from games.kernel.journal import check_undo
from games.kernel.table import Table

LENGTH: Final = 5
REDRAWN: Final = ("ballot", "battle", "deal")
"""Cards that tell of acts, and are drawn anew if those are taken back."""


def token(entry: Entry) -> str:
    """What names an answer: its mark is unguessable, for the seed is in it, so nobody can tell the seq from this."""
    return hashlib.blake2b(f"{entry.mark}|{entry.seq}".encode(), digest_size=LENGTH).hexdigest()


def undoable(table: Table[Any], seat: Seat | None) -> str:
    """What names the answer this seat may take back now; "": there is none."""
    last = table.line[-1] if table.line and not table.over else None
    try:
        check_undo(last, seat or Seat(""))
    except NotAllowed:
        return ""
    return token(last) if last else ""


def all_anew(stand: Stand, table: Table[Any], outcome: Outcome) -> Outcome:
    """The outcome as Discord is told it: everything that is open now is shown, what else was waited for is over."""
    now_open = {name for posted in table.open.values() for name in (posted.ref, posted.decision.key)}
    stale = [row.ref for row in stand.saved if said_at(row.ref) or (row.rev and row.ref not in now_open)]
    gone = [*(row.ref for row in stand.windows if row.ref not in now_open), *stale]
    return replace(outcome, opened=list(table.open.values()), closed=gone)


def settled(act: Act) -> Noted:
    """Another has acted: whoever could still take his answer back can no more, and his card shows it."""
    entry, former = act.outcome.entry, act.table.line[-2:-1]
    if entry is None or not former or former[0].kind != "answer" or former[0].sealed or former[0].seat == entry.seat:
        return NOTHING
    seat = former[0].seat
    return Noted(parcels=[Parcel(f"seat:{seat}", f"dm:{seat}", "decisions", merge=True)])


async def shown_anew(store: Store, stand: Stand, to: int) -> list[Parcel]:
    """What is shown anew if the game goes back to after an entry: desks, and cards that told of later acts."""
    game = stand.game.id
    desks = [
        Parcel(f"seat:{seat}", f"dm:{seat}", "decisions", merge=True) for seat, row in stand.seats.items() if row.user
    ]
    gone = [row.at for row in await store.journal(game) if row.entry.seq > to and row.undone_by is None]
    since = [one for one in await store.messages(game) if gone and one.at >= gone[0]]
    return [*desks, *_redrawn(since)]


def _redrawn(messages: Iterable[MessageRow]) -> list[Parcel]:
    return [Parcel(one.audience, one.target, one.kind, one.ref, merge=True) for one in messages if one.kind in REDRAWN]
