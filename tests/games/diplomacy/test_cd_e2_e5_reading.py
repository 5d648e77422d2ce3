"""CD-E.1 to E.5, D.9: words and codes, coasts and letters, bad writing with one meaning, faults line by line."""

from __future__ import annotations

from dataclasses import replace

import pytest

from games.diplomacy.atlas import Place, atlas
from games.diplomacy.language import Context, read, read_line, reserved
from games.diplomacy.orders import BuildUnit, Move, Order, Stand, Support
from tests.clauses import clause
from tests.games.diplomacy.lines import ON, context, fault, kept, said


@clause("CD-E.2")
def test_reserved_words() -> None:
    printed = (
        "A F H S C R SR P D M sf Spt Cvy Apt blt blk rail via stand hold nc sc ec wc all at to in of for from yes no GM"
    )
    assert all(reserved(one) for one in [*printed.split(), *printed.upper().split(), "R1", "S20", "p3", "M4", "N11"])
    assert not any(reserved(one) for one in ("GV", "HAM", "RR", "Q1", "R1a", "hol", ""))
    assert not reserved("stands")


@clause("CD-E.2")
@pytest.mark.parametrize("word", ["Apt", "GM", "all", "to", "P1", "blk"])
def test_no_reserved_word_is_taken_for_a_code(word: str) -> None:
    """Where nobody says which codes there are, any other word of two or three letters is one."""
    anybody = Context(atlas("standard"))
    assert read_line(f"{word} drops out", anybody).order is None
    assert read_line("QX drops out", anybody).order is not None
    assert read_line("Nap drops out", anybody).order is None


@clause("CD-E.3")
@pytest.mark.parametrize(("written", "space"), [
    ("Mes", "Mes"), ("MEs", "MEs"), ("Messina", "Mes"), ("mare escargus", "MEs"), ("Mare  Escargus", "MEs"),
])  # fmt: skip
def test_the_printed_code_comes_first(written: str, space: str) -> None:
    order = said(f"{written} stand", ON["carthage"])
    assert isinstance(order, Stand)
    assert order.unit == space


@clause("CD-E.3")
@pytest.mark.parametrize("written", ["mes", "MES", "mEs"])
def test_a_code_that_differs_only_in_case_is_refused(written: str) -> None:
    assert fault(f"A {written} stand", ON["carthage"]) == "ambiguous-space"
    assert fault(f"A N22-{written}", ON["carthage"]) == "ambiguous-space"
    why = read_line(f"A {written} stand", ON["carthage"]).fault
    assert why
    assert (why.clause, list(why.fields["spaces"])) == ("CD-E.3", ["Mes", "MEs"])


@clause("CD-E.3")
@pytest.mark.parametrize("written", ["CPO", "CPo", "cpo"])
def test_of_one_space_the_case_is_free(written: str) -> None:
    order = said(f"A Mes-{written}", ON["carthage"])
    assert isinstance(order, Move)
    assert order.to.space.upper() == "CPO"


@clause("CD-E.3")
@pytest.mark.parametrize("board", ["carthage", "standard"])
def test_every_space_by_code_name_and_alias(board: str) -> None:
    where = Context(atlas(board))
    for code, space in atlas(board).spaces.items():
        for name in (code, space.name, *space.aliases, space.name.upper(), space.name.lower()):
            order = said(f"{name} stand", where)
            assert order == Stand(unit=code), name


@clause("CD-E.5", "CD-D.9(4.C.1)")
@pytest.mark.parametrize("line", [
    "A Nap-Rom", "F Nap-Rom", "Nap-Rom", "army Naples - Rome", "NAPLES moves to ROME", "Nap to Rom", "Nap->Rom",
    "A Nap\N{EN DASH}Rom", "A Nap - Rom.", "A nap -  rom;", "A Nap → Rom",
])  # fmt: skip
def test_one_meaning_is_followed(line: str) -> None:
    assert kept(line) == "A Nap-Rom"


@clause("CD-E.5")
@pytest.mark.parametrize(("line", "written"), [
    ("GV A Nap stand", "GV: A Nap stand"), ("GV: P HAM SR Rom", "GV P HAM SR Rom"),
    ("GV P HAM C Nap", "GV P HAM C A Nap"),
    ("A Nap-Rom sf GV", "A Nap-(sf GV)Rom"), ("A Nap stand blk trains", "A Nap stand (blk trains)"),
    ("A Nap-Tun (via convoy)", "A Nap-Tun via convoy"), ("GV P HAM C F Nap", "GV P HAM C A Nap"),
    ("A Nap-Rom rail R1", "A Nap-Rom (rail R1)"),
])  # fmt: skip
def test_bad_writing(line: str, written: str) -> None:
    assert kept(line) == written


