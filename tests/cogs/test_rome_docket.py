"""The Senate of Rome asked ahead, on cards: the programme, its draft, the docket, sheets, accusations, the pause."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from bot.base.text import languages
from bot.fronts import FRONTS
from bot.fronts.republic.senate.dockets import spoken, tell_docket
from bot.fronts.republic.senate.programmes import VOTES, tell_programme
from bot.fronts.republic.senate.within import ONE
from bot.surface.kit.look import Look
from bot.surface.kit.panel import Menu, Panel
from bot.surface.kit.present import present
from games.kernel import Posted
from games.rome.state import Rome
from loopback.person import Person
from tests.bot.surface.limits import sendable
from tests.clauses import clause
from tests.cogs.conftest import Hall
from tests.cogs.rome_cards import asked, card, labels, text
from tests.cogs.rome_senate import sit
from tests.cogs.test_plans import use
from tests.games.rome.ahead.senate_helpers import DOCKET, PROGRAMME, SHEETS, composed, item, meeting, on, pair, say
from tests.games.rome.play import Play, numbered
from tests.games.rome.senate import PRAISE

PRAISES = [[item("minor", text="Praise for Cornelius"), item("minor", text="Praise for Julius")]]
ORDERS = [
    [item("pontifex", nominee="fam-julius"), item("pontifex", nominee="fam-furius")],
    [item("censor", nominee="fam-fabius")],
]


def prior(g: Rome) -> None:
    """The Consuls are in office; three have been Consul before, two might be accused."""
    g.senate.elected = True
    for number in (2, 3, 4):
        numbered(g, number).prior_consul = True
    numbered(g, 3).major = True
    numbered(g, 4).corrupt = ["sicilia"]


def offices() -> Play:
    """A Pontifex Maximus and a Censor stand on one programme."""
    return composed(ORDERS, prior, step="senate.pontifex", options={"pontifex": True})


def page(play: Play, seat: str, kind: str, number: int, language: str = "en") -> Panel:
    """Another page of a card; one that Discord would take."""
    posted, look = asked(play, seat, kind, language)
    found = present(posted, look, page=number)
    sendable(found)
    return found


def choices(panel: Panel) -> list[list[str]]:
    """What its menus offer."""
    return [[one.label for one in part.items] for part in panel.parts if isinstance(part, Menu)]


def shown(play: Play, seat: str, kind: str) -> tuple[Posted, Look]:
    """A question and who is asked."""
    return asked(play, seat, kind)


# The programme


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("step", ["senate.consuls", "senate.pontifex", "senate.censor", "senate.business"])
def test_who_presides_may_announce_with_one_press_what_is_prepared(step: str, language: str) -> None:
    play = meeting(step, *([] if step == "senate.consuls" else [prior]), options={"pontifex": True})
    assert len(labels(card(play, "diamond", PROGRAMME, language))) >= 3


@clause("RR-1.09.6.1")
def test_other_business_ends_with_an_adjournment_and_elections_as_the_rules_say() -> None:
    business = labels(card(meeting(), "diamond", PROGRAMME))
    election = labels(card(meeting("senate.consuls"), "diamond", PROGRAMME))
    assert "Then Adjourn" in business
    assert "Then as the Rules Say" not in business
    assert "Then as the Rules Say" in election
    assert "Then Adjourn" not in election


@clause("RR-1.09.22")
def test_only_where_a_pair_is_elected_one_says_which_consul_one_would_be() -> None:
    pairs = choices(card(meeting("senate.consuls"), "diamond", PROGRAMME))
    others = choices(card(meeting(), "diamond", PROGRAMME))
    assert any(one.endswith("Rome Consul") for some in pairs for one in some)
    assert not any(one.endswith("Rome Consul") for some in others for one in some)


@pytest.mark.parametrize("language", languages())
def test_each_motion_has_a_page_and_so_have_his_own_votes(language: str) -> None:
    play = offices()
    for number in (ONE, ONE + 1, ONE + 2, VOTES):
        assert text(page(play, "diamond", PROGRAMME, number, language))


def test_a_programme_is_told_in_the_words_of_its_motions() -> None:
    posted, look = shown(offices(), "diamond", PROGRAMME)
    said = tell_programme(look.voice, posted.decision.lapse)
    assert "Julius" in said
    assert "Fabius" in said


# The docket


@pytest.mark.parametrize("language", languages())
def test_the_docket_shows_every_motion_with_a_menu(language: str) -> None:
    play = offices()
    panel = card(play, "triangle", DOCKET, language)
    assert all(name in text(panel) for name in ("Julius", "Furius", "Fabius"))
    assert len(choices(panel)) >= 3
    assert text(page(play, "triangle", DOCKET, ONE, language))


@clause("RR-1.09.62", "RR-1.09.172")
def test_a_consent_is_asked_only_of_whom_a_rule_asks_for_it() -> None:
    bill = item("land-bill", type="1", sponsor="fam-cornelius", cosponsor="fam-fabius")
    play = composed([[bill]])
    assert any("Consents" in one for some in choices(card(play, "triangle", DOCKET)) for one in some)
    assert not any("Consents" in one for some in choices(card(play, "circle", DOCKET)) for one in some)
    named = composed([[pair("fam-fabius", "fam-valerius")]], step="senate.consuls")
    assert not any("Consents" in one for some in choices(card(named, "triangle", DOCKET)) for one in some)


def test_what_was_said_is_told_by_place() -> None:
    play = composed(PRAISES)
    on(play, "triangle", "for", "against")
    posted, look = shown(play, "triangle", DOCKET)
    said = next(plan.raw for plan in play.table.plans if plan.kind == DOCKET)
    assert "1.1: " in spoken(look.voice, posted, said)
    assert "1 motion" in tell_docket(look.voice, said)


# What else is asked


@pytest.mark.parametrize("language", languages())
def test_a_vote_without_a_programme_has_a_sheet(language: str) -> None:
    play = meeting()
    say(play, "diamond", PROGRAMME, end="ask")
    play.answer("diamond", "senate.minor", PRAISE)
    assert len(labels(card(play, "triangle", SHEETS, language))) >= 4


@clause("RR-1.09.412")
@pytest.mark.parametrize("language", languages())
def test_whom_a_censor_may_accuse_is_named_with_the_charge(language: str) -> None:
    play = offices()
    said = " ".join(one for some in choices(card(play, "triangle", "senate.accusations", language)) for one in some)
    assert all(word in said for word in ("Valerius", "Julius", "Major", "Minor"))


@pytest.mark.parametrize("language", languages())
def test_drafts_laws_and_the_pause_have_their_cards(language: str) -> None:
    play = composed(PRAISES)
    assert text(card(play, "triangle", "senate.laws", language))
    first = next(iter(play.decision("triangle", DOCKET).lapse["sheets"]))
    for seat in ("triangle", "circle", "square"):
        on(play, seat, "against", "against", **({"hold": first} if seat == "triangle" else {}))
    while (found := play.table.planned()) is not None:
        play.table.submit(found[0].decision.seat, found[0].decision.key, found[1], "order")
    assert text(card(play, "circle", "senate.pause", language))
    drafting = composed([[pair("fam-fabius", "fam-valerius")]], prior_only, step="senate.consuls")
    assert text(card(drafting, "triangle", "senate.draft", language))


def prior_only(g: Rome) -> None:
    """Three have been Consul before; the new ones are still to be elected."""
    prior(g)
    g.senate.elected = False


# At a table


def people(hall: Hall) -> Sequence[Person]:
    """All but who presides."""
    return hall.people[1:]


async def test_a_programme_is_announced_answered_and_carried_out_by_presses(hall: Hall) -> None:
    """One press each: what is prepared; then the Senate has dealt with all of it."""
    await sit(hall, "senate.consuls", rounds=False)
    await use(hall, hall.people[0], PROGRAMME, "keep")
    for person in people(hall):
        await use(hall, person, DOCKET, "keep")
    table: Any = await hall.bot.surface.tables.table(hall.game)
    assert any(plan.kind == PROGRAMME for plan in table.plans)
    assert table.state.senate.motions >= 1


def test_the_front_of_rome_brings_these_cards() -> None:
    brought = {kind for room in FRONTS["rome"].rooms for kind in room.presents}
    assert {SHEETS, PROGRAMME, "senate.draft", DOCKET} <= brought
