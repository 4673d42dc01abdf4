### מה שנאמר בשולחן של כל משחק: מקשים, ונגיעות שאין בהן מהלך

board-moment = רגע: המהלך האחרון עוד מוצג.
general-not_here = אין מה לעשות עם זה עכשיו.
lobby-most = במשחק הזה { $count } כיסאות לכל היותר.
lobby-fewest = המשחק מתחיל מ־{ $count } כיסאות.
lobby-last_taken = הכיסא האחרון תפוס.

## Keys

keys-title = מקשים והקראה
keys-single = מקשים בודדים פעילים
keys-short = הקראה מקוצרת
keys-about = עם קורא מסך עוברים קודם למצב מיקוד, כדי שהמקשים יגיעו לשולחן.
keys-tab = מחלק אחד של השולחן אל הבא
keys-arrows = מקלף לקלף
keys-enter = לבחור קלף או ללחוץ על כפתור; גם מקש הרווח
keys-escape = לבטל את הבחירה
keys-digits = לבחור את הקלף או את המקום במספר הזה
keys-last = לשמוע שוב מה קרה אחרון
keys-turn = של מי התור, ומה עושים
keys-pile = הערימות
keys-hand = הקלפים שלך
keys-row = השורה שבאמצע, או מה שגלוי אצל האחרים
keys-seats = מי משחק, ומה יש לכל אחד
keys-help = הרשימה הזאת
keys-nothing = אין שם מה להקריא.
