# Lessons, and learning from one’s own mistakes.

page-learn = Learn
page-mistakes = Learn from your mistakes

learn-lead = Short lessons that you play. Each takes a minute.
learn-begin = Begin
# $name is the name of a lesson.
learn-next = Next: { $name }
learn-on = Continue
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
lesson-moving-2 = The first to reach the far side wins. You go up, North comes down. Win the race!
lesson-moving-2-right = Any square of the far row will do. You were faster!
lesson-moving-2-wrong = That does not bring you nearer. Two steps up and you have won.

lesson-fences = Fences
lesson-fences-about = Make the other player’s way longer
lesson-fences-1 = North is two steps from your side, and you are slower. Instead of moving, place a fence in the groove just below North.
lesson-fences-1-right = A fence is two squares long. North has to walk around it. A turn is either a move or a fence, never both.
lesson-fences-1-wrong = That does not stop North. Place the fence in the groove just below North.
lesson-fences-2 = One fence is easy to walk around. Place a second one beside it, so that North needs at least two more steps.
lesson-fences-2-right = Fences that join make long walls. They stay for the rest of the game.
lesson-fences-2-wrong = North is hardly slower. Make the wall longer, to the right.
lesson-fences-3 = Fences can be vertical, too: turn one with a right click, the R key or the Turn button. Block North’s way to the gap on the right.
lesson-fences-3-right = Now North has to walk all the way around. Count the steps, yours and theirs: that is the whole game.
lesson-fences-3-wrong = Place a vertical fence between North and the last column on the right.

lesson-way = The path rule
lesson-way-about = Nobody may be walled in
lesson-way-1 = Everyone must always have a path to their far side. Try to close North’s last gap, between the two marked squares, and see what happens. Then place a fence that is allowed and makes North’s path longer.
lesson-way-1-right = You may make a path as long as you like, but you may never close it.
lesson-way-1-wrong = Place a fence that makes North’s path longer but leaves it open.
lesson-way-2 = The rule protects you from yourself, too: a vertical fence to the right of d1 and d2 would wall you in. Place any fence that is allowed.
lesson-way-2-right = The board tells you whom a fence would cut off, and shows the closed area.
lesson-way-2-wrong = This time place a fence, anywhere it is allowed.

lesson-jump = Jumping
lesson-jump-about = Over a piece, straight or sideways
lesson-jump-1 = North stands right in front of you. Jump over: go to the square behind North.
lesson-jump-1-right = A jump saves a step. You never have to jump.
lesson-jump-1-wrong = That works, too, but a jump is faster: go to the square behind North.
lesson-jump-2 = There is a fence behind North, so you can’t jump straight. Then you may go to the square to the left or right of North.
lesson-jump-2-right = You may jump sideways only if the way straight on is closed.
lesson-jump-2-wrong = Use the jump: to the square left or right of North.

lesson-corner = Jumping at the edge
lesson-corner-about = When there is nothing behind the other piece
lesson-corner-1 = Behind North the board ends. So you may jump sideways, just as with a fence. Jump, and win.
lesson-corner-1-right = A jump that ends on the far side wins like any move.
lesson-corner-1-wrong = The far row is one jump away: left or right of North.
lesson-corner-2 = There is a fence behind North and another on the left. Only one square is left for your jump.
lesson-corner-2-right = Fences stop jumps as they stop steps.
lesson-corner-2-wrong = Jump to the square right of North.

lesson-crowd = Three and four players
lesson-crowd-about = Everybody for themselves
lesson-crowd-1 = Three players: you go up, West goes right, North comes down. North is one step from winning. It is up to you to stop it.
lesson-crowd-1-right = With three players everyone has six fences, with four only five. Sometimes you have to use one for everybody.
lesson-crowd-1-wrong = Then North wins. Place a fence below North.
lesson-crowd-2 = Two pieces in a row: nobody jumps over two at once. But because of the second one you may jump sideways past the first.
lesson-crowd-2-right = One jump, one piece. Always.
lesson-crowd-2-wrong = Jump over North, to the left or to the right.
lesson-crowd-3 = Four players. East wants to reach the left edge and is one step away. Make East’s way longer.
lesson-crowd-3-right = Everyone goes to the side opposite their own. The first to arrive wins, and the game ends.
lesson-crowd-3-wrong = Then East wins. Place a vertical fence to the left of East.

