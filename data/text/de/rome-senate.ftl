### The Republic of Rome, deutsch: Senat. Die Wörter stehen in rome.ftl.

## Fragen

ask-senate-consuls = Welche zwei Senatoren schlägst du als Consuls vor?
    .label = { $forced ->
        [0] Consuls vorschlagen
       *[other] Tribune: Consuls vorschlagen
    }
    .hint = { $forced ->
        [0] { "" }
       *[other] Du spielst einen Tribune dazu, und es wird als Nächstes abgestimmt.
    }
    .field-first = Der eine
    .field-second = Der andere
ask-senate-pontifex = Wen schlägst du als Pontifex Maximus vor?
    .label = { $forced ->
        [0] Pontifex vorschlagen
       *[other] Tribune: Pontifex vorschlagen
    }
    .hint = { $forced ->
        [0] { "" }
       *[other] Du spielst einen Tribune dazu, und es wird als Nächstes abgestimmt.
    }
    .field-nominee = Kandidat
ask-senate-dictator = Wen schlägst du als Dictator vor, wenn überhaupt?
    .label = { $forced ->
        [0] Dictator vorschlagen
       *[other] Tribune: Dictator vorschlagen
    }
    .hint = { $forced ->
        [0] Er führt den Vorsitz, befehligt mit seinem Master of Horse, und gegen seine Anträge gibt es kein Veto.
       *[other] Du spielst einen Tribune dazu, und es wird als Nächstes abgestimmt.
    }
    .field-nominee = Kandidat
ask-senate-censor = Wen schlägst du als Censor vor?
    .label = { $forced ->
        [0] Censor vorschlagen
       *[other] Tribune: Censor vorschlagen
    }
    .hint = { $forced ->
        [0] { "" }
       *[other] Du spielst einen Tribune dazu, und es wird als Nächstes abgestimmt.
    }
    .field-nominee = Kandidat
ask-senate-governors = Wen schlägst du als Governors vor?
    .label = { $forced ->
        [0] Governors vorschlagen
       *[other] Tribune: Governors vorschlagen
    }
    .hint = { $forced ->
        [0] Jede Provinz im Forum muss vor anderen Geschäften einen haben. Sie brechen sofort auf, für drei Runden.
       *[other] Du spielst einen Tribune dazu, und es wird als Nächstes abgestimmt.
    }
ask-senate-concessions = Wer soll welche Concession erhalten?
    .label = { $forced ->
        [0] Concessions vorschlagen
       *[other] Tribune: Concessions vorschlagen
    }
    .hint = { $forced ->
        [0] { "" }
       *[other] Du spielst einen Tribune dazu, und es wird als Nächstes abgestimmt.
    }
ask-senate-land-bill = Welche Land Bill beantragst du, und wer steht für sie ein?
    .label = { $forced ->
        [0] Land Bill beantragen
       *[other] Tribune: Land Bill beantragen
    }
    .hint = { $forced ->
        [0] I kostet einmal 20T, II 5T und III 10T in jeder Runde. Unrest sinkt um 1, 2 oder 3; die Sponsoren gewinnen POP, und wer dagegen stimmt, verliert POP.
       *[other] Du spielst einen Tribune dazu, und es wird als Nächstes abgestimmt.
    }
    .field-type = Art
    .field-sponsor = Sponsor
    .field-cosponsor = Co-Sponsor
ask-senate-repeal = Welche Land Bill soll aufgehoben werden, und wer steht dafür ein?
    .label = { $forced ->
        [0] Land Bill aufheben
       *[other] Tribune: Land Bill aufheben
    }
    .hint = { $forced ->
        [0] Der Sponsor und alle, die dafür stimmen, verlieren POP, und Unrest steigt um 2 oder 3.
       *[other] Du spielst einen Tribune dazu, und es wird als Nächstes abgestimmt.
    }
    .field-type = Art
    .field-sponsor = Sponsor
