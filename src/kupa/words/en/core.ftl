### What the engine and every game says

# How the language calls itself, also in short, and which way it runs: ltr or rtl.
language-name = English
language-short = En
language-direction = ltr
# Where it stands among the languages on the page.
language-order = 3

## Seats that have no names, and lists

# A seat in a sentence: by number where nobody has a name, by name, or as the reader's own. “start”
# begins a sentence, “of” says whose, “each” stands before what each seat has.
seat-number = { $count ->
        [one] seat
       *[other] seats
    } { $numbers }
    .start = { $count ->
        [one] Seat
       *[other] Seats
    } { $numbers }
    .of = { $count ->
        [one] seat
       *[other] seats
    } { $numbers }'s
    .each = Seat { $numbers }
seat-name = { $name }
    .of = { $name }'s
seat-you = you
    .start = You
    .of = your
    .each = You
list-comma = { ", " }
list-and = { " and " }

## Refusals

core-bad_seats = This game is for { $low } to { $high } players, not { $seats }.
core-bad_seed = “{ $seed }” isn't a seed: give a whole number that is not negative, or 64 hexadecimal digits.
core-unknown_option = “{ $option }” isn't an option of this game. Write option=value; the options are: { $allowed }.
core-option_twice = The option { $option } is given twice.
core-bad_option = { $option }={ $value } is not possible: { $option } takes { $allowed }.
core-not_a_record = This isn't a record of a game: its first line should be “{ $format }”.
core-bad_record_line = Line { $line } of the record cannot be read: “{ $text }”.
core-record_lacks = The record's header lacks “{ $field }”, or has it in the wrong place.
core-record_stops = The record cannot be replayed past answer { $number } ({ $move }): { $why }
core-other_edition = This record was written for { $written }; this is { $known }, where the game may go differently.
core-no_such_game = There is no game “{ $game }”. There are: { $allowed }.
core-no_such_seat =
    There is no seat { $seat }: { $last ->
        [0] the only seat is 0.
       *[other] seats are numbered 0 to { $last }.
    }
core-not_over = This game is still being played. Look back at it when it is over.
core-no_such_level = There is no level “{ $level }” in this game. There are: { $allowed }.
core-bots_and_seats = { $bots } bots cannot sit on { $seats } seats: name one level for each seat.
core-duel_alone = A duel needs at least two seats.
core-duel_of_two = A duel is between two levels, not { $levels }.
core-not_asked = It is not your turn now.
core-no_seal = The record lacks the lines of a sealed deal (“{ $field }”): there is nothing to check it by.

## Options

option-first = Who goes first
option-first-about = Drawn by lot, or somebody you choose.
option-first-none = By lot
