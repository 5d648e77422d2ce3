### Was von einer Jahreszeit gepostet wird: die Karte der Befehle, warum, die Gazette, Briefe. Nur Namen, nie Menschen.

## Die Karte der Befehle

resolution-title = ### { $date }: was aus den Befehlen wurde
resolution-why = Warum? Wähl einen Befehl
resolution-why-more = Warum? Weitere Befehle
resolution-fate = { $code ->
    [none] niemand
   *[other] { $code }
}: { $fate ->
    [done] ausgeführt
    [failed] kam nicht an
    [cut] abgeschnitten
    [void] ohne Wirkung
   *[dislodged] vertrieben
}
report-counted = { $moves ->
    [one] 1 Zug kam an
   *[other] { $moves } Züge kamen an
}, { $beaten ->
    [0] keiner wurde abgewiesen
   *[other] { $beaten } nicht
}{ $cut ->
    [0] { "" }
    [one] ; 1 Unterstützung wurde abgeschnitten
   *[other] ; { $cut } Unterstützungen wurden abgeschnitten
}{ $dislodged ->
    [0] .
    [one] ; 1 Einheit wurde vertrieben.
   *[other] ; { $dislodged } Einheiten wurden vertrieben.
}
report-nobody = Unter niemandes Befehl
report-name = **{ $name }**{ $done ->
    [none] { "" }
   *[other] { " " }{ $done }
}{ $stood ->
    [none] { "" }
   *[other] { $done ->
        [none] { " " }standen: { $stood }
       *[other] { " " }· standen: { $stood }
    }
}
report-naught = - { $order } – { $fate ->
    [stood] { $dislodged ->
        [yes] vertrieben
       *[no] stand
    }
    [done] vertrieben
    [failed] { $dislodged ->
        [yes] kam nicht an, vertrieben
       *[no] kam nicht an
    }
    [cut] { $dislodged ->
        [yes] abgeschnitten, vertrieben
       *[no] abgeschnitten
    }
   *[void] { $dislodged ->
        [yes] ohne Wirkung, vertrieben
       *[no] ohne Wirkung
    }
}.{ $why ->
    [none] { "" }
   *[other] { " " }{ $why }
}{ $then ->
    [none] { "" }
   *[other] { " " }{ $then }
}
report-may-retreat = Sie kann nach { $places } weichen.
report-retreats = { $to ->
    [none] Sie wird aufgelöst.
   *[other] Sie weicht nach { $to }.
}

## Warum

why-order = ### Warum { $what }? { $date }
why-fated = { $order }{ $name ->
    [none] { "" }
   *[other] , { $name }
}: { $fate ->
    [done] ausgeführt
    [failed] kam nicht an
    [cut] die Unterstützung wurde abgeschnitten
    [void] ohne Wirkung
   *[stood] stand
}{ $dislodged ->
    [yes] , **vertrieben**
   *[no] { "" }
}
why-unknown = Von „{ $what }“ ist nichts bekannt. Frag nach einer Einheit, wie sie zu Beginn der Jahreszeit stand, oder nach einer Provinz: { $units }

## Die Gazette

gazette-default = Die Gazette von { $title }
gazette-title = ## { $title }
    { $date } · Nr. { $number }
    { "**" }{ $headline }**
gazette-entitled = Von der nächsten Nummer an heißt die Zeitung { $title }.
gazette-on = Weiterlesen ({ $page }/{ $of })
gazette-back = Zurück
gazette-standing = **Versorgungszentren** ({ $must } gewinnen)
    { $names ->
    [none] Niemand beherrscht eines.
   *[other] { $names }
}
gazette-honour = **Ehrentafel**
gazette-honoured = { $name }, { $year }
gazette-letters = **Briefe an die Welt**
gazette-seasons = **Sieg**
gazette-standard = **Zentren und Mächte**
gazette-positions = **Provinzen und Einheiten**
gazette-politics = **Ernannt und abgesetzt**
gazette-winter = **Winter**
gazette-railways = **Eisenbahnen**
gazette-companies = **Gesellschaften**
gazette-revolution = **Unruhe**
gazette-votes = **Abstimmungen**
gazette-register = **Namen**
gazette-entering = **Gekommen**
gazette-leaving = **Gegangen**
reason-gazette-none = Noch ist keine Gazette erschienen. Die erste erscheint am Ende der ersten Jahreszeit.

