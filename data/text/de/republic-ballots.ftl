### Die Republiken: Abstimmungen im Senat, was dort vorgeschlagen wird und was daraus werden kann.

## Die Abstimmungskarte

ballot-title = ## { $half ->
    [none] { "" }
   *[other] { $half }:{ " " }
}Antrag Nr. { $number }: { $name }
ballot-tally = Ja { $yea } · Nein { $nay } · Enthaltung { $abstained } · Ausstehend { $left } (nötig { $needs })
ballot-sealed = { $count } von { $of } haben abgestimmt.
ballot-line = - { $seat } ({ $votes ->
    [one] 1 Stimme
   *[other] { $votes } Stimmen
}): { $state }
ballot-past = - { $seat }: { $state }
ballot-called = **zur Abstimmung aufgerufen**
ballot-waits = noch nicht
ballot-side = { $side ->
    [for] Ja { $votes }
    [against] Nein { $votes }
   *[abstain] enthält sich
}
ballot-mode-ordered = -# Die Fraktionen werden nacheinander aufgerufen. Wer vor dem Aufruf abstimmt, kann es noch ändern; eine abgegebene Stimme ist endgültig.
ballot-mode-live = -# Alle dürfen jetzt abstimmen. Eine Stimme zählt sofort und ist endgültig.
ballot-mode-sealed = -# Alle stimmen geheim ab und können es ändern; die Stimmen werden gemeinsam geöffnet, wenn die letzte da ist.
ballot-result = **{ $passed ->
    [yes] ✔ Angenommen
   *[no] ✖ Abgelehnt
}** · Ja { $yea } · Nein { $nay }
ballot-suspended = **Die Abstimmung ruht**, bis eine andere Sache geklärt ist.
ballot-void = -# Diese Abstimmung wurde zurückgenommen.
ballot-moved = -# Diese Abstimmung geht unten weiter.
ballot-own-side = { $votes } { $side ->
    [for] dafür
   *[against] dagegen
}
ballot-what-if = { $cast ->
    [yes] Mit deinen { $own }
   *[no] Wenn du dich enthältst
}: { $yea } zu { $nay }, { $passes ->
    [yes] angenommen
   *[no] abgelehnt
}{ $left ->
    [0] .
    [one] , wenn sonst niemand abstimmt; 1 Stimme steht noch aus.
   *[other] , wenn sonst niemand abstimmt; { $left } Stimmen stehen noch aus.
}
ballot-hint = -# { $hint }
ballot-final = Die Stimmen sind abgegeben und endgültig.
ballot-handed-in = { $mode ->
    [sealed] Sie werden gemeinsam mit den anderen geöffnet; bis dahin kannst du sie ändern.
   *[other] Sie gelten, wenn deine Fraktion aufgerufen wird; bis dahin kannst du sie ändern.
}
ballot-own = Eingereicht: { $sheet }.
ballot-cost = { $senator } kauft { $count ->
    [one] 1 Stimme für 1T
   *[other] { $count } Stimmen für { $count }T
}; in seiner Kasse bleiben dann { $left }T.
ballot-bought = - Gekaufte Stimmen: { $votes }
ballot-bought-side = { $side ->
    [for] Ja { $votes }
   *[against] Nein { $votes }
} von { $seat }
ballot-influence = - INF des Angeklagten: { $votes }
ballot-appeal = - Das Volk, durch Berufung: { $votes }
explain-ballot = **Eine Abstimmung im Senat**: der Antrag, wie es steht, und wie jede Fraktion gestimmt hat. Die ersten Knöpfe stimmen mit allen deinen Senatoren; **Stimmen kaufen…** und **Einzeln…** öffnen Formulare; mit jeder Stimme wird die Karte erneuert.
promise-by-vote = zur nächsten Abstimmung im Senat
button-unorder = Letzten entfernen
button-buy = Stimmen kaufen…
button-each = Einzeln…
button-each-page = Einzeln { $page }…
button-confirm-vote = Stimmen bestätigen
button-propose = Beantragen
buy-title = Stimmen kaufen
buy-purse = { $votes ->
    [one] 1 eigene Stimme
   *[other] { $votes } eigene Stimmen
}, { $talents }T in seiner Kasse
buy-senator = Wer kauft
buy-count = Wie viele Stimmen
buy-side = Für welche Seite
buy-limit = Je 1T, aus seiner eigenen Kasse, nur für diese Abstimmung.
each-title = Wie jeder Senator abstimmt
each-votes = { $votes ->
    [one] 1 Stimme
   *[other] { $votes } Stimmen
}

## Warum nicht

