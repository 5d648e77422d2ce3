### The Republic of Rome, deutsch. T ist ein Talent.
###
### Eigennamen des Spiels bleiben, wie sie auf Spielplan, Karten und im Regelheft stehen: Rome, Rome Consul, Field
### Consul, Dictator, Master of Horse, Censor, Pontifex Maximus, Priest, Proconsul, Prior Consul, Consul for Life,
### Faction Leader, Faction Treasury, Governor, Knight, Tribune, Concession, Land Bill, Sponsor, Co-Sponsor, Advocate,
### Statesman, Curia, Force Pool, Active Forces, Fleet, Unrest, State of the Republic, Base Number, Mortality Chit,
### Disaster, Standoff, Local Taxes, HRAO, TDR, Namen von Karten, Kriegen, Gesetzen und Provinzen, T, INF, ORA, MIL,
### LOY, POP. Alles andere heißt wie in carthage.ftl; dazu: army Provinzarmee · drought Dürre · games Spiele ·
### legate Legat · priesthood Priesteramt · series Reihe · Unprosecuted ungeführt (ein Krieg) · imminent bevorstehend

family = republic
game-rome = The Republic of Rome
choice-rome = Rome
pitch-rome =
    Du führst eine Fraktion: gewinne Senatoren, Knights und Ämter, stimm ab, führe Roms Kriege.
    { "" }**Es gewinnt**, wer am Ende der Epoche den größten Einfluss (INF) hat, ein Consul for Life, oder wessen Revolte gelingt.
    { "" }**Alle verlieren** bei Bankrott, Volksaufstand oder vier aktiven Kriegen.
money = { $amount }T

## Phasen und Schritte

