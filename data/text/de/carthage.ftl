### The Republic of Carthage, deutsch. T ist ein Talent.
###
### Eigennamen des Spiels bleiben, wie sie auf Spielplan, Karten und im Regelheft stehen: Home Suffete, Marine
### Suffete, Suffete for Life, Faction Leader, Faction Treasury, Trader, Trade Concession, Governor, General,
### Explorer, Statesman, Committee of Five und seine Mitglieder, Curia, Force Pool, Active Forces, Ruling Coalition,
### Base Number, Mortality Chit, Table Event, Disaster, Standoff, Crisis, HRAO, TDR, Fleet, Caravan, Trade Fleet,
### Exploration, Namen von Karten, Kriegen, Gesetzen und Provinzen, T, INF, ORA, MIL, LOY, POP, EXP.
###
### accused Angeklagter · adjourn vertagen · agreement Vereinbarung · aligned in einer Fraktion · appeal Berufung ·
### ballot, vote Abstimmung, Stimme · bid Gebot · bribe, counter-bribe Bestechung, Gegenbestechung ·
### captive Gefangener · charge Anklagepunkt · commander Befehlshaber · corrupt korrupt · deal Geschäft ·
### defeat Niederlage · draw ziehen · faction Fraktion · floor das Wort · force Streitmacht · garrison Garnison ·
### income Einkommen · initiative Initiative · Law Gesetz · mercenaries Söldner · motion, proposal Antrag ·
### offer Angebot · office Amt · odds Chancen · pass passen · persuade, persuader überreden, Überredender ·
### preside den Vorsitz führen · prosecute, prosecutor anklagen, Ankläger · Province Provinz · purse Kasse ·
### ransom Lösegeld · rebel, revolt Rebell, Revolte · red card rote Karte · spoils Beute · stack Stapel ·
### stalemate Patt · State Treasury Staatskasse · tax rate Steuersatz · term Amtszeit · trade card Handelskarte ·
### turn Runde · victory Sieg · Warehouse Lagerhaus · War Krieg (aktiv, bevorstehend, inaktiv, verloren)

family = republic
game-carthage = The Republic of Carthage
choice-carthage = Carthage
pitch-carthage =
    Du führst eine Fraktion von Senatoren in Carthage: handle, gewinne Senatoren und Ämter, stimm ab, führe Krieg.
    { "" }**Es gewinnt**, wer den größten Einfluss (INF) hat, wenn die letzte Karte gezogen ist.
    { "" }**Alle verlieren**, wenn Carthage bankrott ist oder seine Kriege verliert.
money = { $amount }T

## Phasen und Schritte

