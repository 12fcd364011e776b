// A small test harness: TEST registers a test; CHECK and CHECK_EQ record a failure and continue.
//
//     TEST(shifts_cross_the_word_border) { CHECK_EQ(Bits::of(63).up<1>().first(), 64); }
#pragma once

#include <sstream>
#include <string>
#include <type_traits>

namespace harness {

struct Test {
    const char* name;
    void (*run)();
};

bool add(const char* name, void (*run)());
// Counts a check and prints the first failures of each test.
bool note(bool is_right, const char* file, int line, const std::string& what);

template <typename T>
std::string shown(const T& value) {
    std::ostringstream out;
    if constexpr (std::is_enum_v<T> || std::is_integral_v<T>) {
        out << static_cast<long long>(value);
    } else if constexpr (requires { value.hi; }) {  // Bits
        out << std::hex << value.hi << ':' << value.lo;
    } else {
        out << value;
    }
    return out.str();
}

template <typename A, typename B>
bool note_equal(const A& a, const B& b, const char* file, int line, const char* what) {
    return note(a == b, file, line, a == b ? std::string() : what + (": " + shown(a) + " is not " + shown(b)));
}

}  // namespace harness

#define TEST(name)                                                 \
    static void name();                                            \
    static const bool name##_is_known = harness::add(#name, name); \
    static void name()

#define CHECK(...) harness::note(static_cast<bool>(__VA_ARGS__), __FILE__, __LINE__, #__VA_ARGS__)
#define CHECK_EQ(a, ...) harness::note_equal(a, __VA_ARGS__, __FILE__, __LINE__, #a " == " #__VA_ARGS__)
