# The rules of each game: short, and complete enough to play. Squares such as e5 and tokens such as e3h stay as they are.

rules-modes = Games
rules-play = Play
rules-house = You can change many of these points with house rules when you set up a game.

# Headings.
rules-head-setup = Set-up
rules-head-turn = Your turn
rules-head-move = Moving
rules-head-jump = Jumping
rules-head-fence = Fences
rules-head-end = The end
rules-head-pacman = PAC-MAN
rules-head-ghosts = The ghosts
rules-head-catch = A catch
rules-head-tunnels = Gates and tunnels
rules-head-opening = The first four turns
rules-head-differ = Where the booklets differ

rules-goal-classic2 = Be the first to reach any square on the side opposite yours.
rules-goal-classic3 = Three players, each on their own. Be the first to reach the side opposite yours.
rules-goal-classic4 = Four players, each on their own. Be the first to reach the side opposite yours.
rules-goal-pacman = PAC-MAN wants to eat all four power pellets. The ghosts want to catch him three times.
rules-goal-advanced = PAC-MAN wants to take all four power pellets. The ghosts want to catch him three times. Both sides build fences.

rules-setup-classic2 = Each player has ten fences. The pieces start in the middle of their sides: South on e1, North on e9. The first player is chosen at random.
rules-setup-classic3 = Each player has six fences. The pieces start in the middle of their sides: e1, a5 and e9. The first player is chosen at random, and turns go clockwise.
rules-setup-classic4 = Each player has five fences. The pieces start in the middle of their sides: e1, a5, e9 and i5. The first player is chosen at random, and turns go clockwise.
rules-setup-pacman = PAC-MAN starts on e5, the ghosts in the middle of the four sides, and the power pellets lie in the corners. Six fences form the maze. They never move, and none are added.
rules-setup-advanced = The ghosts start inside a chamber of four fences in the middle, and the power pellets lie in the corners. PAC-MAN has twelve fences; the ghosts share four.
rules-share = One player is PAC-MAN and has three lives. The others, one to four players, share the four ghosts.

rules-classic-turn = On your turn you do one thing: move your piece or place a fence. If you have no fences left, you must move.
rules-classic-pass = If you cannot do anything at all, you pass. This can only happen with three or four players.
rules-classic-move = Your piece moves one square up, down, left or right, never through a fence and never onto another piece.
rules-classic-jump-straight = If another piece is right next to yours with no fence in between, you may jump straight over it.
rules-classic-jump-side = If a fence, the edge of the board or another piece is right behind it, you may jump to the square beside it instead, left or right, unless a fence or a piece is in the way there.
rules-classic-jump-one = You can jump over one piece, never over two. You never have to jump.
rules-classic-fence-long = A fence is two squares long. It goes between two pairs of squares and must not stick out over the edge of the board.
rules-classic-fence-stays = Fences never overlap and never cross. Once placed, they stay where they are.
rules-classic-fence-way = Everyone must always have a path to their goal, including you. A fence that closes somebody’s last path is not allowed. Pieces don’t count as obstacles.
rules-classic-end-wins = The first piece to reach any square on its far side wins at once.
rules-classic-end-draw = If the same position comes up for the third time, the game is a draw.
rules-classic-differ-side = All booklets allow the sideways jump when a fence is behind the piece. They don’t mention the edge or another piece; here it is allowed there, too.
rules-classic-differ-way = Some booklets protect only the opponent’s path. Here everyone’s path is protected.
rules-classic-differ-draw = No booklet mentions draws. Without them a game could go on forever.
rules-classic-differ-three = Only the Japanese booklet mentions three players: it gives each of them six fences.

