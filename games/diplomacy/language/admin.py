"""CD-E.1, 11.B, 3.B.3, 6.3, S.2: canals, the holding name, leaving, being done."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from games.diplomacy.orders import Admin, CloseCanal, DropOut, Final, HoldAs

from .reader import Reader
from .terms import whom


def admin(read: Reader, author: str) -> Admin:
    """`admin = code ( closes | "hold as" code | "drops out" | "final" )`."""
    ways: Sequence[Callable[[Reader, str], Admin]] = (close, hold_as, drop_out, final)
    return read.one_of(ways, author)


def close(read: Reader, author: str) -> CloseCanal:
    """`( "closes" | "opens" ) canal_id [ "to" whom ]`."""
    closed = read.has("closes", "close")
    if not closed:
        read.word("opens", "open")
    canal = canal_id(read)
    return CloseCanal(author=author, canal=canal, against=whom(read) if read.has("to") else (), closed=closed)


def canal_id(read: Reader) -> str:
    """`canal_id = ? [A-Z] ?`, of the map; `canal A` too."""
    _ = read.has("canal")
    found = next((one.id for one in read.context.atlas.canals if read.has(one.id)), None)
    if found is None:
        raise read.wrong("unknown-canal", "CD-11.B")
    return found


def hold_as(read: Reader, author: str) -> HoldAs:
    """`"hold as" code`."""
    read.word("hold as", "holds as")
    return HoldAs(author=author, name=read.code())


def drop_out(read: Reader, author: str) -> DropOut:
    """`"drops out"`."""
    read.word("drops out", "drop out")
    return DropOut(author=author)


def final(read: Reader, author: str) -> Final:
    """`"final"`."""
    read.word("final")
    return Final(author=author)


def said(order: Admin) -> str:
    """How it is kept and shown, without its author."""
    match order:
        case CloseCanal():
            against = f" to {', '.join(order.against)}" if order.against else ""
            return f"{'closes' if order.closed else 'opens'} {order.canal}{against}"
        case HoldAs():
            return f"hold as {order.name}"
        case DropOut():
            return "drops out"
        case Final():
            return "final"
