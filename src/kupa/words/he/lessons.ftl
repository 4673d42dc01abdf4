### What the coach of a lesson says: the lesson's name, its cues (what to do now), why something else
### that the rules allow has to wait, and in the end what one can do now. A cue's “tip” is for somebody
### who plays a first game: it speaks of no cards of its own.

## Reset: your turn

lesson-reset-turn = התור שלך
lesson-reset-turn-climb = המטרה: להיפטר מכל הקלפים. על הערימה 2, אז מניחים 2 ומעלה. נוגעים ב־3 ואחר כך בכפתור.
    .tip = מניחים את המספר שעל הערימה או גבוה ממנו: קלף אחד, או כמה שהולכים יחד.
lesson-reset-turn-climb-why = גם זה מתאים. אבל כדאי להתחיל בנמוכים: כשהערימה תעלה, לא יהיה איפה להניח אותם.
lesson-reset-turn-same = הערימה עלתה בינתיים ל־6. גם אותו מספר מתאים: מניחים את ה־6.
lesson-reset-turn-same-why = מותר, אבל ה־6 מתאים בדיוק, והקלפים הגבוהים עוד יועילו.
lesson-reset-turn-set = שניים בבת אחת! מספרים שווים הולכים יחד: נוגעים בשני ה־8 ומניחים.
    .tip = מספרים שווים אפשר להניח יחד: נוגעים בכולם ומניחים.
lesson-reset-turn-set-why = מותר, אבל עדיף להיפטר משני קלפים מאשר מאחד.
lesson-reset-turn-draw = על הערימה 10, ואין לך 10. כששום דבר לא מתאים שולפים קלף מהקופה, והתור נגמר.
    .tip = שום דבר לא מתאים: שולפים קלף, והתור נגמר.
lesson-reset-turn-done = מניחים אותו מספר או גבוה ממנו, קלף אחד או כמה שווים. שום דבר לא מתאים? שולפים.

## Reset: the special cards

lesson-reset-specials = הקלפים המיוחדים
lesson-reset-specials-reverse = על הערימה 8, וכל המספרים שלך נמוכים ממנו. הופכים את הסדר: מניחים ״הפוך״.
    .tip = יש לך ״הפוך״: במקום לעלות יורדים, ולהפך.
lesson-reset-specials-reverse-why = גם ״אש״ הייתה עוזרת. כדאי לשמור אותה: בינתיים מספיק ״הפוך״.
lesson-reset-specials-fire = עכשיו יורדים! ״אש״ שורפת את כל הערימה, ואז ממשיכים באותו תור. מניחים אותה.
    .tip = יש לך ״אש״: היא שורפת את הערימה, וממשיכים באותו תור.
lesson-reset-specials-fire-why = גם זה מתאים. אבל קודם שורפים: אחר כך אפשר להניח עוד קלף באותו תור.
lesson-reset-specials-open = השולחן ריק ושוב עולים. הערימה החדשה שלך: פותחים נמוך, ב־1.
lesson-reset-specials-open-why = מותר לפתוח גם בזה. אבל אם לא עכשיו, מתי אפשר יהיה להניח את ה־1?
lesson-reset-specials-stop = מישהו ממהר? ״עצור״ מדלג על התור הבא. מניחים אותו.
    .tip = יש לך ״עצור״: הוא מדלג על התור הבא.
lesson-reset-specials-stop-why = גם זה מתאים. אבל עכשיו מנסים את ״עצור״: הוא הולך על כל מספר.
lesson-reset-specials-robber = ״שודד״ מציץ ביד של מישהו ומחליף איתו קלף. מניחים אותו.
    .tip = יש לך ״שודד״: מסתכלים על יד, לוקחים קלף ונותנים קלף.
lesson-reset-specials-robber-why = גם זה מותר. אבל קודם כדאי לראות מה ״שודד״ יכול להביא.
lesson-reset-specials-victim = את היד של מי נראה? בוחרים את מי שמואר.
    .tip = את מי שודדים? מעט קלפים ביד הם סימן טוב.
