### Reports of rule studies (the command line)

study-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
study-answers = Answers
study-variants = What was compared
study-variant = Variant
study-options = Options that differ from the usual ones
study-bots = Players
study-usual = none
study-measure = Measure
study-games = Games
study-mean = Mean
study-middle = Middle 80 %
study-difference = Difference
study-ended = What part of the games had ended by then
study-against = { $first } against { $second }
study-remembering = { $style } against the same with the memory of “{ $memory }”
study-forgetting = { $style } against the same without a memory
study-place = place { $place } in turn order
study-numbers = The numbers
study-how = How it was found out
study-less = less
study-more = more
study-same = no difference that matters
study-open = undecided
study-how_deals = All variants were played with the same deals, so that differences are measured deal by deal. Seed { $seed }, { $game }, edition { $edition }, Kupa { $version }.
study-how_intervals = After “±” stands a { $confidence } interval that holds however often one looks; those of the differences are corrected for their number; those of shares are in percentage points. More games were played of what was undecided, until it was decided or the games were used up.
study-how_minutes = Minutes are computed: { $choice } seconds for a choice, { $rest } seconds for an answer that leaves none.
study-how_bots = The players were bots. What they do not understand about a game, these figures do not show.

## Measures

study-measure-answers = Length in answers
study-measure-minutes = Length in minutes
study-measure-choices = Choices in a game
study-measure-breadth = Possible moves at a choice
study-measure-unfinished = Games that end at their limit
study-measure-shared = Games with several winners
study-measure-beginner = Edge of whoever begins
study-measure-seats = Wins by turn order
study-measure-lead_changes = Changes of the lead
study-measure-comeback = How far back the winner was in the second half
study-measure-settled = After which part of the game the winner leads for good
study-measure-effects = What happened to a seat, and how much more it wins
study-measure-skill = How much more a better player wins
study-measure-memory = How many more games are won by remembering
study-measure-luck = How much of the result the deal decides
study-measure-turns = Length in turns
study-measure-rounds = Length in rounds
study-measure-resets = Resets in a game
study-measure-sticks = Cards stuck in a game
study-measure-draws = Cards drawn by choice in a game
study-measure-robberies = Robberies in a game
study-measure-peeks = Looks at hats in a game
study-measure-swaps = Swaps in a game
study-measure-declarations = Declarations in a game
study-measure-wrong_declarations = Wrong declarations in a game
study-measure-magic_hats = Magic hats in a game
study-measure-redeals = Rows laid anew in a game
study-measure-missions = Missions in a game
study-measure-shuffles = Shuffles in a game
study-measure-winners = Winners of a game
study-measure-asks = Questions in a game
study-measure-hits = Questions that are answered with a card
study-measure-attempts = Attempts in a game
