game-loading = Подреждаме дъската…
game-missing = Тази партия вече не се пази на това устройство.
game-failed = Правилата не можаха да се заредят. Има ли връзка?
engine-failed = Компютърът не можа да отговори. Върни един ход, за да продължиш.
table-others = Останалите
table-own = Твоята страна
table-panel = Ходове и действия
table-moves = Ходове
table-no-moves = Тук ще се записват ходовете.
table-typed = Напиши действие
table-typed-go = Играй
action-undo = Назад
action-hint = Подсказка
action-flip = Обърни
action-resign = Предаване
action-again = Играй пак
action-new = Нова партия
action-analyse = Анализ
action-pass = Пас
action-stop = Спри: { $piece }
action-spend =
    { $n ->
        [one] Използвай точката
       *[other] Използвай точка (имаш { $n })
    }
turn-engine = { $side }: мисли…
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
turn-move =
    { $steps ->
        [0]
            { $own ->
                [yes] Твой ред е: избери фигура
               *[no] На ход: { $side }
            }
        [one]
            { $own ->
                [yes] Твой ред е: още една стъпка
               *[no] { $side }: още една стъпка
            }
       *[other]
            { $own ->
                [yes] Твой ред е: още { $steps } стъпки
               *[no] { $side }: още { $steps } стъпки
            }
    }
turn-boost =
    { $steps ->
        [one] Ускорение! Една стъпка, която яде духчета
       *[other] Ускорение! { $steps } стъпки, които ядат духчета
    }
turn-place = Постави преграда или спри
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
        [0] Няма живот
        [one] Един живот
       *[other] { $n } живота
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
ask-life = Тази стъпка води право в духче и струва един живот. Правиш ли я?
ask-life-yes = Жертвай живот
ask-resign = Предаваш ли тази партия?
end-label = Край
end-draw = Реми
end-you-win = Печелиш!
end-wins =
    { $team ->
        [G] Духчетата печелят
       *[other] { $side } печели
    }
end-reached_goal = Отсрещната страна е достигната.
end-all_pellets = И четирите точки са изядени.
end-no_lives = Пакман е хванат и няма повече животи.
end-no_ghosts = И четирите духчета са изядени.
end-repetition = Една и съща позиция се получи три пъти.
end-no_progress = Твърде дълго нищо не се случи.
end-move_limit = Партията стигна най-голямата позволена дължина.
end-others_left = Всички останали си тръгнаха.
end-resigned = Партията беше предадена.
rank-label = Рангът на Пакман
rank-0 = Още няма
rank-1 = Начинаещ
rank-2 = Обещаващ
rank-3 = Утвърден
rank-4 = Елитен
