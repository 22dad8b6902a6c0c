<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ar" sourcelanguage="en">
<context>
    <name>Actions</name>
    <message>
        <source>Start page</source>
        <translation>صفحة البداية</translation>
    </message>
    <message>
        <source>Put the match away and go to the start page; it stays saved</source>
        <translation>وضع المباراة جانبًا والعودة إلى البداية؛ وتبقى محفوظة</translation>
    </message>
    <message>
        <source>Play as last time</source>
        <translation>اللعب كالمرة السابقة</translation>
    </message>
    <message>
        <source>Begin at once: the game, people and options of last time</source>
        <translation>البدء فورًا باللعبة واللاعبين والخيارات السابقة</translation>
    </message>
    <message>
        <source>Again</source>
        <comment>a new match like the one that is over</comment>
        <translation>مرة أخرى</translation>
    </message>
    <message>
        <source>A new match with the same people and options</source>
        <translation>مباراة جديدة باللاعبين أنفسهم والخيارات نفسها</translation>
    </message>
    <message>
        <source>The same deal again</source>
        <translation>التوزيعة نفسها مجددًا</translation>
    </message>
    <message>
        <source>A new match with the same people and the same cards</source>
        <translation>مباراة جديدة باللاعبين أنفسهم والأوراق نفسها</translation>
    </message>
    <message>
        <source>Open matches…</source>
        <translation>المباريات المفتوحة…</translation>
    </message>
    <message>
        <source>Go on with another match; the one on the table stays saved</source>
        <translation>متابعة مباراة أخرى؛ وتبقى التي على الطاولة محفوظة</translation>
    </message>
    <message>
        <source>Give up…</source>
        <comment>a match</comment>
        <translation>التخلي عن المباراة…</translation>
    </message>
    <message>
        <source>Stop playing this match; it stays in the history</source>
        <translation>عدم متابعة هذه المباراة؛ وتبقى بين المباريات السابقة</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>مباراة جديدة…</translation>
    </message>
    <message>
        <source>Choose who plays and how</source>
        <translation>اختيار من يلعب وكيف</translation>
    </message>
    <message>
        <source>History</source>
        <comment>all matches of the past</comment>
        <translation>المباريات السابقة</translation>
    </message>
    <message>
        <source>All matches of the past, and what everybody has won</source>
        <translation>كل المباريات السابقة وما فاز به كل واحد</translation>
    </message>
    <message>
        <source>Open a record…</source>
        <translation>فتح سجلّ…</translation>
    </message>
    <message>
        <source>Go on with a match that was saved as a file</source>
        <translation>متابعة مباراة حُفظت في ملف</translation>
    </message>
    <message>
        <source>Save as file…</source>
        <translation>حفظ في ملف…</translation>
    </message>
    <message>
        <source>Save the match as a file, to keep it or to pass it on</source>
        <translation>حفظ المباراة في ملف للاحتفاظ بها أو إرسالها</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>ورقة النقاط</translation>
    </message>
    <message>
        <source>Show the points of all rounds</source>
        <translation>عرض نقاط كل الجولات</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>الجولة التالية</translation>
    </message>
    <message>
        <source>Deal the next round</source>
        <translation>توزيع الجولة التالية</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>تراجع</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>تلميح</translation>
    </message>
    <message>
        <source>Take your last move back</source>
        <translation>التراجع عن النقلة الأخيرة</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>إعادة</translation>
    </message>
    <message>
        <source>Play again what was taken back</source>
        <translation>إعادة ما تم التراجع عنه</translation>
    </message>
    <message>
        <source>Show a good move</source>
        <translation>عرض نقلة جيدة</translation>
    </message>
    <message>
        <source>Call…</source>
        <translation>نداء…</translation>
    </message>
    <message>
        <source>Catch somebody who breaks a rule, or do something out of turn</source>
        <translation>ضبط من يخالف القواعد، أو اللعب في غير الدور</translation>
    </message>
    <message>
        <source>Call</source>
        <comment>on a button: somebody calls out at the table</comment>
        <translation>نداء</translation>
    </message>
    <message>
        <source>Who sits where…</source>
        <translation>من يجلس أين…</translation>
    </message>
    <message>
        <source>Leave your chair to a computer player, or sit down again</source>
        <translation>ترك المقعد للاعب حاسوبي، أو الجلوس من جديد</translation>
    </message>
    <message>
        <source>What has happened</source>
        <translation>ما جرى</translation>
    </message>
    <message>
        <source>Show or hide the list of all moves</source>
        <translation>إظهار قائمة النقلات أو إخفاؤها</translation>
    </message>
    <message>
        <source>One moment back</source>
        <translation>لحظة إلى الوراء</translation>
    </message>
    <message>
        <source>Look at the table as it was a moment earlier</source>
        <translation>رؤية الطاولة كما كانت قبل لحظة</translation>
    </message>
    <message>
        <source>One moment on</source>
        <translation>لحظة إلى الأمام</translation>
    </message>
    <message>
        <source>Look at the table as it was a moment later</source>
        <translation>رؤية الطاولة كما كانت بعد لحظة</translation>
    </message>
    <message>
        <source>Back to now</source>
        <translation>العودة إلى الآن</translation>
    </message>
    <message>
        <source>From the past to the table as it is</source>
        <translation>من الماضي إلى الطاولة كما هي</translation>
    </message>
    <message>
        <source>To the start of the match</source>
        <translation>إلى بداية المباراة</translation>
    </message>
    <message>
        <source>Look at the table as it was after the first deal</source>
        <translation>رؤية الطاولة بعد التوزيع الأول</translation>
    </message>
    <message>
        <source>Show move by move</source>
        <translation>العرض نقلةً نقلة</translation>
    </message>
    <message>
        <source>Let the past go on by itself, or stop it</source>
        <translation>عرض ما مضى تلقائيًا، أو إيقافه</translation>
    </message>
    <message>
        <source>New match from here</source>
        <translation>مباراة جديدة من هنا</translation>
    </message>
    <message>
        <source>Play on from this moment as a new match; this one stays as it is</source>
        <translation>اللعب من هذه اللحظة في مباراة جديدة؛ وتبقى هذه كما هي</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <comment>button in the past: as a new match</comment>
        <translation>اللعب من هنا</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>إيقاف مؤقت</translation>
    </message>
    <message>
        <source>Let the computer players wait</source>
        <translation>إيقاف اللاعبين الحاسوبيين مؤقتًا</translation>
    </message>
    <message>
        <source>One step</source>
        <translation>خطوة واحدة</translation>
    </message>
    <message>
        <source>Let the computer player make one move</source>
        <translation>نقلة واحدة للاعب الحاسوبي</translation>
    </message>
    <message>
        <source>Fast forward</source>
        <translation>تسريع</translation>
    </message>
    <message>
        <source>No pauses until it is a person&apos;s turn</source>
        <translation>بلا توقف حتى يأتي دور شخص</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <comment>day or night colours</comment>
        <translation>كما في الجهاز</translation>
    </message>
    <message>
        <source>Day</source>
        <comment>the light colours</comment>
        <translation>نهار</translation>
    </message>
    <message>
        <source>Night</source>
        <comment>the dark colours</comment>
        <translation>ليل</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>تباين عالٍ</translation>
    </message>
    <message>
        <source>Automatic</source>
        <comment>digits, by the system&apos;s region</comment>
        <translation>تلقائي</translation>
    </message>
    <message>
        <source>Usual size</source>
        <comment>of the text</comment>
        <translation>الحجم المعتاد</translation>
    </message>
    <message>
        <source>Large</source>
        <comment>text</comment>
        <translation>كبير</translation>
    </message>
    <message>
        <source>Very large</source>
        <comment>text</comment>
        <translation>كبير جدًا</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>no sounds</comment>
        <translation>بلا صوت</translation>
    </message>
    <message>
        <source>Quiet</source>
        <comment>the sounds</comment>
        <translation>منخفضة</translation>
    </message>
    <message>
        <source>Medium</source>
        <comment>how loud the sounds are</comment>
        <translation>متوسطة</translation>
    </message>
    <message>
        <source>Loud</source>
        <comment>the sounds</comment>
        <translation>عالية</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>how fast cards move</comment>
        <translation>بطيء</translation>
    </message>
    <message>
        <source>Usual speed</source>
        <comment>how fast cards move</comment>
        <translation>سرعة معتادة</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>how fast cards move</comment>
        <translation>سريع</translation>
    </message>
    <message>
        <source>No movement</source>
        <comment>cards are at once where they go</comment>
        <translation>بلا حركة</translation>
    </message>
    <message>
        <source>Long pause</source>
        <comment>before a computer player moves</comment>
        <translation>مهلة طويلة</translation>
    </message>
    <message>
        <source>Usual pause</source>
        <comment>before a computer player moves</comment>
        <translation>مهلة معتادة</translation>
    </message>
    <message>
        <source>Short pause</source>
        <comment>before a computer player moves</comment>
        <translation>مهلة قصيرة</translation>
    </message>
    <message>
        <source>No pause</source>
        <comment>before a computer player moves</comment>
        <translation>بلا مهلة</translation>
    </message>
    <message>
        <source>At any time</source>
        <comment>moves may be taken back</comment>
        <translation>في أي وقت</translation>
    </message>
    <message>
        <source>Until a new card was seen</source>
        <comment>moves may be taken back</comment>
        <translation>حتى تُرى ورقة جديدة</translation>
    </message>
    <message>
        <source>Never</source>
        <comment>moves may be taken back</comment>
        <translation>أبدًا</translation>
    </message>
    <message>
        <source>Rules</source>
        <comment>the rule book</comment>
        <translation>القواعد</translation>
    </message>
    <message>
        <source>How the game is played</source>
        <translation>كيف تُلعب هذه اللعبة</translation>
    </message>
    <message>
        <source>Keyboard and mouse</source>
        <translation>لوحة المفاتيح والفأرة</translation>
    </message>
    <message>
        <source>Every key, and how cards are moved</source>
        <translation>كل المفاتيح، وكيف تُحرَّك الأوراق</translation>
    </message>
    <message>
        <source>About Card Table</source>
        <translation>حول طاولة الورق</translation>
    </message>
    <message>
        <source>Version, licences and the owners of the games&apos; names</source>
        <translation>الإصدار والرخص وأصحاب أسماء الألعاب</translation>
    </message>
    <message>
        <source>Mute</source>
        <comment>switch the sounds off</comment>
        <translation>كتم الصوت</translation>
    </message>
    <message>
        <source>Switch the sounds off, or on again</source>
        <translation>إيقاف الأصوات أو تشغيلها من جديد</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>ملء الشاشة</translation>
    </message>
    <message>
        <source>Fill the whole screen, or go back to a window</source>
        <translation>ملء الشاشة كلها أو العودة إلى نافذة</translation>
    </message>
    <message>
        <source>All settings…</source>
        <translation>كل الإعدادات…</translation>
    </message>
    <message>
        <source>Colours, cards, sounds, language and how it is played</source>
        <translation>الألوان والأوراق والأصوات واللغة وطريقة اللعب</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>القائمة</translation>
    </message>
    <message>
        <source>Open the menu</source>
        <translation>فتح القائمة</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>إنهاء</translation>
    </message>
    <message>
        <source>Leave the program; the match is saved</source>
        <translation>مغادرة البرنامج؛ والمباراة محفوظة</translation>
    </message>
    <message>
        <source>Matches</source>
        <comment>submenu: again, open ones, files, give up</comment>
        <translation>المباريات</translation>
    </message>
    <message>
        <source>Going on</source>
        <comment>submenu: pause, one step, fast forward, next round</comment>
        <translation>سير اللعب</translation>
    </message>
    <message>
        <source>Looking back</source>
        <comment>submenu: what has happened at the table</comment>
        <translation>نظرة إلى ما مضى</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>الإعدادات</translation>
    </message>
    <message>
        <source>Help</source>
        <comment>submenu: keys, about the program</comment>
        <translation>مساعدة</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>اللغة</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>الألوان</translation>
    </message>
    <message>
        <source>Digits</source>
        <translation>الأرقام</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>حجم النص</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>الأصوات</translation>
    </message>
    <message>
        <source>Movement of cards</source>
        <translation>حركة الأوراق</translation>
    </message>
    <message>
        <source>Computer players&apos; pause</source>
        <translation>مهلة اللاعبين الحاسوبيين</translation>
    </message>
    <message>
        <source>Taking back</source>
        <translation>التراجع</translation>
    </message>
</context>
<context>
    <name>Avatars</name>
    <message>
        <source>Fox</source>
        <translation>ثعلب</translation>
    </message>
    <message>
        <source>Panda</source>
        <translation>باندا</translation>
    </message>
    <message>
        <source>Lion</source>
        <translation>أسد</translation>
    </message>
    <message>
        <source>Owl</source>
        <translation>بومة</translation>
    </message>
    <message>
        <source>Cat</source>
        <translation>قطة</translation>
    </message>
    <message>
        <source>Elephant</source>
        <translation>فيل</translation>
    </message>
    <message>
        <source>Frog</source>
        <translation>ضفدع</translation>
    </message>
    <message>
        <source>Rabbit</source>
        <translation>أرنب</translation>
    </message>
    <message>
        <source>Bear</source>
        <translation>دب</translation>
    </message>
    <message>
        <source>Dog</source>
        <translation>كلب</translation>
    </message>
    <message>
        <source>Penguin</source>
        <translation>بطريق</translation>
    </message>
    <message>
        <source>Giraffe</source>
        <translation>زرافة</translation>
    </message>
    <message>
        <source>Zebra</source>
        <translation>حمار وحشي</translation>
    </message>
    <message>
        <source>Turtle</source>
        <translation>سلحفاة</translation>
    </message>
    <message>
        <source>Your own picture</source>
        <translation>صورة خاصة</translation>
    </message>
    <message>
        <source>Robot</source>
        <translation>روبوت</translation>
    </message>
</context>
<context>
    <name>Building</name>
    <message>
        <source>a wild card</source>
        <comment>put into a sentence: Kito discarded a wild card</comment>
        <translation>جوكر</translation>
    </message>
    <message>
        <source>a wild card as {number}</source>
        <comment>put into a sentence: Kito played a wild card as 6</comment>
        <translation>جوكر بقيمة {number}</translation>
    </message>
    <message>
        <source>This card does not fit there: the piles go up one by one, from {first} to {last}.</source>
        <translation>هذه الورقة لا تصلح هنا: الكومات تصعد رقمًا رقمًا من {first} إلى {last}.</translation>
    </message>
    <message>
        <source>First to empty the stock wins</source>
        <comment>at the table, beside the game&apos;s name; the stock: one&apos;s own pile</comment>
        <translation>أول من ينهي مخزونه يفوز</translation>
    </message>
    <message>
        <source>the first to empty the stock wins</source>
        <comment>on the score sheet</comment>
        <translation>أول من ينهي مخزونه يفوز</translation>
    </message>
    <message>
        <source>Cards in each stock</source>
        <comment>an option: how many cards each player begins with</comment>
        <translation>أوراق كل مخزون</translation>
    </message>
    <message>
        <source>{name} completed a pile: it is taken away</source>
        <comment>a building pile that is full now</comment>
        <translation>{name}: اكتملت كومة فتُرفع</translation>
    </message>
    <message>
        <source>{name} played {a_card} from the stock</source>
        <comment>the own stock</comment>
        <translation>{name}: من المخزون {a_card}</translation>
    </message>
    <message>
        <source>{name} played {a_card}</source>
        <comment>Kito played a 5, or: a wild card as 6</comment>
        <translation>{name}: لُعب {a_card}</translation>
    </message>
    <message>
        <source>The completed piles were shuffled into the draw pile</source>
        <comment>building piles that were taken away</comment>
        <translation>خُلطت الكومات المكتملة في كومة السحب</translation>
    </message>
    <message>
        <source>The building piles were shuffled into the draw pile, all but their top cards</source>
        <translation>خُلطت كومات البناء في كومة السحب ما عدا أوراقها العليا</translation>
    </message>
    <message>
        <source>Round blocked: {name} wins with the fewest stock cards</source>
        <comment>nobody could end the round</comment>
        <translation>جولة مسدودة: الفوز لـ{name} بأقل مخزون</translation>
    </message>
    <message>
        <source>Round blocked: {names} win with the fewest stock cards</source>
        <comment>two or more players</comment>
        <translation>جولة مسدودة: الفوز لـ{names} بأقل مخزون</translation>
    </message>
    <message>
        <source>{name}&apos;s stock shows {a_card}</source>
        <comment>its top card: Kito&apos;s stock shows a 5</comment>
        <translation>مخزون {name} يكشف {a_card}</translation>
    </message>
</context>
<context>
    <name>Calls</name>
    <message>
        <source>{name} is talking!</source>
        <comment>a call against a partner</comment>
        <translation>{name}: كلام!</translation>
    </message>
    <message>
        <source>{name} is caught!</source>
        <comment>a call: out of turn</comment>
        <translation>{name}: ضُبط!</translation>
    </message>
    <message>
        <source>Draw a card</source>
        <comment>out of turn</comment>
        <translation>سحب ورقة</translation>
    </message>
    <message>
        <source>Play {a_card} from the stock on pile {pile}</source>
        <comment>a move out of turn; the number of a building pile</comment>
        <translation>{a_card} من المخزون على الكومة {pile}</translation>
    </message>
    <message>
        <source>Play {a_card} from discard pile {own} on pile {pile}</source>
        <comment>a move out of turn; numbers of piles</comment>
        <translation>{a_card} من كومة الرمي {own} على الكومة {pile}</translation>
    </message>
    <message>
        <source>Who speaks up or steps in?</source>
        <translation>من يتكلّم أو يتدخّل؟</translation>
    </message>
    <message>
        <source>Anybody at the table can, also out of turn.</source>
        <translation>كل من على الطاولة يستطيع، حتى في غير دوره.</translation>
    </message>
</context>
<context>
    <name>Chairs</name>
    <message>
        <source>Who sits where?</source>
        <translation>من يجلس أين؟</translation>
    </message>
    <message>
        <source>A computer player takes over for whoever leaves.</source>
        <translation>يتولى لاعب حاسوبي مكان من يترك المقعد.</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>متابعة اللعب</translation>
    </message>
    <message>
        <source>Leave…</source>
        <comment>a person leaves a chair</comment>
        <translation>ترك المقعد…</translation>
    </message>
    <message>
        <source>Sit down…</source>
        <comment>a person takes a chair</comment>
        <translation>الجلوس…</translation>
    </message>
    <message>
        <source>Computer plays on: {level}</source>
        <comment>instead of one who leaves</comment>
        <translation>يتابع الحاسوب: {level}</translation>
    </message>
    <message>
        <source>Welcome back, {name}</source>
        <comment>one who had left sits down again</comment>
        <translation>مرحبًا من جديد، {name}</translation>
    </message>
    <message>
        <source>A guest</source>
        <comment>somebody who is not of the family</comment>
        <translation>ضيف</translation>
    </message>
    <message>
        <source>Computer player, {level}</source>
        <translation>لاعب حاسوبي، {level}</translation>
    </message>
    <message>
        <source>Computer player, {level}, for {name}</source>
        <comment>for one who has left</comment>
        <translation>لاعب حاسوبي، {level}، بدل {name}</translation>
    </message>
    <message>
        <source>Team of {names}; next: {name}</source>
        <comment>a chair that people share</comment>
        <translation>فريق {names}؛ التالي: {name}</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>شخص</translation>
    </message>
</context>
<context>
    <name>Conflicts</name>
    <message>
        <source>Two teams need {four} or {six} players.</source>
        <comment>counts of players</comment>
        <translation>الفريقان بحاجة إلى {four} أو {six} لاعبين.</translation>
    </message>
    <message>
        <source>Three teams need {six} players.</source>
        <comment>a count of players</comment>
        <translation>ثلاثة فرق بحاجة إلى {six} لاعبين.</translation>
    </message>
    <message>
        <source>Two people at least must sit at the table.</source>
        <translation>يلزم جلوس شخصين على الأقل إلى الطاولة.</translation>
    </message>
    <message>
        <source>No person sits at the table.</source>
        <translation>لا يجلس أي شخص إلى الطاولة.</translation>
    </message>
    <message>
        <source>Only when points are counted.</source>
        <translation>فقط عند احتساب النقاط.</translation>
    </message>
    <message>
        <source>Only with penalty points.</source>
        <translation>فقط مع نقاط الجزاء.</translation>
    </message>
    <message>
        <source>Only when playing for chips.</source>
        <translation>فقط عند اللعب بالفيش.</translation>
    </message>
    <message>
        <source>Only when points can be doubled.</source>
        <translation>فقط إذا أمكنت مضاعفة النقاط.</translation>
    </message>
    <message>
        <source>With {seats} players {most} at most.</source>
        <comment>a limit: cards in a stock</comment>
        <translation>عدد اللاعبين {seats}: على الأكثر {most}.</translation>
    </message>
