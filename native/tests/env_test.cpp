// Environments: views, legal sets, repetition and steps of many boards, against the plain rules.
#include <algorithm>
#include <string>
#include <vector>

#include "board/hash.hpp"
#include "env/pack.hpp"
#include "env/vector_env.hpp"
#include "env/worker_pool.hpp"
#include "rules/repetition.hpp"
#include "rules/rules.hpp"
#include "tests/harness.hpp"
#include "text/modes/mode_text.hpp"

using namespace hedgemaze;
using env::ViewKind;

namespace {

constexpr const char* kModes[] = {"classic2",           "classic2;size=3;fences=2", "classic3;size=5", "classic4",
                                  "classic4;size=7",    "pacman;maze=A2",           "pacman;lives=1",  "advanced",
                                  "classic2;max_ply=40"};

Mode mode_of(const char* text) {
    Mode mode;
    CHECK(parse_mode(text, std::string(text).size(), mode).error == Error::kNone);
    return mode;
}

// Boards with their memory.
struct Boards {
    Boards(const Mode& mode, int count, ViewKind view, int opening = 0)
        : boards(static_cast<std::size_t>(count)), memory(boards.size(), std::vector<std::uint64_t>(4096)) {
        settings.layout = env::layout_of(mode, view);
        settings.opening = opening;
        for (std::size_t i = 0; i < boards.size(); ++i) {
            boards[i].history.hashes = memory[i].data();
            boards[i].history.room = memory[i].size();
            env::seed_board(boards[i], i);
            env::begin_game(boards[i], mode, settings.layout, opening);
        }
    }
    std::vector<env::Board> boards;
    std::vector<std::vector<std::uint64_t>> memory;
    env::Settings settings;
};

// The legal actions of a board, as absolute numbers in order.
std::vector<int> legal_of(const env::Board& board, const env::Layout& layout) {
    std::vector<int> found;
    const int turns = layout.views[board.state.side].turns;
    for (int number = 0; number < layout.actions; ++number)
        if (board.legal.has(number)) found.push_back(layout.absolute[turns][number]);
    std::sort(found.begin(), found.end());
    return found;
}

void play_one(const Mode& mode, ViewKind view, std::uint64_t seed) {
    Boards all(mode, 1, view);
    env::Board& board = all.boards[0];
    const env::Layout& layout = all.settings.layout;
    env::seed_board(board, seed);
    State state = start_state(mode);
    std::vector<std::uint64_t> seen = {hash_of(state)};
    for (int ply = 0; ply < 300 && !board.outcome; ++ply) {
        ActionNumber actions[kMaxActions];
        const int count = legal_actions(state, actions);
        CHECK(legal_of(board, layout) == std::vector<int>(actions, actions + count));
        CHECK_EQ(board.legal.count(), count);
        const int number = env::sample(board);
        const int turns = layout.views[state.side].turns;
        const State before = state;
        play(state, layout.absolute[turns][number]);
        env::play(board, layout, number);
        CHECK(board.state == state);
        int times = 0;
        if (begins_turn(before, state)) {
            seen.push_back(hash_of(state));
            times = static_cast<int>(std::count(seen.begin(), seen.end(), seen.back()));
        }
        CHECK_EQ(board.repetitions, times);
        Outcome ended = outcome(state);
        if (!ended && times >= kRepetitions) ended = repetition_outcome(state);
        CHECK(board.outcome.reason == ended.reason && board.outcome.winner == ended.winner);
    }
}

}  // namespace

TEST(env_turns_sets_as_single_squares) {
    for (int n = 2; n <= 9; ++n) {
        Bits some;
        for (int row = 0; row < n; ++row)
            for (int file = 0; file < n; ++file)
                if ((row * 5 + file * 3) % 4 == 0) some |= Bits::of(kStride * row + file);
        for (int turns = 0; turns < 4; ++turns) {
            Bits wanted;
            for (Bits left = some; left.any();) wanted |= Bits::of(env::turned(left.pop(), turns, n));
            CHECK_EQ(env::turned(some, turns, n), wanted);
        }
        if (n == 9) continue;
        std::uint64_t word = 0;
        for (Bits left = some; left.any();) {
            const int square = left.pop();
            word |= std::uint64_t{1} << (n * row_of(square) + file_of(square));
        }
        CHECK_EQ(env::packed(some, n), word);
        if (n % 2 == 0) CHECK_EQ(env::packed_slots(some, n + 1), word);
    }
}

