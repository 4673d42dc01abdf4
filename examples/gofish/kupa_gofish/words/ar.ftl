### Go Fish

game-gofish = هيّا نصطاد
game-gofish-about = نطلب البطاقات بعضنا من بعض، ونتذكّر من طلب ماذا، ونجمع الرباعيّات.

## Cards

card-carp = شبّوط
card-tuna = تونة
card-salmon = سلمون
card-shark = قرش
card-crab = سلطعون
card-whale = حوت
card-turtle = سلحفاة
card-squid = حبّار
card-seahorse = فرس البحر
card-dolphin = دلفين
card-starfish = نجمة البحر
card-shrimp = روبيان
card-eel = أنقليس

## Options

option-gofish-deck = البطاقات
option-gofish-deck-about = بالبطاقات القليلة تكون اللعبة قصيرة، وهي تناسب الأطفال الصغار.
option-gofish-deck-full = 13 نوعًا
option-gofish-deck-short = 7 أنواع
option-gofish-again = دور آخر
option-gofish-again-about = من ينال البطاقة التي طلبها يطلب مرّة أخرى.

## What lies on the table

view-gofish-pond = البركة
view-gofish-hands = في اليد
view-gofish-books = الرباعيّات
view-gofish-hand = بطاقاتك

## Moves

move-gofish-ask = طلب { CARD($card) } من { SEAT($seat) }

## What happens

gofish-dealt =
    { KNOWN($cards) ->
        [no] وُزّعت البطاقات. البداية { SEAT($first, form: "at") }.
       *[yes] بطاقاتك: { CARD($cards) }. البداية { SEAT($first, form: "at") }.
    }
gofish-asked =
    { SEAT($seat, form: "from") } { SEAT($whom, form: "to") }: «هل يوجد { CARD($card) }؟» { WORD($answer) ->
        [given] { $count ->
            [one] «نعم، بطاقة واحدة.»
            [two] «نعم، بطاقتان.»
           *[other] «نعم، { $count } بطاقات.»
        }
        [caught] «لا، هيّا إلى الصيد!» وخرجت البطاقة من البركة.
       *[none] «لا، هيّا إلى الصيد!»
    }
gofish-drew =
    { KNOWN($card) ->
        [no] { SEAT($seat) }: سحب بطاقة من البركة.
       *[yes] من البركة: { CARD($card) }.
    }
gofish-laid = رباعيّة! { SEAT($seat) }: { CARD($card) }.
gofish-ended = اكتملت الرباعيّات كلّها. عددها: { BYSEAT($scores) }.

## What is refused

gofish-not_your_turn = ليس دورك.
gofish-not_held = تُطلب فقط بطاقة لديك مثلها، وليس لديك { CARD($card) }.
gofish-nobody_there = لا يمكن الطلب الآن من { SEAT($whom) }.
gofish-unreadable = الحركة غير مفهومة.
    .typed = لا توجد حركة كهذه: «{ $text }». اكتبوا مثلًا: ask 1 tuna.
