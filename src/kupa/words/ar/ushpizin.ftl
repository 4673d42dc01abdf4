### Ushpizin

## Cards

card-mission1 = المهمّة 1 (مرّروها)
    .title = مرّروها
    .effect = يختار كلٌّ بطاقة من صفّه، وتنتقل البطاقات معًا إلى مَن يجلس على اليسار.
card-mission2 = المهمّة 2 (استراحة)
    .title = استراحة
    .effect = يُغطّى الصفّ حالًا ويُترك وشأنه طوال الجولة التالية، ويُملأ المكان الفارغ حين يسحب الجميع.
card-mission3 = المهمّة 3 (ضيف عزيز)
    .title = ضيف عزيز
    .effect = بطاقة نختارها من أيّ صفّ آخر تجلس مكان المهمّة.
card-mission4 = المهمّة 4 (هبّة ريح)
    .title = هبّة ريح
    .effect = الريح تُغلق العريشة، ولا ينظر أحد بعد ذلك.
card-mission5 = المهمّة 5 (باب مفتوح)
    .title = باب مفتوح
    .effect = يبقى الصفّ مكشوفًا طوال الجولة التالية.
card-mission6 = المهمّة 6 (يد كريمة)
    .title = يد كريمة
    .effect = تُعطى بطاقة وتعود بدلًا منها اثنتان: الأولى إلى مكانها، والثانية إلى مكان المهمّة.

## Presets

preset-ushpizin-first_time = تعارف
preset-ushpizin-first_time-about = كل الصفوف مكشوفة وبلا مهمّات: تعلّموا اللعبة من دون حفظ.
preset-ushpizin-classic = كلاسيكية
preset-ushpizin-classic-about = تُكشف الصفوف بعد كل جولة؛ يفوز أول مَن يجمع الضيوف السبعة.
preset-ushpizin-quartets = رباعيات
preset-ushpizin-quartets-about = اجمعوا سبع بطاقات لضيف شرف واحد: بدل التبديل تطلبون بطاقات من أيدي الآخرين.
preset-ushpizin-sharp = ذاكرة حادّة
preset-ushpizin-sharp-about = تُكشف الصفوف مرّة كل ثلاث جولات، وعندها يعيد الجميع ترتيب صفوفهم.
preset-ushpizin-short = قصيرة
preset-ushpizin-short-about = كل الصفوف مكشوفة، مع مهمّات: نحو عشر دقائق.

## Options

option-ushpizin-exposure = متى تُكشف الصفوف
option-ushpizin-exposure-about = كلّما قلّت رؤية الصفوف زاد ما يجب تذكّره.
option-ushpizin-exposure-every_round = بعد كل جولة
option-ushpizin-exposure-always = طوال الوقت
option-ushpizin-exposure-open_seventh = كل جولة سابعة مكشوفة
option-ushpizin-exposure-seldom = مرّة كل عدّة جولات
option-ushpizin-every = جولات بين كشف وكشف
option-ushpizin-every-about = كم جولة نلعب قبل كشف الصفوف. سبع جولات: صعب!
option-ushpizin-reorder = تغيير الترتيب
option-ushpizin-reorder-about = قبل تغطية الصفوف، على كلٍّ أن يغيّر ترتيب صفّه.
option-ushpizin-goal = كيف نفوز
option-ushpizin-goal-about = ضيوف الشرف السبعة كلّهم، أو ضيف واحد سبع مرّات، أو مجموعات من ضيوف متماثلين.
option-ushpizin-goal-all_seven = السبعة كلّهم
option-ushpizin-goal-one_host = واحد، سبع مرّات
option-ushpizin-goal-combinations = مجموعات
option-ushpizin-hosts = اختيار ضيف الشرف
option-ushpizin-hosts-about = علنًا وبالدور؛ أو الجميع سرًّا؛ أو من دون اختيار، وسبع بطاقات من أيّ ضيف تفوز.
option-ushpizin-hosts-open = علنًا
option-ushpizin-hosts-secret = سرًّا
option-ushpizin-hosts-free = من دون اختيار
option-ushpizin-guests = الضيوف العاديون
option-ushpizin-guests-about = يزورنا الجدّ والجارة والآخرون أيضًا، فيطول البحث.
option-ushpizin-kinds = كم من ضيوف الشرف في اللعبة
option-ushpizin-kinds-about = عدد اللاعبين زائد اثنين، أو السبعة كلّهم.
option-ushpizin-kinds-few = عدد اللاعبين + 2
option-ushpizin-kinds-all = السبعة كلّهم
option-ushpizin-style = كيف تنتقل البطاقات
option-ushpizin-style-about = نبدّل بين صفوف مغطّاة، أو يطلب بعضنا من بعض بطاقات من اليد.
option-ushpizin-style-swaps = تبديل
option-ushpizin-style-quartets = رباعيات
option-ushpizin-combination = أيّ مجموعات
option-ushpizin-combination-about = ضيف ثلاث مرّات وآخر أربع مرّات؛ أو مرّتين ومرّتين وثلاث مرّات.
option-ushpizin-combination-three_four = 3 + 4
option-ushpizin-combination-two_two_three = 2 + 2 + 3
option-ushpizin-missions = بطاقات المهمّات
option-ushpizin-missions-about = ستّ بطاقات تغيّر مجرى اللعبة.
option-ushpizin-elijah = بطاقات إلياس
option-ushpizin-elijah-about = إلياس يحلّ محلّ أيّ ضيف شرف؛ وثلاث بطاقات أو أربع فقط لستّة لاعبين فأكثر.
option-ushpizin-exchange = حين لا مهمّة عند أحد
option-ushpizin-exchange-about = بعد كشف بلا مهمّات: نتابع كالمعتاد، أو يسحب كل لاعب بطاقة أخرى ويُخرج واحدة، أمام الجميع.
option-ushpizin-exchange-once = ننظر ونتابع
option-ushpizin-exchange-again = بطاقة أخرى لكل لاعب
option-ushpizin-close = إغلاق العريشة
option-ushpizin-close-about = ما ينهي النظر: أول نداء، أو استعداد الجميع.
option-ushpizin-close-first = عند أول نداء
option-ushpizin-close-all = حين يستعدّ الجميع
option-ushpizin-rounds = حدّ الجولات
option-ushpizin-rounds-about = إن لم يفز أحد عند بلوغ الحدّ، تنتهي اللعبة بالتعادل.
option-ushpizin-first-about = في الكتيّب المطبوع يبدأ الأكبر سنًّا: اختاروه هنا، أو اتركوا الأمر للقرعة.

