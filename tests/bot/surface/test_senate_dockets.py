"""The cards of a programme and of a docket: motions in words, one menu each, within Discord's limits."""

from __future__ import annotations

from typing import Any

import pytest

import cogs.senate  # noqa: F401 - the cog brings its presenters
from bot.base.text import Library, Voice
from bot.fronts.republic.senate.composing import added, earlier, full, with_terms, without
from bot.fronts.republic.senate.dockets import chosen, places_on, spoken, tell_docket, way_of
from bot.fronts.republic.senate.programmes import VOTES, tell_draft, tell_programme
from bot.fronts.republic.senate.within import ONE, prepared
from bot.surface.kit.cards import desk
from bot.surface.kit.fortunes import Story
from bot.surface.kit.look import Look
from bot.surface.kit.panel import Menu, Panel, Row, Words
from bot.surface.kit.present import present
from games.kernel import IllegalAnswer, Seat
from games.republic.ahead.senate.sheet import silent
from tests.bot.surface.limits import sendable
from tests.bot.surface.looks import seen
from tests.games.carthage.ahead.senate_helpers import meeting, say
from tests.games.carthage.ahead.test_senate_drafts import ELECTION, run_out
from tests.games.carthage.forum import SEATS, Change, holds
from tests.games.carthage.play import Play
from tests.games.carthage.senate import away

CHAIRS = tuple(Seat(seat) for seat in SEATS)
PROGRAMME, DOCKET, DRAFT = "senate.programme", "senate.docket", "senate.draft"


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


def composed(motions: list[Any], *changes: Change) -> Play:
    play = meeting("senate.business", *changes)
    say(play, "diamond", PROGRAMME, motions=motions, end="adjourn")
    return play


def menus(panel: Panel) -> list[tuple[str, str]]:
    return [(part.to.act, part.to.arg) for part in panel.parts if isinstance(part, Menu)]


def test_a_programme_is_announced_with_one_press_composed_or_not_at_all() -> None:
    panel = card(meeting(), "diamond", PROGRAMME)
    assert acts(panel)[:3] == ["keep", "byhand", "page"]
    assert set(acts(panel)[3:]) == {"atend"}
    assert [act for act, _ in menus(panel)] == ["motionadd", "aside"], "it is about nothing yet"


def test_a_docket_has_a_menu_for_each_motion_and_is_taken_with_one_press() -> None:
    panel = card(composed([[minor("Praise")], [minor("Blame")]]), "circle", DOCKET)
    assert acts(panel) == ["keep"]
    assert menus(panel)[:2] == [("docketsays", "0"), ("docketsays", "1")]
    assert "Praise" in text(panel)


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_fullest_docket_fits(language: str) -> None:
    """Twelve proposals on two pages, then the rest; each proposal by itself; all of it on a full desk."""
    play = composed(FULLEST)
    look_, posted = look(play, "circle", language), play.posted("circle", DOCKET)
    for page in (0, 1, *range(ONE, ONE + 12)):
        panel = present(posted, look_, page)
        sendable(panel)
        assert (page >= ONE) == (len([act for act, _ in menus(panel) if act == "docketsays"]) == 0)
        whole = desk(look_, Story(["✔" + "x" * 490]), page=page, only=posted.ref)
        sendable(whole)
        assert text(panel) in text(whole), "it stands on the card it was asked for"


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_fullest_programme_fits(language: str) -> None:
    play = composed(FULLEST)
    motions = play.posted("diamond", PROGRAMME).proposal["motions"]
    fresh = meeting()
    posted, found = fresh.posted("diamond", PROGRAMME), look(fresh, "diamond", language)
    object.__setattr__(found, "drafts", {posted.ref: {**posted.proposal, "motions": motions}})
    for page in (0, VOTES, *range(ONE, ONE + 12)):
        sendable(desk(found, Story(["✔" + "x" * 490]), page=page, only=posted.ref))
    assert [act for act, _ in menus(present(posted, found))] == ["motionpick", "aside"], "it takes no more motions"


def test_a_programme_in_a_line() -> None:
    voice, votes = look(meeting(), "diamond").voice, {**silent("for")}
    raw = {"motions": [[minor("Praise"), minor("Blame")]], "end": "adjourn", "votes": votes}
    assert tell_programme(voice, raw) == "say: “Praise” (and another if it fails); then adjourn"
    raw["votes"] = {**votes, "but": {"fam-mago": "against"}}
    assert tell_programme(voice, raw).endswith("then adjourn; your faction: Yea; Mago nay")


def test_a_docket_in_a_line() -> None:
    """What is said alike of several motions is said once; RC-9.0.14: who consents."""
    voice, plain = look(meeting(), "diamond").voice, silent("for")
    sheets = {
        "1": plain,
        "2": {**plain, "voice": "against", "veto": "now", "given": "1", "fate": "failed", "other": "abstain"},
        "3": plain,
        "4": {"veto": "never"},
    }
    consents = {"fam-mago": "refuse", "fam-hanno": "consent", "fam-milko": "refuse"}
    posted = composed([[minor(n)] for n in "1234"]).posted("circle", DOCKET)
    places = {place: name for name, place in places_on(posted).items()}
    sheets["2"]["given"] = places["1"]
    named = {places[place]: sheet for place, sheet in sheets.items()}
    assert spoken(voice, posted, {"sheets": named, "consents": consents}) == (
        "1 and 3: Yea · 2: Nay; veto at once, only if 1 has not passed; else Abstain · 4: no veto"
        " · Mago and Milko: no consent if asked · Hanno: consent if asked"
    )


