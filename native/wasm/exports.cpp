// What the page calls: the rules on a desk.
//
// JavaScript keeps modes and positions as bytes of its own. To ask something it lays the bytes of one mode and one
// position on the desk, calls, and reads the answer there. So nothing in here has to be freed, nothing can fill up, and
// the memory never grows but for searches (search.cpp), which are handed blocks of their own. Texts are ASCII; 64-bit
// numbers are BigInts; "nobody" is 255.
#include "batch/bench.hpp"
#include "batch/playout.hpp"
#include "board/hash.hpp"
#include "knowledge/tactics.hpp"
#include "rules/classic/classic.hpp"
#include "rules/rules.hpp"
#include "text/modes/mode_text.hpp"
#include "text/position_text.hpp"
#include "text/tokens.hpp"

// A function of the module, under its own name.
#define HEDGEMAZE_EXPORT(name) __attribute__((export_name(#name), used)) name

namespace hedgemaze::wasm {

namespace {

// More than any text takes, so that one that is too long is seen to be.
constexpr std::size_t kTextRoom = 4096;
static_assert(kTextRoom > kLongestText);

// A mode, byte by byte.
struct About {
    std::uint16_t actions;  // how many there are
    std::uint8_t name;
    std::uint8_t family;
    std::uint8_t size;
    std::uint8_t side_count;
    std::uint8_t piece_count;
    std::uint8_t sides[kMostSides];
    std::uint8_t pieces[kMostPieces];
    std::uint8_t seats[kMostPieces];  // from 0, by piece
};

// What an illegal action is refused with; the page reads it byte by byte.
struct Evidence {
    std::uint8_t fence_count;
    std::uint8_t fences[3][2];  // slot, and 1 for a vertical one
    std::uint8_t piece;         // index in the mode
    std::uint8_t square_count;
    Square squares[kSquares];
};

// What came of random games.
struct Totals {
    std::uint64_t actions;
    std::uint64_t choices;     // sum of the lengths of the legal lists
    std::uint64_t unfinished;  // cut short
    std::uint64_t wins[kMostSides];
};

// Both are initialised at compile time: were there a constructor to run, the linker would run it before every call.
constinit struct {
    Mode mode;
    State state;
} desk = {};

// The page writes texts into `text`; all others are answers. Apart from the desk, so that the file holds no zeros.
constinit struct {
    char text[kTextRoom];
    ActionNumber actions[kMostActions];
    About about;
    Evidence evidence;
    Totals totals;
} sheet = {};

// Where things lie, for the page. The order is that of `ITEM` in web/core/module.ts.
constexpr struct {
    const void* at;
    std::uint32_t size;
} kLayout[] = {
    {&desk.mode, sizeof desk.mode},        {&desk.state, sizeof desk.state},   {sheet.text, sizeof sheet.text},
    {sheet.actions, sizeof sheet.actions}, {&sheet.about, sizeof sheet.about}, {&sheet.evidence, sizeof sheet.evidence},
    {&sheet.totals, sizeof sheet.totals},
};
constexpr std::uint32_t kItems = sizeof kLayout / sizeof *kLayout;

int to_int(Status status) { return static_cast<int>(status.error) | static_cast<int>(status.reason) << 8; }
int to_int(std::size_t length) { return static_cast<int>(length); }

bool is_action(std::uint32_t number) {
    return number < static_cast<std::uint32_t>(action_count(desk.mode.family, desk.mode.size));
}
bool is_classic_side(std::uint32_t side) { return desk.mode.family == Family::kClassic && side < desk.mode.side_count; }

}  // namespace

// The desk.

std::uint32_t HEDGEMAZE_EXPORT(address)(std::uint32_t item) {
    return item < kItems ? static_cast<std::uint32_t>(reinterpret_cast<std::uintptr_t>(kLayout[item].at)) : 0;
}
std::uint32_t HEDGEMAZE_EXPORT(size)(std::uint32_t item) { return item < kItems ? kLayout[item].size : 0; }

// Texts. A reader takes the number of letters in the text and returns an error, and in the second byte its reason; a
// writer returns the number of letters that it wrote.

int HEDGEMAZE_EXPORT(read_mode)(std::uint32_t length) { return to_int(parse_mode(sheet.text, length, desk.mode)); }
int HEDGEMAZE_EXPORT(read_position)(std::uint32_t length) {
    return to_int(parse_position(sheet.text, length, desk.mode, desk.state));
}
int HEDGEMAZE_EXPORT(write_mode)() { return to_int(format_mode(desk.mode, sheet.text, kTextRoom)); }
int HEDGEMAZE_EXPORT(write_position)() { return to_int(format_position(desk.state, sheet.text, kTextRoom)); }
int HEDGEMAZE_EXPORT(write_key)() { return to_int(format_key(desk.state, sheet.text, kTextRoom)); }
// Returns the number of an action, or an error as a negative number.
int HEDGEMAZE_EXPORT(read_action)(std::uint32_t length) {
    ActionNumber number = kNoAction;
    const Status status = parse_action(sheet.text, length, desk.mode, number);
    return status.is_ok() ? number : -to_int(status);
}
// 0 letters: no action has that number.
int HEDGEMAZE_EXPORT(write_action)(std::uint32_t number) {
    return is_action(number) ? to_int(format_action(static_cast<ActionNumber>(number), desk.mode, sheet.text)) : 0;
}

// Lays down what the page asks the mode on the desk.
void HEDGEMAZE_EXPORT(describe_mode)() {
    const Mode& mode = desk.mode;
    About& about = sheet.about;
    about.actions = static_cast<std::uint16_t>(action_count(mode.family, mode.size));
    about.name = mode.name;
    about.family = static_cast<std::uint8_t>(mode.family);
    about.size = mode.size;
    about.side_count = mode.side_count;
    about.piece_count = mode.piece_count;
    for (int i = 0; i < kMostSides; ++i) about.sides[i] = static_cast<std::uint8_t>(mode.sides[i]);
    for (int i = 0; i < kMostPieces; ++i) about.pieces[i] = static_cast<std::uint8_t>(mode.pieces[i]);
    for (int i = 0; i < kMostPieces; ++i) about.seats[i] = mode.seat_of[i];
}

// Positions.

// Lays the start position of the mode on the desk; false if that side cannot begin.
bool HEDGEMAZE_EXPORT(start)(std::uint32_t first) {
    if (first != 0 && !is_classic_side(first)) return false;
    desk.state = start_state(desk.mode, static_cast<int>(first));
    return true;
}
// Reason, winner and rank, a byte each; 0 in the lowest: the game goes on.
std::uint32_t HEDGEMAZE_EXPORT(ended)() {
    const Outcome now = outcome(desk.state);
    return static_cast<std::uint32_t>(now.reason) | static_cast<std::uint32_t>(now.winner) << 8 |
           static_cast<std::uint32_t>(now.rank) << 16;
}
// Side, phase, steps and seats, a byte each.
std::uint32_t HEDGEMAZE_EXPORT(to_move)() {
    const Turn now = turn(desk.state);
    return std::uint32_t{now.side} | static_cast<std::uint32_t>(now.phase) << 8 | std::uint32_t{now.steps} << 16 |
           std::uint32_t{now.seats} << 24;
}
std::uint32_t HEDGEMAZE_EXPORT(ply)() { return desk.state.ply; }
std::uint32_t HEDGEMAZE_EXPORT(retired)() { return desk.state.retired; }
int HEDGEMAZE_EXPORT(legal)() { return legal_actions(desk.state, sheet.actions); }

// Plays an action that is known to be legal.
void HEDGEMAZE_EXPORT(play_unchecked)(std::uint32_t number) {
    if (is_action(number)) play(desk.state, static_cast<ActionNumber>(number));
}
// Returns the one reason why an action may not be played, and lays down what shows it; 0: it may; -1: no such number.
int HEDGEMAZE_EXPORT(why_not)(std::uint32_t number) {
    if (!is_action(number)) return -1;
    const Illegality reason = why_illegal(desk.state, static_cast<ActionNumber>(number));
    Evidence& evidence = sheet.evidence;
    evidence.fence_count = reason.fence_count;
    for (int i = 0; i < reason.fence_count; ++i) {
        evidence.fences[i][0] = reason.fences[i].slot;
        evidence.fences[i][1] = reason.fences[i].axis == Axis::kVertical;
    }
    evidence.piece = reason.piece;
    evidence.square_count = 0;
    for (Bits bits = reason.squares; bits.any();)
        evidence.squares[evidence.square_count++] = static_cast<Square>(bits.pop());
    return static_cast<int>(reason.code);
}
// Takes a side out of the game; false if it does not play, or the game is over.
bool HEDGEMAZE_EXPORT(leave)(std::uint32_t side) {
    if (side >= desk.mode.side_count || (desk.state.retired >> side & 1) != 0 || outcome(desk.state)) return false;
    retire(desk.state, static_cast<int>(side));
    return true;
}

// Steps to the goal, -1 without a way and in the PAC-MAN modes.
int HEDGEMAZE_EXPORT(steps_to_goal)(std::uint32_t side) {
    if (!is_classic_side(side)) return -1;
    return classic::distance(desk.state.fences, desk.state.squares[side], desk.mode.goals[side]);
}
// Lays down the squares of a shortest way in the evidence, and returns their number.
int HEDGEMAZE_EXPORT(way_to_goal)(std::uint32_t side) {
    if (!is_classic_side(side)) return 0;
    return classic::shortest_path(desk.state.fences, desk.state.squares[side], desk.mode.goals[side],
                                  sheet.evidence.squares);
}

// The next action of a win in this turn, or else of a catch that the ghosts can force; -1 if there is none.
int HEDGEMAZE_EXPORT(forced)(std::uint32_t allowed) {
    const auto pieces = static_cast<std::uint8_t>(allowed);
    ActionNumber action = winning_action(desk.state, pieces);
    if (action == kNoAction) action = catching_action(desk.state, pieces);
    return action == kNoAction ? -1 : action;
}

std::uint64_t HEDGEMAZE_EXPORT(hash)() { return hash_of(desk.state); }
std::uint64_t HEDGEMAZE_EXPORT(leaves)(std::uint32_t depth) { return perft(desk.state, static_cast<int>(depth)); }
std::uint64_t HEDGEMAZE_EXPORT(signature)() { return bench_signature(); }

// One step of `stream_seed`: the page takes in the number of parts, the seed and the parts, beginning with 0.
std::uint64_t HEDGEMAZE_EXPORT(absorb_word)(std::uint64_t hash, std::uint64_t word) { return absorb(hash, word); }

// Plays random games from the position, which stays; game i has the stream that the Python binding gives it.
void HEDGEMAZE_EXPORT(random_games)(std::uint32_t games, std::uint32_t most_actions, std::uint64_t seed) {
    Totals totals = {};
    for (std::uint32_t i = 0; i < games; ++i) {
        Random random(stream_seed(seed, i));
        State state = desk.state;
        const Playout played = playout(state, random, most_actions);
        totals.actions += played.actions;
        totals.choices += played.choices;
        totals.unfinished += played.outcome ? 0 : 1;
        if (played.outcome && played.outcome.winner != kNobody) ++totals.wins[played.outcome.winner];
    }
    sheet.totals = totals;
}

}  // namespace hedgemaze::wasm