## What happens

ushpizin-dealt =
    { PERSON($first) ->
        [you] الصفوف مكشوفة. ضيوف الشرف في اللعبة: { CARD($kinds) }. البداية عندك.
       *[other] الصفوف مكشوفة. ضيوف الشرف في اللعبة: { CARD($kinds) }. البداية { SEAT($first, form: "at") }.
    }
ushpizin-host =
    { PERSON($seat) ->
        [you] { KNOWN($host) ->
            [no] اخترت ضيف شرفك.
           *[yes] ضيف شرفك: { CARD($host) }.
        }
       *[other] { KNOWN($host) ->
            [no] { SEAT($seat) }: اختير ضيف الشرف.
           *[yes] ضيف { SEAT($seat) }: { CARD($host) }.
        }
    }
ushpizin-ready =
    { PERSON($seat) ->
        [you] قلت: «هيّا نبدأ!»
       *[other] { SEAT($seat) }: «هيّا نبدأ!»
    }
ushpizin-began =
    { PERSON($first) ->
        [you] الجولة { $round }. البداية عندك.
       *[other] الجولة { $round }. البداية { SEAT($first, form: "at") }.
    }
ushpizin-lifted =
    { PERSON($seat) ->
        [you] رفعت البطاقة { $place }.
       *[other] { SEAT($seat) }: رُفعت البطاقة { $place }.
    }
ushpizin-swapped =
    { PERSON($seat) ->
        [you] بدّلت بطاقتك { $place } بالبطاقة { $spot } { SEAT($other, form: "at") }.
       *[other] تبديل: البطاقة { $place } { SEAT($seat, form: "at") } بالبطاقة { $spot } { SEAT($other, form: "at") }.
    }
ushpizin-shown =
    { PERSON($seat) ->
        [you] في صفّك المكشوف، البطاقة { $place }: { CARD($card) }.
       *[other] في صفّ { SEAT($seat) } المكشوف، البطاقة { $place }: { CARD($card) }.
    }
ushpizin-skipped =
    { PERSON($seat) ->
        [you] لا يوجد مَن يبدّل معك، وينتقل الدور.
       *[other] { SEAT($seat) }: لا تبديل ممكن، وينتقل الدور.
    }
ushpizin-declared =
    { PERSON($seat) ->
        [you] «أوشبيزين!» صفّك: { CARD($row) }.
       *[other] «أوشبيزين!» صفّ { SEAT($seat) }: { CARD($row) }.
    }
