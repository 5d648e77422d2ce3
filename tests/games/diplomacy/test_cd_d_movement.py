"""CD-D.4-9: strength, head-to-head battles, own units, cutting, convoys, preferences; and what is said of why."""

from __future__ import annotations

import pytest

from games.diplomacy.adjudicator import Profile, retreats
from games.diplomacy.orders import Reason
from tests.clauses import clause
from tests.games.diplomacy.orders import season

MODERN = Profile.MODERN


def why(*lines: str, of: str, **also: object) -> list[tuple[str, tuple[str, ...]]]:
    return [(one.word, tuple(one.by)) for one in season(*lines, **also).why(of)]  # type: ignore[arg-type]


@clause("CD-D.4")
def test_a_move_needs_more_than_what_holds_and_than_every_other() -> None:
    assert season("A Bur-Mun", "A Ruh S A Bur-Mun", "A Mun stand").end["Bur"] == "Mun"
    assert season("A Bur-Mun", "A Ruh S A Bur-Mun", "A Mun stand", "A Sil S A Mun").end["Bur"] == "Bur"
    outcome = season("A Bur-Mun", "A Ruh S A Bur-Mun", "A Sil-Mun", "A Boh-Mun", "A Tyr S A Boh-Mun")
    assert {space: outcome.end[space] for space in ("Bur", "Sil", "Boh")} == {"Bur": "Bur", "Sil": "Sil", "Boh": "Boh"}
    assert list(outcome.contested) == ["Mun"]


@clause("CD-D.4", "CD-D.3")
def test_a_unit_that_fails_to_move_holds_with_one_and_has_no_standing_support() -> None:
    outcome = season("A Mun-Tyr", "A Ven-Tyr", "A Ber S A Mun", "A Bur-Mun", "A Ruh S A Bur-Mun")
    assert outcome.end["Mun"] == "dislodged"
    assert outcome.support_given["Ber"] is False
    assert list(outcome.contested) == ["Tyr"], "dislodged, it still stood the other off"


@clause("CD-D.5")
def test_head_to_head_each_needs_more_than_the_others_full_strength() -> None:
    even = ("A Bur-Mun", "A Ruh S A Bur-Mun", "A Mun-Bur", "A Par S A Mun-Bur")
    assert season(*even).end["Bur"] == "Bur"
    won = season("A Bur-Mun", "A Ruh S A Bur-Mun", "A Mun-Bur", "A Mar-Bur")
    assert won.end == {"Bur": "Mun", "Mar": "Bur", "Mun": "dislodged", "Ruh": "Ruh"}, (
        "the beaten one has no effect on Bur"
    )
    assert list(won.contested) == []


@clause("CD-D.5", "CD-9.B.3(b)")
def test_two_exchange_places_only_if_one_is_convoyed() -> None:
    assert season("A Nwy-Swe", "A Swe-Nwy").end == {"Nwy": "Nwy", "Swe": "Swe"}
    assert season("A Nwy-Swe", "A Swe-Nwy", "F Ska C A Swe-Nwy").end == {"Nwy": "Swe", "Ska": "Ska", "Swe": "Nwy"}


@clause("CD-D.6", "CD-5.B(h)")
def test_nobody_dislodges_a_unit_of_his_own_nor_helps_to() -> None:
    assert season("fr: A Bur-Mun", "A Ruh S A Bur-Mun", "fr: A Mun stand").end["Mun"] == "Mun"
    helped = season("A Bur-Mun", "ge: A Ruh S A Bur-Mun", "ge: A Mun stand")
    assert helped.end["Mun"] == "Mun"
    assert helped.support_given["Ruh"], "it counts for other ends"
    left = season("A Bur-Mun", "ge: A Ruh S A Bur-Mun", "ge: A Mun-Tyr", "A Boh-Mun")
    assert left.end["Bur"] == "Mun", "it leaves: nobody is dislodged, and the support counts"


