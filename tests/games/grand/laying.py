"""A table of the Grand Variant in stage 2 to try one rule at, and the small words that put something on its boards.

    play.at("rome:forum.roll", drawing(ROME, "punic-2"))
    assert WarSpread(...) in play.told

Seats sit clockwise: diamond, triangle, circle. On both boards the Families are dealt round by number: of three seats
diamond has 1, 4, 7, 10, triangle 2, 5, 8, 11, circle 3, 6, 9, 12. Mago (1, diamond) is Home Suffete and HRAO in
Carthage, Cornelius (1, diamond) Rome Consul and HRAO in Rome. Hands are empty; both first Wars lie there, Inactive, and
so does whatever Carthage began with. What changes a board is a function of the whole game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias, TypeVar

from games import bench
from games.carthage import bench as of_carthage
from games.grand import GAME
from games.grand.halves import OfRome
from games.grand.pieces import CARTHAGE, OTHER, ROME, SIDES, Side
from games.grand.sequence import COURSES
from games.grand.start import GrandOptions, set_up
from games.grand.state import Grand, Half
from games.kernel import Event, Seat, Setup, chairs
from games.kernel.game import first_word
from games.republic.bench import add_leader, draw_out, gather, give_red, numbered, places, run, stack_deck
from games.republic.forum.pieces import Initiatives
from games.republic.senators import enter
from games.rome import bench as of_rome

Change: TypeAlias = Callable[[Grand], object]
E = TypeVar("E", bound=Event)

DIAMOND, TRIANGLE, CIRCLE = map(Seat, ("diamond", "triangle", "circle"))
NOBODY = ("none", "none", "none", "none", "none")  # chits
FIRST: Mapping[Side, Mapping[str, str]] = {
    CARTHAGE: {
        "mortality": "mortality",
        "revenue": "revenue.income",
        "trade": "trade.draw",
        "forum": "forum.opening",
        "senate": "senate.opening",
        "explorations": "combat.explorations",
        "combat": "combat.wars",
        "revolution": "revolution.reaction",
        "end": "revolution.end",
    },
    ROME: {
        "mortality": "mortality",
        "revenue": "revenue.start",
        "forum": "forum.opening",
        "population": "population",
        "senate": "senate.opening",
        "combat": "combat.opening",
        "revolution": "revolution.opening",
        "end": "revolution.end",
    },
}
"""With which step each republic begins its part of a leg."""


# Laying the table


def lay(seats: int = 3, *, options: GrandOptions | None = None, seed: str = "play") -> Grand:
    """Both boards in stage 2: Carthage with its second deck, Rome with its first, all defaults of set-up taken."""
    sitting = chairs(seats)
    g = set_up(Setup(sitting, seed, options or GrandOptions(start="staged")))
    g.seats = list(sitting)
    g.carthage.seats = list(sitting)
    deal(g.carthage)
    of_carthage.prepared(g.carthage)
    run(GAME, g, "rome.enters")
    rome = rome_of(g)
    rome.seats = list(sitting)
    deal(rome)
    of_rome.make_consul(rome, numbered(rome, 1))
    of_rome.prepared(rome)
    g.course, g.turn = "stage-2", 1
    g.dice.open_chapter("play")
    g.told.clear()
    return g


def deal(half: Half) -> None:
    """The Families of a board are dealt round by number, and nobody holds a card."""
    count = len(half.senators)
    gather(half)
    for n, family in enumerate(list(half.tables.families)[:count]):
        draw_out(half, family)
        enter(half, seat=half.seats[n % len(half.seats)], family=family)  # type: ignore[misc, arg-type]


def rome_of(g: Grand) -> OfRome:
    """The Roman board."""
    assert g.rome
    return g.rome


def board(g: Grand, side: Side) -> Half:
    """The board of a republic."""
    return g.carthage if side == CARTHAGE else rome_of(g)


def begin_at(g: Grand, step: str) -> None:
    """The sequence of play stands at this step: its leg, and where both republics go on."""
    side, _, own = step.partition(":")
    g.step = step
    if side not in SIDES:
        g.leg = side
        return
    g.leg = leg_of(side, own)
    g.resumes[side] = own
    g.resumes[OTHER[side]] = coming(OTHER[side], g.leg)
    board(g, side).step = own


def leg_of(side: str, step: str) -> str:
    """In which part of the sequence of play a republic takes this step."""
    legs = COURSES["stage-2"]
    able = [name for name, leg in legs.items() if leg.half == side and leg.goes_on(step)]
    return next((name for name in able if name.endswith(f".{first_word(step)}")), able[0])


def coming(side: Side, leg: str) -> str:
    """With which step a republic goes on in the next of its legs after this one."""
    legs = list(COURSES["stage-2"])
    later = [*legs[legs.index(leg) :], *legs]
    found = next(name for name in later if COURSES["stage-2"][name].half == side)
    return FIRST[side][found.partition(".")[2]]


class Play(bench.Play[Grand]):
    """A table of the Grand Variant, and all that was told at it."""

    def __init__(self) -> None:
        super().__init__(GAME)

    def at(
        self,
        step: str,
        *changes: Change,
        seats: int = 3,
        dice: Mapping[str, Sequence[int]] | None = None,
        options: GrandOptions | None = None,
    ) -> Play:
        """Begin at a step ("rome:forum.roll"), after these changes, with dice by their label ("rome.initiative")."""
        g = lay(seats, options=options)
        begin_at(g, step)
        for change in changes:
            change(g)
        g.dice.loaded.update({label: list(numbers) for label, numbers in (dice or {}).items()})
        self.forget()
        self.begin(g)
        return self

    @property
    def rome(self) -> OfRome:
        """The Roman board."""
        return rome_of(self.g)

    def saw(self, kind: type[E]) -> list[E]:
        """The events of one kind among those told."""
        return [event for event in self.told if isinstance(event, kind)]

    def statuses(self, side: Side) -> dict[str, str]:
        """How the coupled wars lie on a board; what else lies there is not told."""
        group = "roman" if side == CARTHAGE else "punic"
        return {war.id: war.status for war in board(self.g, side).wars.values() if war.group == group}


# What lies on the boards


def drawing(side: Side, *cards: str, seat: str = "diamond") -> Change:
    """It is somebody's initiative on a board, and these cards lie on its deck, the first uppermost."""

    def change(g: Grand) -> None:
        half = board(g, side)
        half.forum = Initiatives(number=1, seat=Seat(seat))
        stack_deck(half, cards)

    return change


