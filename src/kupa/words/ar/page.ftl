### The page: everything that is not about one game

## App

app-name = كوپا
app-tagline = ألعاب ورق حول طاولة العائلة


home-skill-first = تعارف
home-skill-first-about = لعبة سهلة، مع روبوتات تنسى
home-skill-easy = سهل
home-skill-easy-about = الروبوتات تنسى كثيرًا
home-skill-medium = متوسط
home-skill-medium-about = كاللعب مع العائلة
home-skill-hard = صعب
home-skill-hard-about = الروبوتات تتذكّر كل شيء تقريبًا

## Lessons

learn-show = تعلُّم اللعبة
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
page-calls_slow = قد يستغرق الدور هنا يومًا أو أكثر.
page-calls = تنبيهي حين يأتي دوري
page-calls_later = ليس الآن

## Trouble

trouble-offline = لا اتصال بالطاولة. تحقّقوا من الاتصال وأعيدوا المحاولة.
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
page-leave = مغادرة الطاولة
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

end-player = الاسم
end-replay = إعادة عرض اللعبة
end-review = مراجعة اللعبة
end-story = قصة هذه اللعبة
end-record = تنزيل سجلّ اللعبة
end-back = إلى النتيجة
end-onward = التالي

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
late-waiting = يوجد هنا كرسي روبوت لك.
late-next = الانضمام إلى اللعبة التالية
late-next-about = لا كرسيّ خاليًا في هذه اللعبة. لك مكان في اللعبة التالية ما دامت هذه الصفحة مفتوحة.
late-next-offer = يمكن الانضمام عندما تبدأ اللعبة التالية.
late-next-kept = لك مكان في اللعبة التالية.
late-next-leave = عدم الانتظار
