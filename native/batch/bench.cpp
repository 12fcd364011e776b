#include "batch/bench.hpp"

#include "rules/rules.hpp"
#include "text/position_text.hpp"

namespace hedgemaze {

namespace {

struct Row {
    Text text;
    int depth;
};

// Start positions and others that cover jumps, boosts, frenzy, spending, a lifted fence and house rules.
constexpr Row kRows[] = {
    {"classic2 - Se1Ne9 10,10 - S - 0", 3},
    {"classic2 e6ha1ha3h Se5Ne6 9,8 - S - 10", 3},
    {"classic2;size=7;fences=8 - Sd1Nd7 8,8 - S - 0", 3},
    {"classic2;size=5;fences=2 - Sc1Nc5 2,2 - S - 0", 4},
    {"classic2;size=3;fences=10 - Sb1Nb3 10,10 - S - 0", 6},
    {"classic3 - Se1Wa5Ne9 6,6,6 - S - 0", 2},
    {"classic4 - Se4Wd5Ne6Ef5 5,5,5,5 - S - 12", 3},
    {"pacman d3hg5hb7hg2vc4ve7v Pe5Be9Ki5Ia5Ce1 - a1i1a9i9/0/0/3 P - 0/1/0", 8},
    {"pacman;maze=A2;ghost_diagonal=true;ghost_stack=free b3hg6hb7hc2vg2vf7v Pe5Be9Ki5Ia5Ce1 - a1i1a9i9/0/0/3 P - "
     "0/1/0",
     6},
    {"advanced ~d3h~d5h~c4v~e4v P@Bd5Ke5Id4Ce4 12,4 a1i1a9i9/0/0/3 P - 0/1/0", 4},
};

}  // namespace

std::uint64_t bench_signature() {
    std::uint64_t leaves = 0;
    for (const Row& row : kRows) {
        Mode mode;
        State state;
        if (parse_position(row.text.at, row.text.size, mode, state).error != Error::kNone) return 0;
        leaves += perft(state, row.depth);
    }
    return leaves;
}

}  // namespace hedgemaze
