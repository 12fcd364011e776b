// Memory of the tree: pieces of a block, with free lists by size. A thread of several has its own arena, which takes
// larger pieces from the tree's arena and is merged into it at the end.
#pragma once

#include <cstddef>

#include "search/tree/spin_lock.hpp"

namespace hedgemaze {

// Index into the block in cells of 8 bytes; 0: none.
using Cell = std::uint32_t;

class Arena {
   public:
    static constexpr int kLargest = 640;  // cells of the largest piece

    // Owns the cells from `top` to `limit`.
    void reset(std::uint64_t* block, Cell top, Cell limit) {
        block_ = block;
        top_ = top;
        limit_ = limit;
        freed_ = 0;
        source_ = nullptr;
        for (Cell& first : free_) first = 0;
    }
    // Starts empty, and takes memory from `source` when it needs some.
    void borrow_from(Arena& source, const Locking& locking) {
        reset(source.block_, 0, 0);
        source_ = &source;
        locking_ = locking;
    }
    // Returns everything to the source. No other thread may allocate.
    void return_all();

    // 0: out of memory.
    Cell allocate(int cells);
    void release(Cell cell, int cells) {
        block_[cell] = free_[cells];
        if (free_[cells] == 0) last_[cells] = cell;
        free_[cells] = cell;
        freed_ += static_cast<Cell>(cells);
    }

    std::size_t used() const { return std::size_t{8} * (top_ - freed_); }
    // Over 7/8 of the block was allocated, and over 1/8 is free again in pieces that are never joined.
    bool is_fragmented() const { return top_ > limit_ / 8 * 7 && freed_ > limit_ / 8; }

   private:
    static constexpr Cell kMaxChunk = 8192;
    Cell take_free(int cells);
    Cell split_larger(int cells);
    Cell take_from_source(int cells);

    std::uint64_t* block_ = nullptr;
    Cell top_ = 0;                  // first cell never allocated
    Cell limit_ = 0;                // end of the cells
    Cell freed_ = 0;                // cells in the free lists
    Cell free_[kLargest + 1] = {};  // free lists by size; each free piece holds the index of the next
    Cell last_[kLargest + 1] = {};  // the last piece of a list that is not empty
    Arena* source_ = nullptr;
    Locking locking_;
    std::uint8_t lock_ = 0;  // held by a thread that takes memory from this arena for its own
};

}  // namespace hedgemaze
