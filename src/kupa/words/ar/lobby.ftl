### قبل توزيع الأوراق: يُجلب مع الصفحة التي تقوله

lobby-title = مَن حول الطاولة؟
lobby-you = أنا
lobby-host = إدارة الطاولة
lobby-away = جارٍ إعادة الاتصال…
lobby-worded = أُضيفت كلمة إلى الخلط
lobby-sit_title = الانضمام إلى الطاولة
lobby-add_bot = إضافة روبوت
lobby-bot_level = ما مستوى لعبه؟
lobby-more = خيارات: { $name }
lobby-kick = إخلاء هذا الكرسي
lobby-kick_hint = مَن يجلس هنا لن يستطيع العودة إلى هذه الطاولة.
lobby-remove_bot = إزالة الروبوت
lobby-make_host = تسليم إدارة الطاولة إلى { $name }
lobby-chairs = الكراسي
lobby-more_chairs = إضافة كرسي
lobby-fewer_chairs = إنقاص كرسي
lobby-chairs_most =
    { $count ->
        [zero] بلا لاعبين
        [one] لاعب واحد على الأكثر
        [two] لاعبان على الأكثر
        [few] { $count } لاعبين على الأكثر
        [many] { $count } لاعبًا على الأكثر
       *[other] { $count } لاعب على الأكثر
    }
lobby-chairs_fewest =
    { $count ->
        [zero] بلا لاعبين
        [one] لاعب واحد على الأقلّ
        [two] لاعبان على الأقلّ
        [few] { $count } لاعبين على الأقلّ
        [many] { $count } لاعبًا على الأقلّ
       *[other] { $count } لاعب على الأقلّ
    }
lobby-chairs_taken = الكرسي الأخير مشغول
lobby-invite = دعوة إلى الطاولة
lobby-invite_text = امسحوا الرمز، أو أرسلوا الرابط.
lobby-code = الرمز { $code }
lobby-wait = بانتظار { $name } لبدء اللعبة.
lobby-wait_any = بانتظار مَن يدير الطاولة لبدء اللعبة.
lobby-settings = كيف نلعب؟
lobby-usual = حسب القواعد المعتادة
lobby-changed =
    { $count ->
        [zero] لا تغيير في القواعد المعتادة
        [one] تغيير واحد في القواعد المعتادة
        [two] تغييران في القواعد المعتادة
        [few] { $count } تغييرات في القواعد المعتادة
        [many] { $count } تغييرًا في القواعد المعتادة
       *[other] { $count } تغيير في القواعد المعتادة
    }
lobby-pace = السرعة
lobby-listed = إظهار الطاولة في قائمة الطاولات المفتوحة
lobby-onlookers = السماح بالمتفرّجين
lobby-word = كلمة للخلط
lobby-word_about = البطاقات مختومة من الآن: لا أحد يستطيع اختيارها. وكلمة لا يعرفها سواك تخلطها مرّة أخرى، فلا يعرفها أحد مسبقًا، ولا حتى الخادم. وبعد اللعبة يمكن فحص الختم.
lobby-word_label = أيّ كلمة
lobby-word_add = إضافتها إلى الخلط
lobby-word_done = أُضيفت كلمتك.
lobby-seal = الختم
lobby-screen = عرض الطاولة على شاشة مشتركة
lobby-not_with = غير ممكن: { $why }
lobby-more_settings = المزيد
lobby-preset_whole = كل شيء كما في «{ $preset }»
lobby-preset_changed =
    { $count ->
        [zero] لا تغيير عن «{ $preset }»
        [one] تغيير واحد عن «{ $preset }»
        [two] تغييران عن «{ $preset }»
        [few] { $count } تغييرات عن «{ $preset }»
        [many] { $count } تغييرًا عن «{ $preset }»
       *[other] { $count } تغيير عن «{ $preset }»
    }
lobby-differs =
    { $count ->
        [zero] لا تغيير:
        [one] تغيير واحد:
        [two] تغييران:
        [few] { $count } تغييرات:
        [many] { $count } تغييرًا:
       *[other] { $count } تغيير:
    }
lobby-change = { $option }: { $value } (بدل { $usual })
lobby-undo = تراجع
late-setting = السماح بانضمام المتأخّرين
late-setting-about = كل مَن لديه الرابط يستطيع مواصلة اللعب مكان روبوت، أثناء اللعبة أيضًا. وحيث لا روبوت يُحفظ مكان في اللعبة التالية.
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
