### The King's Court

## Cards

card-king = الملك
card-queen = الملكة
card-prince = الأمير
card-princess = الأميرة
card-jester = المهرّج
card-knight = الفارس
card-wizard = الساحر
card-cook = الطبّاخ
card-guard = الحارس
card-archer = النبّال
card-minstrel = العازف
card-gardener = البستانية
card-blacksmith = الحدّاد
card-treasurer = الخازن
card-scribe = الكاتب
card-doctor = الطبيبة
card-judge = القاضي
card-admiral = القبطان
card-shepherd = الراعي
card-painter = الرسّامة
card-messenger = الساعي
card-nanny = المربّية
card-ambassador = السفير
card-beekeeper = النحّال
card-magic = قبعة سحرية
    .title = قبعة سحرية

## Presets

preset-court-short = تعارف
preset-court-short-about = أربع عشرة شخصية: لعبة قصيرة، تناسب الصغار أيضًا.
preset-court-classic = كلاسيكية
preset-court-classic-about = عشرون شخصية؛ والقبعة السحرية تؤخذ حالما تنكشف.
preset-court-silent = ذاكرة حادّة
preset-court-silent-about = كل الشخصيات الأربع والعشرين، والقبعات السحرية بالإعلان فقط.

## Options

option-court-size = طول اللعبة
option-court-size-about = تشارك 14 أو 20 أو 24 شخصية؛ مع الصغار يحسن اختيار 14.
option-court-size-short = قصيرة (14)
option-court-size-standard = معتادة (20)
option-court-size-long = طويلة (24)
option-court-magic = القبعات السحرية
option-court-magic-about = تُؤخذ كلّما انكشفت، أو بالإعلان فقط.
option-court-magic-any = كلّما انكشفت
option-court-magic-declared = بالإعلان فقط
option-court-turns = حدّ الأدوار
option-court-turns-about = عند بلوغ الحدّ تتوقّف اللعبة وتُحسب النقاط.

## What happens

court-opened =
    { PERSON($first) ->
        [you] الصفّ: { CARD($row) }. البداية عندك.
       *[other] الصفّ: { CARD($row) }. البداية { SEAT($first, form: "at") }.
    }
court-peeked =
    { PERSON($seat) ->
        [you] { KNOWN($hat) ->
            [no] نظرت إلى القبعة { $place }.
           *[yes] نظرت إلى القبعة { $place }: { CARD($hat) }.
        }
       *[other] { KNOWN($hat) ->
            [no] { SEAT($seat) }: نظرة إلى القبعة { $place }.
           *[yes] { SEAT($seat) }: نظرة إلى القبعة { $place }. القبعة: { CARD($hat) }.
        }
    }
court-swapped =
    { PERSON($seat) ->
        [you] بدّلت القبعتين { $place } و{ $other }.
       *[other] { SEAT($seat) }: تبديل القبعتين { $place } و{ $other }.
    }
court-fitted =
    { PERSON($seat) ->
        [you] أعلنت عن القبعة { $place }. القبعة مناسبة، والزوج لك ({ CARD($person) })!
       *[other] { SEAT($seat) }: إعلان عن القبعة { $place }. القبعة مناسبة، وكُسب الزوج ({ CARD($person) }).
    }
court-missed =
    { PERSON($seat) ->
        [you] أعلنت عن القبعة { $place }. القبعة غير مناسبة ({ CARD($hat) }): قبعة جزاء!
       *[other] { SEAT($seat) }: إعلان عن القبعة { $place }. القبعة غير مناسبة ({ CARD($hat) }): قبعة جزاء!
    }
court-magic_taken =
    { PERSON($seat) ->
        [you] كشفت قبعة سحرية في الخانة { $place }، وهي لك!
       *[other] { SEAT($seat) }: قبعة سحرية! انكشفت في الخانة { $place } وأُخذت.
    }
court-refilled = قبعة مغطّاة جديدة في الخانة { $place }. الشخصية هناك: { CARD($person) }.
court-redealt = لا قبعة على الطاولة تناسب أحدًا في الصفّ، ولا قبعة سحرية: تُخلط البطاقات كلّها. الصفّ الجديد: { CARD($row) }.
court-ended = انتهت اللعبة. النقاط: { BYSEAT($scores) }.

