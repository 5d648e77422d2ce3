### Carthage, die politische Diplomacy: was sie ist, wie sie geht, was gefragt wird. Spieler sind Namen, nie Personen.

game-diplomacy = Carthage, die politische Diplomacy
choice-diplomacy = Diplomacy
pitch-diplomacy =
    Du bist ein Name oder mehrere: nimm Provinzen, vergib Ämter, schreib Briefe, bau Bahnen, stürze deinen Herrscher.
    { "" }**Um zu gewinnen**: Beherrsche am Ende eines Winters die Hälfte aller Zentren. Danach geht es weiter.
    { "" }Alle befehlen zugleich; 3 bis 20 spielen. Oder Standard-Diplomacy, für 2 bis 7.

## Jahreszeiten und Stufen

phases = spring autumn winter
phase-setup = Aufbau
phase-spring = Frühling
phase-autumn = Herbst
phase-winter = Winter
step-setup-names = Aufbau: Namen
step-setup-preferences = Aufbau: Zentren
step-setup-unit = Aufbau: erste Einheiten
step-spring-orders = Frühling: Befehle
step-spring-retreats = Frühling: Rückzüge
step-spring-close = Frühling: sein Ende
step-autumn-orders = Herbst: Befehle
step-autumn-retreats = Herbst: Rückzüge
step-autumn-close = Herbst: sein Ende
step-winter-orders = Winter: Befehle
step-winter-close = Winter: sein Ende
rules-setup = **Aufbau** (CD-13): Jeder wählt einen Namen, unter dem er spielt, nennt die Zentren, die er gern hätte, und die Einheit, die dort beginnt. Das Los sagt, wer zuerst wählt; in allen anderen Provinzen herrscht Unordnung.
rules-spring = **Frühling** (CD-S.3): Alle befehlen zugleich. Zuerst gelten die Bewegungen, dann Inbesitznahmen und Rückzüge, dann Absetzungen, Ernennungen, Bahnen, Gesellschaften, Verwarnungen und Stimmen.
rules-autumn = **Herbst** (CD-S.3): wie im Frühling. Wer in dieser Jahreszeit eine Bahn sperrt, nimmt ihrem Zentrum im Winter die Verdopplung.
rules-winter = **Winter** (CD-S.4): Einheiten werden aufgelöst, übernommen und gebaut, eine für jedes freie Zentrum. Dann Absetzungen, Ernennungen, Gesellschaften, Verwarnungen, die Prüfung auf den Sieg und Stimmen, wie sonst auch.
name-spring = Frühling
name-autumn = Herbst
name-winter = Winter

## Aufbau

ask-setup-name = Unter welchem Namen spielst du?
    .label = Name
ask-setup-preferences = Womit möchtest du beginnen? Nenn so vieles, wie du magst, das Beste zuerst.
    .label = Wünsche
    .hint = Das Los bestimmt die Reihenfolge; jeder bekommt das Erste seiner Liste, das noch frei ist. Wer nichts nennt oder nichts davon bekommt, erhält, was gezogen wird (CD-13.1).
    .none = was gezogen wird
ask-setup-unit = Welche Einheit beginnt in deinem Zentrum?
    .label = Erste Einheit
    .hint = Sie hat dort ihre Basis und steht unter deinem eigenen Befehl. An einer Küste darf es eine Flotte sein.
option-setup-unit-A-n = Armee in { $n }
option-setup-unit-F-n = Flotte in { $n }
option-setup-unit-none = Keine: Du hast kein Zentrum

## Das Register der Namen

ask-register-name = Unter welchem Namen spielst du, und mit welchem Kürzel von zwei oder drei Buchstaben?
    .label = Name
    .hint = Andere kennen dich nur unter ihm; niemand erfährt, wessen er ist. Ohne Kürzel bekommst du eines, ohne Namen wird einer gezogen. Bis zur nächsten Frist kann die Spielleitung ihn ablehnen (CD-3.A).
    .field-name = Name
    .field-code = Kürzel, zwei oder drei Buchstaben