lesson-reset-specials-victim-why = מותר לשדוד כל אחד. אבל כאן היד השנייה משתלמת יותר.
lesson-reset-specials-take = את הקלפים האלה רואים רק על המסך שלך. לוקחים את הג׳וקר: אין קלף טוב ממנו.
lesson-reset-specials-take-why = אפשר לקחת גם אותו. אבל יש כאן ג׳וקר!
lesson-reset-specials-give = ועכשיו נותנים קלף בתמורה. קשה להיפטר מה־2: נותנים אותו.
lesson-reset-specials-give-why = מותר לתת גם אותו. אבל את ה־2 הכי קשה להניח.
lesson-reset-specials-joker = ג׳וקר הוא כל מספר שרוצים: שיהיה עוד 10. נוגעים בג׳וקר וב־10 אחד ומניחים.
lesson-reset-specials-joker-why = גם זה מותר. אבל כדאי לראות מה ג׳וקר עושה ליד 10.
lesson-reset-specials-done = ״אש״ שורפת, ״הפוך״ הופך את הסדר, ״עצור״ מדלג על תור, ״שודד״ לוקח ונותן, וג׳וקר הוא כל מספר.

## Reset: straights, sticking, resets

lesson-reset-runs = רצף, הדבקה, איפוס
lesson-reset-runs-straight = שלושה מספרים עוקבים הם רצף והולכים יחד. נוגעים ב־1, ב־2 וב־3 ומניחים.
    .tip = יש לך רצף: שלושה מספרים עוקבים ויותר אפשר להניח יחד.
lesson-reset-runs-straight-why = מותר. אבל ברצף נפטרים משלושה קלפים בבת אחת.
lesson-reset-runs-single = אחרי כל מהלך היד מתמלאת שוב. לא משאירים לאחרים הרבה: מניחים 9.
lesson-reset-runs-single-why = גם זה מותר. אבל אחרי 9 נשארים לאחרים רק 9 ו־10.
lesson-reset-runs-stick = איזה יופי, הגיע עוד 9! מדביקים אותו מיד, לפני שהתור עובר.
    .tip = קלף שהגיע עכשיו מתאים! אפשר להדביק אותו לפני שהתור עובר, או לוותר.
lesson-reset-runs-stick-why = לא חייבים להדביק. אבל זה עוד קלף שיוצא מהיד, במתנה.
lesson-reset-runs-reset = שני 10 מונחים זה על זה. מניחים עליהם שלישי, ו… איפוס!
    .tip = למעלה שני מספרים שווים. שלישי מאפס את הערימה!
lesson-reset-runs-reset-why = לאיפוס מספיק 10 אחד. את השני שומרים.
lesson-reset-runs-open = הערימה נעלמה, ופותחים חדשה. שוב עולים, אז מתחילים נמוך: מניחים 1.
    .tip = אין ערימה: פותחים חדשה בכל מספר. כדאי להתחיל נמוך.
lesson-reset-runs-open-why = מותר לפתוח גם בזה. אבל אין כמו שולחן ריק כדי להיפטר מ־1.
lesson-reset-runs-done = שלושה עוקבים הם רצף, קלף שהגיע עכשיו אפשר להדביק, ושלושה שווים מאפסים את הערימה.

## The King's Court: peek, swap, declare

lesson-court-fit = מציצים, מחליפים, מכריזים
lesson-court-fit-peek = כל הכובעים התבלבלו! של מי הכובע הראשון? נוגעים בו ומציצים.
    .tip = בכל תור דבר אחד: מציצים בכובע, מחליפים שניים, או מכריזים שכובע מתאים.
lesson-court-fit-peek-why = אפשר גם כך. אבל קודם צריך להכיר כובע: מציצים בזה.
lesson-court-fit-swap = זה היה כובע המלך, והמלך עומד בקצה השני. נוגעים בכובעים 1 ו־7 ומחליפים ביניהם.
lesson-court-fit-swap-why = גם זה תור. אבל כבר ידוע לך איפה כובע המלך: מביאים לו אותו.
lesson-court-fit-declare = עכשיו הוא מעל המלך. נוגעים בכובע 7 ומכריזים: כובע מתאים!
lesson-court-fit-declare-why = אפשר, אבל לא כדאי לחכות: מישהו אחר יכול לקחת את המלך.
lesson-court-fit-done = בכל תור דבר אחד: מציצים בכובע, מחליפים שניים, או מכריזים שכובע מתאים. מנצח מי שאסף הכי הרבה זוגות.

## The King's Court: magic hats, penalty hats, and what a swap betrays

lesson-court-hats = כובעי קסמים וכובעי קנס
lesson-court-hats-magic = לא לכל כובע יש בעלים. מציצים בכובע 5.
    .tip = כובע קסמים: הוא מבטל כובע קנס אחד, גם כזה שעוד יגיע.
