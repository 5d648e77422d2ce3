"""Alba: a small republic of our own, which proves that a `Law` is enough to make one.

AL-1 Set-up. AL-1.1 Two to four factions sit round the table. AL-1.2 Each has two Families; the rest lie in the Curia.
AL-1.3 The State has 8T and three legions; Latium lies in the Forum; Veii is Imminent.
AL-2 Mortality. AL-2.1 An Imminent War becomes Active, and what its card says happens. AL-2.2 A chit is drawn; a Senator
of that number dies as in any republic; the bank pays the State 1T for his funeral, 2T for the last of his faction.
AL-3 Revenue. AL-3.1 Each Senator has 2T from the bank, the State 5T; it pays 6T for an Active War and 1T for a legion.
AL-3.2 Terms fall. AL-3.3 Below 0T all lose. AL-3.4 Then each may give to the State, and all move their Talents once.
AL-4 Forum. AL-4.1 Five initiatives: one for each faction, the rest auctioned. AL-4.2 In one the top card is drawn, if
any is left, and one of his own Senators gains 1 INF. AL-4.3 Then another may lead his faction.
AL-5 Senate. AL-5.1 The HRAO's player may make one proposal. AL-5.2 A Praetor for the year, or AL-5.3 up to two legions
at 2T each, or AL-5.7 praise. AL-5.4 The factions are called clockwise from his left; each Senator votes by ORA, the
Praetor once more, and may buy votes. AL-5.5 Who has not the floor may once a turn give a Talent to the bank to have a
vote end at once: it has failed. AL-5.6 A new Praetor gains 3 INF, and Latium is his for a turn. AL-5.8 With fewer than
four Senators at home the first Family of the Curia joins the smallest faction.
AL-6 Combat. AL-6.1 The Praetor leads all legions against an Active War. AL-6.2 TDR plus legions, veterans twice, plus
his MIL, at most as many, less its strength, on the table; its Disaster costs half the legions, its Standoff a quarter.
AL-6.3 A victory removes it; the State takes the spoils.
AL-7 End. After four turns, or a victory, the faction with most INF wins; of equals, who sits first from the HRAO.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from games.kernel import (
    Amount,
    Decision,
    Dice,
    Game,
    Interrupt,
    OneOf,
    Options,
    Record,
    Script,
    Seat,
    Setup,
    View,
    ask,
    ask_all,
    first_to,
)
from games.republic import chits
from games.republic.agreements import pay_promises
from games.republic.asking import each
from games.republic.combat.army import legion_strength, lose
from games.republic.combat.battle import announced
from games.republic.combat.dice import roll, tell
from games.republic.combat.losses import at_random
from games.republic.combat.pieces import Battle
from games.republic.combat.rolls import odds
from games.republic.combat.strength import land_strength
from games.republic.combat.victory import take_spoils
from games.republic.effects import Effects, carry_out
from games.republic.forum.auction import auction
from games.republic.forum.initiatives import active, following
from games.republic.forum.leaders import move_marker, naming
from games.republic.law import Cite, Law
from games.republic.money import earn, spend, state_pays, state_receives
from games.republic.pieces import Army, Ending, Faction, Legion, Units
from games.republic.register import gathered
from games.republic.revenue.contributions import contribution, give
from games.republic.revenue.redistribution import fill, hand_over, own_purses
from games.republic.senate import minor
from games.republic.senate.ballot import calling, forget_sheets
from games.republic.senate.business import Business
from games.republic.senate.motions import fall, put
from games.republic.senate.presiding import moved
from games.republic.senate.proposals import agenda, proposals
from games.republic.senate.repopulating import repopulate
from games.republic.senators import enter, kill
from games.republic.terms import governors_terms
from tests.games.republic.alba_pieces import (
    CHARTS,
    CONSTANTS,
    NAMES,
    TABLES,
    Alba,
    Buried,
    Election,
    Ended,
    Honoured,
    Levy,
    Motion,
    Province,
    Senator,
    Session,
    War,
)

FAMILIES = 2  # of each faction
MOST = 2  # legions of one levy
PRICE = 2
SILENT = "none"
effect = Effects()


def set_up(setup: Setup) -> Alba:
    """AL-1."""
    names = list(NAMES)
    g = Alba(
        step="mortality",
        dice=Dice(setup.seed),
        seats=list(setup.seats),
        factions={seat: Faction(seat=seat) for seat in setup.seats},
        army=Army(active=Units(legions=[Legion(type="legion") for _ in range(3)])),
        wars={"veii": War(id="veii", status="imminent")},
        provinces={"latium": Province(id="latium")},
        deck=["harvest.1", "harvest.2"],
    )
    state_receives(g, 8, "start")
    for seat in setup.seats:
        for _ in range(FAMILIES):
            enter(g, seat=seat, family=names.pop(0))
        g.factions[seat].leader = g.senators_of(seat)[0].id
    g.curia.families = names
    return g


# Mortality


async def mortality(g: Alba) -> str:
    """AL-2."""
    g.turn += 1
    g.once.clear()
    for war in [one for one in g.wars.values() if one.status == "imminent"]:
        war.status = "active"
        carry_out(g, war.id, war.card.on_activate if war.card else ())
    for chit in chits.draw(g, 1, "mortality"):
        for senator in g.numbered(int(chit)) if chit.isdigit() else []:
            await kill(g, senator, "mortality", "AL-2.2")
    return "revenue"


def bereaved(g: Alba, dead: Senator) -> Callable[[], Script[None]]:
    """AL-2.2: what Alba adds to a death; the funeral of a Leader whose Family stays is his heirs' affair."""
    last = len(g.senators_of(g.owner(dead))) == 1
    return partial(funeral, g, 2 if last else 1)


