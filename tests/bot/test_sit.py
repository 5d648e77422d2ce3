"""`byrsa sit`: a rule tried in the terminal, driven by lines as a person would type them."""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot import __main__ as cli
from bot import fronts
from bot.app.sitting import sitting
from bot.app.sitting.answers import raw_of
from bot.app.sitting.program import Wish, sit
from bot.surface.kit.studio import COMPOSERS
from games import bench
from games.kernel import Amount, Line, OneOf, Record, Several, Split, save

Said = Callable[..., str]
MARKET = ("sample", "--preset", "market")


@pytest.fixture
def said(capsys: pytest.CaptureFixture[str]) -> Said:
    """What is shown when these lines are done at a place."""

    def run(*words: str, ends: int = 0) -> str:
        assert cli._run(["sit", *words]) == ends
        return capsys.readouterr().out

    return run


def does(*lines: str) -> list[str]:
    return [word for line in lines for word in ("--do", line)]


def after(shown: str, line: str) -> str:
    """What was shown after this line, up to the next."""
    return shown.rpartition(f"> {line}\n")[2].partition("\n> ")[0]


def test_one_sees_the_board_the_hand_and_what_is_asked(said: Said) -> None:
    shown = said("carthage", "--preset", "veto", *does("open"))
    for words in (
        "- Treasury: 100T",
        "Conquest of Tunisia, State Inactive",
        "carthage · turn 1 · senate.business · seen by ▲ Triangle",
        "Public Outcry",
        "senate.veto motion=1",
        "RC-9.0.15 RC-DP31",
    ):
        assert words in shown
    assert "diamond   agreement.propose" not in shown.split("> open")[0]
    assert "diamond   agreement.propose" in after(shown, "open")


def test_a_game_without_a_board_shows_its_view(said: Said, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(COMPOSERS.brought, "sample")
    monkeypatch.setattr(fronts, "begin", lambda: None)
    shown = said(*MARKET, *does("as diamond"))
    assert "prices: salt 1" in shown
    assert "amber" in after(shown, "as diamond")
    assert "hand" not in after(said(*MARKET, *does("as public")), "as public").split("sample · turn")[0]


def test_a_question_says_what_is_offered_and_what_is_its_default(said: Said) -> None:
    shown = after(said(*MARKET, *does("1")), "1")
    for words in (
        "sample.sell/day=3 · T-3.3 T-DP3",
        "Which good do you sell on day 3?",
        "1  none",
        "2  dye",
        "Default",
    ):
        assert words in shown


def test_an_answer_tells_what_came_of_it_with_its_rule_and_is_taken_back(said: Said) -> None:
    shown = said("sample", "--preset", "auction", *does("1 3", "1 9", "1 0", "undo", "undo", "d"))
    assert "The bids were ◆ Diamond 3, ▲ Triangle 9, and ● Circle 0. ▲ Triangle takes it. (T-2.3)" in after(
        shown, "1 0"
    )
    assert "sample · turn 1 · barter" in after(shown, "1 0")
    assert "sample · turn 1 · auction" in after(shown, "undo")
    assert "The bids" not in after(shown, "d")
    assert "1  circle " in after(shown, "d")


def test_what_only_some_are_told_says_whom(said: Said) -> None:
    shown = said("sample", "--preset", "barter", *does("4 1,2"))
    assert "(T-3.1) to diamond, triangle sample" in " ".join(after(shown, "4 1,2").split())


def test_a_refusal_names_its_reason_and_changes_nothing(said: Said) -> None:
    shown = said(*MARKET, *does("1 gold"), ends=1)
    assert "[choice.unknown option=gold]" in shown
    assert "> " not in after(shown, "1 gold")


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("9", "There is no decision 9; 1 are open."),
        ("jmp market", "I do not know jmp. `help` says what there is."),
        ("jump harbour", "There is no step harbour. There are: auction, barter, market."),
        ("as nobody", "There is no seat nobody. There are: diamond, triangle, circle, public."),
        ("fork nobody", "There is no seat nobody"),
        ("rule fine 3", "A JSON object is wanted"),
        ("rule taxes {}", "[ruling.unknown ruling=taxes]"),
        ("dice price.salt six", "A number is wanted, not six."),
        ("state merchants.nobody", "There is no nobody there."),
        ("undo", "Nothing has been done that could be taken back."),
        ("save", "Save to which file?"),
        ("save /no/such/folder/x.json", "cannot be written"),
    ],
)
def test_what_cannot_be_done_says_why_and_ends_a_script(said: Said, line: str, why: str) -> None:
    shown = said(*MARKET, *does(line, "open"), ends=1)
    assert why in shown
    assert "> open" not in shown


