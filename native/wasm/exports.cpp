// The functions that the page calls: texts, positions, random games. `scratch.hpp` describes how they are called.
#include "batch/bench.hpp"
#include "batch/playout.hpp"
#include "board/hash.hpp"
#include "knowledge/evaluation.hpp"
#include "knowledge/tactics.hpp"
#include "rules/classic/classic.hpp"
#include "rules/repetition.hpp"
#include "rules/rules.hpp"
#include "text/modes/mode_text.hpp"
#include "text/position_text.hpp"
#include "text/tokens.hpp"
#include "wasm/scratch.hpp"

namespace hedgemaze::wasm {

static_assert(kTextBytes > kLongestText);

constinit Input input = {};
constinit Output output = {};

namespace {

// Where the parts of the scratch memory are. The order is that of `ITEM` in web/core/module.ts.
constexpr struct {
    const void* at;
    std::uint32_t size;
} kLayout[] = {
    {&input.mode, sizeof input.mode},           {&input.state, sizeof input.state},
    {output.text, sizeof output.text},          {output.actions, sizeof output.actions},
    {&output.mode, sizeof output.mode},         {&output.view, sizeof output.view},
    {&output.evidence, sizeof output.evidence}, {&output.totals, sizeof output.totals},
    {output.shares, sizeof output.shares},      {&output.maze, sizeof output.maze},
    {output.faults, sizeof output.faults},
};
constexpr std::uint32_t kItems = sizeof kLayout / sizeof *kLayout;

int to_int(Status status) { return static_cast<int>(status.error) | static_cast<int>(status.reason) << 8; }
int to_int(std::size_t length) { return static_cast<int>(length); }

// Reason, winner and rank, one byte each; 0 in the lowest: the game goes on.
std::uint32_t to_int(const Outcome& outcome) {
    return static_cast<std::uint32_t>(outcome.reason) | static_cast<std::uint32_t>(outcome.winner) << 8 |
           static_cast<std::uint32_t>(outcome.rank) << 16;
}

bool is_action(std::uint32_t number) {
    return number < static_cast<std::uint32_t>(action_count(input.mode.family, input.mode.size));
}
bool is_classic_side(std::uint32_t side) {
    return input.mode.family == Family::kClassic && side < input.mode.side_count;
}

}  // namespace

// The scratch memory.

std::uint32_t HEDGEMAZE_EXPORT(address)(std::uint32_t item) {
    return item < kItems ? static_cast<std::uint32_t>(reinterpret_cast<std::uintptr_t>(kLayout[item].at)) : 0;
}
std::uint32_t HEDGEMAZE_EXPORT(size)(std::uint32_t item) { return item < kItems ? kLayout[item].size : 0; }

// Texts. A reader takes the length of the text and returns an error, and in the second byte its reason; a writer
// returns the length of the text that it wrote.

int HEDGEMAZE_EXPORT(read_mode)(std::uint32_t length) { return to_int(parse_mode(output.text, length, input.mode)); }
int HEDGEMAZE_EXPORT(read_position)(std::uint32_t length) {
    return to_int(parse_position(output.text, length, input.mode, input.state));
}
int HEDGEMAZE_EXPORT(write_mode)() { return to_int(format_mode(input.mode, output.text, kTextBytes)); }
int HEDGEMAZE_EXPORT(write_position)() { return to_int(format_position(input.state, output.text, kTextBytes)); }
int HEDGEMAZE_EXPORT(write_key)() { return to_int(format_key(input.state, output.text, kTextBytes)); }
// Returns the number of an action, or an error as a negative number.
int HEDGEMAZE_EXPORT(read_action)(std::uint32_t length) {
    ActionNumber number = kNoAction;
    const Status status = parse_action(output.text, length, input.mode, number);
    return status.is_ok() ? number : -to_int(status);
}
// Returns 0 if no action has that number.
int HEDGEMAZE_EXPORT(write_action)(std::uint32_t number) {
    return is_action(number) ? to_int(format_action(static_cast<ActionNumber>(number), input.mode, output.text)) : 0;
}

// Positions.

// Makes the start position of the mode; false if that side cannot begin.
bool HEDGEMAZE_EXPORT(start)(std::uint32_t first) {
    if (first != 0 && !is_classic_side(first)) return false;
    input.state = start_state(input.mode, static_cast<int>(first));
    return true;
}
// How the game ended, by the position alone.
std::uint32_t HEDGEMAZE_EXPORT(ended)() { return to_int(outcome(input.state)); }
// How the game ends if this position has occurred that many times at the start of a turn.
std::uint32_t HEDGEMAZE_EXPORT(repeated)(std::uint32_t times) {
    return to_int(times < kRepetitions ? Outcome{} : repetition_outcome(input.state));
}
// The winner of a game in which nobody can force a result; kNobody: a draw.
std::uint32_t HEDGEMAZE_EXPORT(open_winner)() { return hedgemaze::open_winner(input.mode.house); }
// Writes the shares of a game that ends here with that winner, 255 for a draw.
void HEDGEMAZE_EXPORT(final_shares)(std::uint32_t winner) {
    const bool is_side = winner < input.mode.side_count;
    const Values values =
        values_of(input.state, {Reason::kNone, is_side ? static_cast<std::uint8_t>(winner) : kNobody, 0});
    for (int i = 0; i < kMaxSides; ++i) output.shares[i] = values.of[i];
}
// Side, phase, steps and seats, one byte each.
std::uint32_t HEDGEMAZE_EXPORT(to_move)() {
    const Turn now = turn(input.state);
    return std::uint32_t{now.side} | static_cast<std::uint32_t>(now.phase) << 8 | std::uint32_t{now.steps} << 16 |
           std::uint32_t{now.seats} << 24;
}
std::uint32_t HEDGEMAZE_EXPORT(ply)() { return input.state.ply; }
// The number of the round in the PAC-MAN modes; 0 in classic.
std::uint32_t HEDGEMAZE_EXPORT(round_number)() { return input.state.round; }
// Pellets that PAC-MAN has eaten, spent or not.
std::uint32_t HEDGEMAZE_EXPORT(pellets_eaten)() { return static_cast<std::uint32_t>(input.state.taken()); }
std::uint32_t HEDGEMAZE_EXPORT(retired)() { return input.state.retired; }
int HEDGEMAZE_EXPORT(legal)() { return legal_actions(input.state, output.actions); }

// Plays an action that is known to be legal; true if a turn begins with the position after it.
bool HEDGEMAZE_EXPORT(play_unchecked)(std::uint32_t number) {
    if (!is_action(number)) return false;
    const State before = input.state;
    play(input.state, static_cast<ActionNumber>(number));
    return begins_turn(before, input.state);
}
// Returns the one reason why an action may not be played, and writes the evidence; 0: it may; -1: no such number.
int HEDGEMAZE_EXPORT(why_not)(std::uint32_t number) {
    if (!is_action(number)) return -1;
    const Illegality reason = why_illegal(input.state, static_cast<ActionNumber>(number));
    EvidenceBytes& evidence = output.evidence;
    evidence.fence_count = reason.fence_count;
    for (int i = 0; i < reason.fence_count; ++i) evidence.fences[i] = to_bytes(reason.fences[i]);
    evidence.piece = reason.piece;
    evidence.square_count = 0;
    for (Bits bits = reason.squares; bits.any();)
        evidence.squares[evidence.square_count++] = static_cast<Square>(bits.pop());
    return static_cast<int>(reason.code);
}
// Takes a side out of the game: 0 if it does not play or the game is over, 2 if the next turn begins, 1 otherwise.
int HEDGEMAZE_EXPORT(leave)(std::uint32_t side) {
    if (side >= input.mode.side_count || (input.state.retired >> side & 1) != 0 || outcome(input.state)) return 0;
    const State before = input.state;
    retire(input.state, static_cast<int>(side));
    return begins_turn(before, input.state) ? 2 : 1;
}

// Steps to the goal; -1 if there is no path, and in the PAC-MAN modes.
int HEDGEMAZE_EXPORT(steps_to_goal)(std::uint32_t side) {
    if (!is_classic_side(side)) return -1;
    return classic::distance(input.state.fences, input.state.squares[side], input.mode.goals[side]);
}
// Writes the squares of a shortest path to the evidence and returns their number.
int HEDGEMAZE_EXPORT(way_to_goal)(std::uint32_t side) {
    if (!is_classic_side(side)) return 0;
    return classic::shortest_path(input.state.fences, input.state.squares[side], input.mode.goals[side],
                                  output.evidence.squares);
}

// The next action of a win in this turn, or else of a catch that the ghosts can force; -1 if there is none.
int HEDGEMAZE_EXPORT(forced)(std::uint32_t allowed) {
    const auto pieces = static_cast<std::uint8_t>(allowed);
    ActionNumber action = winning_action(input.state, pieces);
    if (action == kNoAction) action = catching_action(input.state, pieces);
    return action == kNoAction ? -1 : action;
}
// Whether PAC-MAN can survive the ghosts' next turn; true in classic.
bool HEDGEMAZE_EXPORT(safe)() { return is_safe(input.state); }

std::uint64_t HEDGEMAZE_EXPORT(hash)() { return hash_of(input.state); }
std::uint64_t HEDGEMAZE_EXPORT(leaves)(std::uint32_t depth) { return perft(input.state, static_cast<int>(depth)); }
std::uint64_t HEDGEMAZE_EXPORT(signature)() { return bench_signature(); }

// One step of `stream_seed`: the page absorbs the number of parts, the seed and the parts, beginning with 0.
std::uint64_t HEDGEMAZE_EXPORT(absorb_word)(std::uint64_t hash, std::uint64_t word) { return absorb(hash, word); }

// Plays random games from the position, which stays unchanged; game i has the same stream as in the Python binding.
void HEDGEMAZE_EXPORT(random_games)(std::uint32_t games, std::uint32_t most_actions, std::uint64_t seed) {
    Totals totals = {};
    for (std::uint32_t i = 0; i < games; ++i) {
        Random random(stream_seed(seed, i));
        State state = input.state;
        const Playout played = playout(state, random, most_actions);
        totals.actions += played.actions;
        totals.choices += played.choices;
        totals.unfinished += played.outcome ? 0 : 1;
        if (played.outcome && played.outcome.winner != kNobody) ++totals.wins[played.outcome.winner];
    }
    output.totals = totals;
}

}  // namespace hedgemaze::wasm
