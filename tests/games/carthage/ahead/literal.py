"""The literal player: plays out at a table without plans what was said ahead at a table with them.

He is told what seats have said, when they have said it, and what they have answered in person; he sees what seats see.
He answers each question as it opens, in the order of the rules. What each form means is written once more, from
the forms and their rules alone, one module a matter: nothing of `games.carthage.ahead` is called.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, Literal, NamedTuple, Protocol, TypeAlias, cast, runtime_checkable

from games.carthage.seen.forum import PersuasionView
from games.carthage.seen.view import CarthageView
from games.carthage.state import Carthage
from games.kernel import Decision, Raw, Seat, Table
from games.kernel.ahead import legal
from games.republic.minds.runner import Answer
from games.republic.senate.events import MotionFell, Unopposed, VoteClosed


class Said(NamedTuple):
    """What a seat has said ahead, how many answers the journal held then, and whether somebody waited for it."""

    head: int
    seat: Seat
    key: str
    raw: Raw
    awaited: bool = True


class Says(NamedTuple):
    """An answer of a plan."""

    raw: Raw


class Saw(NamedTuple):
    """What all could see at a moment: red cards in the hands, what lies in the Forum, Table Events.

    `floor`: how many motions had been proposed, if somebody had the floor; `settled`: how many had been settled.
    """

    hands: Mapping[Seat, int]
    families: Sequence[str]
    wars: Sequence[str]
    events: Mapping[str, int]
    floor: int | None = None
    settled: Mapping[tuple[int, int], bool] = MappingProxyType({})


class Used(NamedTuple):
    """An answer out of a plan, in which step and initiative, with how many red cards in hand, and of which attempt.

    `owner`: whose the target was; `laid_down`: how much persons had laid down for it; `motions`: how many had been
    proposed in this session before.
    """

    answer: Answer
    kind: str
    matter: Matter
    turn: int
    step: str
    initiative: int
    hand: int
    attempt: PersuasionView | None
    owner: Seat | None
    laid_down: int
    motions: int


Meant: TypeAlias = Says | Literal["person", "wait", "nothing"]
"""What a matter says of a question: an answer; ask his person; somebody has still to say something; nothing of it."""


@dataclass
class Knowing:
    """What the literal player knows: the table, what has been said ahead until now, what has come of it.

    `out_of_plans`: in which turn which questions; `used`: the same with what was at hand; `saw`: what there was to see
    when something was said; `used_before`: how much had come out of plans then; `passed`: by turn and number, whether
    the motions of the Senate that have been settled have passed; `paused`: for whom the Senate has paused, by where;
    `waited_for`: all questions for which the table ever waited, whoever could say something of them.
    """

    table: Table[Carthage]
    waited_for: frozenset[str] = frozenset()
    said: dict[str, Said] = field(default_factory=dict[str, Said])
    saw: dict[str, Saw] = field(default_factory=dict[str, Saw])
    used_before: dict[str, int] = field(default_factory=dict[str, int])
    passed: dict[tuple[int, int], bool] = field(default_factory=dict[tuple[int, int], bool])
    paused: dict[str, set[Seat]] = field(default_factory=dict[str, set[Seat]])
    out_of_plans: dict[tuple[int, str], list[Raw]] = field(default_factory=dict[tuple[int, str], list[Raw]])
    used: list[Used] = field(default_factory=list[Used])

    def hear(self, said: Said) -> None:
        """Somebody says something."""
        self.said.pop(said.key, None)  # what was said last is the last
        self.said[said.key] = said
        self.used_before[said.key] = len(self.used)
        saw = seen(self.view())
        self.saw[said.key] = saw._replace(floor=self.floor(), settled=dict(self.passed))

    def act(self, answer: Answer) -> None:
        """An answer is given; RC-9.0.11: what became of the motion that was voted on is told to all."""
        turn = self.view().turn
        for one in (telling.event for telling in self.table.submit(*answer).tellings):
            if isinstance(one, VoteClosed | Unopposed | MotionFell):
                self.passed[turn, one.number] = isinstance(one, Unopposed) or bool(getattr(one, "passed", False))

    def note(self, answer: Answer, kind: str, matter: Matter) -> None:
        """An answer comes out of a plan."""
        view = self.view()
        self.out_of_plans.setdefault((view.turn, answer.key), []).append(answer.raw)
        number, hand = view.initiative.number if view.initiative else 0, view.factions[answer.seat].hand
        attempt = view.initiative.persuasion if view.initiative else None
        owner = view.senators[attempt.target].faction if attempt else None
        laid_down = attempt.bribes - self.raised() if attempt else 0
        when = view.turn, self.table.state.step, number
        self.used.append(Used(answer, kind, matter, *when, hand, attempt, owner, laid_down, self.floor() or 0))

    def floor(self) -> int | None:
        """RC-9.0.6: how many motions have been proposed in this session; None: nobody has the floor for himself."""
        asked = (posted.decision for posted in self.table.open.values())
        floors = (one for one in asked if one.kind == "senate.floor" and "faction" not in one.about)
        return next((int(one.about["motions"]) for one in floors), None)

    def in_this_initiative(self, kind: str) -> list[Used]:
        """What has come out of plans in the present initiative (RC-8.4)."""
        view = self.view()
        now = view.turn, view.initiative.number if view.initiative else 0
        return [one for one in self.used if one.kind == kind and (one.turn, one.initiative) == now]

    def raised(self) -> int:
        """RC-8.5.5: by how much plans have raised the bribe."""
        return sum(one.answer.raw for one in self.in_this_initiative("forum.raise"))

    def view(self, seat: Seat | None = None) -> CarthageView:
        """What a seat sees; None: everybody."""
        return cast("CarthageView", self.table.view(seat))

    def newest(self, key: str) -> Said | None:
        """What was said last to a question."""
        return self.said.get(key)

    def later(self, one: str, other: str) -> bool:
        """Whether something was said of one question, and nothing of the other since."""
        return [key for key in self.said if key in (one, other)][-1:] == [one]


class Matter(Protocol):
    """What can be said ahead of one matter."""

    def meant(self, know: Knowing, asked: Decision[Any]) -> Meant:
        """What has been said of a question of the rules."""
        ...


@runtime_checkable
class Hears(Protocol):
    """A matter that notes something when something is said."""

    def hears(self, know: Knowing, said: Said) -> None:
        """Before it counts."""
        ...


class LostError(AssertionError):
    """The two tables have gone different ways."""


class LiteralPlayer:
    """Plays a whole game from what was said ahead, and from what was answered in person, in its order."""

    def __init__(
        self, table: Table[Carthage], matters: Sequence[Matter], said: Sequence[Said], answered: Sequence[Answer]
    ) -> None:
        self.know = Knowing(table, frozenset(one.key for one in said if one.awaited))
        self._matters = matters
        self._said = list(said)
        self._answered = list(answered)
        self.done: list[Answer] = []

    def play(self) -> None:
        """To the end of what was recorded; LostError: what was answered in person is not asked here."""
        table = self.know.table
        while not table.over and (answer := self._next()) is not None:
            if answer.key not in table.open:
                raise LostError(f"answer {len(self.done) + 1}: {answer} is not asked; asked is {list(table.open)}")
            self.know.act(answer)
            self.done.append(answer)

    def _next(self) -> Answer | None:
        """Out of a plan, if one says so; else in person."""
        while self._said and self._said[0].head <= self.know.table.head:
            for matter in self._matters:
                if isinstance(matter, Hears):
                    matter.hears(self.know, self._said[0])
            self.know.hear(self._said.pop(0))
        return self._planned() or (self._answered.pop(0) if self._answered else None)

    def _planned(self) -> Answer | None:
        """What is played from a hand, then what nobody waits for, then what somebody waits for; else as it is asked."""
        asked = [posted.decision for posted in self.know.table.open.values()]
        for one in sorted(asked, key=lambda one: 2 if one.awaited else 0 if one.covert else 1):
            for matter, says in self._meant(one):
                answer = Answer(one.seat, one.key, says.raw)
                self.know.note(answer, one.kind, matter)
                return answer
        return None

    def _meant(self, asked: Decision[Any]) -> list[tuple[Matter, Says]]:
        """The first matter that says anything of it counts, if it is an answer; while one waits nothing is played."""
        meant = [(matter, matter.meant(self.know, asked)) for matter in self._matters]
        said = [(matter, says) for matter, says in meant if says != "nothing"][:1]
        if any(says == "wait" for _, says in meant):
            return []
        return [(matter, says) for matter, says in said if isinstance(says, Says) and legal(asked, says.raw)]


def seen(view: CarthageView) -> Saw:
    """What all see now that may be remembered."""
    hands = {seat: one.hand for seat, one in view.factions.items()}
    events = {one.id: one.times for one in view.table_events}
    return Saw(hands, list(view.forum.senators), list(view.wars), events)


def people(view: CarthageView) -> list[Seat]:
    """Who plays: no Neutral (RC-15), and nobody who is out."""
    return [seat for seat in view.seats if not view.factions[seat].neutral and not view.factions[seat].out]
