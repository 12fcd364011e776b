// The five modes and the shipped mazes. Made by native/make_data.py from src/hedgemaze/rules; do not edit.
#pragma once

#include "text/modes/mode_rows.hpp"

namespace hedgemaze {

inline constexpr ModeRow kModeRows[] = {
    {
        .name = "classic2",
        .family = Family::kClassic,
        .pieces = "SN",
        .fences = {10, 10},
        .sizes = {3, 5, 7, 9},
        .deals = {"S.N"},
    },
    {
        .name = "classic3",
        .family = Family::kClassic,
        .pieces = "SWN",
        .fences = {6, 6, 6},
        .sizes = {3, 5, 7, 9},
        .deals = {"S.W.N"},
    },
    {
        .name = "classic4",
        .family = Family::kClassic,
        .pieces = "SWNE",
        .fences = {5, 5, 5, 5},
        .sizes = {3, 5, 7, 9},
        .deals = {"S.W.N.E"},
    },
    {
        .name = "pacman",
        .family = Family::kPacman,
        .pieces = "PBKIC",
        .fences = {0, 0},
        .sizes = {9},
        .deals = {"P.BKIC", "P.BK.IC", "P.BK.I.C", "P.B.K.I.C"},
        .maze = "A1",
        .pacman_steps = 2,
        .boost_steps = 3,
        .ghost_steps = {1, 1, 1, 1},
        .frenzy_steps = 2,
    },
    {
        .name = "advanced",
        .family = Family::kAdvanced,
        .pieces = "PBKIC",
        .fences = {12, 4},
        .sizes = {9},
        .deals = {"P.BKIC", "P.BK.IC", "P.BK.I.C", "P.B.K.I.C"},
        .maze = "chamber",
        .pacman_steps = 2,
        .boost_steps = 2,
        .ghost_steps = {1, 2, 2, 3},
        .frenzy_steps = 0,
    },
};

inline constexpr ShippedMaze kShippedMazes[] = {
    shipped("A1", "b7hg2vd3hc4vg5he7v/a1i1a9i9/Pe5Be9Ki5Ia5Ce1"),
    shipped("A2", "b3hc2vg6hf7vb7hg2v/a1i1a9i9/Pe5Be9Ki5Ia5Ce1"),
    shipped("A3", "d6hf4ve2hb5vb7hg2v/a1i1a9i9/Pe5Be9Ki5Ia5Ce1"),
    shipped("A4", "c3hf6hb6hg3hd7ve2v/a1i1a9i9/Pe5Be9Ki5Ia5Ce1"),
    shipped("chamber", "-/a1i1a9i9/Bd5Ke5Id4Ce4/d3hd5hc4ve4v/e9e1a5i5"),
    shipped("pinwheel", "-/a1i1a9i9/Be6Kf5Id5Ce4/e3hd6hc4vf5v/e9e1a5i5"),
};

}  // namespace hedgemaze
