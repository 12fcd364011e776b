// The bench signatures: numbers that must be equal in every build.
#pragma once

#include <cstddef>
#include <cstdint>

namespace hedgemaze {

// perft of fixed positions of all modes.
std::uint64_t bench_signature();

// Hash of the search trees of fixed positions of all modes; 0 if the memory is smaller than kSearchSignatureBytes.
inline constexpr std::size_t kSearchSignatureBytes = std::size_t{4} << 20;
std::uint64_t search_signature(void* memory, std::size_t bytes);

}  // namespace hedgemaze
