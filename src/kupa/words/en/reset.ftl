### Reset

## Cards

card-fire = a Fire
    .title = Fire
card-reverse = a Reverse
    .title = Reverse
card-robber = a Robber
    .title = Robber
card-stop = a Stop
    .title = Stop
card-joker = a joker
    .title = Joker
card-joker_as = a joker as { $number }
    .title = Joker as { $number }

## What a card does, for whoever asks it

about-reset-fire = Burns the whole pile. You fill up your hand and open a new pile.
about-reset-reverse = Ascending becomes descending, or the other way round.
about-reset-robber = Look at somebody's hand: take a card, and give one of yours.
about-reset-stop = Each Stop makes one more player miss a turn.
about-reset-joker = Any number: you name it as you play it.

## Presets

preset-reset-calm = First time
preset-reset-calm-about = Without sticking: one turn after the other, and nothing to call out in between.
preset-reset-classic = Classic
preset-reset-classic-about = All the specials, and a card you have just drawn may stick.
preset-reset-places = To the last card
preset-reset-places-about = The first to be out wins, and the others play on for second and third place.

## Options

option-reset-draw = Drawing
option-reset-draw-about = Draw only when nothing you hold fits, or on any turn you like.
option-reset-draw-forced = Only when you have to
option-reset-draw-free = Whenever you like
option-reset-stick = Sticking
option-reset-stick-about = A card you have just drawn may follow your play, if it fits.
option-reset-finish = The end
option-reset-finish-about = Stop when the first player is out of cards, or play on for second and third place.
option-reset-finish-first = One winner
option-reset-finish-places = All places
option-reset-turns = Turn limit
option-reset-turns-about = When the limit is reached, whoever has the fewest cards wins.
option-reset-first-about = In the printed rules the youngest goes first (from age 7): choose that player here, or draw lots.

## What happens

reset-opened =
    { PERSON($first) ->
        [you] The pile opens with { CARD($card) }. You go first.
       *[other] The pile opens with { CARD($card) }. { SEAT($first, form: "start") } goes first.
    }
reset-dealt =
    { PERSON($seat) ->
        [you] Your hand: { CARD($cards) }.
       *[other] { SEAT($seat, form: "start") } holds { CARD($cards) }.
    }
reset-laid =
    { PERSON($seat) ->
        [you] You play { CARD($cards) }.
       *[other] { SEAT($seat, form: "start") } plays { CARD($cards) }.
    }
reset-stuck =
    { PERSON($seat) ->
        [you] You stick { CARD($card) }.
       *[other] { SEAT($seat, form: "start") } sticks { CARD($card) }.
    }
reset-left =
    { PERSON($seat) ->
        [you] You don't stick a card.
       *[other] { SEAT($seat, form: "start") } doesn't stick a card.
    }
reset-refilled =
    { PERSON($seat) ->
        [you] { KNOWN($cards) ->
            [no] { $count ->
                [one] You refill your hand with { $count } card.
               *[other] You refill your hand with { $count } cards.
            }
           *[yes] You refill your hand: { CARD($cards) }.
        }
       *[other] { KNOWN($cards) ->
            [no] { $count ->
                [one] { SEAT($seat, form: "start") } refills with { $count } card.
               *[other] { SEAT($seat, form: "start") } refills with { $count } cards.
            }
           *[yes] { SEAT($seat, form: "start") } refills with { CARD($cards) }.
        }
    }
reset-drew =
    { PERSON($seat) ->
        [you] { KNOWN($card) ->
            [no] You draw a card.
           *[yes] You draw { CARD($card) }.
        }
       *[other] { KNOWN($card) ->
            [no] { SEAT($seat, form: "start") } draws a card.
           *[yes] { SEAT($seat, form: "start") } draws { CARD($card) }.
        }
    }
reset-passed =
    { PERSON($seat) ->
        [you] You pass.
       *[other] { SEAT($seat, form: "start") } passes.
    }
reset-burnt =
    The pile burns: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } ({ WORD($cause) ->
        [fire] fire
        [reset] reset
       *[short] to renew the draw pile
    }).