@pytest.mark.parametrize("language", ["en", "de"])
def test_rc_9_0_15_who_has_no_votes_is_asked_for_his_vetoes_alone(language: str) -> None:
    """He was asked how his faction votes, and said "Nay" in his menus."""
    play = composed([[minor("Praise")]], holds("triangle", "public-outcry.1"), *map(away, (2, 6, 10)))
    panel = card(play, "triangle", DOCKET, language)
    said = [item.label for part in panel.parts if isinstance(part, Menu) for item in part.items]
    voting, nay = {"en": ("your faction vote", "Nay"), "de": ("deine Fraktion", "Nein")}[language]
    assert voting not in text(panel)
    assert not [one for one in said if nay in one]


def test_a_docket_is_told_without_its_programme() -> None:
    """Of the past nobody knows any more which motions there were."""
    voice, sheet = look(meeting(), "diamond").voice, silent("for")
    sheets = {"a": sheet, "b": sheet, "c": {"veto": "now"}}
    assert tell_docket(voice, {"sheets": sheets}) == "2 motions: Yea · 1 motion: veto at once"
    assert tell_docket(voice, None) == "nothing yet"
    assert tell_docket(voice, {"sheets": {}, "home": "own"}) == "Home Suffete: My own Senator"


def test_a_veto_goes_with_votes_against() -> None:
    assert chosen("veto-now", {"voice": None, "veto": None}) == {"veto": "now", "voice": "against"}
    assert chosen("abstain", {"voice": None}) == {"voice": "abstain"}
    assert chosen("never", {}) == {}
    assert way_of({"voice": "against", "veto": "carried"}) == "veto-carried"


def test_where_a_pair_is_voted_on_a_menu_says_who_is_home_suffete() -> None:
    play = meeting("senate.suffetes")
    assert "Home Suffete: My own Senator" in card(play, "diamond", PROGRAMME).said()
    play.submit(play.awaited()[0].key, play.table.proposal(play.awaited()[0].key))
    assert "Home Suffete: My own Senator" in card(play, "circle", DOCKET).said()
    assert "Home Suffete" not in card(composed([[minor("Praise")]]), "circle", DOCKET).said()


# Composing


def test_motions_are_added_moved_and_left_out() -> None:
    """A motion moves with what stands in its place; a fallback moves within its motion."""
    one, two, three = minor("1"), minor("2"), minor("3")
    motions, n = added([[one]], "", two)
    assert (motions, n) == ([[one], [two]], 1)
    motions, n = added(motions, "0", three)
    assert (motions, n) == ([[one, three], [two]], 1)
    assert earlier(motions, 1) == ([[three, one], [two]], 0)
    assert earlier(motions, 2) == ([[two], [one, three]], 0)
    assert earlier(motions, 0) == (motions, 0)
    assert without(motions, 0) == [[two]]
    assert without(motions, 1) == [[one], [two]]
    assert with_terms(motions, 1, {"text": "4"}) == [[one, minor("4")], [two]]
    with pytest.raises(IllegalAnswer):
        without(motions, 3)


def test_a_programme_is_full_at_twelve_proposals_or_eight_motions() -> None:
    assert full(FULLEST, "")
    assert full(FULLEST, "0")
    assert full([[minor("1")]] * 8, "")
    assert not full([[minor("1")]] * 8, "3")


def test_what_is_asked_no_more_falls_away_from_a_draft() -> None:
    """A draft of before a motion was changed still shows, with what is proposed for what is new."""
    posted = composed([[minor("Praise")], [minor("Blame")]]).posted("circle", DOCKET)
    one, two = posted.proposal["sheets"]
    own = {"sheets": {one: {**posted.proposal["sheets"][one], "voice": "ask"}, "9": {}}, "gone": 1}
    found = prepared(posted, own)
    assert found.keys() == posted.proposal.keys()
    assert found["sheets"] == {one: own["sheets"][one], two: posted.proposal["sheets"][two]}


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_draft_has_the_card_of_a_programme_and_may_be_left_for_later(language: str) -> None:
    play = meeting("senate.suffetes", run_out)
    say(play, "diamond", PROGRAMME, motions=ELECTION, end="ask")
    panel = card(play, "square", DRAFT, language)
    assert acts(panel)[:2] == ["keep", "lapse"]
    assert "motionadd" in [part.to.act for part in panel.parts if isinstance(part, Menu)]
    sendable(panel)
    said = tell_draft(look(play, "square", language).voice, play.decision("square", DRAFT).lapse)
    assert said == {"en": "no draft", "de": "kein Entwurf"}[language]
    assert "[" not in text(panel)
