// Bitboards, above all shifts across the border of the two words.
#include "board/bits.hpp"

#include "board/random.hpp"
#include "tests/harness.hpp"

using hedgemaze::Bits;

namespace {

Bits random_bits(hedgemaze::Random& random) { return {random.next(), random.next() & random.next()}; }

// Shifts square by square; squares outside the 128 bits are dropped.
Bits moved(Bits bits, int by) {
    Bits result;
    for (int i = 0; i < 128; ++i)
        if (bits.has(i) && 0 <= i + by && i + by < 128) result |= Bits::of(i + by);
    return result;
}

template <int N>
void check_shifts(Bits bits) {
    CHECK_EQ(bits.up<N>(), moved(bits, N));
    CHECK_EQ(bits.down<N>(), moved(bits, -N));
}

}  // namespace

TEST(single_square_sets) {
    for (int square = 0; square < 128; ++square) {
        const Bits bits = Bits::of(square);
        CHECK_EQ(bits.first(), square);
        CHECK_EQ(bits.count(), 1);
        CHECK(bits.any() && !bits.none());
        for (int other = 0; other < 128; ++other) CHECK_EQ(bits.has(other), other == square);
    }
    CHECK(Bits{}.none() && !Bits{}.any());
}

TEST(bits_shift_across_the_word_border) {
    CHECK_EQ(Bits::of(63).up<1>(), Bits::of(64));
    CHECK_EQ(Bits::of(64).down<1>(), Bits::of(63));
    CHECK_EQ(Bits::of(60).up<9>(), Bits::of(69));
    CHECK_EQ(Bits::of(69).down<9>(), Bits::of(60));
    CHECK_EQ(Bits::of(0).down<1>(), Bits{});
    CHECK_EQ(Bits::of(127).up<9>(), Bits{});
    hedgemaze::Random random(1);
    for (int round = 0; round < 200; ++round) {
        const Bits bits = random_bits(random);
        check_shifts<1>(bits);
        check_shifts<2>(bits);
        check_shifts<8>(bits);
        check_shifts<9>(bits);
        check_shifts<10>(bits);
        check_shifts<18>(bits);
        check_shifts<63>(bits);
    }
}

TEST(pop_returns_every_square_once_in_order) {
    hedgemaze::Random random(2);
    for (int round = 0; round < 200; ++round) {
        const Bits bits = random_bits(random);
        Bits left = bits, seen;
        int before = -1, count = 0;
        while (left.any()) {
            CHECK_EQ(left.first(), Bits{left}.pop());
            const int square = left.pop();
            CHECK(square > before && bits.has(square) && !left.has(square));
            seen |= Bits::of(square);
            before = square;
            ++count;
        }
        CHECK_EQ(seen, bits);
        CHECK_EQ(count, bits.count());
    }
}

TEST(set_operations) {
    hedgemaze::Random random(3);
    for (int round = 0; round < 50; ++round) {
        const Bits a = random_bits(random), b = random_bits(random);
        for (int square = 0; square < 128; ++square) {
            const bool in_a = a.has(square), in_b = b.has(square);
            CHECK_EQ((a & b).has(square), in_a && in_b);
            CHECK_EQ((a | b).has(square), in_a || in_b);
            CHECK_EQ((a ^ b).has(square), in_a != in_b);
            CHECK_EQ((~a).has(square), !in_a);
            CHECK_EQ(a.without(b).has(square), in_a && !in_b);
        }
    }
}
