// The alpha-beta search beside a minimax that prunes nothing and remembers nothing, and what hosts rely on: slices,
// proofs, restricted roots.
#include "hedgemaze/alpha_beta.hpp"

#include <cstdlib>
#include <memory>
#include <string>
#include <vector>

#include "check.hpp"
#include "hedgemaze/random.hpp"
#include "hedgemaze/rules.hpp"
#include "hedgemaze/text.hpp"

using namespace hedgemaze;

namespace {

constexpr std::size_t kMemory = 1 << 20;
constexpr std::uint8_t kAllPieces = 0xff;

// A search with memory of its own.
class Searching {
   public:
    explicit Searching(const AlphaBetaSettings& settings)
        : memory_(std::aligned_alloc(64, kMemory)), search_(cleared(memory_.get()), kMemory, settings) {}
    AlphaBeta* operator->() { return &search_; }
    Report report() const {
        Report report;
        search_.report(report);
        return report;
    }

   private:
    struct Freed {
        void operator()(void* memory) const { std::free(memory); }
    };
    static void* cleared(void* memory) {
        for (std::size_t i = 0; i < kMemory; ++i) static_cast<char*>(memory)[i] = 0;
        return memory;
    }
    std::unique_ptr<void, Freed> memory_;
    AlphaBeta search_;
};

AlphaBetaSettings plain_settings(int depth) {
    AlphaBetaSettings settings;
    settings.depth = static_cast<std::uint8_t>(depth);
    settings.lines = 255;
    settings.reduces = settings.drops = settings.guesses = false;
    settings.is_exact = true;
    return settings;
}

// Minimax for the root's side, word for word what the search claims to compute.
struct Plain {
    const AlphaBetaSettings& settings;
    std::uint8_t root;
    std::vector<std::uint64_t> path = {};

    bool is_best_reply(const State& state) const {
        int rivals = 0;
        for (int i = 0; i < state.mode->side_count; ++i) rivals += i != root && (state.retired >> i & 1) == 0;
        return rivals > 1 && settings.many == ManySides::kBestReply;
    }

    static ActionNumber walking(const State& state) {
        ActionNumber actions[kMostActions];
        const int count = legal_actions(state, actions);
        int best = 0, nearest = 1000;
        for (int i = 0; i < count; ++i) {
            const Action action = from_number(actions[i], Family::kClassic, state.mode->size);
            if (action.kind != ActionKind::kMove) continue;
            const int steps = classic::distance(state.fences, action.square, state.mode->goals[state.side]);
            if (steps < nearest) best = i, nearest = steps;
        }
        return actions[best];
    }

    std::vector<State> after(const State& state, bool is_settling) const {
        std::vector<State> found;
        const Mode& mode = *state.mode;
        const bool any_replies = is_best_reply(state) && state.side != root;
        int builder = state.side;
        for (int i = 0; i < mode.side_count && any_replies; ++i)
            if (i != root && (state.retired >> i & 1) == 0 && state.stocks[i] > state.stocks[builder]) builder = i;
        for (int side = 0; side < mode.side_count; ++side) {
            if ((state.retired >> side & 1) != 0) continue;
            if (side != state.side && (!any_replies || side == root)) continue;
            State mover = state;
            mover.side = static_cast<std::uint8_t>(side);
            ActionNumber actions[kMostActions];
            const int count = legal_actions(mover, actions);
            for (int i = 0; i < count; ++i) {
                const Action action = from_number(actions[i], mode.family, mode.size);
                if (is_settling && action.kind == ActionKind::kPlace) continue;
                if (any_replies && action.kind == ActionKind::kPlace && side != builder) continue;
                if (any_replies && action.kind == ActionKind::kPass) continue;
                State next = state;
                do {
                    ActionNumber legal[kMostActions];
                    const int choices = legal_actions(next, legal);
                    bool may = false;
                    for (int k = 0; k < choices; ++k) may = may || legal[k] == actions[i];
                    play(next, next.side == side && may ? actions[i] : walking(next));
                } while (any_replies && next.side != root && !outcome(next));
                found.push_back(next);
            }
        }
        return found;
    }

    // Classic: whether a pawn of those who are to move can step onto its goal.
    bool can_win_now(const State& state) const {
        const Mode& mode = *state.mode;
        bool wins = false;
        for (int side = 0; side < mode.side_count && mode.family == Family::kClassic; ++side) {
            if ((state.retired >> side & 1) != 0) continue;
            if (side != state.side && (!is_best_reply(state) || state.side == root || side == root)) continue;
            State mover = state;
            mover.side = static_cast<std::uint8_t>(side);
            ActionNumber actions[kMostActions];
            const int count = legal_actions(mover, actions);
            for (int i = 0; i < count; ++i) {
                State next = mover;
                play(next, actions[i]);
                wins = wins || mode.goals[side].has(next.squares[side]);
            }
        }
        return wins;
    }

