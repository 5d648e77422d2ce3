"""CD-E.1: lines about units: stand, move, support, convoy, suffixes, retreats, lists for a revolution."""

from __future__ import annotations

import pytest

from games.diplomacy.atlas import Place
from games.diplomacy.orders import (
    AnyOrder,
    Block,
    Convoy,
    Disband,
    Move,
    Retreat,
    RevoltList,
    Seize,
    Stand,
    Support,
)
from tests.clauses import clause
from tests.games.diplomacy.lines import ON, RETREATS, fault, kept, noted, said

NAP, ROM, TUS, APU = Place("Nap"), Place("Rom"), Place("Tus"), Place("Apu")


@clause("CD-E.1")
@pytest.mark.parametrize("word", ["stand", "stands", "hold", "holds", "H", "STAND", "h"])
def test_stand(word: str) -> None:
    assert said(f"A Nap {word}") == Stand(unit="Nap")
    assert kept(f"A Nap {word}") == "A Nap stand"


@clause("CD-E.1")
@pytest.mark.parametrize(("line", "order"), [
    ("A Nap-Rom", Move(unit="Nap", to=ROM)),
    ("A Nap - Rom", Move(unit="Nap", to=ROM)),
    ("a nap -rom", Move(unit="Nap", to=ROM)),
    ("GV: A Nap-Rom", Move(author="GV", unit="Nap", to=ROM)),
    ("gv :A Nap-Rom", Move(author="GV", unit="Nap", to=ROM)),
    ("A Nap-Rom-Tus", Move(unit="Nap", to=TUS)),
    ("F Stp/sc-Bot", Move(unit="Stp", to=Place("Bot"))),
    ("F Mao-Spa/nc", Move(unit="Mao", to=Place("Spa", "nc"))),
    ("F Mao-Spa(nc)", Move(unit="Mao", to=Place("Spa", "nc"))),
    ("F Mao - Spa ( NC )", Move(unit="Mao", to=Place("Spa", "nc"))),
    ("F Mao-Spain north coast", Move(unit="Mao", to=Place("Spa", "nc"))),
    ("A Nap-Tun via convoy", Move(unit="Nap", to=Place("Tun"), via_convoy=True)),
    ("A Nap-Rom (rail R12)", Move(unit="Nap", to=ROM, rail="R12")),
    ("A Nap-(sf GV)Rom", Move(unit="Nap", to=ROM, seize=Seize("GV"))),
])  # fmt: skip
def test_move(line: str, order: AnyOrder) -> None:
    """The last space is where it goes; a route is ignored."""
    assert said(line) == order


@clause("CD-E.1")
@pytest.mark.parametrize("word", ["S", "Spt", "supports", "s", "SPT"])
def test_support(word: str) -> None:
    assert said(f"A Apu {word} A Nap-Rom") == Support(unit="Apu", helped=NAP, to=ROM)
    assert said(f"A Apu {word} A Nap") == Support(unit="Apu", helped=NAP)
    assert said(f"HAM: A Apu {word} Nap") == Support(author="HAM", unit="Apu", helped=NAP)


@clause("CD-E.1")
@pytest.mark.parametrize("word", ["stand", "hold", "H"])
def test_support_of_a_stand_may_say_so(word: str) -> None:
    assert kept(f"A Apu S A Nap {word}") == "A Apu S A Nap"
    assert noted(f"A Apu S A Nap {word} (sf GV)") == ("A Apu S A Nap (sf GV)", [])


@clause("CD-E.1")
@pytest.mark.parametrize("word", ["C", "Cvy", "convoys", "c"])
def test_convoy(word: str) -> None:
    assert said(f"F Tys {word} A Nap-Tun") == Convoy(unit="Tys", army=NAP, to=Place("Tun"))
    assert kept(f"GV: F Tys {word} nap - Tunis") == "GV: F Tys C A Nap-Tun"
    assert fault(f"F Tys {word} A Nap") == "expected"


@clause("CD-E.1")
@pytest.mark.parametrize(("line", "block"), [
    ("(blk)", Block()),
    ("(blk trains)", Block("trains")),
    ("(blk works GV)", Block("works", against=("GV",))),
    ("(blk GV, A Nap,ham)", Block(against=("GV", "A Nap", "HAM"))),
    ("(blk strait)", Block("strait")),
    ("(BLK Strait s1 HAM)", Block("strait", "S1", ("HAM",))),
    ("( blk strait S1 )", Block("strait", "S1")),
])  # fmt: skip
def test_block(line: str, block: Block) -> None:
    where = ON["carthage"] if "trait" in line else ON["standard"]
    unit = "MDF" if "trait" in line else "Rom"
    assert said(f"{where.named(unit)} stand {line}", where) == Stand(unit=unit, block=block)


