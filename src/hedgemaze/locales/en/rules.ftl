# The rules of each game: short, and complete enough to play. Squares such as e5 and tokens such as e3h stay as they are.

rules-modes = Games
rules-play = Play
rules-house = Many of these points can be changed by house rules when you set the table.

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

rules-goal-classic2 = Be the first to reach any square of the side opposite yours.
rules-goal-classic3 = Three play, each alone. Be the first to reach the side opposite yours.
rules-goal-classic4 = Four play, each alone. Be the first to reach the side opposite yours.
rules-goal-pacman = PAC-MAN wants all four pellets. The ghosts want to catch him three times.
rules-goal-advanced = PAC-MAN wants all four pellets. The ghosts want to catch him three times, and both sides build fences.

rules-setup-classic2 = Each player has ten fences. The pawns stand in the middle of their sides: South on e1, North on e9. Lots decide who begins.
rules-setup-classic3 = Each player has six fences. The pawns stand in the middle of their sides: e1, a5 and e9. Lots decide who begins, and turns go clockwise.
rules-setup-classic4 = Each player has five fences. The pawns stand in the middle of their sides: e1, a5, e9 and i5. Lots decide who begins, and turns go clockwise.
rules-setup-pacman = PAC-MAN stands on e5, the ghosts in the middle of the four sides, the pellets in the corners. Six fences make the maze; they never move, and none is added.
rules-setup-advanced = The ghosts stand in a Chamber of four fences in the middle, the pellets in the corners. PAC-MAN has twelve fences, the ghosts have four together.
rules-share = One player is PAC-MAN and has three lives. The others, one to four players, share the four ghosts.

rules-classic-turn = In your turn you do one thing: move your pawn, or place a fence. Without fences you must move.
rules-classic-pass = Whoever cannot do anything at all passes. That can happen only with three or four pawns.
rules-classic-move = Your pawn moves one square up, down, left or right, never through a fence and never onto another pawn.
rules-classic-jump-straight = If another pawn stands next to you and no fence is between, you may jump straight over it.
rules-classic-jump-side = If a fence, the edge of the board or another pawn is right behind it, you may jump to the square beside it instead, left or right, if no fence or pawn is in the way there.
rules-classic-jump-one = You jump over one pawn, never over two. Nobody has to jump.
rules-classic-fence-long = A fence is two squares long. It lies between two squares and two others and does not stick out of the board.
rules-classic-fence-stays = Fences never overlap and never cross, and they stay where they are.
rules-classic-fence-way = Everybody must keep a way to the goal, you too. A fence that closes somebody’s last way is not allowed. Pawns do not count as being in the way.
rules-classic-end-wins = The first pawn on any square of its far side wins at once.
rules-classic-end-draw = If the same position stands for the third time, the game is drawn.
rules-classic-differ-side = All booklets allow the side jump at a fence. They say nothing of the edge and of another pawn; here it is allowed there, too.
rules-classic-differ-way = Some booklets protect only the opponent’s way. Here everybody’s way is protected.
rules-classic-differ-draw = No booklet knows a draw. Without one a game could go on for ever.
rules-classic-differ-three = Only the Japanese booklet speaks of three players: it gives each of them six fences.

