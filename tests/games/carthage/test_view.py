"""RC-1.5e: what a seat may see, and that a scrambled game looks the same to it."""

from __future__ import annotations

import random

import pytest

from games.carthage import GAME
from games.carthage.forum.statesmen import plays
from games.carthage.pieces import TableEvent
from games.carthage.scramble import scramble
from games.carthage.seen.view import CarthageView
from games.carthage.setup.laying_out import CarthageOptions
from games.carthage.state import Carthage
from games.kernel import Dice, Seat, Setup, Table, load, save
from games.republic.pieces import Legion
from tests.clauses import clause
from tests.games.carthage.invariants import invariants
from tests.games.carthage.play import CHAIRS, Play, dealt, give_red, give_trade, numbered, prepared

SECRET = 777


def full(seats: int = 4) -> Carthage:
    """A game in which every seat has something to hide."""
    g = dealt(seats)
    prepared(g)
    give_red(g, {"diamond": ["assassin.1"], "circle": ["law-sumptuary", "st-9a"]})
    give_trade(g, {"diamond": ["gold.1", "ochre.1"], "circle": ["salt.1", "gems.2", "spice.3"], "square": ["dye.1"]})
    for n, seat in enumerate(g.seats):
        g.factions[seat].treasury = SECRET + n
        g.issued += SECRET + n
    g.step, g.dice.seed = "trade.floor", "the seed of this table"
    return g


@clause("RC-1.5e")
@pytest.mark.parametrize("seat", [None, *CHAIRS[:4]])
def test_no_view_holds_the_secret_of_another(seat: str | None) -> None:
    g = full()
    text = GAME.view(g, Seat(seat) if seat else None).model_dump_json()
    hidden = [card for one in g.factions.values() if one.seat != seat for card in one.hand]
    hidden += [card.id for one in g.factions.values() if one.seat != seat for card in one.trade_cards]
    hidden += [card.id for stack in g.stacks.values() for card in [*stack.cards, *stack.aside]]
    hidden += [str(one.treasury) for one in g.factions.values() if one.seat != seat]
    assert [card for card in hidden if f'"{card}"' in text or f":{card}," in text] == []
    assert [card for card in g.deck if f'"{card}"' in text] == []
    assert g.dice.seed not in text


@clause("RC-1.5e")
def test_a_seat_sees_its_own_secrets() -> None:
    g = full()
    own = GAME.view(g, Seat("circle")).own  # type: ignore[attr-defined]
    assert own.treasury == SECRET + 2
    assert [card.name for card in own.hand] == ["Sumptuary Law", "Bomilcar"]
    assert [(card.id, card.value) for card in own.trade_cards] == [("salt.1", 3), ("gems.2", 8), ("spice.3", 7)]


@clause("RC-1.5e")
def test_all_else_is_open() -> None:
    g = full()
    seen = GAME.view(g, None)
    assert seen.own is None  # type: ignore[attr-defined]
    assert [one.hand for one in seen.factions.values()] == [1, 0, 2, 0]  # type: ignore[attr-defined]
    assert [one.trade_cards for one in seen.factions.values()] == [2, 0, 3, 1]  # type: ignore[attr-defined]
    assert [stack.left for stack in seen.trade.stacks] == [  # type: ignore[attr-defined]
        len(stack.cards) for stack in g.stacks.values()
    ]
    assert (seen.treasury, seen.tax, seen.deck) == (100, 10, len(g.deck))  # type: ignore[attr-defined]


@clause("RC-1.5e", "RC-9.5.6f", "RC-10.2")
def test_charges_and_loyal_veterans_are_open(play: Play) -> None:
    def marked(g: Carthage) -> None:
        (mago,) = g.numbered(1)
        mago.tax_charge = g.turn + 1
        legions = g.army.active.legions
        legions[0].veteran, legions[0].loyal = True, mago.id
        g.provinces["coastal-spain"].garrison = [Legion(type=legions[1].type, veteran=True, loyal=mago.id)]
        del legions[1]

    seen = play.at("revenue.contributions", change=marked).table.view(None)
    assert isinstance(seen, CarthageView)
    found = {one.id: (one.charged, one.veterans) for one in seen.senators.values()}
    assert found.pop("fam-mago") == (True, 2)
    assert set(found.values()) == {(False, 0)}


