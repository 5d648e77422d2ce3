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

senator-ratings = INF { $influence } · ORA { $oratory } · MIL { $military } · LOY { $loyalty }
senator-popularity = POP { $popularity }
senator-talents = { $talents }T
senator-traders = { $traders ->
    [one] 1 Trader
   *[other] { $traders } Trader
}
senator-governor = Governor von { $province }
card-note = { $count } { $name }, Wert { $value }: jetzt { $now }T, mit einer mehr { $more }T
province-note = { $province }{ $developed ->
    [yes] , entwickelt
   *[no] , noch nicht entwickelt
}: Beute { $spoils }, Einnahmen des Staates { $income }; { $frontier ->
    [yes] Barbarian Raids ausgesetzt, Landstärke { $land }
   *[no] vor Barbarian Raids sicher
}.
who-note = { $senator }: { $line }
office-note = { $committee }: { $text }
treasury-note = In der Staatskasse liegen { $talents }T.
works-note = { $senator } hat { $talents }T und POP { $popularity }.
purse-line = - { $name }: { $talents }T
purse-step = - { $name }: { $talents }T, genug für { $steps }
purse-steps = { $talents }T ({ $influence } INF)
purse-poor = In keiner deiner Kassen liegen die { $talents }T, die 1 INF bringen.
purses-whole = Zusammen { $talents }T in deinen eigenen Kassen.
purses-hidden = Du verteilst, was ihre Senatoren haben. Was in ihrer Faction Treasury liegt, ist dir verborgen und bleibt dort; was du hineinlegst, kommt dazu.
ransom-note = In deiner Faction Treasury liegen { $talents }T.

## Hände

hand-treasury = Faction Treasury: **{ $talents }T**
hand-leader = Faction Leader
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
hand-cards = **{ $count ->
    [one] 1 rote Karte
   *[other] { $count } rote Karten
}**
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
card-told = { $name }.{ $text ->
    [none] { "" }
   *[other] { " " }{ $text }
}
mortality-title = **Sterblichkeit, Runde { $turn }**
mortality-chits = Chits: { $chits }.
mortality-deaths = Tot: { $deaths ->
    [nichts] niemand
   *[other] { $deaths }
}.
mortality-woken = Kriege, die aktiv wurden: { $wars ->
    [nichts] keine
   *[other] { $wars }
}.

button-sell-all = Alles verkaufen: { $left }T
button-sell-nothing = Nichts verkaufen
button-sell-these = Diese verkaufen: { $left }T
button-give-nothing = Nichts spenden
button-give = { $name }: { $talents }T für { $influence } INF
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
enemy-note = Stärke { $strength }, { $war ->
    [none] in der Curia
   *[other] bei { $war }
}
persuasion-note = { $persuader } überredet { $target }: Base Number { $base }, Bestechung { $bribes }T, Gegenbestechung { $against }T. Ein Wurf gelingt jetzt in { $chance }% aller Fälle.
persuasion-prospect = - **{ $target }**{ $seat ->
    [none] { "" }
   *[other] { " " }von { $seat }
}: { $persuader } { $chance }%{ $bribe ->
    [0] { "" }
   *[other] , mit { $bribe }T Bestechung **{ $best }%**
}
persuasion-hopeless = Mit dem, was in deinen Kassen liegt, ist jetzt niemand zu gewinnen.
trader-chances = Chancen je Talente: { $chances }.
trader-chance = { $talents }T { $chance }%
floor-note = In der Staatskasse liegen { $treasury }T. Zu Hause: { $legions ->
    [one] 1 Legion
   *[other] { $legions } Legionen
}, { $fleets ->
    [one] 1 Fleet
   *[other] { $fleets } Fleets
}. Aktive Kriege: { $wars ->
    [none] keine
   *[other] { $wars }
}.
floor-war = { $war } ({ $fleet ->
    [0] { "" }
   *[other] Flotte { $fleet },{ " " }
}Land { $land }{ $support ->
    [0] { "" }
   *[other] , Unterstützung { $support }
})

## Fragen

ask-setup-trader = Welcher deiner Senatoren erhält Trader Nr. { $number }?
    .label = Trader platzieren
    .hint = Für jeden Trader ziehst du eine Handelskarte pro Runde. Stirbt ein Senator, sind seine Trader verloren.
ask-setup-leader = Welcher deiner Senatoren ist dein Faction Leader?
    .label = Leader ernennen
    .hint = Ein Leader hat 3T Einkommen statt 1T; stirbt er, bleibt dir seine Familie.
ask-setup-term = Wie viele Runden bleibt dein Governor (Statthalter) in { $province }?
    .label = Amtszeit in { $province }
    .hint = Solange er Governor ist, ist er fern von Carthage und stimmt dort nicht ab.
ask-setup-member = Welcher deiner Senatoren wird { $committee }?
    .label = Mitglied ernennen
    .hint = Ein Governor fern von Carthage oder ein Suffete kann nicht gewählt werden.
ask-setup-play = Welche Karte spielst du vor der ersten Runde, wenn überhaupt?
    .label = Karte spielen
    .hint = Nach jeder Karte wirst du wieder gefragt, bis du keine mehr spielst.
ask-mortality-warehouse = Welche eingelagerten Handelskarten gehen mit dem toten Senator verloren?
    .label = Eingelagerte Karten verlieren
ask-revenue-corruption = Für welche deiner Sitze im Committee of Five würfelst du und nimmst so viele Talents aus der Staatskasse?
    .label = Korruptes Einkommen
    .hint = Der Sitz ist dann als korrupt markiert, und sein Inhaber kann dafür angeklagt werden.
    .yes = Würfeln: { $option }
    .no = Ehrlich bleiben
    .none = du bleibst ehrlich
ask-revenue-spoils = In welchen deiner Provinzen würfelt der Governor um Beute?
    .label = Beute
    .hint = Er ist dann als korrupt markiert, und eine Provinz entwickelt sich schwerer.
    .yes = Würfeln: { $option }
    .no = Keine Beute nehmen
    .none = du nimmst keine Beute
ask-revenue-insist = Die Staatskasse hält { $treasury }T und zahlt den Verlust, wenn der Wurf unter 0 liegt: schlimmstenfalls { $loss }T. Würfelt der Governor von { $province } trotzdem um Beute?
    .label = Beute aus { $province }
    .hint = Du hast gesagt, dass er würfelt. Steht die Staatskasse nach den Spenden noch unter 0, ist der Staat bankrott (RC-6.11).
ask-revenue-works = Wie viele Talents gibt { $senator } für öffentliche Bauten aus?
    .label = Öffentliche Bauten
    .hint = 10T bringen 1 POP, 20T bringen 2.
ask-revenue-contribute = Wie viele Talents spenden deine Senatoren dem Staat?
    .label = Spenden
    .hint = 10T bringen einem Senator 1 INF, 25T bringen 3, 50T bringen 7; weniger bringt nichts, und nichts wird übertragen.
    .share = { $name } { $count }T
ask-revenue-redistribute = Was soll in jeder deiner Kassen liegen, und was gibst du anderen?
    .label = Geld verteilen
    .hint = Trage im Formular ein, was am Ende in jeder Kasse liegen soll; eine Zahl neben einem Spieler ist ein Geschenk. Die Faction Treasury ist sicher, wenn ein Senator stirbt, zahlt aber nur Gegenbestechungen, Lösegeld und Rebellenlegionen.
    .share = { $name } { $count }T
ask-revenue-place = Wohin legst du die Talents, die dir geschenkt wurden?
    .label = Geschenk verteilen
    .share = { $name } { $count }T
ask-revenue-release = Welche der Legionen, die der Rebell entlassen hat, bezahlt der Staat?
    .label = Entlassene Legionen
    .hint = Die du nicht wählst, gehen in den Force Pool.
ask-captive-ransom = Zahlst du { $talents }T für { $senator }?
    .label = Lösegeld für { $senator }
    .hint = Gezahlt wird am Ende dieser Phase: aus seiner Kasse, dann aus deiner Faction Treasury. Er kommt heim; hat er gerade erfolglos gekämpft, muss er sich vor dem Volk verantworten (RC-11.1).
ask-trade-done = Bist du mit dem Handeln fertig?
    .label = Handel beenden
    .hint = Ein Angebot enthält mindestens drei Karten; sein Gesamtwert wird für dich gezählt und stimmt daher. Wenn alle fertig sind, beginnt der Verkauf.
ask-trade-offer = Was bietest du { $to } an?
    .label = Angebot an { $to }
    .field-cards = Deine Karten
    .field-names = Wahrheitsgemäß genannt
ask-trade-counter = Was legst du jetzt hin?
    .label = Karten hinlegen
    .field-cards = Deine Karten
    .field-names = Wahrheitsgemäß genannt
ask-trade-deal = Was sagst du zu diesem Geschäft?
    .label = Auf das Geschäft antworten
ask-trade-sell = Welche Handelskarten verkaufst du?
    .label = Verkaufen
    .hint = n Karten einer Ware vom Wert v bringen n × n × v. Du verkaufst einmal pro Runde; was du behältst, braucht Lagerhäuser, eins für jeden Trader.
    .none = du verkaufst nichts
ask-trade-keep = Welche Handelskarten behältst du in deinen Lagerhäusern?
    .label = Einlagern
    .hint = Die anderen gehen auf ihre Stapel zurück.
ask-trade-split = Wie wird dein Handelseinkommen unter deine Senatoren verteilt?
    .label = Handelseinkommen verteilen
    .hint = Gefangene und Rebellen erhalten nichts.
    .share = { $name } { $count }T
ask-combat-expedition = Zieht { $senator } nach dem Ergebnis „{ $result ->
    [raiders] Räuber
   *[other] Keine Entdeckung
}“ weiter, oder kehrt er um?
    .label = Weiterziehen oder umkehren
    .hint = Wer weiterzieht, würfelt nächste Runde wieder, mit den Einheiten, die er noch hat.
ask-combat-split = Die Expedition von { $senator } verliert Einheiten: { $count }. Wie viele davon sind Caravans?
    .label = Verluste aufteilen
    .hint = Der Rest sind Trade Fleets.
ask-combat-landing = Die feindliche Flotte ist geschlagen. Greift { $senator } sofort zu Lande an?
    .label = Landen oder warten
    .hint = Wer wartet, bleibt mit seiner Streitmacht bei diesem Krieg. Wer angreift, kämpft sofort; das lässt sich nicht rückgängig machen.
ask-combat-mercenaries = Welche Söldnerkarte spielst du vor der Schlacht von { $senator }?
    .label = Söldner anwerben
    .hint = Eine Karte pro Schlacht; dann fallen die Würfel, was sich nicht zurücknehmen lässt.
ask-forum-roll = Initiative Nr. { $number } gehört dir. Würfeln?
    .label = Um die Initiative würfeln
    .hint = Bei 7 wird ein Table Event ausgewürfelt, sonst die oberste Karte des Decks gezogen.
ask-forum-peddle = Aus wessen Hand nimmst du eine zufällige Karte?
    .label = Influence Peddling spielen
ask-forum-persuade = Welchen Senator willst du gewinnen, und wer überredet ihn?
    .label = Überreden
    .hint = 2 Würfel dürfen höchstens ergeben: ORA + INF + Bestechung des Überredenden − LOY und Talents des Ziels − 7, wenn es in einer Fraktion ist. 10 und mehr misslingt.
    .field-persuader = Wer überredet
    .field-target = Wen
    .field-bribe = Erste Bestechung, aus seiner Kasse
    .field-card = Karte, die dazu gespielt wird
    .default = Niemanden überreden
    .fill = Überreden…
    .none = niemanden
ask-forum-counter = Wie viele Talents deiner Faction Treasury bietest du dagegen?
    .label = Gegenbestechung
    .hint = Gebotenes Geld kommt nicht zurück; das Ziel behält es.
ask-forum-raise = Um wie viele Talents erhöhst du die Bestechung? Die Base Number ist { $base }.
    .label = Bestechung erhöhen oder würfeln
    .hint = Bei 0 wird sofort gewürfelt; nach einer Erhöhung dürfen die anderen wieder bieten.
ask-forum-trader = Welcher deiner Senatoren wirbt um einen Trader, und was gibt er aus?
    .label = Trader anwerben
    .hint = 2 Würfel und die Talents müssen zusammen 12 oder mehr ergeben.
    .field-senator = Wer wirbt
    .field-talents = Talents, die er ausgibt
    .default = Keinen Trader suchen
    .fill = Trader suchen…
    .none = keinen
ask-forum-leader = Wer ist von nun an dein Faction Leader?
    .label = Faction Leader
    .hint = Danach ist deine Initiative vorbei.
ask-forum-bid = Was bietest du für die nächste Initiative? Das höchste Gebot ist { $high }T.
    .label = Auf eine Initiative bieten
    .hint = Wenn niemand bietet, hat der Spieler des höchsten Amtsträgers sie umsonst.
    .field-senator = Wer zahlt
    .field-talents = Gebot
    .default = Kein Gebot
    .fill = Bieten…
    .none = kein Gebot
ask-forum-sacrifice = Hebst du { $event } auf?
    .label = Antwort auf { $event }
    .hint = Alle werden gefragt; nur wer ein Tophet Sacrifice hat, kann es.
