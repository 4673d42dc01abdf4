### Ushpizin

## Cards

card-mission1 = mission 1 (Pass It On)
    .title = Pass It On
    .effect = Everyone chooses a card from their row, and all of them move one player to the left at once.
card-mission2 = mission 2 (Rest)
    .title = Rest
    .effect = The row is covered at once and left alone for the whole next round. Its empty place is filled when everyone draws.
card-mission3 = mission 3 (A Dear Guest)
    .title = A Dear Guest
    .effect = One card, chosen from any other row, takes the mission's place.
card-mission4 = mission 4 (A Gust of Wind)
    .title = A Gust of Wind
    .effect = The sukkah blows shut: the looking is over.
card-mission5 = mission 5 (An Open Door)
    .title = An Open Door
    .effect = The row stays face up for the whole next round.
card-mission6 = mission 6 (Open-Handed)
    .title = Open-Handed
    .effect = One card is given away, and two come back for it: the first takes its place, the second the mission's.

## Presets

preset-ushpizin-first_time = First time
preset-ushpizin-first_time-about = All rows stay face up and there are no missions: learn the game without having to remember.
preset-ushpizin-classic = Classic
preset-ushpizin-classic-about = The rows are revealed after each round; the first to host all seven wins.
preset-ushpizin-quartets = Quartets
preset-ushpizin-quartets-about = Collect seven of one ushpiz: no swaps, you ask the others for cards from their hands.
preset-ushpizin-sharp = Sharp memory
preset-ushpizin-sharp-about = The rows are revealed only every third round, and then everyone rearranges their own.
preset-ushpizin-short = Short
preset-ushpizin-short-about = All rows stay face up, with missions: about ten minutes.

## Options

option-ushpizin-exposure = When the cards are face up
option-ushpizin-exposure-about = The less often you see the rows, the more you have to remember.
option-ushpizin-exposure-every_round = After each round
option-ushpizin-exposure-always = All the time
option-ushpizin-exposure-open_seventh = Every 7th round face up
option-ushpizin-exposure-seldom = Every few rounds
option-ushpizin-every = Rounds between reveals
option-ushpizin-every-about = How many rounds are played before the rows are revealed. Seven is hard!
option-ushpizin-reorder = Changing the order
option-ushpizin-reorder-about = Before the rows are covered, everyone has to rearrange their own.
option-ushpizin-goal = How to win
option-ushpizin-goal-about = Collect all seven ushpizin, one of them seven times, or groups of the same ones.
option-ushpizin-goal-all_seven = All seven
option-ushpizin-goal-one_host = Seven of one
option-ushpizin-goal-combinations = Groups
option-ushpizin-hosts = Choosing your ushpiz
option-ushpizin-hosts-about = In turn and openly; everyone in secret; or nobody chooses, and seven of any one win.
option-ushpizin-hosts-open = Openly
option-ushpizin-hosts-secret = In secret
option-ushpizin-hosts-free = Nobody chooses
option-ushpizin-guests = Ordinary guests
option-ushpizin-guests-about = Grandpa, the Neighbour and the others drop in too, and the search takes longer.
option-ushpizin-kinds = How many ushpizin are in play
option-ushpizin-kinds-about = The number of players plus two, or all seven.
option-ushpizin-kinds-few = Players + 2
option-ushpizin-kinds-all = All seven
option-ushpizin-style = How cards change hands
option-ushpizin-style-about = Swap between face-down rows, or ask each other for cards in hand.
option-ushpizin-style-swaps = Swaps
option-ushpizin-style-quartets = Quartets
option-ushpizin-combination = Which groups
option-ushpizin-combination-about = One ushpiz three times and another four times; or two twice and one three times.
option-ushpizin-combination-three_four = 3 + 4
option-ushpizin-combination-two_two_three = 2 + 2 + 3
option-ushpizin-missions = Mission cards
option-ushpizin-missions-about = Six cards that shake things up.
option-ushpizin-elijah = Elijah cards
option-ushpizin-elijah-about = Elijah stands in for any ushpiz. Three or four only with six players or more.
option-ushpizin-exchange = When nobody has a mission
option-ushpizin-exchange-about = After a reveal without missions: play on as usual, or everyone draws one more card and discards one, face up.
option-ushpizin-exchange-once = Look and play on
option-ushpizin-exchange-again = One more card each
option-ushpizin-close = Closing the sukkah
option-ushpizin-close-about = Who ends the looking: the first to call, or everyone together.
option-ushpizin-close-first = At the first call
option-ushpizin-close-all = When everyone is ready
option-ushpizin-rounds = Round limit
option-ushpizin-rounds-about = If nobody has won when the limit is reached, the game is a draw.
option-ushpizin-first-about = In the printed rules the eldest goes first: choose that player here, or draw lots.

