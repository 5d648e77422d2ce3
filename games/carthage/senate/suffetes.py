"""RC-9.1, RC-9.11: the Suffetes: who may be nominated, and how the two share the offices (RC-DP26)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from games.carthage.pieces import Office, Senator
from games.carthage.senate.committee import retire
from games.carthage.senate.events_elections import SuffeteElected, SuffeteLeft, SuffeteStays
from games.carthage.senate.pieces import Motion, Pair, Way
from games.carthage.state import Carthage
from games.kernel import Decision, OneOf, Record, Seat, ask, ask_all
from games.republic.reign import gain
from games.republic.senate.business import Business
from games.republic.senate.pairs import form, pairs_left, people, same
from games.republic.ties import break_tie

OFFICES: tuple[Office, Office] = ("home-suffete", "marine-suffete")


def candidates(g: Carthage) -> list[Senator]:
    """RC-9.1: aligned, in Carthage, and without any office."""
    return g.without_office()


def pairs(g: Carthage) -> list[Pair]:
    """RC-9.1a: the pairs that have not been rejected or vetoed this turn."""
    return [Pair(nominees=nominees) for nominees in pairs_left(g, "suffetes", candidates(g))]


# The proposal


def choice(g: Carthage, _seat: Seat) -> Record[Pair] | None:
    """RC-9.1: any two candidates; none once the Suffetes are elected, or while the last pair is appointed."""
    if g.senate.elected or len(pairs(g)) < 2:
        return None
    return form(Pair, "RC-9.1", candidates(g))


async def carry(g: Carthage, _motion: Motion, proposal: Pair) -> None:
    """RC-9.1: both are elected."""
    await elect(g, [g.senators[name] for name in proposal.nominees])


BUSINESS = Business(kind="suffetes", choice=choice, carry=carry, same=same, people=people, election=True)


# Taking office


async def elect(g: Carthage, pair: Sequence[Senator], way: Way = "vote") -> None:
    """RC-9.11: the two settle who is Home Suffete, and take office."""
    home = await sharing(g, pair)
    take_office(g, sorted(pair, key=lambda one: one is not home), way)


async def sharing(g: Carthage, pair: Sequence[Senator]) -> Senator:
    """RC-9.11: the two agree who is Home Suffete; if not, a DR each, and the higher chooses."""
    said = list((await ask_all(partial(claims, g, pair))).values())
    if said[0] and said.count(said[0]) == len(said):
        return said[0]
    higher = g.senators[break_tie(g, [one.id for one in pair], "suffetes")]
    return higher if len(said) == 1 else await ask(partial(winner_chooses, g, pair, higher))


def claims(g: Carthage, pair: Sequence[Senator]) -> list[Decision[Senator | None]]:
    """RC-DP26: each player says who is to be Home Suffete, or lets the dice decide; one with both decides alone."""
    home: OneOf[Senator | None] = OneOf({**named(pair), "roll": None})
    about = {"first": pair[0].id, "second": pair[1].id}
    seats = dict.fromkeys(g.owner(one) for one in pair)
    return [Decision("senate.home", seat, home, *g.law.cites["senate.home"], about, lapse="roll") for seat in seats]


def winner_chooses(g: Carthage, pair: Sequence[Senator], higher: Senator) -> Decision[Senator]:
    """RC-DP66: whose Senator rolled higher chooses; by default his own is Home Suffete."""
    home, about = OneOf(named(pair)), {"senator": higher.id}
    return Decision(
        "senate.home-choice", g.owner(higher), home, *g.law.cites["senate.home-choice"], about, lapse=higher.id
    )


def named(pair: Sequence[Senator]) -> dict[str, Senator]:
    """The two, by name."""
    return {one.id: one for one in pair}


def take_office(g: Carthage, elected: Sequence[Senator], way: Way = "vote") -> None:
    """RC-9.1c: the Home Suffete, then the Marine Suffete, take over and gain 5 INF. RC-9.2 follows at once.

    RC-9.1a, 9.1b, 9.0.21: also without a vote: the last pair that is left, the last candidate, or as nobody was named.
    """
    for senator in outgoing(g):
        senator.major = True  # RC-9.3a: the Temporary Home Suffete has no mark of an earlier turn
        leave_office(g, senator)
    influence = g.law.constants.influence["suffete"]
    for senator, office in zip(elected, OFFICES, strict=False):
        senator.office = office
        g.tell(SuffeteElected(g.owner(senator), senator.id, office, influence, way=way))
        gain(g, senator, influence=influence)
    g.senate.elected = True
    retire(g)


def leave_office(g: Carthage, senator: Senator) -> None:
    """RC-9.1c: an outgoing Suffete, a Captive too, loses his office; one with a force commands it as General."""
    senator.office = "general" if senator.place == "force" and not senator.rebel else ""
    g.tell(SuffeteLeft(senator.id, senator.office == "general"))


def outgoing(g: Carthage) -> list[Senator]:
    """The Suffetes of the last turn, wherever they are."""
    return [senator for office in OFFICES for senator in g.holders(office)]


def stay_in_office(g: Carthage) -> None:
    """RC-9.1b: nobody is eligible: those in Carthage keep their offices, without gaining INF again."""
    for senator in outgoing(g):
        if senator.in_carthage:
            g.tell(SuffeteStays(senator.id, senator.office))
        else:
            leave_office(g, senator)
    g.senate.elected = True
    retire(g)
