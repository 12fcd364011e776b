// Random streams: adjacent streams do not overlap, and all implementations compute the same seeds.
#include "board/random.hpp"

#include <algorithm>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "knowledge/skill.hpp"
#include "rules/rules.hpp"
#include "tests/harness.hpp"
#include "text/modes/mode_text.hpp"

using namespace hedgemaze;

namespace {

constexpr std::uint64_t kIncrement = 0x9e3779b97f4a7c15U;
constexpr int kWords = 100;

// Checks that the first words of all streams are distinct.
void check_apart(const std::vector<std::uint64_t>& seeds) {
    std::vector<std::uint64_t> words;
    for (const std::uint64_t seed : seeds) {
        Random random(seed);
        for (int i = 0; i < kWords; ++i) words.push_back(random.next());
    }
    std::sort(words.begin(), words.end());
    CHECK(std::adjacent_find(words.begin(), words.end()) == words.end());
}

}  // namespace

TEST(stream_seeds_match_the_suite) {
    std::ifstream file(HEDGEMAZE_SUITES "/streams.txt");
    int rows = 0;
    for (std::string line; std::getline(file, line);) {
        if (line.empty() || line[0] == '#') continue;
        std::istringstream numbers(line);
        std::uint64_t result = 0, seed = 0;
        CHECK(numbers >> result >> seed);
        std::vector<std::uint64_t> parts;
        for (std::uint64_t part = 0; numbers >> part;) parts.push_back(part);
        CHECK_EQ(stream_seed_of(seed, parts.data(), parts.size()), result);
        ++rows;
    }
    CHECK(rows > 10);
    static_assert(stream_seed(1, 2, 3) == 7304166287672948358U);
}

TEST(adjacent_streams_do_not_overlap) {
    std::vector<std::uint64_t> seeds;
    for (std::uint64_t game = 0; game < 2'000; ++game) {
        seeds.push_back(stream_seed(1, game));
        seeds.push_back(stream_seed(1 + kIncrement, game));
        seeds.push_back(stream_seed(1, game * kIncrement + kIncrement));
        seeds.push_back(stream_seed(game));
        seeds.push_back(stream_seed(1, 0, game));
        seeds.push_back(stream_seed(1, game + 1, 0));
    }
    check_apart(seeds);
}

TEST(turns_of_a_skill_have_distinct_streams) {
    Mode mode;
    CHECK(parse_mode("classic4", 8, mode).error == Error::kNone);
    State state = start_state(mode);
    std::vector<std::uint64_t> seeds;
    for (const std::uint64_t seed : {std::uint64_t{0}, std::uint64_t{1}, kIncrement, 1 + kIncrement, 1 - kIncrement}) {
        for (int ply = 0; ply < 300; ++ply) {
            for (int side = 0; side < 4; ++side) {
                state.ply = static_cast<std::uint32_t>(ply);
                state.side = static_cast<std::uint8_t>(side);
                Skill skill{.seed = seed};
                skill.begin(state);
                seeds.push_back(skill.turn);
            }
        }
    }
    check_apart(seeds);
}
