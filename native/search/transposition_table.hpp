// Transposition table: mean values and visits by position hash. One entry per slot. The table grows with the search, so
// that a short search clears little memory.
#pragma once

#include <cstddef>

#include "knowledge/evaluation.hpp"

namespace hedgemaze {

struct Transposition {
    std::uint64_t key;
    Values values;
    std::uint32_t visits;  // 0: empty slot
    std::uint32_t unused;
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
        for (std::size_t i = 0; i < size_; ++i) table_[i].visits = 0;
    }

    // nullptr if there is no entry.
    const Transposition* find(std::uint64_t key) const {
        if (size_ == 0) return nullptr;
        const Transposition& entry = table_[key & (size_ - 1)];
        return entry.visits > 0 && entry.key == key ? &entry : nullptr;
    }

    // Stores an entry. Another position in its slot is replaced only by one with at least a quarter of its visits;
    // otherwise its visits decay.
    void put(std::uint64_t key, const Values& values, std::uint32_t visits) {
        if (size_ == 0) return;
        Transposition& entry = table_[key & (size_ - 1)];
        if (entry.visits > 0 && entry.key != key && visits < entry.visits / 4) {
            entry.visits -= entry.visits / 8;
            return;
        }
        if (entry.visits > 0 && entry.key == key && visits < entry.visits) return;
        filled_ += entry.visits == 0;
        entry.key = key;
        entry.values = values;
        entry.visits = visits;
        if (filled_ > size_ / 2 && size_ < most_) grow();
    }

   private:
    static constexpr std::size_t kFirst = 256;

    // Doubles the table: each entry stays or moves to the same index in the new half.
    void grow() {
        for (std::size_t i = 0; i < size_; ++i) {
            Transposition& entry = table_[i];
            Transposition& other = table_[i + size_];
            other.visits = 0;
            if (entry.visits == 0 || (entry.key & size_) == 0) continue;
            other = entry;
            entry.visits = 0;
        }
        size_ *= 2;
    }

    Transposition* table_ = nullptr;
    std::size_t size_ = 0;  // a power of two
    std::size_t most_ = 0;
    std::size_t filled_ = 0;
};

}  // namespace hedgemaze