</context>
<context>
    <name>Controller</name>
    <message>
        <source>The disk is full, so the match is not being saved. You can play on; make room to keep it.</source>
        <translation>القرص ممتلئ فلا تُحفظ المباراة. اللعب ممكن؛ أفسحوا مكانًا لحفظها.</translation>
    </message>
    <message>
        <source>This match was changed in another window. Yours goes on as a second one, so both are kept.</source>
        <translation>تغيّرت هذه المباراة في نافذة أخرى. تستمر مباراتكم مباراةً ثانية، فتبقى الاثنتان.</translation>
    </message>
    <message>
        <source>Another program is using the saved matches. You can play on; saving is tried at every move.</source>
        <translation>برنامج آخر يستعمل المباريات المحفوظة. اللعب ممكن؛ ويُعاد الحفظ مع كل نقلة.</translation>
    </message>
    <message>
        <source>The match is not being saved, but you can play on. The reason: {problem}</source>
        <translation>المباراة لا تُحفظ، لكن اللعب ممكن. السبب: {problem}</translation>
    </message>
    <message>
        <source>The saved matches come from a later version of this program and stay as they are: {file}. Nothing you play now will be kept, unless you save it as a file.</source>
        <translation>المباريات المحفوظة من إصدار أحدث لهذا البرنامج، وتبقى كما هي: {file}. لن يُحفظ ما يُلعب الآن إلا إذا حُفظ في ملف.</translation>
    </message>
    <message>
        <source>Nothing you play now will be kept, since the saved matches cannot be opened. The reason: {problem}</source>
        <translation>لن يُحفظ ما تلعبونه الآن، إذ تعذّر فتح المباريات المحفوظة. السبب: {problem}</translation>
    </message>
    <message>
        <source>The record {file} cannot be opened. The reason: {problem}</source>
        <translation>تعذّر فتح السجل {file}. السبب: {problem}</translation>
    </message>
    <message>
        <source>The record {file} was not saved. The reason: {problem}</source>
        <translation>لم يُحفظ السجل {file}. السبب: {problem}</translation>
    </message>
    <message>
        <source>The saved matches could not be read. They were kept as {file}, and you start afresh.</source>
        <translation>تعذّرت قراءة المباريات المحفوظة. أُبقيت باسم {file}، وتبدؤون من جديد.</translation>
    </message>
    <message>
        <source>A saved match could not be read and was kept as {file}. The reason: {problem}</source>
        <translation>تعذّرت قراءة مباراة محفوظة وأُبقيت باسم {file}. السبب: {problem}</translation>
    </message>
    <message>
        <source>A saved match cannot be opened. The reason: {problem}</source>
        <translation>تعذّر فتح مباراة محفوظة. السبب: {problem}</translation>
    </message>
    <message>
        <source>This match cannot go on: the cards to be shuffled are wrong in its record. The reason: {problem}</source>
        <translation>لا يمكن متابعة هذه المباراة: أوراق الخلط في سجلّها خاطئة. السبب: {problem}</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <comment>a person at the table who gave no name</comment>
        <translation>لاعب {number}</translation>
    </message>
    <message numerus="yes">
        <source>%n saved match(es) could not be read. They were kept in {folder} as {files}. The first reason: {problem}</source>
        <translation>
            <numerusform>تعذّرت قراءة %Ln مباراة محفوظة. حُفظت في {folder} باسم {files}. السبب الأول: {problem}</numerusform>
            <numerusform>تعذّرت قراءة مباراة محفوظة. حُفظت في {folder} باسم {files}. السبب الأول: {problem}</numerusform>
            <numerusform>تعذّرت قراءة مباراتين محفوظتين. حُفظتا في {folder} باسم {files}. السبب الأول: {problem}</numerusform>
            <numerusform>تعذّرت قراءة %Ln مباريات محفوظة. حُفظت في {folder} باسم {files}. السبب الأول: {problem}</numerusform>
            <numerusform>تعذّرت قراءة %Ln مباراة محفوظة. حُفظت في {folder} باسم {files}. السبب الأول: {problem}</numerusform>
            <numerusform>تعذّرت قراءة %Ln مباراة محفوظة. حُفظت في {folder} باسم {files}. السبب الأول: {problem}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message numerus="yes">
        <source>{name} played %n card(s)</source>
        <comment>in the last turn</comment>
        <translation>
            <numerusform>{name}: لم تُلعب ورقة</numerusform>
            <numerusform>{name}: لُعبت ورقة واحدة</numerusform>
            <numerusform>{name}: لُعبت ورقتان</numerusform>
            <numerusform>{name}: لُعبت %Ln أوراق</numerusform>
            <numerusform>{name}: لُعبت %Ln ورقة</numerusform>
            <numerusform>{name}: لُعبت %Ln ورقة</numerusform>
        </translation>
    </message>
    <message>
        <source>I am {name}: show the table</source>
        <comment>on a button</comment>
        <translation>أنا {name}: إظهار الطاولة</translation>
    </message>
    <message>
        <source>Next at the table</source>
        <comment>above the name of the next player</comment>
        <translation>التالي على الطاولة</translation>
    </message>
    <message>
        <source>Everyone else, please look away.</source>
        <translation>نرجو من الباقين عدم النظر.</translation>
    </message>
    <message>
        <source>or press the space bar</source>
        <comment>under a button</comment>
        <translation>أو الضغط على مفتاح المسافة</translation>
    </message>
    <message>
        <source>{name} played no card</source>
        <comment>in the last turn</comment>
        <translation>{name}: لم تُلعب أي ورقة</translation>
    </message>
    <message>
        <source>{name} moved a pile</source>
        <comment>in the last turn</comment>
        <translation>{name}: نُقلت كومة</translation>
    </message>
    <message>
        <source>{game} · {round}</source>
        <comment>the game and the round that is played</comment>
        <translation>{game} · {round}</translation>
    </message>
</context>
<context>
    <name>Dates</name>
    <message numerus="yes">
        <source>%n hour(s)</source>
        <comment>how long something took</comment>
        <translation>
            <numerusform>%Ln ساعة</numerusform>
            <numerusform>ساعة واحدة</numerusform>
            <numerusform>ساعتان</numerusform>
            <numerusform>%Ln ساعات</numerusform>
            <numerusform>%Ln ساعة</numerusform>
            <numerusform>%Ln ساعة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <comment>how long something took</comment>
        <translation>
            <numerusform>%Ln دقيقة</numerusform>
            <numerusform>دقيقة واحدة</numerusform>
            <numerusform>دقيقتان</numerusform>
            <numerusform>%Ln دقائق</numerusform>
            <numerusform>%Ln دقيقة</numerusform>
            <numerusform>%Ln دقيقة</numerusform>
        </translation>
    </message>
    <message>
        <source>today at {time}</source>
        <translation>اليوم في {time}</translation>
    </message>
    <message>
        <source>yesterday at {time}</source>
        <translation>أمس في {time}</translation>
    </message>
    <message>
        <source>{weekday} at {time}</source>
        <comment>on this weekday within the last seven days</comment>
        <translation>{weekday} في {time}</translation>
    </message>
    <message>
        <source>{date}, {time}</source>
        <translation>{date}، {time}</translation>
    </message>
    <message>
        <source>less than a minute</source>
        <translation>أقل من دقيقة</translation>
    </message>
    <message>
        <source>{hours} {minutes}</source>
        <comment>how long: 1 hour 5 minutes</comment>
        <translation>{hours} و{minutes}</translation>
    </message>
</context>
<context>
    <name>Dialogs</name>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>موافق</translation>
    </message>
</context>
<context>
    <name>Durations</name>
    <message numerus="yes">
        <source>About %n hour(s)</source>
        <comment>how long a match takes</comment>
        <translation>
            <numerusform>نحو %Ln ساعة</numerusform>
            <numerusform>نحو ساعة</numerusform>
            <numerusform>نحو ساعتين</numerusform>
            <numerusform>نحو %Ln ساعات</numerusform>
            <numerusform>نحو %Ln ساعة</numerusform>
            <numerusform>نحو %Ln ساعة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n minute(s)</source>
        <comment>how long a match takes</comment>
        <translation>
            <numerusform>نحو %Ln دقيقة</numerusform>
            <numerusform>نحو دقيقة</numerusform>
            <numerusform>نحو دقيقتين</numerusform>
            <numerusform>نحو %Ln دقائق</numerusform>
            <numerusform>نحو %Ln دقيقة</numerusform>
            <numerusform>نحو %Ln دقيقة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About {least} to %n hour(s)</source>
        <comment>how long a match takes</comment>
        <translation>
            <numerusform>نحو {least} إلى %Ln ساعة</numerusform>
            <numerusform>نحو {least} إلى %Ln ساعة</numerusform>
            <numerusform>نحو {least} إلى %Ln ساعة</numerusform>
            <numerusform>نحو {least} إلى %Ln ساعات</numerusform>
            <numerusform>نحو {least} إلى %Ln ساعة</numerusform>
            <numerusform>نحو {least} إلى %Ln ساعة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About {least} to %n minute(s)</source>
        <comment>how long a match takes</comment>
        <translation>
            <numerusform>نحو {least} إلى %Ln دقيقة</numerusform>
            <numerusform>نحو {least} إلى %Ln دقيقة</numerusform>
            <numerusform>نحو {least} إلى %Ln دقيقة</numerusform>
            <numerusform>نحو {least} إلى %Ln دقائق</numerusform>
            <numerusform>نحو {least} إلى %Ln دقيقة</numerusform>
            <numerusform>نحو {least} إلى %Ln دقيقة</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GiveUp</name>
    <message>
        <source>{match}. It then counts neither as won nor as lost. In the history it can be watched, and taken up again.</source>
        <comment>game and time</comment>
        <translation>{match}. لن تُحسب فوزًا ولا خسارة. يمكن مشاهدتها بين المباريات السابقة واستئنافها منها.</translation>
    </message>
    <message>
        <source>Give this match up?</source>
        <translation>التخلي عن هذه المباراة؟</translation>
    </message>
    <message>
        <source>Keep it</source>
        <comment>button: not give up a match</comment>
        <translation>الإبقاء عليها</translation>
    </message>
    <message>
        <source>Give up</source>
        <comment>button: a match</comment>
        <translation>التخلي عنها</translation>
    </message>
    <message>
        <source>Given up. It can be taken up again in the history.</source>
        <translation>تم التخلي عنها. يمكن استئنافها من المباريات السابقة.</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>Enter</source>
        <comment>a key</comment>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Space</source>
        <comment>a key</comment>
        <translation>مسافة</translation>
    </message>
    <message>
        <source>Esc</source>
        <comment>a key</comment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Drag</source>
        <comment>what the mouse does</comment>
        <translation>سحب بالفأرة</translation>
    </message>
    <message>
        <source>Click</source>
        <comment>what the mouse does</comment>
        <translation>نقرة</translation>
    </message>
    <message>
        <source>Double click</source>
        <comment>what the mouse does</comment>
        <translation>نقرة مزدوجة</translation>
    </message>
    <message>
        <source>Carry a card to a place that lights up</source>
        <translation>حمل ورقة إلى مكان مضيء</translation>
    </message>
    <message>
        <source>Take a card, and click again where it goes</source>
        <translation>أخذ ورقة، ثم نقر مكانها الجديد</translation>
    </message>
    <message>
        <source>Play a card to the best place</source>
        <translation>لعب الورقة في أفضل مكان</translation>
    </message>
    <message>
        <source>From card to card</source>
        <translation>من ورقة إلى ورقة</translation>
    </message>
    <message>
        <source>Take a card, and lay it down</source>
        <translation>أخذ ورقة، ووضعها</translation>
    </message>
    <message>
        <source>Put the card back</source>
        <translation>إعادة الورقة إلى مكانها</translation>
    </message>
    <message>
        <source>Keyboard and mouse</source>
        <translation>لوحة المفاتيح والفأرة</translation>
    </message>
    <message>
        <source>In a rule book: from link to link; Enter follows one</source>
        <translation>في كتاب القواعد: من رابط إلى رابط، وEnter لفتحه</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>About</source>
        <comment>a tab: what this program is</comment>
        <translation>حول</translation>
    </message>
    <message>
        <source>Licences</source>
        <comment>a tab: the texts of all licences</comment>
        <translation>التراخيص</translation>
    </message>
    <message>
        <source>Version {version}, with {qt} and {pyside}</source>
        <comment>qt: such as &apos;Qt 6.11.3&apos;</comment>
        <translation>الإصدار {version}، مع {qt} و{pyside}</translation>
    </message>
    <message>
        <source>Card games for a family round one computer, with computer players on the empty chairs.</source>
        <translation>ألعاب ورق للعائلة حول حاسوب واحد، مع لاعبين حاسوبيين على المقاعد الفارغة.</translation>
    </message>
    <message>
        <source>The names of the games are trademarks of their owners. This program is not connected with them in any way.</source>
        <translation>أسماء الألعاب علامات تجارية لأصحابها. لا علاقة لهذا البرنامج بهم إطلاقًا.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence. The typeface Baloo Bhaijaan 2 is under the SIL Open Font Licence, the pictures of kings, queens and jacks are in the public domain (CC0), and Qt for Python is under the GNU Lesser General Public Licence, version 3.</source>
        <translation>برنامج حر برخصة MIT. خط Baloo Bhaijaan 2 برخصة SIL Open Font، وصور الملوك والملكات والأولاد من الملكية العامة (CC0)، وQt for Python برخصة GNU Lesser General Public، الإصدار 3.</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message numerus="yes">
        <source>%n chip(s)</source>
        <comment>what somebody has in the end</comment>
        <translation>
            <numerusform>بلا فيش</numerusform>
            <numerusform>فيشة واحدة</numerusform>
            <numerusform>فيشتان</numerusform>
            <numerusform>%Ln فيش</numerusform>
            <numerusform>%Ln فيشة</numerusform>
            <numerusform>%Ln فيشة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <comment>in the list</comment>
        <translation>
            <numerusform>لا مباريات</numerusform>
            <numerusform>مباراة واحدة</numerusform>
            <numerusform>مباراتان</numerusform>
            <numerusform>%Ln مباريات</numerusform>
            <numerusform>%Ln مباراة</numerusform>
            <numerusform>%Ln مباراة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) added</source>
        <comment>from files</comment>
        <translation>
            <numerusform>لم تُضف أي مباراة</numerusform>
            <numerusform>أُضيفت مباراة واحدة</numerusform>
            <numerusform>أُضيفت مباراتان</numerusform>
            <numerusform>أُضيفت %Ln مباريات</numerusform>
            <numerusform>أُضيفت %Ln مباراة</numerusform>
            <numerusform>أُضيفت %Ln مباراة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) known already</source>
        <comment>from files</comment>
        <translation>
            <numerusform>لا مباراة موجودة من قبل</numerusform>
            <numerusform>مباراة موجودة من قبل</numerusform>
            <numerusform>مباراتان موجودتان من قبل</numerusform>
            <numerusform>%Ln مباريات موجودة من قبل</numerusform>
            <numerusform>%Ln مباراة موجودة من قبل</numerusform>
            <numerusform>%Ln مباراة موجودة من قبل</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) played</source>
        <comment>by one person</comment>
        <translation>
            <numerusform>لم تُلعب أي مباراة</numerusform>
            <numerusform>لُعبت مباراة واحدة</numerusform>
            <numerusform>لُعبت مباراتان</numerusform>
            <numerusform>لُعبت %Ln مباريات</numerusform>
            <numerusform>لُعبت %Ln مباراة</numerusform>
            <numerusform>لُعبت %Ln مباراة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <comment>how long a match was</comment>
        <translation>
            <numerusform>بلا نقلات</numerusform>
            <numerusform>نقلة واحدة</numerusform>
            <numerusform>نقلتان</numerusform>
            <numerusform>%Ln نقلات</numerusform>
            <numerusform>%Ln نقلة</numerusform>
            <numerusform>%Ln نقلة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <comment>after which a match ends</comment>
        <translation>
            <numerusform>بلا جولات</numerusform>
            <numerusform>جولة واحدة</numerusform>
            <numerusform>جولتان</numerusform>
            <numerusform>%Ln جولات</numerusform>
            <numerusform>%Ln جولة</numerusform>
            <numerusform>%Ln جولة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>And %n more file(s) cannot be opened.</source>
        <translation>
            <numerusform>ولا ملفات أخرى.</numerusform>
            <numerusform>وتعذّر فتح ملف آخر.</numerusform>
            <numerusform>وتعذّر فتح ملفين آخرين.</numerusform>
            <numerusform>وتعذّر فتح %Ln ملفات أخرى.</numerusform>
            <numerusform>وتعذّر فتح %Ln ملفًا آخر.</numerusform>
            <numerusform>وتعذّر فتح %Ln ملف آخر.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n match(es) for good?</source>
        <translation>
            <numerusform>هل تُحذف نهائيًا؟</numerusform>
            <numerusform>حذف مباراة واحدة نهائيًا؟</numerusform>
            <numerusform>حذف مباراتين نهائيًا؟</numerusform>
            <numerusform>حذف %Ln مباريات نهائيًا؟</numerusform>
            <numerusform>حذف %Ln مباراة نهائيًا؟</numerusform>
            <numerusform>حذف %Ln مباراة نهائيًا؟</numerusform>
        </translation>
    </message>
    <message>
        <source>{won} won, {share}</source>
        <comment>matches; a number and a percentage</comment>
        <translation>الفوز {won}، {share}</translation>
    </message>
    <message>
        <source>By opponents</source>
        <comment>how many matches were won; levels of computer players below</comment>
        <translation>حسب الخصوم</translation>
    </message>
    <message>
        <source>{won} of {played}</source>
        <comment>matches won of those played</comment>
        <translation>{won} من {played}</translation>
    </message>
    <message>
        <source>Won without taking back</source>
        <comment>of the matches without undo</comment>
        <translation>الفوز دون تراجع</translation>
    </message>
    <message>
        <source>Longest match</source>
        <translation>أطول مباراة</translation>
    </message>
    <message>
        <source>Won in a row now</source>
        <comment>one match after the other</comment>
        <translation>الفوز المتتالي الآن</translation>
    </message>
    <message>
        <source>Most won in a row</source>
        <translation>أطول سلسلة فوز</translation>
    </message>
    <message>
        <source>Given up</source>
        <comment>how many matches; they count neither as won nor lost</comment>
        <translation>مباريات متروكة</translation>
    </message>
    <message>
        <source>Fewest points, to {target}</source>
        <comment>best of the matches to 100 points</comment>
        <translation>أقل النقاط، حتى {target}</translation>
    </message>
    <message>
        <source>Most points, to {target}</source>
        <comment>best of the matches to 500 points</comment>
        <translation>أكثر النقاط، حتى {target}</translation>
    </message>
    <message>
        <source>Most chips, from {target}</source>
        <comment>best of those begun with 50 chips</comment>
        <translation>أكثر الفيشات، من {target}</translation>
    </message>
    <message>
        <source>in teams</source>
        <comment>matches that were played so</comment>
        <translation>في فرق</translation>
    </message>
    <message>
        <source>house rules</source>
        <comment>matches that were played by such</comment>
        <translation>قواعد البيت</translation>
    </message>
    <message>
        <source>People alone</source>
        <comment>opponents of whom none is a computer player</comment>
        <translation>أشخاص فقط</translation>
    </message>
    <message>
        <source>Add matches from files</source>
        <comment>title of a file dialog</comment>
        <translation>إضافة مباريات من ملفات</translation>
    </message>
    <message>
        <source>There is no match with {words}.</source>
        <comment>what was searched for</comment>
        <translation>لا توجد مباراة فيها {words}.</translation>
    </message>
    <message>
        <source>Matches that you delete are kept here.</source>
        <translation>تُحفظ هنا المباريات المحذوفة.</translation>
    </message>
    <message>
        <source>No match has been played yet.</source>
        <translation>لم تُلعب أي مباراة بعد.</translation>
    </message>
    <message>
        <source>Delete this match for good?</source>
        <translation>حذف هذه المباراة نهائيًا؟</translation>
    </message>
    <message>
        <source>{match}. Its moves are gone for good; what was won stays counted.</source>
        <comment>game and time</comment>
        <translation>{match}. تُحذف نقلاتها نهائيًا؛ ويبقى الفوز محسوبًا.</translation>
    </message>
    <message>
        <source>Their moves are gone for good; what was won stays counted.</source>
        <translation>تُحذف نقلاتها نهائيًا؛ ويبقى الفوز محسوبًا.</translation>
    </message>
    <message>
        <source>Keep</source>
        <comment>button: a match</comment>
        <translation>إبقاء</translation>
    </message>
    <message>
        <source>Delete</source>
        <comment>button</comment>
        <translation>حذف</translation>
    </message>
    <message>
        <source>Match deleted</source>
        <translation>حُذفت المباراة</translation>
    </message>
    <message>
        <source>Take back</source>
        <comment>button: the match that was just deleted</comment>
        <translation>استرجاع</translation>
    </message>
    <message>
        <source>The match is in the list again</source>
        <translation>عادت المباراة إلى القائمة</translation>
    </message>
    <message>
        <source>History</source>
        <comment>all matches of the past: the page&apos;s title</comment>
        <translation>المباريات السابقة</translation>
    </message>
    <message>
        <source>Search: name, game, date</source>
        <translation>بحث: اسم، لعبة، تاريخ</translation>
    </message>
    <message>
        <source>Add from files…</source>
        <comment>button: matches</comment>
        <translation>إضافة من ملفات…</translation>
    </message>
    <message>
        <source>Add matches that were saved as files to this list</source>
        <translation>إضافة مباريات حُفظت في ملفات إلى هذه القائمة</translation>
    </message>
    <message>
        <source>Delete all…</source>
        <comment>button: for good</comment>
        <translation>حذف الكل…</translation>
    </message>
    <message>
        <source>Delete all these matches for good; you are asked first</source>
        <translation>حذف كل هذه المباريات نهائيًا، بعد السؤال</translation>
    </message>
    <message>
        <source>Deleted matches</source>
        <translation>المباريات المحذوفة</translation>
    </message>
    <message>
        <source>All matches, the newest first</source>
        <translation>كل المباريات، الأحدث أولًا</translation>
    </message>
    <message>
        <source>Matches</source>
        <comment>the list of all matches</comment>
        <translation>المباريات</translation>
    </message>
    <message>
        <source>Statistics</source>
        <comment>what everybody has played and won</comment>
        <translation>الإحصاءات</translation>
    </message>
    <message>
        <source>Deleted</source>
        <comment>the list of the matches that were deleted</comment>
        <translation>المحذوفة</translation>
    </message>
    <message>
        <source>today</source>
        <comment>a word to search for; without spaces</comment>
        <translation>اليوم</translation>
    </message>
    <message>
        <source>yesterday</source>
        <comment>a word to search for; without spaces</comment>
        <translation>أمس</translation>
    </message>
    <message>
        <source>begun on {date}</source>
        <comment>a match that was played on several days</comment>
        <translation>بدأت في {date}</translation>
    </message>
    <message>
        <source>Go on</source>
        <comment>button: with a match that is not over</comment>
        <translation>متابعة</translation>
    </message>
    <message>
        <source>Open</source>
        <comment>button: a match that is over, as it ended</comment>
        <translation>فتح</translation>
    </message>
    <message>
        <source>Put it on the table as it ended</source>
        <translation>وضعها على الطاولة كما انتهت</translation>
    </message>
    <message>
        <source>Put it on the table and play on</source>
        <translation>وضعها على الطاولة ومتابعة اللعب</translation>
    </message>
    <message>
        <source>Take it up again and play on</source>
        <translation>استئنافها ومتابعة اللعب</translation>
    </message>
    <message>
        <source>Watch again</source>
        <comment>button: all of a match</comment>
        <translation>مشاهدة من جديد</translation>
    </message>
    <message>
        <source>See the match move by move; you can play on from any moment</source>
        <translation>مشاهدة المباراة نقلةً نقلة؛ ويمكن اللعب من أي لحظة</translation>
    </message>
    <message>
        <source>Same cards</source>
        <comment>button: play a match anew</comment>
        <translation>الأوراق نفسها</translation>
    </message>
    <message>
        <source>Begin a new match with the same people and the same cards</source>
        <translation>بدء مباراة جديدة باللاعبين أنفسهم والأوراق نفسها</translation>
    </message>
    <message>
        <source>Save…</source>
        <comment>button: as a file</comment>
        <translation>حفظ…</translation>
    </message>
    <message>
        <source>Save the match as a file</source>
        <translation>حفظ المباراة في ملف</translation>
    </message>
    <message>
        <source>Take back</source>
        <comment>button: a deleted match</comment>
        <translation>استرجاع</translation>
    </message>
    <message>
        <source>Put the match into the list again</source>
        <translation>إعادة المباراة إلى القائمة</translation>
    </message>
    <message>
        <source>Stop playing this match</source>
        <translation>عدم متابعة هذه المباراة</translation>
    </message>
    <message>
        <source>Delete for good…</source>
        <comment>button: a match that was deleted</comment>
        <translation>حذف نهائي…</translation>
    </message>
    <message>
        <source>Nobody can have the match again then</source>
        <translation>لا يمكن استرجاع المباراة بعد ذلك</translation>
    </message>
    <message>
        <source>Delete</source>
        <comment>button: a saved match</comment>
        <translation>حذف</translation>
    </message>
    <message>
        <source>Take the match out of the list; it can be taken back</source>
        <translation>إخراج المباراة من القائمة، ويمكن استرجاعها</translation>
    </message>
    <message>
        <source>winner</source>
        <comment>read aloud behind a name</comment>
        <translation>الفائز</translation>
    </message>
    <message>
        <source>with taking back</source>
        <comment>a match in which moves were taken back</comment>
        <translation>مع تراجع</translation>
    </message>
    <message>
        <source>without taking back</source>
        <comment>a match in which no move was taken back</comment>
        <translation>دون تراجع</translation>
    </message>
    <message>
        <source>Not over</source>
        <comment>a match that can be gone on with</comment>
        <translation>لم تنتهِ</translation>
    </message>
    <message>
        <source>Given up</source>
        <comment>a match that was not played to its end</comment>
        <translation>متروكة</translation>
    </message>
    <message>
        <source>Nobody won</source>
        <translation>لا فائز</translation>
    </message>
    <message>
        <source>Won by {names}</source>
        <comment>the match</comment>
        <translation>الفوز: {names}</translation>
    </message>
    <message>
        <source>Add somebody to the family, and what they win is counted.</source>
        <translation>عند إضافة شخص إلى العائلة يُحسب ما يفوز به.</translation>
    </message>
    <message>
        <source>No match of theirs is over yet.</source>
        <comment>of the chosen person</comment>
        <translation>لا مباراة منتهية لهذا الشخص بعد.</translation>
    </message>
