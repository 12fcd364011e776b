// What a node is worth without looking further: by the table, by repetition, by judgement.
#include "hedgemaze/alpha_beta.hpp"

namespace hedgemaze {

// Who wins a game that repeats itself.
std::uint8_t AlphaBeta::stall_winner(const Mode& mode) {
    if (!mode.has_maze() || mode.house.stall_result == StallResult::kDraw) return kNobody;
    return mode.house.stall_result == StallResult::kGhosts ? 1 : 0;
}

bool AlphaBeta::try_table(Frame& frame) {
    const TableEntry* entry = frame.is_settling ? nullptr : table_.find(frame.key);
    if (entry == nullptr || entry->bound == Bound::kNone) return false;
    const Score score = from_table(entry->score, ply_);
    const bool is_complete = (entry->flags & 1) != 0, is_closed = (entry->flags & 2) != 0;
    const bool is_deep = settings_.is_exact ? entry->depth == frame.depth
                                            : entry->depth >= frame.depth || is_decided(score) || is_closed;
    if (!is_deep) return false;
    const bool is_enough = entry->bound == Bound::kExact || (entry->bound == Bound::kLower && score >= frame.beta) ||
                           (entry->bound == Bound::kUpper && score <= frame.alpha);
    if (!is_enough) return false;
    frame.line_length = 0;
    if (entry->choice != kNoChoice) frame.line[frame.line_length++] = entry->choice;
    back({score, kNoRepetition, is_complete, is_closed});
    return true;
}

// A third time is the end by the rules; a second is taken for one but is no proof.
Finding AlphaBeta::repeated(const Frame& frame, bool& is_repeated) const {
    const State& state = frame.state;
    std::uint8_t low = kNoRepetition;
    for (int i = ply_ - 1; i >= 0 && low == kNoRepetition; --i)
        if (work_->frames[i].starts_turn && work_->frames[i].hash == frame.hash) low = static_cast<std::uint8_t>(i);
    const int times = times_remembered(frame.hash);
    is_repeated = low != kNoRepetition || times > 0;
    if (!is_repeated) return {};
    if (times > 0 || low == 0) low = kNoRepetition;  // the root and what was before it are on every path
    const bool is_third = state.mode->house.repetition_draw && times >= 2;
    const std::uint8_t winner = stall_winner(*state.mode);
    if (winner == kNobody || !is_third)
        return {draw_for_mover(state, Reason::kRepetition, winner), low, is_third, is_third};
    return {decided_for_mover(state, winner, ply_), kNoRepetition, true, true};
}

// A judgement's score, or a draw's; no proof even where somebody is said to win.
Score AlphaBeta::draw_for_mover(const State& state, Reason reason, std::uint8_t winner) const {
    const Values values = values_of(state, {reason, winner, static_cast<std::uint8_t>(state.taken())});
    return for_mover(state, score_of_share(values.of[root_side_]));
}

Score AlphaBeta::decided_for_mover(const State& state, std::uint8_t winner, int actions) const {
    const bool has_rank = state.mode->family == Family::kPacman && winner == 1;
    const Score won = won_after(actions, has_rank ? state.taken() : 0);
    return for_mover(state, winner == root_side_ ? won : -won);
}

Score AlphaBeta::judge(Frame& frame) {
    Score score = 0;
    if (table_.find_judgement(frame.key, score)) return score;
    Values values = settings_.evaluate(frame.state);
    if (!settings_.skill.is_full()) values = blurred(settings_.skill, frame.state, values);
    score = for_mover(frame.state, score_of_share(values.of[root_side_]));
    table_.store_judgement(frame.key, score);
    return score;
}

}  // namespace hedgemaze
