### The King's Court

## Cards

card-king = המלך
card-queen = המלכה
card-prince = הנסיך
card-princess = הנסיכה
card-jester = הליצן
card-knight = האביר
card-wizard = הקוסם
card-cook = הַטַּבָּח
card-guard = השומר
card-archer = הקַשָּׁת
card-minstrel = הטרובדור
card-gardener = הגננית
card-blacksmith = הנַּפָּח
card-treasurer = הגזבר
card-scribe = הלבלר
card-doctor = הרופאה
card-judge = השופט
card-admiral = האדמירל
card-shepherd = הרועה
card-painter = הציירת
card-messenger = השליח
card-nanny = האומנת
card-ambassador = השגריר
card-beekeeper = הכוורן
card-magic = כובע קסמים
    .title = כובע קסמים

## Presets

preset-court-short = היכרות
preset-court-short-about = ארבע־עשרה דמויות: משחק קצר, גם עם ילדים קטנים.
preset-court-classic = קלאסי
preset-court-classic-about = עשרים דמויות; כובע קסמים שהתגלה נאסף מיד.
preset-court-silent = זיכרון חד
preset-court-silent-about = כל עשרים וארבע הדמויות, וכובעי קסמים רק בהכרזה.

## Options

option-court-size = אורך המשחק
option-court-size-about = { "\u200F" }14, 20 או 24 דמויות משתתפות; עם ילדים קטנים כדאי לבחור 14.
option-court-size-short = קצר (14)
option-court-size-standard = רגיל (20)
option-court-size-long = ארוך (24)
option-court-magic = כובעי קסמים
option-court-magic-about = אוספים אותם בכל פעם שהם מתגלים, או רק בהכרזה.
option-court-magic-any = מיד כשמתגלים
option-court-magic-declared = רק בהכרזה
option-court-turns = מגבלת תורים
option-court-turns-about = אחרי מספר התורים שנקבע המשחק נעצר וסופרים נקודות.

## What happens

court-opened =
    { PERSON($first) ->
        [you] השורה: { CARD($row) }. התור הראשון שלך.
       *[other] השורה: { CARD($row) }. מתחילים { SEAT($first, form: "from") }.
    }
court-peeked =
    { PERSON($seat) ->
        [you] { KNOWN($hat) ->
            [no] הצצת בכובע { $place }.
           *[yes] הצצת בכובע { $place }: { CARD($hat) }.
        }
       *[other] { KNOWN($hat) ->
            [no] { SEAT($seat) }: הצצה בכובע { $place }.
           *[yes] { SEAT($seat) }: הצצה בכובע { $place }. הכובע: { CARD($hat) }.
        }
    }
court-swapped =
    { PERSON($seat) ->
        [you] החלפת בין כובע { $place } לכובע { $other }.
       *[other] { SEAT($seat) }: כובע { $place } וכובע { $other } התחלפו.
    }
court-fitted =
    { PERSON($seat) ->
        [you] הכרזת על כובע { $place }. כובע מתאים! הזוג שלך ({ CARD($person) }).
       *[other] { SEAT($seat) }: הכרזה על כובע { $place }. כובע מתאים! הזוג נאסף ({ CARD($person) }).
    }
court-missed =
    { PERSON($seat) ->
        [you] הכרזת על כובע { $place }. הכובע לא מתאים ({ CARD($hat) }): כובע קנס!
       *[other] { SEAT($seat) }: הכרזה על כובע { $place }. הכובע לא מתאים ({ CARD($hat) }): כובע קנס!
    }
court-magic_taken =
    { PERSON($seat) ->
        [you] גילית כובע קסמים במשבצת { $place }, והוא שלך!
       *[other] { SEAT($seat) }: כובע קסמים! הוא התגלה במשבצת { $place } ונאסף.
    }
