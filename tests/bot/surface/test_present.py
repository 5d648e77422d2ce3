"""Any decision of any game can be shown within Discord's limits, and any legal answer given through its widgets."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from bot.surface.kit import cards, forms, widgets
from bot.surface.kit.address import LIMIT, parse
from bot.surface.kit.answers import leaves, offered, part, prefilled
from bot.surface.kit.fortunes import Story
from bot.surface.kit.look import Look
from bot.surface.kit.panel import LABEL, Button, Menu, Panel, Row
from bot.surface.kit.present import asked, present
from bot.surface.kit.widgets import Answer, Draft, Fill, collect
from games.catalog import GAMES
from games.kernel import (
    Amount,
    Asking,
    Choice,
    Decision,
    IllegalAnswer,
    Line,
    OneOf,
    Posted,
    Record,
    Seat,
    Several,
    Split,
)
from tests.bot.surface.limits import openable, sendable
from tests.bot.surface.looks import seen
from tests.games.conformance import Walk

WALKS = [("carthage", 4, 7, 90), ("carthage", 6, 3, 90), ("sample", 3, 1, 60)]


def posts(game: str, seats: int, seed: int, moves: int) -> Iterator[tuple[Look, Posted]]:
    """Every kind of decision met on a random walk, once for each number of options."""
    met: set[tuple[str, int]] = set()
    walk = Walk.start(GAMES[game], seats, seed)
    for _ in range(moves):
        for posted in walk.table.open.values():
            shape = (posted.decision.kind, len(offered(posted.decision.choice)))
            if shape not in met:
                met.add(shape)
                yield seen(walk.table, walk.seats, posted.decision.seat), posted
        if walk.table.over:
            return
        walk.step()


def check(panel: Panel) -> None:
    """Nothing that Discord would refuse, or a reader not understand."""
    assert panel.fits()
    for part_ in panel.parts:
        if isinstance(part_, Row):
            assert 1 <= len(part_.buttons) <= 5
            assert all(one.label.strip() and len(one.label) <= LABEL for one in part_.buttons)
        if isinstance(part_, Menu):
            assert 1 <= len(part_.items) <= 25
            assert 0 <= part_.low <= part_.high <= len(part_.items)
            assert sum(item.chosen for item in part_.items) <= part_.high
            assert len({item.value for item in part_.items}) == len(part_.items)
            assert all(item.label.strip() and len(item.label) <= 100 for item in part_.items)
            assert len(part_.prompt) <= 150
    ids = [str(one) for one in panel.targets()]
    assert len(set(ids)) == len(ids)
    assert all(len(one) <= LIMIT and parse(one) for one in ids)
    assert not re.search(r"(?<!\*)\[(?!designed|ruling|exp|recalled)[a-z-]+\]", panel.said()), "a text is missing"


def check_form(form: forms.Form) -> None:
    assert len(form.title) <= 45
    assert 1 <= len(form.inputs) <= 5
    assert len({one.name for one in form.inputs}) == len(form.inputs)
    for one in form.inputs:
        assert one.label.strip()
        assert len(one.label) <= 45
        assert len(one.description) <= 100
        assert len(one.value) <= one.most <= 4000
        assert len(one.items) <= (10 if one.kind in ("radio", "checks") else 25)
        assert len({item.value for item in one.items}) == len(one.items)
        assert one.kind != "radio" or len(one.items) >= 2
        assert sum(item.chosen for item in one.items) <= one.high


def typed(choice: Choice[Any], kind: str, look: Look, raw: Any) -> Any:
    """What somebody enters into one field to give this answer."""
    options = offered(choice)
    if 1 <= len(options) <= 25:
        places = [str(options.index(one)) for one in (raw if isinstance(raw, list) else [raw])]
        return places[0] if isinstance(choice, OneOf) and 2 <= len(options) <= 10 else places
    if isinstance(choice, Split):
        return "\n".join(f"{look.voice.option(kind, name)} {share}" for name, share in raw.items())
    if isinstance(choice, Several):
        return "\n".join(f"{name} {n}" for name, n in Counter(look.voice.option(kind, one) for one in raw).items())
    return look.voice.option(kind, raw) if isinstance(choice, OneOf) else str(raw)


def by_form(look: Look, posted: Posted, raw: Any) -> Any:
    """The answer, given page by page."""
    draft: Any = prefilled(posted)
    found = forms.fields(posted.decision.choice)
    for page in range(forms.pages(posted.decision, look.voice)):
        form = forms.form(posted, look.game.id, look.voice, draft, page)
        check_form(form)
        openable(form)
        entered = {
            f"f{n}": typed(leaf, posted.decision.kind, look, part(raw, path))
            for n, (path, leaf) in enumerate(found)
            if n // forms.PAGE == page
        }
        draft = forms.read(posted, look.voice, entered, draft, page)
    return draft


def by_press(look: Look, posted: Posted, raw: Any) -> Any:
    """The answer, given on the card: by one press, or by menus and `Save & Lock`."""
    choice = posted.decision.choice
    if isinstance(choice, OneOf):
        said = collect(posted, "pick", str(offered(choice).index(raw)), [], None)
    elif isinstance(choice, Amount):
        said = collect(posted, "num", str(raw), [], None)
    elif isinstance(choice, Several):
        draft: Any = None
        for start in range(0, max(len(choice.options), 1), 25):
            places = [str(n) for n, one in enumerate(choice.options) if one in raw and start <= n < start + 25]
            chosen = collect(posted, "some", str(start), places, draft)
            assert isinstance(chosen, Draft)
            draft = chosen.raw
        said = collect(posted, "keep", "", [], draft)
    else:
        said = Fill()
    return said.raw if isinstance(said, Answer) else by_form(look, posted, raw)


def alike(choice: Choice[Any], kind: str, look: Look, one: Any, other: Any) -> bool:
    """Whether two answers say the same: the order of options does not matter, nor which of equal cards."""
    if isinstance(choice, Several):
        return Counter(look.voice.option(kind, o) for o in one) == Counter(look.voice.option(kind, o) for o in other)
    if isinstance(choice, Split):
        return {name: n for name, n in one.items() if n} == {name: n for name, n in other.items() if n}
    return one == other


@pytest.mark.parametrize(("game", "seats", "seed", "moves"), WALKS)
async def test_any_decision_can_be_shown_and_answered(game: str, seats: int, seed: int, moves: int) -> None:
    pick, kinds = random.Random(seed), set[str]()
    for look, posted in posts(game, seats, seed, moves):
        kinds.add(posted.decision.kind)
        check(present(posted, look))
        sendable(present(posted, look))
        for raw in (posted.decision.choice.sample(pick) for _ in range(3)):
            given = by_press(look, posted, raw)
            posted.decision.choice.read(given)
            for path, leaf in leaves(posted.decision.choice):
                assert alike(leaf, posted.decision.kind, look, part(given, path), part(raw, path)), posted.decision.kind
    assert len(kinds) >= (11 if game == "carthage" else 6)


@pytest.mark.parametrize(("game", "seats", "seed", "moves"), WALKS)
async def test_cards_fit_whatever_is_open(game: str, seats: int, seed: int, moves: int) -> None:
    walk = Walk.start(GAMES[game], seats, seed)
    for _ in range(moves // 3):
        for seat in walk.seats:
            look = seen(walk.table, walk.seats, seat)
            for panel in (cards.desk(look), cards.desk(look, Story(["✔ x"] * 5, ["y" * 220] * 6, 3, 1))):
                check(panel)
        check(cards.turn_card(seen(walk.table, walk.seats, None)))
        for _ in range(3):
            if not walk.table.over:
                walk.step()


def posted_of(choice: Choice[Any], lapse: Any = None, *, awaited: bool = False) -> Posted:
    """A decision that no game has yet."""
    decision = Decision("sample.sell", Seat("diamond"), choice, "X-1", "X-DP1", {"day": 1}, lapse, awaited=awaited)
    return Posted(decision, Asking("", 0, "", "c0ffee"))


def many(n: int) -> dict[str, str]:
    return {f"thing-{i}": f"thing-{i}" for i in range(n)}


STRANGE = [
    OneOf(many(1)),
    OneOf(many(6)),
    OneOf(many(26)),
    OneOf(many(300)),
    Several(many(60), 2, 55),
    Several(many(25), 0, 25),
    Several(many(1), 0, 1),
    Amount(-5, 2000),
    Amount(1, 3),
    Split(40, [f"thing-{i}" for i in range(30)], 0, 9),
    Line(4000),
    Record(dict, **{f"field-{i}": Amount(0, 9) for i in range(12)}),
    Record(dict, one=Record(dict, inner=Several(many(40), 1, 3)), two=OneOf(many(40)), three=Line(300)),
]


@pytest.mark.parametrize("choice", STRANGE, ids=lambda choice: type(choice).__name__)
async def test_choices_larger_than_any_widget(choice: Choice[Any]) -> None:
    walk = Walk.start(GAMES["sample"], 3, 1)
    look, posted, pick = seen(walk.table, walk.seats, walk.seats[0]), posted_of(choice), random.Random(1)
    for page in range(3):
        if page == 0 or len(offered(choice)) > 100 * page:
            check(present(posted, look, page))
    for raw in (choice.sample(pick) for _ in range(5)):
        given = by_press(look, posted, raw)
        choice.read(given)
        for path, leaf in leaves(choice):
            assert alike(leaf, "sample.sell", look, part(given, path), part(raw, path))


def test_the_default_is_one_press_away() -> None:
    walk = Walk.start(GAMES["carthage"], 4, 7)
    for posted in walk.table.open.values():
        look = seen(walk.table, walk.seats, posted.decision.seat)
        if posted.decision.awaited:
            primary = [
                one
                for part_ in present(posted, look).parts
                if isinstance(part_, Row)
                for one in part_.buttons
                if isinstance(one, Button) and one.style == "primary"
            ]
            said = collect(posted, primary[0].to.act, primary[0].to.arg, [], None)
            assert said == Answer(posted.decision.lapse)


@pytest.mark.parametrize(
    ("act", "arg", "values"),
    [
        ("pick", "99", []),
        ("pick", "x", []),
        ("pick", "0", ["-1"]),
        ("pick", "²", []),
        ("nonsense", "", []),
        ("num", "1e9", []),
    ],
)
def test_presses_that_were_never_offered(act: str, arg: str, values: list[str]) -> None:
    with pytest.raises(IllegalAnswer):
        collect(posted_of(OneOf(many(3))), act, arg, values, None)


def test_a_draft_is_shown_and_kept() -> None:
    walk = Walk.start(GAMES["sample"], 3, 1)
    posted = posted_of(Several(many(4), 0, 4), [], awaited=True)
    look = seen(walk.table, walk.seats, walk.seats[0], {"c0ffee": ["thing-2"]})
    panel = widgets.widgets(asked(posted, look))
    menus = [one for one in panel if isinstance(one, Menu)]
    assert [item.value for item in menus[0].items if item.chosen] == ["2"]
    assert collect(posted, "keep", "", [], ["thing-2"]) == Answer(["thing-2"])