phases = mortality revenue trade forum senate combat revolution
phase-setup = Aufbau
phase-mortality = Sterblichkeit
phase-revenue = Einkünfte
phase-trade = Handel
phase-forum = Forum
phase-senate = Senat
phase-combat = Erkundung und Kampf
phase-revolution = Revolution
step-setup-traders = Aufbau: erste Trader
step-setup-leaders = Aufbau: Faction Leader
step-setup-governors = Aufbau: Governors
step-setup-committee = Aufbau: Committee of Five
step-setup-cards = Aufbau: erste Karten
step-revenue-income = Einkünfte: persönliches Einkommen
step-revenue-corruption = Einkünfte: Korruption im Committee of Five
step-revenue-state = Einkünfte: Einnahmen und Kosten des Staates
step-revenue-provinces = Einkünfte: Provinzen
step-revenue-contributions = Einkünfte: Spenden
step-revenue-redistribution = Einkünfte: Umverteilung
step-trade-draw = Handel: Karten ziehen
step-trade-floor = Handel: der Markt ist offen
step-trade-selling = Handel: der Verkauf
step-trade-warehouses = Handel: Lagerhäuser und Einkommen
step-forum-opening = Forum: alte Ereignisse enden
step-forum-roll = Forum: eine Initiative
step-forum-persuasion = Forum: Überredung
step-forum-trader = Forum: Werben um einen Trader
step-forum-leader = Forum: Faction Leader
step-forum-auction = Forum: Versteigerung einer Initiative
step-forum-end = Forum: Ende der Phase
step-senate-opening = Senat: er tritt zusammen
step-senate-suffetes = Senat: Wahl der Suffetes
step-senate-committee = Senat: das Committee of Five
step-senate-prosecutions = Senat: Anklagen
step-senate-governors = Senat: Governors
step-senate-business = Senat: weitere Geschäfte
step-senate-coalition = Senat: die Ruling Coalition
step-senate-plan = Senat: der Kriegsplan
step-senate-spoils = Senat: die Coalition wählt ihre Beute
step-senate-taxes = Senat: der Steuersatz
step-senate-plots = Senat: Verschwörungen
step-senate-orders = Senat: Streitkräfte ziehen aus
step-senate-adjournment = Senat: nach der Vertagung
step-combat-explorations = Kampf: die Phase beginnt
step-combat-expedition = Kampf: eine Expedition
step-combat-wars = Kampf: Reihenfolge der Schlachten
step-combat-force = Kampf: die nächste Streitmacht
step-combat-sea = Kampf: eine Seeschlacht
step-combat-landing = Kampf: nach einem Sieg zur See
step-combat-land = Kampf: eine Landschlacht
step-combat-end = Kampf: Ende der Phase
step-revolution-reaction = Revolution: Reaktion des Volkes
step-revolution-deals = Revolution: rote Karten wechseln den Besitzer
step-revolution-cards = Revolution: rote Karten werden gespielt
step-revolution-revolt = Revolution: Befehle werden niedergelegt oder nicht
step-revolution-triumph = Revolution: der Rebell hat gesiegt
step-revolution-end = Ende der Runde
rules-setup = **Aufbau** (RC-4): Jede Fraktion platziert ihre Trader, ernennt ihren Leader und darf vor der ersten Runde Statesmen und Trade Concessions spielen.
rules-mortality = **Sterblichkeit** (RC-5): Ein Chit kann den Senator mit seiner Nummer töten; passende Kriege erwachen. Niemand hat etwas zu entscheiden.
rules-revenue = **Einkünfte** (RC-6): Senatoren erhalten ihr Einkommen, der Staat hat Einnahmen und Kosten; Mitglieder des Committee of Five und Governors dürfen um Geld würfeln, das sie als korrupt markiert; dann dürfen alle dem Staat spenden und ihr Geld umverteilen.
rules-trade = **Handel** (RC-7): Ein Angebot enthält mindestens drei Karten, nennt ihren wahren Gesamtwert und eine Ware, die wirklich dabei ist. Dann verkaufen alle: n Karten vom Wert v bringen n × n × v, abzüglich Steuer.
rules-forum = **Forum** (RC-8): Reihum würfelt jeder um eine Karte oder ein Ereignis, darf einen Senator überreden, um einen Trader werben und einen neuen Leader ernennen. Von sechs Initiativen werden die übrigen versteigert.
rules-senate = **Senat** (RC-9): Der vorsitzende Magistrat stellt Anträge, und jede Fraktion stimmt mit der ORA ihrer Senatoren in Carthage ab: zuerst über zwei Suffetes, dann über freie Sitze im Committee of Five, Anklagen, Governors und weitere Geschäfte, bis der Senat vertagt wird.
rules-combat = **Erkundung und Kampf** (RC-10): Expeditionen würfeln auf T-4 in der Reihenfolge, in der sie ausgesandt wurden; dann kämpft jeder Befehlshaber mit den nötigen Einheiten, zur See vor zu Lande: 3 Würfel + Stärke − Stärke des Krieges auf T-3, wenn die Würfel nicht eine Zahl für Disaster oder Standoff zeigen.
rules-revolution = **Revolution** (RC-11): Das Volk urteilt über Befehlshaber, die nicht gesiegt haben; rote Karten werden getauscht, verschenkt und gespielt, fünf darf man behalten. Wer einen Krieg zu Lande gewonnen hat, legt sein Kommando nieder oder prüft seine Legionen und revoltiert. Dann endet die Runde: Vier aktive oder vier verlorene Kriege sind das Ende von Carthage.
rules-edition = -# Dieses Spiel behält die Zahlen, mit denen es begonnen hat: die der { $edition ->
    [1] ersten
    [2] zweiten
   *[3] dritten
} Ausgabe.

## Namen von Dingen ohne Karte

