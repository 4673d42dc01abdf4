### Tables: refusals, what happened, paces, levels, phrases

## Table

table-no_such_table = אין שולחן כזה. אולי הקישור לא שלם.
table-no_such_code = אין שולחן עם הקוד הזה. כדאי לבדוק את הספרות; ואולי השולחן כבר נסגר.
table-no_such_record = המשחק הזה עוד לא נגמר, או שעוד לא התחיל.
table-no_practice = אין במשחק הזה קלפים מכוסים שאפשר לתרגל איתם.
table-no_such_page = אין דף כזה.
table-no_such_pace = אין קצב בשם ״{ $pace }״. הקצבים הם: { $allowed }.
table-no_such_colour = אין סמל כזה. הסמלים הם: { $allowed }.
table-no_such_phrase = אין משפט כזה.
table-bad_secret = המכשיר לא הזדהה: המפתח שלו חסר או פגום.
table-bad_token = הקישור הזה כבר נוצל, או שיש חדש ממנו.
table-bad_name = שם יכול להיות באורך של עד { $longest } תווים, ולא ריק.
table-bad_word = במילה לערבוב יש תו אחד לפחות, ועד { $longest } תווים.
table-bad_id = לכל תשובה יש מזהה משלה, עד { $longest } תווים.
table-bad_database = זו לא כתובת של מסד נתונים מוכר: כתבו sqlite:///… או postgresql://….
table-not_host = רק מי שמנהל את השולחן יכול לעשות את זה.
table-not_seated = קודם צריך לשבת ליד השולחן הזה.
table-sits_already = כבר יש לך כיסא ליד השולחן הזה.
table-barred = מי שמנהל את השולחן סגר אותו בפני המכשיר הזה.
table-chair_taken = הכיסא הזה תפוס.
table-chair_free = על הכיסא הזה לא יושב אף אחד.
table-full = כל הכיסאות ליד השולחן הזה תפוסים.
table-no_person = רק אדם יכול לנהל את השולחן, ושם יושב בוט או אף אחד.
table-bad_push = זו לא כתובת של שירות התראות שהשרת הזה מכיר.
table-too_many_screens = אפשר להציג שולחן על { $most } מסכים לכל היותר.
table-dealt_already = הקלפים כבר חולקו: אפשר לשנות את זה לפני המשחק הבא.
table-not_playing = אין עכשיו משחק בשולחן הזה.
table-not_over = המשחק עוד לא נגמר.
table-lesson = השולחן הזה הוא שולחן של שיעור, וההגדרות שלו קבועות.
table-no_lesson = אין שיעור בשולחן הזה.
table-no_such_lesson = אין שיעור כזה.
table-not_a_lesson = זה לא שיעור: חסרה שורה ״# lesson NAME״, או רמז לפני התשובה הראשונה של כיסא 0.
table-too_late = מאוחר מדי: המשחק כבר התקדם.
table-look_first =
    { $count ->
        [one] תנו לכולם להסתכל עוד שנייה אחת.
        [two] תנו לכולם להסתכל עוד שתי שניות.
       *[other] תנו לכולם להסתכל עוד { $count } שניות.
    }
table-no_hello = החיבור הזה לא ציין לאיזה שולחן הוא שייך.
table-greeted_already = החיבור הזה כבר הציג את עצמו.
table-not_understood = הבקשה לא הובנה.
table-not_written = לא היה אפשר לשמור את המהלך, ולכן הוא לא נחשב. כדאי לנסות שוב בעוד רגע.
table-too_fast = קצת מהר מדי. כדאי לחכות רגע ולנסות שוב.
table-too_big = ההודעה ארוכה מדי.
table-strange_host = השרת הזה לא מוכר בשם הזה. מי שמפעיל אותו יכול להתיר אותו (KUPA_HOSTS).
table-strange_origin = דף של אתר אחר לא יכול לשחק כאן. מי שמפעיל את השרת יכול להתיר אותו (KUPA_ORIGINS).
table-hall_full = אין כרגע קוד פנוי לשולחן נוסף. כדאי לנסות שוב בעוד רגע.
table-not_ready = השרת עוד לא מוכן. כדאי לנסות שוב בעוד רגע.
table-damaged = אי אפשר לפתוח את השולחן הזה: הרישום שלו בשרת נפגם. מי שמפעיל את השרת יכול לתקן אותו.
table-broken = משהו השתבש בשרת. השולחן שמור, ואפשר לנסות שוב.
table-review_failed = השרת לא הצליח להסתכל אחורה על המשחק הזה. רישום המשחק שמור; אפשר לנסות שוב אחר כך.
table-review_too_long = המשחק הזה ארוך מכדי להסתכל בו אחורה: עד { $most } מהלכים. אפשר לצפות בו שוב.
table-file_too_long = המשחק הזה ארוך מכדי להציג אותו: עד { $most } מהלכים.

