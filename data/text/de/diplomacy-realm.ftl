### Neben den Einheiten: Provinzen, Namen, Dauerbefehle, Anträge, Bahnen. $name, $mover, $who sind Namen mit Codes.

button-realm-back = Zurück: { $line }
button-realm-tree = Wer was hält
button-realm-name = Weiteren Namen annehmen
button-realm-lend = Purge-Recht verleihen
button-realm-refuse-seizures = Seizures ablehnen
button-realm-refuse-appointments = Ernennungen ablehnen
button-realm-refuse-shares = Anteile ablehnen
button-realm-yes = Ja zu { $id }
button-realm-no = Nein zu { $id }
button-realm-begin = Eine Bahn gründen
button-realm-found = Bahn gründen
button-realm-reroute = So weiterführen
button-realm-shorter = Einen Ort zurück

reason-realm-closed = Befehle dieser Art können jetzt nicht geschrieben werden; nichts wurde geändert. Es geht wieder, wenn die nächste Jahreszeit beginnt.
reason-realm-gone = Diese Zeile steht nicht mehr in deinen Befehlen; nichts wurde geändert.
reason-realm-space = Es gibt keine Provinz und kein Meer „{ $space }“. Schreib Code oder Namen wie auf der Karte.
reason-realm-railway = Es gibt keine Bahn { $railway }. Siehe `/railways company`.
reason-realm-no-centre = Eine Bahn beginnt in einer Provinz mit Versorgungszentrum, die du kontrollierst; du kontrollierst keine. Nichts wurde geändert.

## Was ein Befehl antwortet

realm-ordered = Befohlen: `{ $line }`
realm-instead = Das ersetzt `{ $line }`
realm-as-before = So steht es schon in deinen Befehlen.
realm-not-final = Deine Befehle waren endgültig; jetzt sind sie es nicht mehr. Erkläre sie wieder für endgültig, wenn sie es sind.
realm-until = Es zählt zur Frist; bis dahin weißt nur du davon.
realm-back = Zurückgenommen: `{ $line }`

## Provinzen

realm-province = ### { $place }
realm-said = Dein Befehl: `{ $line }`
realm-tree = ### Wer was hält
realm-everybody = Alle
realm-railway = Bahn { $id }
menu-realm-deeds = Was du hier befehlen kannst…
menu-realm-near = Ein Nachbar…
menu-realm-mine = Eine deiner Provinzen…
menu-realm-appoint = Wen ernennst du?
menu-realm-permit = Wessen Gleise dürfen hinein?
menu-realm-withdraw = Wessen Erlaubnis endet?
menu-realm-close = Gesperrt für wen?
menu-realm-purge = Wen setzt du ab?
realm-deed-appoint = { $office ->
    [SR] Einen Sub-Ruler von { $place } ernennen
   *[C] Einen Commander { $arm ->
        [F] der Flotte
       *[A] der Armee
    } in { $place } ernennen
}
realm-deed-purge = { $name } absetzen: { $office ->
    [R] { $arm ->
        [none] Ruler von { $place }
       *[other] Patron von { $arm } { $place }
    }
    [SR] Sub-Ruler von { $place }
   *[C] Commander von { $arm } { $place }
}
realm-deed-resign = Niederlegen: { $office ->
    [R] Ruler von { $place }
    [SR] Sub-Ruler von { $place }
   *[C] Commander von { $arm } { $place }
}
realm-deed-permit = Gleise nach { $place } lassen
realm-deed-withdraw = Eine Erlaubnis für Gleise nach { $place } beenden
realm-deed-close = Kanal { $place } sperren
realm-deed-open = Kanal { $place } öffnen, wenn du ihn gesperrt hast

## Namen

realm-names = { $count ->
    [0] ### Noch keine Namen
    [one] ### Ein Name
   *[other] ### { $count } Namen
}
realm-name = { $name }: { $stands ->
    [waiting] wartet auf Zustimmung
    [holding] hält Stellungen oder kann es
   *[letters] für Briefe
}{ $mine ->
    [yes] {" "}· **deiner**
   *[no] {""}
}
menu-realm-hold = Ab nächster Jahreszeit alles halten als…
menu-realm-drop = Einen Namen aufgeben…
field-realm-name = Name
form-realm-name = Höchstens { $most } Zeichen; gern römisch, griechisch oder ähnlich
field-realm-code = Code
form-realm-code = Zwei oder drei Buchstaben; leer: nach der Regel

## Was gilt, bis es zurückgenommen wird

realm-standing = ### Gilt, bis du es zurücknimmst
realm-line = - { $text }
realm-nothing-stands = Nichts.
realm-refuses = Du lehnst { $what ->
    [seizures] für dich genommene Provinzen
    [appointments] Ernennungen
   *[shares] Anteile
} ab, von { $name ->
    [none] allen
   *[other] { $name }
}
realm-permits = Gleise von { $name ->
    [none] allen
   *[other] { $name }
} dürfen nach { $place }
realm-lends = { $name } darf für dich absetzen{ $of ->
    [none] {""}
   *[other] : { $of }
}{ $place ->
    [none] {""}
   *[other] {" "}in { $place }
}{ $left ->
    [none] {""}
    [one] , noch eine Jahreszeit
   *[other] , noch { $left } Jahreszeiten
}
realm-revolt-list = Rückzüge der Einheit in { $place } bei einer Revolution: { $spaces }
realm-proxies = { $name } stimmt für { $count } deiner Anteile von { $id }
realm-bars = { $id } befördert { $name } nicht
menu-realm-end = Eines davon beenden…
menu-realm-refuse = Von wem?
realm-refuse = { $what ->
    [seizures] Für dich genommene Provinzen
    [appointments] Ernennungen
   *[shares] Dir gegebene Anteile
} ablehnen, von wem?
field-realm-lend-to = An wen
field-realm-lend-of = Nur gegen wen
field-realm-lend-in = Nur wo
field-realm-lend-for = Für wie viele Jahreszeiten
form-realm-code-of = Der Code eines Namens
form-realm-lend-of = Ein Code; leer: gegen jeden
form-realm-lend-in = Eine Provinz oder Einheit wie A Nap; leer: überall
form-realm-lend-for = Eine Zahl; leer: bis du es widerrufst

