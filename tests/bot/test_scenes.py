"""`byrsa demo GAME --scene NAME`: each scene plays itself, ends as it says, and has words for all that is told."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

import pytest
from structlog.testing import capture_logs

from bot.__main__ import _run
from bot.app.demo.scenes import Shown, lines, listed, played, scene_of
from bot.fronts import FRONTS
from bot.fronts.front import Scene
from games.catalog import GAMES
from games.grand.combat.events import DirectBattleFought
from games.grand.pieces import CARTHAGE, ROME
from games.grand.seen.see import view
from games.grand.state import Grand
from games.grand.wars.events import WarSettled
from games.republic.combat.events import WarWon
from tests.cogs.test_whole_game import MISSING

EVERY = [(kind, name, one) for kind, front in FRONTS.items() for name, one in front.scenes.items()]


@pytest.mark.parametrize(("kind", "name", "scene"), EVERY, ids=lambda one: one if isinstance(one, str) else "")
def test_every_scene_plays_to_its_end_and_has_words(kind: str, name: str, scene: Scene) -> None:
    assert scene.start.game == kind
    assert scene.until in GAMES[kind].steps
    with capture_logs() as logged:
        shown = played(scene)
        told = lines(shown)
    assert shown.play.table.over
    assert len(told) > 2
    assert not [line for line in told if not line or MISSING.search(line)]
    assert not [one for one in logged if str(one["event"]).startswith("text.")]


# How a war between the republics ends (GV-1.3)

WARS: Mapping[str, tuple[int, bool, str, str, Mapping[str, str]]] = {
    # the war, whether it is settled, who has won it, how, and how both faces are
    "won-by-rome": (1, True, ROME, "victory", {CARTHAGE: "lost", ROME: "won"}),
    "won-by-carthage": (2, True, CARTHAGE, "victory", {CARTHAGE: "won", ROME: "lost"}),
    "peace": (1, True, ROME, "peace", {CARTHAGE: "lost", ROME: "won"}),
    "discarded": (2, True, "", "discarded", {CARTHAGE: "removed", ROME: "removed"}),
    "shuffled-back": (2, False, "", "", {CARTHAGE: "active", ROME: "absent"}),
    "battle-won-by-rome": (2, True, ROME, "battle", {CARTHAGE: "lost", ROME: "won"}),
    "battle-won-by-carthage": (2, True, CARTHAGE, "battle", {CARTHAGE: "won", ROME: "lost"}),
    "stalemate": (2, False, "", "", {CARTHAGE: "active", ROME: "active"}),
    "sea-and-land": (1, True, CARTHAGE, "battle", {CARTHAGE: "won", ROME: "lost"}),
}
SPOILS = {"won-by-rome": 35, "won-by-carthage": 40, "battle-won-by-rome": 25, "battle-won-by-carthage": 40}
CREATED = {"won-by-rome": "sicilia", "peace": "sicilia", "battle-won-by-rome": "hispania-citerior"}


@cache
def shown(name: str) -> Shown:
    """A scene of the Grand Variant, played."""
    return played(scene_of("grand", name))


def told(shown: Shown, kind: type) -> list[object]:
    """What was told of one kind."""
    return [one.event for one in shown.told if isinstance(one.event, kind)]


@pytest.mark.parametrize("name", WARS)
def test_a_war_ends_as_its_scene_says(name: str) -> None:
    """GV-1.3, 4.8 to 4.10, 5: on both boards."""
    number, settled, winner, how, states = WARS[name]
    seen = shown(name)
    g: Grand = seen.play.g
    assert (g.war(number).settled, g.war(number).winner) == (settled, winner)
    assert told(seen, WarSettled) == ([WarSettled(number, winner, how)] if settled else [])  # type: ignore[arg-type]
    assert view(g, None).wars[number - 1].states == states
    lost = g.carthage.wars.get(f"roman-war-{number}")
    assert (lost is not None and lost.status == "lost") == (states[CARTHAGE] == "lost")


def test_every_scene_of_the_wars_is_looked_at() -> None:
    assert set(FRONTS["grand"].scenes) == set(WARS)


@pytest.mark.parametrize("name", WARS)
def test_its_winner_is_paid_and_gets_his_provinces(name: str) -> None:
    """GV-4.8, 4.9, 5.8: spoils for a Victory or a battle, none for peace."""
    seen = shown(name)
    spoils = [one.spoils for one in told(seen, WarWon)]  # type: ignore[attr-defined]
    assert spoils[:1] == ([SPOILS[name]] if name in SPOILS else spoils[:1] if name == "sea-and-land" else [])
    if name in CREATED:
        assert CREATED[name] in seen.play.g.rome.provinces


@pytest.mark.parametrize(
    ("name", "fought"),
    [
        ("won-by-rome", []),
        ("battle-won-by-rome", [("land", "victory")]),
        ("battle-won-by-carthage", [("land", "defeat")]),
        ("stalemate", [("land", "stalemate")]),
        ("sea-and-land", [("sea", "defeat"), ("land", "defeat")]),
    ],
)
def test_both_republics_meet(name: str, fought: list[tuple[str, str]]) -> None:
    """GV-5.1, 5.7."""
    battles = told(shown(name), DirectBattleFought)
    assert [(one.ground, one.result) for one in battles] == fought  # type: ignore[attr-defined]


def test_after_peace_the_men_of_rome_are_at_home() -> None:
    """GV-4.9: before its Senate meets."""
    g: Grand = shown("peace").play.g
    assert g.rome is not None
    assert (g.rome.forces, g.rome.senators["fam-cornelius"].place) == ({}, "rome")
    assert g.leg == "carthage.senate"


# On the command line


def test_scenes_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert _run(["demo", "grand", "--scenes"]) == 0
    assert [line.split()[:2] for line in capsys.readouterr().out.splitlines()] == [["grand", name] for name in WARS]
    assert _run(["demo", "--scenes"]) == 0
    assert capsys.readouterr().out.splitlines() == listed("")


def test_a_scene_is_told_as_its_log_tells_it(capsys: pytest.CaptureFixture[str]) -> None:
    """Each line of a republic says whose it is; what happens between them is nobody's."""
    assert _run(["demo", "grand", "--scene", "peace"]) == 0
    about, _, *said = capsys.readouterr().out.splitlines()
    assert "GV-4.9" in about
    assert [line for line in said if line.startswith("🟣 Carthage: Motion no. 1 (peace) passes")]
    assert (
        "War 1 between Rome and Carthage is settled for good: Rome has won it, for the other has sued for peace."
        in said
    )
    assert "🔴 Rome: Sicilia is a Province now (1st Punic War). It lies in the Forum, undeveloped." in said


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["grand", "--scene", "nothing"], "There is no scene nothing. There are: won-by-rome, "),
        (["sample", "--scenes"], "There are no scenes of sample. There are of: grand."),
        (["sample", "--scene", "peace"], "There is no scene peace. There are: none."),
        (["grand"], "--out says where the story is to be written"),
    ],
)
def test_what_is_not_there_is_said(words: list[str], why: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert _run(["demo", *words]) == 2
    assert why in capsys.readouterr().err
