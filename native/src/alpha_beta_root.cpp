// Where a search begins, and what it tells.
#include "hedgemaze/alpha_beta.hpp"
#include "hedgemaze/hash.hpp"
#include "hedgemaze/rules.hpp"

namespace hedgemaze {

namespace {

// Counters matter only where a limit is so near that a search could reach it; a round has two actions at least.
constexpr std::int64_t kNearRounds = kMostPlies / 2;

}  // namespace

std::size_t AlphaBeta::least_memory() { return sizeof(Work) + 4096; }

AlphaBeta::AlphaBeta(void* memory, std::size_t bytes, const AlphaBetaSettings& settings)
    : settings_(settings), work_(static_cast<Work*>(memory)) {
    constexpr std::size_t kWork = (sizeof(Work) + 63) / 64 * 64;
    table_.use(static_cast<char*>(memory) + kWork, bytes - kWork);
}

void AlphaBeta::configure(const AlphaBetaSettings& settings) {
    settings_ = settings;
    table_.clear();
    root_count_ = 0;
    is_finished_ = true;
}

void AlphaBeta::set_root(const State& state, const History& history, std::uint8_t allowed) {
    root_side_ = state.side;
    settings_.skill.begin(state);
    rivals_ = 0;
    for (int i = 0; i < state.mode->side_count; ++i) rivals_ += i != state.side && (state.retired >> i & 1) == 0;
    remember(history);
    table_.grow_older();
    for (int camp = 0; camp < 2; ++camp) {
        for (std::int32_t& value : work_->history[camp]) value = 0;
        for (Choice& choice : work_->counters[camp]) choice = kNoChoice;
    }
    for (auto& pair : work_->killers) pair[0] = pair[1] = kNoChoice;

    Frame& root = work_->frames[0];
    root.state = state;
    root.ways = {};
    root.fences_key = fences_hash(state.fences);
    root.hash = hash_of(state);
    root.key = root.hash ^ salt_of(state, 0);
    root.turns = 0;
    root.starts_turn = state.mode->family == Family::kClassic;
    root.flips = root.is_null = root.is_settling = false;
    root.choice = kNoChoice;
    nodes_ = 0;
    ply_ = 0;
    depth_ = 1;
    done_depth_ = 0;
    window_ = kFirstWindow;
    stage_ = Stage::kBegin;
    list_roots(allowed);
    is_finished_ = root_count_ == 0;
}

// The actions at the root, most promising first.
void AlphaBeta::list_roots(std::uint8_t allowed) {
    Frame& root = work_->frames[0];
    const State& state = root.state;
    const Mode& mode = *state.mode;
    ActionNumber actions[kMostActions];
    float priors[kMostActions];
    const int legal = legal_actions(state, actions);
    int count = 0;
    for (int i = 0; i < legal; ++i) {
        const Action action = from_number(actions[i], mode.family, mode.size);
        const bool is_of_piece = action.kind == ActionKind::kStep || action.kind == ActionKind::kStop;
        if (!is_of_piece || (allowed >> action.piece & 1) != 0) actions[count++] = actions[i];
    }
    if (count > 0 && settings_.skill.overlook > 0) count = seen_actions(settings_.skill, state, actions, count);
    has_dropped_ = count < legal;
    root_count_ = count;
    root.count = static_cast<std::uint16_t>(count);
    if (count == 0) return;
    settings_.priors(state, actions, count, priors);
    const Score score = for_mover(state, judge(root));
    for (int i = 0; i < count; ++i) {
        RootChoice made;
        made.choice = made.line[0] = to_choice(actions[i], state.side);
        made.line_length = 1;
        made.score = score;
        made.prior = priors[i];
        int place = i;
        for (; place > 0 && work_->roots[place - 1].prior < made.prior; --place)
            work_->roots[place] = work_->roots[place - 1];
        work_->roots[place] = made;
    }
    // What an earlier search thought best here goes first.
    const TableEntry* entry = table_.find(root.key);
    for (int i = 1; entry != nullptr && i < count; ++i) {
        if (work_->roots[i].choice != entry->choice) continue;
        const RootChoice first = work_->roots[i];
        for (int k = i; k > 0; --k) work_->roots[k] = work_->roots[k - 1];
        work_->roots[0] = first;
    }
}

// Keeps the positions of the game with how often they have stood. Those that would end the game if they came once more
// change what other positions are worth: with them the whole table becomes another.
void AlphaBeta::remember(const History& history) {
    for (Remembered& slot : work_->remembered) slot = {};
    salt_ = 0;
    const int first = history.count > kMostRemembered / 2 ? history.count - kMostRemembered / 2 : 0;
    for (int i = first; i < history.count; ++i) {
        std::size_t at = history.hashes[i] & (kMostRemembered - 1);
        while (work_->remembered[at].times > 0 && work_->remembered[at].hash != history.hashes[i])
            at = (at + 1) & (kMostRemembered - 1);
        work_->remembered[at].hash = history.hashes[i];
        if (++work_->remembered[at].times == 2) salt_ ^= mix(history.hashes[i] + 1);
    }
    if (!settings_.skill.is_full()) salt_ ^= mix(settings_.skill.turn);
    if (is_many()) salt_ ^= mix(0x5bd1e995U + root_side_ * 2U + static_cast<unsigned>(settings_.many));
}

int AlphaBeta::times_remembered(std::uint64_t hash) const {
    std::size_t at = hash & (kMostRemembered - 1);
    for (; work_->remembered[at].times > 0; at = (at + 1) & (kMostRemembered - 1))
        if (work_->remembered[at].hash == hash) return static_cast<int>(work_->remembered[at].times);
    return 0;
}

// What a result depends on beside the position: counters close to a limit, and how far a level sees.
std::uint64_t AlphaBeta::salt_of(const State& state, int turns) const {
    const House& house = state.mode->house;
    std::uint64_t salt = salt_;
    if (settings_.skill.sight > 0) salt ^= mix(0x1000U + static_cast<unsigned>(turns));
    if (state.mode->has_maze()) {
        const auto quiet = static_cast<std::int64_t>(state.round) - 1 - static_cast<std::int64_t>(state.progress);
        if (house.no_progress_limit > 0 && house.no_progress_limit - quiet <= kNearRounds)
            salt ^= mix(0x2000U + static_cast<std::uint64_t>(quiet + 1));
    } else if (house.max_ply > 0 && static_cast<std::int64_t>(state.ply) + kMostPlies >= house.max_ply) {
        salt ^= mix(0x100000U + static_cast<std::uint64_t>(state.ply));
    }
    return salt;
}

// ---------------------------------------------------------------------------------------------------------- reports

void AlphaBeta::report(Report& out) const {
    out.nodes = nodes_;
    out.depth = static_cast<std::uint32_t>(done_depth_);
    out.is_finished = is_finished_;
    out.count = root_count_;
    out.values = {};
    out.proof = {};
    for (int i = 0; i < root_count_; ++i) {
        const RootChoice& root = work_->roots[i];
        Candidate& candidate = out.candidates[i];
        candidate.action = action_of(root.choice);
        candidate.visits = root.nodes;
        candidate.prior = root.prior;
        candidate.values = values_of_root(root);
        candidate.proof = proof_of(root);
    }
    if (root_count_ == 0) return;
    out.values = out.candidates[0].values;
    // Where not everything was looked at, that all of it loses proves nothing.
    if (!has_dropped_ || out.candidates[0].proof.winner == root_side_) out.proof = out.candidates[0].proof;
}

// A win or a loss that was seen to the end; a draw only if nothing below it is a judgement. With several rivals who do
// not play in turn, or may not be against us at all, only our own win in one action, or against all of them, is proven.
Proof AlphaBeta::proof_of(const RootChoice& root) const {
    Proof proof;
    const Score score = root.score;
    if (is_decided(score)) {
        const bool is_sure = score > 0 ? root.bound == Bound::kExact || root.bound == Bound::kLower
                                       : root.bound == Bound::kExact || root.bound == Bound::kUpper;
        const int actions = decided_distance(score);
        if (!is_sure || (is_many() && score < 0) || (is_best_reply() && actions > 1)) return proof;
        const State& state = work_->frames[0].state;
        proof.winner = root_side_;
        for (std::uint8_t i = 0; i < state.mode->side_count && score < 0; ++i)
            if (i != root_side_ && (state.retired >> i & 1) == 0) proof.winner = i;
        proof.is_known = true;
        proof.actions = static_cast<std::uint16_t>(actions);
    } else if (root.is_complete && root.bound == Bound::kExact && !is_many()) {
        proof.is_known = true;
        proof.actions = root.line_length;
    }
    return proof;
}

// Two sides share the point; with more of them the end of the line is judged for each.
Values AlphaBeta::values_of_root(const RootChoice& root) const {
    const State& state = work_->frames[0].state;
    Values values;
    if (!is_many()) {
        const float share = share_of_score(root.score);
        for (int i = 0; i < state.mode->side_count; ++i) {
            if (i == root_side_) values.of[i] = share;
            if (i != root_side_ && (state.retired >> i & 1) == 0) values.of[i] = 1 - share;
        }
        return values;
    }
    State leaf = state;
    for (int i = 0; i < root.line_length && !outcome(leaf); ++i) play_choice(leaf, root.line[i]);
    const Outcome ended = outcome(leaf);
    if (ended) return values_of(leaf, ended);
    values = settings_.evaluate(leaf);
    return settings_.skill.is_full() ? values : blurred(settings_.skill, leaf, values);
}

int AlphaBeta::line(int candidate, ActionNumber* out, int most) const {
    if (candidate < 0 || candidate >= root_count_) return 0;
    const RootChoice& root = work_->roots[candidate];
    State state = work_->frames[0].state;
    int length = 0;
    for (int i = 0; i < root.line_length && length < most && !outcome(state); ++i) {
        // A best-reply search chooses for one rival; its line ends where another is to move.
        const Choice choice = root.line[i];
        if (side_of(choice) != state.side || why_illegal(state, action_of(choice)).code != Code::kLegal) break;
        out[length++] = action_of(choice);
        play(state, action_of(choice));
    }
    return length;
}

}  // namespace hedgemaze
