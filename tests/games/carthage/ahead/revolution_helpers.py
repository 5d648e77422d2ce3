"""The last programme of the Senate, with which the Revolution Phase and the next Revenue Phase are asked."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from games.carthage import GAME
from games.carthage.ahead import packages, senate
from tests.games.carthage.ahead.packages_helpers import Ahead
from tests.games.carthage.senate import Change, session

PLAN, PLAYS, DONE, PACKAGE = "revolution.plan", "revolution.plays", "revolution.done", "revenue.package"
PROGRAMME, DOCKET, LAST_WORD = "senate.programme", "senate.docket", "senate.last-word"
SALT, GRAIN, OUTCRY = "tc-salt-works", "tc-grain-estates", "public-outcry.1"
ALL = replace(GAME, ahead=(*packages.PLANNINGS, *senate.PLANNINGS))
PRAISE = [[{"kind": "minor", "terms": {"text": "Praise for Mago"}}]]
HANDS = {"diamond": [SALT], "triangle": [OUTCRY]}


class Closing(Ahead):
    """The last programme of the Senate is known."""

    def __init__(self) -> None:
        super().__init__()
        self.game = ALL

    def plan(self, seat: str, **parts: Any) -> None:
        """Done with red cards, and no revolt."""
        self.package(seat, PLAN, **{"when": "done", "revolts": "lay-down", **parts})

    def to_the_floor(self) -> Closing:
        """All say of the docket and the packages what they say by default; the Senate, the Wars; red cards."""
        for kind in (PLAN, PACKAGE, DOCKET):
            self.rest(kind)
        return self.adjourned()

    def adjourned(self) -> Closing:
        """Nobody has a last word."""
        self.play_on()
        self.rest(LAST_WORD)
        self.play_on()
        return self


def closing(
    *changes: Change, step: str = "senate.business", motions: Any = PRAISE, cards: Any = HANDS, **how: Any
) -> Closing:
    """Diamond presides and has composed his programme."""
    play = Closing()
    session(play, step, *changes, cards=cards, chits=["none"], **how)
    play.package("diamond", PROGRAMME, motions=motions, end="adjourn" if step == "senate.business" else "go-on")
    return play
