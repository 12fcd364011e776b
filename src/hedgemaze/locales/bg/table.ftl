game-loading = Подреждаме дъската…
game-missing = Тази партия вече не се пази на това устройство.
game-failed = Правилата не можаха да се заредят. Имаш ли връзка с интернет?
engine-failed = Компютърът не можа да отговори. Върни един ход, за да продължиш.
table-others = Останалите
table-own = Твоята страна
table-panel = Ходове и действия
table-moves = Ходове
table-no-moves = Тук ще се записват ходовете.
frame-context = Какво можеш да направиш сега
frame-menu = Меню
frame-close = Затвори
moves-now = Към настоящето
moves-past = По-ранна позиция
moves-resigned = предаде се
moves-flagged = времето изтече
table-info = Инфо
table-typed = Напиши действие
table-typed-go = Играй
action-undo = Назад
action-hint = Подсказка
action-flip = Обърни дъската
action-resign = Предаване
action-again = Играй пак
end-level = Играй ниво { $level }
action-new = Нова партия
action-analyse = Анализ
action-pass = Пас
action-stop = Спри: { $piece }
action-end-turn = Край на хода
action-spend =
    { $n ->
        [one] Използвай точката
       *[other] Използвай точка (имаш { $n })
    }
turn-engine = { $side }: обмисляне…
turn-classic =
    { $own ->
        [yes] Твой ред е: мести или постави преграда
       *[no] На ход: { $side }
    }
turn-act =
    { $own ->
        [yes] Твой ред е: мести или постави преграда
       *[no] { $side }: местене или преграда
    }
turn-pick =
    { $own ->
        [yes] Твой ред е: избери фигура
       *[no] На ход: { $side }
    }
turn-steps-own =
    { $steps ->
        [one] Твой ред е: още една стъпка
       *[other] Твой ред е: още { $steps } стъпки
    }
turn-steps =
    { $steps ->
        [one] { $side }: още една стъпка
       *[other] { $side }: още { $steps } стъпки
    }
turn-last =
    { $own ->
        [yes] Твой ред е: премести { $piece }
       *[no] { $side }: местене на { $piece }
    }
turn-boost =
    { $steps ->
        [one] Енергия! Още една стъпка за ядене на духчета
       *[other] Енергия! Още { $steps } стъпки за ядене на духчета
    }
turn-place =
    { $next ->
        [yes] Постави преграда или премести следващото духче
       *[no] Постави преграда или завърши хода
    }
pick-first = Първо избери духче, после квадратче за него
turn-respawn = Избери вратата, на която се появява Пакман
turn-lift = Духчета: вдигнете една преграда на килията
turn-lay = Духчета: сложете преградата другаде
fences-left =
    { $n ->
        [0] Няма повече прегради
        [one] Остава една преграда
       *[other] Остават { $n } прегради
    }
steps-to-goal =
    { $n ->
        [0] На целта
        [one] Една стъпка до целта
       *[other] { $n } стъпки до целта
    }
steps-short =
    { $n ->
        [one] 1 стъпка
       *[other] { $n } стъпки
    }
lives-left =
    { $n ->
        [0] Не остава живот
        [one] Остава един живот
       *[other] Остават { $n } живота
    }
pellets-eaten =
    { $n ->
        [0] Няма точки
        [one] Една точка
       *[other] { $n } точки
    }
ghost-here = { $piece }
ghost-done = { $piece } вече се премести
ghost-away = Изядено духче: { $piece }
hint-is = Опитай { $action }
announce-turn = { $side }: { $text }
happened-catch = Пакман е хванат и губи живот!
happened-pellet = Пакман изяжда точка!
ask-no = Не
ask-life = Ще се блъснеш в духче и ще загубиш живот. Тръгваш ли все пак?
ask-life-yes = Тръгни
ask-resign = Предаваш ли тази партия?
end-label = Край на партията
end-draw = Реми
end-you-win = Печелиш!
end-wins =
    { $team ->
        [G] Духчетата печелят
       *[other] { $side } печели
    }
end-reached_goal = Отсрещната страна е достигната!
end-all_pellets = И четирите точки са изядени.
end-no_lives = Пакман е хванат и няма повече животи.
end-no_ghosts = И четирите духчета са изядени.
end-repetition = Една и съща позиция се получи три пъти.
end-no_progress = Твърде дълго нищо не се случи.
end-move_limit = Партията достигна най-голямата позволена дължина.
end-others_left = Всички останали си тръгнаха.
end-resigned = Играч се предаде.
rank-label = Рангът на Пакман
rank-0 = Още няма ранг
rank-1 = Начинаещ
rank-2 = Обещаващ
rank-3 = Утвърден
rank-4 = Елитен