    Score value(const State& state, int ply, int depth, bool starts_turn) {
        const Outcome ended = outcome(state);
        if (ended && ended.winner == kNobody) return score_of_share(values_of(state, ended).of[root]);
        if (ended) {
            const bool has_rank = state.mode->family == Family::kPacman && ended.winner == 1;
            const Score won = won_after(ply, has_rank ? ended.rank : 0);
            return ended.winner == root ? won : -won;
        }
        const std::uint64_t hash = hash_of(state);
        for (const std::uint64_t before : path)
            if (starts_turn && before == hash)
                return score_of_share(values_of(state, {Reason::kRepetition, kNobody, 0}).of[root]);
        const bool is_mine = state.side == root;
        if ((depth > 0 || settings.settles) && can_win_now(state)) return is_mine ? kWon - ply - 1 : -(kWon - ply - 1);
        if (depth == 0) {
            if (!settings.settles || state.active == kNobody) return score_of_share(evaluate(state).of[root]);
        }
        if (starts_turn) path.push_back(hash);
        Score best = is_mine ? -kInfinity : kInfinity;
        for (const State& next : after(state, depth == 0)) {
            const bool is_start = next.side != state.side || next.round != state.round;
            const Score score = value(next, ply + 1, depth > 0 ? depth - 1 : 0, is_start);
            if (is_mine ? score > best : score < best) best = score;
        }
        if (starts_turn) path.pop_back();
        // A loss is not certain where fences were left out.
        if (depth == 0 && state.stocks[state.side] > 0) {
            const Score worst = is_mine ? best : -best;
            if (worst < -kMostUnproven && after(state, false).size() > after(state, true).size())
                best = is_mine ? -kMostUnproven : kMostUnproven;
        }
        return best;
    }
};

State random_state(const std::string& text, Mode& mode, Random& random, int most) {
    State state;
    CHECK(parse_position(text.data(), text.size(), mode, state).error == Error::kNone);
    for (int left = static_cast<int>(random.below(static_cast<std::uint32_t>(most))); left > 0; --left) {
        ActionNumber actions[kMostActions];
        const int count = legal_actions(state, actions);
        State after = state;
        if (count > 0) play(after, actions[random.below(static_cast<std::uint32_t>(count))]);
        if (count == 0 || outcome(after)) break;
        state = after;
    }
    return state;
}

// Every action at the root has the value of minimax, whatever the depth.
void compare(const std::string& text, int positions, int depth, int most_played, ManySides many, bool settles) {
    Random random(static_cast<std::uint64_t>(depth) + text.size());
    for (int i = 0; i < positions; ++i) {
        Mode mode;
        const State state = random_state(text, mode, random, most_played);
        AlphaBetaSettings settings = plain_settings(depth);
        settings.many = many;
        settings.settles = settles;
        Searching search(settings);
        const std::uint64_t hash = hash_of(state);
        const bool is_start = mode.family == Family::kClassic;
        search->set_root(state, {&hash, is_start ? 1 : 0}, kAllPieces);
        while (search->step(1000)) {
        }
        const Report report = search.report();
        Plain plain{settings, state.side};
        if (is_start) plain.path.push_back(hash);
        const bool many_sides = mode.side_count > 2;
        for (int k = 0; k < report.count; ++k) {
            State next = state;
            play(next, report.candidates[k].action);
            const bool starts = next.side != state.side || next.round != state.round;
            const Score expected = plain.value(next, 1, static_cast<int>(report.depth) - 1, starts);
            if (many_sides) {
                if (k == 0) CHECK_EQ(search->best_score(), expected);
                continue;
            }
            const float share = report.candidates[k].values.of[state.side];
            if (!CHECK_EQ(share, share_of_score(expected))) return;
            if (is_decided(expected)) CHECK_EQ(report.candidates[k].proof.actions, decided_distance(expected));
        }
    }
}

const std::string kSmall = "classic2;size=3;fences=2 - Sb1Nb3 2,2 - S - 0";
const std::string kMiddle = "classic2;size=5;fences=3 - Sc1Nc5 3,3 - S - 0";
const std::string kThree = "classic3;size=5;fences=1 - Sc1Wa3Nc5 1,1,1 - S - 0";
const std::string kFour = "classic4;size=3;fences=1 - Sb1Wa2Nb3Ec2 1,1,1,1 - S - 0";
const std::string kMaze = "pacman d3hg5hb7hg2vc4ve7v Pe5Be9Ki5Ia5Ce1 - a1i1a9i9/0/0/3 P - 0/1/0";
const std::string kShort =
    "pacman;no_progress_limit=2;lives=1;stall_result=ghosts d3hg5hb7hg2vc4ve7v Pc2Bd4Kg5I*C* - a1i1/0/2/1 P - 8/3/2";

}  // namespace

