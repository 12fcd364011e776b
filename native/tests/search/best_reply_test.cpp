// Best-reply search, and what the tree search thinks of opponents with three and four sides.
#include "search/best_reply.hpp"

#include <cstring>
#include <memory>

#include "board/hash.hpp"
#include "board/random.hpp"
#include "rules/rules.hpp"
#include "search/search.hpp"
#include "tests/harness.hpp"
#include "text/modes/mode_text.hpp"
#include "text/position_text.hpp"

using namespace hedgemaze;

namespace {

struct Place {
    Mode mode;
    State state;
    explicit Place(const char* text) { CHECK(parse_position(text, std::strlen(text), mode, state).is_ok()); }
    Place(const Place&) = delete;
};

bool is_legal(const State& state, ActionNumber action) { return why_illegal(state, action).code == Code::kLegal; }

// The visits of the root's actions after a search.
std::uint64_t searched(const State& state, const TreeSettings& settings, std::uint32_t nodes, Report& report) {
    constexpr std::size_t kBytes = std::size_t{4} << 20;
    const std::unique_ptr<std::uint64_t[]> memory(new std::uint64_t[kBytes / 8]);
    TreeSearch search(memory.get(), kBytes, {}, settings);
    const std::uint64_t hash = hash_of(state);
    search.set_root(state, {&hash, 1}, kEveryPiece);
    search.step(nodes);
    search.report(report);
    std::uint64_t visits = 0;
    for (int i = 0; i < report.count; ++i) visits = visits * 31 + report.candidates[i].visits;
    return visits;
}

}  // namespace

TEST(best_reply_plays_legal_games_to_their_end) {
    for (const char* name : {"classic2", "classic3", "classic4;fences=2", "classic4;size=5;fences=1"}) {
        Mode mode;
        CHECK(parse_mode(name, std::strlen(name), mode).is_ok());
        State state = start_state(mode);
        Random random(7);
        while (!outcome(state) && state.ply < 200) {
            const ActionNumber action = best_reply(state, {1 + static_cast<int>(random.below(3))});
            if (!CHECK(is_legal(state, action))) return;
            play(state, action);
        }
        CHECK(outcome(state).reason == Reason::kReachedGoal);
    }
}

// South has no step, and none of its fences lengthens a path: it must not pass while it has a legal fence.
TEST(best_reply_of_an_enclosed_pawn_is_legal) {
    const Place place("classic4;size=5;fences=3 a2hd2hd3ha4hc4hb1vc1vd1va3v Se3Wc3Nd2Ed3 1,0,1,1 - S - 20");
    CHECK(is_legal(place.state, best_reply(place.state, {1})));
}

TEST(best_reply_stops_at_once_when_it_is_told_to) {
    const Place place("classic4 - Se1Wa5Ne9Ei5 5,5,5,5 - S - 0");
    int asked = 0;
    const ReplyLimits limits{9, [](void* count) { return ++*static_cast<int*>(count) > 0; }, &asked};
    CHECK(is_legal(place.state, best_reply(place.state, limits)));
    CHECK_EQ(asked, 1);
}

TEST(a_thought_of_opponents_changes_the_tree_with_many_sides_only) {
    TreeSettings paranoid, reply;
    paranoid.paranoia = 1;
    reply.one_replies = true;
    reply.has_transpositions = false;
    Report report;
    const Place many("classic4 - Se4Wd5Ne6Ef5 5,5,5,5 - S - 12");
    const std::uint64_t plain = searched(many.state, {}, 3000, report);
    const float own = report.values.of[0];
    CHECK(searched(many.state, paranoid, 3000, report) != plain);
    CHECK(report.values.of[0] < own);  // opponents who play against the side leave it less
    CHECK(searched(many.state, reply, 3000, report) != plain);
}

TEST(a_tree_for_one_side_is_not_used_for_another) {
    TreeSettings paranoid;
    paranoid.paranoia = 0.5F;
    const Place place("classic3 - Se4Wd5Ne6 5,5,5 - S - 12");
    constexpr std::size_t kBytes = std::size_t{4} << 20;
    const std::unique_ptr<std::uint64_t[]> memory(new std::uint64_t[kBytes / 8]);
    TreeSearch search(memory.get(), kBytes, {}, paranoid);
    const std::uint64_t hash = hash_of(place.state);
    search.set_root(place.state, {&hash, 1}, kEveryPiece);
    search.step(2000);
    Report report, fresh;
    search.report(report);
    const ActionNumber action = report.candidates[0].action;
    State after = place.state;
    play(after, action);
    search.advance(action, kEveryPiece);
    search.step(1000);
    search.report(report);
    searched(after, paranoid, 1000, fresh);
    CHECK_EQ(report.candidates[0].action, fresh.candidates[0].action);
    CHECK_EQ(report.candidates[0].visits, fresh.candidates[0].visits);
}
