"""SR-33.3: one effect of one card in somebody's hand, and what its player leaves open."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias, TypeVar

from games.kernel import Decision, OneOf, ask
from games.sword.cards.events import TargetChosen
from games.sword.components import Player
from games.sword.hands import face
from games.sword.state import Sword

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Use:
    """An effect of a card: its parameters as printed, and who plays it."""

    player: Player
    card: str
    effect: Mapping[str, Any]

    @property
    def n(self) -> int:
        """The number most effects have."""
        found: int = self.effect["n"]
        return found


Ready: TypeAlias = Callable[[Sword, Use], bool]
Act: TypeAlias = Callable[[Sword, Use], Awaitable[None]]


@dataclass(frozen=True, slots=True)
class Op:
    """An operation of the vocabulary: whether it can take effect now, by what all may see, and how it does."""

    ready: Ready
    act: Act


def present(record: T | None) -> T:
    """What is under way. ValueError: nothing is."""
    if record is None:
        raise ValueError("nothing is under way that this card works upon")
    return record


def uses(player: Player, card: str) -> list[Use]:
    """All effects of a card, in the order of its text."""
    return [Use(player, card, one) for one in face(card).effects]


async def choose(g: Sword, player: Player, card: str, options: Callable[[], Sequence[str]], *, what: str = "") -> str:
    """SR-DP34: what a card is aimed at; the first option is the default, and the only one is not asked for."""
    found = options()
    if len(found) > 1:
        found = [await ask(lambda: _targets(g, player, card, options(), what))]
    g.tell(TargetChosen(player, card, found[0]))
    return found[0]


def _targets(g: Sword, player: Player, card: str, options: Sequence[str], what: str) -> Decision[str]:
    choice: OneOf[str] = OneOf({one: one for one in options})
    about: dict[str, str | int] = {"card": card, **({"what": what} if what else {})}
    return Decision("card.target", g.seat(player), choice, "SR-33.1", "SR-DP34", about, lapse=options[0])