def test_dice_rulings_forks_and_the_state(said: Said) -> None:
    lines = ("dice price.wool 4", 'rule fine {"seat": "diamond", "coins": 3}', "rule", "state merchants.diamond.coins")
    shown = said("sample", "--preset", "barter", *does(*lines, "fork diamond 7", "skip market", "state prices.wool"))
    assert "Loaded: price.wool [4]." in after(shown, lines[0])
    assert "fine, load-dice" in after(shown, "rule")
    assert after(shown, lines[3]).endswith("\n7")
    assert "price.wool\n" not in after(shown, "state prices.wool")
    assert "Pretty" not in shown
    loaded = said("sample", "--preset", "barter", *does(lines[0], "skip market", "state prices.wool"))
    assert after(loaded, "state prices.wool").strip().endswith("4")


def test_one_jumps_to_a_step_at_random_and_the_same_way_each_time(said: Said) -> None:
    shown = [said("sample", "--seats", "3", *does("jump market 5", "told", "state")) for _ in range(2)]
    assert shown[0] == shown[1]
    assert "sample · turn 1 · market" in after(shown[0], "jump market 5")
    assert "The bids were" in after(shown[0], "told")
    assert said("sample", *does("jump market 6", "state")) != shown[0]


def test_a_step_that_asks_nothing_more_is_not_waited_for_for_ever(said: Said) -> None:
    shown = said(*MARKET, *does("skip auction", "open"), ends=1)
    assert "3 answers on, nothing has been asked in auction yet. `undo` goes back." in shown
    assert "Nothing is asked: the game is over." in said(*MARKET, *does("d", "d", "d", "open"))


def test_a_phase_is_jumped_to_by_its_name(said: Said) -> None:
    shown = said("carthage", "--at", "forum.end", *does("skip senate"))
    assert "· senate." in after(shown, "skip senate")


def test_what_was_played_is_saved_as_a_preset_and_is_the_same_table(said: Said, tmp_path: Path) -> None:
    file = tmp_path / "won.json"
    lines = ("1 4", "dice price.salt 6", "fork diamond", "undo", "skip market", f"save {file} A lot was won")
    said("sample", "--preset", "auction", "--as", "circle", *does(*lines))
    kept = bench.read(file.read_text("utf-8"))
    assert (kept.about, kept.seat, kept.step, kept.game) == ("A lot was won", "circle", "auction", "sample")
    assert "sample · turn 1 · market · seen by ● Circle" in said("sample", "--with", str(file), *does("open"))
    one, other = (sit(Wish("sample", file=file)) for _ in range(2))
    assert save(one.table.state) == save(other.table.state)
    assert one.table.state.prices["salt"] == 6


