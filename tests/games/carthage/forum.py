"""Putting the game into an initiative: whose it is, what lies on the deck, what the dice say."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from games.carthage.state import Carthage
from games.kernel import Seat
from games.republic.bench import stack_deck
from games.republic.forum.pieces import Initiatives
from tests.games.carthage.play import Play

SEATS = ("diamond", "triangle", "circle", "square")
DIAMOND, TRIANGLE, CIRCLE, SQUARE = map(Seat, SEATS)
NOTHING = {"persuader": "none", "target": "none", "bribe": 0, "card": "none"}
Change = Callable[[Carthage], object]


def initiative(
    play: Play,
    step: str = "forum.roll",
    *changes: Change,
    seat: str = "diamond",
    number: int = 1,
    coming: Sequence[str] = (),
    deck: Sequence[str] = (),
    dice: Mapping[str, Sequence[int]] | None = None,
    **how: Any,
) -> Play:
    """Begin at a step of this player's initiative, with these cards on the deck, the first on top."""

    def change(g: Carthage) -> None:
        g.forum = Initiatives(number=number, seat=Seat(seat), coming=[Seat(one) for one in coming])
        stack_deck(g, deck)
        for one in changes:
            one(g)

    return play.at(step, change=change, dice=dice, **how)


def drawn(play: Play, card: str, *changes: Change, dice: Mapping[str, Sequence[int]] | None = None, **how: Any) -> Play:
    """A card is drawn by diamond."""
    initiative(play, "forum.roll", *changes, deck=[card], dice={"initiative": [1, 1], **(dice or {})}, **how)
    play.answer("diamond", "forum.roll", "roll")
    return play


def befallen(
    play: Play, total: int, *changes: Change, dice: Mapping[str, Sequence[int]] | None = None, **how: Any
) -> Play:
    """A Table Event is rolled by diamond: this total on T-12."""
    loaded = {"initiative": [3, 4], "event": three(total), **(dice or {})}
    initiative(play, "forum.roll", *changes, dice=loaded, **how)
    play.answer("diamond", "forum.roll", "roll")
    return play


def three(total: int) -> list[int]:
    """Three dice of this total."""
    first = min(6, total - 2)
    second = min(6, total - first - 1)
    return [first, second, total - first - second]


def purse(talents: int, *numbers: int) -> Change:
    """These Senators hold so many Talents."""

    def change(g: Carthage) -> None:
        for senator in g.senators.values():
            if senator.number in numbers:
                g.issued += talents - senator.talents
                senator.talents = talents

    return change


def treasury(talents: int, *seats: str) -> Change:
    """These Faction Treasuries hold so many Talents."""

    def change(g: Carthage) -> None:
        for seat in seats:
            g.factions[Seat(seat)].treasury += talents
            g.issued += talents

    return change


def holds(seat: str, *cards: str) -> Change:
    """These red cards are in a hand, wherever they were."""

    def change(g: Carthage) -> None:
        for card in cards:
            for deck in (g.deck, g.next_deck):
                deck[:] = [one for one in deck if one != card]
            g.factions[Seat(seat)].hand.append(card)

    return change