def test_events_double_the_price_in_a_view() -> None:
    g = full()
    g.prices["gems"] = 2
    own = GAME.view(g, Seat("circle")).own  # type: ignore[attr-defined]
    assert [(card.value, card.price) for card in own.trade_cards] == [(3, 3), (8, 16), (7, 7)]


# Scrambling


@pytest.mark.parametrize("seats", [4, 6])
def test_a_scrambled_game_looks_the_same_and_is_another(seats: int) -> None:
    g, other = full(seats), full(seats)
    seat = Seat("triangle")
    scramble(other, seat, Dice("other"))
    assert GAME.view(other, seat) == GAME.view(g, seat)
    assert GAME.view(other, None) == GAME.view(g, None)
    assert other.deck != g.deck
    assert [faction.hand for faction in other.factions.values()] != [faction.hand for faction in g.factions.values()]
    assert other.stacks["stack-3"].cards != g.stacks["stack-3"].cards
    assert other.stacks["stack-3"].aside != g.stacks["stack-3"].aside
    assert other.factions[Seat("diamond")].treasury != other.factions[Seat("circle")].treasury
    invariants(other)


def test_each_secret_is_dealt_afresh() -> None:
    seen: dict[str, set[str]] = {"card": set(), "trade": set(), "treasury": set()}
    for n in range(12):
        g = full()
        scramble(g, Seat("triangle"), Dice(f"{n}"))
        seen["card"].add(g.factions[Seat("diamond")].hand[0])
        seen["trade"].add(g.factions[Seat("square")].trade_cards[0].id)
        seen["treasury"].add(str(g.factions[Seat("diamond")].treasury))
    assert all(len(found) >= 3 for found in seen.values()), seen


def offered(g: Carthage) -> Carthage:
    """Circle offers triangle three cards, and diamond two sides to square."""
    give_trade(g, {"diamond": ["ivory.1", "timber.1"], "square": ["oil.1", "grain.1"]})
    g.floor.enter(Seat("circle"), Seat("triangle"), {"cards": ["salt.1", "gems.2", "spice.3"], "names": ["salt"]})
    g.floor.enter(Seat("diamond"), Seat("square"), {"cards": ["gold.1", "ivory.1", "ochre.1"], "names": ["gold"]})
    return g


@clause("RC-7.2.2b")
@pytest.mark.parametrize("n", range(8))
def test_statements_bind_what_is_dealt_afresh(n: int) -> None:
    g, other = offered(full()), offered(full())
    scramble(other, Seat("triangle"), Dice(f"{n}"))
    assert GAME.view(other, Seat("triangle")) == GAME.view(g, Seat("triangle"))
    (deal,) = GAME.view(other, Seat("triangle")).deals  # type: ignore[attr-defined]
    stated = deal.sides["circle"].stated
    assert (stated.cards, stated.total, stated.names) == (3, 18, ("salt",))
    assert deal.sides["circle"].cards == ()
    invariants(other)
    for seat in ("circle", "diamond"):
        mine = [one for one in GAME.view(other, Seat(seat)).deals]  # type: ignore[attr-defined]  # noqa: C416
        assert len(mine[0].sides[seat].cards) == 3, "an offer has become illegal"


@pytest.mark.parametrize("scenario", ["early", "late", "campaign"])
def test_views_of_a_scrambled_game_are_the_same_at_any_time(scenario: str) -> None:
    pick = random.Random(scenario)
    options = CarthageOptions.model_validate({"scenario": scenario})
    table, _ = Table.start(GAME, Setup(tuple(map(Seat, CHAIRS[:4])), scenario, options, turns=2), marks=False)
    while not table.over:
        key = pick.choice(list(table.open))
        decision = table.open[key].decision
        table.submit(decision.seat, key, decision.choice.sample(pick))
        if pick.random() < 0.15:
            looks_the_same(table, pick)


