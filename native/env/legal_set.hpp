// A set of action numbers as bits; written to a mask as one byte per action.
#pragma once

#include <cstring>

#include "board/actions.hpp"

namespace hedgemaze::env {

// One byte per bit: kSpread.words[0b101] is the bytes 1, 0, 1, 0, 0, 0, 0, 0 on a little-endian machine.
struct Spread {
    std::uint64_t words[256] = {};
    constexpr Spread() {
        for (int value = 0; value < 256; ++value) {
            for (int bit = 0; bit < 8; ++bit) {
                const int place = __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__ ? bit : 7 - bit;
                words[value] |= static_cast<std::uint64_t>(value >> bit & 1) << (8 * place);
            }
        }
    }
};
inline constexpr Spread kSpread;

// Writes the lowest `count` bits of consecutive words as bytes 0 and 1.
inline void spread_bits(const std::uint64_t* words, int count, std::uint8_t* out) {
    int bit = 0;
    for (; bit + 8 <= count; bit += 8) std::memcpy(out + bit, &kSpread.words[words[bit >> 6] >> (bit & 63) & 0xff], 8);
    for (; bit < count; ++bit) out[bit] = static_cast<std::uint8_t>(words[bit >> 6] >> (bit & 63) & 1);
}

struct LegalSet {
    static constexpr int kWords = (kMaxActions + 63) / 64;
    std::uint64_t words[kWords] = {};

    bool has(int action) const { return (words[action >> 6] >> (action & 63) & 1) != 0; }
    void add(int action) { words[action >> 6] |= std::uint64_t{1} << (action & 63); }
    // Adds action `offset + i` for every bit i of a word.
    void add_word(int offset, std::uint64_t word) {
        const int shift = offset & 63;
        words[offset >> 6] |= word << shift;
        if (shift != 0 && word >> (64 - shift) != 0) words[(offset >> 6) + 1] |= word >> (64 - shift);
    }
    int count() const {
        int total = 0;
        for (const std::uint64_t word : words) total += popcount(word);
        return total;
    }
    // The n-th lowest action, counted from 0. Precondition: n < count().
    int nth(int n) const {
        int index = 0;
        for (int here = popcount(words[0]); n >= here; here = popcount(words[++index])) n -= here;
        std::uint64_t word = words[index];
        while (n-- > 0) word &= word - 1;
        return 64 * index + lowest_bit(word);
    }
    void write(int actions, std::uint8_t* out) const { spread_bits(words, actions, out); }
};

}  // namespace hedgemaze::env
