"""Chance: labelled, repeatable, committed to, and never shifted by what else is drawn."""

from __future__ import annotations

from collections import Counter

import pytest

from games.kernel import Dice, commitment, mixed_seed


def test_the_same_seed_gives_the_same_rolls() -> None:
    assert Dice("s").roll("war", 20) == Dice("s").roll("war", 20)
    assert Dice("s").roll("war", 20) != Dice("t").roll("war", 20)


def test_labels_do_not_shift_each_other() -> None:
    alone, mixed = Dice("s"), Dice("s")
    rolls = []
    for _ in range(10):
        mixed.roll("other", 3)
        rolls += mixed.roll("war")
    assert tuple(rolls) == alone.roll("war", 10)


def test_a_rewind_gives_other_rolls() -> None:
    assert Dice("s", branch=1).roll("war", 20) != Dice("s").roll("war", 20)


def test_each_chapter_has_its_own_key_and_counts_anew() -> None:
    dice = Dice("s")
    first_key = dice.key()
    published = dice.open_chapter("turn.1")
    first = dice.roll("war", 20)
    assert published == commitment(dice.key().hex())
    assert dice.key() != first_key
    dice.open_chapter("turn.2")
    assert (dice.drawn, dice.total) == ({}, 20)
    assert dice.roll("war", 20) != first


def test_dice_are_fair_enough() -> None:
    counts = Counter(Dice("fair").roll("d", 6000))
    assert sorted(counts) == [1, 2, 3, 4, 5, 6]
    assert all(900 < count < 1100 for count in counts.values())


def test_numbers_picks_and_shuffles_stay_in_range() -> None:
    dice = Dice("s")
    assert {dice.number("n", 3) for _ in range(50)} == {0, 1, 2}
    assert {dice.pick("p", "abc") for _ in range(50)} == set("abc")
    deck = list(range(30))
    dice.shuffle("deck", deck)
    assert deck != list(range(30))
    assert sorted(deck) == list(range(30))


def test_loaded_dice_fall_as_told_then_by_the_seed() -> None:
    dice = Dice("s", loaded={"mortality": [6, 1]})
    rolls = dice.roll("mortality", 3)
    assert rolls[:2] == (6, 1)
    assert rolls[2] == Dice("s").roll("mortality", 3)[2]
    assert dice.roll("other") == Dice("s").roll("other")


def test_a_loaded_face_the_die_does_not_have_is_a_mistake() -> None:
    with pytest.raises(ValueError, match="mortality"):
        Dice("s", loaded={"mortality": [7]}).roll("mortality")


def test_the_seed_is_bound_by_the_server_and_moved_by_every_seat() -> None:
    seed = mixed_seed("server", {"a": "x", "b": "y"})
    assert seed == mixed_seed("server", {"b": "y", "a": "x"})
    others = [mixed_seed("other", {"a": "x", "b": "y"}), mixed_seed("server", {"a": "x", "b": "z"})]
    assert seed not in others
    assert commitment("server") not in seed


def test_what_is_veiled_cannot_be_computed_from_the_key_of_its_chapter() -> None:
    dice = Dice("seed")
    dice.open_chapter("turn.1")
    assert dice.key("veiled.name") != dice.key("name") == dice.key()
    veiled = [dice.number("veiled.name", 1000) for _ in range(4)]
    dice.open_chapter("turn.2")
    assert veiled != [dice.number("veiled.name", 1000) for _ in range(4)]
    dice.open_chapter("turn.1")
    assert veiled == [dice.number("veiled.name", 1000) for _ in range(4)], "and they can be checked like any other"
