// Threads that wait for work and share it. Not for WebAssembly.
#pragma once

#include <algorithm>
#include <atomic>
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
        for (int i = 1; i < threads; ++i) workers_.emplace_back([this] { serve(); });
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

    // Calls work(begin, end) on the threads, with ranges that make up 0 to count - 1, each once; returns when all are
    // done. Only one thread may call it at a time. A thread takes the next range when it has done one, so the caller
    // does the share of a thread that wakes up late, and does not wait for one that has not begun.
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
            length_ = std::max<std::size_t>(1, count / (kRanges * (workers_.size() + 1)));
            next_.store(0, std::memory_order_relaxed);
            has_work_ = true;
        }
        wake_.notify_all();
        take_ranges();
        // A last range takes microseconds, less than to sleep and be woken.
        for (int i = 0; i < kYields && busy_.load(std::memory_order_acquire) > 0; ++i) std::this_thread::yield();
        std::unique_lock<std::mutex> lock(mutex_);
        has_work_ = false;
        done_.wait(lock, [this] { return busy_.load(std::memory_order_relaxed) == 0; });
    }

   private:
    static constexpr std::size_t kRanges = 8;  // per thread
    static constexpr int kYields = 100;

    void take_ranges() {
        for (;;) {
            const std::size_t begin = next_.fetch_add(length_, std::memory_order_relaxed);
            if (begin >= count_) return;
            call_(context_, begin, std::min(begin + length_, count_));
        }
    }

    // A thread is busy from when it sees the work until it finds no range left; only then may the work change.
    void serve() {
        std::unique_lock<std::mutex> lock(mutex_);
        for (;;) {
            wake_.wait(lock, [this] { return is_closed_ || has_work_; });
            if (is_closed_) return;
            busy_.fetch_add(1, std::memory_order_relaxed);
            lock.unlock();
            take_ranges();
            lock.lock();
            has_work_ = false;
            if (busy_.fetch_sub(1, std::memory_order_release) == 1) done_.notify_one();
        }
    }

    std::mutex mutex_;
    std::condition_variable wake_, done_;
    std::vector<std::thread> workers_;
    void (*call_)(void*, std::size_t, std::size_t) = nullptr;
    void* context_ = nullptr;
    std::size_t count_ = 0, length_ = 1;
    std::atomic<std::size_t> next_ = 0;  // the first number that no range has yet
    std::atomic<int> busy_ = 0;          // threads at work besides the caller
    bool has_work_ = false, is_closed_ = false;
};

}  // namespace hedgemaze::env
