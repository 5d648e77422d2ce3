"""Asking ahead: what seats say before the rules ask them, so that a table seldom waits for one person alone.

A game is played by its scripts alone, one question after the other. A table may ask beside them, by the *plannings* of
its game: all whom a matter concerns are asked together, or whoever has a turn coming is asked for a plan of it. What
they say rests beside the game, sealed, and may be changed until it is used; the table then answers the questions of the
rules out of it, in the order of the rules, as if each seat had answered at its turn. The journal holds these answers
and nothing of plans.

As long as a planning waits for somebody, the questions it covers wait too, and nobody is asked them; but those of which
it says that they need not (`Planning.halts`).
"""

from __future__ import annotations

import enum
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any, Final, Protocol, TypeAlias

from .choice import Choice, Raw
from .decision import Asking, Decision, Kind, Posted, Seat, Window, half_of
from .digests import digest
from .errors import IllegalAnswer
from .event import Event, Telling

LINGERS: Final = "0123"
"""Of sixteen digits: one window in four stands although nobody is left in it who can do anything."""


class Unsaid(enum.Enum):
    """What a plan says of a question that it does not answer.

    ASK: his seat is asked now. SKIP: the plan is not about it. LATER, only of what nobody waits for: not yet, and his
    seat is not offered it, for it will be answered out of the plan when it is asked.
    """

    ASK = "ask"
    SKIP = "skip"
    LATER = "later"


ASK: Final = Unsaid.ASK
SKIP: Final = Unsaid.SKIP
LATER: Final = Unsaid.LATER


@dataclass(frozen=True, slots=True)
class Ready:
    """An answer out of a plan; `note`: what the plan is to remember of it, as `Use.note`."""

    raw: Raw
    note: str = ""


Verdict: TypeAlias = Ready | Unsaid


@dataclass(frozen=True, slots=True)
class Use:
    """An answer that came out of a plan: the entry, the key of the question, and what the plan noted of it.

    Or what a plan has noted of something that all were told with an answer, whoever gave it (`Planning.heard`).
    """

    seq: int
    key: str
    note: str = ""


@dataclass(frozen=True, slots=True)
class Plan:
    """What a seat said ahead.

    Attributes:
        key: of the question it answers: kind, subject and seat.
        kind: of that question.
        raw: the answer.
        turn: in which it was said.
        facts: what was known to all when it was said, as `Planning.facts` gave it.
        uses: the answers that have come out of it, and what it has noted of others.
        draft: it was taken back, by a rewind: it is proposed, and used only after a press.
        by: who gave it, as of an `Entry`: the seat, or the deadline.
        leaves: kinds of questions of the rules of which it says nothing: his seat is asked each of them.
    """

    key: str
    kind: str
    seat: Seat
    raw: Raw
    turn: int = 0
    facts: Raw = None
    uses: tuple[Use, ...] = ()
    draft: bool = False
    by: Kind = "answer"
    leaves: tuple[str, ...] = ()

    def since(self, seq: int) -> Plan:
        """As a draft, after the game went back to before this entry."""
        return replace(self, uses=tuple(one for one in self.uses if one.seq < seq), draft=True)


class Foresight(Protocol):
    """What the rules would ask of a seat in a part of the game that has not come; parts are named by the game."""

    def __call__(self, part: str, seat: Seat, supposing: Sequence[str] = ()) -> Sequence[Decision[Any]]:
        """As they would ask it now, if what the game understands by `supposing` has happened by then."""
        ...


def unforeseen(part: str, seat: Seat, supposing: Sequence[str] = ()) -> Sequence[Decision[Any]]:  # noqa: ARG001
    """Of a game that foresees nothing."""
    return ()


