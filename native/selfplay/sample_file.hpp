// Files of samples: a head of 96 bytes, then the samples. docs/learning.md specifies them.
#pragma once

#include <cstdio>
#include <cstring>
#include <string>

#include "selfplay/player.hpp"
#include "selfplay/sample.hpp"
#include "text/modes/mode_text.hpp"

namespace hedgemaze::selfplay {

struct ChecksumTable {
    std::uint32_t of[256] = {};
    constexpr ChecksumTable() {
        for (std::uint32_t i = 0; i < 256; ++i) {
            of[i] = i;
            for (int bit = 0; bit < 8; ++bit) of[i] = of[i] >> 1 ^ ((of[i] & 1) != 0 ? 0xedb88320U : 0);
        }
    }
};
inline constexpr ChecksumTable kChecksumTable;

// CRC-32 as in zip and PNG.
class Checksum {
   public:
    void add(const void* bytes, std::size_t length) {
        const auto* at = static_cast<const std::uint8_t*>(bytes);
        for (std::size_t i = 0; i < length; ++i) state_ = kChecksumTable.of[(state_ ^ at[i]) & 255] ^ state_ >> 8;
    }
    std::uint32_t value() const { return ~state_; }

   private:
    std::uint32_t state_ = 0xffffffffU;
};

struct SampleHead {
    static constexpr std::uint32_t kVersion = 1;
    char magic[8] = {'H', 'M', 'Z', 'P', 'O', 'S', '\r', '\n'};
    std::uint32_t version = kVersion;
    std::uint32_t checksum = 0;  // of the samples
    std::uint64_t count = 0;     // of samples; 0 while the file is being written
    char mode[72] = {};          // text
};
static_assert(sizeof(SampleHead) == 96);

class SampleWriter {
   public:
    SampleWriter(const std::string& path, const std::string& mode)
        : path_(path), file_(std::fopen(path.c_str(), "wb")) {
        if (file_ == nullptr) fail("cannot write " + path);
        if (mode.size() >= sizeof head_.mode) fail("the mode's text is too long: " + mode);
        std::memcpy(head_.mode, mode.data(), mode.size());
        put(&head_, sizeof head_);
    }
    void write(const Sample* samples, std::size_t count) {
        put(samples, count * sizeof(Sample));
        checksum_.add(samples, count * sizeof(Sample));
        head_.count += count;
    }
    void close() {
        head_.checksum = checksum_.value();
        std::rewind(file_);
        put(&head_, sizeof head_);
        if (std::fclose(file_) != 0) fail("cannot write " + path_);
    }
    std::uint64_t count() const { return head_.count; }

   private:
    void put(const void* bytes, std::size_t length) {
        if (std::fwrite(bytes, 1, length, file_) != length) fail("cannot write " + path_);
    }
    std::string path_;
    std::FILE* file_;
    SampleHead head_;
    Checksum checksum_;
};

class SampleReader {
   public:
    explicit SampleReader(const std::string& path) : path_(path), file_(std::fopen(path.c_str(), "rb")) {
        if (file_ == nullptr) fail("cannot open " + path);
        if (std::fread(&head_, sizeof head_, 1, file_) != 1 || std::memcmp(head_.magic, SampleHead{}.magic, 8) != 0)
            fail(path + " is not a file of samples");
        if (head_.version != SampleHead::kVersion) fail(path + " has another version of the format");
        if (!parse_mode(head_.mode, strnlen(head_.mode, sizeof head_.mode), mode_).is_ok())
            fail(path + " names no mode");
    }
    const Mode& mode() const { return mode_; }
    // Returns how many were read; 0 at the end.
    std::size_t read(Sample* samples, std::size_t most) {
        const std::size_t count = std::fread(samples, sizeof(Sample), most, file_);
        checksum_.add(samples, count * sizeof(Sample));
        seen_ += count;
        if (count == 0 && (seen_ != head_.count || checksum_.value() != head_.checksum))
            fail(path_ + " is damaged or incomplete");
        return count;
    }
    void close() { std::fclose(file_); }

   private:
    std::string path_;
    std::FILE* file_;
    SampleHead head_;
    Mode mode_;
    Checksum checksum_;
    std::uint64_t seen_ = 0;
};

}  // namespace hedgemaze::selfplay
