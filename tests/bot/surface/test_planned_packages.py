"""The cards of packages: what they would do in words, and forms that say what was prepared."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from bot.base.text import languages
from bot.fronts.carthage.packages import TRADE
from bot.fronts.carthage.rooms.planned_packages import ROOM
from bot.fronts.republic.packages import GIFTS, REVENUE, REVOLUTION
from bot.surface.kit.address import Address
from bot.surface.kit.answers import told
from bot.surface.kit.forms import form, read
from bot.surface.kit.look import Look
from bot.surface.kit.panel import Button, Row
from bot.surface.kit.present import present
from games.carthage.law import CARTHAGE
from games.carthage.state import Carthage
from games.kernel import IllegalAnswer, Only, Posted, chairs
from tests.bot.surface.limits import openable, sendable
from tests.bot.surface.looks import seen
from tests.games.carthage.ahead.packages_helpers import SEATS, Ahead, rich
from tests.games.carthage.ahead.revolution_helpers import closing
from tests.games.carthage.play import add_province

MIXED = ["salt.1", "salt.2", "salt.3", "oil.1", "oil.2", "gold.1", "grain.1"]
GIFT = {"rule": "none", "talents": 0, "bound": 0}


def at(kind: str) -> Ahead:
    """A table at which this is asked."""
    if kind == REVOLUTION:
        return closing()
    ahead = Ahead()
    if kind == GIFTS:
        ahead.at("revenue.contributions", change=rich(n1=40, n5=30))
        ahead.package("diamond", REVENUE, ask=["gifts"])
        ahead.rest(REVENUE)
    elif kind == TRADE:
        ahead.at("trade.floor", hands={"diamond": MIXED})
    elif kind == REVENUE:
        ahead.at("revenue.corruption", change=rich({"diamond": 20}, n1=40, n5=30))
    else:
        ahead.at("setup.cards" if kind == "setup.plays" else "revolution.deals", cards={"diamond": ["tc-salt-works"]})
    return ahead


def card(kind: str, language: str = "en") -> tuple[Posted, Look]:
    table = at(kind).table
    look = seen(table, SEATS, SEATS[0], language=language)
    return next(one for one in look.own if one.decision.kind == kind), look


def submitted(found: Any) -> Mapping[str, Any]:
    """A form that is sent as it was opened."""
    return {
        one.name: one.value if one.kind == "text" else [item.value for item in one.items if item.chosen]
        for one in found.inputs
    }


@pytest.mark.parametrize("kind", ROOM.forms)
def test_who_can_say_one_thing_only_takes_it_and_opens_no_form(kind: str) -> None:
    posted, look = card(kind)
    alone = Posted(replace(posted.decision, choice=Only(posted.decision.lapse)), posted.asking)
    for left_over in ({}, {posted.ref: posted.decision.lapse}):
        rows = [part for part in present(alone, replace(look, drafts=left_over)).parts if isinstance(part, Row)]
        acts = {one.to.act for row in rows for one in row.buttons if isinstance(one, Button)}
        assert "keep" in acts
        assert "form" not in acts


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("kind", ROOM.tells)
def test_whatever_can_be_said_is_said_in_words(kind: str, language: str) -> None:
    posted, look = card(kind, language)
    pick = random.Random(kind)
    for raw in [posted.decision.lapse, posted.proposal, *(posted.decision.choice.sample(pick) for _ in range(30))]:
        words = told(look.voice, kind, raw)
        assert words
        assert "[" not in words, "every text is there"
        assert "{" not in words
    sendable(present(posted, look))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("kind", ROOM.forms)
def test_a_form_sent_as_it_was_opened_says_what_was_prepared(kind: str, language: str) -> None:
    posted, look = card(kind, language)
    pick = random.Random(kind)
    for raw in [posted.decision.lapse, posted.proposal, *(posted.decision.choice.sample(pick) for _ in range(30))]:
        opened = form(posted, "carthage", look.voice, raw)
        openable(opened)
        again = read(posted, look.voice, submitted(opened), raw)
        assert posted.decision.choice.read(again) is not None
        assert meaning(kind, again) == meaning(kind, raw)


def meaning(kind: str, raw: Any) -> Any:
    """Without numbers that a rule does not heed, and the order of what has none."""
    plain = {name: sorted(one) if isinstance(one, list) and name != "plays" else one for name, one in raw.items()}
    if kind not in (REVENUE, GIFTS, TRADE):
        return plain
    if kind == TRADE:
        plain["shares"] = {name: share for name, share in raw["shares"].items() if share}
        heeded = {"sets": ("least",), "named": ("named",)}.get(raw["sale"], ())
        return {name: one for name, one in plain.items() if name not in ("least", "named") or name in heeded}
    numbers = {"give": ("talents",), "below": ("talents", "bound"), "step": ("talents", "bound")}
    gifts = {
        name: {part: one[part] for part in ("rule", *numbers.get(one["rule"], ()))}
        for name, one in raw["gifts"].items()
    }
    return {**plain, "gifts": gifts}


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("Mago 10", {"rule": "give", "talents": 10, "bound": 0}),
        ("mago 10T < 50T", {"rule": "below", "talents": 10, "bound": 50}),
        ("Mago =0", {"rule": "save", "talents": 0, "bound": 0}),
        ("Mago > 5", {"rule": "step", "talents": 0, "bound": 5}),
        ("Mago 25T >5", {"rule": "step", "talents": 25, "bound": 5}),
        ("", GIFT),
    ],
)
def test_rules_are_written_short(line: str, said: Mapping[str, Any]) -> None:
    posted, look = card(GIFTS)
    raw = read(posted, look.voice, {"gifts": line, "ask": []}, None)
    assert raw["gifts"] == {"fam-mago": said, "fam-mangi": GIFT}
    assert posted.decision.choice.read(raw)


@pytest.mark.parametrize(
    ("line", "reason"),
    [("Mago", "packages.line"), ("Mago a lot", "packages.line"), ("Mago 2.5", "packages.line"), ("Barca 5", "form.")],
)
def test_what_is_no_rule_is_refused(line: str, reason: str) -> None:
    posted, look = card(GIFTS)
    with pytest.raises(IllegalAnswer) as refused:
        read(posted, look.voice, {"gifts": line, "ask": []}, None)
    assert refused.value.reason.startswith(reason)


@pytest.mark.parametrize("language", languages())
def test_the_fullest_package_fits(language: str) -> None:
    """Six at the table, all Senators one faction's, every seat of the Committee and every Province too."""

    def everything(g: Carthage) -> None:
        rich({"diamond": 500}, n1=400)(g)
        for senator in g.senators.values():
            senator.faction, senator.traders = SEATS[0], 3
        for post in g.committee.values():
            post.member = post.member or "fam-mago"
        for name in CARTHAGE.tables.provinces:
            if name not in g.provinces:
                add_province(g, name)
            g.provinces[name].governor = g.provinces[name].governor or "fam-mago"

    ahead = Ahead()
    ahead.at("revenue.corruption", seats=6, scenario="campaign", change=everything)
    look = seen(ahead.table, chairs(6), SEATS[0], language=language)
    posted = next(one for one in look.own if one.decision.kind == REVENUE)
    raw = posted.decision.choice.sample(random.Random(1))
    raw["purses"]["sums"] = dict.fromkeys(raw["purses"]["sums"], 500)
    raw["gifts"] = {name: {"rule": "below", "talents": 400, "bound": 999} for name in raw["gifts"]}
    look = replace(look, drafts={posted.ref: raw})
    sendable(present(posted, look))
    openable(form(posted, "carthage", look.voice, raw))


def test_purses_are_filled_in_the_order_of_the_lines() -> None:
    posted, look = card(REVENUE)
    raw = read(posted, look.voice, {"purses": "Mangi 4\nFaction Treasury 15\nMago", "gifts": ""}, None)
    assert list(raw["purses"]["sums"].items())[:2] == [("fam-mangi", 4), ("treasury", 15)]
    assert raw["purses"]["rest"] == "fam-mago"
    assert told(look.voice, REVENUE, raw) == "Mangi 4T and Faction Treasury 15T; the rest goes to Mago."


def test_the_address_of_a_form_is_its_card_s() -> None:
    posted, look = card(REVENUE)
    assert form(posted, "carthage", look.voice, None).to == Address("carthage", posted.ref, posted.rev, "form", "0")
