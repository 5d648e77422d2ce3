"""RC-9.0.9 asked ahead: all factions are called at once, and declare one after the other as the rules have it."""

from __future__ import annotations

from typing import Any

import pytest

from games.carthage.senate.events_outcry import OutcryRaised, OutcrySilenced, PowerUsed
from games.carthage.state import Carthage
from games.kernel import IllegalAnswer, Seat, Window
from games.republic.pieces import Reign
from games.republic.senate.events import MotionFell, SheetHandedIn, VoteClosed, VotesDeclared
from games.republic.senate.events_trials import AppealRolled
from tests.clauses import clause
from tests.games.carthage.ahead.senate_helpers import (
    ALL,
    SHEETED,
    SHEETS,
    all_say,
    meeting,
    motion,
    moved,
    play_on,
    say,
)
from tests.games.carthage.forum import holds
from tests.games.carthage.outcries import late
from tests.games.carthage.play import Play, numbered
from tests.games.carthage.senate import Change, away, office, propose
from tests.games.carthage.trials import accuse, major, rated

OUTCRY, SILENCED = "public-outcry.1", "outcry-silenced"


def called(play: Play) -> list[tuple[str, str]]:
    return play.asked(SHEETS)


def declared(play: Play) -> list[Seat]:
    return [one.seat for one in play.saw(VotesDeclared)]


def voting(mode: Any) -> Change:
    def change(g: Carthage) -> None:
        g.ballots = mode

    return change


# Who is asked, and when


@clause("RC-9.0.9")
def test_all_who_have_a_vote_are_called_at_once() -> None:
    play = moved()
    assert called(play) == [(seat, SHEETS) for seat in ALL]
    assert {play.decision(seat, SHEETS).window for seat in ALL} == {Window.SIMULTANEOUS}
    assert play.asked("senate.vote") == []


@clause("RC-9.0.9", "RC-9.0.9a")
def test_they_declare_in_the_order_of_calling_whoever_speaks_first() -> None:
    play = moved()
    for seat in reversed(ALL):
        assert play_on(play) == []
        say(play, seat, voice="for")
    assert play_on(play) == [(seat, "senate.vote") for seat in ALL]
    assert declared(play) == list(ALL)
    assert play.saw(VoteClosed)[0].passed


@clause("RC-9.0.9")
def test_who_has_nobody_in_carthage_and_no_card_is_not_called() -> None:
    play = moved(*(away(number) for number in (3, 7, 11)))
    assert called(play) == [(seat, SHEETS) for seat in ("triangle", "square", "diamond")]


@pytest.mark.parametrize("mode", ["live", "sealed"])
def test_tables_that_vote_otherwise_are_asked_as_ever(mode: str) -> None:
    play = moved(voting(mode))
    assert called(play) == []
    assert {kind for _, kind in play.asked()} == {"senate.vote"}


def test_a_sheet_may_be_changed_until_all_are_in() -> None:
    play = moved()
    say(play, "triangle", voice="for")
    say(play, "triangle", voice="against")
    all_say(play, voice="for")
    play_on(play)
    assert play.saw(VotesDeclared)[0].voices == dict.fromkeys(("fam-milko", "fam-adherbal"), "against")


@clause("RC-9.0.9")
def test_a_sheet_is_sealed() -> None:
    play = moved()
    before = {seat: play.table.view(Seat(seat)) for seat in ("circle", "square")}
    play.forget()
    say(play, "triangle", voice="for")
    assert play.told == []
    assert {seat: play.table.view(Seat(seat)) for seat in ("circle", "square")} == before


def test_every_vote_has_sheets_of_its_own() -> None:
    play = moved()
    all_say(play, voice="abstain")
    play_on(play)
    propose(play, "minor", {"text": "Praise for Hanno"})
    assert [one.about["motion"] for one in play.awaited()] == [2, 2, 2, 2]


# Voices


@clause("RC-9.0.9")
def test_one_voice_for_all_but_those_who_are_named() -> None:
    play = moved()
    say(play, "triangle", voice="for", but={"fam-milko": "against"})
    all_say(play)
    play_on(play)
    assert play.saw(VotesDeclared)[0].voices == {"fam-milko": "against", "fam-adherbal": "for"}


@clause("RC-9.0.9")
def test_who_has_left_falls_out_and_who_has_come_votes_with_his_faction() -> None:
    def coming(g: Carthage) -> None:
        g.numbered(10)[0].place = "force"

    play = moved(coming)
    say(play, "triangle", voice="for", but={"fam-milko": "against"})
    play.senator(10).place = "carthage"
    play.senator(6).place = "force"
    play.table.stir()
    all_say(play)
    play_on(play)
    assert play.saw(VotesDeclared)[0].voices == {"fam-adherbal": "for"}


