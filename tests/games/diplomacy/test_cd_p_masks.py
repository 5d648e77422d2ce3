"""CD-P.3, CD-3.B.1: whatever is written and printed, nobody learns whose a name is."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from hypothesis import given

from games.diplomacy.positions import fall, seize
from games.diplomacy.seen.press_view import gazette
from games.diplomacy.state import Diplomacy
from games.kernel import Seat, Table, Telling
from tests.clauses import clause
from tests.games.conformance import SEEDS, relaxed
from tests.games.diplomacy.post import NAMES, A, B, C, D, close, key, raw, read, table, world, write

OTHERS = (A, B, C)
HELD = ("GV", "HAM", "SUL")


def cast(pick: random.Random) -> tuple[dict[str, Seat], dict[Seat, str]]:
    """Three people behind four names, three of which hold something: who is who is drawn. The fourth is Tiberius."""
    people = pick.sample(OTHERS, 3)
    owners = dict(zip(HELD, people, strict=True)) | {"MAG": pick.choice(OTHERS), "TIB": D}
    return owners, {owners[code]: code for code in (*HELD, "TIB")}


def script(pick: random.Random) -> list[tuple[str, Any]]:
    """What the names do: letters, white and black, and provinces that change hands."""
    deeds: list[tuple[str, Any]] = []
    for number in range(pick.randint(3, 12)):
        kind = pick.choice(["letter", "letter", "letter", "seize", "fall"])
        if kind == "letter":
            deeds.append((kind, _letter(pick, number)))
        else:
            deeds.append((kind, (pick.choice(["Nap", "Rom", "Ven"]), pick.choice(HELD))))
    return deeds


def _letter(pick: random.Random, number: int) -> tuple[str, Any]:
    """A name that writes, and what: under any, unsigned now and then."""
    author = pick.choice(sorted(NAMES))
    others = [code for code in sorted(NAMES) if code != author]
    to: Any = "world" if pick.random() < 0.3 else " ".join(pick.sample(others, pick.randint(1, 3)))
    black = pick.random() < 0.3
    return author, raw("" if black else author, to, f"letter {number}", "black" if black else "white")


def play(g: Diplomacy, owners: Mapping[str, Seat], deeds: list[tuple[str, Any]]) -> tuple[Table[Any], list[Telling]]:
    """What is done, by whoever owns the names; what everybody was told of it."""
    t, told = table(g), list[Telling]()
    for kind, what in deeds:
        if kind == "letter":
            told += t.submit(owners[what[0]], key(t, owners[what[0]]), what[1]).tellings
        elif kind == "seize":
            seize(g, what[0], owners[what[1]])
        else:
            fall(g, what[0])
    told += [Telling(event, None) for event in close(t)]
    return t, told


@clause("CD-P.3", "CD-P.8(a)")
@relaxed(40)
@given(SEEDS)
def test_two_games_that_differ_in_who_owns_which_names_are_one_to_others(seed: int) -> None:
    deeds, shown = script(random.Random(seed)), []
    for more in (1, 2):
        owners, holding = cast(random.Random(seed + more))
        g = world(owners, holding)
        g.law.black_press = "any"
        t, told = play(g, owners, deeds)
        view = gazette(t.state, "The Punic Gazette")
        assert view
        shown.append(([one.event for one in told if one.reaches(D)], read(t, D), view.model_dump_json()))
    assert shown[0] == shown[1]


def test_that_comparison_finds_a_difference() -> None:
    """A letter more, to him, is seen; a letter between others is not."""
    boxes = []
    for to in ("", "SUL", "TIB"):
        t = table()
        if to:
            write(t, A, "GV", to)
        boxes.append(read(t, D))
    assert boxes[0] == boxes[1] != boxes[2]


@clause("CD-P.3")
@relaxed(12)
@given(SEEDS)
def test_what_is_not_in_his_box_may_as_well_not_have_been(seed: int) -> None:
    owners, holding = cast(random.Random(seed))
    g = world(owners, holding)
    g.law.black_press = "any"
    t, _ = play(g, owners, script(random.Random(seed)))
    for seat in (A, B, C, D):
        forked = t.fork(seat)
        assert read(forked, seat) == read(t, seat)
        others = [one for one in (A, B, C, D) if one != seat]
        assert not [letter for one in others for letter in read(forked, one).letters]
        assert {one.author for one in forked.state.press.letters} <= {seat, Seat("")}


@clause("CD-P.5")
def test_a_letter_to_the_world_that_waits_is_not_known_in_a_fork() -> None:
    t = table()
    write(t, A, "GV", "world", "secret")
    forked = t.fork(B)
    assert not forked.state.press.letters
    own = t.fork(A)
    assert [one.text for one in own.state.press.letters] == ["secret"]
