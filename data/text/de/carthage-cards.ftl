### Was auf den Karten von The Republic of Carthage steht. Das Englische steht auf den Karten selbst (data/carthage).
### Namen und Begriffe wie in carthage.ftl; jede Zahl des englischen Textes steht auch hier.

## Statesmen

printed-st-1a = Beachtet die Disaster-Zahl keiner Exploration, die er führt, und addiert 2, wenn er die West African Coast sucht.
printed-st-3a = Erhält in jeder Einkünfte-Phase 2T mehr und darf in jeder Senatsphase gegen 1 Abstimmung ein Veto einlegen wie mit einem Public Outcry.
printed-st-8a = Halbiert (aufgerundet) die Verluste jeder Expedition, die er führt, und addiert 2, wenn er die Tin Isles sucht.
printed-st-9a = Addiert 1 zu jedem Wurf für die Treue der Legionen, die ihm als Rebell folgen sollen.
printed-st-12a = Halbiert (aufgerundet) die Legionsverluste nach der Kampftabelle in seinen Landschlachten, hat aber −2 bei der Reaktion des Volkes.
printed-st-2a = Beachtet die Disaster- und Standoff-Zahlen der Karten von Mercenary- und Spanish-Kriegen nicht und ist Gegner von Hanno the Great.
printed-st-2b = Beachtet die Disaster- und Standoff-Zahlen der Karten von Roman Wars nicht (die feindlicher Leader schon) und ist Gegner von Hanno the Great.
printed-st-3b = Erhält in jeder Einkünfte-Phase 2T mehr, darf in jeder Senatsphase gegen 1 Abstimmung ein Veto einlegen wie mit einem Public Outcry und ist Gegner der Barcas.
printed-st-7a = Beachtet die Disaster- und Standoff-Zahlen der Karten von Numidian Wars nicht; ist er in Carthage, kostet jede Numidian Cavalry 4T weniger; Gegner von Hannibal Barca.
printed-st-10a = Addiert in Seeschlachten 3 zu seiner MIL.

## Kriege

printed-conquest-of-tunisia = Liegt von Anfang an inaktiv im Forum; ein Sieg schafft Tunisia, öffnet seinen Handel und bringt 4 Libyan Spearmen in den Force Pool; verloren: 50T und für immer 2 Karten aus Stapel 4.
printed-syracusan-war-1 = Kommt aktiv; greift Sicily an, nimmt, solange er aktiv ist, 2 Karten aus Stapel 5 und bringt 2 Sikels; ein Sieg schafft Sicily, wenn es noch nicht im Spiel ist, und öffnet seinen Handel; verloren: 75T und für immer 1 Karte aus Stapel 5.
printed-syracusan-war-2 = Kommt aktiv, mit Flotte; greift Sicily an, nimmt, solange er aktiv ist, 2 Karten aus Stapel 4 und bringt 2 Sikels; ein Sieg schafft Sicily, wenn es nicht im Spiel ist, und öffnet seinen Handel; verloren: 75T, Sicily und sein Handel.
printed-syracusan-war-3 = Agathocles landet in Africa: kommt aktiv; greift Tunisia an, nimmt, solange er aktiv ist, 2 Karten aus Stapel 4 und 1 aus Stapel 3, bringt 2 Sikels und 2 Carthaginian Legions der Reserve; verloren: 75T, Tunisia und sein Handel.
printed-pyrrhic-war = Kommt aktiv; greift Sicily an und nimmt, solange er aktiv ist, 2 Karten aus Stapel 5; verloren: 75T, Sicily und sein Handel, und für immer 1 Karte aus Stapel 5.
printed-libyan-revolt = Kommt aktiv, als Revolte ohne Beute, wenn Tunisia im Spiel ist; solange er aktiv ist, greift er Tunisia an, nimmt 1 Karte aus Stapel 4 und sperrt Libyan Spearmen im Force Pool; verloren: 75T, und diese Spearmen verlassen das Spiel.
printed-numidian-war-1 = Kommt aktiv; ein Sieg schafft Numidia und bringt 3 Numidian Cavalry in den Force Pool; verloren: 75T und für immer 2 Karten aus Stapel 3.
printed-massilian-war = Kommt aktiv, vor allem ein Seekrieg; nimmt, solange er aktiv ist, 1 Karte aus Stapel 6; ein Sieg schafft die Balearic Isles; verloren: 75T und für immer 2 Karten aus Stapel 6.
printed-cyrenean-war = Kommt aktiv; nimmt, solange er aktiv ist, 1 Karte aus Stapel 7; ein Sieg schafft Tripolitania; verloren: 75T und für immer 1 Karte aus Stapel 7.
printed-roman-war-1 = Kommt aktiv; erst ist seine Flotte zu schlagen. Aktiv greift er Sicily an, nimmt 2 Karten aus Stapel 5 und 2 aus Stapel 4, bringt 3 Gallic Swordsmen und sperrt Campanian Swordsmen; verloren: 200T, Sicily und sein Handel.
printed-roman-war-2 = Kommt aktiv; greift beide spanischen Provinzen an, nimmt, solange er aktiv ist, 2 Karten aus Stapel 6, bringt 3 Gallic Swordsmen und sperrt Campanian Swordsmen; verloren: 200T, Spanien und der Handel von Interior Spain.
printed-roman-war-3 = Kommt aktiv; aktiv greift er Tunisia an, nimmt 1 Karte aus Stapel 1, 1 aus Stapel 2, 1 aus Stapel 3 und sperrt Campanian Swordsmen; bringt 3 Gallic Swordsmen, 2 Carthaginian Legions der Reserve; verloren: 200T, Tunisia und sein Handel.
printed-mercenary-war = Kommt aktiv, immer eine Revolte; greift Tunisia an, nimmt, solange er aktiv ist, 1 Karte aus Stapel 4, sperrt Söldner im Force Pool, und jeder in Active Forces desertiert, wenn ein Würfel 1-2 zeigt; verloren: 150T, und die gesperrten sind fort.
printed-sardinian-revolt = Kommt aktiv, als Revolte, wenn Sardinia-Corsica im Spiel ist; greift es an und nimmt, solange er aktiv ist, 1 Karte aus Stapel 2; verloren: 150T und Sardinia-Corsica.
printed-numidian-war-2 = Kommt aktiv; greift Numidia an und sperrt, solange er aktiv ist, Numidian Cavalry im Force Pool; verloren: 150T und Numidia, und diese Cavalry verlassen das Spiel.
printed-conquest-of-interior-spain = Kommt aktiv; ein Sieg schafft Interior Spain, öffnet seinen Silberhandel und senkt die Kosten von Celtiberians auf 6T; verloren: 150T und Coastal Spain.

