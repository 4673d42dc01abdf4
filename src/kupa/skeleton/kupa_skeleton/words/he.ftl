game-skeleton = Skeleton
game-skeleton-about = לשלוף או לעצור: מי יתקרב ביותר ל־21?

option-skeleton-dealt = קלפים בהתחלה
option-skeleton-dealt-about = כמה קלפים יש ביד לפני התור הראשון.
option-skeleton-dealt-one = אחד
option-skeleton-dealt-two = שניים

view-skeleton-deck = הקופה
view-skeleton-hands = ביד
view-skeleton-hand = הקלפים שלך
view-skeleton-shown = היד

move-skeleton-draw = לשלוף קלף
move-skeleton-stop = לעצור

skeleton-drew =
    { KNOWN($card) ->
        [no] { SEAT($seat) }: שליפת קלף מהקופה.
       *[yes] { SEAT($seat) }, מהקופה: { CARD($card) }.
    }
skeleton-stopped = { SEAT($seat) }: עצירה.
skeleton-ended = כולם עצרו. נקודות: { BYSEAT($scores) }.

skeleton-not_your_turn = זה לא התור שלך.
skeleton-unreadable = המהלך לא הובן.
    .typed = אין מהלך כזה: ״{ $text }״. כתבו draw או stop.