## What happens

ushpizin-dealt =
    { PERSON($first) ->
        [you] The rows are face up. Ushpizin in play: { CARD($kinds) }. You go first.
       *[other] The rows are face up. Ushpizin in play: { CARD($kinds) }. { SEAT($first, form: "start") } goes first.
    }
ushpizin-host =
    { PERSON($seat) ->
        [you] { KNOWN($host) ->
            [no] You have chosen your ushpiz.
           *[yes] You want to host { CARD($host) }.
        }
       *[other] { KNOWN($host) ->
            [no] { SEAT($seat, form: "start") } has chosen an ushpiz.
           *[yes] { SEAT($seat, form: "start") } wants to host { CARD($host) }.
        }
    }
ushpizin-ready =
    { PERSON($seat) ->
        [you] You are ready.
       *[other] { SEAT($seat, form: "start") } is ready.
    }
ushpizin-began =
    { PERSON($first) ->
        [you] Round { $round }: you go first.
       *[other] Round { $round }: { SEAT($first) } goes first.
    }
ushpizin-lifted =
    { PERSON($seat) ->
        [you] You lift card { $place }.
       *[other] { SEAT($seat, form: "start") } lifts card { $place }.
    }
ushpizin-swapped =
    { PERSON($seat) ->
        [you] You swap your card { $place } for { SEAT($other, form: "of") } card { $spot }.
       *[other] { SEAT($seat, form: "start") } swaps card { $place } for { SEAT($other, form: "of") } card { $spot }.
    }
ushpizin-shown =
    { PERSON($seat) ->
        [you] In your face-up row, card { $place }: { CARD($card) }.
       *[other] In { SEAT($seat, form: "of") } face-up row, card { $place }: { CARD($card) }.
    }
ushpizin-skipped =
    { PERSON($seat) ->
        [you] You have nobody to swap with.
       *[other] { SEAT($seat, form: "start") } has nobody to swap with.
    }
ushpizin-declared =
    { PERSON($seat) ->
        [you] “Ushpizin!” You show { CARD($row) }.
       *[other] “Ushpizin!” { SEAT($seat, form: "start") } shows { CARD($row) }.
    }
ushpizin-misdeclared =
    { PERSON($seat) ->
        [you] “Ushpizin!” But you show { CARD($row) }. Your row stays face up.
       *[other] “Ushpizin!” But { SEAT($seat) } shows { CARD($row) }. The row stays face up.
    }
ushpizin-quiet =
    { PERSON($seat) ->
        [you] You play on without calling.
       *[other] { SEAT($seat, form: "start") } plays on without calling.
    }
ushpizin-chose =
    { PERSON($seat) ->
        [you] { KNOWN($place) ->
            [no] You have chosen a card to discard.
           *[yes] You will discard card { $place }.
        }
       *[other] { KNOWN($place) ->
            [no] { SEAT($seat, form: "start") } has chosen a card to discard.
           *[yes] { SEAT($seat, form: "start") } will discard card { $place }.
        }
    }
ushpizin-drew = Everyone has discarded a card and drawn another. Cards changed: { BYSEAT($places) }.
ushpizin-shuffled =
    { $count ->
        [one] The draw and discard piles are shuffled together: { $count } card.
       *[other] The draw and discard piles are shuffled together: { $count } cards.
    }
