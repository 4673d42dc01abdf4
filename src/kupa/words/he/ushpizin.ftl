### Ushpizin

## Cards

card-mission1 = משימה 1 (מעבירים הלאה)
    .title = מעבירים הלאה
    .effect = כולם בוחרים קלף מהשורה שלהם, והקלפים עוברים יחד אל מי שיושב משמאל.
card-mission2 = משימה 2 (מנוחה)
    .title = מנוחה
    .effect = השורה מתכסה מיד, ובכל הסיבוב הבא לא נוגעים בה. המקום הריק מתמלא כשכולם שולפים.
card-mission3 = משימה 3 (אורח יקר)
    .title = אורח יקר
    .effect = קלף אחד משורה אחרת, לפי בחירה, עובר למקום של המשימה.
card-mission4 = משימה 4 (משב רוח)
    .title = משב רוח
    .effect = הרוח סוגרת את הסוכה: אף אחד לא מסתכל יותר.
card-mission5 = משימה 5 (דלת פתוחה)
    .title = דלת פתוחה
    .effect = השורה נשארת גלויה כל הסיבוב הבא.
card-mission6 = משימה 6 (ביד רחבה)
    .title = ביד רחבה
    .effect = נותנים קלף אחד ומקבלים שניים: הראשון נכנס למקומו, והשני למקום של המשימה.

## Presets

preset-ushpizin-first_time = היכרות
preset-ushpizin-first_time-about = כל השורות גלויות ואין משימות: לומדים את המשחק בלי לזכור.
preset-ushpizin-classic = קלאסי
preset-ushpizin-classic-about = השורות נחשפות אחרי כל סיבוב; מי שמשלים ראשון את כל השבעה מנצח.
preset-ushpizin-quartets = רביעיות
preset-ushpizin-quartets-about = אוספים שבעה של אושפיז אחד: במקום להחליף, מבקשים קלפים מהיד של אחרים.
preset-ushpizin-sharp = זיכרון חד
preset-ushpizin-sharp-about = השורות נחשפות רק בכל סיבוב שלישי, ואז כולם משנים את הסדר אצלם.
preset-ushpizin-short = קצר
preset-ushpizin-short-about = כל השורות גלויות, עם משימות: בערך עשר דקות.

## Options

option-ushpizin-exposure = מתי השורות גלויות
option-ushpizin-exposure-about = ככל שרואים את השורות פחות, יש יותר מה לזכור.
option-ushpizin-exposure-every_round = אחרי כל סיבוב
option-ushpizin-exposure-always = כל הזמן
option-ushpizin-exposure-open_seventh = כל סיבוב שביעי גלוי
option-ushpizin-exposure-seldom = פעם בכמה סיבובים
option-ushpizin-every = סיבובים בין חשיפה לחשיפה
option-ushpizin-every-about = כמה סיבובים משחקים עד שהשורות נחשפות. שבעה – קשה!
option-ushpizin-reorder = שינוי הסדר
option-ushpizin-reorder-about = לפני שמכסים את השורות, כולם חייבים לשנות את הסדר בשורה שלהם.
option-ushpizin-goal = איך מנצחים
option-ushpizin-goal-about = כל שבעת האושפיזין, אושפיז אחד שבע פעמים, או קבוצות של אושפיזין זהים.
option-ushpizin-goal-all_seven = כל השבעה
option-ushpizin-goal-one_host = אחד, שבע פעמים
option-ushpizin-goal-combinations = קבוצות
option-ushpizin-hosts = בחירת האושפיז
option-ushpizin-hosts-about = בגלוי ולפי התור; כולם בסוד; או בלי לבחור, ושבעה מאושפיז כלשהו מנצחים.
option-ushpizin-hosts-open = בגלוי
option-ushpizin-hosts-secret = בסוד
option-ushpizin-hosts-free = בלי לבחור
option-ushpizin-guests = אורחים רגילים
option-ushpizin-guests-about = גם סבא, השכנה והאחרים קופצים לביקור, והחיפוש מתארך.
option-ushpizin-kinds = כמה אושפיזין במשחק
option-ushpizin-kinds-about = מספר המשתתפים ועוד שניים, או כל השבעה.
option-ushpizin-kinds-few = מספר המשתתפים ועוד 2
option-ushpizin-kinds-all = כל השבעה
option-ushpizin-style = איך הקלפים עוברים
option-ushpizin-style-about = מחליפים בין שורות מכוסות, או מבקשים קלפים זה מזה, כמו ברביעיות.
option-ushpizin-style-swaps = החלפות
option-ushpizin-style-quartets = רביעיות
option-ushpizin-combination = אילו קבוצות
option-ushpizin-combination-about = אושפיז אחד שלוש פעמים ואחר ארבע פעמים; או פעמיים, פעמיים ושלוש פעמים.
option-ushpizin-combination-three_four = 3 + 4
option-ushpizin-combination-two_two_three = 2 + 2 + 3
option-ushpizin-missions = קלפי משימה
option-ushpizin-missions-about = שישה קלפים שעושים בלגן סביב השולחן.
option-ushpizin-elijah = קלפי אליהו
option-ushpizin-elijah-about = אליהו הנביא ממלא את מקומו של כל אושפיז; שלושה או ארבעה רק בשישה משתתפים ומעלה.
option-ushpizin-exchange = כשלאף אחד אין משימה
option-ushpizin-exchange-about = אחרי חשיפה בלי משימות: ממשיכים כרגיל, או שכל אחד שולף עוד קלף ומוציא קלף, הכול בגלוי.
option-ushpizin-exchange-once = מסתכלים וממשיכים
option-ushpizin-exchange-again = עוד קלף לכל אחד
option-ushpizin-close = סגירת הסוכה
option-ushpizin-close-about = מה מסיים את ההסתכלות: הקריאה הראשונה, או הסכמה של כולם.
option-ushpizin-close-first = בקריאה הראשונה
option-ushpizin-close-all = כשכולם מוכנים
option-ushpizin-rounds = מגבלת סיבובים
option-ushpizin-rounds-about = אם אף אחד לא ניצח אחרי מספר הסיבובים שנקבע, המשחק נגמר בתיקו.
option-ushpizin-first-about = בחוברת המודפסת מתחיל מי שהכי מבוגר: אפשר לבחור כאן מי, או להגריל.

