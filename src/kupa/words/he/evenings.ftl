### מצטרפים באמצע, מסך משותף, חוזרים לשולחן, התור שלך

## Screen

screen-about = פותחים את הכתובת הזאת בדפדפן של הטלוויזיה ומקלידים שם את הקוד. המכשיר הזה נשאר במקומו.
screen-hands = המסך מציג רק מה שגלוי לכולם, אף פעם לא יד. זה מותר לו גם כשאין צופים אחרים.
screen-once =
    { $count ->
        [one] הקוד תקף לפעם אחת, למשך דקה.
        [two] הקוד תקף לפעם אחת, למשך שתי דקות.
       *[other] הקוד תקף לפעם אחת, למשך { $count } דקות.
    }
screen-this = בחלון במכשיר הזה
screen-stop = להפסיק להציג
screen-title = להציג כאן שולחן
screen-where = מי שמנהל את השולחן מוצא את הקוד לפני תחילת המשחק, תחת ״בטלוויזיה״.
screen-code = הקוד למסך
screen-show = להציג את השולחן

## Family

family-keep = לשמור את השולחן
family-keep_about = שולחן עם שם שומר על האנשים, הסמלים, ההגדרות והניצחונות, מערב לערב. הוא מופיע אצל כולם בדף הראשון, וכל אחד מהם יכול להתחיל.
family-name = איך נקרא השולחן?
family-example = שישי אצל סבתא
family-save = לשמור
family-stop = לא לשמור יותר
family-kept = השולחן נשמר בשרת הזה כל עוד השרת שומר את השולחנות שלו, גם אם לא משחקים בו. ״לא לשמור יותר״ מוחק את השם ומשחרר את כולם; במשחקים שכבר היו אפשר עדיין לצפות דרך הקישור שלהם.
family-go = לשולחן
family-evening = ערב { $count }
family-first = הערב הראשון
family-leads =
    { $count ->
        [one] בראש, עם ניצחון אחד: { $names }
        [two] בראש, עם שני ניצחונות: { $names }
       *[other] בראש, עם { $count } ניצחונות: { $names }
    }
family-wins = ניצחונות בכל ערב
family-was_away = לא היה כאן משחק
family-all = סך הכול

## Past

past-title = המשחקים שלנו
past-none = עוד לא נגמר משחק במכשיר הזה.
past-games =
    { $count ->
        [one] משחק
        [two] משחקים
       *[other] משחקים
    }
past-wins =
    { $count ->
        [one] ניצחון
        [two] ניצחונות
       *[other] ניצחונות
    }
past-streak = ברצף
past-won = ניצחת
past-won_by = הניצחון של { $names }
past-nobody = אף אחד לא ניצח
past-place = דירוג { $count }
past-alone = לבד
past-kept = נשמר במכשיר הזה בלבד. שום דבר לא נשלח.
past-export = לשמור כקובץ
past-delete = למחוק
past-delete_sure = למחוק מהמכשיר את כל המשחקים שהיו?
past-delete_yes = כן, למחוק
past-open = לפתוח קובץ משחק
past-open_about = משחק שנשמר כקובץ, בכל מכשיר שהוא, אפשר לראות כאן צעד אחר צעד.
past-too_large = הקובץ הזה גדול מכדי להיות משחק.

## Notify

notify-title = התור שלך, גם אחרי ימים
notify-about = בקצב הזה תור יכול לקחת יום ויותר. המכשיר הזה יכול לקרוא לך כשהתור שלך מגיע, ואף פעם לא בשעות השקט. בקריאה כתוב רק שהגיע התור שלך.
notify-quiet_from = שקט מהשעה
notify-quiet_to = עד
notify-start = לקרוא לי
notify-on = המכשיר הזה יקרא לך כשיגיע התור שלך.
notify-save = לשמור את שעות השקט
notify-stop = לא לקרוא לי
notify-turn = הגיע התור שלך באחד השולחנות.
notify-tables = כל השולחנות שבהם התור שלך
notify-server = השרת הזה לא קורא לאף אחד. הדף עם כל השולחנות שלך מראה איפה התור שלך.
notify-browser = הדפדפן הזה לא יכול לקבל קריאות. הדף עם כל השולחנות שלך מראה איפה התור שלך.
notify-install = באייפון או באייפד צריך קודם להוסיף את הדף למסך הבית: שיתוף, ואז ״הוספה למסך הבית״. פותחים משם, וחוזרים לכאן.
notify-denied = לדפדפן הזה אסור להציג התראות. אפשר להתיר את זה בהגדרות הדפדפן לדף הזה.

## Home

home-choose = במה משחקים?
home-play = משחקים עכשיו
home-play_hint = עם בוטים, בלי לחכות
home-open = לפתוח שולחן
home-open_hint = למשפחה ולחברים
home-join = יש קוד?
home-code = קוד השולחן
home-code_hint = הספרות מופיעות על המסך של מי שפתח את השולחן.
home-join_button = להצטרף
home-rules = איך משחקים
home-rules_of = איך משחקים { NAME($game, joint: "ב") }
home-players = { $range } משתתפים
home-minutes =
    { $count ->
        [one] בערך דקה
        [two] בערך שתי דקות
       *[other] בערך { $count } דקות
    }
home-wait = רק רגע…
home-alone = לשחק לבד
home-alone_hint = בלי שעון
home-who = רגע לפני שמתחילים
home-go = מתחילים
home-skill = איך ישחקו הבוטים?
home-continue = ממשיכים: { $game }
home-with = עם { $names }
home-round = סיבוב { $count }
home-all_tables = כל השולחנות שלך ({ $count })
home-tables = השולחנות שלך
home-tables_about = כל השולחנות שיש בהם כיסא למכשיר הזה. כדאי לשמור את הכתובת: היא תמיד מראה איפה התור שלך.
home-tables_others = שולחנות אחרים
home-tables_none = אין כרגע שולחן שיש לך בו כיסא.
learn-first = פעם ראשונה כאן?
learn-first_about = הדוכיפת מסבירה תוך כדי משחק: שלוש דקות וזהו.
trouble-code =
    { $count ->
        [one] בקוד השולחן יש ספרה אחת.
        [two] בקוד השולחן יש שתי ספרות.
       *[other] בקוד השולחן יש { $count } ספרות.
    }
page-continue = להמשיך את המשחק
page-continue_lobby = לפני ההתחלה
page-open_tables = שולחנות פתוחים
page-bots_count =
    { $count ->
        [one] בוט אחד
        [two] שני בוטים
       *[other] { $count } בוטים
    }
page-free_chairs =
    { $count ->
        [one] כיסא פנוי אחד
        [two] שני כיסאות פנויים
       *[other] { $count } כיסאות פנויים
    }
page-screen_open = מסך משותף