</context>
<context>
    <name>KingsCorners</name>
    <message numerus="yes">
        <source>%n chip(s)</source>
        <comment>a number of chips</comment>
        <translation>
            <numerusform>بلا فيش</numerusform>
            <numerusform>فيشة واحدة</numerusform>
            <numerusform>فيشتان</numerusform>
            <numerusform>%Ln فيش</numerusform>
            <numerusform>%Ln فيشة</numerusform>
            <numerusform>%Ln فيشة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each player puts %n chip(s) in the pot</source>
        <comment>at the start of a round</comment>
        <translation>
            <numerusform>لا يضع أحد فيشًا في الصندوق</numerusform>
            <numerusform>يضع كل لاعب فيشة واحدة في الصندوق</numerusform>
            <numerusform>يضع كل لاعب فيشتين في الصندوق</numerusform>
            <numerusform>يضع كل لاعب %Ln فيش في الصندوق</numerusform>
            <numerusform>يضع كل لاعب %Ln فيشة في الصندوق</numerusform>
            <numerusform>يضع كل لاعب %Ln فيشة في الصندوق</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} could lay no card and paid %n chip(s)</source>
        <comment>into the pot</comment>
        <translation>
            <numerusform>{name}: لا ورقة تصلح، بلا دفع</numerusform>
            <numerusform>{name}: لا ورقة تصلح، والدفع فيشة واحدة</numerusform>
            <numerusform>{name}: لا ورقة تصلح، والدفع فيشتان</numerusform>
            <numerusform>{name}: لا ورقة تصلح، والدفع %Ln فيش</numerusform>
            <numerusform>{name}: لا ورقة تصلح، والدفع %Ln فيشة</numerusform>
            <numerusform>{name}: لا ورقة تصلح، والدفع %Ln فيشة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} paid %n chip(s) for the cards left in hand</source>
        <comment>into the pot</comment>
        <translation>
            <numerusform>{name}: لا دفع عن أوراق اليد</numerusform>
            <numerusform>{name}: دفع فيشة واحدة عن أوراق اليد</numerusform>
            <numerusform>{name}: دفع فيشتين عن أوراق اليد</numerusform>
            <numerusform>{name}: دفع %Ln فيش عن أوراق اليد</numerusform>
            <numerusform>{name}: دفع %Ln فيشة عن أوراق اليد</numerusform>
            <numerusform>{name}: دفع %Ln فيشة عن أوراق اليد</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} took %n chip(s) from the pot</source>
        <comment>the winner of the round</comment>
        <translation>
            <numerusform>{name}: الصندوق فارغ</numerusform>
            <numerusform>{name}: أخذ فيشة واحدة من الصندوق</numerusform>
            <numerusform>{name}: أخذ فيشتين من الصندوق</numerusform>
            <numerusform>{name}: أخذ %Ln فيش من الصندوق</numerusform>
            <numerusform>{name}: أخذ %Ln فيشة من الصندوق</numerusform>
            <numerusform>{name}: أخذ %Ln فيشة من الصندوق</numerusform>
        </translation>
    </message>
    <message>
        <source>the north side</source>
        <comment>put into &apos;Kito laid the 5 of hearts on {place}&apos;</comment>
        <translation>الجانب الشمالي</translation>
    </message>
    <message>
        <source>the east side</source>
        <comment>put into &apos;Kito laid the 5 of hearts on {place}&apos;</comment>
        <translation>الجانب الشرقي</translation>
    </message>
    <message>
        <source>the south side</source>
        <comment>put into &apos;Kito laid the 5 of hearts on {place}&apos;</comment>
        <translation>الجانب الجنوبي</translation>
    </message>
    <message>
        <source>the west side</source>
        <comment>put into &apos;Kito laid the 5 of hearts on {place}&apos;</comment>
        <translation>الجانب الغربي</translation>
    </message>
    <message>
        <source>the north-east corner</source>
        <comment>put into &apos;Kito laid ... on {place}&apos;</comment>
        <translation>الزاوية الشمالية الشرقية</translation>
    </message>
    <message>
        <source>the south-east corner</source>
        <comment>put into &apos;Kito laid ... on {place}&apos;</comment>
        <translation>الزاوية الجنوبية الشرقية</translation>
    </message>
    <message>
        <source>the south-west corner</source>
        <comment>put into &apos;Kito laid ... on {place}&apos;</comment>
        <translation>الزاوية الجنوبية الغربية</translation>
    </message>
    <message>
        <source>the north-west corner</source>
        <comment>put into &apos;Kito laid ... on {place}&apos;</comment>
        <translation>الزاوية الشمالية الغربية</translation>
    </message>
    <message>
        <source>the north pile</source>
        <comment>put into &apos;Kito moved {pile} to {target}&apos;</comment>
        <translation>الكومة الشمالية</translation>
    </message>
    <message>
        <source>the east pile</source>
        <comment>put into &apos;Kito moved {pile} to {target}&apos;</comment>
        <translation>الكومة الشرقية</translation>
    </message>
    <message>
        <source>the south pile</source>
        <comment>put into &apos;Kito moved {pile} to {target}&apos;</comment>
        <translation>الكومة الجنوبية</translation>
    </message>
    <message>
        <source>the west pile</source>
        <comment>put into &apos;Kito moved {pile} to {target}&apos;</comment>
        <translation>الكومة الغربية</translation>
    </message>
    <message>
        <source>Kings Corners</source>
        <comment>the game&apos;s name</comment>
        <translation>زوايا الملوك</translation>
    </message>
    <message>
        <source>Kings in the corners, red on black.</source>
        <comment>on the start page; red and black cards alternate</comment>
        <translation>الملوك في الزوايا، والأحمر على الأسود.</translation>
    </message>
    <message>
        <source>First to lay all cards wins</source>
        <comment>at the table, beside the game&apos;s name</comment>
        <translation>أول من ينهي أوراقه يفوز</translation>
    </message>
    <message>
        <source>{round} · to {points}</source>
        <comment>at the table: Round 4 · to 25 points</comment>
        <translation>{round}، حتى {points}</translation>
    </message>
    <message>
        <source>{round} · for chips</source>
        <comment>at the table: Round 4 · for chips</comment>
        <translation>{round}، بالفيش</translation>
    </message>
    <message>
        <source>Round {number} of {last} · for chips</source>
        <comment>at the table</comment>
        <translation>الجولة {number} من {last}، بالفيش</translation>
    </message>
    <message>
        <source>the first to lay all cards wins</source>
        <comment>on the score sheet</comment>
        <translation>أول من ينهي أوراقه يفوز</translation>
    </message>
    <message>
        <source>the fewest points win · ends at {target}</source>
        <comment>on the score sheet</comment>
        <translation>الأقل نقاطًا يفوز · النهاية عند {target}</translation>
    </message>
    <message>
        <source>the most chips win · ends when somebody has none</source>
        <comment>on the score sheet</comment>
        <translation>الأكثر فيشًا يفوز · النهاية حين تنفد فيش لاعب</translation>
    </message>
    <message>
        <source>the most chips win · ends after {rounds}</source>
        <comment>on the score sheet: ends after 10 rounds</comment>
        <translation>الأكثر فيشًا يفوز · النهاية بعد {rounds}</translation>
    </message>
    <message>
        <source>Round blocked: {name} wins with the least in hand</source>
        <comment>nobody could end the round</comment>
        <translation>جولة مسدودة: الفوز لـ{name} بأقل ما في اليد</translation>
    </message>
    <message>
        <source>Round blocked: {names} win with the least in hand</source>
        <comment>two or more players</comment>
        <translation>جولة مسدودة: الفوز لـ{names} بأقل ما في اليد</translation>
    </message>
    <message>
        <source>The {card} goes to {place}</source>
        <comment>in the deal: a king and an empty corner</comment>
        <translation>{card} إلى {place}</translation>
    </message>
    <message>
        <source>On the four sides: {cards}</source>
        <comment>from the north: east, south, west</comment>
        <translation>على الجوانب الأربعة: {cards}</translation>
    </message>
    <message>
        <source>Left in the hand of {name}: {cards}</source>
        <comment>the round is over, all hands are shown</comment>
        <translation>بقي في يد {name}: {cards}</translation>
    </message>
    <message>
        <source>{name} sent the complete pile back</source>
        <comment>from king to ace: it goes back under the stock</comment>
        <translation>{name}: عادت الكومة المكتملة تحت المخزون</translation>
    </message>
    <message>
        <source>{name} moved {pile} to {target}</source>
        <comment>Kito moved the south pile to the east pile</comment>
        <translation>{name}: نُقلت {pile} إلى {target}</translation>
    </message>
    <message>
        <source>{name} laid the {card} on {place}</source>
        <comment>Kito laid the 5 of hearts on the north side</comment>
        <translation>{name}: {card} على {place}</translation>
    </message>
    <message>
        <source>{name} laid on {place}: {cards}</source>
        <comment>several cards, one after the other</comment>
        <translation>{name}: على {place}: {cards}</translation>
    </message>
    <message>
        <source>{name} drew the {card}</source>
        <comment>from the stock; everybody knows this card</comment>
        <translation>{name}: سحب {card}</translation>
    </message>
    <message>
        <source>{name} drew a card</source>
        <comment>from the stock</comment>
        <translation>{name}: سحب ورقة</translation>
    </message>
</context>
<context>
    <name>KingsCornersOptions</name>
    <message>
        <source>Who begins</source>
        <translation>من يبدأ</translation>
    </message>
    <message>
        <source>Drawing a card</source>
        <comment>an option: when it is done</comment>
        <translation>سحب ورقة</translation>
    </message>
    <message>
        <source>Piles from king to ace</source>
        <translation>الكومات من الملك إلى الآس</translation>
    </message>
    <message>
        <source>Play all that fits</source>
        <translation>اللعب ما دام ممكنًا</translation>
    </message>
    <message>
        <source>Scoring</source>
        <comment>an option: what is played for</comment>
        <translation>حساب النقاط</translation>
    </message>
    <message>
        <source>Points that end the match</source>
        <translation>النقاط التي تنهي المباراة</translation>
    </message>
    <message>
        <source>Chips at the start</source>
        <translation>الفيش في البداية</translation>
    </message>
    <message>
        <source>Pay for cards left in hand</source>
        <translation>الدفع عن الأوراق الباقية في اليد</translation>
    </message>
    <message>
        <source>Rounds for chips</source>
        <comment>how many rounds are played</comment>
        <translation>جولات الفيش</translation>
    </message>
    <message>
        <source>In the first round</source>
        <translation>في الجولة الأولى</translation>
    </message>
    <message>
        <source>When stuck: only if nothing can be played</source>
        <translation>عند التعذر: فقط إذا لم يمكن اللعب</translation>
    </message>
    <message>
        <source>They may go back under the stock, or they stay</source>
        <translation>تجوز إعادتها تحت المخزون، أو تبقى</translation>
    </message>
    <message>
        <source>Off: cards can be held back</source>
        <translation>بدونه: يمكن الاحتفاظ بالأوراق</translation>
    </message>
    <message>
        <source>With penalty points; the fewest win</source>
        <translation>بنقاط الجزاء؛ الأقل يفوز</translation>
    </message>
    <message>
        <source>For each player</source>
        <translation>لكل لاعب</translation>
    </message>
    <message>
        <source>{king} chips for a king, {other} for any other card</source>
        <comment>more than two for a king</comment>
        <translation>{king} فيش عن الملك، {other} عن أي ورقة أخرى</translation>
    </message>
    <message>
        <source>{none}: until somebody has no chips left</source>
        <comment>{none} is the number 0</comment>
        <translation>{none}: حتى تنفد فيش لاعب</translation>
    </message>
    <message>
        <source>Left of dealer</source>
        <comment>who begins: the player to the left of the dealer</comment>
        <translation>يسار الموزّع</translation>
    </message>
    <message>
        <source>Oldest</source>
        <comment>who begins: the player</comment>
        <translation>الأكبر سنًّا</translation>
    </message>
    <message>
        <source>Youngest</source>
        <comment>who begins: the player</comment>
        <translation>الأصغر سنًّا</translation>
    </message>
    <message>
        <source>Latest birthday</source>
        <comment>who begins: whose birthday was last celebrated</comment>
        <translation>أقرب عيد ميلاد مضى</translation>
    </message>
    <message>
        <source>Straws</source>
        <comment>who begins: all draw straws, a lot decides</comment>
        <translation>سحب العيدان</translation>
    </message>
    <message>
        <source>Rock, paper, scissors</source>
        <comment>who begins: the game played with hands</comment>
        <translation>حجرة ورقة مقص</translation>
    </message>
    <message>
        <source>Each turn</source>
        <comment>a card is drawn at the start of each turn</comment>
        <translation>كل دور</translation>
    </message>
    <message>
        <source>When stuck</source>
        <comment>a card is drawn only when none can be played</comment>
        <translation>عند التعذر</translation>
    </message>
    <message>
        <source>At the end</source>
        <comment>a card is drawn at the end of each turn</comment>
        <translation>في النهاية</translation>
    </message>
    <message>
        <source>May go back</source>
        <comment>complete piles may be put under the stock</comment>
        <translation>تجوز إعادتها</translation>
    </message>
    <message>
        <source>Stay</source>
        <comment>complete piles lie on the table to the end</comment>
        <translation>تبقى</translation>
    </message>
    <message>
        <source>One round</source>
        <comment>one round decides the match</comment>
        <translation>جولة واحدة</translation>
    </message>
    <message>
        <source>Penalty points</source>
        <comment>cards left in hand count against their holder</comment>
        <translation>نقاط الجزاء</translation>
    </message>
    <message>
        <source>Chips</source>
        <comment>they are paid into a pot</comment>
        <translation>الفيش</translation>
    </message>
    <message>
        <source>no limit</source>
        <comment>of rounds</comment>
        <translation>بلا حد</translation>
    </message>
</context>
<context>
    <name>KingsCornersReasons</name>
    <message>
        <source>Complete piles stay on the table in this match.</source>
        <translation>الكومات المكتملة تبقى على الطاولة في هذه المباراة.</translation>
    </message>
    <message>
        <source>Piles in corners do not move.</source>
        <translation>كومات الزوايا لا تُنقل.</translation>
    </message>
    <message>
        <source>That does not fit: it must be one lower and of the other colour.</source>
        <translation>لا تصلح هنا: يجب أن تكون أدنى بدرجة ومن اللون الآخر.</translation>
    </message>
    <message>
        <source>Nothing fits: draw a card first.</source>
        <translation>لا شيء يصلح: السحب أولًا.</translation>
    </message>
    <message>
        <source>You draw only when nothing can be played, and once a turn.</source>
        <translation>السحب فقط حين لا يمكن لعب شيء، ومرة في الدور.</translation>
    </message>
    <message>
        <source>You need not draw: your card comes by itself.</source>
        <translation>لا حاجة إلى السحب: الورقة تأتي وحدها.</translation>
    </message>
    <message>
        <source>Only a king can go to an empty corner.</source>
        <translation>إلى الزاوية الفارغة يذهب الملك وحده.</translation>
    </message>
    <message>
        <source>One of your cards fits: lay it before you end your turn.</source>
        <translation>إحدى أوراقك تصلح: توضع قبل إنهاء الدور.</translation>
    </message>
    <message>
        <source>Something still fits: play on.</source>
        <translation>ما زال اللعب ممكنًا: الدور مستمر.</translation>
    </message>
    <message>
        <source>There is no card in that place.</source>
        <translation>لا ورقة في هذا المكان.</translation>
    </message>
    <message>
        <source>Only a pile from king to ace can go back under the stock.</source>
        <translation>لا تعود تحت المخزون إلا كومة من الملك إلى الآس.</translation>
    </message>
    <message>
        <source>Cards cannot go there.</source>
        <translation>لا توضع الأوراق هنا.</translation>
    </message>
    <message>
        <source>You can only lay your own cards.</source>
        <translation>اللعب بأوراقك فقط.</translation>
    </message>
    <message>
        <source>The stock is empty.</source>
        <translation>المخزون فارغ.</translation>
    </message>
    <message>
        <source>An empty side is filled from the hand, not with a pile.</source>
        <translation>الجانب الفارغ يُملأ من اليد، لا بكومة.</translation>
    </message>
</context>
<context>
    <name>KingsCornersTable</name>
    <message numerus="yes">
        <source>%n chip(s)</source>
        <translation>
            <numerusform>بلا فيش</numerusform>
            <numerusform>فيشة واحدة</numerusform>
            <numerusform>فيشتان</numerusform>
            <numerusform>%Ln فيش</numerusform>
            <numerusform>%Ln فيشة</numerusform>
            <numerusform>%Ln فيشة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stock, %n card(s)</source>
        <translation>
            <numerusform>المخزون، فارغ</numerusform>
            <numerusform>المخزون، ورقة واحدة</numerusform>
            <numerusform>المخزون، ورقتان</numerusform>
            <numerusform>المخزون، %Ln أوراق</numerusform>
            <numerusform>المخزون، %Ln ورقة</numerusform>
            <numerusform>المخزون، %Ln ورقة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} holds %n card(s)</source>
        <translation>
            <numerusform>{name}: لا أوراق</numerusform>
            <numerusform>{name}: ورقة واحدة</numerusform>
            <numerusform>{name}: ورقتان</numerusform>
            <numerusform>{name}: %Ln أوراق</numerusform>
            <numerusform>{name}: %Ln ورقة</numerusform>
            <numerusform>{name}: %Ln ورقة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{place}: {last}, pile of %n card(s) from {first}</source>
        <translation>
            <numerusform>{place}: {last}، كومة فارغة من {first}</numerusform>
            <numerusform>{place}: {last}، كومة من ورقة واحدة من {first}</numerusform>
            <numerusform>{place}: {last}، كومة من ورقتين من {first}</numerusform>
            <numerusform>{place}: {last}، كومة من %Ln أوراق من {first}</numerusform>
            <numerusform>{place}: {last}، كومة من %Ln ورقة من {first}</numerusform>
            <numerusform>{place}: {last}، كومة من %Ln ورقة من {first}</numerusform>
        </translation>
    </message>
    <message>
        <source>any card</source>
        <comment>may be laid on an empty side; short</comment>
        <translation>أي ورقة</translation>
    </message>
    <message>
        <source>king</source>
        <comment>may be laid on an empty corner; short</comment>
        <translation>ملك</translation>
    </message>
    <message>
        <source>Pot {number}</source>
        <comment>the chips in the middle</comment>
        <translation>الصندوق {number}</translation>
    </message>
    <message>
        <source>You</source>
        <translation>أنت</translation>
    </message>
    <message>
        <source>points</source>
        <comment>under the total on a plate</comment>
        <translation>نقاط</translation>
    </message>
    <message>
        <source>Choose a place</source>
        <translation>اختيار مكان</translation>
    </message>
    <message>
        <source>No card fits: draw one</source>
        <translation>لا ورقة تصلح: سحب ورقة</translation>
    </message>
    <message>
        <source>Lay a card, or move a pile</source>
        <translation>وضع ورقة، أو نقل كومة</translation>
    </message>
    <message>
        <source>Lay a card</source>
        <translation>وضع ورقة</translation>
    </message>
    <message>
        <source>Move a pile</source>
        <translation>نقل كومة</translation>
    </message>
    <message>
        <source>Send a complete pile back, or end your turn</source>
        <translation>إعادة كومة مكتملة، أو إنهاء الدور</translation>
    </message>
    <message>
        <source>End your turn</source>
        <translation>إنهاء دورك</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>إنهاء الدور</translation>
    </message>
    <message>
        <source>{stock}; in the pot: {chips}</source>
        <translation>{stock}؛ في الصندوق: {chips}</translation>
    </message>
    <message>
        <source>{side}, empty: any card may be laid</source>
        <translation>{side}، فارغ: توضع أي ورقة</translation>
    </message>
    <message>
        <source>{corner}, empty: a king may be laid</source>
        <translation>{corner}، فارغة: يوضع ملك</translation>
    </message>
    <message>
        <source>{place}: {card}</source>
        <translation>{place}: {card}</translation>
    </message>
    <message>
        <source>{card}, in your hand</source>
        <translation>{card}، في يدك</translation>
    </message>
    <message>
        <source>{holds}, and has {chips}</source>
        <comment>cards and chips</comment>
        <translation>{holds}، و{chips}</translation>
    </message>
    <message>
        <source>North</source>
        <translation>الشمال</translation>
    </message>
    <message>
        <source>East</source>
        <translation>الشرق</translation>
    </message>
    <message>
        <source>South</source>
        <translation>الجنوب</translation>
    </message>
    <message>
        <source>West</source>
        <translation>الغرب</translation>
    </message>
    <message>
        <source>Corner north-east</source>
        <translation>زاوية الشمال الشرقي</translation>
    </message>
    <message>
        <source>Corner south-east</source>
        <translation>زاوية الجنوب الشرقي</translation>
    </message>
    <message>
        <source>Corner south-west</source>
        <translation>زاوية الجنوب الغربي</translation>
    </message>
    <message>
        <source>Corner north-west</source>
        <translation>زاوية الشمال الغربي</translation>
    </message>
    <message>
        <source>Stop sorting the hand by rank</source>
        <translation>إيقاف ترتيب اليد بالدرجة</translation>
    </message>
    <message>
        <source>Sort the hand by rank</source>
        <translation>ترتيب اليد بالدرجة</translation>
    </message>
    <message>
        <source>Stop sorting the hand by suit</source>
        <translation>إيقاف ترتيب اليد بالنقش</translation>
    </message>
    <message>
        <source>Sort the hand by suit</source>
        <translation>ترتيب اليد بالنقش</translation>
    </message>
