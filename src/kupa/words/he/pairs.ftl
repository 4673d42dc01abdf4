### Pairs

## Presets

preset-pairs-small = היכרות
preset-pairs-small-about = שבעה זוגות: מהיר וקל לזכור.
preset-pairs-classic = קלאסי
preset-pairs-classic-about = ארבעה־עשר זוגות.
preset-pairs-large = זיכרון חד
preset-pairs-large-about = עשרים ושמונה זוגות, כל תמונה פעמיים.

## Options

option-pairs-size = כמה קלפים
option-pairs-size-about = ככל שיש יותר זוגות על השולחן, יש יותר מה לזכור.
option-pairs-size-small = 7 זוגות
option-pairs-size-medium = 14 זוגות
option-pairs-size-large = 28 זוגות

## What happens

pairs-laid =
    { PERSON($first) ->
        [you] { $count ->
            [one] על השולחן קלף מכוסה אחד. התור הראשון שלך.
            [two] על השולחן שני קלפים מכוסים. התור הראשון שלך.
           *[other] על השולחן { $count } קלפים מכוסים. התור הראשון שלך.
        }
       *[other] { $count ->
            [one] על השולחן קלף מכוסה אחד. מתחילים { SEAT($first, form: "from") }.
            [two] על השולחן שני קלפים מכוסים. מתחילים { SEAT($first, form: "from") }.
           *[other] על השולחן { $count } קלפים מכוסים. מתחילים { SEAT($first, form: "from") }.
        }
    }
pairs-turned =
    { PERSON($seat) ->
        [you] הפכת את קלף { $place }: { CARD($card) }.
       *[other] { SEAT($seat) }, קלף { $place }: { CARD($card) }.
    }
pairs-matched =
    { PERSON($seat) ->
        [you] זוג! { CARD($card) } אצלך, והתור נמשך.
       *[other] זוג! { CARD($card) } { SEAT($seat, form: "at") }, והתור נמשך.
    }
pairs-missed = קלפים { LIST($places) } אינם זוג.
pairs-ended = כל הזוגות נמצאו. מספר הזוגות: { BYSEAT($scores) }.

## What is refused

pairs-no_such_first = אי אפשר להתחיל { SEAT($first, form: "from") }: הכיסאות ממוספרים מ־0 עד { $last }.
pairs-unreadable = המהלך לא הובן.
    .typed = אין מהלך כזה: ״{ $text }״. כתבו turn ואת מספר הקלף, למשל: turn 12.
pairs-over = המשחק נגמר.
pairs-not_your_turn = זה לא התור שלך: עכשיו התור { SEAT($asked, form: "of") }.
pairs-no_such_place = אין קלף במספר הזה: הקלפים ממוספרים מ־1 עד { $last }.
pairs-gone = הקלף הזה כבר נלקח.
pairs-still_up = הקלף הזה כבר גלוי: הופכים קלף אחר.

## The board

board-pairs-grid = הקלפים
board-pairs-first = הופכים קלף
board-pairs-second = הופכים עוד אחד: אותו הקלף?
board-pairs-covered = קלף { $place }, מכוסה
board-pairs-open = קלף { $place }: { $card }
board-pairs-gone = קלף { $place } כבר נאסף
board-pairs-pairs = זוגות
board-pairs-attempts = ניסיונות
board-pairs-shout = זוג!

## Moves, as the general board writes them on buttons

move-pairs-turn = להפוך קלף { $place }

## What the fields of a view are called

view-pairs-grid = הקלפים הגלויים
view-pairs-kept = זוגות
view-pairs-attempts = ניסיונות
board-pairs-end =
    { $count ->
        [one] בניסיון אחד
        [two] בשני ניסיונות
       *[other] ב־{ $count } ניסיונות
    }
effort-pairs =
    { $count ->
        [one] ניסיון אחד
        [two] שני ניסיונות
       *[other] { $count } ניסיונות
    }
board-pairs-found =
    { $count ->
        [one] זוג אחד
        [two] שני זוגות
       *[other] { $count } זוגות
    }
