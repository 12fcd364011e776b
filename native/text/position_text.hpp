// The one-line text of a position: eight fields, one canonical form (docs/formats.md has the grammar).
#pragma once

#include "board/state.hpp"
#include "rules/errors.hpp"
#include "text/scan.hpp"

namespace hedgemaze {

// No position text has more characters; a longer one is refused unread.
inline constexpr std::size_t kLongestText = 2000;

// Reads a position and checks that a game could stand in it. The state points to the mode. If something is wrong, what
// they hold is not to be used.
Status parse_position(const char* text, std::size_t length, Mode& mode, State& state);

// Writes the canonical text, without a zero at its end, and returns its length; if that is more than `capacity`, the
// text was cut. kLongestText is always enough.
std::size_t format_position(const State& state, char* out, std::size_t capacity);

// The same without the counters: two positions with the same key have the same future.
std::size_t format_key(const State& state, char* out, std::size_t capacity);

}  // namespace hedgemaze
