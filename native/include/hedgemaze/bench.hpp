// The bench signature: a count of leaves that every build must agree on.
#pragma once

#include <cstdint>

namespace hedgemaze {

// Counts the leaves below fixed positions of all modes: a fraction of a second of work.
std::uint64_t bench_signature();

}  // namespace hedgemaze
