// Processor feature detection (docs/decisions/0007-cpu-features.md).
#pragma once

#if defined(__x86_64__)
#include <cpuid.h>
#endif

namespace hedgemaze {

// Whether code compiled for x86-64-v3 runs here: the processor has the instructions and the system saves the wide
// registers. Not __builtin_cpu_supports: ziglang's runtime library does not support it.
inline bool supports_v3() {
#if defined(__x86_64__)
    unsigned a = 0, b = 0, c = 0, d = 0;
    constexpr unsigned kLeaf1 = bit_FMA | bit_MOVBE | bit_OSXSAVE | bit_AVX | bit_F16C | bit_SSE3 | bit_SSSE3 |
                                bit_CMPXCHG16B | bit_SSE4_1 | bit_SSE4_2 | bit_POPCNT;
    if (__get_cpuid(1, &a, &b, &c, &d) == 0 || (c & kLeaf1) != kLeaf1) return false;
    constexpr unsigned kLeaf7 = bit_BMI | bit_AVX2 | bit_BMI2;
    if (__get_cpuid_count(7, 0, &a, &b, &c, &d) == 0 || (b & kLeaf7) != kLeaf7) return false;
    constexpr unsigned kExtended = bit_LAHF_LM | bit_LZCNT;
    if (__get_cpuid(0x80000001, &a, &b, &c, &d) == 0 || (c & kExtended) != kExtended) return false;
    unsigned low = 0, high = 0;
    __asm__("xgetbv" : "=a"(low), "=d"(high) : "c"(0));
    return (low & 6) == 6;  // the XMM and the YMM state
#else
    return false;
#endif
}

}  // namespace hedgemaze
