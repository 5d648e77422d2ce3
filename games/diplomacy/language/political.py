"""CD-E.1, 5.C, 4.F: purges, appointments, resignations, delegations, refusals."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from games.diplomacy.orders import Appoint, Delegate, Political, Post, Purge, Refuse, Resign, Revoke
from games.diplomacy.orders.political import Good

from .reader import Reader
from .terms import commander, position, province_or_unit


def political(read: Reader, author: str) -> Political:
    """`political = code ( purge | appoint | resign | delegate | undelegate | refuse )`."""
    ways: Sequence[Callable[[Reader, str], Political]] = (purge, appoint, resign, delegate, undelegate, refuse)
    return read.one_of(ways, author)


def purge(read: Reader, author: str) -> Purge:
    """`purge = ( "P" | "purges" ) code position`."""
    read.word("P", "purges", "purge")
    whom = read.code()
    return Purge(author=author, whom=whom, post=position(read))


def appoint(read: Reader, author: str) -> Appoint:
    """`appoint = ( "Apt" | "appoints" ) code ( "SR" space | "C" lunit )`."""
    read.word("Apt", "appoints", "appoint")
    whom = read.receiver()
    post = read.one_of((commander, sub_ruler))
    return Appoint(author=author, whom=whom, post=post)


def sub_ruler(read: Reader) -> Post:
    """`"SR" space`."""
    read.word("SR")
    return Post("SR", read.space())


def resign(read: Reader, author: str) -> Resign:
    """`resign = "resigns" position`."""
    read.word("resigns", "resign")
    return Resign(author=author, post=position(read))


def delegate(read: Reader, author: str) -> Delegate:
    """`delegate = "delegates purge" [ "of" code ] [ "in" ( space | lunit ) ] "to" code [ "for" number "seasons" ]`."""
    read.word("delegates purge", "delegate purge")
    of = read.maybe(_after, "of", Reader.code) or ""
    where = read.maybe(_after, "in", province_or_unit) or ""
    read.word("to")
    to = read.code()
    return Delegate(author=author, to=to, of=of, where=where, seasons=read.maybe(seasons))


def seasons(read: Reader) -> int:
    """`"for" number "seasons"`."""
    read.word("for")
    found = read.number()
    read.word("seasons", "season")
    return found


def undelegate(read: Reader, author: str) -> Revoke:
    """`undelegate = "revokes purge" [ "from" code ]`."""
    read.word("revokes purge", "revoke purge")
    return Revoke(author=author, delegate=from_whom(read))


def refuse(read: Reader, author: str) -> Refuse:
    """`refuse = ( "refuses" | "accepts" ) ( "seizures" | "appointments" | "shares" ) [ "from" code ]`."""
    refused = read.has("refuses", "refuse")
    if not refused:
        read.word("accepts", "accept")
    return Refuse(author=author, what=good(read), giver=from_whom(read), refused=refused)


def good(read: Reader) -> Good:
    """`"seizures" | "appointments" | "shares"`."""
    if read.has("seizures", "seizure"):
        return "seizures"
    if read.has("appointments", "appointment"):
        return "appointments"
    read.word("shares", "share")
    return "shares"


def from_whom(read: Reader) -> str:
    """`[ "from" code ]`."""
    return read.maybe(_after, "from", Reader.code) or ""


def _after(read: Reader, word: str, way: Callable[[Reader], str]) -> str:
    read.word(word)
    return way(read)


def said(order: Political) -> str:
    """How it is kept and shown, without its author."""
    match order:
        case Purge():
            return f"P {order.whom} {order.post}"
        case Appoint():
            return f"Apt {order.whom} {order.post}"
        case Resign():
            return f"resigns {order.post}"
        case Delegate():
            return _delegation(order)
        case Revoke():
            return f"revokes purge from {order.delegate}" if order.delegate else "revokes purge"
        case Refuse():
            return f"{'refuses' if order.refused else 'accepts'} {order.what}" + _if("from", order.giver)


def _delegation(order: Delegate) -> str:
    limits = _if("of", order.of) + _if("in", order.where)
    ends = "" if order.seasons is None else f" for {order.seasons} seasons"
    return f"delegates purge{limits} to {order.to}{ends}"


def _if(word: str, what: str) -> str:
    return f" {word} {what}" if what else ""