lesson-court-hats-magic-why = אפשר. אבל דווקא בכובע 5 מחכה הפתעה.
lesson-court-hats-penalty = כובע הקסמים שלך יבטל כובע קנס. מהצד השני כבר קיבלו אחד, על הכרזה שגויה. עכשיו מציצים בכובע 4.
    .tip = כובע קנס מוריד נקודה. מכריזים רק כשבטוחים.
lesson-court-hats-penalty-why = הכרזה שגויה עולה בנקודה, ולהחלפה צריך תוכנית. קודם מציצים.
lesson-court-hats-watch = כדאי לזכור: זה עתה הציצו מולך בכובע 7. עכשיו תורך להציץ, בכובע 2.
lesson-court-hats-watch-why = עם זה נחכה. קודם נראה מה יעשו מהצד השני.
lesson-court-hats-steal = מיד אחרי ההצצה עבר כובע 7 אל המלכה. הוא בטח שלה! מקדימים ומכריזים על כובע 6.
    .tip = החליפו כאן שני כובעים. אולי אחד מהם כבר במקום הנכון…
lesson-court-hats-steal-why = אפשר. אבל בתור הבא יכריזו מולך על המלכה: כדאי להקדים.
lesson-court-hats-done = הכרזה שגויה עולה בכובע קנס, וכובע קסמים מבטל אחד. והחלפה אחרי הצצה מגלה משהו לכולם.

## Ushpizin: look and swap

lesson-ushpizin-swap = מסתכלים ומחליפים
lesson-ushpizin-swap-look = שבעה אושפיזין בשורה אחת: יש לך כבר שישה! חסר רק יוסף, והוא ראשון בשורה שמולך. זוכרים? אפשר להתחיל.
    .tip = עוד רגע הכול מתכסה. כדאי לזכור מי אצלך, ואיפה מי שחסר.
lesson-ushpizin-swap-lift = עכשיו הכול מכוסה. ״החברים״ שבמקום 5 הם אורחים רגילים: מרימים אותם כדי לתת.
    .tip = מרימים קלף שאפשר לוותר עליו: אורח רגיל, או אושפיז שיש פעמיים.
lesson-ushpizin-swap-lift-why = מותר להרים גם אותו, אבל זה אושפיז שצריך. נותנים את ״החברים״.
lesson-ushpizin-swap-swap = ואיפה היה יוסף? ראשון בשורה שמולך: לוקחים אותו.
    .tip = עכשיו לוקחים קלף משורה אחרת: אושפיז שחסר לך.
lesson-ushpizin-swap-swap-why = מותר לקחת גם אותו. אבל זה לא יוסף.
lesson-ushpizin-swap-declare = זהו, שבעה! קוראים: אושפיזין!
lesson-ushpizin-swap-declare-why = אפשר גם להמשיך בשקט. אבל השורה שלך שלמה: מכריזים!
lesson-ushpizin-swap-done = מסתכלים, זוכרים, ומחליפים אורח באושפיז. כל השבעה בשורה? קוראים ״אושפיזין!״.

## Ushpizin: a round, with draws, reveal and a mission

lesson-ushpizin-round = סיבוב שלם ומשימה
lesson-ushpizin-round-look = משה יושב במקום 3 בשורה המסומנת, ובמקום 1 שלך רק הקבצן. זוכרים את שניהם?
lesson-ushpizin-round-swap = מרימים את הקבצן במקום 1 שלך, ולוקחים במקומו את משה, ממקום 3.
lesson-ushpizin-round-swap-why = מותר, אבל כך מפסידים אושפיז או מפספסים את משה.
lesson-ushpizin-round-play_on = חמישה מתוך שבעה: מוקדם להכריז. אחרי הכרזה שגויה השורה נשארת גלויה. ממשיכים.
    .tip = כל השבעה בשורה? קוראים ״אושפיזין!״. עוד לא? ממשיכים.
lesson-ushpizin-round-play_on-why = מותר להכריז, אבל חסרים שניים. השורה תישאר גלויה, ולכולם יהיה קל לקחת ממנה.
lesson-ushpizin-round-put = עכשיו כולם מוציאים קלף ושולפים אחר, בלי להסתכל. במקום 3 יושב ״האורח״: מוציאים אותו.
    .tip = כולם מוציאים קלף ומקבלים חדש במקומו. כדאי להוציא אורח רגיל, או אושפיז כפול.
