// Random games of every mode: consistency after each action, text round trips, legality.
#include <string>

#include "board/hash.hpp"
#include "board/random.hpp"
#include "rules/position_check.hpp"
#include "rules/rules.hpp"
#include "tests/harness.hpp"
#include "text/modes/mode_text.hpp"
#include "text/position_text.hpp"

using namespace hedgemaze;

namespace {

constexpr const char* kModes[] = {
    "classic2",
    "classic2;size=5;fences=4",
    "classic3",
    "classic4",
    "classic4;size=7",
    "pacman",
    "pacman;maze=A3",
    "pacman;ghost_diagonal=true;ghost_stack=free",
    "advanced",
    "advanced;seal_test=open_side",
    "advanced;adv_move=exact",
};

std::string text_of(const State& state) {
    char buffer[4096];
    return {buffer, static_cast<std::size_t>(format_position(state, buffer, sizeof buffer))};
}

// Plays one random game of at most `longest` actions; returns their number.
int play_one(const Mode& mode, std::uint64_t seed, int longest) {
    Random random(stream_seed(seed));
    State state = start_state(mode);
    ActionNumber actions[kMaxActions];
    int played = 0;
    for (; played < longest; ++played) {
        const int count = legal_actions(state, actions);
        if (count == 0) break;
        const std::string text = text_of(state);
        Mode again_mode;
        State again;
        CHECK(parse_position(text.data(), text.size(), again_mode, again).error == Error::kNone);
        CHECK(hash_of(again) == hash_of(state));
        const ActionNumber action = actions[random.below(static_cast<std::uint32_t>(count))];
        CHECK(why_illegal(state, action).code == Code::kLegal);
        if (played % 16 == 7)
            for (int number = 0; number < action_count(mode.family, mode.size); ++number)
                why_illegal(state, static_cast<ActionNumber>(number));
        play(state, action);
        CHECK(is_consistent(state));
    }
    CHECK(outcome(state) || played == longest);
    return played;
}

}  // namespace

TEST(random_games_stay_consistent) {
    for (const char* text : kModes) {
        Mode mode;
        CHECK(parse_mode(text, std::string(text).size(), mode).error == Error::kNone);
        int played = 0;
        for (std::uint64_t seed = 0; seed < 4; ++seed) played += play_one(mode, seed, 150);
        CHECK(played > 40);
    }
}

TEST(inconsistent_states_are_detected) {
    Mode mode;
    CHECK(parse_mode("classic2", 8, mode).error == Error::kNone);
    const State start = start_state(mode);
    CHECK(is_consistent(start));
    State wrong = start;
    wrong.fences.horizontal |= Bits::of(4);  // without closing its steps
    CHECK(!is_consistent(wrong));
    wrong = start;
    wrong.squares[0] = wrong.squares[1];
    CHECK(!is_consistent(wrong));
    wrong = start;
    wrong.lives = 3;  // unused in classic
    CHECK(!is_consistent(wrong));
}
