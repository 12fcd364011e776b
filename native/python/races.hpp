// A cache of solved races for one thread.
#pragma once

#include "knowledge/classic/race.hpp"
#include "python/bindings.hpp"

namespace hedgemaze::python {

class Races {
   public:
    RaceMemory* get() { return &memory_; }

    // Looks a race up. Tables identify their mode by address, so the cache keeps the mode alive.
    bool lookup(const PositionHandle& handle, Proof& proof) {
        if (mode_ != handle.mode) {
            for (RaceTable& table : tables_) table.mode = nullptr;
            mode_ = handle.mode;
        }
        return lookup_race(handle.state, proof, memory_);
    }

   private:
    static constexpr int kTables = 16;
    std::vector<RaceTable> tables_ = std::vector<RaceTable>(kTables);
    RaceMemory memory_ = {tables_.data(), kTables};
    SharedMode mode_;
};

}  // namespace hedgemaze::python
