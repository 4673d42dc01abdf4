### What the engine and every game says

# How the language calls itself, also in short, and which way it runs: ltr or rtl.
language-name = עברית
language-short = עב
language-direction = rtl
# Where it stands among the languages on the page.
language-order = 1

## Seats that have no names, and lists

# A seat in a sentence: by number where nobody has a name, by name, or as the reader's own. Forms: “of”
# says whose, “each” stands before what each seat has; “from”, “to”, “at”, “with”, “on” and “whom” have
# the preposition with them, because it joins Hebrew names and takes a maqaf before foreign ones.
seat-number = { $count ->
        [one] כיסא
       *[other] כיסאות
    } { $numbers }
    .of = של { $count ->
        [one] כיסא
       *[other] כיסאות
    } { $numbers }
    .from = { $count ->
        [one] מכיסא
       *[other] מכיסאות
    } { $numbers }
    .to = { $count ->
        [one] לכיסא
       *[other] לכיסאות
    } { $numbers }
    .at = אצל { $count ->
        [one] כיסא
       *[other] כיסאות
    } { $numbers }
    .with = עם { $count ->
        [one] כיסא
       *[other] כיסאות
    } { $numbers }
    .on = על { $count ->
        [one] כיסא
       *[other] כיסאות
    } { $numbers }
    .whom = את { $count ->
        [one] כיסא
       *[other] כיסאות
    } { $numbers }
seat-name = { $name }
    .of = של { $name }
    .from = { NAME($name, joint: "מ") }
    .to = { NAME($name, joint: "ל") }
    .at = אצל { $name }
    .with = עם { $name }
    .on = על { $name }
    .whom = את { $name }
seat-you = אצלך
    .of = שלך
    .from = ממך
    .to = אליך
    .at = אצלך
    .with = איתך
    .on = עליך
    .whom = אותך
list-comma = { ", " }
list-and = { " ו" }

## Refusals

core-bad_seats = המשחק הזה הוא ל־{ $low } עד { $high } משתתפים, ולא ל־{ $seats }.
core-bad_seed = אי אפשר להשתמש ב״{ $seed }״ כזרע לערבוב: כתבו מספר שלם שאינו שלילי, או 64 ספרות הקסדצימליות.
core-unknown_option = אין במשחק הזה אפשרות בשם ״{ $option }״. כתבו option=value; האפשרויות הן: { $allowed }.
core-option_twice = האפשרות { $option } כתובה פעמיים.
core-bad_option = אי אפשר לקבוע { $option }={ $value }: הערכים של { $option } הם { $allowed }.
core-not_a_record = זה לא רישום של משחק: השורה הראשונה צריכה להיות ״{ $format }״.
core-bad_record_line = אי אפשר לקרוא את שורה { $line } ברישום: ״{ $text }״.
core-record_lacks = בכותרת הרישום חסר ״{ $field }״, או שהוא לא במקומו.
core-record_stops = אי אפשר לשחזר את הרישום מתשובה { $number } והלאה ({ $move }): { $why }
core-other_edition = הרישום נכתב עבור { $written }; כאן { $known }, והמשחק עשוי להתנהל בו אחרת.
core-no_such_game = אין משחק בשם ״{ $game }״. המשחקים הם: { $allowed }.
core-no_such_seat =
    אין כיסא שמספרו { $seat }: { $last ->
        [0] יש רק כיסא 0.
       *[other] הכיסאות ממוספרים מ־0 עד { $last }.
    }
core-not_over = המשחק הזה עוד לא נגמר. מסתכלים אחורה רק כשנגמר.
core-no_such_level = אין במשחק הזה רמה ״{ $level }״. הרמות הן: { $allowed }.
core-bots_and_seats = מספר הבוטים ({ $bots }) אינו מספר הכיסאות ({ $seats }): צריך לציין רמה אחת לכל כיסא.
core-duel_alone = לדו־קרב צריך שני כיסאות לפחות.
core-duel_of_two = בדו־קרב יש שתי רמות, לא { $levels }.
core-not_asked = עכשיו זה לא התור שלך.
core-no_seal = ברישום חסרות השורות של החלוקה החתומה (״{ $field }״), ואין לפי מה לבדוק אותו.

## Options

option-first = מי מתחיל
option-first-about = לפי הגרלה, או מי שייבחר כאן.
option-first-none = בהגרלה