ask-senate-units = Welche Einheiten soll der Staat aufstellen und auflösen?
    .label = { $forced ->
        [0] Einheiten ändern
       *[other] Tribune: Einheiten ändern
    }
    .hint = { $forced ->
        [0] { "" }
       *[other] Du spielst einen Tribune dazu, und es wird als Nächstes abgestimmt.
    }
    .field-legions = Legionen aufstellen
    .field-fleets = Fleets aufstellen
    .field-fewer_legions = Legionen auflösen
    .field-fewer_fleets = Fleets auflösen
ask-senate-forces = Welche Streitkräfte und Garnisonen sendest, verstärkst, rufst oder ersetzt du?
    .label = { $forced ->
        [0] Streitkräfte aussenden
       *[other] Tribune: Streitkräfte aussenden
    }
    .hint = { $forced ->
        [0] Zieht unter dem, der den Vorsitz führt, eine Streitmacht aus, so ist der Senat damit geschlossen.
       *[other] Du spielst einen Tribune dazu, und es wird als Nächstes abgestimmt.
    }
ask-senate-alliance = Soll die Rhodian Maritime Alliance abgelehnt werden?
    .label = { $forced ->
        [0] Rhodian Alliance ablehnen
       *[other] Tribune: Rhodian Alliance ablehnen
    }
    .hint = { $forced ->
        [0] { "" }
       *[other] Du spielst einen Tribune dazu, und es wird als Nächstes abgestimmt.
    }
ask-senate-strip = Soll der Pontifex Maximus sein Amt verlieren?
    .label = { $forced ->
        [0] Pontifex absetzen
       *[other] Tribune: Pontifex absetzen
    }
    .hint = { $forced ->
        [0] Das braucht zwei Drittel der abgegebenen Stimmen und kostet ihn 5 INF.
       *[other] Du spielst einen Tribune dazu, und es wird als Nächstes abgestimmt.
    }
ask-senate-life = Wen schlägst du als Consul for Life vor?
    .label = { $forced ->
        [0] Consul for Life
       *[other] Tribune: Consul for Life
    }
    .hint = { $forced ->
        [0] Er braucht 21 INF, und seine INF zählt für ihn. Es geht einmal in der Runde, und ein Veto gibt es nicht.
       *[other] Du spielst einen Tribune dazu, und es wird als Nächstes abgestimmt.
    }
    .field-nominee = Kandidat
ask-senate-minor = Wen oder was lobst oder tadelst du?
    .label = { $forced ->
        [0] Kleiner Antrag
       *[other] Tribune: Kleiner Antrag
    }
    .hint = { $forced ->
        [0] Über einen kleinen Antrag wird abgestimmt; er bewirkt nichts.
       *[other] Du spielst einen Tribune dazu, und es wird als Nächstes abgestimmt.
    }
    .field-text = Der Antrag
ask-senate-floor = Du führst den Vorsitz und hast im Senat das Wort. Stellst du einen Antrag, oder vertagst du ihn?
    .label = Das Wort
    .hint = Ist der Senat vertagt, so können nur noch Tribunes etwas beantragen.
ask-senate-appoint = Wen willst du zum Dictator ernennen, wenn überhaupt?
    .label = Dictator ernennen
    .hint = Beide Consuls antworten geheim; nennen sie denselben Senator, so ist er ohne Abstimmung ernannt.
ask-senate-office = { $first } und { $second } sind zu Consuls gewählt. Welcher soll deiner sein?
    .label = Rome oder Field
    .hint = Der Rome Consul führt den Vorsitz; der Field Consul zieht zuerst in den Krieg. Wollen beide dasselbe, so würfelt jeder mit zwei Würfeln, und der höhere wählt.
ask-senate-master = Wen ernennt { $dictator } zum Master of Horse?
    .label = Master of Horse ernennen
    .hint = Er geht, wohin der Dictator geht, und seine MIL zählt dort mit.