## What is refused

court-no_such_first = لا يمكن البدء من { SEAT($first) }: المقاعد مرقّمة من 0 إلى { $last }.
court-bad_turns = لا يمكن اختيار turns={ $turns }: عدد الأدوار بين 1 و{ $most }.
court-unreadable = الحركة غير مفهومة.
    .typed = لا توجد حركة كهذه: «{ $text }». اكتبوا: peek 3 أو swap 2 5 أو declare 4.
court-no_such_place = خانات الصفّ مرقّمة من 1 إلى { $last }.
court-pick_one = اختاروا أولًا قبعة.
court-pick_two = اختاروا أولًا قبعتين للتبديل.
court-same_place = بدّلوا قبعتين من خانتين مختلفتين.
court-over = انتهت اللعبة.
court-not_your_turn = ليس دورك: الآن { SEAT($asked, form: "turn") }.
court-empty_place = لم تبقَ قبعة في هذه الخانة.
court-empty_swap = بدّلوا بين خانتين في كلٍّ منهما قبعة.

## The board

board-court-row = القصر
board-court-hats = قبعات
board-court-people = شخصيات
board-court-cast = لمن القبعة؟
board-court-cast-title = لمن كل قبعة
board-court-cast-about = كل شخصيات هذه اللعبة، كل واحدة مع قبعتها. بعضها ما زال في الرزمة، وبعضها كُسب.
board-court-pairs = أزواج
board-court-magic = قبعات سحرية
board-court-penalties = قبعات جزاء
board-court-score =
    { $count ->
        [zero] لا نقاط
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $count } نقاط
       *[other] { $count } نقطة
    }
board-court-peek = نظرة
board-court-swap = تبديل قبعتين
board-court-declare = القبعة مناسبة!
board-court-ask_0 = اختاروا قبعة للنظر أو للإعلان، أو قبعتين للتبديل
board-court-ask_1 = القبعة { $place }: نظرة أو إعلان، أو قبعة أخرى للتبديل
board-court-ask_2 = نبدّل القبعتين { $place } و{ $other }؟
board-court-need_1 = هذا لقبعة واحدة: اختاروا قبعة واحدة فقط
board-court-need_2 = للتبديل اختاروا قبعتين
board-court-hat = القبعة { $place }، مغطّاة، فوق: { $person }.
board-court-hat_open = القبعة { $place }، مكشوفة: { $hat }، فوق: { $person }.
board-court-no_hat = الخانة { $place }: لا قبعة. الشخصية: { $person }.
board-court-marked-eye = آخر نظرة كانت هنا: { $name }
board-court-marked-swap = آخر تبديل كان هنا: { $name }
board-court-marked-hat = آخر إعلان كان هنا: { $name }
board-court-shout_fits = القبعة مناسبة!
board-court-shout_not = غير مناسبة
board-court-shout_magic = قبعة سحرية!
board-court-shout_new = قصر جديد!

## Moves, as the general board writes them on buttons

move-court-peek = النظر إلى القبعة { $place }
move-court-swap = تبديل القبعتين { $place } و{ $other }
move-court-declare = القبعة { $place } مناسبة!

## What the fields of a view are called

view-court-turns = الأدوار
view-court-cast = شخصيات اللعبة
view-court-row = القصر
view-court-people_pile = الشخصيات في الرزمة
view-court-hat_pile = القبعات في الرزمة
view-court-pairs = الأزواج
view-court-magic = القبعات السحرية
view-court-penalties = قبعات الجزاء
view-court-scores = النقاط
view-court-seen-hat = القبعة المكشوفة
view-court-shown = القبعات الباقية
board-court-end-turns =
    { $count ->
        [zero] بلا أدوار
        [one] بعد دور واحد
        [two] بعد دورين
        [few] بعد { $count } أدوار
        [many] بعد { $count } دورًا
       *[other] بعد { $count } دور
    }