@clause("CD-D.6")
def test_such_a_move_still_stands_off_others() -> None:
    outcome = season("fr: A Bur-Mun", "fr: A Ruh S A Bur-Mun", "fr: A Mun stand", "A Boh-Mun", "A Tyr S A Boh-Mun")
    assert outcome.end["Mun"] == "Mun"
    free = season("fr: A Mun stand", "A Boh-Mun", "A Tyr S A Boh-Mun")
    assert free.end["Mun"] == "dislodged"


@clause("CD-D.7")
def test_support_is_cut_from_anywhere_but_the_space_it_is_aimed_at() -> None:
    attack = ("A Bur-Mun", "ge: A Ruh S A Bur-Mun", "A Mun stand")
    assert season(*attack, "A Hol-Ruh").support_given["Ruh"] is False
    assert season(*attack, "ge: A Hol-Ruh").support_given["Ruh"], "not by one of its own commander"
    assert season("A Bur-Mun", "A Ruh S A Bur-Mun", "A Mun-Ruh").end["Mun"] == "dislodged"
    dislodged = season("A Bur-Mun", "A Ruh S A Bur-Mun", "A Mun-Ruh", "A Kie S A Mun-Ruh")
    assert dislodged.end["Ruh"] == "dislodged"
    assert dislodged.support_given["Ruh"] is False


@clause("CD-D.7", "CD-D.9(4.A.4)")
def test_not_by_a_convoy_from_the_space_it_is_aimed_at_either() -> None:
    for profile in Profile:
        outcome = season("au: F Adr C A Tri-Ven", "au: A Tri-Ven via convoy", "it: A Ven S F Alb-Tri", "it: F Alb-Tri",
                         profile=profile)  # fmt: skip
        assert outcome.support_given["Ven"]


@clause("CD-D.8")
def test_a_dislodged_fleet_disrupts_its_convoy_and_the_army_has_no_effect_there() -> None:
    convoy = ("en: A Lon-Hol", "en: F Nth C A Lon-Hol", "A Bel-Hol")
    assert season(*convoy).end["Bel"] == "Bel"
    lost = season(*convoy, "F Ska-Nth", "F Hel S F Ska-Nth")
    assert (lost.end["Lon"], lost.end["Bel"]) == ("Lon", "Hol")
    assert lost.why("Lon") == (Reason("convoy-disrupted", "CD-D.8", ("Nth",)),)


@clause("CD-D.10", "CD-D.8")
def test_a_legal_move_for_which_no_convoy_is_ordered_fails_and_is_a_move() -> None:
    outcome = season("A Lon-Hol", "A Wal S A Lon", "A Yor-Lon", "F Eng S A Yor-Lon", also={"F Nth": "ge"})
    assert outcome.end["Lon"] == "dislodged", "standing support does not help it"
    assert outcome.why("Lon")[0] == Reason("no-convoy", "CD-D.10")


ROUTES = ("A Lon-Bel", "F Nth C A Lon-Bel", "F Eng C A Lon-Bel", "F Mao-Eng", "F Bre S F Mao-Eng")


@clause("CD-D.9(4.A.1)")
def test_several_routes() -> None:
    assert season(*ROUTES).end["Lon"] == "Lon"
    assert season(*ROUTES, profile=MODERN).end["Lon"] == "Bel"


@clause("CD-D.9(4.A.1)")
def test_a_fleet_on_no_complete_route_does_not_matter() -> None:
    lost = ("F Nao-Iri", "F Lvp S F Nao-Iri")
    spare = season("A Wal-Bre", "F Eng C A Wal-Bre", "F Iri C A Wal-Bre", *lost, also={"F Mao": "fr"})
    assert spare.fates["Iri"].fault is None, "with Mao it might have been one"
    assert spare.end["Iri"] == "dislodged"
    assert spare.end["Wal"] == "Bre"


PARADOX = ("F Lon S F Wal-Eng", "F Wal-Eng", "fr: A Bre-Lon", "fr: F Eng C A Bre-Lon")