rules-pacman-round = Each round PAC-MAN goes first. Then every ghost on the board moves once, in any order the ghosts like.
rules-pacman-straight = Nobody moves through fences or diagonally.
rules-pacman-steps = PAC-MAN takes two steps. He may turn in between, and even go back. If he can take only one step, he takes one.
rules-pacman-blocked = He may not enter a ghost’s square.
rules-pacman-boost = When he reaches a power pellet, he stops and eats it. He gets a boost right away: up to three more steps, as many as he likes.
rules-pacman-eats = During a boost, and only then, he eats every ghost whose square he enters.
rules-pacman-ghost-step = A ghost takes one step. It must move if it can.
rules-pacman-frenzy = A ghost that sees PAC-MAN along a row or column, with no fence in between, goes into a frenzy: it takes one or two steps and may turn in between. Other ghosts and power pellets don’t block its view.
rules-pacman-ghost-end = A ghost may not stop on a power pellet or on another ghost. In a frenzy it may pass over them.
rules-pacman-catch = A ghost that enters PAC-MAN’s square catches him. He loses a life, and the round ends.
rules-pacman-reset = All pieces go back to where they started, including ghosts that were eaten. Eaten power pellets stay eaten.
rules-pacman-end-pacman = PAC-MAN wins with the fourth power pellet, or when no ghosts are left on the board.
rules-pacman-end-ghosts = The ghosts win with the third catch.
rules-pacman-end-rank = PAC-MAN’s rank depends on how many power pellets he has eaten, no matter who wins: one is Beginner, two Promising, three Confirmed, four Elite.
rules-pacman-end-draw = If nothing happens for twenty rounds, or the same position comes up for the third time, the game is a draw.
rules-pacman-differ-maze = The booklet shows its maze in a picture that we do not have. Ours are reconstructions based on descriptions.
rules-pacman-differ-sight = In three booklets a ghost sees only what is in front of it. Here it sees in all four directions.
rules-pacman-differ-pellet = In the Danish booklet ghosts may never enter a power pellet’s square. Here they may pass over it.
rules-pacman-differ-order = In two booklets the ghosts always move in the same order. Here they choose it again every round.
rules-pacman-differ-boost = Most booklets don’t say whether all boost steps must be used, or whether passing a ghost is enough to eat it. Here some of the steps may be left unused, and passing is enough.

rules-advanced-tunnels = The middle square of each side is a gate: e9, e1, a5 and i5. Opposite gates count as neighbours, as if joined by a tunnel.
rules-advanced-start = PAC-MAN starts at a gate of his choice.
rules-advanced-opening-pacman = In each of the first four turns PAC-MAN does one thing: he moves or places a fence.
rules-advanced-opening-ghosts = Then the ghosts take one fence of the chamber and place it somewhere else. They do not move yet.
rules-advanced-turn = From the fifth turn on PAC-MAN moves, and then every ghost, in any order the ghosts like. After moving, a player may place a fence.
rules-advanced-return = A move may not end where it began, nor where the piece stood before its last move.
rules-advanced-speed = PAC-MAN takes up to two steps. Ghosts take one step, up to two after the first power pellet, and up to three after the third.
rules-advanced-fence = Fences follow the classic rules and stay in place. No fence may cut off any square from the rest of the board.
rules-advanced-reserve = PAC-MAN keeps the power pellets he takes. While moving he may spend one or more: each gives two extra steps, and every ghost he runs into on those steps is out of the game for good.
rules-advanced-ghost-end = Ghosts may pass over power pellets but not stop there, and two ghosts may not stop on the same square.
rules-advanced-meet = When PAC-MAN and a ghost meet, no matter who moved, that turn ends at once (no fence) and PAC-MAN loses a life. On his next turn he comes back at a free gate. The ghosts stay where they are.
rules-advanced-end-pacman = PAC-MAN wins with the fourth power pellet, or when all ghosts have been eaten. The ghosts win when he loses his third life.
rules-advanced-end-progress = Something has happened if a power pellet was taken or spent, a ghost eaten, PAC-MAN caught or a fence placed.
rules-advanced-differ-source = This game appears in only one French text, and its pictures are lost. The chamber and the power pellets are our reconstruction.
rules-advanced-differ-return = The text forbids going back to the previous square. We read this as the square where a move ends; a piece may still pass through it.

rules-writing = How moves are written
rules-writing-squares = Columns are a to i from left to right, rows are 1 to 9 from bottom to top.
rules-writing-classic = A move is written as the square it ends on: e2. A fence is written as the square below and to the left of its middle, plus h if it is horizontal or v if it is vertical: e3h.
rules-writing-pacman = A step is written as the piece’s letter and the square: Pe6. P is PAC-MAN, B Blinky, K Pinky, I Inky, C Clyde. B- ends Blinky’s move.
rules-writing-advanced = P+ spends a power pellet, P@e9 brings PAC-MAN in at e9, e3h places a fence, and ~d5h picks up a fence of the chamber.