ask-forum-fleets = Welche Fleets gehen verloren?
    .label = Verlorene Fleets
ask-forum-enemy = Welcher feindliche Leader stirbt?
    .label = Feindlicher Leader stirbt
ask-forum-gift = Welcher deiner Senatoren erhält einen Trader ({ $event })?
    .label = Trader erhalten
pass-forum-roll = Würfeln & Rest passen
    .hint = -# **Würfeln & Rest passen**: In dieser und jeder weiteren Initiative, die du in dieser Runde hast, würfelst du, überredest niemanden, suchst keinen Trader, und dein Faction Leader bleibt (hast du keinen: der nach RC-5.3). Was ein Ereignis oder eine Karte dich fragt, wirst du weiter gefragt. Bis das Forum schließt, kannst du es zurücknehmen.
    .stands = In deinen Initiativen dieser Runde würfelst du, überredest niemanden, suchst keinen Trader, und dein Faction Leader bleibt (hast du keinen: der nach RC-5.3).
pass-forum-persuade = Rest passen
    .hint = -# **Rest passen**: In dieser Initiative überredest du niemanden, suchst keinen Trader, und dein Faction Leader bleibt (hast du keinen: der nach RC-5.3). Was ein Ereignis oder eine Karte dich fragt, wirst du weiter gefragt. Bis alles davon getan ist, kannst du es zurücknehmen.
    .stands = Du passt für den Rest dieser Initiative: Du überredest niemanden, suchst keinen Trader, und dein Faction Leader bleibt (hast du keinen: der nach RC-5.3).
pass-forum-raise = Würfeln & Rest passen
    .hint = -# **Würfeln & Rest passen**: Du erhöhst nicht mehr und würfelst jetzt; dann suchst du, nur in dieser Initiative, keinen Trader, und dein Faction Leader bleibt (hast du keinen: der nach RC-5.3). Was ein Ereignis oder eine Karte dich fragt, wirst du weiter gefragt. Bis alles davon getan ist, kannst du es zurücknehmen.
    .stands = Du passt für den Rest dieser Initiative: Du suchst keinen Trader, und dein Faction Leader bleibt (hast du keinen: der nach RC-5.3).
pass-forum-trader = Rest passen
    .hint = -# **Rest passen**: In dieser Initiative suchst du keinen Trader, und dein Faction Leader bleibt (hast du keinen: der nach RC-5.3). Was ein Ereignis oder eine Karte dich fragt, wirst du weiter gefragt. Bis alles davon getan ist, kannst du es zurücknehmen.
    .stands = { pass-forum-raise.stands }
pass-senate-floor = Rest passen
    .hint = -# **Rest passen**: Bis dieser Senat vorbei ist, stellst du keinen eigenen Antrag und erzwingst keinen nach der Vertagung; sooft du das Wort hast, geht es weiter. Um deine Stimmen und was dich sonst betrifft, wirst du weiter gefragt. Solange es gilt, kannst du es zurücknehmen.
    .stands = In diesem Senat gibst du das Wort weiter, sooft du es hast, und erzwingst keinen letzten Antrag.
pass-forum-bid = Diese Runde kein Gebot
    .hint = -# **Diese Runde kein Gebot**: Du bietest auf keine Initiative, jetzt und in jeder weiteren Versteigerung dieser Runde. Bis das Forum schließt, kannst du es zurücknehmen.
    .stands = Du bietest in dieser Runde auf keine weitere Initiative.
pass-forum-counter = Jedes Mal 0
    .hint = -# **Jedes Mal 0**: Du bietest nichts gegen diesen Versuch, jetzt und sooft die Bestechung erhöht wird. Bis die Würfel fallen, kannst du es zurücknehmen.
    .stands = Du bietest nichts gegen diesen Versuch, sooft die Bestechung erhöht wird.
pass-revolution-done = Fertig, nichts spielen
    .hint = -# **Fertig, nichts spielen**: Du tauschst in dieser Phase Revolution keine rote Karte und spielst keine. Was andere dir inzwischen anbieten, bleibt unbeantwortet; hast du mehr als fünf Karten, wirst du weiter gefragt, welche du ablegst. Bis die Karten gespielt werden, kannst du es zurücknehmen.
    .stands = Du tauschst in dieser Phase Revolution keine roten Karten mehr und spielst keine.
ask-revolution-done = Bist du mit dem Tauschen roter Karten fertig?
    .label = Tausch beenden
    .hint = Ein Tausch braucht Karten von beiden Seiten; Geschenke brauchen keine Zustimmung. Wenn alle fertig sind, werden Karten gespielt, und fünf darf man behalten.
ask-revolution-offer = Welche roten Karten bietest du { $to } an?
    .label = Angebot an { $to }
    .field-cards = Deine Karten
    .field-shown = Zeigst du sie?
ask-revolution-counter = Welche roten Karten legst du hin?
    .label = Karten hinlegen
    .field-cards = Deine Karten
    .field-shown = Zeigst du sie?
ask-revolution-deal = Was sagst du zu diesem Geschäft?
    .label = Auf das Geschäft antworten
ask-revolution-give = Wem gibst du rote Karten, ohne etwas dafür zu bekommen?
    .label = Karten verschenken
    .field-to = An wen
    .field-cards = Deine Karten
ask-revolution-play = Welche Karte spielst du, wenn überhaupt?
    .label = Karte spielen
    .hint = Nach jeder Karte wirst du wieder gefragt, bis du keine mehr spielst.
    .default = Nichts mehr spielen
ask-revolution-discard = Du hast mehr als fünf rote Karten. Welche legst du offen ab?
    .label = Ablegen
ask-revolution-revolt = Legt { $senator } sein Kommando nieder, oder prüft er seine Legionen für eine Revolte?
    .label = Niederlegen oder revoltieren
    .hint = Für jede Legion entscheidet ein Würfel, ob sie ihm folgt. Ein Talent aus seiner Kasse gibt dem Wurf einer Legion +1. Nach der Prüfung kann er immer noch niederlegen.
    .field-command = Was er tut
    .field-paid = Bezahlte Legionen, je 1T
    .default = Niederlegen
    .fill = Prüfen…
ask-revolution-declare = { $legions ->
    [one] 1 Legion folgt
   *[other] { $legions } Legionen folgen
} { $senator }. Revoltiert er?
    .label = Revolte?
    .hint = Ein Rebell, dessen Revolte scheitert, stirbt, und alle seine Anhänger mit ihm.
ask-revolution-wish = Will { $senator } revoltieren?
    .label = Revolte?
    .hint = Beide Befehlshaber antworten geheim; dann bestechen sie die Legionen, und die des Stärkeren würfeln, ob sie ihm folgen.
ask-revolution-bribe = Was zahlt { $senator } für jede Legion?
    .label = Legionen bestechen
    .hint = Alle zugleich und geheim, an die Bank. Eine Legion würde dem folgen, der mehr zahlt; soll er der Rebell sein, würfelt sie darum, mit +1, wenn er für sie gezahlt hat.
    .default = Nichts zahlen
    .fill = Zahlen…
ask-revolution-join = Welche deiner Senatoren schließen sich der Revolte von { $senator } an?
    .label = Der Revolte anschließen
    .hint = Sie verlieren Ämter, Trader und Trade Concessions und sterben, wenn die Revolte scheitert.
    .default = Alle bleiben loyal
    .no = Alle bleiben loyal
    .none = sie bleiben loyal
ask-revolution-veterans = Welche Veteranen deiner loyalen Senatoren verlassen den Rebellen?
    .label = Veteranen ziehen ab
    .hint = Sie kommen zu den Active Forces.
    .default = Alle ziehen ab
    .no = Alle bleiben
    .none = alle bleiben bei ihm
ask-revolution-conquest = { $wars ->
    [one] 1 Krieg kann
   *[other] { $wars } Kriege können
} geschlagen werden. Welcher ist der nächste, und mit welchen Einheiten?
    .label = Einen Krieg schlagen
    .hint = Es braucht einen Sieg zu Lande; jeder Krieg kann einmal geschlagen werden.
    .default = Schwächster Krieg, alle Einheiten
    .fill = Wählen…
    .field-war = Der Krieg
    .field-legions = Legionen
    .field-fleets = Fleets
ask-senate-floor = Du hast im Senat das Wort. Stellst du einen Antrag?
    .label = Das Wort
    .hint = Gibst du das Wort weiter, hat es der nächste Amtsträger eines anderen Spielers.
ask-senate-suffetes = Welche zwei Senatoren schlägst du als Suffetes vor?
    .label = { $forced ->
        [0] Suffetes vorschlagen
       *[other] Outcry: Suffetes vorschlagen
    }
    .hint = { $forced ->
        [0] { "" }
       *[other] Du spielst damit einen Public Outcry, und darüber wird als Nächstes abgestimmt.
    }
    .field-first = Der eine
    .field-second = Der andere
ask-senate-committee = Wen schlägst du für die freien Sitze im Committee of Five vor?
    .label = { $forced ->
        [0] Committee besetzen
       *[other] Outcry: Committee besetzen
    }
    .hint = { $forced ->
        [0] { "" }
       *[other] Du spielst damit einen Public Outcry, und darüber wird als Nächstes abgestimmt.
    }
ask-senate-governors = Wen schlägst du als Governors vor?
    .label = { $forced ->
        [0] Governors vorschlagen
       *[other] Outcry: Governors vorschlagen
    }
    .hint = { $forced ->
        [0] { "" }
       *[other] Du spielst damit einen Public Outcry, und darüber wird als Nächstes abgestimmt.
    }
ask-senate-concessions = Wer soll welche Trade Concession erhalten?
    .label = { $forced ->
        [0] Trade Concessions vergeben
       *[other] Outcry: Trade Concessions vergeben
    }
    .hint = { $forced ->
        [0] { "" }
       *[other] Du spielst damit einen Public Outcry, und darüber wird als Nächstes abgestimmt.
    }
ask-senate-units = Welche Einheiten soll der Staat ausheben und auflösen?
    .label = { $forced ->
        [0] Ausheben und auflösen
       *[other] Outcry: Ausheben und auflösen
    }
    .hint = { $forced ->
        [0] { "" }
       *[other] Du spielst damit einen Public Outcry, und darüber wird als Nächstes abgestimmt.
    }
ask-senate-forces = Welche Streitkräfte und Garnisonen willst du aussenden, verstärken, heimrufen oder ablösen?
    .label = { $forced ->
        [0] Streitkräfte aussenden
       *[other] Outcry: Streitkräfte aussenden
    }
    .hint = { $forced ->
        [0] { "" }
       *[other] Du spielst damit einen Public Outcry, und darüber wird als Nächstes abgestimmt.
    }
ask-senate-expedition = Wohin soll eine Expedition gehen, und unter wem?
    .label = { $forced ->
        [0] Expedition aussenden
       *[other] Outcry: Expedition aussenden
    }
    .hint = { $forced ->
        [0] { "" }
       *[other] Du spielst damit einen Public Outcry, und darüber wird als Nächstes abgestimmt.
    }
    .field-goal = Wohin
    .field-explorer = Explorer
    .field-caravans = Caravans
    .field-trade-fleets = Trade Fleets
ask-senate-peace = In welchem Krieg soll der Staat um Frieden bitten?
    .label = { $forced ->
        [0] Um Frieden bitten
       *[other] Outcry: Um Frieden bitten
    }
    .hint = { $forced ->
        [0] { "" }
       *[other] Du spielst damit einen Public Outcry, und darüber wird als Nächstes abgestimmt.
    }
    .field-war = Krieg, der aufgegeben wird
ask-senate-tax = Wie hoch soll der Steuersatz sein?
    .label = { $forced ->
        [0] Steuersatz ändern
       *[other] Outcry: Steuersatz ändern
    }
    .hint = { $forced ->
        [0] { "" }
       *[other] Du spielst damit einen Public Outcry, und darüber wird als Nächstes abgestimmt.
    }
    .field-rate = Neuer Satz in Prozent
    .field-sponsor = Sponsor, bei einer Erhöhung
    .field-cosponsor = Co-Sponsor
ask-senate-alliance = Soll die Tyrian Maritime Alliance abgelehnt werden?
    .label = { $forced ->
        [0] Tyrian Alliance ablehnen
       *[other] Outcry: Tyrian Alliance ablehnen
    }
    .hint = { $forced ->
        [0] { "" }
       *[other] Du spielst damit einen Public Outcry, und darüber wird als Nächstes abgestimmt.
    }
ask-senate-life = Wen schlägst du als Suffete for Life vor?
    .label = { $forced ->
        [0] Suffete for Life
       *[other] Outcry: Suffete for Life
    }
    .hint = { $forced ->
        [0] { "" }
       *[other] Du spielst damit einen Public Outcry, und darüber wird als Nächstes abgestimmt.
    }
    .field-nominee = Kandidat
ask-senate-minor = Wen oder was lobst oder tadelst du?
    .label = { $forced ->
        [0] Kleiner Antrag
       *[other] Outcry: Kleiner Antrag
    }
    .hint = { $forced ->
        [0] Über einen kleinen Antrag wird abgestimmt, er hat aber keine Wirkung.
       *[other] Du spielst damit einen Public Outcry, und darüber wird als Nächstes abgestimmt.
    }
    .field-text = Der Antrag