ask-senate-prosecutions = Beschuldigst du jemanden?
    .label = Anklagen
    .hint = Eine große oder zwei kleine Anklagen pro Runde. Dann fallen die Corrupt- und Major-Markierungen aller, die in Rome sind.
ask-senate-advocate = Wen bittest du, { $accused } als Advocate zu verteidigen?
    .label = Um einen Advocate bitten
    .hint = Seine ORA zählt für den Angeklagten, die des Anklägers dagegen. Ein Freispruch bringt ihm 3 INF, eine Verurteilung kostet ihn 3.
ask-senate-advise = Verteidigt { $senator } als Advocate { $accused }?
    .label = Advocate: { $accused }
    .hint = Ein Freispruch bringt ihm 3 INF, eine Verurteilung kostet ihn 3.
ask-senate-sponsor = Steht { $senator } für Antrag Nr. { $motion } ein?
    .label = Sponsor: { $senator }
    .hint = Wer für eine Land Bill oder ein Gesetz einsteht, gewinnt durch die Annahme; wer für eine Aufhebung einsteht, verliert POP.
ask-senate-claim = Beanspruchst du mit einem Tribune den nächsten Antrag?
    .label = Nächsten Antrag beanspruchen
    .hint = Die Karte wird jetzt gespielt; den Antrag stellst du, wenn diese Abstimmung vorbei ist.
ask-senate-forgo = Der nächste Antrag gehört dir, durch einen Tribune. Verzichtest du darauf?
    .label = Antrag durch einen Tribune
ask-senate-last-word = Der Senat ist vertagt. Stellst du noch einen Antrag, mit einem Tribune oder durch einen deiner Statesmen?
    .label = Letztes Wort
    .hint = Alle, die rote Karten haben, werden gefragt.
ask-senate-graft = { $against } spielt einen Tribune: { $use ->
    [veto] ein Veto
    [proposal] einen Antrag
   *[claim] den nächsten Antrag
}. Welcher deiner Senatoren besticht ihn, wenn überhaupt?
    .label = Graft spielen
    .hint = Ein Würfel ist der Preis; du kannst dann noch ablehnen. Alle, die rote Karten haben, werden gefragt.
ask-senate-price = Zahlt { $senator } { $talents }T, damit der Tribune nicht gilt?
    .label = Preis des Tribune
    .hint = Graft ist auf jeden Fall verbraucht.
ask-senate-murder = { $against } spielt einen Tribune: { $use ->
    [veto] ein Veto
    [proposal] einen Antrag
   *[claim] den nächsten Antrag
}. Welcher deiner Senatoren lässt ihn ermorden, wenn überhaupt?
    .label = Murder of a Tribune spielen
    .hint = Ein gerader Würfel hebt den Tribune auf; dein Senator verliert so viel POP, wie er zeigt. Alle, die rote Karten haben, werden gefragt.
ask-senate-mob = { $against } ist gegen einen Tribune vorgegangen. Welcher deiner Senatoren hetzt den Pöbel auf, wenn überhaupt?
    .label = Den Pöbel aufhetzen
    .hint = Ein Würfel und seine ORA sagen, wie viele Chits gegen Senatoren dieser Fraktion in Rome gezogen werden. Alle, die rote Karten haben, werden gefragt.
ask-senate-law = Welches Gesetz spielst du?
    .label = Gesetz spielen
    .hint = Es wird sofort und dauerhaft wirksam.
ask-senate-servilian = Was soll das Servilian Law bewirken?
    .label = Servilian Law
ask-senate-bill = Über welches Gesetz lässt du abstimmen, und wer steht dafür ein?
    .label = Gesetz beantragen
    .hint = Es braucht keinen Tribune, und ein Veto gibt es nicht. Angenommen bringt es dem Sponsor 3 INF und dem Co-Sponsor 1; abgelehnt ist es für immer fort.
    .field-law = Gesetz
    .field-sponsor = Sponsor
    .field-cosponsor = Co-Sponsor
    .field-option = Was das Servilian Law bewirken soll
