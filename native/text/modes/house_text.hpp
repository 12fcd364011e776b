// House rules in texts: names, values and the families they apply to.
#pragma once

#include "board/mode.hpp"
#include "text/scan.hpp"

namespace hedgemaze {

// Options are numbered from 0 in the order of the fields of House.
inline constexpr int kHouseOptions = 29;

// -1: no such option.
int find_option(Text name);
bool applies_to(int option, Family family);

// Sets an option; false if the value is invalid.
bool parse_option(int option, Text value, House& house);

bool is_not_default(int option, const House& house);
void format_option(int option, const House& house, Writer& out);

}  // namespace hedgemaze