## What happens

ushpizin-dealt =
    { PERSON($first) ->
        [you] השורות גלויות. האושפיזין במשחק: { CARD($kinds) }. התור הראשון שלך.
       *[other] השורות גלויות. האושפיזין במשחק: { CARD($kinds) }. מתחילים { SEAT($first, form: "from") }.
    }
ushpizin-host =
    { PERSON($seat) ->
        [you] { KNOWN($host) ->
            [no] בחרת אושפיז.
           *[yes] האושפיז שלך: { CARD($host) }.
        }
       *[other] { KNOWN($host) ->
            [no] { SEAT($seat) }: האושפיז נבחר.
           *[yes] האושפיז { SEAT($seat, form: "of") }: { CARD($host) }.
        }
    }
ushpizin-ready =
    { PERSON($seat) ->
        [you] הודעת שאפשר להתחיל.
       *[other] { SEAT($seat) }: אפשר להתחיל!
    }
ushpizin-began =
    { PERSON($first) ->
        [you] סיבוב { $round }. התור הראשון שלך.
       *[other] סיבוב { $round }. מתחילים { SEAT($first, form: "from") }.
    }
ushpizin-lifted =
    { PERSON($seat) ->
        [you] הרמת את קלף { $place }.
       *[other] קלף { $place } { SEAT($seat, form: "of") } הורם.
    }
ushpizin-swapped =
    { PERSON($seat) ->
        [you] החלפת את קלף { $place } שלך בקלף { $spot } { SEAT($other, form: "of") }.
       *[other] החלפה: קלף { $place } { SEAT($seat, form: "of") } תמורת קלף { $spot } { SEAT($other, form: "of") }.
    }
ushpizin-shown = בשורה הגלויה { SEAT($seat, form: "of") }, קלף { $place }: { CARD($card) }.
ushpizin-skipped =
    { PERSON($seat) ->
        [you] אין לך עם מי להחליף, והתור עובר הלאה.
       *[other] { SEAT($seat) }: אין עם מי להחליף, והתור עובר הלאה.
    }
ushpizin-declared = ״אושפיזין!״ השורה { SEAT($seat, form: "of") }: { CARD($row) }.
ushpizin-misdeclared = ״אושפיזין!״ אבל השורה { SEAT($seat, form: "of") } היא { CARD($row) }, והיא נשארת גלויה.
ushpizin-quiet =
    { PERSON($seat) ->
        [you] המשכת בלי הכרזה.
       *[other] { SEAT($seat) }: ממשיכים בלי הכרזה.
    }
