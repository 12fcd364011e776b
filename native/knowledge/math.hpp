// Exponential and logistic functions with identical results on every machine; WebAssembly is built without a C library.
#pragma once

#include <cstdint>

namespace hedgemaze {

// e^x to about six digits; x is clamped to the range of float.
constexpr float exponential(float x) {
    constexpr float kMax = 87.0F, kLog2E = 1.44269504F, kLn2High = 0.693145752F, kLn2Low = 1.42860677e-6F;
    x = x > kMax ? kMax : x < -kMax ? -kMax : x;
    const float scaled = x * kLog2E;
    const int whole = static_cast<int>(scaled < 0 ? scaled - 0.5F : scaled + 0.5F);
    const float rest = (x - static_cast<float>(whole) * kLn2High) - static_cast<float>(whole) * kLn2Low;
    float sum = 1.38888889e-3F;  // Taylor series of e^rest, |rest| <= ln 2 / 2
    sum = sum * rest + 8.33333333e-3F;
    sum = sum * rest + 4.16666667e-2F;
    sum = sum * rest + 1.66666667e-1F;
    sum = sum * rest + 0.5F;
    sum = sum * rest + 1.0F;
    sum = sum * rest + 1.0F;
    return sum * __builtin_bit_cast(float, static_cast<std::uint32_t>(whole + 127) << 23);
}

// 1 / (1 + e^-x).
constexpr float logistic(float x) { return 1.0F / (1.0F + exponential(-x)); }

}  // namespace hedgemaze