ask-register-approve = Darf dieser Name geführt werden?
    .label = Name zulassen
ask-register-holding = Unter welchem deiner Namen hältst du ab der nächsten Jahreszeit Ämter und Anteile?
    .label = Besitzname
    .hint = Alles geht zusammen über, und alle erfahren, dass es übergegangen ist (CD-3.B.3). Schreib: GV hold as MAX
ask-register-leave = Scheidest du aus, wenn die nächste Jahreszeit beginnt?
    .label = Ausscheiden
    .hint = Deine Statthalter werden Herrscher; wo keiner ist, herrscht Unordnung (CD-6). Schreib: GV drops out

## Jahreszeiten: alles zugleich

ask-season-orders = { $season } { NUMBER($year, useGrouping: 0) }: deine Befehle für Einheiten, Ämter, Bahnen und Anträge.
    .label = Befehle
    .hint = Jede Zeile ein Befehl. Bis zur Frist lassen sie sich ändern; sind alle endgültig, wird ausgewertet.
ask-season-retreats = { $season } { NUMBER($year, useGrouping: 0) }: Wohin gehen deine vertriebenen Einheiten?
    .label = Rückzüge
    .hint = Schreib A Nap-Apu oder A Nap disbands. Eine Einheit ohne Rückzug wird aufgelöst (CD-D.12).
ask-season-winter = Winter { NUMBER($year, useGrouping: 0) }: Was baust du, was löst du auf, was übernimmst du, was befiehlst du?
    .label = Winterbefehle
    .hint = Eine Einheit für jedes freie Zentrum; was nicht gebaut wird, verfällt bis zum nächsten Winter (CD-S.6).

## Wovon sie handeln

ask-movement-order = Was tut die Einheit: stehen, ziehen, unterstützen oder befördern; und nimmt sie etwas in Besitz, sperrt sie etwas?
    .label = Befehl einer Einheit
    .hint = A Nap-(sf GV)Rom zieht nach Rom und nimmt es für GV in Besitz. A Nap S A Tus-Rom unterstützt. Eine Einheit ohne Befehl steht.
ask-movement-canal = Schließt du in dieser Jahreszeit den Kanal, und für wen?
    .label = Kanal
    .hint = Ohne Befehl ist er offen. Schreib: GV closes A to HAM (CD-11.B)
ask-retreat-order = Wohin geht die vertriebene Einheit?
    .label = Rückzug
    .hint = Schreib A Nap-Apu oder A Nap disbands.
ask-politics-purge = Wen setzt du ab, und von welchem Amt?
    .label = Absetzung
    .hint = Nach oben ist es ein Sturz, nach unten eine Entlassung; die Entlassung geht vor (CD-5.C). Schreib: GV P HAM SR Rom
ask-politics-delegate = Wem leihst du deine Macht abzusetzen?
    .label = Absetzungsmacht leihen
    .hint = Nur du erfährst davon. Schreib: GV delegates purge to HAM for 2 seasons (CD-5.C(b)4)
ask-politics-appoint = Wen ernennst du, und wozu?
    .label = Ernennung
    .hint = Statthalter für deine Provinzen, Befehlshaber für deine Einheiten; nur für freie Plätze (CD-5.C(a)). Schreib: GV Apt HAM SR Rom
ask-politics-resign = Welches Amt legst du nieder?
    .label = Rücktritt
    .hint = In einer Provinz ohne Statthalter herrscht danach Unordnung (CD-4.F). Schreib: GV resigns SR Rom
ask-politics-refuse = Was nimmst du nicht an, und von wem?
    .label = Ablehnungen
    .hint = Inbesitznahmen, Ernennungen oder Anteile, von einem Namen oder von allen (CD-4.F). Schreib: GV refuses shares from HAM
ask-revolution-list = Wohin wiche die Einheit bei einer Revolution, das Beste zuerst?
    .label = Rückzugsliste
    .hint = Schreib: A Nap revolt list Apu, Rom (CD-5.D(b)2)
