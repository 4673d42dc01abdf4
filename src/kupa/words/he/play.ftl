### מה שנאמר בשולחן של כל משחק: מקשים, ונגיעות שאין בהן מהלך

board-moment = רגע: המהלך האחרון עוד מוצג.
general-not_here = אין מה לעשות עם זה עכשיו.
lobby-most = במשחק הזה { $count } כיסאות לכל היותר.
lobby-fewest = המשחק מתחיל מ־{ $count } כיסאות.
lobby-last_taken = הכיסא האחרון תפוס.
keys-title = מקשים והקראה
keys-nothing = אין שם מה להקריא.
