"""How a player sees a table of any republic: who is his own, who leads, whom he may trust."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Final, Protocol, TypeVar

from games.kernel import Seat
from games.republic.seen.people import FactionView, SenatorView
from games.republic.seen.view import RepublicView

S_co = TypeVar("S_co", bound=SenatorView, covariant=True)
F_co = TypeVar("F_co", bound=FactionView, covariant=True)
BEFORE_THE_FORUM: Final = ("setup", "mortality", "revenue", "trade")
AFTER_THE_FORUM: Final = ("population", "senate", "combat", "revolution")
"""RC-3.1: the phases of a turn before any card is drawn, and those in which none is drawn any more."""
SURELY: Final = Fraction(2, 3)
USUALLY: Final = Fraction(5, 6)
"""The part of the initiatives in which a card is drawn, in nine turns of ten at least, and on average."""


class Sight(Protocol[S_co, F_co]):
    """What the views of all republics have."""

    @property
    def seat(self) -> Seat | None:
        """Whose view it is."""
        ...

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Clockwise."""
        ...

    @property
    def senators(self) -> Mapping[str, S_co]:
        """All Senators in play."""
        ...

    @property
    def factions(self) -> Mapping[Seat, F_co]:
        """All factions."""
        ...


def me(view: Sight[SenatorView, FactionView]) -> Seat:
    """The viewer's seat."""
    return view.seat or view.seats[0]


def mine(view: Sight[S_co, FactionView]) -> list[S_co]:
    """The viewer's Senators."""
    return senators_of(view, me(view))


def senators_of(view: Sight[S_co, FactionView], seat: Seat) -> list[S_co]:
    """A faction's Senators."""
    people = view.senators
    return [people[name] for name in view.factions[seat].senators]


def called_later(view: RepublicView) -> list[Seat]:
    """RC-1.4g, RR-1.09.11: the factions that come after one in the order of players, which begins with the HRAO's."""
    first = view.senators[view.hrao].faction if view.hrao in view.senators else None
    start = view.seats.index(first) if first else 0
    order = [*view.seats[start:], *view.seats[:start]]
    return order[order.index(me(view)) + 1 :]


def presiding(view: RepublicView) -> Seat | None:
    """RC-9.0.4, RR-1.09.12: the faction of who presides in the Senate; None: it does not meet."""
    first = view.senators.get(view.senate.magistrate) if view.senate else None
    return first.faction if first else None


def is_mine(view: Sight[SenatorView, FactionView], name: str) -> bool:
    """Whether a Senator is the viewer's."""
    return name in view.senators and view.senators[name].faction == me(view)


def standing(one: FactionView) -> int:
    """How near a faction is to victory at the end of the deck."""
    return one.influence


def raised_with(view: Sight[SenatorView, FactionView], one: SenatorView) -> int:
    """How near to victory the faction is that what this Senator gains is gained for; 0: he has none."""
    return standing(view.factions[one.faction]) if one.faction else 0


def rivals(view: Sight[SenatorView, F_co]) -> list[F_co]:
    """The other factions, the one nearest to victory first."""
    others = [one for seat, one in view.factions.items() if seat != me(view) and not one.out]
    return sorted(others, key=standing, reverse=True)


def initiatives_to_come(view: RepublicView, most: int) -> int:
    """RC-8.4, 8.7, RR-1.07.2: in how many initiatives of this turn, which has `most`, a card may still be drawn."""
    if view.step.partition(".")[0] in AFTER_THE_FORUM or view.step == "forum.end":
        return 0
    if view.initiative is None:
        return most
    return most - view.initiative.number + (view.step == "forum.roll")


def turns_to_come(view: RepublicView, cards: int, most: int, drawing: Fraction = SURELY) -> int:
    """How many turns are still to come after this one, about: in which as many cards are drawn as are left.

    GV-7.1: or as both republics together say. Of the initiatives of this turn only a part counts, for others may be
    events.

    Args:
        view: of the republic whose cards they are.
        cards: of all its decks to come.
        most: how many initiatives a turn has.
        drawing: the part of this turn's initiatives in which a card is drawn.
    """
    own = -(-max(0, cards - int(initiatives_to_come(view, most) * drawing)) // (most - 1))
    if view.closing is not None:
        return 0 if view.closing else max(1, own)
    return own if view.last_turn is None else min(own, max(0, view.last_turn - view.turn))


def revenues_to_come(view: RepublicView, turns: int) -> int:
    """RC-3.1: how many Revenue Phases follow the present one, or the next; `turns`: that follow this one."""
    return turns if view.step.partition(".")[0] in BEFORE_THE_FORUM else turns - 1


def leads(view: Sight[SenatorView, FactionView], seat: Seat | None) -> bool:
    """Whether another faction is ahead of all others, the viewer's too."""
    if seat is None or seat == me(view) or seat not in view.factions:
        return False
    return all(standing(one) < standing(view.factions[seat]) for one in view.factions.values() if one.seat != seat)


def ahead(view: Sight[SenatorView, FactionView], seat: Seat | None) -> bool:
    """Whether another faction is nearer to victory than the viewer's."""
    if seat is None or seat == me(view) or seat not in view.factions:
        return False
    return standing(view.factions[seat]) > standing(view.factions[me(view)])


def decides_alone(view: Sight[SenatorView, FactionView]) -> bool:
    """Whether the viewer's votes are more than those of all others together."""
    return 2 * view.factions[me(view)].votes > sum(one.votes for one in view.factions.values())


def worth(units: int, military: int) -> int:
    """RC-10.2.1, RR-1.10.11: units and MIL, which counts at most the units."""
    return units + min(units, military)
