"""Forms that carry one: what they do not ask, what they say untouched, where they are tried again."""

from __future__ import annotations

from typing import Any

import pytest

from bot.surface.kit import forms, moving, shortcuts, stepwise
from bot.surface.kit.address import Address
from bot.surface.kit.answers import blank, certain, completed, offered
from bot.surface.kit.forms import Form, Input
from bot.surface.kit.look import Look
from bot.surface.kit.panel import Button, Item, Menu, Panel, Row
from bot.surface.kit.present import asked, present
from bot.surface.kit.typed import MOST, Typed
from games.catalog import GAMES
from games.kernel import Amount, Choice, IllegalAnswer, Line, NotOpen, OneOf, Posted, Record, Seat, Several, Split
from tests.bot.surface.looks import seen
from tests.bot.surface.test_present import check, posted_of
from tests.clauses import clause
from tests.games.carthage.play import Play, add_province
from tests.games.carthage.senate import session
from tests.games.carthage.trials import corrupt, major, rated, trials
from tests.games.conformance import Walk

TO = Address("abc234", "r1", "v1", "form", "0")


@pytest.fixture
def play() -> Play:
    return Play()


def made(choice: Choice[Any], lapse: Any = None) -> tuple[Look, Posted]:
    """A question that no game asks, at a table that does not know it."""
    walk = Walk.start(GAMES["sample"], 3, 1)
    return seen(walk.table, walk.seats, walk.seats[0]), posted_of(choice, lapse, awaited=lapse is not None)


def at_table(play: Play, seat: str, drafts: dict[str, Any] | None = None) -> Look:
    return seen(play.table, tuple(play.g.seats), Seat(seat), drafts)


def drawn(play: Play, posted: Posted, draft: Any = None) -> Panel:
    """Its panel, with this prepared."""
    look = at_table(play, posted.decision.seat, {} if draft is None else {posted.ref: draft})
    panel = present(posted, look)
    check(panel)
    return panel


def labels(panel: Panel) -> list[str]:
    return [one.label for part in panel.parts if isinstance(part, Row) for one in part.buttons]


def menus(panel: Panel) -> list[list[str]]:
    return [[item.label for item in part.items] for part in panel.parts if isinstance(part, Menu)]


# What is not asked


@pytest.mark.parametrize(
    ("choice", "only", "untouched"),
    [
        (Amount(0, 0), (0,), 0),
        (Amount(2, 9), None, 2),
        (OneOf({"none": 0}), ("none",), "none"),
        (OneOf({"none": 0, "mago": 1}), None, "none"),
        (OneOf({"mago": 1, "hanno": 2}), None, None),
        (Several({"a": 1, "b": 2}, 2, 2), (["a", "b"],), ["a", "b"]),
        (Several({"a": 1, "b": 2}, 0, 2), None, []),
        (Several({"a": 1, "b": 2}, 1, 2), None, None),
        (Line(20), None, ""),
    ],
)
def test_a_field_with_one_possible_value_is_none(choice: Any, only: Any, untouched: Any) -> None:
    record: Record[Any] = Record(dict, one=choice, other=OneOf({"x": 1, "y": 2}))
    assert certain(choice) == only
    assert blank(record) == {"one": untouched, "other": None}
    assert len(forms.fields(record)) == (1 if only else 2)


def test_what_is_left_empty_is_as_it_was(play: Play) -> None:
    """A number that is not typed, and one that is cleared: the prefilled one; free text is meant to be empty."""
    look, posted = made(Record(dict, count=Amount(0, 9), note=Line(20), whom=OneOf({"x": 1, "y": 2, "z": 3})))
    draft = {"count": 4, "note": "so", "whom": "y"}
    assert forms.read(posted, look.voice, {"f0": " ", "f1": "", "f2": ""}, draft) == {**draft, "note": ""}
    fresh = forms.read(posted, look.voice, {"f0": "", "f1": "", "f2": "1"}, None)
    assert fresh == {"count": 0, "note": "", "whom": "y"}
    with pytest.raises(IllegalAnswer, match=r"form\.empty"):
        forms.read(posted, look.voice, {"f0": "", "f1": "", "f2": []}, None)


