"""What games of before tell in other words now, rule by rule, and why. All else of their past is told to the letter."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

CITED: Final = re.compile(r"\b(?:RC|T)-[\w.]*\w")
GERMAN: Final = re.compile(r"\b(?:und|von|aus|erhält|Würfel|Runde)\b")
PEOPLE: Final = r"\b1 (Celtiberians|Balearic Slingers|Campanian Swordsmen|Numidian Cavalry)\b"
LEVIES: Final = ("RC-9.0.6", "RC-9.5.5a", "RC-9.6.1", "RC-9.6.4", "RC-11.3.1", "RC-11.3.4")
BATTLES: Final = ("RC-10.2.1", "RC-10.2.4", "RC-11.4")
ENDS: Final = ("RC-10.2.2", "RC-10.2.12", "RC-10.2.16", "RC-11.4")
PURSES: Final = ("RC-6.5", "RC-7.4.4")
AT_WAR: Final = (
    *LEVIES,
    *ENDS,
    "RC-8.9.5",
    "RC-8.9.6",
    "RC-8.9.7",
    "RC-9.5.4",
    "RC-9.6.3",
    "RC-9.6.8",
    "RC-10.2.4",
    "RC-10.2.11",
    "RC-15.8",
    "RC-8.9.11",
    "RC-8.8.2a",
    "RC-5.0",
)
A_WAR: Final = r"((?:\d\w\w )?[A-Z]\w+ (?:War|Revolt)|Conquest of (?:Interior )?[A-Z]\w+|Revolt of [\w-]+)"


@dataclass(frozen=True, slots=True)
class Meant:
    """In lines that rest on one of these rules: words of then, words of now."""

    rules: tuple[str, ...]
    then: str
    now: str


EVENTS: Final = ("RC-8.8.1",)
CURIA: Final = ("RC-8.10.1", "RC-8.10.2")
GOVERNED: Final = "(Tunisia|Sicily|Numidia|Tripolitania|Balearic Isles)"

BELOW: Final = Meant(("RC-11.1", "RC-15.6", "RC-6.8.2", "RC-6.8.3", "RC-8.5.4", "RC-8.5.5"), r"(?<= )-(?=\d)", "\u2212")

ENGLISH: Final = {
    "who is out is a faction, and a war may be lost without asking for peace": (
        Meant(("RC-5.4",), r"^- (.+) has lost its last Senator", r"- The faction of \1 has lost its last Senator"),
        Meant(("RC-9.5.4",), r"Carthage sues for peace: (.+) is Lost\.", r"\1 is Lost for Carthage."),
    ),
    "cards speak of dice in words": (Meant(EVENTS, r"rolls DR \+", "rolls two dice +"),),
    "an id is no name and no number": (
        Meant(("T-3.1",), r"A deal moved \(\w+\.\w+\.(\d+), ", r"Deal no. \1 ("),
        Meant(("RC-1.5", "RC-1.5d"), r"(agreement no\.|Agreement no\.) a(\d)", r"\1 \2"),
    ),
    "it stands with its rule like all else": (
        Meant(("RC-7.1.3",), r"^(- You receive [^(\n]+\.)$", r"\1 (RC-7.1.3)"),
        Meant(("RC-11.2",), r"^(- .+ receives .+ of [^(\n]+\.)$", r"\1 (RC-11.2)"),
    ),
    "who gives is not whose it is": (Meant(("RC-11.2",), r"(receives .+) of (.+\.)", r"\1 from \2"),),
    "one is not several": (
        Meant(LEVIES, PEOPLE, r"1 legion of \1"),
        Meant(LEVIES, r"\b1 Carthaginian Legions", "1 Carthaginian Legion"),
        Meant(("RC-9.6.1",), r"- (.+) set out against (.+?) with ", r"- Setting out against \2: \1 with "),
        Meant(("RC-9.5.5",), r"(\d) (.+) come from (.+) \((.+)\)\. \(", r"\1 legions (\2) come from \3: \4. ("),
    ),
    "none is told in words, or not at all": (
        Meant(("RC-9.3.12",), r" Free of old marks: nobody\.", ""),
        Meant(("RC-5.0a",), r"(?<= )none(?=[,.]| and)", "a blank one"),
        Meant(("RC-6.12",), r"has 0 turns left", "has no turn left"),
        Meant(("RC-6.6a",), r"pays 0T for 0 legions", "pays no legion"),
        Meant(("RC-6.6b",), r"0 are disbanded", "none is disbanded"),
        Meant(("RC-8.5.5",), r"with a bribe of 0T;", "without a bribe;"),
        Meant(("RC-8.7",), r"takes initiative no\. (\d) for 0T\.", r"has initiative no. \1 free, for nobody bid."),
        Meant(("RC-8.7",), r"bids (\d+)T of (.+) for an initiative\.", r"bids \1T for an initiative; \2 would pay."),
        Meant(("RC-9.8.2",), r"Dice (\d), modifier 0\.", r"The assassin rolls \1."),
        Meant(("RC-10.1",), r"\. Expeditions: 0\. Forces: 0\.", ", with no expedition and no force."),
        Meant(("RC-10.1",), r"\. Expeditions: 0\. Forces: 1\.", ", with no expedition and 1 force."),
        Meant(("RC-10.1",), r"\. Expeditions: 0\. Forces: (\d+)\.", r", with no expedition and \1 forces."),
        Meant(("RC-10.2.8a",), r"0 of them desert on a (\d)\.", r"nobody deserts (only on a \1)."),
        Meant(ENDS, r"loses 0 legions\.", "loses no legion."),
        Meant(ENDS, r", 0 Fleets\.", "."),
        Meant(("RC-11.1",), r", campaign 0|, cards 0", ""),
        Meant(("RC-11.1",), r"\.  POP", ". POP"),
        Meant(("RC-11.3.1",), r"(Dice|Paid for|These follow him): nothing\.", r"\1: none."),
    ),
    "what comes of a roll counts, not its total": (
        Meant(("RC-6.8.2",), r", total 0;", ", nothing for him;"),
        Meant(("RC-6.8.2",), r", total -(\d+);", r", a loss: the State pays \1T;"),
        Meant(("RC-6.8.2",), r", total (\d+);", r", \1T for him;"),
        Meant(("RC-6.8.3",), r"- (.+) brings the State (-?\d+T) \(", r"- Income of the State from \1: \2 ("),
    ),
    "numbers say what they are": (
        Meant(BATTLES, r"against (\d+) = \1\. ", r"against \1. "),
        Meant(
            BATTLES, r"Disaster: nothing\. Standoff: nothing\.", "Natural rolls: Disaster on none, Standoff on none."
        ),
        Meant(BATTLES, r"Disaster: (.+)\. Standoff: (.+)\. O", r"Natural rolls: Disaster on \1, Standoff on \2. O"),
        Meant(("RC-11.1",), r", campaign", ", his campaign"),
        Meant(("RC-11.1",), r" \(T-7\), total (-?\d+)", r", total \1 (T-7)"),
        Meant(("RC-11.3.1",), r"\. Dice: ", ". Dice, paid ones not yet raised by 1: "),
        Meant(("RC-8.5.4",), r"(total 11, against 14: \w+ stays)", r"\1, for so high a roll always fails"),
        Meant(("RC-7.2.2b",), r" trade (\d+) and (\d+) cards\.", r" trade cards, \1 for \2."),
    ),
    "words, not clauses and ids": (
        Meant(("RC-9.6.6",), r"consents \(RC-9\.6\.6\)", "consents to command so small a force"),
        Meant(
            ("RC-9.11",),
            r"A tie between (.+) is broken by dice \(suffetes\)",
            r"The dice decide who of \1 is Home Suffete",
        ),
    ),
    "a War is called as its card is": (
        Meant((*LEVIES, *BATTLES, *ENDS, "RC-15.9"), r"(?<!not )\bthe Civil War", "Civil War"),
    ),
    "the cup is for whoever wins the game": (Meant(("RC-10.2.11",), r"^- 🏆 ", "- ✔ "),),
    "what one line says the next one does not say again": (
        Meant(("RC-9.6.1",), r"Gone to war: .+\. (General for it)", r"\1"),
        Meant(("RC-9.6.1",), r"Gone to war: ", "In command by right of office: "),
        Meant(("RC-8.9.5",), r" is in the Forum, Active", " comes into the Forum"),
        Meant(("RC-8.9.5", "RC-8.9.7"), r" is in the Forum, (Inactive|Imminent)", r" comes into the Forum, \1"),
        Meant(("RC-9.7.1",), r"From now on this Law holds: ", "A Law comes into force: "),
    ),
    "a roll says what it had to be, and money where it goes": (
        Meant(
            ("RC-8.10.2",),
            r"- (.+) in the Curia: roll (\d): it leaves\.",
            r"- Die for \1 in the Curia: \2. 5 or more: back in the Forum.",
        ),
        Meant(
            CURIA,
            r"- (.+) in the Curia: roll (\d): it stays\.",
            r"- Die for \1 in the Curia: \2. Less than 5: no change.",
        ),
        Meant(("RC-6.10",), r" moves money: ", " moves money between its Senators and its Faction Treasury: "),
    ),
    "better English": (
        Meant(("RC-9.0.6",), r"send out as Governors ", "send "),
        Meant(("RC-9.0.6",), f" to {GOVERNED}", r" to govern \1"),
        Meant(("RC-8.5.7",), r"by the Blackmail", "by Blackmail"),
        Meant(("RC-9.0.15b",), r"vetoes without a card", "vetoes by a power of his own"),
        Meant(("RC-9.5.6d",), r"; (\d+ POP each) is lost by ", r"; they cost \1: "),
    ),
    "money is told as money, and one die is not dice": (
        Meant(PURSES, r"(?<=[a-z]) (\d+)(?=,|\.| and )", r" \1T"),
        Meant(("RC-6.10",), r"([+\u2212]\d+)", r"\1T"),
        Meant(("RC-6.8.2",), r"rolls for spoils of (.+?): dice (\d(?: and \d)*), ", r"rolls \2 for spoils of \1: "),
        Meant(("RC-6.8.3", "RC-8.8.2b"), r"\(dice (\d)", r"(rolled \1"),
    ),
    "it is told what a card is, and what it did": (
        Meant(
            ("RC-7.2.2b", "T-3.1"),
            r"\b3 cards worth (\d+) in all, among them ((?:[\w ]+, ){2}and [\w ]+)(?=[.;])",
            r"3 cards worth \1 in all: \2",
        ),
        Meant(("RC-8.4",), r"turns up ([A-Z]\w+)\. \(", r"turns up the Family \1. ("),
    ),
    "a War has its article": (
        Meant(AT_WAR, rf"\b([Aa]gainst|[Ff]rom|at) {A_WAR}", r"\1 the \2"),
        Meant(AT_WAR, rf"^(- (?:✔ )?){A_WAR} (is|becomes|comes)\b", r"\1The \2 \3"),
        Meant(AT_WAR, rf"joins the enemy: {A_WAR}", r"joins the enemy in the \1"),
    ),
    "what decides a roll is told with it": (
        Meant(("RC-6.8.4",), r"roll 5 for development: it is", "roll 5, honest Governor +1, for development: it is"),
    ),
    "a number below 0 has a minus sign": (BELOW,),
}
DEUTSCH: Final = {
    "who is out is a faction, and a war may be lost without asking for peace": (
        Meant(("RC-5.4",), r"^- (.+) hat zur Strafe", r"- Die Fraktion von \1 hat zur Strafe"),
        Meant(("RC-9.5.4",), r"Carthage bittet um Frieden: (.+) ist verloren\.", r"\1 ist für Carthage verloren."),
    ),
    "cards speak of dice in words": (Meant(EVENTS, r"Governor DR \+", "Governor zwei Würfel +"),),
    "an id is no number": (Meant(("RC-1.5", "RC-1.5d"), r"(Absprache|Vereinbarung) Nr\. a(\d)", r"\1 Nr. \2"),),
    "it stands with its rule like all else": (
        Meant(("RC-7.1.3",), r"^(- Du erhältst [^(\n]+\.)$", r"\1 (RC-7.1.3)"),
        Meant(("RC-11.2",), r"^(- .+ erhält .+ von [^(\n]+\.)$", r"\1 (RC-11.2)"),
    ),
    "one is not several": (
        Meant(LEVIES, PEOPLE, r"1 Legion \1"),
        Meant(LEVIES, r"\b1 Carthaginian Legions", "1 Carthaginian Legion"),
        Meant(("RC-11.3",), r"Das Kommando legen nieder: ", "Kommando niedergelegt: "),
        Meant(("RC-9.6.1",), r"Gegen (.+) ziehen aus: ", r"Aufbruch gegen \1: "),
        Meant(("RC-11.3.4",), r"\(Veteranen: (\d)\)", r"(\1 Veteranen)"),
        Meant(ENDS, r"Legionen 1, Fleets 1\.", "1 Legion, 1 Fleet."),
        Meant(ENDS, r"Legionen (\d), Fleets 0\.", r"\1 Legionen."),
        Meant(ENDS, r"wegen verlorener Legionen: (\d)", r"für \1 verlorene Legionen"),
        Meant(("RC-8.8.2b",), r"Gezogene Mortality Chits: (\d)\.", r"\1 Mortality Chits werden gezogen."),
    ),
    "none is told in words, or not at all": (
        Meant(("RC-9.3.12",), r" Frei von alten Markierungen: niemand\.", ""),
        Meant(("RC-5.0a",), r"(?<= )nichts(?=[,.]| und)", "ein leeres"),
        Meant(("RC-6.12",), r"hat noch 0 Runden in", "hat keine Runde mehr in"),
        Meant(
            ("RC-6.6a",), r"zahlt 0T\. Bezahlte Legionen: 0; entlassene: (\d)", r"bezahlt keine Legion und entlässt \1"
        ),
        Meant(("RC-6.6b",), r"aufgelöst werden 0", "aufgelöst wird keine"),
        Meant(("RC-8.5.5",), r"mit 0T Bestechung", "ohne Bestechung"),
        Meant(
            ("RC-8.7",), r"erhält Initiative Nr\. (\d) für 0T\.", r"hat Initiative Nr. \1 umsonst, denn niemand bot."
        ),
        Meant(
            ("RC-8.7",),
            r"bietet (\d+)T von (.+) für eine Initiative\.",
            r"bietet \1T für eine Initiative; \2 würde zahlen.",
        ),
        Meant(("RC-9.8.2",), r"Würfel (\d), Modifikator 0\.", r"Der Attentäter würfelt \1."),
        Meant(
            ("RC-10.1",), r"\. Expeditionen: 0\. Streitkräfte: 0\.", ", mit keiner Expedition und keiner Streitmacht."
        ),
        Meant(("RC-10.1",), r"\. Expeditionen: 0\. Streitkräfte: 1\.", ", mit keiner Expedition und 1 Streitmacht."),
        Meant(
            ("RC-10.1",), r"\. Expeditionen: 0\. Streitkräfte: (\d)\.", r", mit keiner Expedition und \1 Streitkräften."
        ),
        Meant(("RC-10.2.8a",), r"auf einer (\d) desertieren: 0", r"niemand desertiert (nur bei einer \1)"),
        Meant(ENDS, r"Legionen, die der Rebell verliert: 0", "Der Rebell verliert keine Legion"),
        Meant(("RC-11.1",), r", Feldzug 0|, Karten 0", ""),
        Meant(("RC-11.3.1",), r"(Würfel|Bezahlt|Ihm folgen): nichts\.", r"\1: keine."),
    ),
    "what comes of a roll counts, not its total": (
        Meant(("RC-6.8.2",), r", Summe 0;", ", nichts für ihn;"),
        Meant(("RC-6.8.2",), r", Summe -(\d+);", r", ein Verlust: Der Staat zahlt \1T;"),
        Meant(("RC-6.8.2",), r", Summe (\d+);", r", \1T für ihn;"),
        Meant(("RC-6.8.3",), r"- (.+) bringt dem Staat (-?\d+T) ein \(", r"- Einnahmen des Staates aus \1: \2 ("),
    ),
    "numbers say what they are": (
        Meant(BATTLES, r"gegen (\d+) = \1\. ", r"gegen \1. "),
        Meant(
            BATTLES, r"Disaster: nichts\. Standoff: nichts\.", "Würfelsummen: Disaster bei keiner, Standoff bei keiner."
        ),
        Meant(BATTLES, r"Disaster: (.+)\. Standoff: (.+)\. C", r"Würfelsummen: Disaster bei \1, Standoff bei \2. C"),
        Meant(("RC-11.1",), r", Feldzug", ", sein Feldzug"),
        Meant(("RC-11.1",), r" \(T-7\), Summe (-?\d+)", r", Summe \1 (T-7)"),
        Meant(("RC-11.3.1",), r"\. Würfel: ", ". Würfel, ohne die 1 für bezahlte: "),
        Meant(("RC-8.5.4",), r"(Summe 11, gegen 14: \w+ bleibt)", r"\1, denn ein so hoher Wurf misslingt immer"),
    ),
    "the cup is for whoever wins the game": (Meant(("RC-10.2.11",), r"^- 🏆 ", "- ✔ "),),
    "what one line says the next one does not say again": (
        Meant(("RC-9.6.1",), r"Es verlassen Carthage: .+\. General, ", "General dafür, "),
        Meant(("RC-9.6.1",), r"Es verlassen Carthage: ", "Im Kommando von Amts wegen: "),
        Meant(("RC-8.9.5",), r" liegt im Forum, aktiv", " kommt ins Forum"),
        Meant(("RC-8.9.5", "RC-8.9.7"), r" liegt im Forum, (inaktiv|bevorstehend)", r" kommt ins Forum, \1"),
        Meant(
            ("RC-9.11",),
            r"Ein Gleichstand zwischen (.+) wird ausgewürfelt \(Home Suffete\)",
            r"Die Würfel entscheiden, wer von \1 Home Suffete ist",
        ),
        Meant(("RC-9.7.1",), r"Von nun an gilt dieses Gesetz: ", "Ein Gesetz tritt in Kraft: "),
    ),
    "a roll says what it had to be, and money where it goes": (
        Meant(
            ("RC-8.10.2",),
            r"- (.+) in der Curia: Wurf (\d): geht\.",
            r"- Wurf für \1 in der Curia: \2. 5 oder mehr: zurück ins Forum.",
        ),
        Meant(
            CURIA,
            r"- (.+) in der Curia: Wurf (\d): bleibt\.",
            r"- Wurf für \1 in der Curia: \2. Weniger als 5: keine Änderung.",
        ),
        Meant(
            ("RC-6.10",),
            r" verteilt Geld um: ",
            " verteilt Geld zwischen seinen Senatoren und seiner Faction Treasury um: ",
        ),
    ),
    "better German": (
        Meant(("RC-9.0.6",), r"als Governors aussenden: (.+)\. \(", r"\1 aussenden. ("),
        Meant(("RC-9.0.6",), f" nach {GOVERNED}", r" als Governor nach \1"),
    ),
    "words, not clauses": (
        Meant(("RC-9.6.6",), r"stimmt zu \(RC-9\.6\.6\)", "stimmt zu, eine so kleine Streitmacht zu führen"),
    ),
    "money is told as money, and one die is not dice": (
        Meant(PURSES, r"(?<=[a-z]) (\d+)(?=,|\.| und )", r" \1T"),
        Meant(("RC-6.10",), r"([+\u2212]\d+)", r"\1T"),
        Meant(("RC-6.8.2",), r"würfelt um Beute aus (.+?): Würfel (\d(?: und \d)*), ", r"würfelt \2 um Beute aus \1: "),
        Meant(("RC-6.8.3", "RC-8.8.2b"), r"\(Würfel (\d)", r"(gewürfelt \1"),
    ),
    "it is told what a card is, and what it did": (
        Meant(("RC-8.4",), r"deckt auf: ([A-Z]\w+)\. \(", r"deckt auf: die Familie \1. ("),
    ),
    "what decides a roll is told with it": (
        Meant(
            ("RC-6.8.4",), r"Entwicklungswurf 5: entwickelt", "Entwicklungswurf 5, ehrlicher Governor +1: entwickelt"
        ),
    ),
    "a number below 0 has a minus sign": (BELOW,),
}


STORIES: Final = (
    Meant(("RC-6.5", "RC-6.10", "RC-9.0.9"), r"(◆.+) Malchus (?=[+\d]|for|dafür)", r"\1 Malchus the General "),
    Meant(("RC-6.9", "RC-8.5.5", "RC-8.8.9"), r"^- Malchus (of|von) ◆", r"- Malchus the General \1 ◆"),
    Meant(
        ("RC-8.5.4",),
        r"^- Malchus (rolls|würfelt) 3 (and|und) 3(?=.+(?:against|gegen) [-\u2212]5)",
        r"- Malchus the General \1 3 \2 3",
    ),
    Meant(("RC-11.3.5", "RC-11.4"), r"\bMalchus(?= (?:and|und) Ithobal|\.)", "Malchus the General"),
    Meant(("RC-4.1", "RC-4.5"), r"\bHannibal Barca\b(?= of ◆ Elissa governs Coastal|, and Ithobal)", "Barca"),
)
"""Of transcripts, histories and reasons: a Statesman is called as he was called then, and his Family before him."""


def meant(page: str) -> tuple[Meant, ...]:
    """What is told otherwise in the language of a page."""
    return tuple(one for some in (DEUTSCH if GERMAN.search(page) else ENGLISH).values() for one in some)


def as_now(line: str, rules: set[str], words: tuple[Meant, ...]) -> str:
    """A line of then, which rests on these rules, in the words of now."""
    for one in words:
        if rules & {*one.rules}:
            line = re.sub(one.then, one.now, line)
    return line
