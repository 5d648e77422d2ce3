"""The Senate of Rome: each kind of proposal by press and by command, its figures, refusals and chances."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from bot.base.errors import IllegalAnswer
from bot.fronts.republic.law import law_of
from bot.fronts.republic.odds import defended, open_guard
from bot.fronts.republic.senate.ballots import motion_in, open_card
from bot.fronts.republic.senate.panels import GUESTS
from bot.fronts.rome.senate import briefs, floor, raising
from bot.fronts.rome.senate.commands import KINDS, PROPOSALS
from bot.surface.kit.answers import told_of
from bot.surface.kit.explain import reason
from bot.surface.kit.look import Look
from bot.surface.kit.matters import stakes
from bot.surface.kit.panel import Button, Panel, Row, Words
from bot.surface.kit.present import asked, present
from games.kernel import Posted, Raw
from games.republic.pieces import TableEvent
from games.rome.law import ROME
from games.rome.seen.view import RomeView
from tests.bot.surface.limits import sendable
from tests.bot.surface.looks import seen
from tests.clauses import clause
from tests.games.rome.play import Play, add_province, add_war
from tests.games.rome.senate import Change, office, propose, rated, session
from tests.games.rome.units import home

PUNIC, JUGURTHA = "punic-1", "jugurthine"
HARBOR, MINING, SICILIA = "harbor-fees", "mining", "sicilia"
FIELD, PONTIFEX = office(2, "field-consul"), office(3, "pontifex-maximus")


@pytest.fixture
def play() -> Play:
    return Play()


def at_table(play: Play, seat: str = "diamond", language: str = "en") -> Look:
    seats = tuple(play.table.state.seats)
    return seen(play.table, seats, next(one for one in seats if one == seat), language=language)


def words(panel: Panel) -> str:
    return "\n".join(part.text for part in panel.parts if isinstance(part, Words))


def labels(panel: Panel) -> list[str]:
    return [one.label for part in panel.parts if isinstance(part, Row) for one in part.buttons]


def laid(**lists: Any) -> Change:
    """What lies on the table: Concessions in the Forum, Land Bills in effect."""

    def change(g: Any) -> None:
        for name, things in lists.items():
            getattr(g, name).extend(things)

    return change


def unrest(level: int) -> Change:
    return lambda g: setattr(g, "unrest", level)


def war(name: str) -> Change:
    return lambda g: add_war(g, name)


def crisis(g: Any) -> None:
    g.senate.crisis = True


def rhodians(g: Any) -> None:
    """The Rhodian Maritime Alliance is in force."""
    name = "te-rhodian-maritime-alliance"
    g.table_events[name] = TableEvent(id=name, fleets=2, rolled=g.turn)


ARMY = home(16, fleets=20)
KIND: Mapping[str, tuple[str, tuple[Change, ...], str, str]] = {
    "consuls": ("senate.consuls", (), "Claudius, Julius", "elect Claudius and Julius Consuls"),
    "pontifex": ("senate.pontifex", (), "Fabius", "elect Fabius Pontifex Maximus"),
    "dictator": ("senate.dictator", (crisis,), "Fabius", "elect Fabius Dictator"),
    "censor": ("senate.censor", (), "Fabius", "elect Fabius Censor"),
    "governors": (
        "senate.governors",
        (lambda g: add_province(g, SICILIA),),
        "Sicilia: Fabius",
        "send Fabius to govern Sicilia",
    ),
    "concessions": (
        "senate.business",
        (laid(concessions=[HARBOR]),),
        "Harbor Fees: Fabius",
        "give Harbor Fees to Fabius",
    ),
    "land-bill": (
        "senate.business",
        (),
        "2, Fabius, Cornelius",
        "pass a Land Bill of type 2, sponsored by Fabius and Cornelius",
    ),
    "repeal": (
        "senate.business",
        (laid(land_bills=[2]), rated(2, popularity=4)),
        "2, Fabius",
        "repeal a Land Bill of type 2, sponsored by Fabius",
    ),
    "units": ("senate.business", (), "2 Legions, 1 Fleets", "raise 2 legions and 1 Fleet"),
    "forces": (
        "senate.business",
        (FIELD, ARMY, war(JUGURTHA)),
        "Send against Jugurthine War: Fabius, 9 Legions, 2 Fleets",
        "send Fabius against the Jugurthine War with 9 legions and 2 Fleets",
    ),
    "alliance": ("senate.business", (rhodians,), "", "reject the Rhodian Maritime Alliance"),
    "strip": ("senate.business", (PONTIFEX,), "", "strip the Pontifex Maximus of his office"),
    "life": ("senate.business", (rated(2, influence=22),), "Fabius", "make Fabius Consul for Life"),
    "minor": ("senate.business", (), "Praise for Cornelius", "say: “Praise for Cornelius”"),
}
OPTIONS = {"pontifex": True}


def sitting(play: Play, kind: str) -> tuple[Look, Posted]:
    """The Senate at the point where this may be proposed, and the question."""
    step, changes, _, _ = KIND[kind]
    session(play, step, *changes, options=OPTIONS)
    look = at_table(play)
    posted = look.find(f"senate.{kind}", forced=0)
    assert posted, [one.decision.kind for one in look.own]
    return look, posted


def typed(look: Look, posted: Posted, kind: str) -> Raw:
    """The answer that its terms are read as."""
    read = PROPOSALS.reading(PROPOSALS.chosen(look, {"kind": kind}), {"terms": KIND[kind][2]})
    assert read
    raw: Any = read(look, posted)
    return raw


def test_every_kind_may_be_proposed_by_command() -> None:
    assert set(KIND) == set(KINDS)


@clause("RR-1.09.13")
@pytest.mark.parametrize("kind", KIND)
def test_a_proposal_by_command_is_put_to_the_vote_in_words(play: Play, kind: str) -> None:
    look, posted = sitting(play, kind)
    raw = typed(look, posted, kind)
    posted.decision.choice.read(raw)
    assert KIND[kind][3] in told_of(look.voice, posted, raw)
    play.answer("diamond", f"senate.{kind}", raw, forced=0)
    while consents := [one for one in play.awaited() if one.kind in ("senate.consent", "senate.sponsor")]:
        play.answer(consents[0].seat, consents[0].kind, "consent", **consents[0].about)
    look = at_table(play, "triangle")
    motion = motion_in(look)
    assert motion
    card = open_card(look, motion)
    assert f"**{KIND[kind][3]}**" in words(card)
    sendable(card)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("kind", KIND)
def test_a_proposal_by_press_fits_on_its_card(play: Play, kind: str, language: str) -> None:
    """Its form or its buttons, in every language; what it begins with is legal."""
    _, posted = sitting(play, kind)
    look = at_table(play, language=language)
    sendable(present(posted, look))
    begun = asked(posted, look).begun
    if begun is not None:
        posted.decision.choice.read(begun)


@pytest.mark.parametrize("kind", ["consuls", "pontifex", "censor", "governors", "concessions", "land-bill"])
def test_what_is_mostly_proposed_takes_one_press(play: Play, kind: str) -> None:
    step, changes, _, _ = KIND[kind]
    session(play, step, *changes, unrest(5), options=OPTIONS)
    look = at_table(play)
    posted = look.find(f"senate.{kind}", forced=0)
    assert posted
    one = asked(posted, look)
    assert one.preset is not None
    posted.decision.choice.read(one.preset)
    saved = next(part for part in reversed(present(posted, look).parts) if isinstance(part, Row)).buttons
    assert any(isinstance(each, Button) and each.to.act == "keep" and each.style == "primary" for each in saved)


# What is refused, with its clause


@pytest.mark.parametrize(
    ("kind", "raw", "rule"),
    [
        ("consuls", {"first": "fam-fabius", "second": "fam-fabius"}, "RR-1.09.2.1"),
        ("governors", {SICILIA: "none"}, "RR-1.09.5.1"),
        ("concessions", {HARBOR: "none"}, "RR-1.09.61"),
        ("land-bill", {"type": "1", "sponsor": "fam-fabius", "cosponsor": "fam-fabius"}, "RR-1.09.62"),
        ("repeal", {"type": "2", "sponsor": "fam-julius"}, "RR-1.09.621"),
        ("units", {"legions": 0, "fleets": 0, "fewer_legions": {}, "fewer_fleets": 0}, "RR-1.09.63"),
        ("units", {"legions": 9, "fleets": 9, "fewer_legions": {}, "fewer_fleets": 0}, "RR-1.09.63"),
        ("minor", {"text": " "}, "RR-1.09.83"),
    ],
)  # fmt: skip
def test_what_is_no_lawful_proposal_is_refused_with_its_clause(play: Play, kind: str, raw: Raw, rule: str) -> None:
    look, posted = sitting(play, kind)
    with pytest.raises(IllegalAnswer) as refused:
        posted.decision.choice.read(raw)
    assert rule in reason(look.voice, refused.value, posted.decision.clause)


@clause("RR-1.09.64")
def test_an_order_that_cannot_be_given_is_refused_with_its_clause(play: Play) -> None:
    look, posted = sitting(play, "forces")
    with pytest.raises(IllegalAnswer):
        PROPOSALS.terms("senate.forces").read(look, posted, "Send against Nowhere: Fabius")
    raw: Any = PROPOSALS.terms("senate.forces").read(look, posted, "Send against Jugurthine War: Fabius, 1 Legions")
    with pytest.raises(IllegalAnswer) as refused:
        posted.decision.choice.read(raw)
    assert "RR-1.09.64" in reason(look.voice, refused.value, posted.decision.clause)


# Figures after it


@clause("RR-1.09.62")
def test_a_land_bill_shows_money_and_unrest_after_it(play: Play) -> None:
    session(play, "senate.business", unrest(5))
    look = at_table(play)
    posted = look.find("senate.land-bill", forced=0)
    assert posted
    shown = words(present(posted, look))
    assert "**Land Bill I**: 20T once (the State Treasury holds 100T); Unrest 5 → **4**." in shown
    assert "**Land Bill III**: 10T a turn (the State Treasury holds 100T); Unrest 5 → **2**." in shown
    assert "Sponsor +4 POP, Co-Sponsor +2; each Senator who votes against it" in shown


@clause("RR-1.09.621")
def test_a_repeal_shows_what_it_costs_its_sponsor_in_all(play: Play) -> None:
    look, posted = sitting(play, "repeal")
    shown = words(present(posted, look))
    assert (
        "It saves 5T a turn; Unrest 0 → **2**. Its sponsor loses 3 POP, each other Senator who votes for it 1" in shown
    )


@clause("RR-1.09.63")
def test_units_show_their_price_what_is_left_and_the_upkeep(play: Play) -> None:
    look, _ = sitting(play, "units")
    terms: dict[str, Any] = {"legions": 2, "fleets": 1, "fewer_legions": {}, "fewer_fleets": 0}
    assert isinstance(look.view, RomeView)
    upkeep = look.view.army.maintenance + 6
    assert stakes(look, "units", terms) == [
        f"-# It costs 30T; of 100T 70T are left. All units then cost {upkeep}T a turn."
    ]


@clause("RR-1.09.63")
def test_units_are_counted_up_and_down_by_menus(play: Play) -> None:
    session(play, "senate.business", home(3, veterans=2, loyal=2, fleets=1))
    posted = at_table(play).find("senate.units", forced=0)
    assert posted
    assert raising.limits(posted, "disband") == {"legion": 5, "legion.veteran.fam-fabius": 2, "fleet": 1}
    said = {"raise.legion": 0, "raise.fleet": 0, "disband.legion.veteran.fam-fabius": 1, "disband.fleet": 1}
    raw = raising.answer(said)
    assert raw == {"legions": 0, "fleets": 0, "fewer_legions": {"legion.veteran.fam-fabius": 1}, "fewer_fleets": 1}
    assert {name: n for name, n in raising.counts(raw).items() if n} == {name: n for name, n in said.items() if n}
    posted.decision.choice.read(raw)


@clause("RR-1.09.64")
def test_forces_show_the_odds_of_their_battles(play: Play) -> None:
    look, posted = sitting(play, "forces")
    raw: Any = typed(look, posted, "forces")
    (line,) = stakes(look, "forces", raw)
    assert line.startswith("⚔ Jugurthine War: on land,")
    assert "Victory" in line


@clause("RR-1.09.642")
def test_that_the_senate_is_closed_by_it_is_said_before(play: Play) -> None:
    session(play, "senate.business", ARMY, war(JUGURTHA), office(1, "dictator"), office(2, "master-of-horse"))
    order = {"order": "send", "at": JUGURTHA, "commanders": ["fam-cornelius"], "legions": {"legion": 9}, "fleets": 2}
    lines = stakes(at_table(play), "forces", {"movements": [order]})
    assert lines[-1] == "-# Cornelius, who presides, leaves for war: that closes the Senate."


@clause("RR-1.09.641")
def test_beside_who_may_be_sent_stands_why(play: Play) -> None:
    look, posted = sitting(play, "forces")
    notes = briefs.commander_notes(posted, look)
    assert notes.keys() >= {"fam-fabius"}
    assert notes["fam-fabius"].startswith("MIL ")
    assert notes["fam-fabius"].endswith("Rome")


# The floor


@clause("RR-1.09.6.1")
def test_the_floor_says_what_adjourning_means_and_lights_what_one_would_propose(play: Play) -> None:
    session(play, "senate.business", war(PUNIC), unrest(5))
    look = at_table(play)
    posted = look.find("senate.floor")
    assert posted
    shown = present(posted, look)
    assert "**If you adjourn** only Tribunes can still propose something, and nobody is sent against 1" in words(shown)
    assert "The State Treasury holds 100T." in words(shown)
    first = floor.natural(look, GUESTS["senate.floor"](look))
    assert first
    assert first.decision.kind == "senate.land-bill"
    assert "Adjourn the Senate" in labels(shown)


# Trials


@clause("RR-1.09.42", "RR-1.09.441")
def test_a_trial_says_what_it_would_cost_the_accused(play: Play) -> None:
    session(play, "senate.business", rated(2, influence=4, concessions=[MINING]))
    terms = {"kind": "trial", "accused": "fam-fabius", "charge": MINING, "prosecutor": "fam-julius"}
    look = at_table(play)
    assert stakes(look, "trial", terms) == [
        "-# 4 INF of Fabius count against conviction. Convicted he loses 4 INF and 5 POP, and to the Forum go Mining."
    ]
    assert stakes(look, "trial", {**terms, "charge": "major"}) == [
        "-# 4 INF of Fabius count against conviction. Convicted he dies."
    ]


@clause("RR-2.05.3")
def test_the_pleas_are_foretold_once_there_is_an_advocate(play: Play) -> None:
    def engaged(g: Any) -> None:
        g.senate.advocate = "fam-fabius"

    session(play, "senate.business", engaged)
    terms = {"kind": "trial", "accused": "fam-fabius", "charge": "office", "prosecutor": "fam-manlius"}
    lines = stakes(at_table(play), "trial", terms)
    assert lines[1].startswith("-# Fabius pleads: votes against conviction in ")


# Tribunes and assassins


@clause("RR-1.14.5")
def test_graft_says_how_likely_each_can_pay(play: Play) -> None:
    session(play, "senate.business", cards={"triangle": ["tribune.1"], "circle": ["graft.1"]}, scenario="middle")
    play.g.senators["fam-valerius"].talents = 3
    propose(play, "minor", {"text": "Praise"})
    play.answer("triangle", "senate.veto", play.options("triangle", "senate.veto")[0])
    look = at_table(play, "circle")
    posted = look.find("senate.graft")
    assert posted
    assert briefs.graft_notes(posted, look)["fam-valerius"] == "3T: he can pay the price in 50% of all cases"
    assert "The vote would end at once" in words(present(posted, look))


@clause("RR-1.09.72", "RR-1.09.73", "RR-1.14.2")
def test_an_open_bodyguard_takes_two_and_brings_a_further_roll(play: Play) -> None:
    def guarded(g: Any) -> None:
        g.senators["fam-fabius"].bodyguard = "open-bodyguard"

    session(play, "senate.business", guarded)
    view = at_table(play).view
    assert isinstance(view, RomeView)
    victim = view.senators["fam-fabius"]
    assert open_guard(law_of("rome"), victim) == (-2, 1)
    alone, two = defended(ROME, "base", 0, 0), defended(ROME, "base", -2, 0, 1)
    assert alone == (33, 33)
    assert two == (0, round(100 * (1 - (2 / 6) ** 2)))


def test_an_answer_that_nobody_has_begun_raises_nothing() -> None:
    """All its parts are open: the form opens with none of any unit."""
    blank = {"legions": None, "fleets": None, "fewer_legions": None, "fewer_fleets": None}
    assert set(raising.counts(blank).values()) == {0}
