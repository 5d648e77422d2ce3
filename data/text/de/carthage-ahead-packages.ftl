### The Republic of Carthage, deutsch: was einmal je Phase gefragt wird, bevor die Regeln es fragen.

## Fragen

ask-revenue-package = Was tut deine Fraktion in der nächsten Phase Einkünfte?
    .label = Einkünfte
    .hint = Gespielt wird Schritt für Schritt in der Reihenfolge der Regeln. Bis ein Schritt gespielt ist, kannst du ändern, was du dazu gesagt hast. Wer vorher stirbt, wird übergangen; sollte er den Rest des Geldes erhalten, oder kannst du etwas nicht mehr halten, so wirst du noch einmal gefragt.
    .none = deine Fraktion nimmt, spendet und baut nichts, und alles Geld bleibt, wo es ist
    .fill = Ändern…
    .share = { $name } { $count }T
    .field-taken = Korruptes Einkommen und Beute
    .field-corruption = Korruptes Einkommen
    .field-spoils = Beute
    .field-gifts = Spenden
    .field-rule = Regel
    .field-talents = Talents
    .field-bound = Grenze
    .field-works = Öffentliche Bauten
    .field-purses = Kassen
    .field-rest = Der Rest
    .field-sums = Fester Betrag
    .field-ask = Frag mich, wenn ich dran bin
ask-revenue-contributions = Wie viele Talents spenden deine Senatoren dem Staat?
    .label = Spenden
    .hint = Alle, die es offengelassen haben, antworten zugleich; deine Spenden kommen an deiner Stelle in der Reihenfolge. 10T bringen einem Senator 1 INF, 25T bringen 3, 50T bringen 7.
    .none = deine Senatoren spenden nichts
    .fill = Ändern…
    .field-gifts = Spenden
    .field-rule = Regel
    .field-talents = Talents
    .field-bound = Grenze
    .field-ask = Frag mich, wenn ich dran bin
ask-trade-package = Was wird aus deinen Handelskarten, wenn der Handel vorbei ist?
    .label = Verkauf und Lagerhäuser
    .hint = Damit sagst du auch, dass du mit dem Handeln fertig bist; bietet dir dann noch jemand einen Tausch an, wirst du beides neu gefragt. Es gilt für die Karten, die du am Ende hast, und lässt sich ändern, bis du verkaufst.
    .fill = Ändern…
    .share = { $name } { $count }/10
    .field-sale = Verkauf
    .field-which = Wie groß, oder welche
    .field-least = Karten in einem Satz, mindestens
    .field-named = Waren, die du verkaufst
    .field-keep = Zuerst einlagern
    .field-shares = Einkommen in Zehnteln
    .field-ask = Frag mich, wenn ich dran bin

option-revenue-package-below = Betrag, wenn Staatskasse unter Grenze
option-revenue-package-save = Was die Staatskasse auf 0 bringt
option-revenue-package-0 = Nichts
option-revenue-package-10 = 10T für 1 POP
option-revenue-package-20 = 20T für 2 POP
option-revenue-package-taking = Korruptes Einkommen und Beute
    .within = korruptes Einkommen und Beute
option-revenue-package-works = Öffentliche Bauten
    .within = öffentliche Bauten
option-revenue-contributions-none = Nichts
option-revenue-contributions-give = Ein Betrag
option-revenue-contributions-below = Betrag, wenn Staatskasse unter Grenze
option-revenue-contributions-save = Was die Staatskasse auf 0 bringt
option-revenue-contributions-step = Meiste von 10, 25, 50T über der Grenze
option-revenue-contributions-gifts = Spenden
    .within = Spenden
option-trade-package-all = Alle Karten
option-trade-package-none = Keine Karte
option-trade-package-sets = Sätze, und was nicht ins Lager passt
option-trade-package-named = Einzelne Waren
option-trade-package-best = Die besten
    .within = die besten
option-trade-package-leader = Faction Leader
    .within = deinen Faction Leader
option-trade-package-sale = Der Verkauf
    .within = der Verkauf
option-trade-package-keep = Die Lagerhäuser
    .within = die Lagerhäuser
option-trade-package-split = Das Einkommen
    .within = das Einkommen

## Was sie tun würden

package-takes = Korruptes Einkommen und Beute: { $what }.
package-gift-below = { $senators }{ $count ->
    [one] { "" }
   *[other] { "" } je
} { $talents }T, wenn die Staatskasse unter { $bound }T liegt
package-gift-save = { $senators } was die Staatskasse braucht, um auf 0 zu stehen
package-works = Öffentliche Bauten für { $talents }T.
package-all = Du verkaufst alle Karten.
package-unsold = Du verkaufst nichts.
package-sets = Du verkaufst Sätze ab { $least } Karten, und was nicht ins Lager passt.
package-named = Du verkaufst { $names }.
package-keep = Ins Lager: zuerst { $keep }.
package-income = Das Einkommen geht an { $shares }.
package-form-gifts = Mago 10 · Mago 10 <50: Staatskasse unter 50 · =0: bis zu 0 · >5: 5 bleiben · 25 >5: mindestens 25
package-form-which = Bei Sätzen die kleinste Zahl: 4. Bei einzelnen Waren ihre Namen, je Zeile einer
package-form-plays = In ihrer Folge, je Zeile eine: Salt Works auf Mago. Was dann nicht geht, wird übergangen
package-form-shares = Je Zeile ein Name und seine Zehntel, zusammen 10

## Warum nicht

reason-packages-least = Sag, wie viele Karten ein Satz haben muss, damit er verkauft wird ({ $clause }).
reason-packages-named = Sag, welche Waren du verkaufst ({ $clause }).
