"""Sentences about what happens: one and several, nothing and nobody, for and against, each in all languages."""

from __future__ import annotations

from typing import Any, Final

import pytest

from bot.base.text import Catalogue, Voice
from bot.fronts.republic.senate import words as senate_words
from bot.surface.kit.look import Look
from bot.surface.kit.names import naming
from bot.surface.kit.present import asked
from games.carthage.law import CARTHAGE
from games.carthage.setup.laying_out import CarthageOptions
from games.carthage.state import Carthage
from games.catalog import GAMES
from games.kernel import Seat, Setup, Table, chairs
from tests.bot.surface.looks import seen
from tests.clauses import clause
from tests.games.carthage.play import Play
from tests.games.carthage.senate import session

SEATS: Final = {"circle": "● Mago"}


def voice(language: str = "en") -> Voice:
    called = naming("carthage")
    return Voice(Catalogue("carthage", language), {**called.printed(), **SEATS}, called.goods())


APPEAL = {"senator": "fam-hanno", "dice": [2, 3], "popularity": 0, "omens": 0, "total": 5}
MARCH = {"war": "pyrrhic-war", "commanders": ["fam-mago"]}
STATESMAN = next(one.id for one in CARTHAGE.tables.statesmen.values() if one.name == "Malchus the General")
SPOILS = {"province": "numidia", "senator": "fam-hanno", "dice": [1], "omens": 0, "shift": 0, "returned": 0}
INCOME = {"province": "numidia", "dice": [1], "modifier": -2, "omens": 0, "shift": 0, "total": -1}
DEVELOPED = {"province": "numidia", "senator": "fam-hanno", "roll": 6, "honest": 0, "omens": 0, "developed": True}
REACTION = {
    "seat": "circle", "senator": "fam-hanno", "dice": [2, 3], "popularity": 1, "campaign": -2, "cards": 0, "omens": 0,
    "total": 4, "result": "disgraced", "influence": -4, "gained": -2,
}  # fmt: skip
PERSUADED = {
    "seat": "circle",
    "persuader": "fam-hanno",
    "target": "fam-mago",
    "base": 11,
    "talents": 0,
    "persuaded": False,
}
ELECTED = {"seat": "circle", "senator": "fam-hanno"}
OUTCRY = {"seat": "circle", "card": "public-outcry.1"}
EMBEZZLED = {"senator": "fam-hanno", "office": "censor-of-morals", "roll": 1, "talents": 0, "returned": 0}
TEST = {"senator": "fam-hanno", "paid": ["carthaginian.1"], "bonus": 0, "omens": 0, "follow": []}
STACK = {"cause": "libyan-revolt", "stack": "stack-5", "owed": 0, "in_play": 9}