</context>
<context>
    <name>LanguagePage</name>
    <message>
        <source>Play in English</source>
        <translation>العب بالعربية</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>Beginner</source>
        <comment>how strong a computer player is</comment>
        <translation>مبتدئ</translation>
    </message>
    <message>
        <source>Easy</source>
        <comment>how strong a computer player is</comment>
        <translation>سهل</translation>
    </message>
    <message>
        <source>Steady</source>
        <comment>how strong a computer player is</comment>
        <translation>متوسط</translation>
    </message>
    <message>
        <source>Skilled</source>
        <comment>how strong a computer player is</comment>
        <translation>ماهر</translation>
    </message>
    <message>
        <source>Expert</source>
        <comment>how strong a computer player is</comment>
        <translation>خبير</translation>
    </message>
</context>
<context>
    <name>Lines</name>
    <message>
        <source>1 seat</source>
        <translation>مقعد واحد</translation>
    </message>
    <message>
        <source>After the last move of a round the position is the finished round; --next deals the one that follows. A card that is
not shown is ?, one that lies face down but is shown to you ?7.</source>
        <translation>بعد آخر نقلة في الجولة يكون الوضع هو الجولة المنتهية؛ ‎--next توزّع التالية. الورقة التي لا تُعرض
هي ?، والمقلوبة المعروضة لك ‎?7.</translation>
    </message>
    <message>
        <source>Answer for computer seats: a JSON line for each question on standard input, a JSON line for each reply.</source>
        <translation>الإجابة عن المقاعد الحاسوبية: سطر JSON لكل سؤال من الدخل القياسي، وسطر JSON لكل جواب.</translation>
    </message>
    <message>
        <source>Card Table: card games for a family round one computer.</source>
        <translation>طاولة الورق: ألعاب ورق للعائلة حول حاسوب واحد.</translation>
    </message>
    <message>
        <source>Draw the table of a record as a PNG picture, without a display.</source>
        <translation>رسم طاولة السجلّ صورةً بصيغة PNG دون شاشة.</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>FILE</translation>
    </message>
    <message>
        <source>GAME</source>
        <translation>GAME</translation>
    </message>
    <message>
        <source>LEVEL,...</source>
        <translation>LEVEL,...</translation>
    </message>
    <message>
        <source>Let computer seats play matches without a screen, and say who won.</source>
        <translation>تلعب المقاعد الحاسوبية مباريات دون شاشة، ثم يُذكر الفائز.</translation>
    </message>
    <message>
        <source>Match number i, from 0, is played with deal N + i. With --mirror each of these deals is played once per rotation of
the seats, so that every player sits in every chair: --matches 50 --mirror with two seats plays 50 deals twice, 100
matches. A line of the result follows a player through the rotations: its seat is the one it has in --seats. A shared
win counts as its share; mean_score is the mean of a player&apos;s scores per round.</source>
        <translation>المباراة رقم i، بدءًا من 0، تُلعب بالتوزيعة N + i. ومع ‎--mirror تُلعب كل توزيعة مرة لكل تدوير للمقاعد، فيجلس كل
لاعب في كل مقعد: ‎--matches 50 --mirror بمقعدين هي 50 توزيعة مرتين، أي 100 مباراة. سطر النتيجة يتبع لاعبًا عبر
التدويرات: مقعده هو الذي في ‎--seats. الفوز المشترك يُحسب بحصته؛ وmean_score متوسط نقاط اللاعب في الجولة.</translation>
    </message>
    <message>
        <source>NAME=VALUE</source>
        <translation>NAME=VALUE</translation>
    </message>
    <message>
        <source>Play the sounds of the window: on standard input a line for each, with its file and its volume, 0 to 1.</source>
        <translation>تشغيل أصوات النافذة: سطر لكل صوت من الدخل القياسي، فيه ملفه وشدّته من 0 إلى 1.</translation>
    </message>
    <message>
        <source>Print a position of a record: the cards, the legal moves, the scores.</source>
        <translation>طباعة وضع من سجلّ: الأوراق والنقلات المسموحة والنقاط.</translation>
    </message>
    <message>
        <source>SEAT,...</source>
        <translation>SEAT,...</translation>
    </message>
    <message>
        <source>a JSON object was expected</source>
        <translation>المنتظر كائن JSON</translation>
    </message>
    <message>
        <source>a later version of this program has written it; expected that version, or an older file</source>
        <translation>كتبه إصدار أحدث من هذا البرنامج؛ المنتظر ذلك الإصدار، أو ملف أقدم</translation>
    </message>
    <message>
        <source>a list of 2 to {most} names was expected</source>
        <translation>المنتظر قائمة من 2 إلى {most} اسمًا</translation>
    </message>
    <message>
        <source>a list of cards was expected</source>
        <translation>المنتظر قائمة أوراق</translation>
    </message>
    <message>
        <source>a list of changes was expected</source>
        <translation>المنتظر قائمة تغييرات</translation>
    </message>
    <message>
        <source>a list of decks was expected</source>
        <translation>المنتظر قائمة رزم</translation>
    </message>
    <message>
        <source>a list of moves was expected</source>
        <translation>المنتظر قائمة نقلات</translation>
    </message>
    <message>
        <source>a list of throwing rounds was expected</source>
        <translation>المنتظر قائمة دورات رمي</translation>
    </message>
    <message>
        <source>a list of {low} to {high} seats was expected for {name}</source>
        <translation>المنتظر قائمة من {low} إلى {high} مقاعد للعبة {name}</translation>
    </message>
    <message>
        <source>a list of {seats} throws was expected</source>
        <translation>المنتظر قائمة من {seats} رميات</translation>
    </message>
    <message>
        <source>a name of at most {most} characters was expected</source>
        <translation>المنتظر اسم لا يزيد على {most} حرفًا</translation>
    </message>
    <message>
        <source>a number from 0 to {count}, the moves of the record, was expected</source>
        <translation>المنتظر عدد من 0 إلى {count}، وهو عدد نقلات السجلّ</translation>
    </message>
    <message>
        <source>a record (*.cardgame) to open</source>
        <translation>سجلّ (‎*.cardgame) لفتحه</translation>
    </message>
    <message>
        <source>a record (*.cardgame), - for standard input</source>
        <translation>سجلّ (‎*.cardgame)، و- للدخل القياسي</translation>
    </message>
    <message>
        <source>a record is opened already, expected either a {file} or --game</source>
        <translation>يُفتح سجلّ بالفعل، المنتظر إما {file} أو ‎--game</translation>
    </message>
    <message>
        <source>a whole number from 0 to 2^53 - 1 was expected</source>
        <translation>المنتظر عدد صحيح من 0 إلى 2^53 - 1</translation>
    </message>
    <message>
        <source>a whole number from {low} to {high}</source>
        <translation>عدد صحيح من {low} إلى {high}</translation>
    </message>
    <message>
        <source>an error without a name</source>
        <translation>خطأ بلا اسم</translation>
    </message>
    <message>
        <source>an object was expected</source>
        <translation>المنتظر كائن</translation>
    </message>
    <message>
        <source>an option of the game, as in a record (on and off are true and false); may be given several times</source>
        <translation>خيار من خيارات اللعبة كما في السجلّ (on وoff هما true وfalse)؛ يمكن تكراره</translation>
    </message>
    <message>
        <source>another program is writing to it; expected it to be free within a moment</source>
        <translation>برنامج آخر يكتب فيه؛ المنتظر أن يتفرّغ بعد لحظة</translation>
    </message>
    <message>
        <source>argument --deal: {deal} is impossible, expected 0 to {latest} for so many matches</source>
        <translation>الوسيط ‎--deal: القيمة {deal} غير ممكنة، المنتظر 0 إلى {latest} لهذا العدد من المباريات</translation>
    </message>
    <message>
        <source>argument --next: {state} after {count} moves, expected the end of a round</source>
        <translation>الوسيط ‎--next: {state} بعد {count} نقلات، المنتظر نهاية جولة</translation>
    </message>
    <message>
        <source>argument --output: {output} cannot be written, expected a file in a folder that exists</source>
        <translation>الوسيط ‎--output: تعذّرت كتابة {output}، المنتظر ملف في مجلد موجود</translation>
    </message>
    <message>
        <source>argument --output: {output} is no PNG file, expected a name that ends in .png</source>
        <translation>الوسيط ‎--output: {output} ليس ملف PNG، المنتظر اسم ينتهي بـ ‎.png</translation>
    </message>
    <message>
        <source>argument --seat: {seat} is no seat here, expected 0 to {last}</source>
        <translation>الوسيط ‎--seat: {seat} ليس مقعدًا هنا، المنتظر 0 إلى {last}</translation>
    </message>
    <message>
        <source>argument {argument}: it is for a new match, expected --game with it</source>
        <translation>الوسيط {argument}: خاص بمباراة جديدة، المنتظر معه ‎--game</translation>
    </message>
    <message>
        <source>argument {argument}: {problem}</source>
        <translation>الوسيط {argument}: {problem}</translation>
    </message>
    <message>
        <source>as seat {seat} sees it</source>
        <translation>كما يظهر للمقعد {seat}</translation>
    </message>
    <message>
        <source>calls and moves out of turn:</source>
        <translation>النداءات والنقلات في غير الدور:</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>تتعذّر قراءته</translation>
    </message>
    <message>
        <source>cannot be written</source>
        <translation>تتعذّر كتابته</translation>
    </message>
    <message>
        <source>cannot be written; expected a folder that exists</source>
        <translation>تتعذّر كتابته؛ المنتظر مجلد موجود</translation>
    </message>
    <message>
        <source>cannot be written; expected text that can be UTF-8</source>
        <translation>تتعذّر كتابته؛ المنتظر نص يصلح لترميز UTF-8</translation>
    </message>
    <message>
        <source>cards such as {card} were expected</source>
        <translation>المنتظر أوراق مثل {card}</translation>
    </message>
    <message>
        <source>cards: {count}, on top: {cards}</source>
        <translation>الأوراق: {count}، في الأعلى: {cards}</translation>
    </message>
    <message>
        <source>closed by {seat}</source>
        <translation>الإغلاق: {seat}</translation>
    </message>
    <message>
        <source>closed by {seat}, doubled</source>
        <translation>الإغلاق: {seat}، مع المضاعفة</translation>
    </message>
    <message>
        <source>commands (cardgui COMMAND --help says more):
  simulate  let computer seats play matches without a screen
  inspect   print a position of a record
  render    draw the table of a record as a picture
  worker    answer for computer seats on standard input and output
  sounds    play the sounds of the window

A file that is named like a command is opened with a folder in front: ./simulate</source>
        <translation>الأوامر (المزيد مع cardgui COMMAND --help):
  simulate  لعب المقاعد الحاسوبية مباريات دون شاشة
  inspect   طباعة وضع من سجلّ
  render    رسم طاولة سجلّ صورةً
  worker    الإجابة عن المقاعد الحاسوبية عبر الدخل والخرج القياسيين
  sounds    تشغيل أصوات النافذة

الملف المسمّى باسم أمر يُفتح مع ذكر المجلد قبله: ‎./simulate</translation>
    </message>
    <message>
        <source>computer: {level}</source>
        <translation>حاسوب: {level}</translation>
    </message>
    <message>
        <source>deal the next round first</source>
        <translation>توزيع الجولة التالية أولًا</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>الموزّع</translation>
    </message>
    <message>
        <source>en (default), sw, vi or ar</source>
        <translation>en (الافتراضي) أو sw أو vi أو ar</translation>
    </message>
    <message>
        <source>how many deals to play (100)</source>
        <translation>عدد التوزيعات التي تُلعب (100)</translation>
    </message>
    <message>
        <source>is a folder; expected a record file</source>
        <translation>مجلد؛ المنتظر ملف سجلّ</translation>
    </message>
    <message>
        <source>is a folder; expected the name of a file</source>
        <translation>مجلد؛ المنتظر اسم ملف</translation>
    </message>
    <message>
        <source>is no name of a file; expected a record file</source>
        <translation>ليس اسم ملف؛ المنتظر ملف سجلّ</translation>
    </message>
    <message>
        <source>is no name of a file; expected one</source>
        <translation>ليس اسم ملف؛ المنتظر اسم ملف</translation>
    </message>
    <message>
        <source>is not UTF-8 at byte {start}; expected a record, which is a JSON text</source>
        <translation>ليس بترميز UTF-8 عند البايت {start}؛ المنتظر سجلّ، وهو نص JSON</translation>
    </message>
    <message>
        <source>is not an ordinary file; expected a record file</source>
        <translation>ليس ملفًا عاديًا؛ المنتظر ملف سجلّ</translation>
    </message>
    <message>
        <source>is not there; expected a record file</source>
        <translation>غير موجود؛ المنتظر ملف سجلّ</translation>
    </message>
    <message>
        <source>is too large; expected at most {limit} bytes</source>
        <translation>أكبر من اللازم؛ المنتظر {limit} بايت على الأكثر</translation>
    </message>
    <message>
        <source>it cannot be opened; expected a file or folder that can be read and written</source>
        <translation>يتعذّر فتحه؛ المنتظر ملف أو مجلد تمكن قراءته والكتابة فيه</translation>
    </message>
    <message>
        <source>its deal number, which decides every shuffle</source>
        <translation>رقم توزيعتها الذي يحدّد كل خلط</translation>
    </message>
    <message>
        <source>its seats: person, person:Ada, or a level such as easy</source>
        <translation>مقاعدها: person أو person:Ada أو مستوى مثل easy</translation>
    </message>
    <message>
        <source>legal moves:</source>
        <translation>النقلات المسموحة:</translation>
    </message>
    <message>
        <source>level</source>
        <translation>المستوى</translation>
    </message>
    <message>
        <source>mean score</source>
        <translation>متوسط النقاط</translation>
    </message>
    <message>
        <source>nested too deeply, a JSON object was expected</source>
        <translation>التداخل أعمق من اللازم، المنتظر كائن JSON</translation>
    </message>
    <message>
        <source>no first player was expected, since the two cards turned up decide who begins</source>
        <translation>لا يُنتظر لاعب أول، لأن كشف ورقتين يحدّد من يبدأ</translation>
    </message>
    <message>
        <source>no more throws were expected, since only seat {seat} is left</source>
        <translation>لا يُنتظر مزيد من الرميات، إذ لم يبقَ إلا المقعد {seat}</translation>
    </message>
    <message>
        <source>no throws were expected without rock_paper_scissors</source>
        <translation>لا تُنتظر رميات دون rock_paper_scissors</translation>
    </message>
    <message>
        <source>not JSON at byte {start}, a JSON object was expected</source>
        <translation>ليس JSON عند البايت {start}، المنتظر كائن JSON</translation>
    </message>
    <message>
        <source>not UTF-8 at byte {start}, a UTF-8 text was expected</source>
        <translation>ليس بترميز UTF-8 عند البايت {start}، المنتظر نص UTF-8</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>لا شيء</translation>
    </message>
    <message>
        <source>nothing can be seen of {given}</source>
        <translation>لا يظهر شيء من {given}</translation>
    </message>
    <message>
        <source>nothing is saved here</source>
        <translation>لا يُحفظ شيء هنا</translation>
    </message>
    <message>
        <source>nothing may be written there; expected a folder that can be written to</source>
        <translation>لا تُسمح الكتابة هناك؛ المنتظر مجلد تمكن الكتابة فيه</translation>
    </message>
    <message>
        <source>on turn</source>
        <translation>الدور الآن</translation>
    </message>
    <message>
        <source>on turn: {seat}</source>
        <translation>الدور: {seat}</translation>
    </message>
    <message>
        <source>one of {known}</source>
        <translation>واحد من {known}</translation>
    </message>
    <message>
        <source>one of {known} for {game}</source>
        <translation>واحد من {known} للعبة {game}</translation>
    </message>
    <message>
        <source>one value was expected</source>
        <translation>المنتظر قيمة واحدة</translation>
    </message>
    <message>
        <source>only what seat S may see, from 0 (everything)</source>
        <translation>ما يحقّ للمقعد S رؤيته فقط، بدءًا من 0 (كل شيء)</translation>
    </message>
    <message>
        <source>options</source>
        <translation>الخيارات</translation>
    </message>
    <message>
        <source>options: {options}</source>
        <translation>الخيارات: {options}</translation>
    </message>
    <message>
        <source>person</source>
        <translation>شخص</translation>
    </message>
    <message>
        <source>pixels (1280x800)</source>
        <translation>بكسل (1280x800)</translation>
    </message>
    <message>
        <source>play each deal once per rotation of the seats</source>
        <translation>لعب كل توزيعة مرة لكل تدوير للمقاعد</translation>
    </message>
    <message>
        <source>points: {points}</source>
        <translation>النقاط: {points}</translation>
    </message>
    <message>
        <source>positional arguments</source>
        <translation>الوسائط الموضعية</translation>
    </message>
    <message>
        <source>print the position as JSON</source>
        <translation>طباعة الوضع بصيغة JSON</translation>
    </message>
    <message>
        <source>print the result as JSON</source>
        <translation>طباعة النتيجة بصيغة JSON</translation>
    </message>
    <message>
        <source>saved match {number}</source>
        <translation>المباراة المحفوظة {number}</translation>
    </message>
    <message>
        <source>saving failed; expected a database of this version</source>
        <translation>تعذّر الحفظ؛ المنتظر قاعدة بيانات لهذا الإصدار</translation>
    </message>
    <message>
        <source>seat</source>
        <translation>المقعد</translation>
    </message>
    <message>
        <source>share</source>
        <translation>النسبة</translation>
    </message>
    <message>
        <source>show the version and exit</source>
        <translation>عرض الإصدار ثم الخروج</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <translation>عرض هذه المساعدة ثم الخروج</translation>
    </message>
    <message>
        <source>standard input</source>
        <translation>الدخل القياسي</translation>
    </message>
    <message>
        <source>standard input cannot be opened in the window, expected a record file</source>
        <translation>لا يُفتح الدخل القياسي في النافذة، المنتظر ملف سجلّ</translation>
    </message>
    <message>
        <source>standard input or output</source>
        <translation>الدخل أو الخرج القياسي</translation>
    </message>
    <message>
        <source>start a match of: {known}</source>
        <translation>بدء مباراة في: {known}</translation>
    </message>
    <message>
        <source>team</source>
        <translation>فريق</translation>
    </message>
    <message>
        <source>the database in memory</source>
        <translation>قاعدة البيانات في الذاكرة</translation>
    </message>
    <message>
        <source>the disk is full; expected room to save</source>
        <translation>القرص ممتلئ؛ المنتظر مكان للحفظ</translation>
    </message>
    <message>
        <source>the disk reports an error; expected to read and write there</source>
        <translation>القرص يبلّغ عن خطأ؛ المنتظر القراءة والكتابة هناك</translation>
    </message>
    <message>
        <source>the display {display} cannot be reached, expected a running X server</source>
        <translation>يتعذّر الوصول إلى الشاشة {display}، المنتظر خادم X يعمل</translation>
    </message>
    <message>
        <source>the entry does not fit what is saved; expected people and matches that exist</source>
        <translation>لا يوافق الإدخال ما هو محفوظ؛ المنتظر أشخاص ومباريات موجودة</translation>
    </message>
    <message>
        <source>the file is damaged; expected a sound database</source>
        <translation>الملف تالف؛ المنتظر قاعدة بيانات سليمة</translation>
    </message>
    <message>
        <source>the file to write</source>
        <translation>الملف الذي يُكتب</translation>
    </message>
    <message>
        <source>the first deal number (1)</source>
        <translation>رقم التوزيعة الأولى (1)</translation>
    </message>
    <message>
        <source>the following arguments are required: {arguments}</source>
        <translation>الوسائط التالية مطلوبة: {arguments}</translation>
    </message>
    <message>
        <source>the format&apos;s version, {expected}, was expected</source>
        <translation>المنتظر إصدار الصيغة {expected}</translation>
    </message>
    <message>
        <source>the language of all that is printed but JSON: en, sw, vi or ar</source>
        <translation>لغة كل ما يُطبع عدا JSON: en أو sw أو vi أو ar</translation>
    </message>
    <message>
        <source>the language of help and errors: en, sw, vi or ar</source>
        <translation>لغة المساعدة والأخطاء: en أو sw أو vi أو ar</translation>
    </message>
    <message>
        <source>the language to start with: en, sw, vi or ar</source>
        <translation>لغة البدء: en أو sw أو vi أو ar</translation>
    </message>
    <message>
        <source>the level of each seat: {known}</source>
        <translation>مستوى كل مقعد: {known}</translation>
    </message>
    <message>
        <source>the match is over</source>
        <translation>انتهت المباراة</translation>
    </message>
    <message>
        <source>the match is over, won by {seats}</source>
        <translation>انتهت المباراة، الفوز: {seats}</translation>
    </message>
    <message>
        <source>the match was changed elsewhere; expected the position that was saved last</source>
        <translation>غُيّرت المباراة في مكان آخر؛ المنتظر آخر وضع محفوظ</translation>
    </message>
    <message>
        <source>the name of a game, as in a record</source>
        <translation>اسم لعبة كما في السجلّ</translation>
    </message>
    <message>
        <source>the picture cannot be made ({value}), expected memory for it</source>
        <translation>يتعذّر صنع الصورة ({value})، المنتظر ذاكرة تكفيها</translation>
    </message>
    <message>
        <source>the position after N moves (after all of them)</source>
        <translation>الوضع بعد N نقلة (بعدها كلها)</translation>
    </message>
    <message>
        <source>the round is not over</source>
        <translation>لم تنتهِ الجولة</translation>
    </message>
    <message>
        <source>the round is over: scores {scores}, won by {seats}</source>
        <translation>انتهت الجولة: النقاط {scores}، الفوز: {seats}</translation>
    </message>
    <message>
        <source>the system reports {reason}; expected to read and write there</source>
        <translation>أبلغ النظام عن {reason}؛ والمتوقع إمكان القراءة والكتابة هناك</translation>
    </message>
    <message>
        <source>the table&apos;s colours: {known}</source>
        <translation>ألوان الطاولة: {known}</translation>
    </message>
    <message>
        <source>there is no display to show a window on, expected DISPLAY or WAYLAND_DISPLAY to be set</source>
        <translation>لا شاشة لعرض نافذة، المنتظر ضبط DISPLAY أو WAYLAND_DISPLAY</translation>
    </message>
    <message>
        <source>there is no such option, expected {limits}</source>
        <translation>لا خيار بهذا الاسم، المنتظر {limits}</translation>
    </message>
    <message>
        <source>there is no such person</source>
        <translation>لا وجود لهذا الشخص</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true أو false</translation>
    </message>
    <message>
        <source>two names or more were expected</source>
        <translation>المنتظر اسمان أو أكثر</translation>
    </message>
    <message>
        <source>unrecognized arguments: {arguments}</source>
        <translation>وسائط غير معروفة: {arguments}</translation>
    </message>
    <message>
        <source>usage:</source>
        <translation>الاستعمال:</translation>
    </message>
    <message>
        <source>version {version} is later than this program knows, {expected} was expected</source>
        <translation>الإصدار {version} أحدث مما يعرفه هذا البرنامج، المنتظر {expected}</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>الفوز</translation>
    </message>
    <message>
        <source>{at} is too small, {least} or more was expected</source>
        <translation>{at} أصغر من اللازم، المنتظر {least} أو أكثر</translation>
    </message>
    <message>
        <source>{before}, {next}</source>
        <translation>{before}، {next}</translation>
    </message>
    <message>
        <source>{card} is missing among the {count} cards that are shuffled</source>
        <translation>{card} ناقصة بين الأوراق المخلوطة وعددها {count}</translation>
    </message>
    <message>
        <source>{card} is not among the {count} cards that are shuffled, or too often there</source>
        <translation>{card} ليست بين الأوراق المخلوطة وعددها {count}، أو تتكرر أكثر من اللازم</translation>
    </message>
    <message>
        <source>{count} are impossible, expected {low} to {high} for {name}</source>
        <translation>{count} غير ممكن، المنتظر {low} إلى {high} للعبة {name}</translation>
    </message>
    <message>
        <source>{count} bytes are too many, at most {most} were expected</source>
        <translation>{count} بايت أكثر من اللازم، المنتظر {most} على الأكثر</translation>
    </message>
    <message>
        <source>{count} entries, expected one for each of {seats} seats</source>
        <translation>{count} مدخلات، المنتظر مدخل لكل مقعد من {seats} مقاعد</translation>
    </message>
    <message>
        <source>{count} moves are too many, at most {most} were expected</source>
        <translation>{count} نقلة أكثر من اللازم، المنتظر {most} على الأكثر</translation>
    </message>
    <message>
        <source>{count} seats</source>
        <translation>{count} مقاعد</translation>
    </message>
    <message>
        <source>{count} seats are left, throws until one is left were expected</source>
        <translation>بقيت {count} مقاعد، المنتظر الرمي حتى يبقى واحد</translation>
    </message>
    <message>
        <source>{dealer} is impossible, {limits}</source>
        <translation>{dealer} غير ممكن، {limits}</translation>
    </message>
    <message>
        <source>{dealer}, to the right of the first player, was expected</source>
        <translation>المنتظر {dealer}، على يمين اللاعب الأول</translation>
    </message>
    <message>
        <source>{deal}, expected a whole number from 0 to {most}</source>
        <translation>{deal}، المنتظر عدد صحيح من 0 إلى {most}</translation>
    </message>
    <message>
        <source>{first} is impossible, {left}, to the left of the dealer, was expected</source>
        <translation>{first} غير ممكن، المنتظر {left}، على يسار الموزّع</translation>
    </message>
    <message>
        <source>{first} is impossible, {limits}</source>
        <translation>{first} غير ممكن، {limits}</translation>
    </message>
    <message>
        <source>{first} is impossible, {won}, who won the throws, was expected</source>
        <translation>{first} غير ممكن، المنتظر {won}، الفائز بالرميات</translation>
    </message>
    <message>
        <source>{first}, the seat to the dealer&apos;s left, was expected</source>
        <translation>المنتظر {first}، المقعد على يسار الموزّع</translation>
    </message>
    <message>
        <source>{game}, deal {deal}, moves: {count}, round {round}</source>
        <translation>{game}، التوزيعة {deal}، النقلات: {count}، الجولة {round}</translation>
    </message>
    <message>
        <source>{game}, matches: {matches}, deals: {deals}, rounds: {rounds}, moves: {moves}, seconds: {seconds}</source>
        <translation>{game}، المباريات: {matches}، التوزيعات: {deals}، الجولات: {rounds}، النقلات: {moves}، الثواني: {seconds}</translation>
    </message>
    <message>
        <source>{given} cannot be read as a move; expected {expected}</source>
        <translation>تتعذّر قراءة {given} نقلةً؛ المنتظر {expected}</translation>
    </message>
    <message>
        <source>{given} comes after the end of the match, no more moves were expected</source>
        <translation>{given} تأتي بعد نهاية المباراة، لا يُنتظر مزيد من النقلات</translation>
    </message>
    <message>
        <source>{given} has no name behind the colon, expected one, or no colon</source>
        <translation>ليس في {given} اسم بعد النقطتين، المنتظر اسم، أو دون نقطتين</translation>
    </message>
    <message>
        <source>{given} is empty</source>
        <translation>{given} فارغ</translation>
    </message>
    <message>
        <source>{given} is impossible, a name on one line was expected</source>
        <translation>{given} غير ممكن، المنتظر اسم في سطر واحد</translation>
    </message>
    <message>
        <source>{given} is impossible, expected {least} to {most} pixels each way</source>
        <translation>{given} غير ممكن، المنتظر {least} إلى {most} بكسل لكل بُعد</translation>
    </message>
    <message>
        <source>{given} is impossible, person, computer or team was expected</source>
        <translation>{given} غير ممكن، المنتظر person أو computer أو team</translation>
    </message>
    <message>
        <source>{given} is impossible, the number of a move was expected</source>
        <translation>{given} غير ممكن، المنتظر رقم نقلة</translation>
    </message>
    <message>
        <source>{given} is impossible, turn or round was expected</source>
        <translation>{given} غير ممكن، المنتظر turn أو round</translation>
    </message>
    <message>
        <source>{given} is no card of {name}, {expected}</source>
        <translation>{given} ليست من أوراق {name}، {expected}</translation>
    </message>
    <message>
        <source>{given} is no deal, expected a whole number from 0 to {most}</source>
        <translation>{given} ليس رقم توزيعة، المنتظر عدد صحيح من 0 إلى {most}</translation>
    </message>
    <message>
        <source>{given} is no game, expected one of {known}</source>
        <translation>{given} ليست لعبة، المنتظر واحدة من {known}</translation>
    </message>
    <message>
        <source>{given} is no game, one of {known} was expected</source>
        <translation>{given} ليست لعبة، المنتظر واحدة من {known}</translation>
    </message>
    <message>
        <source>{given} is no language here, expected one of {codes}</source>
        <translation>{given} ليست لغة هنا، المنتظر واحدة من {codes}</translation>
    </message>
    <message>
        <source>{given} is no level of a computer seat, expected one of {known}</source>
        <translation>{given} ليس مستوى لمقعد حاسوبي، المنتظر واحد من {known}</translation>
    </message>
    <message>
        <source>{given} is no level, one of {known} was expected</source>
        <translation>{given} ليس مستوى، المنتظر واحد من {known}</translation>
    </message>
    <message>
        <source>{given} is no option, expected name=value</source>
        <translation>{given} ليس خيارًا، المنتظر name=value</translation>
    </message>
    <message>
        <source>{given} is no seat, a number from 0 to {last} was expected</source>
        <translation>{given} ليس مقعدًا، المنتظر عدد من 0 إلى {last}</translation>
    </message>
    <message>
        <source>{given} is no seat, an object was expected</source>
        <translation>{given} ليس مقعدًا، المنتظر كائن</translation>
    </message>
    <message>
        <source>{given} is no seat, expected person or one of {known}</source>
        <translation>{given} ليس مقعدًا، المنتظر person أو واحد من {known}</translation>
    </message>
    <message>
        <source>{given} is no size, expected WIDTHxHEIGHT such as 1280x800</source>
        <translation>{given} ليس مقاسًا، المنتظر WIDTHxHEIGHT مثل 1280x800</translation>
    </message>
    <message>
        <source>{given} is no text, a move was expected</source>
        <translation>{given} ليس نصًا، المنتظر نقلة</translation>
    </message>
    <message>
        <source>{given} is no text, cards in quotation marks were expected</source>
        <translation>{given} ليس نصًا، المنتظر أوراق بين علامتي اقتباس</translation>
    </message>
    <message>
        <source>{given} is no throw, one of {known} or - was expected</source>
        <translation>{given} ليست رمية، المنتظر واحدة من {known} أو -</translation>
    </message>
    <message>
        <source>{given} is not a game, expected one of {known}</source>
        <translation>{given} ليست لعبة، المنتظر واحدة من {known}</translation>
    </message>
    <message>
        <source>{given} is not legal here ({reason}); legal: {legal}</source>
        <translation>{given} غير مسموحة هنا ({reason})؛ المسموح: {legal}</translation>
    </message>
    <message>
        <source>{given} is too long, expected a name of at most 40 characters</source>
        <translation>{given} أطول من اللازم، المنتظر اسم لا يزيد على 40 حرفًا</translation>
    </message>
    <message>
        <source>{given} of seat {seat}, which is out: {sign} was expected</source>
        <translation>{given} للمقعد {seat} وهو خارج: المنتظر {sign}</translation>
    </message>
    <message>
        <source>{given} of seat {seat}, {known} was expected</source>
        <translation>{given} للمقعد {seat}، المنتظر {known}</translation>
    </message>
    <message>
        <source>{given} stands twice in one object, once was expected</source>
        <translation>{given} مكرر مرتين في كائن واحد، المنتظر مرة</translation>
    </message>
    <message>
        <source>{given}, expected a name that can be seen</source>
        <translation>{given}، المنتظر اسم يظهر</translation>
    </message>
    <message>
        <source>{given}, expected one of {known}</source>
        <translation>{given}، المنتظر واحد من {known}</translation>
    </message>
    <message>
        <source>{name}: there is no such option, expected one of {known}</source>
        <translation>{name}: لا خيار بهذا الاسم، المنتظر واحد من {known}</translation>
    </message>
    <message>
        <source>{problem} (see {command})</source>
        <translation>{problem} (انظر {command})</translation>
    </message>
    <message>
        <source>{problem} (shuffled in {where})</source>
        <translation>{problem} (خُلطت في {where})</translation>
    </message>
    <message>
        <source>{problem} ({detail})</source>
        <translation>{problem} ({detail})</translation>
    </message>
    <message>
        <source>{problem}, a name with a letter or digit was expected</source>
        <translation>{problem}، المنتظر اسم فيه حرف أو رقم</translation>
    </message>
    <message>
        <source>{seats}, expected {low} to {high} for {name}</source>
        <translation>{seats}، المنتظر {low} إلى {high} للعبة {name}</translation>
    </message>
    <message>
        <source>{seat} {name} ({marks})</source>
        <translation>{seat} {name} ({marks})</translation>
    </message>
    <message>
        <source>{upto} is impossible, {limits}</source>
        <translation>{upto} غير ممكن، {limits}</translation>
    </message>
    <message>
        <source>{value} is impossible, expected {limits}</source>
        <translation>{value} غير ممكن، المنتظر {limits}</translation>
    </message>
    <message>
        <source>{what} ({reason}); expected a sound disk</source>
        <translation>{what} ({reason})؛ المنتظر قرص سليم</translation>
    </message>
    <message>
        <source>{what}; expected a file and folder you have the rights to</source>
        <translation>{what}؛ المنتظر ملف ومجلد لديك صلاحيتهما</translation>
    </message>
    <message>
        <source>{what}; expected the name of a file that is there</source>
        <translation>{what}؛ المنتظر اسم ملف موجود</translation>
    </message>
    <message>
        <source>{what}; the disk is full, expected room to save</source>
        <translation>{what}؛ القرص ممتلئ، المنتظر مكان للحفظ</translation>
    </message>
    <message>
        <source>{where}: {problem}</source>
        <translation>{where}: {problem}</translation>
    </message>
