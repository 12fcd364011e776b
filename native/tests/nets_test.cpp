// Networks: the view of the side to move, the outputs of the policy, the limits of the arithmetic, refused files.
#include <cstring>
#include <set>
#include <vector>

#include "board/random.hpp"
#include "nets/network.hpp"
#include "rules/rules.hpp"
#include "tests/harness.hpp"
#include "text/modes/mode_text.hpp"

using namespace hedgemaze;
using namespace hedgemaze::nets;

namespace {

Mode mode_named(const char* name) {
    Mode mode;
    CHECK(parse_mode(name, std::strlen(name), mode).is_ok());
    return mode;
}

// A file with 128 hidden units for two sides; all weights are 0 until a test sets some.
struct NetworkFile {
    static constexpr int kHidden = 128;
    static constexpr std::size_t kHead = 128;
    struct alignas(kAlignment) Line {
        std::uint8_t bytes[kAlignment];
    };
    std::vector<Line> lines;
    std::size_t input_weights = 0, input_bias = 0, unit_weights = 0, unit_bias = 0, logit_weights = 0, logit_bias = 0,
                policy_weights = 0, policy_bias = 0, length = kHead;

    NetworkFile() {
        const auto block = [&](std::size_t& at, std::size_t bytes) {
            at = length;
            length = (length + bytes + kAlignment - 1) / kAlignment * kAlignment;
        };
        block(input_weights, std::size_t{2} * classic_input_count(2) * kHidden);
        block(input_bias, 2 * kHidden);
        block(unit_weights, kValueUnits * kHidden);
        block(unit_bias, 4 * kValueUnits);
        block(logit_weights, 2 * 2 * kValueUnits);
        block(logit_bias, 4 * 2);
        block(policy_weights, kClassicActions * kHidden);
        block(policy_bias, 4 * kClassicActions);
        lines.resize(length / kAlignment);
        std::memset(lines.data(), 0, length);
        std::memcpy(lines.data(), "HMZNET\r\n", 8);
        const std::uint32_t numbers[] = {1, 2, static_cast<std::uint32_t>(classic_input_count(2)), kHidden,
                                         kClassicActions};
        std::memcpy(at<std::uint32_t>(8), numbers, sizeof numbers);
        *at<float>(28) = 1;
        std::memcpy(at<char>(40), "a test", 6);
    }

    template <typename T>
    T* at(std::size_t offset) {
        return reinterpret_cast<T*>(lines.data()->bytes + offset);
    }

    NetworkError read(Network& network) {
        std::uint64_t hash = 0xcbf29ce484222325U;
        for (std::size_t i = kHead; i < length; i += 8) hash = (hash ^ *at<std::uint64_t>(i)) * 0x100000001b3U;
        *at<std::uint64_t>(32) = hash;
        return network.read(lines.data(), length);
    }
};

}  // namespace

TEST(every_fence_has_one_output_in_each_view_and_turning_back_restores_it) {
    for (int turns = 0; turns < 4; ++turns) {
        std::set<int> outputs;
        for (int number = 0; number < 2 * kSlots; ++number) {
            const auto slot = static_cast<Square>(number % kSlots / 8 * kStride + number % 8);
            const Fence fence{slot, number < kSlots ? Axis::kHorizontal : Axis::kVertical};
            CHECK_EQ(fence_output(fence, view_of(kStride, 0)), number);
            const int output = fence_output(fence, view_of(kStride, turns));
            outputs.insert(output);
            const auto seen = static_cast<Square>(output % kSlots / 8 * kStride + output % 8);
            const Fence turned{seen, output < kSlots ? Axis::kHorizontal : Axis::kVertical};
            CHECK_EQ(fence_output(turned, view_of(kStride, (4 - turns) % 4)), number);
        }
        CHECK_EQ(outputs.size(), std::size_t{2 * kSlots});
        CHECK_EQ(*outputs.begin(), 0);
        CHECK_EQ(*outputs.rbegin(), 2 * kSlots - 1);
    }
}

TEST(every_step_and_jump_has_one_output_in_each_view) {
    constexpr int kSteps[][2] = {{0, 1},  {1, 0},  {0, -1}, {-1, 0}, {0, 2},  {2, 0},
                                 {0, -2}, {-2, 0}, {1, 1},  {-1, 1}, {1, -1}, {-1, -1}};
    constexpr int kCentre = 40;
    for (int i = 0; i < kPawnActions; ++i)
        CHECK_EQ(pawn_output(kCentre, kCentre + kSteps[i][0] + kStride * kSteps[i][1], view_of(kStride, 0)), i);
    for (int turns = 0; turns < 4; ++turns) {
        std::set<int> outputs;
        for (const auto& step : kSteps) {
            const int to = kCentre + step[0] + kStride * step[1];
            const View& view = view_of(kStride, turns);
            outputs.insert(pawn_output(kCentre, to, view));
            CHECK_EQ(pawn_output(view.square[kCentre], view.square[to], view_of(kStride, (4 - turns) % 4)),
                     pawn_output(kCentre, to, view_of(kStride, 0)));
        }
        CHECK_EQ(outputs.size(), std::size_t{kPawnActions});
    }
}

