### The page: everything that is not about one game

## App

app-name = קופה
app-tagline = משחקי קלפים לשולחן המשפחתי

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
home-skill-first = היכרות
home-skill-first-about = משחק קל, עם בוטים ששוכחים
home-skill-easy = קל
home-skill-easy-about = הבוטים שוכחים הרבה
home-skill-medium = בינוני
home-skill-medium-about = כמו משחק משפחתי
home-skill-hard = קשה
home-skill-hard-about = הבוטים זוכרים כמעט הכול
home-continue = ממשיכים: { $game }
home-with = עם { $names }
home-round = סיבוב { $count }
home-all_tables = כל השולחנות שלך ({ $count })
home-tables = השולחנות שלך
home-tables_about = כל השולחנות שיש בהם כיסא למכשיר הזה. כדאי לשמור את הכתובת: היא תמיד מראה איפה התור שלך.
home-tables_others = שולחנות אחרים
home-tables_none = אין כרגע שולחן שיש לך בו כיסא.

## Lessons

learn-show = ללמוד לשחק
learn-first = פעם ראשונה כאן?
learn-first_about = הדוכיפת מסבירה תוך כדי משחק: שלוש דקות וזהו.
learn-to_table = חזרה לשולחן
learn-coach = הדוכיפת מסבירה
learn-step = שלב { $step } מתוך { $of }
learn-back = חזרה
learn-skip = דילוג
learn-done = עכשיו יודעים לשחק!
learn-no_tips = בלי עוד טיפים
learn-got_it = הבנתי
learn-ready = נלמד
learn-next = לשיעור הבא
learn-play = למשחק ראשון
learn-again = שוב מההתחלה
learn-home = לדף הבית

## Settings

settings-language = שפה
settings-dark = צבעים כהים
settings-sound = צלילים
settings-awake = המסך נשאר דלוק
settings-haptics = רטט
settings-quiet_table = שולחן שקט: בלי משפטים, תגובות, צלילים ורטט
settings-turn_mark = סימון התור שלי בכותרת ובסמל של הלשונית
page-calls_slow = כאן תור יכול לקחת יום ויותר.
page-calls = לקרוא לי כשמגיע התור
page-calls_later = לא עכשיו

## Trouble

trouble-offline = אין קשר עם השולחן. כדאי לבדוק את החיבור ולנסות שוב.
trouble-code =
    { $count ->
        [one] בקוד השולחן יש ספרה אחת.
        [two] בקוד השולחן יש שתי ספרות.
       *[other] בקוד השולחן יש { $count } ספרות.
    }
trouble-busy = יותר מדי בקשות בבת אחת. כדאי לחכות קצת ולנסות שוב.
trouble-server = משהו השתבש. אפשר לנסות שוב.

## Page

