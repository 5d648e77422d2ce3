### Die Republiken: die Senatsphase. Eigennamen und Begriffe wie in den Dateien der einzelnen Spiele.

ask-senate-trial = Wen beschuldigst du, weswegen, und wer soll ihn anklagen?
    .label = Einen Senator beschuldigen
    .hint = Der Ankläger muss zustimmen. Ein hingerichteter Senator ist für seine Fraktion verloren.
    .field-accused = Angeklagter
    .field-charge = Anklagepunkt
    .field-prosecutor = Ankläger
ask-senate-prosecute = Klagt { $senator } { $accused } an?
    .label = Anklage: { $accused }
    .hint = Der Ankläger eines Verurteilten gewinnt die Hälfte der INF, die dieser verliert.
ask-senate-appeal = Legt der Angeklagte beim Volk Berufung ein?
    .label = Berufung an das Volk
    .hint = 2 Würfel + POP: 8 und mehr sind Stimmen gegen die Verurteilung, 12 befreit ihn; 6 und weniger sind Stimmen dafür, 2 tötet ihn.
ask-senate-vote = Wie stimmen deine Senatoren über Antrag Nr. { $motion } ab?
    .label = Über Nr. { $motion } abstimmen
    .hint = Jede gekaufte Stimme kostet 1T aus dem eigenen Geld des Senators.
ask-senate-consent = Stimmt { $senator } Antrag Nr. { $motion } zu?
    .label = Zustimmung von { $senator }
ask-senate-rebuke = Alle anderen Senatoren haben gegen deinen Antrag gestimmt. Was tut dein Magistrat?
    .label = Antwort auf die Rüge
    .hint = Wer zurücktritt, führt in dieser Runde nicht mehr den Vorsitz; sein Amt behält er.
ask-senate-call = Welche Fraktion rufst du als nächste auf?
    .label = Weitere Fraktion aufrufen
ask-senate-veto = Legst du gegen Antrag Nr. { $motion } ein Veto ein?
    .label = Veto gegen Nr. { $motion }
    .hint = Die Abstimmung endet sofort. Eine Karte wird abgelegt; eine eigene Fähigkeit ist für diese Sitzung verbraucht.
ask-senate-assassinate = Welcher deiner Senatoren greift wen an, und mit wie vielen Assassin-Karten?
    .label = Attentat
    .field-assassin = Attentäter
    .field-victim = Opfer
    .field-cards = Assassin-Karten
ask-senate-bodyguards = { $assassin } greift { $victim } an. Wie viele Secret Bodyguards spielst du?
    .label = Secret Bodyguards
ask-senate-recruit = Welcher Senator im Forum kommt in deine Fraktion?
    .label = Senator aufnehmen
ask-senate-join = Trittst du der Ruling Coalition{ $partner1 ->
        [none] { " " }deiner Fraktion allein
        [nichts] { " " }deiner Fraktion allein
       *[other] { " " }mit { $partner1 }
    }{ $partner2 ->
        [none] { "" }
        [nichts] { "" }
       *[other] , { $partner2 }
    }{ $partner3 ->
        [none] { "" }
        [nichts] { "" }
       *[other] , { $partner3 }
    }{ $partner4 ->
        [none] { "" }
        [nichts] { "" }
       *[other] , { $partner4 }
    } bei? Sie hat { $votes } von { $of } Stimmen.
    .label = Der Coalition beitreten
    .hint = Ihre Mitglieder teilen Ämter, Provinzen und Kommandos unter sich auf. Lehnst du ab, regiert die nächste Verbindung mit einer Mehrheit.
ask-senate-partners = Ohne dich hat keine Verbindung eine Mehrheit. Wen nimmst du in die Ruling Coalition auf?
    .label = Coalition bilden
