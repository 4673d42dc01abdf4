### Reset

## Cards

card-fire = «نار»
    .title = نار
card-reverse = «بالعكس»
    .title = بالعكس
card-robber = «سارق»
    .title = سارق
card-stop = «قف»
    .title = قف
card-joker = جوكر
    .title = جوكر
card-joker_as = جوكر بقيمة { $number }
    .title = جوكر بقيمة { $number }

## What a card does, for whoever asks it

about-reset-fire = تحرق الكومة كلّها. أكملوا يدكم وافتحوا كومة جديدة.
about-reset-reverse = من تصاعدي إلى تنازلي، أو بالعكس.
about-reset-robber = انظروا إلى يد غيركم: خذوا بطاقة وأعطوا بطاقة منكم.
about-reset-stop = كلّ «قف» تتخطّى دورًا آخر.
about-reset-joker = أيّ رقم: سمّوه عند إنزالها.

## Presets

preset-reset-calm = تعارف
preset-reset-calm-about = بلا إلصاق: دور بعد دور، ولا عجلة بينها.
preset-reset-classic = كلاسيكية
preset-reset-classic-about = مع كل البطاقات الخاصة، والبطاقة التي سُحبت للتوّ يمكن إلصاقها.
preset-reset-places = حتى النهاية
preset-reset-places-about = يفوز أوّل من تنتهي بطاقاته، ويتابع الآخرون على المرتبتين الثانية والثالثة.

## Options

option-reset-draw = السحب من الرزمة
option-reset-draw-about = السحب فقط حين لا يصلح شيء للإنزال، أو في أيّ دور.
option-reset-draw-forced = عند الضرورة فقط
option-reset-draw-free = في أيّ دور
option-reset-stick = الإلصاق
option-reset-stick-about = البطاقة التي وصلت للتوّ يمكن إلصاقها بما أُنزل، إن ناسبته.
option-reset-finish = النهاية
option-reset-finish-about = التوقّف عند الفوز، أو متابعة اللعب على المرتبتين الثانية والثالثة.
option-reset-finish-first = عند الفوز
option-reset-finish-places = كل المراتب
option-reset-turns = حدّ الأدوار
option-reset-turns-about = عند بلوغ الحدّ يفوز صاحب أقلّ عدد من البطاقات.
option-reset-first-about = في الكتيّب المطبوع يبدأ الأصغر سنًّا (من عمر 7 سنوات): اختاروه هنا، أو اتركوا الأمر للقرعة.

## What happens

reset-opened =
    { PERSON($first) ->
        [you] تُفتح الكومة بـ{ CARD($card) }. البداية عندك.
       *[other] تُفتح الكومة بـ{ CARD($card) }. البداية { SEAT($first, form: "at") }.
    }
reset-dealt =
    { PERSON($seat) ->
        [you] بطاقات يدك: { CARD($cards) }.
       *[other] في يد { SEAT($seat) }: { CARD($cards) }.
    }
reset-laid =
    { PERSON($seat) ->
        [you] أنزلت على الكومة: { CARD($cards) }.
       *[other] { SEAT($seat, form: "from") } إلى الكومة: { CARD($cards) }.
    }
reset-stuck =
    { PERSON($seat) ->
        [you] ألصقت: { CARD($card) }.
       *[other] إلصاق { SEAT($seat, form: "from") }: { CARD($card) }.
    }
reset-left =
    { PERSON($seat) ->
        [you] من دون إلصاق هذه المرّة.
       *[other] { SEAT($seat) }: من دون إلصاق.
    }
reset-refilled =
    { PERSON($seat) ->
        [you] { KNOWN($cards) ->
            [no] { $count ->
                [zero] يدك كاملة.
                [one] أكملت يدك ببطاقة واحدة.
                [two] أكملت يدك ببطاقتين.
                [few] أكملت يدك بـ{ $count } بطاقات.
               *[other] أكملت يدك بـ{ $count } بطاقة.
            }
           *[yes] أكملت يدك: { CARD($cards) }.
        }
       *[other] { KNOWN($cards) ->
            [no] { $count ->
                [zero] يد { SEAT($seat) } كاملة.
                [one] بطاقة واحدة تُكمل يد { SEAT($seat) }.
                [two] بطاقتان تُكملان يد { SEAT($seat) }.
                [few] { $count } بطاقات تُكمل يد { SEAT($seat) }.
               *[other] { $count } بطاقة تُكمل يد { SEAT($seat) }.
            }
           *[yes] أُكملت يد { SEAT($seat) }: { CARD($cards) }.
        }
    }