ushpizin-misdeclared =
    { PERSON($seat) ->
        [you] «أوشبيزين!» لكنّ صفّك هو { CARD($row) }، ويبقى مكشوفًا.
       *[other] «أوشبيزين!» لكنّ صفّ { SEAT($seat) } هو { CARD($row) }، ويبقى مكشوفًا.
    }
ushpizin-quiet =
    { PERSON($seat) ->
        [you] تابعت من دون نداء.
       *[other] { SEAT($seat) }: متابعة من دون نداء.
    }
ushpizin-chose =
    { PERSON($seat) ->
        [you] { KNOWN($place) ->
            [no] اخترت بطاقة للإخراج.
           *[yes] اخترت إخراج البطاقة { $place }.
        }
       *[other] { KNOWN($place) ->
            [no] { SEAT($seat) }: اختيرت بطاقة للإخراج.
           *[yes] { SEAT($seat) }: اختيرت البطاقة { $place } للإخراج.
        }
    }
ushpizin-drew = أخرج كلٌّ بطاقة وسحب غيرها. البطاقات التي تبدّلت: { BYSEAT($places) }.
ushpizin-shuffled =
    { $count ->
        [zero] خُلطت الرزمة مع البطاقات المستعملة: لا بطاقات.
        [one] خُلطت الرزمة مع البطاقات المستعملة: بطاقة واحدة.
        [two] خُلطت الرزمة مع البطاقات المستعملة: بطاقتان.
        [few] خُلطت الرزمة مع البطاقات المستعملة: { $count } بطاقات.
       *[other] خُلطت الرزمة مع البطاقات المستعملة: { $count } بطاقة.
    }
ushpizin-mission_over = انتهت الجولة، وتعود { CARD($mission) } إلى أسفل الرزمة.
ushpizin-revealed = كُشفت الصفوف كلّها.
ushpizin-announced =
    { PERSON($seat) ->
        [you] أعلنت { CARD($mission) }. { CARD($mission, form: "effect") }
       *[other] { SEAT($seat) }: { CARD($mission) }! { CARD($mission, form: "effect") }
    }
ushpizin-returned = عادت إلى الرزمة: { CARD($missions) }.
ushpizin-replaced =
    { PERSON($seat) ->
        [you] بطاقتك { $place } الجديدة: { CARD($card) }.
       *[other] { SEAT($seat) }، البطاقة { $place } الجديدة: { CARD($card) }.
    }
ushpizin-buried = عُرضت ثم نزلت إلى أسفل الرزمة: { CARD($missions) }.
ushpizin-redrew =
    { PERSON($seat) ->
        [you] سحبت بطاقة أخرى: { CARD($card) }.
       *[other] { SEAT($seat) }، بطاقة أخرى من الرزمة: { CARD($card) }.
    }
ushpizin-seated =
    { PERSON($seat) ->
        [you] أخرجت إلى المستعملة بطاقة { CARD($out) }. بطاقتك { $place } الجديدة: { CARD($card) }.
       *[other] { SEAT($seat, form: "from") } إلى المستعملة: بطاقة { CARD($out) }. البطاقة { $place } الجديدة: { CARD($card) }.
    }
ushpizin-declined =
    { PERSON($seat) ->
        [you] أخرجت البطاقة التي سحبتها: { CARD($card) }.
       *[other] { SEAT($seat, form: "from") } إلى المستعملة، من الرزمة مباشرة: بطاقة { CARD($card) }.
    }
ushpizin-pass_chosen =
    { PERSON($seat) ->
        [you] { KNOWN($place) ->
            [no] اخترت بطاقة للتمرير.
           *[yes] اخترت تمرير البطاقة { $place }.
        }
       *[other] { KNOWN($place) ->
            [no] { SEAT($seat) }: اختيرت بطاقة للتمرير.
           *[yes] { SEAT($seat) }: اختيرت البطاقة { $place } للتمرير.
        }
    }
ushpizin-passed_on = مرّر الجميع بطاقة إلى اليسار. { BYSEAT($cards, of: "card") }.
ushpizin-rested =
    { PERSON($seat) ->
        [you] يُغطّى صفّك، ولك استراحة طوال الجولة القادمة.
       *[other] { SEAT($seat) }: يُغطّى الصفّ، واستراحة طوال الجولة القادمة.
    }
ushpizin-took =
    { PERSON($seat) ->
        [you] أخذت { SEAT($other, form: "from") } بطاقة { CARD($card) }.
       *[other] { SEAT($other, form: "from") } { SEAT($seat, form: "to") }: بطاقة { CARD($card) }.
    }
