### مراجعة لعبة انتهت

## القصة
review-won =
    { PERSON($seats) ->
        [you] { $round ->
            [0] الفوز من نصيبك.
           *[other] الفوز من نصيبك، في الجولة { $round }.
        }
       *[other] { $round ->
            [0] الفوز من نصيب { SEAT($seats) }.
           *[other] الفوز من نصيب { SEAT($seats) }، في الجولة { $round }.
        }
    }
review-nobody_won =
    { $round ->
        [0] لم يفز أحد هذه المرّة.
       *[other] لم يفز أحد هذه المرّة. انتهت اللعبة في الجولة { $round }.
    }
review-could_know = البطاقة الحاسمة: { CARD($card) }. كان ممكنًا معرفة مكانها يقينًا: { SEAT($seats) }.
review-nobody_knew = البطاقة الحاسمة: { CARD($card) }. لم يكن ممكنًا معرفة مكانها يقينًا.
review-near =
    { PERSON($seat) ->
        [you] { $round ->
            [0] أقرب فرصة ضاعت: لو كانت كل البطاقات مكشوفة لكان الفوز ممكنًا لك في الحركة { $step }.
           *[other] أقرب فرصة ضاعت: لو كانت كل البطاقات مكشوفة لكان الفوز ممكنًا لك في الجولة { $round }.
        }
       *[other] { $round ->
            [0] أقرب فرصة ضاعت، والبطاقات كلها مكشوفة، كانت من نصيب { SEAT($seat) } في الحركة { $step }.
           *[other] أقرب فرصة ضاعت، والبطاقات كلها مكشوفة، كانت من نصيب { SEAT($seat) } في الجولة { $round }.
        }
    }
review-cost =
    { $round ->
        [0] نقطة التحوّل كانت في الحركة { $step }: كان خيار آخر سيحفظ { $chances } ± { $error } فرصة أخرى من كل 100.
       *[other] نقطة التحوّل كانت في الجولة { $round }: كان خيار آخر سيحفظ { $chances } ± { $error } فرصة أخرى من كل 100.
    }
review-brought =
    { $round ->
        [0] أفضل لحظة كانت في الحركة { $step }: أضاف الخيار فيها { $chances } ± { $error } فرصة من كل 100.
       *[other] أفضل لحظة كانت في الجولة { $round }: أضاف الخيار فيها { $chances } ± { $error } فرصة من كل 100.
    }
review-steady = لم يقلب خيار واحد مجرى اللعبة: كل الفروق أصغر من هامش الخطأ.
review-memory =
    { $answers ->
        [one] أطول ذاكرة: { SEAT($seat) }، مع { CARD($card) } التي ظهرت قبل حركة واحدة.
        [two] أطول ذاكرة: { SEAT($seat) }، مع { CARD($card) } التي ظهرت قبل حركتين.
        [few] أطول ذاكرة: { SEAT($seat) }، مع { CARD($card) } التي ظهرت قبل { $answers } حركات.
       *[other] أطول ذاكرة: { SEAT($seat) }، مع { CARD($card) } التي ظهرت قبل { $answers } حركة.
    }
review-alike = في { $same } من { $choices } من الخيارات كان خيار اللعب القوي هو نفسه.
review-certain = في المتوسط كان ممكنًا معرفة { $known } من { $places } من البطاقات المغطّاة يقينًا.

## ما حسم اللعبة
review-turning_point =
    { $round ->
        [0] نقطة تحوّل: الحركة { $step }
       *[other] نقطة تحوّل: الجولة { $round }، الحركة { $step }
    }
review-chosen = الخيار: { $move }. الفرص: { $chances } من 100.
review-instead = كان ممكنًا: { $move }. الفرص: { $chances } من 100.
review-error = الفرق صحيح بهامش ± { $error }، من { $worlds } توزيعًا متخيّلًا.
review-all_choices = كل الخيارات، وبجانبها خيار اللعب القوي
review-alike_choice = الحركة { $step }: { $move } خيار اللعب القوي هو نفسه.
review-other_choice = الحركة { $step }: { $move } خيار اللعب القوي: { $other } الفرق: { $difference } ± { $error } فرصة من كل 100.

## ما كان ممكنًا معرفته
review-title = نظرة إلى الوراء
review-progress = نظرة إلى الوراء…
review-after = بعد الحركة { $step }
review-place = البطاقة { $place }: { $chances }
review-place_of = { SEAT($seat) }، البطاقة { $place }: { $chances }
review-hand = { SEAT($seat) }: { $chances }
review-chance = { CARD($card) } { $chances }
review-seen = (آخر ظهور في الحركة { $step })
review-exact = ما كان ممكنًا معرفته محسوب بدقة.
review-nearly = ما كان ممكنًا معرفته محسوب، وتُرك قليل مما قيل.
review-sampled = بعض ما كان ممكنًا معرفته تقدير من توزيعات متخيّلة.
review-no_step = لا توجد حركة كهذه. آخر حركة هي { $last }.

## In the page
review-page-known = ما كان ممكنًا معرفته
review-page-could = ما أمكنت معرفته
review-page-was = ما كان هناك
review-page-turned = ما حسم اللعبة وقصتها
review-page-likely_card = { $title }، { $chances } من 100
review-page-likely = البطاقة { $place }: { $title }، { $chances } من 100
review-page-unknown = البطاقة { $place }: غير معروفة
review-page-last_seen =
    { $round ->
        [0] آخر ظهور في الحركة { $step }.
       *[other] آخر ظهور في الجولة { $round }.
    }
