"""GV-1.6, 10.3: public agreements over both boards, between any players of the table, at any time.

They promise in words what each does with a faction of his own. What has a price never passes from one board to the
other: Talents, cards and votes are promised in an agreement of the republic where they lie, which is open all the time
too.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, partial, wraps
from typing import Any

from games.grand.events import PactDeclined, PactEntered, PactProposed
from games.grand.pieces import ROME, Pact, Side
from games.grand.state import Grand
from games.kernel import (
    Decision,
    IllegalAnswer,
    Interrupt,
    Line,
    OneOf,
    Record,
    Seat,
    Several,
    Step,
    StepId,
    asked_by,
    interruptible,
)
from games.republic.agreements import PROPOSALS, TEXT, TURNS_KEPT
from games.republic.promises import offers as of_carthage
from games.rome.basics.breaches import offers as of_rome


def with_agreements(step: Step[Grand], *waiting: Side) -> Step[Grand]:
    """Let a step run; beside its decisions agreements may be entered over both boards, and on those that wait."""

    @wraps(step)
    async def run(g: Grand) -> StepId | None:
        return await interruptible(step(g), lambda: [*pact_offers(g), *beside(g, waiting)])

    return run


def beside(g: Grand, waiting: Sequence[Side]) -> Iterator[Interrupt[Any]]:
    """RR-0.5.1, RC-1.5d: what is promised on the board of a republic that waits for the other."""
    for side in waiting:
        for one in offers(g, side):
            yield Interrupt(asked_by(side, one.decision), one.handler)


def offers(g: Grand, side: Side) -> Sequence[Interrupt[Any]]:
    """RC-DP51, RC-DP12, RR-DP92, RR-DP10: what the players of a republic may promise, unless it has fallen."""
    if side not in g.standing():
        return ()
    return of_rome(g.rome) if side == ROME and g.rome else of_carthage(g.carthage)


# Over both boards


def players(g: Grand) -> tuple[Seat, ...]:
    """Who has a faction of a republic that stands, and is not out of the game."""
    standing = [g.republic(side) for side in g.standing()]
    return tuple(
        seat for seat in g.seats if any(seat in half.people and not half.factions[seat].out for half in standing)
    )


def pact_offers(g: Grand) -> Iterator[Interrupt[Any]]:
    """GV-DP7: propose; enter, decline or take back."""
    able = players(g)
    for seat in able:
        if made(g, seat) < PROPOSALS and len(able) > 1:
            yield Interrupt(proposing(seat, able), partial(propose, g, seat))
    for pact in g.pacts:
        for seat in () if pact.in_force else pact.parties:
            if seat not in pact.entered[1:]:
                yield Interrupt(answering(pact, seat), partial(answer, g, pact, seat))


def made(g: Grand, seat: Seat) -> int:
    """How many proposals of his of this turn lie on the table, were entered, or were taken back by him."""
    return sum(one.parties[0] == seat and one.turn == g.turn for one in g.pacts) + g.taken_back.count(seat)


@dataclass(frozen=True, slots=True, kw_only=True)
class Proposal:
    """What one player proposes to others."""

    partners: list[Seat]
    text: str

    def __post_init__(self) -> None:
        if not self.text.strip():
            raise IllegalAnswer("pact.empty")


@cache
def proposing(seat: Seat, able: tuple[Seat, ...]) -> Decision[Proposal]:
    """GV-DP7: an agreement with one or more others; one object for all time, as it is always open."""
    others: dict[str, Seat] = {other: other for other in able if other != seat}
    choice = Record(Proposal, partners=Several(others, 1, len(others)), text=Line(TEXT))
    return Decision("pact.propose", seat, choice, "GV-1.6", "GV-DP7", awaited=False)


async def propose(g: Grand, seat: Seat, proposed: Proposal) -> None:
    """GV-1.6, 10.3: it lies on the table for everyone to see, and waits for the others."""
    g.pacts_made += 1
    pact = Pact(
        id=f"a{g.pacts_made}", text=proposed.text, parties=[seat, *proposed.partners], entered=[seat], turn=g.turn
    )
    g.pacts.append(pact)
    g.tell(PactProposed(pact.id, seat, tuple(proposed.partners), pact.text))


def answering(pact: Pact, seat: Seat) -> Decision[bool]:
    """GV-DP7: who is asked enters or declines; the one who proposed it may take it back."""
    options = {"withdraw": False} if seat == pact.parties[0] else {"enter": True, "decline": False}
    about: dict[str, str | int] = {"pact": pact.id}
    return Decision("pact.answer", seat, OneOf(options), "GV-1.6", "GV-DP7", about, awaited=False)


async def answer(g: Grand, pact: Pact, seat: Seat, enters: bool) -> None:  # noqa: FBT001 - as it was read
    """GV-1.6, 10.3: it is in force once all have entered it; if one of them will not it comes to nothing."""
    if not enters:
        g.pacts.remove(pact)
        g.taken_back += [seat] if seat == pact.parties[0] else []
        g.tell(PactDeclined(pact.id, seat))
        return
    pact.entered.append(seat)
    if pact.in_force:
        pact.turn = g.turn
        g.tell(PactEntered(pact.id, tuple(pact.parties), pact.text))


def clear_away(g: Grand) -> None:
    """A proposal lies for the turn it was made in; what was entered stays on record for some time."""
    g.taken_back.clear()
    g.pacts[:] = [one for one in g.pacts if one.in_force and g.turn - one.turn < TURNS_KEPT]
