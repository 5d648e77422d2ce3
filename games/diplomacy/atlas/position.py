"""What military orders are judged against: the map, the units on it, and what is open to whom this season (CD-S.3)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from .atlas import Atlas
from .places import Piece


@dataclass(frozen=True, slots=True)
class Closing:
    """CD-11.B: the controller of a province on a canal closes the links that touch it.

    `by`: the player who closes it; `against`: codes and units, nobody named means everybody but himself.
    """

    canal: str
    province: str
    by: str
    against: Sequence[str] = ()


@dataclass(frozen=True, slots=True)
class Traffic:
    """What companies and controllers have arranged for this season.

    Attributes:
        tracks: the provinces that the usable track of each railway joins, in its order (CD-9.B.3(a)).
        bars: codes and units that may not use a railway (CD-9.C.1); nothing for one without a controller.
    """

    tracks: Mapping[str, Sequence[str]] = field(default_factory=dict[str, Sequence[str]])
    bars: Mapping[str, Sequence[str]] = field(default_factory=dict[str, Sequence[str]])
    closings: Sequence[Closing] = ()


@dataclass(frozen=True)
class Position:
    """The board at the main deadline. `pieces`: by space; `codes`: the names of each player, for `against`."""

    atlas: Atlas
    pieces: Mapping[str, Piece]
    traffic: Traffic = field(default_factory=Traffic)
    codes: Mapping[str, Sequence[str]] = field(default_factory=dict[str, Sequence[str]])

    def named(self, piece: Piece, targets: Sequence[str]) -> bool:
        """CD-E.1, `whom`: whether codes and units (`A Nap`) name this one."""
        return f"{piece.arm} {piece.at.space}" in targets or any(
            code in targets for code in self.codes.get(piece.commander, ())
        )

    def against(self, piece: Piece, targets: Sequence[str], by: str) -> bool:
        """CD-11.B, 12.B: whether a closing or a block by this player is meant for the unit."""
        return self.named(piece, targets) if targets else piece.commander != by

    @cached_property
    def fleets(self) -> frozenset[str]:
        """CD-D.8: sea spaces in which a fleet stands, which could carry an army."""
        return frozenset(space for space in self.pieces if self.atlas.spaces[space].ground == "sea")
