maze-tab-draw = Малювати
maze-tab-mazes = Лабіринти
maze-tab-save = Зберегти
maze-lead = Намалюй лабіринт для ігор із PAC-MAN: паркани, кульки сили й де хто починає. Одразу видно, чого бракує.
maze-family = Для гри
maze-tools = Що малювати
tool-fence = Паркан
tool-chamber = Паркан кімнати
tool-pellet = Кулька сили
tool-gate-0 = Перший тунель
tool-gate-1 = Другий тунель
tool-erase = Гумка
maze-hint-fence = Торкнись жолобка, щоб поставити паркан, і середини паркана, щоб його прибрати.
maze-hint-chamber = Торкайся жолобків, щоб збудувати кімнату навколо привидів: чотири паркани.
maze-hint-pellet = Торкнись клітинки, щоб покласти кульку сили: усього чотири.
maze-hint-gate = Торкнись двох клітинок: там повертається PAC-MAN, і їх з’єднує тунель.
maze-hint-erase = Торкнись того, що хочеш прибрати. Права кнопка миші робить те саме з будь-яким інструментом.
maze-hint-piece = Торкнись початкової клітинки ({ $piece }) або перетягни фішку.
maze-refused-overlaps = Там уже є паркан.
maze-refused-crosses = Паркани не можуть перетинатися.
maze-refused-fences-only = Паркани стають у жолобки між клітинками.
maze-undo = Скасувати
maze-redo = Повторити
maze-random = Навмання
maze-empty = Порожня дошка
maze-begin = Почати з
maze-title-A1 = Змішаний
maze-title-A2 = Відкритий
maze-title-A3 = Затишний
maze-title-A4 = Запасний
maze-title-chamber = Кімната
maze-title-pinwheel = Вітрячок
maze-untitled = Без назви
maze-good = Цей лабіринт готовий до гри.
maze-worth = Хто виграє за бездоганної гри?
maze-worth-of =
    { $n ->
        [one] { $n } привид
        [few] { $n } привиди
       *[many] { $n } привидів
    }
maze-worth-failed = Цей пристрій не може цього обчислити.
maze-worth-unknown = Сервер цього не знає. З чотирма привидами рахувати тут надто довго.
maze-worth-ask = Спитати сервер
maze-worth-making = Обчислюємо: { $percent }%
maze-worth-waiting = Сервер спершу обчислює інші лабіринти.
maze-faulty =
    { $n ->
        [one] Перед грою треба виправити ще { $n } річ:
        [few] Перед грою треба виправити ще { $n } речі:
       *[many] Перед грою треба виправити ще { $n } речей:
    }
maze-checking = Перевіряємо…
fault-too_many_fences = Забагато парканів ({ $n }): у коробці їх 20.
fault-fence_overlaps = Паркани { $one } і { $other } накладаються.
fault-fence_crosses = Паркани { $one } і { $other } перетинаються.
fault-chamber_count =
    { $n ->
        [0] Для кімнати потрібно чотири паркани; немає жодного.
        [one] Для кімнати потрібно чотири паркани; є { $n }.
        [few] Для кімнати потрібно чотири паркани; є { $n }.
       *[many] Для кімнати потрібно чотири паркани; є { $n }.
    }
fault-pellet_count =
    { $n ->
        [0] Потрібно чотири кульки сили; немає жодної.
        [one] Потрібно чотири кульки сили; є { $n }.
        [few] Потрібно чотири кульки сили; є { $n }.
       *[many] Потрібно чотири кульки сили; є { $n }.
    }
fault-start = Потрібна початкова клітинка: { $piece }.
fault-start-not = PAC-MAN тут не має початкової клітинки: він вибирає браму.
fault-respawn_count =
    { $n ->
        [0] Потрібно чотири брами, по дві на тунель; немає жодної.
        [one] Потрібно чотири брами, по дві на тунель; є { $n }.
        [few] Потрібно чотири брами, по дві на тунель; є { $n }.
       *[many] Потрібно чотири брами, по дві на тунель; є { $n }.
    }
fault-tunnel_too_short = Тунель від { $one } до { $other } закороткий: ці клітинки й так сусідні.
fault-square_shared = Дві речі на одній клітинці: { $squares }.
fault-not_connected = До цих клітинок немає шляху: { $squares }
fault-respawn_sealed = Брама { $squares } лежить у закритій кімнаті.
fault-ghost_outside = { $piece } починає поза закритою кімнатою.
fault-chamber_stuck = Якщо прибрати один паркан кімнати, вона має відкритися, але жоден не відкриває.
fault-other = У цьому лабіринті грати не можна. Код помилки: { $code }
maze-name = Назва
maze-save = Зберегти
maze-saved = Збережено на цьому пристрої.
maze-not-saved = Пам’ять цього браузера повна або заблокована.
maze-share = Копіювати посилання
maze-shared = Посилання скопійовано. Хто його відкриє, побачить цей лабіринт.
maze-not-shared = Скопіювати не вдалося. Посилання — це адреса сторінки.
maze-export = Зберегти у файл
maze-import = Відкрити файл
maze-import-bad = У цьому файлі не лабіринт.
maze-mine = Мої лабіринти
maze-mine-none = Тут з’являться збережені лабіринти.
maze-open = Змінити: { $name }
maze-remove = Видалити цей лабіринт: { $name }
maze-removed = Видалено: { $name }
undo-remove = Повернути
record-menu = Файл гри й малюнок
record-copy = Копіювати ходи
record-copied = Ходи скопійовано.
record-not-copied = Тут копіювати не можна.
record-save = Зберегти файл гри
record-saved = Збережено в завантаженнях.
record-png = Малюнок (PNG)
record-svg = Малюнок (SVG)
record-gif = Анімація (GIF)
record-picture-of = Дошка Hedgemaze: { $mode }
share-open = Поділитися малюнком
share-title = Поділитися
share-kind = Чим поділитися
share-from = Від ходу
share-to = До ходу
share-speed = Швидкість
share-speed-slow = Повільно
share-speed-normal = Звичайно
share-speed-fast = Швидко
share-making = Створюємо анімацію…
share-again = Створити
share-failed = На цьому пристрої не вийшло.
share-size = { $n } кБ
share-save = Зберегти
share-send = Поділитися
share-result = { $head }. { $reason }
