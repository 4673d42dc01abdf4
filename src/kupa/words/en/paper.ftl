### On paper: sheets of cards, leaflets, score sheets

paper-fronts = Fronts
paper-backs = Backs
paper-fronts_and_backs = Fronts and backs
paper-sheet = sheet { $number } of { $count }
paper-flip_long = print on both sides, flip on the long edge
paper-flip_short = print on both sides, flip on the short edge
paper-fold = print on one side, fold in the middle, glue
paper-actual_size = Print at 100%. Cards of { $width } × { $height } mm
paper-ruler = 5 cm
paper-leaflet = { $game }: the rules
paper-fold_leaflet = Print on both sides, flip on the short edge, fold in the middle

paper-reference = All at a glance
paper-penalty = Penalty hat

paper-players =
    { $most ->
        [one] 1 player
       *[other] { $fewest }–{ $most } players
    }
paper-minutes =
    { $count ->
        [one] about a minute
       *[other] about { $count } minutes
    }
paper-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
paper-scan = Rules and lessons: scan this, or open
paper-quick = The game at a glance
paper-scores = Score sheet
paper-name = Name
paper-deal = Game
paper-total = Total
paper-record = Record of a game
paper-record_about = Number the seats from 0, clockwise, and write one line a move. Type it up afterwards, and the game can be replayed.
paper-date = Date
paper-options = Options
paper-seats = Seats
paper-notation = How moves are written

## What the server answers instead

paper-not_installed = Printing isn't installed on this server: pip install 'kupa[print]'
paper-busy = Too many decks are being printed at the moment. Try again in a minute.
paper-failed = The deck couldn't be printed. The server's log says why.

## The quick cards

quick-reset-goal = Be the first to have nothing left, in your hand and in your personal pile.
quick-reset-play = On your turn, play a number, several equal ones, three or more in a row, or a special card. Then fill your hand to six.
quick-reset-order = Going up: the pile's number or higher. Going down: the same or lower. Nothing fits? Draw one card.
quick-reset-fire = Fire burns the pile. Up again, and you open a new one.
quick-reset-reverse = Reverse: up becomes down, down becomes up.
quick-reset-robber = Robber: look at a hand, take one card, give one back.
quick-reset-stop = Stop: each one costs the next player a turn.
quick-reset-joker = Joker: any number you name.
quick-reset-three = Three equal numbers in a row reset the pile: it is gone, and you open a new one.
quick-court-goal = Find the hat of each character. Every pair is a point.
quick-court-peek = Peek: look at one hat, you alone.
quick-court-swap = Swap: two hats change places, and nobody looks.
quick-court-declare = “The hat fits!” If it does, character and hat are yours. If not, you get a penalty hat.
quick-court-magic = A magic hat is yours when you uncover it. It cancels one penalty hat.
quick-court-end = Three characters left: the game is over. Points: pairs, less the penalty hats that nothing cancels.
quick-ushpizin-goal = Seven different ushpizin in your row: that wins. Elijah stands in for anyone.
quick-ushpizin-swap = In turn: lift one of your cards and swap it for a card of somebody else. Nobody looks.
quick-ushpizin-declare = Sure of your row? Call “Ushpizin!” after your swap. Whoever is right wins alone; whoever is wrong plays on with the row face up.
quick-ushpizin-draw = Then everyone takes a card from the pile, unseen, and discards one from the row.
quick-ushpizin-reveal = All rows are revealed. A complete row wins.
quick-ushpizin-mission = A mission in your row? Announce it. Only the first counts.
quick-ushpizin-close = Look hard, remember, and: “Close the sukkah!”
quick-pairs-turn = On your turn, turn up two cards, one after the other.
quick-pairs-keep = Equal? Keep them, and go on.
quick-pairs-cover = Different? They are covered again, and the next player goes on.
quick-pairs-end = No cards left: the most pairs win.