## Feindliche Leader

printed-dionysius = Addiert 4 zu jedem aktiven Syracusan War und macht inaktive aktiv.
printed-pyrrhus = Addiert 5 zum Pyrrhic War und macht ihn aktiv.
printed-scipio = Addiert 6 zu jedem aktiven Roman War und macht inaktive aktiv.
printed-masinissa = Addiert 3 zu jedem aktiven Numidian War, macht inaktive aktiv und hält, solange er bei einem Krieg ist, Numidian Cavalry im Force Pool fern.

## Explorations

printed-saharan-caravan-route = Braucht 25 Caravans; ein Erfolg öffnet Garamantia (je 2 Karten der Stapel 3 und 8), und der Explorer hat einen Anteil an Stapel 8.
printed-tin-isles = Braucht 25 Trade Fleets; ein Erfolg öffnet die Tin Isles (1 Karte aus Stapel 2, 2 aus Stapel 6), und der Explorer hat einen Anteil an Stapel 6.
printed-west-african-coast = Braucht 5 Caravans und 25 Trade Fleets; ein Erfolg öffnet West Africa (1 Karte aus Stapel 1, 3 aus Stapel 9) und schafft Mauretania, und der Explorer hat einen Anteil an Stapel 9.

## Gesetze

printed-law-separation-of-powers = Von nun an dürfen die Suffetes nicht in den Krieg geschickt werden; jede Streitmacht befehligt ein gewählter General.
printed-law-court-of-104 = Der Censor of Morals darf in jeder Runde eine kleine Anklage mehr führen, und jeder Wurf für die Reaktion des Volkes ist um 1 niedriger.
printed-law-sumptuary = Kein Senator darf bei einer Abstimmung mehr als 5 Stimmen kaufen.
printed-law-greek-studies = Frieden in einem Syracusan oder Pyrrhic War braucht zwei Drittel der abgegebenen Stimmen, und Carthage addiert dort 1 zu Schlachtwürfen.
printed-law-judicial-reform = Mitgliedschaften im Committee of Five dauern 1 Runde statt 3, und kein Senator wird in den Sitz gewählt, den er gerade verlassen hat.
printed-law-financial-audit = Wer als Mitglied des Committee of Five oder Governor korruptes Einkommen nimmt, zahlt im selben Schritt die Hälfte, aufgerundet, an die Staatskasse.
printed-law-army-election = Einen Befehlshaber im Feld ersetzen darf nur, wer mindestens 3 MIL hat; hat ein Befehlshaber ihm treue Veteranen bei sich, wird er nur mit seiner Zustimmung abberufen.
printed-law-popular-assembly = Bei Wahlen erhält jeder Senator in Carthage mit positiver POP die Hälfte davon, abgerundet, als weitere Stimmen.
printed-law-military-reform = Carthaginian Legions kosten je 8T, und kein Senator wird mehr Suffete for Life, weil er 35 INF erreicht.

