### What the coach of a lesson says: the lesson's name, its cues (what to do now), why something else
### that the rules allow has to wait, and in the end what one can do now. A cue's “tip” is for somebody
### who plays a first game: it speaks of no cards of its own.

## Reset: your turn

lesson-reset-turn = Your turn
lesson-reset-turn-climb = Get rid of all your cards! The pile shows 2, so 2 or higher will fit. Tap your 3, then the button.
    .tip = Play the pile's number or a higher one: one card, or several that go together.
lesson-reset-turn-climb-why = That fits too. But low cards go first: once the pile has climbed, there is no place for them.
lesson-reset-turn-same = The pile has climbed to 6. The same number fits as well: play your 6.
lesson-reset-turn-same-why = You may, but the 6 fits exactly, and the high cards will help you later.
lesson-reset-turn-set = Two at once! Equal numbers go together: tap both 8s and play them.
    .tip = Equal numbers may go together: tap them all, then play.
lesson-reset-turn-set-why = You may, but two cards gone are better than one.
lesson-reset-turn-draw = The pile shows 10, and you have none. When nothing fits, you draw a card and your turn is over.
    .tip = Nothing fits: draw a card, and your turn is over.
lesson-reset-turn-done = Play the same number or a higher one, a card or several equal ones. Nothing fits? Draw.

## Reset: the special cards

lesson-reset-specials = The special cards
lesson-reset-specials-reverse = The pile shows 8, and all your numbers are lower. Turn the order round: play the Reverse.
    .tip = You hold a Reverse: it turns climbing into falling, and back.
lesson-reset-specials-reverse-why = Fire would help as well. Keep it: the Reverse is enough for now.
lesson-reset-specials-fire = Down it goes! Fire burns the whole pile, and then you go straight on. Play it.
    .tip = You hold a Fire: it burns the pile, and you go straight on.
lesson-reset-specials-fire-why = That fits too. But burn the pile first: afterwards you may play another card in the same turn.
lesson-reset-specials-open = A clean table, and we climb again. You open the new pile: begin low, with your 1.
lesson-reset-specials-open-why = You may open with that. But if not now, where will you ever play the 1?
lesson-reset-specials-stop = Somebody is in a hurry? A Stop makes the next player miss a turn. Play it.
    .tip = You hold a Stop: the next player misses a turn.
lesson-reset-specials-stop-why = That fits too. Try the Stop now: it goes on any number.
lesson-reset-specials-robber = The Robber looks into somebody's hand and trades a card. Play it.
    .tip = You hold a Robber: look at a hand, take a card, give one.
lesson-reset-specials-robber-why = That is allowed as well. First see what the Robber can bring you.
lesson-reset-specials-victim = Whose hand would you like to see? Choose the player who is lit up.
    .tip = Whom will you rob? Few cards in hand are a good sign.
lesson-reset-specials-victim-why = You may rob anybody. Here the other hand is the better one.
lesson-reset-specials-take = Only you can see these cards. Take the joker: nothing is worth more.
lesson-reset-specials-take-why = You could take that one. But there is a joker!
lesson-reset-specials-give = Now you owe a card. The 2 is hard to get rid of: give it away.
lesson-reset-specials-give-why = You may give that one. But the 2 is the hardest to play.
lesson-reset-specials-joker = A joker is any number you like: let it be another 10. Tap the joker and one 10, and play them.
lesson-reset-specials-joker-why = That is allowed too. But see what a joker can do beside a 10.
lesson-reset-specials-done = Fire burns, Reverse turns the order, Stop skips a player, the Robber trades, and a joker is any number.

## Reset: straights, sticking, resets

lesson-reset-runs = Straights, sticking, resets
lesson-reset-runs-straight = Three numbers in a row are a straight and go together. Tap 1, 2 and 3, and play them.
    .tip = You have a straight: three or more in a row may go together.
lesson-reset-runs-straight-why = Allowed. But a straight gets rid of three cards at once.
lesson-reset-runs-single = Your hand fills up again after each play. Leave the others little room: play your 9.
lesson-reset-runs-single-why = Allowed as well. But after a 9 the others are left with 9 and 10.
lesson-reset-runs-stick = It matches! The card that has just come is another 9. Stick it on, before the next player.
    .tip = A card that has just come matches! Stick it on before the turn passes, or let it be.
