"""RR-3: what is dealt and laid out before the players decide anything."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, Self, cast

from pydantic import model_validator
from pydantic_core import PydanticCustomError

from games.kernel import Broken, Dice, NotAllowed, Options, Seat, Setup
from games.republic import chits
from games.republic.components import Family
from games.republic.money import state_receives
from games.republic.neutrals.setting import name_neutrals, neutral_seats
from games.republic.pieces import Army, Faction, Legion, Units
from games.republic.reign import gain
from games.republic.senate.pieces import Assassination, BallotMode
from games.republic.senators import enter
from games.republic.ties import break_tie
from games.rome.basics.events import ConsulAppointed, FamiliesDealt, HandDealt, Seated
from games.rome.charts import Layout, layouts
from games.rome.components import ERAS, TABLES, Era, Intrigue
from games.rome.neutrals.profiles import profiles
from games.rome.pieces import ADVANCED, LEGION, Province, Senator, War
from games.rome.state import Rome, Scenario

ERA_ENDS: Final = "era-ends"
LAST: Final = 12  # RR-3.05.1: Era Ends lies among so many cards at the bottom
PLUTOCRATS: Final = "plutocrats"


class AdvancedRules(Options):
    """RR-0.2.2, RR-2: the Advanced Rules, each on or off."""

    pontifex: bool = False
    provincial_wars: bool = False
    rebel_governors: bool = False
    disbandment: bool = False
    advocates: bool = False
    laws: bool = False

    @model_validator(mode="after")
    def with_what_is_needed(self) -> Self:
        """RR-0.2.2: 2.03 requires 2.02."""
        if self.rebel_governors and not self.provincial_wars:
            raise PydanticCustomError("setup.needs", "Rebel Governors require Provincial Wars")
        return self

    @property
    def advanced(self) -> list[str]:
        """RR-2: the Advanced Rules that are switched on, in their order."""
        return [rule for rule in ADVANCED if getattr(self, rule.replace("-", "_"))]


class RomeOptions(AdvancedRules):
    """RR-0.2.2: the scenario, the Advanced Rules, the rule for assassinations; RR-0.6.8: how the Senate votes."""

    scenario: Scenario = "early"
    assassination: Assassination = "base"
    ballots: BallotMode = "ordered"


def set_up(setup: Setup) -> Rome:
    """RR-3.01 to RR-3.05: deal, and lay out the board; the decisions begin with RR-3.01.7."""
    g = begun(setup)
    prepare(g)
    return g


def prepare(g: Rome) -> None:
    """RR-3.01 to RR-3.05: who sits where; the board is laid out, Senators and cards are dealt, a Consul is found."""
    g.tell(Seated(tuple(g.seats), g.scenario, tuple(g.advanced)))
    lay_out(g, layouts()[g.era])
    deal(g, layouts()[g.era])
    appoint_consul(g)


def begun(setup: Setup) -> Rome:
    """RR-0.2.2, 4.01.1: who sits where, and by which rules they play; with Neutrals there are no Advanced Rules."""
    automata = neutral_seats(setup.seats)
    dice, seats = Dice(setup.seed), [*setup.seats, *automata]
    dice.open_chapter("setup")
    dice.shuffle("seats", seats)
    options = cast("RomeOptions", setup.options)
    if automata and options.scenario not in ERAS:
        raise NotAllowed("setup.scenario", clause="RR-4.01.1")
    return Rome(
        step="setup.governors",
        dice=dice,
        scenario=options.scenario,
        seats=seats,
        factions={seat: Faction(seat=seat, neutral="neutral" if seat in automata else "") for seat in seats},
        era=first_era(options.scenario),
        last_turn=setup.turns,
        advanced=[] if automata else options.advanced,  # RR-4.01.1: no Advanced Rules
        assassination="base" if automata else options.assassination,
        ballots=options.ballots,
    )


def first_era(scenario: Scenario) -> Era:
    """RR-3.04.1, 3.05.1: the Extended game and Alternative History begin with the Early Republic."""
    return scenario if scenario in ("middle", "late") else "early"


def lay_out(g: Rome, layout: Layout) -> None:
    """RR-3.01.3 to 3.01.5: treasury, Wars, Laws, legions; RR-3.02.4: the Provinces."""
    state_receives(g, layout.treasury, "setup")
    g.wars = {one.war: War(id=one.war, status=one.status) for one in layout.forum_wars}
    g.laws, g.gone = list(layout.laws), list(layout.removed)
    g.army = mustered(g, layout.legions)
    g.provinces = {one.id: Province(id=one.id, developed=one.developed) for one in layout.provinces}


def mustered(g: Rome, legions: int) -> Army:
    """RR-3.01.5: legions at home, the other units in the Force Pool."""
    most, home = g.law.constants, [Legion(type=LEGION) for _ in range(legions)]
    return Army(active=Units(legions=home), pool={LEGION: most.max_legions - legions}, pool_fleets=most.max_fleets)


# The decks


def deal(g: Rome, layout: Layout) -> None:
    """RR-3.01.4, 3.02.2, 3.03.2: Families face up, then cards until each holds three red ones; the rest is the deck."""
    families, others = cards(g, layout)
    g.dice.shuffle("deal.families", families)
    for seat in g.seats:
        deal_families(g, seat, [families.pop() for _ in range(layout.families)])
    name_neutrals(g, profiles().values(), families)
    g.deck = [*families, *others]
    g.dice.shuffle("deal.cards", g.deck)
    for seat in g.seats:
        deal_hand(g, seat, layout.cards)
    finish_deck(g, layout)


def cards(g: Rome, layout: Layout) -> tuple[list[str], list[str]]:
    """The Families that are dealt from, and what else the deck is made of."""
    whole = [card for era in eras_mixed(g) for card in TABLES.copies(era)]
    families = [card for era in layout.families_from for card in TABLES.copies(era) if is_family(card)]
    families += [card for card in whole if is_family(card) and card not in families]
    others = [card for card in whole if not is_family(card) and card not in {*g.wars, *g.laws, *g.gone}]
    return families, [*others, *layout.add, *mixed_in(g, layout)]


def eras_mixed(g: Rome) -> Sequence[Era]:
    """RR-3.05.1: all decks are one in an Alternative History; else there is that of the period."""
    return ERAS if g.scenario == "alternative" else (g.era,)


def mixed_in(g: Rome, layout: Layout) -> Iterator[str]:
    """RR-3.02.2, 3.03.2: the Concessions, and some Intrigue cards of former decks, unseen."""
    former = [card for era in layout.intrigues.of for card in TABLES.copies(era) if kind(card) == "intrigue"]
    g.dice.shuffle("deal.former", former)
    yield from former[: layout.intrigues.count]
    if layout.concessions:
        yield from (card for card in TABLES.intrigues if kind(card) == "concession")


def deal_families(g: Rome, seat: Seat, families: list[str]) -> None:
    """RR-3.01.4b: Senators for a faction, face up."""
    for family in families:
        enter(g, seat=seat, family=family)
    g.tell(FamiliesDealt(seat, tuple(families)))


def deal_hand(g: Rome, seat: Seat, count: int) -> None:
    """RR-3.01.4c: cards until he holds so many red ones; black ones are shuffled back."""
    hand = g.factions[seat].hand
    black: list[str] = []
    while len(hand) < count:
        card = g.deck.pop()
        (hand if TABLES.card(card).red else black).append(card)
    g.deck += black
    g.dice.shuffle("deal.back", g.deck)
    g.tell(HandDealt(tuple(hand)), to=[seat])


def finish_deck(g: Rome, layout: Layout) -> None:
    """RR-3.01.4d, 3.04.1, 3.05.1: what lies at the bottom with Era Ends, or which decks follow."""
    if g.scenario == "extended":
        g.coming = ["middle", "late"]
    elif g.scenario == "alternative":
        bury(g, [g.deck.pop(0) for _ in range(LAST - 1)])
    else:
        bury(g, bottom(g, layout))


def bottom(g: Rome, layout: Layout) -> list[str]:
    """RR-3.01.4d: random cards of the deck, and of the next one, of which the rest is out of the game."""
    g.dice.shuffle("bottom.own", g.deck)
    own = [g.deck.pop() for _ in range(layout.bottom.own)]
    following = list(TABLES.copies(layout.bottom.of)) if layout.bottom.of else []
    g.dice.shuffle("bottom.next", following)
    return [*own, *following[: layout.bottom.next]]


def bury(g: Rome, last: list[str]) -> None:
    """RR-3.01.4d: Era Ends is shuffled among these, and they lie under the deck."""
    last.append(ERA_ENDS)
    g.dice.shuffle("bottom", last)
    g.deck = [*last, *g.deck]


def is_family(card: str) -> bool:
    """RR-1.07.311."""
    return isinstance(TABLES.card(card), Family)


def kind(card: str) -> str:
    """Which kind of Intrigue it is; "": none."""
    printed = TABLES.card(card)
    return printed.kind if isinstance(printed, Intrigue) else ""


# The first official


def appoint_consul(g: Rome) -> None:
    """RR-3.01.6: chits are drawn until one is that of an aligned Senator: he is Temporary Rome Consul.

    RR-4.01.2: with Neutrals it is the Plutocrat with most INF.
    """
    consul, influence = first_plutocrat(g) or drawn_senator(g), g.law.constants.influence["rome-consul"]
    consul.office, consul.prior_consul = "rome-consul", True
    gain(g, consul, influence=influence)
    g.remember_hrao()
    g.tell(ConsulAppointed(g.owner(consul), consul.id, influence))


def first_plutocrat(g: Rome) -> Senator | None:
    """RR-4.01.2: the Plutocrat with most INF, ties by DR; None: there are no Neutrals."""
    able = [one for seat, neutral in g.automata.items() if neutral == PLUTOCRATS for one in g.senators_of(seat)]
    tied = [one.id for one in able if one.influence == max(each.influence for each in able)]
    return g.senators[break_tie(g, tied, "consul")] if tied else None


def drawn_senator(g: Rome) -> Senator:
    """RR-3.01.6: the aligned Senator of the first chit that is one's."""
    left = chits.cup(g.law)
    g.dice.shuffle("consul", left)
    named = (one for chit in left if chit.isdigit() for one in g.numbered(int(chit)) if one.faction)
    found = next(named, None)
    if found is None:
        raise Broken("nobody sits in the Senate")
    return found
