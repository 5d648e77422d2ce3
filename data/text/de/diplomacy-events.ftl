### Was mit Namen, Provinzen, Einheiten und Ämtern geschieht. Alle heißen nach Kürzeln; kein Text sagt, wessen ein Name ist.

## Jahreszeiten

event-diplomacy-season-opened = { $season } { $year }: Befehle werden angenommen. Die Ziehungen dieser Jahreszeit sind versiegelt: `{ $seal }`.
event-diplomacy-order-given = { $code ->
    [none] { $order ->
        [none] { $unit } steht ohne Befehl
       *[other] { $order }
    }
   *[other] { $code }: { $order ->
        [none] { $unit } steht ohne Befehl
       *[other] { $order }
    }
}{ $fate ->
    [done] { "" }
    [cut] { " " }– die Unterstützung ist gestört
    [void] { " " }– ohne Wirkung
   *[failed] { $kind ->
        [stand] { "" }
        [move] { " " }– kommt nicht an
       *[other] { " " }– es wird nichts daraus
    }
}.{ $why ->
    [none] { "" }
   *[other] { " " }{ $why }
}
event-diplomacy-seizure-failed = { $disorder ->
    [yes] Betreten, aber nicht in Besitz genommen: { $province }. Dort herrscht nun Unordnung.
   *[no] Nicht in Besitz genommen: { $province }.
} Dazu befohlen: { $units }.{ $why ->
    [none] { "" }
   *[other] { " " }{ $why }
}
event-diplomacy-unit-retreated = { $to ->
    [none] { $unit } von { $code } wird aufgelöst.
   *[other] { $unit } von { $code } zieht sich zurück: { $to }.
}
event-diplomacy-game-won = { $name } hat { $year } gewonnen und beherrscht { $centres } von { $total } Zentren. Das Spiel geht weiter.
    .news = 🏆 { event-diplomacy-game-won }
event-diplomacy-season-closed = { $season } { $year } ist vorüber.
event-diplomacy-void-order = Einer deiner Befehle blieb ohne Folge. { $matter }{ $subject ->
    [none] { "" }
   *[other] { "" } ({ $subject })
}: { $reason }

## Namen

event-diplomacy-name-proposed = Jemand will unter dem Namen { $name } ({ $code }) spielen. Bis zur nächsten Frist kann die Spielleitung ihn ablehnen.
event-diplomacy-name-approved = Der Name { $name } ({ $code }) darf geführt werden.
event-diplomacy-name-refused = Die Spielleitung lehnt den Namen { $name } ({ $code }) ab.
event-diplomacy-name-dropped = Der Name { $name } ({ $code }) ist aufgegeben.
event-diplomacy-name-given = Du hattest keinen Namen; gezogen wurde für dich { $name } ({ $code }). Weitere kannst du dazunehmen.
event-diplomacy-holding-named = { $code } ist jetzt ein Besitzname: Unter ihm können Ämter und Anteile stehen.
event-diplomacy-holding-moves = Ab der nächsten Jahreszeit hält { $code } alles, was jetzt { $before } hält.
event-diplomacy-estate-passed = Der Besitz von { $before } ist auf { $code } übergegangen.
event-diplomacy-leaving-declared = Du scheidest aus, wenn die nächste Jahreszeit beginnt; { $code } verliert dann alles.

## Wer kommt und geht

event-diplomacy-dropped-out = { $name ->
    [none] Ein Spieler, der nie einen Namen hatte, ist ausgeschieden.
   *[other] { $name } ({ $code }) ist ausgeschieden.
}
    .news = { event-diplomacy-dropped-out }
event-diplomacy-deadline-missed = Du hast keine Befehle geschickt: { $running ->
    [one] 1 Frist versäumt
   *[other] { $running } Fristen hintereinander versäumt
}. Bei { $most } scheidest du aus und verlierst alles.
event-diplomacy-silence-noted = { $code } hat { $running ->
    [one] 1 Frist
   *[other] { $running } Fristen
} lang nichts geschickt und scheidet mit der nächsten aus.
    .news = { event-diplomacy-silence-noted }