ushpizin-chose =
    { PERSON($seat) ->
        [you] { KNOWN($place) ->
            [no] בחרת איזה קלף להוציא.
           *[yes] בחרת להוציא את קלף { $place }.
        }
       *[other] { KNOWN($place) ->
            [no] { SEAT($seat) }: הבחירה נעשתה.
           *[yes] { SEAT($seat) }: קלף { $place } ייצא.
        }
    }
ushpizin-drew = כולם הוציאו קלף ושלפו אחר במקומו. הקלפים שהוחלפו: { BYSEAT($places) }.
ushpizin-shuffled =
    { $count ->
        [one] הקופה והקלפים המשומשים עורבבו יחד: קלף אחד.
        [two] הקופה והקלפים המשומשים עורבבו יחד: שני קלפים.
       *[other] הקופה והקלפים המשומשים עורבבו יחד: { $count } קלפים.
    }
ushpizin-mission_over = הסיבוב נגמר, ו{ CARD($mission) } חוזרת לתחתית הקופה.
ushpizin-revealed = כל השורות נחשפות.
ushpizin-announced =
    { PERSON($seat) ->
        [you] הודעת על { CARD($mission) }. { CARD($mission, form: "effect") }
       *[other] { SEAT($seat) }: { CARD($mission) }! { CARD($mission, form: "effect") }
    }
ushpizin-returned = חזרה לקופה: { CARD($missions) }.
ushpizin-replaced =
    { PERSON($seat) ->
        [you] קלף { $place } החדש שלך: { CARD($card) }.
       *[other] { SEAT($seat) }, קלף { $place } החדש: { CARD($card) }.
    }
ushpizin-buried = לתחתית הקופה: { CARD($missions) }.
ushpizin-redrew =
    { PERSON($seat) ->
        [you] שלפת עוד קלף: { CARD($card) }.
       *[other] { SEAT($seat) }, עוד קלף מהקופה: { CARD($card) }.
    }
ushpizin-seated =
    { PERSON($seat) ->
        [you] הוצאת: { CARD($out) }. קלף { $place } החדש שלך: { CARD($card) }.
       *[other] { SEAT($seat, form: "from") } אל המשומשים: { CARD($out) }. קלף { $place } החדש: { CARD($card) }.
    }
ushpizin-declined =
    { PERSON($seat) ->
        [you] הוצאת את הקלף שנשלף: { CARD($card) }.
       *[other] { SEAT($seat, form: "from") } אל המשומשים, ישר מהקופה: { CARD($card) }.
    }
ushpizin-pass_chosen =
    { PERSON($seat) ->
        [you] { KNOWN($place) ->
            [no] בחרת איזה קלף להעביר.
           *[yes] בחרת להעביר את קלף { $place }.
        }
       *[other] { KNOWN($place) ->
            [no] { SEAT($seat) }: הבחירה נעשתה.
           *[yes] { SEAT($seat) }: קלף { $place } יעבור הלאה.
        }
    }
ushpizin-passed_on = כולם מעבירים קלף שמאלה. { BYSEAT($cards, of: "card") }.
ushpizin-rested =
    { PERSON($seat) ->
        [you] השורה שלך מתכסה, ויש לך מנוחה עד סוף הסיבוב הבא.
       *[other] { SEAT($seat) }: השורה מתכסה, ומנוחה עד סוף הסיבוב הבא.
    }
ushpizin-took =
    { PERSON($seat) ->
        [you] לקחת { SEAT($other, form: "from") }: { CARD($card) }.
       *[other] { SEAT($other, form: "from") } { SEAT($seat, form: "to") }: { CARD($card) }.
    }
ushpizin-gust = משב רוח: הסוכה נסגרת מיד.
ushpizin-open_door =
    { PERSON($seat) ->
        [you] השורה שלך נשארת גלויה עד סוף הסיבוב הבא.
       *[other] { SEAT($seat) }: השורה נשארת גלויה עד סוף הסיבוב הבא.
    }