reset-drew =
    { PERSON($seat) ->
        [you] { KNOWN($card) ->
            [no] سحبت بطاقة من الرزمة.
           *[yes] سحبت من الرزمة: { CARD($card) }.
        }
       *[other] { KNOWN($card) ->
            [no] من الرزمة { SEAT($seat, form: "to") }: بطاقة واحدة.
           *[yes] من الرزمة { SEAT($seat, form: "to") }: { CARD($card) }.
        }
    }
reset-passed =
    { PERSON($seat) ->
        [you] مرّرت دورك.
       *[other] { SEAT($seat) }: تمرير الدور.
    }
reset-burnt =
    احترقت الكومة: { $count ->
        [zero] لا بطاقات
        [one] بطاقة واحدة
        [two] بطاقتان
        [few] { $count } بطاقات
       *[other] { $count } بطاقة
    } ({ WORD($cause) ->
        [fire] نار
        [reset] إعادة إلى الصفر
       *[short] لتجديد رزمة السحب
    }).
reset-reversed =
    الترتيب الآن: { WORD($order) ->
        [descending] تنازلي
       *[ascending] تصاعدي
    }.
reset-stopped =
    { PERSON($seats) ->
        [you] الدور يتخطّاك.
       *[other] الدور يتخطّى { SEAT($seats) }.
    }
reset-robbed =
    { PERSON($robber) ->
        [you] { KNOWN($hand) ->
            [no] سرقت { SEAT($victim, form: "from") }.
           *[yes] سرقت { SEAT($victim, form: "from") }. اليد المكشوفة: { CARD($hand) }.
        }
       *[other] { KNOWN($hand) ->
            [no] { SEAT($robber) }: سرقة { SEAT($victim, form: "from") }.
           *[yes] { SEAT($robber) }: سرقة { SEAT($victim, form: "from") }. اليد المكشوفة: { CARD($hand) }.
        }
    }
reset-taken =
    { PERSON($robber) ->
        [you] { KNOWN($card) ->
            [no] أخذت بطاقة { SEAT($victim, form: "from") }.
           *[yes] أخذت { SEAT($victim, form: "from") }: { CARD($card) }.
        }
       *[other] { KNOWN($card) ->
            [no] { SEAT($victim, form: "from") } { SEAT($robber, form: "to") }: بطاقة واحدة.
           *[yes] { SEAT($victim, form: "from") } { SEAT($robber, form: "to") }: { CARD($card) }.
        }
    }
reset-given =
    { PERSON($robber) ->
        [you] { KNOWN($card) ->
            [no] في المقابل، منك { SEAT($victim, form: "to") }: بطاقة واحدة.
           *[yes] في المقابل، منك { SEAT($victim, form: "to") }: { CARD($card) }.
        }
       *[other] { KNOWN($card) ->
            [no] في المقابل، { SEAT($robber, form: "from") } { SEAT($victim, form: "to") }: بطاقة واحدة.
           *[yes] في المقابل، { SEAT($robber, form: "from") } { SEAT($victim, form: "to") }: { CARD($card) }.
        }
    }
reset-shuffled =
    { $count ->
        [zero] تجدّدت رزمة السحب من دون بطاقات مستعملة.
        [one] تجدّدت رزمة السحب من بطاقة مستعملة واحدة.
        [two] تجدّدت رزمة السحب من بطاقتين مستعملتين.
        [few] تجدّدت رزمة السحب من { $count } بطاقات مستعملة.
       *[other] تجدّدت رزمة السحب من { $count } بطاقة مستعملة.
    }
reset-finished_at =
    { PERSON($seat) ->
        [you] انتهت بطاقاتك! المرتبة: { $place }.
       *[other] { SEAT($seat) }: انتهت البطاقات! المرتبة: { $place }.
    }
reset-ended = انتهت اللعبة.

## What is refused

reset-no_such_first = لا يمكن البدء من { SEAT($first) }: المقاعد مرقّمة من 0 إلى { $last }.
reset-bad_turns = لا يمكن اختيار turns={ $turns }: عدد الأدوار بين 1 و{ $most }.
reset-unreadable = الحركة غير مفهومة.
    .typed = لا توجد حركة كهذه: «{ $text }». اكتبوا البطاقات التي تُنزلونها ({ "\u200E" }7 7*, 3 4 5, fire{ "\u200E" })، أو: draw, pass, leave, stick 7, rob 1, take 5, give 5.
