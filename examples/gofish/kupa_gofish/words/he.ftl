### Go Fish

game-gofish = לכו לדוג
game-gofish-about = מבקשים קלפים זה מזה, זוכרים מי ביקש מה, ואוספים רביעיות.

## Cards

card-carp = קרפיון
card-tuna = טונה
card-salmon = סלמון
card-shark = כריש
card-crab = סרטן
card-whale = לווייתן
card-turtle = צב ים
card-squid = דיונון
card-seahorse = סוסון ים
card-dolphin = דולפין
card-starfish = כוכב ים
card-shrimp = חסילון
card-eel = צלופח

## Options

option-gofish-deck = החפיסה
option-gofish-deck-about = בחפיסה הקטנה המשחק קצר ומתאים לילדים קטנים.
option-gofish-deck-full = 13 סוגים
option-gofish-deck-short = 7 סוגים
option-gofish-again = תור נוסף
option-gofish-again-about = מי שמקבל את הקלף שביקש מבקש שוב.

## What lies on the table

view-gofish-pond = הבריכה
view-gofish-hands = ביד
view-gofish-books = רביעיות
view-gofish-hand = הקלפים שלך

## Moves

move-gofish-ask = לבקש { SEAT($seat, form: "from") }: { CARD($card) }

## What happens

gofish-dealt =
    { KNOWN($cards) ->
        [no] הקלפים חולקו. מתחילים { SEAT($first, form: "from") }.
       *[yes] הקלפים שלך: { CARD($cards) }. מתחילים { SEAT($first, form: "from") }.
    }
gofish-asked =
    { PERSON($seat) ->
        [you] שאלת { SEAT($whom, form: "whom") }
       *[other] { SEAT($seat, form: "from") } { SEAT($whom, form: "to") }
    }: ״יש { CARD($card) }?״ { WORD($answer) ->
        [given] { $count ->
            [one] ״הנה קלף אחד.״
            [two] ״הנה שני קלפים.״
           *[other] ״הנה { $count } קלפים.״
        }
        [caught] ״אין, לכו לדוג!״ והקלף נדוג בבריכה.
       *[none] ״אין, לכו לדוג!״
    }
gofish-drew =
    { KNOWN($card) ->
        [no] { SEAT($seat) }: שליפת קלף מהבריכה.
       *[yes] מהבריכה: { CARD($card) }.
    }
gofish-laid = רביעייה! { SEAT($seat) }: { CARD($card) }.
gofish-ended = כל הרביעיות נאספו. מספר הרביעיות: { BYSEAT($scores) }.

## What is refused

gofish-not_your_turn = זה לא התור שלך.
gofish-not_held = אפשר לבקש רק קלף שיש לך ממנו ביד, ואין לך { CARD($card) }.
gofish-nobody_there = אי אפשר לבקש עכשיו { SEAT($whom, form: "from") }.
gofish-unreadable = המהלך לא הובן.
    .typed = אין מהלך כזה: ״{ $text }״. כתבו למשל: ask 1 tuna.