## Intrigen

printed-public-outcry = In der Senatsphase ein Veto gegen eine Abstimmung einlegen oder einen Antrag zur Abstimmung erzwingen.
printed-assassin = 1 zu einem Attentatswurf deiner Fraktion addieren.
printed-secret-bodyguard = 1 von einem Attentatswurf gegen deine Fraktion abziehen und einen weiteren Wurf verlangen, ob der Attentäter gefasst wird.
printed-open-bodyguard = In der Revolutionsphase auf einen deiner Senatoren spielen; bis zu seinem Tod ist jeder Attentatswurf gegen ihn um 1 niedriger.
printed-seduction = Dein Überredungsversuch bleibt ohne Gegenwehr: Niemand darf Gegenbestechungen zahlen.
printed-blackmail = Dein Überredungsversuch bleibt ohne Gegenwehr; misslingt er, verliert sein Ziel einen Würfel INF und einen Würfel POP.
printed-influence-peddling = Aus der Hand eines anderen Spielers eine zufällige Karte nehmen.
printed-graft = Einen Public Outcry aufheben, der gerade gespielt wurde; Abstimmung oder Antrag gehen weiter, als wäre er nicht gespielt worden.
printed-outcry-silenced = Einen Public Outcry oder das eigene Veto eines Statesman oder des State Treasurer aufheben, das gerade benutzt wurde.
printed-bribed-judges = Vor der ersten Stimme 10 Stimmen zu einer der beiden Seiten einer Anklage hinzufügen.
printed-tophet-sacrifice = Ein Table Event in dem Augenblick aufheben, in dem es gewürfelt wird; es kommt nicht ins Spiel.
printed-ligurian-band = In einer Landschlacht deines Befehlshabers in dieser Runde 3 addieren; vorher ein Würfel: Bei 1 läuft die Bande davon.
printed-xanthippus-of-sparta = In einer Landschlacht deines Befehlshabers in Africa in dieser Runde 4 addieren und die Standoff-Zahlen jenes Krieges nicht beachten.
printed-war-elephants = In einer Landschlacht deines Befehlshabers in dieser Runde (nicht im Schauplatz See) 5 addieren; vorher ein Würfel: Bei 1-2 gehen sie durch und ziehen stattdessen 2 ab.
printed-ligurian-warband = In einer Landschlacht deines Befehlshabers in dieser Runde 3 addieren; vorher ein Würfel: Bei 1 läuft die Kriegerschar davon.
printed-tc-salt-works = In jeder Handelsphase 1 weitere Karte von Stapel 3 ziehen.
printed-tc-grain-estates = In jeder Handelsphase 1 weitere Karte von Stapel 4 ziehen.
printed-tc-gadir-silver = In jeder Handelsphase 1 weitere Karte von Stapel 6 ziehen.
printed-tc-murex-works = In jeder Handelsphase 1 weitere Karte von Stapel 8 ziehen.
printed-tc-iron-foundries = In jeder Handelsphase 1 weitere Karte von Stapel 2 ziehen.
printed-tc-wine-and-cloth = In jeder Handelsphase 1 weitere Karte von Stapel 5 ziehen.
printed-tc-incense-route = In jeder Handelsphase 1 weitere Karte von Stapel 7 ziehen.
printed-tc-gold-and-ivory = In jeder Handelsphase 1 weitere Karte von Stapel 9 ziehen.

## Ereignisse der Decks

printed-ev-bountiful-harvest = Die Karten von Stapel 4, die im Spiel sind, verdoppeln.
printed-ev-crop-failure = Die Karten von Stapel 4, die im Spiel sind, halbieren.
printed-ev-murex-blight = Die Karten von Stapel 8, die im Spiel sind, halbieren.
printed-ev-new-silver-lode = Die Karten von Stapel 6, die im Spiel sind, verdoppeln.
printed-ev-greek-embargo = Die Karten von Stapel 5, die im Spiel sind, halbieren.
printed-ev-refugees-from-tyre = Jede Fraktion gibt einem ihrer Senatoren 1 Trader.
printed-ev-festival-of-melqart = Der Staat zahlt 10T, und der Home Suffete, wenn es einen gibt, gewinnt 1 POP.
printed-ev-spanish-silver = Silver zählt in der nächsten Handelsphase den doppelten Wert.
printed-ev-fashion-for-purple = Dye zählt in der nächsten Handelsphase den doppelten Wert.
printed-ev-pirates = Die Karten von Stapel 9, die im Spiel sind, halbieren; zwei Würfel Trade Fleets, die in Carthage liegen, gehen verloren.
printed-ev-caravan-raiders = Die Karten von Stapel 7, die im Spiel sind, halbieren; zwei Würfel Caravans, die in Carthage liegen, gehen verloren.
printed-ev-alexandrian-market = Die Karten von Stapel 2, die im Spiel sind, verdoppeln.
printed-ev-roman-merchants = Jede Fraktion gibt einem ihrer Senatoren 1 Trader, und der Staat erhält 10T.

