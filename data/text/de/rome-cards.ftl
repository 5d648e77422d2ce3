### Was auf den Karten von The Republic of Rome steht. Das Englische steht auf den Karten selbst (data/rome).
### Namen und Begriffe wie in rome.ftl; jede Zahl des englischen Textes steht auch hier.

## Statesmen

printed-st-1a = Befehligt er gegen einen Punic War, so beachtet er die Disaster- und Standoff-Zahlen der Kriegskarte nicht (die von Leadern schon).
printed-st-2a = Halbiert (aufgerundet) die Legionen und Fleets, die seine eigene Streitmacht in jeder Schlacht verliert, die er befehligt; nicht, solange er nur Master of Horse ist.
printed-st-18a = Befehligt er gegen einen Macedonian War, so beachtet er die Disaster- und Standoff-Zahlen der Kriegskarte nicht (die von Leadern schon).
printed-st-19a = Befehligt er gegen einen Macedonian War, so beachtet er die Disaster- und Standoff-Zahlen der Kriegskarte nicht (die von Leadern schon).
printed-st-22a = Gibt seiner Fraktion in jeder Runde einen freien Tribune und hat 6 weitere Stimmen, wenn über ein Gesetz abgestimmt wird.
printed-st-1b = Befehligt er gegen den 3rd Punic War oder eine spanische Revolte, so beachtet er die Disaster- und Standoff-Zahlen der Kriegskarte nicht (die von Leadern schon).
printed-st-1c = Befehligt er gegen den Social War oder einen Mithridatic War, so beachtet er die Disaster- und Standoff-Zahlen der Kriegskarte nicht (die von Leadern schon).
printed-st-7a = Darf nach den Anklagen den Land Commissioner ohne Abstimmung nehmen, wenn ihn niemand hat und eine Land Bill gilt.
printed-st-21a = Darf bei einer Berufung an das Volk drei Würfel statt zwei werfen.
printed-st-23a = Darf in jeder Runde gegen eine Land Bill ein Veto einlegen, ohne Tribune-Karte.
printed-st-25a = Darf in jeder Runde eine Land Bill beantragen, ohne Tribune-Karte; darf zugleich mit 25B im Spiel sein.
printed-st-25b = Darf in jeder Runde eine Land Bill beantragen, ohne Tribune-Karte; darf zugleich mit 25A im Spiel sein.
printed-st-27a = Addiert 1, wenn er selbst um einen Knight wirbt; befehligt er gegen den Social War oder den Jugurthine War, so beachtet er die Disaster- und Standoff-Zahlen der Kriegskarte nicht.
printed-st-4a = Jeder Sieg, den er erringt, macht zwei Legionen zu Veteranen (ihm ergeben) statt einer.
printed-st-22b = In jeder Runde ein freier Tribune; hat 6 weitere Stimmen, wenn über ein Gesetz abgestimmt wird, und zählt dabei seine Knights doppelt.
printed-st-28a = In jeder Runde ein freier Tribune; verschiebt den Wurf vor Gericht um 2 zugunsten der Seite, für die er spricht.
printed-st-29a = Verdoppelt sein Grundeinkommen und das seiner Concessions, nicht das seiner Knights; darf zugleich mit 29B im Spiel sein.
printed-st-29b = Ein Disaster oder Standoff kostet seine Streitmacht nichts, aber der Krieg gilt als ungeführt, und er wird abberufen, wenn der nächste Senat schließt.
printed-st-30a = Seine MIL wird vor jeder Schlacht als 1d6+1 gewürfelt und zählt beim Vergleich von Streitkräften als 2; jeder Gewinn oder Verlust an POP ist bei ihm doppelt.

## Kriege

