analysis-paste = 판 상태나 게임 진행을 붙여 넣고 ‘보기’를 누르세요
analysis-show = 보기
analysis-file = 파일 열기
analysis-position = 판 상태
analysis-link = 지금 판의 링크
analysis-tab-lines = 추천
analysis-tab-graph = 그래프
analysis-tab-share = 공유
analysis-share-label = 공유하고 열기
analysis-copy-link = 링크 복사
analysis-copy-record = 진행 복사
analysis-download = 내려받기
analysis-copied = 복사했어요.
analysis-copy-failed = 브라우저가 복사를 허용하지 않아요. 아래 링크를 직접 복사하세요.
analysis-set-up = 판 꾸미기
analysis-who = 누가 이기고 있나요
analysis-share = { $side } { $percent }%
analysis-percent = { $percent }%
analysis-lines = 가장 좋은 진행
analysis-thinking = 생각 중…
analysis-try = 여기까지 두기: { $action }
analysis-nodes = 살펴본 상태: { $n }
analysis-certain = { $side } 승리까지 행동 { $n }번
analysis-draw = 확실한 무승부
analysis-first = 처음으로
analysis-back = 뒤로
analysis-next = 앞으로
analysis-last = 끝으로
analysis-drawn = 길과 가장 좋은 행동 보기
analysis-variation = 직접 다르게 두어 보는 중이에요.
analysis-home = 게임으로 돌아가기
analysis-branch = { $n } 다음:
analysis-forget = 이 갈래 삭제
analysis-note = 메모
analysis-note-here = 지금 판에 대한 메모
analysis-promote = 위로
analysis-variation-bar = 갈래 다루기
analysis-better = 보기
exact-label = 확실해요:
exact-pacman =
    { $rounds ->
        [1] 팩맨이 이번 라운드에 이겨요.
       *[other] 팩맨이 { $rounds }라운드 만에 이겨요.
    }
exact-ghosts =
    { $rounds ->
        [1] 유령이 이번 라운드에 팩맨을 잡아요.
       *[other] 유령이 { $rounds }라운드 만에 팩맨을 잡아요.
    }
exact-open = 누구도 꼭 이길 수는 없어요.
exact-open-life = 이번 목숨에서는 유령이 꼭 잡을 수도, 팩맨이 꼭 이길 수도 없어요.
exact-short-pacman = 팩맨 { $rounds }라운드
exact-short-ghosts = 유령 { $rounds }라운드
exact-short-open = 미정
exact-offer = 유령이 셋이면 정확히 계산할 수 있어요. 1~2분 걸려요.
exact-work = 계산하기
exact-working = 계산하는 중…
graph-title = 게임 전체
graph-label = 게임의 장면
graph-moment = { $n }번째 행동 { $action } 뒤: { $text }
graph-progress = 분석한 만큼
graph-stop = 멈춤
graph-again = 게임 전체 분석
summary-label = 게임이 어땠나요
summary-accuracy = 정확도:
summary-blunder =
    { $n ->
        [0] 큰 실수 없음
       *[other] 큰 실수 { $n }번
    }
summary-mistake =
    { $n ->
        [0] 실수 없음
       *[other] 실수 { $n }번
    }
summary-inaccuracy = 아쉬움 { $n }번
mark-inaccuracy = (아쉬움)
mark-mistake = (실수)
mark-blunder = (큰 실수)
verdict-inaccuracy = 아쉬워요: { $action }. 더 나은 행동: { $better } ({ $percent }% 차이)
verdict-mistake = 실수예요: { $action }. 더 나은 행동: { $better } ({ $percent }% 차이)
verdict-blunder = 큰 실수예요: { $action }. 더 나은 행동: { $better } ({ $percent }% 차이)
verdict-thrown-win = 확실한 승리를 놓쳤어요: { $action }. 이기는 행동: { $better }
verdict-thrown-open = 확실히 지게 돼요: { $action }. 게임을 살릴 수 있던 행동: { $better }
read-action = { $n }번 행동 { $action } 불가: { $reason }
read-mode = 이 게임은 이렇게 할 수 없어요. 오류 코드: { $code }
read-maze = 이 미로는 쓸 수 없어요. 오류 코드: { $code }
read-house_rule = 이 우리 집 규칙은 쓸 수 없어요. 오류 코드: { $code }
read-record = 이 게임 파일은 읽을 수 없어요. 오류 코드: { $code }
read-mode-unknown = 그런 게임이 없어요.
read-position-too_long = 판 상태라고 하기에는 너무 길어요.
read-position-unreadable = 판 상태도 게임도 아니에요.
read-position-fences = 울타리를 읽을 수 없어요.
read-position-pieces = 말을 읽을 수 없거나 빠진 말이 있어요.
read-position-stocks = 남은 울타리 수를 읽을 수 없어요.
read-position-pellets = 파워 쿠키와 목숨을 읽을 수 없어요.
read-position-turn = 누구 차례인지 알 수 없어요.
read-position-memory = 말이 돌아갈 수 없는 칸을 읽을 수 없어요.
read-position-counters = 끝에 있는 숫자를 읽을 수 없어요.
read-position-impossible = 게임에서 나올 수 없는 판 상태예요.
read-square-unreadable = 그런 칸이 없어요.
page-position = 판 꾸미기
position-lead = 놓을 것을 고르고 판의 칸을 누르세요. 울타리는 홈에 놓고, 말은 끌어서 옮길 수 있어요.
position-game = 게임
position-size = 판
position-maze = 미로
position-maze-own = 내 미로
position-put = 놓을 것
position-erase = 지우기
position-pellet = 파워 쿠키
position-turn = 누구 차례인가요
position-stock = 남은 울타리: { $side }
position-lives = 목숨
position-reserve = 가진 파워 쿠키
position-empty = 울타리 치우기
position-start = 처음 상태로
position-fits = 문제없어요.
position-analyse = 분석하기
position-computer = 컴퓨터와 하기
position-as = 내 역할: { $side }
position-off = { $piece } (판 밖)
position-twice = 두 말이 같은 칸에 있을 수 없어요.
position-overlap = 두 울타리가 겹치거나 엇갈려요.
position-no-way = 도착점까지 길이 없는 말이 있어요.
position-over = 이 판 상태에서는 게임이 끝나 있어요.
position-all-pellets = 먹을 파워 쿠키와 잃을 목숨이 있어야 해요.
position-ghost-on-pellet = 유령은 파워 쿠키 위에 있을 수 없어요.
