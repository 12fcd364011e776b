// Actions as tokens: `e2`, `e3h`, `Pe6`, `~d5h`, `P@e9`, `P+`, `B-`, `--` (docs/formats.md).
#pragma once

#include "board/actions.hpp"
#include "rules/errors.hpp"
#include "text/scan.hpp"

namespace hedgemaze {

inline constexpr std::size_t kLongestToken = 4;

// Reads a token; whether the action is legal in some position is not asked. `out` is only changed if all is well.
Status parse_action(const char* text, std::size_t length, const Mode& mode, ActionNumber& out);

// Writes a token of at most kLongestToken letters, without a zero at its end, and returns its length; 0 if no action
// of the mode has that number.
std::size_t format_action(ActionNumber number, const Mode& mode, char* out);

}  // namespace hedgemaze
