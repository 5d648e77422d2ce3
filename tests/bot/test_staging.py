"""`byrsa playground --at PRESET`: a game that begins in the middle, on the real bot and the local Discord."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot import __main__ as cli
from bot.app import staging
from bot.app.demo import stage
from bot.app.levers.trying import scene_of
from bot.app.playground import _begun, local_discord
from bot.app.staging import Cast, begin, found
from bot.base.errors import SetupError
from bot.base.times import WallTime
from bot.services.brought import HOOKS
from bot.surface.posting.plan import plan
from bot.table.tables import Tables
from games.bench import Answer, Forked, Position, Ruled, bench
from games.catalog import GAMES
from games.kernel import Seat, chairs
from loopback import World
from loopback.town import Town
from tests.bot.playing import opened

EVERY = [(game, preset) for game in GAMES for preset in bench(game).presets]
NAMES = ("elissa", "ahiram", "sophonisba", "tabnit")


def cast(seats: int) -> Cast:
    return Cast("Middle", {seat: (100 + n, f"user {n}") for n, seat in enumerate(chairs(seats))}, 1, 7)


@pytest.mark.parametrize(("game", "preset"), EVERY, ids=lambda one: one)
async def test_every_preset_is_a_game_the_bot_can_go_on_with(tmp_path: Path, game: str, preset: str) -> None:
    """As its bench has it, but for what had one answer only: that the bot has given already."""
    start = bench(game).position(preset)
    begun = await begin(tmp_path / "byrsa.db", start, cast(start.seats))
    async with opened(tmp_path / "byrsa.db") as store:
        tables = Tables(store, GAMES, plan, HOOKS)
        table = await tables.table(begun)
        bot, at = set(table.open), set(bench(game).play(start).table.open)
        assert any(posted.decision.awaited for posted in table.open.values())
        assert table.state.step.startswith(start.step.partition(".")[0]) or start.do
        assert bot & at or start.do
        if start.seat:
            assert Seat(start.seat) in {posted.decision.seat for posted in table.open.values()}
        tables.close()


async def test_somebody_sits_at_a_vote_with_a_veto_in_hand(tmp_path: Path) -> None:
    database = tmp_path / "byrsa.db"
    async with local_discord(World(), "off") as (loopback, endpoint):
        town = Town(loopback)
        people = {one.name: one for one in await town.people(*NAMES)}
        shown = await _begun(town, database, NAMES, scene_of("carthage/veto", "tabnit", NAMES), WallTime())
        assert shown == f"&as=tabnit&at={town.world.dm(people['tabnit'].user).id}"
        for _ in range(2):  # after a restart it is still there
            async with stage.running(town.world, endpoint, database, WallTime(), "seed") as bot:
                town.at_rest = bot.idle
                await town.idle()
                (desk,) = [one for one in people["tabnit"].inbox.all if one.text.startswith("**Desk of")]
                assert "Veto No. 1" in desk.buttons
                town.at_rest = None
        async with stage.running(town.world, endpoint, database, WallTime(), "seed") as bot:
            town.at_rest = bot.idle
            await people["tabnit"].click(desk, "Veto No. 1")
            await people["tabnit"].click(desk, "Public Outcry")
            await town.idle()
            (row,) = await bot.store.games()
            told = [event.kind for event in await bot.store.events(row.id)]
            assert "carthage.OutcryRaised" in told
            town.at_rest = None
        channel = people["tabnit"].channel("veto")
        assert bench("carthage").position("veto").about in [one.text for one in channel.all]


def test_a_preset_is_named_alone_or_with_its_game(monkeypatch: pytest.MonkeyPatch) -> None:
    assert found("trade").game == "carthage"
    assert found("sample/market").game == "sample"
    for name, why in (("nothing", "no preset nothing"), ("sample/veto", "no preset sample/veto")):
        with pytest.raises(SetupError, match=f"There is {why}. There are: carthage/assassination"):
            found(name)
    monkeypatch.setattr(staging, "bench", lambda _: bench("sample"))
    with pytest.raises(SetupError, match="There is more than one preset market"):
        found("market")


def test_who_sits_where() -> None:
    assert scene_of("carthage/veto", "", NAMES).person == "elissa"
    assert scene_of("carthage/veto", "ahiram", NAMES).start.seats == 4
    with pytest.raises(SetupError, match=r"There is no gersakun here\. There are: elissa, ahiram"):
        scene_of("carthage/veto", "gersakun", NAMES)
    with pytest.raises(SetupError, match="--at"):
        scene_of("", "ahiram", NAMES)


@pytest.mark.parametrize("move", [Forked(fork="diamond"), Ruled(rule="load-dice", args={"label": "x", "numbers": [1]})])
async def test_what_only_the_bench_can_do_is_refused(tmp_path: Path, move: Forked | Ruled) -> None:
    start = Position(game="sample", seats=3, step="auction", do=(move,))
    with pytest.raises(SetupError, match="byrsa sit"):
        await begin(tmp_path / "byrsa.db", start, cast(3))


async def test_rulings_and_answers_are_made_first(tmp_path: Path) -> None:
    fine = Ruled(rule="fine", args={"seat": "diamond", "coins": 4})
    bid = Answer(key="sample.bid/day=1@diamond", raw=5)
    start = Position(game="sample", seats=3, step="auction", do=(fine, bid, Answer(key="sample.sell@diamond", raw=1)))
    game = await begin(tmp_path / "byrsa.db", start, cast(3))
    async with opened(tmp_path / "byrsa.db") as store:
        tables = Tables(store, GAMES, plan, HOOKS)
        table = await tables.table(game)
        assert table.state.merchants[Seat("diamond")].coins == 6
        assert [one.decision.seat for one in table.open.values() if one.decision.awaited] == ["triangle", "circle"]
        tables.close()


async def test_a_position_that_cannot_be_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SetupError, match="no word ships"):
        await begin(tmp_path / "byrsa.db", Position(game="sample", seats=3, put={"ships": 1}), cast(3))


@pytest.mark.parametrize(
    ("words", "why"),
    [(["--at", "nothing"], "There is no preset nothing."), (["--as", "ahiram"], "Name one with --at.")],
)
def test_the_command_says_what_is_wrong(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path, words: list[str], why: str
) -> None:
    monkeypatch.chdir(tmp_path)
    assert cli._run(["playground", *words]) == cli.BAD_INPUT
    assert why in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []
