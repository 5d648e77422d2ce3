### The Republic of Rome, deutsch: Revolution. Die Wörter stehen in rome.ftl.

## Fragen

ask-revolution-disband = Wie viele seiner Veteranen entlässt { $senator } und siedelt sie an?
    .label = Veteranen ansiedeln
    .hint = Jeder bringt ihm 1 ORA und 1 INF; als Consul oder Dictator darf er sie später zurückrufen.
ask-revolution-revolt = Legt { $senator } sein Kommando nieder, prüft er seine Legionen, oder revoltiert er?
    .label = Niederlegen oder revoltieren
    .hint = Für jede Legion entscheidet ein Würfel, ob sie ihm folgt; seine eigenen Veteranen tun es. Nach einer Prüfung kann er noch niederlegen; wer die Revolte erklärt, führt sie mit denen, die folgen.
ask-revolution-bribe = Für welche Legionen zahlt { $senator } je 1T?
    .label = Legionen bestechen
    .hint = 1T gibt dem Wurf einer Legion +1. Er kann { $talents }T ausgeben.
    .default = Nichts zahlen
    .none = er zahlt nichts
    .no = Nichts zahlen
ask-revolution-lend = Lässt { $master } mit seinen { $talents }T die Legionen von { $senator } bezahlen?
    .label = Für { $senator } zahlen
ask-revolution-declare = { $legions ->
    [one] 1 Einheit folgt
   *[other] { $legions } Einheiten folgen
} { $senator }. Revoltiert er?
    .label = Revolte?
    .hint = Ein Rebell, dessen Revolte scheitert, stirbt, und alle seine Anhänger mit ihm.
ask-revolution-rise = Welche deiner Governors revoltieren mit ihren Provinzen, und wer führt sie?
    .label = Governors in Revolte
    .hint = Revoltiert ein Befehlshaber von dir, so führt er sie; sonst einer von ihnen. Scheitert die Revolte, so sterben alle.
    .field-provinces = Provinzen
    .field-primary = Wer führt
ask-revolution-join = Welche deiner Senatoren schließen sich der Revolte von { $senator } an?
    .label = Der Revolte anschließen
    .hint = Sie verlieren Ämter, Knights und Concessions und sterben, wenn die Revolte scheitert.
    .default = Alle bleiben loyal
    .no = Alle bleiben loyal
    .none = sie bleiben loyal
ask-revolution-veterans = Welche Veteranen deiner loyalen Senatoren verlassen den Rebellen, und wohin gehen sie?
    .label = Veteranen ziehen ab
    .hint = Sie kommen zu den Active Forces oder zu einem Heer des Senats, das ihm gegenübersteht.
    .field-veterans = Veteranen
    .field-to = Wohin
ask-revolution-march = Marschiert { $senator } von { $province } auf Rome, oder bleibt er?
    .label = Marschieren oder bleiben
    .hint = Wer marschiert, siegt, wenn kein Heer des Senats ihn aufhält. Wer bleibt, ist zu Hause sicherer und siegt nur, wenn Rome bankrott ist oder das Volk sich erhebt.
ask-revolution-reinforce = Welche deiner Provinzen in Revolte verstärkt { $senator }?
    .label = Den Rebellen verstärken
    .hint = Ihr Governor kommt mit seinen Truppen; auf See können ihm die Fleets des Senats begegnen.
ask-revolution-move = Zu welchem Krieg zieht { $senator } mit seiner Streitmacht, statt sein Kommando niederzulegen?
    .label = In einen anderen Krieg ziehen
    .hint = Nach dem Manilian Law; er ist dort Proconsul.
ask-revolution-conquest = Welchen Krieg greift der Rebell als nächsten an?
    .label = Einen Krieg schlagen
    .hint = Er braucht Siege, bis weniger als vier Kriege aktiv sind; sonst fällt Rome, und alle verlieren.
option-revolution-revolt-test-fleets = Legionen und Fleets prüfen
option-revolution-revolt-revolt-fleets = Revoltieren, mit Fleets
option-revolution-lend-keep = Das Geld behalten
option-revolution-lend-lend = Zahlen lassen
option-revolution-rise-none = Niemand
option-revolution-march-stay = Bleiben
option-revolution-march-march = Auf Rome marschieren
option-revolution-reinforce-none = Keine
option-revolution-move-none = Beim Sieg bleiben
option-revolution-veterans-home = Zu den Active Forces

## Warum nicht

reason-revolution-one-province = Ein Rebell kann nur eine Provinz halten ({ $clause }).
reason-revolution-primary = Führen muss einer der Governors, die revoltieren, und einer muss es sein ({ $clause }).

## Was geschieht

event-rome-veterans-disbanded = { $senator } siedelt an: { $legions ->
    [one] 1 Veteranenlegion
   *[other] { $legions } Veteranenlegionen
}; er gewinnt ebenso viel ORA und INF.
    .news = { event-rome-veterans-disbanded }
event-rome-command-moved = { $senator } zieht mit seiner Streitmacht zu { $war } und ist dort Proconsul.
    .news = ⚔ { event-rome-command-moved }
event-rome-bequest-collected = { $senator } ist zurück von { $bequest }: Das Geld kommt mit den nächsten Einkünften, dann die Provinz.
    .news = { event-rome-bequest-collected }