TEST(env_plays_by_the_rules) {
    for (const char* text : kModes) {
        const Mode mode = mode_of(text);
        for (std::uint64_t seed = 0; seed < 6; ++seed)
            play_one(mode, seed % 2 == 0 ? ViewKind::kRelative : ViewKind::kAbsolute, seed);
    }
}

TEST(env_writes_within_its_arrays) {
    for (const char* text : kModes) {
        const Mode mode = mode_of(text);
        Boards all(mode, 3, ViewKind::kRelative, 12);
        const env::Layout& layout = all.settings.layout;
        const auto area = static_cast<std::size_t>(layout.area());
        // Exactly as large as needed: the address sanitizer sees one byte too many.
        std::vector<std::uint8_t> bytes(3 * area), masks(3 * static_cast<std::size_t>(layout.actions)), one(area);
        std::vector<float> floats(3 * area);
        env::Outputs out;
        out.bytes = bytes.data();
        out.masks = masks.data();
        env::Outputs again;
        again.floats = floats.data();
        std::vector<std::int64_t> actions(3);
        for (int step = 0; step < 60; ++step) {
            for (std::size_t i = 0; i < 3; ++i) actions[i] = env::sample(all.boards[i]);
            env::step_boards(all.boards.data(), all.settings, actions.data(), out, 0, 3);
            for (std::size_t i = 0; i < 3; ++i) env::show_board(all.boards[i], all.settings, again, i);
            for (std::size_t i = 0; i < 3; ++i) {
                const env::Board& board = all.boards[i];
                const auto* mask = masks.data() + i * static_cast<std::size_t>(layout.actions);
                CHECK_EQ(std::count(mask, mask + layout.actions, 1), board.legal.count());
                env::write_observation(board.state, board.counts(), layout, board.state.side, one.data());
                CHECK(std::equal(one.begin(), one.end(), bytes.begin() + static_cast<std::ptrdiff_t>(i * area)));
                CHECK((one[0] != 0) == (floats[i * area] != 0.0F));
            }
        }
    }
}

TEST(env_threads_share_the_boards) {
    const Mode mode = mode_of("classic2;size=5;fences=3");
    Boards one(mode, 37, ViewKind::kRelative, 4), two(mode, 37, ViewKind::kRelative, 4);
    const auto area = 37 * static_cast<std::size_t>(one.settings.layout.area());
    std::vector<std::uint8_t> of_one(area), of_two(area);
    env::WorkerPool pool(3);
    std::vector<std::int64_t> actions(37);
    env::Outputs out_one, out_two;
    out_one.bytes = of_one.data();
    out_two.bytes = of_two.data();
    for (int step = 0; step < 120; ++step) {
        for (std::size_t i = 0; i < 37; ++i) {
            actions[i] = env::sample(one.boards[i]);
            CHECK_EQ(env::sample(two.boards[i]), actions[i]);
        }
        env::step_boards(one.boards.data(), one.settings, actions.data(), out_one, 0, 37);
        auto work = [&](std::size_t begin, std::size_t end) {
            env::step_boards(two.boards.data(), two.settings, actions.data(), out_two, begin, end);
        };
        pool.run(37, work);
        CHECK(of_one == of_two);
    }
}

TEST(env_threads_do_every_part_once) {
    env::WorkerPool pool(4);
    for (int round = 0; round < 400; ++round) {
        const std::size_t count = static_cast<std::size_t>(round) % 101;
        std::vector<int> times(count);
        auto work = [&](std::size_t begin, std::size_t end) {
            for (std::size_t i = begin; i < end; ++i) ++times[i];
        };
        pool.run(count, work);
        CHECK_EQ(std::count(times.begin(), times.end(), 1), static_cast<std::ptrdiff_t>(count));
    }
}
