// Transposition table: mean values and visits by position hash. One entry per slot. The table grows with the search, so
// that a short search clears little memory. Several threads lock single entries, skip those that are locked, and let
// the table grow only while none of them searches.
#pragma once

#include <cstddef>

#include "knowledge/evaluation.hpp"
#include "search/tree/spin_lock.hpp"

namespace hedgemaze {

struct Transposition {
    std::uint64_t key;
    Values values;
    std::uint32_t visits;  // 0: empty slot
    std::uint8_t lock;
};
static_assert(sizeof(Transposition) == 32);

class TranspositionTable {
   public:
    // Uses this block, aligned to 8 bytes; if it is too small, the table stays empty.
    void reset(void* memory, std::size_t bytes) {
        table_ = static_cast<Transposition*>(memory);
        most_ = kFirst;
        while (2 * most_ * sizeof(Transposition) <= bytes) most_ *= 2;
        size_ = kFirst * sizeof(Transposition) <= bytes ? kFirst : 0;
        filled_ = 0;
        for (std::size_t i = 0; i < size_; ++i) table_[i].visits = table_[i].lock = 0;
    }

    // Finds an entry with more visits than `visits`; false if there is none.
    template <bool kShared>
    bool find(std::uint64_t key, std::uint32_t visits, Transposition& out) {
        if (size_ == 0) return false;
        Transposition& entry = table_[key & (size_ - 1)];
        if (!is_newer(entry, key, visits) || (kShared && !try_lock(entry.lock))) return false;
        const bool is_known = is_newer(entry, key, visits);
        if (is_known) out.values = entry.values;
        if (kShared) unlock(entry.lock);
        return is_known;
    }

    // Stores an entry, unless the table has one with more visits. Another position in its slot is replaced only by one
    // with at least a quarter of its visits; otherwise its visits decay. Returns the number of slots that it filled: 0
    // or 1.
    template <bool kShared>
    std::size_t put(std::uint64_t key, const Values& values, std::uint32_t visits) {
        if (size_ == 0) return 0;
        Transposition& entry = table_[key & (size_ - 1)];
        if (is_newer(entry, key, visits) || (kShared && !try_lock(entry.lock))) return 0;
        const std::uint32_t before = entry.visits;
        if (before > 0 && entry.key != key && visits < before / 4) {
            store_relaxed(entry.visits, before - before / 8);
        } else if (!is_newer(entry, key, visits)) {
            store_relaxed(entry.key, key);
            store_relaxed(entry.visits, visits);
            entry.values = values;
        }
        if (kShared) unlock(entry.lock);
        return before == 0 ? 1 : 0;
    }

    // Counts filled slots; from half of them on, the table must grow.
    template <bool kShared>
    void add_filled(std::size_t count) {
        if (kShared)
            __atomic_fetch_add(&filled_, count, __ATOMIC_RELAXED);
        else
            filled_ += count;
    }
    bool must_grow() const { return load_relaxed(filled_) > size_ / 2 && size_ < most_; }

    // Doubles the table: each entry stays or moves to the same index in the new half.
    void grow() {
        for (std::size_t i = 0; i < size_; ++i) {
            Transposition& entry = table_[i];
            Transposition& other = table_[i + size_];
            other.visits = other.lock = 0;
            if (entry.visits == 0 || (entry.key & size_) == 0) continue;
            other = entry;
            entry.visits = 0;
        }
        size_ *= 2;
    }
    // Grows ahead, so that threads pause seldom.
    void grow_ahead() {
        while (size_ < most_ && size_ > 0 && (size_ < kAhead || filled_ > size_ / 8)) grow();
    }

   private:
    static constexpr std::size_t kFirst = 256;
    static constexpr std::size_t kAhead = 8192;  // entries at least, for several threads

    // Without the lock it may be wrong, with it not.
    static bool is_newer(const Transposition& entry, std::uint64_t key, std::uint32_t visits) {
        return load_relaxed(entry.visits) > visits && load_relaxed(entry.key) == key;
    }

    Transposition* table_ = nullptr;
    std::size_t size_ = 0;  // a power of two
    std::size_t most_ = 0;
    std::size_t filled_ = 0;
};

}  // namespace hedgemaze
