"""Games that are made of games: which half of one is meant, and what it is when it is played alone.

Whoever starts from a decision, an event, a button, a parcel or a picture resolves the half first, and then does what is
done for that game alone: with its words, its view and its parts. The id of a game bears the half on its way: it is the
id of the whole for all that is stored under it, and what is read under it is of that half.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.base.parts import Parts
from games.kernel import Decision, Half, State, View

MARK = "~"
"""Parts the id of a game from its half, where both are written in one text."""
HALVES: Parts[Mapping[str, Half[Any]]] = Parts({})
"""The games that a game is made of, by their names."""


class HalfId(str):
    """The id of a game, looked at by one of its halves; it equals that of the whole."""

    half: str

    @staticmethod
    def of(game: str, half: str) -> HalfId:
        """This half of this game."""
        found = HalfId(game)
        found.half = half
        return found


def half_of(game: str) -> str:
    """Which half an id is looked at by; "": the whole."""
    return game.half if isinstance(game, HalfId) else ""


def in_half(game: str, half: str) -> str:
    """The id of a game, looked at by this half; "": by none."""
    return HalfId.of(whole(game), half) if half else game


def whole(game: str) -> str:
    """The id of a game as a whole."""
    return "".join(game) if isinstance(game, HalfId) else game


def kind_of(kind: str, half: str) -> str:
    """Which game a half of a game is; "": it itself."""
    found = HALVES.of(kind).get(half)
    return found.game.id if found else kind


def states_in(kind: str, state: State) -> list[State]:
    """The state of a game, and of each game that it is made of."""
    return [state, *(found for half in HALVES.of(kind).values() if (found := half.state(state)) is not None)]


def seen_in(kind: str, half: str, view: View) -> View:
    """A view of a game, or what it shows of this half of it."""
    found = HALVES.of(kind).get(half)
    return found.seen(view) or view if found else view


def full(half: str, name: str) -> str:
    """A kind of decision, a phase, a part of a board, of a half, with its name before a colon."""
    return f"{half}:{name}" if half else name


def asked(decision: Decision[Any]) -> str:
    """The kind of a decision by its full name."""
    return full(decision.half, decision.kind)


def parted(name: str) -> tuple[str, str]:
    """The half and the rest of such a name; "" and all of it, if it is of none."""
    half, mark, rest = name.partition(":")
    return (half, rest) if mark else ("", name)


def kind_in(key: str) -> tuple[str, str]:
    """Of the key of a decision: the half that asks it, and its kind."""
    return parted(key.partition("@")[0].partition("/")[0])