rules-pacman-round = A round is PAC-MAN’s turn, and then one move of every ghost on the board, in the order that the ghosts like. PAC-MAN begins.
rules-pacman-straight = Nobody moves through fences, and nobody moves diagonally.
rules-pacman-steps = PAC-MAN makes two steps. He may turn between them, and go back. If he can make only one, he makes one.
rules-pacman-blocked = He may not enter a ghost’s square.
rules-pacman-boost = When he reaches a pellet he stops and eats it. He gets a boost at once: up to three more steps, as many as he likes.
rules-pacman-eats = With a boost, and only then, he eats every ghost whose square he enters.
rules-pacman-ghost-step = A ghost makes one step. It must move if it can.
rules-pacman-frenzy = A ghost that sees PAC-MAN along a row or a file, with no fence between, is in frenzy: it makes one or two steps and may turn between them. Other ghosts and pellets do not hide him.
rules-pacman-ghost-end = A ghost may not stop on a pellet or on another ghost. In frenzy it may pass over them.
rules-pacman-catch = A ghost that enters PAC-MAN’s square catches him. He loses a life, and the round is over.
rules-pacman-reset = All pieces go back to their first squares, eaten ghosts too. Eaten pellets stay eaten.
rules-pacman-end-pacman = PAC-MAN wins with the fourth pellet, or when no ghost is left on the board.
rules-pacman-end-ghosts = The ghosts win with the third catch.
rules-pacman-end-rank = The rank counts the pellets eaten, whoever wins: one is Beginner, two Promising, three Confirmed, four Elite.
rules-pacman-end-draw = If nothing happens for twenty rounds, or the same position stands for the third time, the game is drawn.
rules-pacman-differ-maze = The booklet shows its maze in a picture that we do not have. Ours are reconstructions, as far as people have described it.
rules-pacman-differ-sight = In three booklets a ghost sees only what is in front of it. Here it sees in all four directions.
rules-pacman-differ-pellet = The Danish booklet forbids ghosts to enter a pellet’s square at all. Here they may pass over it.
rules-pacman-differ-order = In two booklets the ghosts always move in the same order. Here they choose it anew in every round.
rules-pacman-differ-boost = Most booklets leave open whether a boost must be used up, and whether passing a ghost is enough to eat it. Here it may be used in part, and passing is enough.

rules-advanced-tunnels = The middles of the four sides are gates: e9, e1, a5 and i5. Opposite gates are neighbours, as if a tunnel led from one to the other.
rules-advanced-start = PAC-MAN begins on a gate of his choice.
rules-advanced-opening-pacman = In each of the first four turns PAC-MAN does one thing: he moves, or he places a fence.
rules-advanced-opening-ghosts = Then the ghosts take one fence of the Chamber and lay it somewhere else. They do not move yet.
rules-advanced-turn = From the fifth turn on PAC-MAN moves, and then every ghost, in the order that the ghosts like. Whoever has moved may place a fence.
rules-advanced-return = A move may not end where it began, nor where the piece stood before its last move.
rules-advanced-speed = PAC-MAN makes up to two steps. Ghosts make up to one, up to two after the first pellet, up to three after the third.
rules-advanced-fence = Fences lie as in the classic game and stay. None may cut any square off from the rest of the board.
rules-advanced-reserve = PAC-MAN keeps the pellets that he takes. In his move he may spend one for two more steps, which eat every ghost in the way for good.
rules-advanced-ghost-end = Ghosts may pass over pellets but not stop there, and no two of them stop on one square.
rules-advanced-meet = When PAC-MAN and a ghost meet, whoever moved, that move is over and PAC-MAN loses a life. In his next turn he comes back on a free gate. The ghosts stay where they are.
rules-advanced-end-pacman = PAC-MAN wins with the fourth pellet, or when all ghosts are eaten. The ghosts win when he loses his third life.
rules-advanced-end-progress = What counts as happening: a pellet taken or spent, a ghost eaten, PAC-MAN caught, a fence placed.
rules-advanced-differ-source = Only one French text has this game, and its pictures are lost. The Chamber and the pellets are our reconstruction.
rules-advanced-differ-return = The text forbids going back to the previous square. We take that for the square where a move ends; in passing it may be crossed.

rules-writing = How actions are written
rules-writing-squares = Files are a to i from left to right, rows 1 to 9 from bottom to top.
rules-writing-classic = A move is the square it ends on: e2. A fence is the square to the lower left of its middle, and h for lying or v for standing: e3h.
rules-writing-pacman = A step is the piece’s letter and the square: Pe6. P is PAC-MAN, B Blinky, K Pinky, I Inky, C Clyde. B- stops a piece.
rules-writing-advanced = P+ spends a pellet, P@e9 lets PAC-MAN appear, e3h places a fence, and ~d5h lifts one of the Chamber.
