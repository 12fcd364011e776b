#include "hedgemaze/known.hpp"

#include "hedgemaze/pacman_common.hpp"
#include "hedgemaze/tactics.hpp"

namespace hedgemaze {

bool is_known(const State& state, Proof& proof, void* memory) {
    if (is_race(state)) {
        if (memory == nullptr) return race_by_running(state, proof);
        return race_known(state, proof, *static_cast<const RaceMemory*>(memory));
    }
    const bool is_last_hunt = state.mode->has_maze() && state.side == pacman::kGhostSide && state.lives == 1;
    if (winning_action(state) == kNoAction && !(is_last_hunt && catching_action(state) != kNoAction)) return false;
    proof.winner = state.side;
    proof.is_known = true;
    proof.actions = 1;
    return true;
}

}  // namespace hedgemaze