@clause("RC-9.5.6", "RC-DP25")
def test_nobody_abstains_on_the_tax_rate_and_silence_costs_nothing() -> None:
    raw = {"rate": "20", "sponsor": "fam-bomilcar", "cosponsor": "fam-adherbal"}
    play = moved(kind="tax", raw=raw)
    assert play.options("circle", SHEETS)["voice"] == ["for", "against", "ask"]
    assert play.decision("circle", SHEETS).lapse["voice"] == "for"
    with pytest.raises(IllegalAnswer):
        say(play, "circle", voice="abstain")


@clause("RC-DP25")
def test_who_says_nothing_abstains_and_buys_nothing() -> None:
    play = moved()
    for seat in ALL:
        play.lapse(seat, SHEETS)
    play_on(play)
    assert {voice for one in play.saw(VotesDeclared) for voice in one.voices.values()} == {"abstain"}
    assert {one.bought for one in play.saw(VotesDeclared)} == {0}


@clause("RC-9.0.9")
def test_who_would_rather_be_called_is_called() -> None:
    play = moved()
    say(play, "circle", voice="ask")
    all_say(play, voice="for")
    assert play_on(play) == [("triangle", "senate.vote")]
    assert play.asked() == [("circle", "senate.vote")]
    assert play.awaited()[0].window is Window.AGAIN
    assert ("square", SHEETS) in [(one.decision.seat, one.decision.kind) for one in play.table.open.values()]
    play.lapse("circle", "senate.vote")
    assert play_on(play) == [("square", "senate.vote"), ("diamond", "senate.vote")]


def test_nobody_is_called_out_of_the_order_while_sheets_are_played() -> None:
    play = moved()
    assert "senate.call" in [one.decision.kind for one in play.table.literal.values()]
    assert "senate.call" not in [one.decision.kind for one in play.table.open.values()]
    say(play, "circle", voice="ask")
    all_say(play)
    play_on(play)
    assert "senate.call" not in [one.decision.kind for one in play.table.open.values()]


# Bought votes: triangle is called first, diamond last


def rich(*numbers: int, talents: int = 5) -> Change:
    def change(g: Carthage) -> None:
        for number in numbers:
            numbered(g, number).talents = talents

    return change


def poor(g: Carthage) -> None:
    for one in g.senators.values():
        one.talents = 0


@clause("RC-9.0.10")
def test_votes_are_bought_in_any_case_by_who_is_named() -> None:
    play = moved(poor, rich(6))
    say(play, "triangle", voice="for", bought={"fam-milko": 3})
    all_say(play)
    play_on(play)
    assert play.saw(VotesDeclared)[0].bought == 3
    assert play.senator(6).talents == 2


@clause("RC-9.0.10")
@pytest.mark.parametrize(("voice", "spent"), [("for", 6), ("against", 5)])
def test_only_as_many_as_decide_it_the_first_payer_first(voice: str, spent: int) -> None:
    """Triangle (4) and circle (6) and what triangle buys (3) are on the other side; diamond has 8, and votes last."""
    play = moved(poor, rich(1, 9), rich(6, talents=3))
    other = "against" if voice == "for" else "for"
    say(play, "triangle", voice=other, bought={"fam-milko": 3})
    say(play, "circle", voice=other)
    say(play, "diamond", voice=voice, most=10, payers=["fam-bomilcar", "fam-mago"])
    all_say(play)
    play_on(play)
    assert play.saw(VotesDeclared)[-1].bought == spent
    assert (play.senator(9).talents, play.senator(1).talents) == (0, 10 - spent)
    assert play.saw(VoteClosed)[0].passed == (voice == "for")


@clause("RC-9.0.10")
def test_it_reckons_with_what_all_still_to_be_called_could_cast_and_buy() -> None:
    """Triangle has 4 votes and is called first; the others have 21, and 2T."""
    play = moved(poor, rich(6, talents=30), rich(1, talents=2))
    say(play, "triangle", voice="against", most=30, payers=["fam-milko"])
    all_say(play)
    play_on(play)
    assert play.saw(VotesDeclared)[0].bought == 19


