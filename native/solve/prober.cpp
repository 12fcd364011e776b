#include "solve/prober.hpp"

#include "rules/rules.hpp"

namespace hedgemaze::solve {

namespace {

constexpr int kPacman = 0;  // piece and side

// The squares of the ghosts on the board, sorted; returns their number.
int ghost_squares(const State& state, Square* out, unsigned pieces = ~0u) {
    int count = 0;
    for (int i = 1; i <= kGhosts; ++i) {
        if (state.squares[i] == kNoSquare || (pieces >> i & 1) == 0) continue;
        int at = count++;
        for (; at > 0 && out[at - 1] > state.squares[i]; --at) out[at] = out[at - 1];
        out[at] = state.squares[i];
    }
    return count;
}

// A number for positions between two ghosts' moves that differ only in which ghost is which, and in what is asked.
std::uint64_t key_of(const State& state, unsigned question = 0) {
    std::uint64_t key = 1 + question;
    const auto add = [&](unsigned pieces) {
        Square squares[kGhosts];
        const int count = ghost_squares(state, squares, pieces);
        for (int i = 0; i < kGhosts; ++i) key = key * (kSquares + 1) + (i < count ? squares[i] : kSquares);
    };
    add(state.moved);
    add(~static_cast<unsigned>(state.moved));
    return (key * (kSquares + 1) + state.squares[kPacman]) << kPellets | state.pellets;
}

// Whether a value is at least as good for a side as another one.
bool is_kept(int side, Value now, Value before) {
    const auto rank = [side](Value value) {
        return value == Value::kOpen ? 1 : (value == Value::kPacman) == (side == kPacman) ? 2 : 0;
    };
    return rank(now) >= rank(before);
}

// Whether the turn of the side to move goes on after an action.
bool is_same_turn(const State& before, const State& after) {
    return after.lives == before.lives && !outcome(after) && after.side == before.side && after.round == before.round;
}

}  // namespace

Prober::Prober(const Blocks& blocks, const Value* after_catch) : blocks_(blocks) {
    for (int i = 0; i < kSets; ++i) {
        after_catch_[i] = after_catch[i];
        make_tables(*blocks.problem, i, tables_[i]);
    }
}

Result Prober::caught(const State& before) const {
    const Value value = after_catch_[before.pellets];
    return value == Value::kGhosts ? kGhostsNow : value == Value::kPacman ? kPacmanNow : kOpen;
}

Result Prober::pacman_turn(const State& state) const {
    const SweepTables& tables = tables_[state.pellets];
    Square squares[kGhosts];
    const int count = ghost_squares(state, squares);
    Bits ghosts;
    for (int i = 0; i < count; ++i) ghosts |= Bits::of(squares[i]);
    const Bits free = tables.board.without(ghosts | tables.pellets);
    const Bits here = Bits::of(state.squares[kPacman]);
    const Bits near = tables.fences.neighbours(here);
    const Bits far = tables.fences.neighbours(near & free);
    Bits ends = far & free;
    if (!tables.is_exact_pacman) ends |= near & free;
    if (near.without(ghosts).none()) ends = here;

    Result best = kGhostsNow;
    const auto consider = [&best](Result each) {
        if (preference(each) > preference(best)) best = each;
    };
    const Result* row = blocks_.row(state.pellets, squares, count);
    while (ends.any()) consider(row[ends.pop()]);
    const House& house = blocks_.problem->mode.house;
    if (house.pac_enters_ghost == PacEntersGhost::kCaught && ((near | far) & ghosts).any()) consider(caught(state));
    for (Bits entered = (near | far) & tables.pellets; entered.any();) {
        const int square = entered.pop();
        for (int i = 0; i < kPellets; ++i)
            if ((state.pellets >> i & 1) != 0 && blocks_.problem->mode.maze.pellets[i] == square)
                consider(blocks_.enter(state.pellets, i, squares, count));
    }
    return best;
}

// The position without its counters, so that no limit ends the game while it is searched.
State Prober::at_table(const State& given) const {
    State state = given;
    state.mode = &blocks_.problem->mode;
    state.fences = blocks_.problem->fences;
    state.round = state.progress = 1;
    return state;
}

Result Prober::result(const State& given) {
    const State state = at_table(given);
    if (state.active == kNobody && state.side == kPacman) return pacman_turn(state);
    if (state.active == kNobody && state.moved == 0) {
        Square squares[kGhosts];
        const int count = ghost_squares(state, squares);
        return blocks_.row(state.pellets, squares, count)[state.squares[kPacman]];
    }
    return best(state);
}

Result Prober::after(const State& given, ActionNumber action) {
    State state = at_table(given);
    const State before = state;
    play(state, action);
    if (state.lives < before.lives) return caught(before);
    if (outcome(state)) return kPacmanNow;
    if (state.active != kNobody) return best(state);
    if (state.side == kPacman) return one_round_more(pacman_turn(state));
    return result(state);
}

// The best result of the side to move in the middle of its turn, over all actions.
Result Prober::best(const State& state) {
    const bool is_noted = state.active == kNobody;
    Memo unused;
    const std::uint64_t key = is_noted ? key_of(state) : 0;
    Memo& memo = is_noted ? memo_[(key * 0x9E3779B97F4A7C15u) >> (64 - kMemoBits)] : unused;
    if (is_noted && memo.key == key) return memo.result;
    ActionNumber actions[kMaxActions];
    const int count = legal_actions(state, actions);
    const bool is_pacman = state.side == kPacman;
    Result best = after(state, actions[0]);
    for (int i = 1; i < count && best != (is_pacman ? kPacmanNow : kGhostsNow); ++i) {
        const Result each = after(state, actions[i]);
        if (is_pacman == (preference(each) > preference(best))) best = each;
    }
    if (is_noted) memo = {key, best};
    return best;
}

float Prober::keeping_share(const State& given, ActionNumber action) {
    return share_after(at_table(given), action, value_of(after(given, action)));
}

// The share after an action, for a turn that keeps `value`.
float Prober::share_after(const State& before, ActionNumber action, Value value) {
    State state = before;
    play(state, action);
    if (is_same_turn(before, state)) return least_share(state, value);
    if (state.lives < before.lives || outcome(state)) return 1;
    return random_share(state, value_of(result(state)));
}

// The smallest share over the actions of the side to move that keep `value`.
float Prober::least_share(const State& state, Value value) {
    const bool is_noted = state.active == kNobody;
    const std::uint64_t key = is_noted ? key_of(state, 1 + static_cast<unsigned>(value)) : 0;
    if (is_noted && share_memo(key).key == key) return share_memo(key).share;
    ActionNumber actions[kMaxActions];
    const int count = legal_actions(state, actions);
    float least = 1;
    for (int i = 0; i < count; ++i) {
        if (value_of(after(state, actions[i])) != value) continue;
        const float share = share_after(state, actions[i], value);
        if (share < least) least = share;
    }
    if (is_noted) share_memo(key) = {key, least};
    return least;
}

// The share of the turns of the side to move that keep `value`, with every action chosen at random.
float Prober::random_share(const State& state, Value value) {
    const bool is_noted = state.active == kNobody && state.moved != 0;
    const std::uint64_t key = is_noted ? key_of(state, 4 + static_cast<unsigned>(value)) : 0;
    if (is_noted && share_memo(key).key == key) return share_memo(key).share;
    ActionNumber actions[kMaxActions];
    const int count = legal_actions(state, actions);
    float sum = 0;
    for (int i = 0; i < count; ++i) {
        if (!is_kept(state.side, value_of(after(state, actions[i])), value)) continue;
        State next = state;
        play(next, actions[i]);
        sum += is_same_turn(state, next) ? random_share(next, value) : 1;
    }
    const float share = sum / static_cast<float>(count);
    if (is_noted) share_memo(key) = {key, share};
    return share;
}

}  // namespace hedgemaze::solve
