// The bench signatures: numbers that every build must agree on.
#pragma once

#include <cstddef>
#include <cstdint>

namespace hedgemaze {

// Counts the leaves below fixed positions of all modes: a fraction of a second of work.
std::uint64_t bench_signature();

// Searches fixed positions of all modes and mixes up what the trees look like; 0 if the memory is less than this.
inline constexpr std::size_t kSearchSignatureBytes = std::size_t{4} << 20;
std::uint64_t search_signature(void* memory, std::size_t bytes);

}  // namespace hedgemaze