printed-punic-1 = See- und Landkrieg gegen Carthage; inaktiv, bis er angegriffen, durch einen Krieg der Reihe oder durch einen Leader aktiv wird; ein Sieg schafft Sicilia und Sardinia et Corsica.
printed-punic-2 = Kommt aktiv; solange er aktiv ist, kann in jeder Forumsphase ein Würfel einen Tax Farmer zerstören; ein Sieg schafft beide Hispaniae.
printed-illyrian-1 = Bringt eine Dürre, auch inaktiv; Illyricum entsteht, wenn beide Illyrian Wars geschlagen sind.
printed-illyrian-2 = Kommt aktiv; Illyricum entsteht, wenn beide Illyrian Wars geschlagen sind.
printed-gallic-1 = Kommt aktiv; ein Sieg schafft Gallia Cisalpina.
printed-macedonian-1 = Kommt aktiv; gilt als Revolte, wenn es die Provinz Macedonia gibt.
printed-macedonian-2 = Inaktiv, bis er angegriffen, durch einen Krieg der Reihe oder durch einen Leader aktiv wird; gilt als Revolte, wenn Macedonia eine Provinz ist.
printed-syrian = Kommt aktiv; gilt als Revolte, wenn Syria eine Provinz ist; zu ihm passt nur der Leader Antiochus III.
printed-macedonian-3 = Kommt aktiv; gilt als Revolte, wenn Macedonia eine Provinz ist.
printed-macedonian-4 = Kommt aktiv; ein Sieg schafft Macedonia.
printed-jugurthine = Kommt aktiv; greift Africa an.
printed-punic-3 = Kommt aktiv; ein Sieg schafft Africa.
printed-germanic-migrations = Kommt aktiv; Gallia Narbonensis entsteht, sobald Rome eine Schlacht dagegen schlägt, wie immer sie ausgeht.
printed-cilician-1 = Piratenkrieg mit einer Seeschlacht; bringt eine Dürre, auch inaktiv; ein Sieg schafft Cilicia et Cyprus.
printed-spanish-1-lusitanian = Spanische Revolte ohne Beute; inaktiv bis zu der Revolutionsphase, in der beide Hispaniae Provinzen sind.
printed-spanish-2-numantine = Spanische Revolte ohne Beute; inaktiv bis zu der Revolutionsphase, in der Hispania Citerior eine Provinz ist.
printed-slave-1-sicilian = Sklavenrevolte ohne Beute; bringt eine Dürre, auch inaktiv; zerstört die Concession Sicilian Grain, wenn sie erscheint; inaktiv bis zu der Revolutionsphase, in der Sicilia eine Provinz ist.
printed-slave-2-sicilian = Sklavenrevolte ohne Beute; bringt eine Dürre, auch inaktiv; zerstört die Concession Sicilian Grain, wenn sie erscheint; inaktiv bis zu der Revolutionsphase, in der Sicilia eine Provinz ist.
printed-mithridatic-1 = Kommt aktiv; gilt als Revolte, wenn Bithynia eine Provinz ist.
printed-mithridatic-2 = Inaktiv, bis er angegriffen, durch einen Krieg der Reihe oder durch einen Leader aktiv wird; gilt als Revolte, wenn Bithynia eine Provinz ist.
printed-mithridatic-3 = Kommt aktiv; ein Sieg schafft Syria und ein entwickeltes Bithynia (ein unentwickeltes, das es gibt, wird entwickelt, ohne INF für seinen Governor).
printed-gallic-2 = Inaktiv, bis er angegriffen, durch einen Krieg der Reihe oder durch einen Leader aktiv wird; Revolte, wenn es Gallia Transalpina gibt; ein Sieg schafft Gallia Transalpina.
printed-gallic-3 = Kommt aktiv; Revolte, wenn es Gallia Transalpina gibt; ein Sieg schafft Gallia Transalpina.
printed-parthian = Kommt aktiv; greift die östlichen Provinzen an.
printed-alexandrine = Kommt aktiv, mit einer Seeschlacht; bringt eine Dürre, auch wenn er inaktiv wird; zerstört die Concession Aegyptian Grain, wenn er erscheint; auf ihn darf Cleopatra gespielt werden.
printed-social = Kommt aktiv; wenn er erscheint, wird jeder inaktive Krieg, der zu einer Reihe gehört, aktiv, ohne dass er selbst eine Stärke vervielfacht.
printed-invasion-germania = Inaktiv, bis Rome ihn angreifen will.
printed-invasion-britannia = Inaktiv, bis Rome ihn angreifen will.
printed-cilician-2 = Piratenkrieg mit einer Seeschlacht; bringt eine Dürre, auch inaktiv; ein Sieg schafft Creta et Cyrenaica, wenn es das nicht gibt.
printed-spanish-3-sertorian = Spanische Revolte ohne Beute; inaktiv bis zu der Revolutionsphase, in der beide Hispaniae Provinzen sind.
printed-slave-3-gladiator = Sklavenrevolte ohne Beute, kommt aktiv; solange sie aktiv ist, kann in jeder Forumsphase ein Würfel einen Tax Farmer zerstören.