ushpizin-gust = هبّة ريح: تُغلق العريشة حالًا.
ushpizin-open_door =
    { PERSON($seat) ->
        [you] يبقى صفّك مكشوفًا طوال الجولة القادمة.
       *[other] { SEAT($seat) }: يبقى الصفّ مكشوفًا طوال الجولة القادمة.
    }
ushpizin-offered = هديّة { SEAT($seat, form: "from") } { SEAT($other, form: "to") }: بطاقة { CARD($card) }. وتعود في المقابل بطاقتان.
ushpizin-picked = في المقابل، { SEAT($seat, form: "from") } { SEAT($other, form: "to") }: { CARD($cards) }.
ushpizin-exchanged =
    { PERSON($seat) ->
        [you] بدّلت البطاقتين { LIST($places) } في صفّك.
       *[other] { SEAT($seat) }: تبديل البطاقتين { LIST($places) }.
    }
ushpizin-reordered =
    { PERSON($seat) ->
        [you] تمّ ترتيب صفّك.
       *[other] { SEAT($seat) }: تمّ ترتيب الصفّ.
    }
ushpizin-closed =
    { PERSON($seat) ->
        [you] ناديت: «أغلقوا العريشة!»
       *[other] { SEAT($seat) }: «أغلقوا العريشة!»
    }
ushpizin-won =
    { PERSON($seats) ->
        [you] الفوز من نصيبك!
       *[other] الفوز من نصيب { SEAT($seats) }!
    }
ushpizin-drawn = بعد الجولة { $round } تنتهي اللعبة بالتعادل.
ushpizin-ended = انتهت اللعبة.
ushpizin-opened =
    { PERSON($first) ->
        [you] وُزّعت البطاقات. ضيوف الشرف في اللعبة: { CARD($kinds) }. البداية عندك.
       *[other] وُزّعت البطاقات. ضيوف الشرف في اللعبة: { CARD($kinds) }. البداية { SEAT($first, form: "at") }.
    }
ushpizin-hand =
    { PERSON($seat) ->
        [you] بطاقات يدك: { CARD($cards) }.
       *[other] في يد { SEAT($seat) }: { CARD($cards) }.
    }
ushpizin-handed =
    { PERSON($seat) ->
        [you] طلبت { SEAT($other, form: "from") } بطاقة { CARD($card) }: موجودة!
       *[other] طلب { SEAT($seat, form: "from") } { SEAT($other, form: "to") }: بطاقة { CARD($card) }؟ موجودة!
    }
ushpizin-lacked =
    { PERSON($seat) ->
        [you] طلبت { SEAT($other, form: "from") } بطاقة { CARD($card) }: غير موجودة.
       *[other] طلب { SEAT($seat, form: "from") } { SEAT($other, form: "to") }: بطاقة { CARD($card) }؟ غير موجودة.
    }
ushpizin-gave_back =
    { KNOWN($card) ->
        [no] في المقابل، { SEAT($seat, form: "from") } { SEAT($other, form: "to") }: بطاقة واحدة.
       *[yes] في المقابل، { SEAT($seat, form: "from") } { SEAT($other, form: "to") }: بطاقة { CARD($card) }.
    }
ushpizin-fished =
    { PERSON($seat) ->
        [you] { KNOWN($card) ->
            [no] سحبت بطاقة من الرزمة.
           *[yes] سحبت من الرزمة بطاقة { CARD($card) }.
        }
       *[other] { KNOWN($card) ->
            [no] من الرزمة { SEAT($seat, form: "to") }: بطاقة واحدة.
           *[yes] من الرزمة { SEAT($seat, form: "to") }: بطاقة { CARD($card) }.
        }
    }
ushpizin-put_away =
    { PERSON($seat) ->
        [you] { KNOWN($card) ->
            [no] أخرجت بطاقة إلى المستعملة.
           *[yes] أخرجت إلى المستعملة بطاقة { CARD($card) }.
        }
       *[other] { KNOWN($card) ->
            [no] { SEAT($seat, form: "from") } إلى المستعملة: بطاقة واحدة.
           *[yes] { SEAT($seat, form: "from") } إلى المستعملة: بطاقة { CARD($card) }.
        }
    }
ushpizin-silent =
    { PERSON($seat) ->
        [you] لم يبقَ ما يُطلب، وينتقل دورك.
       *[other] { SEAT($seat) }: لم يبقَ ما يُطلب، وينتقل الدور.
    }

## What is refused

