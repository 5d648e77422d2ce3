"""Orders of every kind, drawn where something stands in every space of Carthage."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from hypothesis import strategies as st

from games.diplomacy.atlas import Piece, Place, atlas
from games.diplomacy.language import Context
from games.diplomacy.orders import (
    Admin,
    Adopt,
    AnyOrder,
    Appoint,
    Bar,
    Block,
    BuildLine,
    BuildUnit,
    ChangeMap,
    CloseCanal,
    Company,
    Convoy,
    Delegate,
    Disband,
    Dismantle,
    Drop,
    DropName,
    DropOut,
    Final,
    Halt,
    HoldAs,
    Move,
    NewName,
    Order,
    Permit,
    Political,
    Post,
    Propose,
    Proxy,
    Purge,
    RailwayOrder,
    Recall,
    Refuse,
    Remove,
    Rename,
    Reroute,
    Resign,
    Retreat,
    Retreating,
    Revoke,
    RevoltList,
    SeatIn,
    Secrecy,
    Seize,
    SetOption,
    Stand,
    Support,
    Transfer,
    Vote,
    Voting,
    Winter,
    WriteRule,
    Yield,
)

MAP = atlas("carthage")
SPACES = sorted(MAP.spaces)
SHORES = sorted(code for code, space in MAP.spaces.items() if space.ground != "sea")
NAMES = ("GV", "HAM", "MAX", "QQ")


def standing(codes: Sequence[str]) -> dict[str, Piece]:
    """An army wherever one can stand, but a fleet in every other coastal province; a fleet in every sea."""
    found: dict[str, Piece] = {}
    for number, code in enumerate(codes):
        space = MAP.spaces[code]
        fleet = space.ground == "sea" or (space.ground == "coast" and number % 2 == 0)
        coast = space.coasts[0] if fleet and space.coasts else ""
        found[code] = Piece("F" if fleet else "A", Place(code, coast), "a")
    return found


BOARD = standing(SPACES)
ORDERS = Context(MAP, BOARD, NAMES)
RETREATS = replace(ORDERS, stage="retreats")
BLIND = Context(MAP)


def place(arm: str | None, codes: Sequence[str] = SPACES) -> st.SearchStrategy[Place]:
    """A space; of several coasts one, or none, for whatever is not known to be an army."""
    whole = st.sampled_from(codes).map(Place)
    if arm == "A":
        return whole
    coasts = [Place(code, coast) for code in codes for coast in MAP.spaces[code].coasts]
    return whole | st.sampled_from(coasts) if coasts else whole


code = st.sampled_from(NAMES)
author = st.sampled_from(("", *NAMES))
space = st.sampled_from(SPACES)
number = st.integers(1, 999_999)
railway = st.integers(0, 40).map(lambda one: f"R{one}")
lunit = st.sampled_from([f"{piece.arm} {where}" for where, piece in BOARD.items()])
whom = st.lists(code | lunit, max_size=3).map(tuple)
somebody = st.lists(code | lunit, min_size=1, max_size=3).map(tuple)
route = st.lists(space, min_size=2, max_size=5).map(tuple)
text = st.text(st.characters(blacklist_characters='"“”„\n\r', blacklist_categories=("C", "Z")), max_size=20)
office = st.sampled_from(("R", "SR"))
of_unit = st.sampled_from(SPACES).map(lambda where: Post("C", where, BOARD[where].arm))
post = (
    st.builds(Post, office, space)
    | of_unit
    | st.builds(lambda name, where: Post(name, where, BOARD[where].arm), office, space)
)
seize = st.none() | st.builds(Seize, code, st.just("") | space)
block = st.none() | st.one_of(
    st.builds(Block, st.sampled_from(("", "trains", "works", "strait")), st.just(""), whom),
    st.builds(Block, st.just("strait"), st.sampled_from([one.id for one in MAP.straits]), whom),
)


@st.composite
def military(draw: st.DrawFn) -> Order:
    unit, other = draw(space), draw(space)
    me, arm = draw(author), BOARD[other].arm
    helped = draw(place(arm, [other]))
    ways: list[st.SearchStrategy[Order]] = [
        st.builds(Stand, author=st.just(me), unit=st.just(unit), seize=seize, block=block),
        st.builds(
            Move,
            author=st.just(me),
            unit=st.just(unit),
            to=place(BOARD[unit].arm),
            rail=st.just("") | railway,
            via_convoy=st.booleans(),
            seize=st.none() | st.builds(Seize, code),
        ),
        st.builds(
            Support,
            author=st.just(me),
            unit=st.just(unit),
            helped=st.just(helped),
            to=st.none() | place(arm),
            seize=seize,
            block=block,
        ),
        st.builds(
            Convoy, author=st.just(me), unit=st.just(unit), army=st.just(helped), to=place(arm), block=block
        ),
    ]  # fmt: skip
    return draw(st.one_of(ways))


@st.composite
def retreating(draw: st.DrawFn) -> Retreating:
    unit, me = draw(space), draw(author)
    arm = BOARD[unit].arm
    list_ = draw(st.lists(place(arm).map(str), min_size=1, max_size=4))
    return draw(st.one_of(
        st.builds(Retreat, author=st.just(me), unit=st.just(unit), to=place(arm)),
        st.builds(Disband, author=st.just(me), unit=st.just(unit)),
        st.builds(RevoltList, author=st.just(me), unit=st.just(unit), spaces=st.just(tuple(list_))),
    ))  # fmt: skip


winter: st.SearchStrategy[Winter] = st.one_of(
    st.builds(BuildUnit, author=author, arm=st.just("A"), at=place("A")),
    st.builds(BuildUnit, author=author, arm=st.just("F"), at=place("F")),
    st.builds(Remove, author=author, unit=space),
    st.builds(Adopt, author=code, unit=space, at=space),
    st.builds(Yield, author=code, unit=space, to=code),
    st.builds(Drop, author=code, unit=space),
)
good = st.sampled_from(("seizures", "appointments", "shares"))
political: st.SearchStrategy[Political] = st.one_of(
    st.builds(Purge, author=code, whom=code, post=post),
    st.builds(Appoint, author=code, whom=code, post=of_unit | st.builds(Post, st.just("SR"), space)),
    st.builds(Resign, author=code, post=post),
    st.builds(
        Delegate,
        author=code,
        to=code,
        of=st.just("") | code,
        where=st.just("") | space | lunit,
        seasons=st.none() | number,
    ),
    st.builds(Revoke, author=code, delegate=st.just("") | code),
    st.builds(Refuse, author=code, what=good, giver=st.just("") | code, refused=st.booleans()),
)
lots = st.lists(st.tuples(code, number), max_size=3).map(tuple)
of_railways: st.SearchStrategy[RailwayOrder] = st.one_of(
    st.builds(BuildLine, author=code, route=route),
    st.builds(BuildLine, author=code, route=route, shares=number, allotment=lots),
    st.builds(Reroute, author=code, railway=railway, route=route),
    st.builds(Halt, author=code, railway=railway, halted=st.booleans()),
    st.builds(Permit, author=code, whom=railway | code | st.just("all"), province=space, granted=st.booleans()),
)
company: st.SearchStrategy[Company] = st.one_of(
    st.builds(Transfer, author=code, number=number, railway=railway, to=code),
    st.builds(Proxy, author=code, number=number, railway=railway, to=code),
    st.builds(Recall, author=code, railway=railway, lent_to=code),
    st.builds(Bar, author=code, railway=railway, against=somebody, barred=st.booleans()),
    st.builds(Dismantle, author=code, railway=railway, end=st.just("") | space),
    st.builds(Dismantle, author=code, railway=railway, wanted=st.just(False)),
    st.builds(Secrecy, author=code, railway=railway, secret=st.booleans()),
)
admin: st.SearchStrategy[Admin] = st.one_of(
    st.builds(CloseCanal, author=code, canal=st.just("A"), against=whom, closed=st.booleans()),
    st.builds(HoldAs, author=code, name=code),
    st.builds(DropOut, author=code),
    st.builds(NewName, author=code, name=text, code=code | st.just("")),
    st.builds(DropName, author=code, name=code),
    st.builds(Final, author=code),
)
new_code = st.from_regex(r"[A-Za-z]{3,5}", fullmatch=True) | st.integers(0, 999).map(lambda one: f"N{one}")
proposal = st.one_of(
    st.builds(Rename, space, text, st.just("") | new_code),
    st.builds(SeatIn, code, space),
    st.builds(SetOption, st.from_regex(r"[a-z_]{1,12}", fullmatch=True), number.map(str) | st.just("modern")),
    st.builds(WriteRule, text),
    st.builds(ChangeMap, text),
)
voting: st.SearchStrategy[Voting] = st.one_of(
    st.builds(Propose, author=code, proposal=proposal),
    st.builds(Vote, author=code, yes=st.booleans(), motion=st.integers(0, 99).map(lambda one: f"M{one}")),
)
people = st.one_of(winter, political, of_railways, company, admin, voting)
anything: st.SearchStrategy[AnyOrder] = st.one_of(military(), people)
