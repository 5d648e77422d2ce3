### Die Republiken: die Forumsphase. Eigennamen und Begriffe wie in den Dateien der einzelnen Spiele.

outcome-republic-persuasion-rolled = { $persuader } { $rolled }{ $omens ->
    [0] { "" }
   *[other] { " " }(Evil Omens { $omens })
} = { $total } gegen { $base }: { $persuaded ->
    [yes] { $target } kommt zu dir
   *[no] { $target } bleibt
}.
outcome-republic-initiative-rolled = Initiative Nr. { $number }: { $rolled } = { $total }.
ask-forum-persuade = Welchen Senator willst du gewinnen, und wer überredet ihn?
    .label = Überreden
    .hint = 2 Würfel dürfen höchstens ergeben: ORA + INF + Bestechung des Überredenden − LOY und Talents des Ziels − 7, wenn es in einer Fraktion ist. 10 und mehr misslingt.
    .field-persuader = Wer überredet
    .field-target = Wen
    .field-bribe = Erste Bestechung, aus seiner Kasse
    .field-card = Karte, die dazu gespielt wird
    .default = Niemanden überreden
    .fill = Überreden…
    .none = niemanden
ask-forum-counter = Wie viele Talents deiner Faction Treasury bietest du dagegen?
    .label = Gegenbestechung
    .hint = Gebotenes Geld kommt nicht zurück; das Ziel behält es.
    .amount = { $count ->
        [0] nichts
       *[other] { $count }T
    }
ask-forum-raise = Um wie viele Talents erhöhst du die Bestechung? Die Base Number ist { $base }.
    .label = Bestechung erhöhen oder würfeln
    .hint = Bei 0 wird sofort gewürfelt; nach einer Erhöhung dürfen die anderen wieder bieten.
    .amount = { $count ->
        [0] würfeln
       *[other] { $count }T mehr
    }
ask-forum-leader = Wer ist von nun an dein Faction Leader?
    .label = Faction Leader
    .hint = Danach ist deine Initiative vorbei.
ask-forum-bid = Was bietest du für die nächste Initiative? Das höchste Gebot ist { $high }T.
    .label = Auf eine Initiative bieten
    .hint = Wenn niemand bietet, hat der Spieler des höchsten Amtsträgers sie umsonst.
    .field-senator = Wer zahlt
    .field-talents = Gebot
    .default = Kein Gebot
    .fill = Bieten…
    .none = kein Gebot
ask-forum-fleets = Welche Fleets gehen verloren?
    .label = Verlorene Fleets
ask-forum-enemy = Welcher feindliche Leader stirbt?
    .label = Feindlicher Leader stirbt
fleets-home = { $count ->
    [one] 1 Fleet liegt
   *[other] { $count } Fleets liegen
} daheim
fleets-there = { $count ->
    [one] 1 Fleet ist
   *[other] { $count } Fleets sind
} dort; ihr Krieg verlangt { $support }
fleets-lost = Verloren gehen **{ $lost }** von { $all } Fleets. Mit weniger, als ihr Krieg verlangt, kann eine Streitmacht dort nicht kämpfen.
option-forum-persuade-none = Keine Wahl
option-forum-leader-none = Keine Änderung
option-forum-bid-none = Niemand
reason-forum-both = Eine Überredung braucht sowohl einen Überredenden als auch ein Ziel.
reason-forum-purse = { $senator } hat nur { $talents }T.
reason-forum-payer = Sag, welcher Senator zahlt.
reason-forum-low = Ein Gebot muss über { $high }T liegen.
event-republic-forum-opened = Das Forum öffnet. Initiativen in dieser Reihenfolge: { $seats }.
event-republic-initiative-rolled = { $seat } würfelt { $total } ({ $dice }) für Initiative Nr. { $number }.
event-republic-initiative-bid = { $seat } bietet { $talents }T für eine Initiative; { $senator } würde zahlen.
event-republic-initiative-won = { $seat } { $talents ->
    [0] hat Initiative Nr. { $number } umsonst, denn niemand bot
   *[other] erhält Initiative Nr. { $number } für { $talents }T
}.
    .you = { $talents ->
        [0] Du hast Initiative Nr. { $number } umsonst, denn niemand bot
       *[other] Du erhältst Initiative Nr. { $number } für { $talents }T
    }.
event-republic-leader-moved = { $senator } ist jetzt Faction Leader von { $seat }.
    .news = { event-republic-leader-moved }
event-republic-peddled = { $seat } spielt { $card } und nimmt { $victim } eine zufällige Karte.
    .news = { event-republic-peddled }
event-republic-card-taken = { $card } geht von { $victim } an { $seat }.
    .you = { $card } geht von dir an { $seat }.
    .gained = { $card } geht von { $victim } an dich.
event-republic-persuasion-announced = { $persuader } von { $seat } versucht, { $target } zu überreden, { $talents ->
    [0] ohne Bestechung
   *[other] mit { $talents }T Bestechung
}; Base Number { $base }. { $card ->
    [none] { "" }
   *[other] Dazu gespielt: { $card }.
}
    .news = { event-republic-persuasion-announced }