reset-reversed =
    The order is now { WORD($order) ->
        [descending] descending
       *[ascending] ascending
    }.
reset-stopped = Play skips { SEAT($seats) }.
reset-robbed =
    { PERSON($robber) ->
        [you] { KNOWN($hand) ->
            [no] You rob { SEAT($victim) }.
           *[yes] You rob { SEAT($victim) } and see { CARD($hand) }.
        }
       *[other] { KNOWN($hand) ->
            [no] { SEAT($robber, form: "start") } robs { SEAT($victim) }.
           *[yes] { SEAT($robber, form: "start") } robs { SEAT($victim) } and sees { CARD($hand) }.
        }
    }
reset-taken =
    { PERSON($robber) ->
        [you] { KNOWN($card) ->
            [no] You take a card from { SEAT($victim) }.
           *[yes] You take { CARD($card) } from { SEAT($victim) }.
        }
       *[other] { KNOWN($card) ->
            [no] { SEAT($robber, form: "start") } takes a card from { SEAT($victim) }.
           *[yes] { SEAT($robber, form: "start") } takes { CARD($card) } from { SEAT($victim) }.
        }
    }
reset-given =
    { PERSON($robber) ->
        [you] { KNOWN($card) ->
            [no] You give a card to { SEAT($victim) }.
           *[yes] You give { CARD($card) } to { SEAT($victim) }.
        }
       *[other] { KNOWN($card) ->
            [no] { SEAT($robber, form: "start") } gives a card to { SEAT($victim) }.
           *[yes] { SEAT($robber, form: "start") } gives { CARD($card) } to { SEAT($victim) }.
        }
    }
reset-shuffled =
    { $count ->
        [one] The discard pile becomes the new draw pile: { $count } card.
       *[other] The discard pile becomes the new draw pile: { $count } cards.
    }
reset-finished_at =
    { PERSON($seat) ->
        [you] You are out of cards and take place { $place }.
       *[other] { SEAT($seat, form: "start") } is out of cards and takes place { $place }.
    }
reset-ended = The game is over.

## What is refused

reset-no_such_first = { SEAT($first, form: "start") } cannot go first: seats are numbered 0 to { $last }.
reset-bad_turns = turns={ $turns } is not possible: the limit is 1 to { $most } turns.
reset-unreadable = That move was not understood.
    .typed = “{ $text }” isn't a move. Write the cards of a play (7 7*, 3 4 5, fire), or: draw, pass, leave, stick 7, rob 1, take 5, give 5.
reset-joker_undeclared = A joker gets its number when you play it.
    .typed = A joker is declared when it is played: write its number with a star, for example 7*.
reset-special_alone = A special card is played alone; only Stops go together.
reset-no_such_number = The deck has the numbers 1 to 10, eleven of each, and five jokers.
reset-short_straight = A straight has at least three numbers.
reset-mixed_play = Play equal numbers, or a straight: numbers in a row, one of each.
reset-over = The game is over.
reset-not_your_turn = It is { SEAT($asked, form: "of") } turn, not yours.
reset-finished = You are out of cards already; the others play on.
reset-play_now = Play a card now; if you cannot, draw one.
reset-choose_now = First choose a player to rob.
reset-take_now = First take a card from the hand you see.
reset-give_now = First give a card in return.
reset-stick_now = Stick a card you have just drawn, or leave it.
reset-not_held = You do not have these cards in your hand.
reset-too_low = Too low: the pile shows { $number }, so play { $number } or higher.
reset-too_high = Too high: the order is descending and the pile shows { $number }, so play { $number } or lower.
reset-reverse_opens = You cannot open a pile with a Reverse.
reset-could_play = You have a card that fits, so you cannot draw or pass.
reset-must_open = After your Fire or reset you open the new pile; you cannot draw.
reset-robber_last = The Robber is your last card: play it.
reset-piles_empty = There is nothing left to draw: play a card.
reset-nothing_to_draw = There are no cards left to draw: pass.
reset-can_draw = There are still cards to draw, so you cannot pass.
reset-no_such_seat = There is nobody at that seat to rob.
reset-rob_self = Rob somebody else, not yourself.
reset-rob_finished = That player is out of cards: there is nothing to rob.
reset-victim_lacks = That card is not in the hand you see.
reset-give_back = You cannot give back the card you have just taken.
reset-not_fresh = You can only stick a card drawn since your last play.
reset-does_not_fit = That card does not fit your play.

