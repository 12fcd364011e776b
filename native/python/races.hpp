// Memory for solved races: each thread of a search has its own.
#pragma once

#include <vector>

#include "knowledge/classic/race.hpp"

namespace hedgemaze::python {

class Races {
   public:
    RaceMemory* get() { return &memory_; }

   private:
    static constexpr int kTables = 16;
    std::vector<RaceTable> tables_ = std::vector<RaceTable>(kTables);
    RaceMemory memory_ = {tables_.data(), kTables};
};

}  // namespace hedgemaze::python
