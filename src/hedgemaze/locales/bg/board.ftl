piece-S = Юг
piece-W = Запад
piece-N = Север
piece-E = Изток
piece-P = Пакман
# Same as in English.
piece-B = Blinky
# Same as in English.
piece-K = Pinky
# Same as in English.
piece-I = Inky
# Same as in English.
piece-C = Clyde

side-S = Юг
side-W = Запад
side-N = Север
side-E = Изток
side-P = Пакман
side-G = Духчета
side-you = Ти
side-here = На този екран
side-thinking = мисли…

edge-S = юг
edge-W = запад
edge-N = север
edge-E = изток

board-name = Дъска
board-help = Със стрелките се движиш по дъската, а Enter действа. F взема преграда, стрелките я плъзгат, R я завърта, Enter я поставя, Escape я връща. Или напиши действие, например e2 или e3h, и натисни Enter.
board-turn = Завърти
board-place = Постави
board-cancel = Отказ

square-pellet = точка
square-respawn = врата
square-target = тук може да се стъпи
square-respawn-now = върни се тук
square-selected = избрано
square-closed = затворено: { $edges }
# Same as in English.
square-parts = { $part }, { $rest }

fence-place = Преграда { $fence }
fence-lift = Вдигни преградата { $fence }
fence-illegal = Преграда { $fence }, не може