async def funeral(g: Alba, talents: int) -> None:
    """AL-2.2."""
    state_receives(g, talents, "funeral")
    g.tell(Buried(talents))


def struck(g: Alba, chit: str, exposed: Callable[[Senator], bool]) -> Senator | None:
    """AL-2.2: no two have one number."""
    return next((one for one in g.numbered(int(chit)) if exposed(one)), None) if chit.isdigit() else None


def never_asked_of_another(g: Alba, decision: Decision[Any]) -> bool:
    """Nobody rules Alba for life."""
    return True


@effect("levy")
def levied(g: Alba, card: str, *, count: int) -> None:
    """AL-2.1: legions join."""
    g.army.active.legions += [Legion(type="legion") for _ in range(count)]


@effect("tithe")
def tithe(g: Alba, card: str, *, talents: int) -> None:
    """AL-4.2: the bank pays the State."""
    state_receives(g, talents, card)


# Revenue, Forum


async def revenue(g: Alba) -> str | None:
    """AL-3."""
    for senator in g.aligned():
        earn(g, senator, 2)
    state_receives(g, g.law.constants.annual_revenue, "annual")
    state_pays(g, g.law.constants.war_cost * len(g.active_wars()), "wars")
    state_pays(g, g.law.constants.maintenance * g.legions_in_service(), "units")
    governors_terms(g)
    return "revenue.gifts" if g.treasury >= 0 else end(g, "bankrupt", None)


async def gifts(g: Alba) -> str:
    """AL-3.4: unlike in either rulebook all give at the same time, and what is given to others stays where it is."""
    given = await ask_all(partial(each, g, contribution))
    for name, talents in [pair for sheet in given.values() for pair in sheet.items()]:
        give(g, g.senators[name], talents)
    pay_promises(g)
    purses = await ask_all(partial(each, g, own_purses))
    for seat, held in purses.items():
        fill(g, seat, held)
    for seat, held in purses.items():
        hand_over(g, seat, held)
        g.factions[seat].gifts = 0
    return "forum.opening"


async def opening(g: Alba) -> str:
    """AL-4.1."""
    g.forum.number, g.forum.coming = 0, g.from_hrao()
    return following(g)


async def initiative(g: Alba) -> str:
    """AL-4.2."""
    if g.deck:
        card = g.deck.pop()
        g.gone.append(card)
        carry_out(g, card, g.law.tables.card(card).effects)
    chosen = await ask(partial(honouring, g))
    if chosen:
        chosen.influence += 1
        g.tell(Honoured(chosen.id))
    leader = await ask(lambda: naming(g, g.senators_of(active(g))))
    if leader:
        move_marker(g, leader)
    return following(g)


