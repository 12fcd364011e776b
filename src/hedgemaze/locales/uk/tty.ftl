tty-named = { $side } ({ $people })
tty-player = Гравець { $seat }
tty-caption-classic =
    { $players ->
        [one] Quoridor на { $players } гравця
        [few] Quoridor на { $players } гравців
       *[many] Quoridor на { $players } гравців
    }
tty-caption-classic-size =
    { $players ->
        [one] Quoridor на { $players } гравця, дошка { $size } на { $size }
        [few] Quoridor на { $players } гравців, дошка { $size } на { $size }
       *[many] Quoridor на { $players } гравців, дошка { $size } на { $size }
    }
tty-caption-pacman = PAC-MAN
tty-caption-advanced = Складніший PAC-MAN
tty-caption-pacman-maze = PAC-MAN у лабіринті { $maze }
tty-caption-advanced-maze = Складніший PAC-MAN у лабіринті { $maze }
tty-goal-S = { $who } йде з { $start } вгору до рядка { $row }.
tty-goal-N = { $who } йде з { $start } вниз до рядка 1.
tty-goal-W = { $who } йде з { $start } через дошку до стовпчика { $file }.
tty-goal-E = { $who } йде з { $start } через дошку до стовпчика a.
tty-goal-P =
    { $pellets ->
        [one] { $who } ходить фішкою P і виграє з { $pellets } кулькою сили ({ $sign }).
        [few] { $who } ходить фішкою P і виграє з { $pellets } кульками сили ({ $sign }).
       *[many] { $who } ходить фішкою P і виграє з { $pellets } кульками сили ({ $sign }).
    }
tty-deal = { $who } грає за: { $ghosts }.
tty-goal-G =
    { $lives ->
        [one] Привиди виграють, спіймавши PAC-MAN { $lives } раз.
        [few] Привиди виграють, спіймавши PAC-MAN { $lives } рази.
       *[many] Привиди виграють, спіймавши PAC-MAN { $lives } разів.
    }
