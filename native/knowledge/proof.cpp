#include "knowledge/proof.hpp"

#include "knowledge/classic/race.hpp"
#include "knowledge/tactics.hpp"
#include "rules/pacman/pieces.hpp"

namespace hedgemaze {

namespace {

constexpr int kLongestTurn = 64;  // actions

}  // namespace

bool find_proof(const State& state, Proof& proof, void* memory) {
    if (is_race(state)) {
        if (memory == nullptr) return race_by_running(state, proof);
        return lookup_race(state, proof, *static_cast<const RaceMemory*>(memory));
    }
    const bool is_last_life = state.mode->has_maze() && state.side == pacman::kGhostSide && state.lives == 1;
    const auto next = [&](const State& here) {
        const ActionNumber action = winning_action(here);
        return action == kNoAction && is_last_life ? catching_action(here) : action;
    };
    State here = state;
    for (int actions = 0; actions <= kLongestTurn; ++actions) {
        if (outcome(here)) {
            proof.winner = state.side;
            proof.is_known = true;
            proof.actions = static_cast<std::uint16_t>(actions);
            return true;
        }
        const ActionNumber action = next(here);
        if (action == kNoAction) return false;
        play(here, action);
    }
    return false;
}

}  // namespace hedgemaze