@dataclass(frozen=True, slots=True)
class Now:
    """What a planning sees: what the rules ask now, and views. Never the state.

    `asked`: the open decisions; of those of a seat only that seat may be told, but of the public ones.
    """

    step: str
    turn: int
    asked: Sequence[Decision[Any]]
    see: Callable[[Seat | None], Any]
    former: Callable[[str, Seat], Plan | None] = lambda _kind, _seat: None
    """The newest plan of a kind that a seat has made: what the next is proposed after."""
    public: Callable[[str], Sequence[Plan]] = lambda _kind: ()
    """The plans of a kind that are shown to all (`Planning.public`), the newest last."""
    foreseen: Foresight = unforeseen
    """What a seat could be asked in a part that has not come (`Game.foreseen`); only that seat may be told."""
    said: Callable[[str, Seat], Sequence[Plan]] = lambda _kind, _seat: ()
    """All plans of a kind that a seat has made, the newest last, drafts too."""
    later: Callable[[Plan, Plan], bool] = lambda _one, _other: False
    """Whether the first was said after the second."""

    def asks(self, *kinds: str) -> bool:
        """Whether the rules ask such a question now."""
        return any(one.kind in kinds for one in self.asked)


class Planning:
    """One matter that seats are asked ahead. All its functions only look.

    A window of its questions that is `Window.AHEAD` is half as long, and what counts if nobody answers in time, its
    `lapse`, is to be asked at one's turn; any other has the full time, and its `lapse` is the default.
    """

    kind: str
    """Of its questions."""
    public: bool = False
    """Whether all may read what is said: a programme. All else is sealed."""
    hears: tuple[type[Event], ...] = ()
    """What all are told that its plans take note of."""
    half: str = ""
    """Which of the games that a game is made of it belongs to (`Decision.half`); "": the game itself."""

    def asks(self, now: Now) -> Sequence[Decision[Any]]:
        """What each seat may say now, one question a seat; as long as it may still be used.

        They have the same `about`, which names the matter: with the turn, so that none is ever asked twice. Who could
        use a hidden card and who could not are asked the same.
        """
        raise NotImplementedError

    def covers(self, now: Now, decision: Decision[Any]) -> bool:
        """Whether it is about this question of the rules."""
        raise NotImplementedError

    def answer(self, now: Now, plan: Plan, decision: Decision[Any]) -> Verdict:
        """What the plan says of this question. An answer that is not legal now is as good as ASK."""
        raise NotImplementedError

    def holds(self, now: Now, plan: Plan, asked: Decision[Any]) -> bool:  # noqa: ARG002
        """Whether what was said still answers the question as it is now; if not, this seat alone is asked anew."""
        return True

    def halts(self, now: Now, decision: Decision[Any], *, anew: bool) -> bool:  # noqa: ARG002
        """Whether this question of the rules waits as long as somebody has still to say something of the matter.

        `anew`: he has said something before, and is asked again.
        """
        return True

    def proposal(self, now: Now, asked: Decision[Any]) -> Raw:
        """What the card of this question proposes: as last time, or what a sensible player would say."""
        found = self.repeated(now, asked)
        return asked.lapse if found is None else found

    def repeated(self, now: Now, asked: Decision[Any]) -> Raw:
        """What its seat said of such a matter last, as far as that can be said again; None: nothing."""
        former = now.former(self.kind, asked.seat)
        return former.raw if former and former.by != "lapse" and legal(asked, former.raw) else None

    def heard(self, now: Now, plan: Plan, event: Event) -> str:  # noqa: ARG002
        """What a plan, used or not, notes of what all have just been told; "": nothing. It stands among its uses."""
        return ""

    def facts(self, now: Now) -> Raw:  # noqa: ARG002 - what it looks at is each planning's own
        """What is known to all, and is noted with a plan, so that it can tell what has changed since."""
        return None

    def idle(self, now: Now, asked: Decision[Any]) -> bool:  # noqa: ARG002
        """Whether this seat can say only one thing: then it has said so, and is not called."""
        return False

    def drafted(self, now: Now, asked: Decision[Any]) -> Plan | None:  # noqa: ARG002
        """A plan in which this seat has said before what it says to this; if that is legal it is said of itself."""
        return None


@dataclass(frozen=True, slots=True)
class Only:
    """The choice of who can say one thing only."""

    raw: Raw

    def read(self, raw: Raw) -> Raw:
        """That one thing."""
        if raw != self.raw:
            raise IllegalAnswer("choice.unknown", option="")
        return raw

    def form(self) -> Raw:
        """That one thing."""
        return [self.raw]

    def sample(self, _pick: object) -> Raw:
        """That one thing."""
        return self.raw