## Provinzen

printed-coastal-spain = Coastal Spain: Barbarian Raids ausgesetzt.
printed-sardinia-corsica = Sardinia-Corsica: sicher vor Barbarian Raids.
printed-tunisia = Tunisia: sicher vor Barbarian Raids.
printed-sicily = Sicily: sicher vor Barbarian Raids.
printed-numidia = Numidia: Barbarian Raids ausgesetzt.
printed-tripolitania = Tripolitania: Barbarian Raids ausgesetzt.
printed-balearic-isles = Balearic Isles: Barbarian Raids ausgesetzt.
printed-mauretania = Mauretania: Barbarian Raids ausgesetzt.
printed-interior-spain = Interior Spain: Barbarian Raids ausgesetzt.

## Ämter

printed-home-suffete = Führt den Vorsitz im Senat und stellt seine Anträge.
printed-marine-suffete = Zweiter Suffete; der Home Suffete zieht nur nach ihm oder mit ihm in den Krieg.
printed-general-1 = Befehlshaber, der kein Suffete ist, oder ein früherer Suffete, der noch im Feld steht.
printed-general-2 = Zweite General-Karte; die Zahl der Generals ist durch die Karten nicht begrenzt.
printed-explorer = Führt eine Expedition; die Zahl der Explorers ist durch die Karte nicht begrenzt.
printed-censor-of-morals = Führt in jeder Runde eine große oder zwei kleine Anklagen; hat kein Amtseinkommen.
printed-state-treasurer = Erhält 2T und 1T je volle 50T in der Staatskasse (höchstens 6T); in jeder Senatsphase einmal ein Veto gegen einen Antrag, der Geld ausgibt.
printed-harbor-master = Erhält 1T und 1T je 5 Fleets und Trade Fleets des Staates (höchstens 6T), und 1T für jede Fleet, die in der Senatsphase ausgehoben wird.
printed-overseer-of-the-agora = Erhält, unversteuert, 1T je 3 Handelskarten, die alle Spieler in dieser Runde abgegeben haben.
printed-supervisor-of-public-buildings = Erhält 4T und darf in jeder Einkünfte-Phase einmal 10T für 1 POP oder 20T für 2 in öffentliche Bauten stecken.

## Table Events: Stufe 1 und 2

