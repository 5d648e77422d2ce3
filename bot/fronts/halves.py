"""The front of a game that is made of games: what its halves bring for the whole, put together.

What belongs to a decision or an event is not here: its half is resolved, and the parts of that game are taken. Here is
what a card shows of both at once, half by half, each under its name.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, TypeVar

from bot.base.errors import BotError
from bot.base.halves import full, kind_of, parted
from bot.fronts.front import Front
from bot.services.orders.ordering import Ordering, Point
from bot.services.records.chronicle import Course
from bot.store.store import EventRow, Parcel
from bot.surface.kit.cards import MOVING
from bot.surface.kit.deals import DEALINGS, Dealing, Gift, OpenDeal
from bot.surface.kit.glance import GLANCES, Business, Glance
from bot.surface.kit.hands import HANDS
from bot.surface.kit.look import Look
from bot.surface.kit.present import TWINS
from bot.surface.kit.studio import COMPOSERS, Composer
from bot.surface.posting.plan import Posting
from bot.surface.posting.plan import posting as posting_of
from bot.surface.records.curves import CURVES, Measure
from bot.surface.seats.letters import STANDINGS
from bot.table.halves import halves_of, told_in
from games.kernel import Outcome, Posted, Seat
from games.kernel.table import Table
from rendering.scene import Scene

Fronts = Mapping[str, Front]
T = TypeVar("T")


def boards(look: Look) -> list[Look]:
    """The looks at its halves, as far as they have begun; of a look at one half, that."""
    return [look.within(half) for half in look.boards] or [look]


def name_of(look: Look, half: str) -> str:
    """What a half is called."""
    return look.voice.say(f"half-{half}")


def headed(look: Look, lines: Mapping[str, Sequence[str]]) -> list[str]:
    """Lines of each half, under its name; what says nothing is left out."""
    heads = {half: look.voice.say("half-head", half=look.voice.sign(half) or name_of(look, half)) for half in lines}
    return [line for half, some in lines.items() if some for line in (heads[half], *some)]


# -- what a seat sees of both ------------------------------------------------------------------------------------------
def hand(look: Look) -> list[str]:
    """What it holds, in two drawers."""
    return headed(look, {one.half: HANDS.of(one.game.kind)(one) for one in boards(look)})


def standing(look: Look, seat: Seat) -> list[str]:
    """How a seat stands on each board."""
    return headed(look, {one.half: STANDINGS.of(one.game.kind)(one, seat) for one in boards(look)})


def moving(look: Look) -> Hashable:
    """What may move on either board."""
    return tuple(MOVING.of(one.game.kind)(one) for one in boards(look))


def twins(look: Look) -> frozenset[str]:
    """What is not offered on either board."""
    return frozenset(ref for one in boards(look) for posted in one.own if (ref := posted.ref) in _twins(one))


def _twins(own: Look) -> Any:
    return TWINS.of(own.game.kind)(own)


# -- deals -------------------------------------------------------------------------------------------------------------
def deals(look: Look) -> Sequence[OpenDeal]:
    """The open deals of a seat on both floors."""
    return [deal for one in boards(look) for deal in DEALINGS.of(one.game.kind).deals(one)]


def wares(look: Look) -> Sequence[str]:
    """What can be wished for on the floor that is open."""
    found = (DEALINGS.of(one.game.kind).wares(one) for one in boards(look))
    return next((some for some in found if some), ())


def unable(look: Look, partner: Seat) -> BotError | None:
    """Why the seat can make this one no offer."""
    found = (DEALINGS.of(one.game.kind).unable(one, partner) for one in boards(look))
    return next((one for one in found if one is not None), None)


def ready_in(kind: str) -> Callable[[Posted, Sequence[str]], Sequence[Gift]]:
    """What could be put down at one press, as the half has it that asks."""
    return lambda posted, wants: DEALINGS.of(kind_of(kind, posted.decision.half)).ready(posted, wants)


def dealing(kind: str) -> Dealing:
    """How the players of both boards deal."""
    return Dealing(deals=deals, wares=wares, ready=ready_in(kind), unable=unable)


# -- at a glance -------------------------------------------------------------------------------------------------------
def playing(look: Look) -> Look:
    """The half that is played now, else the whole."""
    return look.within(parted(look.phase)[0])


def of_the_half(get: Callable[[Glance], Callable[[Look], Sequence[T]]]) -> Callable[[Look], Sequence[T]]:
    """A part of the glance of the half that is played; none between two."""

    def part(look: Look) -> Sequence[T]:
        own = playing(look)
        return get(GLANCES.of(own.game.kind))(own) if own.half else ()

    return part


def business(look: Look) -> Sequence[Business]:
    """The order of business of the half that is played."""
    return of_the_half(lambda one: one.business)(look)


def standings(look: Look) -> Sequence[str]:
    """How all stand on each board, under its name."""
    return [
        look.voice.in_half(one.half, part) if not n else part
        for one in boards(look)
        for n, part in enumerate(GLANCES.of(one.game.kind).standings(one))
    ]


def length(look: Look) -> Sequence[str]:
    """How far each board is."""
    return [
        look.voice.in_half(one.half, part) for one in boards(look) for part in GLANCES.of(one.game.kind).length(one)
    ]


GLANCE: Final = Glance(
    business=business,
    chair=of_the_half(lambda one: one.chair),
    standings=standings,
    length=length,
    record=of_the_half(lambda one: one.record),
)


# -- pictures ----------------------------------------------------------------------------------------------------------
def focuses(own: Sequence[str], fronts: Fronts) -> tuple[str, ...]:
    """The parts of the boards: its own, then those of each half under its name; what is on cards is its own."""
    return (*own, *(full(half, focus) for half, front in fronts.items() for focus in front.focuses if focus != "strip"))


def scene_with(own: Composer) -> Composer:
    """A part of a board of a half is drawn as of that game alone; all else as the game draws it."""

    def scene(look: Look, focus: str, changed: Sequence[str]) -> Scene | None:
        half, rest = parted(focus)
        board = look.within(half)
        return COMPOSERS.of(board.game.kind)(board, rest, changed) if board.half else own(look, focus, changed)

    return scene


def measures(look: Look) -> list[Measure]:
    """What the curves of both boards are drawn of."""
    return [
        replace(measure, title=look.voice.in_half(one.half, measure.title))
        for one in boards(look)
        for measure in CURVES.of(one.game.kind)(one)
    ]


# -- what may be ordered -----------------------------------------------------------------------------------------------
def ordering(fronts: Fronts) -> Ordering:
    """What may be ordered on both boards, all of it by full names."""
    parts = {half: front.ordering for half, front in fronts.items()}

    def points(phase: str) -> Sequence[Point]:
        half, name = parted(phase)
        return parts[half].points(name) if half in parts else ()

    return Ordering(
        ways={full(half, kind): ways for half, one in parts.items() for kind, ways in one.ways.items()},
        motions=[full(half, motion) for half, one in parts.items() for motion in one.motions],
        on_motions=[full(half, kind) for half, one in parts.items() for kind in one.ways if kind in one.on_motions],
        figures=[full(half, figure) for half, one in parts.items() for figure in one.figures],
        events=[full(half, event) for half, one in parts.items() for event in one.events],
        points=points,
    )


# -- what is told ------------------------------------------------------------------------------------------------------
def course(fronts: Fronts, begins: Mapping[str, str]) -> Course:
    """How it goes by turns of its own, and by the phases of its halves, all by full names."""
    parts = {half: front.course for half, front in fronts.items()}
    return Course(
        begins=begins,
        opens={
            full(half, event): full(half, phase) for half, one in parts.items() for event, phase in one.opens.items()
        },
        leads=Leads(parts),
    )


@dataclass(frozen=True, slots=True)
class Leads:
    """What may be told just before a phase of a half is opened, by full names."""

    parts: Mapping[str, Course]

    def __contains__(self, event: object) -> bool:
        half, name = parted(str(event))
        return half in self.parts and name in self.parts[half].leads


def people(table: Table[Any]) -> Sequence[Seat]:
    """The seats that people play, on any of its boards."""
    return list(dict.fromkeys(seat for _, half in halves_of(table) for seat in posting_of(half.game.id).people(half)))


def after(table: Table[Any], outcome: Outcome) -> Iterator[Parcel]:
    """The cards of each half that an act calls for."""
    for half, own in halves_of(table):
        for parcel in posting_of(own.game.id).after(own, told_in(own, outcome)):
            yield replace(parcel, half=half)


def later(table: Table[Any], outcome: Outcome) -> Iterator[Parcel]:
    """Those that are told after the results."""
    for half, own in halves_of(table):
        for parcel in posting_of(own.game.id).later(own, told_in(own, outcome)):
            yield replace(parcel, half=half)


def cards(table: Table[Any]) -> Iterator[Parcel]:
    """Those of each half that stand now."""
    for half, own in halves_of(table):
        for parcel in posting_of(own.game.id).standing(own):
            yield replace(parcel, half=half)


def ending(look: Look) -> list[str]:
    """How it stood on each board in the end."""
    return headed(look, {one.half: posting_of(one.game.kind).ending(one) for one in boards(look)})


def recap(look: Look, told: Iterable[EventRow]) -> list[str]:
    """What each half will be remembered for."""
    events = list(told)
    mine = {one.half: [event for event in events if event.half == one.half] for one in boards(look)}
    return headed(look, {one.half: posting_of(one.game.kind).recap(one, mine[one.half]) for one in boards(look)})


def posting(fronts: Fronts) -> Posting:
    """What it tells Discord of its own: what its halves do."""
    kinds = dict.fromkeys(kind for front in fronts.values() for kind in front.posting.cards)
    return Posting(
        people=people, after=after, later=later, standing=cards, cards=tuple(kinds), ending=ending, recap=recap
    )
