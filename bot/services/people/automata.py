"""Who plays a seat where nobody does: what is noted of it, for those who ask below the seats themselves."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal, TypeAlias

from bot.store.store import GameRow, Stand
from games.catalog import levels
from games.kernel import Seat
from games.kernel.minds import LEVELS, Level

CARETAKER: Final = "caretaker"
Mind: TypeAlias = Literal["defaults"] | Level
"""What a caretaker plays by: the published defaults, or as a computer player of this level, to win."""
BY_DEFAULTS: Final = "defaults"
COMPUTERS: Final = "computers"
"""Among the terms of a table: by chair, how well the computer player plays that sits there in the lobby."""
USUAL: Final[Level] = "fair"
"""How well they play where nobody has chosen."""


def mind_of(word: object) -> Mind:
    """How a caretaker plays by this word; none that is known: as well as it can, as those did that had no level."""
    known: dict[object, Mind] = {BY_DEFAULTS: BY_DEFAULTS, **{level: level for level in LEVELS}}
    return known.get(word, LEVELS[-1])


def able(kind: str, wish: Mind) -> Mind:
    """How a caretaker plays this game if it is wished so: as the only player it has, or by the defaults."""
    there = levels(kind)
    if wish == BY_DEFAULTS or not there:
        return BY_DEFAULTS
    return wish if wish in there else there[-1]


def choice(kind: str) -> tuple[Level, ...]:
    """The levels one may choose from; empty: there is no choice."""
    there = levels(kind)
    return there if len(there) > 1 else ()


def computers(terms: Mapping[str, Any]) -> dict[Seat, Level]:
    """How well each computer player of a lobby is to play, as far as that was chosen."""
    chosen: Mapping[str, object] = terms.get(COMPUTERS) or {}
    return {Seat(chair): level for chair, word in chosen.items() for level in LEVELS if level == word}


def seated(game: GameRow, chair: Seat) -> Mind:
    """How the computer player on a chair of the lobby plays."""
    return able(game.kind, computers(game.terms).get(chair, USUAL))


def playing(stand: Stand, seat: Seat) -> Mind | None:
    """How the caretaker of a seat plays; None: it has none."""
    note = stand.note(CARETAKER, seat)
    return mind_of(note.body.get("mind", BY_DEFAULTS)) if note else None


def bargains(stand: Stand, seat: Seat) -> bool:
    """Whether an offer to this seat can be answered: somebody holds it, or an automaton that thinks for itself."""
    return stand.holder(seat) is not None or playing(stand, seat) not in (None, BY_DEFAULTS)
