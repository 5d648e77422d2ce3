"""What each faction has done for all to see: gifts to the State, votes, proposals, deals; turn by turn.

The record is drawn from what is told to everybody and from nothing else, so it can give nothing away.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final, Literal, TypeAlias

from games.kernel import Seat
from games.republic.pieces import Deeds, Faction

What: TypeAlias = Literal["given", "ayes", "noes", "abstained", "proposed", "passed", "deals"]
Deed: TypeAlias = tuple[Seat, What, int]
"""Who did it, what it was, and how much of it."""
VOICES: Final[Mapping[str, What]] = {"for": "ayes", "against": "noes"}


class Doing:
    """What an event is besides, by which somebody has done something."""

    __slots__ = ()

    def deeds(self) -> Sequence[Deed]:
        """Who did what."""
        raise NotImplementedError


def voice(voices: Mapping[str, str], weights: Mapping[str, int]) -> What:
    """RC-9.0.9, RR-1.09.142: how a faction has voted: as most of its votes, or neither for nor against."""
    votes = Counter[What]()
    for name, said in voices.items():
        if said in VOICES:
            votes[VOICES[said]] += 1 + weights[name]
    return max(VOICES.values(), key=lambda one: votes[one]) if votes else "abstained"


def note(factions: Mapping[Seat, Faction], turn: int, done: Iterable[Deed]) -> None:
    """It stands in the record of whoever did it, by the turn."""
    for seat, what, count in done:
        if seat in factions:
            one = this_turn(factions[seat].record, turn)
            setattr(one, what, getattr(one, what) + count)


def this_turn(record: list[Deeds], turn: int) -> Deeds:
    """The deeds of a turn, the last there is."""
    if not record or record[-1].turn != turn:
        record.append(Deeds(turn=turn))
    return record[-1]


def since(record: Iterable[Deeds], turn: int) -> Iterator[Deeds]:
    """The deeds of this turn and of all that followed."""
    return (one for one in record if one.turn >= turn)