def hears(planning: Planning, telling: Telling) -> bool:
    """Whether plans of it take note of this."""
    return telling.half == planning.half and isinstance(telling.event, planning.hears)


def is_of(planning: Planning, plan: Plan) -> bool:
    """Whether it was said of its matter, in its half of a game that is made of games."""
    return (planning.kind, planning.half) == (plan.kind, half_of(plan.key))


def turn_of(decision: Decision[Any]) -> tuple[bool, bool]:
    """What goes first of several answered at once: out of a hand, then in the open, then what is waited for."""
    return decision.awaited, not (decision.covert or decision.awaited)


def legal(decision: Decision[Any], raw: Raw) -> bool:
    """Whether an answer can be read."""
    return readable(decision.choice, raw)


def readable(choice: Choice[Any], raw: Raw) -> bool:
    """Whether it is an answer to this choice."""
    try:
        choice.read(raw)
    except IllegalAnswer:
        return False
    return True


@dataclass(slots=True)
class Asked:
    """One planning at a moment: its questions, which of them are waited for, and which of these are asked anew."""

    planning: Planning
    questions: Mapping[str, Decision[Any]]
    awaited: Sequence[str]
    anew: Sequence[str] = ()

    def delays(self, now: Now, decision: Decision[Any]) -> bool:
        """Whether a question of the rules that it covers waits for somebody."""
        return any(self.planning.halts(now, decision, anew=key in self.anew) for key in self.awaited)


