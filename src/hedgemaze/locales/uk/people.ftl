page-me = Мої результати
page-player = Гравець
page-watching = Дивитися ігри
people-games = Ігри
people-won = Виграно
people-results = Виграно { $won } · нічиїх { $drawn } · програно { $lost }
people-mode = Гра
people-levels = Проти комп’ютера
people-as = Твоя сторона: { $side }
people-accuracy = Точність
people-accuracy-label =
    { $n ->
        [one] { $n } гра; зараз { $now }
        [few] { $n } гри; зараз { $now }
       *[many] { $n } ігор; зараз { $now }
    }
people-accuracy-none = Закінчи дві гри, і лінія покаже, як добре ти граєш.
people-openings = Твої початки
people-no-games = Тут підраховано твої закінчені ігри: перемоги, рівні, початки і як добре ти граєш.
people-device = Підраховано на цьому пристрої, без акаунта.
people-device-title = На цьому пристрої
people-account = Акаунт
people-public = Моя відкрита сторінка
people-ratings = Рейтинги
people-ratings-none = Рейтингових ігор ще немає.
people-rated-games =
    { $n ->
        [one] { $n } гра
        [few] { $n } гри
       *[many] { $n } ігор
    }
people-pool = { $mode }: { $side }
people-rating-label =
    { $n ->
        [one] { $pool }: { $rating } після { $n } гри
        [few] { $pool }: { $rating } після { $n } ігор
       *[many] { $pool }: { $rating } після { $n } ігор
    }
people-provisional = { $rating }, ще неточний
people-since = Тут від: { $when }
people-here = Зараз тут
people-away = Не тут
people-playing = Зараз грає
people-watch = Дивитися
people-watch-of = Дивитися гру: { $name }
people-recent = Останні ігри
people-recent-none = Немає ігор, відкритих для всіх.
people-unnamed = Хтось
people-winner = Перемога: { $side }
people-draw = Нічия
people-over = { $result } · { $when }
people-challenge = Виклик
people-follow = Стежити
people-following = Стежиш
people-block = Блокувати
people-unblock = Розблокувати
people-unblock-of = Розблокувати: { $name }
people-report = Поскаржитися
people-sign-in = Щоб стежити за гравцями чи викликати їх, потрібен акаунт.
people-followed = За ким ти стежиш
people-followed-none = Ти ще ні за ким не стежиш. Відкрий сторінку гравця й натисни «Стежити».
people-blocked = Заблоковані
people-find = Знайти гравця за іменем
people-find-go = Відкрити
people-wishes = Що бачать інші
people-hidden = Ніхто не бачить, коли я тут
people-delayed = Глядачі бачать мої рейтингові ігри на три хвилини пізніше
challenge-title = Виклик: { $name }
challenge-clock = Годинник
challenge-rated = Рейтингова гра
challenge-send = Надіслати виклик
challenge-minute = На відповідь є одна хвилина.
challenge-day = На відповідь є один день.
challenge-label = Виклики
challenge-from = { $name } хоче зіграти з тобою
challenge-about = { $game } · { $clock }
challenge-about-rated = { $game } · { $clock } · рейтингова
challenge-accept = Грати
challenge-decline = Ні, дякую
challenge-waiting = Чекаємо: { $name }
challenge-cancel = Відкликати
challenge-declined = { $name } зараз не може грати.
challenge-rematch = Пропонують реванш: { $names }
challenge-look = До столу
challenge-later = Пізніше
watching-none = Зараз немає ігор, які можна дивитися.
watch-delayed = Ти бачиш цю гру на три хвилини пізніше: так хоче гравець.
games-rematch = Пропонують реванш, { $when }
why-people-not_welcome = Зараз ти не можеш грати з цією людиною.
why-people-unknown_player = Гравця з таким іменем немає.
why-people-yourself = Це ти.
why-people-too_many_people = Список повний: щонайбільше 200 людей. Спершу прибери когось.
why-people-too_many_challenges = Відкритими можуть бути щонайбільше 10 твоїх викликів.
why-people-challenge_over = Виклик уже закінчився.
why-people-no_such_challenge = Виклик уже закінчився.
