### The page: everything that is not about one game

## App

app-name = קופה
app-tagline = משחקי קלפים לשולחן המשפחתי


home-skill-first = היכרות
home-skill-first-about = משחק קל, עם בוטים ששוכחים
home-skill-easy = קל
home-skill-easy-about = הבוטים שוכחים הרבה
home-skill-medium = בינוני
home-skill-medium-about = כמו משחק משפחתי
home-skill-hard = קשה
home-skill-hard-about = הבוטים זוכרים כמעט הכול

## Lessons

learn-show = ללמוד לשחק
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
page-calls_slow = כאן תור יכול לקחת יום ויותר.
page-calls = לקרוא לי כשמגיע התור
page-calls_later = לא עכשיו

## Trouble

trouble-offline = אין קשר עם השולחן. כדאי לבדוק את החיבור ולנסות שוב.
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
page-leave = לקום מהשולחן
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

end-player = שם
end-replay = לצפות שוב במשחק
end-review = מסתכלים אחורה על המשחק
end-story = הסיפור של המשחק
end-record = להוריד את רישום המשחק
end-back = אל התוצאה
end-onward = הלאה

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
late-waiting = יש כאן כיסא של בוט בשבילך.
late-next = להצטרף למשחק הבא
late-next-about = אין כיסא פנוי במשחק הזה. במשחק הבא יהיה לך מקום, כל עוד הדף הזה פתוח.
late-next-offer = אפשר להצטרף כשיתחיל המשחק הבא.
late-next-kept = יש לך מקום במשחק הבא.
late-next-leave = לא לחכות
