// `selfplay inputs`: writes the network inputs of stored positions. Per position 16-bit words: 9 with a bit per legal
// output of the policy, then the numbers of the active inputs, filled up with 65535.
#include <algorithm>
#include <atomic>
#include <thread>

#include "nets/classic_inputs.hpp"
#include "rules/rules.hpp"
#include "selfplay/commands.hpp"
#include "selfplay/sample_file.hpp"

namespace hedgemaze::selfplay {

namespace {

constexpr int kLegalWords = 9;

void put_legal(const State& state, std::uint16_t* words) {
    ActionNumber legal[kMaxActions];
    const int count = legal_actions(state, legal), turns = nets::turns_of(state.mode->goals[state.side]);
    std::fill(words, words + kLegalWords, std::uint16_t{0});
    for (int i = 0; i < count; ++i) {
        const int output = nets::action_output(state, from_number(legal[i], Family::kClassic, kStride), turns);
        if (output != nets::kNoOutput) words[output / 16] |= static_cast<std::uint16_t>(1U << output % 16);
    }
}

}  // namespace

int inputs(const Options& options) {
    const std::string in = options.text("in", "samples.bin"), out = options.text("out", "inputs.bin");
    SampleReader source(in);
    const Mode& mode = source.mode();
    if (!nets::has_inputs(mode)) fail("this mode has no network inputs");
    const int width = options.integer("width", 256);  // input numbers per position
    std::FILE* target = std::fopen(out.c_str(), "wb");
    if (target == nullptr) fail("cannot write " + out);
    constexpr std::size_t kChunk = 1 << 18;
    std::vector<Sample> samples(kChunk);
    std::vector<std::uint16_t> rows;
    std::atomic<bool> is_possible = true, is_wide_enough = true;
    for (;;) {
        const std::size_t count = source.read(samples.data(), kChunk);
        if (count == 0) break;
        rows.assign(count * static_cast<std::size_t>(kLegalWords + width), 0xffff);
        const auto threads = static_cast<std::size_t>(options.integer("threads", 1));
        std::vector<std::thread> workers;
        for (std::size_t t = 0; t < threads; ++t)
            workers.emplace_back([&, t] {
                nets::InputList list;
                for (std::size_t i = t; i < count; i += threads) {
                    State state;
                    if (!read_position(samples[i], mode, state) || outcome(state)) {
                        is_possible = false;
                        return;
                    }
                    std::uint16_t* row = rows.data() + i * static_cast<std::size_t>(kLegalWords + width);
                    put_legal(state, row);
                    nets::list_inputs(state, list);
                    if (list.count > width) is_wide_enough = false;
                    std::copy(list.of, list.of + std::min(list.count, width), row + kLegalWords);
                }
            });
        for (std::thread& worker : workers) worker.join();
        if (!is_possible) fail(in + " has an impossible position");
        if (!is_wide_enough) fail("a position has more active inputs than --width");
        std::fwrite(rows.data(), sizeof(std::uint16_t), rows.size(), target);
    }
    source.close();
    if (std::fclose(target) != 0) fail("cannot write " + out);
    return 0;
}

}  // namespace hedgemaze::selfplay
