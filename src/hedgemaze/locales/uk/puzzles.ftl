puzzles-lead = Одна позиція, один розв’язок. Знайдеш його?
puzzle-unknown = Такої задачі немає. Вибери іншу.
puzzle-name = { $mode }, задача { $n }
puzzle-all = Усі задачі
puzzle-next = Наступна задача
puzzle-start = Почати
puzzle-solution = Розв’язок
puzzle-again = Ще раз
puzzle-why = Чому ні?
puzzle-thinking = Подивімося…
puzzle-count = Розв’язано
puzzle-best = Найкраща серія
puzzle-days-label = Днів поспіль
puzzle-streak =
    { $n ->
        [0] Знайди розв’язок
        [one] { $n } розв’язана поспіль
        [few] { $n } розв’язані поспіль
       *[many] { $n } розв’язаних поспіль
    }
puzzle-filter-mode = Гра
puzzle-filter-theme = Тема
puzzle-filter-difficulty = Складність
puzzle-any = Усі
puzzle-difficulty = Складність { $n } з 5
puzzle-difficulty-1 = Дуже легка
puzzle-difficulty-2 = Легка
puzzle-difficulty-3 = Середня
puzzle-difficulty-4 = Важка
puzzle-difficulty-5 = Дуже важка
puzzle-link = Задача { $n }, складність { $difficulty }
puzzle-link-solved = Задача { $n }, складність { $difficulty }, розв’язано
puzzle-theme-race = Виграй перегони
puzzle-theme-fence = Потрібний паркан
puzzle-theme-jump = Стрибок
puzzle-theme-aside = Крок убік
puzzle-theme-catch = Спіймай PAC-MAN
puzzle-theme-escape = Утеча
puzzle-theme-pellet = Переможна кулька сили
puzzle-theme-way = Переможний шлях
puzzle-theme-guard = Зупини PAC-MAN
puzzle-ask-win-pawn = Ходить { $side } і виграє. Як?
puzzle-ask-hold-pawn = Ходить { $side }, і становище небезпечне. Що рятує гру?
puzzle-ask-win-P =
    { $n ->
        [0] PAC-MAN ходить і виграє. Як?
        [1] PAC-MAN ходить і виграє в цьому раунді. Як?
        [one] PAC-MAN ходить і виграє щонайбільше за { $n } раунд. Як?
        [few] PAC-MAN ходить і виграє щонайбільше за { $n } раунди. Як?
       *[many] PAC-MAN ходить і виграє щонайбільше за { $n } раундів. Як?
    }
puzzle-ask-win-G =
    { $n ->
        [0] Привиди ходять і виграють. Як?
        [1] Привиди ходять і ловлять PAC-MAN у цьому раунді. Як?
        [one] Привиди ходять і ловлять PAC-MAN щонайбільше за { $n } раунд. Як?
        [few] Привиди ходять і ловлять PAC-MAN щонайбільше за { $n } раунди. Як?
       *[many] Привиди ходять і ловлять PAC-MAN щонайбільше за { $n } раундів. Як?
    }
puzzle-ask-hold-P = PAC-MAN ходить, і він у небезпеці. Який шлях безпечний?
puzzle-ask-hold-G = Ходять привиди. Як їм зупинити PAC-MAN?
puzzle-onward = Правильно! Далі.
puzzle-solved = Розв’язано!
puzzle-was = { $theme }
puzzle-shown = Ось розв’язок: { $line }
puzzle-wrong = { $action } — не розв’язок.
puzzle-goes-on = Далі гра йде так: { $line }. { $result }
puzzle-then-lost = Тоді перемога за суперником ({ $side }), хоч би що було далі.
puzzle-then-caught = Тоді привиди ловлять PAC-MAN, хоч би що було далі.
puzzle-then-open = Тоді гарантованої перемоги вже немає.
puzzle-then-worse = Тоді гру майже програно.
