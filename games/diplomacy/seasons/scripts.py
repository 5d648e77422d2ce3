"""CD-S.3, S.4: the three seasons, step by step."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from games.diplomacy import companies, leaving, railways, register, revolution, standard, votes
from games.diplomacy import winter as adjustments
from games.diplomacy.orders import AnyOrder, Delegate, Revoke, RevoltList
from games.diplomacy.politics import appointments, powers, purges
from games.diplomacy.press.gazette import publish
from games.diplomacy.seasons import asking, retreating
from games.diplomacy.seasons.events import SeasonClosed, SeasonOpened
from games.diplomacy.seasons.movement import move
from games.diplomacy.seasons.reading import received
from games.diplomacy.seasons.winning import test_for_wins
from games.diplomacy.state import Diplomacy, Season
from games.kernel import Seat, Step, StepId

AFTER: Final[dict[Season, Season]] = {"spring": "autumn", "autumn": "winter", "winter": "spring"}


async def orders(g: Diplomacy) -> StepId:
    """CD-S.3.1-4: Spring and Autumn to the seizures."""
    open_season(g)
    await asking.write(g, "orders")
    move(g, fix(g))
    if retreating.any_choice(g):
        return f"{g.season}.retreats"
    retreating.settle(g)
    return f"{g.season}.close"


async def retreats(g: Diplomacy) -> StepId:
    """CD-S.3.5: ordered by those who commanded at movement."""
    await asking.write(g, "retreats")
    retreating.settle(g)
    return f"{g.season}.close"


async def winter(g: Diplomacy) -> StepId:
    """CD-S.4.1-4: capacities and adjustments."""
    open_season(g)
    await asking.write(g, "orders")
    (standard.adjust if g.standard else adjustments.adjust)(g, fix(g))
    return f"{g.season}.close"


async def close(g: Diplomacy) -> StepId | None:
    """CD-S.3.6-11, S.4.5-11, N.5: what is the same in all three seasons; None: play is over."""
    (standard_affairs if g.standard else affairs)(g, received(g))
    publish(g)
    g.tell(SeasonClosed(g.year, g.season))
    return next_season(g)


def standard_affairs(g: Diplomacy, sent: Sequence[tuple[Seat, AnyOrder]]) -> None:
    """CD-N.5, N.9 to N.11: centres change hands; a win; votes, a draw among them."""
    standard.reckon(g)
    votes.close(g, sent)
    standard.end(g)


def affairs(g: Diplomacy, sent: Sequence[tuple[Seat, AnyOrder]]) -> None:
    """CD-S.3.6-11, S.4.5-11: politics, railways, companies, duties; in Winter wins; votes."""
    politics(g, sent)
    railways.step(g, sent)
    companies.step(g, sent)
    revolution.check(g)
    if g.season == "winter":
        test_for_wins(g)
    votes.close(g, sent)
    powers.expire(g)


def open_season(g: Diplomacy) -> None:
    """CD-S.3.1, 5.C(a.4): units stand where orders will name them; drop-outs and carried votes from before."""
    g.tell(SeasonOpened(g.year, g.season, g.dice.open_chapter(f"{g.season}-{g.year}")))
    g.stood = {force.space: force.id for force in sorted(g.forces, key=lambda one: one.space)}
    leaving.open_season(g)
    votes.open_season(g)
    register.open_season(g)
    g.contested.clear()


def fix(g: Diplomacy) -> Sequence[tuple[Seat, AnyOrder]]:
    """CD-S.3.2, 6.3: the main deadline; what is filed there for later; all that is ordered, as it was received."""
    asking.fix(g)
    leaving.note_deadline(g)
    sent = received(g)
    for seat, order in sent:
        _file(g, seat, order)
    return sent


def _file(g: Diplomacy, seat: Seat, order: AnyOrder) -> None:
    """CD-3.B.3, 4.F, 5.D(b)2, 6.3: standing orders, and what holds from the next season on."""
    if isinstance(order, register.OfHimself):
        register.carry_out(g, seat, order)
    elif isinstance(order, RevoltList):
        force = g.began_on(order.unit)
        if force is not None:
            force.revolt_list[:] = order.spaces


def politics(g: Diplomacy, sent: Sequence[tuple[Seat, AnyOrder]]) -> None:
    """CD-5.A(b), S.3.6, S.3.7: purges by rank, with transfer of stock; resignations; appointments."""
    for seat, order in sent:
        if isinstance(order, Delegate):
            powers.lend(g, seat, order)
        elif isinstance(order, Revoke):
            powers.revoke(g, seat, order)
    companies.forfeit(g, purges.carry_out(g, sent))
    appointments.resign_all(g, sent)
    appointments.appoint(g, sent)


def next_season(g: Diplomacy) -> StepId | None:
    """CD-S.1: Spring, Autumn, Winter; None: the years a table wished for are over, or everybody has dropped out.

    CD-N.9, N.10: or a standard game is won, or drawn.
    """
    ended = g.is_played_out or (g.standard and g.winning)
    if ended or all(one.leaving or not one.active for one in g.players.values()):
        return None
    g.season = AFTER[g.season]
    g.year += g.season == "spring"
    g.counted += 1
    for player in g.players.values():
        player.fixed.clear()
    return f"{g.season}.orders"


STEPS: Final[dict[StepId, Step[Diplomacy]]] = {
    "spring.orders": orders,
    "spring.retreats": retreats,
    "spring.close": close,
    "autumn.orders": orders,
    "autumn.retreats": retreats,
    "autumn.close": close,
    "winter.orders": winter,
    "winter.close": close,
}
"""A season is a phase of the year."""