## Feindliche Leader

printed-hamilcar = Addiert 3 zur Land- und Flottenstärke jedes aktiven Punic War; zählt mit Hannibal zusammen.
printed-hannibal = Addiert 7 zur Land- und Flottenstärke jedes aktiven Punic War; zählt mit Hamilcar zusammen; solange der 2nd Punic War aktiv ist, würfelt er einen zweiten Tax-Farmer-Würfel.
printed-antiochus-iii = Addiert 5 zum Syrian War.
printed-philip-v = Addiert 6 zu jedem aktiven Macedonian War.
printed-viriathus = Addiert 5 zu jeder aktiven spanischen Revolte, deren Provinzen es gibt; macht keine aktiv, deren Provinzen fehlen, und wartet dann in der Curia.
printed-spartacus = Addiert 5 zu jeder aktiven Sklavenrevolte; solange die Gladiator Slave Revolt aktiv ist, würfelt er einen zweiten Tax-Farmer-Würfel.
printed-mithridates-vi = Addiert 4 zu jedem aktiven Mithridatic War.
printed-vercingetorix = Addiert 6 zu jedem aktiven Gallic War.
printed-cleopatra-vii = Die Karte aus einer Hand, als feindlicher Leader gespielt: addiert 3 zum Alexandrine War, bis er das Spiel verlässt.

## Intrigen

printed-tribune = Spiele ihn in der Senatsphase, um einen zulässigen Antrag zu stellen oder gegen eine Abstimmung ein Veto einzulegen, ehe deine Fraktion abgestimmt hat; dann ablegen.
printed-secret-bodyguard = Zieh nach dem Wurf eines Attentats auf deinen Senator 1 davon ab; ist der Attentäter noch nicht gefasst, so wird noch einmal gewürfelt, nur um ihn zu fassen; dann ablegen.
printed-influence-peddling = Leg ihn zu jeder Zeit außerhalb der Revolutionsphase ab, um einem Gegner eine zufällige Karte aus der Hand zu nehmen.
printed-assassin = Addiere 1 zum Wurf deines Attentats und zu allen weiteren Würfen dieses Anschlags wegen Bodyguards; vor dem Wurf spielen, danach ablegen.
printed-seduction = Spiele sie, ehe du das Ziel deiner Überredung nennst: Niemand darf dagegen bestechen.
printed-blackmail = Spiele sie, ehe du das Ziel deiner Überredung nennst: keine Gegenbestechung; misslingt es, wirf einmal 2d6: So viel INF und so viel POP verliert das Ziel.
printed-murder-of-a-tribune = Ein Senator von dir in Rome würfelt: Ein gerader Wurf hebt einen Tribune auf; so viel POP, wie er zeigt, verliert er auf jeden Fall; dann ablegen.
printed-graft = Ein Senator von dir in Rome darf 1d6 Talents zahlen (nachdem der Wurf bekannt ist), um ein Veto oder einen Antrag eines Tribune aufzuheben; auf jeden Fall ablegen.
printed-mob-incited-to-violence = Antwort auf einen ausgeführten Graft oder Murder of a Tribune: Zieh 1d6 plus ORA eines deiner Senatoren in Rome an Mortality Chits; Senatoren in Rome der Fraktion, die ihn gespielt hat, sterben, wenn ihr Chit kommt.
printed-proscription = Spiele sie gleich nach dem Sieg einer Seite in einer Schlacht des Bürgerkriegs: Der HRAO darf jeden Knight im Spiel entfernen, für je 1d6T in seine Kasse; seine Fraktion gewinnt dann nie wieder Knights, und alle anderen addieren 1 zu ihren Würfen.
printed-open-bodyguard = Leg ihn in der Einkünfte-Phase an deinen Senator in Rome an; in jeder Einkünfte-Phase zahlt dieser 1T und verliert 1 POP, oder die Karte wird abgelegt; zieh 2 von Attentaten auf ihn ab, und es wird noch einmal gewürfelt, um den Attentäter zu fassen.
printed-cleopatra = Bleibt auf der Hand; vor einer Schlacht des Alexandrine War gibt ihr Spieler entweder dem römischen Befehlshaber +3 MIL, 50T und −5 POP, oder er stellt sie als feindlichen Leader mit +3 auf; was er wählt, gilt, bis der Krieg das Spiel verlässt.

