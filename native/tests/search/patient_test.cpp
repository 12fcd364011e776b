// The patient evaluation of classic with four sides, and where the engine uses it.
#include <cmath>
#include <cstring>

#include "board/random.hpp"
#include "rules/rules.hpp"
#include "search/own_settings.hpp"
#include "tests/harness.hpp"
#include "text/modes/mode_text.hpp"
#include "text/position_text.hpp"

using namespace hedgemaze;

namespace {

struct Parsed {
    Mode mode;
    State state;
    explicit Parsed(const char* text) { CHECK(parse_position(text, std::strlen(text), mode, state).is_ok()); }
};

// The position turned clockwise by a quarter: each side takes the place of the next one.
State turned(const State& state) {
    const Mode& mode = *state.mode;
    const auto turn = [](int square, int last) {
        return static_cast<Square>((last - file_of(square)) * kStride + row_of(square));
    };
    State found = state;
    found.fences = start_state(mode).fences;
    for_each_fence(state.fences.slots(), [&](Fence fence) {
        const Axis axis = fence.axis == Axis::kHorizontal ? Axis::kVertical : Axis::kHorizontal;
        found.fences.add({turn(fence.slot, mode.size - 2), axis});
    });
    found.retired = 0;
    for (int side = 0; side < 4; ++side) {
        const int next = (side + 1) % 4;
        found.squares[next] = turn(state.squares[side], mode.size - 1);
        found.stocks[next] = state.stocks[side];
        if (state.retired >> side & 1) found.retired = static_cast<std::uint8_t>(found.retired | 1 << next);
    }
    found.side = static_cast<std::uint8_t>((state.side + 1) % 4);
    return found;
}

float sum_of(const Values& values) { return values.of[0] + values.of[1] + values.of[2] + values.of[3]; }

}  // namespace

TEST(patient_values_sum_to_1_and_turn_with_the_board) {
    Random random(11);
    for (const char* name : {"classic4", "classic4;size=3;fences=2", "classic4;size=5", "classic4;fences=20"}) {
        Mode mode;
        CHECK(parse_mode(name, std::strlen(name), mode).is_ok());
        for (int game = 0; game < 4; ++game) {
            State state = start_state(mode);
            ActionNumber actions[kMaxActions];
            for (int i = 0; i < 100 && !outcome(state); ++i) {
                const Values values = evaluate_patient(state), other = evaluate_patient(turned(state));
                CHECK(std::abs(sum_of(values) - 1) < 1e-5F);
                for (int side = 0; side < 4; ++side)
                    CHECK(std::abs(values.of[side] - other.of[(side + 1) % 4]) < 1e-6F);
                if (i == 30 && game % 2 == 1) {
                    retire(state, game);
                    CHECK_EQ(outcome(state) ? 0.0F : evaluate_patient(state).of[game], 0.0F);
                    continue;
                }
                const int count = legal_actions(state, actions);
                play(state, actions[random.below(static_cast<std::uint32_t>(count))]);
            }
        }
    }
}

TEST(patient_values_fences_more_and_steps_less) {
    const Parsed more("classic4 - Se2Wb5Ne8Eh5 5,4,4,4 - S - 8"), nearer("classic4 - Se3Wb5Ne8Eh5 4,4,4,4 - S - 8");
    CHECK(evaluate_patient(more.state).of[0] > evaluate_patient(nearer.state).of[0]);
    CHECK(evaluate(more.state).of[0] < evaluate(nearer.state).of[0]);
    const Parsed bare("classic4 - Se6Wb5Ne8Eh5 0,0,0,0 - S - 60"), one("classic4 - Se6Wb5Ne8Eh5 0,0,0,1 - S - 60");
    CHECK(evaluate_patient(bare.state).of[0] > evaluate_patient(one.state).of[0]);
}

TEST(fences_of_a_side_that_has_left_count_for_nothing) {
    Parsed none("classic4 - Se6Wb5Ne8Eh5 0,0,0,0 - S - 60"), some("classic4 - Se6Wb5Ne8Eh5 0,0,0,5 - S - 60");
    retire(none.state, 3);
    retire(some.state, 3);
    for (int side = 0; side < 4; ++side) {
        CHECK_EQ(evaluate_patient(some.state).of[side], evaluate_patient(none.state).of[side]);
        CHECK_EQ(evaluate(some.state).of[side], evaluate(none.state).of[side]);
    }
}

TEST(patient_values_of_a_finished_game_are_its_result) {
    const Parsed won("classic4 - Se9Wb5Nd8Eh5 3,3,3,3 - W - 9");
    CHECK_EQ(evaluate_patient(won.state).of[0], 1.0F);
    CHECK_EQ(sum_of(evaluate_patient(won.state)), 1.0F);
}

TEST(the_engine_is_patient_with_four_sides_on_the_full_board_alone) {
    for (const char* name :
         {"classic2", "classic3", "classic4", "classic4;fences=8", "classic4;size=7", "pacman", "advanced"}) {
        Mode mode;
        CHECK(parse_mode(name, std::strlen(name), mode).is_ok());
        const bool is_patient = mode.side_count == 4 && mode.size == 9;
        const TreeSettings own = own_settings(mode), hand;
        CHECK_EQ(own.evaluator.values != hand.evaluator.values, is_patient);
        CHECK_EQ(own.c_puct != hand.c_puct, is_patient);
        CHECK_EQ(own.fpu_reduction != hand.fpu_reduction, is_patient);
        CHECK(own.evaluator.priors == hand.evaluator.priors);
    }
}