name-treasury = Faction Treasury
name-revolt-coastal-spain = Revolte von Coastal Spain
name-revolt-sardinia-corsica = Revolte von Sardinia-Corsica
name-revolt-tunisia = Revolte von Tunisia
name-revolt-sicily = Revolte von Sicily
name-revolt-numidia = Revolte von Numidia
name-revolt-tripolitania = Revolte von Tripolitania
name-revolt-balearic-isles = Revolte der Balearic Isles
name-revolt-mauretania = Revolte von Mauretania
name-revolt-interior-spain = Revolte von Interior Spain
name-civil-war = Bürgerkrieg
name-draw-2 = zwei ziehen
name-stack-1 = Stapel 1
name-stack-2 = Stapel 2
name-stack-3 = Stapel 3
name-stack-4 = Stapel 4
name-stack-5 = Stapel 5
name-stack-6 = Stapel 6
name-stack-7 = Stapel 7
name-stack-8 = Stapel 8
name-stack-9 = Stapel 9
name-fleet = Fleets
name-caravan = Caravans
name-trade-fleet = Trade Fleets

## Senatoren, Karten und Geld neben den Möglichkeiten

senator-traders = { $traders ->
    [one] 1 Trader
   *[other] { $traders } Trader
}
card-note = { $count } { $name }, Wert { $value }: jetzt { $now }T, mit einer mehr { $more }T
office-note = { $committee }: { $text }
works-note = { $senator } hat { $talents }T und POP { $popularity }.

## Hände

hand-senator = - { $name }: { $talents }T{ $traders ->
    [0] { "" }
    [one] , 1 Trader
   *[other] , { $traders } Trader
}{ $titles ->
    [none] { "" }
   *[other] { $titles }
}
hand-no-goods = Keine Handelskarten.
hand-goods = **{ $count ->
    [one] 1 Handelskarte
   *[other] { $count } Handelskarten
}**, nach Sorten, mit dem Erlös vor Steuer
hand-set = - { $count } { $name }, Wert { $value }: jetzt { $now }T, mit einer mehr { $more }T
hand-card = - { $name } ({ $timing ->
    [law] Senatsphase, sobald keine Abstimmung offen ist
    [senate] Senatsphase
    [assassination] bei einem Attentat von dir
    [after-assassination-roll] wenn einer deiner Senatoren angegriffen wird
    [persuasion] mit deinem Überredungsversuch
    [forum-initiative-or-revolution] deine eigene Initiative oder Revolutionsphase
    [response] wenn ein Outcry oder ein Veto gespielt wird
    [prosecution] eine Anklage, vor der ersten Stimme
    [event] gleich nachdem ein Table Event gewürfelt ist
    [before-land-battle] vor einer Landschlacht deines Befehlshabers
    [revolution] Revolutionsphase
   *[setup-or-revolution] Aufbau oder Revolutionsphase
}): { $text }{ $barred ->
    [namesake] { " " }Jetzt nicht: ein Statesman seiner Nummer ist im Spiel.
    [family] { " " }Jetzt nicht: ein anderer Spieler hat seine Familie.
    [governor] { " " }Jetzt nicht: seine Familie regiert eine Provinz und gehört niemandem.
   *[none] { "" }
}

button-sell-all = Alles verkaufen: { $left }T
button-sell-nothing = Nichts verkaufen
button-sell-these = Diese verkaufen: { $left }T
sale-note = Der vorbereitete Verkauf bringt { $revenue }T. Die Steuer von { $rate }% beträgt { $tax }T; deinen Senatoren bleiben { $left }T.
sale-kept = { $kept ->
    [0] Du behältst keine Karten.
    [one] Du behältst 1 Karte; deine Lagerhäuser fassen { $limit }.
   *[other] Du behältst { $kept } Karten; deine Lagerhäuser fassen { $limit }.
}
split-note = Du hast { $talents }T zu verteilen.
floor-unable = Du hast zu wenige Karten für ein Angebot.
goods-title = Deine Handelskarten:
goods-line = - { $note }
warehouse-note = Du darfst { $limit ->
    [one] 1 Karte
   *[other] { $limit } Karten
} behalten, eine für jeden Trader.
trader-chances = Chancen je nach Talents: { $chances }.
trader-chance = { $talents }T { $chance }%