ushpizin-no_such_first = لا يمكن البدء من { SEAT($first) }: المقاعد مرقّمة من 0 إلى { $last }.
ushpizin-bad_rounds = لا يمكن اختيار rounds={ $rounds }: عدد الجولات بين 1 و{ $most }.
ushpizin-bad_elijah = لا يمكن اختيار elijah={ $elijah }: بطاقات إلياس من 0 إلى { $most }.
ushpizin-bad_every = لا يمكن اختيار every={ $every }: القيم الممكنة هي { $allowed }.
ushpizin-needs = الخيار «{ $option }» يصلح فقط مع «{ $parent }».
ushpizin-clash = «{ $one }» و«{ $other }» لا يجتمعان.
ushpizin-many_elijahs = ثلاث بطاقات إلياس أو أربع: فقط حين يلعب { $seats } أو أكثر.
ushpizin-unreadable = الحركة غير مفهومة.
    .typed = لا توجد حركة كهذه: «{ $text }». أمثلة: ready, lift 3, swap 2.5, declare, done, put 4, announce 3, pass 2, take 1.4, offer 4 to 2, pick 1 6, exchange 2 5, close, host david, ask 2 moses, give abraham, out isaac.
ushpizin-host_now = اختاروا أولًا ضيف الشرف الذي تستضيفونه.
ushpizin-ready_now = انظروا إلى الصفوف المكشوفة، ثم قولوا «هيّا نبدأ».
ushpizin-lift_now = ارفعوا أولًا بطاقة من صفّكم.
ushpizin-swap_now = البطاقة المرفوعة هي التي تعطونها: اختاروا الآن بطاقة من صفّ آخر.
ushpizin-declare_now = تمّ التبديل: نادوا «أوشبيزين!»، أو تابعوا.
ushpizin-put_now = اختاروا بطاقة للإخراج؛ تُسحب مكانها بطاقة أخرى.
ushpizin-announce_now = أعلنوا أولًا المهمّة التي عندكم.
ushpizin-pass_now = المهمّة 1: اختاروا بطاقة تمرّرونها إلى اليسار.
ushpizin-take_now = المهمّة 3: خذوا بطاقة من صفّ آخر.
ushpizin-offer_now = المهمّة 6: اختاروا بطاقة من صفّكم، ومَن تعطونه إيّاها.
ushpizin-pick_now = المهمّة 6: اختاروا بطاقتين من صفّكم تعطونهما في المقابل.
ushpizin-reorder_now = غيّروا ترتيب صفّكم: بدّلوا بين بطاقتين، ثم أنهوا.
ushpizin-close_now = انظروا إلى الصفوف، أو أغلقوا العريشة.
ushpizin-declare_later = نادوا «أوشبيزين!» بعد تبديلكم مباشرة.
ushpizin-close_later = نادوا «أغلقوا العريشة!» والصفوف كلّها مكشوفة.
ushpizin-over = انتهت اللعبة.
ushpizin-ask_now = اطلبوا ضيف شرف من لاعب آخر.
ushpizin-give_now = أعطوا أولًا بطاقة في المقابل.
ushpizin-out_now = أخرجوا واحدة من بطاقاتكم الثماني.
ushpizin-redraw_now = أخرجوا واحدة من ثماني بطاقات: من صفّكم، أو البطاقة التي سحبتموها الآن.
ushpizin-not_your_pick = ليس دورك لاختيار ضيف الشرف؛ بانتظار { SEAT($asked) }.
ushpizin-already_ready = سبق أن قلت «هيّا نبدأ»؛ بانتظار { SEAT($asked) }.
ushpizin-not_your_turn = ليس دورك: الآن { SEAT($asked, form: "turn") }.
ushpizin-already_put = سبق أن اخترت بطاقة للإخراج؛ بانتظار { SEAT($asked) }.
ushpizin-no_mission = لا بدّ أولًا من إعلان مهمّة، وليس عندك مهمّة؛ بانتظار { SEAT($asked) }.
ushpizin-already_passed = سبق أن اخترت بطاقة للتمرير؛ بانتظار { SEAT($asked) }.
ushpizin-not_your_mission = المهمّة { SEAT($asked, form: "at") }.
ushpizin-not_offered = أُعطيت البطاقة { SEAT($asked, form: "to") }؛ ننتظر بطاقتين في المقابل.
ushpizin-already_reordered = ترتيبك صار نهائيًّا؛ بانتظار { SEAT($asked) }.
ushpizin-already_closed = سبق أن ناديت بالإغلاق؛ بانتظار { SEAT($asked) }.
ushpizin-host_taken = اختار غيرك هذا الضيف: اختاروا آخر.
ushpizin-host_not_in_play = ضيف الشرف هذا ليس في اللعبة: اختاروا آخر.
ushpizin-just_received = هذه البطاقة وصلت إليك في هذه الجولة فلا يمكن إعطاؤها: ارفعوا غيرها.
ushpizin-taken_from_you = هذه البطاقة أُخذت منك في هذه الجولة فلا يمكن استعادتها.
ushpizin-swap_self = بدّلوا مع صفّ آخر، لا مع صفّكم.
ushpizin-no_such_seat = لا أحد على هذا المقعد.
ushpizin-resting = هذا اللاعب في استراحة (المهمّة 2): بدّلوا مع غيره.
ushpizin-you_rest = هذه الجولة استراحة لك (المهمّة 2): ستملأ بطاقة من الرزمة مكانك الفارغ.
ushpizin-mission_not_held = هذه المهمّة ليست في صفّك.
ushpizin-take_self = خذوا بطاقة من صفّ آخر، لا من صفّكم.
ushpizin-offer_self = أعطوا البطاقة لصفّ آخر، لا لصفّكم.
ushpizin-offer_gap = هذا المكان فارغ: كانت فيه المهمّة.
ushpizin-same_order = لم يتغيّر الترتيب بعد: بدّلوا أولًا بين بطاقتين.
ushpizin-not_drawn = ليست هذه البطاقة التي سُحبت.
ushpizin-ask_self = اطلبوا من لاعب آخر، لا من أنفسكم.
ushpizin-not_in_play = ضيف الشرف هذا ليس في اللعبة.
ushpizin-gave_it_away = أعطيت ضيف الشرف هذا في هذا الدور، فلا يمكن طلبه.
ushpizin-nothing_to_give = لن تبقى عندك بطاقة لإعطائها في المقابل.
ushpizin-not_held = ليست هذه البطاقة في يدك.
ushpizin-asked_for_it = طلبت ضيف الشرف هذا في هذا الدور، فلا يمكن إعطاؤه.