phases = mortality revenue forum population senate combat revolution
phase-setup = Aufbau
phase-mortality = Sterblichkeit
phase-revenue = Einkünfte
phase-forum = Forum
phase-population = Bevölkerung
phase-senate = Senat
phase-combat = Kampf
phase-revolution = Revolution
step-setup-governors = Aufbau: Governors
step-setup-leaders = Aufbau: Faction Leader
step-setup-cards = Aufbau: erste Karten
step-revenue-start = Einkünfte: Überfälle, Unruhen, Open Bodyguards
step-revenue-income = Einkünfte: persönliches Einkommen
step-revenue-rebellion = Einkünfte: Die Rebellen zahlen ihre Einheiten
step-revenue-redistribution = Einkünfte: Umverteilung
step-revenue-state = Einkünfte: Entwicklung, Einnahmen und Kosten des Staates
step-revenue-terms = Einkünfte: Local Taxes und Amtszeiten der Governors
step-forum-opening = Forum: alte Ereignisse enden
step-forum-roll = Forum: eine Initiative
step-forum-persuasion = Forum: Überredung
step-forum-knight = Forum: Knights
step-forum-games = Forum: Spiele
step-forum-leader = Forum: Faction Leader
step-forum-auction = Forum: Versteigerung einer Initiative
step-forum-end = Forum: Rome wird geordnet
step-senate-opening = Senat: er tritt zusammen
step-senate-consuls = Senat: Wahl der Consuls
step-senate-pontifex = Senat: der Pontifex Maximus
step-senate-appointment = Senat: Die Consuls dürfen einen Dictator ernennen
step-senate-dictator = Senat: ein Dictator
step-senate-censor = Senat: Wahl des Censors
step-senate-prosecutions = Senat: Anklagen
step-senate-governors = Senat: Governors
step-senate-business = Senat: weitere Geschäfte
step-senate-adjournment = Senat: nach der Vertagung
step-senate-coalition = Senat: die Ruling Coalition
step-senate-plan = Senat: der Kriegsplan
step-senate-spoils = Senat: Ämter und Kommandos werden verteilt
step-senate-plots = Senat: Verschwörungen
step-senate-orders = Senat: Streitkräfte ziehen aus
step-combat-opening = Kampf: die Phase beginnt
step-combat-buying = Kampf: Befehlshaber kaufen Einheiten
step-combat-interception = Kampf: Rebellen auf See
step-combat-wars = Kampf: der nächste Krieg
step-combat-war = Kampf: Reihenfolge der Schlachten
step-combat-force = Kampf: die nächste Streitmacht
step-combat-sea = Kampf: eine Seeschlacht
step-combat-landing = Kampf: nach einem Sieg zur See
step-combat-land = Kampf: eine Landschlacht
step-combat-provinces = Kampf: Provinzen kämpfen für sich
step-combat-end = Kampf: Ende der Phase
step-revolution-opening = Revolution: sie beginnt
step-revolution-deals = Revolution: rote Karten wechseln den Besitzer
step-revolution-cards = Revolution: rote Karten werden gespielt
step-revolution-hands = Revolution: fünf Karten darf man behalten
step-revolution-revolt = Revolution: Kommandos werden niedergelegt oder nicht
step-revolution-triumph = Revolution: der Rebell hat gesiegt
step-revolution-conquest = Revolution: Der Rebell rettet Rome oder nicht
step-revolution-end = Ende der Runde
rules-setup = **Aufbau** (RR-3): Jede Fraktion ernennt ihren Leader, mit einer Provinz deren Governor, und darf vor der ersten Runde Statesmen und Concessions spielen.
rules-mortality = **Sterblichkeit** (RR-1.05): Aus jeder Reihe wird ein bevorstehender Krieg aktiv; dann kann ein Chit den Senator mit seiner Nummer töten. Nur eine Fraktion ohne Senatoren hat etwas zu entscheiden.
rules-revenue = **Einkünfte** (RR-1.06): Senatoren erhalten ihr Einkommen, auch für Knights und Concessions; Governors dürfen Beute nehmen. Alle dürfen ihr Geld umverteilen und dem Staat spenden; dann zahlt der Staat für Kriege, Land Bills und Einheiten.
rules-forum = **Forum** (RR-1.07): Reihum würfelt jeder um eine Karte oder ein Ereignis, darf einen Senator überreden, um Knights werben oder sie auspressen, Spiele geben und einen neuen Leader ernennen. Von sechs Initiativen werden die übrigen versteigert. Dann wird für die Curia gewürfelt.
rules-population = **Bevölkerung** (RR-1.08): Unrest steigt durch ungeführte Kriege und Dürren. Dann sagen 3 Würfel − Unrest + POP des HRAO, wie das Volk es nimmt; unter 0 erhebt es sich.
rules-senate = **Senat** (RR-1.09): Nur der vorsitzende Magistrat stellt Anträge, und jede Fraktion stimmt mit ORA und Knights ihrer Senatoren in Rome ab: über die Consuls, in der Not einen Dictator, den Censor, Anklagen, Governors und weitere Geschäfte, bis er den Senat vertagt. Tribunes stellen Anträge und legen ein Veto ein.
rules-combat = **Kampf** (RR-1.10): Jeder Befehlshaber bei einem Krieg kämpft gegen ihn, zur See vor zu Lande: 3 Würfel + Streitmacht und MIL − Stärke des Krieges, wenn die Würfel nicht eine Zahl für Disaster oder Standoff zeigen. Sind danach vier Kriege aktiv, so verlieren alle.
rules-revolution = **Revolution** (RR-1.11): Rote Karten werden getauscht, verschenkt und gespielt, fünf darf man behalten. Wer einen Krieg zu Lande gewonnen hat, legt sein Kommando nieder oder prüft seine Legionen und revoltiert.

## Namen von Dingen ohne Karte

name-treasury = Faction Treasury
name-civil-war = Bürgerkrieg
name-rebels = das Heer der Rebellen
name-draw-2 = zwei ziehen
name-legion = Legionen
name-veteran = Veteranen
name-fleet = Fleets
name-army = Provinzarmeen
name-revolt-sicilia = Revolte von Sicilia
name-revolt-sardinia-et-corsica = Revolte von Sardinia et Corsica
name-revolt-hispania-citerior = Revolte von Hispania Citerior
name-revolt-hispania-ulterior = Revolte von Hispania Ulterior
name-revolt-illyricum = Revolte von Illyricum
name-revolt-gallia-cisalpina = Revolte von Gallia Cisalpina
name-revolt-macedonia = Revolte von Macedonia
name-revolt-africa = Revolte von Africa
name-revolt-gallia-narbonensis = Revolte von Gallia Narbonensis
name-revolt-cilicia-et-cyprus = Revolte von Cilicia et Cyprus
name-revolt-asia = Revolte von Asia
name-revolt-syria = Revolte von Syria
name-revolt-bithynia = Revolte von Bithynia
name-revolt-gallia-transalpina = Revolte von Gallia Transalpina
name-revolt-creta-et-cyrenaica = Revolte von Creta et Cyrenaica
name-land-bill-1 = Land Bill I
name-land-bill-2 = Land Bill II
name-land-bill-3 = Land Bill III

