### The end of a game: fetched with it, while the game is played

end-won = الفوز من نصيب { $name }!
end-you_won = فزت!
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
end-score = النقاط
end-ranking = النتيجة
end-again = لعبة أخرى
end-again_wait = لعبة أخرى؟ بانتظار { $name }.
end-look = نظرة إلى الطاولة
end-skip = إلى النتيجة
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
end-settings = تغيير اللعبة
end-best = أفضل نتيجة لك: { $effort }
end-best_new = رقم قياسي شخصي جديد!
