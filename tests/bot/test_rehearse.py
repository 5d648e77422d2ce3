"""`byrsa rehearse`: a plan from a seed, the same game amid it, the shortest plan that differs, the figures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from bot.app.rehearsal import calm, play, shown
from bot.app.rehearsal.company import Cast, gathered
from bot.app.rehearsal.ended import differences
from bot.app.rehearsal.faults import INSIDE, Kill, Mishap, Second, Weather, drawn
from bot.app.rehearsal.inside import inside
from bot.app.rehearsal.play import APART, HERE, Peace, Rehearsed, Wish
from bot.app.rehearsal.shrinking import shortest
from bot.base.errors import SetupError
from loopback.faults import Cut, Drop
from tests.lots import lots

LOST = Mishap("event dropped", "MESSAGE_CREATE", Drop())
KILLED = Mishap("kill", "* /*", Kill(), times=2, after=1)
ANSWERS = 8


@pytest.fixture(scope="session")
def peace() -> dict[str, Peace]:
    """The quiet day of each game, played once."""
    return {}


async def quiet_day(peace: dict[str, Peace], kind: str, answers: int = ANSWERS) -> Peace:
    if kind not in peace:
        peace[kind] = await play.in_peace(play.cast_of(kind), answers)
    return peace[kind]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("kind", "seed"),
    lots([("sample", 1), ("sample", 2)], [(kind, 3) for kind in ("carthage", "rome", "grand", "diplomacy", "sword")]),
)
async def test_a_game_ends_amid_faults_as_in_peace(peace: dict[str, Peace], kind: str, seed: int) -> None:
    found = await play.under(await quiet_day(peace, kind), HERE, seed)
    assert found.applied
    assert found.differences == [], found.plan


@pytest.mark.slow
async def test_a_bot_is_killed_and_started_again(peace: dict[str, Peace]) -> None:
    """Between two requests, while it starts as well; and a second one on its database is refused."""
    quiet = await quiet_day(peace, "sample")
    plan = [KILLED.at(12), Mishap("two processes", "* /*", Second(), after=4)]
    applied, found = await play.amid_plan(quiet, APART, plan)
    assert applied == {"kill": 2, "two processes": 1}
    assert found == []


@pytest.mark.slow
async def test_no_two_answers_are_given_in_the_same_instant(tmp_path: Path) -> None:
    """Else a bot that asks which came first would tell of the quiet day what it tells of no other."""
    async with inside(tmp_path) as house:
        cast = play.cast_of("sample")
        company = await gathered(house, cast)
        await calm.played(company, cast, ANSWERS)
        given = [one.at for one in await house.bot.store.journal(company.game)]
    assert len(set(given)) == len(given) >= ANSWERS


@pytest.mark.slow
async def test_what_is_lost_is_seen(peace: dict[str, Peace]) -> None:
    """A rehearsal that saw no difference whatever happened would be worth nothing."""
    quiet = await quiet_day(peace, "sample")
    shorter = Peace(quiet.cast, quiet.script[:-1], quiet.ended)
    _, found = await play.amid_plan(shorter, HERE, [])
    assert any(one.startswith("journal lacks") for one in found)


def test_a_seed_draws_the_same_plan_again() -> None:
    assert drawn(7, INSIDE, 40) == drawn(7, INSIDE, 40)
    assert drawn(7, INSIDE, 40) != drawn(8, INSIDE, 40)
    assert all(one.after < 40 for one in drawn(7, INSIDE, 40))


def test_a_plan_is_told_in_words() -> None:
    assert str(KILLED) == "kill: Kill(applied=True) (2 times), after 1 of * /*"


class Machine:
    """What counts how often it is killed."""

    def __init__(self) -> None:
        self.kills = 0

    def kill(self) -> None:
        self.kills += 1


def test_a_trouble_befalls_the_machine_at_the_call_it_strikes() -> None:
    machine: Any = Machine()
    weather = Weather(machine, [KILLED, LOST])
    for name in ("GET /a", "GET /a", "MESSAGE_CREATE", "GET /a", "GET /a"):
        weather.striking(name)
    assert machine.kills == 2
    assert weather.applied == {"kill": 2, "event dropped": 1}
    assert [name for name, _ in weather.fired] == ["GET /a", "MESSAGE_CREATE", "GET /a"]


@pytest.mark.parametrize("needed", [{"kill"}, {"kill", "cut"}, {"cut", "lost"}, set[str]()])
async def test_the_shortest_plan_that_still_makes_a_difference(needed: set[str]) -> None:
    plan = [Mishap(kind, "* /*", Cut()) for kind in ("cut", "kill", "lost", "late")]

    async def differs(some: Sequence[Mishap]) -> bool:
        return needed <= {one.kind for one in some}

    assert {one.kind for one in await shortest(plan, differs)} == needed


CALM = {"log": ["a", "b"], "journal": ["x", "y"]}


@pytest.mark.parametrize(
    ("mine", "told"),
    [
        ({"log": ["a", "b"], "journal": ["x", "y"]}, []),
        ({"log": ["b", "a"], "journal": ["x", "y"]}, ["log: the same lines in another order"]),
        ({"log": ["a", "b", "b"], "journal": ["x", "y"]}, ["log has besides: b"]),
        ({"log": ["a"], "journal": ["x"]}, ["log lacks: b", "journal lacks: y"]),
        ({"log": ["a", "b", "No. Clocks are stopped until then."], "journal": ["x", "y"]}, []),
    ],
)
def test_nothing_lost_and_nothing_doubled(mine: dict[str, list[str]], told: list[str]) -> None:
    assert list(differences(CALM, mine, deleted=False)) == told


def test_what_a_moderator_deleted_may_be_lacking_on_discord_only() -> None:
    mine = {"log": ["a"], "journal": ["x"]}
    assert list(differences(CALM, mine, deleted=True)) == ["journal lacks: y"]


FOUND = [
    Rehearsed("sample", HERE, 1, 9, Counter({"kill": 2}), [LOST]),
    Rehearsed("sample", APART, 1, 9, Counter({"kill": 1, "cut": 3}), [KILLED], ["log lacks: b"]),
]


def test_the_figures_stand_in_their_own_section(tmp_path: Path) -> None:
    page = tmp_path / "figures.md"
    page.write_text("above\n<!-- rehearsals -->\nold\n<!-- end rehearsals -->\nbelow\n")
    shown.write(FOUND, "byrsa rehearse --seeds 1", page)
    text = page.read_text()
    assert text.startswith("above\n<!-- rehearsals -->\n\n`byrsa rehearse --seeds 1`")
    assert text.endswith("<!-- end rehearsals -->\nbelow\n")
    assert "| sample | 2 | 18 | 1 |" in text
    assert "| kill | 3 |" in text
    assert "old" not in text
    page.write_text("nothing")
    with pytest.raises(SetupError, match="no section"):
        shown.write(FOUND, "byrsa rehearse", page)


def test_a_difference_is_shown_with_its_plan_and_how_to_see_it_again() -> None:
    assert shown.line(FOUND[0]) == "sample, seed 1, here: 9 answers, kill 2: the same"
    assert list(shown.trouble(FOUND[1])) == [
        f"  {KILLED}",
        "    log lacks: b",
        "  again: byrsa rehearse --game sample --seeds 1 --seed 1 --answers 9 --where apart",
    ]
    plain = shown.as_plain(FOUND)
    assert plain["applied"] == {"cut": 3, "kill": 3}
    assert [one["seed"] for one in plain["differences"]] == [1]


@pytest.mark.parametrize(
    ("wish", "told"),
    [(Wish(["chess"], [1]), "There is no game chess"), (Wish(["sample"], [1], None, ["nowhere"]), "not nowhere")],
)
def test_what_cannot_be_rehearsed_is_refused(wish: Wish, told: str) -> None:
    with pytest.raises(SetupError, match=told):
        wish.check()


def test_each_game_is_played_by_several() -> None:
    assert play.cast_of("sample") == Cast("sample", 3)
