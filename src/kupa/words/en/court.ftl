### The King's Court

## Cards

card-king = King
card-queen = Queen
card-prince = Prince
card-princess = Princess
card-jester = Jester
card-knight = Knight
card-wizard = Wizard
card-cook = Cook
card-guard = Guard
card-archer = Archer
card-minstrel = Minstrel
card-gardener = Gardener
card-blacksmith = Blacksmith
card-treasurer = Treasurer
card-scribe = Scribe
card-doctor = Doctor
card-judge = Judge
card-admiral = Admiral
card-shepherd = Shepherd
card-painter = Painter
card-messenger = Messenger
card-nanny = Nanny
card-ambassador = Ambassador
card-beekeeper = Beekeeper
card-magic = a magic hat
    .title = Magic hat

## Presets

preset-court-short = First time
preset-court-short-about = Fourteen characters: a short game, good with small children too.
preset-court-classic = Classic
preset-court-classic-about = Twenty characters; a magic hat is yours as soon as it is uncovered.
preset-court-silent = Sharp memory
preset-court-silent-about = All twenty-four characters, and magic hats only by declaring them.

## Options

option-court-size = Length of the game
option-court-size-about = 14, 20 or 24 characters take part; with small children choose 14.
option-court-size-short = Short (14)
option-court-size-standard = Usual (20)
option-court-size-long = Long (24)
option-court-magic = Magic hats
option-court-magic-about = Collected whenever one is uncovered, or only by declaring it.
option-court-magic-any = Whenever uncovered
option-court-magic-declared = Only by declaring
option-court-turns = Turn limit
option-court-turns-about = When the limit is reached, the game stops and points are counted.

## What happens

court-opened =
    { PERSON($first) ->
        [you] The row: { CARD($row) }. You go first.
       *[other] The row: { CARD($row) }. { SEAT($first, form: "start") } goes first.
    }
court-peeked =
    { PERSON($seat) ->
        [you] { KNOWN($hat) ->
            [no] You peek at hat { $place }.
           *[yes] You peek at hat { $place }: { CARD($hat) }.
        }
       *[other] { KNOWN($hat) ->
            [no] { SEAT($seat, form: "start") } peeks at hat { $place }.
           *[yes] { SEAT($seat, form: "start") } peeks at hat { $place }: { CARD($hat) }.
        }
    }
court-swapped =
    { PERSON($seat) ->
        [you] You swap hats { $place } and { $other }.
       *[other] { SEAT($seat, form: "start") } swaps hats { $place } and { $other }.
    }
court-fitted =
    { PERSON($seat) ->
        [you] You declare hat { $place }: it fits, and the pair is yours ({ CARD($person) }).
       *[other] { SEAT($seat, form: "start") } declares hat { $place }: it fits, and the pair is won ({ CARD($person) }).
    }
court-missed =
    { PERSON($seat) ->
        [you] You declare hat { $place }. It doesn't fit ({ CARD($hat) }): a penalty hat!
       *[other] { SEAT($seat, form: "start") } declares hat { $place }. It doesn't fit ({ CARD($hat) }): a penalty hat!
    }
court-magic_taken =
    { PERSON($seat) ->
        [you] You uncover a magic hat at place { $place } and keep it.
       *[other] { SEAT($seat, form: "start") } uncovers a magic hat at place { $place } and keeps it.
    }
court-refilled = At place { $place }, a new character ({ CARD($person) }) under a new face-down hat.
court-redealt = Nothing fits and there is no magic hat on the table, so everything is shuffled. The new row: { CARD($row) }.
court-ended = The game is over. Points: { BYSEAT($scores) }.

## What is refused

court-no_such_first = { SEAT($first, form: "start") } cannot go first: seats are numbered 0 to { $last }.
court-bad_turns = turns={ $turns } is not possible: the limit is 1 to { $most } turns.
court-unreadable = That move was not understood.
    .typed = “{ $text }” isn't a move. Write: peek 3, swap 2 5 or declare 4.
court-no_such_place = The places of the row are numbered 1 to { $last }.
court-pick_one = Choose one hat first.
court-pick_two = Choose two hats to swap.
court-same_place = Swap the hats of two different places.
court-over = The game is over.
court-not_your_turn = It is { SEAT($asked, form: "of") } turn, not yours.
court-empty_place = There is no hat at that place any more.
court-empty_swap = A swap needs a hat at both places.

## The board

board-court-row = The court
board-court-hats = Hats
board-court-people = Characters
board-court-cast = Whose hat?
board-court-cast-title = Who wears which hat
board-court-cast-about = Everyone in this game, each with their own hat. Some are still in the piles, some have been won.
board-court-pairs = pairs
board-court-magic = magic hats
board-court-penalties = penalty hats
board-court-score =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
board-court-peek = Peek
board-court-swap = Swap hats
board-court-declare = The hat fits!
board-court-ask_0 = Choose a hat to peek at or declare, or two to swap
board-court-ask_1 = Hat { $place }: peek, declare, or choose another to swap
board-court-ask_2 = Swap hats { $place } and { $other }?
board-court-need_1 = This takes one hat: choose just one
board-court-need_2 = A swap takes two hats: choose two
board-court-hat = Hat { $place }, face down, above: { $person }.
board-court-hat_open = Hat { $place }, face up: { $hat }, above: { $person }.
board-court-no_hat = Place { $place }: no hat. Character: { $person }.
board-court-marked-eye = { $name } peeked here last
board-court-marked-swap = { $name } swapped here last
board-court-marked-hat = { $name } declared here last
board-court-shout_fits = The hat fits!
board-court-shout_not = It doesn't fit
board-court-shout_magic = A magic hat!
board-court-shout_new = A new court!

## Moves, as the general board writes them on buttons

move-court-peek = Peek at hat { $place }
move-court-swap = Swap hats { $place } and { $other }
move-court-declare = Hat { $place } fits!

## What the fields of a view are called

view-court-turns = Turns
view-court-cast = Who is in this game
view-court-row = The court
view-court-people_pile = Characters in the pile
view-court-hat_pile = Hats in the pile
view-court-pairs = Pairs
view-court-magic = Magic hats
view-court-penalties = Penalty hats
view-court-scores = Points
view-court-seen-hat = Hat in view
view-court-shown = Hats that are left
board-court-end-turns =
    { $count ->
        [one] after { $count } turn
       *[other] after { $count } turns
    }
