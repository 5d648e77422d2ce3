### Daueraufträge, eigene Standardantworten, und alles Gefragte auf einmal festlegen.

## Was aufgetragen ist

order-line = **{ $n }.** { $when }: { $do }{ $limits }
order-unreadable = **{ $n }.** Dieser Auftrag stammt von einer anderen Version des Bots. Er wird aufbewahrt, aber nicht ausgeführt.
order-when = { $kind }{ $where }
order-motion = bei: { $motion }
order-actor = von { $seat }
order-target = zu { $seat }
order-event = in einer Runde mit: { $event }
order-if = wenn { $fact } { $than ->
    [least] mindestens { $value } ist
    [most] höchstens { $value } ist
   *[just] genau { $value } ist
}
order-times = höchstens { $times ->
    [one] einmal
   *[other] { $times }-mal
}
order-money = höchstens { $money } je Runde
order-until = bis Runde { $turn }
order-do-default = die Standardantwort der Regeln
order-do-proposed = was die Karte vorschlägt
order-do-use = nehmen, was angeboten ist
order-do-none = nichts nehmen
order-do-amount = { $amount } geben
order-do-ceiling = bis { $amount } bieten (gilt nicht mehr)
order-do-some = einen Betrag geben…
order-do-with = stimmen wie { $seat }
order-do-against = stimmen gegen { $seat }
order-do-buying = { $do }, dazu { $amount } { $amount ->
    [one] Stimme
   *[other] Stimmen
} kaufen
order-any = Beliebig
order-more = Weitere…

order-fact-turn = die Runde
order-fact-own-hand = die Zahl meiner Karten

## Die Liste

orders-title = **Daueraufträge von { $seat }** · { $title }
orders-none = Du hast keine Daueraufträge. Ein Dauerauftrag antwortet für dich, 5 bis 90 Minuten nachdem du gefragt wirst; niemand sonst kann es von einer eigenen Antwort unterscheiden.
orders-about = Es zählt der erste, der gemeint ist. Jeder wird 5 bis 90 Minuten nach der Frage ausgeführt, nie nach der Frist; deine eigene Antwort geht vor.
orders-saved = ✔ Als dein Dauerauftrag Nr. { $n } gespeichert.
orders-removed = ✔ Entfernt: { $order }
orders-stale = Deine Daueraufträge haben sich inzwischen geändert; nichts wurde getan. Das sind sie jetzt.
menu-orders = Einen Dauerauftrag wählen
button-orders = Daueraufträge…
button-order-add = Auftrag hinzufügen
button-order-up = Nach oben
button-order-down = Nach unten
button-order-remove = Entfernen
button-order-test = Erproben
button-order-defaults = Standardantworten
button-order-list = Alle Daueraufträge
button-preset = Vorab einstellen…

## Das Formular

order-form-title = **Neuer Dauerauftrag**
order-form-so-far = { $when }: { $do }{ $limits }
order-form-when = Wähle, wofür er gilt und was zu antworten ist; der Rest darf offen bleiben.
order-form-kind = Wofür? Wähle eine Phase und eine Entscheidung.
order-form-missing = Wähle zuerst, wofür er gilt und was zu antworten ist; nichts wurde gespeichert.
menu-order-phase = Phase
menu-order-kind = Entscheidung
menu-order-motion = Art des Antrags
menu-order-actor = Wessen Antrag oder Überredung
menu-order-target = Wen es betrifft
menu-order-event = Nur in einer Runde mit…
menu-order-do = Antwort
menu-order-times = Wie oft höchstens
menu-order-until = Bis wann
button-order-save = Auftrag speichern
button-order-numbers = Betrag, Grenze, Bedingung…
button-order-no-if = Letzte Bedingung entfernen
button-order-cancel = Auftrag verwerfen
order-turn-now = Diese Runde
order-turn-nth = Runde { $turn }
order-turn-end = Das Ende des Spiels
order-limit-none = Sooft er gemeint ist
order-limit-times = { $times ->
    [one] Einmal
   *[other] { $times }-mal
}
order-numbers-title = Betrag, Grenze, Bedingung
order-numbers-amount = Betrag
order-numbers-amount-note = Wo die Antwort eine Zahl ist. Leer: wie es ist.
order-numbers-money = Geld je Runde höchstens
order-numbers-money-note = Leer: keine Grenze.
order-numbers-fact = Nur wenn
order-numbers-than = Vergleich
order-numbers-value = Mit
order-numbers-value-note = Eine ganze Zahl. Leer: keine weitere Bedingung.
order-than-least = ist mindestens
order-than-most = ist höchstens
order-than-just = ist genau

