"""RR-1.08: what the people may say, as everybody sees it before they are asked."""

from __future__ import annotations

from collections.abc import Container

from games.republic.combat.odds import TDR
from games.rome.seen.see import view
from games.rome.state import Rome
from tests.games.rome.play import add_war, dealt, numbered, prepared


def table() -> Rome:
    """Nothing has happened yet."""
    g = dealt()
    prepared(g)
    g.wars.clear()
    g.unrest, g.step = 3, "mortality"
    return g


def rolls(sums: Container[int]) -> int:
    """How many of 216 TDR have one of these sums."""
    return sum(sum(dice) in sums for dice in TDR)


def test_rr_1_08_2_each_line_has_its_chance_and_all_rolls_are_told() -> None:
    people = view(table(), None).people
    assert sum(row.rolls for row in people.rows) == 216
    chances = {(row.low, row.high): row.rolls for row in people.rows}
    assert chances[18, None] == 0
    assert chances[11, 15] == rolls(range(14, 19))
    assert chances[0, 0] == rolls([3])


def test_rr_1_08_2_the_pop_of_the_hrao_counts() -> None:
    g = table()
    numbered(g, 1).popularity = 4
    people = view(g, None).people
    assert people.popularity == 4
    assert people.rows[0].rolls == rolls([17, 18])


def test_rr_1_08_11_unprosecuted_wars_and_droughts_are_added_before() -> None:
    g = table()
    add_war(g, "syrian", unprosecuted=True)
    add_war(g, "illyrian-1", "inactive")
    assert view(g, None).people.unrest == 3 + 1 + 1


def test_rr_1_08_11_in_the_phase_itself_they_have_been_added() -> None:
    g = table()
    add_war(g, "syrian", unprosecuted=True)
    g.step = "population"
    assert view(g, None).people.unrest == 3


def test_rr_1_08_2_2_without_anybody_in_rome_no_pop_counts() -> None:
    g = table()
    for one in g.senators.values():
        one.popularity, one.place, one.at = 5, "captive", "syrian"
    assert view(g, None).people.popularity == 0