ushpizin-mission_over = The round is over, and { CARD($mission) } goes to the bottom of the draw pile.
ushpizin-revealed = All rows are revealed.
ushpizin-announced =
    { PERSON($seat) ->
        [you] You announce { CARD($mission) }. { CARD($mission, form: "effect") }
       *[other] { SEAT($seat, form: "start") } announces { CARD($mission) }. { CARD($mission, form: "effect") }
    }
ushpizin-returned = Back into the draw pile: { CARD($missions) }.
ushpizin-replaced = In { SEAT($seat, form: "of") } row, card { $place } is now { CARD($card) }.
ushpizin-buried = Shown, then put at the bottom of the draw pile: { CARD($missions) }.
ushpizin-redrew =
    { PERSON($seat) ->
        [you] You draw one more card: { CARD($card) }.
       *[other] { SEAT($seat, form: "start") } draws one more card: { CARD($card) }.
    }
ushpizin-seated =
    { PERSON($seat) ->
        [you] You discard { CARD($out) }. Your card { $place } is now { CARD($card) }.
       *[other] { SEAT($seat, form: "start") } discards { CARD($out) }. Card { $place } is now { CARD($card) }.
    }
ushpizin-declined =
    { PERSON($seat) ->
        [you] You don't keep { CARD($card) }.
       *[other] { SEAT($seat, form: "start") } doesn't keep { CARD($card) }.
    }
ushpizin-pass_chosen =
    { PERSON($seat) ->
        [you] { KNOWN($place) ->
            [no] You have chosen a card to pass on.
           *[yes] You will pass on card { $place }.
        }
       *[other] { KNOWN($place) ->
            [no] { SEAT($seat, form: "start") } has chosen a card to pass on.
           *[yes] { SEAT($seat, form: "start") } will pass on card { $place }.
        }
    }
ushpizin-passed_on = Everyone passes a card to the left. { BYSEAT($cards, of: "card") }.
ushpizin-rested =
    { PERSON($seat) ->
        [you] You cover your row and rest for the next round.
       *[other] { SEAT($seat, form: "start") } covers the row and rests for the next round.
    }
ushpizin-took =
    { PERSON($seat) ->
        [you] You take { CARD($card) } from { SEAT($other) }.
       *[other] { SEAT($seat, form: "start") } takes { CARD($card) } from { SEAT($other) }.
    }
ushpizin-gust = A gust of wind: the sukkah closes at once.
ushpizin-open_door =
    { PERSON($seat) ->
        [you] You leave your row face up for the next round.
       *[other] { SEAT($seat, form: "start") } leaves the row face up for the next round.
    }
ushpizin-offered =
    { PERSON($seat) ->
        [you] You give { CARD($card) } to { SEAT($other) }; two cards come back in return.
       *[other] { SEAT($seat, form: "start") } gives { CARD($card) } to { SEAT($other) }; two cards go back in return.
    }
ushpizin-picked =
    { PERSON($seat) ->
        [you] You give two in return to { SEAT($other) }: { CARD($cards) }.
       *[other] { SEAT($seat, form: "start") } gives two in return to { SEAT($other) }: { CARD($cards) }.
    }
ushpizin-exchanged =
    { PERSON($seat) ->
        [you] You swap two of your cards: { LIST($places) }.
       *[other] { SEAT($seat, form: "start") } swaps two cards: { LIST($places) }.
    }
ushpizin-reordered =
    { PERSON($seat) ->
        [you] Your row is in its new order.
       *[other] The row of { SEAT($seat) } is in its new order.
    }
ushpizin-closed =
    { PERSON($seat) ->
        [you] “Close the sukkah!” you call.
       *[other] “Close the sukkah!” calls { SEAT($seat) }.
    }
ushpizin-won =
    { PERSON($seats) ->
        [you] You win!
       *[other] The win goes to { SEAT($seats) }!
    }
