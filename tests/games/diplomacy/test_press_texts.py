"""The words of press: every refusal has some, in every language, and events read as sentences."""

from __future__ import annotations

import re
from dataclasses import asdict
from pathlib import Path

import pytest

from bot.base.text import Library, Voice
from games.diplomacy.press import correspondence
from games.diplomacy.press.events import LetterCame, LetterSent
from tests.games.diplomacy.post import NAMES

REASONS = sorted(set(re.findall(r'"(press\.[a-z-]+)"', Path(str(correspondence.__file__)).read_text("utf-8"))))


def voice(language: str) -> Voice:
    return Voice(Library().of("diplomacy", language), NAMES)


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_refusal_has_its_words(language: str) -> None:
    assert len(REASONS) == 11
    assert not [one for one in REASONS if not voice(language).has(f"reason-{one.replace('.', '-')}")]


def test_letters_read_as_sentences() -> None:
    came = LetterCame("l1", "GV", "Gaius Varro", ("SUL", "TIB"), "SUL", "Come to Rome!")
    sent = LetterSent("l2", "", "", "black", world=True, to=(), text="Who pays?")
    en, de = voice("en"), voice("de")
    assert (
        en.event(came.id, asdict(came)) == "A letter from Gaius Varro to Sulla and Tiberius, for Sulla: Come to Rome!"
    )
    assert en.event(sent.id, asdict(sent)) == "Black letter without a signature to the world: Who pays?"
    assert de.event(sent.id, asdict(sent)) == "Schwarzer Brief ohne Unterschrift an die Welt: Who pays?"
