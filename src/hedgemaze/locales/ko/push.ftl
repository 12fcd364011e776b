push-turn = 내 차례
push-turn-with = { $mode }, 상대: { $name }
push-turn-team = { $mode }, 상대: { $name } 외 { $n }명
push-turn-nameless = { $mode }: 모두 기다리고 있어요.
push-reminder = 아직 내 차례예요
push-reminder-hours =
    { $n ->
        [0] { $mode }: 한 시간도 남지 않았어요
       *[other] { $mode }: 남은 시간 { $n }시간
    }
push-challenge = { $name } 님이 함께 하고 싶어 해요
push-challenge-mode = { $mode }: 할까요?
push-pairing = 게임이 시작돼요
push-pairing-in = { $tournament }: 테이블이 준비됐어요.