lesson-reset-runs-stick-why = You need not stick it on. But it is one card less, for free.
lesson-reset-runs-reset = Two 10s lie on top of each other. Put a third one on them and shout: Reset!
    .tip = Two equal numbers lie on top. A third one resets the pile!
lesson-reset-runs-reset-why = One 10 is enough for a reset. Keep the other one.
lesson-reset-runs-open = The pile is gone, and you open a new one, climbing again. Begin low: play your 1.
    .tip = The pile is empty: open a new one with any number. Low ones are a good start.
lesson-reset-runs-open-why = You may open with that. But nothing gets rid of a 1 as well as an empty table.
lesson-reset-runs-done = Three in a row are a straight, a card that has just come may be stuck on, and three equal ones reset the pile.

## The King's Court: peek, swap, declare

lesson-court-fit = Peek, swap, declare
lesson-court-fit-peek = The hats have been mixed up. Find out whose this one is: tap the first hat, and peek.
    .tip = A turn is one thing: peek at a hat, swap two, or declare that one fits.
lesson-court-fit-peek-why = You could do that. But first you need to know a hat: peek at this one.
lesson-court-fit-swap = It was the King's hat, and the King stands at the other end. Tap both hats, 1 and 7, and swap them.
lesson-court-fit-swap-why = That is a turn too. But you know where the King's hat is: bring it to him.
lesson-court-fit-declare = Now it hangs above the King. Tap hat 7 and say it: the hat fits!
lesson-court-fit-declare-why = You may, but do not wait: somebody else could take the King.
lesson-court-fit-done = One thing a turn: peek at a hat, swap two, or declare that one fits. The most pairs win.

## The King's Court: magic hats, penalty hats, and what a swap betrays

lesson-court-hats = Magic hats and penalty hats
lesson-court-hats-magic = Not every hat belongs to somebody. Peek at hat 5.
    .tip = A magic hat: it cancels one penalty hat, whenever you get it.
lesson-court-hats-magic-why = Possible. But there is a surprise under number 5.
lesson-court-hats-penalty = Your magic hat cancels a penalty hat. The other player just got one, for a wrong call. Now peek at hat 4.
    .tip = A penalty hat costs a point. Declare only what you are sure of.
lesson-court-hats-penalty-why = A wrong call would cost you a point, and a swap needs a plan. Peek first.
lesson-court-hats-watch = Remember: the other player has just peeked at hat 7. Now you peek at hat 2.
lesson-court-hats-watch-why = Wait with that. Let us see what the other player does next.
lesson-court-hats-steal = Hat 7 went to the Queen, right after that peek. It must be hers! Declare hat 6, and take her first.
    .tip = Somebody has swapped two hats. One of them may hang in the right place now…
lesson-court-hats-steal-why = You may. But the other player will declare the Queen next turn: be quicker.
lesson-court-hats-done = A wrong call costs a penalty hat, a magic hat cancels one. And whoever swaps after a peek gives something away.

## Ushpizin: look and swap

lesson-ushpizin-swap = Look and swap
lesson-ushpizin-swap-look = Seven guests of honour in one row: you have six! Only Joseph is missing, he sits first in the other row. Remember him, then say you're ready.
    .tip = All cards will be covered. Remember your ushpizin, and those that you lack.
lesson-ushpizin-swap-lift = All cards are covered now. The Friends at place 5 are ordinary guests: lift them, to give them away.
    .tip = Lift a card you can do without: a guest, or an ushpiz you have twice.
lesson-ushpizin-swap-lift-why = You may lift that one, but it is an ushpiz you need. Give away the Friends.
lesson-ushpizin-swap-swap = And where was Joseph? First in the other row: take him.
    .tip = Now take a card from another row: an ushpiz that you lack.
lesson-ushpizin-swap-swap-why = You may take that one. But it isn't Joseph.
lesson-ushpizin-swap-declare = That makes seven! Call it: Ushpizin!
lesson-ushpizin-swap-declare-why = You could say nothing and play on. But your row is complete: call it!
lesson-ushpizin-swap-done = Look, remember, swap a guest for an ushpiz. With all seven in your row, call “Ushpizin!”.

## Ushpizin: a round, with draws, reveal and a mission