## What a card is, for whoever asks it

about-ushpizin-abraham = من ضيوف الشرف السبعة.
about-ushpizin-isaac = من ضيوف الشرف السبعة.
about-ushpizin-jacob = من ضيوف الشرف السبعة.
about-ushpizin-moses = من ضيوف الشرف السبعة.
about-ushpizin-aaron = من ضيوف الشرف السبعة.
about-ushpizin-joseph = من ضيوف الشرف السبعة.
about-ushpizin-david = من ضيوف الشرف السبعة.
about-ushpizin-grandfather = من الضيوف العاديين، لا من ضيوف الشرف.
about-ushpizin-friends = من الضيوف العاديين، لا من ضيوف الشرف.
about-ushpizin-guest = من الضيوف العاديين، لا من ضيوف الشرف.
about-ushpizin-neighbour = من الضيوف العاديين، لا من ضيوف الشرف.
about-ushpizin-uncle = من الضيوف العاديين، لا من ضيوف الشرف.
about-ushpizin-beggar = من الضيوف العاديين، لا من ضيوف الشرف.
about-ushpizin-elijah = يحلّ محلّ أيّ ضيف شرف.
about-ushpizin-mission1 = { card-mission1.effect }
about-ushpizin-mission2 = { card-mission2.effect }
about-ushpizin-mission3 = { card-mission3.effect }
about-ushpizin-mission4 = { card-mission4.effect }
about-ushpizin-mission5 = { card-mission5.effect }
about-ushpizin-mission6 = { card-mission6.effect }

## The board