@dataclass(slots=True)
class Ahead:
    """What a table asks ahead, and has been told.

    Attributes:
        plannings: of the game.
        secret: the key of all names of the table.
        plans: by key.
    """

    plannings: Sequence[Planning]
    secret: str
    plans: dict[str, Plan] = field(default_factory=dict[str, Plan])
    _posted: dict[str, Posted] = field(default_factory=dict[str, Posted])
    _ready: dict[str, tuple[Plan, Ready]] = field(default_factory=dict[str, tuple[Plan, Ready]])
    _asked: list[Asked] = field(default_factory=list[Asked])

    def look(self, now: Now, literal: Mapping[str, Posted], branch: int) -> dict[str, Posted]:
        """What is open now, by key: the questions of the plannings, and those of the rules that need a person."""
        now = self._knowing(now)
        self._asked = [self._asking(now, planning) for planning in self.plannings]
        self._ready = dict(self._drafted(now))
        shown = dict(self._shown(now, literal))
        posted = {key: self._post(now, one, key, branch) for key, one in self._questions()}
        self._posted = posted
        return {**posted, **shown}

    def find(self, key: str) -> Planning | None:
        """The planning that asks this, if one does."""
        return next((one.planning for one in self._asked if key in one.questions), None)

    def ready(self, literal: Mapping[str, Posted]) -> tuple[Posted, Raw] | None:
        """The next answer out of a plan: what is played of oneself, then what is waited for, as it is asked."""
        asked = {**self._posted, **literal}
        found = [(asked[key], ready.raw) for key, (_, ready) in self._ready.items() if key in asked]
        return next(iter(sorted(found, key=lambda one: turn_of(one[0].decision))), None)

    def behind(self, key: str) -> Plan | None:
        """The plan out of which a question of the rules is answered now."""
        return self._ready[key][0] if key in self._ready else None

    def used(self, key: str, raw: Raw, seq: int) -> list[Plan]:
        """Note that an answer came out of a plan: the plan as it is now, if this one did."""
        plan, ready = self._ready.get(key, (None, None))
        if plan is None or ready is None or ready.raw != raw:
            return []
        self.plans[plan.key] = replace(plan, uses=(*plan.uses, Use(seq, key, ready.note)))
        return [self.plans[plan.key]]

    def heard(self, now: Now, told: Sequence[Telling], key: str, seq: int) -> list[Plan]:
        """Let plans note what all were told when an answer was given: those that have, as they are now."""
        public = [one for one in told if one.to is None]
        noting = [(one, telling.event) for one in self.plannings for telling in public if hears(one, telling)]
        changed: dict[str, Plan] = {}
        for planning, event in noting:
            for plan in [one for one in self.plans.values() if is_of(planning, one)]:
                if note := planning.heard(now, plan, event):
                    self.plans[plan.key] = changed[plan.key] = replace(plan, uses=(*plan.uses, Use(seq, key, note)))
        return list(changed.values())

    def said(self, now: Now, posted: Posted, raw: Raw, by: Kind, leaves: tuple[str, ...] = ()) -> Plan:
        """Keep what a seat says ahead."""
        decision = posted.decision
        planning = self.find(decision.key)
        before = self.plans.get(decision.key)
        facts = planning.facts(self._knowing(now)) if planning else None
        uses = before.uses if before else ()
        plan = Plan(decision.key, decision.kind, decision.seat, raw, now.turn, facts, uses, by=by, leaves=leaves)
        self.plans.pop(plan.key, None)  # the newest is the last
        self.plans[plan.key] = plan
        return plan

    def shown(self, kind: str) -> Sequence[Plan]:
        """The plans of a kind that are shown to all."""
        public = any(one.kind == kind and one.public for one in self.plannings)
        return [one for one in self.plans.values() if public and one.kind == kind and not one.draft]

    def _knowing(self, now: Now) -> Now:
        """With what was said ahead, as far as a planning may know it."""
        return replace(now, former=self.former, public=self.shown, said=self.made, later=self.later)

    def former(self, kind: str, seat: Seat) -> Plan | None:
        """The newest plan of a kind that a seat has made."""
        return next(reversed(self.made(kind, seat)), None)

    def made(self, kind: str, seat: Seat) -> Sequence[Plan]:
        """All plans of a kind that a seat has made, the newest last."""
        return [one for one in self.plans.values() if one.kind == kind and one.seat == seat]

    def later(self, one: Plan, other: Plan) -> bool:
        """Whether the first of two was said after the second."""
        return next((key for key in reversed(self.plans) if key in (one.key, other.key)), None) == one.key

    def proposal(self, now: Now, decision: Decision[Any]) -> Raw:
        """What its card proposes: what was said of it, if it still holds, else what the planning proposes."""
        now, planning = self._knowing(now), self.find(decision.key)
        said = self.plans.get(decision.key)
        holds = said is not None and (planning is None or planning.holds(now, said, decision))
        if said is not None and holds and legal(decision, said.raw):
            return said.raw
        able = planning is not None and not isinstance(decision.choice, Only)
        found = planning.proposal(now, decision) if planning and able else decision.lapse
        return found if legal(decision, found) else decision.lapse

    def repeated(self, now: Now, decision: Decision[Any]) -> Raw:
        """What was said last time, as long as nothing is said of this; None: nothing that could be said again."""
        now, planning = self._knowing(now), self.find(decision.key)
        if planning is None or decision.key in self.plans or isinstance(decision.choice, Only):
            return None
        found = planning.repeated(now, decision)
        return found if found is not None and legal(decision, found) else None

    def covering(self, now: Now, decision: Decision[Any]) -> Iterator[tuple[Asked, Plan | None]]:
        """The plannings that are about a question of the rules, each with what this seat has said of it."""
        for one in self._asked:
            if one.questions and one.planning.covers(now, decision):
                mine = next((asked for asked in one.questions.values() if asked.seat == decision.seat), None)
                yield one, self._said(now, one.planning, mine) if mine else None

    def _said(self, now: Now, planning: Planning, mine: Decision[Any]) -> Plan | None:
        """What a seat has said; who can say one thing only has said it."""
        plan = self.plans.get(mine.key)
        if (plan is None or plan.draft) and planning.idle(now, mine):
            return Plan(mine.key, mine.kind, mine.seat, mine.lapse, now.turn, planning.facts(now))
        return plan if plan and not plan.draft else None

    def _asking(self, now: Now, planning: Planning) -> Asked:
        questions = {one.key: one for one in planning.asks(now)}
        silent = [key for key in questions if key not in self.plans or self.plans[key].draft]
        anew = [key for key in questions if key not in silent and not self._holds(now, planning, questions[key])]
        missing = [key for key in questions if key in silent or key in anew]
        idle = [key for key in questions if planning.idle(now, questions[key])]
        able = [key for key in missing if key not in idle]
        passed = any(key not in missing for key in idle)  # the first who passes ends it
        stood = passed or self._begun(questions)
        lingering = [key for key in missing if self._lingers(questions[key])] if not able and not stood else []
        for key in lingering:
            questions[key] = replace(questions[key], choice=Only(questions[key].lapse))
        return Asked(planning, questions, [*able, *lingering], [key for key in able if key in anew])

    def _begun(self, questions: Mapping[str, Decision[Any]]) -> bool:
        """Whether something said of this has been used already, or who has said it is not asked any more."""
        topics = {one.topic for one in questions.values()}
        about = {key: plan for key, plan in self.plans.items() if key.rpartition("@")[0] in topics}
        return any(plan.uses or key not in questions for key, plan in about.items())

    def _holds(self, now: Now, planning: Planning, mine: Decision[Any]) -> bool:
        """Whether what was said of this question still answers it."""
        return planning.holds(now, self.plans[mine.key], mine)

    def _lingers(self, decision: Decision[Any]) -> bool:
        """Whether this window stands a while though nobody is left in it who can do anything.

        So nobody learns from a window that stands, not even who has said something, that others can.
        """
        return decision.hidden and digest(decision.topic, key=f"{self.secret}|lingers")[0] in LINGERS

    def _drafted(self, now: Now) -> Iterator[tuple[str, tuple[Plan, Ready]]]:
        """What is waited for, and has never been said but in the draft of a plan."""
        for one in self._asked:
            for key in [key for key in one.awaited if key not in self.plans]:
                draft = one.planning.drafted(now, one.questions[key])
                if draft and not draft.draft and legal(one.questions[key], draft.raw):
                    yield key, (draft, Ready(draft.raw))

    def _questions(self) -> Iterator[tuple[str, Decision[Any]]]:
        """Who is waited for is asked, anew in half the time; who has said something may change it until it is used."""
        for one in self._asked:
            for key, decision in one.questions.items():
                called = key in one.awaited and key not in self._ready
                again = called and key in one.anew and decision.window is not Window.AHEAD  # this has half the time
                window = Window.AGAIN if again else decision.window
                yield key, replace(decision, awaited=called, window=window)

    def _post(self, now: Now, decision: Decision[Any], key: str, branch: int) -> Posted:
        """As it was posted before, if nothing has changed; a branch of the game has names of its own."""
        old = self._posted.get(key)
        asking = old.asking if old and old.asking.belongs(branch) else Asking(self.secret, branch, key, ahead=True)
        return Posted(decision, asking, partial(self.proposal, now, decision), partial(self.repeated, now, decision))

    def _shown(self, now: Now, literal: Mapping[str, Posted]) -> Iterator[tuple[str, Posted]]:
        """The questions of the rules that no planning waits with, and no plan answers."""
        for key, posted in literal.items():
            about = list(self.covering(now, posted.decision))
            if any(one.delays(now, posted.decision) for one, _ in about):
                continue
            verdict = self._verdict(now, posted, about)
            if verdict is SKIP:
                yield key, posted
            elif verdict is ASK:
                yield key, _asked_again(posted)

    def _verdict(self, now: Now, posted: Posted, about: Iterable[tuple[Asked, Plan | None]]) -> Verdict:
        """What the plans of its seat say of a question; the first that says anything counts."""
        for one, plan in about:
            said = _answer(now, one.planning, plan, posted.decision) if plan else SKIP
            if isinstance(said, Ready) and plan and legal(posted.decision, said.raw):
                self._ready[posted.decision.key] = plan, said
                return said
            if said is not SKIP:
                return LATER if said is LATER and not posted.decision.awaited else ASK
        return SKIP


def _answer(now: Now, planning: Planning, plan: Plan, decision: Decision[Any]) -> Verdict:
    """What a plan says of a question."""
    return ASK if decision.kind in plan.leaves else planning.answer(now, plan, decision)


def _asked_again(posted: Posted) -> Posted:
    """A question whose seat was asked ahead and would rather be asked now: it has half the time."""
    if not posted.decision.awaited or posted.decision.window is Window.FLOOR:
        return posted
    return Posted(replace(posted.decision, window=Window.AGAIN), posted.asking)
