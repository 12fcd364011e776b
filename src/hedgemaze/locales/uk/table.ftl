game-loading = Готуємо дошку…
game-missing = Цієї гри вже немає на пристрої.
game-failed = Не вдалося завантажити правила. Чи є зв’язок з інтернетом?
engine-failed = Комп’ютер не зміг відповісти. Поверни хід, щоб продовжити.
table-others = Інші
table-own = Твоя сторона
table-panel = Ходи й дії
table-moves = Ходи
table-no-moves = Тут з’являться ходи.
frame-context = Що можна зробити зараз
frame-menu = Меню
frame-close = Закрити
moves-now = Назад до гри
moves-past = Раніша позиція
moves-resigned = гру здано
moves-flagged = час вийшов
table-info = Інфо
table-typed = Ввести дію
table-typed-go = Зіграти
action-undo = Повернути
action-hint = Підказка
action-flip = Обернути дошку
action-resign = Здатися
action-again = Ще раз
end-level = Грати з рівнем { $level }
action-new = Нова гра
action-analyse = Аналіз
action-pass = Пропустити
action-stop = Стоп: { $piece }
action-end-turn = Кінець ходу
action-spend =
    { $n ->
        [1] Витратити кульку сили
        [one] Витратити кульку сили (є { $n })
        [few] Витратити кульку сили (є { $n })
       *[many] Витратити кульку сили (є { $n })
    }
turn-engine = Обдумує хід: { $side }…
turn-classic =
    { $own ->
        [yes] Твій хід: крок або паркан
       *[no] Ходить: { $side }
    }
turn-act =
    { $own ->
        [yes] Твій хід: крок або паркан
       *[no] { $side }: крок або паркан
    }
turn-pick =
    { $own ->
        [yes] Твій хід: вибери фішку
       *[no] Ходить: { $side }
    }
turn-steps-own =
    { $steps ->
        [one] Твій хід: ще { $steps } крок
        [few] Твій хід: ще { $steps } кроки
       *[many] Твій хід: ще { $steps } кроків
    }
turn-steps =
    { $steps ->
        [one] { $side }: ще { $steps } крок
        [few] { $side }: ще { $steps } кроки
       *[many] { $side }: ще { $steps } кроків
    }
turn-last =
    { $own ->
        [yes] Твій хід. Ходить { $piece }
       *[no] { $side }: ходить { $piece }
    }
turn-boost =
    { $steps ->
        [one] Ривок! Ще { $steps } крок, щоб їсти привидів
        [few] Ривок! Ще { $steps } кроки, щоб їсти привидів
       *[many] Ривок! Ще { $steps } кроків, щоб їсти привидів
    }
turn-place =
    { $next ->
        [yes] Постав паркан або ходи наступним привидом
       *[no] Постав паркан або закінчи хід
    }
pick-first = Спершу вибери привида, потім клітинку для нього
turn-respawn = Вибери браму, де з’явиться PAC-MAN
turn-lift = Привиди: візьміть один паркан кімнати
turn-lay = Привиди: поставте паркан деінде
fences-left =
    { $n ->
        [0] Парканів немає
        [one] Ще { $n } паркан
        [few] Ще { $n } паркани
       *[many] Ще { $n } парканів
    }
steps-to-goal =
    { $n ->
        [0] Мети досягнуто
        [one] { $n } крок до мети
        [few] { $n } кроки до мети
       *[many] { $n } кроків до мети
    }
steps-short =
    { $n ->
        [one] { $n } крок
        [few] { $n } кроки
       *[many] { $n } кроків
    }
lives-left =
    { $n ->
        [0] Життів немає
        [one] Ще { $n } життя
        [few] Ще { $n } життя
       *[many] Ще { $n } життів
    }
pellets-eaten =
    { $n ->
        [0] Кульок сили немає
        [one] { $n } кулька сили
        [few] { $n } кульки сили
       *[many] { $n } кульок сили
    }
ghost-here = { $piece }
ghost-done = { $piece }: хід зроблено
ghost-away = { $piece }: з’їдено
hint-is = Спробуй { $action }
announce-turn = { $side }: { $text }
happened-catch = PAC-MAN спіймано: він утрачає життя!
happened-pellet = PAC-MAN їсть кульку сили!
ask-no = Ні
ask-life = Там привид, і ти втратиш життя. Усе одно йти?
ask-life-yes = Усе одно йти
ask-resign = Здатися в цій грі?
end-label = Гру закінчено
end-draw = Нічия
end-you-win = Перемога за тобою!
end-wins =
    { $team ->
        [G] Привиди виграють
       *[other] Виграє { $side }
    }
end-reached_goal = Протилежного краю досягнуто!
end-all_pellets = Усі чотири кульки сили з’їдено.
end-no_lives = PAC-MAN спіймано востаннє.
end-no_ghosts = Усіх чотирьох привидів з’їдено.
end-repetition = Та сама позиція виникла втретє.
end-no_progress = Надто довго нічого не відбувається.
end-move_limit = Гра досягла найбільшої довжини.
end-others_left = Усі інші пішли.
end-resigned = Гравець здається.
rank-label = Звання PAC-MAN
rank-0 = Звання ще немає
rank-1 = Новачок
rank-2 = Перспективний
rank-3 = Досвідчений
rank-4 = Елітний
