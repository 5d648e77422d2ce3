"""`byrsa rehearse`: a plan from a seed, the same game amid it, the shortest plan that differs, the figures."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from datetime import date
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot.app.demo.fingers import Awkward, Fingers
from bot.app.rehearsal import calm, disk, ended, play, program, shown
from bot.app.rehearsal.company import Cast, Said, gathered
from bot.app.rehearsal.ended import differences
from bot.app.rehearsal.faults import CHANNELS, INSIDE, OUTSIDE, Disk, Kill, Mishap, Second, Weather, drawn
from bot.app.rehearsal.inside import inside
from bot.app.rehearsal.kept import Kept
from bot.app.rehearsal.outside import LEAVES, outside
from bot.app.rehearsal.play import APART, HERE, Peace, Rehearsed, Wish
from bot.app.rehearsal.shrinking import shortest
from bot.base.errors import SetupError
from bot.base.version import VERSION
from bot.store.store import MessageRow
from bot.surface.press.steps import Push
from games.kernel import Posted
from loopback.faults import Cut, Drop, Status
from loopback.model import DEFAULT, THREAD_CREATED
from loopback.reply import Reply
from tests.bot.playing import NOW
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
async def test_a_second_that_came_as_the_first_froze_does_not_take_its_place(tmp_path: Path) -> None:
    """It did, nobody knew, and whoever was to follow was refused for as long as people wait."""
    async with outside(tmp_path) as house:
        house.start_second()
        house.freeze()
        async with asyncio.timeout(0.9 * LEAVES):
            await house.rest()
        assert house.wrong == []
        assert len(house.town.loopback.gateway.live()) == 1


@pytest.mark.slow
async def test_one_that_freezes_as_people_rest_is_followed_by_one_only(tmp_path: Path) -> None:
    """Another was begun before its place was free, and came to it in the end; the next was refused, and so for ever."""
    async with outside(tmp_path) as house:
        house.freeze()
        await house._up()
        async with asyncio.timeout(0.9 * LEAVES):
            await house.rest()
        assert house.wrong == []
        assert len(house.town.loopback.gateway.live()) == 1


@pytest.mark.slow
async def test_a_card_that_alone_does_not_arrive_is_waited_for(peace: dict[str, Peace]) -> None:
    """discord-standin 8: a parcel at fault waits five minutes; a rehearsal by the clock of the machine does not."""
    quiet = await quiet_day(peace, "sample", 2)
    plan = [Mishap("5xx", CHANNELS, Status(503), 3)]
    applied, found = await play.amid_plan(quiet, APART, plan)
    assert found == []
    assert applied == {"5xx": 3}


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
async def test_what_was_heard_in_part_does_not_count(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Orders are handed in, then marked final; where only the first arrived, people go on with the second."""
    whole: Any = vars(Fingers)["_push"]

    async def once(self: Fingers, posted: Posted, step: Push) -> Reply:
        if step.act == "linefinal":
            monkeypatch.setattr(Fingers, "_push", whole)
            raise Awkward("it is not heard")
        reply: Reply = await whole(self, posted, step)
        return reply

    async with inside(tmp_path) as house:
        cast = play.cast_of("diplomacy")
        company = await gathered(house, cast)
        await calm.played(company, cast, 9)
        minds = calm.minds_of(cast, company, await company.table())
        said = minds.next()
        assert said is not None
        monkeypatch.setattr(Fingers, "_push", once)
        heard = {"orders": said[2]["orders"], "final": True}
        await company.give(Said(said[1], said[2], heard))
        given = [one.entry.raw for one in await house.bot.store.journal(company.game)][-2:]
    assert given == [heard | {"final": False}, heard]


