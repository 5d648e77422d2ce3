"""CD-D.1-3, D.9 (4.A.6, 4.B, 4.C, 4.E), D.10: which orders are as if never written, and why."""

from __future__ import annotations

import pytest

from games.diplomacy.atlas import Piece, Place, Traffic
from games.diplomacy.orders import Move, Reason, Stand, Support, faults, legal
from tests.clauses import clause
from tests.games.diplomacy.orders import order, position, season

RAIL = Traffic({"R1": ("Par", "Bur", "Mun")})
CROWD = [
    (unit, "fr")
    for unit in (
        "A Mar", "F Bre", "F Mao", "F Spa/nc", "A Par", "F Con", "A Bul", "F Lyo", "F Wes", "A Lon", "F Eng", "F Nth",
        "A Rom", "F Bel", "A Kie", "F Iri",
    )
]  # fmt: skip


def read(text: str, board: str = "standard", units: list[tuple[str, str]] = CROWD) -> Reason | str:
    """The fault of an order, or what it is read as."""
    table = position(units, board, RAIL)
    written = order(text)
    found = legal(table, table.pieces[written.unit], written)
    return found if isinstance(found, Reason) else str(found.to) if isinstance(found, Move) else "legal"


@clause("CD-D.1", "CD-D.2", "CD-D.10")
@pytest.mark.parametrize(("text", "word", "said"), [
    ("A Mar-Bur", "", "CD-D.2"), ("A Mar-Lyo", "army-at-sea", "CD-D.1"), ("A Mar-Mar", "stays-where-it-is", "CD-D.2"),
    ("A Par-Mun", "not-adjacent", "CD-D.10"), ("F Bre-Par", "fleet-inland", "CD-D.9(4.C.4)"),
    ("F Spa/nc-Lyo", "not-adjacent", "CD-D.1"), ("F Bel-Pic", "", "CD-D.1"), ("F Mao-Xyz", "no-such-space", "CD-M.1"),
    ("A Mar-Naf", "", "CD-D.10"), ("A Lon-Naf", "", "CD-D.10"), ("A Rom-Naf", "not-adjacent", "CD-D.10"),
    ("A Kie-Lon", "not-adjacent", "CD-D.10"), ("A Par-Lon", "not-adjacent", "CD-D.10"),
])  # fmt: skip
def test_a_move_is_legal_if_it_could_be_made_from_positions_alone(text: str, word: str, said: str) -> None:
    """A chain of fleets at sea is enough for a convoy, whatever they are ordered to do."""
    found = read(text)
    assert (found.word, found.clause) == (word, said) if isinstance(found, Reason) else not word


@clause("CD-D.9(4.B.1)", "CD-D.9(4.B.2)", "CD-D.9(4.B.3)", "CD-D.9(4.B.5)")
@pytest.mark.parametrize(("text", "found"), [
    ("F Mao-Spa", "which-coast"), ("F Mao-Spa/nc", "Spa/nc"), ("F Lyo-Spa", "Spa/sc"), ("F Lyo-Spa/nc", "wrong-coast"),
    ("F Mao-Spa/ec", "wrong-coast"), ("F Con-Bul", "which-coast"), ("F Con-Bul/ec", "Bul/ec"),
    ("A Mar-Spa/nc", "Spa"), ("F Mao-Por/nc", "Por"), ("F Spa/sc-Gas", "Gas"),
])  # fmt: skip
def test_the_coast_of_a_move(text: str, found: str) -> None:
    seen = read(text)
    assert (seen.word if isinstance(seen, Reason) else seen) == found


@clause("CD-D.9(4.C.1)", "CD-D.9(4.C.5)", "CD-D.9(4.E.1)", "CD-D.2")
def test_an_illegal_order_is_none_and_its_unit_stands_and_may_be_supported() -> None:
    outcome = season("en: F Nth-Pic", "A Nwy S F Nth", "fr: F Bel-Nth", "F Hol S F Bel-Nth")
    assert outcome.end["Nth"] == "dislodged"
    assert outcome.fates["Nth"].order == Stand(unit="Nth")
    fault = outcome.fates["Nth"].fault
    assert fault == Reason("not-adjacent", "CD-D.1", ("Nth", "Pic"))
    assert outcome.fates["Nth"].support_given is None
    assert outcome.fates["Nwy"].fault, "an army reaches no sea"
    assert season("F Nth-Pic", "F Nwy S F Nth", "F Bel-Nth", "F Hol S F Bel-Nth").end["Nth"] == "Nth"
    assert season("F Nth-Pic", "F Bel-Nth", "F Hol S F Bel-Nth").end["Nth"] == "dislodged"


@clause("CD-D.9(4.D.9)", "CD-D.2", "CD-6.5")
def test_a_unit_without_orders_stands_and_may_be_supported() -> None:
    attack = ("A Bur-Mun", "A Ruh S A Bur-Mun")
    assert season(*attack, "A Sil S A Mun", also={"A Mun": "ge"}).end["Mun"] == "Mun"
    assert season(*attack, also={"A Mun": "ge"}).end["Mun"] == "dislodged"