ushpizin-offered = מתנה { SEAT($seat, form: "from") } { SEAT($other, form: "to") }: { CARD($card) }. שני קלפים יחזרו בתמורה.
ushpizin-picked = בתמורה, { SEAT($seat, form: "from") } { SEAT($other, form: "to") }: { CARD($cards) }.
ushpizin-exchanged =
    { PERSON($seat) ->
        [you] החלפת בין הקלפים { LIST($places) } שלך.
       *[other] { SEAT($seat) }: קלפים { LIST($places) } התחלפו ביניהם.
    }
ushpizin-reordered =
    { PERSON($seat) ->
        [you] הסדר בשורה שלך נקבע.
       *[other] { SEAT($seat) }: סדר השורה נקבע.
    }
ushpizin-closed =
    { PERSON($seat) ->
        [you] קראת: ״סוגרים סוכה!״
       *[other] { SEAT($seat) }: ״סוגרים סוכה!״
    }
ushpizin-won =
    { PERSON($seats) ->
        [you] ניצחת! כל הכבוד!
       *[other] כל הכבוד! הניצחון { SEAT($seats, form: "of") }!
    }
ushpizin-drawn = אחרי סיבוב { $round } המשחק נגמר בתיקו.
ushpizin-ended = המשחק נגמר.
ushpizin-opened =
    { PERSON($first) ->
        [you] הקלפים חולקו. האושפיזין במשחק: { CARD($kinds) }. התור הראשון שלך.
       *[other] הקלפים חולקו. האושפיזין במשחק: { CARD($kinds) }. מתחילים { SEAT($first, form: "from") }.
    }
ushpizin-hand = היד { SEAT($seat, form: "of") }: { CARD($cards) }.
ushpizin-handed =
    { PERSON($seat) ->
        [you] ביקשת { SEAT($other, form: "from") }: { CARD($card) }? יש!
       *[other] בקשה { SEAT($seat, form: "from") } { SEAT($other, form: "to") }: { CARD($card) }? יש!
    }
ushpizin-lacked =
    { PERSON($seat) ->
        [you] ביקשת { SEAT($other, form: "from") }: { CARD($card) }? אין.
       *[other] בקשה { SEAT($seat, form: "from") } { SEAT($other, form: "to") }: { CARD($card) }? אין.
    }
ushpizin-gave_back =
    { PERSON($seat) ->
        [you] { KNOWN($card) ->
            [no] בתמורה נתת { SEAT($other, form: "to") } קלף.
           *[yes] בתמורה נתת { SEAT($other, form: "to") }: { CARD($card) }.
        }
       *[other] { KNOWN($card) ->
            [no] בתמורה, { SEAT($seat, form: "from") } { SEAT($other, form: "to") }: קלף אחד.
           *[yes] בתמורה, { SEAT($seat, form: "from") } { SEAT($other, form: "to") }: { CARD($card) }.
        }
    }
ushpizin-fished =
    { PERSON($seat) ->
        [you] { KNOWN($card) ->
            [no] שלפת קלף מהקופה.
           *[yes] שלפת מהקופה: { CARD($card) }.
        }
       *[other] { KNOWN($card) ->
            [no] מהקופה { SEAT($seat, form: "to") }: קלף אחד.
           *[yes] מהקופה { SEAT($seat, form: "to") }: { CARD($card) }.
        }
    }
ushpizin-put_away =
    { PERSON($seat) ->
        [you] { KNOWN($card) ->
            [no] הוצאת קלף.
           *[yes] הוצאת: { CARD($card) }.
        }
       *[other] { KNOWN($card) ->
            [no] { SEAT($seat, form: "from") } אל המשומשים: קלף אחד.
           *[yes] { SEAT($seat, form: "from") } אל המשומשים: { CARD($card) }.
        }
    }
ushpizin-silent =
    { PERSON($seat) ->
        [you] לא נשאר לך מה לבקש, והתור עובר הלאה.
       *[other] { SEAT($seat) }: לא נשאר מה לבקש, והתור עובר הלאה.
    }

## What is refused

