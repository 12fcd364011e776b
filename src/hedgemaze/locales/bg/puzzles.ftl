puzzles-lead = Една позиция, едно решение. Ще го намериш ли?
puzzle-unknown = Няма такава задача. Избери друга.
puzzle-name = { $mode }, задача { $n }
puzzle-all = Всички задачи
puzzle-next = Следваща задача
puzzle-start = Реши задача
puzzle-solution = Решение
puzzle-again = Опитай пак
puzzle-why = Защо не?
puzzle-thinking = Да видим…
puzzle-count = Решени
puzzle-best = Най-дълга серия
puzzle-days-label = Поредни дни
puzzle-streak =
    { $n ->
        [0] Намери решението
        [one] { $n } поредна решена
       *[other] { $n } поредни решени
    }
puzzle-filter-mode = Игра
puzzle-filter-theme = Тема
puzzle-filter-difficulty = Трудност
puzzle-any = Всички
puzzle-difficulty = Трудност { $n } от 5
puzzle-difficulty-1 = Много лесна
puzzle-difficulty-2 = Лесна
puzzle-difficulty-3 = Средна
puzzle-difficulty-4 = Трудна
puzzle-difficulty-5 = Много трудна
puzzle-link = Задача { $n }, трудност { $difficulty }
puzzle-link-solved = Задача { $n }, трудност { $difficulty }, решена
puzzle-theme-race = Спечели надбягването
puzzle-theme-fence = Точната преграда
puzzle-theme-jump = Скокът
puzzle-theme-aside = Стъпката встрани
puzzle-theme-catch = Хвани Пакман
puzzle-theme-escape = Измъкни се
puzzle-theme-pellet = Печелившата точка
puzzle-theme-way = Печелившият път
puzzle-theme-guard = Спри Пакман
puzzle-ask-win-pawn = { $side } е на ход и печели. Как?
puzzle-ask-hold-pawn = { $side } е на ход и в опасност. Какво спасява партията?
puzzle-ask-win-P =
    { $n ->
        [0] Пакман е на ход и печели. Как?
        [one] Пакман е на ход и печели в този рунд. Как?
       *[other] Пакман е на ход и печели за най-много { $n } рунда. Как?
    }
puzzle-ask-win-G =
    { $n ->
        [0] Духчетата са на ход и печелят. Как?
        [one] Духчетата са на ход и хващат Пакман в този рунд. Как?
       *[other] Духчетата са на ход и хващат Пакман за най-много { $n } рунда. Как?
    }
puzzle-ask-hold-P = Пакман е на ход и в опасност. Накъде е безопасно?
puzzle-ask-hold-G = Духчетата са на ход. Как спират Пакман?
puzzle-onward = Точно така! Продължавай.
puzzle-solved = Решена!
puzzle-was = Тема: { $theme }
puzzle-shown = Ето решението: { $line }
puzzle-wrong = { $action } не е решението.
puzzle-goes-on = Партията продължава така: { $line }. { $result }
puzzle-then-lost = Тогава печели { $side }, каквото и да правиш.
puzzle-then-caught = Тогава духчетата хващат Пакман, каквото и да правиш.
puzzle-then-open = Тогава сигурната победа вече я няма.
puzzle-then-worse = Тогава партията е почти загубена.