ask-senate-trial = Wen beschuldigst du, weswegen, und wer soll ihn anklagen?
    .label = Einen Senator beschuldigen
    .hint = Der Ankläger muss zustimmen. Ein hingerichteter Senator ist für seine Fraktion verloren.
    .field-accused = Angeklagter
    .field-charge = Anklagepunkt
    .field-prosecutor = Ankläger
ask-senate-prosecutions = Anklagen: Beschuldigst du jemanden?
    .label = Anklagen
    .hint = Eine große oder zwei kleine Anklagen pro Runde, und eine kleine mehr unter dem Court of 104. Dann fallen die Markierungen aller, die in Carthage sind, doch ein Mitglied des Committee im Amt behält die seines Sitzes; wer fort ist, kann nach seiner Rückkehr angeklagt werden.
ask-senate-prosecute = Klagt { $senator } { $accused } an?
    .label = Anklage: { $accused }
    .hint = Der Ankläger eines Verurteilten gewinnt die Hälfte der INF, die dieser verliert.
ask-senate-appeal = Legt der Angeklagte beim Volk Berufung ein?
    .label = Berufung an das Volk
    .hint = 2 Würfel + POP: 8 und mehr sind Stimmen gegen die Verurteilung, 12 befreit ihn; 6 und weniger sind Stimmen dafür, 2 tötet ihn.
ask-senate-judges = Für welche Seite spielst du Bribed Judges?
    .label = Bribed Judges spielen
    .hint = 10 Stimmen, bevor die erste Fraktion abstimmt.
ask-senate-vote = Wie stimmen deine Senatoren über Antrag Nr. { $motion } ab?
    .label = Über Nr. { $motion } abstimmen
    .hint = Eine abgegebene Stimme ist endgültig. Jede gekaufte Stimme kostet 1T aus dem eigenen Geld des Senators.
ask-senate-consent = Stimmt { $senator } Antrag Nr. { $motion } zu?
    .label = Zustimmung von { $senator }
ask-senate-rebuke = Alle anderen Senatoren haben gegen deinen Antrag gestimmt. Was tut dein Magistrat?
    .label = Antwort auf die Rüge
    .hint = Wer zurücktritt, führt in dieser Runde nicht mehr den Vorsitz; sein Amt behält er.
ask-senate-call = Welche Fraktion rufst du als nächste auf?
    .label = Weitere Fraktion aufrufen
ask-senate-law = Welches Gesetz spielst du?
    .label = Gesetz spielen
    .hint = Es gilt dauerhaft. Während einer Abstimmung wird es wirksam, sobald sie vorbei ist.
ask-senate-veto = Legst du gegen Antrag Nr. { $motion } ein Veto ein?
    .label = Veto gegen Nr. { $motion }
    .hint = Die Abstimmung endet sofort. Eine Karte wird abgelegt; eine eigene Fähigkeit ist für diese Sitzung verbraucht.
ask-senate-claim = Beanspruchst du mit einem Public Outcry den nächsten Antrag?
    .label = Nächsten Antrag beanspruchen
    .hint = Die Karte wird jetzt gespielt; den Antrag stellst du, wenn diese Abstimmung vorbei ist.
ask-senate-forgo = Der nächste Antrag gehört dir, durch Public Outcry. Verzichtest du darauf?
    .label = Antrag durch Public Outcry
ask-senate-last-word = Der Senat ist vertagt. Erzwingst du mit einem Public Outcry einen letzten Antrag?
    .label = Letztes Wort
    .hint = Alle, die rote Karten haben, werden gefragt.
ask-senate-silence = { $against } spielt einen Public Outcry oder nutzt eine eigene Fähigkeit. Hebst du das auf?
    .label = Antwort auf den Outcry
    .hint = Alle, die rote Karten haben, werden gefragt.
ask-senate-home = { $first } und { $second } sind gewählt. Wer soll Home Suffete sein?
    .label = Home Suffete bestimmen
    .hint = Einigt ihr euch nicht, würfelt jeder mit zwei Würfeln, und der höhere Wurf entscheidet.
ask-senate-home-choice = { $senator } hat höher gewürfelt. Wer soll Home Suffete sein?
    .label = Home Suffete wählen
ask-senate-membership = Nur { $senator }, eben erst aus dem Committee of Five ausgeschieden, kann { $committee } werden. Stimmt er zu?
    .label = Zustimmung von { $senator }
ask-senate-ally = Neues Bündnis: Welcher Krieg endet durch Vertrag?
    .label = Einen Krieg wählen
ask-senate-assassinate = Welcher deiner Senatoren greift wen an, und mit wie vielen Assassin-Karten?
    .label = Attentat
    .field-assassin = Attentäter
    .field-victim = Opfer
    .field-cards = Assassin-Karten
ask-senate-bodyguards = { $assassin } greift { $victim } an. Wie viele Secret Bodyguards spielst du?
    .label = Secret Bodyguards
ask-senate-recruit = Welcher Senator im Forum kommt in deine Fraktion?
    .label = Senator aufnehmen
ask-senate-join = Trittst du der Ruling Coalition{ $partner1 ->
        [none] { " " }deiner Fraktion allein
        [nichts] { " " }deiner Fraktion allein
       *[other] { " " }mit { $partner1 }
    }{ $partner2 ->
        [none] { "" }
        [nichts] { "" }
       *[other] , { $partner2 }
    }{ $partner3 ->
        [none] { "" }
        [nichts] { "" }
       *[other] , { $partner3 }
    }{ $partner4 ->
        [none] { "" }
        [nichts] { "" }
       *[other] , { $partner4 }
    } bei? Sie hat { $votes } von { $of } Stimmen.
    .label = Der Coalition beitreten
    .hint = Ihre Mitglieder teilen Ämter, Provinzen und Kommandos unter sich auf. Lehnst du ab, regiert die nächste Verbindung mit einer Mehrheit.
ask-senate-partners = Ohne dich hat keine Verbindung eine Mehrheit. Wen nimmst du in die Ruling Coalition auf?
    .label = Coalition bilden
ask-senate-skip = Spielst du einen Public Outcry, um eine Fraktion zu übergehen, wenn sie in dieser Wahlrunde an der Reihe ist?
    .label = Eine Fraktion übergehen
    .hint = Die Karte ist dann verbraucht.
ask-senate-spoil = Welche Beute nimmt deine Fraktion, und für welchen Senator?
    .label = Beute wählen
    .hint = Ein Krieg steht für das Kommando gegen ihn, eine Exploration für ihren Explorer. Sind alle Ämter besetzt, beendet ein Passen die Wahl für alle.
    .field-spoil = Beute
    .field-senator = Senator
ask-senate-conspire = { $senator } hat mehr INF als alle anderen. Verlangst du einen Anschlag auf sein Leben?
    .label = Ein Attentat verlangen
    .hint = Alle Fraktionen außer seiner würfeln, plus 1 für jede Assassin-Karte; die höchste muss es versuchen, mit ihrem Senator mit der geringsten INF und allen ihren Assassin-Karten. Es kann deine sein.
ask-agreement-propose = Welche öffentliche Vereinbarung schlägst du vor?
    .label = Vereinbarung vorschlagen
    .field-partner = Mit
    .field-text = Was ihr vereinbart
    .field-talents = Talents, die du versprichst
    .field-cards = Karten, die du versprichst
    .field-votes = Stimmen, die du versprichst
    .field-asked-talents = Talents, die du verlangst
    .field-asked-cards = Karten, die du verlangst
    .field-asked-votes = Stimmen, die du verlangst
    .field-asked_talents = Talents, die du verlangst
    .field-asked_cards = Karten, die du verlangst
    .field-asked_votes = Stimmen, die du verlangst
ask-agreement-answer = Gehst du die öffentliche Vereinbarung Nr. { $agreement } ein?
    .label = Vereinbarung Nr. { $agreement }
ask-agreement-cancel = Hebst du auf, was du nach Vereinbarung Nr. { $agreement } noch schuldest?
    .label = Vereinbarung Nr. { $agreement } aufheben

option-setup-play-none = Nichts spielen
option-revolution-play-none = Nichts mehr spielen
option-hidden = Verdeckt
option-shown = Offen
option-lay-down = Das Kommando niederlegen
option-test = Die Legionen prüfen
option-revolt = Revoltieren
option-combat-expedition-continue = Weiterziehen
option-combat-expedition-return = Nach Carthage umkehren
option-combat-landing-attack = Zu Lande angreifen
option-combat-landing-wait = Warten
option-combat-mercenaries-none = Keine spielen
option-revenue-insist-roll = Würfeln
option-revenue-insist-leave = Keine Beute nehmen
option-revenue-works-0 = Nichts
option-revenue-works-10 = 10T für 1 POP
option-revenue-works-20 = 20T für 2 POP
option-setup-term-1 = 1 Runde
option-setup-term-2 = 2 Runden
option-setup-term-3 = 3 Runden
option-forum-roll-roll = Würfeln
option-forum-persuade-none = Keine Wahl
option-forum-trader-none = Niemand
option-forum-leader-none = Keine Änderung
option-forum-bid-none = Niemand
option-forum-sacrifice-none = Geschehen lassen
option-at-home-n = Fleet Nr. { $n } daheim
option-for = Ja
option-against = Nein
option-abstain = Enthaltung
option-consent = Zustimmen
option-refuse = Ablehnen
option-senate-floor-yield = Das Wort weitergeben
option-senate-floor-proceed = Weiter zu anderen Geschäften
option-senate-floor-adjourn = Den Senat vertagen
option-senate-home-roll = Die Würfel entscheiden lassen
option-senate-forgo-forgo = Verzichten
option-senate-join-join = Beitreten
option-senate-join-refuse = Ablehnen
option-senate-skip-none = Niemanden übergehen
option-senate-spoil-pass = Passen
option-senate-spoil-none = Niemand
option-senate-conspire-none = Nicht verlangen
option-senate-conspire-ask = Verlangen
option-senate-last-word-none = Schweigen
option-senate-last-word-claim = Public Outcry spielen
option-senate-silence-none = Gelten lassen
option-senate-prosecutions-end = Die Anklagen beenden
option-senate-appeal-appeal = Berufung einlegen
option-senate-trial-major = Letztes Amt
option-senate-trial-tax = Erhöhung des Steuersatzes
option-senate-rebuke-influence = 1 INF verlieren
option-senate-rebuke-step-down = Zurücktreten
option-pay = Zahlen
option-keep = Das Geld behalten
option-enter = Eingehen
option-decline = Ablehnen
option-cancel = Aufheben

## Warum nicht

reason-trade-untrue = { $commodity } ist nicht unter den Karten, die du hinlegst.
reason-forum-both = Eine Überredung braucht sowohl einen Überredenden als auch ein Ziel.
reason-forum-purse = { $senator } hat nur { $talents }T.
reason-forum-payer = Sag, welcher Senator zahlt.
reason-forum-low = Ein Gebot muss über { $high }T liegen.
reason-agreement-empty = Eine Vereinbarung braucht Worte oder ein Versprechen.
reason-senate-again = Das wurde in dieser Sitzung abgelehnt; es darf nur mit einer echten Änderung wieder beantragt werden ({ $clause }).
reason-senate-pass-names-nobody = Wer passt, nennt keinen Senator ({ $clause }).
reason-senate-not-eligible = { $senator ->
    [none] Niemand
    [nichts] Niemand
   *[other] { $senator }
} kann das nicht haben; nenne einen deiner Senatoren, der es kann ({ $clause }).
reason-senate-twice = { $senator } steht dort zweimal ({ $clause }).
reason-senate-nobody = Nenne jemanden für mindestens einen Posten ({ $clause }).
reason-senate-no-charge = { $senator } kann dafür jetzt nicht angeklagt werden ({ $clause }).
reason-senate-own-prosecutor = { $senator } kann sich nicht selbst anklagen ({ $clause }).
reason-senate-will-not-prosecute = { $senator } hat es abgelehnt, ihn dafür anzuklagen ({ $clause }).
reason-senate-empty = Ein Antrag braucht Worte ({ $clause }).
reason-revolution-paid-for-nothing = Wer sein Kommando niederlegt, bezahlt keine Legionen ({ $clause }).
reason-revolution-purse = Er hat nur { $talents }T ({ $clause }).
reason-revolution-too-few-units = Es braucht eine Legion und die Fleets, die dieser Krieg verlangt ({ $clause }).
reason-senate-two-sponsors = Eine Erhöhung braucht zwei verschiedene Senatoren als Sponsoren ({ $clause }).
reason-senate-no-sponsors = Eine Senkung hat keine Sponsoren ({ $clause }).
reason-senate-nothing-proposed = Sag, wer mindestens eine dieser Karten haben soll ({ $clause }).
reason-senate-no-units = Sag, um wie viele Einheiten es geht: mindestens eine ({ $clause }).
reason-senate-raised-and-disbanded = { $unit } können nicht in einer Sitzung sowohl ausgehoben als auch aufgelöst werden ({ $clause }).
reason-senate-too-few-units = So viele dieser Einheiten gibt es nicht ({ $clause }).
reason-senate-treasury = Das kostet { $talents }T; in der Staatskasse liegen { $treasury }T ({ $clause }).
reason-senate-no-such-order = Das kann jetzt nicht befohlen werden ({ $clause }).
reason-senate-cannot-command = Jemand, der hier genannt ist, kann jetzt nicht in den Krieg geschickt werden ({ $clause }).
reason-senate-one-commander = Eine Streitmacht hat { $most ->
    [one] einen Befehlshaber, außer in einer Crisis
   *[other] einen oder zwei Befehlshaber
} ({ $clause }).
reason-senate-no-suffete = Ein Suffete muss befehligen, oder einer von zwei Befehlshabern muss Suffete sein ({ $clause }).
reason-senate-marine-first = Der Home Suffete zieht erst nach dem Marine Suffete in den Krieg oder mit ihm in einem Antrag ({ $clause }).
reason-senate-replacement = { $senator } hat MIL unter 3 und kann keinen Befehlshaber ablösen ({ $clause }).
reason-senate-needed-units = Für { $war } fehlen dieser Streitmacht nötige Einheiten: eine Legion mit Fleets zur Unterstützung in Höhe von { $support } oder gegen eine ungeschlagene Flotte mindestens eine Fleet ({ $clause }).
reason-senate-earlier-war = { $war } kommt zuerst: Auch dort muss eine Streitmacht mit Befehlshaber stehen ({ $clause }).
reason-senate-all-return = Mit allen ihren Befehlshabern kommt die ganze Streitmacht heim; nenne dann keine Einheiten ({ $clause }).
reason-senate-replaces-nobody = Jemand muss heimkommen und jemand anderes übernehmen ({ $clause }).
reason-senate-two-orders = Niemand wird zweimal geschickt, und keine Streitmacht oder Garnison hat zwei Befehle in einem Antrag ({ $clause }).
reason-senate-bought-nothing = { $senator } enthält sich, also können für ihn keine Stimmen gekauft werden ({ $clause }).
reason-ruling-senator = Es ist kein Senator { $senator } im Spiel.
reason-ruling-unaligned = { $senator } gehört zu keiner Fraktion.
reason-ruling-seat = Es gibt keinen Sitz { $seat }.
reason-ruling-card = { $card } ist nicht da.
reason-ruling-amount = Es muss von { $low } bis { $high } sein.