lesson-ushpizin-round = A round, and a mission
lesson-ushpizin-round-look = Moses sits at place 3 of the row that is lit, and your place 1 has only the Beggar. Remember both, then say you're ready.
lesson-ushpizin-round-swap = Lift the Beggar at your place 1, and take Moses at place 3 for him.
lesson-ushpizin-round-swap-why = Allowed, but you would lose an ushpiz or miss Moses.
lesson-ushpizin-round-play_on = Five of seven: too early for a call. A wrong call leaves your row open for all. Play on.
    .tip = All seven in your row? Then call “Ushpizin!”. If not, play on.
lesson-ushpizin-round-play_on-why = You may call, but two are missing. Your row would stay open, and everyone would help themselves.
lesson-ushpizin-round-put = Now everybody discards a card and draws one unseen. The Guest at place 3 is no use: out with him.
    .tip = Everybody discards a card and gets a new one for it. Best a guest, or a double.
lesson-ushpizin-round-put-why = You may discard that one. But who would throw out a guest of honour?
lesson-ushpizin-round-announce = All rows are open! You drew a mission. Announce it: the first one to be announced counts.
    .tip = You hold a mission: announce it, and it is carried out.
lesson-ushpizin-round-take = A dear guest: take any card you like from anybody. Abraham is missing, and there he sits.
lesson-ushpizin-round-take-why = You may take any card. But Abraham is one you lack, and he is lit up.
lesson-ushpizin-round-close = Six of seven, only Isaac is missing! Look who sits where. Had enough? Close the sukkah.
    .tip = Look well who sits where. When you close the sukkah, all cards are covered.
lesson-ushpizin-round-done = Everybody swaps, everybody draws, the rows are revealed, a mission is carried out. Then look well, and close the sukkah.

## Ushpizin: Elijah and barred cards

lesson-ushpizin-elijah = Elijah, and barred cards
lesson-ushpizin-elijah-look = The others go first this time. You lack Moses: he sits at place 2 of the lit row. Remember him, and your Grandpa at place 6.
lesson-ushpizin-elijah-barred = Somebody has swapped with you: the new card has a lock and may not go on this round. Lift Grandpa, at place 6.
    .tip = Cards with a lock were swapped with you this round: these may not be moved by you.
lesson-ushpizin-elijah-barred-why = You may lift that one. But Grandpa is the guest to give away.
lesson-ushpizin-elijah-swap = The card that was taken from you is locked too, wherever it lies now. But Moses isn't: take him.
lesson-ushpizin-elijah-swap-why = You may take that one. But it isn't Moses.
lesson-ushpizin-elijah-play_on = Six of seven, Abraham is missing. No call, then: play on to the draw.
lesson-ushpizin-elijah-play_on-why = You may call, but Abraham is missing, and your row would lie open.
lesson-ushpizin-elijah-put = What came to you by a swap may go out now: discard the Guest at place 1, and hope.
lesson-ushpizin-elijah-put-why = You may discard that one. But it is an ushpiz, and the Guest is not.
lesson-ushpizin-elijah-done = Elijah sat in for Abraham. In the lobby there is more: one ushpiz seven times, open rows, quartets and others.

## Pairs

lesson-pairs-memory = Finding pairs
lesson-pairs-memory-first = Every card lies here twice. Turn one up: the one that is lit.
    .tip = Turn up two cards. If they are equal, they are yours and you go on.
lesson-pairs-memory-first-why = Any card would do. But this one we shall need again.
lesson-pairs-memory-second = Jacob! Remember where he is. Now turn up a second card and see if it is the same.
    .tip = Have you seen this one before? Turn up the other.
lesson-pairs-memory-second-why = Any card is allowed. Take the one that is lit.
lesson-pairs-memory-recall = Did you see? The other player has turned up Jacob too. Turn yours up again.
lesson-pairs-memory-recall-why = You may. But now you know where two Jacobs are.
lesson-pairs-memory-match = And where was the other Jacob? Turn it up: a pair!
lesson-pairs-memory-match-why = You may, but that one isn't Jacob.
lesson-pairs-memory-again = The pair is yours, and you go on. You have both seen Aaron: turn up the two of them.
lesson-pairs-memory-again-why = You may turn up any card. But two Aarons have been seen already.
lesson-pairs-memory-done = Turn up two cards. Equal ones are yours, and you go on. The most pairs win.