</context>
<context>
    <name>Lists</name>
    <message>
        <source>{earlier}, {name}</source>
        <comment>a list, all but its last</comment>
        <translation>{earlier} أو {name}</translation>
    </message>
    <message>
        <source>{earlier} or {last}</source>
        <comment>the end of a list of choices</comment>
        <translation>{earlier} أو {last}</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>This is the past</source>
        <translation>هذا من الماضي</translation>
    </message>
    <message>
        <source>Back to now</source>
        <comment>button: from the past to the present</comment>
        <translation>العودة إلى الآن</translation>
    </message>
    <message>
        <source>moment {number} of {count}</source>
        <comment>of the match; in the past</comment>
        <translation>اللحظة {number} من {count}</translation>
    </message>
    <message>
        <source>What has happened</source>
        <comment>the list of all moves</comment>
        <translation>ما جرى</translation>
    </message>
</context>
<context>
    <name>MAC_APPLICATION_MENU</name>
    <message>
        <source>Services</source>
        <translation>الخدمات</translation>
    </message>
    <message>
        <source>Hide %1</source>
        <translation>إخفاء %1</translation>
    </message>
    <message>
        <source>Hide Others</source>
        <translation>إخفاء الأخرى</translation>
    </message>
    <message>
        <source>Show All</source>
        <translation>إظهار الكل</translation>
    </message>
    <message>
        <source>Preferences...</source>
        <translation>التفضيلات...</translation>
    </message>
    <message>
        <source>Quit %1</source>
        <translation>إنهاء %1</translation>
    </message>
    <message>
        <source>About %1</source>
        <translation>حول %1</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>Please note</source>
        <translation>للعلم</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>لم يُحفظ</translation>
    </message>
    <message>
        <source>Another program is using the saved matches just now.</source>
        <translation>برنامج آخر يستعمل المباريات المحفوظة الآن.</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>القرص ممتلئ.</translation>
    </message>
    <message>
        <source>Nothing may be written in the folder of the saved matches.</source>
        <translation>الكتابة ممنوعة في مجلد المباريات المحفوظة.</translation>
    </message>
    <message>
        <source>The saved matches cannot be opened.</source>
        <translation>تعذّر فتح المباريات المحفوظة.</translation>
    </message>
    <message>
        <source>The disk reports an error.</source>
        <translation>القرص يبلغ عن خطأ.</translation>
    </message>
    <message>
        <source>The file with the saved matches is damaged.</source>
        <translation>ملف المباريات المحفوظة تالف.</translation>
    </message>
    <message>
        <source>The saved matches come from a later version of this program.</source>
        <translation>المباريات المحفوظة من إصدار أحدث لهذا البرنامج.</translation>
    </message>
    <message>
        <source>The match was changed in another window.</source>
        <translation>تغيّرت المباراة في نافذة أخرى.</translation>
    </message>
    <message>
        <source>Saving did not succeed.</source>
        <translation>لم ينجح الحفظ.</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>Please write a name.</source>
        <translation>يُرجى كتابة اسم.</translation>
    </message>
    <message>
        <source>Nothing can be seen of this name.</source>
        <translation>لا يظهر شيء من هذا الاسم.</translation>
    </message>
    <message>
        <source>A name has at most {number} characters.</source>
        <translation>لا يزيد الاسم على {number} حرفًا.</translation>
    </message>
</context>
<context>
    <name>NewMatch</name>
    <message numerus="yes">
        <source>%n more must sit down</source>
        <translation>
            <numerusform>لا ينقص أحد</numerusform>
            <numerusform>ينقص لاعب واحد</numerusform>
            <numerusform>ينقص لاعبان</numerusform>
            <numerusform>ينقص %Ln لاعبين</numerusform>
            <numerusform>ينقص %Ln لاعبًا</numerusform>
            <numerusform>ينقص %Ln لاعب</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n people</source>
        <comment>who share a chair; under their names</comment>
        <translation>
            <numerusform>لا أحد</numerusform>
            <numerusform>شخص واحد</numerusform>
            <numerusform>شخصان</numerusform>
            <numerusform>%Ln أشخاص</numerusform>
            <numerusform>%Ln شخصًا</numerusform>
            <numerusform>%Ln شخص</numerusform>
        </translation>
    </message>
    <message>
        <source>Empty chair</source>
        <translation>مقعد فارغ</translation>
    </message>
    <message>
        <source>Choose who sits here</source>
        <translation>اختيار من يجلس هنا</translation>
    </message>
    <message>
        <source>Choose somebody else, or empty the chair</source>
        <translation>اختيار غيره، أو إخلاء المقعد</translation>
    </message>
    <message>
        <source>Somebody new…</source>
        <translation>شخص جديد…</translation>
    </message>
    <message>
        <source>Give a name…</source>
        <translation>إعطاء اسم…</translation>
    </message>
    <message>
        <source>Computer: {level}</source>
        <translation>حاسوب: {level}</translation>
    </message>
    <message>
        <source>Counted from matches of computer players; people think for longer or shorter</source>
        <translation>محسوبة من مباريات اللاعبين الحاسوبيين، والناس قد يفكرون أطول أو أقصر</translation>
    </message>
    <message>
        <source>As quick as you have played so far</source>
        <translation>بحسب سرعة لعبكم حتى الآن</translation>
    </message>
    <message>
        <source>Change name, birthday or picture…</source>
        <translation>تغيير الاسم أو الميلاد أو الصورة…</translation>
    </message>
    <message>
        <source>Empty this chair</source>
        <translation>إخلاء هذا المقعد</translation>
    </message>
    <message>
        <source>The deal number can be a whole number from 0 to {most}.</source>
        <translation>رقم التوزيعة عدد صحيح من صفر إلى {most}.</translation>
    </message>
    <message>
        <source>New match · {game}</source>
        <translation>مباراة جديدة · {game}</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>رجوع</translation>
    </message>
    <message>
        <source>Who sits where?</source>
        <translation>من يجلس أين؟</translation>
    </message>
    <message>
        <source>Drag players onto chairs, or click a chair.</source>
        <translation>اسحبوا اللاعبين إلى المقاعد، أو انقروا مقعدًا.</translation>
    </message>
    <message>
        <source>How to play</source>
        <comment>heading of the options</comment>
        <translation>طريقة اللعب</translation>
    </message>
    <message>
        <source>Start to play</source>
        <translation>بدء اللعب</translation>
    </message>
    <message>
        <source>Deal number</source>
        <translation>رقم التوزيعة</translation>
    </message>
    <message>
        <source>The same number, the same cards</source>
        <translation>الرقم نفسه، الأوراق نفسها</translation>
    </message>
    <message>
        <source>any</source>
        <comment>deal number, left to chance</comment>
        <translation>أي رقم</translation>
    </message>
    <message>
        <source>usual</source>
        <comment>a number that the seats decide</comment>
        <translation>المعتاد</translation>
    </message>
    <message>
        <source>Chairs</source>
        <translation>المقاعد</translation>
    </message>
    <message>
        <source>Fill empty chairs…</source>
        <translation>ملء المقاعد…</translation>
    </message>
    <message>
        <source>Person</source>
        <comment>under the name of who sits on a chair</comment>
        <translation>شخص</translation>
    </message>
    <message>
        <source>Family</source>
        <comment>people who can be put on chairs</comment>
        <translation>العائلة</translation>
    </message>
    <message>
        <source>Computer</source>
        <comment>computer players who can be put on chairs</comment>
        <translation>الحاسوب</translation>
    </message>
    <message>
        <source>Click to seat a computer player, or drag it onto a chair</source>
        <translation>انقروا لإجلاس لاعب حاسوبي، أو اسحبوه إلى مقعد</translation>
    </message>
    <message>
        <source>More people</source>
        <translation>أشخاص آخرون</translation>
    </message>
    <message>
        <source>Share this chair</source>
        <comment>several people take turns on it</comment>
        <translation>مشاركة هذا المقعد</translation>
    </message>
    <message>
        <source>A guest</source>
        <comment>somebody who is not of the family</comment>
        <translation>ضيف</translation>
    </message>
    <message>
        <source>Without {name}</source>
        <comment>who leaves a team</comment>
        <translation>بدون {name}</translation>
    </message>
    <message>
        <source>Change each turn</source>
        <comment>the members of a team</comment>
        <translation>تبادل كل دور</translation>
    </message>
    <message>
        <source>Change each round</source>
        <comment>the members of a team</comment>
        <translation>تبادل كل جولة</translation>
    </message>
    <message>
        <source>Team sun</source>
        <comment>one of the teams, by its sign</comment>
        <translation>فريق الشمس</translation>
    </message>
    <message>
        <source>Team moon</source>
        <comment>one of the teams, by its sign</comment>
        <translation>فريق القمر</translation>
    </message>
    <message>
        <source>Team star</source>
        <comment>one of the teams, by its sign</comment>
        <translation>فريق النجمة</translation>
    </message>
</context>
<context>
    <name>OpenMatches</name>
    <message numerus="yes">
        <source>%n match(es) can be gone on with</source>
        <translation>
            <numerusform>لا مباراة يمكن متابعتها</numerusform>
            <numerusform>مباراة واحدة يمكن متابعتها</numerusform>
            <numerusform>مباراتان يمكن متابعتهما</numerusform>
            <numerusform>%Ln مباريات يمكن متابعتها</numerusform>
            <numerusform>%Ln مباراة يمكن متابعتها</numerusform>
            <numerusform>%Ln مباراة يمكن متابعتها</numerusform>
        </translation>
    </message>
    <message>
        <source>Open matches</source>
        <translation>المباريات المفتوحة</translation>
    </message>
    <message>
        <source>the one on the table stays saved</source>
        <translation>التي على الطاولة تبقى محفوظة</translation>
    </message>
    <message>
        <source>No other match is open.</source>
        <translation>لا توجد مباراة أخرى مفتوحة.</translation>
    </message>
</context>
<context>
    <name>Openings</name>
    <message>
        <source>Click who it is. Birthdays can be entered on the start page.</source>
        <translation>انقروا صاحب الجواب. يمكن إدخال أعياد الميلاد في صفحة البداية.</translation>
    </message>
    <message>
        <source>Draw lots</source>
        <comment>instead of answering or playing for it</comment>
        <translation>قرعة</translation>
    </message>
    <message>
        <source>Who deals?</source>
        <translation>من يوزّع؟</translation>
    </message>
    <message>
        <source>The highest card deals; a wild card counts as nothing.</source>
        <translation>صاحب أعلى ورقة يوزّع؛ والجوكر لا يُحسب.</translation>
    </message>
    <message>
        <source>Deal the cards</source>
        <translation>توزيع الأوراق</translation>
    </message>
    <message>
        <source>{dealer} has the highest card and deals. {first} begins.</source>
        <translation>التوزيع لـ{dealer}: أعلى ورقة. والبداية لـ{first}.</translation>
    </message>
    <message>
        <source>Equal: those draw again.</source>
        <translation>تعادل: يُعاد السحب بين المتعادلين.</translation>
    </message>
    <message>
        <source>Everybody draws a card.</source>
        <translation>كل لاعب يسحب ورقة.</translation>
    </message>
    <message>
        <source>Who is the oldest?</source>
        <translation>من الأكبر سنًّا؟</translation>
    </message>
    <message>
        <source>Who is the youngest?</source>
        <translation>من الأصغر سنًّا؟</translation>
    </message>
    <message>
        <source>Who had a birthday last?</source>
        <translation>من كان عيد ميلاده الأحدث؟</translation>
    </message>
    <message>
        <source>{name} is the oldest and deals</source>
        <translation>التوزيع لـ{name}: الأكبر سنًّا</translation>
    </message>
    <message>
        <source>{name} is the oldest and begins</source>
        <translation>البداية لـ{name}: الأكبر سنًّا</translation>
    </message>
    <message>
        <source>{name} is the youngest and begins</source>
        <translation>البداية لـ{name}: الأصغر سنًّا</translation>
    </message>
    <message>
        <source>{name} had the last birthday and begins</source>
        <translation>البداية لـ{name}: أحدث عيد ميلاد</translation>
    </message>
    <message>
        <source>Straw {number}</source>
        <comment>one of several to choose from</comment>
        <translation>العود {number}</translation>
    </message>
    <message>
        <source>Drawing straws</source>
        <translation>سحب العيدان</translation>
    </message>
    <message>
        <source>The shortest straw begins.</source>
        <translation>صاحب أقصر عود يبدأ.</translation>
    </message>
    <message>
        <source>Choose a straw.</source>
        <translation>اختاروا عودًا.</translation>
    </message>
    <message>
        <source>{name} has the shortest straw and begins.</source>
        <translation>البداية لـ{name}: أقصر عود.</translation>
    </message>
    <message>
        <source>Rock, paper, scissors</source>
        <translation>حجرة ورقة مقص</translation>
    </message>
    <message>
        <source>Throw! Everyone else, please look away.</source>
        <translation>الآن الرمية! نرجو من الباقين عدم النظر.</translation>
    </message>
    <message>
        <source>Throw again</source>
        <translation>رمية أخرى</translation>
    </message>
    <message>
        <source>You throw next. Everyone else, please look away.</source>
        <translation>الرمية التالية لك. نرجو من الباقين عدم النظر.</translation>
    </message>
    <message>
        <source>I am {name}: let me throw</source>
        <comment>on a button</comment>
        <translation>أنا {name}: هيا إلى الرمية</translation>
    </message>
    <message>
        <source>{name}: {throw}</source>
        <comment>Kito: rock</comment>
        <translation>{name}: {throw}</translation>
    </message>
    <message>
        <source>{name} begins.</source>
        <translation>البداية لـ{name}.</translation>
    </message>
    <message>
        <source>{names} throw again.</source>
        <comment>rock, paper, scissors: still in</comment>
        <translation>رمية أخرى بين {names}.</translation>
    </message>