TEST(alpha_beta_finds_what_minimax_finds) {
    for (const bool settles : {true, false}) {
        compare(kSmall, 150, 4, 8, ManySides::kBestReply, settles);
        compare(kMiddle, 12, 3, 20, ManySides::kBestReply, settles);
        compare(kMaze, 60, 4, 40, ManySides::kBestReply, settles);
        compare(kShort, 100, 6, 12, ManySides::kBestReply, settles);
    }
}

TEST(alpha_beta_finds_what_minimax_finds_with_many_sides) {
    for (const ManySides many : {ManySides::kBestReply, ManySides::kParanoid}) {
        compare(kFour, 40, 3, 6, many, true);
        compare(kThree, 10, 2, 12, many, false);
    }
}

TEST(alpha_beta_does_not_depend_on_its_slices) {
    for (const std::string& text : {kMiddle, kThree, kMaze}) {
        Mode mode;
        Random random(3);
        const State state = random_state(text, mode, random, 6);
        std::string told[3];
        const std::uint32_t slices[3] = {1, 37, 5000};
        for (int i = 0; i < 3; ++i) {
            Searching search(AlphaBetaSettings{});
            search->set_root(state, {}, kAllPieces);
            for (std::uint32_t left = 5000; left > 0;) {
                const std::uint32_t slice = left < slices[i] ? left : slices[i];
                search->step(slice);
                left -= slice;
            }
            const Report report = search.report();
            CHECK_EQ(report.nodes, 5000U);
            for (int k = 0; k < report.count; ++k)
                told[i] += std::to_string(report.candidates[k].action) + ":" +
                           std::to_string(report.candidates[k].values.of[0]) + ":" +
                           std::to_string(report.candidates[k].visits) + " ";
        }
        CHECK_EQ(told[0], told[1]);
        CHECK_EQ(told[1], told[2]);
    }
}

TEST(alpha_beta_believes_what_is_known) {
    Mode mode;
    Random random(1);
    const State state = random_state(kMiddle, mode, random, 1);
    AlphaBetaSettings settings;
    settings.known = [](const State& at, Proof& proof, void*) {
        proof.winner = at.squares[0] == at.mode->starts[0] ? 1 : 0;  // whoever lets the first pawn stand loses
        proof.actions = 3;
        return true;
    };
    Searching search(settings);
    search->set_root(state, {}, kAllPieces);
    while (search->step(100)) {
    }
    const Report report = search.report();
    CHECK_EQ(report.proof.winner, 0);
    CHECK_EQ(report.proof.actions, 4);
    CHECK(report.nodes < 200);
}

TEST(alpha_beta_moves_only_the_pieces_that_it_may) {
    Mode mode;
    State state;
    const std::string text = "pacman d3hg5hb7hg2vc4ve7v Pe5Be9Ki5Ia5Ce1 - a1i1a9i9/0/0/3 G - 2/1/0";
    CHECK(parse_position(text.data(), text.size(), mode, state).error == Error::kNone);
    Searching search(AlphaBetaSettings{});
    search->set_root(state, {}, 0b00100);
    search->step(2000);
    const Report report = search.report();
    CHECK(report.count > 0);
    for (int i = 0; i < report.count; ++i)
        CHECK_EQ(from_number(report.candidates[i].action, mode.family, mode.size).piece, 2);
    search->set_root(state, {}, 0b00001);
    CHECK(!search->step(10));
    CHECK_EQ(search.report().count, 0);
}

TEST(alpha_beta_counts_repetitions_of_the_game) {
    // North can only shuffle, and so can South; a third time ends it.
    const std::string text = "classic2;size=3;fences=0 - Sa1Nc3 0,0 - S - 0";
    Mode mode;
    State state;
    CHECK(parse_position(text.data(), text.size(), mode, state).error == Error::kNone);
    State next = state;
    ActionNumber actions[kMostActions];
    const int count = legal_actions(state, actions);
    CHECK(count > 0);
    play(next, actions[0]);
    const std::uint64_t twice[] = {hash_of(next), hash_of(next), hash_of(state)};
    AlphaBetaSettings settings = plain_settings(1);
    Searching search(settings);
    search->set_root(state, {twice, 3}, kAllPieces);
    while (search->step(100)) {
    }
    const Report report = search.report();
    for (int i = 0; i < report.count; ++i) {
        const Candidate& candidate = report.candidates[i];
        CHECK_EQ(candidate.proof.is_known && candidate.proof.winner == kNobody, candidate.action == actions[0]);
        if (candidate.action == actions[0]) CHECK_EQ(candidate.values.of[0], 0.5F);
    }
}
