tty-named = { $side } ({ $people })
tty-player = Играч { $seat }
tty-caption-classic =
    { $players ->
        [2] Quoridor за двама играчи
        [3] Quoridor за трима играчи
        [4] Quoridor за четирима играчи
        [one] Quoridor за { $players } играч
       *[other] Quoridor за { $players } играчи
    }
tty-caption-classic-size =
    { $players ->
        [2] Quoridor за двама играчи на дъска { $size } на { $size }
        [3] Quoridor за трима играчи на дъска { $size } на { $size }
        [4] Quoridor за четирима играчи на дъска { $size } на { $size }
        [one] Quoridor за { $players } играч на дъска { $size } на { $size }
       *[other] Quoridor за { $players } играчи на дъска { $size } на { $size }
    }
tty-caption-pacman = Пакман
tty-caption-advanced = Пакман за напреднали
tty-caption-pacman-maze = Пакман в лабиринта „{ $maze }“
tty-caption-advanced-maze = Пакман за напреднали в лабиринта „{ $maze }“
tty-goal-S = { $who } тръгва от { $start } нагоре към ред { $row }.
tty-goal-N = { $who } тръгва от { $start } надолу към ред 1.
tty-goal-W = { $who } тръгва от { $start } напреко към колона { $file }.
tty-goal-E = { $who } тръгва от { $start } напреко към колона a.
tty-goal-P =
    { $pellets ->
        [one] { $who } движи P и печели с една точка POWER PELLET ({ $sign }).
       *[other] { $who } движи P и печели с { $pellets } точки POWER PELLET ({ $sign }).
    }
tty-deal = { $who } движи { $ghosts }.
tty-goal-G =
    { $lives ->
        [one] Духчетата печелят, ако хванат Пакман веднъж.
       *[other] Духчетата печелят, ако хванат Пакман { $lives } пъти.
    }
