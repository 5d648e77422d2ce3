### Die Republiken, deutsch: der Senat, im Voraus gefragt.

## Fragen

ask-senate-programme = Du hast das Wort. Was wirst du beantragen ({ senate-part }), und was dann?
    .label = Programm
    .hint = Alle sehen es und antworten auf alles zugleich; abgestimmt wird Antrag für Antrag. Deine eigene Fraktion stimmt dafür. Bis ein Antrag gestellt ist, kannst du ihn ändern.
    .default = So ankündigen
    .none = kein Programm
    .field-home = { senate-home }
    .field-rebuke = Wenn alle anderen dagegen stimmen
ask-senate-draft = Falls du im nächsten Teil des Senats den Vorsitz hast ({ senate-part }): Was wirst du beantragen?
    .label = Entwurf
    .hint = Niemand sieht einen Entwurf. Bekommst du den Vorsitz, wird er sofort als dein Programm angekündigt; sonst verfällt er, und niemand erfährt davon. Ist etwas davon bis dahin nicht mehr zulässig oder jemand, den du genannt hast, von einer anderen Fraktion gewonnen, wirst du gefragt.
    .default = Dann mich fragen
    .none = kein Entwurf
    .field-home = { senate-home }
    .field-rebuke = Wenn alle anderen dagegen stimmen
ask-senate-docket = Wie stimmt deine Fraktion über das Programm ({ senate-part })? Alle werden zugleich gefragt.
    .label = Tagesordnung
    .hint = Die Anträge werden nacheinander gestellt und die Stimmen erklärt. Was du zu einem Antrag sagst, kannst du ändern, bis deine Stimmen erklärt sind. Kommt ein Antrag hinzu oder wird einer geändert, wirst du zu diesem gefragt. Das Menü eines Antrags führt auch zu Ausnahmen und gekauften Stimmen; *Mehr…* zu Bedingungen.
    .field-home = { senate-home }
    .field-consents = Zustimmung von
    .field-hold = Pause des Senats
docket-veto-alone = Gegen welche Anträge des Programms ({ senate-part }) legst du ein Veto ein? Du hast dabei keine Stimmen.
docket-veto-alone-hint = Gefragt wird, wer eine Karte oder eine Macht zum Veto haben könnte. Die Anträge werden nacheinander gestellt; was du zu einem sagst, kannst du ändern, bis über ihn abgestimmt ist. Kommt ein Antrag hinzu oder wird einer geändert, wirst du zu diesem gefragt.
option-senate-programme-ask = Dann mich fragen
    .within = dann mich fragen
option-senate-programme-adjourn = Dann vertagen
    .within = dann vertagen
option-senate-docket-ask = Frag mich, wenn ich dran bin
option-senate-docket-never = Kein Veto
    .within = kein Veto
option-senate-programme-influence = 1 INF verlieren
option-senate-programme-step-down = Zurücktreten
option-senate-docket-veto-carried = Nein; Veto, wenn bis dahin Mehrheit
option-senate-docket-veto-now = Nein; sofort Veto
docket-veto = { $veto ->
    [now] Sofort Veto
   *[other] Veto, wenn bis dahin Mehrheit
}
option-senate-docket-votes = Ausnahmen und gekaufte Stimmen…
option-senate-docket-more = Mehr…
option-senate-docket-consent = Stimmt zu
option-senate-docket-refuse = Lehnt ab
ask-senate-pause = Der Senat hält { $after ->
    [0] vor dem ersten Antrag
   *[other] nach Antrag { $after } des Programms
} inne. Soll es weitergehen?
    .label = Pause im Senat
    .hint = Jemand hat es gewünscht. Jetzt darfst du deine Stimmen ändern und spielen, was zwischen Abstimmungen gespielt werden darf; wer den Vorsitz führt, darf ändern, was noch nicht gestellt ist. Es geht von selbst weiter, wenn die Zeit um ist oder niemand die Pause mehr braucht.
    .default = Weiter
option-senate-pause-go-on = Weiter
turn-senate-pause = Der Senat hält { $after ->
    [0] vor dem ersten Antrag
   *[other] nach Antrag { $after } des Programms
} inne; es geht weiter, wenn die Zeit um ist oder niemand die Pause mehr braucht.
ask-senate-laws = Welches Gesetz spielst du vor welchem Antrag des Programms ({ senate-part })?
    .label = Ein Gesetz zwischen Anträgen
    .hint = Ein Programm läuft ohne Halt ab. Das Gesetz wird unmittelbar vor diesem Antrag gespielt oder, wenn er nicht gestellt wird, vor dem nächsten. Jeder kann es von jedem Gesetz sagen: Ohne die Karte wird nichts gespielt. Von Hand kannst du ein Gesetz weiterhin jederzeit spielen.
    .default = Keines
    .field-law = Gesetz
    .field-when = Wann
    .none = kein Gesetz
option-senate-laws-none = Kein Gesetz
    .within = kein Gesetz
option-before-motion-n = Vor Antrag { $n }
    .within = vor Antrag { $n }
option-before-end = Vor der Vertagung
    .within = vor der Vertagung
option-senate-accusations-ask = Und danach mich fragen
    .within = danach mich fragen