ask-railway-start = Welche Bahn beginnst du?
    .label = Neue Bahn
    .hint = Der ganze Weg, von einem Zentrum aus, das keine Einheit versorgt (CD-9.A). Schreib: GV blt Nap-Rom-Ven
ask-railway-issue = Wie viele Anteile werden ausgegeben, und an wen?
    .label = Anteile
    .hint = Hinter dem Weg: shares 15 (GV 8, HAM 2). Ungesagt sind es 20, und dir gehört einer mehr als die Hälfte (CD-9.C.3).
ask-railway-reroute = Welchen Weg soll die Bahn nehmen?
    .label = Anderer Weg
    .hint = Das kostet eine Jahreszeit, in der nichts gebaut wird (CD-9.A.6). Schreib: GV reroutes R1 Nap-Rom-Tus
ask-railway-continue = Ruhen die Arbeiten, oder gehen sie weiter?
    .label = Arbeiten
    .hint = Schreib: GV halts R1, oder GV resumes R1 (CD-9.A.3)
ask-railway-permit = Wessen Gleise dürfen in deine Provinz?
    .label = Erlaubnis
    .hint = Einer Bahn, einem Erbauer oder allen; sie gilt bis zum Widerruf (CD-9.A.7). Schreib: GV permits R1 in Rom
ask-company-transfer = Wie viele Anteile gibst du ab, und an wen?
    .label = Anteile abgeben
    .hint = Schreib: GV transfers 3 R1 to HAM (CD-9.C.4)
ask-company-proxy = Von wie vielen Anteilen leihst du die Stimmen, und wem?
    .label = Stimmen leihen
    .hint = Nur ihr beide erfahrt davon. Schreib: GV proxies 3 R1 to HAM, oder GV recalls R1 from HAM (CD-9.C.4)
ask-company-bar = Wen befördert deine Bahn nicht?
    .label = Aussperren
    .hint = Namen oder Einheiten. Schreib: GV bars R1 HAM, A Nap; GV unbars R1 HAM (CD-9.C.1)
ask-company-secrecy = Dürfen alle wissen, wem die Anteile gehören?
    .label = Geheimhaltung
    .hint = Schreib: GV secret R1, oder GV public R1 (CD-9.C.6)
ask-company-dismantle = Soll die Strecke abgebaut werden?
    .label = Abbau
    .hint = Mehr als die Hälfte aller Stimmen muss es befehlen. Schreib: GV dismantles R1, oder GV stops dismantling R1 (CD-9.D.1)
ask-winter-drop = Welche Einheit versorgt das überlastete Zentrum nicht mehr?
    .label = Nicht mehr versorgt
    .hint = Ungesagt ist es die, die dort zuletzt ihre Basis bekam. Schreib: GV drops A Nap (CD-S.5)
ask-winter-remove = Welche Einheiten löst du auf?
    .label = Auflösung
    .hint = Schreib: GV removes A Nap (CD-S.6.1)
ask-winter-adopt = Welche unversorgten Einheiten übernimmt dein Zentrum?
    .label = Übernahme
    .hint = Von einem anderen Schutzherrn nur, wenn er zustimmt. Schreib: GV adopts A Nap at Rom (CD-S.6.2)
ask-winter-yield = Wem überlässt du die unversorgte Einheit?
    .label = Zustimmung zur Übernahme
    .hint = Schreib: GV yields A Nap to HAM (CD-S.6.2)
ask-winter-build = Was baust du?
    .label = Bau
    .hint = Eine Einheit in jedem deiner Zentren, das Platz hat und leer ist. Schreib: GV builds F Nap (CD-S.6.4)
ask-vote-propose = Was beantragst du?
    .label = Antrag
    .hint = Ein neuer Name für ein Feld (90 %), ein Herrscher für eine Provinz in Unordnung (60 %), eine andere Regel oder Karte (75 %). Schreib: GV moves seat HAM in Rom (CD-7)
