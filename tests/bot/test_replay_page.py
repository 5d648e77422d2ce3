"""`byrsa replay`: one page that holds a whole game, asks nothing of the net, and tells nothing that was hidden."""

from __future__ import annotations

import asyncio
import json
import re
import shutil
from base64 import b64decode
from collections.abc import Iterator
from html.parser import HTMLParser
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from PIL import Image
from playwright.async_api import async_playwright

from bot import fronts
from bot.__main__ import _run
from bot.app.replay import program
from bot.app.replay.markup import html
from bot.app.replay.moments import chapters, moments
from bot.base.errors import SetupError
from bot.fronts import FRONTS
from bot.services.records.exported import read
from bot.surface.kit.look import Look
from bot.surface.posting.plan import posting
from bot.surface.records.curves import CURVES
from bot.surface.records.transcript import look_of
from games.catalog import GAMES
from games.kernel import Seat
from tests.bot.test_transcript import hidden_from, random_game
from tests.e2e.kept import unpacked

KEPT = Path(__file__).parents[1] / "kept"
REPLAYED = ("carthage", "sample")


class Read(HTMLParser):
    """What a page is made of: its tags with what stands in them, and its words."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.open: list[str] = []
        self.said: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_data(self, data: str) -> None:
        self.said.append(data)

    def of(self, tag: str, **wanted: str) -> list[dict[str, str | None]]:
        return [about for name, about in self.tags if name == tag and wanted.items() <= about.items()]


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """A game of Carthage for two, played to its end by a former release."""
    folder = tmp_path_factory.mktemp("finished")
    release = max(KEPT.glob("release-*"))
    return json.loads(unpacked(release, "finished.json", folder).read_text("utf-8"))


@pytest.fixture(scope="module")
def page(finished: dict[str, Any]) -> str:
    return program.page(finished, "en")


def exported_look(document: dict[str, Any]) -> tuple[Any, Look]:
    fronts.begin()
    exported = read(document)
    return exported, look_of(exported, None)


@pytest.mark.slow
class TestPage:
    def test_it_asks_nothing_of_the_net(self, page: str) -> None:
        made = Read(page)
        assert made.of("meta", **{"http-equiv": "Content-Security-Policy"})
        leads = [
            str(value) for _, about in made.tags for name, value in about.items() if name in ("src", "srcset", "href")
        ]
        assert leads
        assert all(one.startswith("data:image/webp;base64,") for one in leads)
        assert not re.search(r"(?:https?:)?//|@import|url\(|fetch\(|XMLHttp", re.sub(r"base64,[^']+", "", page))

    def test_every_moment_has_its_board_and_its_words(self, page: str, finished: dict[str, Any]) -> None:
        exported, _ = exported_look(finished)
        played, made = list(chapters(exported)), Read(page)
        assert len(made.of("article")) == len(made.of("img")) == len(played) > 30
        assert all(about["alt"] for about in made.of("img"))
        assert [turn for turn, _, _ in played] == sorted(turn for turn, _, _ in played)
        assert sum(len(told) for *_, told in played) < len(made.of("li"))

    def test_narrow_screens_are_shown_the_upright_board(self, page: str) -> None:
        made = Read(page)
        assert len(made.of("source", media="(max-width: 46rem)")) == len(made.of("img"))
        pictures = [
            Image.open(BytesIO(b64decode(str(one[name]).partition(",")[2])))
            for tag, name in (("img", "src"), ("source", "srcset"))
            for one in made.of(tag)[-1:]
        ]
        wide, upright = (one.width / one.height for one in pictures)
        assert wide > 1 > upright

    def test_it_can_be_sent(self, page: str) -> None:
        """Discord takes ten megabytes: fifty moments with both their boards."""
        assert 10_000 < len(page.encode()) / len(Read(page).of("article")) < 195_000
        assert len(page.encode()) < 10_000_000

    def test_it_tells_the_end_the_curves_the_votes_and_the_dice(self, page: str, finished: dict[str, Any]) -> None:
        made = Read(page)
        assert {"page-ended", "page-turns", "page-curves", "page-votes", "page-dice"} <= {
            about.get("id") for about in made.of("section")
        }
        exported, look = exported_look(finished)
        measured = CURVES.of("carthage")(look)
        assert len(made.of("svg", role="img")) == len(measured) == 5
        assert len(made.of("polyline")) == sum(len(one.values) for one in measured)
        votes = [event for event in exported.events if posting("carthage").card(1, event)]
        assert votes
        assert page.count(html(look.voice.event(votes[0].kind, votes[0].fields))) >= 2
        assert look.game.commitment in page

    def test_every_public_event_is_told_and_no_other(self, page: str, finished: dict[str, Any]) -> None:
        exported, look = exported_look(finished)
        told = [event for *_, some in chapters(exported) for event in some]
        receipts = posting("carthage").receipts
        assert told == [one for one in exported.events if one.audience is None and one.kind not in receipts]
        private = [one for one in exported.events if one.audience is not None]
        assert private
        lines = {html(" ".join(look.voice.event(one.kind, one.fields).split())) for one in told}
        secret = {html(" ".join(look.voice.event(one.kind, one.fields).split())) for one in private} - lines
        assert [one for one in secret if f">{one}</li>" in page] == []


@pytest.mark.slow
async def test_it_works_by_keyboard_on_a_phone_and_without_a_program(page: str, tmp_path: Path) -> None:
    browser_path = shutil.which("chromium")
    if browser_path is None:
        pytest.skip("no browser")
    file = tmp_path / "game.html"
    file.write_text(page, encoding="utf-8")
    async with async_playwright() as started:
        browser = await started.chromium.launch(executable_path=browser_path, args=["--no-sandbox"])
        phone = await browser.new_page(viewport={"width": 390, "height": 844}, color_scheme="dark")
        asked: list[str] = []
        phone.on("request", lambda one: asked.append(one.url) if not one.url.startswith(("file:", "data:")) else None)
        await phone.goto(file.as_uri())
        assert await phone.evaluate("document.documentElement.scrollWidth") == 390
        shown = "(one => one.clientWidth < one.clientHeight)(document.querySelector('.now .board img'))"
        await phone.wait_for_function("document.querySelector('.now .board img').complete")
        assert await phone.evaluate(shown), "upright"
        assert await phone.evaluate("document.querySelector('.now .board').scrollWidth") <= 390
        visible = "[...document.querySelectorAll('.moment')].filter(one => one.offsetHeight).map(one => one.id)"
        assert await phone.evaluate(visible) == ["m1"]
        for key, there in (("ArrowRight", "m2"), ("ArrowRight", "m3"), ("ArrowLeft", "m2"), ("Home", "m1")):
            await phone.keyboard.press(key)
            assert await phone.evaluate(visible) == [there]
        await phone.keyboard.press("End")
        count = len(Read(page).of("article"))
        assert await phone.evaluate(visible) == [f"m{count}"]
        await phone.click("button.all")
        assert len(await phone.evaluate(visible)) == count
        assert asked == []
        plain = await browser.new_context(java_script_enabled=False)
        bare = await plain.new_page()
        await bare.goto(file.as_uri())
        assert await bare.locator(".moment:visible").count() == count
        assert not await bare.locator("nav").is_visible()
        await browser.close()


@pytest.fixture
def undrawn(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the boards say is asked for, what they look like is not."""
    monkeypatch.setattr("bot.app.replay.moments.canvas", lambda _scene, _style: Image.new("RGB", (4, 4)))


