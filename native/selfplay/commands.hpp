// The commands of the executable `selfplay`.
#pragma once

#include "selfplay/options.hpp"

namespace hedgemaze::selfplay {

int generate(const Options& options);
int inputs(const Options& options);
int match(const Options& options);

}  // namespace hedgemaze::selfplay
