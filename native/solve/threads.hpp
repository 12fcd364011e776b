// A team of threads. Not for WebAssembly.
#pragma once

#include <atomic>
#include <thread>
#include <vector>

#include "solve/team.hpp"

namespace hedgemaze::solve {

class Threads final : public Team {
   public:
    explicit Threads(int count) : count_(count < 1 ? 1 : count) {}

    void run(int parts, Task task, void* context) override {
        std::atomic<int> next = 0;
        const auto work = [&] {
            for (int part = next++; part < parts; part = next++) task(context, part);
        };
        std::vector<std::thread> others;
        for (int i = 1; i < count_ && i < parts; ++i) others.emplace_back(work);
        work();
        for (std::thread& each : others) each.join();
    }
    int size() const override { return count_; }

   private:
    int count_;
};

}  // namespace hedgemaze::solve