option-senate-join-join = Beitreten
option-senate-join-refuse = Ablehnen
option-senate-conspire-none = Nicht verlangen
option-senate-conspire-ask = Verlangen
option-senate-prosecutions-end = Die Anklagen beenden
option-senate-appeal-appeal = Berufung einlegen
option-senate-trial-major = Letztes Amt
option-senate-rebuke-influence = 1 INF verlieren
option-senate-rebuke-step-down = Zurücktreten
reason-senate-again = Das wurde in dieser Sitzung abgelehnt; es darf nur mit einer echten Änderung wieder beantragt werden ({ $clause }).
reason-senate-pass-names-nobody = Wer passt, nennt keinen Senator ({ $clause }).
reason-senate-not-eligible = { $senator ->
    [none] Niemand
    [nichts] Niemand
   *[other] { $senator }
} kann das nicht haben; nenne einen deiner Senatoren, der es kann ({ $clause }).
reason-senate-twice = { $senator } steht dort zweimal ({ $clause }).
reason-senate-nobody = Nenne jemanden für mindestens einen Posten ({ $clause }).
reason-senate-no-charge = { $senator } kann dafür jetzt nicht angeklagt werden ({ $clause }).
reason-senate-own-prosecutor = { $senator } kann sich nicht selbst anklagen ({ $clause }).
reason-senate-will-not-prosecute = { $senator } hat es abgelehnt, ihn dafür anzuklagen ({ $clause }).
reason-senate-empty = Ein Antrag braucht Worte ({ $clause }).
reason-senate-nothing-proposed = Sag, wer mindestens eine dieser Karten haben soll ({ $clause }).
reason-senate-no-units = Sag, um wie viele Einheiten es geht: mindestens eine ({ $clause }).
reason-senate-raised-and-disbanded = { $unit } können nicht in einer Sitzung sowohl ausgehoben als auch aufgelöst werden ({ $clause }).
reason-senate-too-few-units = So viele dieser Einheiten gibt es nicht ({ $clause }).
reason-senate-treasury = Das kostet { $talents }T; in der Staatskasse liegen { $treasury }T ({ $clause }).
reason-senate-no-such-order = Das kann jetzt nicht befohlen werden ({ $clause }).
reason-senate-cannot-command = Jemand, der hier genannt ist, kann jetzt nicht in den Krieg geschickt werden ({ $clause }).
reason-senate-needed-units = Für { $war } fehlen dieser Streitmacht nötige Einheiten: eine Legion mit Fleets zur Unterstützung in Höhe von { $support } oder gegen eine ungeschlagene Flotte mindestens eine Fleet ({ $clause }).
reason-senate-lower-war = Gegen { $war } darf kein Heer ziehen, bevor jeder Krieg zwischen den Republiken mit niedrigerer Nummer entschieden ist ({ $clause }).
reason-senate-earlier-war = { $war } kommt zuerst: Auch dort muss eine Streitmacht mit Befehlshaber stehen ({ $clause }).
reason-senate-all-return = Mit allen ihren Befehlshabern kommt die ganze Streitmacht heim; nenne dann keine Einheiten ({ $clause }).
reason-senate-two-orders = Niemand wird zweimal geschickt, und keine Streitmacht oder Garnison hat zwei Befehle in einem Antrag ({ $clause }).
reason-senate-bought-nothing = { $senator } enthält sich, also können für ihn keine Stimmen gekauft werden ({ $clause }).
event-republic-called = { $seat } wird als Nächstes aufgerufen.
event-republic-sheet-handed-in = Deine Stimmen zu Antrag Nr. { $number } sind abgegeben; sie zählen, wenn deine Fraktion aufgerufen wird.
event-republic-votes-declared = { $seat } stimmt über Antrag Nr. { $number } ab: { $voices }{ $bought ->
    [0] { "" }
    [one] ; 1 Stimme ist gekauft
   *[other] ; { $bought } Stimmen sind gekauft
}.
event-republic-vote-closed = Antrag Nr. { $number } ({ motion-name }) ist { $passed ->
    [yes] angenommen
   *[no] abgelehnt
}: { $votes_for } dafür, { $votes_against } dagegen{ $beside ->
    [none] { "" }
   *[other] { " " }(nicht von Senatoren: { $beside })
}.
    .news = { $passed ->
        [yes] ✔
       *[no] ✖
    } { event-republic-vote-closed }
votes-all-abstain = alle enthalten sich
votes-for = { $votes } dafür
votes-against = { $votes } dagegen
event-republic-unopposed = Antrag Nr. { $number } ({ motion-name }) wird ohne Abstimmung wirksam.
    .news = { event-republic-unopposed }
event-republic-motion-fell = Antrag Nr. { $number } ({ motion-name }) { $fate ->
    [vetoed] scheitert an einem Veto
    [cancelled] ist aufgehoben
    [refused] kommt nicht zur Abstimmung, denn die Zustimmung wurde verweigert
    [impossible] ist unmöglich geworden
    [freed] endet: Das Volk hat den Angeklagten befreit
   *[other] fällt
}.
    .news = { event-republic-motion-fell }
event-republic-appeal-rolled = { $senator } legt beim Volk Berufung ein: Würfel { $dice }, POP { $popularity }{ $omens ->
    [0] { "" }
   *[other] , Evil Omens { $omens }
}, Summe { $total }: { $result ->
    [killed] es tötet ihn
    [freed] es befreit ihn
    [for] { $votes } Stimmen für die Verurteilung
    [against] { $votes } Stimmen gegen die Verurteilung
   *[none] keine Stimmen für eine der Seiten
}.
    .news = ⚖ { event-republic-appeal-rolled }
event-republic-prosecutor-rewarded = { $senator } hat ihn angeklagt und gewinnt { $influence } INF.
event-republic-prosecutions-ended = Die Anklagen sind vorbei.{ $cleared ->
    [nichts] { "" }
   *[other] { " " }Frei von alten Markierungen: { $cleared }.
}
event-republic-assassin-sent = { $assassin } von { $seat } greift { $victim } an{ $cards ->
    [0] { "" }
    [one] , mit 1 Assassin-Karte
   *[other] , mit { $cards } Assassin-Karten
}.
    .news = 🗡 { event-republic-assassin-sent }