ushpizin-drawn = After round { $round } the game is a draw.
ushpizin-ended = The game is over.
ushpizin-opened =
    { PERSON($first) ->
        [you] Hands are dealt. Ushpizin in play: { CARD($kinds) }. You go first.
       *[other] Hands are dealt. Ushpizin in play: { CARD($kinds) }. { SEAT($first, form: "start") } goes first.
    }
ushpizin-hand =
    { PERSON($seat) ->
        [you] Your hand: { CARD($cards) }.
       *[other] { SEAT($seat, form: "start") } holds { CARD($cards) }.
    }
ushpizin-handed =
    { PERSON($seat) ->
        [you] You ask { SEAT($other) } for { CARD($card) } and get one!
       *[other] { SEAT($seat, form: "start") } asks { SEAT($other) } for { CARD($card) } and gets one!
    }
ushpizin-lacked =
    { PERSON($seat) ->
        [you] You ask { SEAT($other) } for { CARD($card) }: no luck.
       *[other] { SEAT($seat, form: "start") } asks { SEAT($other) } for { CARD($card) }: no luck.
    }
ushpizin-gave_back =
    { PERSON($seat) ->
        [you] { KNOWN($card) ->
            [no] You give a card in return to { SEAT($other) }.
           *[yes] You give { CARD($card) } in return to { SEAT($other) }.
        }
       *[other] { KNOWN($card) ->
            [no] { SEAT($seat, form: "start") } gives a card in return to { SEAT($other) }.
           *[yes] { SEAT($seat, form: "start") } gives { CARD($card) } in return to { SEAT($other) }.
        }
    }
ushpizin-fished =
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
ushpizin-put_away =
    { PERSON($seat) ->
        [you] { KNOWN($card) ->
            [no] You discard a card.
           *[yes] You discard { CARD($card) }.
        }
       *[other] { KNOWN($card) ->
            [no] { SEAT($seat, form: "start") } discards a card.
           *[yes] { SEAT($seat, form: "start") } discards { CARD($card) }.
        }
    }
ushpizin-silent =
    { PERSON($seat) ->
        [you] You have nothing left to ask for: next player.
       *[other] { SEAT($seat, form: "start") } has nothing left to ask for: next player.
    }

## What is refused

ushpizin-no_such_first = { SEAT($first, form: "start") } cannot go first: seats are numbered 0 to { $last }.
ushpizin-bad_rounds = rounds={ $rounds } is not possible: the limit is 1 to { $most } rounds.
ushpizin-bad_elijah = elijah={ $elijah } is not possible: there are 0 to { $most } Elijah cards.
ushpizin-bad_every = every={ $every } is not possible: rows are revealed after every { $allowed } rounds.
ushpizin-needs = “{ $option }” only works with “{ $parent }”.
ushpizin-clash = “{ $one }” and “{ $other }” don't go together.
ushpizin-many_elijahs = Three or four Elijah cards: only with { $seats } players or more.
ushpizin-unreadable = That move was not understood.
    .typed = “{ $text }” isn't a move. Examples: ready, lift 3, swap 2.5, declare, done, put 4, announce 3, pass 2, take 1.4, offer 4 to 2, pick 1 6, exchange 2 5, close, host david, ask 2 moses, give abraham, out isaac.