## Fragen

ask-setup-governor = Welcher deiner Senatoren regiert { $province }, und für wie viele Runden?
    .label = Governor: { $province }
    .hint = Solange er regiert, ist er nicht in Rome und stimmt dort nicht ab.
    .field-senator = Governor
    .field-turns = Wie lange
ask-mortality-senator = Du hast keinen Senator mehr. Nimmst du den obersten Senator der Curia, oder gibst du auf?
    .label = Der letzte Senator
    .hint = Er wird dein Faction Leader. Gibst du auf, so scheidet deine Fraktion aus.
ask-captive-ransom = Zahlst du { $talents }T für { $senator }?
    .label = Lösegeld: { $senator }
    .hint = Es wird aus seiner Kasse und deiner Faction Treasury gezahlt, und er kommt heim. Ist sein Krieg gewonnen oder seine Frist um, so ist es zu spät (RR-1.10.71).
ask-agreement-cancel = Sagst du, die öffentliche Vereinbarung Nr. { $agreement } sei gebrochen?
    .label = Bruch der Vereinbarung Nr. { $agreement }
    .hint = Die übrigen Spieler urteilen mit Mehrheit. War es ein Bruch, nimmst du zurück, was du noch hältst; einmal je Zug.
ask-agreement-breach = Wurde die öffentliche Vereinbarung Nr. { $agreement } gebrochen?
    .label = Bruch der Vereinbarung { $agreement }
    .hint = Eine Partei sagt es, und die übrigen Spieler urteilen mit Mehrheit; wer bis zum Ende der Runde schweigt, sieht keinen Bruch.
option-mortality-senator-take = Ihn nehmen
option-mortality-senator-resign = Aufgeben
option-agreement-cancel-claim = Einen Bruch geltend machen
option-agreement-breach-breach = Sie wurde gebrochen
option-agreement-breach-none = Kein Bruch

## Warum nicht

reason-setup-scenario = Dieses Szenario ist nicht für einen oder zwei Spieler ({ $clause }).
reason-setup-needs = Rebel Governors (RR-2.03) brauchen Provincial Wars (RR-2.02): schalte beide ein oder keine. Geändert ist nichts.

## Aufbau

event-rome-seated = Die Spieler sitzen im Uhrzeigersinn: { $seats }. Szenario: { $scenario ->
    [early] Frühe Republik
    [middle] Mittlere Republik
    [late] Späte Republik
    [extended] Langes Spiel
   *[alternative] Andere Geschichte
}. Advanced Rules: { $advanced ->
    [nichts] keine
   *[other] { $advanced }
}.
event-rome-families-dealt = { $seat } erhält { $families }.
event-rome-hand-dealt = Deine roten Karten: { $cards }.
event-rome-consul-appointed = { $senator } von { $seat } ist Temporary Rome Consul und gewinnt { $influence } INF.
event-rome-province-dealt = { $seat } bekommt { $province } zugeteilt.
event-rome-governor-named = { $senator } von { $seat } regiert { $province } für { $term ->
    [one] 1 Runde
   *[other] { $term } Runden
}.
event-rome-leader-named = { $seat } ernennt { $senator } zum Faction Leader.
event-rome-nothing-played = { $seat } spielt keine weitere Karte.
event-rome-play-began = Der Aufbau ist zu Ende; im Stapel liegen { $deck } Karten.

## Das Ende des Spiels

event-rome-game-ended = Das Spiel ist zu Ende: { $reason ->
    [influence] Die Epoche ist vorbei, und der größte Einfluss zählt
    [consul-for-life] Ein Consul for Life beherrscht Rome
    [rebel] Rome ist einem Rebellen zugefallen
    [bankrupt] Der Staat ist bankrott, und Rome fällt
    [wars] Zu viele Kriege sind aktiv, und Rome fällt
    [people] Das Volk erhebt sich, und Rome fällt
   *[other] { $reason }
}. { $winner ->
    [none] **Alle Fraktionen haben verloren.**
   *[other] **{ $winner } hat gewonnen.**
}{ $beside ->
    [nichts] { "" }
   *[other] { " " }Den Sieg teilen: { $beside }.
}
    .news = { event-rome-game-ended }
event-rome-rebel-prevails = { $reason ->
    [bankrupt] Der Staat ist bankrott
   *[people] Das Volk erhebt sich
}: Die Revolte von { $seat } setzt sich durch und siegt, wenn Rome am Ende der Runde noch steht. Rebellen: { $rebels }.
    .news = ⚔ { event-rome-rebel-prevails }
