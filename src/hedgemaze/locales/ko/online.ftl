page-online = 친구와 하기
page-table = 테이블
page-watch = 구경
page-code = 여기서 이어 하기
friends-mode = 게임
friends-special = { $mode }, 내가 정한 대로.
friends-count = 사람 수
friends-players = { $n }명
friends-here = 이 화면에서
friends-elsewhere = 링크로 초대한 친구
friends-clock = 시계
friends-loser = 지난 게임에서 진 사람
friends-listed = 모르는 사람도 찾아서 들어올 수 있어요
friends-bots = 봇도 빈자리에 앉을 수 있어요
friends-nobody = 친구를 한 명 이상 초대하세요. 친구 없이 하려면 테이블이 필요 없어요.
friends-open = 테이블 열기
friends-code = 다른 기기에서 받은 코드가 있어요
friends-alone = 대신 이 화면에서 하기
open-title = 열린 테이블
open-none = 지금은 기다리는 사람이 없어요.
open-free = 빈자리 { $n }개
timing-none = 시계 없음
timing-fischer = { $minutes }분 + 차례마다 { $seconds }초
timing-days = 차례마다 { $n }일
seat-name = 내 이름
seat-character = 내 캐릭터
seat-free = 빈자리
seat-sit = 여기 앉기
seat-link = 링크 복사: { $seat }
seat-there = 접속 중
seat-away = 연결 안 됨
seat-left = 나감
seat-nameless = 이름 없음
seat-bot = 봇
seat-bot-named = { $name } (봇)
seat-mine-named = { $name } (나)
waiting-title = 친구를 기다리는 중
waiting-invited = 초대받았어요
waiting-me = 나
waiting-free =
    { $n ->
        [0] 모두 왔어요.
        [1] 마지막 자리가 차면 게임이 시작돼요.
       *[other] 빈자리가 { $n }개 있어요. 모두 차면 게임이 시작돼요.
    }
waiting-deal = 다시 나누기
waiting-leave = 테이블 떠나기
leave-ask = 이 게임을 떠날까요? 같은 편이 내 유령을 맡아 계속해요.
invite-about = 이 링크를 보내거나 친구가 코드를 찍게 하세요.
invite-code = 링크 QR 코드
invite-link = 친구용 링크
invite-share = Hedgemaze 게임 한 판
watch-link = 구경만 하는 링크
watch-share = Hedgemaze 게임 구경하기
watch-title = 구경하고 있어요
watch-count = 구경하는 사람: { $n }명
first-turn-own = { $time } 안에 시작하지 않으면 게임이 취소돼요.
first-turn-other = { $side }: 시작까지 { $time }
end-look-again = 다른 상대 찾기
link-copy = 복사
link-copied = 복사함
link-share = 공유
link-lost = 연결이 끊겼어요. 다시 시도하는 중…
link-none = 서버에 연결할 수 없어요. 인터넷에 연결되어 있나요?
room-missing = 그런 테이블이 없어요.
room-moved = 다른 기기에서 이 게임을 이어 하고 있어요.
code-about = 다른 기기에서 이 게임 이어 하기:
code-ask = 코드 보기
code-use = 10분 안에 다른 기기에서 입력하세요. ‘친구와 하기’에서 ‘다른 기기에서 받은 코드가 있어요’를 고르세요.
code-enter-about = 내 자리를 이 기기로 옮겨요. 코드는 다른 기기에서 게임 진행 아래에 나와요.
code-enter = 코드
code-go = 이어 하기
action-correct = 고치기
action-take-back = 무르기
action-draw = 무승부
action-talk = 말하기
action-rematch = 한 판 더
rematch-asked = 한 판 더 하자고 했어요
rematch-go = 다음 판으로 가기
give-time = 15초 더 주기
link-on = 연결됨
link-off = 연결 안 됨
title-turn = 내 차례!
turn-other = 차례: { $side }
offer-draw =
    { $own ->
        [yes] 무승부를 제안했어요.
       *[no] { $name } 님이 무승부를 제안해요.
    }
offer-take_back =
    { $own ->
        [yes] 무르기를 부탁했어요.
       *[no] { $name } 님이 무르기를 부탁해요.
    }
offer-resign =
    { $own ->
        [yes] 우리 편과 함께 기권하고 싶다고 했어요.
       *[no] { $name } 님이 기권하고 싶어 해요. 같이 기권할까요?
    }
offer-rematch =
    { $own ->
        [yes] 한 판 더 하자고 했어요.
       *[no] { $name } 님이 한 판 더 하고 싶어 해요.
    }