ushpizin-host_now = First choose the ushpiz you want to host.
ushpizin-ready_now = Look at the rows, and say when you are ready.
ushpizin-lift_now = First lift one of your own cards.
ushpizin-swap_now = The card you have lifted is the one you give. Now choose a card in another row.
ushpizin-declare_now = Your swap is made: call “Ushpizin!”, or play on.
ushpizin-put_now = Choose a card to discard; you'll draw one in its place.
ushpizin-announce_now = First announce your mission.
ushpizin-pass_now = Mission 1: choose a card to pass to your left.
ushpizin-take_now = Mission 3: take a card from another row.
ushpizin-offer_now = Mission 6: choose one of your cards, and who gets it.
ushpizin-pick_now = Mission 6: choose two of your cards to give in return.
ushpizin-reorder_now = Rearrange your row: swap two of your cards, then say you are done.
ushpizin-close_now = Look at the rows, or close the sukkah.
ushpizin-declare_later = Call “Ushpizin!” right after a swap of your own.
ushpizin-close_later = Call “Close the sukkah!” while all rows are face up.
ushpizin-over = The game is over.
ushpizin-ask_now = Ask another player for an ushpiz.
ushpizin-give_now = First give a card in return.
ushpizin-out_now = Discard one of your eight cards.
ushpizin-redraw_now = Discard one of eight cards: one from your row, or the one you have just drawn.
ushpizin-not_your_pick = It isn't your turn to choose. Still to choose: { SEAT($asked) }.
ushpizin-already_ready = You are ready already. Waiting for { SEAT($asked) }.
ushpizin-not_your_turn = It is { SEAT($asked, form: "of") } turn, not yours.
ushpizin-already_put = You have already chosen your discard. Waiting for { SEAT($asked) }.
ushpizin-no_mission = A mission must be announced first, and you have none. Waiting for { SEAT($asked) }.
ushpizin-already_passed = You have already chosen a card to pass on. Waiting for { SEAT($asked) }.
ushpizin-not_your_mission = This is { SEAT($asked, form: "of") } mission.
ushpizin-not_offered = The card was given to { SEAT($asked) }: wait for the two in return.
ushpizin-already_reordered = Your row is set. Waiting for { SEAT($asked) }.
ushpizin-already_closed = You have called already. Waiting for { SEAT($asked) }.
ushpizin-host_taken = Somebody else is hosting that ushpiz: choose another.
ushpizin-host_not_in_play = That ushpiz isn't in this game: choose another.
ushpizin-just_received = You got that card this round, so you cannot give it away: lift another.
ushpizin-taken_from_you = That card was taken from you this round, so you cannot take it back.
ushpizin-swap_self = Swap with somebody else, not with yourself.
ushpizin-no_such_seat = There is nobody at that seat.
ushpizin-resting = That player is resting this round (mission 2): swap with somebody else.
ushpizin-you_rest = You are resting this round (mission 2): a card from the draw pile will fill your empty place.
ushpizin-mission_not_held = That mission is not in your row.
ushpizin-take_self = Take a card from somebody else, not from yourself.
ushpizin-offer_self = Give the card to somebody else, not to yourself.
ushpizin-offer_gap = That place is empty: the mission lay there.
ushpizin-same_order = Nothing has changed yet: swap two of your cards first.
ushpizin-not_drawn = That isn't the card you have drawn.
ushpizin-ask_self = Ask somebody else, not yourself.
ushpizin-not_in_play = That ushpiz isn't in this game.
ushpizin-gave_it_away = You gave that ushpiz away this turn, so you cannot ask for him.
ushpizin-nothing_to_give = You would have nothing to give in return.
ushpizin-not_held = You do not hold that card.
ushpizin-asked_for_it = You asked for that ushpiz this turn, so you cannot give him away.

## What a card is, for whoever asks it

about-ushpizin-abraham = One of the seven ushpizin.
about-ushpizin-isaac = One of the seven ushpizin.
about-ushpizin-jacob = One of the seven ushpizin.
about-ushpizin-moses = One of the seven ushpizin.
about-ushpizin-aaron = One of the seven ushpizin.
about-ushpizin-joseph = One of the seven ushpizin.
about-ushpizin-david = One of the seven ushpizin.
about-ushpizin-grandfather = An ordinary guest: none of the ushpizin.
about-ushpizin-friends = An ordinary guest: none of the ushpizin.
about-ushpizin-guest = An ordinary guest: none of the ushpizin.
about-ushpizin-neighbour = An ordinary guest: none of the ushpizin.
about-ushpizin-uncle = An ordinary guest: none of the ushpizin.
about-ushpizin-beggar = An ordinary guest: none of the ushpizin.
about-ushpizin-elijah = Stands for any ushpiz.
about-ushpizin-mission1 = { card-mission1.effect }
about-ushpizin-mission2 = { card-mission2.effect }
about-ushpizin-mission3 = { card-mission3.effect }
about-ushpizin-mission4 = { card-mission4.effect }
about-ushpizin-mission5 = { card-mission5.effect }
about-ushpizin-mission6 = { card-mission6.effect }

