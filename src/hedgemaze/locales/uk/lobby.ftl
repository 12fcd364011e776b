page-lobby = Грати з іншими
front-lobby-about = Знайди когось зараз або сядь за стіл
lobby-quick = Швидка гра
lobby-quick-about = Вибери годинник. Ти гратимеш із тими, хто вибрав такий самий.
lobby-either = Усе одно
lobby-waiting =
    { $n ->
        [one] Чекає { $n }
        [few] Чекають { $n }
       *[many] Чекають { $n }
    }
lobby-looking = Шукаємо, з ким грати
lobby-elapsed = Час очікування
lobby-here = На місці { $n } з { $seats }
lobby-cancel = Не шукати
lobby-offer = Ще ніхто не прийшов. Можна одразу зіграти з комп’ютером; тобі підходить рівень { $level }.
lobby-computer = Грати з комп’ютером
lobby-wait-on = Чекати далі
lobby-found = Знайдено! Відкриваємо стіл…
lobby-replaced = Тепер ти шукаєш гру в іншому вікні.
lobby-join = Сісти
why-lobby-unknown_preset = Цієї гри більше немає. Онови сторінку.
why-lobby-already_waiting = Ти вже шукаєш іншу гру.
