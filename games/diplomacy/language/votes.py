"""CD-E.1, 7: motions and votes."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Final

from games.diplomacy.orders import (
    ChangeMap,
    Draw,
    Proposal,
    Propose,
    Rename,
    SeatIn,
    SetOption,
    Vote,
    Voting,
    WriteRule,
)

from .reader import WORD, Reader

OPTION: Final = re.compile(r"[A-Za-z_]+(?!\w)")
VALUE: Final = re.compile(r"[0-9]{1,9}(?!\w)|[A-Za-z_]+(?!\w)")
NEW_CODE: Final = re.compile(r"(?:[A-Za-z]{3,5}|[Nn][0-9]{1,3})(?!\w)")


def vote(read: Reader, author: str) -> Voting:
    """`vote = code ( "moves" proposal | "votes" ( "yes" | "no" ) motion_id )`."""
    ways: Sequence[Callable[[Reader, str], Voting]] = (propose, cast)
    return read.one_of(ways, author)


def propose(read: Reader, author: str) -> Propose:
    """`"moves" proposal`."""
    read.word("moves", "move")
    return Propose(author=author, proposal=proposal(read))


def cast(read: Reader, author: str) -> Vote:
    """`"votes" ( "yes" | "no" ) motion_id`."""
    read.word("votes", "vote")
    yes = read.has("yes")
    if not yes:
        read.word("no")
    return Vote(author=author, yes=yes, motion=read.numbered("M"))


def proposal(read: Reader) -> Proposal:
    """`proposal = rename | seat | rule | map | draw`."""
    ways: Sequence[Callable[[Reader], Proposal]] = (rename, seat, rule, change, draw)
    return read.one_of(ways)


def rename(read: Reader) -> Rename:
    """`"rename" space "to" string [ "code" spacecode ]`."""
    read.word("rename")
    space = read.space()
    read.word("to")
    name = read.quoted()
    return Rename(space, name, read.pattern(NEW_CODE, WORD) if read.has("code") else "")


def seat(read: Reader) -> SeatIn:
    """`"seat" code "in" space`."""
    read.word("seat")
    candidate = read.receiver()
    read.word("in")
    return SeatIn(candidate, read.space())


def rule(read: Reader) -> SetOption | WriteRule:
    """`"rule" ( option "=" value | string )`."""
    read.word("rule")
    return read.maybe(written) or option(read)


def written(read: Reader) -> WriteRule:
    """`string`: a rule that the GM applies."""
    return WriteRule(read.quoted())


def option(read: Reader) -> SetOption:
    """Option "=" value; option = word, value = number | word."""
    name = read.pattern(OPTION, WORD).lower()
    read.word("=")
    return SetOption(name, read.pattern(VALUE, WORD).lower())


def change(read: Reader) -> ChangeMap:
    """`"map" map_change`; map_change = string."""
    read.word("map")
    return ChangeMap(read.quoted())


def draw(read: Reader) -> Draw:
    """`"draw"`."""
    read.word("draw")
    return Draw()


def said(order: Voting) -> str:
    """How it is kept and shown, without its author."""
    if isinstance(order, Vote):
        return f"votes {'yes' if order.yes else 'no'} {order.motion}"
    return f"moves {proposed(order.proposal)}"


def proposed(one: Proposal) -> str:
    """How a proposal is kept and shown."""
    match one:
        case Rename():
            return f'rename {one.space} to "{one.name}"' + (f" code {one.code}" if one.code else "")
        case SeatIn():
            return f"seat {one.candidate} in {one.province}"
        case SetOption():
            return f"rule {one.option} = {one.value}"
        case WriteRule():
            return f'rule "{one.text}"'
        case ChangeMap():
            return f'map "{one.change}"'
        case Draw():
            return "draw"
