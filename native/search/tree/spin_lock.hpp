// What threads share without a mutex: relaxed loads and stores, and locks of one bit. One thread alone uses no lock.
#pragma once

#include <cstdint>

namespace hedgemaze {

template <typename T>
T load_relaxed(const T& from) {
    return __atomic_load_n(&from, __ATOMIC_RELAXED);
}

template <typename T>
void store_relaxed(T& to, T value) {
    __atomic_store_n(&to, value, __ATOMIC_RELAXED);
}

// How a thread waits.
struct Locking {
    void (*yield)() = nullptr;  // gives the processor to another thread; the caller's, because the core has no threads

    // Waits a moment; `count` says how often it has waited.
    void wait(int& count) const {
        constexpr int kSpins = 128;  // a lock is held for less than a microsecond, unless its holder was interrupted
        if (++count % kSpins == 0 && yield != nullptr) return yield();
#if defined(__x86_64__)
        __builtin_ia32_pause();
#elif defined(__aarch64__)
        __asm__ __volatile__("yield");
#endif
    }
};

// A lock in one bit of a byte. Only the holder writes the other bits.
inline constexpr std::uint8_t kLockBit = 1;

inline bool try_lock(std::uint8_t& byte) {
    std::uint8_t seen = load_relaxed(byte);
    return (seen & kLockBit) == 0 &&
           __atomic_compare_exchange_n(&byte, &seen, static_cast<std::uint8_t>(seen | kLockBit), false,
                                       __ATOMIC_ACQUIRE, __ATOMIC_RELAXED);
}

inline void unlock(std::uint8_t& byte) {
    __atomic_store_n(&byte, static_cast<std::uint8_t>(load_relaxed(byte) & ~kLockBit), __ATOMIC_RELEASE);
}

// Holds a lock, if several threads share what it guards.
template <bool kShared>
class SpinGuard {
   public:
    SpinGuard(std::uint8_t& byte, const Locking& locking) {
        if constexpr (!kShared) return;
        byte_ = &byte;
        for (int count = 0; !try_lock(byte);) locking.wait(count);
    }
    ~SpinGuard() { release(); }
    SpinGuard(const SpinGuard&) = delete;
    SpinGuard& operator=(const SpinGuard&) = delete;
    void release() {
        if (kShared && byte_ != nullptr) unlock(*byte_);
        byte_ = nullptr;
    }

   private:
    std::uint8_t* byte_ = nullptr;
};

}  // namespace hedgemaze
