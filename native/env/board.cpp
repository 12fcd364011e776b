#include "env/board.hpp"

#include "board/hash.hpp"
#include "env/pack.hpp"
#include "rules/repetition.hpp"
#include "rules/rules.hpp"

namespace hedgemaze::env {

namespace {

void find_classic(Board& board, const Layout& layout) {
    const State& state = board.state;
    const int size = layout.size, squares = size * size, slots = (size - 1) * (size - 1);
    const int turns = layout.views[state.side].turns;
    std::uint64_t words[2];
    pack_squares(turned(classic::pawn_targets(state), turns, size), size, words);
    LegalSet& legal = board.legal;
    legal.words[0] = words[0];
    legal.words[1] = words[1];
    if (state.stocks[state.side] > 0) {
        const Slots fences = turned(classic::legal_fences(state, board.paths), turns, size);
        legal.add_word(squares, packed_slots(fences.horizontal, size));
        legal.add_word(squares + slots, packed_slots(fences.vertical, size));
    }
    if ((legal.words[0] | legal.words[1] | legal.words[2] | legal.words[3]) == 0) legal.add(layout.actions - 1);
}

void find_legal(Board& board, const Layout& layout) {
    board.legal = {};
    if (board.outcome) return;
    if (layout.family == Family::kClassic) return find_classic(board, layout);
    ActionNumber actions[kMaxActions];
    const int count = legal_actions(board.state, actions);
    for (int i = 0; i < count; ++i) board.legal.add(actions[i]);
}

// Adds the position, which begins a turn, and returns how often it has done so.
int count_repetitions(Board& board) {
    History& history = board.history;
    const std::uint64_t hash = board.fences ^ pieces_hash(board.state);
    int times = 1;
    for (std::size_t i = 0; i < history.count; ++i) times += history.hashes[i] == hash ? 1 : 0;
    history.hashes[history.count++] = hash;
    return times;
}

void set_up(Board& board, const Mode& mode, const Layout& layout) {
    board.state = start_state(mode);
    board.paths = {};
    board.fences = fences_hash(board.state.fences);
    board.history.count = 0;
    board.outcome = outcome(board.state);
    board.played = 0;
    board.repetitions = count_repetitions(board);
    find_legal(board, layout);
}

}  // namespace

void seed_board(Board& board, std::uint64_t seed) {
    board.seed = seed;
    board.games = 0;
    board.chooser = Random(stream_seed(seed, kSampleStream));
}

void begin_game(Board& board, const Mode& mode, const Layout& layout, int opening) {
    set_up(board, mode, layout);
    if (opening > 0) {
        Random random(stream_seed(board.seed, kOpeningStream, board.games));
        const int wanted = static_cast<int>(random.below(static_cast<std::uint32_t>(opening) + 1));
        for (int i = 0; i < wanted; ++i) {
            play(board, layout,
                 board.legal.nth(static_cast<int>(random.below(static_cast<std::uint32_t>(board.legal.count())))));
            if (board.outcome) {  // an opening does not end the game: what is left of it begins at the start
                set_up(board, mode, layout);
            }
        }
        board.played = 0;
    }
    ++board.games;
}

void play(Board& board, const Layout& layout, int number) {
    State& state = board.state;
    const State before = state;
    const ActionNumber absolute = layout.absolute[layout.views[state.side].turns][number];
    const Action action = from_number(absolute, layout.family, layout.size);
    const bool is_fence = action.kind == ActionKind::kPlace || action.kind == ActionKind::kLift;
    if (is_fence) board.fences ^= fence_key(action.fence());
    if (layout.family == Family::kClassic) {
        if (is_fence) board.history.count = 0;  // no earlier position can come back
        classic::update_paths(state, action, board.paths);
    }
    play(state, absolute);
    ++board.played;
    board.repetitions = begins_turn(before, state) ? count_repetitions(board) : 0;
    board.outcome = outcome(state);
    if (!board.outcome && board.repetitions >= kRepetitions) board.outcome = repetition_outcome(state);
    find_legal(board, layout);
}

int sample(Board& board) {
    const auto count = static_cast<std::uint32_t>(board.legal.count());
    return board.legal.nth(static_cast<int>(board.chooser.below(count)));
}

}  // namespace hedgemaze::env
