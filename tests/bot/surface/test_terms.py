"""Words of a game are explained where they first stand, once to everybody, and not many at a time."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import pytest

import bot
from bot.base.text import Catalogue, Voice, languages
from bot.services.people.people import Preferences, understood
from bot.surface.kit import terms
from bot.surface.kit.cards import desk
from bot.surface.kit.look import Look
from bot.surface.kit.panel import Panel, Words, words
from games.catalog import GAMES
from games.kernel import Seat, Setup, Table, chairs
from tests.bot.surface.limits import sendable
from tests.bot.surface.looks import seen

SEATS: Final = chairs(4)
GLOSSARY: Final = Path(bot.__file__).parent.parent / "docs" / "glossary.md"


def small_print(panel: Panel) -> str:
    """The last paragraph, if it explains something."""
    last = [part.text for part in panel.parts if isinstance(part, Words)][-1]
    return last if last.startswith("-# **") else ""


def begun() -> Look:
    """Somebody is to place his first Trader."""
    table: Table[Any] = Table.start(GAMES["carthage"], Setup(SEATS, "terms", GAMES["carthage"].options()))[0]
    seat = next(one.decision.seat for one in table.open.values() if one.decision.awaited)
    return seen(table, SEATS, Seat(seat))


def explained(panel: Panel) -> list[str]:
    return re.findall(r"\*\*([^*]+)\*\*: ", small_print(panel))


def test_the_first_card_explains_three_words_and_the_next_those_that_are_left() -> None:
    look = begun()
    first = desk(look)
    assert explained(first) == ["Desk", "Trader", "INF"]
    sendable(first)
    ref = look.awaited[0].ref
    same = replace(look, met=dict.fromkeys(("desk", "trader", "inf"), ref))
    assert explained(desk(same)) == ["Desk", "Trader", "INF"], "as long as this is asked"
    later = replace(look, met=dict.fromkeys(("desk", "trader", "inf"), "another question"))
    assert explained(desk(later)) == ["ORA", "red card", "MIL"]
    everything = replace(look, met=dict.fromkeys(terms.terms("carthage"), "another question"))
    assert not small_print(desk(everything))


def test_terms_of_other_games_do_not_count() -> None:
    """Whoever has learnt as many words elsewhere has not learnt these."""
    look = replace(begun(), met={f"of another game {n}": "another question" for n in range(99)})
    assert explained(desk(look)) == ["Desk", "Trader", "INF"]


def test_where_nothing_is_asked_nothing_is_explained() -> None:
    assert terms.gloss(replace(begun(), own=[]), words("HRAO")) == Panel()


def test_a_word_within_a_word_is_no_term() -> None:
    voice = begun().voice
    assert terms.used(voice, words("Hanno is HRAO; a Governor.")) == ["hrao", "governor"]
    assert terms.used(voice, words("CHRAOS, Governorial, deskless, informed")) == []


@pytest.mark.parametrize("language", languages())
def test_every_term_has_a_short_meaning_and_is_found_as_it_is_written(language: str) -> None:
    voice = Voice(Catalogue("carthage", language))
    for name in terms.terms("carthage"):
        for way in voice.say(f"term-{name}").split("|"):
            assert name in terms.used(voice, words(f"({way}).")), way
        assert 10 < len(voice.say(f"term-{name}.means")) < 125, name
    longest = sorted(terms.terms("carthage"), key=lambda name: len(terms.meanings("carthage", language)[name]))[
        -terms.MOST :
    ]
    assert len(terms.line(voice, longest)) < 450


@pytest.mark.parametrize(
    ("game", "place"), [("carthage", "## Words players meet"), ("sword", "### In The Sword of Rome")]
)
def test_the_glossary_says_the_same(game: str, place: str) -> None:
    voice = Voice(Catalogue(game))
    text = re.split(r"^#", GLOSSARY.read_text("utf-8").partition(place)[2], flags=re.MULTILINE)[0]
    rows = dict(re.findall(r"^\| \*\*(.+?)\*\* \| (.+) \|$", text, re.MULTILINE))
    said = {voice.say(f"term-{name}").partition("|")[0]: voice.say(f"term-{name}.means") for name in terms.terms(game)}
    assert rows == said


def test_what_was_explained_is_kept_with_the_settings() -> None:
    assert understood({"met": {"hrao": "abc"}}).met == {"hrao": "abc"}
    assert understood({"met": ["hrao"], "zone": "Europe/Berlin"}) == Preferences(zone="Europe/Berlin")


async def test_what_stands_on_a_card_is_noted_and_what_is_known_costs_nothing() -> None:
    """Only what it explains: another word of the game is still to be explained."""
    noted: list[dict[str, Any]] = []

    class Kept:
        async def change_user(self, user: int, values: dict[str, Any]) -> None:
            noted.append({"user": user, **values})

    store: Any = Kept()
    look = begun()
    ref, panel = look.awaited[0].ref, desk(look)
    await terms.note(store, look, panel)
    known = dict.fromkeys(("desk", "trader", "inf"), ref)
    assert noted == [{"user": look.seats[look.seat].user, terms.KEY: {"met": known}}]
    await terms.note(store, replace(look, met=known), panel)
    await terms.note(store, replace(look, seat=None), panel)
    assert len(noted) == 1
