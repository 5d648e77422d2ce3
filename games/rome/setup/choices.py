"""RR-3.01.7 to RR-3.02.4: what the players decide before the first turn, step by step."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Final

from games.kernel import Decision, OneOf, Record, Seat, StepId, ask, ask_all
from games.republic.forum.statesmen import Play, play
from games.republic.hands import is_secret
from games.republic.state import foremost
from games.rome.basics.events import GovernorNamed, LeaderNamed, NothingPlayed, PlayBegan, ProvinceDealt
from games.rome.charts import layouts
from games.rome.forum.statesmen import plays
from games.rome.pieces import Province, Senator
from games.rome.state import Rome

TERMS: Final = OneOf({str(turns): turns for turns in (1, 2, 3)})


@dataclass(frozen=True, slots=True)
class Term:
    """Who governs a Province, and for how many turns."""

    senator: Senator
    turns: int


async def governors(g: Rome) -> StepId:
    """RR-3.02.4, 3.03.4: Provinces are dealt, round by round; each player says who governs his, and how long."""
    for number, dealt in enumerate(rounds(g), 1):
        named = await ask_all(partial(name_governors, g, dealt, number))
        for seat, term in named.items():
            govern(g, g.provinces[dealt[seat]], term)
    return "setup.leaders"


def rounds(g: Rome) -> list[dict[Seat, str]]:
    """RR-3.02.4, 3.03.4: which Provinces are dealt: the developed ones first, then the others."""
    provinces = layouts()[g.era].provinces if g.scenario in ("middle", "late") else ()
    kinds = [[one.id for one in provinces if one.developed is side] for side in (True, False)]
    return [deal(g, one) for one in kinds if one]


def deal(g: Rome, provinces: list[str]) -> dict[Seat, str]:
    """RR-3.02.4: one random Province for each player; the others stay in the Forum."""
    g.dice.shuffle("deal.provinces", provinces)
    seats = list(g.from_hrao())
    while len(seats) > len(provinces):
        seats.remove(lowest(g, seats))
    dealt = dict(zip(seats, provinces, strict=False))
    for seat, province in dealt.items():
        g.tell(ProvinceDealt(seat, province))
    return dealt


def lowest(g: Rome, seats: list[Seat]) -> Seat:
    """RR-3.03.4: who rolls the lowest DR; those tied roll again."""
    rolls = {seat: sum(g.dice.roll("provinces", 2)) for seat in seats}
    last = [seat for seat in seats if rolls[seat] == min(rolls.values())]
    return last[0] if len(last) == 1 else lowest(g, last)


def name_governors(g: Rome, dealt: dict[Seat, str], number: int) -> list[Decision[Term]]:
    """RR-DP3: an own Senator in Rome but the Temporary Rome Consul, and his term."""
    able = {seat: [one for one in g.in_rome(seat) if not one.office] for seat in dealt}
    return [
        Decision(
            "setup.governor",
            seat,
            Record(Term, senator=OneOf({one.id: one for one in able[seat]}), turns=TERMS),
            *g.law.cites["setup.governor"],
            {"province": province, "number": number},
            lapse={"senator": min(able[seat], key=quietest).id, "turns": "3"},
        )
        for seat, province in dealt.items()
        if able[seat]
    ]


def quietest(senator: Senator) -> tuple[int, int]:
    """RR-DP3: lowest ORA, then lowest number."""
    return senator.oratory, senator.number


def govern(g: Rome, province: Province, term: Term) -> None:
    """RR-3.02.4: he is away, and governs it so long."""
    governor = term.senator
    province.governor, province.term = governor.id, term.turns
    governor.place, governor.at = "province", province.id
    g.tell(GovernorNamed(g.owner(governor), governor.id, province.id, term.turns))


async def leaders(g: Rome) -> StepId:
    """RR-3.01.7: each player names a Faction Leader."""
    chosen = await ask_all(partial(name_leaders, g))
    for seat in g.from_hrao():
        leader = chosen[seat]
        g.factions[seat].leader = leader.id
        g.tell(LeaderNamed(seat, leader.id))
    return "setup.cards"


def name_leaders(g: Rome) -> list[Decision[Senator]]:
    """RR-DP1: one own Senator; nobody's choice is known before all have chosen."""
    own = {seat: g.senators_of(seat) for seat in g.seats}
    return [
        Decision(
            "setup.leader",
            seat,
            OneOf({one.id: one for one in able}),
            *g.law.cites["setup.leader"],
            lapse=first.id,
        )
        for seat, able in own.items()
        if (first := foremost(able))
    ]


async def cards(g: Rome) -> StepId:
    """RR-3.01.9: in order each may play Statesmen and Concessions."""
    for seat in g.from_hrao():
        while card := await ask(partial(choose_play, g, seat)):
            play(g, seat, card)
        g.tell(NothingPlayed(seat))
    g.tell(PlayBegan(len(g.deck)))
    return "mortality"


def choose_play(g: Rome, seat: Seat) -> Decision[Play | None]:
    """RR-DP2: a Statesman, a Concession with the Senator who gets it, or nothing more; everyone is asked."""
    choice, cite, hidden = OneOf(plays(g, seat)), g.law.cites["setup.play"], is_secret(g, seat)
    return Decision("setup.play", seat, choice, *cite, lapse="none", hidden=hidden)
