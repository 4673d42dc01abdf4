### Reset

## Cards

card-fire = ״אש״
    .title = אש
card-reverse = ״הפוך״
    .title = הפוך
card-robber = ״שודד״
    .title = שודד
card-stop = ״עצור״
    .title = עצור
card-joker = ג׳וקר
    .title = ג׳וקר
card-joker_as = ג׳וקר בתור { $number }
    .title = ג׳וקר בתור { $number }

## What a card does, for whoever asks it

about-reset-fire = כל הערימה נשרפת. משלימים את היד ופותחים ערימה חדשה.
about-reset-reverse = מסדר עולה לסדר יורד, ולהפך.
about-reset-robber = מציצים ביד של מישהו, לוקחים ממנה קלף ונותנים קלף בתמורה.
about-reset-stop = על כל ״עצור״ התור מדלג על עוד משתתף.
about-reset-joker = כל מספר שרוצים: אומרים איזה כשמניחים.

## Presets

preset-reset-calm = היכרות
preset-reset-calm-about = בלי הדבקות: תור אחרי תור, בלי למהר ביניהם.
preset-reset-classic = קלאסי
preset-reset-classic-about = עם כל הקלפים המיוחדים, וקלף שזה עתה הגיע ליד אפשר להדביק.
preset-reset-places = עד הסוף
preset-reset-places-about = מי שנשאר ראשון בלי קלפים מנצח, וממשיכים לשחק על המקום השני והשלישי.

## Options

option-reset-draw = שליפה מהקופה
option-reset-draw-about = שולפים רק כשאין מה להניח, או בכל תור שרוצים.
option-reset-draw-forced = רק כשחייבים
option-reset-draw-free = מתי שרוצים
option-reset-stick = הדבקה
option-reset-stick-about = קלף שזה עתה הגיע ליד אפשר להדביק על מה שהונח, אם הוא מתאים.
option-reset-finish = הסיום
option-reset-finish-about = עוצרים עם הניצחון, או ממשיכים לשחק על המקום השני והשלישי.
option-reset-finish-first = עם הניצחון
option-reset-finish-places = כל הדירוג
option-reset-turns = מגבלת תורים
option-reset-turns-about = אחרי מספר התורים שנקבע, הניצחון למי שנשארו לו הכי מעט קלפים.
option-reset-first-about = בחוברת המודפסת מתחיל מי שהכי צעיר (מגיל 7): אפשר לבחור כאן מי, או להגריל.

## What happens

reset-opened =
    { PERSON($first) ->
        [you] הערימה נפתחת { CARD($card, joint: "ב") }. התור הראשון שלך.
       *[other] הערימה נפתחת { CARD($card, joint: "ב") }. מתחילים { SEAT($first, form: "from") }.
    }
reset-dealt =
    { PERSON($seat) ->
        [you] היד שלך: { CARD($cards) }.
       *[other] היד { SEAT($seat, form: "of") }: { CARD($cards) }.
    }
reset-laid =
    { PERSON($seat) ->
        [you] הנחת על הערימה: { CARD($cards) }.
       *[other] { SEAT($seat, form: "from") } אל הערימה: { CARD($cards) }.
    }
reset-stuck =
    { PERSON($seat) ->
        [you] הדבקת: { CARD($card) }.
       *[other] הדבקה { SEAT($seat, form: "of") }: { CARD($card) }.
    }
reset-left =
    { PERSON($seat) ->
        [you] הפעם בלי הדבקה.
       *[other] { SEAT($seat) }: בלי הדבקה.
    }