reset-joker_undeclared = حدّدوا رقم الجوكر عند إنزاله.
    .typed = حدّدوا رقم الجوكر عند إنزاله: اكتبوا الرقم ومعه نجمة، مثلًا { "\u200E" }7*{ "\u200E" }.
reset-special_alone = أنزلوا البطاقة الخاصة وحدها؛ بطاقات «قف» فقط يمكن إنزالها معًا.
reset-no_such_number = في الرزمة الأرقام من 1 إلى 10، إحدى عشرة بطاقة من كل رقم، وخمس بطاقات جوكر.
reset-short_straight = في السلسلة ثلاثة أرقام على الأقلّ.
reset-mixed_play = أنزلوا أرقامًا متساوية، أو سلسلة: أرقامًا متتالية، كلًّا منها مرّة واحدة.
reset-over = انتهت اللعبة.
reset-not_your_turn = ليس دورك: الآن { SEAT($asked, form: "turn") }.
reset-finished = انتهت بطاقاتك؛ والآخرون يواصلون اللعب.
reset-play_now = أنزلوا بطاقات الآن، وإن لم تستطيعوا فاسحبوا من الرزمة.
reset-choose_now = اختاروا أولًا مَن تسرقون منه.
reset-take_now = خذوا أولًا بطاقة من اليد المكشوفة.
reset-give_now = أعطوا أولًا بطاقة في المقابل.
reset-stick_now = ألصقوا بطاقة وصلت إلى يدكم للتوّ، أو تابعوا من دون إلصاق.
reset-not_held = هذه البطاقات ليست في يدك.
reset-too_low = الرقم صغير: على الكومة { $number }، فأنزلوا { $number } أو أكبر.
reset-too_high = الرقم كبير: الترتيب تنازلي وعلى الكومة { $number }، فأنزلوا { $number } أو أصغر.
reset-reverse_opens = لا يمكن فتح كومة ببطاقة «بالعكس».
reset-could_play = في يدك بطاقة تصلح، فلا يمكن السحب ولا تمرير الدور.
reset-must_open = بعد نار أو إعادة إلى الصفر افتحوا كومة جديدة؛ لا يمكن السحب.
reset-robber_last = لم يبقَ لك إلا بطاقة «سارق»: أنزلوها.
reset-piles_empty = لم يبقَ ما تسحبونه: أنزلوا بطاقة.
reset-nothing_to_draw = لم يبقَ ما تسحبونه: مرّروا الدور.
reset-can_draw = ما زالت هناك بطاقات للسحب، فلا يمكن تمرير الدور.
reset-no_such_seat = لا أحد على هذا المقعد.
reset-rob_self = لا أحد يسرق نفسه: اختاروا لاعبًا آخر.
reset-rob_finished = انتهت بطاقات هذا اللاعب، فلا شيء يُسرق.
reset-victim_lacks = هذه البطاقة ليست في اليد المكشوفة لك.
reset-give_back = لا يمكن إرجاع البطاقة المأخوذة للتوّ.
reset-not_fresh = ألصقوا فقط بطاقة وصلت إلى يدكم بعد آخر حركة لكم.
reset-does_not_fit = هذه البطاقة لا تناسب ما أُنزل.

## The board

board-reset-order = الترتيب
board-reset-specials = البطاقات الخاصة
board-reset-up = تصاعدي
board-reset-down = تنازلي
board-reset-at_least = { $number } فأكثر
board-reset-at_most = { $number } فأقلّ
board-reset-any = أيّ رقم
board-reset-in_hand = في اليد
board-reset-in_pile = في الرزمة الشخصية
board-reset-in_my_pile = في رزمتك
board-reset-draw_pile = الرزمة
board-reset-no_pile = لا كومة في الوسط بعد
board-reset-pile =
    { $count ->
        [zero] كومة الوسط بلا بطاقات: { $card }
        [one] كومة الوسط، بطاقة واحدة: { $card }
        [two] كومة الوسط، بطاقتان، في الأعلى: { $card }
        [few] كومة الوسط، { $count } بطاقات، في الأعلى: { $card }
       *[other] كومة الوسط، { $count } بطاقة، في الأعلى: { $card }
    }
