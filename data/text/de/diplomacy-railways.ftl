### Was mit Bahnen, Gesellschaften und Kanälen geschieht.

event-diplomacy-line-founded = { $code } gründet { $railway }: { $route }. { $shares } Anteile: { $owned ->
    [none] Keiner hat einen Besitzer.
   *[other] { $owned }.
}
    .news = { event-diplomacy-line-founded }
event-diplomacy-link-laid = { $railway } hat ein Gleis gelegt, von { $start } nach { $end }; befahrbar ist es ab der nächsten Jahreszeit.
event-diplomacy-works-idle = { $railway } baut nichts zwischen { $start } und { $end }: { $reason ->
    [controller] Wer jetzt das erste Zentrum hält, hat die Arbeiten nicht weiter befohlen.
    [centre] Das erste Zentrum versorgt eine Einheit.
    [rerouted] Der andere Weg kostet diese Jahreszeit.
    [border] Dort ist keine offene Grenze.
    [permit] Es fehlt die Erlaubnis.
   *[blocked] Eine Einheit sperrt die Arbeiten.
}
event-diplomacy-line-rerouted = { $code } gibt { $railway } einen anderen Weg: { $route }.
event-diplomacy-works-ordered = { $halted ->
    [yes] { $code } lässt die Arbeiten von { $railway } ruhen.
   *[no] { $code } lässt die Arbeiten von { $railway } weitergehen.
}
event-diplomacy-permit-given = { $granted ->
    [yes] { $code } lässt Gleise nach { $province }
   *[no] { $code } lässt keine Gleise mehr nach { $province }
}{ $whom ->
    [none] , wer immer sie baut.
   *[other] { "" } ({ $whom }).
}
event-diplomacy-link-taken-up = { $railway } hat das Gleis zwischen { $start } und { $end } abgebaut.
event-diplomacy-canal-closed = { $code } schließt in dieser Jahreszeit Kanal { $canal } in { $provinces }, { $whom ->
    [none] für alle anderen.
   *[other] für { $whom }.
}
event-diplomacy-company-ended = { $bankrupt ->
    [yes] { $railway } ist bankrott; Strecke und Gesellschaft gibt es nicht mehr.
   *[no] Das letzte Gleis von { $railway } ist abgebaut; die Gesellschaft gibt es nicht mehr.
}
    .news = { event-diplomacy-company-ended }
event-diplomacy-shares-passed = { $number ->
    [one] 1 Anteil
   *[other] { $number } Anteile
} von { $railway }{ $how ->
    [transfer] { "" }: von { $giver } an { $taker }.
    [purge] { "" }: { $taker ->
        [none] herrenlos, weil { $giver } abgesetzt wurde.
       *[other] nach der Absetzung von { $giver } an { $taker }.
    }
    [draw] { "" }: herrenlos und durch das Los an { $taker }.
   *[drop-out] { "" }: herrenlos, weil { $giver } ausgeschieden ist.
}
event-diplomacy-votes-lent = { $number ->
    [0] { $owner } hat alle Stimmen von { $railway } zurückgenommen, die { $to } hatte.
    [one] { $owner } hat { $to } 1 Stimme von { $railway } geliehen.
   *[other] { $owner } hat { $to } { $number } Stimmen von { $railway } geliehen.
} Nur ihr beide wisst davon.
event-diplomacy-control-changed = { $controls ->
    [yes] Ab der nächsten Jahreszeit leitet { $code } die Bahn { $railway }.
   *[no] Ab der nächsten Jahreszeit leitet { $code } die Bahn { $railway } nicht mehr.
}
event-diplomacy-secrecy-ordered = { $secret ->
    [yes] Wem die Anteile von { $railway } gehören, ist von nun an geheim.
   *[no] Wem die Anteile von { $railway } gehören, ist von nun an offen.
}
event-diplomacy-line-barred = { $railway } { $barred ->
    [yes] befördert nicht mehr: { $whom }
   *[no] befördert wieder: { $whom }
}{ $code ->
    [none] .
   *[other] { "" }; so befiehlt es { $code }.
}
