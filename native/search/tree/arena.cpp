#include "search/tree/arena.hpp"

namespace hedgemaze {

Cell Arena::take_free(int cells) {
    const Cell known = free_[cells];
    if (known == 0) return 0;
    free_[cells] = static_cast<Cell>(block_[known]);
    freed_ -= static_cast<Cell>(cells);
    return known;
}

Cell Arena::split_larger(int cells) {
    for (int size = cells + 1; size <= kLargest; ++size) {
        const Cell larger = take_free(size);
        if (larger == 0) continue;
        release(larger + static_cast<Cell>(cells), size - cells);
        return larger;
    }
    return 0;
}

Cell Arena::allocate(int cells) {
    const auto count = static_cast<Cell>(cells);
    const Cell known = take_free(cells);
    if (known != 0) return known;
    if (limit_ - top_ >= count) {
        top_ += count;
        return top_ - count;
    }
    const Cell taken = source_ == nullptr ? 0 : take_from_source(cells);
    return taken != 0 ? taken : split_larger(cells);
}

// A new chunk for this arena, whose own is used up; if the source has none, one piece of its free lists.
Cell Arena::take_from_source(int cells) {
    const auto count = static_cast<Cell>(cells);
    const SpinGuard<true> guard(source_->lock_, locking_);
    Cell size = kLargest, chunk = source_->take_free(kLargest);
    if (chunk == 0) {
        const Cell left = source_->limit_ - source_->top_, share = source_->limit_ / 64;
        size = share < kMaxChunk ? share : kMaxChunk;
        if (size < kLargest) size = kLargest;
        if (size > left) size = left;
        if (size < count) return source_->allocate(cells);
        chunk = source_->top_;
        source_->top_ += size;
    }
    if (limit_ > top_) release(top_, static_cast<int>(limit_ - top_));  // less than one piece
    top_ = chunk + count;
    limit_ = chunk + size;
    return chunk;
}

void Arena::return_all() {
    Arena& source = *source_;
    for (int size = 1; size <= kLargest; ++size) {
        if (free_[size] == 0) continue;
        block_[last_[size]] = source.free_[size];
        if (source.free_[size] == 0) source.last_[size] = last_[size];
        source.free_[size] = free_[size];
        free_[size] = 0;
    }
    source.freed_ += freed_;
    if (limit_ == source.top_) {
        source.top_ = top_;
    } else {
        for (Cell size = 0; top_ < limit_; top_ += size) {
            size = limit_ - top_ < kLargest ? limit_ - top_ : Cell{kLargest};
            source.release(top_, static_cast<int>(size));
        }
    }
    borrow_from(source, locking_);
}

}  // namespace hedgemaze
