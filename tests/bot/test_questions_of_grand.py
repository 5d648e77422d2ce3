"""Plain questions and terms of the Grand Variant: each is whole in every language, and answered out of its book."""

from __future__ import annotations

import json

import pytest

from bot.base.text import Catalogue, Voice, languages
from bot.fronts.grand.questions import QUESTIONS, TERMS
from bot.surface.learning import questions
from data import path

GRAND = "grand"


def clauses() -> set[str]:
    return {one["id"] for one in json.loads(path(GRAND).joinpath("clauses.json").read_text("utf-8"))}


def test_each_question_is_answered_by_clauses_of_the_book() -> None:
    for name, wanted in QUESTIONS.items():
        assert set(wanted) <= clauses(), name


@pytest.mark.parametrize("language", languages())
def test_every_term_and_question_is_short_and_whole(language: str) -> None:
    words = Catalogue(GRAND, language)
    for name in TERMS:
        assert words.say(f"term-{name}")
        assert 10 < len(words.say(f"term-{name}.means")) < 125, name
    for name in QUESTIONS:
        assert words.say(f"question-{name}").endswith("?")
        assert 30 < len(words.say(f"question-{name}.answer")) < 320, name


@pytest.mark.parametrize("language", languages())
def test_each_question_is_known_by_its_own_words(monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    monkeypatch.setattr(questions.QUESTIONS, "of", lambda _game: QUESTIONS)
    voice = Voice(Catalogue(GRAND, language))
    for name in QUESTIONS:
        assert questions.meant(voice, voice.say(f"question-{name}")) == name