printed-te-ally-deserts-1 = Solange das Ereignis gilt, steigt in jeder Schlacht mit geradem unverändertem Wurf dreier Würfel die Stärke des Krieges um den farbigen Würfel.
printed-te-ally-deserts-2 = Wie Stufe 1, aber die Stärke steigt um die Summe der zwei weißen Würfel.
printed-te-allied-enthusiasm-1 = Der Staat erhält in der nächsten Einkünfte-Phase 50T.
printed-te-allied-enthusiasm-2 = Der Staat erhält 75T statt 50T.
printed-te-barbarian-raids-1 = Zu Beginn der nächsten Einkünfte-Phase würfelt jede Grenzprovinz mit Governor zwei Würfel + Landstärke + 2 je Garnisonslegion + MIL ihres Governors; bei 15 oder weniger wird sie überrannt.
printed-te-barbarian-raids-2 = Wie Stufe 1, aber sie wird bei 17 oder weniger überrannt.
printed-te-drought-1 = Solange es im Spiel ist, hat jede Handelsphase 2 Karten von Stapel 4 weniger.
printed-te-drought-2 = Solange es im Spiel ist, hat jede Handelsphase im Ganzen 4 Karten von Stapel 4 weniger.
printed-te-enemy-leader-dies-1 = Am Ende der Forumphase legt der HRAO einen feindlichen Leader ab, der bei einem Krieg oder in der Curia ist.
printed-te-enemy-leader-dies-2 = Wie Stufe 1, und der stärkste aktive Krieg seiner Gruppe kommt fort: Der Staat erhält die halbe Beute (abgerundet), und er wird unter die obersten 6 Karten des Decks gemischt.
printed-te-enemys-ally-deserts-1 = Solange das Ereignis gilt, sinkt in jeder Schlacht mit ungeradem unverändertem Wurf dreier Würfel die Stärke des Krieges um den farbigen Würfel (nie unter 0).
printed-te-enemys-ally-deserts-2 = Wie Stufe 1, aber die Stärke sinkt um die Summe der zwei weißen Würfel.
printed-te-epidemic-1 = 6 Mortality Chits werden gezogen; nur Senatoren in Carthage können sterben.
printed-te-epidemic-2 = 6 Mortality Chits werden gezogen; nur der erste Senator außerhalb von Carthage, dessen Nummer kommt, stirbt.
printed-te-evil-omens-1 = Der Staat zahlt 20T, und jeder Würfelwurf hat −1 (Überredung +1), nur Initiative und Ereigniswürfe nicht.
printed-te-evil-omens-2 = Der Abzug wächst um 1 mit jedem weiteren Evil Omens; die 20T werden nur einmal je Runde gezahlt.
printed-te-internal-disorder-1 = Zu Beginn der nächsten Einkünfte-Phase würfelt jede unentwickelte Provinz mit Governor einen Würfel + 1 je Garnisonslegion; bei 4 oder weniger Revolte. Unentwickelte geben dann nichts und entwickeln sich nicht.
printed-te-internal-disorder-2 = Wie Stufe 1, aber Revolte bei 5 oder weniger.
printed-te-manpower-shortage-1 = Legionen, Fleets, Caravans und Trade Fleets kosten das Doppelte.
printed-te-manpower-shortage-2 = Das Vielfache wächst um 1 mit jedem weiteren Manpower Shortage; ab dem Vierfachen werden weder Legionen noch Fleets ausgehoben.
printed-te-mob-violence-1 = Ein Würfel Mortality Chits wird gezogen; nur Senatoren in Carthage mit 0 POP oder weniger können sterben.
printed-te-mob-violence-2 = Zwei Würfel Mortality Chits werden gezogen; nur Senatoren in Carthage mit 1 POP oder weniger können sterben.
printed-te-natural-disaster-1 = Der Staat zahlt 50T, und eine Trade Concession im Spiel, zufällig bestimmt, geht in die Curia.
printed-te-natural-disaster-2 = Keine weitere Zahlung; eine weitere zufällige Trade Concession im Spiel geht in die Curia.
printed-te-new-alliance-1 = Am Ende der Senatsphase wählt der HRAO einen Krieg im Forum (nicht den Civil War): Der Staat erhält die halbe Beute (abgerundet), und er wird unter die obersten 6 Karten des Decks gemischt.
printed-te-new-alliance-2 = Am Ende der Senatsphase wählt der HRAO einen Krieg, der keine Revolte ist: Der Staat erhält alle Beute, seine Provinzen entstehen, und er wird abgelegt.
printed-te-pretender-emerges-1 = Ist der nächste gezogene Krieg beim Erscheinen aktiv, revoltiert eine zufällige Provinz mit Governor: Er kämpft sofort und stirbt, wenn er nicht siegt; die Provinz wird ein aktiver Krieg.
printed-te-pretender-emerges-2 = Wie Stufe 1, aber Governor und Garnison fallen ohne Schlacht.
printed-te-refuge-1 = Der nächste feindliche Leader, den ein Sieg von Carthage entfernt, kommt stattdessen zum nächsten gezogenen Krieg und verlässt mit ihm das Spiel.
printed-te-refuge-2 = Der nächste feindliche Leader, den ein Sieg von Carthage entfernt, bleibt, macht jeden Krieg im Forum aktiv und stärkt alle, bis der letzte vorüber ist.
printed-te-tyrian-alliance-1 = Braucht ein Krieg im Forum Fleets, so erhält der Staat 8 freie Fleets, bis der Krieg besiegt ist, der am meisten braucht.
printed-te-tyrian-alliance-2 = Es sind im Ganzen 12 freie Fleets statt 8.
printed-te-storm-at-sea-1 = Zwei Würfel Fleets, die der HRAO bestimmt, gehen verloren.
printed-te-storm-at-sea-2 = Weitere zwei Würfel Fleets, die der HRAO bestimmt, gehen verloren.
printed-te-trial-of-a-governor-1 = In der nächsten Einkünfte-Phase gibt jede Provinz dem Staat 3T mehr, und ihre Beute ist um 3T geringer (nicht unter 0).
printed-te-trial-of-a-governor-2 = In der nächsten Einkünfte-Phase sind es 5T statt 3T.