@pytest.mark.parametrize(("kind", "fields", "en", "de"), [
    ("carthage.CommandersSent", {"commanders": ["fam-barca", "fam-mago"], "generals": ["fam-barca"]},
     "General for it, with 3 INF more: Barca.", "General dafür, mit 3 INF mehr: Barca."),
    ("carthage.CommandersSent", {"commanders": ["fam-barca", "fam-mago"], "generals": []},
     "In command by right of office: Barca and Mago.", "Im Kommando von Amts wegen: Barca und Mago."),
    ("carthage.CommandersReplaced",
     {**MARCH, "gone": ["fam-hanno"], "legions": {"balearic-slingers": 2}, "veterans": 0, "fleets": 0},
     "Against the Pyrrhic War the command passes from Hanno to Mago, with 2 Balearic Slingers more.",
     "Ablösung gegen Pyrrhic War: neu im Kommando Mago, abgelöst Hanno, dazu 2 Balearic Slingers."),
    ("carthage.LawEnacted", {"law": "law-sumptuary", "seat": "circle"},
     "● Mago plays a Law: Sumptuary Law. No Senator may buy more than 5 votes on any one vote.",
     "● Mago spielt ein Gesetz: Sumptuary Law. Kein Senator darf bei einer Abstimmung mehr als 5 Stimmen kaufen."),
    ("carthage.LawEnacted", {"law": "law-sumptuary"},
     "A Law comes into force: Sumptuary Law. No Senator may buy more than 5 votes on any one vote.",
     "Ein Gesetz tritt in Kraft: Sumptuary Law. Kein Senator darf bei einer Abstimmung mehr als 5 Stimmen kaufen."),
    ("carthage.SuffeteElected", {**ELECTED, "office": "home-suffete", "influence": 5},
     "Hanno of ● Mago is Home Suffete and gains 5 INF.", "Hanno von ● Mago ist Home Suffete und gewinnt 5 INF."),
    ("carthage.SuffeteElected", {**ELECTED, "office": "home-suffete", "influence": 5, "way": "pair"},
     "Hanno of ● Mago is Home Suffete and gains 5 INF, without a vote: no other pair is left.",
     "Hanno von ● Mago ist Home Suffete und gewinnt 5 INF; ohne Abstimmung, denn kein anderes Paar ist übrig."),
    ("carthage.MemberElected",
     {**ELECTED, "committee": "censor-of-morals", "term": 3, "influence": 3, "way": "last"},
     "Hanno of ● Mago is Censor of Morals for 3 turns and gains 3 INF, without a vote: nobody else is left.",
     "Hanno von ● Mago ist Censor of Morals für 3 Runden und gewinnt 3 INF; ohne Abstimmung, denn niemand sonst ist"
     " übrig."),
    ("carthage.GovernorElected", {**ELECTED, "province": "tunisia", "term": 3, "way": "filled"},
     "Hanno leaves to govern Tunisia for 3 turns, without a vote: the office was left open and goes to the best"
     " speaker who has none.",
     "Hanno bricht auf und wird Governor von Tunisia, für 3 Runden; ohne Abstimmung, denn das Amt blieb offen und geht"
     " an den besten Redner ohne Amt."),
    ("republic.PersuasionRolled", {**PERSUADED, "dice": [4, 6], "omens": 0, "total": 10},
     "Hanno rolls 4 and 6, total 10, against 11: Mago stays, for so high a roll always fails.",
     "Hanno würfelt 4 und 6, Summe 10, gegen 11: Mago bleibt, denn ein so hoher Wurf misslingt immer."),
    ("republic.PersuasionRolled", {**PERSUADED, "dice": [5, 6], "omens": 1, "total": 12},
     "Hanno rolls 5 and 6 (Evil Omens +1), total 12, against 11: Mago stays.",
     "Hanno würfelt 5 und 6 (Evil Omens +1), Summe 12, gegen 11: Mago bleibt."),
    ("republic.PersuasionRolled.news", {**PERSUADED, "dice": [5, 6], "omens": 0, "total": 11, "base": 3},
     "Hanno rolls 5 and 6, total 11, against 3: Mago stays.", "Hanno würfelt 5 und 6, Summe 11, gegen 3: Mago bleibt."),
    ("republic.PersuasionRolled.news",
     {**PERSUADED, "dice": [5, 6], "omens": 0, "total": 11, "base": 3, "talents": 22, "against": 12},
     "Hanno rolls 5 and 6, total 11, against 3: Mago stays. He keeps 22T. Of that 12T came from counter-bribes.",
     "Hanno würfelt 5 und 6, Summe 11, gegen 3: Mago bleibt. Er behält 22T. Davon kamen 12T aus Gegengeboten."),
    ("carthage.TraderSought",
     {"seat": "circle", "senator": "fam-hanno", "talents": 0, "dice": [1, 6], "omens": -1, "total": 6, "gained": False},
     "Hanno of ● Mago tries for a Trader: dice 1 and 6 (Evil Omens −1), total 6 against 12: none comes.",
     "Hanno von ● Mago sucht einen Trader: Würfel 1 und 6 (Evil Omens −1), Summe 6 gegen 12: keiner kommt."),
    ("republic.ChitsDrawn", {"chits": ["5", "none"], "against": "circle"},
     "Mortality Chits, which can kill Senators of ● Mago at home, for its assassin was caught: 5 and a blank one.",
     "Mortality Chits, die Senatoren von ● Mago zu Hause töten können, weil der Attentäter gefasst wurde: 5"
     " und ein leeres."),
    ("republic.CuriaRolled", {"card": "fam-mago", "roll": 5, "omens": -1, "leaves": False},
     "Die for Mago in the Curia: 5 (Evil Omens −1). Less than 5: no change.",
     "Wurf für Mago in der Curia: 5 (Evil Omens −1). Weniger als 5: keine Änderung."),
    ("republic.CuriaRolled", {"card": "fam-mago", "roll": 6, "omens": 0, "leaves": True},
     "Die for Mago in the Curia: 6. 5 or more: back in the Forum.",
     "Wurf für Mago in der Curia: 6. 5 oder mehr: zurück ins Forum."),
    ("republic.CuriaRolled", {"card": "pyrrhus", "roll": 6, "omens": 0, "leaves": True},
     "Die for Pyrrhus of Epirus in the Curia: 6. 5 or more: out of play.",
     "Wurf für Pyrrhus of Epirus in der Curia: 6. 5 oder mehr: aus dem Spiel."),
    ("republic.AppointedForLife", {"senator": "fam-hanno", "influence": 37},
     "Hanno is at home with 37 INF: who has 35 or more there becomes Suffete for Life at once, without a vote. His"
     " player decides for all loyal factions until the end of the turn, and wins then if Carthage stands.",
     "Hanno ist mit 37 INF zu Hause: Wer dort 35 oder mehr hat, wird sofort und ohne Abstimmung Suffete for Life. Sein"
     " Spieler entscheidet bis zum Ende der Runde für alle loyalen Fraktionen und gewinnt dann, wenn Carthage noch"
     " steht."),
    ("carthage.ProvinceIncome", INCOME,
     "Income of the State from Numidia: −1T (rolled 1, modifier −2).",
     "Einnahmen des Staates aus Numidia: −1T (gewürfelt 1, Modifikator −2)."),
    ("carthage.ProvinceIncome", {**INCOME, "dice": [5], "omens": -1, "shift": 3, "total": 5},
     "Income of the State from Numidia: 5T (rolled 5, modifier −2, Evil Omens −1, Trial of a Governor 3).",
     "Einnahmen des Staates aus Numidia: 5T (gewürfelt 5, Modifikator −2, Evil Omens −1, Trial of a Governor 3)."),
    ("carthage.DevelopmentRolled", DEVELOPED,
     "Numidia: roll 6 for development: it is developed, and Hanno gains 3 INF.",
     "Numidia: Entwicklungswurf 6: entwickelt, und Hanno gewinnt 3 INF."),
    ("carthage.DevelopmentRolled", {**DEVELOPED, "roll": 5, "honest": 1},
     "Numidia: roll 5, honest Governor +1, for development: it is developed, and Hanno gains 3 INF.",
     "Numidia: Entwicklungswurf 5, ehrlicher Governor +1: entwickelt, und Hanno gewinnt 3 INF."),
    ("carthage.DevelopmentRolled", {**DEVELOPED, "roll": 5, "developed": False},
     "Numidia: roll 5 for development: not yet.", "Numidia: Entwicklungswurf 5: noch nicht."),
    ("carthage.DevelopmentRolled", {**DEVELOPED, "omens": -1, "developed": False},
     "Numidia: roll 6, Evil Omens −1, for development: not yet.",
     "Numidia: Entwicklungswurf 6, Evil Omens −1: noch nicht."),
    ("carthage.TyriansStayed", {},
     "No War in the Forum needs Fleets: the Tyrians send none.",
     "Kein Krieg im Forum verlangt Fleets: Tyros schickt keine."),
    ("carthage.StatePaid", {"purpose": "active-wars", "count": 1, "talents": 20},
     "The State pays 20T for 1 Active War.", "Der Staat zahlt 20T (aktive Kriege: 1)."),
    ("carthage.StatePaid", {"purpose": "active-wars", "count": 2, "talents": 40},
     "The State pays 40T for 2 Active Wars.", "Der Staat zahlt 40T (aktive Kriege: 2)."),
    ("carthage.StoredTradeCards", {"seat": "circle", "kept": 1, "returned": 0},
     "● Mago keeps 1 trade card.", "Handelskarten von ● Mago: 1 eingelagert."),
    ("republic.ProsecutionsEnded", {"cleared": []}, "The prosecutions are over.", "Die Anklagen sind vorbei."),
    ("republic.Rebuked", {"senator": "fam-hanno", "stepped_down": False, "number": 8},
     "All others voted against motion no. 8: Hanno loses 1 INF.",
     "Alle anderen stimmten gegen Antrag Nr. 8: Hanno verliert 1 INF."),
    ("republic.Rebuked", {"senator": "fam-hanno", "stepped_down": False, "number": 0},
     "All others voted against it: Hanno loses 1 INF.", "Alle anderen stimmten dagegen: Hanno verliert 1 INF."),
    ("carthage.CorruptIncome", {**EMBEZZLED, "omens": -1},
     "Hanno (Censor of Morals) rolls 1 (Evil Omens −1) for corrupt income and takes nothing; the Membership is marked "
     "corrupt.",
     "Hanno (Censor of Morals) würfelt 1 (Evil Omens −1) um korruptes Einkommen und nimmt nichts; der Sitz ist als "
     "korrupt markiert."),
    ("carthage.CorruptIncome", {**EMBEZZLED, "omens": 0},
     "Hanno (Censor of Morals) rolls 1 for corrupt income and takes nothing, for the Treasury is empty; the Membership "
     "is marked corrupt.",
     "Hanno (Censor of Morals) würfelt 1 um korruptes Einkommen und nimmt nichts, denn die Staatskasse ist leer; der "
     "Sitz ist als korrupt markiert."),
    ("republic.AppealRolled", {**APPEAL, "result": "votes", "votes": -12},
     "Hanno appeals to the people: dice 2 and 3, POP 0, total 5: 12 votes for conviction.",
     "Hanno legt beim Volk Berufung ein: Würfel 2 und 3, POP 0, Summe 5: 12 Stimmen für die Verurteilung."),
    ("republic.AppealRolled", {**APPEAL, "result": "votes", "votes": 8},
     "Hanno appeals to the people: dice 2 and 3, POP 0, total 5: 8 votes against conviction.",
     "Hanno legt beim Volk Berufung ein: Würfel 2 und 3, POP 0, Summe 5: 8 Stimmen gegen die Verurteilung."),
    ("republic.AppealRolled", {**APPEAL, "omens": -1, "result": "killed", "votes": 0},
     "Hanno appeals to the people: dice 2 and 3, POP 0, Evil Omens −1, total 5: they kill him.",
     "Hanno legt beim Volk Berufung ein: Würfel 2 und 3, POP 0, Evil Omens −1, Summe 5: es tötet ihn."),
    ("carthage.StackChanged", {**STACK, "change": "lost", "cards": 1},
     "Trade cards (Libyan Revolt): 1 card lost for good from stack 5, which now has 9 in play.",
     "Handelskarten (Libyan Revolt): 1 Karte für immer verloren von Stapel 5; im Spiel sind dort jetzt 9."),
    ("republic.Contributed", {"seat": "circle", "senator": "fam-hanno", "talents": 5, "influence": 0},
     "Hanno of ● Mago gives 5T to the State.", "Hanno von ● Mago spendet dem Staat 5T."),
    ("republic.Contributed", {"seat": "circle", "senator": "fam-hanno", "talents": 25, "influence": 3},
     "Hanno of ● Mago gives 25T to the State and gains 3 INF.",
     "Hanno von ● Mago spendet dem Staat 25T und gewinnt 3 INF."),
    ("republic.PromisePaid", {"agreement": "1", "giver": "circle", "receiver": "circle", "talents": 5, "short": 0},
     "Under agreement no. 1 ● Mago pays ● Mago 5T.", "Nach Vereinbarung Nr. 1 zahlt ● Mago ● Mago 5T."),
    ("republic.RebelsJoined", {"seat": "circle", "senators": ["fam-mago"]},
     "The revolt is joined by Mago of ● Mago.", "Der Revolte schließen sich von ● Mago an: Mago."),
    ("carthage.LeaderJoined", {"leader": "dionysius", "war": "syracusan-war-2"},
     "Dionysius of Syracuse joins the enemy in the 2nd Syracusan War.",
     "Dionysius of Syracuse schließt sich dem Feind an: 2nd Syracusan War."),
    ("carthage.PublicReacted", {**REACTION, "reasons": {"heavy-losses": -1, STATESMAN: -2}},
     "Public reaction to Hanno of ● Mago: dice 2 and 3, POP 1, half of his legions lost −1, Malchus the General −2,"
     " total 4 (T-7): he is disgraced. INF −4. POP −2.",
     "Reaktion des Volkes auf Hanno von ● Mago: Würfel 2 und 3, POP 1, die Hälfte seiner Legionen verloren −1,"
     " Malchus the General −2, Summe 4 (T-7): er fällt in Schande. INF −4. POP −2."),
    ("carthage.PublicReacted", REACTION,
     "Public reaction to Hanno of ● Mago: dice 2 and 3, POP 1, his campaign −2, total 4 (T-7): he is disgraced."
     " INF −4. POP −2.",
     "Reaktion des Volkes auf Hanno von ● Mago: Würfel 2 und 3, POP 1, sein Feldzug −2, Summe 4 (T-7): er fällt in"
     " Schande. INF −4. POP −2."),
    ("republic.ConsentGiven", {"seat": "circle", "senator": "fam-hanno", "clause": "RC-9.3.2", "agreed": False},
     "Hanno of ● Mago refuses to prosecute.", "Hanno von ● Mago lehnt ab, anzuklagen."),
    ("carthage.ForceSent", {**MARCH, "legions": {"carthaginian": 1}, "veterans": 0, "fleets": 1},
     "Setting out against the Pyrrhic War: Mago with 1 Carthaginian Legion and 1 Fleet.",
     "Aufbruch gegen Pyrrhic War: Mago mit 1 Carthaginian Legion und 1 Fleet."),
    ("republic.AgreementDeclined", {"agreement": "a4", "seat": "circle", "partner": "circle"},
     "Agreement no. 4 between ● Mago and ● Mago comes to nothing.",
     "Aus Vereinbarung Nr. 4 zwischen ● Mago und ● Mago wird nichts."),
    ("republic.FactionDisgraced", {"senators": ["fam-mago"], "influence": 5, "popularity": 0},
     "The assassin was caught, at the cost of 5 INF for Mago.",
     "Der Attentäter wurde gefasst; das kostet Mago 5 INF."),
    ("carthage.SpoilsTaken", {**SPOILS, "total": -2},
     "Hanno rolls 1 for spoils of Numidia: a loss: the State pays 2T; he is marked corrupt.",
     "Hanno würfelt 1 um Beute aus Numidia: ein Verlust: Der Staat zahlt 2T; er ist als korrupt markiert."),
    ("carthage.SpoilsTaken", {**SPOILS, "dice": [6], "omens": -1, "shift": -3, "total": 0},
     "Hanno rolls 6 (Evil Omens −1) (Trial of a Governor −3) for spoils of Numidia: nothing for him; he is marked"
     " corrupt.",
     "Hanno würfelt 6 (Evil Omens −1) (Trial of a Governor −3) um Beute aus Numidia: nichts für ihn; er ist als korrupt"
     " markiert."),
    ("carthage.OutcryRaised", {**OUTCRY, "use": "veto", "number": 3, "kind": "tax"},
     "● Mago plays Public Outcry: a veto against motion no. 3 (tax rate).",
     "● Mago spielt Public Outcry: ein Veto gegen Antrag Nr. 3 (Steuersatz)."),
    ("carthage.OutcryRaised", {**OUTCRY, "use": "veto"},
     "● Mago plays Public Outcry: a veto.", "● Mago spielt Public Outcry: ein Veto."),
    ("carthage.OutcryRaised", {**OUTCRY, "use": "claim", "number": 0, "kind": ""},
     "● Mago plays Public Outcry: the next proposal is claimed.",
     "● Mago spielt Public Outcry: der nächste Antrag ist beansprucht."),
    ("carthage.PowerUsed", {"seat": "circle", "senator": "fam-hanno", "post": "", "number": 2, "kind": "units"},
     "Hanno of ● Mago vetoes motion no. 2 (units) by a power of his own.",
     "Hanno von ● Mago legt gegen Antrag Nr. 2 (Einheiten) ein Veto ein, mit einer eigenen Fähigkeit."),
    ("carthage.PowerUsed", {"seat": "circle", "senator": "fam-hanno", "post": "state-treasurer"},
     "Hanno of ● Mago vetoes as State Treasurer.", "Hanno von ● Mago legt ein Veto ein, als State Treasurer."),
    ("carthage.AllegianceTested", {**TEST, "rolls": {"carthaginian.1": 4}, "needed": {"carthaginian": 5}},
     "Hanno tests his legions. Dice, paid ones not yet raised by 1: Carthaginian Legions 4 (5 or more follows)."
     " Paid for: 1 Carthaginian Legion. These follow him: none.",
     "Hanno prüft seine Legionen. Würfel, ohne die 1 für bezahlte: Carthaginian Legions 4 (ab 5 folgt sie)."
     " Bezahlt: 1 Carthaginian Legion. Ihm folgen: keine."),
    ("carthage.StackChanged", {**STACK, "change": "returned", "cards": 0},
     "Trade cards (Libyan Revolt): no card returned to stack 5, which now has 9 in play.",
     "Handelskarten (Libyan Revolt): keine Karte zurück auf Stapel 5; im Spiel sind dort jetzt 9."),
    ("carthage.MercenariesPlayed",
     {"seat": "circle", "card": "ligurian-band", "war": "pyrrhic-war", "strength": 0},
     "● Mago plays Ligurian Band against the Pyrrhic War: it adds nothing.",
     "● Mago spielt Ligurian Band gegen Pyrrhic War: Das bringt der Streitmacht nichts."),
    ("republic.Convicted",
     {"senator": "fam-hanno", "charge": "censor-of-morals", "executed": True, "influence": 0, "popularity": 0,
      "concessions": [], "post": ""},
     "Hanno is convicted.", "Hanno ist verurteilt."),
    ("republic.Convicted",
     {"senator": "fam-hanno", "charge": "censor-of-morals", "executed": False, "influence": 5, "popularity": 5,
      "concessions": [], "post": ""},
     "Hanno is convicted: he loses 5 INF and 5 POP.", "Hanno ist verurteilt: Er verliert 5 INF und 5 POP."),
    ("republic.ForceCameHome",
     {"force": "force-1", "war": "pyrrhic-war", "commanders": ["fam-hanno"], "legions": 0, "fleets": 16},
     "A force comes home (Pyrrhic War): 16 Fleets, with Hanno.",
     "Eine Streitmacht kommt heim (Pyrrhic War): 16 Fleets, mit Hanno."),
    ("republic.ForceCameHome",
     {"force": "force-1", "war": "pyrrhic-war", "commanders": [], "legions": 1, "fleets": 1},
     "A force comes home (Pyrrhic War): 1 legion, 1 Fleet.",
     "Eine Streitmacht kommt heim (Pyrrhic War): 1 Legion, 1 Fleet."),
    ("republic.AssassinRolled", {"dice": [1], "modifier": 0},
     "The assassin rolls 1.", "Der Attentäter würfelt 1."),
    ("republic.AssassinRolled", {"dice": [1, 6], "modifier": -1},
     "The assassin rolls 1 and 6, modifier −1.", "Der Attentäter würfelt 1 und 6, Modifikator −1."),
    ("republic.TermShortened", {"senator": "fam-hanno", "province": "numidia", "left": 0},
     "Hanno has no turn left in Numidia.", "Hanno hat keine Runde mehr in Numidia."),
    ("republic.TermShortened", {"senator": "fam-hanno", "province": "numidia", "left": 2},
     "Hanno has 2 turns left in Numidia.", "Hanno hat noch 2 Runden in Numidia."),
    ("republic.RedCardsReceived", {"receiver": "circle", "giver": "circle", "cards": ["assassin"]},
     "● Mago receives Assassin from ● Mago.", "● Mago erhält Assassin von ● Mago."),
])  # fmt: skip
def test_what_happened_is_said_as_people_say_it(kind: str, fields: dict[str, Any], en: str, de: str) -> None:
    assert voice("en").event(kind, fields) == en
    assert voice("de").event(kind, fields) == de


