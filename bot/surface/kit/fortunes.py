"""What came of what somebody did, and what befell him: which events tell of it, and how much they weigh.

The front of a game says so; the words are those in which all are told.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final, TypeAlias

from bot.base.parts import Parts
from bot.store.store import EventRow
from bot.surface.kit.look import Look
from games.kernel import Seat, View

GRAVE: Final = 9
"""What weighs so much is told to whom it befell by a message of its own."""
ALONE: Final = 4
DEAL: Final = "deal"  # deals have cards of their own


def told_alone(look: Look, event: EventRow, _before: View | None) -> int:
    """Without a front that says more: what only some were told befell them."""
    return ALONE if event.audience is not None and event.reaches(look.seat) and DEAL not in event.fields else 0


def named(look: Look, event: EventRow) -> bool:
    """Without a front that says more: what names a seat is of that seat."""
    return str(event.fields.get("seat", look.seat)) == look.seat


Mine: TypeAlias = Callable[[Look, EventRow], bool]
Weigh: TypeAlias = Callable[[Look, EventRow, View | None], int]


@dataclass(frozen=True, kw_only=True)
class Fortunes:
    """What a game tells single seats of what happened.

    Attributes:
        outcomes: by the kind of a question, the events that say what was answered and what it came to; told instead.
        follows: the same, the events that say what all learnt of it; told beside the answer.
        mine: which outcomes are about the seat that looks, where an act told of several.
        weigh: how much an event means to the seat that looks, 0: nothing; it is given how all saw the table before it,
            where that is asked for.
        whom: by the kind of an event, which of its fields names whom it befalls; else `seat`.
        befalls: what may befall somebody; where nothing of it was told, no card is looked at for it.
        hinges: whether an event cannot be weighed without knowing how the table stood before it.
    """

    outcomes: Mapping[str, Sequence[str]] = field(default_factory=dict[str, "Sequence[str]"])
    follows: Mapping[str, Sequence[str]] = field(default_factory=dict[str, "Sequence[str]"])
    mine: Mine = named
    weigh: Weigh = told_alone
    whom: Mapping[str, str] = field(default_factory=dict[str, str])
    befalls: Container[str] = ()
    hinges: Callable[[EventRow, Seat], bool] = lambda _event, _seat: False


FORTUNES: Parts[Fortunes] = Parts(Fortunes())


def fortunes(game: str) -> Fortunes:
    """What a game tells single seats."""
    return FORTUNES.of(game)


def came_of(look: Look, kind: str, told: Sequence[EventRow]) -> list[EventRow]:
    """Of what an act told: what an answer to this kind of question came to, for the seat that looks.

    Of a half: of what that half told.
    """
    own = fortunes(look.game.kind)
    known = own.outcomes.get(kind, ())
    here = [one for one in told if one.kind in known and one.half == look.half]
    return [one for one in here if one.reaches(look.seat) and own.mine(look, one)]


def followed(look: Look, kind: str, told: Sequence[EventRow]) -> list[EventRow]:
    """The same: what all learnt of it."""
    known = fortunes(look.game.kind).follows.get(kind, ())
    return [one for one in told if one.kind in known and one.half == look.half and one.audience is None]


@dataclass(frozen=True, slots=True)
class Story:
    """What the card of a seat tells above its questions.

    Attributes:
        said: what came of its last answers, a line each.
        befell: what has befallen it since, what weighs most first.
        more: how many further things befell it.
        turn: the turn that was over since; 0: none was.
        grave: the last act that it is told of by a message of its own; -1: none.
    """

    said: Sequence[str] = ()
    befell: Sequence[str] = ()
    more: int = 0
    turn: int = 0
    grave: int = -1

    @property
    def mark(self) -> tuple[object, ...]:
        """What tells whether a card has to be drawn anew; receipts alone do not."""
        return (*self.befell, self.more, self.turn)

    def and_said(self, lines: Sequence[str]) -> Story:
        """The same with these lines below the receipts."""
        return replace(self, said=[*self.said, *lines])


NOTHING: Final = Story()