## Anträge

realm-motions = { $count ->
    [0] ### Kein Antrag ist offen
    [one] ### Ein Antrag
   *[other] ### { $count } Anträge
}
realm-motion = **{ $id }** von { $mover }: { $what } · { $mine ->
    [yes] du stimmst mit Ja
    [no] du stimmst mit Nein
   *[none] du hast nicht gestimmt, und das ist kein Ja
}
realm-proposal-rename = { $space } soll „{ $name }“ heißen{ $code ->
    [none] {""}
   *[other] , Code { $code }
}
realm-proposal-seat = { $candidate } soll Ruler von { $province } werden
realm-proposal-option = { $option } soll { $value } sein
realm-proposal-rule = eine neue Regel: „{ $text }“
realm-proposal-map = die Karte ändern: { $change }
realm-laws = **In Kraft**
realm-law = { $option } { $value }
realm-rule = - „{ $text }“
menu-realm-propose = Etwas beantragen…
realm-kind-rename = Ein Feld umbenennen
realm-kind-seat = Einer Provinz in Civil Disorder einen Ruler geben
realm-kind-option = Eine Option der Regeln setzen
realm-kind-rule = Eine Regel schreiben
realm-kind-draw = Remis aller Überlebenden vorschlagen
realm-kind-map = Die Karte ändern
field-realm-motion-space = Feld
field-realm-motion-name = Neuer Name
field-realm-motion-code = Code
field-realm-motion-option = Option
field-realm-motion-value = Wert
field-realm-motion-text = Text
form-realm-rename-space = Sein Code jetzt
form-realm-rename-name = Wie es heißen soll
form-realm-rename-code = Ein neuer Code; leer: der alte bleibt
form-realm-seat-code = Wessen Name
form-realm-seat-space = Eine Provinz ohne Ruler
form-realm-option-option = Welche
form-realm-option-value = Eine Zahl oder ein Wort, wie es jetzt daneben steht
form-realm-rule-text = Der Game Master wendet sie an
form-realm-map-text = Sätze der Befehlssprache (CD-E.7)

## Bahnen

realm-railways = { $count ->
    [0] ### Es gibt keine Bahnen
    [one] ### Eine Bahn
   *[other] ### { $count } Bahnen
}
realm-route = { $id } { $route }
realm-company-line = - { $route }: { $laid } von { $links } Strecken gelegt, { $who ->
    [secret] die Eigentümer sind geheim
    [none] niemand kontrolliert sie
   *[other] { $who } kontrolliert sie
}
menu-realm-company = Eine Gesellschaft…
menu-realm-company-deed = Was du für sie befehlen kannst…
realm-company-transfer = Anteile weggeben
realm-company-proxy = Stimmen von Anteilen verleihen
realm-company-recall = An { $name } verliehene Stimmen zurückholen
realm-company-bar = Jemanden ausschließen
realm-company-unbar = { $name } wieder befördern
realm-company-hide = Die Eigentümer geheim halten
realm-company-publish = Die Eigentümer offenlegen
realm-company-dismantle = Vom fernen Ende an abbauen
realm-company-dismantle-start = Vom Anfang an abbauen
realm-company-stop = Den Abbau beenden
realm-company-halt = Den Bau anhalten
realm-company-resume = Den Bau weiterführen lassen
realm-company-reroute = Anders weiterführen
field-realm-number = Wie viele Anteile
field-realm-to = An wen
field-realm-whom = Wen
form-realm-transfer-number = Eine Zahl
form-realm-transfer-to = Der Code eines Namens
form-realm-proxy-number = Eine Zahl
form-realm-proxy-to = Der Code eines Namens
form-realm-bar-whom = Codes oder Einheiten wie A Nap, mit Kommas dazwischen
realm-found = ### Von welchem deiner Zentren aus?
menu-realm-start = Sie beginnt in…
note-realm-engaged = Es versorgt eine Einheit: So lange wird nichts verlegt.
realm-engaged = ⚠ { $place } versorgt eine Einheit. So lange wird nichts verlegt, und dort beginnt keine Bahn (CD-9.A.1).
menu-realm-next = Sie führt weiter nach…
realm-planned = ### { $route }
    { $places ->
        [one] Wähle, wohin sie weiterführt.
       *[other] { $places } Orte.
    }
field-realm-shares = Anteile
field-realm-allotment = Wessen
form-realm-shares = 10 bis 20; leer: 20
form-realm-allotment = Wie GV 8, HAM 2; leer: die Hälfte und einer für dich
