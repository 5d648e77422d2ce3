"""GV-1.6: what a seat cannot know of either board is dealt afresh, and nothing that it sees changes."""

from __future__ import annotations

import pytest

from games.grand import GAME
from games.grand.bench import lay, rome_of
from games.grand.pieces import CARTHAGE, ROME, SIDES
from games.grand.scramble import scramble
from games.grand.start import GrandOptions
from games.grand.state import Grand
from games.kernel import Dice, Seat, Setup, chairs
from games.republic.bench import give_red
from games.republic.state import Republic
from tests.games.grand.invariants import invariants

TRIANGLE = Seat("triangle")
SECRET = 777


def full() -> Grand:
    """A table at which every faction of both boards hides cards and money."""
    g = lay(3)
    hide(g.carthage, {"diamond": ["secret-bodyguard.1"], "circle": ["seduction.1", "public-outcry.1"]})
    hide(rome_of(g), {"diamond": ["tribune.1"], "circle": ["seduction", "tribune.2"]})
    return g


def hide(half: Republic, cards: dict[str, list[str]]) -> None:
    """Cards and Talents that others do not see."""
    give_red(half, cards)
    for n, seat in enumerate(half.seats):
        half.factions[seat].treasury += SECRET + n
        half.issued += SECRET + n


def test_a_scrambled_table_looks_the_same_and_is_another() -> None:
    """GV-1.6: on both boards at once."""
    g, other = full(), full()
    scramble(other, TRIANGLE, Dice("other"))
    assert GAME.view(other, TRIANGLE).whole() == GAME.view(g, TRIANGLE).whole()
    assert GAME.view(other, None).whole() == GAME.view(g, None).whole()
    for side in SIDES:
        assert g.republic(side).deck != other.republic(side).deck
        assert hidden(g.republic(side)) != hidden(other.republic(side))
    invariants(other)


def hidden(half: Republic) -> list[tuple[list[str], int]]:
    """What Triangle does not see of the others."""
    return [(one.hand, one.treasury) for seat, one in half.factions.items() if seat != TRIANGLE]


def test_no_secret_of_either_board_is_in_the_view_of_another() -> None:
    """GV-1.6: what diamond and circle hide is nowhere in what triangle sees."""
    text = GAME.view(full(), TRIANGLE).whole().model_dump_json()
    assert str(SECRET + 1) in text, "his own is"
    assert str(SECRET) not in text
    assert str(SECRET + 2) not in text


@pytest.mark.parametrize("side", SIDES)
def test_of_the_other_board_a_seat_of_one_faction_sees_what_all_see(side: str) -> None:
    """GV-10.1, 10.3: who plays Rome sees of Carthage what the public sees, and the other way round."""
    options = GrandOptions(mode="one-faction")
    g = GAME.setup(Setup(chairs(6), "camps", options))
    seen, public = GAME.view, GAME.view(g, None)
    for seat in g.players(CARTHAGE if side == ROME else ROME):
        view = seen(g, seat)
        assert board(view, side) == board(public, side)
        assert seat not in g.republic(side).factions


def board(view: object, side: str) -> object:
    """One board of a view, all of it made."""
    return getattr(view, side).whole()
