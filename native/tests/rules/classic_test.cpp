// Classic rules on bitboards: paths, distances, legal fences, and perft of small boards.
#include "rules/classic/classic.hpp"

#include <initializer_list>

#include "tests/harness.hpp"
#include "tests/reference_board.hpp"

using namespace hedgemaze;
using reference::Board;

namespace {

Mode classic_mode(int players, int size, int fences) {
    const int middle = size / 2, last = size - 1;
    const int starts[] = {middle, kStride * middle, kStride * last + middle, kStride * middle + last};
    const Bits goals[] = {row_mask(last, size), file_mask(last, size), row_mask(0, size), file_mask(0, size)};
    Mode mode;
    mode.size = static_cast<std::uint8_t>(size);
    mode.side_count = mode.piece_count = static_cast<std::uint8_t>(players);
    for (int i = 0; i < players; ++i) {
        const int home = players == 2 ? 2 * i : i;  // south, west, north, east
        mode.starts[i] = static_cast<Square>(starts[home]);
        mode.goals[i] = goals[home];
        mode.stocks[i] = static_cast<std::uint8_t>(fences);
    }
    return mode;
}

int steps_to(const Board& board, int square, Bits goal) {
    const std::vector<int> steps = board.steps_from(square);
    int best = -1;
    for (int other = 0; other < kSquares; ++other) {
        const int found = steps[static_cast<std::size_t>(other)];
        if (goal.has(other) && found >= 0 && (best < 0 || found < best)) best = found;
    }
    return best;
}

// Legal fences by brute force.
std::vector<int> plain_fences(const State& state, const Board& board) {
    std::vector<int> numbers;
    for (const Fence& fence : reference::all_fences(board.size)) {
        if (!board.has_room(fence)) continue;
        Board with = board;
        with.fences.push_back(fence);
        bool is_legal = true;
        for (int side = 0; side < state.mode->side_count; ++side)
            is_legal = is_legal && steps_to(with, state.squares[side], state.mode->goals[side]) >= 0;
        if (is_legal) numbers.push_back(board.size * board.size + fence_number(fence, board.size));
    }
    return numbers;
}

void check_perft(int players, int size, int fences, std::initializer_list<std::uint64_t> counts) {
    const Mode mode = classic_mode(players, size, fences);
    int depth = 0;
    for (const std::uint64_t count : counts) CHECK_EQ(classic::perft(start_state(mode), ++depth, {}), count);
}

}  // namespace

TEST(distances_and_paths_match_breadth_first_search) {
    reference::for_random_boards(40, [](const Board& board) {
        const Fences fences = board.to_bits();
        const Bits goal = row_mask(board.size - 1, board.size);
        for (int file = 0; file < board.size; ++file) {
            const int steps = steps_to(board, file, goal);
            CHECK_EQ(classic::distance(fences, file, goal), steps);
            const classic::PathSteps way = classic::shortest_path_steps(fences, file, goal);
            CHECK_EQ(way.north.count() + way.east.count(), steps < 0 ? 0 : steps);
            CHECK(way.north.without(fences.north).none() && way.east.without(fences.east).none());
            Square path[kSquares];
            const int length = classic::shortest_path(fences, file, goal, path);
            CHECK_EQ(length, steps + 1);
            for (int i = 1; i < length; ++i) CHECK(fences.neighbours(Bits::of(path[i - 1])).has(path[i]));
        }
    });
}

// Random games that carry known paths from action to action, as perft does.
TEST(legal_fences_match_brute_force) {
    Random random(5);
    for (const int size : reference::kSizes) {
        for (int players = 2; players <= 4; ++players) {
            const Mode mode = classic_mode(players, size, 10);
            State state = start_state(mode);
            classic::KnownPaths paths;
            Board board{size};
            for (int ply = 0; ply < 30 && !classic::outcome(state); ++ply) {
                std::vector<int> found;
                for_each_fence(classic::legal_fences(state, paths),
                               [&](Fence fence) { found.push_back(size * size + fence_number(fence, size)); });
                CHECK(found == plain_fences(state, board));
                ActionNumber actions[kMaxActions];
                const int count = classic::legal_actions(state, actions);
                int pick = static_cast<int>(random.below(static_cast<std::uint32_t>(count)));
                const Action action = from_number(actions[pick], Family::kClassic, size);
                if (action.kind == ActionKind::kPlace) board.fences.push_back(action.fence());
                classic::update_paths(state, action, paths);
                classic::play(state, action);
            }
        }
    }
}

TEST(perft_matches_published_counts) {
    check_perft(2, 3, 1, {11, 77, 316, 1172});
    check_perft(2, 3, 10, {11, 77, 380, 1528});
    check_perft(2, 5, 2, {35, 1109, 31540});
    check_perft(2, 7, 8, {75, 5357, 363872});
    check_perft(2, 9, 10, {131, 16677});
    check_perft(4, 9, 5, {131, 16677});
}