def honouring(g: Alba) -> Decision[Senator] | None:
    """AL-DP1: one of his own."""
    own = {one.id: one for one in g.senators_of(active(g))}
    return Decision("forum.honour", active(g), OneOf(own), *g.law.cites["forum.honour"], lapse=next(iter(own)))


async def closing(g: Alba) -> str:
    """AL-4.1: all initiatives have been taken."""
    return "senate"


# Senate


async def session(g: Alba) -> str:
    """AL-5.1, AL-5.8."""
    g.senate = Session()
    await repopulate(g)
    said = await first_to(partial(openings, g))
    if said and said[1] != SILENT:
        await put(g, moved(g, *said))
    return "combat"


def openings(g: Alba) -> list[Decision[Any]]:
    """AL-DP2: one of the proposals that the law knows now, or none."""
    seat = g.hrao_seat()
    silence = OneOf({SILENT: SILENT})
    return [
        Decision("senate.floor", seat, silence, *g.law.cites["senate.floor"], lapse=SILENT),
        *proposals(g, seat, agenda(g)),
    ]


def omens(g: Alba, motion: Motion | None) -> list[Interrupt[Any]]:
    """AL-5.5: an omen is seen."""
    if motion is None or motion.fate:
        return []
    rich = {seat: [one for one in g.in_capital(seat) if one.talents] for seat in g.seats if seat != motion.seat}
    return [
        Interrupt(
            Decision("senate.omen", seat, OneOf({"see": own[0]}), *g.law.cites["senate.omen"], awaited=False),
            partial(stop, g, motion),
        )
        for seat, own in rich.items()
        if own and f"omen.{seat}" not in g.once
    ]


async def stop(g: Alba, motion: Motion, payer: Senator) -> None:
    """AL-5.5."""
    spend(g, payer, 1)
    g.once.append(f"omen.{payer.faction}")
    fall(motion, "vetoed")


def voice_of_the_praetor(g: Alba, motion: Motion, senator: Senator) -> int:
    """AL-5.4."""
    return 1 if senator.office == "praetor" else 0


def candidates(g: Alba, seat: Seat) -> Record[Election] | None:
    """AL-5.2."""
    able = {one.id: one.id for one in g.in_capital() if one.office != "praetor"}
    return Record(Election, senator=OneOf(able)) if able else None


async def elect(g: Alba, motion: Motion, proposal: Election) -> None:
    """AL-5.6."""
    for former in g.holders("praetor"):
        former.office = ""
    praetor, latium = g.senators[proposal.senator], g.provinces["latium"]
    praetor.office = "praetor"
    praetor.influence += 3
    latium.governor, latium.term = praetor.id, 1


