puzzles-lead = 문제 하나에 정답 하나. 찾을 수 있나요?
puzzle-unknown = 그런 퍼즐이 없어요. 다른 퍼즐을 고르세요.
puzzle-name = { $mode }, 퍼즐 { $n }
puzzle-all = 모든 퍼즐
puzzle-next = 다음 퍼즐
puzzle-start = 풀어 보기
puzzle-solution = 정답
puzzle-again = 다시 풀기
puzzle-why = 왜 틀렸나요?
puzzle-thinking = 어디 볼까요…
puzzle-count = 푼 퍼즐
puzzle-best = 최고 연속
puzzle-days-label = 연속 일수
puzzle-streak =
    { $n ->
        [0] 정답을 찾아보세요
       *[other] 연속으로 푼 퍼즐: { $n }
    }
puzzle-filter-mode = 게임
puzzle-filter-theme = 주제
puzzle-filter-difficulty = 난이도
puzzle-any = 전체
puzzle-difficulty = 난이도 { $n } / 5
puzzle-difficulty-1 = 아주 쉬움
puzzle-difficulty-2 = 쉬움
puzzle-difficulty-3 = 보통
puzzle-difficulty-4 = 어려움
puzzle-difficulty-5 = 아주 어려움
puzzle-link = 퍼즐 { $n }, 난이도 { $difficulty }
puzzle-link-solved = 퍼즐 { $n }, 난이도 { $difficulty }, 풀었음
puzzle-theme-race = 달리기에서 이기기
puzzle-theme-fence = 딱 맞는 울타리
puzzle-theme-jump = 뛰어넘기
puzzle-theme-aside = 옆으로 한 걸음
puzzle-theme-catch = 팩맨 잡기
puzzle-theme-escape = 탈출
puzzle-theme-pellet = 이기는 파워 쿠키
puzzle-theme-way = 이기는 길
puzzle-theme-guard = 팩맨 막기
puzzle-ask-win-pawn = 차례: { $side }. 어떻게 하면 이길까요?
puzzle-ask-hold-pawn = 차례: { $side }. 위험해요! 어떻게 하면 살아날까요?
puzzle-ask-win-P =
    { $n ->
        [0] 팩맨 차례예요. 어떻게 하면 이길까요?
        [1] 팩맨 차례예요. 이번 라운드에 이기려면?
       *[other] 팩맨 차례예요. { $n }라운드 안에 이기려면?
    }
puzzle-ask-win-G =
    { $n ->
        [0] 유령 차례예요. 어떻게 하면 이길까요?
        [1] 유령 차례예요. 이번 라운드에 팩맨을 잡으려면?
       *[other] 유령 차례예요. { $n }라운드 안에 팩맨을 잡으려면?
    }
puzzle-ask-hold-P = 팩맨 차례인데 위험해요. 어느 길이 안전할까요?
puzzle-ask-hold-G = 유령 차례예요. 팩맨을 어떻게 막을까요?
puzzle-onward = 맞아요! 계속하세요.
puzzle-solved = 풀었어요!
puzzle-was = { $theme }
puzzle-shown = 정답은 이래요: { $line }
puzzle-wrong = 정답이 아니에요: { $action }
puzzle-goes-on = 게임은 이렇게 이어져요: { $line }. { $result }
puzzle-then-lost = 그러면 무엇을 해도 이기는 쪽은 정해져요: { $side }
puzzle-then-caught = 그러면 무엇을 해도 팩맨이 유령에게 잡혀요.
puzzle-then-open = 그러면 확실한 승리가 사라져요.
puzzle-then-worse = 그러면 거의 지게 돼요.
