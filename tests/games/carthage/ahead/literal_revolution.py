"""What is said of the Revolution Phase with the last docket, or on its floor, written once more (RC-11.2, 11.3)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from games.kernel import Decision, Raw, Seat
from tests.games.carthage.ahead.literal import Knowing, Meant, Says
from tests.games.carthage.ahead.literal_packages import Cards, for_itself, players, said_by

DONE = "revolution.done"
LAID_DOWN: Mapping[str, Raw] = {
    "revolution.revolt": {"command": "lay-down", "paid": []},
    "revolution.wish": "lay-down",
}


class Plays(Cards):
    """Said on the floor, by whoever is not done with it beforehand; by the others, once they have a deal."""

    def __init__(self) -> None:
        super().__init__("revolution.plays", ["revolution.play", "revolution.discard"])

    def due(self, know: Knowing) -> list[Seat]:
        """All but who is through."""
        seats = super().due(know)
        return [seat for seat in seats if said_by(know, self.kind, seat) is not None or not through(know, seat)]


class Revolution(Cards):
    """Said with the last docket: who is done with the trading of cards, what he plays, whether he may revolt."""

    def __init__(self) -> None:
        super().__init__("revolution.plan", [DONE, "revolution.play", "revolution.discard", *LAID_DOWN])

    def meant(self, know: Knowing, asked: Decision[Any]) -> Meant:
        """Nobody waits for it; who would be asked, or has a deal, is asked."""
        if asked.kind not in self.covered or not for_itself(asked):
            return "nothing"
        if asked.seat not in players(know.view()) or not through(know, asked.seat):
            return "nothing"
        said = said_by(know, self.kind, asked.seat)
        if asked.kind in LAID_DOWN:
            return Says(LAID_DOWN[asked.kind]) if said["revolts"] == "lay-down" else "nothing"
        return Says("done") if asked.kind == DONE else self.of(know, asked, said)


def through(know: Knowing, seat: Seat) -> bool:
    """Whether he is done, and no deal was offered to him before he was, or he was not asked once more since."""
    said = said_by(know, "revolution.plan", seat)
    if said is None or said["when"] != "done":
        return False
    asked = any(posted.decision.kind == DONE and posted.decision.seat == seat for posted in know.table.open.values())
    mine = [one for one in know.used if one.answer.seat == seat and one.turn == know.view().turn]
    done = any(one.kind == DONE and isinstance(one.matter, Revolution) for one in mine)
    return not asked or not (done or know.view(seat).deals)
