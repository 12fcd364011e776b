// The commands of the executable `selfplay`.
#pragma once

#include "selfplay/options.hpp"

namespace hedgemaze::selfplay {

int batches(const Options& options);
int games(const Options& options);
int match(const Options& options);
int rows(const Options& options);

}  // namespace hedgemaze::selfplay
