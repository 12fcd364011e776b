# The gallery of mazes, and how even a game is.

page-mazes = المتاهات
front-mazes-about = من السهلة على PAC-MAN إلى السهلة على الأشباح
set-up-maze-more = متاهات أخرى
gallery-lead = لعب الحاسوب ضد نفسه عشرات المباريات في كل واحدة من هذه المتاهات. يبيّن الشريط كيف كان حال PAC-MAN: في الوسط تتساوى فرص الطرفين.
# $name is the name of a level.
gallery-level = مستوى الحاسوب: { $name }
gallery-level-out = أعدل في هذا المستوى
gallery-level-out-about = يغيّر عدد الحيوات أو بعض القواعد لتتقارب الفرص، بقدر ما قسناه.
gallery-pacman = أفضل لـ PAC-MAN
gallery-even = متكافئة
gallery-ghosts = أفضل للأشباح
# $name is the name of a maze.
gallery-play = اللعب في: { $name }
gallery-set-up = إعداد المباراة: { $name }
# $points is PAC-MAN’s score, 0 to 100.
gallery-score = PAC-MAN: ‏{ $points } من 100
# What is proved about a maze with four ghosts and three lives.
gallery-exact-ghosts = الأشباح التي لا تخطئ تفوز هنا دائمًا.
gallery-exact-pacman = PAC-MAN الذي لا يخطئ يفوز هنا دائمًا.
gallery-exact-open = مع اللعب الذي لا خطأ فيه لا يستطيع أحد فرض الفوز هنا.
gallery-draw = أو اصنع متاهتك:
# How even the game is that is being set up. $level is a level of the computer.
handicap-title = الفرص
handicap-none = القواعد المعتادة
handicap-measured = قيست في المستوى { $level }، بالمستوى نفسه للطرفين.
handicap-even = متكافئة في المستوى { $level }
handicap-fairer = أعدل في المستوى { $level }
handicap-is-even = هذه القواعد متكافئة أصلًا في المستوى { $level }.
handicap-fairest = لم توجد قواعد أعدل للمستوى { $level }.
handicap-unknown = لم يُقس شيء لهذه المتاهة. قيست هذه:

# Names of mazes: things in a garden, without a meaning for the game.
maze-title-meadow = المرج
maze-title-orchard = البستان
maze-title-roses = حديقة الورد
maze-title-picnic = النزهة
maze-title-swing = الأرجوحة
maze-title-pond = البركة
maze-title-butterfly = الفراشة
maze-title-treehouse = بيت الشجرة
maze-title-fountain = النافورة
maze-title-greenhouse = البيت الزجاجي
maze-title-beehive = خلية النحل
maze-title-bridge = الجسر
maze-title-vegetables = حوض الخضار
maze-title-gate = بوابة الحديقة
maze-title-sundial = الساعة الشمسية
maze-title-hedgehog = القنفذ
maze-title-owl = البومة
maze-title-tower = البرج
maze-title-castle = القلعة
maze-title-web = شبكة العنكبوت