@clause("CD-E.5")
def test_a_line_without_a_code_is_that_of_its_writer() -> None:
    mine = replace(ON["standard"], author="GV")
    assert said("blt Nap-Rom", mine) == said("GV blt Nap-Rom", mine)
    assert said("HAM blt Nap-Rom", mine) != said("blt Nap-Rom", mine)
    unit = said("A Nap stand", mine)
    assert isinstance(unit, Order)
    assert not unit.author


@clause("CD-D.9(4.B.5)", "CD-D.9(4.B.4)")
@pytest.mark.parametrize(("line", "written"), [
    ("F Stp/nc-Bot", "F Stp-Bot"), ("A Nap/ec-Rom", "A Nap-Rom"), ("A Mar-Spa/nc", "A Mar-Spa"),
    ("F Mao S A Mar-Spa/nc", "F Mao S A Mar-Spa"), ("A Mar S F Mao-Spa/nc", "A Mar S F Mao-Spa/nc"),
    ("A Mar S F Mao-Spa", "A Mar S F Mao-Spa"), ("F Mao-Spa", "F Mao-Spa"), ("F Mao-Spa/wc", "F Mao-Spa/wc"),
    ("F Ion S F Stp/nc", "F Ion S F Stp/nc"), ("F Ion-Nap/wc", "F Ion-Nap"),
])  # fmt: skip
def test_coasts(line: str, written: str) -> None:
    """Those that nobody needs are ignored; a wrong or missing one is kept: the adjudicator calls it illegal."""
    assert kept(line) == written


@clause("CD-D.9(4.C.3)", "CD-D.9(4.B.7)")
def test_builds_without_a_letter() -> None:
    assert said("build Mos") == BuildUnit(arm="A", at=Place("Mos"))
    assert said("build Stp/nc") == BuildUnit(arm="F", at=Place("Stp", "nc"))
    assert fault("build Sev") == "letter-needed"
    assert said("build F Stp") == BuildUnit(arm="F", at=Place("Stp"))
    assert said("build A Stp/nc") == BuildUnit(arm="A", at=Place("Stp"))


@clause("CD-E.1")
@pytest.mark.parametrize(("line", "reason", "clause_id"), [
    ("A Ven-Rom", "no-unit", "CD-D.2"), ("A Apu S A Ven", "no-unit", "CD-D.2"),
    ("A Nap-Xyz", "unknown-space", "CD-E.3"),
    ("flum", "unknown-word", "CD-E.1"), ("GV P XX SR Rom", "unknown-code", "CD-3.C"), ("GV", "expected", "CD-E.1"),
    ("A Nap", "expected", "CD-E.1"), ("A Nap-Rom perhaps", "expected", "CD-E.1"),
    ("GV Apt MAX SR Rom", "not-holding", "CD-3.B.2"),
    ("GV transfers 3 R1 to MAX", "not-holding", "CD-3.B.2"), ("GV moves seat MAX in Rom", "not-holding", "CD-3.B.2"),
    ("GV yields A Nap to MAX", "not-holding", "CD-3.B.2"), ("GV votes maybe M1", "expected", "CD-E.1"),
    ("GV transfers many R1 to HAM", "expected", "CD-E.1"),
])  # fmt: skip
def test_why_it_cannot_be_read(line: str, reason: str, clause_id: str) -> None:
    why = read_line(line, ON["standard"]).fault
    assert why
    assert (why.reason, why.clause) == (reason, clause_id)


def test_what_was_wanted_is_told() -> None:
    why = read_line("GV votes maybe M1", ON["standard"]).fault
    assert why
    assert why.fields == {"found": "maybe", "wanted": ("yes", "no")}


@clause("CD-E.1")
def test_a_text_is_read_line_by_line() -> None:
    text = '# Spring 1901\n\n  A Nap-Rom  # to Rome\nflum\n\t\nGV moves rule "# one" # two\r\nA Rom stand'
    lines = read(text, ON["standard"])
    assert [(one.number, one.text) for one in lines] == [
        (3, "A Nap-Rom"), (4, "flum"), (6, 'GV moves rule "# one"'), (7, "A Rom stand"),
    ]  # fmt: skip
    assert [one.order is None for one in lines] == [False, True, False, False]
    assert read("", ON["standard"]) == read("#A Nap-Rom", ON["standard"]) == []


@clause("CD-E.1")
def test_without_a_board_any_unit_may_be_meant() -> None:
    nobody = Context(atlas("standard"))
    assert said("A Ven S A Tyr-Tri", nobody) == Support(unit="Ven", helped=Place("Tyr"), to=Place("Tri"))
    assert fault("A Ven stand", context("A Nap")) == "no-unit"