## The board

board-reset-order = Order
board-reset-specials = The special cards
board-reset-up = Ascending
board-reset-down = Descending
board-reset-at_least = { $number } or higher
board-reset-at_most = { $number } or lower
board-reset-any = any number
board-reset-in_hand = in hand
board-reset-in_pile = in their own pile
board-reset-in_my_pile = in your own pile
board-reset-draw_pile = Draw pile
board-reset-no_pile = No pile yet
board-reset-pile =
    { $count ->
        [one] Centre pile, one card: { $card }
       *[other] Centre pile, { $count } cards, on top: { $card }
    }
board-reset-hand = Your hand
board-reset-card = { $card }, your card { $place } of { $count }
board-reset-hand_of = The hand of { $name }
board-reset-place = Place { $place }
board-reset-more =
    { $count ->
        [one] and { $count } in the pile
       *[other] and { $count } in the pile
    }
board-reset-lay_some = Play a card, or several that go together
board-reset-open = Open a new pile
board-reset-must_draw = Nothing in your hand fits: draw a card
board-reset-must_pass = Nothing to play and nothing to draw
board-reset-fits = A card you have just drawn fits: stick it on?
board-reset-fits_not = Nothing you have drawn fits
board-reset-whom = Whom do you rob?
board-reset-take_one = Take one of these cards
board-reset-give_one = Give one of yours in return
board-reset-rob = Rob { $name }
board-reset-take = Take { $card }
board-reset-take_none = Take a card
board-reset-give = Give { $cards }
board-reset-give_none = Give a card
board-reset-stick = Stick { $cards }
board-reset-stick_none = Stick a card
board-reset-lay = Play { $cards }
board-reset-lay_none = Play cards
board-reset-lay_joker = Choose the joker's number
board-reset-fitting = { $card }, fits
board-reset-fit_count =
    { $count ->
        [0] Nothing in your hand fits.
        [one] { $count } card fits.
       *[other] { $count } cards fit.
    }
board-reset-joker = Which number is the joker?
board-reset-draw = Draw a card
board-reset-leave = Don't stick
board-reset-pass = Pass
board-reset-shout_reset = Reset!
board-reset-shout_fire = Fire!
board-reset-shout_reverse = Reverse!
board-reset-shout_stop = Stop!
board-reset-shout_robber = Robber!
board-reset-shout_done = Out of cards!

## Moves, as the general board writes them on buttons

move-reset-play = Play { CARD($cards) }
move-reset-draw = Draw a card
move-reset-pass = Pass
move-reset-leave = Don't stick
move-reset-stick = Stick { CARD($card) }
move-reset-rob = Rob { SEAT($seat) }
move-reset-take = Take { CARD($card) }
move-reset-give = Give { CARD($card) }

## What the fields of a view are called

view-reset-turns = Turns
view-reset-hand = Cards in hand
view-reset-hands = How many in hand
view-reset-piles = Personal piles
view-reset-draw = Draw pile
view-reset-used = Discard pile
view-reset-centre-top = On top of the centre pile
view-reset-centre-run = Equal numbers on top
view-reset-centre-size = Centre pile
view-reset-fits = May be stuck on now
view-reset-fresh = Own cards that may be stuck
view-reset-stops = Stops in this turn
view-reset-look = The robbed hand
view-reset-taken = Card taken
view-reset-shown = Cards at the end
board-reset-end-last = The last card: { CARD($card) }
board-reset-end-limit = The turns have run out: the fewest cards win
board-reset-end-left =
    { $count ->
        [0] no cards
        [one] { $count } card left
       *[other] { $count } cards left
    }