ask-senate-priesthood = Wem gibst du ein Priesteramt?
    .label = Priesteramt vergeben
    .hint = Ein Priest gewinnt 1 INF und hat 1 Stimme mehr, wo Streitkräfte gesendet oder deren Befehlshaber abberufen werden. Einmal in jedem Senat. Wer es nicht mehr ist, verliert 1 INF.
    .field-senator = Priest
    .field-former = Nicht mehr Priest
ask-senate-fine = Welchen früheren Governor bestrafst du?
    .label = Einen Governor bestrafen
    .hint = Ein Würfel Talents, aus seiner Kasse, dann der seiner Fraktion; für jedes, das fehlt, verliert er 1 POP und 1 INF.
ask-senate-legate = Geht { $senator } nach { $province }, oder regiert dort ein Legat für ihn?
    .label = Gehen oder Legat senden
    .hint = Mit einem Legaten bleibt er in Rome und behält sein Amt oder sein Kommando.
ask-senate-ally = Neues Bündnis: Welcher Krieg endet durch Vertrag?
    .label = Einen Krieg wählen
ask-senate-recall = Wie viele seiner angesiedelten Veteranen ruft { $senator } zurück?
    .label = Veteranen zurückrufen
    .hint = Jeder kostet 10T, und ihn 1 ORA und 1 INF. Sag, was deine Faction Treasury zahlt; den Rest zahlt er.
    .field-veterans = Veteranen
    .field-faction = Zahlt deine Faction Treasury
ask-senate-commission = Nimmt { $senator } den Land Commissioner aus dem Forum?
    .label = Land Commissioner nehmen
    .hint = Eine Abstimmung braucht es nicht: Seine Karte gibt ihm das Recht, solange eine Land Bill gilt.
ask-senate-conspire = Auf wessen Leben verlangst du einen Anschlag, wenn überhaupt?
    .label = Ein Attentat verlangen
    .hint = Alle Fraktionen außer seiner würfeln; die höchste muss es versuchen. Es kann deine sein.
ask-senate-skip = { $use ->
    [turn] { $against } ist an der Reihe. Spielst du einen Tribune, um das zu übergehen?
    [bill] { $against } will eine Land Bill. Spielst du dagegen einen Tribune?
   *[pass] { $against } passt. Spielst du einen Tribune, damit die Land Bill daran nicht scheitert?
}
    .label = Eine Fraktion übergehen
    .hint = Die Karte ist dann verbraucht.
ask-senate-plan = Welche Kriege sollen geführt werden, und mit welchen Streitkräften?
    .label = Der Kriegsplan
    .hint = Sagst du nichts, so gilt der erste ausführbare Plan der Regeln.
    .field-legions = Legionen
    .field-fleets = Fleets
ask-senate-spoil = Was nimmt deine Fraktion, und für welchen Senator?
    .label = Etwas wählen
    .hint = Sind alle Ämter besetzt, beendet ein Passen die Verteilung für alle.
    .field-spoil = Was
    .field-senator = Senator
option-senate-floor-adjourn = Den Senat vertagen
option-senate-appoint-none = Niemanden
option-senate-dictator-none = Keinen Dictator
option-senate-office-rome = Rome Consul
option-senate-office-field = Field Consul
option-senate-forgo-forgo = Verzichten
option-senate-last-word-none = Schweigen
option-senate-last-word-claim = Einen Antrag stellen
option-senate-graft-none = Nichts spielen
option-senate-murder-none = Nichts spielen
option-senate-mob-none = Nichts spielen
option-senate-servilian-bonus = +1, wenn wir um Knights werben
option-senate-servilian-repeal = Das Acilian Law aufheben
option-senate-bill-none = Gleichgültig
option-senate-bill-bonus = +1, wenn wir um Knights werben
option-senate-bill-repeal = Das Acilian Law aufheben
option-senate-legate-go = In die Provinz gehen
option-senate-legate-legate = Einen Legaten senden
option-senate-trial-office = Missbrauch seines Amtes
option-senate-trial-impiety = Evil Omens nicht bezahlt
option-senate-skip-none = Nichts spielen
option-senate-skip-play = Einen Tribune spielen
option-land-bill-n = Land Bill, Art { $n }
option-senate-spoil-pass = Passen
option-senate-spoil-none = Niemand