CAUSES = (
    *("mortality", "battle", "exploration", "crucified", "disorder", "raid", "pretender", "captivity", "revolt"),
    *("assassination", "caught", "executed", "people", "appeal", "revenge"),
)


@pytest.mark.parametrize("cause", CAUSES)
def test_how_somebody_died_is_said_in_the_language_of_the_reader(cause: str) -> None:
    fields = {"senator": "fam-hanno", "card": "fam-hanno", "seat": "circle", "cause": cause}
    for kind in ("republic.Died", "republic.Died.news"):
        en, de = voice("en").event(kind, fields), voice("de").event(kind, fields)
        assert f"({cause})" not in de
        assert f"({cause})" not in en or cause in ("mortality", "crucified", "executed")


def test_a_trader_sought_without_talents_costs_nothing() -> None:
    fields = {"seat": "circle", "senator": "fam-hanno", "talents": 0, "dice": [6, 6], "total": 12, "gained": True}
    assert (
        voice()
        .event("carthage.TraderSought", {**fields, "omens": 0})
        .startswith("Hanno of ● Mago tries for a Trader: dice")
    )


@clause("RC-9.3.1")
@pytest.mark.parametrize(("charge", "said"), [
    ("tunisia", "try Hanno (corrupt as Governor of Tunisia)"),
    ("harbor-master", "try Hanno (corrupt as Harbor Master)"),
    ("major", "try Hanno (major charge, for his last office)"),
])  # fmt: skip
def test_a_governor_is_tried_as_governor(charge: str, said: str) -> None:
    terms = {"accused": "fam-hanno", "charge": charge, "prosecutor": ""}
    assert senate_words.proposed(voice(), "trial", terms) == said


