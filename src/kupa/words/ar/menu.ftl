### The menu of a table: fetched when it is opened

settings-awake = إبقاء الشاشة مضاءة
settings-haptics = الاهتزاز
settings-quiet_table = طاولة هادئة: بلا عبارات ولا تفاعلات ولا أصوات ولا اهتزاز
settings-turn_mark = إظهار دوري في عنوان علامة التبويب وأيقونتها
page-log = ما جرى حتى الآن
page-log_empty = لا شيء بعد.
page-tempo = سرعة عرض حركات الآخرين
page-tempo-about = كم تبقى كل حركة معروضة قبل التي تليها.
page-tempo-tap = بانتظار لمستي
page-tempo-calm = ببطء
page-tempo-usual = معتاد
page-tempo-swift = بسرعة
page-leave_hint = يلعب روبوت مكانك مؤقّتًا.
page-leave_sure = المغادرة في منتصف اللعبة؟
page-stay = البقاء
page-hand_on = تسليم مقعدي
page-hand_on_about = مَن يمسح الرمز أو يفتح الرابط يواصل اللعب مكانك. الرابط صالح لمرّة واحدة.
page-hand_on_failed = تعذّر إنشاء الرابط.
page-me = اسمي وعلامتي
