### The page: everything that is not about one game

## App

app-name = كوپا
app-tagline = ألعاب ورق حول طاولة العائلة

## Home

home-choose = ماذا نلعب؟
home-play = نلعب الآن
home-play_hint = مع الروبوتات، حالًا
home-open = فتح طاولة
home-open_hint = للعائلة والأصدقاء
home-join = لديكم رمز؟
home-code = رمز الطاولة
home-code_hint = تظهر الأرقام على شاشة مَن فتح الطاولة.
home-join_button = انضمام
home-rules = طريقة اللعب
home-rules_of = طريقة اللعب: { $game }
home-players = { $range } لاعبين
home-minutes =
    { $count ->
        [zero] أقلّ من دقيقة
        [one] نحو دقيقة
        [two] نحو دقيقتين
        [few] نحو { $count } دقائق
       *[other] نحو { $count } دقيقة
    }
home-wait = لحظة…
home-alone = لعب فردي
home-alone_hint = بلا ساعة
home-who = قبل أن نبدأ
home-go = لنبدأ
home-skill = كيف تلعب الروبوتات؟
home-skill-first = تعارف
home-skill-first-about = لعبة سهلة، مع روبوتات تنسى
home-skill-easy = سهل
home-skill-easy-about = الروبوتات تنسى كثيرًا
home-skill-medium = متوسط
home-skill-medium-about = كاللعب مع العائلة
home-skill-hard = صعب
home-skill-hard-about = الروبوتات تتذكّر كل شيء تقريبًا
home-continue = متابعة: { $game }
home-with = مع { $names }
home-round = الجولة { $count }
home-all_tables = كل طاولاتك ({ $count })
home-tables = طاولاتك
home-tables_about = كل الطاولات التي لهذا الجهاز كرسي عندها. احفظوا عنوان هذه الصفحة: فهي تُظهر دائمًا أين حان دورك.
home-tables_others = طاولات أخرى
home-tables_none = لا طاولة لك الآن.

## Lessons

learn-show = تعلُّم اللعبة
learn-first = أوّل مرّة هنا؟
learn-first_about = الهدهد يشرح ونحن نلعب: ثلاث دقائق فقط.
learn-to_table = عودة إلى الطاولة
learn-coach = الهدهد يشرح
learn-step = الخطوة { $step } من { $of }
learn-back = رجوع
learn-skip = تخطٍّ
learn-done = صرتم تعرفون اللعبة!
learn-no_tips = لا مزيد من النصائح
learn-got_it = فهمت
learn-ready = تمّ
learn-next = إلى الدرس التالي
learn-play = إلى أول لعبة
learn-again = من البداية
learn-home = الصفحة الرئيسية

## Settings

settings-language = اللغة
settings-dark = ألوان داكنة
settings-sound = الأصوات
settings-awake = إبقاء الشاشة مضاءة
settings-haptics = الاهتزاز
settings-quiet_table = طاولة هادئة: بلا عبارات ولا تفاعلات ولا أصوات ولا اهتزاز
settings-turn_mark = إظهار دوري في عنوان علامة التبويب وأيقونتها
page-calls_slow = قد يستغرق الدور هنا يومًا أو أكثر.
page-calls = تنبيهي حين يأتي دوري
page-calls_later = ليس الآن

## Trouble

trouble-offline = لا اتصال بالطاولة. تحقّقوا من الاتصال وأعيدوا المحاولة.
trouble-code =
    { $count ->
        [zero] رمز الطاولة بلا أرقام.
        [one] رمز الطاولة رقم واحد.
        [two] رمز الطاولة من رقمين.
        [few] رمز الطاولة من { $count } أرقام.
        [many] رمز الطاولة من { $count } رقمًا.
       *[other] رمز الطاولة من { $count } رقم.
    }
trouble-busy = طلبات كثيرة دفعة واحدة. انتظروا قليلًا وأعيدوا المحاولة.
trouble-server = حدث خلل. أعيدوا المحاولة.

## Page

