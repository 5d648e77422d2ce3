### The desk of one seat: what came of its answers, and what befell it.

button-hand = Hand
card-came = { $by ->
    [lapse] ⌛ The time was up.{ " " }
    [order] ✔ As you had set it:{ " " }
   *[other] ✔{ " " }
}{ $came }
befell = **What befell you**
befell-more = -# … and { $count } more: **What Happened?** tells it.
befell-turn = -# Turn { $turn } is over: **What Happened?** tells it in short.
