"""GV-2, GV-10: how the game begins, and how Rome comes to it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, cast

from pydantic import Field

from games.carthage.components import edition_at
from games.carthage.forum.drawn import begin_late_era
from games.carthage.pieces import Faction, War
from games.carthage.setup import laying_out as carthage
from games.grand import sides
from games.grand.events import FirstWarPlaced, SidesDealt, StageTwoBegan
from games.grand.halves import OfCarthage, OfRome
from games.grand.pieces import CARTHAGE, ROME, RULESETS, Mode, Side, Start
from games.grand.sequence import begin
from games.grand.state import Grand
from games.grand.wars.settling import take_up
from games.kernel import Dice, Seat, Setup, StepId
from games.republic.pieces import Faction as RomanFaction
from games.republic.senate.pieces import Assassination, BallotMode
from games.rome.setup import laying_out as rome
from games.rome.setup.laying_out import AdvancedRules

DEFAULT: Final[Mapping[Mode, Start]] = {"two-factions": "staged", "one-faction": "simultaneous"}
FIRST_WAR: Final = "roman-war-1"


class GrandOptions(AdvancedRules):
    """GV-1.5, 2.6, 3.6, 10.1: how it is played, GV-DP1 to GV-DP4; RC-14.1.6, RC-9.0.9: what holds on both boards.

    RR-2: the Advanced Rules are those of the Roman board. GV-7.1, GV-DP8: `turns`, how many were agreed upon; 0: none.
    `sides`: who has chosen his in one-faction mode.
    """

    mode: Mode = "two-factions"
    start: Literal["default", "staged", "simultaneous"] = "default"
    overlap: bool = False
    assassination: Assassination = "base"
    ballots: BallotMode = "ordered"
    turns: int = Field(default=0, ge=0, le=99)
    sides: Mapping[Seat, Side] = Field(default_factory=dict[Seat, Side])

    @property
    def begins(self) -> Start:
        """GV-DP2: staged; in one-faction mode simultaneous (GV-2.6, 10.2)."""
        return DEFAULT[self.mode] if self.start == "default" else self.start


def places(options: GrandOptions) -> range:
    """GV-1.5: 3 to 6 players with two factions each, or 6 to 12 with one."""
    return range(3, 7) if options.mode == "two-factions" else range(6, 13)


def set_up(setup: Setup) -> Grand:
    """GV-2.1: RC alone is laid out first; GV-2.6: or both boards at once."""
    dice, seats = Dice(setup.seed), list(setup.seats)
    options = cast("GrandOptions", setup.options)
    dice.open_chapter("setup")
    dice.shuffle("seats", seats)
    dealt = sides.deal(seats, options.sides, dice) if options.mode == "one-faction" else {}
    g = begun(setup, dice, seats, dealt)
    carthage.prepare(g.carthage)
    if dealt:
        g.tell(SidesDealt(tuple(g.players(CARTHAGE)), tuple(g.players(ROME))))
    if g.start == "simultaneous":
        g.course, g.leg, g.step = "both", "setup", "setup"
        found_rome(g)
    return g


def begun(setup: Setup, dice: Dice, seats: list[Seat], dealt: dict[Seat, Side]) -> Grand:
    """GV-10.1: seats, sides and options; Carthage with its players, clockwise, before those of Rome alone."""
    options = cast("GrandOptions", setup.options)
    own = [seat for seat in seats if dealt.get(seat, CARTHAGE) == CARTHAGE]
    return Grand(
        step="carthage:setup.traders",
        dice=dice,
        seats=[*own, *(seat for seat in seats if seat not in own)],
        mode=options.mode,
        start=options.begins,
        overlap=options.overlap,
        advanced=options.advanced,
        sides=dealt,
        last_turn=setup.turns or options.turns or None,
        leg="carthage.setup",
        resumes={CARTHAGE: "setup.traders"},
        carthage=board_of_carthage(setup, own),
    )


def board_of_carthage(setup: Setup, own: list[Seat]) -> OfCarthage:
    """GV-2.1: the campaign, with these players."""
    options = cast("GrandOptions", setup.options)
    return OfCarthage(
        step="setup.traders",
        scenario="campaign",
        edition=edition_at(setup.ruleset and RULESETS[setup.ruleset][CARTHAGE]),
        seats=own,
        factions={seat: Faction(seat=seat) for seat in own},
        era="early",
        assassination=options.assassination,
        ballots=options.ballots,
    )


# Rome


def found_rome(g: Grand) -> OfRome:
    """GV-2.4b, 2.4c, 10.1: the Roman board; each player takes a faction, seated as on the Carthaginian board."""
    seats = g.players(ROME)
    g.rome = OfRome(
        step="setup.governors",
        scenario="extended",
        seats=seats,
        factions={seat: RomanFaction(seat=seat) for seat in seats},
        era="early",
        advanced=list(g.advanced),
        assassination=g.carthage.assassination,
        ballots=g.carthage.ballots,
    )
    g.take_in(g.rome)
    rome.prepare(g.rome)
    keep_middle_ready(g.rome)
    g.resumes[ROME] = "setup.governors"
    return g.rome


def keep_middle_ready(g: OfRome) -> None:
    """GV-2.4b, 7.2: the Middle deck is shuffled and kept ready; the Late one is not used, nor is Era Ends."""
    g.coming[:] = ["middle"]
    g.next_deck[:] = [card for card in g.tables.copies("middle") if card not in g.gone]
    g.dice.shuffle("deck.middle", g.next_deck)


async def rome_enters(g: Grand) -> StepId:
    """GV-2.4: Carthage begins its second deck, Rome is set up, and both first Wars lie on the boards.

    GV-2.5: unless the war is settled already.
    """
    g.tell(StageTwoBegan(g.turn + 1))
    place_first_war(g.carthage)
    open_second_deck(g.carthage)
    await take_up(found_rome(g))
    return begin(g, "opening")


# Carthage


def place_first_war(g: OfCarthage) -> None:
    """GV-2.4a: the 1st Roman War leaves the second deck and lies Inactive beside the others; GV-2.5: if it is there."""
    if FIRST_WAR in g.next_deck:
        g.next_deck.remove(FIRST_WAR)
        g.wars[FIRST_WAR] = War(id=FIRST_WAR, status="inactive", edition=g.edition)
        g.whole.tell(FirstWarPlaced(FIRST_WAR))


def deck_waits(g: OfCarthage) -> bool:
    """GV-2.1: in stage 1 initiatives are taken without a draw when the first deck is empty."""
    return g.whole.course == "stage-1"


def open_second_deck(g: OfCarthage) -> None:
    """GV-2.1, 2.4a: the rest of the second deck is shuffled and becomes the draw pile; it is the Late era."""
    g.dice.shuffle("deck.second", g.next_deck)
    begin_late_era(g)
