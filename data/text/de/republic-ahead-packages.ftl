### Die Republiken: was einmal je Phase gefragt wird, ehe die Regeln fragen.

ask-setup-plays = Welche Karten spielst du vor der ersten Runde, in welcher Reihenfolge?
    .label = Erste Karten
    .hint = Alle werden gefragt, was immer sie halten. Was an deiner Stelle nicht mehr gespielt werden kann, wird übergangen.
    .none = du spielst nichts
    .fill = Ändern…
    .field-when = Wenn du dran bist
    .field-plays = Gespielt, in dieser Folge
    .field-discard = Zuerst abgelegt
ask-revolution-plays = Welche roten Karten spielst du in dieser Phase Revolution, in welcher Reihenfolge?
    .label = Rote Karten
    .hint = Alle werden gefragt, was immer sie halten. Was an deiner Stelle nicht mehr gespielt werden kann, wird übergangen; bekommst du vorher noch Karten, wirst du dann gefragt. Über fünf Karten legst du zuerst ab, was du nennst.
    .none = du spielst nichts
    .fill = Ändern…
    .field-when = Wenn du dran bist
    .field-plays = Gespielt, in dieser Folge
    .field-discard = Zuerst abgelegt
ask-revolution-plan = Bist du in dieser Runde mit roten Karten fertig, und was spielst du in der Phase Revolution?
    .label = Phase Revolution
    .hint = Niemand erfährt, was du gesagt hast. Bietet dir dann jemand einen Tausch an oder schenkt dir eine Karte, wirst du doch gefragt; was nicht mehr gespielt werden kann, wird übergangen. Über fünf Karten legst du zuerst ab, was du nennst.
    .none = du wirst in der Phase Revolution gefragt
    .fill = Ändern…
    .field-when = Tausch roter Karten
    .field-plays = Gespielt, in dieser Folge
    .field-discard = Zuerst abgelegt
    .field-revolts = Ein siegreicher Befehlshaber
option-setup-plays-plan = Wie hier gesagt
option-setup-plays-ask = Frag mich
option-revolution-plays-plan = Wie hier gesagt
option-revolution-plays-ask = Frag mich
option-revolution-plan-done = Fertig
option-revolution-plan-ask = Frag mich
option-revolution-plan-lay-down = Legt das Kommando nieder
option-revenue-package-stay = Bleibt, wo es ist
option-revenue-package-none = Nichts
option-revenue-package-give = Ein Betrag
option-revenue-package-gifts = Spenden
    .within = Spenden
option-revenue-package-purses = Kassen
    .within = deine Kassen
package-ask = Du wirst gefragt, wenn du dran bist: { $parts }.
package-gifts = Spenden: { $gifts }.
package-gift-give = { $senators }{ $count ->
    [one] { "" }
   *[other] { "" } je
} { $talents }T
package-gift-step = { $senators }{ $count ->
    [one] { "" }
   *[other] { "" } je
} 50T, 25T oder 10T{ $talents ->
    [0] { "" }
   *[other] , mindestens { $talents }T
} ({ $bound ->
    [0] so viel er hat
   *[other] so viel, dass ihm { $bound }T bleiben
})
package-stay = Alles Geld bleibt, wo es ist.
package-purses = { $sums ->
    [none] Alles Geld geht an { $rest }.
   *[other] { $sums }; der Rest geht an { $rest }.
}
package-plays = Du spielst { $cards }.
package-no-plays = Du spielst nichts.
package-discard = Zuerst abgelegt: { $cards }.
package-through = Du tauschst keine roten Karten.
package-lays-down = Deine siegreichen Befehlshaber legen das Kommando nieder.
package-may-revolt = Du wirst gefragt, ob ein siegreicher Befehlshaber von dir revoltiert.
package-form-purses = Je Zeile Name und Zahl, in dieser Reihenfolge gefüllt; ein Name allein bekommt den Rest
reason-packages-talents = Sag, wie viele Talents { $senator } spendet ({ $clause }).
reason-packages-bound = Sag, unter welchem Stand der Staatskasse { $senator } spendet ({ $clause }).
reason-packages-rest = Wo ein fester Betrag steht, muss jemand den Rest bekommen ({ $clause }).
reason-packages-line = Ich verstehe „{ $line }“ nicht.
option-revenue-package-step = Meiste von 10, 25, 50T über der Grenze
button-as-before = Wie letztes Mal