## Warum nicht

reason-senate-two-sponsors = Dafür müssen zwei verschiedene Senatoren einstehen ({ $clause }).
reason-senate-unpopular-sponsor = Wer dafür einsteht, braucht mindestens POP { $least } ({ $clause }).
reason-senate-field-consul-first = Der Rome Consul zieht erst nach dem Field Consul in den Krieg, oder mit ihm in einem Antrag ({ $clause }).
reason-senate-bequest-units = Für ein Vermächtnis braucht der Field Consul mindestens { $least } Legionen und ebenso viele Fleets ({ $clause }).
reason-senate-no-recruitment = In dieser Runde dürfen keine Einheiten aufgestellt werden ({ $clause }).
reason-senate-no-such-option = { $law } kann so nicht beantragt werden ({ $clause }).
reason-senate-price = Das kostet { $talents }T: Was die Fraktion nicht zahlt, muss er selbst haben, und mehr wird nicht gezahlt ({ $clause }).

## Was geschieht

motion-name = { $kind ->
    [consuls] Wahl der Consuls
    [pontifex] Pontifex Maximus
    [dictator] Dictator
    [censor] Censor
    [governors] Governors
    [concessions] Concessions
    [land-bill] Land Bill
    [repeal] Aufhebung einer Land Bill
    [units] Einheiten
    [forces] Streitkräfte und Garnisonen
    [alliance] Rhodian Alliance
    [strip] Absetzung des Pontifex Maximus
    [life] Consul for Life
    [law] Gesetz
    [bill] Gesetz
    [minor] kleiner Antrag
    [trial] Anklage
   *[other] { $kind }
}
event-rome-senate-opened = Der Senat tritt zusammen; { $magistrate ->
    [none] niemand kann den Vorsitz führen
   *[other] den Vorsitz führt { $magistrate }
}.
    .news = { event-rome-senate-opened }
event-rome-office-taken = { $senator } von { $seat } ist { $office } und gewinnt { $influence } INF.
    .news = { event-rome-office-taken }
    .you = { $senator } ist { $office } und gewinnt { $influence } INF.
event-rome-office-left = { $senator } ist nicht länger { $office }{ $prior ->
    [yes] , sondern Prior Consul
   *[no] { "" }
}.
event-rome-dictator-sought = Von den Consuls als Dictator genannt: { $named }.
    .news = { event-rome-dictator-sought }
event-rome-priesthood-given = { $senator } ist nun Priest und gewinnt { $influence } INF{ $former ->
    [none] { "" }
   *[other] ; { $former } ist es nicht mehr und verliert ebenso viel
}.
    .news = { event-rome-priesthood-given }
event-rome-prior-consul-won = { $senator } übernimmt die Prior-Consul-Markierung von { $convict }.
event-rome-advocate-engaged = { $advocate } verteidigt { $accused }.
    .news = ⚖ { event-rome-advocate-engaged }
event-rome-advocate-refused = { $senator } will { $accused } nicht verteidigen.
event-rome-trial-rolled = Die Reden sind gehalten: Würfel { $dice }, ORA { $oratory } von { $advocate }, dagegen ORA { $against } von { $prosecutor }{ $shift ->
    [0] { "" }
   *[other] , durch ihre Fähigkeiten { $shift }
}{ $omens ->
    [0] { "" }
   *[other] , Evil Omens { $omens }
}, Summe { $total }; Stimmen gegen die Verurteilung (unter 0: dafür): { $votes }.
    .news = ⚖ { event-rome-trial-rolled }
