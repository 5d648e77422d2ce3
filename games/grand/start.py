"""GV-2: how the game begins, and how Rome comes to it."""

from __future__ import annotations

from typing import cast

from games.carthage.pieces import Faction
from games.carthage.setup import laying_out as carthage
from games.grand.events import StageTwoBegan
from games.grand.halves import OfCarthage, OfRome
from games.grand.pieces import CARTHAGE, ROME, Mode, Start
from games.grand.sequence import begin
from games.grand.state import Grand
from games.kernel import Dice, Options, Setup, StepId
from games.republic.pieces import Faction as RomanFaction
from games.republic.senate.pieces import Assassination, BallotMode
from games.rome.setup import laying_out as rome


class GrandOptions(Options):
    """GV-1.5, 2.6, 3.6: how it is played; RC-14.1.6, RC-9.0.9: what holds on both boards."""

    mode: Mode = "two-factions"
    start: Start = "staged"
    overlap: bool = False
    assassination: Assassination = "base"
    ballots: BallotMode = "ordered"


def set_up(setup: Setup) -> Grand:
    """GV-2.1: RC alone is laid out first."""
    dice, seats = Dice(setup.seed), list(setup.seats)
    dice.open_chapter("setup")
    dice.shuffle("seats", seats)
    options = cast("GrandOptions", setup.options)
    g = Grand(
        step="carthage:setup.traders",
        dice=dice,
        seats=seats,
        mode=options.mode,
        start=options.start,
        overlap=options.overlap,
        last_turn=setup.turns,
        leg="carthage.setup",
        resumes={CARTHAGE: "setup.traders"},
        carthage=OfCarthage(
            step="setup.traders",
            scenario="campaign",
            seats=seats,
            factions={seat: Faction(seat=seat) for seat in seats},
            era="early",
            assassination=options.assassination,
            ballots=options.ballots,
        ),
    )
    carthage.prepare(g.carthage)
    return g


async def rome_enters(g: Grand) -> StepId:
    """GV-2.4b: Rome is set up; each player takes a Roman faction, seated as on the Carthaginian board."""
    g.rome = OfRome(
        step="setup.governors",
        scenario="extended",
        seats=list(g.seats),
        factions={seat: RomanFaction(seat=seat) for seat in g.seats},
        era="early",
        advanced=list(g.advanced),
        assassination=g.carthage.assassination,
        ballots=g.carthage.ballots,
    )
    g.take_in(g.rome)
    g.tell(StageTwoBegan(g.turn + 1))
    rome.prepare(g.rome)
    g.resumes[ROME] = "setup.governors"
    return begin(g, "opening")