page-not_found = אין כאן כלום
page-not_found_text = אולי הקישור ישן, ואולי חסרה בו אות. כל המשחקים עדיין במקומם.
page-home = אל המשחקים
page-rules = כללים
page-table = שולחן
page-screen = מסך משותף
page-replay = צפייה חוזרת
page-practice = איפה הוא עכשיו?
page-skip = דילוג אל התוכן
page-lost = הדף לא נטען. כדאי לבדוק את החיבור ולנסות שוב.
page-again = לנסות שוב
page-default_name = כוכב
page-your_turn = התור שלך
page-turn_of = התור של { $name }
page-turn_all = כולם בוחרים
page-game_over = המשחק נגמר
page-menu = תפריט
page-talk = להגיד משהו
page-log = מהלך המשחק עד עכשיו
page-log_empty = עוד לא קרה כלום.
page-tempo = קצב המהלכים של האחרים
page-tempo-about = כמה זמן כל מהלך מוצג לפני הבא אחריו.
page-tempo-tap = מחכים לנגיעה שלי
page-tempo-calm = לאט
page-tempo-usual = רגיל
page-tempo-swift = מהר
page-leave = לקום מהשולחן
page-leave_hint = בינתיים בוט ישחק במקומך.
page-leave_sure = לקום באמצע המשחק?
page-stay = נשארים
page-hand_on = להעביר את הכיסא שלי
page-hand_on_about = מי שסורק את הקוד או פותח את הקישור ממשיך לשחק במקומך. הקישור תקף לפעם אחת.
page-hand_on_failed = לא הצלחנו ליצור קישור.
page-copy = העתקה
page-send = שליחה
page-copy_by_hand = הדפדפן לא מאפשר להעתיק מכאן: אפשר לסמן את הקישור ולהעתיק אותו.
page-share_local = הקישור הזה פועל רק במחשב הזה. כדי שגם טלפונים יצטרפו, מפעילים את קופה עם { "\u200E" }--lan{ "\u200E" }.
page-reconnecting = מתחברים מחדש… { $count }
page-reconnecting_title = רגע, מתחברים מחדש…
page-reconnecting_text = הקלפים שלך שמורים במקומם. אין צורך לרענן: אנחנו ממשיכים לנסות.
page-connecting = בדרך לשולחן…
page-try_now = לנסות עכשיו
page-no_table = אין שולחן כזה
page-no_table_text = אולי הקישור ישן, ואולי חסרה בו אות.
page-closed = השולחן סגור
page-kicked = הכיסא שלך בשולחן הזה התפנה
page-kicked_text = מי שמנהל את השולחן פינה את הכיסא שלך. אפשר להצטרף לשולחן אחר או לפתוח חדש.
page-moved = הכיסא שלך עבר למכשיר אחר
page-moved_text = המשחק ממשיך שם. כאן לא יוצג עוד כלום.
page-playing = כאן כבר משחקים
page-no_onlookers = בשולחן הזה משחקים בלי צופים. אפשר לשבת כאן כשהשולחן ייפתח למשחק נוסף.
page-looking_on = צפייה בלבד
page-bot_plays = בינתיים בוט משחק במקומך.
page-bot_played = בוט שיחק במקומך עד שחזרת.
page-im_back = חזרתי
page-see_rule = כלל { $ruling }
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
page-screen_join = מצטרפים מהטלפון
page-screen_text = סורקים את הקוד, או מקלידים את הספרות בכתובת { $host }.
page-screen_onlookers = כדי שהמסך יוכל להציג את הקלפים, צריך לאפשר צופים.

## Rules

rules-contents = בדף הזה
rules-print = הדפסה
rules-print_cards = הדפסת הקלפים
rules-ruling = כלל { $ruling }
rules-sign-next = ואז
rules-sign-swap = מתחלף עם
rules-sign-plus = ועוד
rules-sign-yes = נכון
rules-sign-no = לא נכון
rules-other = המשחקים האחרים

## Lobby

lobby-free = כיסא פנוי
lobby-wins =
    { $count ->
        [one] ניצחון אחד
        [two] שני ניצחונות
       *[other] { $count } ניצחונות
    }
lobby-sit = לשבת
lobby-name = השם שלך
lobby-name_missing = צריך לכתוב שם.
lobby-colour = הסמל שלך
lobby-save = שמירה
lobby-start = מתחילים לשחק
lobby-start_few =
    { $count ->
        [one] חסר עוד אחד: אדם או בוט.
        [two] חסרים עוד שניים: אנשים או בוטים.
       *[other] חסרים עוד { $count }: אנשים או בוטים.
    }
lobby-listed-about = כל מי שנכנס לשרת הזה יכול למצוא את השולחן ולשבת.
lobby-onlookers-about = כל מי שיש לו הקישור יכול לצפות; רואים רק מה שגלוי לכולם, ולא את הידיים.
lobby-on = כן
lobby-off = לא
lobby-auto = כרגיל
lobby-nobody = בלי הגבלה

## End