end-reason = { $reason ->
    [influence] Die Epoche ist vorbei; es gewinnt die Fraktion mit dem größten Einfluss (RR-1.12.1.5).
    [consul-for-life] Ein Consul for Life beherrscht Rome (RR-1.12.1.3, 1.12.1.4).
    [rebel] Ein Rebell hat Rome genommen (RR-1.12.1.1, 1.12.1.2).
    [bankrupt] Der Staat ist bankrott; Rome fällt (RR-1.12.2).
    [wars] Zu viele Kriege sind aktiv; Rome fällt (RR-1.12.2).
    [people] Das Volk erhebt sich; Rome fällt (RR-1.12.2).
   *[other] { $reason }
} { $winner ->
    [none] **Alle Fraktionen haben verloren.**
   *[other] **{ $winner } hat gewonnen.**
}{ $beside ->
    [nichts] { "" }
   *[other] { " " }Den Sieg teilen: { $beside }.
}

## Vereinbarungen

event-rome-breach-claimed = { $claimant } sagt, { $accused } habe Vereinbarung Nr. { $agreement } gebrochen. Die übrigen Spieler urteilen.
    .news = { event-rome-breach-claimed }
event-rome-breach-judged = Vereinbarung Nr. { $agreement }: Mit { $ayes } zu { $noes } { $breach ->
    [yes] war es ein Bruch; { $claimant } hat recht
   *[no] war es kein Bruch; { $claimant } hat unrecht
}.
    .news = { event-rome-breach-judged }

## Die Optionen eines Tisches

option-rome-scenario = Szenario
option-rome-scenario-early = Frühe Republik
    .means = Die Punischen Kriege: je drei Families, der 1st Punic War liegt im Forum (RR-3.01)
option-rome-scenario-middle = Mittlere Republik
    .means = Die Zeit der Gracchen: je vier Families und eine Province (RR-3.02)
option-rome-scenario-late = Späte Republik
    .means = Die Zeit Caesars: je fünf Families, drei Laws sind in Kraft (RR-3.03)
option-rome-scenario-extended = Langes Spiel über alle Epochen
    .means = Es geht durch alle Epochen weiter, Stapel um Stapel (RR-3.04)
option-rome-scenario-alternative = Andere Geschichte
    .means = Die Karten aller Epochen werden zusammengemischt (RR-3.05)
option-rome-ballots = Abstimmungen im Senat
option-rome-ballots-ordered = eine Fraktion nach der anderen
option-rome-ballots-live = alle zugleich, offen und endgültig
option-rome-ballots-sealed = alle zugleich, verdeckt bis zuletzt
option-rome-assassination = Attentate
option-rome-assassination-base = nach der Grundregel (RR-1.09.7)
option-rome-assassination-optional = nach der Variante (RR-1.09.79)
option-rome-switches = Zusatzregeln (RR-2)
option-rome-pontifex = Pontifex Maximus (RR-2.01)
    .means = Ein Priester auf Lebenszeit: vergibt Priesterämter, darf Veto einlegen, zahlt für Evil Omens
option-rome-provincial-wars = Provincial Wars (RR-2.02)
    .means = Provinces stellen Heere auf; Kriege greifen an, was niemand verteidigt
option-rome-rebel-governors = Rebel Governors (RR-2.03)
    .means = Governors können mit ihren Provinces revoltieren; braucht Provincial Wars
option-rome-disbandment = Disbandment and Recall (RR-2.04)
    .means = Feldherren siedeln Veteranen für INF und ORA an und können sie zurückrufen
option-rome-advocates = Advocates (RR-2.05)
    .means = Der Angeklagte kann verteidigt werden, und auch das Urteil wird gewürfelt
option-rome-laws = Passing Laws (RR-2.06)
    .means = Ein Law braucht zwei Sponsors und eine Abstimmung
name-pontifex = Pontifex Maximus
name-provincial-wars = Provincial Wars
name-rebel-governors = Rebel Governors
name-disbandment = Disbandment and Recall
name-advocates = Advocates
name-laws = Passing Laws
option-legion-n = Legion Nr. { $n }
option-veteran-n = Veteran Nr. { $n }
option-fleet-n = Fleet Nr. { $n }
option-army-n = Provinzarmee Nr. { $n }
name-slice-and-dice = Slice and Dice
name-blood-fest = Blood Fest
name-gladiator-gala = Gladiator Gala
