#include "knowledge/classic/race.hpp"

#include "board/hash.hpp"
#include "knowledge/classic/goal_field.hpp"

namespace hedgemaze {

namespace {

// Whether the runner has a shortest path that the opponent can neither block nor touch, however it moves; then no jump
// matters. `late` is 1 if the opponent is to move.
bool runs_free(const State& state, const classic::GoalField& field, int runner, int late) {
    const Fences& fences = state.fences;
    Bits reached = Bits::of(state.squares[1 - runner]);  // by the opponent so far
    Bits places = Bits::of(state.squares[runner]);
    if (late == 1) {
        reached |= fences.neighbours(reached);
        places = places.without(reached);
    }
    for (int k = 1; k < field.distance; ++k) {
        reached |= fences.neighbours(reached);
        places = (fences.neighbours(places) & field.within(field.distance - k)).without(reached);
        if (places.none()) return false;
    }
    return (fences.neighbours(places) & field.within(0)).without(reached).any();
}

bool is_cut_short(const State& state, int actions) {
    const std::int32_t limit = state.mode->house.max_ply;
    return limit > 0 && state.ply + static_cast<std::uint32_t>(actions) > static_cast<std::uint32_t>(limit);
}

}  // namespace

bool is_race(const State& state) {
    const Mode& mode = *state.mode;
    return mode.family == Family::kClassic && mode.side_count == 2 && state.stocks[0] + state.stocks[1] == 0 &&
           !classic::outcome(state);
}

bool race_by_running(const State& state, Proof& proof) {
    if (!is_race(state)) return false;
    const int mover = state.side;
    const classic::GoalField first(state.fences, state.squares[mover], state.mode->goals[mover]);
    const classic::GoalField second(state.fences, state.squares[1 - mover], state.mode->goals[1 - mover]);
    const bool is_first = first.distance <= second.distance;
    const int actions = is_first ? 2 * first.distance - 1 : 2 * second.distance;
    if (!runs_free(state, is_first ? first : second, is_first ? mover : 1 - mover, is_first ? 0 : 1)) return false;
    if (is_cut_short(state, actions)) return false;
    proof.winner = static_cast<std::uint8_t>(is_first ? mover : 1 - mover);
    proof.is_known = true;
    proof.actions = static_cast<std::uint16_t>(actions);
    return true;
}

bool lookup_race(const State& state, Proof& proof, const RaceMemory& memory) {
    if (!is_race(state)) return false;
    const Fences& fences = state.fences;
    const std::uint64_t hash = mix(fences.horizontal.lo + 3 * mix(fences.horizontal.hi ^ mix(fences.vertical.lo)) +
                                   5 * mix(fences.vertical.hi));
    RaceTable& table = memory.tables[hash % static_cast<std::uint64_t>(memory.count)];
    if (table.mode != state.mode || table.horizontal != fences.horizontal || table.vertical != fences.vertical)
        solve_race(state, table);
    const int actions = table.actions[state.side][state.squares[state.side]][state.squares[1 - state.side]];
    proof = {};
    proof.is_known = true;
    if (actions == 0 || is_cut_short(state, actions)) return true;  // too late for a win: a draw
    proof.winner = actions % 2 == 1 ? state.side : static_cast<std::uint8_t>(1 - state.side);
    proof.actions = static_cast<std::uint16_t>(actions);
    return true;
}

}  // namespace hedgemaze
