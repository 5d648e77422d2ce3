### Das Befehlspult: was eine Jahreszeit von einem Spieler will. Einheiten und Befehle stehen da, wie CD-E sie schreibt.

sheet-title = ### { $label } · { $season } { NUMBER($year, useGrouping: 0) }
sheet-open = *Nicht endgültig. Zur Frist gilt, was hier steht.*
sheet-final = *Endgültig. Du kannst sie wieder öffnen, bis alle fertig sind; andere erfahren nur, wie viele es sind.*
sheet-not-final = Deine Befehle waren endgültig; damit sind sie wieder offen.
sheet-nothing = nichts befohlen
sheet-unordered = { $kind ->
    [retreats] - { $unit }: wird aufgelöst, wenn du sie nirgendwohin schickst
   *[other] - { $unit }: steht, nichts befohlen
}
sheet-void = {" "}⚠ ohne Wirkung, so wie deine Befehle sind: { $why }
sheet-struck = {" "}⚠ zählt nicht: { $why } Der Befehl gilt ohne das.
sheet-faults = { $count ->
    [one] **Eine Zeile gilt nicht.** Sie bleibt, wie du sie geschrieben hast; berichtige sie, sonst zählt sie nicht:
   *[other] **{ $count } Zeilen gelten nicht.** Sie bleiben, wie du sie geschrieben hast; berichtige sie, sonst zählen sie nicht:
}
sheet-fault = - ✗ `{ $line }`: { $why }
sheet-kept = Befohlen: `{ $line }`
sheet-says = -# { $words }.
sheet-centre = { $built ->
    [yes] - { $place }: { $said }
   *[no] - `{ $place }`: Platz für { $room ->
        [one] eine Einheit
       *[other] { $room } Einheiten
    }, nichts gebaut
}
sheet-loose = { $ordered ->
    [yes] - { $unit }, ohne Unterhalt: { $said }
   *[no] - `{ $unit }`, ohne Unterhalt: wird entfernt, wenn kein freies Zentrum ihres Patrons sie nimmt
}
sheet-duty = ⚠ **Pflicht versäumt**: von { $held } { $what ->
    [units] Einheiten müssen { $must } von anderen befehligt werden, { $given ->
        [0] keine wird es
        [one] eine wird es
       *[other] { $given } werden es
    }
   *[provinces] Provinzen müssen { $must } Sub-Ruler haben, { $given ->
        [0] keine hat einen
        [one] eine hat einen
       *[other] { $given } haben einen
    }
}. { $warnings ->
    [0] Am Ende dieser Jahreszeit wirst du verwarnt.
    [1] Du bist einmal verwarnt; am Ende dieser Jahreszeit ein zweites Mal, danach kommt ein Aufstand.
   *[other] Du bist zweimal verwarnt: **ein Aufstand am Ende dieser Jahreszeit**, wenn du niemanden ernennst.
}

## Rechte neben den Einheiten: was damit befohlen ist, sonst was gilt

sheet-power-units = **Zu Einheiten**: { $said }
sheet-power-appoint = **Ernennungen**: { $said }
sheet-power-purge = **Purges**: { $said }
sheet-power-resign = **Niedergelegt, abgelehnt**: { $said }
sheet-power-canal = **Kanäle**: { $said }
sheet-power-railway = **Bahnen**: { $said }
sheet-power-company = **Gesellschaften**: { $said }
sheet-power-vote = **Stimmen**: { $said }
sheet-power-register = **Register**: { $said }
sheet-appoint-idle = niemand; frei: { $able }
sheet-purge-idle = niemand; über oder unter dir: { $able }
sheet-canal-idle = offen: { $able }
sheet-railway-idle = nichts Neues; freie Zentren: { $able }
sheet-company-idle = wie bisher: { $able }
sheet-vote-idle = nicht abgestimmt, also nicht zugestimmt: { $able }

## Tasten und Listen

button-sheet-card = Karte und Listen
button-sheet-text = Als Text schreiben…
button-sheet-final = Endgültig
button-sheet-again = Wieder öffnen
button-sheet-try = Durchspielen
menu-sheet-unit = Welche Einheit?
menu-sheet-move = Ziehen nach…
menu-sheet-help = Unterstützen…
menu-sheet-carry = Im Konvoi die Armee in…
menu-sheet-goal-help = Unterstützen nach…
menu-sheet-goal-carry = Übersetzen nach…
menu-sheet-seize = Seizure für…
menu-sheet-province = Welche Provinz?
menu-sheet-more = Stehen, sperren oder nichts…
menu-sheet-retreat = Rückzug nach…
menu-sheet-out = Eine Zeile streichen…
menu-sheet-buildunit = Bauen…
menu-sheet-remove = Entfernen…
menu-sheet-adopt = Eine Einheit ohne Unterhalt übernehmen…
menu-sheet-drop = Eine Einheit eines vollen Zentrums fallen lassen…
menu-sheet-yield = Eine Einheit ohne Unterhalt abgeben an…
sheet-to = { $way ->
    [rail] { $place }, mit { $rail }
    [sea] { $place }, im Konvoi
    [pass] { $place }, über einen Pass
   *[none] { $place }
}
sheet-help-stand = stehen, wo sie ist
sheet-disband = Auflösen
sheet-clear = Nichts befehlen: ihre Zeile streichen
sheet-form-label = Deine Befehle, einer je Zeile
sheet-form-hint = A Nap-Rom · A Nap-(sf GV)Rom · F Ion S A Nap-Rom · GV Apt HAM SR Rom