ushpizin-no_such_first = אי אפשר להתחיל { SEAT($first, form: "from") }: הכיסאות ממוספרים מ־0 עד { $last }.
ushpizin-bad_rounds = אי אפשר לקבוע rounds={ $rounds }: מספר הסיבובים הוא בין 1 ל־{ $most }.
ushpizin-bad_elijah = אי אפשר לקבוע elijah={ $elijah }: מספר קלפי אליהו הנביא הוא בין 0 ל־{ $most }.
ushpizin-bad_every = אי אפשר לקבוע every={ $every }: הערכים האפשריים הם { $allowed }.
ushpizin-needs = ״{ $option }״ מתאים רק יחד עם ״{ $parent }״.
ushpizin-clash = ״{ $one }״ ו״{ $other }״ לא הולכים יחד.
ushpizin-many_elijahs = שלושה או ארבעה קלפי אליהו הנביא – רק כשיש { $seats } משתתפים או יותר.
ushpizin-unreadable = המהלך לא הובן.
    .typed = אין מהלך כזה: ״{ $text }״. לדוגמה: ready, lift 3, swap 2.5, declare, done, put 4, announce 3, pass 2, take 1.4, offer 4 to 2, pick 1 6, exchange 2 5, close, host david, ask 2 moses, give abraham, out isaac.
ushpizin-host_now = קודם בוחרים את מי לארח.
ushpizin-ready_now = עכשיו מסתכלים על השורות הגלויות ומודיעים שאפשר להתחיל.
ushpizin-lift_now = קודם מרימים קלף מהשורה שלך.
ushpizin-swap_now = הקלף שהורם הוא הקלף שנותנים: עכשיו בוחרים קלף משורה אחרת.
ushpizin-declare_now = ההחלפה נעשתה: אפשר להכריז ״אושפיזין!״, או להמשיך.
ushpizin-put_now = בוחרים קלף להוציא; במקומו נשלף קלף אחר.
ushpizin-announce_now = קודם מודיעים על המשימה שלך.
ushpizin-pass_now = משימה 1: בוחרים קלף להעביר שמאלה.
ushpizin-take_now = משימה 3: לוקחים קלף משורה אחרת.
ushpizin-offer_now = משימה 6: בוחרים קלף מהשורה שלך, ולמי לתת אותו.
ushpizin-pick_now = משימה 6: בוחרים שני קלפים מהשורה שלך לתת בתמורה.
ushpizin-reorder_now = עכשיו משנים את הסדר בשורה שלך: מחליפים בין שני קלפים, ואז מסיימים.
ushpizin-close_now = עכשיו מסתכלים על השורות, או סוגרים את הסוכה.
ushpizin-declare_later = ״אושפיזין!״ מכריזים מיד אחרי החלפה שלך.
ushpizin-close_later = ״סוגרים סוכה!״ קוראים כשכל השורות גלויות.
ushpizin-over = המשחק נגמר.
ushpizin-ask_now = עכשיו מבקשים אושפיז ממישהו אחר.
ushpizin-give_now = קודם נותנים קלף בתמורה.
ushpizin-out_now = מוציאים אחד משמונת הקלפים שביד.
ushpizin-redraw_now = מוציאים אחד משמונה קלפים: קלף מהשורה, או את הקלף שנשלף עכשיו.
ushpizin-not_your_pick = עכשיו זה לא התור שלך לבחור אושפיז; מחכים { SEAT($asked, form: "to") }.
ushpizin-already_ready = כבר הודעת שאפשר להתחיל; מחכים { SEAT($asked, form: "to") }.
ushpizin-not_your_turn = זה לא התור שלך: עכשיו התור { SEAT($asked, form: "of") }.
ushpizin-already_put = כבר בחרת איזה קלף להוציא; מחכים { SEAT($asked, form: "to") }.
ushpizin-no_mission = קודם צריך להודיע על משימה, ואין לך משימה; מחכים { SEAT($asked, form: "to") }.
ushpizin-already_passed = כבר בחרת קלף להעביר; מחכים { SEAT($asked, form: "to") }.
ushpizin-not_your_mission = המשימה היא { SEAT($asked, form: "of") }.
ushpizin-not_offered = הקלף ניתן { SEAT($asked, form: "to") }; מחכים לשני קלפים בתמורה.
ushpizin-already_reordered = הסדר שלך כבר נקבע; מחכים { SEAT($asked, form: "to") }.
ushpizin-already_closed = כבר קראת לסגור; מחכים { SEAT($asked, form: "to") }.
ushpizin-host_taken = האושפיז הזה כבר נבחר: בוחרים אחר.
ushpizin-host_not_in_play = האושפיז הזה לא משתתף במשחק: בוחרים אחר.
ushpizin-just_received = הקלף הזה הגיע אליך בסיבוב הזה, ואי אפשר לתת אותו: מרימים קלף אחר.
ushpizin-taken_from_you = הקלף הזה נלקח ממך בסיבוב הזה, ואי אפשר להחזיר אותו.
ushpizin-swap_self = מחליפים עם שורה אחרת, לא עם השורה שלך.
ushpizin-no_such_seat = על הכיסא הזה לא יושב אף אחד.
ushpizin-resting = השורה הזאת במנוחה בסיבוב הזה (משימה 2): בוחרים שורה אחרת.
ushpizin-you_rest = בסיבוב הזה יש לך מנוחה (משימה 2): קלף מהקופה ימלא את המקום הריק.
ushpizin-mission_not_held = המשימה הזאת לא נמצאת בשורה שלך.
ushpizin-take_self = לוקחים קלף משורה אחרת, לא משלך.
ushpizin-offer_self = נותנים את הקלף לשורה אחרת, לא לשלך.
ushpizin-offer_gap = המקום הזה ריק: שם הייתה המשימה.
ushpizin-same_order = הסדר עוד לא השתנה: קודם מחליפים בין שני קלפים.
ushpizin-not_drawn = זה לא הקלף שנשלף.
ushpizin-ask_self = מעצמך אי אפשר לבקש: מבקשים ממישהו אחר.
ushpizin-not_in_play = האושפיז הזה לא משתתף במשחק.
ushpizin-gave_it_away = נתת את האושפיז הזה בתור הזה, ואי אפשר לבקש אותו.
ushpizin-nothing_to_give = לא יישאר לך מה לתת בתמורה לאושפיז הזה.
ushpizin-not_held = הקלף הזה לא נמצא ביד שלך.
ushpizin-asked_for_it = ביקשת את האושפיז הזה בתור הזה, ואי אפשר לתת אותו.

