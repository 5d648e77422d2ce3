"""The decision points of set-up and mortality: their kinds, clauses and defaults (Appendix A)."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

import pytest

from games import carthage, republic
from games.carthage.charts import decision_points
from games.carthage.law import CARTHAGE
from games.carthage.state import Carthage
from games.kernel import Seat
from games.republic.law import Cite
from tests.clauses import clause, clauses, each_point, points
from tests.games.carthage.play import Play, numbered, run

APPENDIX = points("republic-of-carthage")


def before(step: str) -> Any:
    """The set-up as it is when this step begins."""

    def change(g: Carthage) -> None:
        for name in ("setup.traders", "setup.leaders", "setup.governors", "setup.committee"):
            if name == step:
                break
            run(g, name)

    return change


def store(g: Carthage) -> None:
    numbered(g, 6).traders = 3


HIGHEST = "Senator with the highest Influence (then Oratory, then lowest number)"
ASKED: dict[str, tuple[str, str, dict[str, Any], str, Any, str]] = {
    # point: (step, kind, how, who, default, what the table says of it)
    "RC-DP1": ("setup.traders", "setup.trader", {}, "diamond", "fam-mago", HIGHEST),
    "RC-DP2": ("setup.leaders", "setup.leader", {}, "circle", "fam-hanno", HIGHEST),
    "RC-DP3": ("setup.governors", "setup.term", {"change": before("setup.governors")}, "triangle", "3", "3"),
    "RC-DP4": (
        "setup.committee", "setup.member", {"change": before("setup.committee")}, "square", "fam-ithobal",
        "eligible " + HIGHEST,
    ),
    "RC-DP5": ("setup.cards", "setup.play", {"change": before("setup.cards")}, "diamond", "none", "none"),
    "RC-DP48": (
        "mortality", "mortality.warehouse",
        {"change": store, "chits": ["6"], "hands": {"triangle": ["gold.1", "oil.2", "wine.1"]}},
        "triangle", ["oil.2", "wine.1"], "the lowest values",
    ),
}  # fmt: skip


@clause("RC-1.5f")
@pytest.mark.parametrize("point", each_point(ASKED))
def test_the_default_is_that_of_the_table(play: Play, point: str) -> None:
    step, kind, how, seat, default, printed = ASKED[point]
    play.at(step, **how)
    decision = play.decision(seat, kind)
    assert (decision.point, decision.clause) == (point, APPENDIX[point][0])
    assert decision.lapse == default
    assert APPENDIX[point][1] == printed
    decision.choice.read(decision.lapse)


@pytest.mark.parametrize(("change", "foremost"), [("influence", 9), ("oratory", 3), ("number", 1)])
def test_the_foremost_has_the_highest_influence_then_oratory_then_the_lowest_number(
    play: Play, change: str, foremost: int
) -> None:
    """Diamond has Mago (ORA 3), Mangi (3) and Bomilcar (2), and for the oratory Hanno (4)."""

    def alter(g: Carthage) -> None:
        for number in (1, 5, 9):
            numbered(g, number).influence = 4
        if change == "influence":
            numbered(g, 9).influence = 6
        if change == "oratory":
            numbered(g, 3).influence, numbered(g, 3).faction = 4, Seat("diamond")

    play.at("setup.leaders", change=alter)
    assert play.decision("diamond", "setup.leader").lapse == numbered(play.g, foremost).id


def test_every_point_of_the_data_is_in_the_appendix() -> None:
    assert {point.id: (point.clause, point.default) for point in decision_points()} == APPENDIX


# What questions rest on


@pytest.mark.parametrize(("name", "cite"), CARTHAGE.cites.items())
def test_what_is_cited_stands_in_the_table_beside_its_kind(name: str, cite: Cite) -> None:
    kinds = {one.id: one.kinds for one in decision_points()}[cite.point]
    assert name.partition("/")[0] in kinds or name == "senate.floor/forced"
    assert cite.clause in clauses("republic-of-carthage")


def test_every_kind_of_the_table_has_something_to_cite() -> None:
    kinds = {kind for one in decision_points() for kind in one.kinds}
    assert kinds == {name.partition("/")[0] for name in CARTHAGE.cites}


def test_no_rule_asks_by_a_clause_or_a_point_of_its_own() -> None:
    """They come from the law: what is shared by two republics rests on other clauses in each.

    What is asked ahead is asked by no rule, and is Carthage's own.
    """
    spelled = [
        f"{path.name}:{node.lineno}"
        for package in (carthage, republic)
        for path in Path(package.__file__).parent.rglob("*.py")
        if "ahead" not in path.parts
        for call in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(call, ast.Call) and ast.unparse(call.func).endswith(("Decision", "Consent", "Business"))
        for node in [*call.args, *(one.value for one in call.keywords)]
        if isinstance(node, ast.Constant) and str(node.value).startswith("RC-")
    ]
    assert spelled == []
