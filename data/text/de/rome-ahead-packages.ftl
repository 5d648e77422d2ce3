### The Republic of Rome, deutsch: was einmal je Phase gefragt wird, ehe die Regeln es fragen.

## Fragen

ask-revenue-package = Was tut deine Fraktion in der nächsten Phase Einkünfte?
    .label = Einkünfte
    .hint = Gespielt wird Schritt für Schritt in der Reihenfolge der Regeln. Bis ein Schritt gespielt ist, kannst du ändern, was du dazu gesagt hast. Wer vorher stirbt, wird übergangen; sollte er den Rest des Geldes erhalten, oder kannst du etwas nicht mehr halten, so wirst du noch einmal gefragt. Was Rebellen zahlen und was der Staat von ihnen behält, wird gefragt, wenn es so weit ist.
    .none = deine Fraktion nimmt und spendet nichts, und alles Geld bleibt, wo es ist
    .fill = Ändern…
    .share = { $name } { $count }T
    .field-taken = Beute und Dürregewinne
    .field-spoils = Beute
    .field-grain = Dürregewinne
    .field-upkeep = Open Bodyguard
    .field-guard = Open Bodyguard, falls du einen hast
    .field-gifts = Spenden
    .field-rule = Regel
    .field-talents = Talents
    .field-bound = Grenze
    .field-purses = Kassen
    .field-rest = Der Rest
    .field-sums = Fester Betrag
    .field-taxes = Local Taxes
    .field-ask = Frag mich, wenn ich dran bin
    .field-more = Weitere Wünsche
option-revenue-package-pay = Den Open Bodyguard bezahlen
option-revenue-package-discard = Den Open Bodyguard abwerfen
option-revenue-package-below = Betrag, wenn dem Staat weniger bleibt
option-revenue-package-save = Was dem Staat zum Zahlen fehlt
option-revenue-package-alternate = Armeen und Flotten im Wechsel
option-revenue-package-armies = Local Taxes: erst Armeen
option-revenue-package-fleets = Local Taxes: erst Flotten
option-revenue-package-guards = Frag mich: Open Bodyguards
    .within = Open Bodyguards
option-revenue-package-taking = Frag mich: Beute und Dürregewinne
    .within = Beute und Dürregewinne
option-revenue-package-taxes = Frag mich: Local Taxes
    .within = Local Taxes

## Was sie täten

package-spoils = Beute: { $what }.
package-grain = Dürregewinne: { $what }.
package-guard = Ein Open Bodyguard, falls du einen hast, geht an { $senator }.
package-unguarded = Dein Open Bodyguard wird abgeworfen.
package-taxes-armies = Local Taxes stellen erst Armeen auf.
package-taxes-fleets = Local Taxes stellen erst Flotten auf.
package-gift-below = { $senators }{ $count ->
    [one] { "" }
   *[other] { "" } je
} { $talents }T, wenn dem Staat weniger als { $bound }T bleiben
package-gift-save = { $senators } was dem Staat fehlt, um alles zu zahlen
package-form-gifts = Fabius 10 · Fabius 10 <50: bleibt dem Staat weniger · =0: was fehlt · >5: 5 bleiben · 25 >5: ab 25
package-form-plays = In ihrer Folge, je Zeile eine: Harbor Fees auf Fabius. Was dann nicht geht, wird übergangen