@clause("CD-D.9(4.A.2)")
@pytest.mark.parametrize("profile", list(Profile))
def test_a_convoyed_army_does_not_cut_the_support_against_its_own_fleet(profile: Profile) -> None:
    outcome = season(*PARADOX, profile=profile)
    assert outcome.end == {"Bre": "Bre", "Eng": "dislodged", "Lon": "Lon", "Wal": "Eng"}


@clause("CD-D.9(4.A.2)")
def test_not_even_if_it_dislodges_the_supporter() -> None:
    """The second route keeps it whole in the later rule only: there the support is cut."""
    lines = (*PARADOX, "A Yor S A Bre-Lon", "fr: F Nth C A Bre-Lon", "fr: F Mao C A Bre-Lon")
    assert season(*lines).end["Eng"] == "dislodged"
    assert season(*lines).end["Lon"] == "Lon"
    defended = season("F Tys C A Tun-Nap", "F Ion C A Tun-Nap", "A Tun-Nap", "A Apu S A Tun-Nap", "F Nap S F Rom-Tys",
                      "F Rom-Tys", "F Wes S F Tys")  # fmt: skip
    assert defended.end["Nap"] == "dislodged"
    assert defended.support_given["Nap"], "it holds, though not enough"
    later = season("F Tys C A Tun-Nap", "F Ion C A Tun-Nap", "A Tun-Nap", "A Apu S A Tun-Nap", "F Nap S F Rom-Tys",
                   "F Rom-Tys", "F Wes S F Tys", profile=MODERN)  # fmt: skip
    assert not later.support_given["Nap"]


@clause("CD-D.9(4.A.2)")
def test_but_an_army_does_or_a_fleets_support_of_anything_else() -> None:
    other = season("F Lon S F Wal", "F Wal stand", "fr: A Bre-Lon", "fr: F Eng C A Bre-Lon")
    assert not other.support_given["Lon"]
    beside = season("F Lon S F Nwg-Nth", "F Nwg-Nth", "fr: A Bre-Lon", "fr: F Eng C A Bre-Lon")
    assert not beside.support_given["Lon"]


SWAP = ("en: A Nwy-Swe", "ru: A Swe-Nwy")


@clause("CD-D.9(4.A.3)", "CD-D.9(via)")
def test_a_convoy_to_an_adjacent_province_serves_only_to_exchange_places() -> None:
    assert season(*SWAP, "ge: F Ska C A Nwy-Swe").end["Nwy"] == "Swe", "whoever ordered it"
    assert season(*SWAP, "ge: F Ska C A Nwy-Swe", profile=MODERN).end["Nwy"] == "Nwy", "nobody meant it"
    assert season(*SWAP, "en: F Ska C A Nwy-Swe", profile=MODERN).end["Nwy"] == "Swe"
    tagged = ("en: A Nwy-Swe via convoy", "ru: A Swe-Nwy", "ge: F Ska C A Nwy-Swe")
    assert season(*tagged, profile=MODERN).end["Nwy"] == "Swe"
    assert season("A Nwy-Swe via convoy", "F Ska-Nth").end["Nwy"] == "Swe", "the tag has no effect"
    assert season("A Nwy-Swe via convoy", "F Ska-Nth", profile=MODERN).end["Nwy"] == "Nwy"


@clause("CD-D.9(4.A.3)")
def test_a_disrupted_convoy_leaves_the_march() -> None:
    lost = (
        "en: A Nwy-Swe",
        "A Fin S A Nwy-Swe",
        "F Den-Ska",
        "F Nth S F Den-Ska",
        "en: F Ska C A Nwy-Swe",
        "ru: A Swe-Nwy",
    )
    assert season(*lost).end["Nwy"] == "Swe", "head to head, two against one"
    assert season(*lost).end["Swe"] == "dislodged"
    assert season(*lost, profile=MODERN).end["Nwy"] == "Nwy"
    assert season(*lost, profile=MODERN).fates["Nwy"].attempt is False