tty-respawns = Когато го хванат, той се връща на едно от квадратчетата { $squares } ({ $sign }).
tty-typing-classic = Напиши квадратче, за да се преместиш там, например { $move }, или преграда: { $across } е хоризонтална, над { $slot } и { $right }; { $upright } е вертикална, вдясно от { $slot } и { $above }. help показва още, quit е за край.
tty-typing-pacman = Напиши фигура и накъде отива, например Pe6 или Bd9; две стъпки наведнъж са Pe6e7. help показва още, quit е за край.
tty-typing-advanced = Напиши фигура и накъде отива, например Pe8 или Bd6, или преграда, например e3h. help показва още, quit е за край.
tty-help-typing = Как се пише ход
tty-help-move = премести фигурата си на това квадратче
tty-help-across = постави хоризонтална преграда над { $slot } и { $right }
tty-help-upright = постави вертикална преграда вдясно от { $slot } и { $above }
tty-help-pass = само ако нямаш позволено действие
tty-help-pacman-step = Пакман стъпва на e6; в неговия ход стига и само e6
tty-help-pacman-steps = две стъпки наведнъж; e6 e7 е същото
tty-help-ghost = Blinky стъпва на d9 (B Blinky, K Pinky, I Inky, C Clyde)
tty-help-stop = тази фигура спира или остава, защото няма стъпка
tty-help-one-line = На един ред могат да стоят всички действия от хода ти: { $example }
tty-help-respawn = Пакман се появява на вратата e9
tty-help-fence = постави преграда над e3 и f3; e3v поставя една вдясно от e3 и e4
tty-help-lift = духчетата вдигат преградата d5h на килията (начални ходове)
tty-help-spend = Пакман използва точка за 2 стъпки, с които яде духчета
tty-help-rules-classic = Правилата накратко: една стъпка или една преграда на ход. Фигура до твоята може да се прескочи. За всяка фигура трябва да остане път до целта. Печели, който пръв стигне отсрещната страна.
tty-help-rules-pacman = Правилата накратко: Пакман прави 2 стъпки и още до 3, когато стигне точка; само с тези допълнителни стъпки може да яде духчета. После всяко духче прави 1 стъпка или до 2, ако вижда Пакман по права линия без преграда помежду им. Духче не може да спре върху точка или върху друго духче. Хващането струва живот и връща всички фигури на началните им квадратчета. Пакман печели с четвъртата точка.
tty-help-rules-advanced = Правилата накратко: четири начални хода, в които Пакман се мести или поставя преграда, а духчетата преместват преграда на килията. После всяка фигура се мести и може да постави преграда. Квадратчетата в средата на страните са свързани с тунели, e9 с e1 и a5 с i5. Фигурата не може да спре там, където е започнала, нито там, където е стояла преди предишното си местене. Духчетата стават по-бързи след първата и след третата взета точка. Пакман печели с четвъртата точка, духчетата – когато той загуби последния си живот.
tty-help-commands = Команди
tty-help-legal = изброй всички позволени действия
tty-help-why = кажи защо едно действие не е възможно
tty-help-undo = върни едно действие
tty-help-back = върни до началото на хода
tty-help-board = нарисувай дъската отново
tty-help-record = изпиши партията дотук
tty-help-position = изпиши позицията на един ред
tty-help-save = запази партията (като JSON, ако името завършва на .json)
tty-help-load = продължи запазена партия
tty-help-draw = предложи реми; ако и другите го напишат, е прието
tty-help-resign = предай партията
tty-help-quit = край без запазване
tty-ask-pass = { $who } няма позволено действие: напиши pass.
tty-ask-move = { $who } е на ход: премести се на съседно квадратче или постави преграда.
tty-ask-move-only = { $who } е на ход: премести се на съседно квадратче. Няма повече прегради.
tty-ask-act = { $who }, начален ход { $turn } от { $turns }: премести се (стъпки: до { $steps }) или постави преграда.
tty-ask-lift = { $who }, начален ход { $turn } от { $turns }: вдигни преграда на килията и я сложи другаде.
tty-ask-lay = { $who }: сложи вдигнатата преграда; не може обратно на { $fence }.
tty-ask-ghosts = На ход: { $who }. Остава да се преместят: { $ghosts }.
tty-ask-steps = На ход: { $who }. Стъпки: { $steps }.
tty-ask-steps-fence = На ход: { $who }. Стъпки: до { $steps }, после може и преграда.
tty-ask-steps-most = На ход: { $who }. Стъпки: до { $steps }.
tty-ask-spend = { $piece } не може да спре тук: използвай точка с P+.
tty-ask-place = { $piece } може сега да постави преграда или да завърши хода с { $letter }-.
tty-ask-stop = { $piece } няма повече стъпки: завърши хода с { $letter }-.
tty-ask-moving = { $piece } се движи. Оставащи стъпки: { $steps }.
tty-ask-boost = Приток на енергия: Пакман може да яде духчета. Оставащи стъпки: { $boost }.
tty-ask-boost-then = Приток на енергия: Пакман може да яде духчета. Оставащи стъпки: { $boost }, после обикновени: { $steps }.
tty-ask-wait = { $who } не е на дъската, а на всяка врата стои духче: напиши P-, за да изчакаш.
tty-ask-respawn = { $who } не е на дъската: избери на кое квадратче да се появи, { $squares }.
tty-hint-end-or-fence = Или завърши хода тук, с { $letter }- или с преграда.
tty-hint-end = Или спри тук: { $letter }-.
tty-hint-no-end = Местенето не може да свърши тук.
tty-hint-stay = { $piece } може да остане на място: { $letter }-.
tty-hint-lifts = Прегради на килията за вдигане: { $fences }.
tty-hint-reserve = Точки в запас: { $n }. P+ използва една за { $steps } стъпки за ядене на духчета.
tty-hint-memory = Тук не може да се спре (мястото преди предишното местене): { $squares }.
tty-hint-seen = Духчета, които сега виждат Пакман: { $ghosts }.
tty-hint-unseen = Нито едно духче не вижда Пакман сега.
tty-hint-frenzy = Разярени (виждат Пакман и имат { $steps } стъпки): { $ghosts }.
tty-hint-no-frenzy = Няма разярено духче.
tty-hint-each-fence = Стъпки за всяко: до { $steps }, после може и преграда.
tty-hint-each = Стъпки за всяко: до { $steps }.
tty-left-game = вече не е в играта
tty-left-classic = прегради { $fences }  стъпки до целта { $steps }
tty-left-pacman = Рунд { $round }. Животи: { $lives }. Взети точки: { $taken } от { $pellets }.
tty-left-eaten = Изядени духчета: { $ghosts }.
tty-left-fences = Прегради: Пакман { $pacman }, духчета { $ghosts }.
tty-left-repeated = Тази позиция се получи два пъти; на третия партията свършва.
tty-left-rounds = Рундове без напредък: { $rounds }; партията свършва при { $most }.
tty-event-reserve = Пакман взема точката на { $square } в запаса си.
tty-event-boost =
    { $steps ->
        [one] Пакман изяжда точката на { $square } и с притока на енергия получава една стъпка за ядене на духчета.
       *[other] Пакман изяжда точката на { $square } и с притока на енергия получава { $steps } стъпки за ядене на духчета.
    }