## Concessions

printed-armaments = Ihr Inhaber muss für jede neue Legion, die der Staat aufstellt, 2T von der Bank nehmen, was den Corrupt-Balken zeigt; eine Natural Disaster kann sie zerstören.
printed-ship-building = Ihr Inhaber muss für jede neue Fleet, die der Staat aufstellt, 3T von der Bank nehmen, was den Corrupt-Balken zeigt; eine Natural Disaster kann sie zerstören.
printed-aegyptian-grain = Bringt in jeder Runde 5T; bei N Dürren im Spiel darf der Inhaber das (N+1)-Fache nehmen und N+1 POP verlieren; zerstört, wenn der Alexandrine War erscheint.
printed-sicilian-grain = Bringt in jeder Runde 4T; bei N Dürren im Spiel darf der Inhaber das (N+1)-Fache nehmen und N+1 POP verlieren; zerstört, wenn eine Sicilian Slave Revolt erscheint.
printed-harbor-fees = Bringt in jeder Runde 3T; eine Natural Disaster kann sie zerstören.
printed-mining = Bringt in jeder Runde 3T; eine Natural Disaster kann sie zerstören.
printed-land-commissioner = Bringt in jeder Runde 3T; darf nur gehalten werden, solange eine Land Bill gilt, kann nicht zerstört werden und kommt ins Forum zurück, wenn am Ende einer Senatsphase keine Land Bill mehr gilt.
printed-tax-farmer-1 = Bringt in jeder Runde 2T; zerstört, wenn ein Tax-Farmer-Wurf (2nd Punic War, Hannibal, Gladiator Slave Revolt, Spartacus) 1 zeigt.
printed-tax-farmer-2 = Bringt in jeder Runde 2T; zerstört, wenn ein Tax-Farmer-Wurf (2nd Punic War, Hannibal, Gladiator Slave Revolt, Spartacus) 2 zeigt.
printed-tax-farmer-3 = Bringt in jeder Runde 2T; zerstört, wenn ein Tax-Farmer-Wurf (2nd Punic War, Hannibal, Gladiator Slave Revolt, Spartacus) 3 zeigt.
printed-tax-farmer-4 = Bringt in jeder Runde 2T; zerstört, wenn ein Tax-Farmer-Wurf (2nd Punic War, Hannibal, Gladiator Slave Revolt, Spartacus) 4 zeigt.
printed-tax-farmer-5 = Bringt in jeder Runde 2T; zerstört, wenn ein Tax-Farmer-Wurf (2nd Punic War, Hannibal, Gladiator Slave Revolt, Spartacus) 5 zeigt.
printed-tax-farmer-6 = Bringt in jeder Runde 2T; zerstört, wenn ein Tax-Farmer-Wurf (2nd Punic War, Hannibal, Gladiator Slave Revolt, Spartacus) 6 zeigt.

## Gesetze