@clause("RC-9.4")
def test_pages_that_nobody_touched_say_what_they_were_filled_in_with(play: Play) -> None:
    session(play, "senate.governors", *(lambda g, p=p: add_province(g, p) for p in ("tunisia", "numidia", "sicily")))
    posted = play.posted("diamond", "senate.governors")
    look = at_table(play, "diamond")
    assert forms.pages(posted.decision, look.voice) == 1
    first = {f"f{n}": "0" for n in range(len(forms.fields(posted.decision.choice)))}
    raw = forms.read(posted, look.voice, {**first, "f0": "1"}, asked(posted, look).begun)
    assert posted.decision.choice.read(raw)
    assert completed(posted.decision.choice, {}) == blank(posted.decision.choice)


# What is lacking


def test_what_is_lacking_is_named_and_its_page_is_opened_again() -> None:
    names = [f"n{n}" for n in range(7)]
    look, posted = made(Record(dict, **{name: OneOf({"x": 1, "y": 2}) for name in names}))
    draft = forms.read(posted, look.voice, {f"f{n}": "0" for n in range(5)}, None)
    assert forms.lacking(posted.decision, look.voice, draft) == ["n5", "n6"]
    with pytest.raises(IllegalAnswer, match=r"form\.lacking"):
        forms.check_complete(posted.decision, look.voice, draft)
    assert forms.page_at_fault(posted.decision, draft, {}) == 1
    whole = dict.fromkeys(names, "x")
    assert forms.page_at_fault(posted.decision, {**whole, "n1": "q"}, {}) == 0
    assert forms.page_at_fault(posted.decision, {**whole, "n6": "y"}, {"senator": "y"}) == 1, "whom the error names"
    assert forms.page_at_fault(posted.decision, whole, {}) == 0


def test_wrong_words_are_answered_with_what_there_is() -> None:
    look, posted = made(OneOf({f"o{n}": n for n in range(30)}))
    with pytest.raises(IllegalAnswer) as error:
        forms.named(offered(posted.decision.choice), "k", look.voice, "salt")
    assert error.value.about["there"] == [*(f"o{n}" for n in range(11)), "…"]


# Tried again


def test_a_form_that_was_refused_opens_as_it_was_left() -> None:
    typed = Typed()
    form = Form(
        "t",
        TO,
        [
            Input("f0", "text", "a", value="1", most=3),
            Input("f1", "radio", "b", items=[Item("x", "0", chosen=True), Item("y", "1")]),
            Input("f2", "checks", "c", items=[Item("x", "0"), Item("y", "1")], high=2),
            Input("f3", "text", "d", value="as it was"),
        ],
    )
    typed.keep(7, TO, {"f0": "legions", "f1": "1", "f2": ["0", "1"]})
    left = typed.upon(7, form).inputs
    assert [one.value for one in left if one.kind == "text"] == ["leg", "as it was"]
    assert [[item.chosen for item in one.items] for one in left[1:3]] == [[False, True], [True, True]]
    assert typed.upon(8, form) == form, "another's"
    typed.forget(7, TO.to("keep"))
    assert typed.upon(7, form) == form, "it was answered"


def test_only_so_many_refused_forms_are_remembered() -> None:
    typed = Typed()
    for user in range(MOST + 1):
        typed.keep(user, TO, {"f0": "x"})
    assert len(typed.kept) == MOST
    assert (0, TO) not in typed.kept


# Field by field


@clause("RC-9.3.1", "RC-9.3.2")
def test_charges_and_prosecutors_are_those_that_fit_the_accused(play: Play) -> None:
    trials(play, major(9), corrupt(10, "numidia", "mauretania"))
    posted = play.posted("square", "senate.trial")
    (accused,) = menus(drawn(play, posted))
    assert accused == ["Accused: Bomilcar", "Accused: Adherbal"]
    options = list(stepwise.fields(posted)["accused"].options)
    bomilcar = stepwise.stepped(posted, None, "0.0", str(options.index("fam-bomilcar")))
    assert bomilcar["charge"] == "major", "the only charge there is"
    _, prosecutors = menus(drawn(play, posted, bomilcar))
    assert "Prosecutor: Bomilcar" not in prosecutors
    assert "Prosecutor: Adherbal" in prosecutors
    adherbal = stepwise.stepped(posted, bomilcar, "0.0", str(options.index("fam-adherbal")))
    assert adherbal["charge"] is None, "what no longer fits is gone"
    assert "Accuse Him" not in labels(drawn(play, posted, adherbal))
    whole = stepwise.settled(posted, {**bomilcar, "prosecutor": "fam-malchus"})
    assert posted.decision.choice.read(whole)
    assert "Accuse Him" in labels(drawn(play, posted, whole))


