// House rules by name: what each can be, which families it concerns, how texts write it.
#pragma once

#include "board/mode.hpp"
#include "text/scan.hpp"

namespace hedgemaze {

// Options have numbers, from 0, in the order of the fields of House.
inline constexpr int kHouseOptions = 29;

// -1: there is no such option.
int find_option(Text name);
bool concerns(int option, Family family);

// Sets an option; false if it cannot have that value.
bool parse_option(int option, Text value, House& house);

bool is_changed(int option, const House& house);
void format_option(int option, const House& house, Writer& out);

}  // namespace hedgemaze