def levies(g: Alba, seat: Seat) -> Record[Levy] | None:
    """AL-5.3."""
    most = min(MOST, max(0, g.treasury) // PRICE)
    return Record(Levy, legions=Amount(1, most)) if most else None


async def levy(g: Alba, motion: Motion, proposal: Levy) -> None:
    """AL-5.3."""
    state_pays(g, PRICE * proposal.legions, "levy")
    levied(g, "levy", count=proposal.legions)


# Combat, and the end


async def combat(g: Alba) -> str | None:
    """AL-6, AL-7."""
    praetor, legions = g.holder("praetor"), g.army.active.legions
    for war in g.active_wars() if praetor and legions else []:
        if fight(g, war, praetor):
            del g.wars[war.id]
            return end(g, "victory", first(g))
    return "mortality" if g.turn < g.law.constants.turns else end(g, "time", first(g))


def battle_against(g: Alba, war: War, praetor: Senator) -> Battle:
    """AL-6.2."""
    units = legion_strength(g.army.active.legions)
    return Battle(
        force="home",
        war=war.id,
        ground="land",
        commanders=[praetor.id],
        units=units,
        military=min(units, praetor.military),
        enemy=land_strength(g, war),
        disaster=list(war.card.disaster),
        standoff=list(war.card.standoff),
    )


def fight(g: Alba, war: War, praetor: Senator) -> bool:
    """AL-6.2, 6.3."""
    battle, home = announced(g, battle_against(g, war, praetor)), g.army.active
    outcome = roll(g, battle, home)
    tell(g, battle, outcome)
    lose(g, home, at_random(g, home.legions, outcome.legions), outcome.fleets)
    if outcome.result == "victory":
        take_spoils(g, war)
    return outcome.result == "victory"


def first(g: Alba) -> Seat:
    """AL-7."""
    return max(g.from_hrao(), key=lambda seat: sum(one.influence for one in g.senators_of(seat)))


def end(g: Alba, reason: str, winner: Seat | None) -> None:
    """AL-7."""
    g.ending = Ending(reason=reason, winner=winner)
    g.tell(Ended(reason, winner))


ALBA = Law(
    tables=TABLES,
    charts=CHARTS,
    constants=CONSTANTS,
    chits=[*(str(number) for number in range(1, 9)), "draw-2", "none", "none"],
    cites={
        "forum.honour": Cite("AL-4.2", "AL-DP1"),
        "forum.bid": Cite("AL-4.1", "AL-DP4"),
        "senate.floor": Cite("AL-5.1", "AL-DP2"),
        "senate.praetor": Cite("AL-5.2", "AL-DP2"),
        "senate.levy": Cite("AL-5.3", "AL-DP2"),
        "senate.minor": Cite("AL-5.7", "AL-DP2"),
        "forum.leader": Cite("AL-4.3", "AL-DP10"),
        "agreement.propose": Cite("AL-3.4", "AL-DP9"),
        "revenue.contribute": Cite("AL-3.4", "AL-DP11"),
        "revenue.redistribute": Cite("AL-3.4", "AL-DP12"),
        "senate.vote": Cite("AL-5.4", "AL-DP3"),
        "senate.call": Cite("AL-5.4", "AL-DP6"),
        "senate.rebuke": Cite("AL-5.4", "AL-DP7"),
        "senate.recruit": Cite("AL-5.8", "AL-DP8"),
        "senate.omen": Cite("AL-5.5", "AL-DP5"),
    },
    officials=("praetor",),
    eras=("only",),
    business=gathered(
        {"praetor": Business(kind="praetor", choice=candidates, carry=elect, same=lambda one: one.senator)},
        {"levy": Business(kind="levy", choice=levies, carry=levy, same=lambda one: str(one.legions))},
        {"minor": minor.BUSINESS},
    ),
    interventions=(omens, calling),
    operations=gathered(effect),
    automata={},
    agenda={"senate": ("praetor", "levy", "minor")},
    motion=Motion,
    censor="praetor",
    more_votes=voice_of_the_praetor,
    clauses={"senate.bought-nothing": "AL-5.4"},
    senator=Senator,
    dies=bereaved,
    struck=struck,
    own=never_asked_of_another,
)
Alba.law = ALBA


class AlbaView(View):
    """All is open in Alba."""

    turn: int
    treasury: int
    talents: dict[str, int]
    influence: dict[str, int]
    odds: int | None
    ending: str


def view(g: Alba, seat: Seat | None) -> AlbaView:
    """What everybody sees; with how likely a victory is, as the table stands."""
    praetor, wars = g.holder("praetor"), g.active_wars()
    chances = odds(g, battle_against(g, wars[0], praetor)) if praetor and wars else None
    return AlbaView(
        turn=g.turn,
        treasury=g.treasury,
        talents={one.id: one.talents for one in g.aligned()},
        influence={one.id: one.influence for one in g.aligned()},
        odds=chances.percent(chances.victory) if chances else None,
        ending=g.ending.reason if g.ending else "",
    )


def scramble(g: Alba, seat: Seat, dice: Dice) -> None:
    """Only the sheets of others are hidden until they are declared."""
    forget_sheets(g, seat)


GAME = Game(
    id="alba",
    state=Alba,
    seats=range(2, 5),
    setup=set_up,
    steps={
        "mortality": mortality,
        "revenue": revenue,
        "revenue.gifts": gifts,
        "forum.opening": opening,
        "forum.roll": initiative,
        "forum.auction": auction,
        "forum.end": closing,
        "senate": session,
        "combat": combat,
    },
    view=view,
    scramble=scramble,
    options=Options,
    ruleset=1,
    schema=1,
)