## Aufbau

event-carthage-seated = Die Fraktionen sitzen im Uhrzeigersinn: { $seats }. Szenario: { $scenario ->
    [early] Frühzeit (Early)
    [late] Spätzeit (Late)
   *[campaign] Kampagne (Campaign)
}.
neutral-imperialists = Imperialists
neutral-plutocrats = Plutocrats
neutral-conservatives = Conservatives
neutral-populists = Populists
event-carthage-neutral-named = { $seat } ist neutral: die { $neutral ->
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
event-carthage-statesman-played = { $seat } spielt { $statesman }.
    .news = { event-carthage-statesman-played }
event-carthage-concession-played = { $seat } spielt { $concession } für { $senator }.
    .news = { event-carthage-concession-played }
event-carthage-nothing-played = { $seat } spielt keine weitere Karte.
event-carthage-play-began = Der Aufbau ist vorbei; im Deck liegen { $deck } Karten.

## Sterblichkeit

event-carthage-turn-began = **Runde { $turn } beginnt.** Der Hashwert ihrer Würfel ist `{ $pledge }`.
event-carthage-war-activated = { $war } wird aktiv.
    .news = ⚔ { event-carthage-war-activated }
event-carthage-leader-joined = { $leader } schließt sich dem Feind an: { $war }.
event-carthage-legions-joined = Aus der Reserve kommen in den Force Pool: { $count } { $legion } ({ $cause }).
event-carthage-legions-unavailable = { $legion } können nicht ausgehoben werden ({ $cause }).
event-carthage-legions-available = { $legion } können wieder ausgehoben werden.
event-carthage-desertion-rolled = Desertion ({ $cause }), Legionen der Klasse { $legion_class }: Würfe { $rolls }, es desertieren { $deserted }.
event-carthage-chits-drawn = Mortality Chits: { $chits }.
event-carthage-tie-rolled = Ein Gleichstand zwischen { $names } wird ausgewürfelt ({ $about ->
    [veteran] Veteran
    [outcry] Public Outcry
    [repopulate] Senator aus dem Forum
    [suffetes] Home Suffete
    [family] Familie
    [suffete-for-life] Suffete for Life
    [victory] Sieg
    [plot] Verschwörung
    [neutral] neutrale Fraktion
    [mortality] Sterblichkeit
   *[other] { $about }
}): { $rolls }.
event-carthage-died = { $card }{ $seat ->
    [none] { "" }
   *[other] { " " }von { $seat }
} stirbt ({ $cause ->
    [mortality] Sterblichkeit
    [battle] in der Schlacht
    [exploration] auf Expedition
    [crucified] gekreuzigt
    [disorder] in den Unruhen
    [raid] durch Plünderer
    [pretender] durch einen Prätendenten
    [captivity] in Gefangenschaft
    [revolt] in der Revolte
    [assassination] durch ein Attentat
    [caught] als Attentäter gefasst
    [executed] hingerichtet
    [people] vom Volk getötet
    [appeal] im Tumult einer Berufung
    [revenge] aus Rache für ein Attentat
   *[other] { $cause }
}).
    .news = ✝ { event-carthage-died }
event-carthage-left-behind = Was { $senator } innehatte, liegt nun im Forum: { $items }.
event-carthage-family-stays = Die Familie { $family } bleibt bei { $seat } und führt weiter.
event-carthage-family-lost = Die Familie { $family } kommt unter die Karten der Curia.
event-carthage-family-inherited = { $senator } übernimmt die Familie { $family }.
event-carthage-faction-revived = { $seat } hatte keinen Senator mehr und nimmt { $senator } aus der Curia als Leader auf.
    .news = { event-carthage-faction-revived }
event-carthage-faction-out = { $seat } hat zur Strafe für ein Attentat den letzten Senator verloren und ist aus dem Spiel.
    .news = { event-carthage-faction-out }
event-carthage-warehouses-lost = { $seat } verliert eingelagerte Handelskarten an { $stacks }.
event-carthage-game-ended = Das Spiel ist vorbei ({ $reason ->
    [influence] die meiste INF
    [bankrupt] der Staat ist bankrott
    [rebel] der Staat fiel an einen Rebellen
    [wars] zu viele aktive Kriege
    [lost-wars] zu viele verlorene Kriege
    [suffete-for-life] ein Suffete for Life regiert
   *[other] { $reason }
}). Es gewinnt: { $winner ->
    [none] niemand
   *[other] { $winner }
}.
    .news = { event-carthage-game-ended }
event-carthage-ruled = Die Spielleitung verfügt: { $ruling ->
    [state-treasury] in der Staatskasse liegen { $amount }T
    [tax] der Steuersatz ist { $amount }%
    [talents] { $about } hat { $amount }T
    [influence] { $about } hat { $amount } INF
    [popularity] { $about } hat { $amount } POP
    [traders] { $about } hat { $amount } Trader
    [faction-treasury] die Faction Treasury von { $about } ist festgesetzt
    [give-card] eine Karte für { $about }
    [take-card] eine Karte wird genommen: { $about }
    [give-trade-card] eine Handelskarte für { $about }
    [take-trade-card] eine Handelskarte wird genommen: { $about }
    [recruit] { $about } kommt in eine Fraktion
   *[other] { $ruling }, { $about }, { $amount }
}.
    .news = { event-carthage-ruled }

## Einkünfte

event-carthage-personal-income = { $seat } erhält { $talents }T persönliches Einkommen: { $incomes }.
event-carthage-corrupt-income = { $senator } ({ $office }) würfelt { $roll } um korruptes Einkommen und nimmt { $talents }T; der Sitz ist als korrupt markiert. { $returned ->
    [0] { "" }
   *[other] { $returned }T davon fließen nach dem Gesetz zurück.
}
    .news = { $senator } ({ $office }) würfelt { $roll } und nimmt { $talents }T korruptes Einkommen.
event-carthage-office-income = { $senator } erhält { $talents }T ({ $office }).
event-carthage-state-received = Der Staat erhält { $talents }T ({ $source ->
    [annual] jährliche Einnahmen
    [setup] zu Beginn
    [ruling] durch eine Verfügung
   *[other] { $source }
}).
event-carthage-state-paid = Der Staat zahlt { $talents }T ({ $purpose ->
    [units] Legionen und Fleets
    [active-wars] aktive Kriege
    [lost-wars] verlorene Kriege
    [caravans] Caravans
   *[trade-fleets] Trade Fleets
}: { $count }).
event-carthage-rebel-paid = Der Rebell von { $seat } zahlt { $talents }T. Bezahlte Legionen: { $legions }; entlassene: { $released }.
event-carthage-released-legions = Von den entlassenen Legionen behält der Staat { $kept }; aufgelöst werden { $disbanded }.
event-carthage-disorder-rolled = Internal Disorder in { $province }: Wurf { $roll }, Garnison { $garrison }, Summe { $total } gegen { $limit }: { $revolts ->
    [yes] Revolte
   *[no] es bleibt ruhig
}.
    .news = { event-carthage-disorder-rolled }
event-carthage-raid-rolled = Barbarian Raid auf { $province }: Würfel { $dice }, Summe { $total } gegen { $limit }: { $overrun ->
    [yes] überrannt
   *[no] abgewehrt
}.
    .news = { event-carthage-raid-rolled }
event-carthage-governor-captured = { $senator }, Governor von { $province }, gerät in Gefangenschaft.
    .news = { event-carthage-governor-captured }
event-carthage-province-idle = { $province } bringt nichts ein ({ $reason ->
    [vacant] kein Governor
    [rebel] der Governor ist Rebell
    [attacked] angegriffen
    [overrun] überrannt
    [disorder] Unruhen
   *[other] { $reason }
}).
event-carthage-spoils-taken = { $senator } würfelt um Beute aus { $province }: Würfel { $dice }, Summe { $total }; er ist als korrupt markiert. { $returned ->
    [0] { "" }
   *[other] { $returned }T davon fließen nach dem Gesetz zurück.
}
    .news = { $senator } nimmt Beute aus { $province }: Würfel { $dice }, Summe { $total }T.
event-carthage-province-income = { $province } bringt dem Staat { $total }T ein (Würfel { $dice }, Modifikator { $modifier }).
event-carthage-development-rolled = { $province }: Entwicklungswurf { $roll }: { $developed ->
    [yes] entwickelt, und { $senator } gewinnt 3 INF
   *[no] noch nicht
}.
    .news = { $developed ->
        [yes] { event-carthage-development-rolled }
       *[no] { "" }
    }
event-carthage-term-shortened = { $senator } hat noch { $left ->
    [one] 1 Runde
   *[other] { $left } Runden
} in { $province }.
event-carthage-governor-returned = { $senator } kehrt aus { $province } zurück; die Provinz liegt im Forum.
event-carthage-contributed = { $senator } von { $seat } spendet dem Staat { $talents }T{ $influence ->
    [0] { "" }
   *[other] { " " }und gewinnt { $influence } INF
}.
    .news = { event-carthage-contributed }
event-carthage-public-works = { $senator } von { $seat } gibt { $talents }T für öffentliche Bauten aus und gewinnt { $popularity } POP.
    .news = { event-carthage-public-works }
event-carthage-redistributed = { $seat } verteilt Geld um: { $changes }.
event-carthage-gave-talents = { $giver } gibt { $receiver } { $talents }T.
event-carthage-bankrupt = Die Staatskasse steht bei { $treasury }T: Der Staat ist bankrott.
    .news = { event-carthage-bankrupt }
event-carthage-ransomed = { $seat } zahlt { $talents }T, und { $senator } ist frei.
    .news = { event-carthage-ransomed }

## Handel

event-carthage-drew-trade-cards = { $seat } zieht von { $stacks } ({ $traders ->
    [one] 1 Trader
   *[other] { $traders } Trader
}).
event-carthage-received-trade-cards = Du erhältst { $cards }.
event-carthage-deal-moved = Geschäft Nr. { $deal }, { $seat } mit { $partner }: { $act ->
    [offered] Angebot
    [countered] Gegenangebot
    [accepted] angenommen
    [withdrawn] zurückgezogen
    [lapsed] verfallen
   *[settled] abgeschlossen
}.{ $cards ->
    [none] { "" }
   *[other] { " " }{ $cards }.
}
event-carthage-traded = { $seats } tauschen { $cards } Karten.
    .news = { event-carthage-traded }
event-carthage-sold = { $seat } verkauft { $sets } für { $revenue }T und zahlt { $tax }T Steuer.
    .news = { event-carthage-sold }
event-carthage-overseer-paid = { $senator } erhält als Overseer of the Agora { $talents }T für { $cards } verkaufte Karten.
event-carthage-stored-trade-cards = Handelskarten von { $seat }: { $kept ->
    [0] keine
   *[other] { $kept }
} eingelagert{ $returned ->
    [0] { "" }
   *[other] , { $returned } zurückgelegt
}.
event-carthage-trade-income = { $seat } verteilt das Handelseinkommen: { $shares }. { $lost ->
    [0] { "" }
   *[other] { $lost }T sind verloren.
}
event-carthage-stack-changed = Handelskarten ({ $cause }): { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
} { $change ->
    [halved] beiseitegelegt von
    [removed] weggenommen von
    [closed] weggenommen von
    [lost] für immer verloren von
    [doubled] dazu auf
    [returned] zurück auf
   *[opened] dazu auf
} { $stack }; im Spiel sind dort jetzt { $in_play }.

## Forum

event-carthage-forum-opened = Das Forum öffnet. Initiativen in dieser Reihenfolge: { $seats }.
event-carthage-initiative-rolled = { $seat } würfelt { $total } ({ $dice }) für Initiative Nr. { $number }.
event-carthage-initiative-bid = { $seat } bietet { $talents }T von { $senator } für eine Initiative.
event-carthage-initiative-won = { $seat } erhält Initiative Nr. { $number } für { $talents }T.
event-carthage-trader-sought = { $senator } von { $seat } { $talents ->
    [0] sucht einen Trader
   *[other] gibt { $talents }T für einen Trader aus
}: Würfel { $dice }, Summe { $total } gegen 12: { $gained ->
    [yes] er gewinnt einen
   *[no] keiner kommt
}.
    .news = { event-carthage-trader-sought }
event-carthage-leader-moved = { $senator } ist jetzt Faction Leader von { $seat }.
    .news = { event-carthage-leader-moved }
event-carthage-peddled = { $seat } spielt { $card } und nimmt { $victim } eine zufällige Karte.
    .news = { event-carthage-peddled }
event-carthage-card-taken = { $card } geht von { $victim } an { $seat }.
event-carthage-persuasion-announced = { $persuader } von { $seat } versucht, { $target } zu überreden, mit { $talents }T Bestechung; Base Number { $base }. { $card ->
    [none] { "" }
   *[other] Dazu gespielt: { $card }.
}
    .news = { event-carthage-persuasion-announced }
event-carthage-counter-bribed = { $talents ->
    [0] { $seat } bietet nichts dagegen.
   *[other] { $seat } bietet { $talents }T dagegen; Base Number { $base }.
}
event-carthage-bribe-raised = { $seat } erhöht die Bestechung um { $talents }T; Base Number { $base }.
event-carthage-persuasion-rolled = { $persuader } würfelt { $dice }, Summe { $total }, gegen { $base }: { $persuaded ->
    [yes] { $target } kommt zu { $seat }
   *[no] { $target } bleibt
}. { $talents ->
    [0] { "" }
   *[other] Er behält { $talents }T.
}
    .news = { event-carthage-persuasion-rolled }
event-carthage-blackmailed = { $senator } verliert durch Blackmail { $influence } INF und { $popularity } POP.
event-carthage-card-turned-up = { $seat } deckt auf: { $card }
    .news = { event-carthage-card-turned-up }
event-carthage-red-card-drawn = { $seat } zieht eine rote Karte.
event-carthage-card-received = Du ziehst { $card }
event-carthage-deck-empty = Für { $seat } ist keine Karte mehr zu ziehen.
event-carthage-late-era-began = Die Spätzeit (Late) beginnt; im Deck liegen { $cards } Karten.
    .news = { event-carthage-late-era-began }
event-carthage-family-joined = Die Familie { $family } kommt unter { $senator }.
event-carthage-war-appeared = { $war } liegt im Forum, { $status ->
    [active] aktiv
    [imminent] bevorstehend
   *[inactive] inaktiv
}{ $revolt ->
    [yes] , eine Revolte
   *[no] { "" }
}.
    .news = ⚔ { event-carthage-war-appeared }
event-carthage-leader-idle = { $leader } liegt in der Curia.
event-carthage-leader-gone = { $leader } ist aus dem Spiel.
event-carthage-trader-gained = { $senator } von { $seat } erhält einen Trader.
event-carthage-popularity-changed = { $senator } gewinnt { $popularity } POP ({ $cause }).
event-carthage-units-lost = { $cause }: Würfel { $dice }, verloren: { $count } { $units ->
    [fleets] Fleets
    [caravans] Caravans
   *[trade-fleets] Trade Fleets
}.
event-carthage-table-event-rolled = { $seat } würfelt { $total } ({ $dice }) auf der Random Event Table: { $event }.
event-carthage-event-cancelled = { $seat } spielt { $card }: { $event } kommt nicht ins Spiel.
    .news = { event-carthage-event-cancelled }
event-carthage-event-entered = Im Spiel, Stufe { $level }{ $applies ->
    [yes] { "" }
   *[no] , ohne weitere Wirkung
}: { $name }
    .news = ⚡ { event-carthage-event-entered }
event-carthage-event-left = { $event } verlässt das Spiel.
event-carthage-event-paid = Der Staat zahlt { $talents }T ({ $event }).
event-carthage-concession-lost = { $senator } verliert { $concession }; die Karte geht in die Curia.
event-carthage-chits-to-draw = { $event }: Gezogene Mortality Chits: { $count }{ $dice ->
    [nichts] { "" }
   *[other] { " " }(Würfel { $dice })
}.
event-carthage-tyrians-came = Fleets, die Tyros schickt: { $fleets }, solange sie gebraucht werden gegen { $wars }.
event-carthage-tyrians-left = Fleets, die Tyros heimruft: { $fleets }.
event-carthage-pretender-rose = In { $province } erhebt sich ein Prätendent gegen { $governor }{ $battle ->
    [yes] , der kämpft
   *[no] { "" }
}.
    .news = { event-carthage-pretender-rose }
event-carthage-pretender-fought = { $governor } kämpft um { $province }: Würfel { $dice }, Stärke { $strength } gegen { $against }, Summe { $total }: { $result ->
    [victory] Sieg
    [stalemate] Patt
   *[defeat] Niederlage
}; verlorene Legionen: { $lost }.
event-carthage-war-left = { $war } endet durch Vertrag; der Staat erhält { $spoils }T. { $shuffled ->
    [yes] Die Karte wird ins Deck gemischt.
   *[no] { "" }
}
    .news = { event-carthage-war-left }
event-carthage-province-created = { $province } ist jetzt Provinz ({ $cause }) und liegt unentwickelt im Forum.
    .news = { event-carthage-province-created }
event-carthage-curia-rolled = { $card } in der Curia: Wurf { $roll }: { $leaves ->
    [yes] geht
   *[no] bleibt
}.
event-carthage-votes-counted = Stimmen in Carthage: { $votes }.

## Senat

motion-name = { $kind ->
    [suffetes] Wahl der Suffetes
    [committee] Committee of Five
    [governors] Governors
    [concessions] Trade Concessions
    [units] Einheiten
    [forces] Streitkräfte und Garnisonen
    [expedition] Expedition
    [peace] Frieden
    [tax] Steuersatz
    [alliance] Tyrian Alliance
    [life] Suffete for Life
    [minor] kleiner Antrag
    [trial] Anklage
   *[other] { $kind }
}
event-carthage-income-pooled = { $seat }: Einkommen { $talents }T, davon { $treasury }T in die Faction Treasury, { $rest }T für { $senator }.
event-carthage-temptation-rolled = { $senator } von { $seat } gerät in Versuchung ({ $post }): Würfel { $roll } gegen { $least }; er { $takes ->
    [yes] nimmt korruptes Einkommen
   *[no] bleibt ehrlich
}.
event-carthage-bid-rolled = { $seat } würfelt { $roll } für das Gebot, Modifikator { $modifier }.
event-carthage-coalition-declined = { $seat } tritt einer Coalition nicht bei: { $seats }.
    .news = { event-carthage-coalition-declined }
event-carthage-coalition-formed = Die Ruling Coalition: { $seats }, mit { $votes } von { $of } Stimmen.
    .news = { event-carthage-coalition-formed }
event-carthage-plan-made = Der Kriegsplan: { $wars ->
    [nichts] kein Angriff
   *[other] { $wars }
}{ $everything ->
    [yes] { " " }mit allem
   *[no] { "" }
}.{ $venture ->
    [none] { "" }
   *[other] { " " }Eine Expedition sucht { $venture }.
}
    .news = { event-carthage-plan-made }
event-carthage-general-named = { $senator } von { $seat } soll General gegen { $war } sein.
    .news = { event-carthage-general-named }
event-carthage-pick-skipped = { $seat } darf in dieser Wahlrunde nicht wählen.
    .news = { event-carthage-pick-skipped }
event-carthage-picking-ended = { $seat ->
    [none] Nichts ist mehr zu wählen
   *[other] { $seat } passt
}: Die Wahl ist beendet.
event-carthage-conspiracy-rolled = Wer muss { $victim } zu töten versuchen? Würfel mit Assassin-Karten: { $rolls }. { $seat } muss.
    .news = { event-carthage-conspiracy-rolled }
event-carthage-senate-opened = Der Senat tritt zusammen; { $magistrate ->
    [none] niemand kann den Vorsitz führen
   *[other] den Vorsitz führt { $magistrate }
}. { $crisis ->
    [yes] Carthage ist in einer Crisis.
   *[no] { "" }
}
    .news = { event-carthage-senate-opened }
event-carthage-floor-passed = { $seat } gibt das Wort weiter.
event-carthage-proposed = Antrag Nr. { $number } von { $seat }: { $terms }{ $forced ->
    [yes] , erzwungen durch einen Public Outcry
   *[no] { "" }
}.
event-carthage-consent-given = { $senator } von { $seat } { $agreed ->
    [yes] stimmt zu
   *[no] lehnt ab
} ({ $clause }).
    .news = { event-carthage-consent-given }
event-carthage-called = { $seat } wird als Nächstes aufgerufen.
event-carthage-sheet-handed-in = Deine Stimmen zu Antrag Nr. { $number } sind abgegeben; sie zählen, wenn deine Fraktion aufgerufen wird.
event-carthage-votes-declared = { $seat } stimmt über Antrag Nr. { $number } ab: { $voices }{ $bought ->
    [0] { "" }
    [one] ; 1 Stimme ist gekauft
   *[other] ; { $bought } Stimmen sind gekauft
}.
event-carthage-vote-closed = Antrag Nr. { $number } ({ motion-name }) ist { $passed ->
    [yes] angenommen
   *[no] abgelehnt
}: { $votes_for } dafür, { $votes_against } dagegen.
    .news = { $passed ->
        [yes] ✔
       *[no] ✖
    } { event-carthage-vote-closed }
event-carthage-unopposed = Antrag Nr. { $number } ({ motion-name }) wird ohne Abstimmung wirksam.
    .news = { event-carthage-unopposed }
event-carthage-motion-fell = Antrag Nr. { $number } ({ motion-name }) { $fate ->
    [vetoed] scheitert an einem Veto
    [cancelled] ist aufgehoben
    [refused] kommt nicht zur Abstimmung, denn die Zustimmung wurde verweigert
    [impossible] ist unmöglich geworden
    [freed] endet: Das Volk hat den Angeklagten befreit
   *[other] fällt
}.
    .news = { event-carthage-motion-fell }
event-carthage-outcry-raised = { $seat } spielt { $card }: { $use ->
    [veto] ein Veto
    [proposal] ein Antrag ist erzwungen
   *[claim] der nächste Antrag ist beansprucht
}.
    .news = 📢 { event-carthage-outcry-raised }
event-carthage-power-used = { $senator } von { $seat } legt ein Veto ein, { $post ->
    [none] ohne Karte
   *[other] als { $post }
}.
    .news = 📢 { event-carthage-power-used }
event-carthage-outcry-silenced = { $seat } spielt { $card }: Alles geht weiter, als wäre nichts gespielt worden.
    .news = { event-carthage-outcry-silenced }
event-carthage-outcry-taken-back = { $seat } nimmt den Public Outcry zurück: Ein anderer kam zuvor.
event-carthage-claim-forgone = { $seat } stellt keinen Antrag.
event-carthage-judges-bribed = { $seat } spielt { $card }: { $votes } Stimmen { $voice ->
    [for] für
   *[against] gegen
} die Verurteilung.
    .news = ⚖ { event-carthage-judges-bribed }
event-carthage-appeal-rolled = { $senator } legt beim Volk Berufung ein: Würfel { $dice }, POP { $popularity }{ $omens ->
    [0] { "" }
   *[other] , Omen { $omens }
}, Summe { $total }: { $result ->
    [killed] es tötet ihn
    [freed] es befreit ihn
    [for] { $votes } Stimmen für die Verurteilung
    [against] { $votes } Stimmen gegen die Verurteilung
   *[none] keine Stimmen für eine der Seiten
}.
    .news = ⚖ { event-carthage-appeal-rolled }
event-carthage-convicted = { $senator } ist verurteilt{ $executed ->
    [yes] { "" } und stirbt dafür
   *[no] : Er verliert { $influence } INF und { $popularity } POP; verlorene Trade Concessions: { $concessions ->
        [nichts] keine
       *[other] { $concessions }
    }{ $post ->
        [none] { "" }
       *[other] ; er ist nicht länger { $post }
    }
}.
    .news = ⚖ { event-carthage-convicted }
event-carthage-prosecutor-rewarded = { $senator } hat ihn angeklagt und gewinnt { $influence } INF.
event-carthage-prosecutions-ended = Die Anklagen sind vorbei. Frei von alten Markierungen: { $cleared ->
    [nichts] niemand
   *[other] { $cleared }
}.
event-carthage-assassin-sent = { $assassin } von { $seat } greift { $victim } an{ $cards ->
    [0] { "" }
    [one] , mit 1 Assassin-Karte
   *[other] , mit { $cards } Assassin-Karten
}.
    .news = 🗡 { event-carthage-assassin-sent }
event-carthage-assassin-rolled = Würfel { $dice }, Modifikator { $modifier }.
event-carthage-bodyguards-played = { $seat } spielt { $guards ->
    [0] keine Secret Bodyguards
    [one] 1 Secret Bodyguard
   *[other] { $guards } Secret Bodyguards
}.
event-carthage-assassination-ended = { $assassin } greift { $victim } an: Summe { $totals }{ $extra ->
    [nichts] { "" }
   *[other] , dann { $extra }
}. { $killed ->
    [yes] Das Opfer stirbt.
   *[no] Das Opfer lebt.
} { $caught ->
    [yes] Der Attentäter wird gefasst.
   *[no] Der Attentäter entkommt.
}
    .news = 🗡 { event-carthage-assassination-ended }
event-carthage-faction-disgraced = Für den Attentäter verlieren je { $influence } INF und { $popularity } POP: { $senators }.
    .news = { event-carthage-faction-disgraced }
event-carthage-rebuked = Alle anderen stimmten dagegen: { $senator } { $stepped_down ->
    [yes] tritt zurück und führt in dieser Runde nicht mehr den Vorsitz
   *[no] verliert 1 INF
}.
    .news = { event-carthage-rebuked }
event-carthage-senate-adjourned = Der Senat ist vertagt{ $cause ->
    [magistrate] { " " }durch seinen Magistrat
    [departure] , denn der HRAO hat Carthage verlassen
    [silence] , denn niemand hat mehr etwas zu beantragen
   *[other] { "" }
}.
    .news = { event-carthage-senate-adjourned }
event-carthage-law-announced = { $seat } spielt { $law }; das Gesetz wird wirksam, wenn die Abstimmung vorbei ist.
    .news = { event-carthage-law-announced }
event-carthage-law-enacted = Von nun an gilt dieses Gesetz: { $law }
    .news = { event-carthage-law-enacted }
event-carthage-senator-joined = { $senator } kommt zu { $seat }, denn in Carthage sind zu wenige Senatoren.
    .news = { event-carthage-senator-joined }
event-carthage-suffete-elected = { $senator } von { $seat } ist { $office } und gewinnt { $influence } INF.
    .news = { event-carthage-suffete-elected }
event-carthage-suffete-left = { $senator } ist nicht länger Suffete{ $general ->
    [yes] , befehligt seine Streitmacht aber als General
   *[no] { "" }
}.
event-carthage-suffete-stays = Niemand kann gewählt werden: { $senator } bleibt { $office }.
    .news = { event-carthage-suffete-stays }
event-carthage-member-left = { $senator } verlässt das Committee of Five: Seine Amtszeit als { $committee } ist vorbei.
event-carthage-member-elected = { $senator } von { $seat } ist { $committee } für { $term ->
    [one] 1 Runde
   *[other] { $term } Runden
} und gewinnt { $influence } INF.
    .news = { event-carthage-member-elected }
event-carthage-membership-declined = { $senator } stimmt nicht zu, wieder { $committee } zu werden.
event-carthage-governor-elected = { $senator } bricht auf und wird Governor von { $province }, für { $term ->
    [one] 1 Runde
   *[other] { $term } Runden
}.
    .news = { event-carthage-governor-elected }
event-carthage-governor-recalled = { $senator } wird aus { $province } abberufen.
    .news = { event-carthage-governor-recalled }
event-carthage-force-returned = Die Streitmacht gegen { $war } kommt heim: So kann sie dort nicht kämpfen.
    .news = { event-carthage-force-returned }
event-carthage-marked-major = In hohen Ämtern und daher ab der nächsten Runde dafür anklagbar: { $senators }.
event-carthage-alliance-made = { $war } endet durch ein neues Bündnis; der Staat erhält { $spoils }T.
    .news = { event-carthage-alliance-made }
event-carthage-tax-changed = Der Steuersatz ist { $rate }%{ $sponsor ->
    [none] { "" }
   *[other] ; { $sponsor } gewinnt dafür 3 POP und { $cosponsor } 1
}.
    .news = { event-carthage-tax-changed }
event-carthage-sponsors-chargeable = { $sponsor } und { $cosponsor } sind aus einer Fraktion: In der nächsten Runde kann jeder von ihnen für die Steuer angeklagt werden.
    .news = { event-carthage-sponsors-chargeable }
event-carthage-tax-vote-resented = Das Volk nimmt diese Stimmen übel; je 1 POP verlieren: { $senators }.
event-carthage-war-lost = Carthage bittet um Frieden: { $war } ist verloren. Verlorene Kriege: { $lost }; vier am Ende einer Runde sind das Ende von Carthage.
    .news = ⚔ { event-carthage-war-lost }
event-carthage-province-removed = { $province } ist aus dem Spiel ({ $cause }).{ $governor ->
    [none] { "" }
   *[other] { " " }{ $governor } kommt heim.
}
    .news = { event-carthage-province-removed }
event-carthage-legions-removed = { $cause }: Legionen, die das Spiel verlassen ({ $legion_type }): { $legions }.
event-carthage-concession-granted = { $senator } erhält { $concession }.
    .news = { event-carthage-concession-granted }
event-carthage-alliance-rejected = Der Senat lehnt die Tyrian Maritime Alliance ab.
    .news = { event-carthage-alliance-rejected }
event-carthage-elected-for-life = { $senator } ist zum Suffete for Life gewählt. Sein Spieler entscheidet bis zum Ende der Runde für alle loyalen Fraktionen und gewinnt dann, wenn Carthage noch steht.
    .news = 👑 { event-carthage-elected-for-life }
event-carthage-appointed-for-life = Mit { $influence } INF wird { $senator } Suffete for Life. Sein Spieler entscheidet bis zum Ende der Runde für alle loyalen Fraktionen und gewinnt dann, wenn Carthage noch steht.
    .news = 👑 { event-carthage-appointed-for-life }

## Anträge: die Worte nach „beantragt:“

proposal-suffetes = { $nominees } zu Suffetes wählen
proposal-committee = { $members } wählen
proposal-committee-one = { $whom } als { $what }
proposal-governors = als Governors aussenden: { $governors }
proposal-governors-one = { $whom } nach { $what }
proposal-concessions = vergeben: { $grants }
proposal-concessions-one = { $what } an { $whom }
proposal-units-raised = { $units } ausheben
proposal-units-disbanded = { $units } auflösen
proposal-forces-send = { $commanders } mit { $units } gegen { $at } aussenden
proposal-forces-reinforce = die Streitmacht bei { $at } um { $units } verstärken
proposal-forces-recall = { $commanders ->
    [none] { $units } von { $at } heimrufen
   *[other] { $units ->
        [none] { $commanders } von { $at } heimrufen
       *[other] { $commanders } mit { $units } von { $at } heimrufen
    }
}
proposal-forces-replace = die Befehlshaber bei { $at } durch { $commanders } ablösen
proposal-forces-garrison = { $units } in die Garnison von { $at } senden
proposal-forces-withdraw = { $units } aus der Garnison von { $at } abziehen
proposal-expedition = { $explorer } mit { $caravans ->
    [one] 1 Caravan
   *[other] { $caravans } Caravans
} und { $trade_fleets ->
    [one] 1 Trade Fleet
   *[other] { $trade_fleets } Trade Fleets
} auf Expedition senden, Ziel: { $goal }
proposal-peace = um Frieden mit { $war } bitten
proposal-tax = den Steuersatz auf { $rate }% setzen{ $sponsor ->
    [none] { "" }
   *[other] { "" } (Sponsoren: { $sponsor } und { $cosponsor })
}
proposal-alliance = die Tyrian Maritime Alliance ablehnen
proposal-life = { $nominee } zum Suffete for Life machen
proposal-minor = sagen: „{ $text }“
proposal-trial = { $accused } anklagen ({ $charge ->
    [major] letztes Amt
    [tax] Erhöhung des Steuersatzes
    [assassination] Attentat
   *[other] korrupt als { $charge }
}){ $prosecutor ->
    [none] { "" }
   *[other] ; Ankläger: { $prosecutor }
}
unit-fleet = { $count ->
    [one] 1 Fleet
   *[other] { $count } Fleets
}
unit-caravan = { $count ->
    [one] 1 Caravan
   *[other] { $count } Caravans
}
unit-trade-fleet = { $count ->
    [one] 1 Trade Fleet
   *[other] { $count } Trade Fleets
}
unit-fleet-name = Fleets
unit-caravan-name = Caravans
unit-trade-fleet-name = Trade Fleets
unit-veteran = Veteranen der { $name }{ $loyal ->
    [none] { "" }
   *[other] { "" } (loyal zu { $loyal })
}
vote-one = { $senator } { $side ->
    [for] dafür mit { $weight }
    [against] dagegen mit { $weight }
   *[abstain] enthält sich
}{ $bought ->
    [0] { "" }
   *[other] { "" } ({ $bought } gekauft)
}
sheet-side = { $side ->
    [for] Ja
    [against] Nein
   *[abstain] Enthaltung
}: { $senators }
sheet-one = { $senator }{ $bought ->
    [0] { "" }
   *[other] { "" } (+{ $bought })
}
event-carthage-legion-price-set = Von nun an kosten { $legion } { $talents }T ({ $cause }).
event-carthage-units-raised = Der Staat hebt für { $talents }T aus: { $legions }.
    .news = { event-carthage-units-raised }
event-carthage-units-disbanded = Aufgelöst werden: { $legions }{ $veterans ->
    [0] { "" }
    [one] , davon 1 Veteran
   *[other] , davon { $veterans } Veteranen
}.
    .news = { event-carthage-units-disbanded }
event-carthage-expedition-sent = { $explorer } wird Explorer, gewinnt 3 INF und bricht auf, Ziel: { $goal }. Caravans: { $caravans }. Trade Fleets: { $trade_fleets }.{ $talents ->
    [0] { "" }
   *[other] { " " }Der Staat zahlt { $talents }T.
}
    .news = 🧭 { event-carthage-expedition-sent }
event-carthage-force-sent = Gegen { $war } { $legions ->
    [none] ziehen ohne Einheiten aus: { $commanders }
   *[other] ziehen aus: { $commanders } mit { $legions }
}{ $veterans ->
    [0] { "" }
    [one] , davon 1 Veteran
   *[other] , davon { $veterans } Veteranen
}.
    .news = ⚔ { event-carthage-force-sent }
event-carthage-commanders-sent = { $generals ->
    [nichts] Es verlassen Carthage: { $commanders }.
   *[other] Es verlassen Carthage: { $commanders }. General, mit 3 INF mehr: { $generals }.
}
event-carthage-forces-joined = Die Einheiten, die ohne Befehlshaber gegen { $war } standen, stoßen zur Streitmacht: { $legions }{ $veterans ->
    [0] { "" }
    [one] , davon 1 Veteran
   *[other] , davon { $veterans } Veteranen
}.
event-carthage-force-reinforced = Verstärkung gegen { $war } für { $commanders }: { $legions }{ $veterans ->
    [0] { "" }
    [one] , davon 1 Veteran
   *[other] , davon { $veterans } Veteranen
}.
    .news = { event-carthage-force-reinforced }
event-carthage-force-recalled = Heim kommen ({ $war }): { $commanders ->
    [nichts] { "" }
   *[other] { $commanders }{ $legions ->
        [none] { "" }
       *[other] {" "}mit{ " " }
    }
}{ $legions ->
    [none] { "" }
   *[other] { $legions }
}{ $veterans ->
    [0] { "" }
    [one] , davon 1 Veteran
   *[other] , davon { $veterans } Veteranen
}.
    .news = { event-carthage-force-recalled }
event-carthage-commanders-replaced = Ablösung gegen { $war }: Es kommen { $commanders }, es gehen { $gone }{ $legions ->
    [none] { "" }
   *[other] , mit dazu: { $legions }
}{ $veterans ->
    [0] { "" }
    [one] , davon 1 Veteran
   *[other] , davon { $veterans } Veteranen
}.
    .news = { event-carthage-commanders-replaced }
event-carthage-garrison-sent = Eine Garnison geht nach { $province }: { $legions }{ $veterans ->
    [0] { "" }
    [one] , davon 1 Veteran
   *[other] , davon { $veterans } Veteranen
}.
    .news = { event-carthage-garrison-sent }
event-carthage-garrison-withdrawn = Aus der Garnison von { $province } kommen heim: { $legions }{ $veterans ->
    [0] { "" }
    [one] , davon 1 Veteran
   *[other] , davon { $veterans } Veteranen
}.
    .news = { event-carthage-garrison-withdrawn }
event-carthage-harbor-dues = { $senator } erhält als Harbor Master { $talents }T für die gebauten Fleets.

## Die Karte der Abstimmung

ballot-title = ## Antrag Nr. { $number }: { $name }
ballot-proposal = { $magistrate ->
    [none] { $seat } beantragt
   *[other] { $magistrate } von { $seat } (Vorsitz) beantragt
}: **{ $what }**{ $forced ->
    [yes] , durch Public Outcry
   *[no] { "" }
}.
ballot-tally = Ja { $yea } · Nein { $nay } · Enthaltung { $abstained } · Ausstehend { $left } (nötig { $needs })
ballot-sealed = { $count } von { $of } haben abgestimmt.
ballot-line = - { $seat } ({ $votes ->
    [one] 1 Stimme
   *[other] { $votes } Stimmen
}): { $state }
ballot-past = - { $seat }: { $state }
ballot-others = - Neben den Senatoren: { $votes }
ballot-called = **zur Abstimmung aufgerufen**
ballot-waits = noch nicht
ballot-side = { $side ->
    [for] Ja { $votes }
    [against] Nein { $votes }
   *[abstain] enthält sich
}
ballot-cast = { $votes }{ $bought ->
    [0] { "" }
   *[other] { "" } (gekauft { $bought })
}
ballot-mode-ordered = -# Die Fraktionen werden nacheinander aufgerufen. Wer vor dem Aufruf abstimmt, kann es noch ändern; eine abgegebene Stimme ist endgültig.
ballot-mode-live = -# Alle dürfen jetzt abstimmen. Eine Stimme zählt sofort und ist endgültig.
ballot-mode-sealed = -# Alle stimmen geheim ab und können es ändern; die Stimmen werden gemeinsam geöffnet, wenn die letzte da ist.
ballot-result = **{ $passed ->
    [yes] ✔ Angenommen
   *[no] ✖ Abgelehnt
}** · Ja { $yea } · Nein { $nay }
ballot-suspended = **Die Abstimmung ruht**, bis eine andere Sache geklärt ist.
ballot-void = -# Diese Abstimmung wurde zurückgenommen.
ballot-moved = -# Diese Abstimmung geht unten weiter.
ballot-own-side = { $votes } { $side ->
    [for] dafür
   *[against] dagegen
}
ballot-what-if = { $cast ->
    [yes] Mit deinen { $own }
   *[no] Wenn du dich enthältst
}: { $yea } zu { $nay }, { $passes ->
    [yes] angenommen
   *[no] abgelehnt
}{ $left ->
    [0] .
    [one] , wenn sonst niemand abstimmt; 1 Stimme steht noch aus.
   *[other] , wenn sonst niemand abstimmt; { $left } Stimmen stehen noch aus.
}
ballot-hint = -# { $hint }
ballot-final = Die Stimmen sind abgegeben und endgültig.
ballot-handed-in = { $mode ->
    [sealed] Sie werden gemeinsam mit den anderen geöffnet; bis dahin kannst du sie ändern.
   *[other] Sie gelten, wenn deine Fraktion aufgerufen wird; bis dahin kannst du sie ändern.
}
ballot-own = Eingereicht: { $sheet }.
ballot-cost = { $senator } kauft { $count ->
    [one] 1 Stimme für 1T
   *[other] { $count } Stimmen für { $count }T
}; in seiner Kasse bleiben dann { $left }T.
units-price = { $name } { $count } zu je { $cost }T
units-here = { $name } { $count }
units-treasury = In der Staatskasse liegen { $talents }T. Ausheben: { $raise }. Auflösen: { $disband }.
units-raise = Ausheben
units-disband = Auflösen
units-form = Je eine Zeile: { $example } 2
units-none = Hier ist jetzt nichts zu wählen.
units-cost = -# Das kostet { $talents }T; in der Staatskasse liegen { $treasury }T.
order-send = Gegen { $at } aussenden
order-reinforce = Verstärken: { $at }
order-recall = Heimrufen von { $at }
order-replace = Ablösen bei { $at }
order-garrison = Garnison nach { $at }
order-withdraw = Abziehen aus { $at }
order-note = { $legions ->
    [one] 1 Legion
   *[other] { $legions } Legionen
}, { $fleets ->
    [one] 1 Fleet
   *[other] { $fleets } Fleets
}{ $war ->
    [none] { "" }
   *[other] ; { $war }
}
order-war = Land { $land }{ $fleet ->
    [0] { "" }
   *[other] , Flotte { $fleet }
}{ $support ->
    [0] { "" }
   *[other] , Unterstützung { $support }
}
forces-line = { $number }. { $order }
order-commanders = Befehlshaber
order-legions = Legionen
order-fleets = Fleets
order-available = Vorhanden: { $units }. „all“ nimmt alle.
menu-propose = Einen Antrag stellen…
menu-order = Einen Befehl hinzufügen…
menu-more-orders = Und außerdem…
button-unorder = Letzten entfernen
odds-persuasion = Bei Base Number { $base } gelingt eine Überredung in { $chance }% aller Fälle (RC-8.5.4).
odds-appeal = Wenn { $senator } (POP { $popularity }) beim Volk Berufung einlegt, tötet es ihn in { $killed }%, befreit ihn in { $freed }%, stimmt in { $for }% für seine Verurteilung und in { $against }% aller Fälle dagegen (RC-9.3.5).
odds-assassination = Ein Anschlag auf { $victim } mit Modifikator { $modifier } tötet ihn in { $killed }% aller Fälle; der Attentäter wird in { $caught }% gefasst ({ $rule ->
    [optional] RC-14.1
   *[base] RC-9.8.2
}). Secret Bodyguards ziehen je 1 von den Würfen ab und können ihn noch fassen.
assassins-stakes = { $rule ->
    [optional] Zwei Würfel, ein farbiger und ein weißer. Farbig 5 oder mehr: das Opfer stirbt. Weiß 3 oder weniger: dein Senator wird gefasst und stirbt, und jeder Senator deiner Fraktion verliert 5 INF und 1 POP (RC-14.1). Beides kann eintreten. Jede Assassin-Karte zählt 1 zu beiden Würfeln und zu jedem weiteren Wurf.
   *[base] Ein Würfel. 5 oder mehr: das Opfer stirbt. 2 oder weniger: dein Senator wird gefasst und stirbt, und dein Faction Leader verliert 5 INF und kommt, wenn er in Carthage ist, vor Gericht auf Leben und Tod; wird der Leader selbst gefasst, ist auch seine Familie verloren (RC-9.8.6). Jede Assassin-Karte zählt 1 dazu.
} Ein Secret Bodyguard der angegriffenen Fraktion kann es noch ändern. Du darfst es einmal pro Runde versuchen.
assassins-chances = Chancen vor Bodyguards: { $chances }.
assassins-chance = { $cards ->
    [0] ohne Karte
    [one] 1 Karte
   *[other] { $cards } Karten
}: stirbt { $killed }%, gefasst { $caught }%
assassins-thrown = Geworfen, mit Modifikator { $modifier }: { $rule ->
    [optional] farbig { $first } (ab 5 stirbt das Opfer), weiß { $last } (bis 3 wird er gefasst)
   *[base] { $first } (ab 5 stirbt das Opfer, bis 2 wird der Attentäter gefasst)
}.
assassins-guards = { $rule ->
    [optional] Jeder zieht 1 von beiden Würfeln ab und bringt, wenn der Attentäter dann nicht gefasst ist, einen weiteren weißen Wurf, der ihn bei 3 oder weniger fasst (RC-14.1.2).
   *[base] Jeder zieht 1 vom Wurf ab und bringt, wenn der Attentäter dann nicht gefasst ist, einen weiteren, der ihn bei 2 oder weniger fasst (RC-9.8.5).
} Weitere Würfe zählen mit allen Modifikatoren; das Opfer töten sie nicht.
odds-nobody = Es ist kein Senator namens „{ $said }“ im Spiel.
odds-no-vote = Du hast jetzt keine Stimme abzugeben, oder die Stimmen der anderen sind geheim.
button-buy = Stimmen kaufen…
button-each = Einzeln…
button-each-page = Einzeln { $page }…
button-confirm-vote = Stimmen bestätigen
button-propose = Beantragen
buy-title = Stimmen kaufen
buy-purse = { $votes ->
    [one] 1 eigene Stimme
   *[other] { $votes } eigene Stimmen
}, { $talents }T in seiner Kasse
each-title = Wie jeder Senator abstimmt
each-votes = { $votes ->
    [one] 1 Stimme
   *[other] { $votes } Stimmen
}
buy-senator = Wer kauft
buy-count = Wie viele Stimmen
buy-side = Für welche Seite
buy-limit = Je 1T, aus seiner eigenen Kasse, nur für diese Abstimmung.

## Erkundung und Kampf

event-carthage-combat-opened = Die Phase Erkundung und Kampf beginnt. Expeditionen: { $expeditions }. Streitkräfte: { $forces }.
event-carthage-expedition-rolled = { $explorer } sucht { $goal }: Würfel { $dice }, EXP { $exploration }{ $bonus ->
    [0] { "" }
   *[other] , eigenes Ziel +{ $bonus }
}{ $short ->
    [0] { "" }
   *[other] , fehlende Einheiten −{ $short }
}{ $omens ->
    [0] { "" }
   *[other] , Evil Omens { $omens }
}, Summe { $total }: { $result ->
    [success] Erfolg
    [no-discovery] Keine Entdeckung
    [raiders] Räuber
    [lost] Verschollen
   *[disaster] Disaster, unabhängig von der Summe
}.
    .news = 🧭 { event-carthage-expedition-rolled }
event-carthage-expedition-lost = Die Expedition verliert Einheiten, Würfel { $dice }. Caravans: { $caravans }. Trade Fleets: { $trade_fleets }.
    .news = { event-carthage-expedition-lost }
event-carthage-expedition-ended = Die Expedition mit dem Ziel { $goal } ist vorbei; nach Carthage finden zurück: Caravans { $caravans }, Trade Fleets { $trade_fleets }.
    .news = { event-carthage-expedition-ended }
event-carthage-expedition-decided = { $explorer } { $goes_on ->
    [yes] zieht weiter: Er würfelt nächste Runde wieder
   *[no] kehrt nach Carthage um
}.
event-carthage-expedition-returned = { $explorer } ist zurück von { $goal } ({ $cause ->
    [success] Erfolg
    [reached] das Ziel ist schon erreicht
   *[other] aus eigener Wahl
}). Caravans: { $caravans }. Trade Fleets: { $trade_fleets }.
    .news = { event-carthage-expedition-returned }
event-carthage-discovered = { $explorer } hat { $goal } erreicht und gewinnt { $gain } INF und { $gain } POP.
    .news = 🧭 { event-carthage-discovered }
event-carthage-battle-drawn-up = { $war }, { $ground ->
    [sea] zur See
   *[land] zu Lande
}, Kommando: { $commanders }. { $units } { $ground ->
    [sea] Fleets
   *[land] in Legionen
} + MIL { $military }{ $law ->
    [0] { "" }
   *[other] { " " }+ Gesetz { $law }
} = { $strength } gegen { $printed }{ $multiplier ->
    [1] { "" }
   *[other] { " " }× { $multiplier }
}{ $leaders ->
    [0] { "" }
   *[other] { " " }+ Leader { $leaders }
} = { $enemy }{ $omens ->
    [0] { "" }
   *[other] ; Evil Omens { $omens }
}. Disaster: { $disasters }. Standoff: { $standoffs }. Chancen: Sieg { $victory }%, Patt { $stalemate }%, Niederlage { $defeat }%, Disaster { $disaster }%, Standoff { $standoff }%.
event-carthage-mercenaries-rolled = { $card }: Wurf { $roll }: { $fails ->
    [yes] die Karte versagt
   *[no] die Karte wirkt
}.
event-carthage-mercenaries-played = { $seat } spielt { $card } gegen { $war }: { $strength } zur Stärke der Streitmacht.
event-carthage-battle-fought = { $war }, { $ground ->
    [sea] zur See
   *[land] zu Lande
}: Würfel { $dice } = { $natural }, { $strength } gegen { $enemy }{ $swing ->
    [0] { "" }
   *[other] { " " }(Verbündete desertieren: { $swing })
}{ $omens ->
    [0] { "" }
   *[other] , Evil Omens { $omens }
}: { $result ->
    [victory] Summe { $total }: **Sieg**
    [stalemate] Summe { $total }: **Patt**
    [defeat] Summe { $total }: **Niederlage**
    [disaster] **Disaster**, unabhängig von der Summe
   *[standoff] **Standoff**, unabhängig von der Summe
}. { $legions ->
    [0] { $fleets ->
        [0] Keine Verluste.
        [one] Verloren: 1 Fleet.
       *[other] Verloren: { $fleets } Fleets.
    }
   *[other] Verloren: { $legions ->
        [one] 1 Legion
       *[other] { $legions } Legionen
    }{ $fleets ->
        [0] .
        [one] , 1 Fleet.
       *[other] , { $fleets } Fleets.
    }
}
event-carthage-mercenaries-deserted = Nach dem Disaster würfeln die Söldner { $rolls }; auf einer 1 desertieren: { $deserters }.
event-carthage-blamed-for-losses = { $senator } verliert { $popularity } POP wegen verlorener Legionen: { $legions }.
event-carthage-commander-captured = { $senator } ist gefangen; sein Lösegeld beträgt { $ransom }T ({ $war }).
    .news = ⛓ { event-carthage-commander-captured }
event-carthage-veteran-arose = Eine der { $legion } ist jetzt Veteran{ $senator ->
    [none] , niemandem loyal
   *[other] , loyal zu { $senator }
} ({ $war }).
event-carthage-glory-won = { $senator } gewinnt { $gain } INF und { $gain } POP ({ $war }).
event-carthage-fleet-beaten = Die feindliche Flotte ist geschlagen: { $war } trägt einen Naval-Victory-Marker.
event-carthage-landing-decided = { $senator } { $attacks ->
    [yes] greift sofort zu Lande an
   *[no] wartet
} ({ $war }).
event-carthage-war-won = 🏆 { $war } ist gewonnen{ $province ->
    [none] { "" }
   *[other] ; { $province } liegt wieder im Forum, unentwickelt
}. Beute für den Staat: { $spoils }T.
    .news = { event-carthage-war-won }
event-carthage-force-came-home = Eine Streitmacht kommt heim ({ $war }): Legionen { $legions }, Fleets { $fleets }{ $commanders ->
    [nichts] { "" }
   *[other] , mit { $commanders }
}.
event-carthage-leader-fled = { $leader } findet Zuflucht: { $everywhere ->
    [yes] Er entfacht jeden Krieg und bleibt, bis der letzte vorbei ist
   *[no] Er wartet auf den nächsten Krieg, der gezogen wird
}.
    .news = { event-carthage-leader-fled }
event-carthage-combat-closed = Die Phase Erkundung und Kampf ist vorbei. Aktive Kriege ohne Streitmacht: { $unfought ->
    [nichts] keine
   *[other] { $unfought }
}.
event-carthage-rebel-losses = Legionen, die der Rebell verliert: { $legions }.
event-carthage-revolt-failed = Die Revolte ist gescheitert; alle Rebellen sterben: { $rebels }.
    .news = { event-carthage-revolt-failed }
event-carthage-rebel-unchecked = { $met ->
    [yes] Der Rebell hat die Streitmacht des Senats geschlagen: { $senator }
   *[no] Keine Streitmacht hat sich dem Rebellen gestellt: { $senator }
}.
    .news = { event-carthage-rebel-unchecked }

battle-title = ⚔️ **{ $war }**, { $ground ->
    [sea] zur See
   *[land] zu Lande
}; Kommando: { $commanders }
battle-carthage = Carthage: { $units } { $ground ->
    [sea] Fleets
   *[land] in Legionen
} + MIL { $military }{ $law ->
    [0] { "" }
   *[other] { " " }+ Gesetz { $law }
} = **{ $strength }**
battle-enemy = Der Krieg: { $plain ->
    [yes] { "" }
   *[no] { $printed }{ $multiplier ->
        [1] { "" }
       *[other] { " " }× { $multiplier }
    }{ $leaders ->
        [0] { "" }
       *[other] { " " }+ Leader { $leaders }
    } ={ " " }
}**{ $enemy }**
battle-rebel = Der Rebell: { $printed } in Legionen + MIL { $leaders } = **{ $enemy }**
battle-numbers = { $special ->
    [no] { "" }
   *[yes] Würfelsummen für Disaster: { $disasters }; für Standoff: { $standoffs }.{ " " }
}{ $omens ->
    [0] { "" }
   *[other] Evil Omens: { $omens }.
}
battle-ally = { $parity ->
    [even] Gerade Würfelsumme
   *[odd] Ungerade Würfelsumme
}: Der Krieg { $sign ->
    [1] gewinnt
   *[other] verliert
} { $die ->
    [colored] die Augen des farbigen Würfels
   *[white_sum] die Augen beider weißer Würfel
} an Stärke.
battle-odds = Chancen: { $chances }
battle-chance = { $result ->
    [victory] Sieg **{ $percent }%**
    [stalemate] Patt { $percent }%
    [defeat] Niederlage { $percent }%
    [disaster] Disaster { $percent }%
   *[standoff] Standoff { $percent }%
}
combat-note = { $war }, { $ground ->
    [sea] zur See
   *[land] zu Lande
}: { $strength } gegen { $enemy }.
mercenary-note = Sieg { $before }% → { $after }%, ihr Versagen eingerechnet
expedition-note = { $goal }: Caravans { $caravans }, Trade Fleets { $trade_fleets }.
expedition-odds = 3 Würfel { $modifier }: Erfolg **{ $success }%**, Keine Entdeckung { $no_discovery }%, Räuber { $raiders }%, Verschollen { $lost }%{ $number ->
    [none] , kein Disaster
   *[other] , Disaster { $disaster }% (bei { $number })
}
odds-no-war = Im Forum liegt kein Krieg namens „{ $said }“.
odds-war-lost = { $war } ist verloren: Dieser Krieg kann nicht mehr geführt werden (RC-9.5.4).
odds-no-fleet = { $war } hat keine Flotte mehr, die zu schlagen wäre: Es wird zu Lande gekämpft.
odds-no-force = Dort ist keine Streitmacht mit den nötigen Einheiten; nenne eine Stärke, um zu sehen, was sie bewirken würde.
odds-no-goal = Es gibt keine Exploration namens „{ $said }“.

## Revolution

event-carthage-public-reacted = Reaktion des Volkes auf { $senator } von { $seat }: Würfel { $dice }, POP { $popularity }, Feldzug { $campaign }, Karten { $cards } (T-7), Summe { $total }: { $result ->
    [crucified] er wird gekreuzigt
    [disgraced] er fällt in Schande
    [condemned] er wird verdammt
    [blamed] er wird getadelt
    [forgiven] ihm wird verziehen
   *[no-effect] keine Wirkung
}.{ $influence ->
    [0] { "" }
   *[other] { " " }INF { $influence }.
}{ $gained ->
    [0] { "" }
   *[other] { " " }POP { $gained }.
}
    .news = { event-carthage-public-reacted }
event-carthage-promised-cards = Nach Vereinbarung Nr. { $agreement } übergibt { $giver } an { $receiver }: { $cards }. Es fehlen: { $missing }.
    .news = { event-carthage-promised-cards }
event-carthage-card-deal-moved = Geschäft Nr. { $deal }, { $seat } mit { $partner }: { $act ->
    [offered] Angebot
    [countered] Gegenangebot
    [accepted] angenommen
    [withdrawn] zurückgezogen
    [lapsed] verfallen
   *[settled] abgeschlossen
}.{ $counts ->
    [none] { "" }
   *[other] { " " }{ $counts }.
}
event-carthage-red-cards-traded = { $seats } tauschen rote Karten: { $counts }.
    .news = { event-carthage-red-cards-traded }
event-carthage-red-cards-given = { $seat } gibt { $receiver } { $count ->
    [one] 1 rote Karte
   *[other] { $count } rote Karten
}.
    .news = { event-carthage-red-cards-given }
event-carthage-red-cards-received = { $receiver } erhält { $cards } von { $giver }.
event-carthage-bodyguard-posted = { $seat } stellt { $senator } { $card } zur Seite.
    .news = { event-carthage-bodyguard-posted }
event-carthage-cards-discarded = { $seat } legt { $cards } ab.
    .news = { event-carthage-cards-discarded }
event-carthage-command-laid-down = Das Kommando legen nieder: { $commanders }. Die Einheiten kommen zu den Active Forces.
    .news = { event-carthage-command-laid-down }
event-carthage-allegiance-tested = { $senator } prüft seine Legionen. Würfel: { $rolls }. Bezahlt: { $paid }. Ihm folgen: { $follow }.
    .news = ⚔ { event-carthage-allegiance-tested }
event-carthage-wishes-declared = Wollen die beiden Befehlshaber revoltieren? { $wishes }.
    .news = ⚔ { event-carthage-wishes-declared }
event-carthage-legion-bid = { $legion }: { $bribes }; die Legion würde { $senator } folgen{ $roll ->
    [none] { "" }
   *[other] { " " }durch einen Würfel von { $roll }
}.
event-carthage-strengths-compared = Stärke: { $strengths }. Vorn liegt { $foremost }{ $roll ->
    [none] { "" }
   *[other] { " " }durch einen Würfel von { $roll }
}.
event-carthage-revolt-began = { $senator } von { $seat } revoltiert mit { $legions } (Veteranen: { $veterans }). Es herrscht Bürgerkrieg.
    .news = ⚔ { event-carthage-revolt-began }
event-carthage-rebels-joined = { $senators ->
    [nichts] Niemand von { $seat } schließt sich der Revolte an.
   *[other] Der Revolte schließen sich von { $seat } an: { $senators }.
}
    .news = { event-carthage-rebels-joined }
event-carthage-veterans-deserted = { $legions ->
    [one] 1 Veteranenlegion läuft
   *[other] { $legions } Veteranenlegionen laufen
} zu { $senator } über.
event-carthage-veterans-left = { $legions ->
    [one] 1 Veteranenlegion
   *[other] { $legions } Veteranenlegionen
} von { $seat } { $legions ->
    [one] verlässt
   *[other] verlassen
} den Rebellen.
event-carthage-rebel-must-fight = { $senator } hält Carthage, muss aber noch { $wars ->
    [one] 1 Krieg
   *[other] { $wars } Kriege
} gewinnen.
    .news = ⚔ { event-carthage-rebel-must-fight }

tested-dice = { $name } { $dice }
allegiance-title = Wenn { $senator } seine Legionen prüft, würfelt jede (RC-11.3.1). { $veterans ->
    [0] Veteranen, die ihm loyal sind,
   *[other] Von seinen { $veterans } Veteranen die ihm loyalen
} folgen ohne Wurf.
allegiance-note = { $count ->
    [0] { $legion }
   *[other] { $count } { $legion }
}: folgen bei { $least } oder mehr, je **{ $unpaid }%**; bezahlt { $paid }%.
bribe-field = Talents für jede Legion
bribe-form = „3“ zahlt 3T für jede, „Celtiberians 3“ für jede dieses Typs.
conquest-war = { $land } zu Lande{ $fleet ->
    [0] { "" }
   *[other] { " " }und { $fleet } zur See
}
conquest-units = Der Rebell hat { $units }; Fleets: { $fleets }.
conquest-told = { $war } mit { $units }; Fleets: { $fleets }

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
end-faction = { $wins ->
    [yes] 🏆{ " " }
   *[no] { "" }
}{ $seat }: **{ $influence } INF** (höchste eines Senators { $foremost }), { $senators ->
    [one] 1 Senator
   *[other] { $senators } Senatoren
}{ $rebels ->
    [0] { "" }
    [one] , davon 1 Rebell
   *[other] , davon { $rebels } Rebellen
}, { $votes } Stimmen
end-state = Das Spiel endete in Runde { $turns }. Der Staat: { $treasury }T, { $provinces ->
    [one] 1 Provinz
   *[other] { $provinces } Provinzen
}; aktive Kriege: { $active }, verlorene Kriege: { $lost }.
recap-turn = **Runde { $turn }**{ $elected ->
    [0] { "" }
    [one] , Suffete { $suffetes }
   *[other] , Suffeten { $suffetes }
}: { $told }.
recap-won = 🏆 gewonnen: { $things }
recap-lost = verloren: { $things }
recap-founded = neue Provinzen: { $things }
recap-removed = Provinzen dahin: { $things }
recap-reached = 🧭 erreicht: { $things }
recap-event = ⚡ { $things }
recap-captured = ⛓ gefangen: { $things }
recap-revolt = ⚔ in Revolte: { $things }
recap-elected = 👑 auf Lebenszeit gewählt: { $things }
recap-appointed = 👑 Suffete for Life: { $things }
recap-died = ✝ { $things }

## Vereinbarungen

event-carthage-agreement-proposed = { $proposer } schlägt { $partner } Vereinbarung Nr. { $agreement } vor.
event-carthage-agreement-declined = Aus Vereinbarung Nr. { $agreement } zwischen { $seat } und { $partner } wird nichts.
event-carthage-agreed = { $seats } gehen Vereinbarung Nr. { $agreement } ein{ $text ->
    [none] .
   *[other] : { $text }
} Talents: { $talents }; Karten: { $cards }; Stimmen: { $votes }.
    .news = { $seats } gehen eine öffentliche Vereinbarung ein, Nr. { $agreement }.
event-carthage-promise-paid = Nach Vereinbarung Nr. { $agreement } zahlt { $giver } { $receiver } { $talents }T{ $short ->
    [0] { "" }
   *[other] ; vom Versprochenen fehlen { $short }T
}.
event-carthage-agreement-cancelled = { $seat } hebt auf, was { $partner } nach Vereinbarung Nr. { $agreement } noch geschuldet wird.
    .news = { event-carthage-agreement-cancelled }

## Verfügungen, wie die Spielleitung sie trifft

ruling-treasury = In der Staatskasse liegen { $talents }T.
ruling-tax = Der Steuersatz ist { $percent }%.
ruling-talents = { $senator } hat { $talents }T.
ruling-influence = { $senator } hat { $influence } INF.
ruling-popularity = { $senator } hat { $popularity } POP.
ruling-traders = { $senator } hat { $traders } Trader.
ruling-faction-treasury = In der Faction Treasury von { $seat } liegen { $talents }T.
ruling-leader = { $senator } ist Faction Leader.
ruling-give-card = { $seat } erhält { $card }.
ruling-take-card = { $seat } verliert { $card }.
ruling-give-trade-card = { $seat } erhält { $card }.
ruling-take-trade-card = { $seat } verliert { $card }.
ruling-recruit = { $family } kommt zu { $seat }.
