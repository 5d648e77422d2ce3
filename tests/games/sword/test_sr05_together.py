"""SR-5.9, 5.10, 5.2: what the end of a turn asks of each is asked of all together, and used when it comes to it."""

from __future__ import annotations

from typing import Any

import pytest

from games.bench import Position
from games.kernel import Posted, Table
from games.sword.bench import BENCH
from games.sword.state import Sword
from tests.clauses import clause

ALL = ("ROM", "GAU", "ETS", "GRE", "CAR")


def laid() -> Table[Sword]:
    """The Alliance Phase."""
    position = Position(game="sword", about="the end of a turn", seats=5, step="alliances", seat="diamond")
    table: Table[Sword] = BENCH.play(position).table
    table.plan_ahead()
    return table


def asked(table: Table[Sword], kind: str, player: str, *, together: bool) -> Posted | None:
    """What he is asked of this kind, beside the others or when it comes to it."""
    seat = table.state.hands[player].seat  # type: ignore[index]
    of_kind = [one for one in table.open.values() if (one.decision.kind, one.decision.seat) == (kind, seat)]
    return next((one for one in of_kind if ("together" in one.decision.about) is together), None)


def go_on(table: Table[Sword], until: str) -> list[str]:
    """Everybody takes the default of what is waited for, and what was said is used; the kinds that were asked."""
    found: list[str] = []
    while table.state.step != until:
        if planned := table.planned():
            table.submit(planned[0].decision.seat, planned[0].decision.key, planned[1], "order")
            continue
        one = next(one for one in table.open.values() if one.decision.awaited and "players" not in one.decision.about)
        found.append(one.decision.kind)
        table.submit(one.decision.seat, one.decision.key, one.decision.lapse)
    return found


@clause("SR-5.10.2")
def test_where_cu_come_is_asked_of_all_beside_alliances() -> None:
    """SR-DP8: and of nobody when it comes to it."""
    table = laid()
    for player in ALL:
        assert asked(table, "reinforcement.place", player, together=True), player
    kinds = go_on(table, "draw")
    assert kinds.count("reinforcement.place") == len(ALL)
    assert kinds.index("reinforcement.place") < max(n for n, kind in enumerate(kinds) if kind == "alliance.renew")


@clause("SR-DP8")
def test_what_was_said_is_done() -> None:
    """SR-5.10.2: two of the four CU that Roma gives come to Velitrae, with Camillus."""
    table = laid()
    posted = asked(table, "reinforcement.place", "ROM", together=True)
    assert posted is not None
    said: dict[str, dict[str, int]] = {**posted.decision.lapse, "ROM.roma": {"velitrae": 2, "roma": 2}}
    table.submit(posted.decision.seat, posted.decision.key, said)
    before = table.state.cu("ROM", "velitrae")
    go_on(table, "draw")
    assert table.state.cu("ROM", "velitrae") == before + sum(one.get("velitrae", 0) for one in said.values())


@clause("SR-DP1")
def test_discards_are_said_before_the_draw() -> None:
    """SR-5.2: the card lies on the pile."""
    table = laid()
    posted = asked(table, "draw.discard", "ROM", together=True)
    assert posted is not None
    card = table.state.hands["ROM"].hand[0]
    table.submit(posted.decision.seat, posted.decision.key, [card])
    go_on(table, "action.first")
    assert card in table.state.hands["ROM"].discard


@pytest.mark.parametrize("player", ALL)
def test_others_do_not_see_what_was_said(player: str) -> None:
    """SR-32.1: until it is used."""
    silent, table = laid(), laid()
    posted = asked(table, "reinforcement.place", player, together=True)
    assert posted is not None
    table.submit(posted.decision.seat, posted.decision.key, posted.decision.lapse)
    for other in ALL:
        if other != player:
            assert _shown(table, other) == _shown(silent, other)


def _shown(table: Table[Sword], player: str) -> Any:
    seat = table.state.hands[player].seat  # type: ignore[index]
    mine = {key: one.offered for key, one in table.open.items() if one.decision.seat == seat}
    return table.view(seat).model_dump(), mine