reason-senate-purse = { $senator } kann höchstens { $limit } Stimmen kaufen: In der Kasse liegen { $talents }T ({ $clause }).
reason-senate-declared = Deine Fraktion hat über Antrag Nr. { $number } abgestimmt; eine abgegebene Stimme gilt ({ $clause }).
reason-senate-closed = Die Abstimmung ist geschlossen: { $passed ->
    [yes] angenommen
   *[no] abgelehnt
}, { $yea } zu { $nay }. Nichts wurde geändert.
reason-senate-no-vote = Darüber wird jetzt nicht abgestimmt; nichts wurde geändert.

## Einheiten und Streitkräfte

units-here = { $name } { $count }
units-raise = Ausheben
units-disband = Auflösen
units-form = Je eine Zeile: { $example } 2
units-cost = -# Das kostet { $talents }T; in der Staatskasse liegen { $treasury }T.
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
levy-plan-note = { $chances ->
    [none] Mit { $leader }: zu wenig für eine Schlacht
   *[other] Mit { $leader } siegt das { $chances }
}
levy-won = { $ground ->
    [sea] zur See
   *[land] zu Lande
} { $percent }%
menu-shortcuts-senate-units = Was einen Krieg besiegt…
forces-line = { $number }. { $order }
order-send = Gegen { $at } aussenden
order-reinforce = Verstärken: { $at }
order-recall = Heimrufen von { $at }
order-replace = Ablösen bei { $at }
order-garrison = Garnison nach { $at }
order-withdraw = Abziehen aus { $at }
order-note = { $legions ->
    [one] 1 Legion
   *[other] { $legions } Legionen
}, { $fleets ->
    [one] 1 Fleet
   *[other] { $fleets } Fleets
}{ $war ->
    [none] { "" }
   *[other] ; { $war }
}
order-war = Land { $land }{ $fleet ->
    [0] { "" }
   *[other] , Flotte { $fleet }
}{ $support ->
    [0] { "" }
   *[other] , Unterstützung { $support }
}
order-commanders = Befehlshaber
order-legions = Legionen
order-fleets = Fleets
order-available = Vorhanden: { $units }. „all“ nimmt alle.
menu-propose = Einen Antrag stellen…
menu-order = Einen Befehl hinzufügen…
menu-more-orders = Und außerdem…
floor-note = In der Staatskasse liegen { $treasury }T. Zu Hause: { $legions ->
    [one] 1 Legion
   *[other] { $legions } Legionen
}, { $fleets ->
    [one] 1 Fleet
   *[other] { $fleets } Fleets
}. Aktive Kriege: { $wars ->
    [none] keine
   *[other] { $wars }
}.
floor-war = { $war } ({ $fleet ->
    [0] { "" }
   *[other] Flotte { $fleet },{ " " }
}Land { $land }{ $support ->
    [0] { "" }
   *[other] , Unterstützung { $support }
})

## Was bestätigt wird

save-senate-governors = Diese vorschlagen
save-senate-concessions = Beantragen
save-senate-trial = Anklagen
save-senate-units = Beantragen
save-senate-life = Beantragen

## Prozesse und Attentate

odds-nobody = Es ist kein Senator namens „{ $said }“ im Spiel.
odds-no-vote = Du hast jetzt keine Stimme abzugeben, oder die Stimmen der anderen sind geheim.
assassins-chances = Chancen vor Bodyguards: { $chances }.
assassins-chance = { $cards ->
    [0] ohne Karte
    [one] 1 Karte
   *[other] { $cards } Karten
}: stirbt { $killed }%, gefasst { $caught }%
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
attempt-disgrace = **Wird er gefasst:** { $assassin } stirbt, und { $count ->
    [0] er war dein letzter Senator
    [one] dein anderer Senator verliert 5 INF und 1 POP
   *[other] deine { $count } anderen Senatoren verlieren je 5 INF und 1 POP
}.
attempt-confirm = { $victim } angreifen
attempt-change = Ändern…
attempt-drop = Niemanden angreifen
appeal-button = Berufung · frei { $freed }%, tot { $killed }%
outcry-played = Gespielt: **{ $power }**. { $use ->
    [veto] Die Abstimmung würde sofort enden, der Antrag wäre gefallen.
    [proposal] Ein Antrag von { $seat } käme als Nächstes zur Abstimmung.
   *[claim] Den nächsten Antrag würde { $seat } stellen.
}

## Die Würfel eines Attentäters

assassins-button = tot { $killed }%, gefasst { $caught }%
assassins-thrown = Geworfen, mit Modifikator { $modifier }: { $rule ->
    [optional] farbig { $first } (ab 5 stirbt das Opfer), weiß { $last } (bis 3 wird er gefasst)
   *[base] { $first } (ab 5 stirbt das Opfer, bis 2 wird der Attentäter gefasst)
}.