offer-agree = 네
offer-decline = 아니요
offer-withdraw = 취소
offer-declined =
    { $kind ->
        [draw] { $name } 님이 무승부를 거절했어요.
        [take_back] { $name } 님이 무르기를 거절했어요.
        [resign] { $name } 님은 기권하고 싶지 않대요.
       *[rematch] { $name } 님은 한 판 더 하지 않겠대요.
    }
premove-waits = 미리 두기 { $text } 대기 중
premove-cancel = 미리 두기 취소
premove-cancelled = 미리 두기를 취소했어요.
premove-dropped = 미리 두기가 취소됐어요. { $why }
premove-impossible = 다음 차례에는 그렇게 할 수 없어요.
premove-life = 목숨을 잃게 돼요.
premove-moved = 이제 다른 칸에 있어요: { $piece }
clock-of = 시계: { $time }
clock-days = { $n }일
clock-hours = { $n }시간
clock-low = 남은 시간: { $n }초 미만
phrase-hello = 안녕하세요!
phrase-good_luck = 행운을 빌어요!
phrase-well_played = 잘했어요!
phrase-good_move = 멋져요!
phrase-oops = 아이고!
phrase-thanks = 고마워요!
phrase-one_moment = 잠깐만요
phrase-your_turn = 그쪽 차례예요
phrase-good_game = 재미있었어요!
phrase-again = 또 할까요?
phrase-goodbye = 잘 가요!
phrase-face_smile = 미소
phrase-face_laugh = 웃음
phrase-face_think = 생각 중
phrase-face_surprise = 깜짝
phrase-face_sad = 슬픈 얼굴
phrase-face_sleep = 졸림
end-flagged = 시간이 다 됐어요.
end-agreed = 서로 무승부에 동의했어요.
games-friends = 친구와 한 게임
games-your-turn = 내 차례 · { $when }
games-their-turn = 다른 사람 기다리는 중 · { $when }
games-not-full = 빈자리 있음 · { $when }
games-ended = 끝남 · { $when }
data-title = 나에 대해 저장된 것
data-about = 서버는 친구와 한 게임을 저장해요. 누가 어떤 이름으로 어디에 앉았는지, 언제 무엇을 두었는지 저장해요. 무작위 숫자가 든 쿠키로 이 브라우저를 알아봐요.
data-save = 사본 저장
data-saved = 저장했어요.
data-erase = 삭제하기
data-erase-yes = 삭제
data-ask = 친구와 한 모든 게임에서 내 이름을 지울까요? 그 게임은 더는 내 것이 아니고 이어 할 수 없어요. 함께 한 사람들에게는 그대로 남아요.
data-erased =
    { $n ->
        [0] 저장된 것이 없었어요.
       *[other] 이름을 지운 게임: { $n }개
    }
why-room-stale = 움직임이 도착하기 전에 차례가 끝났어요.
why-room-not_your_turn = 내 차례가 아니에요.
why-room-not_your_piece = 이 말은 같은 편이 움직여요.
why-room-time_over = 시간이 다 됐어요.
why-room-over = 게임이 끝났어요.
why-room-started = 게임이 이미 시작됐어요.
why-room-seat_taken = 다른 사람이 더 빨랐어요. 이 자리는 찼어요.
why-room-no_bots = 이 테이블에는 봇이 앉을 수 없어요.
why-room-character_taken = 다른 사람이 이 캐릭터를 골랐어요.
why-room-bad_name = 이 이름은 보여 줄 수 없어요. 더 짧거나 쉬운 이름을 고르세요.
why-room-offer_too_soon = 방금 물어봤어요. 다음 라운드에 다시 해 보세요.
why-room-offer_pending = 이미 제안했어요.
why-room-nothing_to_take_back = 무를 것이 없어요.
why-room-too_many_phrases = 조금만 천천히 해 주세요.
why-room-log_full = 이 테이블에서는 더 할 수 없어요. 너무 많은 일이 있었어요.
why-room-somebody_left = 누군가 테이블을 떠났어요.
why-server-not_invited = 초대받은 사람만 이 테이블에 앉을 수 있어요.
why-server-not_your_seat = 내 자리가 아니에요.
why-server-too_many = 조금만 천천히 해 주세요.
why-server-too_many_bots = 이 주소에서 온 봇이 이미 충분해요.
why-server-bad_code = 이 코드는 없거나 기한이 지났어요.
why-server-stopping = 서버를 다시 시작하고 있어요. 잠시 뒤에 다시 해 보세요.
why-server-unreachable = 서버에 연결할 수 없어요. 인터넷에 연결되어 있나요?