reset-refilled =
    { PERSON($seat) ->
        [you] { KNOWN($cards) ->
            [no] { $count ->
                [one] השלמת את היד בקלף אחד.
                [two] השלמת את היד בשני קלפים.
               *[other] השלמת את היד ב־{ $count } קלפים.
            }
           *[yes] השלמת את היד: { CARD($cards) }.
        }
       *[other] { KNOWN($cards) ->
            [no] { $count ->
                [one] קלף אחד משלים את היד { SEAT($seat, form: "of") }.
                [two] שני קלפים משלימים את היד { SEAT($seat, form: "of") }.
               *[other] { $count } קלפים משלימים את היד { SEAT($seat, form: "of") }.
            }
           *[yes] השלמת היד { SEAT($seat, form: "of") }: { CARD($cards) }.
        }
    }
reset-drew =
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
reset-passed =
    { PERSON($seat) ->
        [you] ויתרת על התור.
       *[other] { SEAT($seat) }: ויתור על התור.
    }
reset-burnt =
    הערימה נשרפת: { $count ->
        [one] קלף אחד
        [two] שני קלפים
       *[other] { $count } קלפים
    } ({ WORD($cause) ->
        [fire] אש
        [reset] איפוס
       *[short] כדי לחדש את הקופה
    }).
reset-reversed =
    הסדר עכשיו: { WORD($order) ->
        [descending] יורד
       *[ascending] עולה
    }.
reset-stopped = התור מדלג { SEAT($seats, form: "on") }.
reset-robbed =
    { PERSON($robber) ->
        [you] { KNOWN($hand) ->
            [no] שדדת { SEAT($victim, form: "whom") }.
           *[yes] שדדת { SEAT($victim, form: "whom") }. היד שנחשפה: { CARD($hand) }.
        }
       *[other] { PERSON($victim) ->
            [you] { SEAT($robber) }: שוד אצלך!
           *[other] { KNOWN($hand) ->
                [no] { SEAT($robber) }: שוד { SEAT($victim, form: "at") }.
               *[yes] { SEAT($robber) }: שוד { SEAT($victim, form: "at") }. היד שנחשפה: { CARD($hand) }.
            }
        }
    }
reset-taken =
    { PERSON($robber) ->
        [you] { KNOWN($card) ->
            [no] לקחת { SEAT($victim, form: "from") } קלף.
           *[yes] לקחת { SEAT($victim, form: "from") }: { CARD($card) }.
        }
       *[other] { KNOWN($card) ->
            [no] { SEAT($victim, form: "from") } { SEAT($robber, form: "to") }: קלף אחד.
           *[yes] { SEAT($victim, form: "from") } { SEAT($robber, form: "to") }: { CARD($card) }.
        }
    }
reset-given =
    { PERSON($robber) ->
        [you] { KNOWN($card) ->
            [no] בתמורה נתת { SEAT($victim, form: "to") } קלף.
           *[yes] בתמורה נתת { SEAT($victim, form: "to") }: { CARD($card) }.
        }
       *[other] { KNOWN($card) ->
            [no] בתמורה, { SEAT($robber, form: "from") } { SEAT($victim, form: "to") }: קלף אחד.
           *[yes] בתמורה, { SEAT($robber, form: "from") } { SEAT($victim, form: "to") }: { CARD($card) }.
        }
    }
reset-shuffled =
    { $count ->
        [one] הקופה מתחדשת מקלף משומש אחד.
        [two] הקופה מתחדשת משני קלפים משומשים.
       *[other] הקופה מתחדשת מ־{ $count } קלפים משומשים.
    }
reset-finished_at =
    { PERSON($seat) ->
        [you] נגמרו לך הקלפים! דירוג: { $place }.
       *[other] { SEAT($seat) }: נגמרו הקלפים! דירוג: { $place }.
    }
reset-ended = המשחק נגמר.

## What is refused

reset-no_such_first = אי אפשר להתחיל { SEAT($first, form: "from") }: הכיסאות ממוספרים מ־0 עד { $last }.
reset-bad_turns = אי אפשר לקבוע turns={ $turns }: מספר התורים הוא בין 1 ל־{ $most }.
reset-unreadable = המהלך לא הובן.
    .typed = אין מהלך כזה: ״{ $text }״. כתבו את הקלפים שמניחים ({ "\u200E" }7 7*, 3 4 5, fire), או: draw, pass, leave, stick 7, rob 1, take 5, give 5.
