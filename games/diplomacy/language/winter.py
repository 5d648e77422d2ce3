"""CD-E.1, S.5, S.6: what is built, removed, adopted."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from games.diplomacy.atlas import Arm, Place
from games.diplomacy.orders import Adopt, BuildUnit, Drop, Remove, Winter, Yield

from .context import Context
from .reader import Reader
from .terms import as_held, letter, place, unit


def winter(read: Reader, author: str) -> Winter:
    """`winter = code ( build | remove | adopt | consent | excess )`."""
    ways: Sequence[Callable[[Reader, str], Winter]] = (build, remove, adopt, consent, excess)
    return read.one_of(ways, author)


def build(read: Reader, author: str) -> BuildUnit:
    """`build = ( "builds" | "build" ) ( "A" | "F" ) space`."""
    read.word("builds", "build")
    written = read.maybe(letter)
    at = place(read)
    arm = written or unwritten(read, at)
    return BuildUnit(author=author, arm=arm, at=as_held(read, at, arm))


def unwritten(read: Reader, at: Place) -> Arm:
    """CD-D.9, 4.C.3: without a letter it is an army inland, a fleet where a coast is named, else illegal."""
    if at.coast:
        return "F"
    if read.context.atlas.spaces[at.space].ground == "land":
        return "A"
    raise read.wrong("letter-needed", "CD-D.9", space=at.space)


def remove(read: Reader, author: str) -> Remove:
    """`remove = ( "removes" | "remove" ) unit`."""
    read.word("removes", "remove")
    return Remove(author=author, unit=unit(read).space)


def adopt(read: Reader, author: str) -> Adopt:
    """`adopt = "adopts" unit "at" space`."""
    read.word("adopts", "adopt")
    one = unit(read)
    read.word("at")
    return Adopt(author=author, unit=one.space, at=read.space())


def consent(read: Reader, author: str) -> Yield:
    """`consent = "yields" unit "to" code`."""
    read.word("yields", "yield")
    one = unit(read)
    read.word("to")
    return Yield(author=author, unit=one.space, to=read.receiver())


def excess(read: Reader, author: str) -> Drop:
    """`excess = "drops" lunit`; the letter may be left out, one unit only stands there (CD-E.5)."""
    read.word("drops", "drop")
    return Drop(author=author, unit=unit(read).space)


def said(order: Winter, context: Context) -> str:
    """How it is kept and shown, without its author."""
    match order:
        case BuildUnit():
            return f"builds {order.arm} {order.at}"
        case Remove():
            return f"removes {context.named(order.unit)}"
        case Adopt():
            return f"adopts {context.named(order.unit)} at {order.at}"
        case Yield():
            return f"yields {context.named(order.unit)} to {order.to}"
        case Drop():
            return f"drops {context.named(order.unit)}"
