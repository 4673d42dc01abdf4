game-skeleton = Skeleton
game-skeleton-about = سحب أو توقّف: من يقترب أكثر من 21؟

option-skeleton-dealt = البطاقات في البداية
option-skeleton-dealt-about = عدد البطاقات في اليد قبل الدور الأول.
option-skeleton-dealt-one = بطاقة واحدة
option-skeleton-dealt-two = بطاقتان

view-skeleton-deck = الكومة
view-skeleton-hands = في اليد
view-skeleton-hand = بطاقاتك
view-skeleton-shown = اليد

move-skeleton-draw = سحب بطاقة
move-skeleton-stop = توقّف

skeleton-drew =
    { KNOWN($card) ->
        [no] { SEAT($seat) }: سحب بطاقة من الكومة.
       *[yes] { SEAT($seat) }، من الكومة: { CARD($card) }.
    }
skeleton-stopped = { SEAT($seat) }: توقّف.
skeleton-ended = توقّف الجميع. النقاط: { BYSEAT($scores) }.

skeleton-not_your_turn = ليس دورك.
skeleton-unreadable = الحركة غير مفهومة.
    .typed = لا توجد حركة كهذه: «{ $text }». اكتبوا draw أو stop.
