"""CD-E.6, 5.B, 9.B, 12.B: what may follow a military order, in any order: seize, rail, block, via convoy.

A suffix in a form that is not allowed is illegal, and the order stands without it: it becomes a note.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Literal, TypeAlias, TypeVar

from games.diplomacy.orders import Block, Seize

from .reader import Miss, Reader
from .terms import whom

T = TypeVar("T")
Rail: TypeAlias = str
What: TypeAlias = Literal["", "trains", "works", "strait"]


@dataclass(slots=True)
class Suffixes:
    """All that was written behind an order, and inside a move."""

    seizes: list[Seize] = field(default_factory=list[Seize])
    rails: list[Rail] = field(default_factory=list[Rail])
    blocks: list[Block] = field(default_factory=list[Block])
    via_convoy: bool = False

    def take(self, one: Seize | Block | Rail | None) -> None:
        """Put it with its kind."""
        if isinstance(one, Seize):
            self.seizes.append(one)
        elif isinstance(one, Block):
            self.blocks.append(one)
        elif one is not None:
            self.rails.append(one)


def suffixes(read: Reader, found: Suffixes) -> Suffixes:
    """{ suffix }: "(" ( seize | rail | block ) ")" | "via convoy"."""
    while True:
        if via_convoy(read):
            found.via_convoy = True
        elif read.has("("):
            found.take(bracketed(read, suffix))
        elif (bare := read.maybe(suffix)) is not None:
            found.take(bare)  # CD-E.5: without brackets it can mean nothing else
        else:
            return found


def via_convoy(read: Reader) -> bool:
    """`"via convoy"`: accepted (CD-D.9); in brackets too."""
    return read.has("via convoy") or read.has("(via convoy)") or read.has("via")


def suffix(read: Reader) -> Seize | Block | Rail:
    """`seize | rail | block`."""
    ways: Sequence[Callable[[Reader], Seize | Block | Rail]] = (seize, rail, block)
    return read.one_of(ways)


def bracketed(read: Reader, way: Callable[[Reader], T]) -> T | None:
    """What stands in a bracket that has been opened; what cannot be read of it is left out, up to its end (CD-E.6)."""
    begun = read.at
    try:
        found = way(read)
        read.word(")")
    except Miss:
        read.noted(read.fault())
        read.leave_bracket(begun)
        return None
    return found


def seize(read: Reader) -> Seize:
    """`seize = "sf" code [ space ]`; the code may touch it: `sfGV`."""
    read.prefix("sf")
    code = read.receiver()
    return Seize(code, read.maybe(Reader.space) or "")


def rail(read: Reader) -> Rail:
    """`rail = "rail" railway_id`."""
    read.word("rail")
    return read.numbered("R")


def block(read: Reader) -> Block:
    """`block = "blk" [ "trains" | "works" | "strait" [ strait_id ] ] [ whom ]`."""
    read.word("blk", "block", "blocks")
    what = read.maybe(blocked) or ""
    strait = (read.maybe(strait_id) or "") if what == "strait" else ""
    return Block(what, strait, read.maybe(whom) or ())


def blocked(read: Reader) -> What:
    """`"trains" | "works" | "strait"`."""
    if read.has("trains"):
        return "trains"
    if read.has("works"):
        return "works"
    read.word("strait")
    return "strait"


def strait_id(read: Reader) -> str:
    """A strait that is on the map."""
    begun, found = read.at, read.numbered("S")
    if all(one.id != found for one in read.context.atlas.straits):
        read.at = begun
        raise read.wrong("unknown-strait", "CD-12.B", strait=found)
    return found


# What fits which order


def one_seize(read: Reader, found: Suffixes) -> Seize | None:
    """CD-5.B(b.3): one a unit; of several that differ nobody knows which is meant."""
    return _only(read, found.seizes, "two-seizes", "CD-5.B(b.3)")


def one_block(read: Reader, found: Suffixes) -> Block | None:
    """CD-9.B.4."""
    return _only(read, found.blocks, "two-blocks", "CD-E.6")


def seize_on_the_way(read: Reader, found: Suffixes, to: str) -> Seize | None:
    """CD-E.4: of the destination; a province named besides must be it."""
    one = one_seize(read, found)
    if one and one.province not in {"", to}:
        read.note("seize-elsewhere", "CD-E.4", space=one.province)
        return None
    return Seize(one.beneficiary) if one else None


def one_railway(read: Reader, found: Suffixes) -> Rail:
    """CD-9.B.3(a): one railway a move."""
    return _only(read, found.rails, "two-railways", "CD-9.B.3") or ""


def no_rail(read: Reader, found: Suffixes) -> None:
    """CD-9.B.3(a): only moves go by rail."""
    if found.rails:
        read.note("rail-without-move", "CD-9.B.3")


def no_block(read: Reader, found: Suffixes) -> None:
    """CD-E.6: a block on a moving unit is illegal; the move stands."""
    if found.blocks:
        read.note("block-on-the-move", "CD-E.6")


def no_seize(read: Reader, found: Suffixes) -> None:
    """CD-5.B(b.2): a convoying fleet may not seize."""
    if found.seizes:
        read.note("convoy-seizes", "CD-5.B(b.2)")


def _only(read: Reader, found: list[T], reason: str, clause: str) -> T | None:
    """The one that is written, however often."""
    if any(one != found[0] for one in found):
        read.note(reason, clause)
        return None
    return found[0] if found else None
