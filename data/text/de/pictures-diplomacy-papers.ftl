### Die Worte der Papiere der politischen Diplomacy: Baum, Gesellschaft, Zeitung.

## Baum

diplomacy-picture-tree = Wer was unter wem hält
diplomacy-tree = Herrscher, Statthalter, Befehlshaber
diplomacy-tree-key = * Zentrum, ** verdoppelt
diplomacy-tree-empty = Niemand hält etwas.
diplomacy-starred = { $count ->
    [one] *
   *[other] **
}
diplomacy-sr = { $name }, Statthalter
diplomacy-loose = unversorgt
diplomacy-in-disorder = In Unordnung
diplomacy-duty-provinces = Statthalter { $given }/{ $must }{ $warnings ->
    [0] { "" }
    [one] , gewarnt
   *[other] , zweimal gewarnt
}
diplomacy-duty-units = Befehlshaber { $given }/{ $must }{ $warnings ->
    [0] { "" }
    [one] , gewarnt
   *[other] , zweimal gewarnt
}
diplomacy-duties = Pflichten
diplomacy-no-duties = Jeder Herrscher erfüllt seine Pflichten.
diplomacy-duty-of = { $code }: { $duty }

## Gesellschaft

diplomacy-picture-company = Die Gesellschaft von { $id }
diplomacy-company-state = Wie sie steht
diplomacy-shareholders = Anteilseigner
diplomacy-own-shares = Was dir gehört
diplomacy-no-shares = Keine Anteile.
diplomacy-issued = { $count } Anteile ausgegeben
diplomacy-shares = { $count ->
    [one] 1 Anteil
   *[other] { $count } Anteile
}
diplomacy-votes-lent = { $count ->
    [one] 1 Stimme geliehen
   *[other] { $count } Stimmen geliehen
}
diplomacy-unowned = herrenlos
diplomacy-controller = Leitung: { $name }
diplomacy-controller-secret = Die Leitung ist unbekannt.
diplomacy-secret = Der Besitz ist geheim.
diplomacy-public = Der Besitz ist offen.
diplomacy-lent = { $lender } hat { $to } { $count ->
    [one] 1 Stimme
   *[other] { $count } Stimmen
} geliehen.
diplomacy-bars = Ausgesperrt: { $names }
diplomacy-no-bars = Niemand ist ausgesperrt.
diplomacy-dismantled = Die Strecke wird von { $end } an abgebaut.
diplomacy-complete = Die Strecke ist fertig.
diplomacy-halted = Die Arbeiten ruhen.
diplomacy-works = Gebaut wird für { $name }.
diplomacy-idle = { $count ->
    [one] Die Arbeiten müssen noch 1 Jahreszeit ruhen.
   *[other] Die Arbeiten müssen noch { $count } Jahreszeiten ruhen.
}

## Zeitung

diplomacy-picture-gazette = { $title }, { $date }
diplomacy-paper-number = Nr. { $number }
diplomacy-headline-won = { $name } beherrscht die halbe Welt
diplomacy-headline-seizure = { $place } fällt an { $by }
diplomacy-headline-revolt = { $place } erhebt sich gegen { $name }
diplomacy-headline-fall = { $name } stürzt in { $place }
diplomacy-headline-disorder = { $place } ohne Herrscher
diplomacy-headline-seized = { $name } nimmt { $place }
diplomacy-headline-railway-bankrupt = Die Bahn { $id } ist bankrott
diplomacy-headline-railway-complete = Die Bahn { $id } ist fertig
diplomacy-headline-railway-founded = Die Bahn { $id } ist gegründet
diplomacy-headline-quiet = Eine stille Jahreszeit
diplomacy-subline = { $moves ->
    [one] 1 Marsch am Ziel
   *[other] { $moves } Märsche am Ziel
}, { $beaten } abgeschlagen, { $dislodged ->
    [0] niemand vertrieben
    [one] 1 Einheit vertrieben
   *[other] { $dislodged } Einheiten vertrieben
}
diplomacy-story-field = Im Felde
diplomacy-story-provinces = Provinzen
diplomacy-story-falls = Gestürzt
diplomacy-story-appointed = Ernannt
diplomacy-story-warnings = Unruhen
diplomacy-story-railways = Bahnen
diplomacy-story-standing = Versorgungszentren
diplomacy-story-honour = Ehrentafel
diplomacy-story-letters = Briefe an die Welt
diplomacy-story-letter = Noch ein Brief
diplomacy-unsigned = Ohne Unterschrift
diplomacy-field-dislodged = Vertrieben: { $units }.
diplomacy-field-destroyed = Nicht mehr da: { $units }.
diplomacy-post-R = Herrscher von { $place }
diplomacy-post-SR = Statthalter von { $place }
diplomacy-post-C = Befehlshaber: { $place }
diplomacy-fall-seizure = { $name } ist nicht mehr { $post }; besetzt wurde für { $by }.
diplomacy-fall-disorder = { $name } ist nicht mehr { $post }; niemand ist es.
diplomacy-fall-revolution = { $name } ist nicht mehr { $post }: Ein Aufstand brachte { $by }.
diplomacy-fall-revolt = { $name } ist nicht mehr { $post }, gestürzt durch { $by }.
diplomacy-fall-purge = { $name } ist nicht mehr { $post }, entlassen durch { $by }.
diplomacy-fall-left = { $name } hat die Welt verlassen und ist nicht mehr { $post }.
diplomacy-fall-resigned = { $name } hat das Amt niedergelegt: { $post }.
diplomacy-appointed-R = { $by } macht { $name } zum Herrscher von { $place }.
diplomacy-appointed-SR = { $by } macht { $name } zum Statthalter von { $place }.
diplomacy-appointed-C = { $by } macht { $name } zum Befehlshaber: { $place }.
diplomacy-revolution = Aufstand gegen { $ruler }: { $place } geht an { $to }.
diplomacy-warned-provinces = { $number ->
    [one] Erste Warnung an { $name }: zu wenige Statthalter.
   *[other] Zweite Warnung an { $name }: zu wenige Statthalter.
}
diplomacy-warned-units = { $number ->
    [one] Erste Warnung an { $name }: zu wenige Befehlshaber.
   *[other] Zweite Warnung an { $name }: zu wenige Befehlshaber.
}
diplomacy-railway-founded = { $id } ist gegründet.
diplomacy-railway-laid = { $id } hat ein weiteres Stück verlegt.
diplomacy-railway-complete = { $id } ist fertig.
diplomacy-railway-bankrupt = { $id } ist bankrott; die Strecke ist fort.
diplomacy-railway-removed = { $id } ist abgebaut.
diplomacy-standing = { $name }: { $count }
diplomacy-honoured = { $name } ({ $code }), { $year }
