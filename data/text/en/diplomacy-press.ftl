### Letters from name to name and to the world, and the Gazette. $signed, $at and $to are names, never people.

ask-press-letter = Write a letter: under which name, to whom, and what?
    .label = Write Letter

event-diplomacy-letter-came = { $signed ->
    [none] An unsigned letter
   *[other] A letter from { $name }
} to { $to }, for { $at }: { $text }
event-diplomacy-letter-sent = { $colour ->
    [black] Black letter
   *[white] Letter
} { $signed ->
    [none] without a signature
   *[other] signed { $name }
} to { $world ->
    [yes] the world
   *[other] { $to }
}: { $text }
event-diplomacy-gazette-out = The Gazette of the season is out.
    .news = { event-diplomacy-gazette-out }

press-black-none = Only signed letters are allowed here: every signature is true.
press-black-unsigned = Letters may go out unsigned here; every signature is true.
press-black-any = Letters may bear any signature here, or none: no signature proves anything.

## Why a letter is not sent

reason-press-colour = A letter is white or black.
reason-press-no-black = Black letters are not allowed at this table: sign with a name of your own.
reason-press-only-unsigned = At this table a black letter bears no signature at all; nobody signs for somebody else.
reason-press-unsigned = A white letter is signed. Choose one of your names.
reason-press-not-yours = { $code } is none of your names, so the letter would be black.
reason-press-own-name = { $code } is a name of your own, so the letter is white.
reason-press-unknown = There is no name { $name } here that a letter could come from or go to.
reason-press-to-nobody = Say to whom it goes: to names, or to the world.
reason-press-to-oneself = { $code } signs this letter, so it cannot go to { $code }.
reason-press-empty = The letter says nothing.
reason-press-too-long = The letter has { $length } characters; { $max } are allowed.
