"""Both boards in stage 2 to try one rule at, always laid alike.

Seats sit clockwise: diamond, triangle, circle. On both boards the Families are dealt round by number: of three seats
diamond has 1, 4, 7, 10, triangle 2, 5, 8, 11, circle 3, 6, 9, 12. Mago (1, diamond) is Home Suffete and HRAO in
Carthage, Cornelius (1, diamond) Rome Consul and HRAO in Rome. Hands are empty; both first Wars lie there, Inactive.
"""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from typing import Any, Final, Literal, cast

from games.bench import Bench, Misplaced
from games.carthage import bench as of_carthage
from games.grand import GAME
from games.grand.halves import OfCarthage, OfRome
from games.grand.pieces import CARTHAGE, OTHER, ROME, SIDES, Side
from games.grand.sequence import COURSES
from games.grand.start import GrandOptions, rome_enters, set_up
from games.grand.state import Grand, Half
from games.kernel import Setup, chairs
from games.kernel.game import first_word
from games.republic.bench import draw_out, gather, numbered
from games.republic.senators import enter
from games.rome import bench as of_rome

SERIES: Final[Mapping[str, str]] = {CARTHAGE: "roman-war", ROME: "punic"}
FIRST: Final[Mapping[Side, Mapping[str, str]]] = {
    CARTHAGE: {
        "mortality": "mortality",
        "revenue": "revenue.income",
        "trade": "trade.draw",
        "forum": "forum.opening",
        "senate": "senate.opening",
        "explorations": "combat.explorations",
        **dict.fromkeys(("war-1", "war-2", "war-3", "combat"), "combat.wars"),
        "revolution": "revolution.reaction",
        "end": "revolution.end",
    },
    ROME: {
        "mortality": "mortality",
        "revenue": "revenue.start",
        "forum": "forum.opening",
        "population": "population",
        "senate": "senate.opening",
        "purchases": "combat.opening",
        **dict.fromkeys(("war-1", "war-2", "war-3", "combat"), "combat.wars"),
        "revolution": "revolution.opening",
        "end": "revolution.end",
    },
}
"""With which step each republic begins its part of a leg."""
OPENS: Final = {"combat.explorations": "carthage.explorations", "combat.opening": "rome.purchases"}
"""GV-3.4: which legs of the Combat Phase begin with these steps."""


# Laying the table


def lay(seats: int = 3, *, options: GrandOptions | None = None, seed: str = "play") -> Grand:
    """Both boards in stage 2: Carthage with its second deck, Rome with its first, all defaults of set-up taken."""
    sitting = chairs(seats)
    g = set_up(Setup(sitting, seed, options or GrandOptions(start="staged")))
    g.seats = list(sitting)
    g.carthage.seats = list(sitting)
    deal(g.carthage)
    of_carthage.prepared(g.carthage)
    undrawn = list(g.carthage.deck)
    enter_rome(g)
    g.carthage.deck[:0] = undrawn  # at the bottom: each card lies somewhere
    rome = rome_of(g)
    rome.seats = list(sitting)
    deal(rome)
    of_rome.make_consul(rome, numbered(rome, 1))
    of_rome.prepared(rome)
    g.course, g.turn = "stage-2", 1
    g.dice.open_chapter("play")
    g.told.clear()
    return g


def enter_rome(g: Grand) -> None:
    """GV-2.4: its set-up as far as nobody is asked."""
    with suppress(StopIteration):
        rome_enters(g).send(None)


def deal(half: Half) -> None:
    """The Families of a board are dealt round by number, and nobody holds a card."""
    count = len(half.senators)
    gather(half)
    for n, family in enumerate(list(half.tables.families)[:count]):
        draw_out(half, family)
        enter(half, seat=half.seats[n % len(half.seats)], family=family)


def rome_of(g: Grand) -> OfRome:
    """The Roman board."""
    if g.rome is None:
        raise LookupError("Rome is not played")
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
    if step in OPENS:
        return OPENS[step]
    able = [name for name, leg in legs.items() if leg.half == side and leg.goes_on(step)]
    return next((name for name in able if name.endswith(f".{first_word(step)}")), able[0])


def coming(side: Side, leg: str) -> str:
    """With which step a republic goes on in the next of its legs after this one."""
    legs = list(COURSES["stage-2"])
    later = [*legs[legs.index(leg) :], *legs]
    found = next(name for name in later if COURSES["stage-2"][name].half == side)
    return FIRST[side].get(found.partition(".")[2], "combat.wars")  # of the legs of the coupled wars


# Words


def laid(setup: Setup, step: str) -> Grand:
    """Ready for a step of stage 2."""
    g = lay(len(setup.seats), options=cast("GrandOptions", setup.options), seed=setup.seed)
    begin_at(g, step)
    return g


def put(g: Grand, side: Side, things: Mapping[str, Any]) -> None:
    """`{"wars": {...}}`: on one board, in the words of its republic. Misplaced: it has no such word."""
    half, words = board(g, side), WORDS_OF[side]
    for name, value in things.items():
        if name not in words:
            raise Misplaced(f"There is no word {name}. There are: {', '.join(words)}.")
        words[name](half, value)
    g.dice.loaded.update({f"{side}.{label}": numbers for label, numbers in half.dice.loaded.items()})
    half.dice.loaded.clear()


def control(g: Grand, side: Side) -> None:
    """GV-4.12: a republic controls the sea."""
    g.war(1).sea = side
    for half in g.halves():
        half.wars[f"{SERIES[half.half]}-1"].naval_victory = half.half == side


def end_wars(g: Grand, winners: Mapping[str, Side | Literal[""]]) -> None:
    """`{"1": "rome"}`: coupled wars are settled, and both their faces have gone as that has it."""
    for number, winner in winners.items():
        war = g.war(int(number))
        war.settled, war.winner = True, winner
        for half in g.halves():
            take_face(half, f"{SERIES[half.half]}-{number}", lost=winner == ROME and half is g.carthage)


def take_face(half: Half, card: str, *, lost: bool) -> None:
    """A face is out of the game, or lies on Carthage's board as a Lost War."""
    draw_out(half, card)
    half.wars.pop(card, None)
    if lost:
        of_carthage.add_war(cast("OfCarthage", half), card, "lost")
    else:
        half.gone.append(card)


WORDS_OF: Final[Mapping[Side, Mapping[str, Any]]] = {CARTHAGE: of_carthage.WORDS, ROME: of_rome.WORDS}
BENCH: Final = Bench(
    GAME,
    laid,
    {
        CARTHAGE: lambda g, things: put(g, CARTHAGE, things),
        ROME: lambda g, things: put(g, ROME, things),
        "sea": control,
        "settled": end_wars,
    },
    seats=3,
)