lesson-steps = PAC-MAN’s turn
lesson-steps-about = Two steps, and corners are no problem
lesson-steps-1 = PAC-MAN takes two steps in every turn. Go to the marked square.
lesson-steps-1-right = You must take both steps if there is room. Tap them one by one, or tap the square where you want to end.
lesson-steps-1-wrong = From there you can’t reach the marked square with the step that is left.
lesson-steps-2 = He may turn between the steps. There is a fence above him: walk around its end to the marked square.
lesson-steps-2-right = The fences of this maze never move, and nobody adds any.
lesson-steps-2-wrong = From there you can’t reach the marked square in this turn.

lesson-pellet = Power pellets and boost
lesson-pellet-about = Eat, then chase the ghosts
lesson-pellet-1 = Eat all four power pellets to win. Start with the one in the corner.
lesson-pellet-1-right = A power pellet ends the two steps and gives you a boost: three more steps, right away.
lesson-pellet-1-wrong = The power pellet is up in the corner, two steps away.
lesson-pellet-2 = You have three boost steps, and with them you can eat ghosts. Get the red one.
lesson-pellet-2-right = Eaten ghosts are off the board until PAC-MAN is caught. Without a boost he can’t enter a ghost’s square.
lesson-pellet-2-wrong = The red ghost is two steps to the right. Eat it while the boost lasts.
lesson-pellet-3 = One boost step is left. You don’t have to use it: stop here with the button, or take the step.
lesson-pellet-3-right = You don’t have to use all boost steps. Any that are left are gone when the turn ends.
lesson-pellet-3-wrong = Stop, or take the last step.

lesson-sight = Sight and frenzy
lesson-sight-about = Ghosts that see you run faster
lesson-sight-1 = A red line means that a ghost sees PAC-MAN: same row or column, no fence in between. End your turn where nobody sees you.
lesson-sight-1-right = A ghost that sees you goes into a frenzy: two steps instead of one. Only fences hide you.
lesson-sight-1-wrong = Whatever you do from there, a ghost will see you at the end of your turn.
lesson-sight-2 = Ghosts close in from three sides. Find the hiding place.
lesson-sight-2-right = Well hidden! Check rows and columns before every turn.
lesson-sight-2-wrong = From there somebody will see you at the end of your turn.

lesson-ghosts = The ghosts
lesson-ghosts-about = Move in any order, catch PAC-MAN
lesson-ghosts-1 = Now you are the ghosts. Each takes one step, in any order you like; one that sees PAC-MAN may take two. Move all four.
lesson-ghosts-1-right = In a frenzy a ghost may pass over a power pellet, but it may never stop there, and two ghosts may not share a square.
lesson-ghosts-1-wrong = Move the ghosts that have not moved yet.
lesson-ghosts-2 = The red ghost sees PAC-MAN, two steps away. Catch him!
lesson-ghosts-2-right = He loses a life. All pieces go back to where they started, including ghosts that were eaten. Eaten power pellets stay eaten.
lesson-ghosts-2-wrong = The red ghost can catch him now: two steps straight down.

lesson-ranks = The last power pellet
lesson-ranks-about = Four power pellets, four ranks
lesson-ranks-1 = Three power pellets have been eaten, one life is left. Eat the last power pellet.
lesson-ranks-1-right = PAC-MAN wins. One power pellet makes him a Beginner, two Promising, three Confirmed and four Elite, no matter who wins.
lesson-ranks-1-wrong = The power pellet is one step to the right.

lesson-gates = The gates
lesson-gates-about = Where PAC-MAN appears
lesson-gates-1 = In the advanced game PAC-MAN is not on the board at first. Choose one of the four gates in the middle of the sides.
lesson-gates-1-right = He comes back through a gate each time he is caught.
lesson-gates-1-wrong = Choose a gate.
lesson-gates-2 = In each of the first four turns he does one thing: he moves up to two steps, or he places one of his twelve fences. Do one of the two.
lesson-gates-2-right = From the fifth turn on he moves and may then place a fence.
lesson-gates-2-wrong = Move, or place a fence.