printed-law-calpurnian = In jeder Senatsphase darf der Censor einmal einen Governor, der in dieser Runde mit einer Corrupt-Markierung zurückkam, mit 1d6T bestrafen; sie kommen aus dessen Kasse, dann aus der seiner Fraktion, und was fehlt, verliert er an POP und INF.
printed-law-military-reforms = Von nun an wird niemand mehr Consul for Life, weil er 35 INF erreicht.
printed-law-tradition-erodes = Von nun an darf ein amtierender Consul oder Dictator in der nächsten Runde wieder zum Consul gewählt werden.
printed-law-servilian = Gibt entweder deiner Fraktion +1, wann immer sie um Knights wirbt, oder wird abgelegt, wenn das Acilian Law gilt, um es aufzuheben.
printed-law-acilian = Die Befugnis des Calpurnian Law geht an die Fraktion über, die dann die meisten Knights hat (bei Gleichstand durch Würfeln).
printed-law-plautian-papirian = Nur während des Social War spielbar: halbiert dessen Stärke, senkt Unrest um 2, und jeder Senator des Spielers verliert 1 POP.
printed-law-gabinian = Von nun an darf ein loyaler Befehlshaber bei einem Krieg zu Beginn der Kampfphase Legionen und Fleets kaufen, aus seiner Kasse oder der seiner Fraktion, in der Rangfolge des HRAO.
printed-law-vatinian = Von nun an können Provinzen durch Legaten regiert werden: Ihr Governor darf in Rome bleiben, ein Amt behalten oder ein Heer führen und mehrere Provinzen haben, und wählbar sind auch Amtsträger und amtierende Governors.
printed-law-manilian = Von nun an darf ein siegreicher Befehlshaber, der genug Fleets zur Unterstützung hat, mit seiner Streitmacht in der Revolutionsphase in einen anderen Krieg ziehen und wird dort Proconsul.
printed-law-julian = Nur während des Social War spielbar: beseitigt Manpower Shortage und No Recruitment, senkt Unrest um 3, und jeder Senator des Spielers verliert 1d6 INF.

## Vermächtnisse, Verschwörung, Ende der Epoche

printed-bequest-pergamene = Sendet der Senat den Field Consul mit mindestens 3 Legionen und 3 Fleets dorthin, so erhält der Staat in der nächsten Einkünfte-Phase 50T, und zu Beginn der Forumsphase dieser Runde entsteht Asia; ein Field Consul in Revolte darf das Geld behalten.
printed-bequest-bithynian = Wie Pergamene Bequest, aber 35T, und es entsteht Bithynia; abgelegt, wenn es Bithynia schon gibt.
printed-bequest-ptolemy-apion = Zu Beginn der nächsten Senatsphase entsteht Creta et Cyrenaica; ohne Wirkung abgelegt, wenn es das gibt.
printed-conspiracy-catiline = Der HRAO nennt sofort eine andere Fraktion und zieht 1d6 Mortality Chits; Senatoren der genannten Fraktion, deren Chit kommt, sterben, und der HRAO verliert für jeden gezogenen Chit 1 POP.
printed-era-ends = Wird sie gezogen, so endet das Spiel mit dieser Forumsphase, und Überredungen misslingen bei einem unveränderten Wurf von 9 und mehr.

## Provinzen

printed-sicilia = Regierte Provinz; beginnt unentwickelt und bringt ihrem Governor Beute und dem Staat Einnahmen.
printed-sardinia-et-corsica = Regierte Provinz; beginnt unentwickelt und bringt ihrem Governor Beute und dem Staat Einnahmen.
printed-hispania-citerior = Regierte Provinz an der Grenze; beginnt unentwickelt und bringt ihrem Governor Beute und dem Staat Einnahmen.
printed-hispania-ulterior = Regierte Provinz an der Grenze; beginnt unentwickelt und bringt ihrem Governor Beute und dem Staat Einnahmen.
printed-illyricum = Regierte Provinz an der Grenze; beginnt unentwickelt und bringt ihrem Governor Beute und dem Staat Einnahmen.
printed-gallia-cisalpina = Regierte Provinz an der Grenze; beginnt unentwickelt und bringt ihrem Governor Beute und dem Staat Einnahmen.
printed-macedonia = Regierte Provinz an der Grenze; beginnt unentwickelt und bringt ihrem Governor Beute und dem Staat Einnahmen.
printed-africa = Regierte Provinz; beginnt unentwickelt und bringt ihrem Governor Beute und dem Staat Einnahmen.
printed-gallia-narbonensis = Regierte Provinz; beginnt unentwickelt und bringt ihrem Governor Beute und dem Staat Einnahmen.
printed-cilicia-et-cyprus = Regierte Provinz; beginnt unentwickelt und bringt ihrem Governor Beute und dem Staat Einnahmen.
printed-asia = Regierte Provinz; beginnt unentwickelt und bringt ihrem Governor Beute und dem Staat Einnahmen.
printed-syria = Regierte Provinz; beginnt unentwickelt und bringt ihrem Governor Beute und dem Staat Einnahmen.
printed-bithynia = Regierte Provinz; beginnt unentwickelt und bringt ihrem Governor Beute und dem Staat Einnahmen.
printed-gallia-transalpina = Regierte Provinz an der Grenze; beginnt unentwickelt und bringt ihrem Governor Beute und dem Staat Einnahmen.
printed-creta-et-cyrenaica = Regierte Provinz an der Grenze; beginnt unentwickelt und bringt ihrem Governor Beute und dem Staat Einnahmen.

