"""The rulebook at hand: all is found again, and every citation leads somewhere."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import cogs.info
from bot.base.text import Catalogue, Voice, catalogue, languages
from bot.surface.kit.citing import of_step
from bot.surface.kit.panel import Menu, Panel, Words
from bot.surface.learning import rulebook
from bot.surface.learning.rulebook import CARDS
from data.books import BOOKS, Book
from games.catalog import GAMES
from tests.bot.surface.limits import sendable
from tests.bot.surface.test_present import check, posts

ROOT = Path(cogs.info.__file__).parent.parent
RULE = re.compile(r"\((\w\w-[\w.]+)\)$")
VOICE = Voice(Catalogue("carthage"))


def text(panel: Panel) -> str:
    return "\n".join(part.text for part in panel.parts if isinstance(part, Words))


def test_every_citation_leads_to_a_clause() -> None:
    known = {one.id for one in rulebook.book("carthage")}
    told = {rule for kind in GAMES["carthage"].events for rule in kind.citable()}
    cited = {rule for rule in told if not rule.startswith("RR-")}  # what only the other republic tells of
    cited |= {of_step("carthage", step) for step in GAMES["carthage"].steps}
    cited |= {posted.decision.clause for _, posted in posts("carthage", 4, 7, 60)}
    assert cited - {""} <= known
    assert all(rulebook.passage(rulebook.book("carthage"), one) for one in cited - {""})


@pytest.mark.parametrize("book", BOOKS, ids=[book.prefix for book in BOOKS])
def test_any_clause_can_be_shown(book: Book) -> None:
    clauses = rulebook.book(book.folder)
    assert len(clauses) > 100
    for clause in clauses:
        panel = rulebook.shown(VOICE, rulebook.passage(clauses, clause.id))
        sendable(panel)
        assert f"**{clause.id}" in text(panel)
        assert any(isinstance(part, Menu) for part in panel.parts)


def test_no_word_is_missing_where_a_clause_is_shown() -> None:
    for clause in rulebook.book("carthage"):
        check(rulebook.shown(VOICE, rulebook.passage(rulebook.books(), clause.id)))


def test_rules_are_found_by_number_and_by_words() -> None:
    for query in ("RC-7.3.2", "rc-7.3.2", "7.3.2", "tax rounded up current rate"):
        assert "tax at the current rate on his whole revenue of this phase" in text(rulebook.lookup(VOICE, query))
    assert text(rulebook.lookup(VOICE, "zebra")).startswith("There is no such rule.")
    assert text(rulebook.lookup(VOICE, "@everyone")).startswith("There is no such rule.")
    assert "sub-clause" not in text(rulebook.lookup(VOICE, "6.9"))
    assert "RC-6.10" not in text(rulebook.lookup(VOICE, "RC-6.1"))


@pytest.mark.parametrize(
    ("query", "begins"),
    [
        ("RR-1.09.141", "**RR-1.09.141** A senator casts ORA + knights votes."),
        ("rr-1.09", "**RR-1.09 Senate Phase**"),
        ("GV-3.1.7", "**GV-3.1.7** Rome Forum"),
        ("CD-5.B(f)3", "**CD-5.B(f)3** No *hostile* unit"),
        ("cd-5.b(F)3", "**CD-5.B(f)3** No *hostile* unit"),
        ("CD-D.9(4.A.2)", "**CD-D.9(4.A.2)** 4.A.2 paradox"),
        ("SR-6.5", "**SR-6.5** **Response windows.**"),
        ("SR-10 interception", "**SR-10 Interception**"),
    ],
)
def test_what_is_asked_for_with_the_letters_of_its_book_is_found_in_any_book(query: str, begins: str) -> None:
    assert text(rulebook.lookup(VOICE, query)).startswith(begins)
    assert (rulebook.suggested(query)[0][1].casefold() == query.casefold()) == (" " not in query)


def test_a_clause_is_shown_with_all_that_stands_below_it() -> None:
    found = [one.id for one in rulebook.search("CD-5.B(f)")]
    assert found == ["CD-5.B(f)", *(f"CD-5.B(f){number}" for number in range(1, 6))]
    assert {one.title for one in rulebook.search("RR-1.09")[2:]} >= {"Procedure", "Consuls", "Governors"}


def test_a_book_nobody_can_play_from_is_not_searched_unless_it_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rulebook, "GAMES", {one: None for one in rulebook.GAMES if one != "sword"})
    for query in ("1.09.141", "6.5", "knights", "hostile unit", "Etruscan"):
        assert {one.id[:2] for one in rulebook.search(query)} <= {"RC", "RR", "GV", "CD"}, query
    assert {value[:2] for _, value in rulebook.suggested("")} <= {"RC", "RR", "GV", "CD"}
    assert rulebook.search("SR-knights") == []


def test_in_the_channel_of_a_game_its_book_comes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rulebook, "GAMES", {"carthage": None, "rome": None})
    assert [one.prefix for one in rulebook.shelf("rome")] == ["RR", "RC"]
    assert [one.id for one in rulebook.search("1.05.2", "rome")] == ["RR-1.05.2"]
    assert [one.id for one in rulebook.search("9.11", "rome")] == ["RC-9.11"], "that of the other where it has none"
    assert rulebook.search("7.3.2", "carthage")[0].id == "RC-7.3.2"
    assert rulebook.suggested("", "rome")[0][1] == "RR-0"
    assert {one.id[:2] for one in rulebook.search("knights")} == {"RC", "RR"}


def test_what_is_suggested_fits_discord() -> None:
    for typed in ("", "7", "RC-7.3", "CD-5.B", "RR-1", "trader", "a", "no such thing"):
        found = rulebook.suggested(typed)
        assert len(found) <= 25
        assert all(1 <= len(name) <= 100 and 1 <= len(value) <= 100 for name, value in found)
        assert len({value for _, value in found}) == len(found)
    assert ("RC-7 Trade Phase", "RC-7") in rulebook.suggested("")


def test_cards_and_charts_are_found_by_name() -> None:
    for query, expected in (
        ("numidian cavalry", "Class: subject"),
        ("Hannibal Barca", "MIL: 6"),
        ("combat", "14 · Victory · 4 · 4"),
        ("sicily", "first of Syracusan Wars 1 and 2 to be defeated"),
        ("Sumptuary", "No Senator may buy more than 5 votes"),
        ("home suffete", "Presides over the Senate"),
    ):
        assert expected in text(rulebook.lookup(VOICE, query)), query
    assert text(rulebook.lookup(VOICE, "sumptuary law")).startswith("**Sumptuary Law**")


def test_every_component_can_be_looked_up() -> None:
    names = {one.name for one in rulebook.references("carthage")}
    for file in (
        "families",
        "statesmen",
        "wars",
        "leaders",
        "explorations",
        "laws",
        "intrigues",
        "events",
        "provinces",
    ):
        for one in json.loads((ROOT / "data" / "carthage" / f"{file}.json").read_text("utf-8")):
            assert one["name"] in names, one["name"]
    for one in rulebook.references("carthage"):
        panel = rulebook.lookup(VOICE, one.name, "carthage")
        check(panel)
        assert f"**{one.name}**" in text(panel)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("kind", [kind for kind in GAMES if CARDS.of(kind) is not CARDS.plain])
def test_cards_of_no_list_are_shown_with_their_row_their_text_and_their_clause(kind: str, language: str) -> None:
    voice, known = Voice(catalogue(kind, language)), {one.id for one in rulebook.book(kind)}
    found = rulebook.references(kind, language)
    assert len(found) > 100
    assert [one for one in found if not (one.kind and (cited := RULE.search(one.text)) and cited[1] in known)] == []
    for one in found[::7]:
        panel = rulebook.lookup(voice, one.name, kind)
        check(panel)
        assert f"**{one.name}**" in text(panel)
        assert one.text in text(panel)


def test_the_cards_of_the_game_that_is_played_come_alone() -> None:
    """In its channel a name means its card; where no game is played, that of any."""
    assert {one.name for one in rulebook.named("hannibal", "rome")} == {"Hannibal"}
    assert "Hannibal Barca" in {one.name for one in rulebook.named("hannibal", "carthage")}
    assert {"Hannibal", "Hannibal Barca"} <= {one.name for one in rulebook.named("hannibal")}
    assert {one.name for one in rulebook.named("tribune", "grand")} == {
        one.name for one in rulebook.named("tribune", "rome")
    }
    assert rulebook.suggested("sacred geese", "sword")[0][1] == "Sacred Geese"


def test_what_may_be_looked_up_is_suggested() -> None:
    assert ("Hannibal Barca · Statesmen", "Hannibal Barca") in rulebook.suggested("hannibal")
    assert len(rulebook.suggested("a")) <= 25
    assert rulebook.suggested("")[0][1] == "RC-1"


@pytest.mark.parametrize(("chart", "said"), [
    ("T-3", "Disaster: half of legions and of Fleets, each rounded up. Standoff: a quarter of each, rounded up."),
    ("T-4", "TDR + EXP + card bonus - shortage"),
    ("T-4", "Natural Disaster number: lose DR units (RC-10.1a)."),
    ("T-7", "Modifiers: +2 he gained a Naval Victory this turn"),
    ("T-7", "-2 for Malchus the General."),
    ("T-10", "dr, +1 for 1T; the legion follows the rebel on this number or more"),
    ("T-11", "Cards in set · 1 · 2 · 3"),
    ("T-13", "removed at the start of the next Forum Phase"),
    ("T-15", "Order of spoils: Imperialists: marine-suffete, home-suffete"),
    ("Dice", "TDR three dice (two white, one coloured)"),
])  # fmt: skip
def test_a_chart_is_shown_with_how_it_is_read(chart: str, said: str) -> None:
    assert said in text(rulebook.lookup(VOICE, chart))


def test_all_that_the_book_says_below_a_chart_is_at_hand() -> None:
    """Whatever stands between the rows of one chart and the title of the next, sources and emphasis aside."""
    source = (ROOT / "docs" / "rules" / "republic-of-carthage.md").read_text("utf-8")
    charts = source.partition("## RC-13 ")[2].partition("## RC-14 ")[0]
    known = "\n".join(one.text for one in rulebook.references("carthage"))
    prose = [line for line in charts.splitlines()[1:] if line and not line.startswith(("|", "**T-"))]
    assert len(prose) > 3
    for line in prose:
        assert line.replace("*", "") in known, line


def test_a_clause_is_shown_with_the_chart_it_is_read_with() -> None:
    """Who was crucified finds why: the result cites RC-11.1, and that the modifiers of T-7."""
    panel = rulebook.shown(VOICE, rulebook.passage(rulebook.whole("RC-1"), "RC-11.1"))
    sendable(panel)
    assert "-1 his battle this turn was a Disaster" in text(panel)
    assert "T-3" not in text(rulebook.shown(VOICE, rulebook.passage(rulebook.whole("RC-1"), "RC-11.2.2")))


def test_no_clause_leads_into_a_book_that_is_not_here() -> None:
    known = {one.id for one in rulebook.books()}
    for one in rulebook.books():
        assert {found for found in re.findall(r"\b[A-Z]{2}-\d[\w.]*\w", one.text) if found[:3] != "RC-"} <= known, one
    assert "Combined game" in next(one for one in rulebook.printed("carthage") if one.id == "RC-6.2").text
    assert text(rulebook.lookup(VOICE, "RC-6.2")).count("GV-") == 1, "that book is here"


def test_once_a_book_is_here_what_leads_into_it_is_shown() -> None:
    line = "It is so. Combined game: see GV-4.12. And so on."
    assert rulebook.at_hand(line, {"GV-4.12"}) == line
    assert rulebook.at_hand(line, {"GV-4.1"}) == "It is so. And so on."
    assert rulebook.at_hand("(c) Late: RC-4.16. Combined game: see GV-2.1.", ()) == "(c) Late: RC-4.16."
