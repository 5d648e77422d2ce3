"""CD-E.1, D.12, 5.D(b)2: dislodged units, and lists for a revolution."""

from __future__ import annotations

from games.diplomacy.orders import Disband, Retreat, RevoltList

from .reader import Reader
from .terms import as_held, place, unit


def retreat(read: Reader, author: str) -> Retreat | Disband:
    """`retreat = [ code ":" ] unit ( ( "-" | "retreats" ) space | "disband" | "disbands" | "D" )`."""
    one = unit(read)
    if read.has("disbands", "disband", "D"):
        return Disband(author=author, unit=one.space)
    if not read.has("retreats to", "retreats"):
        read.towards()
    return Retreat(author=author, unit=one.space, to=as_held(read, place(read), one.arm))


def retreat_list(read: Reader, author: str) -> RevoltList:
    """`retreatlist = [ code ":" ] unit "revolt list" space { "," space }`."""
    one = unit(read)
    read.word("revolt list")
    spaces = read.listed(Reader.comma, place, one.arm)
    return RevoltList(author=author, unit=one.space, spaces=tuple(map(str, spaces)))