event-rome-advocate-judged = Der Spruch verändert die INF von { $senator } um { $influence }.
event-rome-tribune-played = { $seat } spielt einen Tribune{ $senator ->
    [none] { "" }
   *[other] , durch die Fähigkeit von { $senator }
}: { $use ->
    [veto] ein Veto{ $number ->
        [0] { "" }
       *[other] { " " }gegen Antrag Nr. { $number } ({ motion-name })
    }
    [proposal] ein Antrag
   *[claim] der nächste Antrag ist beansprucht
}.
    .news = 📢 { event-rome-tribune-played }
event-rome-power-used = { $senator } von { $seat } nutzt eine eigene Fähigkeit: { $use ->
    [veto] ein Veto{ $number ->
        [0] { "" }
       *[other] { " " }gegen Antrag Nr. { $number } ({ motion-name })
    }
    [proposal] ein Antrag
   *[claim] der nächste Antrag ist beansprucht
}.
    .news = 📢 { event-rome-power-used }
event-rome-graft-offered = { $seat } spielt { $card }: Der Preis ist { $price }T, und { $senator } { $paid ->
    [yes] zahlt; der Tribune gilt nicht
   *[no] zahlt nicht; der Tribune bleibt
}.
    .news = { event-rome-graft-offered }
event-rome-tribune-attacked = { $seat } spielt { $card }: { $senator } würfelt { $roll } und verliert so viel POP; { $cancelled ->
    [yes] der Tribune ist tot
   *[no] der Tribune entkommt
}.
    .news = 🗡 { event-rome-tribune-attacked }
event-rome-mob-incited = { $seat } spielt { $card }: { $senator } würfelt { $roll } und hetzt den Pöbel gegen { $victim } auf; { $chits ->
    [one] gezogen wird 1 Mortality Chit
   *[other] gezogen werden { $chits } Mortality Chits
}.
    .news = { event-rome-mob-incited }
event-republic-proposed = Antrag Nr. { $number } von { $seat }: { $terms }{ $forced ->
    [yes] , mit einem Tribune
   *[no] { "" }
}.
event-republic-consent-given = { $senator } von { $seat } { $agreed ->
    [yes] stimmt zu
   *[no] lehnt ab
}{ $clause ->
    [prosecute] , anzuklagen
    [governor] , wieder Governor zu werden
    [too-small] , eine so kleine Streitmacht zu führen
    [sponsor] , dafür einzustehen
   *[none] { "" }
}.
    .news = { event-republic-consent-given }
event-republic-convicted = { $senator } ist verurteilt{ $executed ->
    [yes] { "" }
   *[no] : Er verliert { $influence ->
        [0] { "" }
       *[other] { $influence } INF und{ " " }
    }{ $popularity } POP{ $concessions ->
        [nichts] { "" }
       *[other] ; verlorene Concessions: { $concessions }
    }{ $post ->
        [none] { "" }
       *[other] ; er ist nicht länger { $post }
    }
}.
    .news = ⚖ { event-republic-convicted }
event-republic-senate-adjourned = Der Senat ist vertagt{ $cause ->
    [magistrate] { " " }durch seinen Magistrat
    [departure] , denn wer den Vorsitz führte, ist in den Krieg gezogen
    [silence] , denn niemand kann den Vorsitz führen
   *[other] { "" }
}.
    .news = { event-republic-senate-adjourned }
event-republic-senator-joined = { $senator } kommt zu { $seat }, denn in Rome sind zu wenige Senatoren.
    .news = { event-republic-senator-joined }
    .you = { $senator } kommt zu dir, denn in Rome sind zu wenige Senatoren.
event-republic-elected-for-life = { $senator } ist zum Consul for Life gewählt. Sein Spieler entscheidet bis zum Ende der Runde für alle loyalen Fraktionen und gewinnt dann, wenn Rome noch steht.
    .news = 👑 { event-republic-elected-for-life }
