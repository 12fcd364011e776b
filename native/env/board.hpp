// One board of an environment: a game with its history, its legal actions and its random streams.
#pragma once

#include "board/random.hpp"
#include "env/encoding.hpp"
#include "env/legal_set.hpp"
#include "rules/classic/classic.hpp"

namespace hedgemaze::env {

// Hashes of the positions that began a turn. The caller owns the memory and makes room before each action.
struct History {
    std::uint64_t* hashes = nullptr;
    std::size_t count = 0;
    std::size_t room = 0;
};

struct Board {
    State state;
    classic::KnownPaths paths;  // classic: carried from position to position
    std::uint64_t fences = 0;   // hash of the fences
    LegalSet legal;             // in the numbers of the view of the side to move; empty if the game is over
    History history;
    Outcome outcome;
    std::uint32_t played = 0;  // actions since the game began, without those of the opening
    int repetitions = 1;       // how often the position has begun a turn; 0 in mid-turn
    std::uint64_t seed = 0;
    std::uint64_t games = 0;     // begun since the board was seeded
    Random chooser = Random(0);  // draws the actions of `sample`

    Counts counts() const { return {repetitions}; }
};

// The parts of a board's random streams, besides its seed (docs/library.md, Chance).
inline constexpr std::uint64_t kOpeningStream = 0, kSampleStream = 1;

// Gives the board a seed: the games that follow depend on it alone.
void seed_board(Board& board, std::uint64_t seed);

// Begins the next game, with a random number of random actions, `opening` at most. Precondition: the history has room
// for `opening` + 2 hashes.
void begin_game(Board& board, const Mode& mode, const Layout& layout, int opening);

// Plays a legal action, given by its number in the view. Precondition: the history has room for one more hash.
void play(Board& board, const Layout& layout, int action);

// Draws a legal action, by its number in the view. Precondition: the game is not over.
int sample(Board& board);

}  // namespace hedgemaze::env
