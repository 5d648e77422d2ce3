"""Senators and red cards as one holds them: a Statesman is chosen by his ratings, so they stand on his card."""

from rendering.carthage.board import compose
from rendering.describe import twin
from rendering.scene import Caption, Portrait, Portraits
from tests.rendering import samples

CAPTION = Caption("The Tuesday table", names=samples.NAMES)


def portraits(view) -> dict[str, Portrait]:
    """The cards of a hand, by name."""
    shown = [block for block in compose(view, "hand", CAPTION).blocks if isinstance(block, Portraits)]
    return {card.name: card for block in shown for card in block.cards}


def figures(card: Portrait) -> dict[str, str]:
    return {figure.label: figure.value for figure in card.figures}


def test_a_statesman_has_his_ratings_what_he_does_and_what_bars_him():
    view = samples.common(4, "diamond")
    card = portraits(view)["Hannibal Barca"]
    assert figures(card) == {"MIL": "5", "ORA": "3", "LOY": "9", "INF": "4", "EXP": "0"}
    assert card.text.startswith("Ignores the Standoff numbers")
    said = twin(compose(view, "hand", CAPTION))
    assert "Not now: his number is in play." in said
    assert "MIL 5" in said


def test_a_senator_has_his_ratings_his_money_and_his_office():
    view = samples.common(4, "diamond")
    mine = [one for one in view.senators.values() if one.faction == "diamond"]
    cards = portraits(view)
    assert mine
    for one in mine:
        shown = figures(cards[one.name])
        assert (shown["MIL"], shown["ORA"], shown["INF"]) == tuple(map(str, (one.military, one.oratory, one.influence)))
        told = " ".join(line.words for line in cards[one.name].lines)
        assert f"{one.talents}T" in told
        assert all(title in told for title in one.titles)


def test_other_red_cards_have_no_ratings():
    assert not portraits(samples.common(4, "diamond"))["Public Outcry"].figures