def test_lines_may_stand_on_standard_input(said: Said, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n\n# nothing\nopen\n"))
    shown = said(*MARKET, ends=1)
    assert "Which good do you sell" in shown
    assert "I do not know #" in shown
    monkeypatch.setattr("sys.stdin", io.StringIO("help\nquit\nopen\n"))
    assert "> open" not in said(*MARKET)


def test_a_rule_that_breaks_shows_where_and_leaves_the_table(said: Said, monkeypatch: pytest.MonkeyPatch) -> None:
    def torn(*_: object) -> None:
        raise ZeroDivisionError("the scales are empty")

    monkeypatch.setattr(sys.modules["games.sample.market"], "sell", torn)
    shown = said(*MARKET, *does("1 2"), ends=1)
    assert "market.py" in shown
    assert "ZeroDivisionError: the scales are empty" in shown
    at = sit(Wish("sample", preset="market"))
    before = save(at.table.state)
    with pytest.raises(sitting.TableError):
        at.do(bench.Answer(key="sample.sell/day=3@circle", raw="dye"))
    assert save(at.table.state) == before
    assert at.done == []


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["venice"], "There is no game venice. There are: carthage, rome, grand, diplomacy, sword, sample."),
        (["sample", "--at", "harbour"], "There is no step harbour."),
        (["sample", "--preset", "war"], "There is no preset war of sample."),
        (["sample", "--seats", "13"], "sample is for 2 to 12 people."),
        (["sample", "--as", "star"], "There is no seat star. There are: diamond, triangle, circle."),
        (["sample", "--with", "none.json"], "none.json cannot be read"),
    ],
)
def test_where_one_cannot_sit_is_one_clear_line(capsys: pytest.CaptureFixture[str], words: list[str], why: str) -> None:
    assert cli._run(["sit", *words]) == cli.BAD_INPUT
    assert why in capsys.readouterr().err


def test_a_file_of_another_game_is_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "veto.json"
    file.write_text(bench.bench("carthage").position("veto").model_dump_json(), encoding="utf-8")
    assert cli._run(["sit", "sample", "--with", str(file)]) == cli.BAD_INPUT
    assert "is of the game carthage" in capsys.readouterr().err


def test_presets_are_listed_with_what_is_to_be_seen_there(said: Said) -> None:
    shown = said("carthage", "--presets")
    for name, one in bench.bench("carthage").presets.items():
        assert f"{name} " in shown
        assert one.about in shown


COINS = Record(dict, who=OneOf({"a": 1, "b": 2}), cards=Several({"c1": 1, "c2": 2}, 0, 2), coins=Amount(0, 9))


@pytest.mark.parametrize(
    ("choice", "text", "raw"),
    [
        (OneOf({"for": 1, "against": 2}), "2", "against"),
        (OneOf({"for": 1, "against": 2}), "for", "for"),
        (OneOf({"for": 1}), "7", 7),
        (Several({"c1": 1, "c2": 2}, 0, 2), "2,1", ["c2", "c1"]),
        (Several({"c1": 1, "c2": 2}, 0, 2), "c1 c2", ["c1", "c2"]),
        (Several({"c1": 1, "c2": 2}, 0, 2), '["c2"]', ["c2"]),
        (Several({"c1": 1, "c2": 2}, 0, 2), "-", []),
        (OneOf({"for": 1}), "-", None),
        (Amount(0, 9), "7", 7),
        (Split(3, ["a", "b"]), '{"a": 3}', {"a": 3}),
        (Line(9), "Praise for Mago", "Praise for Mago"),
        (COINS, '{"who": 2, "cards": [1], "coins": 3}', {"who": "b", "cards": ["c1"], "coins": 3}),
        (COINS, '{"else": 1}', {"else": 1}),
    ],
)
def test_what_is_typed_is_read_as_it_is_meant(choice: Any, text: str, raw: Any) -> None:
    assert raw_of(choice, text) == raw


def test_a_long_way_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sitting, "MOST", 3)
    at = sit(replace(Wish("sample"), preset="auction"))
    with pytest.raises(bench.Misplaced, match="3 answers on"):
        at.jump("market", "1")
    assert [len(moves) for moves in at.done] == [3]
    at.undo()
    assert json.loads(save(at.table.state)) == json.loads(save(sit(Wish("sample", preset="auction")).table.state))
