"""What is noted of seats that change hands, and what each note says."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Any, Final, Literal, TypeAlias

from pydantic import BaseModel, BeforeValidator, ConfigDict

from bot.services.deals.calls import CALL
from bot.services.people.automata import BY_DEFAULTS, CARETAKER, Mind, mind_of
from bot.services.people.newcomers import NEWCOMER
from bot.store.store import NoteRow

Why: TypeAlias = Literal["own", "missed", "vote", "gm", "left", "deleted"]
"""Given up, deadlines missed, the table's vote, the game master, no longer in the server, data deleted."""

VACANCY, PARTING = "vacancy", "parting"
WITNESS, INHERITED, INVITED, APPLICANT = "witness", "inherited", "invited", "applicant"
REPLACE, CARETAKE, ADMIT = "replace", "caretaker", "admit"
"""What the table votes on about a seat."""
DEFAULTS: Final = "defaults"
OF_HOLDER: Final = (
    NEWCOMER,
    CARETAKER,
    INVITED,
    DEFAULTS,
    "order-uses",
    "order-draft",
    "deal-draft",
    CALL,
    "looked",
    "bank",
    "away",
    "missed",
)
"""Notes of a seat that go with whoever leaves it."""


class Body(BaseModel):
    """What a note of this part says."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    def noted(self, game: str, kind: str, ref: str | int, due: datetime | None = None) -> NoteRow:
        """As it is kept."""
        return NoteRow(game, kind, str(ref), self.model_dump(mode="json"), due)


class Vacancy(Body):
    """A seat nobody holds."""

    why: Why


class Parting(Body):
    """What is still to be done where somebody has gone.

    Attributes:
        deals: those that were open.
        told: the table has been asked what is to become of the seat.
    """

    user: int
    deals: tuple[str, ...]
    told: bool = False


class Caretaker(Body):
    """An automaton that plays a seat: `seen` is what it has looked at and left alone; `begun`: it has come."""

    mind: Annotated[Mind, BeforeValidator(mind_of)] = BY_DEFAULTS
    begun: bool = False
    seen: tuple[str, ...] = ()


class Newcomer(Body):
    """Somebody who has not had a day yet."""

    user: int


class Witness(Body):
    """Somebody who knows what is hidden: he held this seat, or watched."""

    why: Literal["held", "watched"]
    seat: str = ""


class Inherited(Body):
    """The standing orders and own defaults of a former holder, for the next to adopt or to drop."""

    orders: tuple[dict[str, Any], ...] = ()
    defaults: dict[str, Any] | None = None


class Invited(Body):
    """Whom the table, or the game master, wishes to see on a seat."""

    user: int


class Applicant(Body):
    """Somebody who would like to take a seat; its note is called by both."""

    user: int
