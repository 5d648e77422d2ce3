"""The law of a republic: what is printed, and what its rules hold by name. One for each game; never saved."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, NamedTuple, TypeVar

from games.kernel import Decision, Interrupt, Raw, Script
from games.republic.abroad import ALONE, Abroad

T_co = TypeVar("T_co", covariant=True)
C_co = TypeVar("C_co", covariant=True)
K_co = TypeVar("K_co", covariant=True)

Operation = Callable[..., Script[None] | None]
Intervention = Callable[[Any, Any], Sequence[Interrupt[Any]]]
Automaton = Callable[[Any, Decision[Any]], Raw]
Death = Callable[[Any, Any], Callable[[], Script[None]] | None]


class Cite(NamedTuple):
    """What a question rests on: the rule that asks, and the decision point of the rulebook's table."""

    clause: str
    point: str


def nothing_more(_g: Any, _whom: Any) -> None:
    """Nothing but what happens in any republic."""


def nothing_follows(_g: Any, _hrao: Any, _first: Any) -> None:
    """Play goes on."""


def by_business(_g: Any, _motion: Any, _seat: Any) -> None:
    """RC-DP25: as the kind of business says, whoever proposed it."""


def nobody_holds(_g: Any, _war: Any, _ground: Any) -> None:
    """No War is a Province that Rebels hold."""


def none_more(_g: Any, _motion: Any, _senator: Any) -> int:
    """He casts his ORA and what he buys."""
    return 0


def of_nothing(_g: Any, _senator: Any) -> Sequence[str]:
    """There are no prosecutions."""
    return ()


def two_dice(_g: Any, _senator: Any) -> int:
    """RC-9.3.5, RR-1.09.421: a DR."""
    return 2


async def nothing_claimed(_g: Any) -> None:
    """No proposal comes before others but those that are forced."""


async def nobody_else(_g: Any, _trial: Any, _total: int) -> None:
    """RC-9.3.5: he alone dies."""


async def always_goes_on(_g: Any, _seat: Any, _family: str) -> bool:
    """RC-5.4: a faction without Senators is never given up."""
    return True


def nobody_is(_g: Any, _attempt: Any) -> bool:
    """RC-9.8.6: his faction always pays for it."""
    return False


def all_of_them(_g: Any, _attempt: Any, held: int) -> int:
    """RC-DP33: who does not answer plays every Secret Bodyguard he holds."""
    return held


def by_constant(g: Any) -> int:
    """RC-8.5.4, RR-1.07.41: always the same roll fails."""
    return int(g.law.constants.persuasion_auto_fail_roll)


def by_era(g: Any) -> Iterable[str]:
    """RC-4.15, 4.16: the cards of all decks from that of the scenario to the present one."""
    eras: Sequence[str] = g.law.eras
    first = eras.index(g.scenario) if g.scenario in eras else 0
    return (card for era in eras[first : eras.index(g.era) + 1] for card in g.law.tables.copies(era))


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
        eras: the decks that are played, one after the other.
        business: by kind, what may be proposed in the Senate.
        interventions: what may break in on a vote, in the order in which it is offered.
        operations: what cards do, by the name they give it.
        agenda: the kinds of business that may be proposed, by the step.
        motion: makes a proposal that is put to the vote, of this republic.
        claimed: puts to the vote what comes before any other proposal (RR-2.06.2).
        outcries: what may be vetoed and forced, by whom (`senate.outcry.Outcries`); None: nothing.
        censor: the office that presides over trials.
        more_votes: what a Senator casts on a motion beside his ORA.
        unasked: how a faction votes that misses its deadline, where it is not by the kind of business.
        settled: what follows when a vote is over, given who was HRAO and who presided before it took effect.
        charges: for what a Senator can be tried now.
        appeal_dice: how many dice a Senator may roll when he appeals to the people, if he likes.
        lynches: what else the people do whose dice kill the accused, given their total.
        guards: how many of his Secret Bodyguards a player who does not answer plays against an attempt.
        pardons: whether an assassin who is caught dies without further punishment.
        summons: how a Faction Leader is brought to trial for an assassin who was caught; None: at once.
        clauses: the rules that are named where nobody is asked, by what is said.
        automata: who answers for a faction nobody plays, by kind of decision.
        senator: makes a Senator of this republic, of a Family, a Statesman and a seat.
        dies: what this republic alone takes from the dead, before he is buried; and what his player is asked then,
            unless his Family stays.
        struck: whom a Mortality Chit hits, of those who are exposed to it.
        expels: what this republic alone takes from a faction that is out.
        goes_on: whether a player without Senators takes this Family from the Curia; otherwise he is out.
        own: which questions a player answers himself though another rules for life.
        hopeless: from which unmodified roll on a persuasion fails whatever its Base Number is.
        drawable: which cards may have been drawn by now, for all that anybody knows.
        held: what Rebels hold a War with on this ground, a Province of theirs: units and MIL; None: it is none such.
        since: the ruleset from which on a rule holds, by its name; it always has if it is not here.
        abroad: what a second republic, on a board beside this one, changes.
    """

    tables: T_co
    charts: C_co
    constants: K_co
    chits: Sequence[str]
    cites: Mapping[str, Cite]
    officials: Sequence[str]
    eras: Sequence[str]
    business: Mapping[str, Any]
    interventions: Sequence[Intervention]
    operations: Mapping[str, Operation]
    agenda: Mapping[str, Sequence[str]]
    motion: Callable[..., Any]
    claimed: Callable[[Any], Script[None]] = nothing_claimed
    censor: str
    outcries: Any = None
    more_votes: Callable[[Any, Any, Any], int] = none_more
    unasked: Callable[[Any, Any, Any], Any] = by_business
    settled: Callable[[Any, Any, Any], None] = nothing_follows
    charges: Callable[[Any, Any], Sequence[str]] = of_nothing
    appeal_dice: Callable[[Any, Any], int] = two_dice
    lynches: Callable[[Any, Any, int], Script[None]] = nobody_else
    guards: Callable[[Any, Any, int], int] = all_of_them
    pardons: Callable[[Any, Any], bool] = nobody_is
    summons: Callable[[Any, Any, int], Script[None]] | None = None
    clauses: Mapping[str, str]
    automata: Mapping[str, Automaton]
    senator: Callable[..., Any]
    dies: Death = nothing_more
    struck: Callable[[Any, str, Callable[[Any], bool]], Any]
    expels: Callable[[Any, Any], None] = nothing_more
    goes_on: Callable[[Any, Any, str], Script[bool]] = always_goes_on
    own: Callable[[Any, Decision[Any]], bool]
    hopeless: Callable[[Any], int] = by_constant
    drawable: Callable[[Any], Iterable[str]] = by_era
    held: Callable[[Any, Any, Any], tuple[int, int] | None] = nobody_holds
    since: Mapping[str, int] = field(default_factory=dict[str, int])
    abroad: Abroad = ALONE
