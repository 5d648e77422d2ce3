"""The trading floor."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

import pytest

from games.kernel import (
    Act,
    Amount,
    Book,
    Choice,
    Deal,
    Game,
    NotOpen,
    Options,
    Seat,
    Setup,
    State,
    Table,
    View,
    Window,
    chairs,
    floor,
    ruling,
    rulings,
)
from games.kernel.dice import Dice
from tests.games.conformance import same_table
from tests.games.kernel.play import Said, again, answer

D, T, O = (Seat(name) for name in ("diamond", "triangle", "circle"))  # noqa: E741


@dataclass(slots=True, kw_only=True)
class Bazaar(State):
    coins: dict[Seat, int]
    book: Book = field(default_factory=Book)
    acts: int | None = None
    closed: int = 0
    answers_accept: bool = False


@dataclass(frozen=True, slots=True)
class Coins:
    """Coins against coins, as many as one has, two deals a pair."""

    g: Bazaar
    kind: str = "trade"
    clause: str = "T-7"
    point: str = "T-DP9"

    @property
    def book(self) -> Book:
        return self.g.book

    @property
    def answers_accept(self) -> bool:
        return self.g.answers_accept

    def seats(self) -> Sequence[Seat]:
        return list(self.g.coins)

    def partners(self, seat: Seat) -> Sequence[Seat]:
        return [one for one in self.g.coins if one != seat and len(self.book.between(seat, one)) < 2]

    def goods(self, seat: Seat, partner: Seat) -> Choice[int] | None:
        return Amount(1, self.g.coins[seat]) if self.g.coins[seat] else None

    def settle(self, deal: Deal) -> None:
        for seat, raw in deal.sides.items():
            assert isinstance(raw, int)
            self.g.coins[seat] -= raw
            self.g.coins[deal.partner(seat)] += raw

    def say(self, act: Act, deal: Deal, seat: Seat) -> None:
        self.g.tell(Said(f"{act} {deal.id}"), to=list(deal.sides))


async def trading(g: Bazaar) -> str | None:
    if await floor(Coins(g), acts=g.acts):
        g.closed += 1
        return None
    return "trading"


@ruling("rob")
def rob(g: Bazaar, *, seat: Seat) -> None:
    g.coins[seat] = 0


class BazaarView(View):
    coins: dict[Seat, int]


GAME: Game[Bazaar] = Game(
    id="bazaar",
    state=Bazaar,
    seats=range(2, 4),
    setup=lambda chosen: Bazaar(
        step="trading", dice=Dice(chosen.seed), coins=dict.fromkeys(chosen.seats, 5), acts=chosen.turns
    ),
    steps={"trading": trading},
    view=lambda g, seat: BazaarView(coins=dict(g.coins)),
    scramble=lambda g, seat, dice: None,
    rulings=rulings(rob),
)


def open_floor(seats: int = 3, acts: int | None = None, *, answers_accept: bool = False) -> Table[Bazaar]:
    table = Table.start(GAME, Setup(chairs(seats), "s", Options(), acts))[0]
    table.state.answers_accept = answers_accept
    return table


def play(table: Table[Bazaar], *answers: tuple[str, object]) -> list[str]:
    """Answer, and gather what was said."""
    said: list[str] = []
    for key, raw in answers:
        said += [str(getattr(telling.event, "what", "")) for telling in answer(table, key, raw).tellings]
    return said


DEAL = "diamond.triangle.1"
OFFER = (f"trade.offer/to={T}@{D}", 2)
COUNTER = (f"trade.counter/deal={DEAL}@{T}", 3)


def reply(seat: Seat, what: str, deal: str = DEAL) -> tuple[str, str]:
    return f"trade.deal/deal={deal}@{seat}", what


def test_a_deal_is_offered_countered_accepted_by_both_and_settled() -> None:
    table = open_floor()
    said = play(table, OFFER, COUNTER, reply(D, "accept.2"), reply(T, "accept.2"))
    assert said == [f"{act} {DEAL}" for act in ("offered", "countered", "accepted")]
    assert table.state.coins == {D: 6, T: 4, O: 5}
    assert table.state.book.deals == {}


def test_where_an_answer_accepts_the_offerer_settles_it() -> None:
    table = open_floor(answers_accept=True)
    said = play(table, OFFER, COUNTER)
    assert table.state.book.deals[DEAL].accepted == [T]
    assert table.open[reply(T, "")[0]].offered == '["withdraw"]'
    said += play(table, reply(D, "accept.2"))
    assert said == [f"{act} {DEAL}" for act in ("offered", "countered")]
    assert table.state.coins == {D: 6, T: 4, O: 5}


def test_where_an_answer_accepts_whoever_changed_his_goods_last_has_accepted() -> None:
    table = open_floor(answers_accept=True)
    again = (f"trade.counter/deal={DEAL}@{D}", 4)
    play(table, OFFER, again)
    assert table.state.book.deals[DEAL].accepted == [], "there is nothing to accept yet"
    play(table, COUNTER, again)
    assert table.state.book.deals[DEAL].accepted == [D]
    assert table.open[reply(T, "")[0]].offered == '["accept.4", "withdraw"]'


def test_where_an_answer_accepts_the_offerer_withdraws_and_the_other_declines() -> None:
    table = open_floor(answers_accept=True)
    assert play(table, OFFER, reply(D, "withdraw"))[1:] == [f"withdrawn {DEAL}"]
    other = "diamond.triangle.2"
    assert play(table, OFFER, reply(T, "withdraw", other))[1:] == [f"declined {other}"]


def test_what_is_awaited_is_only_that_everybody_is_done() -> None:
    table = open_floor()
    play(table, OFFER)
    for posted in table.open.values():
        done = posted.decision.kind == "trade.done"
        assert (posted.decision.awaited, posted.decision.covert) == (done, not done)
        assert posted.decision.window is Window.FLOOR
        assert (posted.decision.clause, posted.decision.point) == ("T-7", "T-DP9")


def test_only_the_two_seats_of_a_deal_hear_of_it_and_may_touch_it() -> None:
    table = open_floor()
    outcome = answer(table, *OFFER)
    assert [telling.to for telling in outcome.tellings] == [(D, T)]
    touching = {posted.decision.seat for key, posted in table.open.items() if DEAL in key}
    assert touching == {D, T}


def test_acceptance_names_the_revision_and_falls_with_the_next() -> None:
    table = open_floor()
    play(table, OFFER)
    assert table.open[reply(T, "")[0]].offered == '["withdraw"]', "one side is empty still"
    play(table, COUNTER, reply(D, "accept.2"), (COUNTER[0], 1))
    assert table.state.book.deals[DEAL].accepted == []
    assert table.open[reply(D, "")[0]].offered == '["accept.3", "withdraw"]'


def test_who_has_accepted_may_still_withdraw_but_not_accept_twice() -> None:
    table = open_floor()
    play(table, OFFER, COUNTER, reply(T, "accept.2"))
    assert table.open[reply(T, "")[0]].offered == '["withdraw"]'
    assert play(table, reply(T, "withdraw")) == [f"withdrawn {DEAL}"]
    with pytest.raises(NotOpen):
        answer(table, *reply(D, "accept.2"))


def test_one_coin_may_stand_in_several_offers_until_it_is_gone() -> None:
    table = open_floor()
    other = "circle.diamond.1"
    play(table, (f"trade.offer/to={T}@{D}", 5), (f"trade.offer/to={O}@{D}", 5), (f"trade.counter/deal={DEAL}@{T}", 1))
    said = play(table, reply(D, "accept.2"), reply(T, "accept.2"))
    assert said == [f"accepted {DEAL}", f"lapsed {other}"]
    assert table.state.coins == {D: 1, T: 9, O: 5}


def test_a_ruling_makes_deals_lapse_that_can_no_longer_be_given() -> None:
    table = open_floor()
    play(table, OFFER)
    outcome = table.rule("rob", {"seat": D})
    assert [telling.event for telling in outcome.tellings] == [Said(f"lapsed {DEAL}")]
    assert f"trade.offer/to={O}@{D}" not in table.open


def test_the_limit_of_deals_a_pair_closes_the_offer() -> None:
    table = open_floor()
    play(table, OFFER, OFFER)
    assert OFFER[0] not in table.open
    play(table, reply(T, "withdraw", "diamond.triangle.2"))
    assert OFFER[0] in table.open
    play(table, OFFER)
    assert list(table.state.book.deals) == [DEAL, "diamond.triangle.3"], "a number is never used twice"


def test_a_new_offer_wakes_both_and_the_floor_closes_when_all_are_done() -> None:
    table = open_floor()
    done = [(f"trade.done@{seat}", "done") for seat in (D, T, O)]
    play(table, *done[:2])
    assert table.state.book.done == [D, T]
    play(table, OFFER)
    assert table.state.book.done == []
    said = play(table, *done)
    assert said == [f"lapsed {DEAL}"]
    assert (table.over, table.state.closed, table.state.book.done) == (True, 1, [])


def test_after_so_many_acts_the_step_begins_afresh_and_nobody_notices() -> None:
    short, long = open_floor(acts=2), open_floor()
    checkpoints = 0
    acts = [OFFER, COUNTER, reply(D, "accept.2"), (f"trade.done@{O}", "done"), reply(T, "accept.2")]
    for key, raw in acts:
        before = {posted.ref for posted in short.open.values()}
        outcome = answer(short, key, raw)
        answer(long, key, raw)
        checkpoints += outcome.checkpoint is not None
        assert len(before & {posted.ref for posted in short.open.values()}) > 2
        assert list(short.open) == list(long.open)
        assert short.state.coins == long.state.coins
        same_table(again(short), short)
    assert (checkpoints, len(short.entries), len(long.entries)) == (2, 1, 5)


def test_a_floor_that_opens_again_drops_what_can_no_longer_be_given() -> None:
    async def taxing(g: Bazaar) -> str:
        g.coins[D] = 1
        return "trading"

    async def short(g: Bazaar) -> str:
        await floor(Coins(g), acts=2)
        return "taxing"

    game = replace(GAME, steps={"first": short, "taxing": taxing, "trading": trading})
    state = GAME.setup(Setup(chairs(3), "s", Options()))
    state.step = "first"
    table, _ = Table.begin(game, state)
    said = play(table, OFFER, (f"trade.offer/to={T}@{O}", 1))
    assert said == [f"offered {DEAL}", "offered circle.triangle.1", f"lapsed {DEAL}"]
    assert list(table.state.book.deals) == ["circle.triangle.1"]


def test_deals_of_a_pair_are_numbered_on_from_floor_to_floor() -> None:
    """So a number means the same deal all through the game, and tells nobody else how many there were."""

    async def next_turn(g: Bazaar) -> str:
        await floor(Coins(g))
        return "first"

    game = replace(GAME, steps={"first": next_turn, "trading": trading})
    state = GAME.setup(Setup(chairs(3), "s", Options()))
    state.step = "first"
    table, _ = Table.begin(game, state)
    done = [(f"trade.done@{seat}", "done") for seat in (D, T, O)]
    assert play(table, OFFER, *done) == [f"offered {DEAL}", f"lapsed {DEAL}"]
    assert play(table, OFFER, (f"trade.offer/to={T}@{O}", 1)) == [
        "offered diamond.triangle.2",
        "offered circle.triangle.1",
    ]
