"""What a seat is asked."""

from __future__ import annotations

import enum
import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Generic, Literal, NewType, TypeAlias, TypeVar

from .choice import Choice, Raw
from .digests import digest

T_co = TypeVar("T_co", covariant=True)

Seat = NewType("Seat", str)
"""A player's chair: neither a user, who may change, nor a power, office or province, which are state."""

Kind: TypeAlias = Literal["answer", "lapse", "order", "forced", "ruling", "rewind"]
"""Who answered: the seat, the deadline, a plan or order, nobody (one legal answer), the game master, a rewind."""

REV: Final = 4
CHAIRS = ("diamond", "triangle", "circle", "square", "star", "cross")


def chairs(count: int) -> tuple[Seat, ...]:
    """So many seats in the order of the table, under neutral names: first the six sigils, then numbers."""
    return tuple(Seat(CHAIRS[number] if number < len(CHAIRS) else f"seat{number + 1}") for number in range(count))


class Window(enum.StrEnum):
    """How a decision stands to others; stamped by the primitives, read by clock and panels."""

    SOLO = "solo"
    SIMULTANEOUS = "simultaneous"
    SEQUENCE = "sequence"
    FLOOR = "floor"
    BALLOT = "ballot"
    AHEAD = "ahead"
    """Of a plan: half as long; who says nothing is asked at his turn."""
    AGAIN = "again"
    """Of a question that was asked ahead, and is to be answered now: half as long."""
    PAUSE = "pause"
    """Of play that was held up on purpose: a quarter as long; it goes on when the time is up, or all wish it."""


@dataclass(frozen=True, slots=True)
class Decision(Generic[T_co]):
    """One question to one seat.

    Attributes:
        kind: names its text, presenter and pace: "sample.bid".
        seat: who answers.
        choice: what may be answered.
        clause: the rule that asks: "RC-7.3.1".
        point: the decision point of the rules' table: "RC-DP14".
        about: parameters of its text; also tells twins apart. Ids and numbers only, no secrets.
        lapse: the default of the rules, taken at the deadline. Every awaited decision has a legal one.
        awaited: False for an offer or interrupt that nobody waits for.
        covert: others may not learn that it is open.
        hidden: everybody is asked, able or not, so that nobody may learn who is, or who has answered. The primitives
            that ask everybody stamp it; whoever asks so by other means says so. Without it only those are asked who are
            known to be able.
        personal: left to its seat even with one legal answer, for an answer at once would tell that there is no other.
        hours: how long the rules give for it at a usual pace; a table that plays faster or slower gives less or more.
            0: as long as the table gives for any question of this window.
        stays: an answer leaves it open, under the same ref, as long as the rules go on asking it.
        half: which of the games that a game is made of asks it (`Game.halves`), stamped by `within`; "": it itself.
        window: stamped by the primitive that asks.
        topic: kind and about: the same for all seats of a ballot; that of a half begins with its name.
        key: topic and seat: unique among open decisions.
    """

    kind: str
    seat: Seat
    choice: Choice[T_co]
    clause: str
    point: str = ""
    about: Mapping[str, str | int] = field(default_factory=dict[str, str | int])
    lapse: Raw = None
    awaited: bool = True
    covert: bool = False
    hidden: bool = False
    personal: bool = False
    stays: bool = False
    hours: int = 0
    half: str = ""
    window: Window = Window.SOLO
    topic: str = field(init=False)
    key: str = field(init=False)

    def __post_init__(self) -> None:
        kind = f"{self.half}:{self.kind}" if self.half else self.kind
        topic = "/".join([kind, *(f"{name}={value}" for name, value in self.about.items())])
        object.__setattr__(self, "topic", topic)
        object.__setattr__(self, "key", f"{topic}@{self.seat}")


def half_of(key: str) -> str:
    """Which of the games that a game is made of asks this; "": the game itself."""
    topic, _, _ = key.partition("/")
    return topic.rpartition(":")[0]


class Asking:
    """One asking of a question, under whatever options: its name for the outside, made when somebody looks at it.

    `secret`: the key of all names of a table; `seq`: the entry that opened it; `ref`: the name it had before a resume;
    `ahead`: it is asked before the rules ask, and `seq` is the branch of the game.
    """

    __slots__ = ("_key", "_ref", "_seq", "ahead", "secret")

    def __init__(self, secret: str, seq: int, key: str, ref: str = "", *, ahead: bool = False) -> None:
        self.ahead = ahead
        self.secret = secret
        self._seq = seq
        self._key = key
        self._ref = ref

    def belongs(self, seq: int) -> bool:
        """Whether it was opened by this entry."""
        return self._seq == seq

    @property
    def ref(self) -> str:
        """A short opaque text."""
        if not self._ref:
            asked = f"ahead|{self._seq}" if self.ahead else str(self._seq)
            self._ref = digest(asked, self._key, key=self.secret)
        return self._ref


class Posted:
    """An open decision as the outside sees it.

    `ref` says which asking it is and stays while it is open; `rev` says which options. Both are short opaque texts and
    come out the same when the table is resumed. `offered` is the form as JSON text, `proposal` what a card proposes,
    `repeated` what was said last time of such a matter. None of them is made before somebody looks at it: games that
    are played for their own sake never do.
    """

    __slots__ = ("_offered", "_propose", "_proposed", "_repeat", "_rev", "asking", "decision")

    def __init__(
        self,
        decision: Decision[Any],
        asking: Asking,
        propose: Callable[[], Raw] | None = None,
        repeat: Callable[[], Raw] = lambda: None,
    ) -> None:
        self.decision = decision
        self.asking = asking
        self._propose = propose
        self._repeat = repeat
        self._proposed: tuple[Raw] | None = None
        self._offered: str | None = None
        self._rev = ""

    @property
    def ref(self) -> str:
        """Which asking it is."""
        return self.asking.ref

    @property
    def offered(self) -> str:
        """What may be answered, as text."""
        if self._offered is None:
            self._offered = json.dumps(self.decision.choice.form())
        return self._offered

    @property
    def rev(self) -> str:
        """Which options it has."""
        if not self._rev:
            self._rev = digest(self.offered, key=self.asking.secret, size=REV)
        return self._rev

    @property
    def proposal(self) -> Raw:
        """What is answered with one press: the default, or what a planning proposes. None: nothing is proposed."""
        if self._propose is None:
            return self.decision.lapse if self.decision.awaited else None
        if self._proposed is None:
            self._proposed = (self._propose(),)
        return self._proposed[0]

    @property
    def repeated(self) -> Raw:
        """What was said of such a matter last time, if that can be said again; None: nothing."""
        return self._repeat()

    def same(self, other: Posted | None) -> bool:
        """Whether it is this very posting, or asks the same with the same options, made anew by a planning."""
        if other is None or self is other:
            return self is other
        mine, its = self.decision, other.decision
        if self.asking is not other.asking or (mine.awaited, mine.window) != (its.awaited, its.window):
            return False
        return (self.asking.ahead or mine.window is Window.AGAIN) and self.offered == other.offered

    def __repr__(self) -> str:
        return f"Posted({self.decision!r})"
