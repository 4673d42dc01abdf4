### What the coach of a lesson says: the lesson's name, its cues (what to do now), why something else
### that the rules allow has to wait, and in the end what one can do now

## Reset: your turn

lesson-reset-turn = Your turn
lesson-reset-turn-climb = Get rid of all your cards! The pile shows 2, so 2 or higher will fit. Tap your 3, then the button.
lesson-reset-turn-climb-why = That fits too. But low cards go first: once the pile has climbed, there is no place for them.
lesson-reset-turn-same = The pile has climbed to 6. The same number fits as well: play your 6.
lesson-reset-turn-same-why = You may, but the 6 fits exactly, and the high cards will help you later.
lesson-reset-turn-set = Two at once! Equal numbers go together: tap both 8s and play them.
lesson-reset-turn-set-why = You may, but two cards gone are better than one.
lesson-reset-turn-draw = The pile shows 10, and you have none. When nothing fits, you draw a card and your turn is over.
lesson-reset-turn-done = Play the same number or a higher one, a card or several equal ones. Nothing fits? Draw.
