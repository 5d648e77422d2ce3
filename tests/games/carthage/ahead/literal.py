"""The literal player: plays out at a table without plans what was said ahead at a table with them.

He is told what seats have said, when they have said it, and what they have answered in person; he sees what seats see.
He answers each question as it opens, in the order of the rules. What each form means is written once more, from
the forms and their rules alone, one module a matter: nothing of `games.carthage.ahead` is called.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple, Protocol, TypeAlias, cast

from games.carthage.minds.runner import Answer
from games.carthage.seen.view import CarthageView
from games.carthage.state import Carthage
from games.kernel import Decision, Raw, Seat, Table
from games.kernel.ahead import legal


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


Meant: TypeAlias = Says | Literal["person", "wait", "nothing"]
"""What a matter says of a question: an answer; ask his person; somebody has still to say something; nothing of it."""


@dataclass
class Knowing:
    """What the literal player knows: the table, what has been said ahead until now, what has come of it.

    `out_of_plans`: in which turn which questions; `hands`: how many red cards each had when something was said;
    `waited_for`: all questions for which the table ever waited, whoever could say something of them.
    """

    table: Table[Carthage]
    waited_for: frozenset[str] = frozenset()
    said: dict[str, Said] = field(default_factory=dict[str, Said])
    hands: dict[str, Mapping[Seat, int]] = field(default_factory=dict[str, Mapping[Seat, int]])
    out_of_plans: dict[tuple[int, str], list[Raw]] = field(default_factory=dict[tuple[int, str], list[Raw]])

    def hear(self, said: Said) -> None:
        """Somebody says something."""
        self.said[said.key] = said
        self.hands[said.key] = {seat: one.hand for seat, one in self.view().factions.items()}

    def note(self, answer: Answer) -> None:
        """An answer comes out of a plan."""
        self.out_of_plans.setdefault((self.view().turn, answer.key), []).append(answer.raw)

    def view(self, seat: Seat | None = None) -> CarthageView:
        """What a seat sees; None: everybody."""
        return cast("CarthageView", self.table.view(seat))

    def newest(self, key: str) -> Said | None:
        """What was said last to a question."""
        return self.said.get(key)


class Matter(Protocol):
    """What can be said ahead of one matter."""

    def meant(self, know: Knowing, asked: Decision[Any]) -> Meant:
        """What has been said of a question of the rules."""
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

    def play(self) -> list[Answer]:
        """To the end of what was recorded; all answers."""
        table, done = self.know.table, list[Answer]()
        while not table.over and (answer := self._next()) is not None:
            if answer.key not in table.open:
                raise LostError(f"answer {len(done) + 1}: {answer} is not asked; asked is {list(table.open)}")
            table.submit(*answer)
            done.append(answer)
        return done

    def _next(self) -> Answer | None:
        """Out of a plan, if one says so; else in person."""
        while self._said and self._said[0].head <= self.know.table.head:
            self.know.hear(self._said.pop(0))
        return self._planned() or (self._answered.pop(0) if self._answered else None)

    def _planned(self) -> Answer | None:
        """What nobody waits for before what somebody waits for; else as it is asked."""
        asked = [posted.decision for posted in self.know.table.open.values()]
        for one in sorted(asked, key=lambda decision: decision.awaited):
            meant = self._meant(one)
            if isinstance(meant, Says) and legal(one, meant.raw):
                answer = Answer(one.seat, one.key, meant.raw)
                self.know.note(answer)
                return answer
        return None

    def _meant(self, asked: Decision[Any]) -> Meant:
        """The first matter that says anything of it counts; while one waits nothing is played."""
        meant = [one.meant(self.know, asked) for one in self._matters]
        if "wait" in meant:
            return "wait"
        return next((one for one in meant if one != "nothing"), "nothing")


def people(view: CarthageView) -> list[Seat]:
    """Who plays: no Neutral (RC-15), and nobody who is out."""
    return [seat for seat in view.seats if not view.factions[seat].neutral and not view.factions[seat].out]