lesson-tunnels = Tunnels
lesson-tunnels-about = Out at one gate, in at the other
lesson-tunnels-1 = Gates opposite each other are joined by a tunnel: one step takes you from top to bottom, or from left to right. Go through it to the marked gate at the bottom.
lesson-tunnels-1-right = One step, straight through. Ghosts use tunnels, too.
lesson-tunnels-1-wrong = Go up to the gate first, then through the tunnel.

lesson-chamber = The chamber
lesson-chamber-about = Move four fences, one per turn
lesson-chamber-1 = The ghosts start behind four fences. In each of the first four turns they pick up one of these and place it somewhere else. Press a pink fence, then place it where you like.
lesson-chamber-1-right = Once all four have been moved, the ghosts come out. They share four more fences.
lesson-chamber-1-wrong = Pick up a fence of the chamber, then place it.

lesson-turn = A full turn
lesson-turn-about = Move, then build
lesson-turn-1 = From the fifth turn on you move and then place a fence if you like. Take two steps, then place a fence.
lesson-turn-1-right = No square may ever be walled off. A piece may not go straight back to where it came from.
lesson-turn-1-wrong = This time keep going and place a fence at the end.

lesson-reserve = Power pellets in reserve
lesson-reserve-about = Spend one to hunt
lesson-reserve-1 = In this game you keep power pellets. Spending one gives you two steps to eat ghosts. Spend it with the button and eat the red ghost, two steps above you.
lesson-reserve-1-right = Ghosts eaten in this game never come back. A spent power pellet still counts for the win.
lesson-reserve-1-wrong = Now the red ghost is out of reach. Spend the power pellet, then go straight up.

lesson-lives = Lives
lesson-lives-about = Faster ghosts, three lives
lesson-lives-1 = Ghosts get faster as power pellets are taken: one step, two after the first one, three after the third. Now they take three steps. Catch PAC-MAN!
lesson-lives-1-right = He loses a life and leaves the board. Nobody else goes back.
lesson-lives-1-wrong = From there that ghost can’t reach him. The red one is nearest.
lesson-lives-2 = You are PAC-MAN with two lives left. Come back at a gate; one of them is taken.
lesson-lives-2-right = Then you have a whole turn. Walking into a ghost costs a life as well, so the page asks first.
lesson-lives-2-wrong = Choose a gate.

mistakes-learn = Learn from your mistakes
mistakes-working = Looking at the game …
mistakes-of = Whose mistakes?
# $side is the name of a side.
mistakes-side = { $side }
# $n is the number of a moment, $all how many there are.
mistakes-number = Moment { $n } of { $all }
# $action is what was played, $percent what it cost.
mistakes-ask = { $action } was played here. It lowered the chance of winning by { $percent } %. What would you play instead?
mistakes-judging = Let’s see …
mistakes-best = { $action }: exactly! That is the best move.
mistakes-good = { $action } is as good as the best. Well found!
mistakes-same = That is what was played. There is something better.
# $action is what was tried, $percent what it costs.
mistakes-worse = { $action } is not bad, but it still gives away { $percent } %. Try again.
mistakes-shown = { $action } was the best move.
# $text is a line of actions.
mistakes-line = The game might continue like this: { $text }
mistakes-show = Show the solution
mistakes-hint-fence = A fence is best here. It belongs among the squares that are lit.
mistakes-hint-move = A move is best here. The piece that should move is marked.
mistakes-next = Next moment
mistakes-finish = Finish
mistakes-none = No mistakes worth mentioning. Well played!
mistakes-short = There is nothing to look at yet: no moves have been played.
# $n moments of $all were found without help.
mistakes-end =
    { $n ->
        [0] Now you have seen all { $all }. Next time you will know them.
        [one] You found one of { $all } by yourself. That is how you get better.
       *[other] You found { $n } of { $all } by yourself. That is how you get better.
    }
mistakes-again = Once more
mistakes-analysis = Look at the whole game
mistakes-end-title = That’s all