court-refilled = כובע מכוסה חדש במשבצת { $place }. הדמות שם: { CARD($person) }.
court-redealt = אף כובע על השולחן לא שייך לשורה, ואין כובע קסמים: מערבבים הכול. השורה החדשה: { CARD($row) }.
court-ended = המשחק נגמר. הניקוד: { BYSEAT($scores) }.

## What is refused

court-no_such_first = אי אפשר להתחיל { SEAT($first, form: "from") }: הכיסאות ממוספרים מ־0 עד { $last }.
court-bad_turns = אי אפשר לקבוע turns={ $turns }: מספר התורים הוא בין 1 ל־{ $most }.
court-unreadable = המהלך לא הובן.
    .typed = אין מהלך כזה: ״{ $text }״. כתבו: peek 3, swap 2 5 או declare 4.
court-no_such_place = המשבצות בשורה ממוספרות מ־1 עד { $last }.
court-pick_one = קודם בוחרים כובע אחד.
court-pick_two = קודם בוחרים שני כובעים להחלפה.
court-same_place = מחליפים בין כובעים של שתי משבצות שונות.
court-over = המשחק נגמר.
court-not_your_turn = זה לא התור שלך: עכשיו התור { SEAT($asked, form: "of") }.
court-empty_place = במשבצת הזאת כבר אין כובע.
court-empty_swap = מחליפים רק בין שתי משבצות שבכל אחת מהן יש כובע.

## The board

board-court-row = החצר
board-court-hats = כובעים
board-court-people = דמויות
board-court-cast = של מי הכובע?
board-court-cast-title = של מי כל כובע
board-court-cast-about = כל הדמויות במשחק הזה, כל אחת עם הכובע שלה. חלקן עוד בקופה, וחלקן כבר נאספו.
board-court-pairs = זוגות
board-court-magic = כובעי קסמים
board-court-penalties = כובעי קנס
board-court-score =
    { $count ->
        [one] נקודה אחת
        [two] שתי נקודות
       *[other] { $count } נקודות
    }
board-court-peek = הצצה
board-court-swap = החלפת כובעים
board-court-declare = כובע מתאים!
board-court-ask_0 = בוחרים כובע להצצה או להכרזה, או שניים להחלפה
board-court-ask_1 = כובע { $place }: להציץ, להכריז, או לבחור עוד כובע להחלפה
board-court-ask_2 = להחליף בין כובע { $place } לכובע { $other }?
board-court-need_1 = בשביל זה בוחרים כובע אחד בלבד
board-court-need_2 = להחלפה בוחרים שני כובעים
board-court-hat = כובע { $place }, מכוסה, מעל: { $person }.
board-court-hat_open = כובע { $place }, גלוי: { $hat }, מעל: { $person }.
board-court-no_hat = משבצת { $place }: אין כובע. הדמות: { $person }.
board-court-marked-eye = כאן הייתה ההצצה האחרונה: { $name }
board-court-marked-swap = כאן הייתה ההחלפה האחרונה: { $name }
board-court-marked-hat = כאן הייתה ההכרזה האחרונה: { $name }
board-court-shout_fits = כובע מתאים!
board-court-shout_not = לא מתאים
board-court-shout_magic = כובע קסמים!
board-court-shout_new = חצר חדשה!

## Moves, as the general board writes them on buttons

move-court-peek = להציץ בכובע { $place }
move-court-swap = להחליף בין כובע { $place } לכובע { $other }
move-court-declare = כובע { $place } מתאים!

## What the fields of a view are called

view-court-turns = תורים
view-court-cast = הדמויות במשחק
view-court-row = החצר
view-court-people_pile = דמויות בקופה
view-court-hat_pile = כובעים בקופה
view-court-pairs = זוגות
view-court-magic = כובעי קסמים
view-court-penalties = כובעי קנס
view-court-scores = נקודות
view-court-seen-hat = הכובע הגלוי
view-court-shown = הכובעים שנשארו
board-court-end-turns =
    { $count ->
        [one] אחרי תור אחד
        [two] אחרי שני תורים
       *[other] אחרי { $count } תורים
    }
