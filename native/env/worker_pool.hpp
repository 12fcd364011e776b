// Threads that wait for work and share it. Not for WebAssembly.
#pragma once

#include <condition_variable>
#include <cstddef>
#include <mutex>
#include <thread>
#include <vector>

namespace hedgemaze::env {

class WorkerPool {
   public:
    // Counts the calling thread: a pool of one starts no thread.
    explicit WorkerPool(int threads) {
        for (int i = 1; i < threads; ++i) workers_.emplace_back([this, i] { serve(static_cast<std::size_t>(i)); });
    }
    WorkerPool(const WorkerPool&) = delete;
    WorkerPool& operator=(const WorkerPool&) = delete;

    ~WorkerPool() {
        {
            const std::lock_guard<std::mutex> lock(mutex_);
            is_closed_ = true;
        }
        wake_.notify_all();
        for (std::thread& each : workers_) each.join();
    }

    // Calls work(begin, end) on every thread, with the ranges of equal length that make up 0 to count - 1; returns when
    // all are done. Only one thread may call it at a time.
    template <typename Work>
    void run(std::size_t count, Work& work) {
        if (workers_.empty()) return work(std::size_t{0}, count);
        {
            const std::lock_guard<std::mutex> lock(mutex_);
            call_ = [](void* context, std::size_t begin, std::size_t end) {
                (*static_cast<Work*>(context))(begin, end);
            };
            context_ = &work;
            count_ = count;
            waiting_ = workers_.size();
            ++round_;
        }
        wake_.notify_all();
        work(std::size_t{0}, begin_of(1, count));
        std::unique_lock<std::mutex> lock(mutex_);
        done_.wait(lock, [this] { return waiting_ == 0; });
    }

   private:
    std::size_t begin_of(std::size_t part, std::size_t count) const { return count * part / (workers_.size() + 1); }

    void serve(std::size_t part) {
        std::size_t seen = 0;
        std::unique_lock<std::mutex> lock(mutex_);
        for (;;) {
            wake_.wait(lock, [&] { return is_closed_ || round_ != seen; });
            if (is_closed_) return;
            seen = round_;
            const std::size_t begin = begin_of(part, count_), end = begin_of(part + 1, count_);
            lock.unlock();
            call_(context_, begin, end);
            lock.lock();
            if (--waiting_ == 0) done_.notify_one();
        }
    }

    std::mutex mutex_;
    std::condition_variable wake_, done_;
    std::vector<std::thread> workers_;
    void (*call_)(void*, std::size_t, std::size_t) = nullptr;
    void* context_ = nullptr;
    std::size_t count_ = 0, waiting_ = 0, round_ = 0;
    bool is_closed_ = false;
};

}  // namespace hedgemaze::env
