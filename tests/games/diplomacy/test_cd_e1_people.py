"""CD-E.1: lines about provinces, offices, railways, shares, names and votes; each as it is kept."""

from __future__ import annotations

import pytest

from games.diplomacy.atlas import Place
from games.diplomacy.language import read_line
from games.diplomacy.orders import (
    Adopt,
    AnyOrder,
    Appoint,
    Bar,
    BuildLine,
    BuildUnit,
    ChangeMap,
    CloseCanal,
    Delegate,
    Dismantle,
    Drop,
    DropOut,
    Final,
    Halt,
    HoldAs,
    Permit,
    Post,
    Propose,
    Proxy,
    Purge,
    Recall,
    Refuse,
    Remove,
    Rename,
    Reroute,
    Resign,
    Revoke,
    SeatIn,
    Secrecy,
    SetOption,
    Transfer,
    Vote,
    WriteRule,
    Yield,
)
from tests.clauses import clause
from tests.games.diplomacy.lines import ON, fault, kept, said

A_NAP = Post("C", "Nap", "A")
WINTER: list[tuple[str, str, AnyOrder]] = [
    ("GV builds A Ven", "", BuildUnit(author="GV", arm="A", at=Place("Ven"))),
    ("GV build F Stp/nc", "GV builds F Stp/nc", BuildUnit(author="GV", arm="F", at=Place("Stp", "nc"))),
    ("GV removes A Nap", "", Remove(author="GV", unit="Nap")),
    ("GV remove Nap", "GV removes A Nap", Remove(author="GV", unit="Nap")),
    ("GV adopts A Nap at Rom", "", Adopt(author="GV", unit="Nap", at="Rom")),
    ("GV yields A Nap to HAM", "", Yield(author="GV", unit="Nap", to="HAM")),
    ("GV drops A Nap", "", Drop(author="GV", unit="Nap")),
]
POLITICAL: list[tuple[str, str, AnyOrder]] = [
    ("GV P HAM SR Rom", "", Purge(author="GV", whom="HAM", post=Post("SR", "Rom"))),
    ("GV purges HAM R Rom", "GV P HAM R Rom", Purge(author="GV", whom="HAM", post=Post("R", "Rom"))),
    ("GV P HAM C A Nap", "", Purge(author="GV", whom="HAM", post=A_NAP)),
    ("GV P HAM R A Nap", "", Purge(author="GV", whom="HAM", post=Post("R", "Nap", "A"))),
    ("GV P MAX SR A Nap", "", Purge(author="GV", whom="MAX", post=Post("SR", "Nap", "A"))),
    ("GV Apt HAM SR Rom", "", Appoint(author="GV", whom="HAM", post=Post("SR", "Rom"))),
    ("gv appoints ham c a nap", "GV Apt HAM C A Nap", Appoint(author="GV", whom="HAM", post=A_NAP)),
    ("GV resigns SR Rom", "", Resign(author="GV", post=Post("SR", "Rom"))),
    ("GV resigns C A Nap", "", Resign(author="GV", post=A_NAP)),
    ("GV delegates purge to HAM", "", Delegate(author="GV", to="HAM")),
    (
        "GV delegates purge of MAX in A Nap to HAM for 3 seasons",
        "",
        Delegate(author="GV", to="HAM", of="MAX", where="A Nap", seasons=3),
    ),
    ("GV delegates purge in Rom to HAM", "", Delegate(author="GV", to="HAM", where="Rom")),
    ("GV revokes purge", "", Revoke(author="GV")),
    ("GV revokes purge from HAM", "", Revoke(author="GV", delegate="HAM")),
    ("GV refuses shares", "", Refuse(author="GV", what="shares")),
    ("GV refuses seizures from HAM", "", Refuse(author="GV", what="seizures", giver="HAM")),
    ("GV accepts appointments", "", Refuse(author="GV", what="appointments", refused=False)),
]
RAILWAY: list[tuple[str, str, AnyOrder]] = [
    ("GV blt Nap-Rom-Ven", "", BuildLine(author="GV", route=("Nap", "Rom", "Ven"))),
    ("GV builds rail Nap - Rom", "GV blt Nap-Rom", BuildLine(author="GV", route=("Nap", "Rom"))),
    ("GV blt Nap-Rom shares 15", "", BuildLine(author="GV", route=("Nap", "Rom"), shares=15)),
    (
        "GV blt Nap-Rom shares 15 (GV 8,HAM 2)",
        "GV blt Nap-Rom shares 15 (GV 8, HAM 2)",
        BuildLine(author="GV", route=("Nap", "Rom"), shares=15, allotment=(("GV", 8), ("HAM", 2))),
    ),
    ("GV reroutes R1 Nap-Rom-Tus", "", Reroute(author="GV", railway="R1", route=("Nap", "Rom", "Tus"))),
    ("GV halts R1", "", Halt(author="GV", railway="R1")),
    ("GV resumes r1", "GV resumes R1", Halt(author="GV", railway="R1", halted=False)),
    ("GV permits R1 in Rom", "", Permit(author="GV", whom="R1", province="Rom")),
    ("GV permits HAM in Rom", "", Permit(author="GV", whom="HAM", province="Rom")),
    ("GV permits ALL in Rom", "GV permits all in Rom", Permit(author="GV", whom="all", province="Rom")),
    ("GV withdraws permit R1 in Rom", "", Permit(author="GV", whom="R1", province="Rom", granted=False)),
]
COMPANY: list[tuple[str, str, AnyOrder]] = [
    ("GV transfers 3 R1 to HAM", "", Transfer(author="GV", number=3, railway="R1", to="HAM")),
    (
        "GV transfers 3 shares of R1 to HAM",
        "GV transfers 3 R1 to HAM",
        Transfer(author="GV", number=3, railway="R1", to="HAM"),
    ),
    ("GV proxies 3 R1 to MAX", "", Proxy(author="GV", number=3, railway="R1", to="MAX")),
    ("GV recalls R1 from HAM", "", Recall(author="GV", railway="R1", lent_to="HAM")),
    ("GV bars R1 HAM, A Nap", "", Bar(author="GV", railway="R1", against=("HAM", "A Nap"))),
    ("GV unbars R1 HAM", "", Bar(author="GV", railway="R1", against=("HAM",), barred=False)),
    ("GV dismantles R1", "", Dismantle(author="GV", railway="R1")),
    ("GV dismantles R1 from Nap", "", Dismantle(author="GV", railway="R1", end="Nap")),
    ("GV stops dismantling R1", "", Dismantle(author="GV", railway="R1", wanted=False)),
    ("GV secret R1", "", Secrecy(author="GV", railway="R1", secret=True)),
    ("GV public R1", "", Secrecy(author="GV", railway="R1", secret=False)),
]
ADMIN: list[tuple[str, str, AnyOrder]] = [
    ("GV hold as MAX", "", HoldAs(author="GV", name="MAX")),
    ("GV drops out", "", DropOut(author="GV")),
    ("GV final", "", Final(author="GV")),
]
VOTES: list[tuple[str, str, AnyOrder]] = [
    ("GV votes yes M1", "", Vote(author="GV", yes=True, motion="M1")),
    ("GV votes no m12", "GV votes no M12", Vote(author="GV", yes=False, motion="M12")),
    ('GV moves rename Rom to "Roma"', "", Propose(author="GV", proposal=Rename("Rom", "Roma"))),
    (
        'GV moves rename Rom to "Roma # 1" code Rma',
        "",
        Propose(author="GV", proposal=Rename("Rom", "Roma # 1", "Rma")),
    ),
    ("GV moves seat HAM in Rom", "", Propose(author="GV", proposal=SeatIn("HAM", "Rom"))),
    (
        "GV moves rule win_fraction=60",
        "GV moves rule win_fraction = 60",
        Propose(author="GV", proposal=SetOption("win_fraction", "60")),
    ),
    ("GV moves rule column = modern", "", Propose(author="GV", proposal=SetOption("column", "modern"))),
    ('GV moves rule "All bow."', "", Propose(author="GV", proposal=WriteRule("All bow."))),
    ('GV moves map "no land Tus-Rom"', "", Propose(author="GV", proposal=ChangeMap("no land Tus-Rom"))),
]
ALL = [*WINTER, *POLITICAL, *RAILWAY, *COMPANY, *ADMIN, *VOTES]


