// `selfplay rows`: plays stored games again and writes what training needs. Per position 16-bit words:
//
//     game (2) | values of the search (sides) | values of the outcome (sides) | policy: output and share, 32 times
//     | a bit per legal output (actions / 16, rounded up) | numbers of the active inputs (--width, filled with 65535)
//     | with four sides: scores of the patient evaluation (sides), int16, 256 is 1.0
//
// Values begin with the side to move; 65535 is 1.0. With `--value-only SHARE` this share of the positions whose
// judgement has no shares of visits is there too, with a policy of zeros; without a search the values of the search are
// 0 as well.
#include <algorithm>
#include <cmath>
#include <thread>

#include "knowledge/family_evaluation.hpp"
#include "rules/rules.hpp"
#include "selfplay/commands.hpp"
#include "selfplay/game_file.hpp"
#include "selfplay/playing/mode_list.hpp"

namespace hedgemaze::selfplay {

namespace {

using Words = std::vector<std::uint16_t>;

constexpr std::uint16_t kNone = 0xffff;

void add_patient_scores(const State& state, Words& words) {
    constexpr float kGone = -32.0F, kOne = 256.0F;
    float scores[kMaxSides] = {kGone, kGone, kGone, kGone};
    classic::patient_scores(state, scores, nets::kDistanceShare);
    for (int i = 0; i < kMaxSides; ++i) {
        const long rounded = std::lround(kOne * scores[(state.side + i) % kMaxSides]);
        words.push_back(static_cast<std::uint16_t>(static_cast<std::int16_t>(std::clamp(rounded, -32768L, 32767L))));
    }
}

// Appends the words of one position; false if it has more active inputs than `width`.
bool add_row(const State& state, const Judgement& judgement, const PlayedGame& game, std::size_t number, int width,
             Words& words) {
    const nets::Encoding encoding = nets::encoding_of(*state.mode);
    words.push_back(static_cast<std::uint16_t>(number & 0xffff));
    words.push_back(static_cast<std::uint16_t>(number >> 16));
    for (const std::uint8_t* values : {judgement.values, game.result})
        for (int i = 0; i < encoding.sides; ++i)
            words.push_back(static_cast<std::uint16_t>(257 * values[(state.side + i) % encoding.sides]));
    for (int i = 0; i < Judgement::kMaxShares; ++i) {
        int output = nets::kNoOutput;
        if (i < judgement.count) nets::list_outputs(state, &judgement.shares[i].action, 1, &output);
        words.push_back(output == nets::kNoOutput ? std::uint16_t{0} : static_cast<std::uint16_t>(output));
        words.push_back(output == nets::kNoOutput ? std::uint16_t{0} : judgement.shares[i].share);
    }
    ActionNumber legal[kMaxActions];
    int outputs[kMaxActions];
    const int count = legal_actions(state, legal);
    nets::list_outputs(state, legal, count, outputs);
    const std::size_t mask = words.size();
    words.resize(mask + static_cast<std::size_t>(encoding.actions + 15) / 16, 0);
    for (int i = 0; i < count; ++i)
        if (outputs[i] != nets::kNoOutput)
            words[mask + static_cast<std::size_t>(outputs[i] / 16)] |=
                static_cast<std::uint16_t>(1U << outputs[i] % 16);
    nets::InputList inputs;
    nets::list_inputs(state, inputs);
    const std::size_t first = words.size();
    words.resize(first + static_cast<std::size_t>(width), kNone);
    std::copy(inputs.of, inputs.of + std::min(inputs.count, width), words.begin() + static_cast<std::ptrdiff_t>(first));
    if (encoding.sides == 4) add_patient_scores(state, words);
    return inputs.count <= width;
}

void add_game(const PlayedGame& game, std::size_t number, int width, double value_only, Words& words) {
    Mode mode;
    State state;
    parse_start(game.mode, mode, state);
    Random random(stream_seed(0, 80, number));
    const auto per_million = static_cast<std::uint32_t>(1e6 * value_only);
    for (std::size_t i = 0; i <= game.actions.size(); ++i) {
        if (i >= game.opening && i - game.opening < game.judgements.size()) {
            if (outcome(state)) fail("a game goes on after its end");
            const Judgement& judgement = game.judgements[i - game.opening];
            const bool is_taken = judgement.count > 0 || random.below(1'000'000) < per_million;
            if (is_taken && !add_row(state, judgement, game, number, width, words))
                fail("a position has more active inputs than --width");
        }
        if (i == game.actions.size()) break;
        ActionNumber legal[kMaxActions];
        const int count = legal_actions(state, legal);
        if (std::find(legal, legal + count, game.actions[i]) == legal + count) fail("a game has an illegal action");
        play(state, game.actions[i]);
    }
}

}  // namespace

int rows(const Options& options) {
    const std::string in = options.text("in", "games.bin"), out = options.text("out", "rows.bin");
    const int width = options.integer("width", 256);
    const double value_only = options.number("value-only", 0);
    const std::vector<std::uint8_t> bytes = read_games(in);
    PackedGames packed(bytes.data(), bytes.size());
    std::vector<PlayedGame> games;
    for (PlayedGame game; packed.next(game);) games.push_back(game);
    if (packed.is_bad) fail(in + " is damaged");
    const auto threads = static_cast<std::size_t>(options.integer("threads", 1));
    std::vector<Words> words(threads);
    std::vector<std::thread> workers;
    for (std::size_t t = 0; t < threads; ++t)
        workers.emplace_back([&, t] {
            for (std::size_t i = games.size() * t / threads; i < games.size() * (t + 1) / threads; ++i)
                add_game(games[i], i, width, value_only, words[t]);
        });
    for (std::thread& worker : workers) worker.join();
    std::FILE* target = std::fopen(out.c_str(), "wb");
    if (target == nullptr) fail("cannot write " + out);
    for (const Words& part : words)
        if (std::fwrite(part.data(), sizeof(std::uint16_t), part.size(), target) != part.size())
            fail("cannot write " + out);
    if (std::fclose(target) != 0) fail("cannot write " + out);
    return 0;
}

}  // namespace hedgemaze::selfplay