event-republic-appointed-for-life = { $senator } ist mit { $influence } INF zu Hause: Wer dort 35 oder mehr hat, wird sofort und ohne Abstimmung Consul for Life. Sein Spieler entscheidet bis zum Ende der Runde für alle loyalen Fraktionen und gewinnt dann, wenn Rome noch steht.
    .news = 👑 { event-republic-appointed-for-life }
event-rome-governor-elected = { $senator }{ $seat ->
    [none] , der keiner Fraktion angehört,
   *[other] { " " }von { $seat }
} regiert { $province } für { $term ->
    [one] 1 Runde
   *[other] { $term } Runden
}{ $legate ->
    [yes] , durch einen Legaten
   *[no] { "" }
}.
    .news = { event-rome-governor-elected }
event-rome-governor-recalled = { $senator } wird aus { $province } abberufen.
    .news = { event-rome-governor-recalled }
event-rome-land-bill-passed = Eine Land Bill der Art { $type } gilt. { $sponsor } und { $cosponsor } gewinnen dafür POP.
    .news = { event-rome-land-bill-passed }
event-rome-land-bill-repealed = Eine Land Bill der Art { $type } ist aufgehoben; eingestanden ist dafür { $sponsor }.
    .news = { event-rome-land-bill-repealed }
event-rome-land-vote-resented = Das Volk nimmt diese Stimmen übel; sie kosten je { $popularity } POP: { $senators }.
event-rome-commission-ended = Keine Land Bill gilt: { $concession } von { $senator } kehrt ins Forum zurück.
event-rome-alliance-rejected = Der Senat lehnt die Rhodian Maritime Alliance ab; { $fleets ->
    [one] 1 Fleet geht
   *[other] { $fleets } Fleets gehen
}.
    .news = { event-rome-alliance-rejected }
event-rome-alliance-made = { $war } ist durch ein neues Bündnis vorbei; der Staat erhält { $spoils }T.
    .news = { event-rome-alliance-made }
event-rome-law-played = { $seat } spielt { $law }.
    .news = { event-rome-law-played }
event-rome-bill-claimed = { $seat } lässt als Nächstes über { $law } abstimmen; Sponsoren: { $sponsor } und { $cosponsor }.
    .news = { event-rome-bill-claimed }
event-rome-bill-dropped = Über { $law } von { $seat } wird nicht abgestimmt; die Karte kehrt auf die Hand zurück.
event-rome-bill-rejected = { $law } ist abgelehnt und für immer fort.
    .news = { event-rome-bill-rejected }
event-rome-sponsors-honoured = Für { $law } gewinnt { $sponsor } { $influence } INF und { $cosponsor } { $more }.
event-rome-law-enacted = Ein Gesetz tritt in Kraft: { $law }
    .news = { event-rome-law-enacted }
event-rome-law-repealed = Dieses Gesetz gilt nicht länger: { $law }
    .news = { event-rome-law-repealed }
event-rome-law-resented = { $senator } büßt für { $law }: { $influence ->
    [0] { "" }
   *[other] INF { $influence }
}{ $popularity ->
    [0] { "" }
   *[other] POP { $popularity }
}.
event-rome-recruitment-opened = Einheiten dürfen wieder aufgestellt werden, zum üblichen Preis.
    .news = { event-rome-recruitment-opened }
event-rome-war-halved = { $war } ist von nun an halb so stark.
    .news = { event-rome-war-halved }
event-rome-knights-decide = Die meisten Knights haben { $seats }; durch Würfeln darf { $seat } bestrafen.
event-rome-governor-fined = { $seat } lässt { $senator } bestrafen: Wurf { $roll }; er zahlt { $own ->
    [0] nichts
   *[other] { $own }T
}{ $faction ->
    [0] { "" }
   *[other] , seine Fraktion { $faction }T
}{ $short ->
    [0] { "" }
   *[other] , und für den Rest verliert er { $short } POP und { $short } INF
}.
    .news = { event-rome-governor-fined }