@clause("RC-9.6.4")
@pytest.mark.parametrize(("at", "en", "de"), [
    ("pyrrhic-war", "reinforce the force at the Pyrrhic War with 3 Fleets",
     "die Streitmacht bei Pyrrhic War um 3 Fleets verstärken"),
    ("force-2-12-1", "reinforce a force in the field with 3 Fleets",
     "eine Streitmacht im Feld um 3 Fleets verstärken"),
])  # fmt: skip
def test_a_force_that_is_gone_is_not_called_by_its_id(at: str, en: str, de: str) -> None:
    terms = {"movements": [{"order": "reinforce", "at": at, "commanders": [], "legions": {}, "fleets": 3}]}
    assert senate_words.proposed(voice(), "forces", terms) == en
    assert senate_words.proposed(voice("de"), "forces", terms) == de


@clause("RC-9.6.3")
def test_a_force_that_is_gone_is_called_by_its_war_where_that_was_told() -> None:
    order = {"order": "recall", "at": "force-2-12-1", "commanders": ["fam-mago"], "legions": {}, "fleets": 0}
    put = {"number": 2, "kind": "forces", "seat": "circle", "forced": False, "terms": {"movements": [order]}}
    told = [
        voice().event("republic.Proposed", {**put, **more}) for more in ({}, {"wars": {"force-2-12-1": "pyrrhic-war"}})
    ]
    assert [one.partition("recall ")[2] for one in told] == ["Mago from the field.", "Mago from the Pyrrhic War."]


