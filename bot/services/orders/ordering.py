"""What may be ordered beforehand in a game, and what an order can go by: each game says it in its front.

Deals, proposals and other words of one's own are nobody else's to say and are not listed.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Protocol, TypeAlias

from bot.base.parts import Parts
from bot.services.orders.orders import Do, How
from games.catalog import GAMES
from games.kernel import Choice, Decision, Raw, Seat, View

PLAIN: Final[tuple[How, ...]] = ("default", "use", "none")


@dataclass(frozen=True, slots=True)
class Ways:
    """How a kind of decision may be answered.

    Attributes:
        options: the answers that can be named beforehand.
        money: numbers in its answers are money.
        offer: nobody waits for it, so there is no default.
    """

    hows: tuple[How, ...] = PLAIN
    options: tuple[str, ...] = ()
    money: bool = False
    offer: bool = False

    def all(self, seats: Sequence[str]) -> list[Do]:
        """Everything that can be chosen, but for amounts."""
        plain: list[Do] = [Do(how=how) for how in self.hows if how not in ("with", "against")]
        named = [Do(how="option", option=option) for option in self.options]
        sides: tuple[How, ...] = tuple(how for how in self.hows if how in ("with", "against"))
        return [*named, *plain, *(Do(how=how, seat=seat) for how in sides for seat in seats)]


DEFAULT: Final = Ways(("default",))
AHEAD: Final = Ways(("proposed", "default"))
"""What is asked ahead: plans run of themselves, or nothing is planned."""


@dataclass(frozen=True, slots=True)
class Circumstances:
    """What an order may be meant for: the motion that is voted on, who acts, whom it concerns."""

    motion: str = ""
    actor: str = ""
    targets: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Asked:
    """A decision of a game, what its seat sees while it is asked, and what its card proposes."""

    game: str
    decision: Decision[Any]
    view: View
    proposal: Callable[[], Raw] = lambda: None

    @property
    def choice(self) -> Choice[Any]:
        """What may be answered."""
        return self.decision.choice


class Point(Protocol):
    """A decision point as the rules list it, with what is taken for whoever does not answer."""

    @property
    def id(self) -> str:
        """Its name: "RC-DP14"."""
        ...

    @property
    def options(self) -> str:
        """What may be answered, in words."""
        ...

    @property
    def default(self) -> str:
        """What is taken, in words."""
        ...

    @property
    def clause(self) -> str:
        """The rule that asks."""
        ...


Answering: TypeAlias = Callable[[Do, Asked], Raw]


def nothing_known(_view: View, _seat: Seat) -> Mapping[str, int]:
    """A game that names no figures."""
    return {}


def named(_view: View, decision: Decision[Any]) -> Circumstances:
    """Whom a decision names, where the game does not know more."""
    return Circumstances(targets=frozenset(str(value) for value in decision.about.values()))


@dataclass(frozen=True, kw_only=True)
class Ordering:
    """What may be ordered beforehand in a game.

    Attributes:
        ways: by the kind of decision, how it may be answered. Where nothing special is listed, what is offered may be
            taken or left.
        motions: the types of motions that are voted on.
        on_motions: the decisions that are asked about a motion.
        figures: what can be compared; some of it is known only at certain times.
        facts: the figures that are known to a seat now.
        events: what an order can wait for.
        circumstances: what a decision is about, as far as the view tells.
        answers: by the kind of decision: answers of orders that are not read off what is offered.
        points: the decision points of a phase, with the defaults of the rules.
    """

    ways: Mapping[str, Ways] = field(default_factory=dict[str, Ways])
    motions: Sequence[str] = ()
    on_motions: Container[str] = ()
    figures: Sequence[str] = ()
    facts: Callable[[View, Seat], Mapping[str, int]] = nothing_known
    events: Sequence[str] = ()
    circumstances: Callable[[View, Decision[Any]], Circumstances] = named
    answers: Mapping[str, Answering] = field(default_factory=dict[str, Answering])
    points: Callable[[str], Sequence[Point]] = lambda _phase: ()


ORDERED: Final[Parts[Ordering]] = Parts(Ordering())


def ordering(game: str) -> Ordering:
    """What may be ordered in a game."""
    return ORDERED.of(game)


def phases(game: str) -> list[str]:
    """The phases in which something may be ordered."""
    return list(dict.fromkeys(GAMES[game].phase(kind) for kind in ordering(game).ways))


def of_phase(game: str, phase: str) -> list[str]:
    """What may be ordered in a phase."""
    return [kind for kind in ordering(game).ways if GAMES[game].phase(kind) == phase]
