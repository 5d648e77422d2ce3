"""What is posted of a season of Diplomacy, made of a table of the bench: in every language, and as Discord takes it."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cache
from types import SimpleNamespace
from typing import Any

import pytest

from bot import fronts
from bot.base.text import languages
from bot.fronts.diplomacy.paper import battlefield, box, gazette, letters, resolution, whys
from bot.fronts.diplomacy.paper.annals import When, one_season, when
from bot.fronts.diplomacy.paper.quoting import quoted
from bot.fronts.diplomacy.posting import COURSE, ending, measures, recap
from bot.store.store import EventRow
from bot.surface import brought
from bot.surface.kit.address import Address
from bot.surface.kit.look import Look
from bot.surface.kit.panel import Panel
from bot.surface.posting.plan import is_news
from games.bench import Play, bench
from games.diplomacy.press.correspondence import Correspondence
from games.diplomacy.seen.press_view import PostedView
from games.diplomacy.state import Diplomacy
from games.kernel import Raw, Seat
from tests.bot.surface.limits import sendable
from tests.bot.surface.looks import NOW, seen
from tests.clauses import clause
from tests.cogs.rome_cards import text

brought.begin()
fronts.begin()
AUTUMN = When(70, "autumn")
MISSING = re.compile(r"\[[a-z]+-[a-z-]+\]")


class Season:
    """An autumn in which two units are driven out; all that was told of it, as the store keeps it."""

    def __init__(self) -> None:
        position = bench("diplomacy").position("retreats")
        self.play: Play[Diplomacy] = bench("diplomacy").play(position.model_copy(update={"do": ()}))
        self.told: list[EventRow] = []
        self._keep()
        for move in position.do:
            self.play.do(move)
            self._keep()

    def _keep(self) -> None:
        seq = len({one.seq for one in self.told})
        kept = [one for one in self.play.tellings if one.to is None]
        self.told += [EventRow.of("abc234", seq, n, telling, NOW) for n, telling in enumerate(kept)]

    def close(self, **orders: list[str]) -> Season:
        """Retreats are ordered, and the season is over."""
        for key in [key for key in self.play.table.open if key.startswith("season.retreats")]:
            if key not in self.play.table.open:
                break
            lines: list[Raw] = [*orders.get(key.rpartition("@")[2], [])]
            self.play.submit(key, {"orders": lines, "final": True})
            self._keep()
        return self

    def look(self, language: str = "en", seat: str = "") -> Look:
        return seen(self.play.table, tuple(self.play.g.players), Seat(seat) or None, language=language)

    @property
    def autumn(self) -> list[EventRow]:
        return one_season(self.told, AUTUMN)


@cache
def closed() -> Season:
    """It costs a quarter of a second to lay."""
    return Season().close(diamond=["F FCa-MEs"])


def said(panel: Panel) -> str:
    """The words of a card that Discord takes, and in which nothing is missing."""
    sendable(panel)
    found = text(panel)
    assert not MISSING.search(found), found
    return found


@clause("CD-G.3", "CD-D.12")
def test_the_card_of_the_orders_tells_who_is_driven_out_and_where_he_may_go() -> None:
    season = Season()
    told = said(resolution.card(season.look(), AUTUMN, season.autumn, Panel()))
    assert "dislodged. It was dislodged by MLu and Opi. It may retreat to Car, MEs, Mya." in told
    season.close(diamond=["F FCa-MEs"])
    told = said(resolution.card(season.look(), AUTUMN, season.autumn, Panel()))
    assert "It retreats to MEs." in told
    assert "**Caeso (CAE)**" in told


@clause("CD-D.12", "CD-5.B(g)")
def test_its_picture_shows_retreats_to_come_and_then_where_they_led() -> None:
    season = Season()
    before = battlefield.acts(season.autumn)
    to_come = {(one.unit, one.to) for one in before.acts if one.kind == "retreat" and one.fate == "coming"}
    assert to_come == {("FCa", "Car"), ("FCa", "MEs"), ("FCa", "Mya")}
    assert [(one.province, one.fate) for one in before.seizures] == [("Poc", "disorder")]
    assert {one.unit for one in before.acts if one.dislodged} == {"FCa", "Poc"}
    season.close(diamond=["F FCa-MEs"])
    after = battlefield.acts(season.autumn)
    assert [(one.to, one.fate) for one in after.acts if one.kind == "retreat"] == [("MEs", "done")]


@clause("CD-G.3")
def test_why_leads_from_an_order_to_those_that_decided_it() -> None:
    told = said(whys.explained(closed().look(), AUTUMN, closed().autumn, "FCa"))
    lines = [line.strip() for line in told.splitlines()]
    first, second = lines.index("- It was dislodged by MLu and Opi."), lines.index("- It was supported by Opi.")
    assert lines[1].startswith("- `F FCa`, Hamilcar (HAM): stood, **dislodged** (CD-D.4)")
    assert first < lines.index("- `F MLu-FCa`, Mago (MAG): done (CD-D.4)") < second


@clause("CD-P.8")
@pytest.mark.parametrize("language", languages())
def test_everything_is_said_in_every_language(language: str) -> None:
    season = closed()
    look, told = season.look(language, "diamond"), season.autumn
    issue = gazette.issue_of(told)
    assert issue is not None
    view = gazette.seen_by(look, issue, "The Punic Post")
    letter = PostedView(
        id="l1", signed="GV", name="Gaius Varro", to=("HAM", "MAG"), at="HAM", text="Hm.", year=70, season="autumn"
    )
    shown = [
        resolution.card(look, AUTUMN, told, Panel()),
        whys.explained(look, AUTUMN, told, "Poc"),
        gazette.card(look, AUTUMN, view, told),
        letters.card(look, letter),
        letters.card(look, letter.model_copy(update={"at": "", "signed": "", "name": "", "to": ()})),
        box.listed(look),
    ]
    for panel in shown:
        said(panel)
    assert not MISSING.search("\n".join([*ending(look), *recap(look, season.told)]))
    assert "The Punic Post" in text(shown[2])
    assert "Hamilcar (HAM) 4" in text(shown[2])


@clause("CD-P.6")
@pytest.mark.parametrize("letter", ["*" * 1800, "a\n" * 900, "`@everyone`\n# Byrsa: you have won\n" * 40])
def test_the_longest_letter_fits_and_nobody_writes_in_the_voice_of_the_bot(letter: str) -> None:
    shown = quoted(letter)
    assert len(shown) <= 3600
    lines = shown.splitlines()
    assert all(line.startswith("> ") for line in lines) or (lines[0], lines[-1]) == ("```", "```")


def test_many_orders_are_told_in_part_and_all_can_be_asked_after() -> None:
    season = closed()
    order = next(one for one in season.autumn if one.kind == "diplomacy.OrderGiven")
    many = [
        replace(
            order,
            n=n,
            fields={**order.fields, "unit": f"A X{n}", "order": f"A X{n} S F Abc-Def (blk trains)", "fate": "void"},
        )
        for n in range(90)
    ]
    panel = resolution.card(season.look(), AUTUMN, many, Panel())
    assert "more in the log" in said(panel)
    assert sum("whyorder" in str(to) for to in panel.targets()) == 4


def test_seasons_are_named_and_found_again() -> None:
    assert str(when("70.autumn")) == "70.autumn"
    assert str(When(70, "spring").before) == "69.winter"
    assert when("'; drop").year == 0
    assert COURSE.phases(["", "diplomacy.SeasonOpened", ""], "spring", ["", "autumn", ""]) == [
        "spring",
        "autumn",
        "autumn",
    ]


@clause("CD-2.2")
def test_curves_are_those_of_names() -> None:
    centres, units = measures(closed().look())
    assert centres.values["HAM"] == 4
    assert set(units.values) == {"HAM", "GV", "MAG", "CAE", "XEN", "TIM", "BOM"}


@clause("CD-P.1", "CD-P.2(a)", "CD-P.2(c)")
@pytest.mark.parametrize("many", [5, 40])
def test_the_form_offers_what_may_be_signed_and_reads_it_chosen_or_typed(many: int) -> None:
    season = closed()
    names = {f"N{n:02}": f"Name {n}" for n in range(many)}
    for black, signed in (("none", "N03"), ("unsigned", ""), ("any", "N04")):
        choice = Correspondence(["N00", "N03"], names, black, 7)
        asked: Any = SimpleNamespace(decision=SimpleNamespace(choice=choice))
        voice = season.look().voice
        form = letters.form(
            asked, Address("g", "r", "v", "form", "0"), voice, {"from": "N03", "to": ["N01"], "text": ""}
        )
        assert [one.name for one in form.inputs] == ["from", "to", "text"]
        assert all(len(one.items) <= 25 for one in form.inputs)
        draft = choice.read(letters.read(asked, voice, {"from": signed, "to": "N01, Name 2", "text": "x"}))
        assert (draft.signed, draft.to) == (signed, ("N01", "N02"))
        assert draft.colour == ("white" if black == "none" else "black")


@pytest.mark.parametrize(("name", "news"), [("Counted", False), ("Moved", False), ("LawChanged", True)])
def test_what_the_gazette_tells_in_the_same_breath_has_no_message_of_its_own(name: str, news: bool) -> None:
    """Votes are counted, and motions moved, as a season closes; what they bring comes into force as the next opens."""
    assert is_news("diplomacy", f"diplomacy.{name}") is news