## What a card is, for whoever asks it

about-ushpizin-abraham = אחד משבעת האושפיזין.
about-ushpizin-isaac = אחד משבעת האושפיזין.
about-ushpizin-jacob = אחד משבעת האושפיזין.
about-ushpizin-moses = אחד משבעת האושפיזין.
about-ushpizin-aaron = אחד משבעת האושפיזין.
about-ushpizin-joseph = אחד משבעת האושפיזין.
about-ushpizin-david = אחד משבעת האושפיזין.
about-ushpizin-grandfather = מהאורחים הרגילים, לא מהאושפיזין.
about-ushpizin-friends = מהאורחים הרגילים, לא מהאושפיזין.
about-ushpizin-guest = מהאורחים הרגילים, לא מהאושפיזין.
about-ushpizin-neighbour = מהאורחים הרגילים, לא מהאושפיזין.
about-ushpizin-uncle = מהאורחים הרגילים, לא מהאושפיזין.
about-ushpizin-beggar = מהאורחים הרגילים, לא מהאושפיזין.
about-ushpizin-elijah = ממלא את מקומו של כל אושפיז.
about-ushpizin-mission1 = { card-mission1.effect }
about-ushpizin-mission2 = { card-mission2.effect }
about-ushpizin-mission3 = { card-mission3.effect }
about-ushpizin-mission4 = { card-mission4.effect }
about-ushpizin-mission5 = { card-mission5.effect }
about-ushpizin-mission6 = { card-mission6.effect }

## The board

