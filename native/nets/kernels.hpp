// The loops of a network: the sums of its first layer and the products of the layers after it.
#pragma once

#include "nets/input_list.hpp"

namespace hedgemaze::nets {

// Sums wrap around, so every order of adding gives the same integers.
struct Kernels {
    // out = bias + the rows of `weights` of the active inputs. `width`, the length of a row, is a multiple of
    // kWidthStep, at most kMaxWidth; weights, bias and out are aligned to 64 bytes.
    void (*add_rows)(const std::int16_t* weights, const std::int16_t* bias, int width, const InputList& inputs,
                     std::int16_t* out);
    // out[i] = the product of `units` and row rows[i] of `weights`. Units are from 0 to 255.
    void (*dots)(const std::int16_t* units, const std::int8_t* weights, int width, const int* rows, int count,
                 std::int32_t* out);
};

inline constexpr int kWidthStep = 128, kMaxWidth = 1024;

// For any processor; compilers vectorise them for the one that they compile for.
extern const Kernels kPlainKernels;

// The fastest that this processor has: AVX-512 with VNNI, or else the plain ones. All compute the same integers.
const Kernels& fastest_kernels();

}  // namespace hedgemaze::nets
