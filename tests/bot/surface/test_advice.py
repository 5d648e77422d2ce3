"""Every card says why one would choose what it offers, and the common answers take one press."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from functools import cache

import cogs.preparing
import cogs.revenue
import cogs.trade  # noqa: F401 - the cogs bring their presenters
from bot.fronts.carthage.offering import offer_form
from bot.fronts.republic.purses import steps
from bot.surface.kit.address import Address
from bot.surface.kit.answers import offered
from bot.surface.kit.look import Look
from bot.surface.kit.panel import Button, Menu, Panel, Row, Words
from bot.surface.kit.present import present
from bot.surface.kit.widgets import Answer, collect
from games.carthage import GAME
from games.carthage.law import CARTHAGE
from games.carthage.seen.view import CarthageView
from games.kernel import Posted, Seat, Setup, Table
from tests.bot.surface.looks import seen
from tests.clauses import clause

SEATS = tuple(Seat(name) for name in ("diamond", "triangle", "circle", "square"))


@cache
def met() -> list[tuple[Look, Posted]]:
    """What is asked in three turns of the Late Republic, where nobody sells, so that cards for a deal come together."""
    table, _ = Table.start(GAME, Setup(SEATS, "advice", GAME.options(scenario="late")))
    table.rule("talents", {"senator": next(iter(table.state.senators)), "talents": 60})
    pick, found, step = random.Random(4), dict[str, tuple[Look, Posted]](), 0
    while table.state.turn < 4 and step < 400:
        posted = next(one for one in table.open.values() if one.decision.awaited)
        for one in table.open.values():
            key = f"{one.decision.kind} {one.decision.about} {one.decision.seat} {table.state.turn}"
            if key not in found:
                found[key] = (seen(table, SEATS, one.decision.seat), one)
        quiet = posted.decision.kind in ("trade.sell", "trade.done")
        decision = posted.decision
        raw = ([] if decision.kind == "trade.sell" else decision.lapse) if quiet else decision.choice.sample(pick)
        table.submit(decision.seat, decision.key, raw)
        step += 1
    table.close()
    return list(found.values())


def of(*kinds: str) -> Iterator[tuple[Look, Posted, Panel]]:
    for look, posted in met():
        if posted.decision.kind in kinds:
            yield look, posted, present(posted, look)


def text(panel: Panel) -> str:
    return "\n".join(part.text for part in panel.parts if isinstance(part, Words))


def buttons(panel: Panel) -> list[Button]:
    return [one for part in panel.parts if isinstance(part, Row) for one in part.buttons if isinstance(one, Button)]


def test_whoever_chooses_a_senator_sees_what_he_is_worth() -> None:
    kinds = set()
    for look, posted, panel in of("setup.trader", "setup.leader", "setup.member"):
        kinds.add(posted.decision.kind)
        assert isinstance(look.view, CarthageView)
        for option in offered(posted.decision.choice):
            one = look.view.senators[option]
            ratings = f"INF {one.influence} · ORA {one.oratory} · MIL {one.military} · LOY {one.loyalty}"
            assert f"- **{one.name}**: {ratings}" in text(panel)
    assert kinds == {"setup.trader", "setup.leader", "setup.member"}


def test_an_office_and_a_province_say_what_they_bring() -> None:
    assert all("Collects" in text(panel) or ":" in text(panel) for _, _, panel in of("setup.member"))
    terms = list(of("setup.term"))
    assert terms
    assert all("spoils 1 die" in text(panel) and "INF " in text(panel) for _, _, panel in terms)


def test_trade_cards_say_what_their_set_brings_and_equals_stand_together() -> None:
    menus = [
        (look, part)
        for look, _, panel in of("trade.sell", "trade.keep")
        for part in panel.parts
        if isinstance(part, Menu)
    ]
    assert menus
    for look, menu in menus:
        assert isinstance(look.view, CarthageView)
        names = [item.label.partition(" · ")[0] for item in menu.items]
        assert names == sorted(names, key=names.index)
        assert all("T now, " in item.note and "with one more" in item.note for item in menu.items)
        assert not any(item.label.endswith(")") for item in menu.items)


def test_the_form_of_an_offer_says_it_too() -> None:
    look, posted, _ = next(of("trade.offer"))
    form = offer_form(posted, Address("abc234", posted.ref, posted.rev, "form"), look.voice, None)
    assert all("in the total" in item.note for field in form.inputs for item in field.items)


@clause("RC-7.3.1", "RC-7.3.2")
def test_one_press_sells_all_and_one_nothing() -> None:
    for look, posted, panel in of("trade.sell"):
        every, nothing = buttons(panel)[:2]
        assert collect(posted, every.to.act, every.to.arg, [], None) == Answer(offered(posted.decision.choice))
        assert collect(posted, nothing.to.act, nothing.to.arg, [], None) == Answer([])
        assert isinstance(look.view, CarthageView)
        assert look.view.own
        sets = Counter((card.commodity, card.price) for card in look.view.own.trade_cards)
        revenue = sum(n * n * price for (_, price), n in sets.items())
        assert every.label == f"Sell All: {revenue - -(-revenue * look.view.tax // 100)}T"
        assert "You keep no cards." in text(panel)


@clause("RC-6.9")
def test_a_contribution_takes_one_press() -> None:
    offers = 0
    for _, posted, panel in of("revenue.contribute"):
        purses = {name: field.high for name, field in posted.decision.choice.fields.items()}
        nothing, *gifts = [one for one in buttons(panel) if one.to.act == "give"]
        said = collect(posted, "give", nothing.to.arg, [], None)
        assert said == Answer(dict.fromkeys(purses, 0))
        for gift in gifts:
            offers += 1
            given = collect(posted, "give", gift.to.arg, [], None)
            assert isinstance(given, Answer)
            posted.decision.choice.read(given.raw)
            ((name, talents),) = [(name, n) for name, n in given.raw.items() if n]
            assert talents in dict(steps(CARTHAGE, purses[name]))
            assert f"{talents}T for {dict(steps(CARTHAGE, purses[name]))[talents]} INF" in gift.label
        assert gifts or "No purse of yours holds the 10T" in text(panel)
    assert offers


def test_the_purses_stand_on_the_card() -> None:
    for _, posted, panel in of("revenue.redistribute"):
        assert f"{posted.decision.choice.total}T in all" in text(panel)
        assert "Faction Treasury: " in text(panel)
