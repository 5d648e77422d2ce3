"""CD-E.1, 9.A: works and permits."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from games.diplomacy.orders import BuildLine, Halt, Permit, RailwayOrder, Reroute

from .reader import Reader
from .terms import route


def railway(read: Reader, author: str) -> RailwayOrder:
    """`railway = code ( builds | reroutes | halts | permits )`."""
    ways: Sequence[Callable[[Reader, str], RailwayOrder]] = (build_line, reroute, halt, permit)
    return read.one_of(ways, author)


def build_line(read: Reader, author: str) -> BuildLine:
    """`( "blt" | "builds rail" ) space "-" space { "-" space } [ "shares" number [ allot ] ]`."""
    read.word("blt", "builds rail", "build rail")
    along = route(read)
    if not read.has("shares"):
        return BuildLine(author=author, route=along)
    return BuildLine(author=author, route=along, shares=read.number(), allotment=read.maybe(allotment) or ())


def allotment(read: Reader) -> tuple[tuple[str, int], ...]:
    """`allot = "(" code number { "," code number } ")"`."""
    read.word("(")
    found = tuple(read.listed(Reader.comma, _lot))
    read.word(")")
    return found


def _lot(read: Reader) -> tuple[str, int]:
    return read.receiver(), read.number()


def reroute(read: Reader, author: str) -> Reroute:
    """`code "reroutes" railway_id space "-" space { "-" space }`."""
    read.word("reroutes", "reroute")
    return Reroute(author=author, railway=read.numbered("R"), route=route(read))


def halt(read: Reader, author: str) -> Halt:
    """`code ( "halts" | "resumes" ) railway_id`."""
    halted = read.has("halts", "halt")
    if not halted:
        read.word("resumes", "resume")
    return Halt(author=author, railway=read.numbered("R"), halted=halted)


def permit(read: Reader, author: str) -> Permit:
    """`code ( "permits" | "withdraws permit" ) ( railway_id | code | "all" ) "in" space`."""
    granted = read.has("permits", "permit")
    if not granted:
        read.word("withdraws permit", "withdraw permit")
    whom = read.maybe(Reader.numbered, "R") or read.maybe(Reader.word, "all") or read.code()
    read.word("in")
    return Permit(author=author, whom=whom, province=read.space(), granted=granted)


def said(order: RailwayOrder) -> str:
    """How it is kept and shown, without its author."""
    match order:
        case BuildLine():
            return f"blt {'-'.join(order.route)}{_shares(order)}"
        case Reroute():
            return f"reroutes {order.railway} {'-'.join(order.route)}"
        case Halt():
            return f"{'halts' if order.halted else 'resumes'} {order.railway}"
        case Permit():
            return f"{'permits' if order.granted else 'withdraws permit'} {order.whom} in {order.province}"


def _shares(order: BuildLine) -> str:
    if order.shares is None:
        return ""
    lots = ", ".join(f"{code} {number}" for code, number in order.allotment)
    return f" shares {order.shares}" + (f" ({lots})" if lots else "")