board-ushpizin-round = الجولة { $round }
board-ushpizin-part-host = نختار
board-ushpizin-part-study = نحفظ
board-ushpizin-part-swap = نبدّل
board-ushpizin-part-draw = نسحب
board-ushpizin-part-reveal = نكشف
board-ushpizin-part-ask = نطلب
board-ushpizin-part-over = النهاية
board-ushpizin-kupa = الرزمة
board-ushpizin-used = المستعملة
board-ushpizin-no_mission = لا مهمّة
board-ushpizin-do-host = مَن نستضيف؟
board-ushpizin-do-ready = أين يجلس كلٌّ منهم؟ احفظوا الأماكن، ثم «هيّا نبدأ»
board-ushpizin-do-lift = ارفعوا البطاقة التي ستعطونها
board-ushpizin-do-swap = والآن اختاروا ما تأخذونه بدلًا منها
board-ushpizin-do-declare = هل اكتمل الصفّ؟ نادوا، أو تابعوا
board-ushpizin-do-put = اختاروا بطاقة للإخراج
board-ushpizin-do-announce = في صفّك مهمّة: أعلنوها!
board-ushpizin-do-pass = اختاروا بطاقة لمَن على يساركم: { $name }
board-ushpizin-do-take = خذوا أيّ بطاقة من صفّ آخر
board-ushpizin-do-offer = اختاروا بطاقة، ومَن تعطونه إيّاها
board-ushpizin-do-pick = هديّة من { $name }! اختاروا اثنتين في المقابل، بالترتيب
board-ushpizin-do-exchange = غيّروا ترتيب صفّكم: المسوا بطاقتين
board-ushpizin-do-reordered = بدّلوا المزيد، أو أنهوا
board-ushpizin-do-close = انظروا جيّدًا: أين كلٌّ منهم؟
board-ushpizin-do-ask = ممّن نطلب، وأيّ ضيف شرف؟
board-ushpizin-do-give = أعطوا { $name } بطاقة في المقابل
board-ushpizin-do-out = أخرجوا واحدة من البطاقات الثماني
board-ushpizin-do-redraw = البطاقة المسحوبة: { $card }. المسوا بطاقة من صفّكم لإخراجها، أو أخرجوا الجديدة
board-ushpizin-wait = بانتظار { $names }
board-ushpizin-rest = هذه الجولة استراحة لك
board-ushpizin-act-host = استضافة { $card }
board-ushpizin-act-hosts = اختيار ضيف شرف
board-ushpizin-act-ready = هيّا نبدأ
board-ushpizin-act-lift = رفع
board-ushpizin-act-swap = تبديل
board-ushpizin-act-put = إخراج
board-ushpizin-act-announce = إعلان: { $mission }
board-ushpizin-act-pass = تمرير
board-ushpizin-act-take = أخذ
board-ushpizin-act-offer = إعطاء
board-ushpizin-act-offer_to = إعطاء { $name }
board-ushpizin-act-pick = إعطاء هاتين
board-ushpizin-act-done = انتهيت
board-ushpizin-act-carry_on = متابعة
board-ushpizin-act-declare = نعم، كشف الصفّ
board-ushpizin-act-ask = طلب
board-ushpizin-act-give = إعطاء
board-ushpizin-act-out = إخراج
board-ushpizin-shout-close = أغلقوا العريشة!
board-ushpizin-shout-ushpizin = أوشبيزين!
board-ushpizin-look =
    { $count ->
        [zero] الآن
        [one] بعد ثانية
        [two] بعد ثانيتين
        [few] بعد { $count } ثوانٍ
       *[other] بعد { $count } ثانية
    }
board-ushpizin-won = اكتمل الصفّ!
board-ushpizin-missed = لكنّ الصفّ لم يكتمل بعد
board-ushpizin-mine-covered = بطاقتك { $place } من 7، مغطّاة
board-ushpizin-mine-open = بطاقتك { $place } من 7: { $card }
board-ushpizin-mine-empty = مكانك { $place } من 7، فارغ
board-ushpizin-theirs-covered = { $name }، البطاقة { $place }، مغطّاة
board-ushpizin-theirs-open = { $name }، البطاقة { $place }: { $card }
board-ushpizin-theirs-empty = { $name }، المكان { $place }، فارغ
board-ushpizin-is-lifted = مرفوعة
board-ushpizin-is-barred = لا يمكن تحريكها في هذه الجولة
board-ushpizin-is-picked = مختارة
board-ushpizin-is-first = الاختيار الأول
board-ushpizin-is-second = الاختيار الثاني
board-ushpizin-is-sealed = اختيارك
board-ushpizin-is-changed = تبدّلت الآن
board-ushpizin-is-came = سُحبت الآن
board-ushpizin-is-offered = معروضة
board-ushpizin-tag-first = البداية هنا
board-ushpizin-tag-answered = تمّت الإجابة
board-ushpizin-tag-resting = استراحة
board-ushpizin-tag-open = صفّ مكشوف
board-ushpizin-tag-hushed = لا يمكن النداء بعد
board-ushpizin-tag-winner = فوز!
board-ushpizin-tag-host = الضيف: { $card }
board-ushpizin-tag-your_host = ضيفك: { $card }
board-ushpizin-row_of = صفّ { $name }
board-ushpizin-closer = عن قرب: صفّ { $name }
board-ushpizin-my_row = صفّك
board-ushpizin-my_hand = يدك
board-ushpizin-in_hand =
    { $count ->
        [zero] بلا بطاقات
        [one] بطاقة واحدة
        [two] بطاقتان
        [few] { $count } بطاقات
       *[other] { $count } بطاقة
    }