@clause("RC-9.3.12")
def test_the_censor_is_told_whose_marks_go() -> None:
    hint = voice().hint("senate.prosecutions", {})
    assert "a Committee Member in office keeps that of his seat; whoever is away can be tried once he is back" in hint
    assert "under the Court of 104" in hint


# Who is who


@clause("RC-4.4")
def test_nobody_is_faction_leader_before_he_is_named() -> None:
    table: Table[Carthage] = Table.start(GAMES["carthage"], Setup(chairs(3), "who leads", CarthageOptions()))[0]
    posted = next(one for one in table.open.values() if one.decision.kind == "setup.trader")
    seat = posted.decision.seat
    looking = seen(table, chairs(3), seat)
    assert "Faction Leader" not in str(asked(posted, looking).notes)
    while table.state.turn == 0:
        posted = next(one for one in table.open.values() if one.decision.awaited)
        decision = posted.decision
        if decision.kind == "setup.leader":
            assert "Faction Leader" not in str(asked(posted, seen(table, chairs(3), decision.seat)).notes)
        table.submit(decision.seat, decision.key, decision.lapse)
    view: Any = seen(table, chairs(3), seat).view
    assert sum(one.leader for one in view.senators.values() if one.faction == seat) == 1


def dressed(g: Carthage) -> None:
    """A Statesman lies on the Family Hanno."""
    hanno = g.numbered(3)[0]
    for deck in (g.deck, g.next_deck):
        deck[:] = [card for card in deck if card != "st-3a"]
    hanno.statesman = "st-3a"