board-reset-hand = بطاقات يدك
board-reset-card = { $card }، البطاقة { $place } من { $count } في يدك
board-reset-hand_of = يد { $name }
board-reset-place = المرتبة { $place }
board-reset-more =
    { $count ->
        [zero] ولا شيء في الرزمة الشخصية
        [one] وبطاقة في الرزمة الشخصية
        [two] وبطاقتان في الرزمة الشخصية
        [few] و{ $count } بطاقات في الرزمة الشخصية
       *[other] و{ $count } بطاقة في الرزمة الشخصية
    }
board-reset-lay_some = أنزلوا بطاقة، أو أكثر إن صلحت معًا
board-reset-open = افتحوا كومة جديدة
board-reset-must_draw = لا شيء في يدك يصلح: اسحبوا من الرزمة
board-reset-must_pass = لا شيء يُنزَل ولا شيء يُسحب: مرّروا الدور
board-reset-fits = بطاقة جديدة تصلح: نُلصقها؟
board-reset-fits_not = لا شيء ممّا وصل يصلح للإلصاق
board-reset-whom = ممّن نسرق؟
board-reset-take_one = خذوا واحدة من هذه البطاقات
board-reset-give_one = أعطوا بطاقة في المقابل
board-reset-rob = السرقة من { $name }
board-reset-take = أخذ { $card }
board-reset-take_none = أخذ بطاقة
board-reset-give = إعطاء { $cards }
board-reset-give_none = إعطاء بطاقة
board-reset-stick = إلصاق { $cards }
board-reset-stick_none = إلصاق بطاقة
board-reset-lay = إنزال { $cards }
board-reset-lay_none = إنزال بطاقات
board-reset-lay_joker = اختيار رقم الجوكر
board-reset-fitting = { $card }، تصلح
board-reset-fit_count =
    { $count ->
        [0] لا بطاقة من يدك تصلح.
        [zero] لا بطاقة من يدك تصلح.
        [one] بطاقة واحدة تصلح.
        [two] بطاقتان تصلحان.
        [few] { $count } بطاقات تصلح.
       *[other] { $count } بطاقة تصلح.
    }
board-reset-joker = ما رقم الجوكر؟
board-reset-draw = سحب من الرزمة
board-reset-leave = من دون إلصاق
board-reset-pass = تمرير الدور
board-reset-shout_reset = إلى الصفر!
board-reset-shout_fire = احترقت!
board-reset-shout_reverse = بالعكس!
board-reset-shout_stop = قف!
board-reset-shout_robber = سارق!
board-reset-shout_done = انتهت البطاقات!

## Moves, as the general board writes them on buttons

move-reset-play = إنزال { CARD($cards) }
move-reset-draw = سحب من الرزمة
move-reset-pass = تمرير الدور
move-reset-leave = من دون إلصاق
move-reset-stick = إلصاق { CARD($card) }
move-reset-rob = السرقة من { SEAT($seat) }
move-reset-take = أخذ { CARD($card) }
move-reset-give = إعطاء { CARD($card) }

## What the fields of a view are called

view-reset-turns = الأدوار
view-reset-hand = البطاقات في اليد
view-reset-hands = عدد البطاقات في اليد
view-reset-piles = الرزم الشخصية
view-reset-draw = رزمة السحب
view-reset-used = البطاقات المستعملة
view-reset-centre-top = أعلى كومة الوسط
view-reset-centre-run = الأرقام المتساوية في الأعلى
view-reset-centre-size = كومة الوسط
view-reset-fits = بطاقات يمكن إلصاقها الآن
view-reset-fresh = بطاقات في اليد يمكن إلصاقها
view-reset-stops = بطاقات «قف» في هذا الدور
view-reset-look = يد المسروق منه
view-reset-taken = البطاقة المأخوذة
view-reset-shown = البطاقات في النهاية
board-reset-end-last = آخر بطاقة: { CARD($card) }
board-reset-end-limit = انتهت الأدوار: الفوز لأقلّ البطاقات
board-reset-end-left =
    { $count ->
        [0] بلا بطاقات
        [zero] بلا بطاقات
        [one] بقيت بطاقة واحدة
        [two] بقيت بطاقتان
        [few] بقيت { $count } بطاقات
        [many] بقيت { $count } بطاقة
       *[other] بقيت { $count } بطاقة
    }