tty-respawns = Спійманий, він повертається на одну з клітинок { $squares } ({ $sign }).
tty-typing-classic = Введи клітинку, щоб піти туди, наприклад { $move }, або паркан: { $across } — горизонтальний, над { $slot } і { $right }; { $upright } — вертикальний, праворуч від { $slot } і { $above }. help показує більше, quit закінчує.
tty-typing-pacman = Введи фішку й куди вона йде, наприклад Pe6 або Bd9; два кроки разом — Pe6e7. help показує більше, quit закінчує.
tty-typing-advanced = Введи фішку й куди вона йде, наприклад Pe8 або Bd6, чи паркан, наприклад e3h. help показує більше, quit закінчує.
tty-help-typing = Як ввести хід
tty-help-move = піти фішкою на цю клітинку
tty-help-across = поставити горизонтальний паркан над { $slot } і { $right }
tty-help-upright = поставити вертикальний паркан праворуч від { $slot } і { $above }
tty-help-pass = лише коли немає дозволених дій
tty-help-pacman-step = PAC-MAN ступає на e6; у його хід досить e6
tty-help-pacman-steps = два кроки одразу; e6 e7 — те саме
tty-help-ghost = Блінкі ступає на d9 (B Блінкі, K Пінкі, I Інкі, C Клайд)
tty-help-stop = фішка зупиняється або стоїть, бо не має кроку
tty-help-one-line = В одному рядку можуть бути всі дії ходу: { $example }
tty-help-respawn = PAC-MAN з’являється в брамі e9
tty-help-fence = поставити паркан над e3 і f3; e3v ставить праворуч від e3 і e4
tty-help-lift = привиди беруть паркан d5h кімнати (початкові ходи)
tty-help-spend = PAC-MAN витрачає кульку сили на 2 кроки, щоб їсти привидів
tty-help-rules-classic = Коротко про правила: за хід один крок або один паркан. Сусідню фішку можна перестрибнути. Кожна фішка повинна мати шлях до мети. Виграє той, хто першим дістанеться протилежного краю.
tty-help-rules-pacman = Коротко про правила: PAC-MAN робить 2 кроки, і ще до 3, коли дійде до кульки сили; лише цими додатковими кроками він може їсти привидів. Потім кожен привид робить 1 крок або до 2, якщо бачить PAC-MAN по прямій без паркана між ними. Привид не може зупинитися на кульці сили чи на іншому привиді. Упіймання коштує життя й повертає всі фішки на початок. PAC-MAN виграє з четвертою кулькою сили.
tty-help-rules-advanced = Коротко про правила: у чотирьох початкових ходах PAC-MAN іде або ставить паркан, а привиди переставляють один паркан кімнати. Далі кожна фішка йде, а потім може поставити паркан. Клітинки посередині країв з’єднані тунелями: e9 з e1 та a5 з i5. Фішка не може закінчити хід ні там, де почала, ні там, де стояла перед останнім ходом. Після першої та третьої кульки сили привиди швидшають. PAC-MAN виграє з четвертою кулькою сили, привиди — коли він утрачає останнє життя.
tty-help-commands = Команди
tty-help-legal = показати всі дозволені дії
tty-help-why = сказати, чому дія неможлива
tty-help-undo = повернути одну дію
tty-help-back = повернутися до початку ходу
tty-help-board = намалювати дошку знову
tty-help-record = вивести гру до цієї миті
tty-help-position = вивести однорядковий текст позиції
tty-help-save = зберегти гру (як JSON, якщо назва закінчується на .json)
tty-help-load = продовжити збережену гру
tty-help-draw = запропонувати нічию; якщо інші теж це введуть, її прийнято
tty-help-resign = здатися
tty-help-quit = закінчити без збереження
tty-ask-pass = { $who } не має дозволених дій: введи pass.
tty-ask-move = Ходить: { $who }. Піди на сусідню клітинку або постав паркан.
tty-ask-move-only = Ходить: { $who }. Піди на сусідню клітинку. Парканів немає.
tty-ask-act = { $who }, початковий хід { $turn } з { $turns }: іди (клітинок щонайбільше: { $steps }) або постав паркан.
tty-ask-lift = { $who }, початковий хід { $turn } з { $turns }: візьми паркан кімнати, потім постав його деінде.
tty-ask-lay = { $who }: постав узятий паркан; назад на { $fence } не можна.
tty-ask-ghosts = Ходить: { $who }. Ще мають ходити: { $ghosts }.
tty-ask-steps = Ходить: { $who }. Кроків: { $steps }.
tty-ask-steps-fence = Ходить: { $who }. Кроків: до { $steps }, потім можна паркан.
tty-ask-steps-most = Ходить: { $who }. Кроків: до { $steps }.
tty-ask-spend = { $piece } не може закінчити тут хід: витрать кульку сили (P+).
tty-ask-place = { $piece } тепер може поставити паркан або закінчити хід: { $letter }-.
tty-ask-stop = { $piece } більше не має кроків. Закінчи хід: { $letter }-.
tty-ask-moving = Ходить { $piece }. Лишилося кроків: { $steps }.
tty-ask-boost = Ривок PAC-MAN: він може їсти привидів. Лишилося кроків: { $boost }.
tty-ask-boost-then = Ривок PAC-MAN: він може їсти привидів. Лишилося кроків: { $boost }, потім звичайних: { $steps }.
tty-ask-wait = { $who } не на дошці, і в кожній брамі привид: введи P-, щоб чекати.
tty-ask-respawn = { $who } не на дошці: вибери клітинку, де з’явитися, { $squares }.
tty-hint-end-or-fence = Або закінчи хід тут: { $letter }- або паркан.
tty-hint-end = Або зупинись тут: { $letter }-.
tty-hint-no-end = Тут хід закінчити не можна.
tty-hint-stay = { $piece } може лишитися на місці: { $letter }-.
tty-hint-lifts = Паркани кімнати, які можна взяти: { $fences }.
tty-hint-reserve = Кульок сили в запасі: { $n }. P+ витрачає одну; кроків, щоб їсти привидів: { $steps }.
tty-hint-memory = Тут хід закінчити не можна (місце фішки перед її останнім ходом): { $squares }.
tty-hint-seen = Привиди, що бачать PAC-MAN: { $ghosts }.
tty-hint-unseen = Жоден привид зараз не бачить PAC-MAN.
tty-hint-frenzy = У шалі (бачать PAC-MAN, кроків: { $steps }): { $ghosts }.
tty-hint-no-frenzy = Жоден привид не в шалі.
tty-hint-each-fence = Кроків для кожного: до { $steps }, потім можна паркан.
tty-hint-each = Кроків для кожного: до { $steps }.
tty-left-game = поза грою
tty-left-classic = парканів { $fences } кроків до мети { $steps }
tty-left-pacman = Раунд { $round }. Життів: { $lives }. Взято кульок сили: { $taken } з { $pellets }.
tty-left-eaten = З’їдені привиди: { $ghosts }.
tty-left-fences = Паркани: PAC-MAN { $pacman }, привиди { $ghosts }.
tty-left-repeated = Ця позиція вже була двічі; третій раз закінчить гру.
tty-left-rounds = Раундів, у яких нічого не сталося: { $rounds }; гра закінчується на { $most }.
tty-event-reserve = PAC-MAN бере кульку сили на { $square } у запас.
tty-event-boost =
    { $steps ->
        [one] PAC-MAN їсть кульку сили на { $square } й отримує { $steps } крок ривка, щоб їсти привидів.
        [few] PAC-MAN їсть кульку сили на { $square } й отримує { $steps } кроки ривка, щоб їсти привидів.
       *[many] PAC-MAN їсть кульку сили на { $square } й отримує { $steps } кроків ривка, щоб їсти привидів.
    }
