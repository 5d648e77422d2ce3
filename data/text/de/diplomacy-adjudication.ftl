### Warum ein Befehl abgelehnt wird, nicht wirkt oder zu nichts führte.

## Abgelehnt

why-no-unit-there = In { $by } steht keine deiner Einheiten.
why-no-such-space = Die Karte kennt kein { $by }.
why-stays-where-it-is = Eine Bewegung muss in ein anderes Feld führen.
why-army-at-sea = Armeen fahren nicht zur See.
why-fleet-inland = Flotten gehen nicht ins Binnenland.
why-not-adjacent = Vom einen zum anderen führt kein Weg: { $by }.
why-which-coast = Es gibt mehrere Küsten, nenne eine: { $by }.
why-wrong-coast = Diese Küste erreicht sie nicht: { $by }.
why-fleet-by-rail = Züge befördern nur Armeen.
why-no-track = Kein befahrbares Gleis von { $by } verbindet die beiden Provinzen.
why-nobody-there = In { $by } steht niemand.
why-supports-itself = Keine Einheit unterstützt sich selbst.
why-into-own-space = Keine Einheit unterstützt eine Bewegung in ihr eigenes Feld.
why-out-of-reach = Sie könnte selbst nicht dorthin: { $by }.
why-impossible-move = Die unterstützte Bewegung ist unmöglich: { $by }.
why-over-pass = Einem Marsch über einen Pass hilft nichts: { $by }.
why-not-at-sea = Nur Flotten auf See befördern Armeen.
why-no-army-there = In { $by } steht keine Armee.
why-on-no-route = Kein Seeweg braucht diese Flotte: { $by }.
why-block-on-the-move = Eine Einheit in Bewegung sperrt nichts.
why-no-strait-here = Dieses Meer hat keine solche Meerenge: { $by }.
why-strait-from-its-sea = Eine Meerenge sperrt eine Flotte in ihrem Meer.
why-not-the-destination = Wer zieht, kann nur sein Ziel in Besitz nehmen: { $by }.
why-seize-over-pass = Über einen Pass wird nichts in Besitz genommen.
why-seize-too-far = Diese Provinz erreicht sie nicht: { $by }.
why-seize-at-sea = Meere nimmt niemand in Besitz: { $by }.
why-convoying = Eine Flotte, die eine Armee befördert, nimmt nichts in Besitz.
why-not-dislodged = Sie wurde nicht vertrieben: { $by }.
why-closed-to-retreat = Dorthin kann sie sich nicht zurückziehen: { $by }.
why-no-home-centre = Kein Heimatzentrum von dir: { $by }.
why-not-owned = Du hast { $by } verloren.
why-not-empty = In { $by } steht eine Einheit.
why-too-many-builds = Du darfst { $by } bauen, mehr nicht.
why-too-many-removals = Du musst { $by } auflösen, mehr nicht.

## Was daraus wurde

why-no-match = Sie tut nicht, was unterstützt wurde: { $by }.
why-strait-blocked = Die Meerenge ist gesperrt, durch { $by }.
why-canal-closed = Kanal { $by } ist für sie geschlossen.
why-train-blocked = Der Zug wird aufgehalten, durch { $by }.
why-barred = Die Gesellschaft von { $by } befördert sie nicht.
why-no-convoy = Keine Flotten sollten sie den ganzen Weg befördern.
why-convoy-disrupted = Die Flotte, die sie beförderte, wurde vertrieben: { $by }.
why-paradox = Ihr Geleit hätte über sich selbst entschieden und gilt daher als zerrissen: { $by }.
why-pass-opposed = Ein Marsch über einen Pass weicht jedem, der dort steht oder hinwill: { $by }.
why-held = Das Feld wurde gehalten, durch { $by }.
why-head-to-head = Sie stieß frontal auf { $by }.
why-stood-off = Sie hielt sich die Waage mit { $by }.
why-own-unit = Sie vertreibt keine Einheit des eigenen Befehlshabers: { $by }.
why-own-support = Niemand hilft, eine eigene Einheit zu vertreiben: { $by }.
why-cut = Die Unterstützung wurde gestört, durch { $by }.
why-dislodged = Sie wurde vertrieben, durch { $by }.
why-carried = Sie wurde befördert, durch { $by }.
why-supported = Sie wurde unterstützt, durch { $by }.
why-rotation = Alle tauschten im Ring die Plätze.

## Inbesitznahmen

why-seizer-dislodged = Die Einheit, die sie in Besitz nehmen sollte, wurde vertrieben: { $by }.
why-seizer-stopped = Die Einheit, die sie in Besitz nehmen sollte, kam nicht an: { $by }.
why-not-left = Die Einheit in { $by } ging nicht weg.
why-attempt = Eine feindliche Einheit wollte hinein: { $by }.
why-rival-seize = Auch für einen anderen Namen sollte sie in Besitz genommen werden: { $by }.
why-refused = { $by } nimmt solche Provinzen nicht an.