def made_by_people(kind: str, tmp_path: Path) -> dict[str, Any]:
    return asyncio.run(random_game(tmp_path / "byrsa.db", kind))


@pytest.mark.parametrize("kind", REPLAYED)
@pytest.mark.usefixtures("undrawn")
def test_nothing_hidden_stands_in_it(kind: str, tmp_path: Path) -> None:
    """Whatever others were told alone, the page is the same; but that the file is proved to have been changed."""
    document = made_by_people(kind, tmp_path)
    files = (document, hidden_from(document, None))
    real, other = (program.page(one, "en").partition("<section id=page-dice>")[0] for one in files)
    assert real == other
    assert "secret" not in other


@pytest.mark.parametrize("kind", REPLAYED)
@pytest.mark.usefixtures("undrawn")
def test_curves_hold_public_figures_alone(kind: str, tmp_path: Path) -> None:
    exported, look = exported_look(made_by_people(kind, tmp_path))
    seen = CURVES.of(kind)(look)
    assert seen
    for seat in exported.seats:
        own = look_of(exported, Seat(seat))
        assert [one.values for one in CURVES.of(kind)(own)] == [one.values for one in seen]
    assert [len(one.measures) for one in moments(exported, look.voice)] == [len(seen)] * len(list(chapters(exported)))