## Was sie getan hätten, und was sie taten

test-title = **Deine Daueraufträge in den Runden { $from } bis { $to }**, erprobt an dem, was du damals gefragt wurdest. Nichts wird geändert.
test-nothing = Keiner deiner Daueraufträge hätte etwas beantwortet.
test-would = Runde { $turn }: Auftrag { $n } zu { $label }: { $answer }{ $really }
test-really = { $by ->
    [lapse] { " " }(es galt die Standardantwort: { $answer })
    [forced] { " " }(es war die einzige Antwort)
    [order] { " " }(wie von dir eingestellt: { $answer })
   *[answer] { " " }(deine Antwort: { $answer })
}
test-open = { " " }(nichts wurde geantwortet)
test-skipped = Runde { $turn }: Auftrag { $n } zu { $label } wäre übersprungen worden: { $why }.
test-partly = Was später kam, lässt sich nicht mehr nachspielen, weil sich das Programm geändert hat.
test-more = Und { $count } weitere.
order-why-cap = er ist über seiner Grenze
order-why-fact = eine Zahl, die er braucht, ist dann nicht bekannt
order-why-illegal = was er antwortet, steht dann nicht zur Wahl
order-why-rounds = es gibt keine Obergrenzen mehr; sag vorab, wie weit du bietest
order-skipped = Dein Dauerauftrag { $n } zu { $label } wurde übersprungen: { $why }. Entscheide selbst auf deinem Pult, sonst gilt nach Ablauf der Frist die Standardantwort.

## Standardantworten

defaults-title = **Standardantworten** · { $phase }
defaults-about = Was nach Ablauf der Frist für dich gilt, wenn du nichts gespeichert hast. Wo unten etwas aufgeführt ist, darfst du eine eigene einstellen.
defaults-line = { $id }: { $options }: **{ $what }** ({ $rule })
defaults-own = **Deine:** { $kind }: { $do }
defaults-saved = ✔ Nach Ablauf der Frist, { $kind }: { $do }.
defaults-cleared = ✔ { $kind }: wieder die Standardantwort der Regeln.
menu-default-kind = Eigene Standardantwort einstellen für…
menu-default-do = Was für dich gilt
card-order-skipped = Ein Dauerauftrag von dir war hierfür gemeint, ließ sich aber nicht ausführen.
card-own-default = Deine Standardantwort: { $answer }

## Obergrenzen früherer Fassungen

ceiling-gone = Eine Obergrenze, die du gesetzt hast, gilt nicht mehr. Sag vorab, wie weit du bietest, oder antworte, wenn du gefragt wirst.

turn-unnamed = Wartet auf { $count ->
    [one] eine Antwort
   *[other] { $count } Antworten
} in einer Frage, bei der niemand genannt wird.

## Alles festlegen

lock-lists = **Alle { $count } festlegen** { $above ->
    [yes] nimmt, was oben vorgeschlagen ist, und antwortet
   *[no] antwortet
}:
lock-line = - { $label }: { $answer }
lock-left = { $count ->
    [one] Eine Entscheidung wurde nicht festgelegt: Was zur Wahl steht, hat sich geändert, oder das Vorbereitete ist nicht erlaubt.
   *[other] { $count } Entscheidungen wurden nicht festgelegt: Was zur Wahl steht, hat sich geändert, oder das Vorbereitete ist nicht erlaubt.
}

## Ablehnungen

reason-orders-too-many = Du hast schon { $most } Daueraufträge, mehr gibt es nicht. Entferne erst einen.
reason-orders-unreadable = Das ist kein Dauerauftrag für dieses Spiel; nichts wurde gespeichert.
reason-orders-no-turn = Noch hat keine Runde begonnen, also lassen sich Daueraufträge an nichts erproben.
reason-orders-none-such = So einen Dauerauftrag hast du nicht. `/orders list` zeigt sie.
reason-order-no-default = Das ist ein Angebot, auf das niemand wartet, also hat es keine Standardantwort.
reason-order-no-such-answer = So lässt sich das nicht beantworten.
