"""The law of a republic: what is printed, and what its rules hold by name. One for each game; never saved."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, TypeVar

from games.kernel import Decision, Interrupt, Raw, Script

T_co = TypeVar("T_co", covariant=True)
C_co = TypeVar("C_co", covariant=True)
K_co = TypeVar("K_co", covariant=True)

Operation = Callable[..., Script[None] | None]
Intervention = Callable[[Any, Any], Sequence[Interrupt[Any]]]
Automaton = Callable[[Any, Decision[Any]], Raw]


class Cite(NamedTuple):
    """What a question rests on: the rule that asks, and the decision point of the rulebook's table."""

    clause: str
    point: str


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Law(Generic[T_co, C_co, K_co]):
    """What makes a republic this one; states reach it as `g.law`.

    Attributes:
        tables: the components: cards, Provinces, units.
        charts: the tables to roll on.
        chits: the Mortality Chits in the cup.
        constants: the figures that stand in the sentences of the rules.
        cites: what each question rests on, by the kind of its decision. Where one kind is asked for several reasons,
            "kind/reason".
        officials: the offices in rank, the highest first.
        business: by kind, what may be proposed in the Senate.
        interventions: what may break in on a vote, in the order in which it is offered.
        operations: what cards do, by the name they give it.
        automata: who answers for a faction nobody plays, by kind of decision.
    """

    tables: T_co
    charts: C_co
    constants: K_co
    chits: Sequence[str]
    cites: Mapping[str, Cite]
    officials: Sequence[str]
    business: Mapping[str, Any]
    interventions: Sequence[Intervention]
    operations: Mapping[str, Operation]
    automata: Mapping[str, Automaton]
