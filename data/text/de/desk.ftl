### Das Pult einer Fraktion: was aus ihren Antworten wurde, und was ihr widerfuhr.

button-hand = Hand
card-came = { $by ->
    [lapse] ⌛ Die Zeit war um.{ " " }
    [order] ✔ Wie von dir eingestellt:{ " " }
   *[other] ✔{ " " }
}{ $came }
befell = **Was dir widerfahren ist**
befell-more = -# … und noch { $count }: **Was ist geschehen?** erzählt es.
befell-turn = -# Runde { $turn } ist vorbei: **Was ist geschehen?** erzählt sie in Kürze.
