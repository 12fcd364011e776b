// Deeper and deeper from the root, in windows round the last score.
#include "hedgemaze/alpha_beta.hpp"

namespace hedgemaze {

namespace {

constexpr int kAspirationDepth = 3;  // from here on the last iteration's score is a good guess

Score smaller(Score one, Score other) { return one < other ? one : other; }
Score larger(Score one, Score other) { return one > other ? one : other; }

}  // namespace

bool AlphaBeta::step(std::uint32_t nodes) {
    const std::uint64_t cap = settings_.skill.nodes;
    std::uint64_t end = nodes_ + nodes;
    if (cap > 0 && end > cap) end = cap;
    while (!is_finished_ && nodes_ < end) {
        switch (stage_) {
            case Stage::kBegin: begin_iteration(); break;
            case Stage::kEnter: enter(); break;
            case Stage::kNext: next(); break;
            case Stage::kTake: take(); break;
        }
    }
    if (cap > 0 && nodes_ >= cap) is_finished_ = true;
    return !is_finished_;
}

void AlphaBeta::begin_iteration() {
    Frame& root = work_->frames[0];
    const RootChoice& best = work_->roots[0];
    root.depth = static_cast<std::int8_t>(depth_);
    root.alpha = -kInfinity;
    root.beta = kInfinity;
    if (depth_ >= kAspirationDepth && settings_.lines <= 1 && window_ > 0 && !is_decided(best.score)) {
        root.alpha = larger(-kInfinity, best.score - window_);
        root.beta = smaller(kInfinity, best.score + window_);
    }
    root.first_alpha = root.alpha;
    root.best = -kInfinity;
    root.best_choice = kNoChoice;
    root.next = 0;
    root.finding = {0, kNoRepetition, true, true};
    root.has_dropped = has_dropped_;
    root.line_length = 0;
    ply_ = 0;
    stage_ = Stage::kNext;
}

// The root has tried everything in its window.
void AlphaBeta::end_iteration() {
    const Frame& root = work_->frames[0];
    stage_ = Stage::kBegin;
    const bool is_too_low = root.best <= root.first_alpha && root.first_alpha > -kInfinity;
    const bool is_too_high = root.best >= root.beta && root.beta < kInfinity;
    if (is_too_low || is_too_high) {  // once more in a wider window, and then in the widest
        work_->roots[0].score = root.best;
        window_ = window_ == kFirstWindow ? 5 * kFirstWindow : 0;
        return;
    }
    done_depth_ = depth_;
    window_ = kFirstWindow;
    const int limit = settings_.depth > 0 && settings_.depth < kDeepest ? settings_.depth : kDeepest;
    const bool is_decided_now = is_decided(root.best) && settings_.lines <= 1;
    if (is_decided_now || root.finding.is_closed || root_count_ == 1 || depth_ >= limit) {
        is_finished_ = true;
    } else {
        ++depth_;
    }
}

// The root keeps its actions in order: those with exact values first, best first.
void AlphaBeta::take_at_root(Score score, const Frame& child) {
    Frame& frame = work_->frames[0];
    RootChoice* roots = work_->roots;
    const int index = frame.next - 1, lines = settings_.lines > 0 ? settings_.lines : 1;
    RootChoice root = roots[index];
    root.nodes += static_cast<std::uint32_t>(nodes_ - nodes_before_);
    // Several rivals hardly ever work together as the search has them do: that they could beat us is no reason to give
    // up what looked best before.
    const bool is_feared = is_many() && score < -kLeastDecided;
    const bool is_within = score > frame.alpha && !is_feared;
    if (is_within || index == 0 || root.bound != Bound::kExact || score < root.score) {
        root.score = score;
        root.bound = !is_within ? Bound::kUpper : score >= frame.beta ? Bound::kLower : Bound::kExact;
        root.is_complete = finding_.is_complete;
    }
    int place = index;
    if (is_within) {
        root.line[0] = root.choice;
        root.line_length = 1;
        for (int i = 0; i < child.line_length && root.line_length < kLongestLine; ++i)
            root.line[root.line_length++] = child.line[i];
        const int exact = index < lines ? index : lines;
        for (place = 0; place < exact && roots[place].score >= score;) ++place;
    }
    for (int i = index; i > place; --i) roots[i] = roots[i - 1];
    roots[place] = root;
    if (frame.next >= lines && roots[lines - 1].score > frame.alpha) frame.alpha = roots[lines - 1].score;
    if (score >= frame.beta) {
        Finding finding = finding_;
        finding.score = score;
        finish(frame, finding, Bound::kLower);
    }
}

}  // namespace hedgemaze