TEST(every_side_walks_north_in_its_view) {
    for (const char* name :
         {"classic2", "classic3", "classic4", "classic2;size=3", "classic4;size=5", "classic4;size=7"}) {
        const Mode mode = mode_named(name);
        State state = start_state(mode);
        for (int side = 0; side < mode.side_count; ++side) {
            state.side = static_cast<std::uint8_t>(side);
            for (Bits goal = mode.goals[side]; goal.any();)
                CHECK_EQ(view_of(state).square[goal.pop()] / kStride, kStride - 1);
        }
    }
}

// A smaller board lies in the middle of the northern edge; its mirror image is the mirror image of the view.
TEST(a_smaller_board_has_its_own_squares_and_slots_in_every_view) {
    for (const int size : {3, 5, 7, 9}) {
        for (int turns = 0; turns < 4; ++turns) {
            const View& view = view_of(size, turns);
            std::set<int> squares, slots;
            const int first = (kStride - size) / 2;
            for (Bits board = grid_of(size).board; board.any();) {
                const int square = view.square[board.pop()], row = square / kStride, file = square % kStride;
                CHECK(row >= kStride - size && file >= first && file < first + size);
                squares.insert(square);
            }
            for (Bits board = grid_of(size).slots; board.any();) {
                const int slot = view.slot[board.pop()], row = slot / 8, file = slot % 8;
                CHECK(row >= kStride - size && file >= first && file < first + size - 1);
                slots.insert(slot);
            }
            CHECK_EQ(squares.size(), static_cast<std::size_t>(size * size));
            CHECK_EQ(slots.size(), static_cast<std::size_t>((size - 1) * (size - 1)));
        }
    }
}

TEST(different_legal_actions_have_different_outputs) {
    for (const char* name : {"classic4", "classic2;size=3", "classic2;size=5", "classic4;size=7"}) {
        const Mode mode = mode_named(name);
        State state = start_state(mode);
        for (int ply = 0; ply < 24 && !outcome(state); ++ply) {
            ActionNumber legal[kMaxActions];
            int outputs[kMaxActions];
            const int count = legal_actions(state, legal);
            list_outputs(state, legal, count, outputs);
            CHECK_EQ(std::set<int>(outputs, outputs + count).size(), static_cast<std::size_t>(count));
            play(state, legal[(ply * 37) % count]);
        }
    }
}

TEST(the_layers_of_a_network_are_clamped) {
    const Mode mode = mode_named("classic2");
    const State state = start_state(mode);
    NetworkFile file;
    Network network;
    file.at<std::int16_t>(file.input_bias)[0] = 300;   // clamped to 255: 255 * 255 >> 8 is 254
    file.at<std::int16_t>(file.input_bias)[1] = -300;  // clamped to 0
    file.at<std::int16_t>(file.input_bias)[2] = 16;    // 1
    for (int i = 0; i < 3; ++i) file.at<std::int8_t>(file.policy_weights)[i] = 100;
    file.at<std::int8_t>(file.unit_weights)[0] = 64;                              // 254
    file.at<std::int8_t>(file.unit_weights)[NetworkFile::kHidden] = 127;          // clamped to 254
    file.at<std::int8_t>(file.unit_weights)[2 * NetworkFile::kHidden] = -1;       // clamped to 0
    file.at<std::int8_t>(file.unit_weights)[3 * NetworkFile::kHidden + 2] = 127;  // 127 >> 6 is 1
    for (int i = 0; i < 4; ++i) file.at<std::int16_t>(file.logit_weights)[i] = 1 << i;
    file.at<std::int32_t>(file.logit_bias)[1] = -7;
    CHECK_EQ(file.read(network), NetworkError::kNone);
    CHECK(network.can_judge(mode) && !network.can_judge(mode_named("classic4")));
    CHECK_EQ(network.hidden_units(), NetworkFile::kHidden);
    CHECK(std::strcmp(network.provenance(), "a test") == 0);
    std::int32_t logits[2];
    network.value_logits(state, logits);
    CHECK_EQ(logits[0], 254 * (1 + 2) + 8);
    CHECK_EQ(logits[1], -7);
    const ActionNumber forward[] = {13};  // e2
    network.policy_logits(state, forward, 1, logits);
    CHECK_EQ(logits[0], 100 * (254 + 1));
}

