// The five functions that a compiler may call by itself; there is no C library here. Compiled with -fno-builtin, so
// that none of them is turned into a call of itself; most builds need one or two, and the linker drops the others.
#include <cstddef>

extern "C" {

void* memcpy(void* to, const void* from, std::size_t count) {
    auto* out = static_cast<char*>(to);
    const auto* in = static_cast<const char*>(from);
    for (std::size_t i = 0; i < count; ++i) out[i] = in[i];
    return to;
}

void* memmove(void* to, const void* from, std::size_t count) {
    auto* out = static_cast<char*>(to);
    const auto* in = static_cast<const char*>(from);
    if (out < in) return memcpy(to, from, count);
    while (count-- > 0) out[count] = in[count];
    return to;
}

void* memset(void* to, int value, std::size_t count) {
    auto* out = static_cast<char*>(to);
    for (std::size_t i = 0; i < count; ++i) out[i] = static_cast<char>(value);
    return to;
}

int memcmp(const void* one, const void* other, std::size_t count) {
    const auto* a = static_cast<const unsigned char*>(one);
    const auto* b = static_cast<const unsigned char*>(other);
    for (std::size_t i = 0; i < count; ++i)
        if (a[i] != b[i]) return a[i] < b[i] ? -1 : 1;
    return 0;
}

std::size_t strlen(const char* text) {
    std::size_t length = 0;
    while (text[length] != 0) ++length;
    return length;
}

}  // extern "C"
