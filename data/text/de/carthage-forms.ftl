### The Republic of Carthage, deutsch: was eine Antwort nach sich ziehen kann, ehe sie gegeben ist.

## Attentat

attempt-who = **{ $assassin } greift { $victim } an**{ $cards ->
    [0] { "" }, ohne Assassin-Karte
    [one] { "" }, mit 1 Assassin-Karte
   *[other] { "" }, mit { $cards } Assassin-Karten
}.
attempt-chance = { $guards ->
    [0] • Wird kein Secret Bodyguard gespielt
    [one] • Gegen 1 Secret Bodyguard
   *[other] • Gegen { $guards } Secret Bodyguards
}: er stirbt mit **{ $killed }%**, dein Attentäter wird mit **{ $caught }%** gefasst.
attempt-secret = -# Niemand weiß, wie viele Secret Bodyguards es gibt; sie werden nach dem Wurf gespielt. Es lässt sich nicht zurücknehmen.
attempt-trial = **Wird er gefasst:** { $assassin } stirbt. { $leader }, dein Faction Leader, verliert { $loss } von { $influence } INF{ $present ->
    [yes] { " " }und wird auf Leben und Tod angeklagt; verurteilt stirbt er, und seine Familie kommt in die Curia{ $chits ->
        [0] { "" }
        [one] ; dann wird 1 Mortality Chit gegen deine Senatoren in Carthage gezogen
       *[other] ; dann werden { $chits } Mortality Chits gegen deine Senatoren in Carthage gezogen
    }
   *[no] ; er ist fort, also wird niemand angeklagt
}.
attempt-leader = **Wird er gefasst:** { $assassin }, dein Faction Leader, stirbt mit seiner Familie{ $chits ->
    [0] { "" }
    [one] , und 1 Mortality Chit wird gegen deine Senatoren in Carthage gezogen
   *[other] , und { $chits } Mortality Chits werden gegen deine Senatoren in Carthage gezogen
}.
attempt-disgrace = **Wird er gefasst:** { $assassin } stirbt, und { $count ->
    [0] er war dein letzter Senator
    [one] dein anderer Senator verliert 5 INF und 1 POP
   *[other] deine { $count } anderen Senatoren verlieren je 5 INF und 1 POP
}.
attempt-confirm = { $victim } angreifen
attempt-change = Ändern…
attempt-drop = Niemanden angreifen
appeal-button = Berufung · frei { $freed }%, tot { $killed }%

## Schlachten

forecast-clash = ⚔ { $after ->
    [yes] Dann zu Lande
   *[no] { $ground ->
        [sea] { $war }: zur See
       *[land] { $war }: zu Lande
    }
}, { $strength } gegen { $enemy }. { $odds }
forecast-none = ⚔ { $war }: eine solche Streitmacht könnte noch keine Schlacht schlagen.
landing-attack = Zu Lande angreifen · Sieg { $percent }%
expedition-continue = Weiter · Fund { $success }%, verschollen { $lost }%

## Das Wort

floor-silence-suffetes = **Schlägt niemand etwas vor**, wird der Senat vertagt: { $posts ->
    [none] niemand kann Suffete werden
   *[other] { $posts }
}; Sitze im Committee und Provinzen werden nach ORA vergeben, und niemand wird angeklagt; in dieser Runde werden keine Einheiten ausgehoben und keine Streitkräfte ausgesandt.
floor-silence-committee = **Schlägt niemand etwas vor**, wird der Senat vertagt{ $posts ->
    [none] { "" }
   *[other] : { $posts }
}; niemand wird angeklagt, und in dieser Runde werden keine Einheiten ausgehoben und keine Streitkräfte ausgesandt.
floor-silence-governors = **Schlägt niemand etwas vor**, wird der Senat vertagt{ $posts ->
    [none] { "" }
   *[other] : { $posts }
}; in dieser Runde werden keine Einheiten ausgehoben und keine Streitkräfte ausgesandt.
floor-silence-business = **Schlägt niemand etwas vor**, wird der Senat vertagt{ $wars ->
    [0] { "" }
    [one] , und gegen 1 aktiven Krieg, dem sich kein Befehlshaber stellt, wird niemand ausgesandt
   *[other] , und gegen { $wars } aktive Kriege, denen sich kein Befehlshaber stellt, wird niemand ausgesandt
}.
floor-filled = { $senator } wird { $post }
floor-sent = { $senator } geht nach { $post }
office-home-suffete = Home Suffete
office-marine-suffete = Marine Suffete
save-senate-committee = Diese vorschlagen
save-senate-governors = Diese vorschlagen
save-senate-concessions = Beantragen
save-senate-suffetes = Beantragen
save-senate-tax = Beantragen
save-senate-trial = Anklagen
save-senate-units = Beantragen
save-senate-expedition = Beantragen
save-senate-peace = Beantragen
save-senate-life = Beantragen

## Einheiten ausheben

levy-line = • { $name } **{ $count }** von { $most } · je { $cost }T
levy-here = -# Auflösen lassen sich { $units }.
levy-total = Das kostet **{ $talents }T** von { $treasury }T{ $enough ->
    [yes] ; { $left }T bleiben.
   *[no] : so viel hat die Staatskasse nicht.
}
levy-typed = { $name } { $count } (von { $most })
levy-menu-raise = Mehr ausheben…
levy-menu-disband = Auflösen…
levy-more = { $name } +{ $more }
levy-none = { $name }: keine
levy-plan = { $war } · { $talents }T: { $units }
menu-shortcuts-senate-units = Was einen Krieg besiegt…
levy-plan-note = { $chances ->
    [none] Mit { $leader }: zu wenig für eine Schlacht
   *[other] Mit { $leader } siegt das { $chances }
}
levy-won = { $ground ->
    [sea] zur See
   *[land] zu Lande
} { $percent }%

## Das Forum

raise-roll = Jetzt würfeln · { $chance }%
raise-more = +{ $talents }T · { $chance }%
counter-bid = { $talents }T · { $chance }%
roll-button = Würfeln · { $event }% Ereignis
button-as-before = Wie letztes Mal
trader-button = { $senator }, { $talents }T · { $chance }%
persuade-button = { $target } durch { $persuader }{ $bribe ->
    [0] { "" }
   *[other] , { $bribe }T
} · { $chance }%
menu-shortcuts-revenue-redistribute = Alles in eine Kasse…
menu-shortcuts-revenue-place = Alles in eine Kasse…
menu-shortcuts-trade-split = Alles in eine Kasse…