event-republic-counter-bribed = { $talents ->
    [0] { $seat } bietet nichts dagegen.
   *[other] { $seat } bietet { $talents }T dagegen; Base Number { $base }.
}
event-republic-bribe-raised = { $seat } erhöht die Bestechung um { $talents }T; Base Number { $base }.
event-republic-persuasion-rolled = { $persuader } würfelt { $dice }{ $omens ->
    [0] { "" }
   *[other] { " " }(Evil Omens +{ $omens })
}, Summe { $total }, gegen { $base }: { $persuaded ->
    [yes] { $target } kommt zu { $seat }
    [hopeless] { $target } bleibt, denn ein so hoher Wurf misslingt immer
   *[no] { $target } bleibt
}. { $talents ->
    [0] { "" }
   *[other] Er behält { $talents }T.
}
    .news = { event-republic-persuasion-rolled }{ $against ->
        [0] { "" }
       *[other] { " " }Davon kamen { $against }T aus Gegengeboten.
    }
event-republic-blackmailed = { $senator } verliert durch Blackmail { $influence } INF und { $popularity } POP.
event-republic-card-turned-up = { $seat } deckt auf: { $card }
    .news = { event-republic-card-turned-up }
event-republic-red-card-drawn = { $seat } zieht eine rote Karte.
event-republic-card-received = Du ziehst { $card }
event-republic-deck-empty = Für { $seat } ist keine Karte mehr zu ziehen.
event-republic-family-joined = Die Familie { $family } kommt unter { $senator }.
event-republic-war-appeared = { $war } kommt ins Forum{ $status ->
    [active] { "" }
    [imminent] , bevorstehend
   *[inactive] , inaktiv
}{ $revolt ->
    [yes] , eine Revolte
   *[no] { "" }
}.
    .news = ⚔ { $war } liegt im Forum, { $status ->
        [active] aktiv
        [imminent] bevorstehend
       *[inactive] inaktiv
    }{ $revolt ->
        [yes] , eine Revolte
       *[no] { "" }
    }.
event-republic-leader-idle = { $leader } liegt in der Curia.
event-republic-leader-gone = { $leader } ist aus dem Spiel.
    .news = { event-republic-leader-gone }
event-republic-table-event-rolled = { $seat } würfelt { $total } ({ $dice }) auf der Random Event Table: { $event }.
event-republic-event-entered = Im Spiel, Stufe { $level }{ $applies ->
    [yes] { "" }
   *[no] , ohne weitere Wirkung
}: { $name }
    .news = ⚡ { event-republic-event-entered }
event-republic-event-left = { $event } verlässt das Spiel.
event-republic-event-paid = Der Staat zahlt { $talents }T ({ $event }).
event-republic-concession-lost = { $senator } verliert { $concession }; die Karte geht in die Curia.
event-republic-chits-to-draw = { $event }: { $count ->
    [one] 1 Mortality Chit wird
   *[other] { $count } Mortality Chits werden
} gezogen{ $dice ->
    [nichts] { "" }
   *[other] { " " }(gewürfelt { $dice })
}.
event-republic-pretender-rose = In { $province } erhebt sich ein Prätendent gegen { $governor }{ $battle ->
    [yes] , der kämpft
   *[no] { "" }
}.
    .news = { event-republic-pretender-rose }
event-republic-pretender-fought = { $governor } kämpft um { $province }: Würfel { $dice }, Stärke { $strength } gegen { $against }, Summe { $total }: { $result ->
    [victory] Sieg
    [stalemate] Patt
   *[defeat] Niederlage
}. Verloren: { $lost ->
    [0] keine Legion
    [one] 1 Legion
   *[other] { $lost } Legionen
}.
event-republic-war-left = { $war } endet durch Vertrag; der Staat erhält { $spoils }T. { $shuffled ->
    [yes] Die Karte wird ins Deck gemischt.
   *[no] { "" }
}
    .news = { event-republic-war-left }
event-republic-province-created = { $province } ist jetzt Provinz ({ $cause }) und liegt unentwickelt im Forum.
    .news = { event-republic-province-created }
event-republic-curia-rolled = Wurf für { $card } in der Curia: { $roll }{ $omens ->
    [0] { "" }
   *[other] { "" } (Evil Omens { $omens })
}. { $leaves ->
    [yes] 5 oder mehr: zurück ins Forum.
    [leader] 5 oder mehr: aus dem Spiel.
   *[no] Weniger als 5: keine Änderung.
}
event-republic-bid-rolled = { $seat } würfelt { $roll } für das Gebot, Modifikator { $modifier }.
pass-forum-bid = Diese Runde kein Gebot
    .hint = -# **Diese Runde kein Gebot**: Du bietest auf keine Initiative, jetzt und in jeder weiteren Versteigerung dieser Runde. Bis das Forum schließt, kannst du es zurücknehmen.
    .stands = Du bietest in dieser Runde auf keine weitere Initiative.
pass-forum-counter = Jedes Mal 0
    .hint = -# **Jedes Mal 0**: Du bietest nichts gegen diesen Versuch, jetzt und sooft die Bestechung erhöht wird. Bis die Würfel fallen, kannst du es zurücknehmen.
    .stands = Du bietest nichts gegen diesen Versuch, sooft die Bestechung erhöht wird.