## Fragen

ask-setup-trader = Welcher deiner Senatoren erhält Trader Nr. { $number }?
    .label = Trader platzieren
    .hint = Für jeden Trader ziehst du eine Handelskarte pro Runde. Stirbt ein Senator, sind seine Trader verloren.
ask-setup-term = Wie viele Runden bleibt dein Governor (Statthalter) in { $province }?
    .label = Amtszeit in { $province }
    .hint = Solange er Governor ist, ist er fern von Carthage und stimmt dort nicht ab.
ask-setup-member = Welcher deiner Senatoren wird { $committee }?
    .label = Mitglied ernennen
    .hint = Ein Governor fern von Carthage oder ein Suffete kann nicht gewählt werden.
ask-captive-ransom = Zahlst du { $talents }T für { $senator }?
    .label = Lösegeld für { $senator }
    .hint = Gezahlt wird am Ende dieser Phase: aus seiner Kasse, dann aus deiner Faction Treasury. Er kommt heim; hat er gerade erfolglos gekämpft, muss er sich vor dem Volk verantworten (RC-11.1).

option-at-home-n = Fleet Nr. { $n } daheim

## Warum nicht

## Aufbau

event-carthage-seated = Die Fraktionen sitzen im Uhrzeigersinn: { $seats }. Szenario: { $scenario ->
    [early] Frühzeit (Early)
    [late] Spätzeit (Late)
   *[campaign] Kampagne (Campaign)
}.
neutral-imperialists = Imperialists
event-republic-neutral-named = { $seat } ist neutral: die { $neutral ->
    [imperialists] Imperialists
    [plutocrats] Plutocrats
    [conservatives] Conservatives
   *[populists] Populists
}.{ $families ->
    [nichts] { "" }
   *[other] { " " }Dazu kommen { $families }.
}
event-carthage-families-dealt = { $seat } erhält { $families }.
event-carthage-hand-dealt = Deine roten Karten: { $cards }.
event-carthage-trader-placed = { $seat } gibt { $senator } einen Trader.
event-carthage-leader-named = { $seat } ernennt { $senator } zum Faction Leader.
event-carthage-suffete-appointed = { $senator } von { $seat } ist Temporary Home Suffete und gewinnt { $influence } INF.
event-carthage-governor-appointed = { $senator } von { $seat } ist Governor von { $province }, für { $term ->
    [one] 1 Runde
   *[other] { $term } Runden
}.
event-carthage-membership-dealt = { $seat } erhält den Sitz { $committee }.
event-carthage-member-named = { $seat } ernennt { $senator }: { $committee }, Amtszeit { $term }.
event-carthage-seat-vacant = { $committee } liegt im Forum.
event-carthage-nothing-played = { $seat } spielt keine weitere Karte.
event-carthage-play-began = Der Aufbau ist vorbei; im Deck liegen { $deck } Karten.

## Das Ende des Spiels

end-reason = { $reason ->
    [influence] Die letzte Runde ist vorbei; es gewinnt die Fraktion mit der meisten INF (RC-12.1).
    [suffete-for-life] Ein Suffete for Life regiert Carthage (RC-12.1).
    [rebel] Der Rebell hat Carthage genommen (RC-12.1, 12.2).
    [bankrupt] Der Staat ist bankrott; Carthage fällt (RC-6.11).
    [wars] Zu viele Kriege sind aktiv; Carthage fällt (RC-12.3).
    [lost-wars] Zu viele Kriege sind verloren; Carthage fällt (RC-12.3).
   *[other] { $reason }
} { $winner ->
    [none] **Alle Fraktionen haben verloren.**
   *[other] **{ $winner } hat gewonnen.**
}
end-state = Das Spiel endete in Runde { $turns }. Der Staat: { $treasury }T, { $provinces ->
    [one] 1 Provinz
   *[other] { $provinces } Provinzen
}; aktive Kriege: { $active }, verlorene Kriege: { $lost }.
recap-turn = **Runde { $turn }**{ $elected ->
    [0] { "" }
    [one] , Suffete { $heads }
   *[other] , Suffetes { $heads }
}: { $told }.
recap-lost = verloren: { $things }
recap-removed = Provinzen dahin: { $things }
recap-reached = 🧭 erreicht: { $things }
recap-appointed = 👑 Suffete for Life: { $things }

