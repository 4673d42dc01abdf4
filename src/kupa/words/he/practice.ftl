### איפה הוא עכשיו? תרגול זיכרון

practice-about = קלף נחשף ומתכסה. אחר כך קלפים מתחלפים, כמו שהיה במשחק אמיתי. איפה הוא עכשיו?
practice-about_shown = קלפים נחשפים ומתכסים שוב, כמו שהיה במשחק אמיתי. איפה אחד מהם עכשיו?
practice-game = משחק
practice-start = מתחילים
practice-more = עוד שמונה
practice-loading = מערבבים…
practice-best = שיא { $count }
practice-best_about = הרצף הארוך ביותר של תשובות נכונות במכשיר הזה: { $count }. עכשיו: { $now }.
practice-progress = שאלה { $number } מתוך { $of }
practice-asked =
    { $count ->
        [one] { $cards } קלפים · החלפה אחת
        [two] { $cards } קלפים · שתי החלפות
       *[other] { $cards } קלפים · { $count } החלפות
    }
practice-asked_shown =
    { $count ->
        [one] { $cards } קלפים · אחד נחשף
        [two] { $cards } קלפים · שניים נחשפים
       *[other] { $cards } קלפים · { $count } נחשפים
    }
practice-watch = עוקבים אחרי הקלפים
practice-where = איפה { CARD($card) }?
practice-point = אין לאן למהר. מצביעים על המקום.
practice-place = מקום { $number }
practice-place_of = { $name }, מקום { $number }
practice-place_empty = { $place }, ריק
practice-here = { CARD($card) }: { $place }.
practice-swap = החלפה: { $one } – { $other }.
practice-move = מעבר: { $one } – { $other }.
practice-new = קלף אחר: { $places }.
practice-gone = נלקח: { $places }.
practice-right = נכון! { $place }.
practice-wrong = לא בדיוק. { CARD($card) }: { $place }.
practice-watch_again = לראות שוב
practice-hear_again = לשמוע שוב
practice-onward = הלאה
practice-next = לשאלה הבאה
practice-result = { $right } מתוך { $of } נכונות
practice-streak =
    { $count ->
        [0] התשובה הבאה פותחת רצף חדש.
        [one] תשובה נכונה אחת
        [two] שתי תשובות נכונות ברצף
       *[other] { $count } תשובות נכונות ברצף
    }
practice-from_game = מתוך משחק שהיה
practice-from_bots = מתוך משחקים של בוטים
practice-to_replay = לצפות במשחק ההוא
