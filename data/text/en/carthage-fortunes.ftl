### What came of one's own answers, where that is said shorter than to all.

outcome-carthage-trader-sought = { $senator } { $rolled }{ $talents ->
    [0] { "" }
   *[other] +{ $talents }
}{ $omens ->
    [0] { "" }
   *[other] { " " }(Evil Omens { $omens })
} = { $total } of 12: { $gained ->
    [yes] a Trader joins him
   *[no] no Trader comes
}.