## Entry

entry-opened = השולחן פתוח.
entry-sat = { $name } איתנו סביב השולחן.
entry-seated = הבוט { $name } איתנו סביב השולחן.
entry-rose = הכיסא של { $name } התפנה.
entry-named = שם או סמל חדש: { $name }.
entry-settled = ההגדרות של השולחן השתנו.
entry-hosted = ניהול השולחן עבר אל { $name }.
entry-worded = מילה לערבוב נוספה { NAME($name, joint: "מ") }.
entry-dealt = הקלפים חולקו.
entry-answered = המשחק נגמר.
entry-again = עוד משחק באותו שולחן.
entry-gone = החיבור של { $name } נותק.
entry-back = { $name } שוב איתנו.
entry-host_gone = נותק החיבור של מי שמנהל את השולחן.
entry-host_back = מי שמנהל את השולחן כאן.
entry-piloted = בינתיים בוט משחק במקום { $name }.
entry-offered = אפשר להעביר בקישור את הכיסא של { $name }.
entry-taken = הכיסא של { $name } עבר למכשיר אחר.
entry-rewound = { $name }: צעד אחד אחורה.
entry-joined = במקום בוט: { $name }.
entry-waits = במשחק הבא גם: { $name }.
entry-waits_no_more = התפנה מקום במשחק הבא.
entry-screen = השולחן מוצג על מסך.
entry-family = השולחן נשמר לאנשים שלו.
entry-screens_off = השולחן כבר לא מוצג על מסך.

## Phase

phase-lobby = לפני ההתחלה
phase-playing = משחקים
phase-over = נגמר

## Pace

pace-relaxed = בנחת
pace-relaxed-about = שתי דקות לתור: יש זמן לחשוב וגם לפטפט.
pace-normal = רגיל
pace-normal-about = דקה לתור.
pace-quick = מהיר
pace-quick-about = עשרים שניות לתור.
pace-untimed = בלי שעון
pace-untimed-about = בלי לחץ: עד שעתיים לתור.
pace-day = יום לתור
pace-day-about = עד יום שלם לכל תור: נכנסים מתי שנוח.
pace-days = שלושה ימים לתור
pace-days-about = עד שלושה ימים לכל תור.

## Level

level-random = אקראי
level-easy = קל
level-medium = בינוני
level-hard = קשה
level-perfect = זיכרון מושלם

## Symbol

symbol-pomegranate = רימון
symbol-grape = ענב
symbol-olive = זית
symbol-wheat = חיטה
symbol-fig = תאנה
symbol-date = תמר
symbol-citron = אתרוג
symbol-lamp = מנורה
symbol-fish = דג
symbol-bird = ציפור
symbol-boat = סירה
symbol-star = כוכב
symbol-jug = כד
symbol-turtle = צב

## Phrase

phrase-hello = שלום!
phrase-good_luck = בהצלחה!
phrase-your_turn = התור שלך!
phrase-one_moment = רק רגע…
phrase-no_hurry = בנחת, יש זמן!
phrase-well_played = כל הכבוד!
phrase-what_luck = איזה מזל!
phrase-thanks = תודה!
phrase-back_soon = תכף אני כאן!
phrase-sorry = סליחה!
phrase-oh_no = אוי, לא!
phrase-forgot = שכחתי הכול!
phrase-good_game = היה כיף!
phrase-again = עוד משחק?

## Reaction

reaction-heart = לב
reaction-laugh = צחוק
reaction-clap = מחיאות כפיים
reaction-think = פרצוף מהורהר
reaction-wow = התפעלות
reaction-tea = כוס תה
