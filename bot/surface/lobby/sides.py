"""Sides: where a game wants it, each player chooses as it gathers on which side he plays; who does not is dealt one."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bot.base.errors import NotAllowed
from bot.base.parts import Parts
from bot.base.text import Voice
from bot.store.store import GameRow
from bot.surface.kit.address import Address
from bot.surface.kit.panel import Button, button
from games.kernel import Seat


@dataclass(frozen=True, slots=True)
class Sided:
    """An option of a game that is no option of the table: what each seat has chosen for itself.

    Attributes:
        option: the field of its model.
        sides: what may be chosen; its texts are `side-<game>-<side>`.
        asked: whether sides are chosen with these options.
    """

    option: str
    sides: Sequence[str]
    asked: Callable[[Mapping[str, Any]], bool]


SIDED: Parts[Sided | None] = Parts(None)


def sided(row: GameRow) -> Sided | None:
    """What each player chooses at this table; None: nothing."""
    own = SIDED.of(row.kind)
    return own if own and own.asked(row.options) else None


def chosen(row: GameRow) -> Mapping[Seat, str]:
    """What the seats have chosen, where sides are chosen."""
    own = sided(row)
    found: Mapping[Seat, str] = row.options.get(own.option, {}) if own else {}
    return found


def choosing(row: GameRow, seat: Seat, side: str, players: int) -> dict[str, Any]:
    """The options, with what a seat chooses. NotAllowed: there is no such side, or it is full.

    Sides are as equal in number as they can be, so no more than half of the players, rounded up, choose one.
    """
    own, others = sided(row), {one: said for one, said in chosen(row).items() if one != seat}
    if own is None or side not in own.sides:
        raise NotAllowed("lobby.no-side")
    most = -(-players // len(own.sides))
    if list(others.values()).count(side) >= most:
        raise NotAllowed("lobby.side-full", most=most)
    return {**row.options, own.option: {**others, seat: side}}


def seated_only(row: GameRow, seats: Collection[Seat]) -> Mapping[str, Any]:
    """The options without what was chosen on chairs on which nobody sits any more, or where none is chosen."""
    own = SIDED.of(row.kind)
    if own is None:
        return row.options
    return {**row.options, own.option: {seat: side for seat, side in chosen(row).items() if seat in seats}}


def ways(voice: Voice, row: GameRow) -> list[Button]:
    """A button for each side."""
    own = sided(row)
    names = {side: voice.say(f"side-{row.kind}-{side}") for side in own.sides} if own else {}
    return [
        button(voice.say("button-side", side=name), Address(row.id, "lobby", "", "sided", side))
        for side, name in names.items()
    ]


def line(voice: Voice, row: GameRow, seat: Seat) -> str:
    """The side of a seat, beside its name; "": none is chosen."""
    side = chosen(row).get(seat)
    return voice.say("lobby-side", side=voice.say(f"side-{row.kind}-{side}")) if side else ""
