maze-tab-draw = 그리기
maze-tab-mazes = 미로
maze-tab-save = 저장과 공유
maze-lead = 팩맨 게임의 미로를 그리세요. 울타리, 파워 쿠키, 출발할 칸을 놓아요. 무엇이 빠졌는지 바로 알려 줘요.
maze-family = 어떤 게임용
maze-tools = 그릴 것
tool-fence = 울타리
tool-chamber = 방 울타리
tool-pellet = 파워 쿠키
tool-gate-0 = 첫째 터널
tool-gate-1 = 둘째 터널
tool-erase = 지우개
maze-hint-fence = 홈을 누르면 울타리를 놓고, 울타리 가운데를 누르면 치워요.
maze-hint-chamber = 홈을 눌러 유령들 둘레에 유령 방을 만드세요. 울타리는 네 개예요.
maze-hint-pellet = 칸을 눌러 파워 쿠키를 놓으세요. 모두 네 개예요.
maze-hint-gate = 두 칸을 누르세요. 팩맨이 그곳으로 돌아오고, 터널이 두 칸을 이어요.
maze-hint-erase = 지우고 싶은 것을 누르세요. 어떤 도구에서든 마우스 오른쪽 버튼으로도 지워요.
maze-hint-piece = 출발할 칸을 누르거나 말을 끄세요: { $piece }
maze-refused-overlaps = 거기에는 이미 울타리가 있어요.
maze-refused-crosses = 울타리는 서로 엇갈릴 수 없어요.
maze-refused-fences-only = 울타리는 칸 사이의 홈에 놓아요.
maze-undo = 되돌리기
maze-redo = 다시 하기
maze-random = 무작위
maze-empty = 빈 판
maze-begin = 시작할 미로
maze-title-A1 = 섞임
maze-title-A2 = 열림
maze-title-A3 = 아늑함
maze-title-A4 = 예비
maze-title-chamber = 유령 방
maze-title-pinwheel = 바람개비
maze-untitled = 이름 없음
maze-good = 이 미로로 게임할 수 있어요.
maze-worth = 모두 완벽하게 하면 누가 이길까요?
maze-worth-of = 유령 { $n }명
maze-worth-failed = 이 기기로는 계산할 수 없어요.
maze-worth-unknown = 서버도 몰라요. 유령이 넷이면 여기서 계산하기에 너무 오래 걸려요.
maze-worth-ask = 서버에 묻기
maze-worth-making = 계산하는 중: { $percent }%
maze-worth-waiting = 서버가 다른 미로를 먼저 계산하고 있어요.
maze-faulty = 게임하려면 고칠 것이 { $n }가지 있어요:
maze-checking = 확인하는 중…
fault-too_many_fences = 울타리 { $n }개는 너무 많아요. 상자에는 20개뿐이에요.
fault-fence_overlaps = 울타리가 겹쳐요: { $one }, { $other }
fault-fence_crosses = 울타리가 엇갈려요: { $one }, { $other }
fault-chamber_count =
    { $n ->
        [0] 유령 방에는 울타리 네 개가 필요한데 하나도 없어요.
       *[other] 유령 방에는 울타리 네 개가 필요한데 { $n }개 있어요.
    }
fault-pellet_count =
    { $n ->
        [0] 파워 쿠키 네 개가 필요한데 하나도 없어요.
       *[other] 파워 쿠키 네 개가 필요한데 { $n }개 있어요.
    }
fault-start = 출발할 칸이 필요해요: { $piece }
fault-start-not = 여기서는 팩맨의 출발 칸이 없어요. 게이트를 골라요.
fault-respawn_count =
    { $n ->
        [0] 게이트가 터널마다 두 개씩 네 개 필요한데 하나도 없어요.
       *[other] 게이트가 터널마다 두 개씩 네 개 필요한데 { $n }개 있어요.
    }
fault-tunnel_too_short = 터널이 너무 짧아요: { $one } – { $other }. 원래 이웃한 칸이에요.
fault-square_shared = 한 칸에 두 가지가 있어요: { $squares }
fault-not_connected = 갈 수 없는 칸: { $squares }
fault-respawn_sealed = 게이트가 닫힌 유령 방 안에 있어요: { $squares }
fault-ghost_outside = 닫힌 유령 방 밖에서 출발해요: { $piece }
fault-chamber_stuck = 유령 방의 울타리 하나를 치우면 방이 열려야 하는데, 그런 울타리가 없어요.
fault-other = 이 미로로는 게임할 수 없어요. 오류 코드: { $code }
maze-name = 이름
maze-save = 저장
maze-saved = 이 기기에 저장했어요.
maze-not-saved = 브라우저 저장 공간이 꽉 찼거나 막혀 있어요.
maze-share = 링크 복사
maze-shared = 링크를 복사했어요. 링크를 열면 누구나 이 미로를 볼 수 있어요.
maze-not-shared = 복사하지 못했어요. 이 페이지의 주소가 링크예요.
maze-export = 파일로 저장
maze-import = 파일 열기
maze-import-bad = 이 파일은 미로가 아니에요.
maze-mine = 내 미로
maze-mine-none = 저장한 미로가 여기에 나와요.
maze-open = 편집: { $name }
maze-remove = 이 미로 삭제: { $name }
maze-removed = 삭제함: { $name }
undo-remove = 되돌리기
record-menu = 게임 파일과 그림
record-copy = 진행 복사
record-copied = 진행을 복사했어요.
record-not-copied = 여기서는 복사할 수 없어요.
record-save = 게임 파일 저장
record-saved = 다운로드 폴더에 저장했어요.
record-png = 그림 (PNG)
record-svg = 그림 (SVG)
record-gif = 움직이는 그림 (GIF)
record-picture-of = Hedgemaze 판: { $mode }
share-open = 그림 공유
share-title = 공유
share-kind = 공유할 것
share-from = 첫 행동
share-to = 마지막 행동
share-speed = 속도
share-speed-slow = 느리게
share-speed-normal = 보통
share-speed-fast = 빠르게
share-making = 움직이는 그림을 만드는 중…
share-again = 만들기
share-failed = 이 기기에서는 잘되지 않았어요.
share-size = { $n } kB
share-save = 저장
share-send = 공유
share-result = { $head }. { $reason }
