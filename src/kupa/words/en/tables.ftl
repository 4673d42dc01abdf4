### Tables: refusals, what happened, paces, levels, phrases

## Table

table-no_such_table = There is no such table. The link may be incomplete.
table-no_such_code = No table has this code. Check the digits; an old table may be gone.
table-no_such_record = That game is not over yet, or has not begun.
table-no_practice = This game has no covered cards to practise with.
table-no_such_page = There is no such page.
table-no_such_pace = There is no pace “{ $pace }”. There are: { $allowed }.
table-no_such_colour = There is no such symbol. There are: { $allowed }.
table-no_such_phrase = There is no such phrase.
table-bad_secret = We can't tell which device this is: its key is missing or damaged.
table-bad_token = This link has been used already, or a newer one has taken its place.
table-bad_name = A name has 1 to { $longest } characters and cannot be blank.
table-bad_word = The word for the shuffle has 1 to { $longest } characters.
table-bad_id = An answer has an id of its own, of at most { $longest } characters.
table-bad_database = This isn't the address of a database that works here: give sqlite:///… or postgresql://….
table-not_host = Only whoever runs the table can do that.
table-not_seated = Sit down at this table first.
table-sits_already = You already sit at this table.
table-barred = Whoever runs the table has closed it to this device.
table-chair_taken = That chair is taken.
table-chair_free = Nobody sits on that chair.
table-full = Every chair at this table is taken.
table-no_person = Only a person can run the table: a bot sits there, or nobody.
table-bad_push = That is not the address of a push service this server knows.
table-too_many_screens = At most { $most } screens can show a table.
table-dealt_already = The cards have been dealt: this can be changed before the next game.
table-not_playing = No game is being played at this table now.
table-not_over = The game is not over yet.
table-lesson = A lesson is played at this table: its settings stay as they are.
table-no_lesson = No lesson is being played at this table.
table-no_such_lesson = There is no such lesson.
table-not_a_lesson = This isn't a lesson: it needs a line “# lesson NAME” and a cue before the first answer of seat 0.
table-too_late = Too late: the game has gone on meanwhile.
table-look_first =
    { $count ->
        [one] Let everyone look for { $count } more second.
       *[other] Let everyone look for { $count } more seconds.
    }
table-no_hello = This connection did not say which table it is for.
table-greeted_already = This connection has said hello already.
table-not_understood = That request wasn't understood.
table-not_written = This could not be saved, so it does not count. Try again in a moment.
table-too_fast = That was a little too fast. Wait a moment and try again.
table-too_big = That message was too long.
table-strange_host = This server isn't known by that name. Whoever runs it can allow it (KUPA_HOSTS).
table-strange_origin = A page of another site may not play here. Whoever runs the server can allow it (KUPA_ORIGINS).
table-hall_full = No code is free for another table just now. Try again in a moment.
table-not_ready = The server is not ready yet. Try again in a moment.
table-damaged = This table cannot be opened: its record on the server is damaged. Whoever runs the server can mend it.
table-broken = Something went wrong on the server. The table is safe; try again.
table-review_failed = The server could not look back at this game. Its record is safe; try again later.
table-review_too_long = This game is too long to look back at: at most { $most } moves. Its replay is there.
table-file_too_long = This game is too long to be shown: at most { $most } moves.

## Entry

entry-opened = The table is open.
entry-sat = { $name } has sat down.
entry-seated = { $name }, a bot, has sat down.
entry-rose = { $name } has left the table.
entry-named = { $name } has a new name or symbol.
entry-settled = The table's settings have changed.
entry-hosted = { $name } runs the table now.
entry-worded = { $name } has added a word to the shuffle.
entry-dealt = The cards are dealt.
entry-answered = The game is over.
entry-again = Another game at the same table.
entry-gone = { $name } has lost the connection.
entry-back = { $name } is back.
entry-host_gone = Whoever runs the table has lost the connection.
entry-host_back = Whoever runs the table is here.
entry-piloted = A bot is playing for { $name } for now.
entry-offered = { $name }'s seat can be passed on by a link.
entry-taken = { $name }'s seat has moved to another device.
entry-rewound = { $name } has gone back a step.
entry-joined = { $name } plays on in a bot's place.
entry-waits = { $name } joins in the next game.
entry-waits_no_more = A place in the next game is free again.
entry-screen = A screen shows the table.
entry-family = The table is kept for its people.
entry-screens_off = No screen shows the table any more.

## Phase

phase-lobby = Waiting to start
phase-playing = Playing
phase-over = Over

## Pace

pace-relaxed = Relaxed
pace-relaxed-about = Two minutes for a turn: time to think and to chat.
pace-normal = Normal
pace-normal-about = A minute for a turn.
pace-quick = Quick
pace-quick-about = Twenty seconds for a turn.
pace-untimed = No clock
pace-untimed-about = No hurry at all: up to two hours for a turn.
pace-day = A day for a turn
pace-day-about = Up to a day for each turn: come by when you like.
pace-days = Three days for a turn
pace-days-about = Up to three days for each turn.

## Level

level-random = Random
level-easy = Easy
level-medium = Medium
level-hard = Hard
level-perfect = Perfect memory

## Symbol

symbol-pomegranate = Pome{ "\u00AD" }granate
symbol-grape = Grape
symbol-olive = Olive
symbol-wheat = Wheat
symbol-fig = Fig
symbol-date = Date
symbol-citron = Citron
symbol-lamp = Lamp
symbol-fish = Fish
symbol-bird = Bird
symbol-boat = Boat
symbol-star = Star
symbol-jug = Jug
symbol-turtle = Turtle

## Phrase

phrase-hello = Hello!
phrase-good_luck = Good luck!
phrase-your_turn = Your turn!
phrase-one_moment = One moment…
phrase-no_hurry = No hurry!
phrase-well_played = Well played!
phrase-what_luck = What luck!
phrase-thanks = Thank you!
phrase-back_soon = Back in a moment!
phrase-sorry = Sorry!
phrase-oh_no = Oh no!
phrase-forgot = I've forgotten everything!
phrase-good_game = That was fun!
phrase-again = Another game?

## Reaction

reaction-heart = a heart
reaction-laugh = laughter
reaction-clap = applause
reaction-think = a thoughtful face
reaction-wow = amazement
reaction-tea = a cup of tea
