# Lessons, and learning from one’s own mistakes.

page-learn = Learn
page-mistakes = Learn from your mistakes

learn-lead = Short lessons that you play. Each takes a minute.
learn-begin = Begin
# $name is the name of a lesson.
learn-next = Next: { $name }
learn-on = Go on
learn-following = Next lesson
learn-again = Start over
learn-map = All lessons
learn-right = That’s it!
learn-done = Done
learn-all = You have done every lesson. Time to play!
learn-play = Play a game
learn-rules = Read the rules
# $n is the number of a task, $all how many there are.
learn-task = Task { $n } of { $all }
# $n lessons of $all are done.
learn-count = { $n } of { $all } done
learn-subject-classic = Classic
learn-subject-pacman = PAC-MAN variant
learn-subject-advanced = Advanced PAC-MAN

lesson-moving = Moving
lesson-moving-about = One step at a time, to the far side
lesson-moving-1 = You are the yellow piece at the bottom. Move one step straight up, towards the far side.
lesson-moving-1-right = A piece moves one step up, down, left or right, never diagonally.
lesson-moving-1-wrong = You may step sideways, but the far side is at the top: step up.
lesson-moving-2 = Whoever reaches the far side first wins. You go up, North comes down. Win the race!
lesson-moving-2-right = Any square of the far row will do. You were faster!
lesson-moving-2-wrong = That does not bring you nearer. Two steps up and you have won.

lesson-fences = Fences
lesson-fences-about = Make the other’s way longer
lesson-fences-1 = North is two steps from your side, and you are slower. Instead of moving, put a fence into the groove just below North.
lesson-fences-1-right = A fence is two squares long. North has to walk around it. A turn is either a move or a fence, never both.
lesson-fences-1-wrong = That does not stop North. Put the fence into the groove below North.
lesson-fences-2 = One fence is easily walked around. Put a second one beside it, so that North needs at least two more steps.
lesson-fences-2-right = Fences that join make long walls. They stay for the rest of the game.
lesson-fences-2-wrong = North is hardly slower. Make the wall longer, to the right.
lesson-fences-3 = Fences stand, too: turn one with a right click, the R key or the turn button. Close North’s way to the gap on the right.
lesson-fences-3-right = Now North has to walk all the way round. Count the steps, yours and theirs: that is the whole game.
lesson-fences-3-wrong = Put a standing fence between North and the last file on the right.

lesson-way = The path rule
lesson-way-about = Nobody may be walled in
lesson-way-1 = A way to the far side must stay open for everybody. Try to close North’s last gap, between the two marked squares, and see what happens. Then place a fence that is allowed and makes North’s way longer.
lesson-way-1-right = You may make a way as long as you like, but you may never close it.
lesson-way-1-wrong = Place a fence that makes North’s way longer, and leaves it open.
lesson-way-2 = The rule protects you from yourself, too: a standing fence right of d1 and d2 would wall you in. Place any fence that is allowed.
lesson-way-2-right = The board tells you whom a fence would cut off, and shows the closed area.
lesson-way-2-wrong = This time place a fence, anywhere you may.

lesson-jump = Jumping
lesson-jump-about = Over a piece, straight or sideways
lesson-jump-1 = North stands right in front of you. Jump over: go to the square behind North.
lesson-jump-1-right = A jump saves a step. It is never a must.
lesson-jump-1-wrong = That works, too, but a jump is faster: go to the square behind North.
lesson-jump-2 = A fence lies behind North, so the straight jump is closed. Then you may go to the square left or right of North.
lesson-jump-2-right = Sideways only if straight on is closed.
lesson-jump-2-wrong = Use the jump: to the square left or right of North.

lesson-corner = Jumping at the edge
lesson-corner-about = When nothing lies behind the other piece
lesson-corner-1 = Behind North the board ends. That lets you jump sideways, as a fence does. Jump, and win.
lesson-corner-1-right = A jump that ends on the far side wins like any move.
lesson-corner-1-wrong = The far row is one jump away: left or right of North.
lesson-corner-2 = Behind North lies a fence, and on the left stands another. One square is left for your jump.
lesson-corner-2-right = Fences stop jumps as they stop steps.
lesson-corner-2-wrong = Jump to the square right of North.

