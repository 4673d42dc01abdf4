### What the coach of a lesson says: the lesson's name, its cues (what to do now), why something else
### that the rules allow has to wait, and in the end what one can do now

## Reset: your turn

lesson-reset-turn = دورك
lesson-reset-turn-climb = الهدف: التخلّص من كلّ البطاقات. على الكومة 2، فأنزلوا 2 أو أكبر. المسوا الـ3 ثمّ الزرّ.
lesson-reset-turn-climb-why = هذا يصلح أيضًا. لكنّ الأفضل البدء بالأرقام الصغيرة: حين تصعد الكومة لن يبقى لها مكان.
lesson-reset-turn-same = صعدت الكومة إلى 6. والرقم نفسه يصلح أيضًا: أنزلوا الـ6.
lesson-reset-turn-same-why = هذا مسموح، لكنّ الـ6 تناسب تمامًا، والأرقام الكبيرة ستنفع لاحقًا.
lesson-reset-turn-set = اثنتان معًا! الأرقام المتساوية تُنزَل دفعة واحدة: المسوا بطاقتَي الـ8 وأنزلوهما.
lesson-reset-turn-set-why = هذا مسموح، لكنّ التخلّص من بطاقتين أفضل من واحدة.
lesson-reset-turn-draw = على الكومة 10، وليس في يدك 10. حين لا يصلح شيء نسحب بطاقة وينتهي الدور.
lesson-reset-turn-done = أنزلوا الرقم نفسه أو أكبر منه، بطاقة أو عدّة بطاقات متساوية. لا شيء يصلح؟ اسحبوا.