page-not_found = لا شيء هنا
page-not_found_text = ربما الرابط قديم، أو ينقصه حرف. الألعاب كلّها ما زالت في مكانها.
page-home = إلى الألعاب
page-rules = القواعد
page-table = الطاولة
page-screen = شاشة مشتركة
page-replay = إعادة العرض
page-practice = أين هي الآن؟
page-skip = الانتقال إلى المحتوى
page-lost = تعذّر تحميل الصفحة. تحقّقوا من الاتصال وأعيدوا المحاولة.
page-again = محاولة أخرى
page-default_name = نجمة
page-your_turn = دورك
page-turn_of = دور { $name }
page-turn_all = الجميع يختارون
page-game_over = انتهت اللعبة
page-menu = القائمة
page-talk = عبارات سريعة
page-log = ما جرى حتى الآن
page-log_empty = لا شيء بعد.
page-tempo = سرعة عرض حركات الآخرين
page-tempo-about = كم تبقى كل حركة معروضة قبل التي تليها.
page-tempo-tap = بانتظار لمستي
page-tempo-calm = ببطء
page-tempo-usual = معتاد
page-tempo-swift = بسرعة
page-leave = مغادرة الطاولة
page-leave_hint = يلعب روبوت مكانك مؤقّتًا.
page-leave_sure = المغادرة في منتصف اللعبة؟
page-stay = البقاء
page-hand_on = تسليم مقعدي
page-hand_on_about = مَن يمسح الرمز أو يفتح الرابط يواصل اللعب مكانك. الرابط صالح لمرّة واحدة.
page-hand_on_failed = تعذّر إنشاء الرابط.
page-copy = نسخ
page-send = إرسال
page-copy_by_hand = المتصفّح لا يسمح بالنسخ هنا: يمكن تحديد الرابط ونسخه.
page-share_local = هذا الرابط يعمل على هذا الحاسوب فقط. لكي تنضمّ الهواتف يُشغَّل كوپا مع { "\u200E" }--lan{ "\u200E" }.
page-reconnecting = جارٍ إعادة الاتصال… { $count }
page-reconnecting_title = لحظة، جارٍ إعادة الاتصال…
page-reconnecting_text = بطاقاتك محفوظة في مكانها. لا حاجة إلى تحديث الصفحة: المحاولات مستمرّة.
page-connecting = في الطريق إلى الطاولة…
page-try_now = محاولة الآن
page-no_table = لا توجد طاولة كهذه
page-no_table_text = ربما الرابط قديم، أو ينقصه حرف.
page-closed = الطاولة مغلقة
page-kicked = أُخلي مقعدك حول هذه الطاولة
page-kicked_text = مَن يدير الطاولة أخلى كرسيك. يمكنك الانضمام إلى طاولة أخرى أو فتح طاولة جديدة.
page-moved = انتقل مقعدك إلى جهاز آخر
page-moved_text = تستمر اللعبة هناك، ولن يظهر هنا شيء آخر.
page-playing = اللعب هنا جارٍ
page-no_onlookers = هذه الطاولة بلا متفرّجين. يمكن الجلوس إليها حين تُفتح للعبة أخرى.
page-looking_on = مشاهدة فقط
page-bot_plays = روبوت يلعب مكانك مؤقّتًا.
page-bot_played = لعب روبوت مكانك أثناء غيابك.
page-im_back = عدت
page-see_rule = القاعدة { $ruling }
page-continue = متابعة لعبتك
page-continue_lobby = قبل البدء
page-open_tables = طاولات مفتوحة
page-bots_count =
    { $count ->
        [zero] بلا روبوتات
        [one] روبوت واحد
        [two] روبوتان
        [few] { $count } روبوتات
        [many] { $count } روبوتًا
       *[other] { $count } روبوت
    }
page-free_chairs =
    { $count ->
        [zero] لا كراسي شاغرة
        [one] كرسي شاغر
        [two] كرسيان شاغران
        [few] { $count } كراسٍ شاغرة
        [many] { $count } كرسيًّا شاغرًا
       *[other] { $count } كرسي شاغر
    }
page-screen_open = شاشة مشتركة
page-screen_join = الانضمام من الهاتف
page-screen_text = امسحوا الرمز، أو اكتبوا الأرقام في العنوان { $host }.
page-screen_onlookers = كي تعرض هذه الشاشة البطاقات، يلزم السماح بالمتفرّجين.

## Rules

rules-contents = في هذه الصفحة
rules-print = طباعة
rules-print_cards = طباعة البطاقات
rules-ruling = القاعدة { $ruling }
rules-sign-next = ثم
rules-sign-swap = تتبادل المكان مع
rules-sign-plus = ومعها
rules-sign-yes = صحيح
rules-sign-no = غير صحيح
rules-other = الألعاب الأخرى

## Lobby

lobby-free = كرسي شاغر
lobby-wins =
    { $count ->
        [zero] بلا انتصارات
        [one] انتصار واحد
        [two] انتصاران
        [few] { $count } انتصارات
        [many] { $count } انتصارًا
       *[other] { $count } انتصار
    }
lobby-sit = الجلوس
lobby-name = اسمك
lobby-name_missing = اكتبوا اسمًا.
lobby-colour = علامتك
lobby-save = حفظ
lobby-start = نبدأ اللعب
lobby-start_few =
    { $count ->
        [zero] اكتمل العدد.
        [one] ينقص لاعب واحد: إنسان أو روبوت.
        [two] ينقص لاعبان: من الناس أو الروبوتات.
        [few] ينقص { $count } لاعبين: من الناس أو الروبوتات.
        [many] ينقص { $count } لاعبًا: من الناس أو الروبوتات.
       *[other] ينقص { $count } لاعب: من الناس أو الروبوتات.
    }
