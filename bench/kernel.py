"""How fast the kernel is: answers a second on a state of some 45 kB, and how long a resume takes."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial

from bench.figures import Figure, cpu_ms, spin
from games.kernel import (
    Decision,
    Dice,
    Event,
    Game,
    Options,
    Saved,
    Seat,
    Setup,
    Several,
    State,
    StepId,
    Table,
    View,
    ask,
    ask_all,
    chairs,
    save,
)
from games.kernel.table import Compare

CARDS = 640
HAND = 12
ROUNDS = 8


@dataclass(frozen=True, slots=True)
class Played(Event):
    seat: Seat
    cards: int


@dataclass(slots=True)
class Card(Saved):
    id: str
    suit: str
    value: int
    effects: list[str] = field(default_factory=list)


@dataclass(slots=True, kw_only=True)
class Deck(State):
    hands: dict[Seat, list[Card]]
    pile: list[Card]


def setup(chosen: Setup) -> Deck:
    pile = [Card(f"card-{number}", f"suit-{number % 7}", number % 10, ["draw", "keep"]) for number in range(CARDS)]
    hands = {seat: [pile.pop() for _ in range(HAND)] for seat in chosen.seats}
    return Deck(step="round", dice=Dice(chosen.seed), hands=hands, pile=pile)


def discard(g: Deck, seat: Seat) -> Decision[list[Card]]:
    hand = {card.id: card for card in g.hands[seat]}
    return Decision("deck.discard", seat, Several(hand, 0, 3), "T-1", "T-DP1", lapse=[])


def play(g: Deck, seat: Seat, cards: list[Card]) -> None:
    for card in cards:
        g.hands[seat].remove(card)
        g.pile.insert(0, card)
        g.hands[seat].append(g.pile.pop())
    g.dice.roll("luck")
    g.tell(Played(seat, len(cards)))


async def play_round(g: Deck) -> StepId:
    """As in a turn of a great game: some ask all, more ask one after the other."""
    for seat, cards in (await ask_all(lambda: [discard(g, one) for one in g.hands])).items():
        play(g, seat, cards)
    for _ in range(ROUNDS):
        for seat in g.hands:
            play(g, seat, await ask(partial(discard, g, seat)))
    return "round"


def view(_: Deck, __: Seat | None) -> View:
    return View()


def scramble(_: Deck, __: Seat, ___: Dice) -> None:
    """Nobody forks a benchmark."""


GAME: Game[Deck] = Game(
    id="deck",
    state=Deck,
    seats=range(6, 7),
    setup=setup,
    steps={"round": play_round},
    view=view,
    scramble=scramble,
)


def answer(table: Table[Deck], count: int) -> None:
    """So many answers, each of two cards."""
    for _ in range(count):
        key, posted = next(iter(table.open.items()))
        hand = table.state.hands[posted.decision.seat]
        table.submit(posted.decision.seat, key, [hand[0].id, hand[3].id])


def rate(*, marks: bool, count: int = 3_000) -> float:
    """Answers a second of CPU; the best of three runs."""
    took: list[float] = []
    for _ in range(3):
        table, _ = Table.start(GAME, Setup(chairs(6), "bench", Options()), marks=marks)
        took.append(cpu_ms(partial(answer, table, count)))
    return 1000 * count / min(took)


def resume_ms(compare: Compare, *, entries: int = 50) -> float:
    """Milliseconds to load a checkpoint and replay so many answers."""
    table, _ = Table.start(GAME, Setup(chairs(6), "bench", Options()))
    answer(table, entries)
    again = partial(Table.resume, GAME, table.checkpoint, table.entries, table.head, compare=compare)
    return min(cpu_ms(again) for _ in range(5))


def measure() -> list[Figure]:
    """All figures of the kernel; a spin is some milliseconds of plain Python."""
    table, _ = Table.start(GAME, Setup(chairs(6), "bench", Options()))
    turn, plain, marked = spin(), rate(marks=False), rate(marks=True)
    return [
        Figure("spin", round(turn, 2), "ms"),
        Figure("state", round(len(save(table.state)) / 1000, 1), "kB"),
        Figure("answers_per_second", round(plain), "/s", round(plain * turn / 1000), "answers a spin", ">= 20000"),
        Figure("answers_per_second_with_marks", round(marked), "/s", round(marked / plain, 2), "without", ">= 10000"),
        Figure("resume_50_answers", round(resume_ms("last"), 2), "ms", goal="<= 20"),
        Figure("resume_50_answers_all_marks", round(resume_ms("all"), 2), "ms"),
    ]
