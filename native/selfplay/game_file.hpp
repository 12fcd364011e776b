// Files of games: a head of 24 bytes, then the games. They hold actions, so every mode, maze and house rule fits, and
// a reader plays them again. docs/learning.md specifies them.
#pragma once

#include <cstdio>
#include <cstring>
#include <string>
#include <vector>

#include "board/actions.hpp"
#include "selfplay/playing/player.hpp"

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

struct GameHead {
    static constexpr std::uint32_t kVersion = 1;
    char magic[8] = {'H', 'M', 'Z', 'G', 'A', 'M', '\r', '\n'};
    std::uint32_t version = kVersion;
    std::uint32_t checksum = 0;  // CRC-32 of the games
    std::uint64_t count = 0;     // of games; 0 while the file is being written
};
static_assert(sizeof(GameHead) == 24);

// What the search said before an action. One without shares stands for a position that is not learnt from.
struct Judgement {
    struct Share {
        ActionNumber action = 0;
        std::uint8_t share = 0;  // of the visits, 255 for all
    };
    static constexpr int kMaxShares = 32;
    std::uint8_t values[kMaxSides] = {};  // per side, 255 is 1.0
    std::uint8_t count = 0;
    Share shares[kMaxShares] = {};
};

// The first actions, up to `opening`, have no judgement. A judgement without an action may follow the last action.
struct PlayedGame {
    std::string mode;  // its text; or the text of the position where the game begins
    std::vector<ActionNumber> actions;
    std::size_t opening = 0;
    std::vector<Judgement> judgements;
    std::uint8_t result[kMaxSides] = {};  // values of the outcome, 255 is 1.0
};

// A game as bytes: uint16 length of the mode's text, the text; uint16 actions, opening, judgements; 4 bytes result; the
// actions as uint16; per judgement 4 bytes values, the number of shares, and per share uint16 action and a byte.
inline std::vector<std::uint8_t> packed_game(const PlayedGame& game) {
    std::vector<std::uint8_t> bytes;
    const auto byte = [&](std::size_t value) { bytes.push_back(static_cast<std::uint8_t>(value & 255)); };
    const auto word = [&](std::size_t value) {
        byte(value);
        byte(value >> 8);
    };
    word(game.mode.size());
    for (const char each : game.mode) byte(static_cast<std::uint8_t>(each));
    word(game.actions.size());
    word(game.opening);
    word(game.judgements.size());
    for (const std::uint8_t value : game.result) byte(value);
    for (const ActionNumber action : game.actions) word(action);
    for (const Judgement& each : game.judgements) {
        for (const std::uint8_t value : each.values) byte(value);
        byte(each.count);
        for (int i = 0; i < each.count; ++i) {
            word(each.shares[i].action);
            byte(each.shares[i].share);
        }
    }
    return bytes;
}

// Reads packed games one after the other; `is_bad` if the bytes end in the middle of one.
class PackedGames {
   public:
    PackedGames(const std::uint8_t* bytes, std::size_t length) : at_(bytes), end_(bytes + length) {}
    bool is_bad = false;
    bool next(PlayedGame& game) {
        if (at_ == end_) return false;
        const std::size_t length = word();
        game.mode.clear();
        for (std::size_t i = 0; i < length; ++i) game.mode.push_back(static_cast<char>(byte()));
        game.actions.resize(word());
        game.opening = word();
        game.judgements.resize(is_bad ? 0 : word());
        for (std::uint8_t& value : game.result) value = byte();
        for (ActionNumber& action : game.actions) action = static_cast<ActionNumber>(word());
        for (Judgement& each : game.judgements) {
            for (std::uint8_t& value : each.values) value = byte();
            each.count = byte();
            is_bad |= each.count > Judgement::kMaxShares;
            for (int i = 0; i < each.count && !is_bad; ++i) {
                each.shares[i].action = static_cast<ActionNumber>(word());
                each.shares[i].share = byte();
            }
        }
        return !is_bad;
    }

   private:
    std::uint8_t byte() {
        if (at_ == end_) {
            is_bad = true;
            return 0;
        }
        return *at_++;
    }
    std::size_t word() {
        const std::size_t low = byte();
        return low | static_cast<std::size_t>(byte()) << 8;
    }
    const std::uint8_t* at_;
    const std::uint8_t* end_;
};

class GameWriter {
   public:
    explicit GameWriter(const std::string& path) : path_(path), file_(std::fopen(path.c_str(), "wb")) {
        if (file_ == nullptr) fail("cannot write " + path);
        put(&head_, sizeof head_);
    }
    void write(const PlayedGame& game) {
        const std::vector<std::uint8_t> bytes = packed_game(game);
        put(bytes.data(), bytes.size());
        checksum_.add(bytes.data(), bytes.size());
        ++head_.count;
    }
    void close() {
        head_.checksum = checksum_.value();
        std::rewind(file_);
        put(&head_, sizeof head_);
        if (std::fclose(file_) != 0) fail("cannot write " + path_);
    }

   private:
    void put(const void* bytes, std::size_t length) {
        if (std::fwrite(bytes, 1, length, file_) != length) fail("cannot write " + path_);
    }
    std::string path_;
    std::FILE* file_;
    GameHead head_;
    Checksum checksum_;
};

// All bytes of a file after its head.
inline std::vector<std::uint8_t> read_games(const std::string& path) {
    std::FILE* file = std::fopen(path.c_str(), "rb");
    if (file == nullptr) fail("cannot open " + path);
    GameHead head;
    if (std::fread(&head, sizeof head, 1, file) != 1 || std::memcmp(head.magic, GameHead{}.magic, 8) != 0)
        fail(path + " is not a file of games");
    if (head.version != GameHead::kVersion) fail(path + " has another version of the format");
    std::vector<std::uint8_t> bytes;
    std::uint8_t buffer[1 << 16];
    for (std::size_t count = 0; (count = std::fread(buffer, 1, sizeof buffer, file)) > 0;)
        bytes.insert(bytes.end(), buffer, buffer + count);
    std::fclose(file);
    Checksum checksum;
    checksum.add(bytes.data(), bytes.size());
    if (checksum.value() != head.checksum) fail(path + " is damaged or incomplete");
    return bytes;
}

}  // namespace hedgemaze::selfplay
