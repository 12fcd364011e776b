// Mode texts, the first field of every position text: `classic2;size=5;fences=2`, `pacman;maze=A2;lives=5`.
#pragma once

#include "board/mode.hpp"
#include "rules/errors.hpp"
#include "text/scan.hpp"

namespace hedgemaze {

// Parses a mode; its parts may come in any order, each once. `out` is unchanged after an error.
Status parse_mode(const char* text, std::size_t length, Mode& out);

// Writes the canonical text without a terminating zero and returns its length; if that exceeds `capacity`, the text is
// truncated. 1,000 characters are always enough.
std::size_t format_mode(const Mode& mode, char* out, std::size_t capacity);
void format_mode(const Mode& mode, Writer& out);

}  // namespace hedgemaze
