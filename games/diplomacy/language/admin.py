"""CD-E.1, 11.B, 3, 6.3, S.2: canals, names, leaving, being done."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from games.diplomacy.orders import Admin, CloseCanal, DropName, DropOut, Final, HoldAs, NewName

from .reader import CODE, LETTERS, Reader
from .terms import whom


def admin(read: Reader, author: str) -> Admin:
    """`admin = code ( closes | "hold as" code | takes | "drops name" code | "drops out" | "final" )`."""
    ways: Sequence[Callable[[Reader, str], Admin]] = (close, hold_as, new_name, drop_name, drop_out, final)
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
    _ = read.also("canal")
    found = next((one.id for one in read.context.atlas.canals if read.has(one.id)), None)
    if found is None:
        raise read.wrong("unknown-canal", "CD-11.B")
    return found


def hold_as(read: Reader, author: str) -> HoldAs:
    """`"hold as" code`."""
    read.word("hold as", "holds as")
    return HoldAs(author=author, name=read.code())


def new_name(read: Reader, author: str) -> NewName:
    """`"takes name" string [ "code" newcode ]`, a code that is nobody's yet."""
    read.word("takes name", "take name")
    name = " ".join(read.quoted().split())
    return NewName(author=author, name=name, code=read.pattern(LETTERS, CODE).upper() if read.has("code") else "")


def drop_name(read: Reader, author: str) -> DropName:
    """`"drops name" code`."""
    read.word("drops name", "drop name")
    return DropName(author=author, name=read.code())


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
        case NewName():
            return f'takes name "{order.name}"' + (f" code {order.code}" if order.code else "")
        case DropName():
            return f"drops name {order.name}"
        case DropOut():
            return "drops out"
        case Final():
            return "final"
