#include "rules/rules.hpp"

#include "rules/classic/classic.hpp"
#include "rules/families.hpp"
#include "rules/position_check.hpp"

namespace hedgemaze {

Outcome outcome(const State& state) {
    switch (state.mode->family) {
        case Family::kClassic: return classic::outcome(state);
        case Family::kPacman: return pacman::outcome(state);
        case Family::kAdvanced: return advanced::outcome(state);
    }
    return {};
}

Turn turn(const State& state) {
    switch (state.mode->family) {
        case Family::kClassic:
            return {state.side, Phase::kAct, 0, static_cast<std::uint8_t>(1U << state.mode->seat_of[state.side])};
        case Family::kPacman: return pacman::turn(state);
        case Family::kAdvanced: return advanced::turn(state);
    }
    return {};
}

int legal_actions(const State& state, ActionNumber* out) {
    if (outcome(state)) return 0;
    switch (state.mode->family) {
        case Family::kClassic: return classic::legal_actions(state, out);
        case Family::kPacman: return pacman::legal_actions(state, out);
        case Family::kAdvanced: return advanced::legal_actions(state, out);
    }
    return 0;
}

void play_hypothetical(State& state, ActionNumber number) {
    // A compile-time size avoids divisions in the PAC-MAN modes.
    switch (state.mode->family) {
        case Family::kClassic: return classic::play(state, from_number(number, Family::kClassic, state.mode->size));
        case Family::kPacman: return pacman::play(state, from_number(number, Family::kPacman, kStride));
        case Family::kAdvanced: return advanced::play(state, from_number(number, Family::kAdvanced, kStride));
    }
}

void play(State& state, ActionNumber number) {
    play_hypothetical(state, number);
#ifndef NDEBUG
    if (!is_consistent(state)) __builtin_trap();
#endif
}

namespace {

bool is_listed(const State& state, ActionNumber number) {
    ActionNumber legal[kMaxActions];
    const int count = legal_actions(state, legal);
    for (int i = 0; i < count; ++i)
        if (legal[i] == number) return true;
    return false;
}

}  // namespace

Illegality why_illegal(const State& state, ActionNumber number) {
    if (outcome(state)) return illegal(Code::kGameOver);
    // Classic finds the reason and the legality in one pass, without the list.
    if (state.mode->family != Family::kClassic && is_listed(state, number)) return Illegality{};
    const Action action = from_number(number, state.mode->family, state.mode->size);
    switch (state.mode->family) {
        case Family::kClassic: return classic::why_illegal(state, action);
        case Family::kPacman: return pacman::why_illegal(state, action);
        case Family::kAdvanced: return advanced::why_illegal(state, action);
    }
    return Illegality{};
}

void retire(State& state, int side) {
    state.retired = static_cast<std::uint8_t>(state.retired | 1U << side);
    if (state.mode->family == Family::kClassic && state.side == side) state.side = classic::next_side(state);
}

std::uint64_t perft(const State& state, int depth) {
    if (depth == 0) return 1;
    if (state.mode->family == Family::kClassic) return classic::perft(state, depth, {});
    ActionNumber actions[kMaxActions];
    const int count = legal_actions(state, actions);
    if (depth == 1) return static_cast<std::uint64_t>(count);
    std::uint64_t leaves = 0;
    for (int i = 0; i < count; ++i) {
        State after = state;
        play(after, actions[i]);
        leaves += perft(after, depth - 1);
    }
    return leaves;
}

}  // namespace hedgemaze