@clause("CD-E.1")
@pytest.mark.parametrize(("line", "written", "order"), ALL, ids=[line for line, _, _ in ALL])
def test_what_it_says_and_how_it_is_kept(line: str, written: str, order: AnyOrder) -> None:
    """ "": as it was written."""
    assert said(line) == order
    assert kept(line) == (written or line)


@clause("CD-E.1")
@pytest.mark.parametrize(("line", "order"), [
    ("GV closes A", CloseCanal(author="GV", canal="A")),
    ("GV closes canal A to HAM, F N21", CloseCanal(author="GV", canal="A", against=("HAM", "F N21"))),
    ("GV opens a", CloseCanal(author="GV", canal="A", closed=False)),
])  # fmt: skip
def test_canals(line: str, order: AnyOrder) -> None:
    assert said(line, ON["carthage"]) == order
    assert said(kept(line, ON["carthage"]), ON["carthage"]) == order
    assert fault("GV closes B", ON["carthage"]) == "unknown-canal"


@clause("CD-E.1")
@pytest.mark.parametrize("line", sorted(line for line, _, _ in ALL))
def test_half_a_line_says_nothing_or_less(line: str) -> None:
    """Whatever is cut off, what is left is not taken for the whole."""
    whole = said(line)
    cut = line.rsplit(" ", 1)[0]
    assert read_line(cut, ON["standard"]).order != whole


@clause("CD-E.1")
@pytest.mark.parametrize(
    "line", ["resigns SR Rom", "blt Nap-Rom", "drops out", "votes yes M1", "transfers 3 R1 to HAM"]
)
def test_only_units_need_no_code(line: str) -> None:
    assert fault(line) == "author-needed"


@clause("CD-E.1")
def test_commanders_need_the_letter_where_nobody_stands() -> None:
    assert kept("GV Apt HAM C Nap") == "GV Apt HAM C A Nap"
    assert fault("GV Apt HAM C Ven") == "letter-needed"