def test_every_game_that_can_be_played_has_curves() -> None:
    assert [kind for kind in GAMES if FRONTS[kind].measures is not CURVES.plain] == list(GAMES)


@pytest.mark.usefixtures("undrawn")
def test_in_another_language(tmp_path: Path) -> None:
    document = made_by_people("sample", tmp_path)
    assert "<html lang=de>" in program.page(document, "de")
    assert "Runde" in program.page(document, "de")


def named(document: dict[str, Any], *names: str) -> dict[str, Any]:
    """The file, in which those who play go by these names, the first to sit first."""
    seats = sorted(document["rows"]["seat"], key=lambda row: row["since"])
    people = [{"user": row["user"], "name": name} for row, name in zip(seats, names, strict=False)]
    return {**document, "rows": {**document["rows"], "person": people}}


@pytest.mark.parametrize("kind", REPLAYED)
@pytest.mark.usefixtures("undrawn")
def test_who_played_is_called_by_the_name_in_the_file(kind: str, tmp_path: Path) -> None:
    """Whoever has none there, and everybody in a file of before, by his chair."""
    document = made_by_people(kind, tmp_path)
    assert "person" in document["rows"]
    page = program.page(named(document, "Elissa", "elissa"), "en")
    assert "<p>◆ Elissa, ▲ elissa (2), and ● Circle</p>" in page
    assert "Triangle" not in page
    of_before = {**document, "rows": {name: rows for name, rows in document["rows"].items() if name != "person"}}
    assert "<p>◆ Diamond, ▲ Triangle, and ● Circle</p>" in program.page(of_before, "en")


@pytest.mark.usefixtures("undrawn")
def test_names_of_strangers_are_tamed(tmp_path: Path) -> None:
    """Anybody may have written the file."""
    document = made_by_people("sample", tmp_path)
    page = program.page(named(document, "<img src=x onerror=alert(1)>", "\u202e**Mago**" + "o" * 5000, "\u200b"), "en")
    assert "<p>◆ img src=x onerror=alert, ▲ Mago ooooooooooooooooooo, and ● Circle</p>" in page
    assert not Read(page).of("img", src="x")
    assert "\u202e" not in page
    broken = {**document, "rows": {**document["rows"], "person": [{"user": 1}]}}
    with pytest.raises(SetupError):
        program.page(broken, "en")


@pytest.mark.parametrize(
    ("said", "shown"),
    [
        ("**Mago** dies", "<b>Mago</b> dies"),
        ("- *Yea* `12`", "<i>Yea</i> <code>12</code>"),
        (r"\*not bold\* \<b\>", "*not bold* &lt;b&gt;"),
        ("<script>alert('x')</script>", "&lt;script&gt;alert(&#x27;x&#x27;)&lt;/script&gt;"),
        ("## Byrsa Hill", "Byrsa Hill"),
    ],
)
def test_words_become_a_page_and_never_a_tag(said: str, shown: str) -> None:
    assert html(said) == shown


@pytest.mark.usefixtures("undrawn")
def test_by_the_command_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "game.json").write_text(json.dumps(made_by_people("sample", tmp_path)), encoding="utf-8")
    assert _run(["replay", "game.json", "--html"]) == 0
    assert re.fullmatch(r"Written to game\.html: \d+\.\d MB\.\n", capsys.readouterr().out)
    assert (tmp_path / "game.html").read_text("utf-8").startswith("<!doctype html>")
    assert _run(["replay", "game.json", "--html"]) == 2
    assert "exists already" in capsys.readouterr().err
    assert _run(["replay", "game.json", "--language", "xx", "--out", "other.html"]) == 2
    assert "no words in xx" in capsys.readouterr().err


def frames(text: str) -> Iterator[str]:
    yield from re.findall(r"data-name='([^']+)'", text)


@pytest.mark.usefixtures("undrawn")
def test_moments_are_named_by_turn_and_phase(tmp_path: Path) -> None:
    names = list(frames(program.page(made_by_people("sample", tmp_path), "en")))
    assert names
    assert any(name.startswith("Turn 1") for name in names)
