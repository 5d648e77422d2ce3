"""RC-4.3 to RC-4.14: what the players decide before the first turn, step by step."""

from __future__ import annotations

from functools import partial

from games.carthage.basics.events import (
    GovernorAppointed,
    LeaderNamed,
    MemberNamed,
    MembershipDealt,
    NothingPlayed,
    PlayBegan,
    SeatVacant,
    SuffeteAppointed,
    TraderPlaced,
)
from games.carthage.charts import layouts
from games.carthage.forum.statesmen import plays
from games.carthage.pieces import Province, Senator
from games.carthage.state import Carthage
from games.kernel import Decision, OneOf, Seat, StepId, ask, ask_all, together
from games.republic.forum.statesmen import Play, play
from games.republic.hands import is_secret
from games.republic.reign import gain
from games.republic.state import foremost


async def traders(g: Carthage) -> StepId:
    """RC-4.3: each faction places a Trader; in the Late scenario two (RC-4.16)."""
    for number in range(1, layouts(g.edition)[g.era].traders + 1):
        chosen = await ask_all(partial(place_trader, g, number))
        for seat, senator in chosen.items():
            senator.traders += 1
            g.tell(TraderPlaced(seat, senator.id))
    return "setup.leaders"


def place_trader(g: Carthage, number: int) -> list[Decision[Senator]]:
    """RC-DP1: one own Senator."""
    about = {"number": number}
    return [
        Decision(
            "setup.trader",
            seat,
            own_senators(g, seat),
            *g.law.cites["setup.trader"],
            about,
            lapse=first_choice(g, seat),
        )
        for seat in g.seats
    ]


async def leaders(g: Carthage) -> StepId:
    """RC-4.4: each player names a Faction Leader."""
    chosen = await ask_all(partial(name_leader, g))
    for seat, senator in chosen.items():
        g.factions[seat].leader = senator.id
        g.tell(LeaderNamed(seat, senator.id))
    return "setup.governors"


def name_leader(g: Carthage) -> list[Decision[Senator]]:
    """RC-DP2: one own Senator."""
    return [
        Decision("setup.leader", seat, own_senators(g, seat), *g.law.cites["setup.leader"], lapse=first_choice(g, seat))
        for seat in g.seats
    ]


async def governors(g: Carthage) -> StepId:
    """RC-4.5: of all dealt Senators the lowest ID is Temporary Home Suffete, the next two are Governors."""
    suffete, *following = g.aligned()
    appoint_suffete(g, suffete)
    posts = [g.provinces[name] for name in layouts(g.edition)[g.era].governed]
    for province, senator in zip(posts, following, strict=False):
        province.governor, senator.place, senator.at = senator.id, "province", province.id
    await together(*(set_term(g, province) for province in posts))
    return "setup.committee"


def appoint_suffete(g: Carthage, senator: Senator) -> None:
    """RC-4.5: the Temporary Home Suffete gains 5 INF."""
    influence = g.law.constants.influence["suffete"]
    senator.office = "home-suffete"
    gain(g, senator, influence=influence)
    g.remember_hrao()
    g.tell(SuffeteAppointed(g.owner(senator), senator.id, influence))


async def set_term(g: Carthage, province: Province) -> None:
    """RC-4.5: the owner of a Governor sets the term that is left."""
    term = await ask(partial(choose_term, g, province))
    governor = g.senators[province.governor]
    province.term = term or g.law.constants.governor_term
    g.tell(GovernorAppointed(g.owner(governor), governor.id, province.id, province.term))


def choose_term(g: Carthage, province: Province) -> Decision[int]:
    """RC-DP3: 1, 2 or 3 turns."""
    owner = g.owner(g.senators[province.governor])
    terms = OneOf({str(term): term for term in (1, 2, 3)})
    return Decision("setup.term", owner, terms, *g.law.cites["setup.term"], {"province": province.id}, lapse="3")


async def committee(g: Carthage) -> StepId:
    """RC-4.6: one Membership for each player, with six none for the Home Suffete's; the rest lies in the Forum."""
    dealt = deal_memberships(g)
    chosen = await ask_all(partial(name_members, g, dealt))
    for seat, senator in chosen.items():
        membership = g.committee[dealt[seat]]
        membership.member, membership.term = senator.id, layouts(g.edition)[g.era].committee_terms[membership.id]
        g.tell(MemberNamed(seat, senator.id, membership.id, membership.term))
    for membership in g.committee.values():
        if not membership.member:
            g.tell(SeatVacant(membership.id))
    return "setup.cards"


def deal_memberships(g: Carthage) -> dict[Seat, str]:
    """RC-4.6: the five Memberships, shuffled and dealt."""
    names = list(g.committee)
    g.dice.shuffle("deal.committee", names)
    seats = [seat for seat in g.seats if len(g.seats) <= len(names) or seat != g.hrao_seat()]
    dealt = dict(zip(seats, names, strict=False))
    for seat, name in dealt.items():
        g.tell(MembershipDealt(seat, name))
    return dealt


def name_members(g: Carthage, dealt: dict[Seat, str]) -> list[Decision[Senator]]:
    """RC-DP4: one own Senator who is not Suffete or Governor; a player without one is not asked."""
    able = {seat: [one for one in g.senators_of(seat) if not g.posts(one)] for seat in dealt}
    return [
        Decision(
            "setup.member",
            seat,
            OneOf({one.id: one for one in able[seat]}),
            *g.law.cites["setup.member"],
            {"committee": name},
            lapse=best.id,
        )
        for seat, name in dealt.items()
        if (best := foremost(able[seat]))
    ]


async def cards(g: Carthage) -> StepId:
    """RC-4.13, 4.14: in order each may play Statesmen and Trade Concessions; then the deck is shuffled."""
    for seat in g.from_hrao():
        while card := await ask(partial(choose_play, g, seat)):
            play(g, seat, card)
        g.tell(NothingPlayed(seat))
    shuffle_decks(g)
    return "mortality"


def choose_play(g: Carthage, seat: Seat) -> Decision[Play | None]:
    """RC-DP5: a Statesman, a Trade Concession with the Senator who gets it, or nothing more; everyone is asked."""
    choice, cite, hidden = OneOf(plays(g, seat)), g.law.cites["setup.play"], is_secret(g, seat)
    return Decision("setup.play", seat, choice, *cite, lapse="none", hidden=hidden)


def shuffle_decks(g: Carthage) -> None:
    """RC-4.14, RC-4.15: the deck of the era; in the Campaign the Late deck waits behind it."""
    g.dice.shuffle("deck", g.deck)
    if g.scenario == "campaign":
        g.next_deck = list(g.tables.copies("late"))
        g.dice.shuffle("deck.late", g.next_deck)
    g.tell(PlayBegan(len(g.deck)))


def own_senators(g: Carthage, seat: Seat) -> OneOf[Senator]:
    """The Senators of a faction, to choose one."""
    return OneOf({one.id: one for one in g.senators_of(seat)})


def first_choice(g: Carthage, seat: Seat) -> str:
    """The foremost Senator of a faction: highest INF, then ORA, then lowest ID."""
    senator = foremost(g.senators_of(seat))
    return senator.id if senator else ""
