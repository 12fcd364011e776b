// The search as a machine with a stack of its own. A node is entered once, tries its actions one after the other (some
// of them twice, in a wider window or deeper), and hands its finding back to the node above.
#include "hedgemaze/alpha_beta.hpp"

#include "hedgemaze/hash.hpp"
#include "hedgemaze/rules.hpp"

namespace hedgemaze {

namespace {

constexpr int kGuessDepth = 3;       // where a judgement far above the window ends a node
constexpr int kPassDepth = 3;        // where a pass is tried, and by how much less deep
constexpr Score kGuessMargin = 900;  // by so much an action

}  // namespace

void AlphaBeta::enter() {
    Frame& frame = work_->frames[ply_];
    const State& state = frame.state;
    ++nodes_;

    // Step 1. The game is over.
    const Outcome ended = outcome(state);
    if (ended) {
        if (ended.winner == kNobody)
            return back({draw_for_mover(state, ended.reason, kNobody), kNoRepetition, true, true});
        return back({decided_for_mover(state, ended.winner, ply_), kNoRepetition, true, true});
    }

    // Step 2. The position has stood before: a third time ends the game, a second is taken for as good as that.
    if (frame.starts_turn && !frame.is_null) {
        bool is_repeated = false;
        const Finding finding = repeated(frame, is_repeated);
        if (is_repeated) return back(finding);
    }

    // Step 3. Somebody knows.
    Proof proof;
    if (settings_.known != nullptr && settings_.known(state, proof, settings_.known_memory)) {
        if (proof.winner == kNobody)
            return back({draw_for_mover(state, Reason::kRepetition, kNobody), kNoRepetition, true, true});
        return back({decided_for_mover(state, proof.winner, ply_ + proof.actions), kNoRepetition, true, true});
    }

    // Step 4. A faster win than the one at hand is out of reach.
    const Score best_possible = kWon - (ply_ + 1);
    if (frame.alpha >= best_possible) return back({best_possible, kNoRepetition, true, true});

    // Step 5. A win with the next action.
    if (frame.depth > 0 || settings_.settles) {
        const Choice winning = winning_choice(frame);
        if (winning != kNoChoice) {
            frame.line[0] = winning;
            frame.line_length = 1;
            return back({best_possible, kNoRepetition, true, true});
        }
    }

    // Step 6. As far as this level sees, or as deep as this iteration goes.
    if (settings_.skill.sight > 0 && frame.turns >= settings_.skill.sight)
        return back({judge(frame), kNoRepetition, false, true});
    frame.is_settling = false;
    if (frame.depth <= 0 || ply_ >= kMostPlies - 1) {
        frame.is_settling = settings_.settles && state.active != kNobody && ply_ < kMostPlies - 1;
        if (!frame.is_settling) return back({judge(frame), kNoRepetition, false, false});
        frame.depth = 0;
    }

    // Step 7. The table.
    if (try_table(frame)) return;
    const TableEntry* entry = table_.find(frame.key);
    const Choice table_choice = entry == nullptr ? kNoChoice : entry->choice;

    // Step 8. So good that the last few actions will not spoil it. (Classic, two sides: there an action changes little,
    // and a pass hardly ever helps.)
    const bool is_null_window = frame.beta - frame.alpha == 1;
    const bool may_guess = settings_.guesses && is_null_window && !is_many() &&
                           state.mode->family == Family::kClassic && !is_decided(frame.alpha) &&
                           !is_decided(frame.beta) && frame.depth > 0;
    if (may_guess && frame.depth <= kGuessDepth) {
        const Score score = judge(frame);
        if (score - kGuessMargin * frame.depth >= frame.beta) return back({score, kNoRepetition, false, false});
    }

    // Step 9. The actions.
    frame.first_alpha = frame.alpha;
    frame.best = -kInfinity;
    frame.best_choice = kNoChoice;
    frame.finding = {0, kNoRepetition, true, true};
    frame.has_dropped = false;
    frame.line_length = 0;
    frame.next = 0;
    if (table_choice == kNoChoice && settings_.reduces && frame.depth >= 5) --frame.depth;
    generate(frame, table_choice);
    stage_ = Stage::kNext;

    // Step 10. Good enough even after a pass?
    if (may_guess && frame.depth >= kPassDepth && !frame.is_null && judge(frame) >= frame.beta)
        push(Pass::kNull, frame.depth - kPassDepth);
}

void AlphaBeta::next() {
    Frame& frame = work_->frames[ply_];
    for (;;) {
        if (frame.next >= frame.count) {
            // Where actions were left out a loss is not certain.
            Finding finding = frame.finding;
            finding.score = frame.best;
            if (frame.has_dropped) {
                finding.is_complete = false;
                if (finding.score < -kMostUnproven) finding.score = -kMostUnproven;
            }
            return finish(frame, finding, finding.score > frame.first_alpha ? Bound::kExact : Bound::kUpper);
        }
        frame.choice = ply_ == 0 ? work_->roots[frame.next].choice : pick(frame);
        const int index = frame.next++;
        if (ply_ == 0) nodes_before_ = nodes_;
        const bool is_first = index == 0 || (ply_ == 0 && index < settings_.lines);
        if (is_first) return push(Pass::kFull, frame.depth - 1);
        const int less = reduction(frame, frame.choice);
        if (less < 0) {
            frame.has_dropped = true;
            frame.finding.is_closed = false;
            continue;
        }
        return push(less > 0 ? Pass::kReduced : Pass::kScout, frame.depth - 1 - less);
    }
}

// Makes the node below the current one and goes there.
void AlphaBeta::push(Pass pass, int depth) {
    Frame& frame = work_->frames[ply_];
    Frame& child = work_->frames[ply_ + 1];
    const State& before = frame.state;
    frame.pass = pass;
    child.state = before;
    child.fences_key = frame.fences_key;
    child.is_null = pass == Pass::kNull;
    if (child.is_null) {
        child.ways = frame.ways;
        child.state.side = classic::next_side(before);
    } else {
        const Mode& mode = *before.mode;
        const Action action = from_number(action_of(frame.choice), mode.family, mode.size);
        play_choice(child.state, frame.choice);
        const bool is_fence = action.kind == ActionKind::kPlace || action.kind == ActionKind::kLift;
        if (is_fence && child.state.fences.has(action.fence()) != before.fences.has(action.fence()))
            child.fences_key ^= fence_key(action.fence());
        if (is_best_reply() && before.side != root_side_) {
            child.ways = {};  // several have played
        } else if (mode.family == Family::kClassic) {
            child.ways = frame.ways;
            classic::follow(before, action, child.ways);
        }
    }
    child.starts_turn = child.state.side != before.side || child.state.round != before.round;
    child.turns = static_cast<std::uint8_t>(frame.turns + (child.starts_turn ? 1 : 0));
    child.flips = camp_of(child.state) != camp_of(before);
    child.hash = child.fences_key ^ pieces_hash(child.state);
    child.key = child.hash ^ salt_of(child.state, child.turns);
    child.line_length = 0;
    child.depth = static_cast<std::int8_t>(depth);
    Score alpha = frame.alpha, beta = pass == Pass::kFull ? frame.beta : frame.alpha + 1;
    if (pass == Pass::kNull) alpha = frame.beta - 1, beta = frame.beta;
    child.alpha = child.flips ? -beta : alpha;
    child.beta = child.flips ? -alpha : beta;
    if (depth > 0) table_.prefetch(child.key);
    ++ply_;
    stage_ = Stage::kEnter;
}

// Leaves the current node.
void AlphaBeta::back(const Finding& finding) {
    finding_ = finding;
    if (ply_ == 0) return end_iteration();
    --ply_;
    stage_ = Stage::kTake;
}

// Takes what the node below has found.
void AlphaBeta::take() {
    Frame& frame = work_->frames[ply_];
    const Frame& child = work_->frames[ply_ + 1];
    const Score score = child.flips ? -finding_.score : finding_.score;

    // Step 1. After a pass; what the pass has shown is no proof.
    if (frame.pass == Pass::kNull) {
        stage_ = Stage::kNext;
        if (score >= frame.beta) finish(frame, {frame.beta, finding_.low, false, false}, Bound::kLower);
        return;
    }

    // Step 2. Better than it was expected to be: once more, as deep as the others, and then in the whole window.
    if (score > frame.alpha && frame.pass == Pass::kReduced) return push(Pass::kScout, frame.depth - 1);
    if (score > frame.alpha && frame.pass == Pass::kScout && score < frame.beta)
        return push(Pass::kFull, frame.depth - 1);

    // Step 3. The node's own finding.
    Finding& sum = frame.finding;
    if (finding_.low < sum.low) sum.low = finding_.low;
    sum.is_complete = sum.is_complete && finding_.is_complete;
    sum.is_closed = sum.is_closed && finding_.is_closed;
    const bool is_better = score > frame.best;
    if (is_better) {
        frame.best = score;
        frame.best_choice = frame.choice;
    }
    stage_ = Stage::kNext;
    if (ply_ == 0) return take_at_root(score, child);
    if (!is_better || score <= frame.alpha) return;
    frame.alpha = score;
    frame.line[0] = frame.choice;
    frame.line_length = 1;
    for (int i = 0; i < child.line_length && frame.line_length < kLongestLine; ++i)
        frame.line[frame.line_length++] = child.line[i];
    if (score < frame.beta) return;
    if (!frame.is_settling) reward(frame);
    Finding finding = finding_;
    finding.score = score;
    finish(frame, finding, Bound::kLower);
}

// Keeps what a node has found, and leaves it.
void AlphaBeta::finish(Frame& frame, const Finding& finding, Bound bound) {
    Finding known = finding;
    if (known.low >= ply_) known.low = kNoRepetition;  // it repeats nothing before this position
    if (ply_ > 0 && !frame.is_settling) {
        // A draw by coming back to a position on this very path is none on another path.
        const bool is_of_path = known.low != kNoRepetition && !is_decided(known.score);
        const Score draw = draw_for_mover(frame.state, Reason::kRepetition, stall_winner(*frame.state.mode));
        if (is_of_path && known.score == draw) bound = Bound::kNone;
        table_.store(frame.key, frame.depth, bound, frame.best_choice, known, ply_);
    }
    back(known);
}

}  // namespace hedgemaze
