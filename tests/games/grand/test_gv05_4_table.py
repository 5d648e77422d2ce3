"""GV-5.3, 5.4: who attacks, what is added to the dice, and the table."""

from __future__ import annotations

import pytest

from games.grand.combat.chart import LOST, WON, direct_combat, odds, rolls_for
from games.grand.combat.events import AttackerRolled, DirectBattleDrawnUp, SideBled
from games.grand.pieces import CARTHAGE, ROME
from tests.clauses import clause
from tests.games.grand.battles import armies, battle, dead
from tests.games.grand.laying import Change, Play, event

TABLE = (
    (3, "defeat-all", "all", 0),
    (4, "defeat", 4, 4),
    (5, "defeat", 3, 3),
    (6, "defeat", 2, 2),
    (7, "defeat", 1, 1),
    (8, "stalemate", 5, 5),
    (9, "stalemate", 4, 4),
    (10, "stalemate", 3, 3),
    (11, "stalemate", 2, 2),
    (12, "stalemate", 1, 1),
    (13, "stalemate", 0, 0),
    (14, "victory", 4, 4),
    (15, "victory", 3, 3),
    (16, "victory", 2, 2),
    (17, "victory", 1, 1),
    (18, "victory-all", 0, "all"),
)


@clause("GV-5.4")
@pytest.mark.parametrize(("total", "result", "attacker", "defender"), TABLE)
def test_gv5_4_the_table(total: int, result: str, attacker: int | str, defender: int | str) -> None:
    """Each line of the table."""
    row = direct_combat().at(total)
    assert (row.result, row.attacker, row.defender) == (result, attacker, defender)


@clause("GV-5.4")
def test_gv5_4_beyond_the_table() -> None:
    """3 or less, 18 or more."""
    assert direct_combat().at(-9).result == "defeat-all"
    assert direct_combat().at(40).result == "victory-all"


@clause("GV-5.4")
@pytest.mark.parametrize(("total", "result", "attacker", "defender"), TABLE)
def test_gv5_4_each_line_is_fought(
    play: Play, total: int, result: str, attacker: int | str, defender: int | str
) -> None:
    """TDR + attacker - defender: Rome, with 14 against 13, reads the dice and 1; for a 3 there are Omens."""
    natural = max(3, total - 1)
    omens = [event(ROME, "te-evil-omens")] if total == 3 else []
    told = battle(play, natural, *armies(), *omens)
    assert (told.attacker, told.total, told.result) == (ROME, total, result)
    lost = {one.side: (one.legions, one.fleets) for one in play.saw(SideBled)}
    for side, toll in ((ROME, attacker), (CARTHAGE, defender)):
        assert lost[side] == ((10, 5) if toll == "all" else (toll, min(int(toll), 5)))


# Who attacks


@clause("GV-5.3")
def test_gv5_3_the_stronger_is_the_attacker(play: Play) -> None:
    """The higher total, units and MIL, attacks: Carthage with 12 and 3 against 10 and 4."""
    told = battle(play, 10, *armies(carthage={"legions": 12}))
    assert (told.attacker, told.carthage, told.rome, told.total) == (CARTHAGE, 15, 14, 11)


@clause("GV-5.3")
def test_gv5_3_equal_totals(play: Play) -> None:
    """With equal totals the higher DR attacks; equal rolls are rolled again."""
    dice = {"battle.attacker.carthage": [3, 3, 6, 5], "battle.attacker.rome": [5, 1, 2, 2]}
    told = battle(play, 10, *armies(carthage={"legions": 11}), dice=dice)
    assert [(one.carthage, one.rome) for one in play.saw(AttackerRolled)] == [(6, 6), (11, 4)]
    assert (told.attacker, told.total) == (CARTHAGE, 10)


@clause("GV-5.3")
def test_gv5_3_no_dr_where_one_is_stronger(play: Play) -> None:
    """The DR is for equal totals only."""
    battle(play, 10)
    assert not play.saw(AttackerRolled)


# Evil Omens


@clause("GV-5.4")
@pytest.mark.parametrize(
    ("in_rome", "in_carthage", "total"), [(0, 0, 11), (1, 0, 10), (2, 0, 9), (0, 1, 12), (0, 2, 13), (1, 1, 11)]
)
def test_gv5_4_evil_omens(play: Play, in_rome: int, in_carthage: int, total: int) -> None:
    """Less the Evil Omens of the attacker's republic, plus those of the defender's: Rome attacks."""
    omens = [event(ROME, "te-evil-omens", in_rome)] if in_rome else []
    omens += [event(CARTHAGE, "te-evil-omens", in_carthage)] if in_carthage else []
    told = battle(play, 10, *armies(), *omens)
    assert (told.attacker, told.total, told.omens) == (ROME, total, total - 11)


# The odds


@clause("GV-5.4")
def test_gv5_4_odds_count_all_rolls() -> None:
    """Of 216 TDR each comes to one line, and so many to this and that."""
    for margin in range(-20, 21):
        assert sum(one.rolls for one in odds(margin)) == 216
    rolls = {one.row.max if one.row.min is None else one.row.min: one.rolls for one in odds(0)}
    assert (rolls[3], rolls[4], rolls[8], rolls[10], rolls[11], rolls[13], rolls[18]) == (1, 3, 21, 27, 27, 21, 1)
    assert rolls_for(0, WON) == rolls_for(0, LOST) == 35
    assert (rolls_for(1, WON), rolls_for(1, LOST)) == (56, 20)


@clause("GV-5.3", "GV-5.4")
def test_gv5_4_it_makes_no_difference_who_attacks() -> None:
    """One side wins by as many rolls as attacker as it does as defender, whatever is added."""
    for margin in range(-20, 21):
        assert rolls_for(margin, WON) == rolls_for(-margin, LOST)
        assert rolls_for(margin, ("stalemate",)) == rolls_for(-margin, ("stalemate",))


@clause("GV-5.3", "GV-5.4")
@pytest.mark.parametrize(("omens", "told"), [([], (16, 68, 16)), ([event(CARTHAGE, "te-evil-omens", 1)], (26, 65, 9))])
def test_gv5_4_odds_of_equals(play: Play, omens: list[Change], told: tuple[int, int, int]) -> None:
    """While it is not known who attacks; Evil Omens of Carthage are Rome's good ones."""
    dice = {"battle.attacker.carthage": [6, 6], "battle.attacker.rome": [1, 1]}
    battle(play, 10, *armies(carthage={"legions": 11}), *omens, dice=dice)
    (drawn,) = play.saw(DirectBattleDrawnUp)
    assert (drawn.rome_wins, drawn.stalemate, drawn.carthage_wins) == told


@clause("GV-5.4")
def test_gv5_4_odds_are_told(play: Play) -> None:
    """With 1 more for Rome: 14 or more by 13 or more on the dice, 56 of 216; 7 or less by 6, 20 of them."""
    battle(play, 10)
    (told,) = play.saw(DirectBattleDrawnUp)
    assert (told.rome_wins, told.stalemate, told.carthage_wins) == (26, 65, 9)
    assert not dead(play)