ask-senate-sheets = Wie stimmt deine Fraktion über Antrag Nr. { $motion }? Alle werden zugleich gefragt; erklärt wird sie, wenn du aufgerufen wirst.
    .label = Stimmzettel zu Nr. { $motion }
    .hint = Eine Stimme für alle deine Senatoren, Ausnahmen mit Namen. Stimmen bis zu einer Grenze werden nur gekauft, wenn sie die Abstimmung gegen alles entscheiden, was noch abgegeben und gekauft werden kann; wer den Antrag gestellt hat, gilt dabei als dafür. Bis dein Stimmzettel erklärt wird, kannst du ihn ändern.
    .field-voice = Deine Fraktion stimmt
    .field-but = Senatoren, die anders stimmen
    .field-bought = Auf jeden Fall gekaufte Stimmen
    .field-most = Höchstens gekauft, wenn es entscheidet
    .field-payers = Wer dafür zahlt, der Reihe nach
    .field-short = Wenn es nicht entscheidet
    .field-veto = Veto
    .field-given = Unter der Bedingung
    .field-other = Wenn die Bedingung nicht erfüllt ist
    .field-appeal = Das Volk anrufen
option-senate-sheets-ask = Frag mich, wenn ich dran bin
    .within = frag mich, wenn ich dran bin
option-senate-sheets-none = Keine kaufen
option-senate-sheets-all = Trotzdem alle kaufen
option-senate-sheets-never = Nie
option-senate-sheets-now = Sofort
option-senate-sheets-carried = Wenn er bis dahin angenommen wäre
option-senate-sheets-session = In dieser Senatssitzung nie
option-senate-sheets-no = Nein
option-senate-sheets-yes = Ja

sheet-veto-alone = Legst du gegen Antrag Nr. { $motion } ein Veto ein? Du hast dabei keine Stimmen.
sheet-veto-alone-hint = Gefragt wird zugleich, wer eine Karte oder eine Macht zum Veto haben könnte. Was du sagst, kannst du ändern, bis abgestimmt ist.

## Die Karten von Programm und Tagesordnung

button-by-hand = Ich beantrage einzeln
button-anew = Neu beginnen
button-own = Meine eigenen Stimmen…
button-earlier = Nach oben
button-leave-out = Weglassen
button-votes = Ausnahmen und gekaufte Stimmen…
menu-add-motion = Einen Antrag hinzufügen…
menu-change-motion = Einen Antrag ändern, verschieben, weglassen…
menu-fallback = Scheitert er, stattdessen beantragen…
programme-line = { $place }. { $what }
programme-put = { $place }. { $what } ({ $fate ->
    [open] wird gerade abgestimmt
    [passed] ✔ angenommen
   *[failed] ✘ nicht angenommen
})
programme-head = { $others ->
    [0] { $what }
    [one] { $what } (scheitert das, ein anderer Antrag)
   *[other] { $what } (scheitert das, { $others } andere Anträge)
}
programme-own = deine Fraktion: { $sheet }
programme-own-page = **{ $label }: deine eigenen Stimmen**
    Sie gelten bei jedem deiner Anträge: { $sheet }.
programme-nothing = noch nichts
programme-not-yet = -# So lässt es sich nicht ankündigen: { $reason }
docket-line = { $place }. { $what }: **{ $how }**
docket-said = { $places }: { $how }
docket-counted = { $count ->
    [one] 1 Antrag: { $how }
   *[other] { $count } Anträge: { $how }
}
option-senate-docket-none = Keine
option-senate-docket-end = Vor der Vertagung
docket-after = Nach Antrag { $place }
docket-pause = { $place ->
    [none] Pause nach einem Antrag
    [end] Pause vor der Vertagung
   *[other] Pause nach { $place }
}
docket-consents = { $how ->
    [consent] { $senators }: Zustimmung, falls gefragt
    [refuse] { $senators }: keine Zustimmung, falls gefragt
   *[ask] { $senators }: frag mich, ob zugestimmt wird
}
docket-given = { $fate ->
    [passed] { $what }, nur wenn { $place } angenommen ist; sonst { $other }
   *[failed] { $what }, nur wenn { $place } nicht angenommen ist; sonst { $other }
}
docket-if = { $place ->
    [none] Was aus den anderen auch wird
   *[other] { $fate ->
        [passed] Nur wenn { $place } angenommen ist
       *[failed] Nur wenn { $place } nicht angenommen ist
    }
}

## Die Karte eines Stimmzettels

sheet-form-but = Je Zeile ein Senator und Ja, Nein oder Enthaltung; leer: niemand
sheet-form-bought = Je Zeile ein Senator und wie viele Stimmen er kauft
sheet-form-most = Wie viele, dann wer zahlt, der Reihe nach: 5 Mago, Hanno; ohne Namen die Reichsten; 0: keine

button-sheet = Mehr…
sheet-but = { $senator } { $side ->
    [for] Ja
    [against] Nein
   *[abstain] enthält sich
}
sheet-bought = { $senator } kauft { $count }
sheet-most = bis zu { $count } gekauft von { $payers }, wenn sie entscheiden ({ $short ->
    [none] sonst keine
   *[all] sonst trotzdem alle
})
sheet-veto = { $how ->
    [session] kein Veto in dieser Sitzung
    [now] Veto sofort
   *[carried] Veto, wenn er bis zu deinem Aufruf angenommen wäre
}
sheet-appeal = { $how ->
    [yes] ruft das Volk an
   *[ask] frag mich, ob das Volk angerufen wird
}

## Warum nicht

reason-senate-pays-for-others = { $senator } stimmt anders als deine Fraktion und kann ihre Stimmen deshalb nicht bezahlen ({ $clause }).
reason-senate-purses = Du würdest { $talents }T ausgeben; die Zahlenden haben { $purses }T ({ $clause }).
reason-senate-programme-long = Ein Programm hat höchstens { $motions } Anträge und mit allem Ersatz { $proposals } Vorschläge ({ $clause }).
reason-senate-not-now = Das kann nicht auf diesem Programm stehen ({ $clause }).
reason-senate-being-put = Worüber abgestimmt wird oder wurde, bleibt im Programm, wie und wo es steht ({ $clause }).
reason-senate-held-up = Du hast deine Pause in dieser Sitzung schon gehabt; jeder hat eine ({ $clause }).