board-ushpizin-piles = الرزم
board-ushpizin-came = ظهرت لحظة ثم غُطّيت
board-ushpizin-drawn = من الرزمة الآن إلى { $name }: { $card }
board-ushpizin-buried = عُرضت ثم نزلت إلى أسفل الرزمة
board-ushpizin-holder = مهمّة { $name }
board-ushpizin-mission-1 = { card-mission1.effect }
board-ushpizin-mission-2 = { card-mission2.effect }
board-ushpizin-mission-3 = { card-mission3.effect }
board-ushpizin-mission-4 = { card-mission4.effect }
board-ushpizin-mission-5 = { card-mission5.effect }
board-ushpizin-mission-6 = { card-mission6.effect }
board-ushpizin-goal-title = ماذا نجمع
board-ushpizin-goal-all_seven = ضيوف الشرف السبعة في صفّ واحد، بأيّ ترتيب. وإلياس يحلّ محلّ أيٍّ منهم.
board-ushpizin-goal-one_host = ضيف شرف واحد، سبع مرّات. وإلياس يساعد.
board-ushpizin-goal-three_four = ضيف شرف ثلاث مرّات وآخر أربع مرّات. وإلياس يساعد.
board-ushpizin-goal-two_two_three = مجموعات من اثنتين واثنتين وثلاث، كل مجموعة لضيف مختلف. وإلياس يساعد.
board-ushpizin-goal-kinds = ضيوف الشرف في اللعبة
board-ushpizin-kinds = أيّ ضيف شرف
board-ushpizin-private = سرّ حتى النهاية

## Moves, as the general board writes them on buttons

move-ushpizin-host = استضافة { CARD($card) }
move-ushpizin-ready = هيّا نبدأ
move-ushpizin-lift = رفع بطاقتي { $place }
move-ushpizin-swap = أخذ البطاقة { $place } { SEAT($seat, form: "from") }
move-ushpizin-declare = أوشبيزين!
move-ushpizin-done = انتهيت
move-ushpizin-put = إخراج بطاقتي { $place }
move-ushpizin-announce =
    إعلان: { $number ->
         [1] { card-mission1 }
         [2] { card-mission2 }
         [3] { card-mission3 }
         [4] { card-mission4 }
         [5] { card-mission5 }
        *[6] { card-mission6 }
    }
move-ushpizin-pass = تمرير بطاقتي { $place }
move-ushpizin-take = أخذ البطاقة { $place } { SEAT($seat, form: "from") }
move-ushpizin-offer = إعطاء بطاقتي { $place } { SEAT($seat, form: "to") }
move-ushpizin-pick = إعطاء البطاقتين { $first } و{ $second } في المقابل
move-ushpizin-exchange = تبديل بطاقتيّ { $place } و{ $other }
move-ushpizin-close = أغلقوا العريشة!
move-ushpizin-ask = طلب بطاقة { CARD($card) } { SEAT($seat, form: "from") }
move-ushpizin-give = إعطاء بطاقة { CARD($card) }
move-ushpizin-out = إخراج بطاقة { CARD($card) }

## What the fields of a view are called

view-ushpizin-kinds = ضيوف الشرف في اللعبة
view-ushpizin-rows = الصفّ
view-ushpizin-kupa = رزمة السحب
view-ushpizin-used = البطاقات المستعملة
view-ushpizin-mission = المهمّة
view-ushpizin-hosts = ضيف الشرف المختار
view-ushpizin-buried = عُرضت ثم نزلت إلى أسفل الرزمة
view-ushpizin-drawn = سُحبت الآن
view-ushpizin-hand = البطاقات في اليد
view-ushpizin-hands = عدد البطاقات في اليد
view-ushpizin-asked_for = وصلت في هذا الدور
view-ushpizin-gave = أُعطيت في هذا الدور
view-ushpizin-shown = البطاقات في النهاية
board-ushpizin-end-declared =
    { PERSON($seat) ->
        [you] ناديت «أوشبيزين!» في الجولة { $round }
       *[other] نداء «أوشبيزين!» من { SEAT($seat) } في الجولة { $round }
    }
board-ushpizin-end-round = الجولة { $round }
board-ushpizin-end-of = { $lit } من { $of }
board-ushpizin-end-missing = ينقص: { CARD($cards) }
board-ushpizin-end-elijah = إلياس يحلّ محلّ { CARD($cards) }