lesson-crowd = Three and four players
lesson-crowd-about = Everybody for themselves
lesson-crowd-1 = Three play: you go up, West goes to the right, North comes down. North is one step from winning. It is up to you to stop it.
lesson-crowd-1-right = With three there are six fences for each, with four only five. Sometimes you spend one for everybody.
lesson-crowd-1-wrong = Then North wins. Put a fence below North.
lesson-crowd-2 = Two pieces in a row: nobody jumps over two at once. But the second one lets you jump sideways past the first.
lesson-crowd-2-right = One jump, one piece, always.
lesson-crowd-2-wrong = Jump over North, to the left or to the right.
lesson-crowd-3 = Four play. East wants to reach the left edge and is one step away. Make East’s way longer.
lesson-crowd-3-right = Each goes to the side opposite their own. The first to arrive wins, and the game ends.
lesson-crowd-3-wrong = Then East wins. Put a standing fence left of East.

lesson-steps = PAC-MAN’s turn
lesson-steps-about = Two steps, and corners are no problem
lesson-steps-1 = PAC-MAN makes two steps in every turn. Walk to the marked square.
lesson-steps-1-right = Two steps are a must, if there is room for them. Tap them one by one or draw the whole way.
lesson-steps-1-wrong = From there you cannot reach the mark with the step that is left.
lesson-steps-2 = He may turn between the steps. A fence lies above him: walk around its end to the marked square.
lesson-steps-2-right = Fences of this maze never move, and nobody adds any.
lesson-steps-2-wrong = From there you cannot reach the mark in this turn.

lesson-pellet = Pellets and boost
lesson-pellet-about = Eat, then chase the ghosts
lesson-pellet-1 = Four pellets win the game. Eat the one in the corner.
lesson-pellet-1-right = A pellet ends the two steps and gives a boost: three more steps, at once.
lesson-pellet-1-wrong = The pellet is up in the corner, two steps away.
lesson-pellet-2 = You have three boost steps, and boost steps eat ghosts. Get the red one.
lesson-pellet-2-right = Eaten ghosts are off the board until PAC-MAN is caught. Without a boost he cannot enter a ghost’s square.
lesson-pellet-2-wrong = The red ghost stands two steps to the right. Eat it while the boost lasts.
lesson-pellet-3 = One boost step is left. You need not use it: stop here with the button, or make the step.
lesson-pellet-3-right = A boost may be used in part. What is left of it is gone when the turn ends.
lesson-pellet-3-wrong = Stop, or make the last step.

lesson-sight = Sight and frenzy
lesson-sight-about = Ghosts that see you run faster
lesson-sight-1 = A red line means that a ghost sees PAC-MAN: same row or file, no fence between. End your turn where nobody sees you.
lesson-sight-1-right = A ghost that sees you is in frenzy: two steps instead of one. Only fences hide you.
lesson-sight-1-wrong = Whatever you do from there, a ghost sees you at the end of your turn.
lesson-sight-2 = Ghosts close in from three sides. Find the hiding place.
lesson-sight-2-right = Well hidden! Look at rows and files before every turn.
lesson-sight-2-wrong = From there somebody sees you at the end of your turn.

lesson-ghosts = The ghosts
lesson-ghosts-about = In any order, and who catches whom
lesson-ghosts-1 = Now you are the ghosts. Each moves one step, in any order you like; one that sees PAC-MAN may make two. Move all four.
lesson-ghosts-1-right = A ghost may pass over a pellet in frenzy but never stop there, and no two share a square.
lesson-ghosts-1-wrong = Move the ghosts that have not moved yet.
lesson-ghosts-2 = The red ghost sees PAC-MAN, two steps away. Catch him!
lesson-ghosts-2-right = He loses a life. All pieces go back to their first squares, eaten ghosts too. Eaten pellets stay eaten.
lesson-ghosts-2-wrong = The red ghost can catch him now: two steps straight down.

lesson-ranks = The last pellet
lesson-ranks-about = Four pellets, four ranks
lesson-ranks-1 = Three pellets are eaten, one life is left. Eat the last pellet.
lesson-ranks-1-right = PAC-MAN wins. One pellet makes him a Beginner, two Promising, three Confirmed and four Elite, whoever wins.
lesson-ranks-1-wrong = The pellet is one step to the right.