## Briefe

letter-signed = { $name ->
    [none] – *ohne Unterschrift*
   *[other] – **{ $name }**
}
letter-world = die Welt
letter-world-option = Die Welt: steht dann in der Gazette
letter-world-typed = Welt
letter-unsigned-option = Keine Unterschrift
letter-came = ✉ **Ein Brief an { $at }**{ $others ->
    [none] { "" }
   *[other] , auch an { $others }
}
    -# { $date }
letter-wrote = ✉ **Dein Brief an { $to }**
    -# { $date }
outcome-diplomacy-letter-sent = { $world ->
    [yes] Dein Brief wird in der Gazette gedruckt, für alle Welt
   *[no] Dein Brief ist fort an { $to }
}{ $signed ->
    [none] , ohne Unterschrift.
   *[other] , unterschrieben { $name }.
}
letter-reply = Antworten
letter-reply-all = Allen antworten
letter-back = Zum Fach
letter-from = Unterschrieben mit
letter-from-note = Wer ihn liest, erfährt diesen Namen und sonst nichts.
letter-from-typed = Kürzel oder Name; leer: keine Unterschrift. Sonst erfährt niemand etwas.
letter-to = An
letter-to-note = Ein Name, mehrere, oder die Welt. Jeder bekommt sofort eine Abschrift.
letter-to-typed = Kürzel oder Namen, mit Kommas dazwischen, oder: Welt
letter-text = Brief
letter-left = Höchstens { $max } Zeichen. Du kannst in dieser Jahreszeit noch { $left ->
    [one] 1 Brief
   *[other] { $left } Briefe
} schreiben.
letter-told = an { $to }{ $signed ->
    [none] , ohne Unterschrift
   *[other] , unterschrieben { $signed }
}
box-title = ### Deine Briefe: { $count }{ $of ->
    [one] { "" }
   *[other] { " " }(Seite { $page } von { $of })
}
box-left = { $open ->
    [yes] Du kannst in dieser Jahreszeit noch { $left ->
        [one] 1 Brief
       *[other] { $left } Briefe
    } schreiben, mit je { $max } Zeichen. Mit der Frist schließt die Post.
   *[no] Die Post ist jetzt geschlossen; mit der nächsten Jahreszeit öffnet sie.
}
box-empty = Noch nichts.
box-open = Einen Brief öffnen
box-newer = Neuere
box-older = Ältere
box-came = Von { $name ->
    [none] niemandem
   *[other] { $name }
} an { $at }, { $when }
box-wrote = Du als { $name ->
    [none] niemand
   *[other] { $name }
} an { $to }, { $when }
reason-letter-gone = Dieser Brief wird nicht mehr aufbewahrt: Briefe vergehen nach drei Jahreszeiten.
reason-press-closed = Jetzt kann nichts geschrieben werden: Die Post ist vom Beginn einer Jahreszeit bis zu ihrer Hauptfrist offen, für jeden, der einen zugelassenen Namen und noch Briefe frei hat.
reason-press-world-and-names = Ein Brief geht an Namen oder an die Welt, nicht an beide: Was für die Welt ist, wird für alle gedruckt.

## Am Ende

end-shared = { $count ->
    [0] Niemand hat gewonnen.
    [one] 🏆 { $names } hat gewonnen.
   *[other] 🤝 Unentschieden. Es teilen sich { $names }.
}
end-name = **{ $name }**: { $centres ->
    [one] 1 Zentrum
   *[other] { $centres } Zentren
}, { $units ->
    [one] 1 Einheit
   *[other] { $units } Einheiten
}
end-unwon = Niemand hat die Hälfte aller Zentren beherrscht.
recap-year = **{ $year }** { $told }
measure-centres = Versorgungszentren
measure-units = Einheiten

## Erklärt

explain-resolution = Was aus allen Befehlen einer Jahreszeit wurde: Das Bild zeigt sie als Pfeile, die Zeilen nennen die, aus denen nichts wurde, und das Menü sagt, warum.
explain-gazette = Die Zeitung einer Jahreszeit: was in ihr bekannt wurde, wie alle stehen, und die Briefe an die Welt. Weitere Seiten stehen hinter dem Knopf.
explain-letter = Ein Brief an einen deiner Namen. Antworten öffnet ein Formular unter diesem Namen; wer hinter dem anderen steht, erfährt niemand.