</context>
<context>
    <name>People</name>
    <message>
        <source>Who joins the family?</source>
        <translation>من ينضم إلى العائلة؟</translation>
    </message>
    <message>
        <source>Name, birthday and picture</source>
        <translation>الاسم وعيد الميلاد والصورة</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>Birthday: day, month, year</source>
        <translation>عيد الميلاد: اليوم والشهر والسنة</translation>
    </message>
    <message>
        <source>Birthday, such as {date}</source>
        <comment>day, month and year</comment>
        <translation>عيد الميلاد، مثل {date}</translation>
    </message>
    <message>
        <source>For games in which the youngest or oldest begins; it can stay empty</source>
        <translation>للألعاب التي يبدأ فيها الأصغر أو الأكبر؛ ويمكن تركه فارغًا</translation>
    </message>
    <message>
        <source>Please write day, month and year, such as {date}.</source>
        <translation>يُكتب اليوم والشهر والسنة، مثل {date}.</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>الصورة</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>حذف…</translation>
    </message>
    <message>
        <source>Take this person out of the family</source>
        <translation>إخراج هذا الشخص من العائلة</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>حفظ</translation>
    </message>
    <message>
        <source>Your own picture…</source>
        <translation>صورة خاصة…</translation>
    </message>
    <message>
        <source>Choose a picture file, or drop one here</source>
        <translation>اختيار ملف صورة، أو إفلاته هنا</translation>
    </message>
    <message>
        <source>Personal settings…</source>
        <translation>إعدادات خاصة…</translation>
    </message>
    <message>
        <source>Text, colours and cards as this person likes them</source>
        <translation>النص والألوان والأوراق كما يحبها هذا الشخص</translation>
    </message>
    <message>
        <source>Choose a picture</source>
        <translation>اختيار صورة</translation>
    </message>
    <message>
        <source>The picture is being read…</source>
        <translation>تجري قراءة الصورة…</translation>
    </message>
    <message>
        <source>Somebody of the family has this name already. Both can have it, with different pictures.</source>
        <translation>في العائلة من يحمل هذا الاسم. يمكن أن يحمله كلاهما، بصورتين مختلفتين.</translation>
    </message>
    <message>
        <source>Remove {name}?</source>
        <translation>حذف {name}؟</translation>
    </message>
    <message>
        <source>Matches stay, but the name&apos;s results are gone for good.</source>
        <translation>تبقى المباريات، لكن نتائج هذا الاسم تضيع نهائيًا.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>إبقاء</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>حذف</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>العائلة</translation>
    </message>
    <message>
        <source>Choose somebody to change name, birthday or picture.</source>
        <translation>اختيار شخص لتغيير اسمه أو عيد ميلاده أو صورته.</translation>
    </message>
    <message>
        <source>Add</source>
        <comment>somebody to the family</comment>
        <translation>إضافة</translation>
    </message>
</context>
<context>
    <name>Phrases</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>صفر من النقاط</numerusform>
            <numerusform>نقطة واحدة</numerusform>
            <numerusform>نقطتان</numerusform>
            <numerusform>%Ln نقاط</numerusform>
            <numerusform>%Ln نقطة</numerusform>
            <numerusform>%Ln نقطة</numerusform>
        </translation>
    </message>
    <message>
        <source>an {card}</source>
        <comment>as &apos;a {card}&apos;, before 8 and 11 in English</comment>
        <translation>{card}</translation>
    </message>
    <message>
        <source>a {card}</source>
        <comment>a card by its number, as in &apos;a 5&apos;</comment>
        <translation>{card}</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>الجولة {number}</translation>
    </message>
    <message>
        <source>{name} wins!</source>
        <comment>the match; a man or a woman</comment>
        <translation>الفوز لـ{name}!</translation>
    </message>
    <message>
        <source>{names} win together!</source>
        <comment>a shared win of the match</comment>
        <translation>الفوز معًا لـ{names}!</translation>
    </message>
    <message>
        <source>The round is over; nobody could end it. Best: {names}</source>
        <translation>انتهت الجولة ولم يستطع أحد إنهاءها. الأفضل: {names}</translation>
    </message>
    <message>
        <source>The round is over. Best: {names}</source>
        <translation>انتهت الجولة. الأفضل: {names}</translation>
    </message>
    <message>
        <source>The discard pile was shuffled into a new draw pile</source>
        <translation>خُلطت كومة الرمي فصارت كومة سحب جديدة</translation>
    </message>
</context>
<context>
    <name>Pictures</name>
    <message>
        <source>This file cannot be opened.</source>
        <translation>لا يمكن فتح هذا الملف.</translation>
    </message>
    <message>
        <source>This is not a picture. PNG, JPEG, WebP, BMP and GIF can be used.</source>
        <translation>هذه ليست صورة. الصيغ المقبولة: PNG وJPEG وWebP وBMP وGIF.</translation>
    </message>
    <message>
        <source>This picture is too large.</source>
        <translation>هذه الصورة كبيرة جدًا.</translation>
    </message>
    <message>
        <source>This picture is damaged or not complete.</source>
        <translation>هذه الصورة تالفة أو غير كاملة.</translation>
    </message>
</context>
<context>
    <name>PlayingCards</name>
    <message>
        <source>spades</source>
        <comment>a suit, put into &apos;king of {suit}&apos;</comment>
        <translation>البستوني</translation>
    </message>
    <message>
        <source>hearts</source>
        <comment>a suit, put into &apos;king of {suit}&apos;</comment>
        <translation>القلوب</translation>
    </message>
    <message>
        <source>diamonds</source>
        <comment>a suit, put into &apos;king of {suit}&apos;</comment>
        <translation>الديناري</translation>
    </message>
    <message>
        <source>clubs</source>
        <comment>a suit, put into &apos;king of {suit}&apos;</comment>
        <translation>السباتي</translation>
    </message>
    <message>
        <source>ace of {suit}</source>
        <translation>آس {suit}</translation>
    </message>
    <message>
        <source>jack of {suit}</source>
        <translation>ولد {suit}</translation>
    </message>
    <message>
        <source>queen of {suit}</source>
        <translation>ملكة {suit}</translation>
    </message>
    <message>
        <source>king of {suit}</source>
        <translation>ملك {suit}</translation>
    </message>
    <message>
        <source>{number} of {suit}</source>
        <comment>a card from 2 to 10</comment>
        <translation>{number} {suit}</translation>
    </message>
</context>
<context>
    <name>Presets</name>
    <message>
        <source>As in the rule book</source>
        <comment>house rules: none is changed</comment>
        <translation>كما في كتاب القواعد</translation>
    </message>
    <message>
        <source>To the letter</source>
        <comment>house rules: as they were first written down</comment>
        <translation>بالحرف</translation>
    </message>
    <message>
        <source>As in the publisher&apos;s rules</source>
        <comment>house rules: which are the source rules too</comment>
        <translation>كما في قواعد الناشر</translation>
    </message>
    <message>
        <source>As in the publisher&apos;s rules</source>
        <comment>house rules</comment>
        <translation>كما في قواعد الناشر</translation>
    </message>
    <message>
        <source>As in card game books</source>
        <comment>house rules: of an old game</comment>
        <translation>كما في كتب ألعاب الورق</translation>
    </message>
    <message>
        <source>For small children</source>
        <comment>house rules</comment>
        <translation>للأطفال الصغار</translation>
    </message>
    <message>
        <source>Your own choice</source>
        <comment>house rules that have no name</comment>
        <translation>اختيار خاص</translation>
    </message>
    <message>
        <source>Nothing changed</source>
        <comment>house rules: what is in them</comment>
        <translation>بلا أي تغيير</translation>
    </message>
    <message>
        <source>{option}: {value}</source>
        <comment>one of the house rules and how it is</comment>
        <translation>{option}: {value}</translation>
    </message>
    <message>
        <source>on</source>
        <comment>one of the house rules is switched on</comment>
        <translation>نعم</translation>
    </message>
    <message>
        <source>off</source>
        <comment>one of the house rules is switched off</comment>
        <translation>لا</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>قواعد البيت</translation>
    </message>
    <message>
        <source>Which rules?</source>
        <comment>house rules with a name are chosen from</comment>
        <translation>أي قواعد؟</translation>
    </message>
    <message>
        <source>Your own</source>
        <comment>house rules that people saved under a name</comment>
        <translation>قواعدكم الخاصة</translation>
    </message>
    <message>
        <source>Rename {name}</source>
        <comment>house rules</comment>
        <translation>إعادة تسمية {name}</translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <comment>house rules</comment>
        <translation>إزالة {name}</translation>
    </message>
    <message>
        <source>New name</source>
        <comment>of house rules</comment>
        <translation>الاسم الجديد</translation>
    </message>
    <message>
        <source>Keep this name</source>
        <translation>اعتماد هذا الاسم</translation>
    </message>
    <message>
        <source>Other rules have this name already.</source>
        <translation>هذا الاسم لقواعد أخرى.</translation>
    </message>
    <message>
        <source>These rules were removed in another window.</source>
        <translation>أُزيلت هذه القواعد في نافذة أخرى.</translation>
    </message>
    <message>
        <source>{name} was removed.</source>
        <comment>house rules</comment>
        <translation>تمت إزالة {name}.</translation>
    </message>
    <message>
        <source>Take back</source>
        <comment>a removal</comment>
        <translation>استرجاع</translation>
    </message>
    <message>
        <source>Save the present rules under a name</source>
        <translation>حفظ القواعد الحالية باسم</translation>
    </message>
    <message>
        <source>Name, such as Sunday rules</source>
        <comment>of house rules</comment>
        <translation>اسم، مثل قواعد الجمعة</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <comment>house rules of that name</comment>
        <translation>استبدال</translation>
    </message>
    <message>
        <source>Save</source>
        <comment>house rules</comment>
        <translation>حفظ</translation>
    </message>
    <message>
        <source>There are too many house rules of your own. Remove some first.</source>
        <translation>قواعد البيت الخاصة بكم كثيرة جدًا. تجب إزالة بعضها أولًا.</translation>
    </message>
</context>
<context>
    <name>QAbstractSpinBox</name>
    <message>
        <source>&amp;Select All</source>
        <translation>ت&amp;حديد الكل</translation>
    </message>
    <message>
        <source>&amp;Step up</source>
        <translation>&amp;زيادة</translation>
    </message>
    <message>
        <source>Step &amp;down</source>
        <translation>&amp;إنقاص</translation>
    </message>
</context>
<context>
    <name>QCocoaTheme</name>
    <message>
        <source>Don&apos;t Save</source>
        <translation>عدم الحفظ</translation>
    </message>
</context>
<context>
    <name>QDialogButtonBox</name>
    <message>
        <source>OK</source>
        <translation>موافق</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>Look in:</source>
        <translation>البحث في:</translation>
    </message>
    <message>
        <source>Directory:</source>
        <translation>المجلد:</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>ا&amp;سم الملف:</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>نوع الملفات:</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;فتح</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;حفظ</translation>
    </message>
    <message>
        <source>&amp;Choose</source>
        <translation>ا&amp;ختيار</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>فتح</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>حفظ باسم</translation>
    </message>
    <message>
        <source>All Files (*)</source>
        <translation>كل الملفات (*)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>السابق</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>الرجوع</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>التالي</translation>
    </message>
    <message>
        <source>Go forward</source>
        <translation>التقدم</translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation>المجلد الأعلى</translation>
    </message>
    <message>
        <source>Go to the parent directory</source>
        <translation>الانتقال إلى المجلد الأعلى</translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation>إنشاء مجلد جديد</translation>
    </message>
    <message>
        <source>Create a New Folder</source>
        <translation>إنشاء مجلد جديد</translation>
    </message>
    <message>
        <source>&amp;New Folder</source>
        <translation>مجلد &amp;جديد</translation>
    </message>
    <message>
        <source>New Folder</source>
        <translation>مجلد جديد</translation>
    </message>
    <message>
        <source>List View</source>
        <translation>عرض القائمة</translation>
    </message>
    <message>
        <source>Change to list view mode</source>
        <translation>التبديل إلى عرض القائمة</translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation>عرض التفاصيل</translation>
    </message>
    <message>
        <source>Change to detail view mode</source>
        <translation>التبديل إلى عرض التفاصيل</translation>
    </message>
    <message>
        <source>Sidebar</source>
        <translation>الشريط الجانبي</translation>
    </message>
    <message>
        <source>List of places and bookmarks</source>
        <translation>قائمة الأماكن والإشارات المرجعية</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>الملفات</translation>
    </message>
    <message>
        <source>My Computer</source>
        <translation>حاسوبي</translation>
    </message>
    <message>
        <source>Recent Places</source>
        <translation>الأماكن الأخيرة</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>إعادة ال&amp;تسمية</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;حذف</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>حذف</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>إزالة</translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation>إظهار الملفات ال&amp;مخفية</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation>‏%1 موجود من قبل.
هل تريد استبداله؟</translation>
    </message>
    <message>
        <source>%1
File not found.
Please verify the correct file name was given.</source>
        <translation>%1
لم يُعثر على الملف.
يُرجى التحقق من اسم الملف.</translation>
    </message>
    <message>
        <source>%1
Directory not found.
Please verify the correct directory name was given.</source>
        <translation>%1
لم يُعثر على المجلد.
يُرجى التحقق من اسم المجلد.</translation>
    </message>
    <message>
        <source>Are you sure you want to delete &apos;%1&apos;?</source>
        <translation>هل تريد حقًا حذف «%1»؟</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is write protected.
Do you want to delete it anyway?</source>
        <translation>‏«%1» محمي من الكتابة.
هل تريد حذفه مع ذلك؟</translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>Computer</source>
        <translation>الحاسوب</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>الحجم</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>النوع</translation>
    </message>
    <message>
        <source>Date Modified</source>
        <translation>تاريخ التعديل</translation>
    </message>
    <message>
        <source>My Computer</source>
        <translation>حاسوبي</translation>
    </message>
</context>
<context>
    <name>QGnomeTheme</name>
    <message>
        <source>&amp;OK</source>
        <translation>&amp;موافق</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;حفظ</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>إل&amp;غاء</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>إ&amp;غلاق</translation>
    </message>
    <message>
        <source>Close without Saving</source>
        <translation>إغلاق دون حفظ</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;تراجع</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>إ&amp;عادة</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;قص</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;نسخ</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;لصق</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>حذف</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>تحديد الكل</translation>
    </message>
</context>
<context>
    <name>QMessageBox</name>
    <message>
        <source>Show Details...</source>
        <translation>إظهار التفاصيل...</translation>
    </message>
    <message>
        <source>Hide Details...</source>
        <translation>إخفاء التفاصيل...</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>موافق</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>حفظ</translation>
    </message>
    <message>
        <source>Save All</source>
        <translation>حفظ الكل</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>فتح</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;نعم</translation>
    </message>
    <message>
        <source>Yes to &amp;All</source>
        <translation>نعم &amp;للكل</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;لا</translation>
    </message>
    <message>
        <source>N&amp;o to All</source>
        <translation>لا لل&amp;كل</translation>
    </message>
    <message>
        <source>Abort</source>
        <translation>إيقاف</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>إعادة المحاولة</translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation>تجاهل</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>عدم الحفظ</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>مساعدة</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>تطبيق</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>إعادة الضبط</translation>
    </message>
    <message>
        <source>Restore Defaults</source>
        <translation>استعادة الإعدادات الأصلية</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;تراجع</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>إ&amp;عادة</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;قص</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;نسخ</translation>
    </message>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation>نسخ عنوان ال&amp;رابط</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;لصق</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>حذف</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>تحديد الكل</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>It is not your turn.</source>
        <translation>ليس هذا دورك.</translation>
    </message>
    <message>
        <source>The round is over. Deal the next one first.</source>
        <translation>انتهت الجولة. توزيع التالية أولًا.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>انتهت المباراة.</translation>
    </message>
    <message>
        <source>The rules do not allow this move.</source>
        <translation>القواعد لا تسمح بهذه النقلة.</translation>
    </message>
    <message>
        <source>There is no move of yours to take back.</source>
        <translation>لا نقلة لك للتراجع عنها.</translation>
    </message>
    <message>
        <source>Taking back is switched off in the menu.</source>
        <translation>التراجع معطّل في القائمة.</translation>
    </message>
    <message>
        <source>A card has been seen since: it cannot be taken back any more.</source>
        <translation>كُشفت ورقة بعدها: لم يعد التراجع ممكنًا.</translation>
    </message>
</context>
<context>
    <name>RuleBook</name>
    <message>
        <source>{most}, or {least} with many players</source>
        <comment>the size of a stock</comment>
        <translation>{most}، أو {least} إذا كثر اللاعبون</translation>
    </message>
    <message>
        <source>At this table: {choice}</source>
        <comment>what is chosen of an option</comment>
        <translation>على هذه الطاولة: {choice}</translation>
    </message>
    <message>
        <source>on</source>
        <comment>an option that can be on or off</comment>
        <translation>مشغّلة</translation>
    </message>
    <message>
        <source>off</source>
        <comment>an option that can be on or off</comment>
        <translation>متوقفة</translation>
    </message>
    <message>
        <source>{number} of {all}</source>
        <comment>places where a word was found</comment>
        <translation>{number} من {all}</translation>
    </message>
    <message>
        <source>not found</source>
        <comment>words in a rule book</comment>
        <translation>غير موجود</translation>
    </message>
    <message>
        <source>Contents</source>
        <comment>the sections of a rule book</comment>
        <translation>المحتويات</translation>
    </message>
    <message>
        <source>Find in this book</source>
        <translation>بحث في الكتاب</translation>
    </message>
    <message>
        <source>Left and right go from link to link, Enter follows one</source>
        <comment>keys</comment>
        <translation>السهمان الأيمن والأيسر ينتقلان بين الروابط، وEnter يفتح الرابط</translation>
    </message>
    <message>
        <source>Back to where you read before</source>
        <translation>العودة إلى موضع القراءة السابق</translation>
    </message>
    <message>
        <source>Forward again, after going back</source>
        <translation>التقدم من جديد بعد العودة</translation>
    </message>
    <message>
        <source>Smaller letters</source>
        <translation>أحرف أصغر</translation>
    </message>
    <message>
        <source>Larger letters</source>
        <translation>أحرف أكبر</translation>
    </message>
    <message>
        <source>Previous place found</source>
        <translation>الموضع السابق</translation>
    </message>
    <message>
        <source>Next place found</source>
        <translation>الموضع التالي</translation>
    </message>
    <message>
        <source>Read in the rule book: {about}</source>
        <comment>the name of a house rule</comment>
        <translation>القراءة في كتاب القواعد: {about}</translation>
    </message>
    <message>
        <source>Read in the rule book</source>
        <translation>القراءة في كتاب القواعد</translation>
    </message>
    <message>
        <source>House rule</source>
        <comment>heading of a column of options</comment>
        <translation>قاعدة البيت</translation>
    </message>
    <message>
        <source>Usual</source>
        <comment>heading of a column: what is usual</comment>
        <translation>المعتاد</translation>
    </message>
    <message>
        <source>At this table</source>
        <comment>heading of a column: what is chosen</comment>
        <translation>هذه الطاولة</translation>
    </message>
</context>
<context>
    <name>RulePictures</name>
    <message>
        <source>draw pile</source>
        <comment>under cards in a rule book&apos;s picture</comment>
        <translation>كومة السحب</translation>
    </message>
    <message>
        <source>building piles</source>
        <comment>under cards in a rule book&apos;s picture</comment>
        <translation>كومات البناء</translation>
    </message>
    <message>
        <source>your discard piles</source>
        <comment>under cards in a rule book&apos;s picture</comment>
        <translation>كومات الرمي الخاصة بك</translation>
    </message>
    <message>
        <source>discard pile</source>
        <comment>under cards in a rule book&apos;s picture</comment>
        <translation>كومة الرمي</translation>
    </message>
    <message>
        <source>stock</source>
        <comment>in the middle of Kings Corners, in a picture</comment>
        <translation>المخزون</translation>
    </message>
    <message>
        <source>your stock</source>
        <comment>under cards in a rule book&apos;s picture</comment>
        <translation>مخزونك</translation>
    </message>
    <message>
        <source>your hand</source>
        <comment>under cards in a rule book&apos;s picture</comment>
        <translation>يدك</translation>
    </message>
    <message>
        <source>your hand piles</source>
        <comment>under cards in a rule book&apos;s picture</comment>
        <translation>كومات يدك</translation>
    </message>
    <message>
        <source>drawn card</source>
        <comment>under a card in a rule book&apos;s picture</comment>
        <translation>الورقة المسحوبة</translation>
    </message>
    <message>
        <source>your cards</source>
        <comment>under cards in a rule book&apos;s picture</comment>
        <translation>أوراقك</translation>
    </message>
    <message>
        <source>another player&apos;s cards</source>
        <comment>under cards in a rule book&apos;s picture</comment>
        <translation>أوراق لاعب آخر</translation>
    </message>
    <message>
        <source>your partner&apos;s stock</source>
        <comment>under cards in a rule book&apos;s picture</comment>
        <translation>مخزون شريكك</translation>
    </message>
    <message>
        <source>your partner&apos;s discard piles</source>
        <comment>under cards in a rule book&apos;s picture</comment>
        <translation>كومات رمي شريكك</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>Rules · {game}</source>
        <translation>القواعد · {game}</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>اللعبة</translation>
    </message>
