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
from games.grand.bench import begin_at, board, end_wars, lay, rome_of
from games.grand.halves import OfCarthage, OfRome
from games.grand.pieces import CARTHAGE, Side
from games.grand.start import GrandOptions
from games.grand.state import Grand
from games.kernel import Decision, Event, Seat
from games.republic.bench import add_leader, draw_out, give_red, numbered, places, stack_deck
from games.republic.forum.pieces import Initiatives
from games.republic.forum.statesmen import lay as play_statesman
from games.republic.pieces import Legion
from games.rome import bench as of_rome

Change: TypeAlias = Callable[[Grand], object]
E = TypeVar("E", bound=Event)

DIAMOND, TRIANGLE, CIRCLE = map(Seat, ("diamond", "triangle", "circle"))


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
        half = board(g, side)
        if isinstance(half, OfRome):
            of_rome.add_war(half, name, status, **marks)
        else:
            of_carthage.add_war(half, name, status, **marks)

    return change


def without(side: Side, *names: str) -> Change:
    """These Wars do not lie on a board; their cards are nowhere."""

    def change(g: Grand) -> None:
        for name in names:
            board(g, side).wars.pop(name, None)

    return change


def force(
    side: Side, at: str, *commanders: int, legions: int = 0, veterans: int = 0, fleets: int = 0, **how: Any
) -> Change:
    """A force is at a War, under Senators with these numbers, sent this turn; of whatever legions Carthage has.

    Its veterans are loyal to the first of its commanders.
    """

    def change(g: Grand) -> None:
        half = board(g, side)
        if isinstance(half, OfRome):
            of_rome.add_force(half, at, *commanders, legions=legions, veterans=veterans, fleets=fleets, **how)
            return
        made = of_carthage.add_force(half, at, *commanders, fleets=fleets, **how)
        made.units.legions += enlisted(half, legions)
        for legion in made.units.legions[:veterans]:
            legion.veteran, legion.loyal = True, next(iter(made.commanders), "")

    return change


def home(side: Side, legions: int = 0, fleets: int = 0) -> Change:
    """So many more units are Active Forces; in Carthage of whatever legions it has."""

    def change(g: Grand) -> None:
        half = board(g, side)
        if isinstance(half, OfRome):
            half.army.active.legions += of_rome.add_legions(half, legions)
        else:
            half.army.active.legions += enlisted(half, legions)
        half.army.active.fleets += fleets
        half.army.pool_fleets -= fleets

    return change


def enlisted(g: OfCarthage, count: int) -> list[Legion]:
    """Legions of Carthage out of the Force Pool, or the Reserve, of whatever type there is and may go anywhere."""
    kinds: list[str] = []
    for _ in range(count):
        kinds.append(of_carthage.available(g))
        of_carthage.enlist(g, kinds[-1])
    return [Legion(type=kind) for kind in kinds]


def leader(side: Side, name: str, at: str = "") -> Change:
    """An enemy Leader is with a War of a board; "": in its Curia."""
    return lambda g: add_leader(board(g, side), name, at)


def statesman(side: Side, card: str, seat: str = "diamond") -> Change:
    """A Statesman is in play for somebody."""

    def change(g: Grand) -> None:
        half = board(g, side)
        draw_out(half, card)
        play_statesman(half, Seat(seat), card)

    return change


def holding(side: Side, seat: str, *cards: str) -> Change:
    """Somebody holds these cards of a board."""
    return lambda g: give_red(board(g, side), {seat: cards})


def office(side: Side, post: str, number: int) -> Change:
    """A Senator holds an office; whoever held it does not."""

    def change(g: Grand) -> None:
        half = board(g, side)
        if isinstance(half, OfRome):
            of_rome.appoint(half, post, number)
        else:
            of_carthage.appoint(half, post, number)

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
        half = board(g, side)
        if isinstance(half, OfRome):
            of_rome.add_table_event(half, name, times)
        else:
            of_carthage.add_table_event(half, name, times)

    return change


def settled(number: int, winner: Any = "") -> Change:
    """War n is settled, and both its faces have gone as that has it; what came of it then is not told."""

    return lambda g: end_wars(g, {str(number): winner})


def chits(side: Side, label: str, *names: str) -> Change:
    """These chits are drawn next on a board, by the label of the draw."""

    def change(g: Grand) -> None:
        g.dice.loaded[f"{side}.{label}"] = places(board(g, side).law, names)

    return change


# In the field


def hire_nobody(play: Play) -> None:
    """Whoever is asked for a mercenary card plays none; all that was told is kept."""
    told = list(play.told)
    while asked := play.asked("combat.mercenaries"):
        play.answer(asked[0][0], "combat.mercenaries", "none")
        told += play.told
    play.told[:] = told


# In the Senate


def propose(play: bench.Play[Grand], kind: str, raw: Any, seat: str = "diamond") -> None:
    """Something is proposed, whoever must consent does, and all vote for it; all that was told is kept."""
    play.answer(seat, f"senate.{kind}", raw)
    told = list(play.told)
    while asked := [one for one in play.awaited() if one.kind in ("senate.vote", "senate.consent")]:
        play.answer(asked[0].seat, asked[0].kind, voice(asked[0]), **asked[0].about)
        told += play.told
    play.told[:] = told


def voice(asked: Decision[Any]) -> Any:
    """For it, without buying a vote."""
    if asked.kind == "senate.consent":
        return "consent"
    return {name: 0 if name.endswith(".bought") else "for" for name in asked.lapse}


def orders(play: Play, seat: str = "diamond") -> list[tuple[str, str]]:
    """What can be ordered to forces, and where."""
    kinds = [one.decision.kind for one in play.table.open.values() if one.decision.seat == seat]
    if "senate.forces" not in kinds:
        return []
    return [(one["order"], one["at"]) for one in play.options(seat, "senate.forces")["movements"]]


def three(total: int) -> list[int]:
    """A TDR of this total."""
    low, rest = divmod(total, 3)
    return [low + (n < rest) for n in range(3)]
