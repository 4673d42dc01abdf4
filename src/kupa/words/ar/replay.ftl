### لعبة خطوة بخطوة: تُجلب مع إعادة عرضها أو مراجعتها

replay-title = إعادة العرض: { $game }
replay-play = تشغيل
replay-pause = إيقاف مؤقّت
replay-next = الخطوة التالية
replay-back = الخطوة السابقة
replay-step = الخطوة { $step } من { $total }
replay-eyes = من منظور
replay-open = كل البطاقات مكشوفة
replay-onlooker = متفرّج
replay-share = نسخ رابط هذه الخطوة
replay-dealt = وُزِّعت البطاقات.
replay-none = لا توجد لعبة لإعادة عرضها
replay-seat = مقعد { $name }