ask-vote-cast = Stimmst du dem Antrag zu?
    .label = Stimme
    .hint = Jeder Spieler hat eine Stimme; Schweigen ist keine Zustimmung. Schreib: GV votes yes M1 (CD-7.D)
ask-vote-seat = Setzt du ein, wen die Abstimmung genannt hat, oder nennst du einen Grund, es nicht zu tun?
    .label = Einsetzung

## Was sich am Tisch wählen lässt

option-diplomacy-rules = Spiel
option-diplomacy-rules-carthage = Carthage, 3 bis 20 Spieler
    .means = Ohne Ende: Masken, Inbesitznahmen, Ämter, Bahnen; es gewinnt, wer die halbe Welt hält
option-diplomacy-rules-standard = Standard-Diplomacy, 2 bis 7 Spieler
    .means = Jeder eine Macht ab 1901, 18 Zentren gewinnen; Karte und Beginn stehen damit fest (CD-N)
option-diplomacy-map = Karte
option-diplomacy-map-carthage = Carthage
    .means = 52 Felder, 18 Zentren, mit Pässen, Meerengen und einem Kanal; Süden ist oben (CD-M)
option-diplomacy-map-standard = Standard
    .means = Europa im Jahr 1901: 75 Felder, 34 Zentren (CD-M.6)
option-diplomacy-start = Beginn
option-diplomacy-start-centres = Jeder ein Zentrum
    .means = Jeder nennt Zentren, die er möchte, und beginnt mit einem davon und einer Einheit (CD-13.1)
option-diplomacy-start-classic = Die sieben Mächte
    .means = Jeder beginnt mit Heimatzentren und Einheiten einer Macht; nur auf der Standardkarte (CD-13.4)
option-diplomacy-adjudication = Auswertung
option-diplomacy-adjudication-1971 = Nach den Regeln von 1971
    .means = Wofür Carthage geschrieben wurde: die Spalte 1971 von CD-D.9
option-diplomacy-adjudication-modern = Modern
    .means = Was die öffentlichen Prüffälle heute vorziehen: die Spalte modern von CD-D.9
option-diplomacy-switches = Weiteres
option-diplomacy-anonymous = Mächte werden verdeckt gespielt
    .means = Standard-Diplomacy: Niemand erfährt, wer welche Macht spielt; in Carthage nie
reason-setup-needs = Mit den sieben Mächten beginnt man nur auf der Standardkarte (CD-13.4). Wähl diese Karte oder einen Beginn mit einem Zentrum für jeden.

## Entscheide der Spielleitung

ruling-approve-name = Der Name { $code } darf geführt werden.
ruling-refuse-name = Der Name, der mit dem Kürzel { $code } vorgeschlagen war, darf nicht geführt werden.
ruling-enter = Ein Spieler kommt dazu.
ruling-leave = Ein Spieler scheidet aus, wenn die nächste Jahreszeit beginnt.
ruling-decline-seat = Was { $motion } will, geschieht nicht: { $reason }
option-ruling-approve-name = Einen Namen zulassen
option-ruling-refuse-name = Einen Namen ablehnen
option-ruling-enter = Einen Spieler aufnehmen
option-ruling-leave = Einen Spieler ausscheiden lassen
option-ruling-decline-seat = Eine Einsetzung ablehnen
field-ruling-code = Kürzel des Namens
field-ruling-name = Name; leer: einer wird gezogen
field-ruling-motion = Nummer des Antrags, wie M1
field-ruling-reason = Grund
reason-ruling-seat = Mit diesem Platz geht das jetzt nicht: Wer spielt, kann nicht dazukommen, und wer nicht spielt, nicht ausscheiden.
reason-ruling-name = Kein Name mit dem Kürzel { $code } wartet auf Antwort.
reason-ruling-motion = Es braucht einen Grund und einen offenen Antrag, der einen Herrscher nennt; { $motion } ist keiner.
