"""What reading needs to know of a game, and what comes of it line by line."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from games.diplomacy.atlas import Arm, Atlas, Piece, Place
from games.diplomacy.orders import AnyOrder

Stage: TypeAlias = Literal["orders", "retreats"]
Told: TypeAlias = str | Sequence[str]


@dataclass(frozen=True, slots=True)
class Context:
    """What stands where, and who is called what.

    Attributes:
        pieces: by the space where each stood at the start of the season; None: nobody knows, any unit may be meant.
        codes: of all names in use, as printed; None: any word of two or three letters is one.
        holding: those of them that can be given something (CD-3.B.2); None: all.
        author: whose line it is where no code begins it.
        stage: `A Nap-Apu` is a retreat at the retreat stage, else a move.
    """

    atlas: Atlas
    pieces: Mapping[str, Piece] | None = None
    codes: Collection[str] | None = None
    holding: Collection[str] | None = None
    author: str = ""
    stage: Stage = "orders"

    def arm(self, space: str, written: Arm | None = None) -> Arm | None:
        """CD-D.9, 4.C: what stands there, whatever letter is written; where nobody knows, what is written."""
        piece = self.pieces.get(space) if self.pieces is not None else None
        return piece.arm if piece else written

    def named(self, space: str) -> str:
        """What stands there, as orders call it: `A Nap`."""
        return self.at(Place(space))

    def at(self, place: Place) -> str:
        """The same, with the coast that is written: `F Spa/nc`."""
        arm = self.arm(place.space)
        return f"{arm} {place}" if arm else str(place)


@dataclass(frozen=True, slots=True)
class Fault:
    """Why something cannot be read or does not count: `reason` is the id of a text, `fields` what it tells."""

    reason: str
    clause: str
    fields: Mapping[str, Told] = field(default_factory=dict[str, Told])


@dataclass(frozen=True, slots=True)
class Line:
    """CD-E.1: one line; its order, or why there is none; `notes`: suffixes that do not count (CD-E.6)."""

    number: int
    text: str
    said: AnyOrder | Fault
    notes: Sequence[Fault] = ()

    @property
    def order(self) -> AnyOrder | None:
        """What is ordered, if anything."""
        return None if isinstance(self.said, Fault) else self.said

    @property
    def fault(self) -> Fault | None:
        """Why nothing is."""
        return self.said if isinstance(self.said, Fault) else None