@clause("CD-D.9(4.A.5)", "CD-D.12")
def test_where_an_attacker_came_from_by_convoy_is_open_to_retreat() -> None:
    swap = ("en: A Nwy-Swe", "A Fin S A Nwy-Swe", "en: F Ska C A Nwy-Swe", "ru: A Swe-Nwy", "F Nth-Nwy",
            "F Nwg S F Nth-Nwy", "F Bar-Nwy", "A Stp S F Bar-Nwy")  # fmt: skip
    outcome = season(*swap)
    assert outcome.end["Swe"] == "dislodged"
    assert outcome.fates["Swe"].closed == ""
    walked = season("A Nwy-Swe", "A Fin S A Nwy-Swe", "A Swe stand")
    assert walked.fates["Swe"].closed == "Nwy"
    assert [str(one) for one in retreats(walked)["Swe"]] == ["Den"]


@clause("CD-D.9(4.A.7)", "CD-D.5")
def test_a_dislodged_unit_has_no_effect_only_on_the_origin_of_whom_it_fought_head_to_head() -> None:
    """Swe is beaten from Nwy by an army that came by convoy: no head-to-head battle, so it stands off the fleet."""
    swap = ("en: A Nwy-Swe", "A Fin S A Nwy-Swe", "F Den S A Nwy-Swe", "en: F Ska C A Nwy-Swe", "ru: A Swe-Nwy",
            "F Nwg-Nwy")  # fmt: skip
    assert season(*swap).end["Nwg"] == "Nwg"
    assert list(season(*swap).contested) == ["Nwy"]
    walked = season("en: A Nwy-Swe", "A Fin S A Nwy-Swe", "ru: A Swe-Nwy", "F Nwg-Nwy")
    assert walked.end["Nwg"] == "Nwy"


@clause("CD-G.3")
def test_why_a_move_failed_or_not() -> None:
    assert why("A Bur-Mun", "A Mun stand", "A Sil S A Mun", of="Bur") == [("held", ("Mun", "Sil"))]
    assert why("A Bur-Mun", "A Mun-Bur", "A Par S A Mun-Bur", of="Bur") == [
        ("head-to-head", ("Mun", "Par")), ("dislodged", ("Mun", "Par")),
    ]  # fmt: skip
    assert why("A Bur-Mun", "A Sil-Mun", "A Boh S A Sil-Mun", of="Bur") == [("stood-off", ("Sil", "Boh"))]
    assert why("fr: A Bur-Mun", "fr: A Mun stand", of="Bur") == [("own-unit", ("Mun",)), ("held", ("Mun",))]
    assert why("A Bur-Mun", "ge: A Ruh S A Bur-Mun", "ge: A Mun stand", of="Bur") == [
        ("own-support", ("Ruh",)), ("held", ("Mun",)),
    ]  # fmt: skip
    assert why("A Bur-Mun", "A Ruh S A Bur-Mun", "A Hol-Ruh", of="Ruh") == [("cut", ("Hol",))]
    assert why("A Bur-Mun", "A Ruh S A Bur-Mun", of="Bur") == [("supported", ("Ruh",))]
    assert why("A Lon-Hol", "F Nth C A Lon-Hol", of="Lon") == [("carried", ("Nth",))]
    assert why("A Bur-Mun", "A Ruh S A Bur-Mun", "A Mun stand", of="Mun") == [("dislodged", ("Bur", "Ruh"))]
    assert why("A Bur-Mun", of="Bur") == []
    assert why("A Bur-Mun", "ge: A Ruh S A Bur-Mun", "ge: A Mun stand", "A Hol-Ruh", of="Bur") == [("held", ("Mun",))]
    assert why(*PARADOX, of="Bre") == [("convoy-disrupted", ("Eng",))]
    assert why(*PARADOX, of="Bre", profile=MODERN) == [("paradox", ("Eng",))]