event-diplomacy-lots-drawn = Das Los ist gefallen. In dieser Reihenfolge wird gewählt: { $codes }.
event-diplomacy-started = { $code } beginnt { $power ->
    [none] als Herrscher: { $provinces }
   *[other] als { $power } und herrscht über { $provinces }
}{ $drawn ->
    [yes] { "" }, durch das Los.
   *[no] .
}
event-diplomacy-started-without = Für { $code } ist nichts übrig; so beginnt { $code } ohne Amt.
event-diplomacy-unit-placed = { $code } beginnt mit { $at }.
event-diplomacy-player-entered = { $code } kommt dazu, ohne Amt.
    .news = { event-diplomacy-player-entered }

## Provinzen und Ämter

event-diplomacy-merged = { $code } kann nicht unter { $code } stehen: Der Platz „{ $post }“ fällt weg.
event-diplomacy-seized = In Besitz genommen: { $province }. Dort herrscht nun { $ruler }.{ $ruler_before ->
    [none] { "" }
   *[other] { " " }Bisher herrschte { $ruler_before }{ $sub_ruler_before ->
        [none] { "" }
       *[other] { "" }, mit { $sub_ruler_before } als Statthalter
    }.
}
event-diplomacy-fell-into-disorder = Unordnung herrscht nun in { $province }. Bisher herrschte { $ruler_before }{ $sub_ruler_before ->
    [none] { "" }
   *[other] { "" }, mit { $sub_ruler_before } als Statthalter
}.
event-diplomacy-lost-support = { $province } versorgt nicht mehr: { $units }. Schutzherr bis zum Winter: { $patron ->
    [none] niemand.
   *[other] { $patron }.
}
event-diplomacy-units-removed = Vom Brett genommen: { $units }.
event-diplomacy-resigned = { $code } ist zurückgetreten und nicht mehr { $post }.

## Politik

event-diplomacy-purged = { $revolt ->
    [yes] { $purger } stürzt { $whom }, bisher { $post }.
   *[no] { $purger } entlässt { $whom }, bisher { $post }.
}{ $heir ->
    [none] { "" }
   *[other] { " " }Nun herrscht dort { $heir }.
}
event-diplomacy-revolt-failed = { $purger } wollte { $whom }, { $post }, stürzen, wurde aber vorher abgesetzt. Nur ihr beide wisst davon.
event-diplomacy-heir-drawn = { $candidates } haben gleichen Anspruch auf { $province }; das Los fällt auf { $heir }.
event-diplomacy-appointed = { $by } ernennt { $whom }: { $post }.
event-diplomacy-power-lent = { $to } kann mit deiner Macht absetzen{ $of ->
    [none] { "" }
   *[other] { "" }, aber nur { $of }
}{ $where ->
    [none] { "" }
   *[other] { "" }, aber nur für { $where }
}: { $seasons ->
    [0] bis du es widerrufst.
    [one] in dieser Jahreszeit.
   *[other] { $seasons } Jahreszeiten lang.
}
event-diplomacy-power-revoked = { $delegate ->
    [none] Niemand setzt mehr mit deiner Macht ab.
   *[other] { $delegate } setzt nicht mehr mit deiner Macht ab.
}
event-diplomacy-refusal-filed = { $refused ->
    [yes] Du lehnst { $what } ab
   *[no] Du nimmst { $what } wieder an
}, { $giver ->
    [none] von wem auch immer.
   *[other] von { $giver }.
}

## Revolutionen

event-diplomacy-warned = { $number }. Verwarnung für { $code }: { $duty ->
    [provinces] { $must ->
        [one] Nötig ist 1 Statthalter
       *[other] Nötig sind { $must } Statthalter
    }, { $shared ->
        [0] und es gibt keinen.
       *[other] und es gibt { $shared }.
    }
   *[units] { $must ->
        [one] Nötig ist 1 anderer Befehlshaber
       *[other] Nötig sind { $must } andere Befehlshaber
    }, { $shared ->
        [0] und es gibt keinen.
       *[other] und es gibt { $shared }.
    }
}
event-diplomacy-duty-met = { $code } hat wieder genug { $duty ->
    [provinces] Statthalter.
   *[units] andere Befehlshaber.
} { $clear ->
    [yes] Die Verwarnungen sind gelöscht.
   *[no] Noch eine solche Jahreszeit, und die Verwarnungen sind gelöscht.
}
event-diplomacy-province-revolted = Revolution gegen { $ruler_before }: Es erhebt sich { $province }, gezogen aus { $drawn_from }. Dort herrscht nun { $ruler }, gezogen aus { $candidates }.
    .news = ⚔ { event-diplomacy-province-revolted }
