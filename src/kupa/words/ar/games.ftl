### The games: names, and a line about each

game-reset = إلى الصفر
game-reset-about = تخلّصوا من كل بطاقاتكم: صعود وهبوط وحرق وسرقة.
game-court = قصر الملك
game-court-about = نظرة وتبديل وذاكرة قوية: لكل رأس في القصر قبعة واحدة.
game-pairs = أزواج
game-pairs-about = اقلبوا بطاقتين، والزوج المتطابق لكم: مَن صاحب أقوى ذاكرة؟
game-ushpizin = أوشبيزين
game-ushpizin-about = بدّلوا بطاقات مغطّاة من الذاكرة حتى يجتمع عندكم ضيوف الشرف السبعة.