## Verfügungen, wie die Spielleitung sie trifft

ruling-tax = Der Steuersatz ist { $percent }%.
ruling-traders = { $senator } hat { $traders } Trader.
ruling-give-trade-card = { $seat } erhält { $card }.
ruling-take-trade-card = { $seat } verliert { $card }.
field-ruling-percent = Prozent
field-ruling-traders = Trader
form-ruling-card = Ihr Name; bei mehreren gleichen ihre Id, etwa ochre.3.
option-ruling-tax = Steuersatz
option-ruling-traders = Trader eines Senators
option-ruling-give-trade-card = Eine Handelskarte geben
option-ruling-take-trade-card = Eine Handelskarte nehmen

## Ein freier Platz

seat-standing = INF { $influence } · { $votes } Stimmen in Carthage · { $senators ->
    [one] 1 Senator
   *[other] { $senators } Senatoren
} · { $talents }T in persönlichen Kassen · { $cards ->
    [one] 1 rote Karte
   *[other] { $cards } rote Karten
} · { $goods ->
    [one] 1 Handelskarte
   *[other] { $goods } Handelskarten
}

## Die Wahl eines Tischs

option-carthage-scenario = Szenario
option-carthage-scenario-early = Frühzeit (Early)
    .means = Für eine erste Partie: ein kleiner Staat, der wächst, während du ihn kennenlernst
option-carthage-scenario-late = Spätzeit (Late)
    .means = Ein Reich mit vielen Provinzen, das von der ersten Runde an regiert sein will
option-carthage-scenario-campaign = Kampagne (Campaign)
    .means = Erst Früh, dann Spät: die längste Partie
option-carthage-ballots = Abstimmungen im Senat
option-carthage-ballots-ordered = eine Fraktion nach der anderen
option-carthage-ballots-live = alle zugleich, offen, endgültig (live)
option-carthage-ballots-sealed = alle zugleich, verdeckt bis zum Ende
option-carthage-assassination = Attentate
option-carthage-assassination-base = nach der Grundregel (RC-9.8)
option-carthage-assassination-optional = nach der Zusatzregel (RC-14)

## Lektionen

lesson-0 = Jede Frage kommt als Karte wie diese: was gefragt ist, die Regel dazu, die vorbereitete Antwort und Knöpfe. Ein Amt bringt dem Inhaber Einkommen; er darf sich auch am Geld des Staates bedienen und kann dafür später im Senat angeklagt werden. Drücke, was du tun würdest.
lesson-0-after = Das war alles: ein Druck. Die ehrliche Antwort war vorbereitet und hätte nach Ablauf der Frist gegolten, wenn du nicht gekommen wärst. Eine unehrliche zahlt sich sofort aus und markiert den Senator, den andere dann anklagen können.
lesson-1 = In der Handelsphase bilden Karten einer Ware einen Satz, der das Quadrat seiner Anzahl mal seinen Wert bringt: drei Grain bringen 3 × 3 × 4 = 36T. Wähle im Menü, welche Karten du jetzt verkaufst, und drücke dann den Knopf darunter. Was du behältst, kann zu einem größeren Satz wachsen.
lesson-1-after = Je größer der Satz, desto mehr bringt jede Karte: Darum tauschen Spieler vor dem Verkauf heimlich Karten. `/deal new` und der Knopf deiner Karte beginnen so ein Gespräch.
lesson-2 = Der Senat entscheidet durch Abstimmungen, eine nach der anderen. Deine Senatoren stimmen für dich; hier stimmen alle gleich. Zu jeder Abstimmung zeigt die Karte den Stand und was nötig ist. Stimm ab.
lesson-2-after = Die Stimmen werden der Reihe nach abgegeben, und der vorsitzende Magistrat leitet. Du kannst deine Stimme vorab einstellen, damit niemand auf dich wartet.
lesson-vote-for = Ja
lesson-vote-against = Nein
lesson-vote-abstain = Enthaltung
ask-agreement-cancel = Hebst du auf, was du nach Vereinbarung Nr. { $agreement } noch schuldest?
    .label = Vereinbarung Nr. { $agreement } aufheben