</context>
<context>
    <name>Scores</name>
    <message numerus="yes">
        <source>%n card(s) left</source>
        <comment>in a stock</comment>
        <translation>
            <numerusform>لم تبق أوراق</numerusform>
            <numerusform>بقيت ورقة واحدة</numerusform>
            <numerusform>بقيت ورقتان</numerusform>
            <numerusform>بقيت %Ln أوراق</numerusform>
            <numerusform>بقيت %Ln ورقة</numerusform>
            <numerusform>بقيت %Ln ورقة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s) in the pot</source>
        <translation>
            <numerusform>الصندوق فارغ</numerusform>
            <numerusform>فيشة واحدة في الصندوق</numerusform>
            <numerusform>فيشتان في الصندوق</numerusform>
            <numerusform>%Ln فيش في الصندوق</numerusform>
            <numerusform>%Ln فيشة في الصندوق</numerusform>
            <numerusform>%Ln فيشة في الصندوق</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in the pot</source>
        <comment>chips that stay for the next round</comment>
        <translation>
            <numerusform>الصندوق فارغ</numerusform>
            <numerusform>واحدة في الصندوق</numerusform>
            <numerusform>اثنتان في الصندوق</numerusform>
            <numerusform>%Ln في الصندوق</numerusform>
            <numerusform>%Ln في الصندوق</numerusform>
            <numerusform>%Ln في الصندوق</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) left</source>
        <comment>until the match ends</comment>
        <translation>
            <numerusform>لم تبق جولات</numerusform>
            <numerusform>بقيت جولة واحدة</numerusform>
            <numerusform>بقيت جولتان</numerusform>
            <numerusform>بقيت %Ln جولات</numerusform>
            <numerusform>بقيت %Ln جولة</numerusform>
            <numerusform>بقيت %Ln جولة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to go</source>
        <comment>points until the match ends</comment>
        <translation>
            <numerusform>لم يبق شيء</numerusform>
            <numerusform>بقيت واحدة</numerusform>
            <numerusform>بقيت اثنتان</numerusform>
            <numerusform>بقيت %Ln</numerusform>
            <numerusform>بقيت %Ln</numerusform>
            <numerusform>بقيت %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>Save as file</source>
        <translation>حفظ في ملف</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>الجولة التالية</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>العودة إلى الطاولة</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>ورقة النقاط</translation>
    </message>
    <message>
        <source>after round {number}</source>
        <translation>بعد الجولة {number}</translation>
    </message>
    <message>
        <source>first round</source>
        <translation>الجولة الأولى</translation>
    </message>
    <message>
        <source>deal number {number}</source>
        <comment>by which the same cards are dealt again</comment>
        <translation>رقم التوزيعة {number}</translation>
    </message>
    <message>
        <source>{name} closed with {points}: not doubled, since it would be a reward.</source>
        <comment>zero or less points at the end of a round</comment>
        <translation>{name}: إغلاق مع {points}، بلا مضاعفة، لأنها ستكون مكافأة.</translation>
    </message>
    <message>
        <source>lowest</source>
        <comment>points of the round</comment>
        <translation>الأقل</translation>
    </message>
    <message>
        <source>won the round</source>
        <translation>الفوز بالجولة</translation>
    </message>
    <message>
        <source>closed the round</source>
        <translation>إغلاق الجولة</translation>
    </message>
    <message>
        <source>doubled</source>
        <translation>مضاعفة</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>المجموع</translation>
    </message>
    <message>
        <source>reached</source>
        <comment>the points that end the match</comment>
        <translation>بلغ الحد</translation>
    </message>
    <message>
        <source>{name}: {points}</source>
        <comment>one line of the score sheet, read aloud</comment>
        <translation>{name}: {points}</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>how many rounds, on the score sheet</comment>
        <translation>الفوز</translation>
    </message>
    <message>
        <source>Chips</source>
        <comment>how many somebody has, on the score sheet</comment>
        <translation>الفيش</translation>
    </message>
    <message>
        <source>counts {points}</source>
        <comment>points somebody writes down for the winner</comment>
        <translation>يُحسب {points}</translation>
    </message>
    <message>
        <source>blocked</source>
        <comment>a round that nobody could end</comment>
        <translation>مسدودة</translation>
    </message>
    <message>
        <source>{points} ×{two}</source>
        <comment>points that were doubled</comment>
        <translation>{points} ×{two}</translation>
    </message>
    <message>
        <source>not ×{two}</source>
        <comment>points that were not doubled</comment>
        <translation>بلا ×{two}</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>{name}&apos;s own settings</source>
        <translation>الإعدادات الخاصة: {name}</translation>
    </message>
    <message>
        <source>The table has them while it is this person&apos;s turn.</source>
        <translation>تظهر الطاولة هكذا في دور هذا الشخص.</translation>
    </message>
    <message>
        <source>As the program</source>
        <comment>a person&apos;s own setting: none</comment>
        <translation>كالبرنامج</translation>
    </message>
    <message>
        <source>Done</source>
        <comment>button: closes a dialog</comment>
        <translation>تم</translation>
    </message>
    <message>
        <source>Loudness</source>
        <comment>of the sounds</comment>
        <translation>مستوى الصوت</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>التلميحات</translation>
    </message>
    <message>
        <source>Card backs</source>
        <translation>ظهر الأوراق</translation>
    </message>
    <message>
        <source>Card size</source>
        <translation>حجم الأوراق</translation>
    </message>
    <message>
        <source>Suits in four colours</source>
        <translation>أربعة ألوان للنقوش الأربعة</translation>
    </message>
    <message>
        <source>Large print</source>
        <translation>أوراق بخط كبير</translation>
    </message>
    <message>
        <source>Computer players wait for you</source>
        <translation>اللاعبون الحاسوبيون ينتظرونك</translation>
    </message>
    <message>
        <source>The desktop may ask for night, or for high contrast</source>
        <translation>قد يطلب سطح المكتب الألوان الليلية أو التباين العالي</translation>
    </message>
    <message>
        <source>How fast cards go from place to place</source>
        <translation>سرعة انتقال الأوراق من مكان إلى مكان</translation>
    </message>
    <message>
        <source>In Arabic; automatic is as the region of this computer has them</source>
        <translation>في العربية؛ التلقائي يتبع منطقة هذا الحاسوب</translation>
    </message>
    <message>
        <source>Of all words, at the table too</source>
        <translation>لكل الكلمات، وعلى الطاولة أيضًا</translation>
    </message>
    <message>
        <source>{largest}: as large as there is room for at the table</source>
        <comment>of cards; {largest} is 100%</comment>
        <translation>{largest}: أكبر ما تتسع له الطاولة</translation>
    </message>
    <message>
        <source>The bar has a button that shows a good move</source>
        <translation>زر في الشريط يعرض نقلة جيدة</translation>
    </message>
    <message>
        <source>Spades black, hearts red, diamonds blue, clubs green</source>
        <translation>البستوني أسود والقلوب أحمر والديناري أزرق والسباتي أخضر</translation>
    </message>
    <message>
        <source>Cards with larger numbers and letters</source>
        <translation>أوراق بأرقام وحروف أكبر</translation>
    </message>
    <message>
        <source>While the window is out of sight</source>
        <translation>ما دامت النافذة لا تُرى</translation>
    </message>
    <message>
        <source>Before each of their moves</source>
        <translation>قبل كل نقلة من نقلاتهم</translation>
    </message>
    <message>
        <source>When a move may be taken back</source>
        <translation>متى يجوز التراجع عن نقلة</translation>
    </message>
    <message>
        <source>{number} s</source>
        <comment>a pause, in seconds</comment>
        <translation>{number} ث</translation>
    </message>
    <message>
        <source>On</source>
        <comment>a setting is switched on</comment>
        <translation>نعم</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>a setting is switched off</comment>
        <translation>لا</translation>
    </message>
    <message>
        <source>Each game its own</source>
        <comment>card backs</comment>
        <translation>لكل لعبة ظهرها</translation>
    </message>
    <message>
        <source>Stars</source>
        <comment>a card back</comment>
        <translation>نجوم</translation>
    </message>
    <message>
        <source>Petals</source>
        <comment>a card back</comment>
        <translation>بتلات</translation>
    </message>
    <message>
        <source>Waves</source>
        <comment>a card back</comment>
        <translation>أمواج</translation>
    </message>
    <message>
        <source>Tiles</source>
        <comment>a card back</comment>
        <translation>بلاط</translation>
    </message>
    <message>
        <source>Blossoms</source>
        <comment>a card back</comment>
        <translation>أزهار</translation>
    </message>
    <message>
        <source>Table</source>
        <comment>group of settings</comment>
        <translation>الطاولة</translation>
    </message>
    <message>
        <source>Cards</source>
        <comment>group of settings</comment>
        <translation>الأوراق</translation>
    </message>
    <message>
        <source>Sound</source>
        <comment>group of settings</comment>
        <translation>الصوت</translation>
    </message>
    <message>
        <source>Language and text</source>
        <comment>group of settings</comment>
        <translation>اللغة والنص</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>group of settings: how it is played</comment>
        <translation>اللعب</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>الإعدادات</translation>
    </message>
    <message>
        <source>{name}&apos;s own setting</source>
        <comment>a person</comment>
        <translation>إعداد خاص: {name}</translation>
    </message>
</context>
<context>
    <name>SkipBo</name>
    <message numerus="yes">
        <source>{name} drew %n card(s)</source>
        <comment>from the draw pile</comment>
        <translation>
            <numerusform>{name}: لا سحب</numerusform>
            <numerusform>{name}: سُحبت ورقة واحدة</numerusform>
            <numerusform>{name}: سُحبت ورقتان</numerusform>
            <numerusform>{name}: سُحبت %Ln أوراق</numerusform>
            <numerusform>{name}: سُحبت %Ln ورقة</numerusform>
            <numerusform>{name}: سُحبت %Ln ورقة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gets %n card(s) under the stock</source>
        <comment>the penalty for talking; under the own stock</comment>
        <translation>
            <numerusform>{name}: لا أوراق تحت المخزون</numerusform>
            <numerusform>{name}: ورقة واحدة تحت المخزون</numerusform>
            <numerusform>{name}: ورقتان تحت المخزون</numerusform>
            <numerusform>{name}: %Ln أوراق تحت المخزون</numerusform>
            <numerusform>{name}: %Ln ورقة تحت المخزون</numerusform>
            <numerusform>{name}: %Ln ورقة تحت المخزون</numerusform>
        </translation>
    </message>
    <message>
        <source>Skip-Bo</source>
        <comment>the game&apos;s name</comment>
        <translation>سكيب بو</translation>
    </message>
    <message>
        <source>Build from {first} to {last} and empty your stock.</source>
        <comment>on the start page; the stock: one&apos;s own pile</comment>
        <translation>بناء من {first} إلى {last} وإنهاء المخزون.</translation>
    </message>
    <message>
        <source>{round} · first to {points}</source>
        <comment>at the table: Round 2 · first to 500 points</comment>
        <translation>{round}، أول من يبلغ {points}</translation>
    </message>
    <message>
        <source>the first to {target} points wins</source>
        <comment>on the score sheet</comment>
        <translation>أول من يبلغ {target} نقطة يفوز</translation>
    </message>
    <message>
        <source>{name}&apos;s moves are taken back: no drawing in the next turn</source>
        <comment>the penalty for playing out of turn</comment>
        <translation>أُلغيت نقلات {name}: لا سحب في الدور القادم</translation>
    </message>
    <message>
        <source>{name} discarded {a_card}</source>
        <comment>Kito discarded a 4</comment>
        <translation>{name}: رُمي {a_card}</translation>
    </message>
    <message>
        <source>{name} played {a_card} from a discard pile</source>
        <comment>Kito played a 5; one of the own piles</comment>
        <translation>{name}: لُعب {a_card} من كومة الرمي</translation>
    </message>
    <message>
        <source>{name} played {a_card} from {partner}&apos;s stock</source>
        <comment>of the same team</comment>
        <translation>{name}: لُعب {a_card} من مخزون {partner}</translation>
    </message>
    <message>
        <source>{name} played {a_card} from {partner}&apos;s discard pile</source>
        <comment>of the same team</comment>
        <translation>{name}: لُعب {a_card} من كومة رمي {partner}</translation>
    </message>
    <message>
        <source>{name} drew too many: the card goes into the stock</source>
        <comment>shuffled into the own stock, a penalty</comment>
        <translation>{name}: سحب زائد، فتدخل الورقة المخزون</translation>
    </message>
    <message>
        <source>{name} caught {other} playing out of turn</source>
        <comment>a call: Kito caught Mai</comment>
        <translation>{name}: نداء «ضُبط!» على {other} للعب في غير الدور</translation>
    </message>
    <message>
        <source>{name} called {other} for talking</source>
        <comment>a call: Mai has given her partner advice</comment>
        <translation>{name}: نداء «كلام!» على {other}</translation>
    </message>
</context>
<context>
    <name>SkipBoJunior</name>
    <message numerus="yes">
        <source>the first to win %n round(s) wins</source>
        <comment>on the score sheet</comment>
        <translation>
            <numerusform>الفوز بلا جولات</numerusform>
            <numerusform>أول فائز بجولة يفوز</numerusform>
            <numerusform>أول فائز بجولتين يفوز</numerusform>
            <numerusform>أول فائز بـ%Ln جولات يفوز</numerusform>
            <numerusform>أول فائز بـ%Ln جولة يفوز</numerusform>
            <numerusform>أول فائز بـ%Ln جولة يفوز</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{round} · first to win %n round(s)</source>
        <comment>at the table: Round 2 · first to win 3 rounds</comment>
        <translation>
            <numerusform>{round}، بلا جولات</numerusform>
            <numerusform>{round}، إلى جولة واحدة</numerusform>
            <numerusform>{round}، إلى جولتين</numerusform>
            <numerusform>{round}، إلى %Ln جولات</numerusform>
            <numerusform>{round}، إلى %Ln جولة</numerusform>
            <numerusform>{round}، إلى %Ln جولة</numerusform>
        </translation>
    </message>
    <message>
        <source>Skip-Bo Junior</source>
        <comment>the game&apos;s name</comment>
        <translation>سكيب بو جونيور</translation>
    </message>
    <message>
        <source>Build from {first} to {last}. Easy for children too.</source>
        <comment>on the start page</comment>
        <translation>بناء من {first} إلى {last}. سهلة للأطفال أيضًا.</translation>
    </message>
    <message>
        <source>{name} is dealt {cards}</source>
        <comment>at the start of a turn: Kito is dealt a 3, a 7 and a wild card</comment>
        <translation>{name}: وُزّع {cards}</translation>
    </message>
</context>
<context>
    <name>SkipBoJuniorOptions</name>
    <message>
        <source>Play all that fits</source>
        <translation>اللعب ما دام ممكنًا</translation>
    </message>
    <message>
        <source>Rounds to win the match</source>
        <translation>جولات الفوز بالمباراة</translation>
    </message>
    <message>
        <source>Fewer cards make a shorter game</source>
        <translation>أوراق أقل، مباراة أقصر</translation>
    </message>
    <message>
        <source>Off: a player may stop before that</source>
        <translation>بدونه: يمكن التوقف قبل ذلك</translation>
    </message>
    <message>
        <source>The first to win this many</source>
        <translation>لأول من يفوز بهذا العدد</translation>
    </message>
</context>
<context>
    <name>SkipBoJuniorReasons</name>
    <message>
        <source>A card of yours still fits: play it.</source>
        <translation>إحدى أوراقك ما زالت تصلح: يجب لعبها.</translation>
    </message>
    <message>
        <source>There is no card in that place.</source>
        <translation>لا ورقة في هذا المكان.</translation>
    </message>
    <message>
        <source>Cards go only on the four building piles in the middle.</source>
        <translation>توضع الأوراق فقط على كومات البناء الأربع في الوسط.</translation>
    </message>
    <message>
        <source>You can only play your own cards.</source>
        <translation>اللعب بأوراقك فقط.</translation>
    </message>
</context>
<context>
    <name>SkipBoOptions</name>
    <message>
        <source>Scoring</source>
        <comment>an option: how points are counted</comment>
        <translation>حساب النقاط</translation>
    </message>
    <message>
        <source>Points to win the match</source>
        <translation>نقاط الفوز بالمباراة</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>الفرق</translation>
    </message>
    <message>
        <source>Free table</source>
        <comment>an option: people can break some rules, others catch them</comment>
        <translation>الطاولة الحرة</translation>
    </message>
    <message>
        <source>Wild cards may be discarded</source>
        <translation>رمي الجوكر مسموح</translation>
    </message>
    <message>
        <source>Play all that fits</source>
        <translation>اللعب ما دام ممكنًا</translation>
    </message>
    <message>
        <source>Who deals first</source>
        <translation>من يوزّع أولًا</translation>
    </message>
    <message>
        <source>Usual: {many}, with more than {seats} players {few}</source>
        <comment>cards in a stock: 30, or 20</comment>
        <translation>المعتاد: {many}، وفوق {seats} لاعبين {few}</translation>
    </message>
    <message>
        <source>{round} for the winner, {card} for each card left in the other stocks</source>
        <comment>points</comment>
        <translation>{round} للفائز، و{card} عن كل ورقة باقية في مخازن الآخرين</translation>
    </message>
    <message>
        <source>Whoever gets there first has won</source>
        <translation>أول من يبلغها يفوز</translation>
    </message>
    <message>
        <source>For {four} or {six} players; partners sit apart</source>
        <comment>counts of players</comment>
        <translation>لـ{four} أو {six} لاعبين؛ والشركاء متباعدون</translation>
    </message>
    <message>
        <source>People can play out of turn, and be caught</source>
        <translation>يمكن اللعب في غير الدور، ويمكن الضبط</translation>
    </message>
    <message>
        <source>Off: only if you hold nothing else</source>
        <translation>بدونه: فقط إن لم يبق غيره</translation>
    </message>
    <message>
        <source>Discard only when no card can be played</source>
        <translation>الرمي فقط حين لا يمكن لعب ورقة</translation>
    </message>
    <message>
        <source>In the first round; then the deal goes round</source>
        <translation>في الجولة الأولى؛ ثم يدور التوزيع</translation>
    </message>
    <message>
        <source>Winner counts</source>
        <comment>scoring: the winner writes down the points for all cards</comment>
        <translation>للفائز</translation>
    </message>
    <message>
        <source>Each counts</source>
        <comment>scoring: each player writes down the own cards for the winner</comment>
        <translation>كلٌّ يحسب</translation>
    </message>
    <message>
        <source>No points</source>
        <comment>scoring: one round decides the match</comment>
        <translation>بلا نقاط</translation>
    </message>
    <message>
        <source>None</source>
        <comment>no teams: everybody plays alone</comment>
        <translation>بلا فرق</translation>
    </message>
    <message>
        <source>Two teams</source>
        <translation>فريقان</translation>
    </message>
    <message>
        <source>Three teams</source>
        <translation>ثلاثة فرق</translation>
    </message>
    <message>
        <source>Highest card</source>
        <comment>who deals first: all draw a card, the highest deals</comment>
        <translation>أعلى ورقة</translation>
    </message>
    <message>
        <source>Youngest begins</source>
        <comment>the youngest player plays first, so the one at the right deals</comment>
        <translation>الأصغر يبدأ</translation>
    </message>
</context>
<context>
    <name>SkipBoReasons</name>
    <message>
        <source>Somebody else is playing out of turn just now.</source>
        <translation>هناك من يلعب في غير دوره الآن.</translation>
    </message>
    <message>
        <source>A player can be called for talking once a turn and three times a round.</source>
        <translation>نداء «كلام!» على اللاعب نفسه مرة في الدور وثلاث مرات في الجولة.</translation>
    </message>
    <message>
        <source>Only partners of the player on turn can be called for talking, by another team.</source>
        <translation>نداء «كلام!» على شركاء صاحب الدور فقط، ومن فريق آخر.</translation>
    </message>
    <message>
        <source>You were caught: wait for your turn.</source>
        <translation>نودي عليك «ضُبط!»: يجب انتظار دورك.</translation>
    </message>
    <message>
        <source>You were caught: you may not draw in this turn.</source>
        <translation>نودي عليك «ضُبط!»: لا سحب في هذا الدور.</translation>
    </message>
    <message>
        <source>Only a card from your hand can be discarded.</source>
        <translation>تُرمى ورقة من اليد فقط.</translation>
    </message>
    <message>
        <source>To end your turn, discard a card from your hand.</source>
        <translation>لإنهاء الدور تُرمى ورقة من اليد.</translation>
    </message>
    <message>
        <source>You need not draw: your cards come by themselves.</source>
        <translation>لا حاجة إلى السحب: الأوراق تأتي وحدها.</translation>
    </message>
    <message>
        <source>After five moves out of turn, wait for the player on turn.</source>
        <translation>بعد خمس نقلات في غير الدور يجب انتظار صاحب الدور.</translation>
    </message>
    <message>
        <source>That would leave the player on turn without any play.</source>
        <translation>هذا لا يترك لصاحب الدور ما يلعبه.</translation>
    </message>
    <message>
        <source>Somebody has played out of turn: that comes first.</source>
        <translation>لعب أحدهم في غير دوره: هذا أولًا.</translation>
    </message>
    <message>
        <source>A card still fits: play it before you discard.</source>
        <translation>ما زالت ورقة تصلح: تُلعب قبل الرمي.</translation>
    </message>
    <message>
        <source>There is no card in that place.</source>
        <translation>لا ورقة في هذا المكان.</translation>
    </message>
    <message>
        <source>It is not your turn: you can draw or play a card, but not discard.</source>
        <translation>ليس دورك: السحب أو اللعب ممكن، لا الرمي.</translation>
    </message>
    <message>
        <source>A card cannot go there.</source>
        <translation>لا توضع الورقة هنا.</translation>
    </message>
    <message>
        <source>You cannot play those cards.</source>
        <translation>لا يمكنك لعب هذه الأوراق.</translation>
    </message>
    <message>
        <source>There is nothing to catch any more.</source>
        <translation>لم يبق ما يُضبط.</translation>
    </message>
    <message>
        <source>There is no card left to draw.</source>
        <translation>لم تبق ورقة للسحب.</translation>
    </message>
    <message>
        <source>You can only discard onto your own discard piles.</source>
        <translation>الرمي على كومات الرمي الخاصة بك فقط.</translation>
    </message>
    <message>
        <source>A wild card can be discarded only if you hold nothing else.</source>
        <translation>يُرمى الجوكر فقط إن لم يبق غيره.</translation>
    </message>
