"""CD-N: whatever it tells, refuses or offers has its words in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.base.text import Library, Voice, languages
from games import diplomacy
from games.diplomacy.entering import DiplomacyOptions
from games.diplomacy.standard import EVENTS
from games.diplomacy.standard.events import CentreTaken, GameDrawn

SOURCES = [path.read_text("utf-8") for path in sorted(Path(str(diplomacy.__file__)).parent.rglob("*.py"))]
REASONS = sorted({one for source in SOURCES for one in re.findall(r'"(?:diplomacy\.)?(standard-[a-z-]+)"', source)})


def voice(language: str) -> Voice:
    return Voice(Library().of("diplomacy", language), {"FRA": "France", "GER": "Germany", "Mun": "Munich"})


@pytest.mark.parametrize("language", languages())
def test_events_reasons_and_options_have_their_words(language: str) -> None:
    said = voice(language)
    assert len(REASONS) == 10
    built = [
        "not-empty",
        "too-many-builds",
        "too-many-removals",
    ]  # of two lines for one place; of lines beyond what is due
    names = [re.sub(r"(?<=[a-z])(?=[A-Z])", "-", one.__name__).lower() for one in EVENTS]
    wanted = [f"event-diplomacy-{one}" for one in names] + [
        f"reason-diplomacy-{one}" for one in (*REASONS, *built, "draw-perpetual")
    ]
    wanted += [f"option-diplomacy-{one}" for one in (*DiplomacyOptions.model_fields, "switches")]
    assert not [one for one in wanted if not said.has(one)]


def test_events_read_as_sentences() -> None:
    said = voice("en")
    taken, drawn = CentreTaken("Mun", "FRA", "GER"), GameDrawn(("FRA", "GER"), 1905, agreed=True)
    about = {name: getattr(taken, name) for name in ("province", "code", "before")}
    assert said.event(taken.id, about) == "Munich belongs to France now, no longer to Germany."
    assert said.event(taken.id, about | {"before": ""}) == "Munich belongs to France now."
    told = said.event(drawn.id, {"codes": drawn.codes, "year": "1905", "agreed": True})
    assert told == "All survivors have agreed to a draw in 1905. It is shared by France and Germany."
