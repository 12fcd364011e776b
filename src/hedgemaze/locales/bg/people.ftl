page-me = Моите резултати
page-player = Играч
page-watching = Гледай партии
people-games = Партии
people-won = Победи
people-results = Победи: { $won } · Ремита: { $drawn } · Загуби: { $lost }
people-mode = Игра
people-levels = Срещу компютъра
people-as = Твоята страна: { $side }
people-accuracy = Точност
people-accuracy-label =
    { $n ->
        [one] Една партия; сега { $now }
       *[other] { $n } партии; сега { $now }
    }
people-accuracy-none = Завърши две партии и една линия ще покаже колко добре играеш.
people-openings = Твоите начала
people-no-games = Тук се броят завършените ти партии: победи, нива, начала и колко добре играеш.
people-device = Брои се на това устройство, без профил.
people-device-title = На това устройство
people-account = Профил
people-public = Моята публична страница
people-ratings = Рейтинги
people-ratings-none = Още няма партии за рейтинг.
people-rated-games =
    { $n ->
        [one] Една партия
       *[other] { $n } партии
    }
people-pool = { $mode }: { $side }
people-rating-label =
    { $n ->
        [one] { $pool }: { $rating } след една партия
       *[other] { $pool }: { $rating } след { $n } партии
    }
people-provisional = { $rating }, още неточен
people-since = От { $when }
people-here = Сега е тук
people-away = Не е тук
people-playing = Сега играе
people-watch = Гледай
people-watch-of = Гледай партията на { $name }
people-recent = Последни партии
people-recent-none = Няма партии, които всички могат да видят.
people-unnamed = Някой
people-winner = Победа: { $side }
people-draw = Реми
people-over = { $result } · { $when }
people-challenge = Предизвикай
people-follow = Следвай
people-following = Следваш
people-block = Блокирай
people-unblock = Отблокирай
people-unblock-of = Отблокирай { $name }
people-report = Подай сигнал
people-sign-in = За да следваш или предизвикваш играчи, ти трябва профил.
people-followed = Хора, които следваш
people-followed-none = Още никого не следваш. Отвори страницата на играч и натисни „Следвай“.
people-blocked = Блокирани хора
people-find = Намери играч по име
people-find-go = Отвори
people-wishes = Какво виждат другите
people-hidden = Никой да не вижда кога съм тук
people-delayed = Зрителите виждат партиите ми за рейтинг с три минути закъснение
challenge-title = Предизвикай { $name }
challenge-clock = Часовник
challenge-rated = Партия за рейтинг
challenge-send = Предизвикай
challenge-minute = За отговор има една минута.
challenge-day = За отговор има един ден.
challenge-label = Предизвикателства
challenge-from = { $name } иска да играе с теб
challenge-about = { $game } · { $clock }
challenge-about-rated = { $game } · { $clock } · за рейтинг
challenge-accept = Играй
challenge-decline = Не, благодаря
challenge-waiting = Чакаш отговор: { $name }
challenge-cancel = Оттегли
challenge-declined = { $name } не може да играе сега.
challenge-rematch = Предложен е реванш: { $names }
challenge-look = Към масата
challenge-later = По-късно
watching-none = В момента няма партия за гледане.
watch-delayed = Виждаш тази партия с три минути закъснение: така желае един от играчите.
games-rematch = Предложен е реванш, { $when }
why-people-not_welcome = Сега не можеш да играеш с този човек.
why-people-unknown_player = Няма играч с това име.
why-people-yourself = Това си ти.
why-people-too_many_people = Списъкът е пълен: най-много 200 души. Първо махни някого.
why-people-too_many_challenges = Най-много 10 твои предизвикателства могат да чакат отговор.
why-people-challenge_over = Предизвикателството вече не важи.
why-people-no_such_challenge = Предизвикателството вече не важи.