## The board

board-ushpizin-round = Round { $round }
board-ushpizin-part-host = Choose
board-ushpizin-part-study = Memorize
board-ushpizin-part-swap = Swap
board-ushpizin-part-draw = Draw
board-ushpizin-part-reveal = Reveal
board-ushpizin-part-ask = Ask
board-ushpizin-part-over = The end
board-ushpizin-kupa = Draw pile
board-ushpizin-used = Discard pile
board-ushpizin-no_mission = No mission
board-ushpizin-do-host = Whom would you like to host?
board-ushpizin-do-ready = Who sits where? Memorize, then say you're ready
board-ushpizin-do-lift = Lift the card you will give
board-ushpizin-do-swap = Now choose the card you want instead
board-ushpizin-do-declare = Is your row complete? Call it, or play on
board-ushpizin-do-put = Choose a card to discard
board-ushpizin-do-announce = There is a mission in your row: announce it!
board-ushpizin-do-pass = Choose a card for the player on your left: { $name }
board-ushpizin-do-take = Take any card from another row
board-ushpizin-do-offer = Choose a card to give, and who gets it
board-ushpizin-do-pick = A gift from { $name }! Choose two in return, in order
board-ushpizin-do-exchange = Rearrange your row: tap two of your cards
board-ushpizin-do-reordered = Swap some more, or say you're done
board-ushpizin-do-close = Look well: who is where?
board-ushpizin-do-ask = Whom do you ask, and for which ushpiz?
board-ushpizin-do-give = Give { $name } a card in return
board-ushpizin-do-out = Discard one of your eight cards
board-ushpizin-do-redraw = You have drawn { $card }: tap a card in your row to discard it instead, or discard the new one
board-ushpizin-wait = Waiting for { $names }
board-ushpizin-rest = You are resting this round
board-ushpizin-act-host = Host { $card }
board-ushpizin-act-hosts = Choose an ushpiz
board-ushpizin-act-ready = I'm ready
board-ushpizin-act-lift = Lift
board-ushpizin-act-swap = Swap
board-ushpizin-act-put = Discard
board-ushpizin-act-announce = Announce: { $mission }
board-ushpizin-act-pass = Pass it on
board-ushpizin-act-take = Take
board-ushpizin-act-offer = Give
board-ushpizin-act-offer_to = Give to { $name }
board-ushpizin-act-pick = Give these two
board-ushpizin-act-done = Done
board-ushpizin-act-carry_on = Play on
board-ushpizin-act-declare = Yes, show it
board-ushpizin-act-ask = Ask
board-ushpizin-act-give = Give
board-ushpizin-act-out = Discard
board-ushpizin-shout-close = Close the sukkah!
board-ushpizin-shout-ushpizin = Ushpizin!
board-ushpizin-look =
    { $count ->
        [one] in { $count } second
       *[other] in { $count } seconds
    }
