"""What another republic, on a board beside this one, changes in it: each a function that this one calls by name.

A republic that is played alone has none beside it, and nothing is changed.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from games.kernel import Script, StepId

Left: TypeAlias = Literal["won", "lost", "shuffled", "discarded"]
"""How a War has left a board: by Victory, by suing for peace, back into the deck, for good."""


def no_war(_g: Any, _war: str) -> bool:
    """No War is fought apart, nor prosecuted by what the other republic does."""
    return False


def no_odds(_g: Any, _battle: Any) -> Any:
    """Every battle is against a War."""


def counts(_g: Any, _card: str) -> bool:
    """Whatever is drawn is drawn."""
    return False


def stays_here(_g: Any, _card: str) -> None:
    """A War that is drawn is one of this board alone."""


async def ends_here(_g: Any, _war: Any, _how: Left) -> None:
    """A War that has left the board concerns nobody else."""


def holds_no_sea(_g: Any, _war: Any) -> None:
    """Whose fleet was beaten says the Naval Victory marker."""


def by_own_order(_g: Any, _war: Any) -> None:
    """The rules of the republic alone say against which Wars a force may be sent."""


def none_is_lost(_g: Any, _group: str) -> bool:
    """No War was lost to another republic."""
    return False


async def unknown_elsewhere(_g: Any, _card: str) -> None:
    """Nobody knows the dead elsewhere."""


def never(_g: Any) -> bool:
    """It is as in a republic alone."""
    return False


def always(_g: Any) -> bool:
    """It is as in a republic alone."""
    return True


def as_alone(_g: Any, _reason: str) -> bool:
    """The game is over."""
    return False


def nothing(_g: Any) -> None:
    """Nothing follows."""


def leads_nowhere(_g: Any, _following: StepId | None) -> None:
    """The game is over when this is done."""


def by_own_decks(_g: Any) -> None:
    """The decks of the republic say whether this turn is the last."""


def owes_nothing(_g: Any) -> tuple[int, int]:
    """It has lost no War to another republic."""
    return 0, 0


async def the_end(_g: Any, _rebel: str) -> StepId | None:
    """The game is over."""
    return None


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Abroad:
    """The places where the rules of one republic ask what the other makes of them.

    Attributes:
        fought_apart: GV-3.4: whether a War is fought before the others, and not with them.
        met: GV-5.1: whether the other republic is the enemy in this battle, so that no card counts.
        odds: GV-5.4: how likely each result of such a battle is; None: it is none.
        prosecuted: GV-5.12: whether what has been fought makes a War prosecuted.
        voids: whether a card that was just drawn is discarded instead, and another drawn in its place.
        spreads: what a War that was drawn, and lies on this board, does on the other.
        ended: what follows elsewhere when a War has left this board.
        beaten: what follows when the fleet of a War has been beaten.
        attackable: whether a force may be sent against this War; None: the own rules of the republic say so.
        keeps: whether a Leader of this group stays in the Curia for a War that was lost to the other republic.
        mourned: what follows elsewhere when a Statesman or an enemy Leader has died here, by his card.
        plays_on: whether nobody has won who rules for life, or whose revolt has succeeded, or when the cards run out.
        in_power: whether who rules for life decides for others now.
        closing: whether the game ends with this turn, as far as is known; None: its own decks say so.
        deck_waits: whether the second deck must not be begun, though the first is empty.
        falls: tells that this republic has fallen, where that is not the end of the game; whether it is not.
        gives_way: what a State that goes bankrupt, or whose people revolt, loses to the Rebel who succeeds.
        succeeds: what becomes of the primary Rebel whose revolt has succeeded, and the step that follows.
        breaks_off: notes the step that would have followed, had the Rebel not to fight the Wars that are too many.
        tribute: for how many Wars that the other republic has won it must pay, and how much, as a debit of its own.
        has_paid: the State has paid all that it must in this Revenue Phase.
    """

    fought_apart: Callable[[Any, str], bool] = no_war
    met: Callable[[Any, Any], bool] = no_war
    odds: Callable[[Any, Any], Any] = no_odds
    prosecuted: Callable[[Any, str], bool] = no_war
    voids: Callable[[Any, str], bool] = counts
    spreads: Callable[[Any, str], None] = stays_here
    ended: Callable[[Any, Any, Left], Script[None]] = ends_here
    beaten: Callable[[Any, Any], None] = holds_no_sea
    attackable: Callable[[Any, Any], bool | None] = by_own_order
    keeps: Callable[[Any, str], bool] = none_is_lost
    mourned: Callable[[Any, str], Script[None]] = unknown_elsewhere
    plays_on: Callable[[Any], bool] = never
    in_power: Callable[[Any], bool] = always
    closing: Callable[[Any], bool | None] = by_own_decks
    deck_waits: Callable[[Any], bool] = never
    falls: Callable[[Any, str], bool] = as_alone
    gives_way: Callable[[Any], None] = nothing
    succeeds: Callable[[Any, str], Script[StepId | None]] = the_end
    breaks_off: Callable[[Any, StepId | None], None] = leads_nowhere
    tribute: Callable[[Any], tuple[int, int]] = owes_nothing
    has_paid: Callable[[Any], None] = nothing


ALONE = Abroad()
"""No republic is beside this one."""