board-ushpizin-round = סיבוב { $round }
board-ushpizin-part-host = בוחרים
board-ushpizin-part-study = מסתכלים
board-ushpizin-part-swap = מחליפים
board-ushpizin-part-draw = שולפים
board-ushpizin-part-reveal = חושפים
board-ushpizin-part-ask = מבקשים
board-ushpizin-part-over = הסוף
board-ushpizin-kupa = קופה
board-ushpizin-used = המשומשים
board-ushpizin-no_mission = אין משימה
board-ushpizin-do-host = את מי נארח?
board-ushpizin-do-ready = מי יושב איפה? מסתכלים, זוכרים, ואז ״אפשר להתחיל״
board-ushpizin-do-lift = מרימים את הקלף שרוצים לתת
board-ushpizin-do-swap = ועכשיו בוחרים קלף לקחת במקומו
board-ushpizin-do-declare = השורה שלמה? מכריזים, או ממשיכים
board-ushpizin-do-put = בוחרים קלף להוציא
board-ushpizin-do-announce = יש משימה בשורה שלך: מודיעים עליה!
board-ushpizin-do-pass = בוחרים קלף בשביל מי שמשמאלך: { $name }
board-ushpizin-do-take = לוקחים קלף כלשהו משורה אחרת
board-ushpizin-do-offer = בוחרים קלף לתת, ולמי לתת אותו
board-ushpizin-do-pick = מתנה { NAME($name, joint: "מ") }! בוחרים שניים בתמורה, לפי הסדר
board-ushpizin-do-exchange = משנים את הסדר בשורה שלך: נוגעים בשני קלפים
board-ushpizin-do-reordered = אפשר להחליף עוד, או לסיים
board-ushpizin-do-close = מסתכלים היטב: מי נמצא איפה?
board-ushpizin-do-ask = ממי מבקשים, ואיזה אושפיז?
board-ushpizin-do-give = נותנים קלף בתמורה { NAME($name, joint: "ל") }
board-ushpizin-do-out = מוציאים אחד משמונת הקלפים
board-ushpizin-do-redraw = נשלף { $card }: אפשר לגעת בקלף מהשורה ולהוציא אותו, או להוציא את הקלף החדש
board-ushpizin-wait = התור של { $names }
board-ushpizin-rest = בסיבוב הזה יש לך מנוחה
board-ushpizin-act-host = לארח את { $card }
board-ushpizin-act-hosts = לבחור אושפיז
board-ushpizin-act-ready = אפשר להתחיל
board-ushpizin-act-lift = להרים
board-ushpizin-act-swap = להחליף
board-ushpizin-act-put = להוציא
board-ushpizin-act-announce = להודיע: { $mission }
board-ushpizin-act-pass = להעביר
board-ushpizin-act-take = לקחת
board-ushpizin-act-offer = לתת
board-ushpizin-act-offer_to = לתת { NAME($name, joint: "ל") }
board-ushpizin-act-pick = לתת את שני אלה
board-ushpizin-act-done = סיימתי
board-ushpizin-act-carry_on = להמשיך
board-ushpizin-act-declare = כן, לחשוף
board-ushpizin-act-ask = לבקש
board-ushpizin-act-give = לתת
board-ushpizin-act-out = להוציא
board-ushpizin-shout-close = סוגרים סוכה!
board-ushpizin-shout-ushpizin = אושפיזין!
board-ushpizin-look =
    { $count ->
        [one] בעוד שנייה
        [two] בעוד שתי שניות
       *[other] בעוד { $count } שניות
    }
board-ushpizin-won = השורה שלמה!
board-ushpizin-missed = אבל השורה עוד לא שלמה
board-ushpizin-mine-covered = קלף { $place } מתוך 7 שלך, מכוסה
board-ushpizin-mine-open = קלף { $place } מתוך 7 שלך: { $card }
board-ushpizin-mine-empty = מקום { $place } מתוך 7 שלך, ריק
board-ushpizin-theirs-covered = { $name }, קלף { $place }, מכוסה
board-ushpizin-theirs-open = { $name }, קלף { $place }: { $card }
board-ushpizin-theirs-empty = { $name }, מקום { $place }, ריק
board-ushpizin-is-lifted = הורם
board-ushpizin-is-barred = אי אפשר להזיז אותו בסיבוב הזה
board-ushpizin-is-picked = נבחר
board-ushpizin-is-first = נבחר ראשון
board-ushpizin-is-second = נבחר שני
board-ushpizin-is-sealed = הבחירה שלך
board-ushpizin-is-changed = התחלף עכשיו
board-ushpizin-is-came = נשלף עכשיו
board-ushpizin-is-offered = ניתן במתנה
board-ushpizin-tag-first = מתחילים כאן
board-ushpizin-tag-answered = יש תשובה
board-ushpizin-tag-resting = במנוחה
board-ushpizin-tag-open = שורה גלויה
board-ushpizin-tag-hushed = עדיין אי אפשר להכריז
board-ushpizin-tag-winner = ניצחון!
board-ushpizin-tag-host = אושפיז: { $card }
board-ushpizin-tag-your_host = האושפיז שלך: { $card }
board-ushpizin-row_of = השורה של { $name }
board-ushpizin-closer = מקרוב: השורה של { $name }
board-ushpizin-my_row = השורה שלך
board-ushpizin-my_hand = היד שלך
board-ushpizin-in_hand =
    { $count ->
        [one] קלף אחד
        [two] שני קלפים
       *[other] { $count } קלפים
    }
