// Position texts: one line of eight fields, in canonical form (grammar: docs/formats.md).
#pragma once

#include "board/state.hpp"
#include "rules/errors.hpp"
#include "text/scan.hpp"

namespace hedgemaze {

// Maximum length of a position text in characters; a longer text is rejected unread.
inline constexpr std::size_t kLongestText = 2000;

// Parses and validates a position. The state points to the mode. After an error `mode` is unspecified and `state`
// unchanged.
Status parse_position(const char* text, std::size_t length, Mode& mode, State& state);

// Writes the canonical text without a terminating zero and returns its length; if that exceeds `capacity`, the text is
// truncated. kLongestText is always enough.
std::size_t format_position(const State& state, char* out, std::size_t capacity);

// The text without the counters: positions with the same key have the same game tree.
std::size_t format_key(const State& state, char* out, std::size_t capacity);

}  // namespace hedgemaze
