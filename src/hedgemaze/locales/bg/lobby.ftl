page-lobby = Играй с други
front-lobby-about = Намери някого или седни на маса
lobby-quick = Бърза партия
lobby-quick-about = Избери часовник. Играеш с хора, които избират същия.
lobby-either = Все едно
lobby-waiting =
    { $n ->
        [one] Чака { $n }
       *[other] Чакат { $n }
    }
lobby-looking = Търсим с кого да играеш
lobby-elapsed = Време на чакане
lobby-here = Вече тук: { $n } от { $seats }
lobby-cancel = Спри търсенето
lobby-offer = Още никой не е дошъл. Можеш веднага да играеш срещу компютъра; ниво { $level } е подходящо за теб.
lobby-computer = Играй срещу компютъра
lobby-wait-on = Чакай още
lobby-found = Готово! Масата се отваря…
lobby-replaced = Сега търсиш партия в друг прозорец.
lobby-join = Седни
why-lobby-unknown_preset = Тази игра вече я няма. Презареди страницата.
why-lobby-already_waiting = Вече търсиш друга партия.