def deck(side: Side, *cards: str) -> Change:
    """The draw pile of a board is made of these cards alone, the first uppermost."""

    def change(g: Grand) -> None:
        half = board(g, side)
        for card in cards:
            draw_out(half, card)
        half.deck[:] = reversed(cards)

    return change


def war(side: Side, name: str, status: Any = "active", **marks: Any) -> Change:
    """A War lies on a board."""

    def change(g: Grand) -> None:
        (of_carthage.add_war if side == CARTHAGE else of_rome.add_war)(board(g, side), name, status, **marks)  # type: ignore[operator]

    return change


def without(side: Side, *names: str) -> Change:
    """These Wars do not lie on a board; their cards are nowhere."""

    def change(g: Grand) -> None:
        for name in names:
            board(g, side).wars.pop(name, None)

    return change


def force(side: Side, at: str, *commanders: int, **units: Any) -> Change:
    """A force is at a War, under Senators with these numbers; sent this turn."""

    def change(g: Grand) -> None:
        (of_carthage.add_force if side == CARTHAGE else of_rome.add_force)(board(g, side), at, *commanders, **units)  # type: ignore[operator]

    return change


def home(side: Side, legions: int = 0, fleets: int = 0) -> Change:
    """So many more units are Active Forces; in Carthage they are its own citizens, or as far as there are none others."""

    def change(g: Grand) -> None:
        half = board(g, side)
        if isinstance(half, OfRome):
            half.army.active.legions += of_rome.add_legions(half, legions)
        else:
            enlist(half, legions)
        half.army.active.fleets += fleets
        half.army.pool_fleets -= fleets

    return change


def enlist(g: Any, count: int) -> None:
    """Legions of Carthage out of the Force Pool, of whatever type there is."""
    for _ in range(count):
        kind = next(name for name, left in g.army.pool.items() if left and not g.tables.legions[name].only_wars)
        g.army.pool[kind] -= 1
        g.army.active.legions.append(of_carthage.Legion(type=kind))


def leader(side: Side, name: str, at: str = "") -> Change:
    """An enemy Leader is with a War of a board; "": in its Curia."""
    return lambda g: add_leader(board(g, side), name, at)


def statesman(side: Side, card: str, seat: str = "diamond") -> Change:
    """A Statesman is in play for somebody."""

    def change(g: Grand) -> None:
        half = board(g, side)
        draw_out(half, card)
        of_rome.lay(half, Seat(seat), card)

    return change


def holding(side: Side, seat: str, *cards: str) -> Change:
    """Somebody holds these cards of a board."""
    return lambda g: give_red(board(g, side), {seat: cards})


def office(side: Side, post: str, number: int) -> Change:
    """A Senator holds an office; whoever held it does not."""

    def change(g: Grand) -> None:
        (of_carthage.appoint if side == CARTHAGE else of_rome.appoint)(board(g, side), post, number)  # type: ignore[operator]

    return change


def captive(side: Side, number: int, at: str) -> Change:
    """A Senator is a Captive of a War."""

    def change(g: Grand) -> None:
        one = numbered(board(g, side), number)
        one.place, one.at = "captive", at

    return change


def event(side: Side, name: str, times: int = 1) -> Change:
    """An event is in play."""

    def change(g: Grand) -> None:
        (of_carthage.add_table_event if side == CARTHAGE else of_rome.add_table_event)(board(g, side), name, times)  # type: ignore[operator]

    return change


def settled(number: int, winner: Any = "") -> Change:
    """War n is settled, and both its faces have gone as that has it; what came of it then is not told."""

    def change(g: Grand) -> None:
        war = g.war(number)
        war.settled, war.winner = True, winner
        for half in g.halves():
            name = f"{'roman-war' if half is g.carthage else 'punic'}-{number}"
            draw_out(half, name)
            half.wars.pop(name, None)
            if winner == ROME and half is g.carthage:
                of_carthage.add_war(g.carthage, name, "lost")

    return change


def chits(side: Side, label: str, *names: str) -> Change:
    """These chits are drawn next on a board, by the label of the draw."""

    def change(g: Grand) -> None:
        g.dice.loaded[f"{side}.{label}"] = places(board(g, side).law, names)

    return change