tty-event-pellet = Пакман изяжда точката на { $square }.
tty-event-eaten = Пакман изяжда { $piece }.
tty-event-catch = { $piece } хваща Пакман на { $square }. Оставащи животи: { $lives }.
tty-event-collision = Пакман се блъска в духче. Оставащи животи: { $lives }.
tty-event-comes-back = Той напуска дъската и се връща в следващия си ход.
tty-event-reset = Всички фигури се връщат на началните си квадратчета.
tty-event-computer = Компютърът играе { $action }.
tty-event-resigned = { $side } се предава.
tty-event-resigned-G = Духчетата се предават.
tty-won-reached_goal = { $winner } стига до целта и печели.
tty-won-all_pellets = Пакман взема последната точка и печели.
tty-won-no_lives = Пакман е хванат и няма повече животи: печелят духчетата.
tty-won-no_ghosts = На дъската не остана духче: печели Пакман.
tty-won-repetition = Една и съща позиция се получи за трети път; по домашните правила победата е за { $winner }.
tty-won-no_progress = Твърде много рундове минаха без напредък; по домашните правила победата е за { $winner }.
tty-won-move_limit = Достигнат е пределът на действията; победата е за { $winner }.
tty-won-others_left = Всички останали напуснаха играта; победата е за { $winner }.
tty-won-resigned = Партията свърши с предаване; победата е за { $winner }.
tty-won-flagged = Времето изтече; победата е за { $winner }.
tty-won-agreed = Партията свърши по споразумение; победата е за { $winner }.
tty-winner-G = духчетата
tty-drawn-repetition = Една и съща позиция се получи за трети път: партията е реми.
tty-drawn-no_progress = Твърде много рундове минаха без напредък: партията е реми.
tty-drawn-move_limit = Достигнат е пределът на действията: партията е реми.
tty-drawn-agreed = Партията е реми по споразумение.
tty-drawn-other = Партията е реми.
tty-rank = Достигнат ранг: { $rank } от 4, { $name }.
tty-no-rank = Пакман не изяде нито една точка и не получава ранг.
tty-over = Партията свърши. undo връща последното действие, quit е за край.
tty-after = save FILE запазва партията, undo връща последното действие, quit е за край.
tty-goodbye = Довиждане.
tty-goodbye-unsaved = Довиждане. Партията не беше запазена; save FILE щеше да я запази.
tty-too-long = Този ред е твърде дълъг; най-много { $most } знака.
tty-confirm-life = Пакман ще се блъсне в духче и ще загуби живот. Ако наистина искаш, напиши го още веднъж.
tty-nothing-played = Нищо от този ред не беше изиграно.
tty-turn-over = { $word } идва след края на този ход; пиши по един ход на ред.
tty-which-ghost = Кажи кое духче имаш предвид: { $examples }.
tty-meant = { $word } не е действие в тази игра. Имаш предвид { $command }?
tty-unknown = { $word } не е действие в тази игра. help показва как се пишат, legal ги изброява.
tty-why = Напиши why и действие, например why e3h.
tty-undone = Върнато: { $actions }
tty-draw = Предложено е реми: напиши draw, за да приемеш, или играй нататък, за да откажеш.
tty-save = Напиши save и име на файл, например save game.txt.
tty-save-there = { $name } вече съществува. За да го замениш, напиши save! { $name }
tty-saved = Запазено в { $name }.
tty-load = Напиши load и име на файл, например load game.txt.
tty-puzzle-help = Напиши хода си. Можеш да напишеш и hint, why, solution, board или quit.
tty-puzzle-hint = Опитай { $action }.
tty-puzzle-reply = Отговор на противника: { $actions }
tty-puzzle-wrong = Опитай пак или напиши why.
tty-puzzle-why = Първо опитай нещо; после why обяснява какво не е наред.
