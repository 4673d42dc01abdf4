### Looking back at a finished game

## The story
review-won =
    { $round ->
        [0] The win went to { SEAT($seats) }.
       *[other] The win went to { SEAT($seats) }, in round { $round }.
    }
review-nobody_won =
    { $round ->
        [0] Nobody won.
       *[other] Nobody won; the game ended in round { $round }.
    }
review-could_know = The card that decided it: { CARD($card) }. Who could be sure where it lay: { SEAT($seats) }.
review-nobody_knew = The card that decided it: { CARD($card) }. Nobody could be sure where it lay.
review-near =
    { $round ->
        [0] The nearest miss: with all cards open, a win was possible for { SEAT($seat) } in move { $step }.
       *[other] The nearest miss: with all cards open, a win was possible for { SEAT($seat) } in round { $round }.
    }
review-cost =
    { $round ->
        [0] The turning point was in move { $step }: another choice kept { $chances } ± { $error } more chances in 100.
       *[other] The turning point was in round { $round }: another choice kept { $chances } ± { $error } more chances in 100.
    }
review-brought =
    { $round ->
        [0] The best moment was in move { $step }: the choice made there brought { $chances } ± { $error } more chances in 100.
       *[other] The best moment was in round { $round }: the choice made there brought { $chances } ± { $error } more chances in 100.
    }
review-steady = No single choice turned the game: all differences were smaller than their errors.
review-memory =
    { $answers ->
        [one] The longest memory: { SEAT($seat) } went for { CARD($card) }, seen { $answers } move before.
       *[other] The longest memory: { SEAT($seat) } went for { CARD($card) }, seen { $answers } moves before.
    }
review-alike = In { $same } of { $choices } choices a strong player would have done the same.
review-certain = On average { $known } of { $places } covered cards could be known for certain.

## What turned it
review-turning_point =
    { $round ->
        [0] Turning point: move { $step }
       *[other] Turning point: round { $round }, move { $step }
    }
review-chosen = Chosen: { $move }. Chances: { $chances } in 100.
review-instead = Instead: { $move }. Chances: { $chances } in 100.
review-error = The difference is sure to ± { $error }, from { $worlds } imagined deals.
review-all_choices = Every choice beside that of a strong player
review-alike_choice = Move { $step }: { $move } A strong player would have done the same.
review-other_choice = Move { $step }: { $move } A strong player: { $other } Difference: { $difference } ± { $error } chances in 100.

## What could be known
review-title = Looking back
review-progress = Looking back…
review-after = After move { $step }
review-place = Card { $place }: { $chances }
review-place_of = { SEAT($seat, form: "start") }, card { $place }: { $chances }
review-hand = { SEAT($seat, form: "start") }: { $chances }
review-chance = { CARD($card) } { $chances }
review-seen = (last seen in move { $step })
review-exact = What could be known is counted exactly.
review-nearly = What could be known is counted; a little of what was told is left out.
review-sampled = What could be known is partly an estimate, from imagined deals.
review-no_step = There is no such move: the last one is { $last }.

## In the page
review-page-known = What could be known
review-page-could = What I could know
review-page-was = What lay there
review-page-turned = What turned it and its story
review-page-likely_card = { $title }, { $chances } in 100
review-page-likely = Card { $place }: { $title }, { $chances } in 100
review-page-unknown = Card { $place }: not known
review-page-last_seen =
    { $round ->
        [0] Last seen in move { $step }.
       *[other] Last seen in round { $round }.
    }
