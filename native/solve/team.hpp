// How the solver spreads its work: over one thread here, over several in threads.hpp.
#pragma once

namespace hedgemaze::solve {

class Team {
   public:
    using Task = void (*)(void* context, int part);
    // Runs task(context, part) for every part from 0 to parts - 1, in any order, and waits for all of them.
    virtual void run(int parts, Task task, void* context) {
        for (int part = 0; part < parts; ++part) task(context, part);
    }
    virtual int size() const { return 1; }

   protected:
    ~Team() = default;
};

class SingleThread final : public Team {};

}  // namespace hedgemaze::solve