lesson-gates = The gates
lesson-gates-about = Where PAC-MAN appears
lesson-gates-1 = In the advanced game PAC-MAN is not on the board at first. Choose one of the four gates in the middle of the sides.
lesson-gates-1-right = He comes back through a gate whenever he was caught.
lesson-gates-1-wrong = Choose a gate.
lesson-gates-2 = In each of the first four turns he does one thing: he moves up to two steps, or he places one of his twelve fences. Do one of the two.
lesson-gates-2-right = From the fifth turn on he moves and may then place a fence.
lesson-gates-2-wrong = Move, or place a fence.

lesson-tunnels = Tunnels
lesson-tunnels-about = Out at one gate, in at the other
lesson-tunnels-1 = Gates across from each other are joined by a tunnel: one step leads from top to bottom, and from left to right. Go through it to the marked gate at the bottom.
lesson-tunnels-1-right = One step, straight through. Ghosts use tunnels, too.
lesson-tunnels-1-wrong = Go up to the gate first, then through the tunnel.

lesson-chamber = The chamber
lesson-chamber-about = Four fences are lifted, one a turn
lesson-chamber-1 = The ghosts begin behind four fences. In each of the first four turns they lift one of these and lay it somewhere else. Press a pink fence, then lay it where you like.
lesson-chamber-1-right = When all four are laid anew, the ghosts come out. They have four more fences to share.
lesson-chamber-1-wrong = Lift a fence of the chamber, then lay it.

lesson-turn = A turn in full
lesson-turn-about = Move, then build
lesson-turn-1 = From the fifth turn on a turn is a move, and then a fence if you like. Make two steps, then place a fence.
lesson-turn-1-right = No square may ever be closed in. A piece may not go straight back to where it came from.
lesson-turn-1-wrong = This time go on and place a fence at the end.

lesson-reserve = Pellets in reserve
lesson-reserve-about = Spend one to hunt
lesson-reserve-1 = Pellets are kept here. Spending one gives two steps that eat ghosts. Spend it with the button and eat the red ghost, two steps above you.
lesson-reserve-1-right = Ghosts that are eaten in this game never come back. A spent pellet still counts for the win.
lesson-reserve-1-wrong = Then the red ghost is out of reach. Spend the pellet, then go straight up.

lesson-lives = Lives
lesson-lives-about = Faster ghosts, three lives
lesson-lives-1 = Ghosts grow faster with the pellets that are taken: one step, two after the first pellet, three after the third. Now they run three steps. Catch PAC-MAN!
lesson-lives-1-right = He loses a life and leaves the board. Nobody else goes back.
lesson-lives-1-wrong = From there that ghost does not reach him. The red one is nearest.
lesson-lives-2 = You are PAC-MAN with two lives left. Come back at a gate; one of them is taken.
lesson-lives-2-right = Then a whole turn follows. Walking into a ghost costs a life as well, so the page asks first.
lesson-lives-2-wrong = Choose a gate.

mistakes-learn = Learn from your mistakes
mistakes-working = The game is being looked at …
mistakes-of = Whose mistakes?
# $side is the name of a side.
mistakes-side = { $side }
# $n is the number of a moment, $all how many there are.
mistakes-number = Moment { $n } of { $all }
# $action is what was played, $percent what it cost.
mistakes-ask = { $action } was played here, and it cost { $percent } %. What would you play instead?
mistakes-judging = Let us see …
mistakes-best = { $action }: exactly! That is the best there is.
mistakes-good = { $action } is as good as the best. Well found!
mistakes-same = That is what was played. There is something better.
# $action is what was tried, $percent what it costs.
mistakes-worse = { $action } is better than nothing, but it costs { $percent } %. Try again.
mistakes-shown = { $action } was the best.
# $text is a line of actions.
mistakes-line = It might go on like this: { $text }
mistakes-show = Show the solution
mistakes-hint-fence = A fence is best here. It belongs among the squares that are lit.
mistakes-hint-move = A move is best here. The piece that should move is marked.
mistakes-next = Next moment
mistakes-finish = Finish
mistakes-none = Not one mistake worth speaking of. Well played!
mistakes-short = There is nothing to look at yet: nobody has played.
# $n moments of $all were found without help.
mistakes-end =
    { $n ->
        [0] Now you have seen all { $all }. Next time you will know them.
        [one] You found one of { $all } by yourself. That is how one gets better.
       *[other] You found { $n } of { $all } by yourself. That is how one gets better.
    }
mistakes-again = Once more
mistakes-analysis = Look at the whole game
mistakes-end-title = That was it