@clause("CD-E.1", "CD-E.4")
@pytest.mark.parametrize("written", ["(sf GV)", "(sfGV)", "( sf  gv )", "(SF GV)", "sf GV", "(sf GV"])
def test_the_code_may_touch_the_seize(written: str) -> None:
    assert noted(f"A Nap stand {written}")[0] in {"A Nap stand (sf GV)", "A Nap stand"}
    assert (noted(f"A Nap stand {written}")[1] == []) == (written != "(sf GV")


@clause("CD-E.1")
@pytest.mark.parametrize(("line", "order"), [
    ("A Nap-Apu", Retreat(unit="Nap", to=APU)),
    ("A Nap retreats Apu", Retreat(unit="Nap", to=APU)),
    ("GV: A Nap retreats to Apu", Retreat(author="GV", unit="Nap", to=APU)),
    ("F Mao-Spa/nc", Retreat(unit="Mao", to=Place("Spa", "nc"))),
    ("A Nap disband", Disband(unit="Nap")),
    ("A Nap disbands", Disband(unit="Nap")),
    ("GV:A Nap D", Disband(author="GV", unit="Nap")),
])  # fmt: skip
def test_retreat(line: str, order: AnyOrder) -> None:
    """At the retreat stage only."""
    assert said(line, RETREATS) == order
    assert said(kept(line, RETREATS), RETREATS) == order
    assert not isinstance(order, Disband) or fault(line) == "expected"


@clause("CD-E.1")
@pytest.mark.parametrize("where", [ON["standard"], RETREATS], ids=["orders", "retreats"])
def test_list_for_a_revolution(where: object) -> None:
    stage = RETREATS if where is RETREATS else ON["standard"]
    assert said("A Nap revolt list Apu, Rom", stage) == RevoltList(unit="Nap", spaces=("Apu", "Rom"))
    assert kept("GV:F Mao Revolt  List Spa/nc,gas", stage) == "GV: F Mao revolt list Spa/nc, Gas"


@clause("CD-E.6")
@pytest.mark.parametrize(("line", "kept_as"), [
    ("A Nap stand (blk) (sf GV)", "A Nap stand (sf GV) (blk)"),
    ("A Nap stand (sf GV) (blk)", "A Nap stand (sf GV) (blk)"),
    ("A Nap-Tun via convoy (sf GV)", "A Nap-(sf GV)Tun via convoy"),
    ("A Nap-Ven (rail R1) (sf GV)", "A Nap-(sf GV)Ven (rail R1)"),
    ("A Nap-Ven (sf GV Ven)(rail R1) via convoy", "A Nap-(sf GV)Ven (rail R1) via convoy"),
])  # fmt: skip
def test_suffixes_in_any_order(line: str, kept_as: str) -> None:
    assert kept(line) == kept_as


@clause("CD-E.6")
@pytest.mark.parametrize(("line", "stands", "why"), [
    ("A Nap-Rom (blk)", "A Nap-Rom", "block-on-the-move"),
    ("A Nap stand (rail R1)", "A Nap stand", "rail-without-move"),
    ("A Apu S A Nap (rail R1)", "A Apu S A Nap", "rail-without-move"),
    ("F Tys C A Nap-Tun (sf GV)", "F Tys C A Nap-Tun", "convoy-seizes"),
    ("A Nap-Rom (sf GV Apu)", "A Nap-Rom", "seize-elsewhere"),
    ("A Nap-Rom (sf GV) (sf HAM)", "A Nap-Rom", "two-seizes"),
    ("A Nap stand (blk GV) (blk HAM)", "A Nap stand", "two-blocks"),
    ("A Nap-Rom (rail R1) (rail R2)", "A Nap-Rom", "two-railways"),
    ("A Nap stand (sf MAX)", "A Nap stand", "not-holding"),
    ("A Nap stand (sf XYZ)", "A Nap stand", "unknown-code"),
    ("A Nap stand (wibble)", "A Nap stand", "expected"),
    ("F Ion stand (blk strait S9)", "F Ion stand", "unknown-strait"),
])  # fmt: skip
def test_a_suffix_that_is_not_allowed_leaves_the_order(line: str, stands: str, why: str) -> None:
    assert noted(line) == (stands, [why])


@clause("CD-E.6")
def test_a_suffix_written_twice_is_one() -> None:
    assert kept("A Nap stand (sf GV) (sf GV) (blk) (blk)") == "A Nap stand (sf GV) (blk)"


@clause("CD-E.4")
@pytest.mark.parametrize(("line", "order"), [
    ("A Nap-(sfGV)Rom", Move(unit="Nap", to=ROM, seize=Seize("GV"))),
    ("A Nap-(sf GV Rom)Rom", Move(unit="Nap", to=ROM, seize=Seize("GV"))),
    ("A Nap S A Tus-Rom (sf GV Apu)", Support(unit="Nap", helped=TUS, to=ROM, seize=Seize("GV", "Apu"))),
    ("A Nap stand (sf GV)", Stand(unit="Nap", seize=Seize("GV"))),
])  # fmt: skip
def test_the_forms_of_the_original(line: str, order: AnyOrder) -> None:
    assert said(line) == order
    assert said(kept(line)) == order