event-rome-units-raised = Der Staat stellt auf: { $legions ->
    [one] 1 Legion
   *[other] { $legions } Legionen
} und { $fleets ->
    [one] 1 Fleet
   *[other] { $fleets } Fleets
}; das kostet { $talents }T.
    .news = { event-rome-units-raised }
event-rome-units-eliminated = Aufgelöst: { $legions ->
    [one] 1 Legion
   *[other] { $legions } Legionen
}{ $veterans ->
    [0] { "" }
    [one] { " " }(darunter 1 Veteran)
   *[other] { " " }(darunter { $veterans } Veteranen)
} und { $fleets ->
    [one] 1 Fleet
   *[other] { $fleets } Fleets
}.
    .news = { event-rome-units-eliminated }
event-rome-supplies-paid = { $senator } erhält { $talents }T für { $concession }; die Karte zeigt nun ihren Corrupt-Balken.
event-rome-veterans-recalled = { $senator } ruft zurück: { $veterans ->
    [one] 1 Veteran
   *[other] { $veterans } Veteranen
}. Er zahlt { $own }T, seine Fraktion { $faction }T; INF { $influence }, ORA { $oratory }.
    .news = { event-rome-veterans-recalled }
event-rome-settlers-raised = In Ermangelung anderer stellt der Staat unter den Siedlern von { $senator } auf: { $legions ->
    [one] 1 Legion
   *[other] { $legions } Legionen
}.
force-units = { $legions ->
    [one] 1 Legion
   *[other] { $legions } Legionen
}{ $veterans ->
    [0] { "" }
    [one] { " " }(darunter 1 Veteran)
   *[other] { " " }(darunter { $veterans } Veteranen)
}, { $fleets ->
    [one] 1 Fleet
   *[other] { $fleets } Fleets
}
garrison-units = { $legions ->
    [one] 1 Legion
   *[other] { $legions } Legionen
}{ $veterans ->
    [0] { "" }
    [one] , darunter 1 Veteran
   *[other] , darunter { $veterans } Veteranen
}
event-rome-force-sent = Aufbruch gegen { $war }: { $commanders } mit { force-units }.
    .news = ⚔ { event-rome-force-sent }
event-rome-bequest-sought = Aufbruch zu { $bequest }: { $commanders } mit { force-units }.
    .news = { event-rome-bequest-sought }
event-rome-forces-joined = Was ohne Befehlshaber gegen { $war } stand, schließt sich der Streitmacht an: { force-units }.
    .news = { event-rome-forces-joined }
event-rome-force-reinforced = Verstärkung gegen { $war } für { $commanders }: { force-units }.
    .news = { event-rome-force-reinforced }
event-rome-force-recalled = Von { $war } kehren heim: { $commanders ->
    [nichts] { "" }
   *[other] { $commanders } mit{ " " }
}{ force-units }.
    .news = { event-rome-force-recalled }
event-rome-commander-replaced = Gegen { $war } geht das Kommando von { $former } an { $commanders }; neu dabei sind { $legions ->
    [0] { $fleets ->
        [0] keine Einheiten
       *[other] { force-units }
    }
   *[other] { force-units }
}.
    .news = { event-rome-commander-replaced }
event-rome-garrison-sent = Eine Garnison geht nach { $province }: { garrison-units }.
    .news = { event-rome-garrison-sent }
event-rome-garrison-withdrawn = Aus der Garnison von { $province } kehren heim: { garrison-units }.
    .news = { event-rome-garrison-withdrawn }
event-rome-force-returned = Die Streitmacht gegen { $war } kehrt heim: So kann sie dort nicht kämpfen. { $commanders ->
    [nichts] { "" }
   *[other] { $commanders }, mit{ " " }
}{ force-units }.
    .news = { event-rome-force-returned }
