### מבט לאחור על משחק שנגמר

## הסיפור
review-won =
    { $round ->
        [0] הניצחון { SEAT($seats, form: "of") }.
       *[other] הניצחון { SEAT($seats, form: "of") }, בסיבוב { $round }.
    }
review-nobody_won =
    { $round ->
        [0] הפעם אף אחד לא ניצח.
       *[other] הפעם אף אחד לא ניצח. המשחק נגמר בסיבוב { $round }.
    }
review-could_know = הקלף שהכריע: { CARD($card) }. אפשר היה לדעת בוודאות איפה הוא: { SEAT($seats) }.
review-nobody_knew = הקלף שהכריע: { CARD($card) }. אי אפשר היה לדעת בוודאות איפה הוא.
review-near =
    { $round ->
        [0] הכי קרוב לניצחון: לו כל הקלפים היו גלויים, הניצחון { SEAT($seat, form: "of") } היה אפשרי במהלך { $step }.
       *[other] הכי קרוב לניצחון: לו כל הקלפים היו גלויים, הניצחון { SEAT($seat, form: "of") } היה אפשרי בסיבוב { $round }.
    }
review-cost =
    { $round ->
        [0] נקודת המפנה הייתה במהלך { $step }: בחירה אחרת הייתה שומרת עוד { $chances } ± { $error } סיכויים מתוך 100.
       *[other] נקודת המפנה הייתה בסיבוב { $round }: בחירה אחרת הייתה שומרת עוד { $chances } ± { $error } סיכויים מתוך 100.
    }
review-brought =
    { $round ->
        [0] הרגע הטוב ביותר היה במהלך { $step }: הבחירה שם הוסיפה { $chances } ± { $error } סיכויים מתוך 100.
       *[other] הרגע הטוב ביותר היה בסיבוב { $round }: הבחירה שם הוסיפה { $chances } ± { $error } סיכויים מתוך 100.
    }
review-steady = שום בחירה לבדה לא הפכה את המשחק: כל ההבדלים היו קטנים מטווח הטעות.
review-memory =
    { $answers ->
        [one] הזיכרון הארוך ביותר: { SEAT($seat) }, עם { CARD($card) }, שנראה מהלך אחד קודם.
        [two] הזיכרון הארוך ביותר: { SEAT($seat) }, עם { CARD($card) }, שנראה שני מהלכים קודם.
       *[other] הזיכרון הארוך ביותר: { SEAT($seat) }, עם { CARD($card) }, שנראה { $answers } מהלכים קודם.
    }
review-alike = ב־{ $same } מתוך { $choices } בחירות, מי שחזק במשחק היה בוחר אותו דבר.
review-certain = בממוצע אפשר היה לדעת בוודאות { $known } מתוך { $places } קלפים מכוסים.

## מה הכריע
review-turning_point =
    { $round ->
        [0] נקודת מפנה: מהלך { $step }
       *[other] נקודת מפנה: סיבוב { $round }, מהלך { $step }
    }
review-chosen = הבחירה: { $move }. סיכויים: { $chances } מתוך 100.
review-instead = אפשר היה: { $move }. סיכויים: { $chances } מתוך 100.
review-error = ההבדל נכון עד כדי ± { $error }, לפי { $worlds } חלוקות מדומיינות.
review-all_choices = כל הבחירות, לצד משחק חזק
review-alike_choice = מהלך { $step }: { $move } במשחק חזק הבחירה הייתה זהה.
review-other_choice = מהלך { $step }: { $move } במשחק חזק: { $other } ההבדל: { $difference } ± { $error } סיכויים מתוך 100.

## מה אפשר היה לדעת
review-title = מסתכלים אחורה
review-progress = מסתכלים אחורה…
review-after = אחרי מהלך { $step }
review-place = קלף { $place }: { $chances }
review-place_of = { SEAT($seat) }, קלף { $place }: { $chances }
review-hand = { SEAT($seat) }: { $chances }
review-chance = { CARD($card) } { $chances }
review-seen = (נראה לאחרונה במהלך { $step })
review-exact = מה שאפשר היה לדעת נספר במדויק.
review-nearly = מה שאפשר היה לדעת נספר; מעט ממה שנאמר לא הובא בחשבון.
review-sampled = חלק ממה שאפשר היה לדעת הוא הערכה, לפי חלוקות מדומיינות.
review-no_step = אין מהלך כזה. המהלך האחרון הוא { $last }.

## In the page
review-page-known = מה אפשר היה לדעת
review-page-could = מה אפשר לדעת
review-page-was = מה היה שם
review-page-turned = מה הכריע, והסיפור
review-page-likely_card = { $title }, { $chances } מתוך 100
review-page-likely = קלף { $place }: { $title }, { $chances } מתוך 100
review-page-unknown = קלף { $place }: לא ידוע
review-page-last_seen =
    { $round ->
        [0] נראה לאחרונה במהלך { $step }.
       *[other] נראה לאחרונה בסיבוב { $round }.
    }