@clause("RC-9.0.10")
def test_who_has_proposed_it_is_reckoned_to_vote_for_it() -> None:
    """Diamond, whose motion it is, has 8 votes of the 21, and all the money: the enemies have 13, triangle has 4."""
    play = moved(poor, rich(6, talents=30), rich(1, talents=9))
    say(play, "triangle", voice="for", most=30, payers=["fam-milko"])
    all_say(play)
    play_on(play)
    assert play.saw(VotesDeclared)[0].bought == 2


@clause("RC-9.0.10")
@pytest.mark.parametrize(("short", "spent"), [("none", 0), ("all", 1)])
def test_if_the_money_does_not_decide_it_none_or_all_is_spent(short: str, spent: int) -> None:
    play = moved(poor, rich(6, talents=1))
    say(play, "triangle", voice="for", most=1, payers=["fam-milko"], short=short)
    all_say(play)
    play_on(play)
    assert play.saw(VotesDeclared)[0].bought == spent


@clause("RC-9.0.10")
@pytest.mark.parametrize(
    ("parts", "reason"),
    [
        ({"voice": "abstain", "bought": {"fam-milko": 1}}, "senate.bought-nothing"),
        ({"voice": "abstain", "most": 1, "payers": ["fam-milko"]}, "senate.bought-nothing"),
        ({"voice": "for", "but": {"fam-milko": "against"}, "payers": ["fam-milko"]}, "senate.pays-for-others"),
        ({"voice": "for", "most": 6, "payers": ["fam-milko"]}, "choice.range"),
        ({"voice": "for", "most": 4, "payers": ["fam-milko"], "bought": {"fam-milko": 2}}, "senate.purses"),
        ({"voice": "for", "bought": {"fam-milko": 6}}, "choice.range"),
        ({"voice": "for", "but": {"fam-mago": "against"}}, "choice.fields"),
    ],
)
def test_what_cannot_be_is_refused_and_nothing_is_lost(parts: dict[str, Any], reason: str) -> None:
    play = moved(poor, rich(6))
    say(play, "triangle", voice="for", bought={"fam-milko": 1})
    with pytest.raises(IllegalAnswer) as refused:
        say(play, "triangle", **parts)
    assert refused.value.reason == reason
    all_say(play)
    play_on(play)
    assert play.saw(VotesDeclared)[0].bought == 1


# Vetoes


@clause("RC-9.0.15")
def test_a_veto_at_once_comes_before_the_first_vote() -> None:
    play = moved(cards={"square": [OUTCRY]})
    say(play, "square", veto="now")
    all_say(play)
    assert play_on(play) == [("square", "senate.veto")]
    assert play.saw(MotionFell)[0].fate == "vetoed"
    assert play.saw(VotesDeclared) == []


@clause("RC-9.0.15", "RC-9.0.15c")
@pytest.mark.parametrize(("voice", "vetoed"), [("for", True), ("abstain", False), ("against", False)])
def test_a_veto_if_those_declared_before_carry_it(voice: str, *, vetoed: bool) -> None:
    play = moved(cards={"square": [OUTCRY]})
    say(play, "square", voice="against", veto="carried")
    all_say(play, voice=voice)
    play_on(play)
    assert bool(play.saw(OutcryRaised)) == vetoed
    assert [one.seat for one in play.saw(VotesDeclared)][:2] == ["triangle", "circle"]
    assert (play.g.factions[Seat("square")].hand == []) == vetoed


@clause("RC-9.0.15", "RC-9.0.15c")
def test_who_has_no_vote_vetoes_when_the_last_is_called() -> None:
    play = moved(*(away(number) for number in (3, 7, 11)), cards={"circle": [OUTCRY]})
    assert play.options("circle", SHEETS) == {"veto": ["never", "now", "carried"]}
    say(play, "circle", veto="carried")
    all_say(play, voice="for")
    assert play_on(play)[-1] == ("circle", "senate.veto")
    assert declared(play) == ["triangle", "square"]


@clause("RC-9.0.15")
def test_all_are_asked_of_their_veto_alike() -> None:
    play = moved(cards={"square": [OUTCRY], "circle": ["seduction.1"]})
    forms = [play.options(seat, SHEETS)["veto"] for seat in ALL]
    assert forms == [["never", "now", "carried"]] * 4
    say(play, "circle", voice="for", veto="now")
    all_say(play, voice="for")
    assert play_on(play) == [(seat, "senate.vote") for seat in ALL]


@clause("RC-9.0.15")
def test_a_suffete_for_life_is_not_vetoed() -> None:
    play = moved(rated(1, influence=25), kind="life", raw={"nominee": "fam-mago"})
    assert "veto" not in play.options("circle", SHEETS)


