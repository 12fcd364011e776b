#include "nets/kernels.hpp"

#include <cstddef>

#if defined(__x86_64__)
#include <cpuid.h>
#include <immintrin.h>
#endif

namespace hedgemaze::nets {

namespace {

// Vectors of unsigned numbers: their sums wrap around.
typedef std::uint16_t Lane32 __attribute__((vector_size(32), may_alias));
typedef std::uint16_t Lane64 __attribute__((vector_size(64), may_alias));

// Adds the rows of the active inputs, `kCount` vectors of columns at a time, which stay in registers. Vector by vector:
// a copy of a whole row would go through memory.
template <typename Lane, int kCount>
[[gnu::always_inline]] inline void add_columns(const std::int16_t* weights, const std::int16_t* bias, int width,
                                               const InputList& inputs, std::int16_t* out) {
    constexpr int kColumns = kCount * static_cast<int>(sizeof(Lane) / 2);
    for (int at = 0; at < width; at += kColumns) {
        Lane sums[kCount];
        for (int j = 0; j < kCount; ++j) sums[j] = reinterpret_cast<const Lane*>(bias + at)[j];
        for (int i = 0; i < inputs.count; ++i) {
            const auto* row =
                reinterpret_cast<const Lane*>(weights + static_cast<std::ptrdiff_t>(inputs.of[i]) * width + at);
            for (int j = 0; j < kCount; ++j) sums[j] += row[j];
        }
        for (int j = 0; j < kCount; ++j) reinterpret_cast<Lane*>(out + at)[j] = sums[j];
    }
}

void add_rows(const std::int16_t* weights, const std::int16_t* bias, int width, const InputList& inputs,
              std::int16_t* out) {
    add_columns<Lane32, kWidthStep / 16>(weights, bias, width, inputs, out);
}

void dots(const std::int16_t* units, const std::int8_t* weights, int width, const int* rows, int count,
          std::int32_t* out) {
    for (int i = 0; i < count; ++i) {
        const std::int8_t* row = weights + static_cast<std::ptrdiff_t>(rows[i]) * width;
        std::int32_t sum = 0;
        for (int k = 0; k < width; ++k) sum += units[k] * static_cast<std::int16_t>(row[k]);
        out[i] = sum;
    }
}

#if defined(__x86_64__)

#define HEDGEMAZE_VNNI __attribute__((target("avx512f,avx512bw,avx512vnni")))

// Half a kilobyte of sums fits into the registers: rows of 512 columns are read once.
HEDGEMAZE_VNNI void wide_add_rows(const std::int16_t* weights, const std::int16_t* bias, int width,
                                  const InputList& inputs, std::int16_t* out) {
    if (width % 512 == 0)
        add_columns<Lane64, 16>(weights, bias, width, inputs, out);
    else if (width % 256 == 0)
        add_columns<Lane64, 8>(weights, bias, width, inputs, out);
    else
        add_columns<Lane64, kWidthStep / 32>(weights, bias, width, inputs, out);
}

// Four products of bytes per lane and instruction, summed without loss.
HEDGEMAZE_VNNI void wide_dots(const std::int16_t* units, const std::int8_t* weights, int width, const int* rows,
                              int count, std::int32_t* out) {
    alignas(64) std::uint8_t bytes[kMaxWidth];
    for (int k = 0; k < width; ++k) bytes[k] = static_cast<std::uint8_t>(units[k]);
    for (int i = 0; i < count; ++i) {
        const std::int8_t* row = weights + static_cast<std::ptrdiff_t>(rows[i]) * width;
        __m512i sums = _mm512_setzero_si512();
        for (int k = 0; k < width; k += 64)
            sums = _mm512_dpbusd_epi32(sums, _mm512_load_si512(bytes + k), _mm512_loadu_si512(row + k));
        alignas(64) std::int32_t lanes[16];
        _mm512_store_si512(lanes, sums);
        out[i] = 0;
        for (const std::int32_t lane : lanes) out[i] += lane;
    }
}

constexpr Kernels kWideKernels = {wide_add_rows, wide_dots};

// Whether the processor has these instructions and the system saves the registers. Not __builtin_cpu_supports:
// ziglang's runtime library does not support it.
bool has_vnni() {
    unsigned a = 0, b = 0, c = 0, d = 0;
    if (__get_cpuid(1, &a, &b, &c, &d) == 0 || (c & bit_OSXSAVE) == 0) return false;
    constexpr unsigned kVnni = 1U << 11;
    if (__get_cpuid_count(7, 0, &a, &b, &c, &d) == 0 || (b & bit_AVX512F) == 0 || (b & bit_AVX512BW) == 0 ||
        (c & kVnni) == 0)
        return false;
    unsigned low = 0, high = 0;
    __asm__("xgetbv" : "=a"(low), "=d"(high) : "c"(0));
    return (low & 0xe6) == 0xe6;  // the XMM, YMM, mask and ZMM state
}

#endif

}  // namespace

constexpr Kernels kPlainKernels = {add_rows, dots};

const Kernels& fastest_kernels() {
#if defined(__x86_64__)
    if (has_vnni()) return kWideKernels;
#endif
    return kPlainKernels;
}

}  // namespace hedgemaze::nets
