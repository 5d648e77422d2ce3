"""What officials of Rome decide, on cards: priesthoods, fines, veterans, legates, Commissioners, Laws of a hand."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.base.text import languages
from bot.surface.kit.panel import Panel
from bot.surface.kit.present import present
from games.republic.bench import pay
from games.rome.state import Rome
from loopback.reply import Reply
from tests.bot.surface.limits import sendable
from tests.clauses import clause
from tests.cogs.conftest import Hall
from tests.cogs.rome_cards import asked, card, labels, lines, pressed, text
from tests.cogs.rome_senate import give, holding, office, settle, sit, state, vote_card
from tests.games.rome.play import Play, numbered
from tests.games.rome.senate import away, pass_motion, rated, session
from tests.games.rome.test_rr1_09_5_governors import FABIUS, SICILIA, STEP, legates, nominate, province
from tests.games.rome.test_rr1_09_61_concessions import COMMISSIONER, flaccus
from tests.games.rome.test_rr1_09_61_concessions import forum as lying
from tests.games.rome.test_rr1_15_laws import fined
from tests.games.rome.test_rr2_01_pontifex import FABIUS as PONTIFEX
from tests.games.rome.test_rr2_01_pontifex import session_with
from tests.games.rome.test_rr2_06_laws import VATINIAN, bill, held, recall, settled

TRIANGLE = "triangle"


@pytest.fixture
def play() -> Play:
    """A table to try one rule at."""
    return Play()


# The Pontifex Maximus


@clause("RR-2.01.3", "RR-DP65")
@pytest.mark.parametrize("language", languages())
def test_to_whom_a_priesthood_may_be_given_stands_with_what_he_is(play: Play, language: str) -> None:
    session_with(play, PONTIFEX, rated(3, priest=True), away(7))
    told = lines(card(play, TRIANGLE, "senate.priesthood", language))
    assert told[0].startswith("Priest: Cornelius: ◆ Elissa · INF 10")
    assert not [line for line in told if "Valerius" in line], "he is one"


@clause("RR-2.01.31")
def test_who_would_lose_it_is_asked_only_when_all_are_given(play: Play) -> None:
    def all_out(g: Rome) -> None:
        for one in g.senators.values():
            one.priest = one.number not in (2, 12)

    session_with(play, PONTIFEX, all_out)
    one_left = card(play, TRIANGLE, "senate.priesthood")
    assert "Whoever stops being one loses 1 INF." in text(one_left)
    assert labels(one_left), "one may get it and nobody must lose it: it takes one press"


async def test_a_priesthood_is_given_by_command(hall: Hall) -> None:
    await sit(hall, "senate.business", office(2, "pontifex-maximus"), advanced("pontifex"))
    reply = await hall.people[1].slash("/office priesthood", senator="Julius")
    assert "✔" in reply.text, reply.text
    await settle(hall)
    assert numbered(await state(hall), 4).priest
    again = await hall.people[1].slash("/office priesthood", senator="Furius")
    assert "You are not asked that now" in again.text


def advanced(rule: str) -> Any:
    """An Advanced Rule is switched on."""
    return lambda g: g.advanced.append(rule)


# Fines


@clause("RR-1.15.1", "RR-DP66")
@pytest.mark.parametrize("language", languages())
def test_beside_whom_one_may_fine_stands_what_he_has_to_lose(play: Play, language: str) -> None:
    fined(play, lambda g: pay(g, 2, 10))
    shown = card(play, "square", "senate.fine", language)
    assert "**Fabius**: 10T" in text(shown)
    assert "INF 5" in text(shown)
    assert labels(shown) == ["Fabius"]


# Veterans


@clause("RR-2.04.3", "RR-DP69")
@pytest.mark.parametrize("language", languages())
def test_veterans_are_called_back_by_one_press_that_says_who_pays(play: Play, language: str) -> None:
    recall(play, settled(2, 3, talents=15, treasury=10))
    shown = card(play, TRIANGLE, "senate.recall", language)
    assert "10T" in text(shown)
    assert [label for label in labels(shown) if "15T" in label and "5T" in label], "two: his whole purse, and 5T"
    pressed(play, TRIANGLE, "senate.recall", "Recall 2")
    assert (play.senator(2).talents, play.g.factions[play.g.owner(play.senator(2))].treasury) == (0, 5)


@clause("RR-2.04.3")
def test_who_can_pay_one_alone_is_offered_no_more(play: Play) -> None:
    recall(play, settled(2, 3, talents=12))
    assert [one for one in labels(card(play, TRIANGLE, "senate.recall")) if "Recall" in one] == [
        "Recall 1 · 10T his"
    ]  # fmt: skip


async def test_veterans_are_called_back_by_command(hall: Hall) -> None:
    def disbanded(g: Rome) -> None:
        numbered(g, 2).settled = 2
        g.army.pool["legion"] -= 2

    await sit(
        hall, "senate.business", office(2, "field-consul"), holding(2, 20), advanced("disbandment"), disbanded
    )  # fmt: skip
    reply = await hall.people[1].slash("/office veterans", veterans=2)
    assert "✔" in reply.text, reply.text
    assert (numbered(await state(hall), 2).settled, numbered(await state(hall), 2).talents) == (0, 0)


# Legates


@clause("RR-1.13.1", "RR-DP67")
@pytest.mark.parametrize("language", languages())
def test_who_goes_to_his_province_reads_what_leaves_rome_with_him(play: Play, language: str) -> None:
    session(play, STEP, *legates(province(SICILIA)))
    nominate(play, sicilia=FABIUS)
    pass_motion(play)
    shown = text(card(play, TRIANGLE, "senate.legate", language))
    assert f" {play.g.votes(play.g.owner(play.senator(2)))} " not in shown, "not those of his whole faction"
    assert "Sicilia" in shown
    if language == "en":
        assert "If Fabius goes, 2 votes leave Rome with him for three turns." in shown
        assert "spoils 1 die" in shown


# The Land Commissioner


@clause("RR-1.07.320", "RR-DP101")
@pytest.mark.parametrize("language", languages())
def test_whoever_may_take_the_land_commissioner_reads_what_it_is(play: Play, language: str) -> None:
    session(play, "senate.business", lying(COMMISSIONER, bills=1), flaccus)
    shown = card(play, "circle", "senate.commission", language)
    assert "3T" in text(shown)
    assert labels(shown) == ["Land Commissioner"]


# Laws of a hand


@clause("RR-2.06.2", "RR-2.06.3", "RR-DP60")
@pytest.mark.parametrize("language", languages())
def test_a_law_is_read_before_its_sponsors_are_named_and_what_it_brings_them_after(play: Play, language: str) -> None:
    held(play, VATINIAN)
    before = text(card(play, TRIANGLE, "senate.bill", language))
    after = text(drafted(play, bill(VATINIAN), language))
    law = next(line for line in before.splitlines() if "**Vatinian Law**" in line)
    assert len(law) > 100, "its text"
    assert after.count("**Vatinian Law**") == 1, "told once"
    assert "-# " in after
    assert "3 INF" in after.partition("-# ")[2] or "Sponsor 3" in after.partition("-# ")[2]


def drafted(play: Play, raw: Any, language: str) -> Panel:
    """The card with a prepared Law."""
    posted, look = asked(play, TRIANGLE, "senate.bill", language)
    panel = present(posted, replace(look, drafts={posted.ref: raw}))
    sendable(panel)
    return panel


@clause("RR-2.06.2", "RR-DP48")
async def test_a_law_is_put_to_the_vote_by_command_once_its_sponsors_consent(hall: Hall) -> None:
    await sit(hall, "senate.business", give(TRIANGLE, VATINIAN), advanced("laws"))
    hanno, mago = hall.people[1:3]
    reply: Reply = await hanno.slash("/office bill", law="Vatinian Law", sponsor="Fabius", cosponsor="Valerius")
    assert "✔" in reply.text, reply.text
    await settle(hall)
    await mago.slash("/senate consent", answer="Consent")
    await settle(hall)
    assert "Vatinian Law" in vote_card(hanno).text
    assert "Passed, it brings the Sponsor 3 INF and the Co-Sponsor 1." in vote_card(hanno).text