// Large numbers too: sums of inputs that wrap around, products of bytes that would saturate.
TEST(the_fastest_kernels_compute_what_the_plain_ones_do) {
    constexpr int kRows = 9;
    alignas(kAlignment) static std::int16_t large[kRows * kMaxWidth], bias[kMaxWidth], plain[kMaxWidth],
        fastest[kMaxWidth];
    alignas(kAlignment) static std::int8_t small[kRows * kMaxWidth];
    Random random(stream_seed(3, 1, 4));
    for (auto& weight : large) weight = static_cast<std::int16_t>(random.next());
    for (auto& weight : bias) weight = static_cast<std::int16_t>(random.next());
    for (auto& weight : small) weight = static_cast<std::int8_t>(random.below(2) == 0 ? 127 : random.next());
    const Kernels& kernels = fastest_kernels();
    InputList inputs;
    for (const int input : {4, 0, 8, 3}) inputs.add(input);
    const int rows[] = {4, 0, 8, 8, 3};
    for (int width = kWidthStep; width <= kMaxWidth; width += kWidthStep) {
        kPlainKernels.add_rows(large, bias, width, inputs, plain);
        kernels.add_rows(large, bias, width, inputs, fastest);
        for (int k = 0; k < width; ++k) {
            int sum = bias[k];
            for (int i = 0; i < inputs.count; ++i) sum += large[inputs.of[i] * width + k];
            CHECK_EQ(plain[k], static_cast<std::int16_t>(sum));
            CHECK_EQ(fastest[k], plain[k]);
        }
        for (int k = 0; k < width; ++k) plain[k] = static_cast<std::int16_t>(255 - random.below(k % 2 == 0 ? 3 : 256));
        std::int32_t products[2][5];
        kPlainKernels.dots(plain, small, width, rows, 5, products[0]);
        kernels.dots(plain, small, width, rows, 5, products[1]);
        for (int i = 0; i < 5; ++i) {
            int sum = 0;
            for (int k = 0; k < width; ++k) sum += plain[k] * small[rows[i] * width + k];
            CHECK_EQ(products[0][i], sum);
            CHECK_EQ(products[1][i], sum);
        }
    }
}

TEST(sums_of_the_hidden_layer_wrap_around) {
    const Mode mode = mode_named("classic2");
    NetworkFile file;
    Network network;
    file.at<std::int16_t>(file.input_bias)[0] = 32767;
    const int pawn = kFenceInputs + 4;  // e1
    file.at<std::int16_t>(file.input_weights)[pawn * NetworkFile::kHidden] = -32768;
    file.at<std::int16_t>(file.input_weights)[(pawn + kStockInputs + 6) * NetworkFile::kHidden] = -32768;  // 10 fences
    file.at<std::int8_t>(file.policy_weights)[0] = 1;
    CHECK_EQ(file.read(network), NetworkError::kNone);
    std::int32_t logit = 0;
    const ActionNumber forward[] = {13};
    network.policy_logits(start_state(mode), forward, 1, &logit);
    CHECK_EQ(logit, 254);  // -32769 wraps around to 32767
}

TEST(bad_files_of_networks_are_refused) {
    const auto error_with = [](auto change) {
        NetworkFile file;
        Network network;
        change(file);
        return file.read(network);
    };
    CHECK_EQ(error_with([](NetworkFile&) {}), NetworkError::kNone);
    CHECK_EQ(error_with([](NetworkFile& file) { *file.at<char>(0) = 'h'; }), NetworkError::kForeign);
    CHECK_EQ(error_with([](NetworkFile& file) { file.length = 127; }), NetworkError::kForeign);
    CHECK_EQ(error_with([](NetworkFile& file) { *file.at<std::uint32_t>(8) = 2; }), NetworkError::kVersion);
    for (const std::size_t at : {12, 16, 20, 24})  // sides, inputs, hidden, actions
        for (const std::uint32_t number : {0U, 5U, 100U, 1152U, 0xffffffffU})
            CHECK_EQ(error_with([&](NetworkFile& file) { *file.at<std::uint32_t>(at) = number; }),
                     NetworkError::kShape);
    for (const float temperature : {0.0F, -1.0F, 100.0F, __builtin_nanf("")})
        CHECK_EQ(error_with([&](NetworkFile& file) { *file.at<float>(28) = temperature; }), NetworkError::kShape);
    CHECK_EQ(error_with([](NetworkFile& file) { file.length -= kAlignment; }), NetworkError::kDamaged);
    const std::int32_t biases[] = {(1 << 29) + 1, -(1 << 29) - 1};
    for (const std::int32_t bias : biases)
        CHECK_EQ(error_with([&](NetworkFile& file) { file.at<std::int32_t>(file.logit_bias)[1] = bias; }),
                 NetworkError::kDamaged);
    NetworkFile file;
    Network network;
    CHECK_EQ(file.read(network), NetworkError::kNone);
    *file.at<std::uint8_t>(file.policy_weights) ^= 1;
    CHECK_EQ(network.read(file.lines.data(), file.length), NetworkError::kDamaged);
}
