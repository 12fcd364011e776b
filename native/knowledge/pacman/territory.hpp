// The squares that PAC-MAN reaches before the ghosts, in both PAC-MAN families.
#pragma once

#include "knowledge/tactics_steps.hpp"

namespace hedgemaze::tactics {

inline constexpr int kTerritoryRounds = 12;    // rounds
inline constexpr float kFadePerRound = 0.82F;  // discount of a pellet per round

// The squares that PAC-MAN reaches before the ghosts if both sides move at full speed.
struct Territory {
    Bits owned;
    float own_pellets = 0, near_pellet = 0;

    explicit Territory(const State& state) {
        const Mode& mode = *state.mode;
        const Bits pellets = state.pellet_squares();
        const bool on_turn = state.side == kPacman;
        int steps = on_turn && state.active == kPacman ? state.steps + state.boost : mode.pacman_steps;
        Bits ghosts = pacman::ghost_squares(state);
        owned = Bits::of(state.squares[kPacman]);
        Bits fast, slow;  // ghosts still to move in this phase
        for (int i = 1; i <= kGhosts; ++i) {
            if (state.squares[i] == kNoSquare || (!on_turn && (state.moved >> i & 1) != 0)) continue;
            const int speed = state.active == i ? state.steps : pacman::speed(state, i);
            if (speed > 0) slow |= Bits::of(state.squares[i]);
            if (speed > 1) fast |= Bits::of(state.squares[i]);
        }
        const int pace = mode.ghost_steps[state.taken()];
        float worth = 1;
        for (int round = 0; round < kTerritoryRounds; ++round, worth *= kFadePerRound) {
            const Bits before = owned;
            if (round > 0 || on_turn) {
                for (int i = 0; i < steps; ++i) owned |= flood_step(state, owned).without(ghosts);
                steps = mode.pacman_steps;
                const Bits gained = owned.without(before) & pellets;
                if (gained.any()) {
                    own_pellets += worth * static_cast<float>(gained.count());
                    if (near_pellet == 0) near_pellet = worth;
                }
            }
            if (round == 0) {
                ghosts |= flood_step(state, slow).without(owned);
                if (fast.any()) ghosts |= flood_step(state, flood_step(state, fast)).without(owned);
            } else {
                for (int i = 0; i < pace; ++i) ghosts |= flood_step(state, ghosts).without(owned);
                if (owned == before) break;
            }
        }
    }
};

}  // namespace hedgemaze::tactics
