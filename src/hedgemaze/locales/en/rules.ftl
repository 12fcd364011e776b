# The rules in short. The complete ones are in the documentation.

rules-modes = Games
rules-writing = How actions are written
rules-writing-classic = Files are a to i from left to right, rows 1 to 9 from bottom to top. A move is the square it ends on: e2. A fence is the square to the lower left of its middle, and h for lying or v for standing: e3h.
rules-writing-pacman = Files are a to i from left to right, rows 1 to 9 from bottom to top. A step is the piece’s letter and the square: Pe6. P is PAC-MAN, B Blinky, K Pinky, I Inky, C Clyde. B- stops a piece, P+ spends a pellet, P@e9 lets PAC-MAN appear, e3h places a fence.
rules-play = Play

rules-goal-classic2 = Be the first to reach any square of the line opposite yours.
rules-goal-classic3 = Three play, each alone. Be the first to reach the side opposite yours.
rules-goal-classic4 = Four play, each alone. Be the first to reach the side opposite yours.
rules-goal-pacman = PAC-MAN wants all four pellets. The ghosts want to catch him three times.
rules-goal-advanced = PAC-MAN wants all four pellets. The ghosts want to catch him three times, and both sides build fences.

rules-classic-1 = In your turn you do one thing: move your pawn by one square, or place a fence.
rules-classic-2 = Pawns move up, down, left or right, never through a fence.
rules-classic-3 = If another pawn stands next to you, you may jump straight over it.
rules-classic-4 = If a fence, the edge or another pawn is behind it, you may jump to its left or right instead.
rules-classic-5 = A fence is two squares long. Fences never overlap, never cross, and stay where they are.
rules-classic-6 = Everybody must keep a way to the goal. A fence that closes the last one is not allowed.
rules-classic-7 = Two players have ten fences each, three have six, four have five.
rules-classic-8 = If the same position stands for the third time, the game is drawn.

rules-pacman-1 = PAC-MAN begins. He makes two steps and may turn between them. He does not enter a ghost’s square.
rules-pacman-2 = When he reaches a pellet he stops and eats it, and may make up to three more steps at once. With these he eats every ghost in his way.
rules-pacman-3 = Then each ghost moves, in any order. A ghost makes one step.
rules-pacman-4 = A ghost that sees PAC-MAN along a row or a file, with no fence between, is in frenzy: it may make two steps.
rules-pacman-5 = A ghost may not stop on a pellet or on another ghost.
rules-pacman-6 = A ghost that enters PAC-MAN’s square catches him. He loses a life, and all pieces go back to their first squares. Eaten pellets stay eaten.
rules-pacman-7 = The rank counts the pellets eaten: beginner, promising, confirmed, elite.

rules-advanced-1 = The middles of the four sides are gates. Opposite gates are neighbours, as if a tunnel led from one to the other.
rules-advanced-2 = PAC-MAN begins on a gate of his choice, with twelve fences and three lives. The ghosts have four fences, and four more close their chamber.
rules-advanced-3 = In the first four turns PAC-MAN moves or places one fence, and the ghosts lift a fence of the chamber and lay it elsewhere.
rules-advanced-4 = From then on everybody moves, and may place a fence afterwards. No square may be closed in.
rules-advanced-5 = No move may end where it began, nor where the piece stood one move before.
rules-advanced-6 = PAC-MAN makes up to two steps. He keeps the pellets that he takes. Each one can be spent for two more steps that eat ghosts for good.
rules-advanced-7 = Ghosts make up to one step, two after the first pellet, three after the third.
rules-advanced-8 = When PAC-MAN and a ghost meet, he loses a life and comes back on a free gate in his next turn.
