### Pairs

## Presets

preset-pairs-small = First time
preset-pairs-small-about = Seven pairs: quick, and easy to remember.
preset-pairs-classic = Classic
preset-pairs-classic-about = Fourteen pairs.
preset-pairs-large = Sharp memory
preset-pairs-large-about = Twenty-eight pairs, each picture twice.

## Options

option-pairs-size = How many cards
option-pairs-size-about = The more pairs on the table, the more there is to remember.
option-pairs-size-small = 7 pairs
option-pairs-size-medium = 14 pairs
option-pairs-size-large = 28 pairs

## What happens

pairs-laid =
    { PERSON($first) ->
        [you] { $count ->
            [one] { $count } card lies face down. You go first.
           *[other] { $count } cards lie face down. You go first.
        }
       *[other] { $count ->
            [one] { $count } card lies face down. { SEAT($first, form: "start") } goes first.
           *[other] { $count } cards lie face down. { SEAT($first, form: "start") } goes first.
        }
    }
pairs-turned =
    { PERSON($seat) ->
        [you] You turn up card { $place }: { CARD($card) }.
       *[other] { SEAT($seat, form: "start") } turns up card { $place }: { CARD($card) }.
    }
pairs-matched =
    { PERSON($seat) ->
        [you] A pair! You keep it ({ CARD($card) }) and go on.
       *[other] A pair! { SEAT($seat, form: "start") } keeps it ({ CARD($card) }) and goes on.
    }
pairs-missed = Cards { LIST($places) } are not a pair.
pairs-ended = Every pair is found. Pairs: { BYSEAT($scores) }.

## What is refused

pairs-no_such_first = { SEAT($first, form: "start") } cannot go first: seats are numbered 0 to { $last }.
pairs-unreadable = That move was not understood.
    .typed = “{ $text }” isn't a move. Write turn and the number of a card, for example: turn 12.
pairs-over = The game is over.
pairs-not_your_turn = It is { SEAT($asked, form: "of") } turn, not yours.
pairs-no_such_place = There is no such card: they are numbered 1 to { $last }.
pairs-gone = That card has been taken already.
pairs-still_up = That card is face up already: turn up another.

## The board

board-pairs-grid = The cards
board-pairs-first = Turn up a card
board-pairs-second = Turn up another: is it the same?
board-pairs-covered = Card { $place }, face down
board-pairs-open = Card { $place }: { $card }
board-pairs-gone = Card { $place } is gone
board-pairs-pairs = pairs
board-pairs-attempts = attempts
board-pairs-shout = A pair!

## Moves, as the general board writes them on buttons

move-pairs-turn = Turn card { $place }

## What the fields of a view are called

view-pairs-grid = Face-up cards
view-pairs-kept = Pairs
view-pairs-attempts = Attempts
board-pairs-end =
    { $count ->
        [one] in one attempt
       *[other] in { $count } attempts
    }
effort-pairs =
    { $count ->
        [one] one attempt
       *[other] { $count } attempts
    }
board-pairs-found =
    { $count ->
        [one] { $count } pair
       *[other] { $count } pairs
    }
