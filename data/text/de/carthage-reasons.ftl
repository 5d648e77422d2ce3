## Warum Computerspieler taten, was sie taten; nach der Partie erzählt

because-peace-or-fall = Frieden in { $war }: Gingen alle ausstehenden Schlachten verloren, stünden { $wars } Kriege, und der Staat fiele.
because-peace-now = Frieden in { $war }: { $wars } Kriege standen, keine Schlacht stand bevor, und der Staat fiele.
because-last-word-for-peace = Ich habe das letzte Wort für den Frieden gesprochen: { $wars } Kriege stehen, und noch einer könnte das Ende aller sein.
because-trade-offer = Ich habe { $seat } angeboten, was ich entbehren konnte, denn ich wollte { $commodity }.
because-trade-answer = Ich habe { $seat } mit Gütern geantwortet, die mir das Geschäft etwa { $gain }T wert machten.
because-trade-accept = Ich habe das Geschäft mit { $seat } angenommen: Es war mir etwa { $gain }T wert.
because-trade-keep = Ich habe { $cards } { $commodity } { $others ->
    [0] zurückbehalten: Später, in einem größeren Satz, bringt es
    [one] und eine andere Karte zurückbehalten: Später, in größeren Sätzen, bringen sie
   *[other] und { $others } andere Karten zurückbehalten: Später, in größeren Sätzen, bringen sie
} viel mehr ein.
because-enough-for-life = Meine Stimmen und mein Geld wiegen alle anderen auf: { $senator } konnte auf Lebenszeit herrschen, und ich hätte gewonnen.
because-decoy = { $seat } hätte auf Lebenszeit herrschen können. Darüber stimmt der Senat nur einmal im Jahr ab: Ich schlug { $senator } vor, der nicht gewinnen konnte.
because-ransom = Ich habe { $talents }T für { $senator } gezahlt: Zu Hause ist er mir mehr wert.
because-test-legions = { $senator } hat seine Legionen gefragt: Mit denen, die folgen könnten, gewänne er { $percent } zu 100.
because-revolt = { $senator } ist gegen Karthago gezogen: { $percent } zu 100, alles zu gewinnen, war besser, als was mir der Senat noch ließ.
because-lower-tax = Der Staat hatte { $treasury }T: Eine niedrigere Steuer lässt allen mehr, die verkaufen, auch mir.
because-higher-tax = Der Staat hatte noch { $treasury }T, zu wenig für das, was ihm bevorsteht: { $senator } gab seinen Namen für eine höhere Steuer.
because-tax-settled = Die Abstimmung war entschieden, was ich auch sagte: also sagte ich, was keine Beliebtheit kostet.
because-expedition = { $senator } ging auf die Suche nach { $goal }: { $percent } zu 100, und der Staat konnte das Geld entbehren.
because-expedition-equipped = { $senator } ging auf die Suche nach { $goal }: { $percent } zu 100, und alles dafür lag in Karthago.
because-expedition-returns = { $senator } kam heim: Mit den Einheiten, die ihm blieben, hätte er das Ziel { $percent }-mal in 100 gefunden.
because-disband-idle = { $units ->
    [one] Eine Einheit war
   *[other] { $units } Einheiten waren
} mehr, als wir brauchten, und kosteten Unterhalt: Ich habe aufgelöst, was zu viel war.
because-coalition = Ich habe { $senator } benannt und die Posten mit { $seat } geteilt: Mit diesen Stimmen konnte es durchgehen.
because-votes-sold = Ich habe { $senator } benannt: { $seat } hatte mir die Stimmen verkauft.
because-no-ally = Ich habe { $senator } benannt und niemanden von den anderen: Was ich hätte teilen können, schien mir weniger wert als die Aussicht, allein durchzukommen.
because-given-away = Ich habe { $senator } benannt, denn mit einem von mir wäre es kaum durchgegangen: Von dem, was durchgehen konnte, schadet mir das am wenigsten.
because-own-failed = Ich habe { $senator } benannt, denn was ich mit einem von mir benannt hatte, war gescheitert: Von dem, was noch durchgehen konnte, schadet mir das am wenigsten.
because-none-eligible = Ich habe { $senator } benannt, denn von meinen war keiner wählbar: Von dem, was durchgehen konnte, schadet mir das am wenigsten.
because-lesser-evil = Ich habe { $senator } benannt: Lieber zahle ich für Ämter anderer, als dass jemand sie bekommt, der sich dann zum Herrscher auf Lebenszeit machen könnte.
because-hardly = Ich habe { $senator } benannt, obwohl es kaum durchgehen würde: Ich sah nichts Besseres, das durchgegangen wäre.
because-could-pass = Ich habe { $senator } benannt: Von dem, was durchgehen konnte, brachte mir das am meisten.
because-while-wars-press = Ich habe { $senator } benannt, obwohl es kaum durchgehen würde: Kriege drängten, und ein Senat, in dem niemand etwas vorschlägt, endet, bevor er von ihnen spricht.
because-floor-kept = Ich habe { $senator } benannt, obwohl es kaum durchgehen würde: Hätte ich das Wort abgegeben, hätte sich ein Rivale zum Herrscher auf Lebenszeit vorschlagen lassen können.
because-my-word = Ich habe { $senator } benannt: Seit einer von mir auf Lebenszeit herrscht, tut der Senat, was ich sage.
because-one-seat = Ich habe { $senator } benannt: Einen Sitz kann man nicht teilen, und ich wollte ihn für meine Leute.
because-red-offer = Ich habe { $seat } { $card } angeboten: dort nützlicher als bei mir.
because-red-answer = Ich habe { $seat } mit { $card } geantwortet: dort nützlicher als bei mir.
because-red-accept = Ich habe die roten Karten von { $seat } genommen: Sie waren mir mehr wert als das, was ich gab.
because-wish-revolt = Mit den Legionen beider gewänne { $senator } { $percent } zu 100: Ich wollte, dass er zieht.
because-exile = { $senator } könnte zu Hause die Partie gewinnen: Als Statthalter ist er weit weg.
because-prosecute = Ein Schuldspruch nimmt der Fraktion von { $senator } Einfluss und gibt die Hälfte davon dem Ankläger.
because-assassinate-nominee = { $senator } wäre auf Lebenszeit gewählt worden, und ein anderer kann in dieser Runde nicht mehr vorgeschlagen werden: Nur ein Dolch hielt ihn noch auf.
because-assassinate-heir = { $senator } brauchte nur noch die eigene Kasse, um in der nächsten Runde auf Lebenszeit zu herrschen: Nur ein Dolch hielt ihn noch auf.
because-assassinate-tall = { $senator } stand so hoch, dass er bald gewonnen hätte: Nur ein Dolch hielt ihn noch auf.
because-assassinate-foremost = { $senator } war der Erste derer, die führten und ihren Teil nicht taten: Meine Karte galt ihm.
because-assassinate-decisive = Gegen die Fraktion von { $senator } hätte ich am Ende des Stapels verloren, ohne ihn nicht: Nur ein Dolch half noch.