event-rome-bequest-kept = { $senator } ist in Revolte und behält die { $talents }T von { $bequest }; eine Provinz entsteht nicht.
    .news = { event-rome-bequest-kept }
event-rome-treasury-lent = { $master } { $lent ->
    [yes] lässt aus seiner Kasse die Legionen von { $senator } bezahlen
   *[no] gibt nichts für die Legionen von { $senator }
}.
event-rome-allegiance-tested = { $senator } prüft seine Legionen; ab { $needed } folgt eine{ $omens ->
    [0] { "" }
   *[other] , Evil Omens { $omens }
}. Würfel, ohne die 1 für bezahlte: { $rolls ->
    [nichts] keine
   *[other] { $rolls }
}. Bezahlt: { $paid ->
    [nichts] keine
   *[other] { $paid }
}. Ihm folgen: { $follow ->
    [nichts] keine
   *[other] { $follow }
}.
    .news = ⚔ { event-rome-allegiance-tested }
event-rome-revolt-declared = { $seat } erklärt die Revolte unter { $senator }, Stärke { $strength }{ $provinces ->
    [nichts] { "" }
   *[other] , mit { $provinces }
}.
    .news = ⚔ { event-rome-revolt-declared }
event-rome-revolt-outmatched = Von zwei Revolten bleibt die von { $stands } (Stärke { $strength }); die von { $falls } ({ $weaker }) wird aufgegeben.
    .news = { event-rome-revolt-outmatched }
event-rome-revolt-began = { $senator } von { $seat } ist in Revolte, mit { $legions ->
    [0] keiner Legion
    [one] 1 Legion
   *[other] { $legions } Legionen
}{ $veterans ->
    [0] { "" }
    [one] { " " }(darunter 1 Veteran)
   *[other] { " " }(darunter { $veterans } Veteranen)
}{ $fleets ->
    [0] { "" }
    [one] , 1 Fleet
   *[other] , { $fleets } Fleets
}{ $provinces ->
    [nichts] { "" }
   *[other] , in { $provinces }
}. Es ist Bürgerkrieg.
    .news = ⚔ { event-rome-revolt-began }
event-rome-province-given-up = { $senator } kann nur eine Provinz behalten: { $province } liegt im Forum.
event-rome-veterans-left = { $legions ->
    [one] 1 Veteranenlegion
   *[other] { $legions } Veteranenlegionen
} von { $seat } { $legions ->
    [one] verlässt
   *[other] verlassen
} den Rebellen{ $force ->
    [none] { "" }
   *[other] { " " }und stoßen zu einem Heer, das ihm gegenübersteht
}.
    .news = { event-rome-veterans-left }
event-rome-rebels-stay = { $senator } bleibt in { $province }.
    .news = { event-rome-rebels-stay }
event-rome-victors-returned = Die Streitmacht eines toten Siegers kehrt heim: { $legions ->
    [one] 1 Legion
   *[other] { $legions } Legionen
}{ $fleets ->
    [0] { "" }
    [one] , 1 Fleet
   *[other] , { $fleets } Fleets
}.
    .news = { event-rome-victors-returned }

## Bei den Fragen

revolt-test = { $certain ->
    [0] Keine seiner Legionen folgt { $senator } sicher
    [one] 1 seiner eigenen Veteranen folgt { $senator } sicher
   *[other] { $certain } seiner eigenen Veteranen folgen { $senator } sicher
}; { $doubtful ->
    [0] gewürfelt wird nicht.
    [one] 1 Legion würfelt: Sie folgt zu **{ $unpaid }%**, bezahlt zu { $paid }%.
   *[other] { $doubtful } Legionen würfeln: Jede folgt zu **{ $unpaid }%**, bezahlt zu { $paid }%.
}
revolt-strength = Seine Stärke mit MIL: { $none }, wenn von den übrigen keine folgt, { $half } mit der Hälfte, { $all } mit allen.
revolt-senate = Gegen ihn hat der Senat { $legions ->
    [0] keine Legionen
    [one] 1 Legion
   *[other] { $legions } Legionen
} und { $fleets ->
    [0] keine Fleets
    [one] 1 Fleet
   *[other] { $fleets } Fleets
} in Rom, das beste MIL einer anderen Faction dort ist { $military }, dazu { $treasury }T ({ $more ->
    [0] keine weitere Legion
    [one] 1 weitere Legion
   *[other] { $more } weitere Legionen
}).
revolt-followed = Mit denen, die folgen, ist er mindestens { $strength } wert, MIL eingerechnet.
revolt-bribe = Jede folgt zu **{ $unpaid }%**, bezahlt zu { $paid }%.
bribe-button = { $talents }T zahlen · { $follow } folgen
settle-button = { $count } · ORA { $oratory }, INF { $influence }
join-note = INF { $influence }{ $knights ->
    [0] { "" }
    [one] , verliert 1 Knight
   *[other] , verliert { $knights } Knights
}{ $lost ->
    [none] { "" }
   *[other] , verliert { $lost }
}
rise-note = { $province } unter { $governor }: Landstärke { $land }, Garnison { $garrison }, Provinzarmeen { $armies }, Flotten { $fleets }.
march-note = Dein Heer ist { $legions } wert, dazu MIL { $military }.
