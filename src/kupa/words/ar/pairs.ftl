### Pairs

## Presets

preset-pairs-small = تعارف
preset-pairs-small-about = سبعة أزواج: سريعة وسهلة الحفظ.
preset-pairs-classic = كلاسيكية
preset-pairs-classic-about = أربعة عشر زوجًا.
preset-pairs-large = ذاكرة حادّة
preset-pairs-large-about = ثمانية وعشرون زوجًا، كل صورة مرّتين.

## Options

option-pairs-size = عدد البطاقات
option-pairs-size-about = كلّما زادت الأزواج على الطاولة زاد ما يجب تذكّره.
option-pairs-size-small = 7 أزواج
option-pairs-size-medium = 14 زوجًا
option-pairs-size-large = 28 زوجًا

## What happens

pairs-laid =
    { PERSON($first) ->
        [you] { $count ->
            [zero] لا بطاقات على الطاولة. البداية عندك.
            [one] على الطاولة بطاقة مغطّاة واحدة. البداية عندك.
            [two] على الطاولة بطاقتان مغطّاتان. البداية عندك.
            [few] على الطاولة { $count } بطاقات مغطّاة. البداية عندك.
           *[other] على الطاولة { $count } بطاقة مغطّاة. البداية عندك.
        }
       *[other] { $count ->
            [zero] لا بطاقات على الطاولة. البداية { SEAT($first, form: "at") }.
            [one] على الطاولة بطاقة مغطّاة واحدة. البداية { SEAT($first, form: "at") }.
            [two] على الطاولة بطاقتان مغطّاتان. البداية { SEAT($first, form: "at") }.
            [few] على الطاولة { $count } بطاقات مغطّاة. البداية { SEAT($first, form: "at") }.
           *[other] على الطاولة { $count } بطاقة مغطّاة. البداية { SEAT($first, form: "at") }.
        }
    }
pairs-turned =
    { PERSON($seat) ->
        [you] قلبت البطاقة { $place }: { CARD($card) }.
       *[other] { SEAT($seat) }، البطاقة { $place }: { CARD($card) }.
    }
pairs-matched =
    { PERSON($seat) ->
        [you] زوج! { CARD($card) } عندك، والدور مستمرّ.
       *[other] زوج! { CARD($card) } { SEAT($seat, form: "at") }، والدور مستمرّ.
    }
pairs-missed = البطاقتان { LIST($places) } ليستا زوجًا.
pairs-ended = وُجدت الأزواج كلّها. عدد الأزواج: { BYSEAT($scores) }.

## What is refused

pairs-no_such_first = لا يمكن البدء من { SEAT($first) }: المقاعد مرقّمة من 0 إلى { $last }.
pairs-unreadable = الحركة غير مفهومة.
    .typed = لا توجد حركة كهذه: «{ $text }». اكتبوا turn ورقم البطاقة، مثلًا: turn 12.
pairs-over = انتهت اللعبة.
pairs-not_your_turn = ليس دورك: الآن { SEAT($asked, form: "turn") }.
pairs-no_such_place = لا توجد بطاقة بهذا الرقم: البطاقات مرقّمة من 1 إلى { $last }.
pairs-gone = هذه البطاقة أُخذت بالفعل.
pairs-still_up = هذه البطاقة مكشوفة: اقلبوا بطاقة أخرى.

## The board

board-pairs-grid = البطاقات
board-pairs-first = اقلبوا بطاقة
board-pairs-second = اقلبوا أخرى: هل هي مثلها؟
board-pairs-covered = البطاقة { $place }، مغطّاة
board-pairs-open = البطاقة { $place }: { $card }
board-pairs-gone = البطاقة { $place } أُخذت
board-pairs-pairs = أزواج
board-pairs-attempts = محاولات
board-pairs-shout = زوج!

## Moves, as the general board writes them on buttons

move-pairs-turn = قلب البطاقة { $place }

## What the fields of a view are called

view-pairs-grid = البطاقات المكشوفة
view-pairs-kept = الأزواج
view-pairs-attempts = المحاولات
board-pairs-end =
    { $count ->
        [zero] بلا محاولات
        [one] في محاولة واحدة
        [two] في محاولتين
        [few] في { $count } محاولات
        [many] في { $count } محاولة
       *[other] في { $count } محاولة
    }
effort-pairs =
    { $count ->
        [zero] بلا محاولات
        [one] محاولة واحدة
        [two] محاولتان
        [few] { $count } محاولات
        [many] { $count } محاولة
       *[other] { $count } محاولة
    }
board-pairs-found =
    { $count ->
        [zero] لا أزواج
        [one] زوج واحد
        [two] زوجان
        [few] { $count } أزواج
        [many] { $count } زوجًا
       *[other] { $count } زوج
    }
