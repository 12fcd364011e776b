// Scanning and writing texts in buffers of the caller. All of it is constexpr.
#pragma once

#include <cstddef>

#include "board/geometry.hpp"

namespace hedgemaze {

// A view of characters without a terminating zero. Not std::string_view: WebAssembly is built without a C library.
struct Text {
    const char* at = nullptr;
    std::size_t size = 0;

    constexpr Text() = default;
    constexpr Text(const char* start, std::size_t length) : at(start), size(length) {}
    // From a literal, whose length is known at compile time: no call of strlen.
    template <std::size_t N>
    constexpr Text(const char (&word)[N]) : at(word), size(N - 1) {}

    constexpr bool empty() const { return size == 0; }
    constexpr bool operator==(Text other) const {
        if (size != other.size) return false;
        for (std::size_t i = 0; i < size; ++i)
            if (at[i] != other.at[i]) return false;
        return true;
    }
    // Index of the first occurrence of a character; `size` if there is none.
    constexpr std::size_t find(char wanted) const {
        std::size_t i = 0;
        while (i < size && at[i] != wanted) ++i;
        return i;
    }
    constexpr bool has(char wanted) const { return find(wanted) < size; }
    constexpr void skip(std::size_t count) { at += count, size -= count; }
};

// Splits a text at the first separator; `after` is empty if there is none. Returns whether there is one.
constexpr bool partition(Text text, char separator, Text& before, Text& after) {
    const std::size_t at = text.find(separator);
    const bool is_there = at < text.size;
    before = {text.at, at};
    after = {text.at + at + (is_there ? 1 : 0), is_there ? text.size - at - 1 : 0};
    return is_there;
}

// Iterates over the parts of a text between separators; an empty text has one empty part.
class Parts {
   public:
    constexpr Parts(Text text, char separator) : rest_(text), separator_(separator) {}

    constexpr bool next(Text& part) {
        if (is_done_) return false;
        is_done_ = !partition(rest_, separator_, part, rest_);
        return true;
    }

   private:
    Text rest_;
    char separator_;
    bool is_done_ = false;
};

// The take_ functions consume a token from the front of a text, or leave the text unchanged.

constexpr bool take(Text& rest, char wanted) {
    if (rest.empty() || *rest.at != wanted) return false;
    rest.skip(1);
    return true;
}

// Any of the 81 squares, for every board size; kNoSquare if there is none.
constexpr Square take_square(Text& rest) {
    if (rest.size < 2) return kNoSquare;
    const char file = rest.at[0], row = rest.at[1];
    if (file < 'a' || file > 'i' || row < '1' || row > '9') return kNoSquare;
    rest.skip(2);
    return static_cast<Square>(kStride * (row - '1') + (file - 'a'));
}

// Any of the 81 slots, so that the caller can tell a fence off the board from no fence.
constexpr bool take_fence(Text& rest, Fence& out) {
    Text tail = rest;
    const Square slot = take_square(tail);
    if (slot == kNoSquare) return false;
    const bool is_vertical = take(tail, 'v');
    if (!is_vertical && !take(tail, 'h')) return false;
    out = {slot, is_vertical ? Axis::kVertical : Axis::kHorizontal};
    rest = tail;
    return true;
}

// Index of a letter in `letters`; -1 if it is not there.
constexpr int index_of(char letter, Text letters) {
    const std::size_t at = letters.find(letter);
    return at < letters.size ? static_cast<int>(at) : -1;
}

constexpr int take_letter(Text& rest, Text letters) {
    const int index = rest.empty() ? -1 : index_of(*rest.at, letters);
    if (index >= 0) rest.skip(1);
    return index;
}

constexpr bool is_on_board(int square, int size) { return file_of(square) < size && row_of(square) < size; }

// Parses a whole text as a number without sign or leading zeros, of at most seven digits.
constexpr bool parse_number(Text text, std::uint32_t& out) {
    if (text.empty() || text.size > 7 || (text.size > 1 && *text.at == '0')) return false;
    std::uint32_t number = 0;
    for (std::size_t i = 0; i < text.size; ++i) {
        if (text.at[i] < '0' || text.at[i] > '9') return false;
        number = 10 * number + static_cast<std::uint32_t>(text.at[i] - '0');
    }
    out = number;
    return true;
}

// Writes into a buffer with bounds check. length() is the length of the whole text, even if it was truncated.
class Writer {
   public:
    constexpr Writer(char* out, std::size_t capacity) : out_(out), capacity_(capacity) {}

    constexpr std::size_t length() const { return length_; }
    constexpr void put(char letter) {
        if (length_ < capacity_) out_[length_] = letter;
        ++length_;
    }
    constexpr void put(Text text) {
        for (std::size_t i = 0; i < text.size; ++i) put(text.at[i]);
    }
    constexpr void put_square(int square) {
        put(static_cast<char>('a' + file_of(square)));
        put(static_cast<char>('1' + row_of(square)));
    }
    constexpr void put_fence(Fence fence) {
        put_square(fence.slot);
        put(fence.axis == Axis::kVertical ? 'v' : 'h');
    }
    constexpr void put_number(std::uint32_t number) {
        char digits[10] = {};
        int count = 0;
        do digits[count++] = static_cast<char>('0' + number % 10);
        while ((number /= 10) != 0);
        while (count > 0) put(digits[--count]);
    }

   private:
    char* out_;
    std::size_t capacity_;
    std::size_t length_ = 0;
};

}  // namespace hedgemaze