</context>
<context>
    <name>SkipBoTable</name>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>لا أوراق في اليد</numerusform>
            <numerusform>ورقة واحدة في اليد</numerusform>
            <numerusform>ورقتان في اليد</numerusform>
            <numerusform>%Ln أوراق في اليد</numerusform>
            <numerusform>%Ln ورقة في اليد</numerusform>
            <numerusform>%Ln ورقة في اليد</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left</source>
        <comment>in a stock</comment>
        <translation>
            <numerusform>لم تبق أوراق</numerusform>
            <numerusform>بقيت ورقة واحدة</numerusform>
            <numerusform>بقيت ورقتان</numerusform>
            <numerusform>بقيت %Ln أوراق</numerusform>
            <numerusform>بقيت %Ln ورقة</numerusform>
            <numerusform>بقيت %Ln ورقة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>cards in the own stock</comment>
        <translation>
            <numerusform>لم يبق شيء</numerusform>
            <numerusform>بقيت واحدة</numerusform>
            <numerusform>بقيت اثنتان</numerusform>
            <numerusform>بقيت %Ln</numerusform>
            <numerusform>بقيت %Ln</numerusform>
            <numerusform>بقيت %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) won</source>
        <translation>
            <numerusform>لا فوز بعد</numerusform>
            <numerusform>فوز بجولة</numerusform>
            <numerusform>فوز بجولتين</numerusform>
            <numerusform>فوز بـ%Ln جولات</numerusform>
            <numerusform>فوز بـ%Ln جولة</numerusform>
            <numerusform>فوز بـ%Ln جولة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw pile, %n card(s)</source>
        <translation>
            <numerusform>كومة السحب، فارغة</numerusform>
            <numerusform>كومة السحب، ورقة واحدة</numerusform>
            <numerusform>كومة السحب، ورقتان</numerusform>
            <numerusform>كومة السحب، %Ln أوراق</numerusform>
            <numerusform>كومة السحب، %Ln ورقة</numerusform>
            <numerusform>كومة السحب، %Ln ورقة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Completed piles, %n card(s)</source>
        <comment>under the draw pile</comment>
        <translation>
            <numerusform>الكومات المكتملة، لا أوراق</numerusform>
            <numerusform>الكومات المكتملة، ورقة واحدة</numerusform>
            <numerusform>الكومات المكتملة، ورقتان</numerusform>
            <numerusform>الكومات المكتملة، %Ln أوراق</numerusform>
            <numerusform>الكومات المكتملة، %Ln ورقة</numerusform>
            <numerusform>الكومات المكتملة، %Ln ورقة</numerusform>
        </translation>
    </message>
    <message>
        <source>start: {number}</source>
        <comment>under an empty building place</comment>
        <translation>البداية: {number}</translation>
    </message>
    <message>
        <source>next: {number}</source>
        <comment>under a building pile</comment>
        <translation>التالي: {number}</translation>
    </message>
    <message>
        <source>You</source>
        <translation>أنت</translation>
    </message>
    <message>
        <source>stock</source>
        <comment>cards left, under a number on a plate</comment>
        <translation>مخزون</translation>
    </message>
    <message>
        <source>Stop here</source>
        <comment>a button that ends the turn</comment>
        <translation>التوقف هنا</translation>
    </message>
    <message>
        <source>face down</source>
        <comment>a card</comment>
        <translation>مقلوبة</translation>
    </message>
    <message>
        <source>wild card</source>
        <translation>جوكر</translation>
    </message>
    <message>
        <source>empty</source>
        <comment>a pile</comment>
        <translation>فارغة</translation>
    </message>
    <message>
        <source>{card} on top, below it {others}</source>
        <comment>cards of a pile</comment>
        <translation>{card} في الأعلى، وتحتها {others}</translation>
    </message>
    <message>
        <source>Building pile {pile}: empty, begins with {next}</source>
        <translation>كومة البناء {pile}: فارغة، تبدأ بـ{next}</translation>
    </message>
    <message>
        <source>Building pile {pile}: {height}, next {next}</source>
        <translation>كومة البناء {pile}: {height}، التالي {next}</translation>
    </message>
    <message>
        <source>{name}, stock: empty</source>
        <translation>{name}، المخزون: فارغ</translation>
    </message>
    <message>
        <source>{name}, stock: {card}, {left}</source>
        <translation>{name}، المخزون: {card}، {left}</translation>
    </message>
    <message>
        <source>discard</source>
        <comment>on an empty discard place</comment>
        <translation>للرمي</translation>
    </message>
    <message>
        <source>Partner</source>
        <comment>plays on the same side</comment>
        <translation>شريك</translation>
    </message>
    <message>
        <source>Where does it go?</source>
        <comment>a card that is held</comment>
        <translation>أين توضع؟</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>البناء</translation>
    </message>
    <message>
        <source>Build, or discard a card</source>
        <translation>البناء، أو رمي ورقة</translation>
    </message>
    <message>
        <source>Discard a card</source>
        <translation>رمي ورقة</translation>
    </message>
    <message>
        <source>{name}, hand card {number}: {card}</source>
        <translation>{name}، ورقة اليد {number}: {card}</translation>
    </message>
    <message>
        <source>{name}: {cards}</source>
        <translation>{name}: {cards}</translation>
    </message>
    <message>
        <source>{name}, discard pile {number}: {cards}</source>
        <translation>{name}، كومة الرمي {number}: {cards}</translation>
    </message>
    <message>
        <source>Play on, or stop</source>
        <translation>المتابعة، أو التوقف</translation>
    </message>
    <message>
        <source>Your turn, {name}!</source>
        <translation>الدور لك يا {name}!</translation>
    </message>
    <message>
        <source>{name}, hand pile {number}: {cards}</source>
        <translation>{name}، كومة اليد {number}: {cards}</translation>
    </message>
</context>
<context>
    <name>Skyjo</name>
    <message>
        <source>Skyjo</source>
        <comment>the game&apos;s name</comment>
        <translation>سكايجو</translation>
    </message>
    <message>
        <source>Swap your high cards away: the fewest points win.</source>
        <comment>on the start page</comment>
        <translation>تبديل الأوراق العالية: الأقل نقاطًا يفوز.</translation>
    </message>
    <message>
        <source>{round} · to {points}</source>
        <comment>at the table: Round 4 · to 100 points</comment>
        <translation>{round}، حتى {points}</translation>
    </message>
    <message>
        <source>the fewest points win · ends at {target}</source>
        <comment>on the score sheet</comment>
        <translation>الأقل نقاطًا يفوز · النهاية عند {target}</translation>
    </message>
    <message>
        <source>{name} closed the round: one more turn for everybody else</source>
        <translation>{name}: أُغلقت الجولة، ودور واحد لكل من الآخرين</translation>
    </message>
    <message>
        <source>{name} drew {a_card}</source>
        <comment>from the draw pile: Kito drew a 5</comment>
        <translation>{name}: سُحب {a_card}</translation>
    </message>
    <message>
        <source>{name} took {a_card} and gave {gone}</source>
        <comment>from the discard pile, in exchange: Kito took an 8 and gave a 12</comment>
        <translation>{name}: أُخذ {a_card} وخرج {gone}</translation>
    </message>
    <message>
        <source>{name} swapped {a_card} in and {gone} out</source>
        <comment>the drawn card for one of the grid: Kito swapped a 6 in and a 12 out</comment>
        <translation>{name}: دخل {a_card} وخرج {gone}</translation>
    </message>
    <message>
        <source>{name} discarded {a_card}</source>
        <comment>the card just drawn</comment>
        <translation>{name}: رُمي {a_card}</translation>
    </message>
    <message>
        <source>{name} has a column of three alike: it goes</source>
        <comment>a column is taken out</comment>
        <translation>{name}: عمود من ثلاث متساوية، فيخرج</translation>
    </message>
    <message>
        <source>{name} turns up the rest</source>
        <comment>at the end of a Skyjo round</comment>
        <translation>{name}: كشف الباقي</translation>
    </message>
    <message>
        <source>{name} turned up {a_card}</source>
        <comment>one of the own cards: Kito turned up a 5</comment>
        <translation>{name}: كُشف {a_card}</translation>
    </message>
</context>
<context>
    <name>SkyjoOptions</name>
    <message>
        <source>Points that end the match</source>
        <translation>النقاط التي تنهي المباراة</translation>
    </message>
    <message>
        <source>Columns of three alike go</source>
        <translation>خروج الأعمدة المتساوية</translation>
    </message>
    <message>
        <source>Who begins the next round</source>
        <translation>من يبدأ الجولة التالية</translation>
    </message>
    <message>
        <source>After discarding the drawn card</source>
        <translation>بعد رمي الورقة المسحوبة</translation>
    </message>
    <message>
        <source>Closed without the lowest score</source>
        <translation>الإغلاق دون أقل النقاط</translation>
    </message>
    <message>
        <source>Double in a tie too</source>
        <translation>المضاعفة عند التعادل أيضًا</translation>
    </message>
    <message>
        <source>Then the match ends; the fewest points win</source>
        <translation>عندها تنتهي المباراة؛ والأقل نقاطًا يفوز</translation>
    </message>
    <message>
        <source>They are taken out and count nothing</source>
        <translation>تخرج ولا تُحسب</translation>
    </message>
    <message>
        <source>When somebody else has just as few points</source>
        <translation>إذا تساوى معك غيرك في أقل النقاط</translation>
    </message>
    <message>
        <source>Fewest points</source>
        <translation>الأقل نقاطًا</translation>
    </message>
    <message>
        <source>Whoever closed it</source>
        <translation>من أغلق الجولة</translation>
    </message>
    <message>
        <source>May turn one up</source>
        <translation>كشف ورقة ممكن</translation>
    </message>
    <message>
        <source>Must turn one up</source>
        <translation>كشف ورقة واجب</translation>
    </message>
    <message>
        <source>Double if above 0</source>
        <comment>points are doubled if there are more than zero</comment>
        <translation>مضاعفة فوق الصفر</translation>
    </message>
    <message>
        <source>Always double</source>
        <translation>مضاعفة دائمًا</translation>
    </message>
    <message>
        <source>Never double</source>
        <translation>بلا مضاعفة</translation>
    </message>
</context>
<context>
    <name>SkyjoReasons</name>
    <message>
        <source>That card is face up already.</source>
        <translation>هذه الورقة مكشوفة.</translation>
    </message>
    <message>
        <source>First turn up two of your own cards.</source>
        <translation>أولًا تُكشف ورقتان من أوراقك.</translation>
    </message>
    <message>
        <source>There is no card left in that place.</source>
        <translation>لم تبق ورقة في هذا المكان.</translation>
    </message>
    <message>
        <source>Now turn up one of your own cards.</source>
        <translation>الآن تُكشف ورقة من أوراقك.</translation>
    </message>
    <message>
        <source>Now turn up one of your own cards, or end your turn.</source>
        <translation>الآن تُكشف ورقة من أوراقك، أو ينتهي الدور.</translation>
    </message>
    <message>
        <source>You can only exchange your own cards.</source>
        <translation>التبديل في أوراقك فقط.</translation>
    </message>
    <message>
        <source>First take a card from one of the piles.</source>
        <translation>أولًا تؤخذ ورقة من إحدى الكومتين.</translation>
    </message>
    <message>
        <source>First exchange the card you drew, or discard it.</source>
        <translation>أولًا تُبدَّل الورقة المسحوبة، أو تُرمى.</translation>
    </message>
</context>
<context>
    <name>SkyjoTable</name>
    <message numerus="yes">
        <source>Draw pile, %n card(s)</source>
        <translation>
            <numerusform>كومة السحب، فارغة</numerusform>
            <numerusform>كومة السحب، ورقة واحدة</numerusform>
            <numerusform>كومة السحب، ورقتان</numerusform>
            <numerusform>كومة السحب، %Ln أوراق</numerusform>
            <numerusform>كومة السحب، %Ln ورقة</numerusform>
            <numerusform>كومة السحب، %Ln ورقة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Turn up %n card(s)</source>
        <translation>
            <numerusform>لا كشف</numerusform>
            <numerusform>كشف ورقة واحدة</numerusform>
            <numerusform>كشف ورقتين</numerusform>
            <numerusform>كشف %Ln أوراق</numerusform>
            <numerusform>كشف %Ln ورقة</numerusform>
            <numerusform>كشف %Ln ورقة</numerusform>
        </translation>
    </message>
    <message>
        <source>discard</source>
        <comment>the discard pile, under it</comment>
        <translation>الرمي</translation>
    </message>
    <message>
        <source>shows {points}</source>
        <comment>the sum of a player&apos;s face-up cards</comment>
        <translation>مكشوف {points}</translation>
    </message>
    <message>
        <source>You</source>
        <translation>أنت</translation>
    </message>
    <message>
        <source>closed</source>
        <comment>on the plate of who closed the round</comment>
        <translation>أغلق</translation>
    </message>
    <message>
        <source>points</source>
        <comment>under the total on a plate</comment>
        <translation>نقاط</translation>
    </message>
    <message>
        <source>Choose the card to exchange</source>
        <translation>اختيار الورقة للتبديل</translation>
    </message>
    <message>
        <source>Last turn: take one</source>
        <translation>الدور الأخير: أخذ ورقة</translation>
    </message>
    <message>
        <source>Take one of these</source>
        <translation>أخذ واحدة من هاتين</translation>
    </message>
    <message>
        <source>Exchange it, or discard it</source>
        <translation>تبديلها، أو رميها</translation>
    </message>
    <message>
        <source>Turn one up, if you like</source>
        <translation>كشف ورقة، إن شئت</translation>
    </message>
    <message>
        <source>Leave them</source>
        <comment>end the turn, turn no card up</comment>
        <translation>تركها</translation>
    </message>
    <message>
        <source>Discard pile, empty</source>
        <translation>كومة الرمي، فارغة</translation>
    </message>
    <message>
        <source>Discard pile, {card} on top</source>
        <translation>كومة الرمي، في الأعلى {card}</translation>
    </message>
    <message>
        <source>No card drawn</source>
        <translation>لم تُسحب ورقة</translation>
    </message>
    <message>
        <source>Drawn card, {card}</source>
        <translation>الورقة المسحوبة، {card}</translation>
    </message>
    <message>
        <source>no card</source>
        <translation>لا ورقة</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>مقلوبة</translation>
    </message>
    <message>
        <source>{name}, row {row}, column {column}: {card}</source>
        <translation>{name}، الصف {row}، العمود {column}: {card}</translation>
    </message>
    <message>
        <source>{name} has closed the round. One more turn for all others.</source>
        <translation>{name}: أُغلقت الجولة. دور واحد لكل من الآخرين.</translation>
    </message>
</context>
<context>
    <name>Start</name>
    <message>
        <source>Add somebody to the family</source>
        <translation>إضافة شخص إلى العائلة</translation>
    </message>
    <message>
        <source>{count} players</source>
        <comment>a span such as 2–8</comment>
        <translation>{count} لاعبين</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>button: begin a new match of this game</comment>
        <translation>لعب</translation>
    </message>
    <message>
        <source>Card Table</source>
        <comment>the program&apos;s name</comment>
        <translation>طاولة الورق</translation>
    </message>
    <message>
        <source>Play {game}</source>
        <comment>button: the usual match</comment>
        <translation>لعب {game}</translation>
    </message>
    <message>
        <source>Welcome! What shall we play?</source>
        <translation>أهلًا بكم! ماذا نلعب؟</translation>
    </message>
    <message>
        <source>Choose the language</source>
        <translation>اختيار اللغة</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>العائلة</translation>
    </message>
    <message>
        <source>History</source>
        <comment>button: all matches of the past</comment>
        <translation>المباريات السابقة</translation>
    </message>
    <message>
        <source>Open a record</source>
        <translation>فتح سجلّ</translation>
    </message>
    <message>
        <source>Go on with {game}</source>
        <comment>a game&apos;s name</comment>
        <translation>متابعة {game}</translation>
    </message>
    <message>
        <source>Change…</source>
        <comment>button: who plays and how, before a match</comment>
        <translation>تغيير…</translation>
    </message>
    <message>
        <source>Choose who plays and how, then begin</source>
        <translation>اختيار اللاعبين وطريقة اللعب ثم البدء</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>button: begin the usual match at once</comment>
        <translation>لعب</translation>
    </message>
    <message>
        <source>All</source>
        <comment>button: see all open matches</comment>
        <translation>الكل</translation>
    </message>
    <message>
        <source>Show all open matches</source>
        <translation>عرض كل المباريات المفتوحة</translation>
    </message>
    <message>
        <source>It is {name}&apos;s turn</source>
        <translation>الدور لـ{name}</translation>
    </message>
    <message>
        <source>the round is over</source>
        <comment>of the match to go on with</comment>
        <translation>انتهت الجولة</translation>
    </message>
    <message>
        <source>Go on</source>
        <comment>button: with the last match</comment>
        <translation>متابعة</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <comment>button: open matches</comment>
        <translation>
            <numerusform>لا مزيد</numerusform>
            <numerusform>واحدة أخرى</numerusform>
            <numerusform>اثنتان أخريان</numerusform>
            <numerusform>%Ln أخرى</numerusform>
            <numerusform>%Ln أخرى</numerusform>
            <numerusform>%Ln أخرى</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>The cards are dealt</source>
        <translation>وُزّعت الأوراق</translation>
    </message>
    <message>
        <source>Taken back</source>
        <translation>تم التراجع</translation>
    </message>
    <message>
        <source>Played again</source>
        <translation>تمت الإعادة</translation>
    </message>
    <message>
        <source>This match was there already. Nothing was added.</source>
        <translation>هذه المباراة موجودة من قبل. لم يُضف شيء.</translation>
    </message>
    <message>
        <source>This match was there already, and has gone on since.</source>
        <translation>هذه المباراة موجودة من قبل، واستمر اللعب فيها.</translation>
    </message>
    <message>
        <source>Why?</source>
        <comment>on a message that a move is not allowed: opens the rules</comment>
        <translation>لماذا؟</translation>
    </message>
    <message>
        <source>No hint in the past: go back to now first.</source>
        <translation>لا تلميح في الماضي: العودة إلى الآن أولًا.</translation>
    </message>
    <message>
        <source>No hint: the round is over.</source>
        <translation>لا تلميح: انتهت الجولة.</translation>
    </message>
    <message>
        <source>No hint: it is not your turn.</source>
        <translation>لا تلميح: ليس دورك.</translation>
    </message>
    <message>
        <source>There is no hint for this.</source>
        <translation>لا تلميح لهذا.</translation>
    </message>
    <message>
        <source>Hint: {card}</source>
        <comment>a card and where it may go, read aloud</comment>
        <translation>تلميح: {card}</translation>
    </message>
    <message>
        <source>This is a new match now; the other one stays as it was.</source>
        <translation>هذه مباراة جديدة الآن؛ وتبقى الأخرى كما كانت.</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>الجولة التالية</translation>
    </message>
    <message>
        <source>Paused</source>
        <comment>at the table: computer seats wait</comment>
        <translation>متوقّفة مؤقتًا</translation>
    </message>
    <message>
        <source>you hold it</source>
        <comment>of a card, read aloud</comment>
        <translation>ممسوكة الآن</translation>
    </message>
    <message>
        <source>the held card may go here</source>
        <comment>of a place, read aloud</comment>
        <translation>يمكن وضع الورقة الممسوكة هنا</translation>
    </message>
    <message>
        <source>can be chosen</source>
        <comment>of a card or a place, read aloud</comment>
        <translation>يمكن اختيار هذا</translation>
    </message>
    <message>
        <source>on turn</source>
        <comment>of a player, read aloud</comment>
        <translation>الدور هنا</translation>
    </message>
    <message>
        <source>The table</source>
        <comment>with the cards, read aloud</comment>
        <translation>الطاولة</translation>
    </message>
</context>
<context>
    <name>Throws</name>
    <message>
        <source>Rock</source>
        <comment>rock, paper, scissors</comment>
        <translation>حجرة</translation>
    </message>
    <message>
        <source>Paper</source>
        <comment>rock, paper, scissors</comment>
        <translation>ورقة</translation>
    </message>
    <message>
        <source>Scissors</source>
        <comment>rock, paper, scissors</comment>
        <translation>مقص</translation>
    </message>
</context>
<context>
    <name>Turns</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>a number of cards</comment>
        <translation>
            <numerusform>لا أوراق</numerusform>
            <numerusform>ورقة واحدة</numerusform>
            <numerusform>ورقتان</numerusform>
            <numerusform>%Ln أوراق</numerusform>
            <numerusform>%Ln ورقة</numerusform>
            <numerusform>%Ln ورقة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <comment>a number of rounds</comment>
        <translation>
            <numerusform>بلا جولات</numerusform>
            <numerusform>جولة واحدة</numerusform>
            <numerusform>جولتان</numerusform>
            <numerusform>%Ln جولات</numerusform>
            <numerusform>%Ln جولة</numerusform>
            <numerusform>%Ln جولة</numerusform>
        </translation>
    </message>
    <message>
        <source>{round}: {name} deals</source>
        <comment>Round 2: Kito deals</comment>
        <translation>{round}: التوزيع لـ{name}</translation>
    </message>
    <message>
        <source>{name} begins</source>
        <comment>has the first turn of the round</comment>
        <translation>البداية لـ{name}</translation>
    </message>
    <message>
        <source>{name} has nothing more to play</source>
        <comment>no other card fits, so the turn ends by itself</comment>
        <translation>{name}: لم يبق ما يُلعب</translation>
    </message>
    <message>
        <source>{name} cannot play and passes</source>
        <comment>no card fits, so the turn goes to the next player</comment>
        <translation>{name}: لا لعب ممكن، فيُتخطى الدور</translation>
    </message>
    <message>
        <source>{name} ended the turn</source>
        <comment>of one&apos;s own will; the own turn</comment>
        <translation>{name}: انتهى الدور</translation>
    </message>
    <message>
        <source>Round over: {name} wins</source>
        <comment>one player has won the round</comment>
        <translation>انتهت الجولة: الفوز لـ{name}</translation>
    </message>
    <message>
        <source>Round over: {names} win</source>
        <comment>two or more players, a team</comment>
        <translation>انتهت الجولة: الفوز لـ{names}</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>The rules do not allow this match.</source>
        <translation>القواعد لا تسمح بهذه المباراة.</translation>
    </message>
    <message>
        <source>The rule book is missing. Install the program again to have it.</source>
        <translation>كتاب القواعد مفقود. أعيدوا تثبيت البرنامج للحصول عليه.</translation>
    </message>
    <message>
        <source>Open a record</source>
        <translation>فتح سجلّ</translation>
    </message>
    <message>
        <source>Save as file</source>
        <translation>حفظ في ملف</translation>
    </message>
    <message>
        <source>Records of matches</source>
        <comment>files in a file dialog</comment>
        <translation>سجلات المباريات</translation>
    </message>
    <message>
        <source>Pictures</source>
        <comment>files in a file dialog</comment>
        <translation>صور</translation>
    </message>
    <message>
        <source>All files</source>
        <comment>in a file dialog</comment>
        <translation>كل الملفات</translation>
    </message>
    <message>
        <source>Folder:</source>
        <comment>in a file dialog</comment>
        <translation>المجلد:</translation>
    </message>
    <message>
        <source>Name of the file:</source>
        <translation>اسم الملف:</translation>
    </message>
    <message>
        <source>Files:</source>
        <comment>which ones a dialog shows</comment>
        <translation>الملفات:</translation>
    </message>
    <message>
        <source>{game} – {program}</source>
        <comment>the window&apos;s title</comment>
        <translation>{game} – {program}</translation>
    </message>
</context>
</TS>