reset-joker_undeclared = כשמניחים ג׳וקר קובעים את המספר שלו.
    .typed = כשמניחים ג׳וקר מכריזים על המספר שלו: כתבו את המספר עם כוכבית, למשל { "\u200E" }7*{ "\u200E" }.
reset-special_alone = קלף מיוחד מניחים לבדו; רק קלפי ״עצור״ אפשר להניח כמה יחד.
reset-no_such_number = בחפיסה המספרים 1 עד 10, אחד־עשר קלפים מכל מספר, וחמישה ג׳וקרים.
reset-short_straight = ברצף יש לפחות שלושה מספרים.
reset-mixed_play = מניחים מספרים שווים, או רצף: מספרים עוקבים, כל אחד פעם אחת.
reset-over = המשחק נגמר.
reset-not_your_turn = זה לא התור שלך: עכשיו התור { SEAT($asked, form: "of") }.
reset-finished = הקלפים שלך כבר נגמרו; האחרים ממשיכים לשחק.
reset-play_now = עכשיו מניחים קלפים, ואם אי אפשר – שולפים מהקופה.
reset-choose_now = קודם בוחרים את מי לשדוד.
reset-take_now = קודם לוקחים קלף מהיד שנחשפה לך.
reset-give_now = קודם נותנים קלף בתמורה.
reset-stick_now = אפשר להדביק קלף שזה עתה הגיע ליד, או לוותר על ההדבקה.
reset-not_held = הקלפים האלה לא נמצאים ביד שלך.
reset-too_low = נמוך מדי: על הערימה { $number }, ולכן מניחים { $number } או גבוה ממנו.
reset-too_high = גבוה מדי: הסדר יורד ועל הערימה { $number }, ולכן מניחים { $number } או נמוך ממנו.
reset-reverse_opens = אי אפשר לפתוח ערימה בקלף ״הפוך״.
reset-could_play = יש לך מה להניח, ולכן אי אפשר לשלוף או לוותר על התור.
reset-must_open = אחרי אש או איפוס שלך חייבים לפתוח ערימה חדשה; אי אפשר לשלוף.
reset-robber_last = ״שודד״ הוא הקלף האחרון שלך, וחייבים להניח אותו.
reset-piles_empty = לא נשאר מה לשלוף: מניחים קלף.
reset-nothing_to_draw = לא נשאר מה לשלוף, ולכן מוותרים על התור.
reset-can_draw = עוד יש מה לשלוף, ולכן אי אפשר לוותר על התור.
reset-no_such_seat = על הכיסא הזה לא יושב אף אחד.
reset-rob_self = את עצמך אי אפשר לשדוד: בוחרים מישהו אחר.
reset-rob_finished = ביד הזאת כבר נגמרו הקלפים, ואין מה לשדוד.
reset-victim_lacks = הקלף הזה לא נמצא ביד שנחשפה לך.
reset-give_back = אי אפשר להחזיר את הקלף שזה עתה נלקח.
reset-not_fresh = אפשר להדביק רק קלף שהגיע ליד אחרי המהלך שלך.
reset-does_not_fit = הקלף הזה לא מתאים למה שהונח.

## The board

board-reset-order = הסדר
board-reset-specials = הקלפים המיוחדים
board-reset-up = עולים
board-reset-down = יורדים
board-reset-at_least = { $number } ומעלה
board-reset-at_most = { $number } ומטה
board-reset-any = כל מספר
board-reset-in_hand = ביד
board-reset-in_pile = בערימה האישית
board-reset-in_my_pile = בערימה שלך
board-reset-draw_pile = קופה
board-reset-no_pile = עוד אין ערימה במרכז
board-reset-pile =
    { $count ->
        [one] ערימת המרכז, קלף אחד: { $card }
        [two] ערימת המרכז, שני קלפים, למעלה: { $card }
       *[other] ערימת המרכז, { $count } קלפים, למעלה: { $card }
    }