@clause("RC-9.0.15", "RC-9.0.18")
def test_a_veto_that_is_cancelled_is_not_tried_again() -> None:
    play = moved(late, holds("square", "public-outcry.2"), holds("square", OUTCRY), holds("circle", SILENCED))
    say(play, "square", veto="now")
    all_say(play, voice="for")
    assert play_on(play) == [("square", "senate.veto")]
    card = play.options("circle", "senate.silence")[-1]
    play.answer("circle", "senate.silence", card)
    assert play.saw(OutcrySilenced)
    play_on(play)
    assert play.saw(VoteClosed)
    assert len(play.g.factions[Seat("square")].hand) == 1


@clause("RC-9.0.15")
def test_who_said_never_may_still_veto_of_himself() -> None:
    play = moved(cards={"square": [OUTCRY]})
    say(play, "circle", voice="ask")
    all_say(play)
    play_on(play)
    play.answer("square", "senate.veto", play.options("square", "senate.veto")[0])
    assert play.saw(MotionFell)[0].fate == "vetoed"


# Trials


def on_trial(*changes: Change, **how: Any) -> Play:
    """Bomilcar (9), diamond's, is tried; Malchus prosecutes."""
    play = meeting("senate.prosecutions", office(8, "censor-of-morals"), major(9), *changes, **how)
    accuse(play, "fam-bomilcar")
    return play


@clause("RC-9.3.5")
def test_only_the_player_of_the_accused_is_asked_whether_he_appeals() -> None:
    play = on_trial()
    assert [seat for seat in ALL if "appeal" in play.options(seat, SHEETS)] == ["diamond"]
    assert play.decision("diamond", SHEETS).lapse["appeal"] == "no"


@clause("RC-9.3.5")
def test_he_appeals_when_he_is_called_before_he_votes() -> None:
    play = on_trial(dice={"appeal": [4, 4]})
    say(play, "diamond", voice="against", appeal="yes")
    all_say(play)
    done = play_on(play)
    place = done.index(("diamond", "senate.appeal"))
    assert done[place + 1] == ("diamond", "senate.vote")
    assert play.saw(AppealRolled)


@clause("RC-9.3.5")
def test_a_sheet_handed_in_early_forfeits_no_appeal() -> None:
    play = on_trial(dice={"appeal": [4, 4]})
    say(play, "diamond", voice="against", appeal="ask")
    all_say(play)
    play_on(play)
    assert play.asked() == [("diamond", "senate.vote")]
    play.answer("diamond", "senate.appeal", "appeal")
    assert ("diamond", "senate.vote") in play_on(play)
    assert play.saw(VoteClosed)


@clause("RC-9.3.5")
def test_who_does_not_appeal_is_not_asked_again() -> None:
    play = on_trial()
    all_say(play)
    play_on(play)
    assert play.saw(VoteClosed)
    assert play.saw(AppealRolled) == []


# Who decides for others


@clause("RC-9.10.3")
def test_a_controlled_faction_is_called_as_ever_and_has_its_own_veto() -> None:
    def ruled(g: Carthage) -> None:
        g.reigns.append(Reign(senator="fam-mago", seat=Seat("diamond"), influence=35))

    play = moved(ruled, cards={"circle": [OUTCRY]})
    assert play.options("circle", SHEETS) == {"veto": ["never", "now", "carried"]}
    all_say(play)
    play_on(play)
    assert play.awaited()[0].about["faction"] == "triangle"


def raise_fleets(play: Play) -> dict[str, int]:
    return {**dict.fromkeys(play.options("diamond", "senate.units"), 0), "raise.fleet": 1}


@clause("RC-9.0.15b")
def test_a_power_of_ones_own_is_used_rather_than_a_card() -> None:
    treasurer = office(6, "state-treasurer")

    def funded(g: Carthage) -> None:
        treasurer(g)
        g.treasury = 100

    play = meeting("senate.business", funded, game=SHEETED, cards={"triangle": [OUTCRY]})
    propose(play, "units", raise_fleets(play))
    say(play, "triangle", veto="now")
    all_say(play)
    play_on(play)
    assert play.saw(PowerUsed)
    assert play.g.factions[Seat("triangle")].hand


def test_what_is_declared_was_never_handed_in_before_it_was_called() -> None:
    play = moved()
    all_say(play)
    play_on(play)
    assert len(play.saw(SheetHandedIn)) == len(play.saw(VotesDeclared)) == 4
    assert not motion_open(play)


def motion_open(play: Play) -> bool:
    return play.g.senate.motion is not None and motion(play).number == 1
