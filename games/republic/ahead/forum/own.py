"""What makes the Forum of a republic its own, for what is said ahead of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

from games.kernel import Decision, Raw, Seat, Verdict
from games.kernel.choice import Choice
from games.republic.law import Law
from games.republic.minds.sensible import Habitual
from games.republic.seen.people import SenatorView
from games.republic.seen.view import RepublicView

Step: TypeAlias = Callable[[Mapping[str, Any], Decision[Any], Any], Verdict]
"""What a plan says of a question that follows the attempt, given what its seat sees."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Rest:
    """What follows the attempt in an initiative (RC-8.1, 8.6, RR-1.07.5 to 1.07.7).

    Attributes:
        nothing: the defaults of the rules.
        choices: what a seat may say of it, as it sees the table.
        steps: what it means, by the question of the rules, in their order.
    """

    nothing: Mapping[str, Raw]
    choices: Callable[[Any, Seat], dict[str, Choice[Any]]]
    steps: Mapping[str, Step]


@dataclass(frozen=True, slots=True, kw_only=True)
class Forum:
    """The Forum of a republic.

    Attributes:
        law: what is printed.
        mind: who proposes what one may say.
        ruler: what he is called who rules for life, and decides for others (RC-9.10.3, RR-1.09.823).
        clauses: what each question rests on, by its kind.
        purse: the rule by which a bribe comes out of a Personal Treasury.
        chance: how likely an attempt of the one on the other is, with this bribe, in percent.
        sure: the highest roll that can succeed now (RC-8.5.4, RR-1.07.41).
        rolls: whether an initiative waits for its roll (RC-8.4).
        rest: what follows the attempt.
    """

    law: Law[Any, Any, Any]
    mind: Habitual[Any]
    ruler: str
    clauses: Mapping[str, str]
    purse: str
    chance: Callable[[Any, Any, Any, int], int]
    sure: Callable[[Any], int]
    rolls: bool = False
    rest: Rest

    def at_home(self, one: SenatorView) -> bool:
        """RC-1.4c, RR-1.04: whether he is where the Senate meets."""
        return one.place == self.law.senator.capital and not one.rebel  # type: ignore[attr-defined]

    def open_to_persuasion(self, one: SenatorView, seat: Seat) -> bool:
        """RC-8.5.1, RR-1.07.4: the unaligned in the Forum, and those of others at home who do not lead."""
        return self.at_home(one) and one.faction != seat and not one.leader

    def unopposed(self, view: RepublicView) -> list[str]:
        """RC-8.5.7, RR-1.14.4: the cards of one's own hand that may be played with an attempt."""
        hand = view.own.hand if view.own else ()
        return [one.id for one in hand if self.law.tables.card(one.id).has("unopposed_persuasion")]