@clause("CD-D.3", "CD-D.10")
@pytest.mark.parametrize(("text", "word"), [
    ("A Par S A Mar-Bur", ""), ("A Par S A Mar-Gas", ""), ("A Par S A Mar", "out-of-reach"),
    ("A Par S A Tus", "nobody-there"),
    ("A Par S A Par", "supports-itself"), ("A Par S A Mar-Par", "into-own-space"), ("A Par S F Bre-Gas", ""),
    ("F Spa/nc S A Mar-Lyo", "out-of-reach"), ("F Lyo S A Mar-Lyo", "into-own-space"),
    ("F Lyo S A Mar-Xyz", "no-such-space"),
    ("F Spa/nc S A Mar-Gas", ""), ("F Bre S F Mao", ""), ("A Mar S F Mao-Spa", ""), ("A Mar S F Mao-Spa/sc", ""),
    ("A Mar S F Lyo-Spa/nc", "impossible-move"), ("A Mar S A Par-Gas", ""), ("F Mao S A Mar-Bre", "impossible-move"),
    ("F Eng S A Lon-Bre", "impossible-move"), ("A Par S A Rom-Bur", "impossible-move"), ("F Nth S A Kie-Hol", ""),
    ("F Bre S A Lon-Pic", ""), ("F Wes S A Mar-Tun", "impossible-move"), ("F Lyo S A Mar-Tus", "impossible-move"),
    ("A Kie S A Par-Mun", ""), ("A Par S A Mar-Mar", "out-of-reach"), ("A Bul S F Con-Con", "impossible-move"),
])  # fmt: skip
def test_a_support_is_legal_if_what_it_supports_could_be(text: str, word: str) -> None:
    """Also of a move by rail (Kie for Par-Mun), but of no convoy that needs the supporter (Eng for Lon-Bre)."""
    found = read(text)
    assert (found.word if isinstance(found, Reason) else "") == word


@clause("CD-D.10", "CD-D.3")
def test_the_supporter_may_not_be_a_necessary_carrier() -> None:
    fleets = [("F Nth", "en"), ("A Lon", "en"), ("A Bel", "en")]
    assert isinstance(read("F Nth S A Lon-Nwy", units=fleets), Reason)
    assert read("F Nth S A Bel-Hol", units=fleets) == "legal"
    assert (
        read("F Nth S A Lon-Nwy", units=[*fleets, ("F Eng", "en"), ("F Nwg", "en"), ("F Iri", "fr"), ("F Nao", "fr")])
        == "legal"
    )


@clause("CD-D.10", "CD-D.2", "CD-D.8")
@pytest.mark.parametrize(("text", "word"), [
    ("F Eng C A Lon-Bel", ""), ("F Bre C A Lon-Gas", "not-at-sea"), ("F Eng C A Bre-Lon", "no-army-there"),
    ("F Eng C A Gas-Lon", "no-army-there"), ("F Mao C A Lon-Bre", "on-no-route"), ("F Lyo C A Mar-Spa", ""),
    ("F Wes C A Mar-Spa", "on-no-route"), ("F Eng C A Lon-Lon", "on-no-route"), ("F Eng C A Lon-Par", "on-no-route"),
    ("F Iri C A Lon-Naf", "on-no-route"), ("F Nth C A Lon-Naf", "on-no-route"),
])  # fmt: skip
def test_a_convoy_is_legal_if_some_chain_needs_its_fleet(text: str, word: str) -> None:
    found = read(text)
    assert (found.word if isinstance(found, Reason) else "") == word


@clause("CD-D.9(4.B.4)", "CD-D.3")
@pytest.mark.parametrize(("supported", "given"), [("Spa", True), ("Spa/nc", True), ("Spa/sc", False)])
def test_a_coast_in_a_support_may_be_left_out_and_must_match_if_named(supported: str, given: bool) -> None:
    outcome = season("F Mao-Spa/nc", f"F Por S F Mao-{supported}")
    assert outcome.support_given["Por"] is given
    assert given or outcome.why("Por")[0].void


@clause("CD-D.9(4.B.5)")
def test_a_needless_coast_in_the_support_of_an_army_is_ignored() -> None:
    assert season("A Gas-Spa/nc", "F Por S A Gas-Spa/sc").support_given == {"Por": True}


@clause("CD-D.3")
def test_support_that_does_not_match_is_void_not_illegal() -> None:
    outcome = season("A Tyr S A Ven-Tri", "A Ven-Pie")
    assert outcome.support_given == {"Tyr": False}
    assert outcome.fates["Tyr"].fault is None
    assert outcome.why("Tyr")[0].word == "no-match"
    assert outcome.fates["Tyr"].order == Support(unit="Tyr", helped=Place("Ven"), to=Place("Tri"))


@clause("CD-D.10", "CD-E.6")
def test_what_is_wrong_is_said_when_an_order_is_handed_in() -> None:
    table = position([("A Nap", "gv"), ("F Ion", "gv")], "standard", Traffic())
    said = {text: [one.word for one in faults(table, order(text))] for text in (
        "A Nap-Rom", "A Nap-Mun", "A Rom-Ven", "A Nap-Rom (sf GV Apu)", "A Nap-Rom (blk)", "F Ion C A Nap-Tun (sf GV)",
        "F Ion stand (blk)", "A Nap-Mun (sf GV Apu) (blk)", "A Nap-Rom (sf GV Apu) (blk)",
    )}  # fmt: skip
    assert list(said.values()) == [
        [], ["not-adjacent"], ["no-unit-there"], ["not-the-destination"], ["block-on-the-move"], ["convoying"],
        ["no-strait-here"], ["not-adjacent"], ["not-the-destination", "block-on-the-move"],
    ]  # fmt: skip
    assert table.pieces["Nap"] == Piece("A", Place("Nap"), "gv")
