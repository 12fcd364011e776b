// What the search has found out about positions, by hash: the same position is reached in many orders, above all by the
// ghosts. One entry a place; the table grows with the search, so that a short one has little to clear.
#pragma once

#include <cstddef>

#include "hedgemaze/evaluation.hpp"

namespace hedgemaze {

struct Mean {
    std::uint64_t key;
    Values values;
    std::uint32_t visits;  // 0: an empty place
    std::uint32_t unused;
};
static_assert(sizeof(Mean) == 32);

class Means {
   public:
    // Takes this block, aligned to 8 bytes; without room for a few entries there is no table.
    void reset(void* memory, std::size_t bytes) {
        table_ = static_cast<Mean*>(memory);
        most_ = kFirst;
        while (2 * most_ * sizeof(Mean) <= bytes) most_ *= 2;
        size_ = kFirst * sizeof(Mean) <= bytes ? kFirst : 0;
        filled_ = 0;
        for (std::size_t i = 0; i < size_; ++i) table_[i].visits = 0;
    }

    // What is known of a position; null if nothing is.
    const Mean* find(std::uint64_t key) const {
        if (size_ == 0) return nullptr;
        const Mean& entry = table_[key & (size_ - 1)];
        return entry.visits > 0 && entry.key == key ? &entry : nullptr;
    }

    // Notes what is known now. Another position gives way only to one that is known as well, and ages otherwise.
    void put(std::uint64_t key, const Values& values, std::uint32_t visits) {
        if (size_ == 0) return;
        Mean& entry = table_[key & (size_ - 1)];
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

    // Doubles the table: each entry stays, or goes to the same place in the new half.
    void grow() {
        for (std::size_t i = 0; i < size_; ++i) {
            Mean& entry = table_[i];
            Mean& other = table_[i + size_];
            other.visits = 0;
            if (entry.visits == 0 || (entry.key & size_) == 0) continue;
            other = entry;
            entry.visits = 0;
        }
        size_ *= 2;
    }

    Mean* table_ = nullptr;
    std::size_t size_ = 0;  // a power of two
    std::size_t most_ = 0;
    std::size_t filled_ = 0;
};

}  // namespace hedgemaze
