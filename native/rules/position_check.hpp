// Whether a game could stand in a position that somebody wrote down.
//
// The checks do not prove that the position can be reached; they make sure that the rules work in it: everything is
// where the law allows it to be, and an unfinished position has a legal action.
#pragma once

#include "board/state.hpp"

namespace hedgemaze {

// What a text says, before it is checked: the fields of State with room for any number and any square.
struct Draft {
    const Mode* mode = nullptr;
    Fences fences = {};
    Slots chamber = {};  // those that are marked
    Square squares[kMostPieces] = {kNoSquare, kNoSquare, kNoSquare, kNoSquare, kNoSquare};
    std::uint32_t stocks[kMostSides] = {};
    std::uint8_t side = 0;
    std::uint8_t retired = 0;
    Bits pellets = {};
    std::uint32_t reserve = 0;
    std::uint32_t spent = 0;
    std::uint32_t lives = 0;
    std::uint8_t moved = 0;
    std::uint8_t active = kNobody;
    Square origin = kNoSquare;
    std::uint32_t steps = 0;
    std::uint32_t boost = 0;
    Square lifted = kNoSquare;
    Square previous[kMostPieces] = {kNoSquare, kNoSquare, kNoSquare, kNoSquare, kNoSquare};
    std::uint32_t ply = 0;
    std::uint32_t round = 0;
    std::uint32_t progress = 0;

    std::uint32_t taken() const { return reserve + spent; }
    bool is_on_board(int piece) const { return squares[piece] != kNoSquare; }
};

// Checks the draft and makes the state of it; false if no game could be in that position.
bool to_state(const Draft& draft, State& state);

// Whether a state that the rules have made is sound in itself: the open steps are those that the fences leave, unused
// fields are as they began, and a text of it would be read. Debug builds ask this after every action.
bool is_consistent(const State& state);

}  // namespace hedgemaze
