"""Plain questions to `/rules`: each is understood as people put it, in English and in German, and rightly answered."""

from __future__ import annotations

from typing import Final

import pytest

from bot.base.text import Catalogue, Voice, languages
from bot.surface.kit.panel import Panel, Words
from bot.surface.learning import questions, rulebook
from tests.bot.surface.limits import sendable

VOICES: Final = {language: Voice(Catalogue("carthage", language)) for language in languages()}
ASKED: Final = ("carthage", "rome")


def text(panel: Panel) -> str:
    return "\n".join(part.text for part in panel.parts if isinstance(part, Words))


@pytest.mark.parametrize(
    ("language", "query", "clause"),
    [
        ("en", "how do I win", "RC-12.1d"),
        ("en", "How do I win?", "RC-12.1d"),
        ("en", "what is the goal of this game", "RC-12.1d"),
        ("en", "when do we all lose", "RC-12.3"),
        ("en", "what are the phases of a turn", "RC-3.1"),
        ("en", "how do I get influence", "RC-6.9"),
        ("en", "how can I get more money", "RC-6.5"),
        ("en", "how does trading work", "RC-7.2.2"),
        ("en", "can i lie", "RC-7.2.2"),
        ("en", "what do my trade cards bring", "RC-7.3.1"),
        ("en", "trader", "RC-8.1"),
        ("en", "how do I persuade a senator", "RC-8.5.1"),
        ("en", "when can I play a statesman", "RC-8.9.2"),
        ("en", "how many votes do I have", "RC-9.0.9"),
        ("en", "who has the floor", "RC-9.0.6"),
        ("en", "how do I become suffete for life", "RC-9.10.1"),
        ("en", "what is HRAO", "RC-1.4g"),
        ("en", "what does a governor do?", "RC-9.4"),
        ("en", "can I have somebody assassinated", "RC-9.8.1"),
        ("en", "how do I win a war", "RC-10.2.1"),
        ("en", "how to recruit legions", "RC-9.5.5"),
        ("en", "what happens when my leader dies", "RC-5.0"),
        ("en", "how do I start a rebellion", "RC-11.3"),
        ("en", "what can others see", "RC-1.5e"),
        ("de", "Wie gewinne ich?", "RC-12.1d"),
        ("de", "worum geht es, was ist das Ziel", "RC-12.1d"),
        ("de", "wann verlieren alle", "RC-12.3"),
        ("de", "wie bekomme ich Einfluss", "RC-6.9"),
        ("de", "wie komme ich an Geld", "RC-6.5"),
        ("de", "wie handle ich mit karten", "RC-7.2.2"),
        ("de", "darf ich lügen", "RC-7.2.2"),
        ("de", "wie bekomme ich einen Trader", "RC-8.1"),
        ("de", "wie viele Stimmen habe ich", "RC-9.0.9"),
        ("de", "wer führt den Vorsitz", "RC-9.0.6"),
        ("de", "was passiert, wenn ein Senator stirbt", "RC-5.0"),
        ("de", "wie wird ein Krieg geführt", "RC-10.2.1"),
        ("de", "how do I win", "RC-12.1d"),
    ],
)
def test_a_plain_question_is_answered_and_leads_to_its_clause(language: str, query: str, clause: str) -> None:
    panel = rulebook.lookup(VOICES[language], query)
    sendable(panel)
    lines = text(panel).splitlines()
    assert lines[0].startswith("**")
    assert "?** " in lines[0]
    assert f"**{clause}**" in lines[1] or f"**{clause} " in lines[1]


@pytest.mark.parametrize(
    "query", ["7.3.2", "RC-12.1", "sicily", "Hannibal Barca", "tax rounded up current rate", "zebra"]
)
def test_a_number_a_name_and_the_words_of_a_clause_are_no_questions(query: str) -> None:
    assert "?** " not in text(rulebook.lookup(VOICES["en"], query)).partition("\n")[0]


def test_clauses_are_found_by_words_among_small_ones() -> None:
    found = text(rulebook.lookup(VOICES["en"], "what is with the tax that is rounded up on revenue?"))
    assert "**RC-7.3.2**" in found


@pytest.mark.parametrize(("game", "name"), [(game, name) for game in ASKED for name in questions.QUESTIONS.of(game)])
@pytest.mark.parametrize("language", VOICES)
def test_each_question_is_known_by_its_own_words_and_answered_out_of_the_book(
    game: str, name: str, language: str
) -> None:
    voice = Voice(Catalogue(game, language))
    title = voice.say(f"question-{name}")
    assert questions.meant(voice, title) == name
    assert voice.has(f"question-{name}.asked")
    wanted = questions.QUESTIONS.of(game)[name]
    assert [one.id for one in rulebook.answering(voice, name)] == list(wanted), "each is a clause of the book"
    sendable(rulebook.lookup(voice, title))


def test_questions_are_offered_while_one_types() -> None:
    for language, voice in VOICES.items():
        assert len(rulebook.offered(voice, "")) == 25, language
        assert voice.say("question-win") in [value for _, value in rulebook.offered(voice, "")]
        assert all(len(name) <= 100 for name, _ in rulebook.offered(voice, ""))
    assert rulebook.offered(VOICES["en"], "how do I w")[0] == ("How do I win?", "How do I win?")
    assert rulebook.offered(VOICES["en"], "7.3.2")[0][1] == "RC-7.3.2"
