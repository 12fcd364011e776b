#include "knowledge/classic/goal_field.hpp"

namespace hedgemaze::classic {

namespace {

int last_of(Bits bits) { return bits.hi != 0 ? 127 - __builtin_clzll(bits.hi) : 63 - __builtin_clzll(bits.lo); }

}  // namespace

Slots lengthening_slots(const Fences& fences, const GoalField& field, int square) {
    PathSteps low, high;
    int low_at = square, high_at = square;
    for (int left = field.distance; left > 0; --left) {
        const Bits nearer = field.within(left - 1);
        const int low_next = (fences.neighbours(Bits::of(low_at)) & nearer).first();
        const int high_next = last_of(fences.neighbours(Bits::of(high_at)) & nearer);
        low.add_step(low_at, low_next);
        high.add_step(high_at, high_next);
        low_at = low_next;
        high_at = high_next;
    }
    return low.cutting_slots() & high.cutting_slots();
}

void distances_with(const Fences& fences, const GoalField& field, int square, const Fence* added, int count, int* out) {
    typedef std::uint64_t Lanes __attribute__((vector_size(8 * kTogether)));
    const auto for_all = [](std::uint64_t word, Lanes& lanes) { lanes = Lanes{} + word; };
    Lanes north_lo, north_hi, east_lo, east_hi, pawn_lo, pawn_hi, lo, hi;
    Bits beside;
    for (int i = 0; i < kTogether; ++i) {
        const Fence fence = added[i < count ? i : 0];
        Fences with = fences;
        with.add(fence);
        north_lo[i] = with.north.lo, north_hi[i] = with.north.hi, east_lo[i] = with.east.lo, east_hi[i] = with.east.hi;
        beside |= Bits::of(fence.slot) | Bits::of(fence.slot + 1) | Bits::of(fence.slot + kStride) |
                  Bits::of(fence.slot + kStride + 1);
    }
    // The fill is unchanged up to the first square beside a fence.
    int steps = 0;
    while ((field.within(steps) & beside).none()) ++steps;
    for_all(Bits::of(square).lo, pawn_lo);
    for_all(Bits::of(square).hi, pawn_hi);
    for_all(field.within(steps).lo, lo);
    for_all(field.within(steps).hi, hi);
    Lanes taken = {}, open;
    for (;;) {
        open = reinterpret_cast<Lanes>(((lo & pawn_lo) | (hi & pawn_hi)) == 0);
        const Lanes north_from = lo & north_lo, east_from = lo & east_lo;
        const Lanes grown_lo = lo | north_from << kStride | east_from << 1 |
                               ((lo >> kStride | hi << (64 - kStride)) & north_lo) | ((lo >> 1 | hi << 63) & east_lo);
        const Lanes grown_hi = hi | (hi & north_hi) << kStride | north_from >> (64 - kStride) | (hi & east_hi) << 1 |
                               east_from >> 63 | (hi >> kStride & north_hi) | (hi >> 1 & east_hi);
        const Lanes going = open & ((grown_lo ^ lo) | (grown_hi ^ hi));
        if ((going[0] | going[1] | going[2] | going[3]) == 0) break;
        taken -= open;
        lo = grown_lo;
        hi = grown_hi;
    }
    for (int i = 0; i < count; ++i) out[i] = open[i] != 0 ? -1 : steps + static_cast<int>(taken[i]);
}

}  // namespace hedgemaze::classic
