### Die Republiken: Senatoren, Provinzen und Karten, wie Fragen von ihnen sprechen. Begriffe wie in den einzelnen Spielen.
senator-popularity = POP { $popularity }
senator-talents = { $talents }T
senator-governor = Governor von { $province }
province-note = { $province }{ $developed ->
    [yes] , entwickelt
   *[no] , noch nicht entwickelt
}: Beute { $spoils }, Einnahmen des Staates { $income }; { $frontier ->
    [yes] Barbarian Raids ausgesetzt, Landstärke { $land }
   *[no] vor Barbarian Raids sicher
}.
roll-printed = { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfel
}{ $shift ->
    [none] { "" }
   *[other] { "" } { $shift }
}
who-note = { $senator }: { $line }
card-family = die Familie { $name }.
card-told = { $name }.{ $text ->
    [none] { "" }
   *[other] { " " }{ $text }
}
enemy-note = Stärke { $strength }, { $war ->
    [none] in der Curia
   *[other] bei { $war }
}
persuasion-note = { $persuader } überredet { $target }: Base Number { $base }{ $bribes ->
    [0] { "" }
   *[other] { "" } = { $bare } + { $bribes }T Bestechung
}{ $against ->
    [0] { "" }
   *[other] { $bribes ->
        [0] { "" } = { $bare }
       *[other] { "" }
    } − { $against }T Gegenbestechung
}. Ein Wurf gelingt jetzt in { $chance }% aller Fälle.
persuasion-prospect = - **{ $target }**{ $seat ->
    [none] { "" }
   *[other] { " " }von { $seat }
}: { $persuader } { $chance }%{ $bribe ->
    [0] { "" }
   *[other] , mit { $bribe }T Bestechung **{ $best }%**
}
persuasion-hopeless = Mit dem, was in deinen Kassen liegt, ist jetzt niemand zu gewinnen.
raise-roll = Jetzt würfeln · { $chance }%
raise-more = +{ $talents }T · { $chance }%
counter-bid = { $talents }T · { $chance }%
persuade-button = { $target } durch { $persuader }{ $bribe ->
    [0] { "" }
   *[other] , { $bribe }T
} · { $chance }%