board-ushpizin-piles = הערימות
board-ushpizin-came = הוצגו לרגע
board-ushpizin-drawn = נשלף עכשיו אצל { $name }: { $card }
board-ushpizin-buried = הוצגו, ואז לתחתית הקופה
board-ushpizin-holder = המשימה של { $name }
board-ushpizin-mission-1 = { card-mission1.effect }
board-ushpizin-mission-2 = { card-mission2.effect }
board-ushpizin-mission-3 = { card-mission3.effect }
board-ushpizin-mission-4 = { card-mission4.effect }
board-ushpizin-mission-5 = { card-mission5.effect }
board-ushpizin-mission-6 = { card-mission6.effect }
board-ushpizin-goal-title = מה אוספים
board-ushpizin-goal-all_seven = את כל שבעת האושפיזין בשורה אחת, בכל סדר. אליהו הנביא ממלא את מקומו של כל אחד מהם.
board-ushpizin-goal-one_host = אושפיז אחד, שבע פעמים. אליהו הנביא עוזר.
board-ushpizin-goal-three_four = אושפיז אחד שלוש פעמים ואחר ארבע פעמים. אליהו הנביא עוזר.
board-ushpizin-goal-two_two_three = קבוצות של שניים, שניים ושלושה, כל אחת של אושפיז אחר. אליהו הנביא עוזר.
board-ushpizin-goal-kinds = האושפיזין במשחק
board-ushpizin-kinds = איזה אושפיז
board-ushpizin-private = סוד עד הסוף

## Moves, as the general board writes them on buttons

move-ushpizin-host = לארח את { CARD($card) }
move-ushpizin-ready = אפשר להתחיל
move-ushpizin-lift = להרים את קלף { $place } שלי
move-ushpizin-swap = לקחת את קלף { $place } { SEAT($seat, form: "of") }
move-ushpizin-declare = אושפיזין!
move-ushpizin-done = סיימתי
move-ushpizin-put = להוציא את קלף { $place } שלי
move-ushpizin-announce =
    להודיע: { $number ->
         [1] { card-mission1 }
         [2] { card-mission2 }
         [3] { card-mission3 }
         [4] { card-mission4 }
         [5] { card-mission5 }
        *[6] { card-mission6 }
    }
move-ushpizin-pass = להעביר את קלף { $place } שלי
move-ushpizin-take = לקחת את קלף { $place } { SEAT($seat, form: "of") }
move-ushpizin-offer = לתת את קלף { $place } שלי { SEAT($seat, form: "to") }
move-ushpizin-pick = לתת בתמורה קלפים { $first } ו־{ $second }
move-ushpizin-exchange = להחליף בין קלף { $place } לקלף { $other } שלי
move-ushpizin-close = סוגרים סוכה!
move-ushpizin-ask = לבקש { SEAT($seat, form: "from") } את { CARD($card) }
move-ushpizin-give = לתת: { CARD($card) }
move-ushpizin-out = להוציא: { CARD($card) }

## What the fields of a view are called

view-ushpizin-kinds = האושפיזין שבמשחק
view-ushpizin-rows = שורה
view-ushpizin-kupa = קופה
view-ushpizin-used = הקלפים המשומשים
view-ushpizin-mission = משימה
view-ushpizin-hosts = האושפיז שנבחר
view-ushpizin-buried = הוצגו, ואז לתחתית הקופה
view-ushpizin-drawn = נשלף עכשיו
view-ushpizin-hand = הקלפים ביד
view-ushpizin-hands = כמה קלפים ביד
view-ushpizin-asked_for = התקבלו בתור הזה
view-ushpizin-gave = נמסרו בתור הזה
view-ushpizin-shown = הקלפים בסוף
board-ushpizin-end-declared =
    { PERSON($seat) ->
        [you] הכרזת ״אושפיזין!״ בסיבוב { $round }
       *[other] ״אושפיזין!״ { SEAT($seat, form: "from") } בסיבוב { $round }
    }
board-ushpizin-end-round = סיבוב { $round }
board-ushpizin-end-of = { $lit } מתוך { $of }
board-ushpizin-end-missing = חסר: { CARD($cards) }
board-ushpizin-end-elijah = אליהו הנביא יושב במקום { CARD($cards) }
