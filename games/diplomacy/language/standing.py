"""CD-D.1, E.1: a unit as a list of what stands where writes it: `A Nap`, `F Stp/nc`."""

from __future__ import annotations

from games.diplomacy.atlas import Atlas, Piece

from .context import Context, Fault
from .reader import Miss, Reader
from .terms import letter, place


def read_standing(text: str, commander: str, atlas: Atlas) -> Piece | Fault:
    """The unit of this Commander, where it can stand; or why it is none."""
    reader = Reader(text, Context(atlas))
    try:
        return _standing(reader, commander)
    except Miss:
        return reader.fault()


def _standing(read: Reader, commander: str) -> Piece:
    """`( "A" | "F" ) space`, the coast with a fleet on one of several."""
    arm = letter(read)
    at = place(read, arm)
    read.end()
    if not read.context.atlas.holds(arm, at):
        raise read.wrong_everywhere("cannot-stand", "CD-D.1", unit=arm, place=str(at))
    return Piece(arm, at, commander)