tty-event-pellet = PAC-MAN їсть кульку сили на { $square }.
tty-event-eaten = PAC-MAN їсть привида: { $piece }.
tty-event-catch = { $piece } ловить PAC-MAN на { $square }. Лишилося життів: { $lives }.
tty-event-collision = PAC-MAN наштовхується на привида. Лишилося життів: { $lives }.
tty-event-comes-back = Він зникає з дошки й повертається наступного ходу.
tty-event-reset = Усі фішки повертаються туди, звідки почали.
tty-event-computer = Комп’ютер грає { $action }.
tty-event-resigned = { $side } здається.
tty-event-resigned-G = Привиди здаються.
tty-won-reached_goal = { $winner } досягає мети й виграє.
tty-won-all_pellets = PAC-MAN бере останню кульку сили й виграє.
tty-won-no_lives = PAC-MAN спіймано востаннє: привиди виграють.
tty-won-no_ghosts = На дошці не лишилося привидів: PAC-MAN виграє.
tty-won-repetition = Та сама позиція виникла втретє; за домашніми правилами перемога: { $winner }.
tty-won-no_progress = Надто багато раундів нічого не сталося; за домашніми правилами перемога: { $winner }.
tty-won-move_limit = Досягнуто межі дій; перемога: { $winner }.
tty-won-others_left = Усі інші вийшли з гри; перемога: { $winner }.
tty-won-resigned = Гру закінчено, бо хтось здався; перемога: { $winner }.
tty-won-flagged = Час вийшов; перемога: { $winner }.
tty-won-agreed = Гру закінчено за згодою; перемога: { $winner }.
tty-winner-G = привиди
tty-drawn-repetition = Та сама позиція виникла втретє: нічия.
tty-drawn-no_progress = Надто багато раундів нічого не сталося: нічия.
tty-drawn-move_limit = Досягнуто межі дій: нічия.
tty-drawn-agreed = Нічия за згодою.
tty-drawn-other = Гра закінчилася внічию.
tty-rank = Здобуто звання: { $rank } з 4, { $name }.
tty-no-rank = PAC-MAN не з’їв жодної кульки сили й не має звання.
tty-over = Гру закінчено. undo повертає останню дію, quit закінчує.
tty-after = save FILE зберігає гру, undo повертає останню дію, quit закінчує.
tty-goodbye = Бувай.
tty-goodbye-unsaved = Бувай. Гру не збережено; save FILE зберегло б її.
tty-too-long = Цей рядок задовгий; межа в символах: { $most }.
tty-confirm-life = PAC-MAN наштовхнувся б на привида і втратив життя. Введи ще раз, щоб так зробити.
tty-nothing-played = З цього рядка нічого не зіграно.
tty-turn-over = { $word } було б уже після кінця цього ходу; вводь один хід на рядок.
tty-which-ghost = Скажи, якого привида маєш на увазі: { $examples }.
tty-meant = { $word } — не дія цього режиму. Може, ти маєш на увазі { $command }?
tty-unknown = { $word } — не дія цього режиму. help показує, як їх вводити, legal — які вони є.
tty-why = Введи why і дію, наприклад why e3h.
tty-undone = Повернуто: { $actions }
tty-draw = Запропоновано нічию: введи draw, щоб погодитися, або грай далі, щоб відмовитися.
tty-save = Введи save і назву файлу, наприклад save game.txt.
tty-save-there = { $name } уже є. Введи save! { $name }, щоб замінити.
tty-saved = Збережено в { $name }.
tty-load = Введи load і назву файлу, наприклад load game.txt.
tty-puzzle-help = Введи свій хід. Можна також hint, why, solution, board або quit.
tty-puzzle-hint = Спробуй { $action }.
tty-puzzle-reply = Відповідь суперника: { $actions }
tty-puzzle-wrong = Спробуй ще або введи why.
tty-puzzle-why = Спершу щось спробуй; тоді why пояснить, що не так.
