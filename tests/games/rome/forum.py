"""Putting the game into an initiative: whose it is, what lies on the deck, what the dice say."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from games.kernel import Seat
from games.republic.bench import draw_out, stack_deck
from games.republic.forum.pieces import Initiatives
from games.republic.pieces import TableEvent
from games.rome.state import Rome
from tests.games.rome.play import Play

SEATS = ("diamond", "triangle", "circle", "square")
DIAMOND, TRIANGLE, CIRCLE, SQUARE = map(Seat, SEATS)
NOBODY = {"persuader": "none", "target": "none", "bribe": 0, "card": "none"}
NOTHING = {"senator": "none", "talents": 0}
Change = Callable[[Rome], object]

# Totals of the Early column, but where a test says otherwise
MOB, DISASTER, ALLY, OMENS, REFUGE, EPIDEMIC, DROUGHT, STORM = 3, 4, 5, 6, 7, 8, 9, 11
MANPOWER, ENTHUSIASM, ALLIANCE, RHODES, DESERTS, LEADER_DIES, VERRES = 12, 13, 14, 15, 16, 17, 18


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

    def change(g: Rome) -> None:
        g.forum = Initiatives(number=number, seat=Seat(seat), coming=[Seat(one) for one in coming])
        stack_deck(g, deck)
        for one in changes:
            one(g)

    play.forget()
    return play.at(step, change=change, dice=dice, **how)


def drawn(play: Play, card: str, *changes: Change, dice: Mapping[str, Sequence[int]] | None = None, **how: Any) -> Play:
    """A card is drawn by diamond."""
    return initiative(play, "forum.roll", *changes, deck=[card], dice={"initiative": [1, 1], **(dice or {})}, **how)


def befallen(
    play: Play, total: int, *changes: Change, dice: Mapping[str, Sequence[int]] | None = None, **how: Any
) -> Play:
    """An event is rolled by diamond: this total on the column of the period."""
    loaded = {"initiative": [3, 4], "event": three(total), **(dice or {})}
    return initiative(play, "forum.roll", *changes, dice=loaded, **how)


def ended(play: Play, *changes: Change, dice: Mapping[str, Sequence[int]] | None = None, **how: Any) -> Play:
    """The sixth initiative is over."""
    return initiative(play, "forum.end", *changes, number=6, dice=dice, **how)


def three(total: int) -> list[int]:
    """Three dice of this total."""
    first = min(6, total - 2)
    second = min(6, total - first - 1)
    return [first, second, total - first - second]


def purse(talents: int, *numbers: int) -> Change:
    """These Senators hold so many Talents."""

    def change(g: Rome) -> None:
        for senator in g.senators.values():
            if senator.number in numbers:
                g.issued += talents - senator.talents
                senator.talents = talents

    return change


def treasury(talents: int, *seats: str) -> Change:
    """These Faction Treasuries hold so many Talents."""

    def change(g: Rome) -> None:
        for seat in seats:
            g.factions[Seat(seat)].treasury += talents
            g.issued += talents

    return change


def holds(seat: str, *cards: str) -> Change:
    """These red cards are in a hand, wherever they were."""

    def change(g: Rome) -> None:
        for card in cards:
            draw_out(g, card)
            g.factions[Seat(seat)].hand.append(card)

    return change


def event(name: str, times: int = 1) -> Change:
    """An event is in play, rolled so many times."""

    def change(g: Rome) -> None:
        g.table_events[name] = TableEvent(id=name, times=times)

    return change


def omens(times: int) -> Change:
    """Evil Omens have been rolled so many times."""
    return event("te-evil-omens", times)


def fleets(count: int) -> Change:
    """So many Fleets lie at home."""

    def change(g: Rome) -> None:
        g.army.active.fleets += count
        g.army.pool_fleets -= count

    return change


def statuses(play: Play) -> dict[str, str]:
    """How the Wars in the Forum stand."""
    return {name: war.status for name, war in play.g.wars.items()}
