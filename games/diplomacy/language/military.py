"""CD-E.1, D.2: stand, move, support, convoy."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from games.diplomacy.atlas import Place
from games.diplomacy.orders import Convoy, Move, Order, Stand, Support

from .reader import Reader
from .suffixes import (
    Suffixes,
    bracketed,
    no_block,
    no_rail,
    no_seize,
    one_block,
    one_railway,
    one_seize,
    seize,
    seize_on_the_way,
    suffixes,
)
from .terms import Unit, as_held, place, unit


def military(read: Reader, author: str) -> Order:
    """`military = [ code ":" ] ( stand | move | support | convoy ) { suffix }`."""
    one = unit(read)
    ways: Sequence[Callable[[Reader, str, Unit], Order]] = (stand, support, convoy, move)
    return read.one_of(ways, author, one)


def stand(read: Reader, author: str, one: Unit) -> Stand:
    """`stand = unit ( "stand" | "stands" | "hold" | "holds" | "H" )`."""
    stand_word(read)
    found = suffixes(read, Suffixes())
    no_rail(read, found)
    return Stand(author=author, unit=one.space, seize=one_seize(read, found), block=one_block(read, found))


def stand_word(read: Reader) -> str:
    """`stand_word = "stand" | "hold" | "H"`."""
    return read.word("stand", "stands", "hold", "holds", "H")


def move(read: Reader, author: str, one: Unit) -> Move:
    """`move = unit "-" [ "(" seize ")" ] space { "-" space }`: the last is the destination, the route is ignored."""
    found = Suffixes()
    read.towards()
    to = read.listed(Reader.towards, _stop, found)[-1]
    to = as_held(read, to, one.arm)
    suffixes(read, found)
    no_block(read, found)
    return Move(
        author=author,
        unit=one.space,
        to=to,
        rail=one_railway(read, found),
        via_convoy=found.via_convoy,
        seize=seize_on_the_way(read, found, to.space),
    )


def _stop(read: Reader, found: Suffixes) -> Place:
    """`[ "(" seize ")" ] space`."""
    if read.has("("):
        found.take(bracketed(read, seize))
    return place(read)


def support(read: Reader, author: str, one: Unit) -> Support:
    """`support = unit ( "S" | "Spt" | "supports" ) unit [ "-" space | stand_word ]`."""
    read.word("S", "Spt", "supports", "support")
    helped = unit(read)
    to = read.maybe(_destination, helped)
    _ = to or read.maybe(stand_word)
    found = suffixes(read, Suffixes())
    no_rail(read, found)
    return Support(
        author=author,
        unit=one.space,
        helped=helped.at,
        to=to,
        seize=one_seize(read, found),
        block=one_block(read, found),
    )


def convoy(read: Reader, author: str, one: Unit) -> Convoy:
    """`convoy = unit ( "C" | "Cvy" | "convoys" ) unit "-" space`."""
    read.word("C", "Cvy", "convoys", "convoy")
    army = unit(read)
    to = _destination(read, army)
    found = suffixes(read, Suffixes())
    no_rail(read, found)
    no_seize(read, found)
    return Convoy(author=author, unit=one.space, army=army.at, to=to, block=one_block(read, found))


def _destination(read: Reader, moving: Unit) -> Place:
    """`"-" space`, of the unit that is helped or carried; a route is ignored (CD-D.9, 4.A.6)."""
    read.towards()
    to = read.listed(Reader.towards, place)[-1]
    return as_held(read, to, moving.arm)
