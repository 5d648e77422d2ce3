### Was aus den eigenen Antworten wurde, wo das kürzer gesagt wird als allen.

outcome-carthage-trader-sought = { $senator } { $rolled }{ $talents ->
    [0] { "" }
   *[other] +{ $talents }
}{ $omens ->
    [0] { "" }
   *[other] { " " }(Evil Omens { $omens })
} = { $total } gegen 12: { $gained ->
    [yes] ein Trader kommt zu ihm
   *[no] kein Trader kommt
}.