@pytest.mark.slow
async def test_what_was_not_heard_at_all_is_said_again_on_a_desk_that_is_opened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Orders that are handed in there are shown there, and marked final where they are shown."""
    submit: Any = vars(Fingers)["_submit"]

    async def unheard(*_: Any) -> Reply:
        monkeypatch.setattr(Fingers, "_submit", submit)
        raise Awkward("it is not heard")

    async with inside(tmp_path) as house:
        cast = play.cast_of("diplomacy")
        company = await gathered(house, cast)
        await calm.played(company, cast, 9)
        said = calm.minds_of(cast, company, await company.table()).next()
        assert said is not None
        monkeypatch.setattr(Fingers, "_submit", unheard)
        await company.give(Said(said[1], said[2], {"orders": said[2]["orders"], "final": True}), tries=2)
        assert vars(Fingers)["_submit"] is submit


@pytest.mark.slow
@pytest.mark.parametrize("where", [HERE, APART])
async def test_people_wait_for_what_comes_of_a_press(tmp_path: Path, where: str) -> None:
    """Orders are not marked final while nobody knows whether they were written down."""
    async with play.houses(where)(tmp_path) as house:
        cast = play.cast_of("diplomacy")
        company = await gathered(house, cast)
        await calm.played(company, cast, 9)
        table = await company.table()
        said = calm.minds_of(cast, company, table).next()
        assert said is not None
        house.hold_database()
        with pytest.raises(Awkward, match="another program holds its database"):
            await company.people[said[0]].give(table.open[said[1]], said[2])
        await house.rest()
        assert await company.heard(said[1], 0) is None


@pytest.mark.slow
@pytest.mark.parametrize(("code", "told"), [(disk.FULL, "its disk is full"), (disk.FAILING, "its disk fails")])
async def test_people_read_what_ails_the_disk(tmp_path: Path, code: int, told: str) -> None:
    """Both the real errors of SQLite; whoever presses meanwhile is told why nothing happens, and nothing is lost.

    He goes no further then: what he would have said next was to follow what nobody has heard.
    """
    async with inside(tmp_path) as house:
        company = await gathered(house, play.cast_of("sample"))
        house.break_disk(code)
        (said, *_) = [one for one in (await company.table()).open.values() if one.decision.awaited]
        presser = company.people[said.decision.seat]
        with pytest.raises(Awkward, match=told):
            await presser.give(said, said.decision.lapse)
        answers = [one.text for one in presser.person.inbox.all if one.answers]
        assert any(told in one for one in answers), answers
        await company.give(Said(said.decision.key, said.decision.lapse))


@pytest.mark.slow
async def test_a_bot_outlives_a_disk_that_breaks(peace: dict[str, Peace]) -> None:
    quiet = await quiet_day(peace, "sample")
    plan = [Mishap("disk full", "* /*", Disk(), after=6), Mishap("disk fails", "* /*", Disk(disk.FAILING), after=18)]
    applied, found = await play.amid_plan(quiet, APART, plan)
    assert applied == {"disk full": 1, "disk fails": 1}
    assert found == []


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
        (
            {"log": ["b", "a"], "journal": ["x", "y"]},
            ["log: the same lines in another order, first: b where there was: a"],
        ),
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


def test_results_may_share_a_message_or_have_one_each() -> None:
    """Which of them go together hangs on what had to wait; that each has its button does not."""
    one: Any = SimpleNamespace(text="A rolls 3.\nB rolls 4.", buttons=["Why?"])
    each: Any = [SimpleNamespace(text=line, buttons=["Why?"]) for line in one.text.splitlines()]
    together, apart = list(ended._card(one)), [line for card in each for line in ended._card(card)]  # pyright: ignore[reportPrivateUsage]
    assert together == apart
    assert together == ["A rolls 3.", "A rolls 3.: [Why?]", "B rolls 4.", "B rolls 4.: [Why?]"]
    headed: Any = SimpleNamespace(text="# A vote\nA: Yea", buttons=["Yea", "Nay"])
    assert list(ended._card(headed)) == ["# A vote", "# A vote: [Yea] [Nay]", "A: Yea"]  # pyright: ignore[reportPrivateUsage]


def test_what_goes_by_another_route_may_come_sooner() -> None:
    """A vote waits for no notice, and a log that is opened for no card; those of one route stand in their order."""

    def told(*numbers: int) -> list[str]:
        kinds = dict.fromkeys((8, 9), THREAD_CREATED)
        cards = [
            SimpleNamespace(
                raw=SimpleNamespace(id=one, type=kinds.get(one, DEFAULT)), text=f"{one}", answers=None, buttons=[]
            )
            for one in numbers
        ]
        place = SimpleNamespace(all=cards)
        person = SimpleNamespace(
            name="Ada", thread=lambda _: SimpleNamespace(all=[]), channel=lambda _: place, inbox=SimpleNamespace(all=[])
        )
        routes = {1: "channel", 2: "ballot", 3: "channel", 4: "ballot"}
        return dict(ended._read(SimpleNamespace(persons=[person]), routes))["hall"]  # type: ignore[arg-type]  # pyright: ignore

    assert told(1, 2, 3, 4) == told(2, 1, 4, 3) == ["2", "4", "1", "3"]
    assert told(3, 2, 1, 4) != told(1, 2, 3, 4) != told(1, 4, 3, 2)
    assert told(7, 8, 6, 9) == told(9, 7, 8, 6) != told(6, 7, 8, 9)


def test_a_turn_card_may_come_before_the_results_it_goes_with() -> None:
    """On its way for one act, it shows what the next has brought; all else of its route keeps its order."""
    rows = [MessageRow(1, "g", 1, "public", "channel", kind, "", "", NOW) for kind in ("turn", "result", "call")]
    turn, result, called = map(ended._route, rows)  # pyright: ignore[reportPrivateUsage]
    assert turn != result == called


FOUND = [
    Rehearsed("sample", HERE, 1, 9, Counter({"kill": 2}), [str(LOST)]),
    Rehearsed("sample", APART, 1, 9, Counter({"kill": 1, "cut": 3}), [str(KILLED)], ["log lacks: b"]),
]


def test_the_figures_stand_in_their_own_section(tmp_path: Path) -> None:
    """And those of other seeds and games add up there; the same seeds again replace what they were."""
    page, day = tmp_path / "figures.md", date(2026, 11, 30)
    page.write_text("above\n<!-- rehearsals -->\nold\n<!-- end rehearsals -->\nbelow\n")
    shown.write(FOUND, "byrsa rehearse --seeds 1", page, day)
    text = page.read_text()
    assert text.startswith("above\n<!-- rehearsals -->\n\nLast: `byrsa rehearse --seeds 1`")
    assert text.endswith("<!-- end rehearsals -->\nbelow\n")
    assert f"| 2026-11-30 | {VERSION} | sample | 1 to 1 | 2 | 18 | 6 | 1 |" in text
    assert "old" not in text
    later = [Rehearsed("sample", HERE, seed, 900, Counter({"kill": 1}), []) for seed in (10, 11)]
    for found in (later[1:], later, [replace(one, game="another") for one in later]):
        shown.write(found, "more", page, day)
    lines = [line for line in page.read_text().splitlines() if line.startswith("| ")]
    assert [line.split(" | ", 2)[2] for line in lines[2:]] == [
        "another | 10 to 11 | 2 | 1,800 | 2 | 0 |",
        "sample | 1 to 1 | 2 | 18 | 6 | 1 |",
        "sample | 10 to 11 | 2 | 1,800 | 2 | 0 |",
        "another |  | 2 | 1,800 | 2 | 0 |",
        "sample |  | 4 | 1,818 | 8 | 1 |",
        " |  | 6 | 3,618 | 10 | 1 |",
    ]
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


def test_what_was_done_before_is_not_done_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """But for what ended otherwise, which may have been mended; and games of another length are others."""
    played = list[tuple[str, int]]()

    async def in_peace(cast: Cast, _answers: int | None) -> Peace:
        return Peace(cast, [], {})

    async def under(_: Peace, where: str, seed: int) -> Rehearsed:
        played.append((where, seed))
        return Rehearsed("sample", where, seed, 9, Counter({"kill": 1}), [], ["log lacks: b"] if seed == 2 else [])

    monkeypatch.setattr(play, "in_peace", in_peace)
    monkeypatch.setattr(play, "under", under)
    out = program.Out(keep=tmp_path / "kept.jsonl")
    assert program.main(Wish(["sample"], [1, 2], 9, [HERE]), "", out) == 1
    assert program.main(Wish(["sample"], [1, 2, 3], 9, [HERE]), "", out) == 1
    assert played == [(HERE, 1), (HERE, 2), (HERE, 2), (HERE, 3)]
    assert program.main(Wish(["sample"], [1], 8, [HERE]), "", out) == 0
    assert played[4:] == [(HERE, 1)]
    known = list(Kept(tmp_path / "kept.jsonl", Wish(["sample"], [1], 9)).known())
    assert known[0] == Rehearsed("sample", HERE, 1, 9, Counter({"kill": 1}), [])


@pytest.mark.parametrize(
    ("wish", "told"),
    [(Wish(["chess"], [1]), "There is no game chess"), (Wish(["sample"], [1], None, ["nowhere"]), "not nowhere")],
)
def test_what_cannot_be_rehearsed_is_refused(wish: Wish, told: str) -> None:
    with pytest.raises(SetupError, match=told):
        wish.check()


def test_each_game_is_played_by_several() -> None:
    assert play.cast_of("sample") == Cast("sample", 3)


DRAWN = {
    *("429", "5xx", "applied, then 502", "ban", "cut", "session lost", "event dropped", "event doubled", "event late"),
    *("message deleted", "right revoked", "database held", "disk full", "disk fails", "clock set"),
    *("kill", "two processes", "takeover"),
}


def test_everything_that_may_go_wrong_is_drawn() -> None:
    """Within the seeds of a long rehearsal each line of both menus stands in a plan, and each kind in several."""
    plans = [drawn(seed, menu) for seed in range(200) for menu in (INSIDE, OUTSIDE)]
    lines = Counter(one.at(0) for plan in plans for one in plan)
    assert set(lines) == {one.at(0) for one in (*INSIDE, *OUTSIDE)}
    assert {one.kind for one in lines} == DRAWN
