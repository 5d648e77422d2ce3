"""RC-9.10.3 on cards: who decides for other factions reads for which."""

from __future__ import annotations

from typing import Any

from bot.surface.kit import cards
from bot.surface.kit.present import present
from games.carthage.state import Carthage
from games.kernel import Seat
from games.republic.pieces import Reign
from tests.bot.surface.looks import seen
from tests.games.carthage.play import Play


def test_a_question_for_another_faction_says_so() -> None:
    def reign(g: Carthage) -> None:
        g.reigns.append(Reign(senator="fam-gisco", seat=Seat("circle"), influence=35))

    play = Play().at("revenue.redistribution", change=reign)
    look = seen(play.table, tuple(play.g.seats), Seat("circle"))
    said: dict[Any, str] = {one.decision.about.get("faction"): present(one, look).said() for one in look.awaited}
    assert set(said) == {None, "diamond", "triangle", "square"}
    assert f"for {look.voice.name('triangle')}" in said["triangle"]
    assert f"{look.voice.ask_label('revenue.redistribute', {})}**\\n" in said[None]
    assert f"for {look.voice.name('square')}" in cards.desk(look).said()
