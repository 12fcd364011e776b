// What an alpha-beta search remembers of positions: bounds and best actions, and apart from them bare judgements.
#pragma once

#include <cstddef>

#include "hedgemaze/alpha_beta_score.hpp"

namespace hedgemaze {

// An action with the side that plays it: action + 1024 * side. In a best-reply search any rival may reply.
using Choice = std::uint16_t;
inline constexpr Choice kNoChoice = 0xffff;
constexpr Choice to_choice(ActionNumber action, int side) { return static_cast<Choice>(action | side << 10); }
constexpr ActionNumber action_of(Choice choice) { return choice & 1023; }
constexpr std::uint8_t side_of(Choice choice) { return static_cast<std::uint8_t>(choice >> 10); }

inline constexpr std::uint8_t kNoRepetition = 255;

enum class Bound : std::uint8_t { kNone, kUpper, kLower, kExact };

// What a search below a position came to.
struct Finding {
    Score score = 0;
    std::uint8_t low = kNoRepetition;  // the ply of the earliest position on the path whose repetition it rests on
    bool is_complete = false;          // nothing in it is a judgement: it is so by the rules
    bool is_closed = false;            // a deeper search would find the same
};

struct TableEntry {
    std::uint64_t key = 0;
    std::int16_t score = 0;
    Choice choice = kNoChoice;
    std::uint8_t depth = 0;
    Bound bound = Bound::kNone;
    std::uint8_t generation = 0;
    std::uint8_t flags = 0;  // bit 0: is_complete, bit 1: is_closed
};
static_assert(sizeof(TableEntry) == 16);

// Memory that somebody else owns, seen as a table; an eighth of it holds the judgements. Where every byte is 0 nothing
// is known.
class Table {
   public:
    void use(void* memory, std::size_t bytes) {
        std::size_t groups = 1, judged = 1;
        while (groups * 2 * sizeof(Group) <= bytes - bytes / 8) groups *= 2;
        while (judged * 2 * sizeof(std::uint64_t) <= bytes - groups * sizeof(Group)) judged *= 2;
        groups_ = static_cast<Group*>(memory);
        judged_ = reinterpret_cast<std::uint64_t*>(groups_ + groups);
        group_mask_ = groups - 1;
        judged_mask_ = judged - 1;
    }

    void clear() {
        for (std::size_t i = 0; i <= group_mask_; ++i) groups_[i] = {};
        for (std::size_t i = 0; i <= judged_mask_; ++i) judged_[i] = 0;
        generation_ = 0;
    }

    // From now on what was known before gives way first.
    void grow_older() { ++generation_; }
    void prefetch(std::uint64_t key) const { __builtin_prefetch(&groups_[key & group_mask_]); }

    const TableEntry* find(std::uint64_t key) const {
        for (const TableEntry& entry : groups_[key & group_mask_].entries)
            if (entry.key == key && entry.generation != 0) return &entry;
        return nullptr;
    }

    void store(std::uint64_t key, int depth, Bound bound, Choice choice, const Finding& finding, int ply) {
        TableEntry* worst = nullptr;
        int least = 0;
        for (TableEntry& entry : groups_[key & group_mask_].entries) {
            if (entry.key == key && entry.generation != 0) {
                worst = &entry;
                break;
            }
            const int age = static_cast<std::uint8_t>(stamp() - entry.generation);
            const int worth = entry.generation == 0 ? -10'000 : entry.depth - 8 * age;
            if (worst == nullptr || worth < least) worst = &entry, least = worth;
        }
        if (worst->key != key || worst->generation == 0) {
            worst->choice = kNoChoice;
        } else if (worst->bound != Bound::kNone && bound == Bound::kNone) {
            if (choice != kNoChoice) worst->choice = choice;
            return;
        }
        worst->key = key;
        worst->score = static_cast<std::int16_t>(to_table(finding.score, ply));
        if (choice != kNoChoice) worst->choice = choice;
        worst->depth = static_cast<std::uint8_t>(depth);
        worst->bound = bound;
        worst->generation = stamp();
        worst->flags = static_cast<std::uint8_t>((finding.is_complete ? 1 : 0) | (finding.is_closed ? 2 : 0));
    }

    // A judgement is kept with the upper 48 bits of its key; the lower ones say where.
    bool find_judgement(std::uint64_t key, Score& score) const {
        const std::uint64_t word = judged_[key & judged_mask_];
        if ((word ^ key) >> 16 != 0 || word == 0) return false;
        score = static_cast<std::int16_t>(word & 0xffff);
        return true;
    }
    void store_judgement(std::uint64_t key, Score score) {
        judged_[key & judged_mask_] = (key & ~std::uint64_t{0xffff}) | static_cast<std::uint16_t>(score);
    }

   private:
    struct alignas(64) Group {
        TableEntry entries[4];
    };
    // 0 is an entry that was never written.
    std::uint8_t stamp() const { return static_cast<std::uint8_t>(generation_ % 255 + 1); }

    Group* groups_ = nullptr;
    std::uint64_t* judged_ = nullptr;
    std::size_t group_mask_ = 0;
    std::size_t judged_mask_ = 0;
    std::uint32_t generation_ = 0;
};

}  // namespace hedgemaze
