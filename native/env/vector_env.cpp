#include "env/vector_env.hpp"

namespace hedgemaze::env {

namespace {

void write_planes(const Board& board, const Layout& layout, std::size_t index, std::uint8_t* bytes, float* floats) {
    const std::size_t offset = index * static_cast<std::size_t>(layout.area());
    if (bytes != nullptr) write_observation(board.state, board.counts(), layout, board.state.side, bytes + offset);
    if (floats != nullptr) write_observation(board.state, board.counts(), layout, board.state.side, floats + offset);
}

// What a step brings, before the board begins its next game.
void write_result(const Outcome& outcome, int sides, const Outputs& out, std::size_t index, bool is_truncated) {
    if (out.rewards != nullptr)
        for (int side = 0; side < sides; ++side)
            out.rewards[index * static_cast<std::size_t>(sides) + static_cast<std::size_t>(side)] =
                reward_of(outcome, side, sides);
    if (out.terminated != nullptr) out.terminated[index] = static_cast<bool>(outcome);
    if (out.truncated != nullptr) out.truncated[index] = is_truncated;
    if (out.reasons != nullptr) out.reasons[index] = static_cast<std::uint8_t>(outcome.reason);
}

void write_position(const Board& board, const Layout& layout, const Outputs& out, std::size_t index) {
    write_planes(board, layout, index, out.bytes, out.floats);
    if (out.masks != nullptr)
        board.legal.write(layout.actions, out.masks + index * static_cast<std::size_t>(layout.actions));
    if (out.sides != nullptr) out.sides[index] = board.state.side;
}

bool is_cut_off(const Board& board, const Settings& settings) {
    return !board.outcome && settings.max_steps > 0 && board.played >= settings.max_steps;
}

}  // namespace

bool accepts(const Board& board, const Layout& layout, std::int64_t action) {
    if (board.outcome) return action == kNoStep;
    return action >= 0 && action < layout.actions && board.legal.has(static_cast<int>(action));
}

float reward_of(const Outcome& outcome, int side, int sides) {
    if (!outcome || outcome.winner == kNobody) return 0;
    return outcome.winner == side ? 1.0F : -1.0F / static_cast<float>(sides - 1);
}

void step_boards(Board* boards, const Settings& settings, const std::int64_t* actions, const Outputs& out,
                 std::size_t begin, std::size_t end) {
    const Layout& layout = settings.layout;
    for (std::size_t i = begin; i < end; ++i) {
        Board& board = boards[i];
        if (board.outcome) {  // nothing happens, and the reward has been paid
            show_board(board, settings, out, i);
            continue;
        }
        play(board, layout, static_cast<int>(actions[i]));
        const bool is_cut = is_cut_off(board, settings);
        write_result(board.outcome, layout.sides, out, i, is_cut);
        if (board.outcome || is_cut) {
            write_planes(board, layout, i, out.final_bytes, out.final_floats);
            if (settings.resets_itself) begin_game(board, *board.state.mode, layout, settings.opening);
        }
        write_position(board, layout, out, i);
    }
}

void show_board(const Board& board, const Settings& settings, const Outputs& out, std::size_t index) {
    write_result({}, settings.layout.sides, out, index, is_cut_off(board, settings));
    if (out.terminated != nullptr) out.terminated[index] = static_cast<bool>(board.outcome);
    write_position(board, settings.layout, out, index);
}

}  // namespace hedgemaze::env
