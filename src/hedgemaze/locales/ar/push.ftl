# إشعارات يرسلها الخادم إلى المتصفح.

push-turn = حان دورك
push-turn-with = { $mode } مع { $name }
push-turn-team =
    { $n ->
        [0] { $mode } مع { $name }
        [1] { $mode } مع { $name } وشخص آخر
        [2] { $mode } مع { $name } وشخصين آخرين
        [few] { $mode } مع { $name } و { $n } آخرين
        [many] { $mode } مع { $name } و { $n } شخصًا آخر
       *[other] { $mode } مع { $name } و { $n } شخص آخر
    }
push-turn-nameless = { $mode }: الآخرون في انتظارك.
push-reminder = ما زال الدور لك
push-reminder-hours =
    { $n ->
        [0] { $mode }: بقي أقل من ساعة
        [1] { $mode }: بقيت ساعة واحدة
        [2] { $mode }: بقيت ساعتان
        [few] { $mode }: بقيت { $n } ساعات
        [many] { $mode }: بقيت { $n } ساعة
       *[other] { $mode }: بقيت { $n } ساعة
    }
push-challenge = دعوة إلى اللعب من { $name }
push-challenge-mode = { $mode }: هل تقبل الدعوة؟
push-pairing = مباراتك تبدأ
push-pairing-in = { $tournament }: طاولتك جاهزة.
