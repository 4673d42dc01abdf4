### The page: everything that is not about one game

## App

app-name = Kupa
app-tagline = Card games for the family table


home-skill-first = First time
home-skill-first-about = an easy way to play, and bots that forget
home-skill-easy = Easy
home-skill-easy-about = the bots forget a lot
home-skill-medium = Medium
home-skill-medium-about = like playing with family
home-skill-hard = Hard
home-skill-hard-about = they remember nearly everything

## Lessons

learn-show = Show me how
learn-to_table = Back to the table
learn-coach = The coach
learn-step = Step { $step } of { $of }
learn-back = Back
learn-skip = Skip
learn-done = You've got it!
learn-no_tips = No more tips
learn-got_it = Got it
learn-ready = done
learn-next = Next lesson
learn-play = Play a first game
learn-again = Once more
learn-home = Home

## Settings

settings-language = Language
settings-dark = Dark colours
settings-sound = Sound
page-calls_slow = A turn may take a day or more here.
page-calls = Call me to my turn
page-calls_later = Not now

## Trouble

trouble-offline = The table cannot be reached. Check the connection and try again.
trouble-busy = Too many at once. Wait a little and try again.
trouble-server = Something went wrong. Please try again.

## Page

page-not_found = Nothing here
page-not_found_text = The link may be old, or a letter is missing. All the games are still where they were.
page-home = To the games
page-rules = Rules
page-table = Table
page-screen = Shared screen
page-replay = Replay
page-practice = Where is it now?
page-skip = Skip to the content
page-lost = This page could not be loaded. Check the connection and try again.
page-again = Try again
page-default_name = Star
page-your_turn = Your turn
page-turn_of = { $name }'s turn
page-turn_all = Everyone is choosing
page-game_over = The game is over
page-menu = Menu
page-talk = Say something
page-leave = Leave the table
page-copy = Copy
page-send = Send
page-copy_by_hand = This browser does not let the page copy: please copy the link by hand.
page-share_local = This link works on this computer only. To let phones in, start Kupa with --lan.
page-reconnecting = Reconnecting… { $count }
page-reconnecting_title = One moment, reconnecting…
page-reconnecting_text = Your cards are kept in place. No need to refresh: the page keeps trying.
page-connecting = Walking to the table…
page-try_now = Try now
page-no_table = No such table
page-no_table_text = The link may be old, or a letter is missing.
page-closed = The table is closed
page-kicked = You are no longer at this table
page-kicked_text = Whoever runs the table has freed your chair. You can join or open another one.
page-moved = Your seat is on another device now
page-moved_text = The game goes on there. Nothing more will be shown here.
page-playing = A game is being played here
page-no_onlookers = This table plays without spectators. You can sit down when it is opened for another game.
page-looking_on = You're watching
page-bot_plays = A bot is playing for you until you come back.
page-bot_played = A bot played for you while you were away.
page-im_back = I'm back
page-see_rule = Rule { $ruling }
page-screen_join = Join with a phone
page-screen_text = Scan the code, or enter the digits at { $host }.
page-screen_onlookers = To show the cards on this screen, let others watch.

## Rules

rules-contents = On this page
rules-print = Print
rules-print_cards = Print the cards
rules-ruling = Rule { $ruling }
rules-sign-next = then
rules-sign-swap = changes places with
rules-sign-plus = and
rules-sign-yes = that is right
rules-sign-no = that is wrong
rules-other = The other games

## Lobby

lobby-free = Free chair
lobby-wins =
    { $count ->
        [one] { $count } win
       *[other] { $count } wins
    }
lobby-sit = Sit down
lobby-name = Your name
lobby-name_missing = Please enter a name.
lobby-colour = Your symbol
lobby-save = Save
lobby-start = Start playing
lobby-start_few =
    { $count ->
        [one] One more player needed: a person or a bot.
       *[other] { $count } more players needed: people or bots.
    }
lobby-listed-about = Anybody on this server can find the table and sit down.
lobby-onlookers-about = Anyone with the link can watch. They see what is face up, never your hand.
lobby-on = Yes
lobby-off = No
lobby-auto = As usual
lobby-nobody = No limit

## End

end-player = Player
end-replay = Watch the replay
end-review = Look back at the game
end-story = The story of this game
end-record = Download the record
end-back = To the result
end-onward = Go on

## Plain

general-choose = Choose a card or a move
general-moves = What you can do
general-all_moves = All moves ({ $count })
general-wait = It's the others' turn.
general-gap = nothing here

## Ui

ui-close = Close
ui-copied = Copied
ui-link = Link
ui-qr = QR code of the link
ui-left =
    { $count ->
        [one] { $count } second left
       *[other] { $count } seconds left
    }
ui-bot = bot
ui-usual = (usual)

## Cards

card-covered = Card, face down

## The board

board-your_turn = Your turn
board-turn_of = { $name }'s turn
board-at_turn = playing now
board-away = away
board-others = The others at the table
board-actions = What you can do
board-only_you = For your eyes only
board-let_go = Cancel
board-over = The game is over
board-you = You

## Late

late-sit = Play in a bot's place
late-title = Take a bot's chair
late-about = A bot has played here until now. From here on you see what this seat may see, not what the bot has seen.
late-which = Which chair?
late-waiting = A bot's chair is free for you.
late-next = Join the next game
late-next-about = No chair is free in this game. You are dealt in when the next one begins, as long as this page stays open.
late-next-offer = You can join when the next game begins.
late-next-kept = There is a place for you in the next game.
late-next-leave = Don't wait