## Ämter

printed-dictator = Führt in der Not den Vorsitz und befehligt; gegen seine Anträge gibt es kein Veto.
printed-rome-consul = Führt im Senat den Vorsitz.
printed-field-consul = Zieht als erster Befehlshaber in den Krieg.
printed-censor = Führt die Anklagen.
printed-master-of-horse = Addiert seine MIL zu der des Dictators und geht, wohin er geht.
printed-pontifex-maximus = Vergibt Priesterämter, legt einmal in der Runde ein Veto ein, nimmt 1d6T ein.
printed-priest = Eine Stimme mehr, wenn Streitkräfte in den Krieg gesendet oder abberufen werden.
printed-proconsul = Behält das Kommando über eine Streitmacht bei einem Krieg.
printed-governor = Hat eine Provinz.
printed-consul-for-life = Gewinnt das Spiel, wenn nichts dazwischenkommt; zählt nicht als Amt, wo es um Wählbarkeit geht.

## Ereignisse

printed-te-ally-deserts-1 = In dieser Runde steigt bei geradem unverändertem Schlachtwurf die Stärke des Krieges um den schwarzen Würfel, nach den Vervielfachungen.
printed-te-ally-deserts-2 = Ebenso, aber um die Summe der zwei weißen Würfel.
printed-te-allied-enthusiasm-1 = Der Staat erhält in der nächsten Einkünfte-Phase 50T.
printed-te-allied-enthusiasm-2 = Der Staat erhält in der nächsten Einkünfte-Phase 75T statt 50T; weitere Würfe bringen nichts mehr.
printed-te-barbarian-raids-1 = Zu Beginn der nächsten Einkünfte-Phase wirft jeder Governor einer Grenzprovinz 2d6 und zählt die Truppen der Provinz dazu; er braucht mehr als 15, sonst wird die Provinz überrannt.
printed-te-barbarian-raids-2 = Ebenso, aber er braucht mehr als 17.
printed-te-drought-1 = Bringt in dieser Runde eine Dürre.
printed-te-drought-2 = Jeder weitere Wurf bringt noch eine Dürre.
printed-te-enemy-leader-dies-1 = Am Ende der Forumsphase legt der HRAO einen feindlichen Leader ab, der im Spiel ist.
printed-te-enemy-leader-dies-2 = Auch der größte Krieg, der zu diesem Leader passt, schließt Frieden: Der Staat nimmt die Hälfte seiner Beute (abgerundet), und der Krieg wird unter die obersten sechs Karten gemischt.
printed-te-enemys-ally-deserts-1 = In dieser Runde sinkt bei ungeradem unverändertem Schlachtwurf die Stärke des Krieges um den schwarzen Würfel (nicht unter 0), nach den Vervielfachungen.
printed-te-enemys-ally-deserts-2 = Ebenso, aber um die Summe der zwei weißen Würfel.
printed-te-epidemic-1 = Zieh sechs Mortality Chits; nur Senatoren in Rome sterben.
printed-te-epidemic-2 = Zieh sechs Mortality Chits; nur der zuerst gezogene Governor, Proconsul, Gefangene oder Rebell fern von Rome stirbt; ebenso bei weiteren Würfen.
printed-te-evil-omens-1 = Der Staat zahlt sofort 20T, und jeder Wurf dieser Runde ist um −1 verändert (Überredung +1), außer Initiativen, der Ereignistafel und den ausgenommenen.
printed-te-evil-omens-2 = Keine zweite Zahlung, aber jeder weitere Wurf verschlechtert alle Änderungen noch einmal um 1.
printed-te-internal-disorder-1 = Unentwickelte Provinzen bringen in der nächsten Einkünfte-Phase nichts und entwickeln sich nicht, und jeder ihrer Governors muss mit 1d6, +1 für jede Legion der Garnison, mehr als 4 werfen, sonst revoltiert die Provinz.
printed-te-internal-disorder-2 = Ebenso, aber er braucht mehr als 5.
printed-te-manpower-shortage-1 = Neue Legionen und Fleets kosten in dieser Runde je 20T.
printed-te-manpower-shortage-2 = Jeder weitere Wurf macht Einheiten noch um 10T teurer.
printed-te-mob-violence-1 = Zieh so viele Chits, wie Unrest beträgt; nur Senatoren in Rome, deren POP unter Unrest liegt, sterben.
printed-te-mob-violence-2 = Zieh so viele Chits, wie Unrest beträgt, plus 1d6; Senatoren in Rome, deren POP unter Unrest+1 liegt, sterben; ebenso bei weiteren Würfen.
printed-te-natural-disaster-1 = Der Staat zahlt sofort 50T, und ein Würfel zerstört eine Concession: 1-2 Mining, 3-4 Harbor Fees, 5 Armaments, 6 Ship Building.
printed-te-natural-disaster-2 = Keine zweite Zahlung, aber bei jedem weiteren Wurf würfle wieder, um noch eine Concession zu zerstören.
printed-te-new-alliance-1 = Am Ende der Senatsphase muss der HRAO einen Krieg oder eine Revolte wählen: Die Hälfte der Beute (abgerundet) geht an den Staat, und die Karte wird unter die obersten sechs gemischt.
printed-te-new-alliance-2 = Am Ende der Senatsphase muss der HRAO einen Krieg wählen (keine Revolte): Seine ganze Beute geht an den Staat, seine Provinzen entstehen, und er wird abgelegt.
printed-te-pretender-emerges-1 = Wenn der nächste aktive Krieg erscheint, revoltiert eine zufällige regierte Provinz; gewinnt ihr Governor die Schlacht nicht sofort, so stirbt er, und die Provinz wird zu einer aktiven Revolte.
printed-te-pretender-emerges-2 = Ebenso, aber ohne Schlacht: Governor und Garnison sterben sofort.
printed-te-refuge-1 = Der nächste feindliche Leader, den ein Sieg aus dem Spiel bringt, schließt sich dem nächsten gezogenen Krieg an und hilft ihm, bis er geschlagen ist.
printed-te-refuge-2 = Der nächste feindliche Leader, den ein Sieg aus dem Spiel bringt, bleibt, macht alle Kriege aktiv und addiert zu jedem seine Stärke, bis der letzte von ihnen vorbei ist.
printed-te-rhodian-maritime-alliance-1 = Braucht ein Krieg im Spiel Fleets, so erhält der Staat 8 ohne Kosten; ebenso viele werden aufgelöst, wenn der Krieg geschlagen ist, der die meisten braucht; in dieser Runde darf der Senat die Karte ablehnen.
printed-te-rhodian-maritime-alliance-2 = Ebenso, mit insgesamt 12 Fleets.
printed-te-storm-at-sea-1 = 2d6 römische Fleets, die der HRAO wählt, sind verloren.
printed-te-storm-at-sea-2 = Dasselbe noch einmal bei jedem weiteren Wurf.
printed-te-trial-of-verres-1 = In der nächsten Einkünfte-Phase bringt jede Provinz dem Staat 3T mehr und ihrem Governor 3T weniger Beute (nicht unter 0).
printed-te-trial-of-verres-2 = Ebenso, mit 5T.