reason-season-closed = Jetzt werden keine Befehle angenommen. Die nächste Jahreszeit fragt wieder danach.

## Durchspielen

button-sheet-suppose = Befehle anderer annehmen…
button-sheet-forget = Alle anderen stehen
button-sheet-back = Meine Befehle
sheet-try-title = Befehle anderer annehmen
sheet-try-label = Ein Befehl je Zeile, von jeder Einheit
sheet-try-hint = A Nap-Rom · GV closes A. Was fehlt, steht. Nur du siehst es.
sheet-try-head = ### Wenn es so käme
sheet-try-foot = *Das siehst nur du. Nichts davon ist befohlen oder gehört zum Spiel; was du angenommen hast, ist vergessen, wenn der Bot neu startet.*
sheet-try-nothing = Alle stehen.
sheet-try-unit = - { $line }: { $fate ->
    [done] ✔
    [cut] ✗ unterbrochen
    [void] ✗ ohne Wirkung
   *[failed] ✗ scheitert
}{ $dislodged ->
    [yes] , **vertrieben**
   *[no] {""}
}{ $why ->
    [none] {""}
   *[other] {" "}– { $why }
}
sheet-try-seize = - { $place }: { $fate ->
    [seized] ✔ fällt an { $name }
    [disorder] ✗ fällt in Unordnung
   *[failed] ✗ nicht genommen
}{ $why ->
    [none] {""}
   *[other] {" "}– { $why }
}
reason-diplomacy-supposed-units-only = Durchspielen lassen sich nur Befehle von Einheiten und Kanälen.

## Vor dem ersten Frühling

button-arrive = Alles auf einmal…
button-arrive-drawn = Einen Namen auslosen
arrive-ahead = **Alles auf einmal** fragt in einem Formular nach deinem Namen, den Zentren, die du möchtest, und deiner ersten Einheit; bis zum ersten Frühling wird dann nichts mehr gefragt. Was du auslässt, wird gefragt, wenn es an der Reihe ist.
arrive-told = { $name ->
    [none] einer wird gezogen
   *[other] { $name }
}{ $code ->
    [none] {""}
   *[other] {" "}({ $code })
}
arrive-name = Name, unter dem du spielst
arrive-name-hint = 2 bis 40 Zeichen; leer: einer wird ausgelost
arrive-code = Code des Namens
arrive-code-hint = Zwei oder drei Buchstaben; leer: nach den Regeln
arrive-centres = Womit du beginnen möchtest, das Beste zuerst
arrive-centres-hint = Codes oder Namen mit Kommas: { $some }, …; leer: wird später gefragt
arrive-unit = Einheit, die dort beginnt
arrive-unit-hint = Gesagt, ehe das Los fällt
arrive-unit-A = Eine Armee
arrive-unit-F = Eine Flotte, wo eine Küste ist
arrive-unit-ask = Frag mich dann
option-setup-unit-A = eine Armee
option-setup-unit-F = eine Flotte, im Binnenland eine Armee
button-rank-back = Letztes streichen
button-rank-text = Als Text…
menu-rank = Als Nr. { $n } anfügen…
rank-line = { $n }. { $place }
reason-arrive-centre = Mit „{ $said }“ kann man nicht beginnen. Es gibt: { $there }. Nichts wurde geändert.

## Auf einen Blick, und was man hält

glance-final = Endgültig: **{ $final } von { $every }**
glance-retreats = { $open ->
    [0] Alle Rückzüge sind befohlen.
    [one] Rückzüge: **einer** steht noch aus
   *[other] Rückzüge: **{ $open }** stehen noch aus
}
standing = { $name } **{ $centres }**
standing-more = und { $count } weitere
length-centres = -# { $must } von { $centres } Zentren gewinnen am Ende eines Winters; danach geht es weiter.
hand-name = Du hältst alles als **{ $name }**.
hand-nameless = Du hast noch keinen Namen, der etwas hält.
hand-first-name = Dein Name ist **{ $name }**. Er hält noch nichts.
hand-masks = Deine anderen Namen, für Briefe: { $names }.
hand-ruled = **Ruler** von { $said }
hand-subs = **Sub-Ruler** von { $said }
hand-units = **Commander** von { $said }
hand-shares = **Anteile**: { $said }
hand-sub = unter dir { $name }

## Der Spielplan

focus-turned = Der ganze Plan, andersherum
focus-tree = Wer was hält