@clause("RC-9.3")
def test_an_accusation_begins_with_whom_one_would_accuse_and_each_part_can_be_changed(play: Play) -> None:
    trials(play, major(10), rated(10, influence=8))
    posted = play.posted("square", "senate.trial")
    panel, begun = drawn(play, posted), asked(posted, at_table(play, "square")).begun
    assert posted.decision.choice.read(begun)
    assert labels(panel) == ["Accuse Him"]
    assert "Proposed: " in str(panel)
    options = list(stepwise.fields(posted)["prosecutor"].options)
    other = next(name for name in stepwise.fitting(posted, begun, "prosecutor") if name != begun["prosecutor"])
    changed = stepwise.stepped(posted, begun, "2.0", str(options.index(other)))
    assert changed == {**begun, "prosecutor": other}


def test_what_has_one_answer_is_handed_in_with_one_press() -> None:
    def never(**said: str) -> dict[str, str]:
        if said != {"a": "x", "b": "y"}:
            raise IllegalAnswer("choice.fields")
        return said

    _, posted = made(Record(never, a=OneOf({"x": "x", "y": "y"}), b=OneOf({"x": "x", "y": "y"})))
    assert stepwise.sole(posted) == {"a": "x", "b": "y"}
    with pytest.raises(IllegalAnswer):
        stepwise.stepped(posted, None, "7.0", "0")
    with pytest.raises(IllegalAnswer):
        stepwise.stepped(posted, None, "0.0", "9")


# Sums


def test_a_sum_moves_from_one_to_another() -> None:
    look, posted = made(Split(10, ["mago", "hanno"]), lapse={"mago": 10})
    one = asked(posted, look)
    form = moving.moving_form(one)
    assert [item.label for item in form.inputs[0].items] == ["mago 10"], "who has nothing gives nothing"
    assert moving.moved(posted, one.shown, {"giver": ["0"], "taker": ["1"], "sum": ""}) == {"mago": 0, "hanno": 10}
    assert moving.moved(posted, one.shown, {"giver": ["0"], "taker": ["1"], "sum": "4"}) == {"mago": 6, "hanno": 4}
    for entered, reason in (
        ({"giver": ["0"], "taker": ["0"], "sum": "4"}, "move.same"),
        ({"giver": ["0"], "taker": ["1"], "sum": "11"}, "move.short"),
        ({"giver": ["0"], "taker": ["1"], "sum": "-1"}, "move.short"),
        ({"giver": ["0"], "taker": ["1"], "sum": "all"}, "form.number"),
    ):
        with pytest.raises(IllegalAnswer, match=reason):
            moving.moved(posted, one.shown, entered)


def test_all_to_one_is_a_likely_answer_and_is_what_it_was_when_pressed() -> None:
    look, posted = made(Split(10, ["mago", "hanno"]), lapse={"mago": 10})
    able = shortcuts.shortcuts(posted, look)
    assert [one.raw for one in able] == [{"mago": 10}, {"hanno": 10}]
    assert shortcuts.pressed(posted, look, f"1.{able[1].mark}") == able[1]
    with pytest.raises(NotOpen, match=r"decision\.stale"):
        shortcuts.pressed(posted, look, f"0.{able[1].mark}")
    for forged in ("2.1f", "9.1f", "-1.1f", "²", ""):
        with pytest.raises(IllegalAnswer):
            shortcuts.pressed(posted, look, forged)
    assert shortcuts.all_to_one(made(Split(10, ["mago", "hanno"], high=9))[1], look) == ()


def test_presses_are_buttons_and_what_is_shown_first_is_a_menu() -> None:
    look, posted = made(Split(10, ["mago", "hanno"]), lapse={"mago": 10})
    panel = present(posted, look)
    check(panel)
    row = next(part for part in panel.parts if isinstance(part, Row))
    assert [one.to.act for one in row.buttons if isinstance(one, Button)] == ["keep", "move", "form"]
    assert menus(panel) == [["All to mago", "All to hanno"]]


def test_what_can_be_read_as_it_is_lacks_nothing() -> None:
    """A choice of a game's own may leave out what it does not need."""

    class Loose(Record[Any]):
        def read(self, raw: Any) -> Any:
            return raw

    look, posted = made(Record(dict, but=Loose(dict, mago=OneOf({"x": 1, "y": 2}))))
    assert forms.lacking(posted.decision, look.voice, {"but": {}}) == []
    assert forms.lacking(posted.decision, look.voice, {"but": {"mago": None}}) == []
