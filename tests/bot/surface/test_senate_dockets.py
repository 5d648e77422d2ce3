"""The cards of a programme and of a docket: motions in words, one menu each, within Discord's limits."""

from __future__ import annotations

from typing import Any

import cogs.senate  # noqa: F401 - the cog brings its presenters
from bot.base.text import Library, Voice
from bot.fronts.carthage.senate.dockets import chosen, tell_docket, tell_programme, way_of
from bot.surface.kit.look import Look
from bot.surface.kit.panel import Menu, Panel, Row, Words
from bot.surface.kit.present import present
from games.kernel import Seat
from tests.bot.surface.looks import seen
from tests.games.carthage.ahead.senate_helpers import meeting, say
from tests.games.carthage.forum import SEATS
from tests.games.carthage.play import Play

CHAIRS = tuple(Seat(seat) for seat in SEATS)
PROGRAMME, DOCKET = "senate.programme", "senate.docket"
MOST_COMPONENTS, MOST_LETTERS = 40, 4000


def minor(text: str) -> dict[str, Any]:
    return {"kind": "minor", "terms": {"text": text}}


FULLEST = [*([minor(f"{n} " + "Praise " * 10)] for n in range(7)), [minor(f"{n} " + "Blame " * 10) for n in range(5)]]


def look(play: Play, seat: str, language: str = "en") -> Look:
    found = seen(play.table, CHAIRS, Seat(seat))
    words = Library().of("carthage", language)
    return found if language == "en" else found_in(found, Voice(words, found.voice.names))


def found_in(found: Look, voice: Voice) -> Look:
    """The same in another language."""
    object.__setattr__(found, "voice", voice)
    return found


def card(play: Play, seat: str, kind: str, language: str = "en", page: int = 0) -> Panel:
    return present(play.posted(seat, kind), look(play, seat, language), page)


def text(panel: Panel) -> str:
    return "\n".join(part.text for part in panel.parts if isinstance(part, Words))


def acts(panel: Panel) -> list[str]:
    return [
        one.to.act for row in panel.parts if isinstance(row, Row) for one in row.buttons if not isinstance(one.to, str)
    ]


def composed(motions: list[Any]) -> Play:
    play = meeting()
    say(play, "diamond", PROGRAMME, motions=motions, end="adjourn")
    return play


def test_a_programme_is_announced_with_one_press_or_not_at_all() -> None:
    panel = card(meeting(), "diamond", PROGRAMME)
    assert acts(panel)[:2] == ["keep", "byhand"]
    assert set(acts(panel)[2:]) == {"atend"}


def test_a_docket_has_a_menu_for_each_motion_and_is_taken_with_one_press() -> None:
    panel = card(composed([[minor("Praise")], [minor("Blame")]]), "circle", DOCKET)
    assert acts(panel) == ["keep"]
    assert [part.items[0].label for part in panel.parts if isinstance(part, Menu)] == ["1: Yea", "2: Yea"]
    assert "Praise" in text(panel)


def test_the_fullest_docket_fits_in_the_longest_language() -> None:
    play = composed(FULLEST)
    for language in ("en", "de"):
        for page in range(2):
            panel = card(play, "circle", DOCKET, language, page)
            assert sum(part.weight for part in panel.parts) <= MOST_COMPONENTS
            assert len(text(panel)) <= MOST_LETTERS
            assert len([part for part in panel.parts if isinstance(part, Menu)]) == 6
        assert len(text(card(play, "diamond", PROGRAMME, language))) <= MOST_LETTERS


def test_what_is_prepared_in_a_line() -> None:
    voice = look(meeting(), "diamond").voice
    assert "Praise" in tell_programme(voice, {"motions": [[minor("Praise")]], "end": "adjourn"})
    assert tell_docket(voice, {"sheets": {"1": {"voice": "for"}, "2": {"veto": "now"}}}) == "Yea; Nay; veto at once"


def test_a_veto_goes_with_votes_against() -> None:
    assert chosen("veto-now", {"voice": None, "veto": None}) == {"veto": "now", "voice": "against"}
    assert chosen("abstain", {"voice": None}) == {"voice": "abstain"}
    assert chosen("never", {}) == {}
    assert way_of({"voice": "against", "veto": "carried"}) == "veto-carried"


def test_where_a_pair_is_voted_on_a_menu_says_who_is_home_suffete() -> None:
    play = meeting("senate.suffetes")
    assert [part.to.act for part in card(play, "diamond", PROGRAMME).parts if isinstance(part, Menu)][
        -1
    ] == "dockethome"
    play.submit(play.awaited()[0].key, play.table.proposal(play.awaited()[0].key))
    assert [part.to.act for part in card(play, "circle", DOCKET).parts if isinstance(part, Menu)][-1] == "dockethome"