event-diplomacy-unit-revolted = Revolution gegen { $ruler }: Es erhebt sich { $unit }, gezogen aus { $drawn_from }. Befehlshaber ist nun { $commander }, gezogen aus { $candidates }.
    .news = ⚔ { event-diplomacy-unit-revolted }
event-diplomacy-revolution-without-heir = Revolution gegen { $code }, aber niemand ist da, { $duty ->
    [provinces] eine Provinz
   *[units] eine Einheit
} zu nehmen: Nichts ändert sich.
event-diplomacy-unit-diced = Der Würfel für { $unit } zeigt { $die }: { $fate ->
    [retreated] Sie zieht sich zurück: { $to }.
    [stood] Sie müsste weichen, kann nicht und steht.
    [eliminated] Sie ist verloren.
   *[deserted] Sie läuft zum neuen Herrscher über.
}

## Winter

event-diplomacy-doubling-lost = { $railway } verdoppelt { $centre } in diesem Winter nicht: { $reason ->
    [pass] Die Strecke führt über einen Pass.
    [barred] Ihre Gesellschaft hat ausgesperrt, wer dort herrscht.
   *[blocked] Sie war im Herbst gesperrt.
}
event-diplomacy-unit-dropped = { $base } hat zu viele Einheiten und versorgt eine nicht mehr: { $unit }.
event-diplomacy-unit-removed = { $code ->
    [none] { $unit } wird aufgelöst: Nichts versorgt die Einheit.
   *[other] { $code } löst { $unit } auf.
}
event-diplomacy-unit-adopted = { $code } übernimmt { $unit }, Basis { $base }{ $ordered ->
    [yes] .
   *[no] { "" }, ohne Befehl.
}
event-diplomacy-unit-built = { $code } baut { $at }.

## Stimmen

event-diplomacy-moved = { $code } stellt Antrag { $motion }: { $says }. Offen ist er bis zur Frist der nächsten Jahreszeit.
    .news = { event-diplomacy-moved }
event-diplomacy-counted = { $motion } ist { $carried ->
    [yes] angenommen
   *[no] abgelehnt
}: { $yes } dafür, { $no } dagegen, von { $players } Spielern; nötig waren { $needed }.
    .news = { event-diplomacy-counted }
event-diplomacy-vote-taken = Du stimmst mit { $yes ->
    [yes] Ja
   *[no] Nein
} über { $motion }.
event-diplomacy-space-renamed = { $space } heißt nun { $name } ({ $code }).
    .news = { event-diplomacy-space-renamed }
event-diplomacy-seated-by-vote = Durch Abstimmung herrscht { $code } über { $province }.
    .news = { event-diplomacy-seated-by-vote }
event-diplomacy-not-seated = Die Spielleitung setzt { $code } nicht als Herrscher ein ({ $province }){ $reason ->
    [none] .
   *[other] : { $reason }
}
    .news = { event-diplomacy-not-seated }
event-diplomacy-law-changed = Änderung Nr. { $number }, ab { $season } { $year }. { $option }: { $value }.
    .news = { event-diplomacy-law-changed }
event-diplomacy-rule-written = Änderung Nr. { $number }, ab { $season } { $year }. Eine Regel kommt dazu: { $text }
    .news = { event-diplomacy-rule-written }
event-diplomacy-map-changed = Änderung Nr. { $number }, ab { $season } { $year }. Die Karte ist geändert: { $change }
    .news = { event-diplomacy-map-changed }
event-diplomacy-motion-empty = { $motion } war angenommen, ändert aber nichts. { $reason }
