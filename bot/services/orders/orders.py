"""Standing orders: what a seat wants answered in its name while it is away (discord-ux 11).

An order says when it is meant, on what conditions, what to answer, within what limits and how long. Of several the
first that is meant counts. Bodies are kept as plain data; what cannot be read is left as it is and never carried out.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Final, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, ValidationError, model_validator

from bot.store.store import NoteRow, OrderRow, Stand, new_id
from games.kernel import Seat
from games.kernel.choice import is_dict

MOST: Final = 20
"""Orders a seat may have."""
CHECKS: Final = 3
DEFAULTS, LEDGER = "defaults", "order-uses"
FORMER: Final = "talents"
"""What money was stored as."""
How: TypeAlias = Literal["option", "use", "none", "amount", "ceiling", "with", "against", "default", "proposed"]
"""This option, what is offered, nothing, so many, like or unlike a seat, the default of the rules, what the card
proposes; up to so many: only in orders of former releases, and of no use any more."""
Than: TypeAlias = Literal["least", "most", "just"]
Word = Annotated[str, Field(max_length=60)]
Number = Annotated[int, Field(ge=0, le=9999)]


class Body(BaseModel):
    """Base of what is stored."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class Spending(Body):
    """Base of what tells of money."""

    @model_validator(mode="before")
    @classmethod
    def read_former(cls, raw: Any) -> Any:
        """As it was stored before."""
        if not is_dict(raw) or FORMER not in raw:
            return raw
        said: dict[str, Any] = {**raw}
        return {"money": said.pop(FORMER), **said}


class When(Body):
    """What an order is meant for; what is left empty may be anything.

    Attributes:
        kind: the decision it answers: "sample.bid".
        event: only in a turn in which the seat has been told of this.
        motion: the type of the motion that is voted on.
        target: the seat that is concerned, or whose piece is.
        actor: the seat that proposes, persuades, attacks.
    """

    kind: Word
    event: Word = ""
    motion: Word = ""
    target: Word = ""
    actor: Word = ""


class Check(Body):
    """One comparison with a fact that the seat sees."""

    fact: Word
    than: Than
    value: Annotated[int, Field(ge=-9999, le=99999)]

    def holds(self, fact: int) -> bool:
        """Whether the fact is such."""
        return {"least": fact >= self.value, "most": fact <= self.value, "just": fact == self.value}[self.than]


class Do(Body):
    """What is answered. `amount`: so many, or so many votes bought; `seat`: like or unlike whom."""

    how: How
    option: Word = ""
    amount: Number = 0
    seat: Word = ""


class Cap(Spending):
    """At most so much money a turn, so many times in all; None: as often and as much as it is meant."""

    money: Number | None = None
    times: Annotated[int, Field(ge=1, le=99)] | None = None


class Order(Body):
    """A standing order. `until`: the last turn it is meant for; None: the end of the game."""

    version: Literal[1] = 1
    id: Word
    when: When
    checks: Annotated[tuple[Check, ...], Field(max_length=CHECKS)] = ()
    do: Do
    cap: Cap = Cap()
    until: int | None = None


class Own(Body):
    """What a seat wants at its deadlines instead of the defaults of the rules, by the kind of decision."""

    by: Mapping[str, Do] = Field(default_factory=dict[str, Do])


class Use(Spending):
    """One time a capped order was carried out, as entry `seq`."""

    order: str
    seq: int
    turn: int
    money: int = 0


class Ledger(Body):
    """What a seat's capped orders have been used for."""

    uses: tuple[Use, ...] = ()

    def times(self, order: Order) -> int:
        """How often an order was carried out."""
        return sum(use.order == order.id for use in self.uses)

    def money(self, order: Order, turn: int) -> int:
        """What it has spent this turn."""
        return sum(use.money for use in self.uses if (use.order, use.turn) == (order.id, turn))

    def fits(self, order: Order, turn: int, money: int) -> bool:
        """Whether it may be carried out once more and spend so much."""
        cap = order.cap
        often = cap.times is None or self.times(order) < cap.times
        return often and (cap.money is None or self.money(order, turn) + money <= cap.money)

    def noting(self, use: Use) -> Ledger:
        """With one use more."""
        return Ledger(uses=(*self.uses, use))

    def before(self, seq: int) -> Ledger:
        """As it was before an entry: for what is taken back."""
        return Ledger(uses=tuple(use for use in self.uses if use.seq < seq))


def new_order(when: When, do: Do, **rest: Any) -> Order:
    """An order under a name of its own, which nobody is shown."""
    return Order(id=new_id(8), when=when, do=do, **rest)


def read(body: Mapping[str, Any]) -> Order | None:
    """A stored order; None: it is of a later version, or damaged."""
    try:
        return Order.model_validate_json(_json(body))
    except ValidationError:
        return None


def body_of(order: Order) -> dict[str, Any]:
    """How an order is stored."""
    return order.model_dump(mode="json")


def in_force(rows: Sequence[OrderRow], seat: Seat) -> list[Order]:
    """The orders of a seat that can be read, in their order."""
    return [order for row in rows if row.seat == seat and (order := read(row.body)) is not None]


def ledger(stand: Stand, seat: Seat) -> Ledger:
    """What a seat's orders have been used for; a damaged one counts as empty."""
    note = stand.note(LEDGER, str(seat))
    try:
        return Ledger.model_validate_json(_json(note.body)) if note else Ledger()
    except ValidationError:
        return Ledger()


def ledger_note(game: str, seat: Seat, kept: Ledger) -> NoteRow:
    """How it is stored."""
    return NoteRow(game, LEDGER, str(seat), kept.model_dump(mode="json"))


def own_defaults(stand: Stand, seat: Seat) -> Mapping[str, Do]:
    """What a seat wants at its deadlines, by the kind of decision."""
    note = stand.note(DEFAULTS, str(seat))
    try:
        return Own.model_validate_json(_json(note.body)).by if note else {}
    except ValidationError:
        return {}


def defaults_note(game: str, seat: Seat, by: Mapping[str, Do]) -> NoteRow:
    """How they are stored."""
    return NoteRow(game, DEFAULTS, str(seat), Own(by=by).model_dump(mode="json"))


def _json(body: Mapping[str, Any]) -> str:
    """As JSON text, for that is read strictly but takes lists for tuples."""
    return json.dumps(dict(body))
