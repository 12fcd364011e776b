// Parts of the evaluation: exponentials, distance fields, the effect of a fence, races.
#include "knowledge/classic/race.hpp"

#include <cmath>
#include <cstring>

#include "knowledge/classic/goal_field.hpp"
#include "knowledge/evaluation.hpp"
#include "knowledge/math.hpp"
#include "knowledge/tactics.hpp"
#include "rules/rules.hpp"
#include "tests/harness.hpp"
#include "tests/reference_board.hpp"
#include "text/modes/mode_text.hpp"
#include "text/position_text.hpp"

using namespace hedgemaze;
using reference::Board;

TEST(exponentials_match_the_standard_library) {
    for (int i = -8000; i <= 8000; ++i) {
        const float x = static_cast<float>(i) / 100;
        const double expected = std::exp(static_cast<double>(x));
        CHECK(std::abs(static_cast<double>(exponential(x)) / expected - 1) < 3e-6);
        CHECK(std::abs(static_cast<double>(logistic(x)) - 1 / (1 + 1 / expected)) < 1e-6);
    }
    CHECK_EQ(exponential(0), 1.0F);
    CHECK(exponential(-1000) > 0);
    CHECK_EQ(logistic(1000), 1.0F);
}

// Evaluation and priors rely on this: no other fence changes the distance, and for these it is exact.
TEST(only_fences_across_both_outermost_paths_lengthen_a_path) {
    reference::for_random_boards(30, [](const Board& board) {
        const Fences fences = board.to_bits();
        const Bits goal = row_mask(board.size - 1, board.size);
        for (int file = 0; file < board.size; ++file) {
            const int steps = classic::distance(fences, file, goal);
            const classic::GoalField field(fences, file, goal);
            CHECK_EQ(field.distance, steps);
            if (steps <= 0) continue;
            const Slots free = free_slots(fences, grid_of(board.size));
            const Slots lengthening = classic::lengthening_slots(fences, field, file) & free;
            const auto distance_with = [&](Fence fence) {
                Fences with = fences;
                with.add(fence);
                return classic::distance(with, file, goal);
            };
            int visited = 0;
            classic::for_each_distance_with(fences, field, file, lengthening, [&](Fence fence, int distance) {
                CHECK(lengthening.has(fence));
                CHECK_EQ(distance, distance_with(fence));
                ++visited;
            });
            CHECK_EQ(visited, lengthening.count());
            for_each_fence(free, [&](Fence fence) {
                if (!lengthening.has(fence)) CHECK_EQ(distance_with(fence), steps);
            });
        }
    });
}

TEST(a_race_table_is_solved_once_per_layout) {
    Mode mode;
    mode.starts[0] = 4;
    mode.starts[1] = 76;
    mode.goals[0] = row_mask(8, 9);
    mode.goals[1] = row_mask(0, 9);
    State state = start_state(mode);
    RaceTable tables[2];
    const RaceMemory memory{tables, 2};
    Proof proof;
    CHECK(lookup_race(state, proof, memory));
    const int first = proof.actions;
    CHECK_EQ(proof.winner, proof.actions % 2 == 1 ? 0 : 1);
    const int used = tables[0].mode != nullptr ? 0 : 1;
    tables[used].actions[0][4][76] = static_cast<std::uint8_t>(first + 2);
    CHECK(lookup_race(state, proof, memory));
    CHECK_EQ(static_cast<int>(proof.actions), first + 2);
    state.fences.add({40, Axis::kHorizontal});
    CHECK(lookup_race(state, proof, memory));
    state.stocks[0] = 1;
    CHECK(!lookup_race(state, proof, memory));
}

// Blinky is on Inky's square and must step on; Clyde is two steps from PAC-MAN.
TEST(a_catch_is_found_while_a_ghost_passes_another) {
    const char* text =
        "advanced b1he1hg1hh3hd4ha5hb6hh6hd7hh7hf8ha1vh1vb2vc4vh4vb5vd5vf7ve8v Pf6Bc5Ke2Ic5Cg5 0,0 a1i1i9/0/1/2 "
        "G:active=B,from=c4,steps=1 Pe7Bc3Kc2Ic4Ce5 161/23/17";
    Mode mode;
    State state;
    CHECK(parse_position(text, std::strlen(text), mode, state).is_ok());
    const ActionNumber first = catching_action(state);
    CHECK(first != kNoAction);
    CHECK(why_illegal(state, first).code == Code::kLegal);
}

// Random games of all modes: values and priors sum to 1, and forced actions are legal.
TEST(knowledge_is_valid_in_every_position) {
    Random random(9);
    for (const char* name : {"classic2", "classic3", "classic4;size=5", "pacman", "pacman;ghost_stack=none;lives=1",
                             "pacman;ghost_diagonal=true", "advanced", "advanced;ghost_stack=none;adv_move=exact"}) {
        Mode mode;
        CHECK(parse_mode(name, std::strlen(name), mode).is_ok());
        for (int game = 0; game < 3; ++game) {
            State state = start_state(mode);
            ActionNumber actions[kMaxActions];
            float found[kMaxActions];
            for (int i = 0; i < 150; ++i) {
                const int count = legal_actions(state, actions);
                const Values values = evaluate(state);
                float sum = 0, total = 0;
                for (int side = 0; side < mode.side_count; ++side) sum += values.of[side];
                CHECK(std::abs(sum - 1) < 1e-5F);
                if (count == 0) break;
                priors(state, actions, count, found);
                for (int k = 0; k < count; ++k) total += found[k];
                CHECK(std::abs(total - 1) < 1e-4F);
                const ActionNumber win = winning_action(state), caught = catching_action(state);
                CHECK(win == kNoAction || why_illegal(state, win).code == Code::kLegal);
                CHECK(caught == kNoAction || why_illegal(state, caught).code == Code::kLegal);
                CHECK(caught == kNoAction || !is_safe(state));
                play(state, actions[random.below(static_cast<std::uint32_t>(count))]);
            }
        }
    }
}