lesson-ushpizin-round-put-why = מותר להוציא גם אותו. אבל מי מוציא אורח של כבוד?
lesson-ushpizin-round-announce = כל השורות גלויות! אצלך נשלפה משימה. מודיעים עליה: הראשונה שמודיעים עליה היא הקובעת.
    .tip = יש אצלך משימה: מודיעים עליה, והיא מתבצעת.
lesson-ushpizin-round-take = ״אורח יקר״: לוקחים קלף כלשהו ממי שרוצים. חסר אברהם, והנה הוא.
lesson-ushpizin-round-take-why = מותר לקחת כל קלף. אבל אברהם חסר לך, והוא מואר.
lesson-ushpizin-round-close = שישה מתוך שבעה, חסר רק יצחק! מסתכלים מי יושב איפה, ואז סוגרים סוכה.
    .tip = מסתכלים היטב מי יושב איפה. כשסוגרים סוכה, הכול מתכסה.
lesson-ushpizin-round-done = מחליפים, שולפים, חושפים ומבצעים משימה. אחר כך מסתכלים היטב וסוגרים סוכה.

## Ushpizin: Elijah and barred cards

lesson-ushpizin-elijah = אליהו הנביא וקלפים נעולים
lesson-ushpizin-elijah-look = הפעם מתחילים האחרים. חסר לך משה: הוא במקום 2 בשורה המסומנת. זוכרים גם את סבא שבמקום 6 שלך.
lesson-ushpizin-elijah-barred = החליפו איתך קלף: על החדש יש מנעול, ואי אפשר להעביר אותו בסיבוב הזה. מרימים את סבא, במקום 6.
    .tip = קלפים עם מנעול התחלפו איתך בסיבוב הזה: אותם אי אפשר להזיז.
lesson-ushpizin-elijah-barred-why = מותר להרים גם אותו. אבל את סבא כדאי לתת.
lesson-ushpizin-elijah-swap = גם הקלף שנלקח ממך נעול, בכל מקום שבו הוא. אבל משה לא: לוקחים אותו.
lesson-ushpizin-elijah-swap-why = מותר לקחת גם אותו. אבל זה לא משה.
lesson-ushpizin-elijah-play_on = שישה מתוך שבעה, חסר אברהם. אז לא מכריזים, וממשיכים לשליפה.
lesson-ushpizin-elijah-play_on-why = מותר להכריז, אבל חסר אברהם, והשורה תישאר גלויה.
lesson-ushpizin-elijah-put = מה שהגיע בהחלפה מותר עכשיו להוציא: מוציאים את ״האורח״ במקום 1, ומקווים.
lesson-ushpizin-elijah-put-why = מותר להוציא גם אותו. אבל הוא אושפיז, ו״האורח״ לא.
lesson-ushpizin-elijah-done = אליהו ישב במקום אברהם. ובהגדרות השולחן יש עוד: אושפיז אחד שבע פעמים, שורות גלויות, רביעיות ועוד.

## Pairs

lesson-pairs-memory = מוצאים זוגות
lesson-pairs-memory-first = כל קלף נמצא כאן פעמיים. הופכים אחד: את הקלף המואר.
    .tip = הופכים שני קלפים. שווים? הזוג שלך, וממשיכים.
lesson-pairs-memory-first-why = כל קלף טוב להתחלה. אבל לזה עוד נזדקק.
lesson-pairs-memory-second = יעקב! כדאי לזכור איפה הוא. עכשיו הופכים עוד אחד: אולי אותו הקלף?
    .tip = ראית כבר קלף כזה? הופכים את השני.
lesson-pairs-memory-second-why = מותר כל קלף. הפעם הופכים את המואר.
lesson-pairs-memory-recall = ראית? גם מולך הפכו את יעקב. הופכים שוב את שלך.
lesson-pairs-memory-recall-why = מותר. אבל עכשיו ידוע איפה שני היעקבים.
lesson-pairs-memory-match = ואיפה היה יעקב השני? הופכים אותו, ויש זוג!
lesson-pairs-memory-match-why = מותר, אבל זה לא יעקב.
lesson-pairs-memory-again = הזוג שלך, וממשיכים. גם אהרון כבר נראה פעמיים: הופכים את שניהם.
lesson-pairs-memory-again-why = מותר להפוך כל קלף. אבל את אהרון כבר ראינו פעמיים.
lesson-pairs-memory-done = הופכים שני קלפים. שווים? הזוג שלך, וממשיכים. מנצח מי שאסף הכי הרבה זוגות.
