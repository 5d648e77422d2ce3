"""CD-3.B.1, G.4: whole seasons of random orders: what a seat is told, sees and is asked never says who a name is."""

from __future__ import annotations

import random
import re

import pytest

from games.diplomacy.positions import label, posts
from games.diplomacy.seasons import samples
from games.diplomacy.state import Diplomacy
from games.kernel import IllegalAnswer, Seat
from tests.clauses import clause
from tests.games.diplomacy.season import CODES, Season, rule, unit

SWAPPED = ("CAE", "MAG", "HAM", "GV", "XAN")
WATCHER = "XAN"


def realm(g: Diplomacy) -> None:
    """Everybody but XAN rules and commands something, some of it under others; he looks on."""
    rule(g, "GV", "Nap", "Apu")
    rule(g, "GV", "Rom", sub="HAM")
    rule(g, "CAE", "Tri", "Vie")
    rule(g, "MAG", "Mun")
    for spot, base, commander in (
        ("A Nap", "Nap", "MAG"),
        ("A Rom", "Rom", ""),
        ("A Tri", "Tri", ""),
        ("A Mun", "Mun", ""),
    ):
        unit(g, spot, base, commander)


def written(season: Season, code: str, seed: str) -> list[str]:
    """Random lines of a name: the same whoever is behind it."""
    stage = "retreats" if season.asked(code).kind == "season.retreats" else "orders"
    found: list[str] = []
    for line in samples.lines(season.g, season.seat(code), stage, random.Random(seed)):
        try:
            season.asked(code).choice.read({"orders": [line], "final": False})
        except IllegalAnswer:
            continue
        found.extend([] if "drops" in line else [line])  # whoever has left is asked no more
    return found


Script = list[dict[str, list[str]]]


def played(codes: tuple[str, ...], seed: int, script: Script) -> tuple[Season, list[object]]:
    """Four stages in which these seats own these names, and what the onlooker has of them.

    What they write is drawn as the script is made, for that is done out of the list of seats; then it is said again.
    """
    season = Season(realm, codes=codes, seed=f"masks {seed}")
    shown, made = [looked_at(season)], not script
    for stage in range(4):
        if made:
            able = [code for code in sorted(CODES) if code != WATCHER]
            script.append({code: written(season, code, f"{seed} {stage} {code}") for code in able})
        season.play(**script[stage])
        shown.append(looked_at(season))
    return season, shown


def looked_at(season: Season) -> object:
    """What the onlooker sees, has been told, is asked; and what the public sees."""
    mine = season.seat(WATCHER)
    told = [event for event, to in season.told if to is None or mine in to]
    asked = [(one.decision.key, one.ref, one.rev) for one in season.table.open.values() if one.decision.seat == mine]
    return season.view(WATCHER), told, asked, season.table.view(None).whole()


@clause("CD-3.B.1", "CD-G.4", "CD-G.3")
@pytest.mark.parametrize("seed", range(4))
def test_whole_seasons_look_the_same_to_others_whoever_is_behind_the_names(seed: int) -> None:
    script: Script = []
    (one, first), (other, second) = played(CODES, seed, script), played(SWAPPED, seed, script)
    assert one.seat("GV") != other.seat("GV")
    assert first == second
    assert [label(one.g, force) for force in one.g.forces] == [label(other.g, force) for force in other.g.forces]


@clause("CD-3.B.1", "CD-P.8(a)")
def test_no_text_of_a_view_or_an_event_bears_a_seat_but_that_of_its_reader() -> None:
    season, _ = played(CODES, 7, [])
    everybody = re.compile("|".join(rf"\b{seat}\b" for seat in season.seats))
    public = [repr(event) for event, to in season.told if to is None]
    assert not [text for text in [*public, season.table.view(None).model_dump_json()] if everybody.search(text)]
    for code in CODES:
        others = re.compile("|".join(rf'"{seat}"' for seat in season.seats if seat != season.seat(code)))
        private = [repr(event) for event, to in season.told if to is not None and season.seat(code) in to]
        assert not others.search(season.view(code).model_dump_json())
        assert not [text for text in private if others.search(text.replace("'", '"'))]


@clause("CD-G.3", "CD-3.B.1")
def test_what_is_public_of_a_position_is_the_holding_name_alone() -> None:
    season, _ = played(CODES, 11, [])
    shown = season.table.view(None).model_dump_json()
    held = {season.g.code(seat) for seat in season.seats if next(posts(season.g, Seat(seat)), None)}
    assert held
    assert all(f'"{code}"' in shown for code in held)