def looks_the_same(table: Table[Carthage], pick: random.Random) -> None:
    seat = pick.choice(list(table.state.seats))
    other = load(GAME.state, save(table.state), schema=GAME.schema, now=GAME.schema, upgrades={})
    scramble(other, seat, Dice(f"{pick.random()}"))
    assert GAME.view(other, seat) == GAME.view(table.state, seat)
    invariants(other)


def test_deals_are_seen_by_their_two_sides_only(play: Play) -> None:
    hands = {"circle": ["salt.1", "gems.2", "spice.3"]}
    others = {"triangle": ["iron.1", "iron.2", "iron.3"], "square": ["cloth.1", "cloth.2", "cloth.3"]}
    play.at("trade.floor", hands={**hands, **others})
    play.answer("circle", "trade.offer", {"cards": hands["circle"], "names": ["gems"]}, to="triangle")
    counts = {seat: len(play.table.view(Seat(seat)).deals) for seat in CHAIRS[:4]}  # type: ignore[attr-defined]
    assert counts == {"diamond": 0, "triangle": 1, "circle": 1, "square": 0}
    (deal,) = play.table.view(Seat("triangle")).deals  # type: ignore[attr-defined]
    assert deal.sides["circle"].stated.total == 18
    assert deal.sides["circle"].cards == ()
    (own,) = play.table.view(Seat("circle")).deals  # type: ignore[attr-defined]
    assert own.sides["circle"].cards == ("salt.1", "gems.2", "spice.3")


def test_what_was_just_given_stays_where_its_giver_knows_it_is() -> None:
    for n in range(6):
        g = full()
        g.factions[Seat("diamond")].gifts = SECRET - 1
        g.factions[Seat("diamond")].treasury, g.factions[Seat("circle")].treasury = SECRET, 0
        scramble(g, Seat("triangle"), Dice(f"{n}"))
        assert g.factions[Seat("diamond")].treasury >= SECRET - 1
        assert sum(faction.treasury for faction in g.factions.values()) == SECRET + SECRET + 1 + SECRET + 3


@clause("RC-8.9.2", "RC-8.9.16")
def test_a_hand_says_when_its_cards_can_be_played_and_what_bars_a_statesman() -> None:
    """Himilco is square's; Barca, of number 2, governs unaligned; Hanno is circle's, and 3A is in play."""
    g = dealt(4, "campaign")
    prepared(g)
    give_red(g, {"circle": ["law-sumptuary", "assassin.1", "tc-salt-works", "st-8a", "st-2a", "st-3b", "st-9a"]})
    numbered(g, 2).faction = None
    numbered(g, 3).statesman = "st-3a"
    g.deck.remove("st-3a")
    numbered(g, 9).faction = Seat("circle")
    hand = {card.id: (card.timing, card.barred) for card in GAME.view(g, Seat("circle")).own.hand}  # type: ignore[attr-defined]
    assert hand == {
        "law-sumptuary": ("law", ""),
        "assassin.1": ("assassination", ""),
        "tc-salt-works": ("setup-or-revolution", ""),
        "st-8a": ("setup-or-revolution", "family"),
        "st-2a": ("setup-or-revolution", "governor"),
        "st-3b": ("setup-or-revolution", "namesake"),
        "st-9a": ("setup-or-revolution", ""),
    }
    playable = plays(g, Seat("circle"))
    assert [card for card in hand if card.startswith("st-") and card in playable] == ["st-9a"]


@clause("RC-8.8.1")
@pytest.mark.parametrize(("times", "before"), [(1, ""), (2, "At the start of the next Revenue Phase each governed")])
def test_a_side_that_is_as_level_1_is_seen_with_that(times: int, before: str) -> None:
    g = dealt(4)
    prepared(g)
    g.table_events["te-barbarian-raids"] = TableEvent(id="te-barbarian-raids", times=times)
    g.table_events["te-drought"] = TableEvent(id="te-drought", times=times)
    raids, drought = GAME.view(g, None).table_events  # type: ignore[attr-defined]
    assert raids.before.startswith(before)
    assert bool(raids.before) == bool(before)
    assert drought.before == ""
