"""Which of a seat's orders counts for a decision: the first that is meant, legal and within its cap."""

from __future__ import annotations

from collections.abc import Callable, Container, Sequence
from dataclasses import dataclass, field
from typing import Final, Literal, TypeAlias

from bot.base.halves import asked, full, kind_of, parted
from bot.services.orders.answers import NotYet, answer, spent
from bot.services.orders.ordering import Asked, Circumstances, ordering
from bot.services.orders.orders import Cap, How, Ledger, Order, When
from games.catalog import event_id
from games.kernel import Decision, IllegalAnswer, Raw, Seat, View

Why: TypeAlias = Literal["cap", "fact", "illegal", "rounds"]
"""Why an order is skipped: over its cap, a figure is not known, not offered now; `rounds`: it bids up to a ceiling, and
there are none any more. The name is that of former releases, which noted it."""
ALWAYS: Final[tuple[How, ...]] = ("proposed", "default")
"""What can always be answered."""


@dataclass(frozen=True, slots=True)
class Sight:
    """What an order is tried against: a decision, as its seat sees the table while it is asked.

    Attributes:
        game: of a half, the game that it is.
        view: likewise that of the half.
        events: what the seat has been told of this turn, by the full names of events.
        proposal: what its card proposes.
    """

    game: str
    decision: Decision[object]
    view: View
    turn: int
    events: Container[str] = ()
    proposal: Callable[[], Raw] = lambda: None

    @property
    def seat(self) -> Seat:
        """Whose decision it is."""
        return self.decision.seat


@dataclass(frozen=True, slots=True)
class Skipped:
    """An order that was meant but could not be carried out."""

    order: Order
    why: Why


@dataclass(frozen=True, slots=True)
class Verdict:
    """What comes of a seat's orders for a decision. `order` None: none counts."""

    order: Order | None = None
    raw: Raw = None
    money: int = 0
    skipped: Sequence[Skipped] = field(default_factory=list[Skipped])


class _Skip(Exception):  # noqa: N818 - the order is skipped, nothing has failed
    """An order that is meant cannot be carried out."""

    def __init__(self, why: Why) -> None:
        super().__init__(why)
        self.why: Why = why


def verdict(orders: Sequence[Order], ledger: Ledger, sight: Sight) -> Verdict:
    """The first order that counts, with those before it that had to be skipped."""
    skipped: list[Skipped] = []
    if not answerable(sight.game, sight.decision):
        return Verdict()
    about = ordering(sight.game).circumstances(sight.view, sight.decision)
    for order in orders:
        try:
            if meant(order, sight, about) and holds(order, sight):
                raw, spent = _tried(order, ledger, sight)
                return Verdict(order, raw, spent, skipped)
        except NotYet:
            continue
        except _Skip as skip:
            skipped.append(Skipped(order, skip.why))
    return Verdict(skipped=skipped)


def answerable(game: str, decision: Decision[object]) -> bool:
    """Whether orders answer it: what is waited for, and offers that may be ordered; no answer is changed by one."""
    ways = ordering(kind_of(game, decision.half)).ways.get(decision.kind)
    return ways is not None and (decision.awaited or ways.offer)


def runs(orders: Sequence[Order], decision: Decision[object], turn: int) -> bool:
    """Whether a decision is answered by an order whatever happens: its owner need not be called to it."""
    first = next((one for one in orders if one.when.kind == asked(decision) and (one.until or turn) >= turn), None)
    if first is None or not decision.awaited or first.do.how not in ALWAYS:
        return False
    return first.when == When(kind=asked(decision)) and not first.checks and first.cap == Cap()


def meant(order: Order, sight: Sight, about: Circumstances) -> bool:
    """Whether an order is meant for this decision, its conditions aside."""
    if order.until is not None and sight.turn > order.until:
        return False
    when, half = order.when, sight.decision.half
    happened = not when.event or full(half, event_id(sight.game, parted(when.event)[1])) in sight.events
    return when.kind == asked(sight.decision) and _fits(when, about) and happened


def _fits(when: When, about: Circumstances) -> bool:
    motion = parted(when.motion)[1] in ("", about.motion)
    return motion and when.actor in ("", about.actor) and (not when.target or when.target in about.targets)


def holds(order: Order, sight: Sight) -> bool:
    """Whether its conditions are fulfilled; an order that asks for what is not known is skipped."""
    known = ordering(sight.game).facts(sight.view, sight.seat) if order.checks else dict[str, int]()
    facts = [parted(check.fact) for check in order.checks]
    if any(half != sight.decision.half or name not in known for half, name in facts):
        raise _Skip("fact")
    return all(check.holds(known[name]) for check, (_, name) in zip(order.checks, facts, strict=True))


def _tried(order: Order, ledger: Ledger, sight: Sight) -> tuple[Raw, int]:
    """Its answer, and what that spends."""
    if order.do.how == "ceiling":
        raise _Skip("rounds")
    try:
        raw = answer(order.do, Asked(sight.game, sight.decision, sight.view, sight.proposal))
    except IllegalAnswer as error:
        if not sight.decision.awaited:  # an offer of something else
            raise NotYet from error
        raise _Skip("illegal") from error
    ways = ordering(sight.game).ways.get(sight.decision.kind)
    money = spent(raw) if ways and ways.money else 0
    if not ledger.fits(order, sight.turn, money):
        raise _Skip("cap")
    return raw, money
