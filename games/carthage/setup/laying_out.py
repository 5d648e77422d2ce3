"""RC-4: what is dealt and laid out before the players decide anything."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from games.carthage.basics.events import FamiliesDealt, HandDealt, Seated
from games.carthage.charts import Layout, layouts
from games.carthage.components import Era, Family, edition_at
from games.carthage.neutrals.profiles import profiles
from games.carthage.pieces import Faction, Membership, Province, Stack, TradeCard, War
from games.carthage.state import Carthage, Scenario
from games.carthage.trade import stacks
from games.carthage.wars.awakening import activate
from games.kernel import Dice, Options, Seat, Setup
from games.republic.money import state_receives
from games.republic.neutrals.setting import name_neutrals, neutral_seats
from games.republic.pieces import Legion
from games.republic.senate.pieces import Assassination, BallotMode
from games.republic.senators import enter


class CarthageOptions(Options):
    """RC-4.15: the scenario; RC-14.1.6: the rule for assassinations; RC-9.0.9: how the Senate votes."""

    scenario: Scenario = "early"
    assassination: Assassination = "base"
    ballots: BallotMode = "ordered"


def set_up(setup: Setup) -> Carthage:
    """RC-4.0 to RC-4.12: deal, and lay out the board; the decisions begin with RC-4.3."""
    automata = neutral_seats(setup.seats)
    dice, seats = Dice(setup.seed), [*setup.seats, *automata]
    dice.open_chapter("setup")
    dice.shuffle("seats", seats)
    options = cast("CarthageOptions", setup.options)
    g = Carthage(
        step="setup.traders",
        dice=dice,
        scenario=options.scenario,
        edition=edition_at(setup.ruleset),
        seats=seats,
        factions={seat: Faction(seat=seat, neutral="neutral" if seat in automata else "") for seat in seats},
        era=first_era(options.scenario),
        last_turn=setup.turns,
        assassination="base" if automata else options.assassination,  # RC-15.1: no advanced options
        ballots=options.ballots,
    )
    prepare(g)
    return g


def first_era(scenario: Scenario) -> Era:
    """RC-4.15, 4.16: the Campaign begins with the Early deck."""
    return "late" if scenario == "late" else "early"


def prepare(g: Carthage) -> None:
    """RC-4.1 to RC-4.12: who sits where; the board is laid out, and Senators and cards are dealt."""
    g.tell(Seated(tuple(g.seats), g.scenario))
    lay_out(g, layouts(g.edition)[g.era])
    deal(g, layouts(g.edition)[g.era])


def deal(g: Carthage, layout: Layout) -> None:
    """RC-4.1, 4.2: Families face up, red cards hidden; the rest goes into the deck of the era."""
    red = [card for card in g.tables.copies(g.era) if g.tables.card(card).red]
    black = [card for card in g.tables.copies(g.era) if not g.tables.card(card).red and card not in g.wars]
    eras: Sequence[Era] = ("early", "late") if g.era == "late" else ("early",)
    families = [card for era in eras for card in g.tables.copies(era) if isinstance(g.tables.card(card), Family)]
    g.dice.shuffle("deal.families", families)
    g.dice.shuffle("deal.red", red)
    for seat in g.seats:
        deal_families(g, seat, [families.pop() for _ in range(layout.families)])
    name_neutrals(g, profiles().values(), families)
    for seat in g.seats:
        g.factions[seat].hand = [red.pop() for _ in range(layout.red_cards)]
        g.tell(HandDealt(tuple(g.factions[seat].hand)), to=[seat])
    others = [card for card in black if not isinstance(g.tables.card(card), Family)]
    g.deck = [*families, *red, *others]


def deal_families(g: Carthage, seat: Seat, families: list[str]) -> None:
    """RC-4.1: three Senators for a faction, face up (RC-4.16: four)."""
    for family in families:
        enter(g, seat=seat, family=family)
    g.tell(FamiliesDealt(seat, tuple(families)))


def lay_out(g: Carthage, layout: Layout) -> None:
    """RC-4.7 to 4.12, RC-4.16: Wars, treasury, tax rate, units, Provinces, Committee, trade cards."""
    g.wars = {one.war: War(id=one.war, status="inactive", edition=g.edition) for one in layout.forum_wars}
    g.explorations = list(layout.forum_explorations)
    state_receives(g, layout.treasury, "setup")
    g.tax = layout.tax_rate
    g.provinces = {one: Province(id=one, developed=one in layout.developed) for one in layout.provinces}
    g.committee = {seat: Membership(id=seat) for seat in g.tables.committee}
    g.laws = list(layout.laws)
    muster(g, layout)
    g.stacks = {one: stack(g, one, layout.set_aside.get(one, 0)) for one in g.tables.stacks}
    for area in layout.areas_open:
        stacks.open_area(g, area)
    break_out(g, layout)


def break_out(g: Carthage, layout: Layout) -> None:
    """RC-4.16, 8.9.9: Wars that are Active from the start have the effects of their cards."""
    for one in layout.forum_wars:
        if one.status == "active":
            activate(g, g.wars[one.war], "RC-4.16")


def muster(g: Carthage, layout: Layout) -> None:
    """RC-4.10, 4.11: units at home, in the Force Pool and in the Reserve."""
    names = [name for name, count in layout.active_legions.items() for _ in range(count)]
    g.army.active.legions = [Legion(type=name) for name in names]
    g.army.active.fleets = layout.active_fleets
    g.army.pool, g.army.pool_fleets = dict(layout.pool), layout.pool_fleets
    g.army.reserve = dict(layout.reserve)


def stack(g: Carthage, name: str, aside: int) -> Stack:
    """RC-4.12: a stack of trade cards, shuffled, and so many of it set aside."""
    cards = [TradeCard(card) for card in g.tables.trade_cards(name)]
    g.dice.shuffle(f"trade.{name}", cards)
    return Stack(id=name, edition=g.edition, cards=cards[aside:], aside=cards[:aside])
