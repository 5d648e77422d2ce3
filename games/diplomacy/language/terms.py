"""CD-E.1: what orders are made of: units, places, targets, positions, routes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from games.diplomacy.atlas import Arm, Place
from games.diplomacy.orders import Post

from .reader import Reader


@dataclass(frozen=True, slots=True)
class Unit:
    """A unit by where it stands; its arm as far as anybody knows."""

    arm: Arm | None
    at: Place

    @property
    def space(self) -> str:
        """By which it is called."""
        return self.at.space

    def __str__(self) -> str:
        return f"{self.arm} {self.space}"


def unit(read: Reader) -> Unit:
    """`unit = [ "A" | "F" ] space`; what the letter is does not matter, one unit only stands there (CD-D.9, 4.C)."""
    written = read.maybe(letter)
    standing = tuple(read.context.pieces or ())
    found = place(read, written, standing)
    if read.context.pieces is not None and found.space not in read.context.pieces:
        raise read.wrong("no-unit", "CD-D.2", space=found.space)
    arm = read.context.arm(found.space, written)
    return Unit(arm, as_held(read, found, arm))


def lunit(read: Reader) -> Unit:
    """`lunit = ( "A" | "F" ) space`; of what stands there, where anything does, the letter is mended."""
    written = letter(read)
    found = place(read, written)
    return Unit(read.context.arm(found.space, written), found)


def letter(read: Reader) -> Arm:
    """`( "A" | "F" )`, or the word."""
    if read.has("A", "army"):
        return "A"
    read.word("F", "fleet")
    return "F"


def place(read: Reader, arm: Arm | None = None, likely: tuple[str, ...] = ()) -> Place:
    """`space = spacecode [ "/" coast | "(" coast ")" ]`; coasts that nobody needs are ignored (CD-D.9, 4.B.6)."""
    space = read.space(likely)
    return as_held(read, Place(space, read.coast(space)), arm)


def as_held(read: Reader, written: Place, arm: Arm | None) -> Place:
    """CD-D.1: armies ignore coasts, and most provinces have one only."""
    return Place(written.space) if arm == "A" or not read.context.atlas.spaces[written.space].coasts else written


def whom(read: Reader) -> tuple[str, ...]:
    """`whom = target { "," target }`."""
    return tuple(read.listed(Reader.comma, target))


def target(read: Reader) -> str:
    """`target = code | lunit`."""
    return read.maybe(_unit_named) or read.code()


def province_or_unit(read: Reader) -> str:
    """( space | lunit ): `Rom`, `A Nap`."""
    return read.maybe(_unit_named) or read.space()


def _unit_named(read: Reader) -> str:
    return str(lunit(read))


def position(read: Reader) -> Post:
    """`position = ( "R" | "SR" ) space | ( "R" | "SR" | "C" ) lunit`."""
    return read.maybe(commander) or read.maybe(ruler, "R") or ruler(read, "SR")


def commander(read: Reader) -> Post:
    """`"C" lunit`; the letter may be left out, nothing but a unit can be meant (CD-E.5)."""
    read.word("C")
    found = unit_by_name(read)
    return Post("C", found.space, found.arm)


def ruler(read: Reader, office: Literal["R", "SR"]) -> Post:
    """`( "R" | "SR" ) ( space | lunit )`."""
    read.word(office)
    found = read.maybe(lunit)
    return Post(office, found.space, found.arm) if found else Post(office, read.space())


def unit_by_name(read: Reader) -> Unit:
    """A unit with its letter, or without where one stands there."""
    written = read.maybe(letter)
    found = place(read, written, tuple(read.context.pieces or ()))
    arm = read.context.arm(found.space, written)
    if arm is None:
        raise read.wrong("letter-needed", "CD-E.1", space=found.space)
    return Unit(arm, found)


def route(read: Reader) -> tuple[str, ...]:
    """`space "-" space { "-" space }`."""
    first = read.space()
    read.hyphen()
    return (first, *read.listed(Reader.hyphen, Reader.space))
