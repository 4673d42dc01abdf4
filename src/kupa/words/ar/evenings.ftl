### الانضمام أثناء اللعب، والشاشة المشتركة، والعودة إلى الطاولة، ودورك

## Screen

screen-about = افتحوا هذا العنوان في متصفّح التلفاز واكتبوا الرمز هناك. هذا الجهاز يبقى مكانه.
screen-hands = تعرض الشاشة المكشوف للجميع فقط، ولا تعرض يدًا أبدًا. ويحقّ لها ذلك حتى من دون متفرّجين.
screen-once =
    { $count ->
        [zero] انتهى وقت الرمز.
        [one] الرمز صالح لمرّة واحدة، ولدقيقة.
        [two] الرمز صالح لمرّة واحدة، ولدقيقتين.
        [few] الرمز صالح لمرّة واحدة، ولمدّة { $count } دقائق.
       *[other] الرمز صالح لمرّة واحدة، ولمدّة { $count } دقيقة.
    }
screen-this = في نافذة على هذا الجهاز
screen-stop = إيقاف العرض
screen-title = عرض طاولة هنا
screen-where = يجد مَن يدير الطاولة الرمزَ قبل بدء اللعب، تحت «على التلفاز».
screen-code = رمز الشاشة
screen-show = عرض الطاولة

## Family

family-keep = حفظ هذه الطاولة
family-keep_about = الطاولة التي لها اسم تحفظ أصحابها وعلاماتهم والإعدادات والانتصارات، أمسية بعد أمسية. تظهر للجميع في الصفحة الأولى، ويستطيع أيّ منهم أن يبدأ.
family-name = ما اسم الطاولة؟
family-example = الجمعة عند الجدّة
family-save = حفظ
family-stop = إلغاء الحفظ
family-kept = تُحفظ الطاولة على هذا الخادم ما دام الخادم يحفظ طاولاته، حتى لو لم يلعب أحد. «إلغاء الحفظ» يمحو الاسم؛ والألعاب السابقة يمكن مشاهدتها بروابطها.
family-go = إلى الطاولة
family-evening = الأمسية { $count }
family-first = الأمسية الأولى
family-leads =
    { $count ->
        [zero] بلا انتصارات بعد: { $names }
        [one] في المقدّمة بانتصار واحد: { $names }
        [two] في المقدّمة بانتصارين: { $names }
        [few] في المقدّمة مع { $count } انتصارات: { $names }
        [many] في المقدّمة مع { $count } انتصارًا: { $names }
       *[other] في المقدّمة مع { $count } انتصار: { $names }
    }
family-wins = الانتصارات في كل أمسية
family-was_away = بلا لعب
family-all = المجموع

## Past

past-title = الألعاب السابقة
past-none = لم تنتهِ لعبة على هذا الجهاز بعد.
past-games =
    { $count ->
        [zero] لعبة
        [one] لعبة
        [two] لعبتان
        [few] ألعاب
        [many] لعبة
       *[other] لعبة
    }
past-wins =
    { $count ->
        [zero] انتصار
        [one] انتصار
        [two] انتصاران
        [few] انتصارات
        [many] انتصارًا
       *[other] انتصار
    }
past-streak = على التوالي
past-won = فزت
past-won_by = الفوز من نصيب { $names }
past-nobody = لم يفز أحد
past-place = المرتبة { $count }
past-alone = لعب فردي
past-kept = محفوظ على هذا الجهاز فقط. لا يُرسَل شيء.
past-export = حفظ في ملفّ
past-delete = حذف
past-delete_sure = حذف كل الألعاب السابقة من هذا الجهاز؟
past-delete_yes = نعم، احذفها
past-open = فتح ملفّ لعبة
past-open_about = كل لعبة حُفظت في ملفّ، على أيّ جهاز كان، يمكن مشاهدتها هنا خطوة بعد خطوة.
past-too_large = هذا الملفّ أكبر من أن يكون لعبة.

## Notify

notify-title = دورك، ولو بعد أيام
notify-about = بهذه السرعة قد يستغرق الدور يومًا أو أكثر. يستطيع هذا الجهاز أن ينبّهك حين يأتي دورك، ولا ينبّه أبدًا في ساعات الهدوء. لا يقول التنبيه إلا أنّ دورك قد حان.
notify-quiet_from = هدوء من الساعة
notify-quiet_to = حتى
notify-start = تنبيهي
notify-on = سينبّهك هذا الجهاز حين يأتي دورك.
notify-save = حفظ ساعات الهدوء
notify-stop = إيقاف التنبيه
notify-turn = حان دورك على إحدى الطاولات.
notify-tables = كل الطاولات التي حان فيها دورك
notify-server = هذا الخادم لا ينبّه أحدًا. صفحة طاولاتك تُظهر أين حان دورك.
notify-browser = لا يستطيع هذا المتصفّح استقبال التنبيهات هنا. صفحة طاولاتك تُظهر أين حان دورك.
notify-install = على آيفون أو آيباد أضيفوا هذه الصفحة أولًا إلى الشاشة الرئيسية: مشاركة، ثم «إضافة إلى الشاشة الرئيسية». افتحوها من هناك وعودوا إلى هنا.
notify-denied = لا يُسمح لهذا المتصفّح بعرض الإشعارات. يمكن السماح بذلك في إعدادات المتصفّح لهذه الصفحة.

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
home-continue = متابعة: { $game }
home-with = مع { $names }
home-round = الجولة { $count }
home-all_tables = كل طاولاتك ({ $count })
home-tables = طاولاتك
home-tables_about = كل الطاولات التي لهذا الجهاز كرسي عندها. احفظوا عنوان هذه الصفحة: فهي تُظهر دائمًا أين حان دورك.
home-tables_others = طاولات أخرى
home-tables_none = لا طاولة لك الآن.
learn-first = أوّل مرّة هنا؟
learn-first_about = الهدهد يشرح ونحن نلعب: ثلاث دقائق فقط.
trouble-code =
    { $count ->
        [zero] رمز الطاولة بلا أرقام.
        [one] رمز الطاولة رقم واحد.
        [two] رمز الطاولة من رقمين.
        [few] رمز الطاولة من { $count } أرقام.
        [many] رمز الطاولة من { $count } رقمًا.
       *[other] رمز الطاولة من { $count } رقم.
    }
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