end-won = הניצחון של { $name }!
end-you_won = ניצחת!
end-best = השיא האישי: { $effort }
end-best_new = שיא אישי חדש!
end-shared = ניצחון משותף: { $names }
end-shared_you = ניצחון משותף שלך ושל { $names }
end-you_placed =
    { $place ->
        [2] הגעת למקום השני
        [3] הגעת למקום השלישי
        [4] הגעת למקום הרביעי
        [5] הגעת למקום החמישי
        [6] הגעת למקום השישי
        [7] הגעת למקום השביעי
       *[other] הגעת למקום { $place }
    }
end-drawn = הפעם אף אחד לא ניצח
end-place = דירוג
end-player = שם
end-score = נקודות
end-ranking = התוצאה
end-again = עוד משחק
end-again_wait = עוד משחק? מחכים { NAME($name, joint: "ל") }.
end-replay = לצפות שוב במשחק
end-review = מסתכלים אחורה על המשחק
end-story = הסיפור של המשחק
end-record = להוריד את רישום המשחק
end-look = להסתכל על השולחן
end-back = אל התוצאה
end-skip = אל התוצאה
end-onward = הלאה
end-you = (אני)
end-seal = החלוקה החתומה
end-seal_check = לבדוק את החותם
end-seal_noted = החותם שנרשם בהתחלה
end-seal_now = החותם של מה שחולק
end-seal_good = הם זהים: אף אחד לא שינה את הקלפים מאז שנפתח השולחן.
end-seal_seed = הערבוב נובע מהסוד החתום ומהמילים של המשתתפים.
end-seal_bad = הם אינם זהים: משהו השתנה. אין לסמוך על החלוקה הזאת.
end-seal_late = הצטרפת אחרי החלוקה, ולכן בדף הזה לא נרשם חותם; נבדק החותם של השולחן.
end-seal_offline = הדפדפן לא יכול לחשב את זה כאן (הדף הגיע בלי https). אפשר להוריד את רישום המשחק ולהריץ:

## Plain

general-choose = בוחרים קלף או מהלך
general-moves = מה אפשר לעשות
general-all_moves = כל המהלכים ({ $count })
general-wait = התור של האחרים.
general-gap = אין כאן קלף

## Ui

ui-close = סגירה
ui-copied = הועתק
ui-link = קישור
ui-qr = קוד QR של הקישור
ui-left =
    { $count ->
        [one] נותרה שנייה אחת
        [two] נותרו שתי שניות
       *[other] נותרו { $count } שניות
    }
ui-bot = בוט
ui-usual = (כרגיל)

## Cards

card-covered = קלף מכוסה

## The board

board-your_turn = התור שלך
board-turn_of = התור של { $name }
board-at_turn = בתור עכשיו
board-away = לא בשולחן כרגע
board-others = האחרים סביב השולחן
board-actions = מה אפשר לעשות
board-only_you = רק לעיניך
board-let_go = ביטול הבחירה
board-over = המשחק נגמר
board-you = הכיסא שלך

## Late

late-sit = לשחק במקום בוט
late-title = לקבל כיסא של בוט
late-about = עד עכשיו שיחק כאן בוט. מעכשיו רואים מה שמותר לראות מהכיסא הזה, ולא מה שהבוט כבר ראה.
late-which = איזה כיסא?
late-setting = מאחרים יכולים להצטרף
late-setting-about = כל מי שיש לו הקישור יכול להמשיך במקום בוט, גם תוך כדי משחק. כשאין בוט נשמר מקום במשחק הבא.
late-waiting = יש כאן כיסא של בוט בשבילך.
late-next = להצטרף למשחק הבא
late-next-about = אין כיסא פנוי במשחק הזה. במשחק הבא יהיה לך מקום, כל עוד הדף הזה פתוח.
late-next-offer = אפשר להצטרף כשיתחיל המשחק הבא.
late-next-kept = יש לך מקום במשחק הבא.
late-next-leave = לא לחכות
page-me = השם והסמל שלי
end-settings = לשנות את המשחק
screen-phone = בטלוויזיה
screen-shown =
    { $count ->
        [one] השולחן מוצג על מסך אחד
        [two] השולחן מוצג על שני מסכים
       *[other] השולחן מוצג על { $count } מסכים
    }