@clause("RC-8.9.3")
def test_a_statesman_on_his_family_is_called_by_his_own_name() -> None:
    play = session(Play(), "senate.business", dressed)
    looking: Look = seen(play.table, tuple(play.g.seats), Seat("circle"))
    name = looking.view.senators["fam-hanno"].name  # type: ignore[attr-defined]
    assert name != "Hanno"
    assert looking.voice.name("fam-hanno") == name
    fields = {"seat": "circle", "senator": "fam-hanno", "office": "home-suffete", "influence": 5}
    assert name in looking.voice.event("carthage.SuffeteElected", fields)
    assert looking.voice.name("fam-gisco") == "Gisco"
    assert looking.voice.event("republic.FamilyLost", {"family": "fam-mago"}).startswith("The Family Mago")


@clause("RC-9.5.3")
@pytest.mark.parametrize(("caravans", "fleets", "en", "de"), [
    (25, 0, "25 Caravans", "25 Caravans"), (0, 1, "1 Trade Fleet", "1 Trade Fleet"),
    (1, 25, "1 Caravan and 25 Trade Fleets", "1 Caravan und 25 Trade Fleets"),
])  # fmt: skip
def test_an_expedition_names_no_units_that_it_has_not(caravans: int, fleets: int, en: str, de: str) -> None:
    terms = {"explorer": "fam-hanno", "goal": "tin-isles", "caravans": caravans, "trade_fleets": fleets}
    assert senate_words.proposed(voice(), "expedition", terms) == f"send Hanno to Tin Isles with {en}"
    assert senate_words.proposed(voice("de"), "expedition", terms).startswith(f"Hanno mit {de} auf Expedition")
