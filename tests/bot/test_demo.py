"""`byrsa demo`: people who think for themselves play through Discord alone, and the story of it is written."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any, ClassVar

import pytest

from bot.__main__ import _run
from bot.app.demo import play
from bot.app.demo.controls import entries
from bot.app.demo.deeds import entered
from bot.app.demo.fingers import Awkward
from bot.app.demo.story import Board
from bot.fronts.republic.demo import OfferingOnce
from bot.surface.kit.address import Address
from bot.surface.kit.forms import Form, Input
from bot.surface.kit.panel import Item
from games.carthage.minds import RandomPlayer
from games.kernel.table import Table
from loopback.model import Event
from loopback.seen import File, Seen
from loopback.server import Loopback
from loopback.town import Town
from tests.cogs.senate import meant
from tests.lots import proof

PHASE = re.compile(r"^(\*\*)?Turn \d+ · [\w ]+", re.MULTILINE)
LINK = re.compile(r"\]\((?P<to>[^)]+)\)")
PNG = b"\x89PNG"


class Watched(Town):
    """The town of a demonstration, looked at when it is over; and how much was pinned at once."""

    seen: ClassVar[list[Watched]] = []

    def __init__(self, loopback: Loopback) -> None:
        super().__init__(loopback)
        self.pins = 0
        self.world.listeners.append(self.count)
        self.seen.append(self)

    def count(self, event: Event) -> None:
        if event.name == "CHANNEL_PINS_UPDATE":
            pinned = [one for one in self.hall.messages.values() if one.pinned_at]
            self.pins = max(self.pins, len(pinned))


@pytest.fixture(scope="module")
def story(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, play.Played]:
    """Three people, the set-up and the first turn."""
    folder = tmp_path_factory.mktemp("story")
    heard: list[int] = []
    wish = play.Wish(3, {"scenario": "early"}, "5", 1)
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(play, "Town", Watched)
        played = asyncio.run(play.demonstrate(folder, wish, lambda _turn, _step, n: heard.append(n)))
    assert heard == list(range(1, played.answers + 1))
    return folder, played


@pytest.mark.slow
class TestStory:
    def test_every_answer_could_be_given_on_a_card(self, story: tuple[Path, play.Played]) -> None:
        """17.2: each act by buttons and forms alone."""
        _, played = story
        assert played.awkward == []
        assert played.turns == 2
        assert not played.over
        assert played.answers > 35

    def test_nothing_is_refused(self, story: tuple[Path, play.Played]) -> None:
        """Under the rules of this Discord, the stricter reading of each."""
        (town,) = Watched.seen
        assert town.problems() == []
        assert [call for call in town.loopback.requests if call.status >= 400] == []
        assert len(town.loopback.requests) > 250

    def test_each_phase_has_one_card_and_the_newest_is_pinned(self, story: tuple[Path, play.Played]) -> None:
        (town,) = Watched.seen
        hall = [Seen(town.world, one) for one in town.hall.messages.values()]
        cards = [found[0] for one in hall if (found := PHASE.search(one.text)) and not one.ephemeral]
        assert len(cards) == len(set(cards)) >= 6
        (pinned,) = [one for one in hall if one.pinned]
        assert "Board" in pinned.buttons
        assert [one for one in hall if "Board" in one.buttons] == [pinned]
        assert town.pins <= 2, "the next is pinned before the former is not"

    def test_the_index_tells_turn_by_turn_and_leads_everywhere(self, story: tuple[Path, play.Played]) -> None:
        folder, _ = story
        index = (folder / "index.md").read_text("utf-8")
        assert "## Before the first turn" in index
        assert "### Turn 1 · Senate" in index
        leads = {found["to"] for found in LINK.finditer(index)}
        assert {"hall.md", "log.md", "dm-elissa.md", "dm-ahiram.md", "dm-sophonisba.md"} <= leads
        assert all((folder / one).exists() for one in leads)
        boards = sorted((folder / "boards").iterdir())
        assert [one.name for one in boards] == [f"{number:03}.png" for number in range(1, len(boards) + 1)]
        assert all(one.read_bytes().startswith(PNG) for one in boards)
        assert len(boards) >= 6
        assert "![](" not in index

    def test_each_inbox_has_what_was_asked_and_done(self, story: tuple[Path, play.Played]) -> None:
        folder, _ = story
        elissa = (folder / "dm-elissa.md").read_text("utf-8")
        assert "Elissa presses **" in elissa
        assert "If you do nothing:" in elissa
        assert "**Desk of ▲ Hanno**" not in elissa
        assert "<@" not in elissa

    def test_the_channel_has_all_cards_as_they_stood(self, story: tuple[Path, play.Played]) -> None:
        folder, _ = story
        hall = (folder / "hall.md").read_text("utf-8")
        assert "**[Forum]**" in hall
        assert "Motion no. 1" in hall
        assert "this card is out of date" not in hall
        assert "elects" in (folder / "log.md").read_text("utf-8") or "passes" in (folder / "log.md").read_text("utf-8")


@proof
def test_rome_is_played_on_cards_alone(tmp_path: Path) -> None:
    """17.2: the set-up and a turn of it, each act by buttons and forms."""
    wish = play.Wish(4, {"scenario": "early"}, "1", 1, "rome")
    played = asyncio.run(play.demonstrate(tmp_path, wish, lambda *_: None))
    assert played.awkward == []
    assert played.turns == 2
    index = (tmp_path / "index.md").read_text("utf-8")
    assert "The Republic of Rome" in index
    assert "### Turn 1 · Senate" in index


SENATE = ("senate.programme", "senate.docket")


FEWEST = 5  # sheets and programmes that are compared; who must try again moves the time, and so plays another game


class Heard(play.Demo):
    """A demonstration that compares what is said of the Senate with what the table has understood."""

    heard: ClassVar[list[tuple[Any, Any]]] = []

    async def done(self, posted: Any, raw: Any, head: int) -> bool:
        taken = await super().done(posted, raw, head)
        table = await self.table()
        plans = {one.key: one.raw for one in table.plans}
        waits = table.head == head and posted.decision.key in plans  # else some of it has been carried out already
        if posted.decision.kind in SENATE and waits:
            self.heard.append((meant(raw), meant(plans.get(posted.decision.key))))
        return taken


@pytest.mark.slow
def test_whatever_is_legal_can_be_said_on_a_card(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """17.2: people who answer at random, votes they buy and offers nobody waits for included; and it is understood."""
    monkeypatch.setattr(play, "Demo", Heard)
    wish = play.Wish(3, {"scenario": "late"}, "11", 2)
    minds = play.demonstrate(tmp_path, wish, lambda *_: None, lambda seat: RandomPlayer(f"demo/{seat}", unasked=5))
    played = asyncio.run(minds)
    assert played.awkward == []
    assert played.turns == 3
    assert len(Heard.heard) > FEWEST
    assert [told for told in Heard.heard if told[0] != told[1]] == []


def test_a_form_is_filled_in_as_it_would_be_prefilled() -> None:
    items = [Item("One", "0"), Item("Two", "1", chosen=True)]
    inputs = [
        Input("a", "text", "A", value="12"),
        Input("b", "radio", "B", items=items),
        Input("c", "menu", "C", items=items),
        Input("d", "checks", "D", items=items[:1]),
    ]
    assert entries(Form("F", Address("g", "r", "v", "form"), inputs)) == {"a": "12", "b": "1", "c": ["1"], "d": []}


@pytest.mark.parametrize(
    ("value", "said"), [("1", "One"), (["1", "2"], "One, Two"), ([], "nothing"), ("Mago 3\nHanno 2", "Mago 3, Hanno 2")]
)
def test_what_was_entered_is_told_by_its_names(value: Any, said: str) -> None:
    options = [{"value": "1", "label": "One"}, {"value": "2", "label": "Two"}]
    assert entered({"options": options}, value) == said


def test_a_board_is_named_by_turn_and_phase() -> None:
    card = "## Byrsa Hill\nTurn 3 · Senate: other business\nMortality · **[Senate]** · Combat"
    board = Board(card, File("board.png", PNG), "A board [of wood].\nOld.", "boards/001.png")
    assert board.title == "Turn 3 · Senate"
    assert board.turn == 3
    assert board.shown == "![A board (of wood). Old.](boards/001.png)"


def test_a_folder_that_holds_something_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "mine.txt").write_text("mine")
    assert _run(["demo", "--out", str(tmp_path)]) == 2
    assert "There is something in" in capsys.readouterr().err
    assert _run(["demo", "--out", str(tmp_path / "mine.txt")]) == 2
    assert "cannot be used" in capsys.readouterr().err
    assert (tmp_path / "mine.txt").read_text() == "mine"


@pytest.mark.parametrize(
    ("said", "told"),
    [
        (["nothing"], "nothing cannot be played by itself; try carthage or rome or grand or diplomacy or sword."),
        (["sample"], "sample cannot be played by itself"),
        (["--seats", "9"], "carthage is for 1 to 6 people."),
        (["--option", "scenario=punic"], "carthage does not take this: scenario. Its options: "),
        (["--option", "weather=fine"], "carthage does not take this: weather."),
    ],
)
def test_what_cannot_be_shown_is_refused(
    said: list[str], told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert _run(["demo", "--out", str(tmp_path / "new"), *said]) == 2
    assert told in capsys.readouterr().err
    assert not (tmp_path / "new").exists()


async def test_an_answer_nothing_says_gives_way_to_the_default(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for ever because a player wants what no card offers; if not even that can be said, it is told."""

    class Wordless(play.Demo):
        tried: list[Any]

        async def done(self, posted: Any, raw: Any, head: int) -> bool:
            self.tried.append(raw)
            return raw == "yes"

    def asked(lapse: str, *, awaited: bool = True) -> Any:
        decision = type("D", (), {"lapse": lapse, "awaited": awaited, "kind": "k", "seat": "a", "key": "k@a"})
        return type("P", (), {"decision": decision, "proposal": "card"})

    demo: Any = Wordless.__new__(Wordless)
    demo.tried = []
    open_ = {"k": asked("yes"), "n": asked("no"), "f": asked("x", awaited=False)}
    table: Any = type("T", (Table,), {"head": 1, "open": open_})
    await demo.answer(table, "k", "odd")
    assert demo.tried == ["odd", "card", "yes"]
    await demo.answer(table, "f", "odd")
    assert demo.tried == ["odd", "card", "yes", "odd"]
    with pytest.raises(Awkward, match="n cannot be answered"):
        await demo.answer(table, "n", "odd")


def test_nobody_makes_the_same_offer_twice_in_a_turn() -> None:
    class Eager:
        def heeds(self, decision: Any) -> int:
            return 3

        def answer(self, decision: Any, look: Any) -> Any:
            return ["ochre.1"]

    def asked(*, awaited: bool) -> Any:
        return type("D", (), {"awaited": awaited, "key": "trade.offer/to=circle@square"})

    def at(turn: int) -> Any:
        return lambda: type("V", (), {"turn": turn})

    player = OfferingOnce(Eager())
    assert player.heeds(asked(awaited=False)) == 3
    assert player.answer(asked(awaited=False), at(1)) == ["ochre.1"]
    assert player.answer(asked(awaited=False), at(1)) is None
    assert player.answer(asked(awaited=False), at(2)) == ["ochre.1"]
    assert player.answer(asked(awaited=True), at(2)) == ["ochre.1"]