event-republic-assassin-rolled = Der Attentäter würfelt { $dice }{ $modifier ->
    [0] { "" }
   *[other] , Modifikator { $modifier }
}.
event-republic-bodyguards-played = { $seat } spielt { $guards ->
    [0] keine Secret Bodyguards
    [one] 1 Secret Bodyguard
   *[other] { $guards } Secret Bodyguards
}.
event-republic-assassination-ended = { $assassin } greift { $victim } an: Summe { $totals }{ $extra ->
    [nichts] { "" }
   *[other] , weitere Würfe { $extra }
}. { $killed ->
    [yes] Das Opfer stirbt.
   *[no] Das Opfer lebt.
} { $caught ->
    [yes] Der Attentäter wird gefasst.
   *[no] Der Attentäter entkommt.
}
    .news = 🗡 { event-republic-assassination-ended }
event-republic-faction-disgraced = Der Attentäter wurde gefasst; das kostet { $senators } { $influence }.
    .news = { event-republic-faction-disgraced }
event-republic-rebuked = Alle anderen stimmten { $number ->
    [0] dagegen
   *[other] gegen Antrag Nr. { $number }
}: { $senator } { $stepped_down ->
    [yes] tritt zurück und führt in dieser Runde nicht mehr den Vorsitz
   *[no] verliert 1 INF
}.
    .news = { event-republic-rebuked }
event-republic-concession-granted = { $senator } erhält { $concession }.
    .news = { event-republic-concession-granted }
event-republic-claim-forgone = { $seat } stellt keinen Antrag.
event-republic-coalition-declined = { $seat } tritt einer Coalition nicht bei: { $seats }.
    .news = { event-republic-coalition-declined }
event-republic-coalition-formed = Die Ruling Coalition: { $seats }, mit { $votes } von { $of } Stimmen.
    .news = { event-republic-coalition-formed }
event-republic-pick-skipped = { $seat } darf in dieser Wahlrunde nicht wählen.
    .news = { event-republic-pick-skipped }
event-republic-picking-ended = { $seat ->
    [none] Nichts ist mehr zu wählen
   *[other] { $seat } passt
}: Die Wahl ist beendet.
event-republic-conspiracy-rolled = Wer muss { $victim } zu töten versuchen? Würfel mit Assassin-Karten: { $rolls }. { $seat } muss.
    .news = { event-republic-conspiracy-rolled }
proposal-governors = { $governors } aussenden
proposal-governors-one = { $whom } als Governor nach { $what }
proposal-concessions = vergeben: { $grants }
proposal-concessions-one = { $what } an { $whom }
proposal-units-raised = { $units } ausheben
proposal-units-disbanded = { $units } auflösen
proposal-forces-send = { $units ->
    [none] { $commanders } zu den Einheiten senden, die gegen { war-of-force } stehen
   *[other] { $commanders } mit { $units } gegen { war-of-force } aussenden
}
war-of-force = { $at ->
    [none] einen Feind
   *[other] { $at }
}
proposal-forces-reinforce = { $at ->
    [none] eine Streitmacht im Feld
   *[other] die Streitmacht bei { $at }
} um { $units } verstärken
proposal-forces-recall = { $commanders ->
    [none] { $units } { place-of-force } heimrufen
   *[other] { $units ->
        [none] { $commanders } { place-of-force } heimrufen
       *[other] { $commanders } mit { $units } { place-of-force } heimrufen
    }
}
place-of-force = { $at ->
    [none] aus dem Feld
   *[other] von { $at }
}
proposal-forces-replace = das Kommando { $at ->
    [none] im Feld
   *[other] bei { $at }
} an { $commanders } übergeben{ $units ->
    [none] { "" }
   *[other] , mit { $units } dazu
}
proposal-forces-garrison = { $units } in die Garnison von { $at } senden
proposal-forces-withdraw = { $units } aus der Garnison von { $at } abziehen
proposal-minor = sagen: „{ $text }“
unit-fleet = { $count ->
    [one] 1 Fleet
   *[other] { $count } Fleets
}
unit-fleet-name = Fleets
unit-one = Legion { $name }
unit-veteran-one = { $one } ({ $loyal ->
    [none] Veteran
   *[other] Veteran, loyal zu { $loyal }
})
vote-one = { $senator } { $side ->
    [for] dafür mit { $weight }
    [against] dagegen mit { $weight }
   *[abstain] enthält sich
}{ $bought ->
    [0] { "" }
   *[other] { "" } ({ $bought } gekauft)
}
sheet-side = { $side ->
    [for] Ja
    [against] Nein
   *[abstain] Enthaltung
}: { $senators }
sheet-one = { $senator }{ $bought ->
    [0] { "" }
   *[other] { "" } (+{ $bought })
}
disgrace = { $count ->
    [one] { "" }
   *[other] je{ " " }
}{ $influence } INF{ $popularity ->
    [0] { "" }
   *[other] { " " }und { $popularity } POP
}
forces-wait = Noch nicht anzugreifen: { $wars }. Erst muss jeder Krieg zwischen den Republiken mit niedrigerer Nummer entschieden sein (GV-4.7).
