game-loading = 판을 준비하고 있어요…
game-missing = 이 게임은 이제 이 기기에 없어요.
game-failed = 규칙을 불러오지 못했어요. 인터넷에 연결되어 있나요?
engine-failed = 컴퓨터가 답하지 못했어요. 한 차례 무르면 계속할 수 있어요.
table-others = 다른 사람들
table-own = 우리 편
table-panel = 진행과 행동
table-moves = 진행
table-no-moves = 움직인 기록이 여기에 나와요.
frame-context = 지금 할 수 있는 것
frame-menu = 메뉴
frame-close = 닫기
moves-now = 지금으로
moves-past = 지난 상태
moves-resigned = 기권
moves-flagged = 시간 초과
table-info = 정보
table-typed = 행동 입력
table-typed-go = 두기
action-undo = 무르기
action-hint = 힌트
action-flip = 판 돌리기
action-resign = 기권
action-again = 다시 하기
end-level = 레벨 { $level } 도전
action-new = 새 게임
action-analyse = 분석
action-pass = 패스
action-stop = 멈춤: { $piece }
action-end-turn = 차례 끝
action-spend =
    { $n ->
        [1] 파워 쿠키 쓰기
       *[other] 파워 쿠키 쓰기 (남은 수: { $n })
    }
turn-engine = { $side } 생각 중…
turn-classic =
    { $own ->
        [yes] 내 차례: 움직이거나 울타리를 놓으세요
       *[no] 차례: { $side }
    }
turn-act =
    { $own ->
        [yes] 내 차례: 움직이거나 울타리를 놓으세요
       *[no] { $side }: 움직이거나 울타리를 놓으세요
    }
turn-pick =
    { $own ->
        [yes] 내 차례: 말을 고르세요
       *[no] 차례: { $side }
    }
turn-steps-own = 내 차례: 남은 걸음 { $steps }
turn-steps = { $side }: 남은 걸음 { $steps }
turn-last =
    { $own ->
        [yes] 내 차례, 움직일 말: { $piece }
       *[no] { $side }, 움직일 말: { $piece }
    }
turn-boost = 부스트! 유령을 먹을 수 있는 걸음: { $steps }
turn-place =
    { $next ->
        [yes] 울타리를 놓거나 다음 유령을 움직이세요
       *[no] 울타리를 놓거나 차례를 끝내세요
    }
pick-first = 유령을 먼저 고르고, 갈 칸을 고르세요
turn-respawn = 팩맨이 나타날 게이트를 고르세요
turn-lift = 유령: 유령 방의 울타리를 하나 집으세요
turn-lay = 유령: 울타리를 다른 곳에 놓으세요
fences-left =
    { $n ->
        [0] 남은 울타리 없음
       *[other] 남은 울타리: { $n }
    }
steps-to-goal =
    { $n ->
        [0] 도착!
       *[other] 도착까지 { $n }걸음
    }
steps-short = { $n }걸음
lives-left =
    { $n ->
        [0] 남은 목숨 없음
       *[other] 남은 목숨: { $n }
    }
pellets-eaten =
    { $n ->
        [0] 파워 쿠키 없음
       *[other] 파워 쿠키: { $n }
    }
ghost-here = { $piece }
ghost-done = { $piece }: 움직였음
ghost-away = { $piece }: 먹혔음
hint-is = 이렇게 해 보세요: { $action }
announce-turn = { $side }: { $text }
happened-catch = 팩맨이 잡혀서 목숨을 하나 잃었어요!
happened-pellet = 팩맨이 파워 쿠키를 먹었어요!
ask-no = 아니요
ask-life = 유령과 부딪혀 목숨을 잃어요. 그래도 갈까요?
ask-life-yes = 그래도 가기
ask-resign = 이 게임을 기권할까요?
end-label = 게임 끝
end-draw = 무승부
end-you-win = 이겼어요!
end-wins =
    { $team ->
        [G] 유령 편 승리
       *[other] { $side } 승리
    }
end-reached_goal = 맞은편에 도착했어요!
end-all_pellets = 파워 쿠키 네 개를 모두 먹었어요.
end-no_lives = 팩맨이 마지막 목숨을 잃었어요.
end-no_ghosts = 유령 넷을 모두 먹었어요.
end-repetition = 같은 판 상태가 세 번 나왔어요.
end-no_progress = 너무 오래 아무 일도 없었어요.
end-move_limit = 게임이 최대 길이에 이르렀어요.
end-others_left = 다른 사람이 모두 나갔어요.
end-resigned = 한 사람이 기권했어요.
rank-label = 팩맨의 등급
rank-0 = 아직 등급 없음
rank-1 = 초보자
rank-2 = 유망주
rank-3 = 실력자
rank-4 = 엘리트
