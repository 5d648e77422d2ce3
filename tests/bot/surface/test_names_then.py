"""A story calls everybody as he was called then, not as he is called when it is told."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

from bot.fronts.carthage.recap import MEMORY
from bot.fronts.republic.senate.post import as_it_was_put
from bot.store.rows import EventRow, facts
from bot.surface.kit.look import Look
from bot.surface.kit.panel import Panel, Words
from bot.surface.kit.then import as_told, looks_then
from bot.surface.records.digests import lines
from bot.surface.records.history import history
from bot.surface.records.transcript import markdown, past
from bot.surface.records.why import why
from games.carthage.basics.events import TurnBegan
from games.carthage.law import CARTHAGE
from games.carthage.senate.events_elections import SuffeteElected
from games.kernel import Seat
from games.republic.combat.events import WarWon
from games.republic.events import Died
from games.republic.forum.events import LeaderMoved, StatesmanPlayed
from tests.bot.surface.looks import NOW, seen
from tests.clauses import clause
from tests.games.carthage.play import Play

DIAMOND = Seat("diamond")


@clause("RC-5.3", "RC-8.9.3")
def test_a_senator_is_called_by_his_statesman_until_that_one_dies() -> None:
    play = Play().at("forum.opening")
    statesman = next(one for one in CARTHAGE.tables.statesmen.values() if one.family == "fam-mago")
    moved = LeaderMoved(DIAMOND, "fam-mago")
    happened: list[Any] = [
        moved,
        StatesmanPlayed(DIAMOND, statesman.id, "fam-mago"),
        moved,
        Died("fam-mago", statesman.id, DIAMOND, "mortality"),
        moved,
    ]
    events = [EventRow("abc234", seq, 0, one.id, facts(one), None, NOW) for seq, one in enumerate(happened, 1)]
    told = markdown(seen(play.table, tuple(play.g.seats), None), past(None, events, [], []))
    names = [line.split(" is Faction Leader")[0] for line in told.splitlines() if "is Faction Leader" in line]
    assert names == ["- Mago", f"- {statesman.name}", "- Mago"]


@clause("RC-5.3", "RC-8.9.3")
def test_what_a_game_is_remembered_for_calls_him_as_he_was_called_in_that_turn() -> None:
    """He had died before a Statesman was laid on his Family, and that one was said to have died."""
    play = Play().at("forum.opening")
    statesman = next(one for one in CARTHAGE.tables.statesmen.values() if one.family == "fam-mago")
    play.g.senators["fam-mago"].statesman = statesman.id
    happened: list[Any] = [
        Died("fam-mago", "fam-mago", DIAMOND, "mortality"),
        StatesmanPlayed(DIAMOND, statesman.id, "fam-mago"),
    ]
    events = [EventRow("abc234", seq, 0, one.id, facts(one), None, NOW) for seq, one in enumerate(happened, 1)]
    look = seen(play.table, tuple(play.g.seats), None)
    assert look.voice.name("fam-mago") == statesman.name
    line = MEMORY.of_turn(look, 9, list(zip(events, looks_then(look, events), strict=True)))
    assert "✝ Mago" in line


@clause("RC-5.3", "RC-8.9.3")
def test_what_is_told_after_several_acts_calls_him_as_he_was_called_at_each() -> None:
    """The log is written when more has happened: he was called by his Statesman until that one died."""
    play = Play().at("forum.opening")
    statesman = next(one for one in CARTHAGE.tables.statesmen.values() if one.family == "fam-mago")
    happened: list[Any] = [
        LeaderMoved(DIAMOND, "fam-mago"),
        Died("fam-mago", statesman.id, DIAMOND, "mortality"),
        LeaderMoved(DIAMOND, "fam-mago"),
    ]
    events = [EventRow("abc234", seq, 0, one.id, facts(one), None, NOW) for seq, one in enumerate(happened, 1)]
    looks = looks_then(seen(play.table, tuple(play.g.seats), None), events)
    assert [then.voice.name("fam-mago") for then in looks] == [statesman.name, statesman.name, "Mago"]


def happened(*told: Any) -> list[EventRow]:
    """These events, one an act."""
    return [EventRow("abc234", seq, 0, one.id, facts(one), None, NOW) for seq, one in enumerate(told, 1)]


@clause("RC-5.3", "RC-9.1c")
def test_a_year_is_called_by_its_suffetes_as_they_were_called() -> None:
    play = Play().at("forum.opening")
    statesman = next(one for one in CARTHAGE.tables.statesmen.values() if one.family == "fam-mago")
    told = happened(
        TurnBegan(1, "x"),
        StatesmanPlayed(DIAMOND, statesman.id, "fam-mago"),
        SuffeteElected(DIAMOND, "fam-mago", "home-suffete", 5),
        Died("fam-mago", statesman.id, DIAMOND, "assassination"),
        TurnBegan(2, "y"),
        SuffeteElected(DIAMOND, "fam-mago", "home-suffete", 5),
        WarWon("pyrrhic-war", 20, None),
    )
    assert MEMORY.recap(seen(play.table, tuple(play.g.seats), None), told) == [
        f"**Turn 1**, Suffete {statesman.name}: ✝ {statesman.name}.",
        "**Turn 2**, Suffete Mago: 🏆 won Pyrrhic War.",
    ]


class Kept:
    """A store that holds these events."""

    def __init__(self, told: list[EventRow]) -> None:
        self.told = told

    @property
    def store(self) -> Kept:
        return self

    async def events(self, _game: str, after: int = -1, upto: int = 99) -> list[EventRow]:
        return [one for one in self.told if after < one.seq <= upto]


@clause("RC-5.3", "RC-8.9.3")
async def test_the_history_of_a_turn_and_its_reasons_name_whom_it_named_then() -> None:
    """After a Statesman had died his Family was said to have led, been elected and voted before."""
    play = Play().at("forum.opening")
    statesman = next(one for one in CARTHAGE.tables.statesmen.values() if one.family == "fam-mago")
    moved = LeaderMoved(DIAMOND, "fam-mago")
    told = happened(TurnBegan(1, "x"), moved, TurnBegan(2, "y"), Died("fam-mago", statesman.id, DIAMOND, "mortality"))
    look = seen(play.table, tuple(play.g.seats), None)
    assert f"{statesman.name} is Faction Leader" in await answered(history, look, told, "1.0")
    why_then = await answered(why, replace(look, game=replace(look.game, head=told[-1].seq)), told, "")
    assert f"{statesman.name} is Faction Leader" in why_then
    kept: Any = Kept(told)
    assert f"{statesman.name} is Faction Leader" in "\n".join(lines(look, await as_told(kept, look, told)))


async def answered(asked: Any, look: Look, told: list[EventRow], arg: str) -> str:
    """What is answered to who asks for it."""
    said: list[Panel] = []

    async def see() -> Look:
        return look

    async def show(panel: Panel) -> None:
        said.append(panel)

    reply = SimpleNamespace(turn_to=show, whisper=show)
    await asked(SimpleNamespace(look=see, surface=Kept(told), reply=reply, to=SimpleNamespace(arg=arg)))
    return "\n".join(one.text for one in said[0].parts if isinstance(one, Words))


@clause("RC-5.3", "RC-9.8.7")
async def test_the_card_of_a_motion_names_whom_it_named_when_it_was_put() -> None:
    play = Play().at("forum.opening")
    statesman = next(one for one in CARTHAGE.tables.statesmen.values() if one.family == "fam-mago")
    moved = LeaderMoved(DIAMOND, "fam-mago")
    told = happened(moved, moved, Died("fam-mago", statesman.id, DIAMOND, "assassination"), moved)
    look = seen(play.table, tuple(play.g.seats), None)
    kept: Any = Kept(told)
    names = [(await as_it_was_put(kept, look, one)).voice.name("fam-mago") for one in (told[1], told[3])]
    assert names == [statesman.name, "Mago"]