board-reset-hand = היד שלך
board-reset-card = { $card }, קלף { $place } מתוך { $count } ביד שלך
board-reset-hand_of = היד של { $name }
board-reset-place = דירוג: { $place }
board-reset-more =
    { $count ->
        [one] ועוד קלף בערימה האישית
        [two] ועוד שני קלפים בערימה האישית
       *[other] ועוד { $count } בערימה האישית
    }
board-reset-lay_some = מניחים קלף, או כמה שהולכים יחד
board-reset-open = פותחים ערימה חדשה
board-reset-must_draw = שום קלף ביד לא מתאים: שולפים מהקופה
board-reset-must_pass = אין מה להניח ואין מה לשלוף
board-reset-fits = קלף שהגיע עכשיו מתאים: להדביק אותו?
board-reset-fits_not = שום קלף שהגיע לא מתאים להדבקה
board-reset-whom = את מי שודדים?
board-reset-take_one = לוקחים אחד מהקלפים האלה
board-reset-give_one = נותנים בתמורה קלף מהיד
board-reset-rob = לשדוד את { $name }
board-reset-take = לקחת { $card }
board-reset-take_none = לקחת קלף
board-reset-give = לתת { $cards }
board-reset-give_none = לתת קלף
board-reset-stick = להדביק { $cards }
board-reset-stick_none = להדביק קלף
board-reset-lay = להניח { $cards }
board-reset-lay_none = להניח קלפים
board-reset-lay_joker = לבחור מספר לג׳וקר
board-reset-fitting = { $card }, מתאים
board-reset-fit_count =
    { $count ->
        [0] שום קלף שלך לא מתאים.
        [one] קלף אחד מתאים.
        [two] שני קלפים מתאימים.
       *[other] { $count } קלפים מתאימים.
    }
board-reset-joker = איזה מספר הוא הג׳וקר?
board-reset-draw = לשלוף מהקופה
board-reset-leave = בלי הדבקה
board-reset-pass = לוותר על התור
board-reset-shout_reset = איפוס!
board-reset-shout_fire = נשרף!
board-reset-shout_reverse = הפוך!
board-reset-shout_stop = עצור!
board-reset-shout_robber = שודד!
board-reset-shout_done = נגמרו הקלפים!

## Moves, as the general board writes them on buttons

move-reset-play = להניח { CARD($cards) }
move-reset-draw = לשלוף מהקופה
move-reset-pass = לוותר על התור
move-reset-leave = בלי הדבקה
move-reset-stick = להדביק { CARD($card) }
move-reset-rob = לשדוד { SEAT($seat, form: "whom") }
move-reset-take = לקחת { CARD($card) }
move-reset-give = לתת { CARD($card) }

## What the fields of a view are called

view-reset-turns = תורים
view-reset-hand = הקלפים ביד
view-reset-hands = כמה קלפים ביד
view-reset-piles = ערימות אישיות
view-reset-draw = קופה
view-reset-used = הקלפים המשומשים
view-reset-centre-top = בראש ערימת המרכז
view-reset-centre-run = המספרים השווים למעלה
view-reset-centre-size = ערימת המרכז
view-reset-fits = אפשר להדביק עכשיו
view-reset-fresh = קלפים ביד שאפשר להדביק
view-reset-stops = קלפי ״עצור״ בתור הזה
view-reset-look = היד של מי שנשדד
view-reset-taken = הקלף שנלקח
view-reset-shown = הקלפים בסוף
board-reset-end-last = הקלף האחרון: { CARD($card) }
board-reset-end-limit = נגמרו התורים: מנצח מי שנשארו לו הכי מעט קלפים
board-reset-end-left =
    { $count ->
        [0] בלי קלפים
        [one] נשאר קלף אחד
        [two] נשארו שני קלפים
       *[other] נשארו { $count } קלפים
    }