board-ushpizin-won = Complete!
board-ushpizin-missed = But the row is not complete
board-ushpizin-mine-covered = Your card { $place } of 7, face down
board-ushpizin-mine-open = Your card { $place } of 7: { $card }
board-ushpizin-mine-empty = Your place { $place } of 7, empty
board-ushpizin-theirs-covered = { $name }, card { $place }, face down
board-ushpizin-theirs-open = { $name }, card { $place }: { $card }
board-ushpizin-theirs-empty = { $name }, place { $place }, empty
board-ushpizin-is-lifted = lifted
board-ushpizin-is-barred = you can't move this one this round
board-ushpizin-is-picked = chosen
board-ushpizin-is-first = chosen first
board-ushpizin-is-second = chosen second
board-ushpizin-is-sealed = your choice
board-ushpizin-is-changed = just changed
board-ushpizin-is-came = just drawn
board-ushpizin-is-offered = offered
board-ushpizin-tag-first = starts
board-ushpizin-tag-answered = has answered
board-ushpizin-tag-resting = resting
board-ushpizin-tag-open = row face up
board-ushpizin-tag-hushed = can't call yet
board-ushpizin-tag-winner = Winner!
board-ushpizin-tag-host = hosts { $card }
board-ushpizin-tag-your_host = You host { $card }
board-ushpizin-row_of = { $name }'s row
board-ushpizin-closer = Look closer: { $name }'s row
board-ushpizin-my_row = Your row
board-ushpizin-my_hand = Your hand
board-ushpizin-in_hand =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
board-ushpizin-piles = The piles
board-ushpizin-came = Shown for a moment
board-ushpizin-drawn = Just drawn by { $name }: { $card }
board-ushpizin-buried = Shown, then put under the draw pile
board-ushpizin-holder = Announced by { $name }
board-ushpizin-mission-1 = { card-mission1.effect }
board-ushpizin-mission-2 = { card-mission2.effect }
board-ushpizin-mission-3 = { card-mission3.effect }
board-ushpizin-mission-4 = { card-mission4.effect }
board-ushpizin-mission-5 = { card-mission5.effect }
board-ushpizin-mission-6 = { card-mission6.effect }
board-ushpizin-goal-title = What we are collecting
board-ushpizin-goal-all_seven = All seven ushpizin in one row, in any order. Elijah stands for any one of them.
board-ushpizin-goal-one_host = One ushpiz, seven times. Elijah helps.
board-ushpizin-goal-three_four = One ushpiz three times and another four times. Elijah helps.
board-ushpizin-goal-two_two_three = Groups of two, two and three, each of another ushpiz. Elijah helps.
board-ushpizin-goal-kinds = Ushpizin in play
board-ushpizin-kinds = Which ushpiz
board-ushpizin-private = Secret until the end

## Moves, as the general board writes them on buttons

move-ushpizin-host = Host { CARD($card) }
move-ushpizin-ready = I'm ready
move-ushpizin-lift = Lift my card { $place }
move-ushpizin-swap = Take { SEAT($seat, form: "of") } card { $place }
move-ushpizin-declare = Ushpizin!
move-ushpizin-done = Done
move-ushpizin-put = Discard my card { $place }
move-ushpizin-announce =
    Announce: { $number ->
         [1] { card-mission1 }
         [2] { card-mission2 }
         [3] { card-mission3 }
         [4] { card-mission4 }
         [5] { card-mission5 }
        *[6] { card-mission6 }
    }
move-ushpizin-pass = Pass my card { $place } on
move-ushpizin-take = Take card { $place } from { SEAT($seat) }
move-ushpizin-offer = Give my card { $place } to { SEAT($seat) }
move-ushpizin-pick = Give cards { $first } and { $second } in return
move-ushpizin-exchange = Swap my cards { $place } and { $other }
move-ushpizin-close = Close the sukkah!
move-ushpizin-ask = Ask { SEAT($seat) } for { CARD($card) }
move-ushpizin-give = Give { CARD($card) }
move-ushpizin-out = Discard { CARD($card) }

## What the fields of a view are called

view-ushpizin-kinds = Ushpizin in play
view-ushpizin-rows = Row
view-ushpizin-kupa = Draw pile
view-ushpizin-used = Discard pile
view-ushpizin-mission = Mission
view-ushpizin-hosts = Ushpiz to host
view-ushpizin-buried = Shown, then put under the draw pile
view-ushpizin-drawn = Just drawn
view-ushpizin-hand = Cards in hand
view-ushpizin-hands = How many in hand
view-ushpizin-asked_for = Received in this turn
view-ushpizin-gave = Given away in this turn
view-ushpizin-shown = Cards at the end
board-ushpizin-end-declared =
    { PERSON($seat) ->
        [you] You called “Ushpizin!” in round { $round }
       *[other] { SEAT($seat, form: "start") } called “Ushpizin!” in round { $round }
    }
board-ushpizin-end-round = Round { $round }
board-ushpizin-end-of = { $lit } of { $of }
board-ushpizin-end-missing = missing: { CARD($cards) }
board-ushpizin-end-elijah = Elijah takes the place of { CARD($cards) }