lobby-listed-about = يستطيع أيّ زائر لهذا الخادم أن يجد الطاولة ويجلس.
lobby-onlookers-about = مَن لديه الرابط يمكنه المشاهدة؛ لا يرى إلا المكشوف للجميع، لا ما في الأيدي.
lobby-on = نعم
lobby-off = لا
lobby-auto = كالمعتاد
lobby-nobody = بلا حدّ

## End

end-won = الفوز من نصيب { $name }!
end-you_won = فزت!
end-best = أفضل نتيجة لك: { $effort }
end-best_new = رقم قياسي شخصي جديد!
end-shared = فوز مشترك: { $names }
end-shared_you = فوز مشترك لك مع { $names }
end-you_placed =
    { $place ->
        [2] حللت في المرتبة الثانية
        [3] حللت في المرتبة الثالثة
        [4] حللت في المرتبة الرابعة
        [5] حللت في المرتبة الخامسة
        [6] حللت في المرتبة السادسة
        [7] حللت في المرتبة السابعة
       *[other] حللت في المرتبة { $place }
    }
end-drawn = لم يفز أحد هذه المرّة
end-place = المرتبة
end-player = الاسم
end-score = النقاط
end-ranking = النتيجة
end-again = لعبة أخرى
end-again_wait = لعبة أخرى؟ بانتظار { $name }.
end-replay = إعادة عرض اللعبة
end-review = مراجعة اللعبة
end-story = قصة هذه اللعبة
end-record = تنزيل سجلّ اللعبة
end-look = نظرة إلى الطاولة
end-back = إلى النتيجة
end-skip = إلى النتيجة
end-onward = التالي
end-you = (أنت)
end-seal = التوزيع المختوم
end-seal_check = فحص الختم
end-seal_noted = الختم المسجَّل في البداية
end-seal_now = ختم ما وُزِّع
end-seal_good = متطابقان: لم يغيّر أحد البطاقات منذ فُتحت الطاولة.
end-seal_seed = الخلط ناتج عن السرّ المختوم وكلمات اللاعبين.
end-seal_bad = غير متطابقين: تغيّر شيء ما. لا تثقوا بهذا التوزيع.
end-seal_late = انضممت بعد التوزيع، فليس لهذه الصفحة ختم خاص بها؛ فُحص ختم الطاولة.
end-seal_offline = لا يستطيع المتصفّح الحساب هنا (وصلت الصفحة بلا https). يمكن تنزيل سجلّ اللعبة وتشغيل:

## Plain

general-choose = اختاروا بطاقة أو حركة
general-moves = ما يمكن فعله
general-all_moves = كل الحركات ({ $count })
general-wait = دور الآخرين.
general-gap = لا بطاقة هنا

## Ui

ui-close = إغلاق
ui-copied = تمّ النسخ
ui-link = الرابط
ui-qr = رمز QR للرابط
ui-left =
    { $count ->
        [zero] انتهى الوقت
        [one] بقيت ثانية واحدة
        [two] بقيت ثانيتان
        [few] بقيت { $count } ثوانٍ
       *[other] بقيت { $count } ثانية
    }
ui-bot = روبوت
ui-usual = (المعتاد)

## Cards

card-covered = بطاقة مغطّاة

## The board

board-your_turn = دورك
board-turn_of = دور { $name }
board-at_turn = الدور الآن
board-away = غير متّصل
board-others = بقية الجالسين حول الطاولة
board-actions = ما يمكن فعله
board-only_you = لك وحدك
board-let_go = إلغاء الاختيار
board-over = انتهت اللعبة
board-you = مكانك

## Late

late-sit = اللعب مكان روبوت
late-title = أخذ كرسي روبوت
late-about = كان روبوت يلعب هنا حتى الآن. من الآن يظهر لك ما يُرى من هذا المقعد، لا ما رآه الروبوت من قبل.
late-which = أيّ كرسي؟
late-setting = السماح بانضمام المتأخّرين
late-setting-about = كل مَن لديه الرابط يستطيع مواصلة اللعب مكان روبوت، أثناء اللعبة أيضًا. وحيث لا روبوت يُحفظ مكان في اللعبة التالية.
late-waiting = يوجد هنا كرسي روبوت لك.
late-next = الانضمام إلى اللعبة التالية
late-next-about = لا كرسيّ خاليًا في هذه اللعبة. لك مكان في اللعبة التالية ما دامت هذه الصفحة مفتوحة.
late-next-offer = يمكن الانضمام عندما تبدأ اللعبة التالية.
late-next-kept = لك مكان في اللعبة التالية.
late-next-leave = عدم الانتظار
page-me = اسمي وعلامتي
end-settings = تغيير اللعبة
screen-phone = على التلفاز
screen-shown =
    { $count ->
        [zero] لا شاشة تعرض الطاولة
        [one] شاشة واحدة تعرض الطاولة
        [two] شاشتان تعرضان الطاولة
        [few] { $count } شاشات تعرض الطاولة
        [many] { $count } شاشة تعرض الطاولة
       *[other] { $count } شاشة تعرض الطاولة
    }
