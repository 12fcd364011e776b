// Action tokens: `e2`, `e3h`, `Pe6`, `~d5h`, `P@e9`, `P+`, `B-`, `--` (docs/formats.md).
#pragma once

#include "board/actions.hpp"
#include "rules/errors.hpp"
#include "text/scan.hpp"

namespace hedgemaze {

inline constexpr std::size_t kLongestToken = 4;

// Parses a token without checking legality. `out` is unchanged after an error.
Status parse_action(const char* text, std::size_t length, const Mode& mode, ActionNumber& out);

// Writes a token of at most kLongestToken characters without a terminating zero and returns its length; 0 if the mode
// has no action with that number.
std::size_t format_action(ActionNumber number, const Mode& mode, char* out);

}  // namespace hedgemaze
