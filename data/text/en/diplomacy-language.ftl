### Why a line of orders cannot be read, or a part of it does not count. Fields are what was written, spaces, codes.

## Lines that say nothing

read-expected = { $found ->
    [end] The line ends too soon. What could follow: { $wanted }.
   *[other] “{ $found }” does not fit here. What could stand there: { $wanted }.
}
read-unknown-word = “{ $written }” is neither a code in use nor a space of the map.
read-unknown-space = The map has no space “{ $written }”.
read-unknown-code = Nobody plays under the code “{ $written }”.
read-ambiguous-space = “{ $written }” may be { $spaces }: write it as printed, or the full name.
read-no-unit = No unit stands in { $space }.
read-not-holding = { $code } is a name for letters only and cannot be given anything.
read-letter-needed = Write A or F before { $space }: both could be meant.
read-author-needed = Begin the line with your code: without it only units take orders.
read-unknown-canal = The map has no such canal.
read-cannot-stand = { $unit ->
    [A] An army
   *[F] A fleet
} cannot stand in { $place }.

## Parts that do not count

read-unknown-strait = The map has no strait { $strait }.
read-block-on-the-move = A unit that moves blocks nothing; the move stands.
read-rail-without-move = Only a move goes by rail; the order stands without it.
read-convoy-seizes = A fleet that carries an army seizes nothing; the convoy stands.
read-seize-elsewhere = With a move only its destination can be seized, not { $space }; the move stands.
read-two-seizes = A unit seizes one province for one name; none of those written counts.
read-two-blocks = The blocks written differ; none of them counts.
read-two-railways = A move goes by one railway; none of those written counts.

## What could stand somewhere, where it is no word of the language

wanted-space = a space
wanted-code = a code
wanted-number = a number
wanted-text = a text in quotes
wanted-word = a word
wanted-end = the end of the line
wanted-more = { $shown }, and { $more } more
