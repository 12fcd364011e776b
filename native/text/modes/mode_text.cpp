#include "text/modes/mode_text.hpp"

#include "text/modes/house_text.hpp"
#include "text/modes/mode_make.hpp"
#include "text/modes/modes_data.hpp"

namespace hedgemaze {

namespace {

Status read_maze(Text text, ModeParts& parts) {
    parts.has_maze = true;
    if (!text.has('/')) {
        const ShippedMaze* found = find_maze(text);
        if (found == nullptr) return Error::kMazeUnknown;
        parts.maze_family = found->family;
        parts.maze = found->maze;
        return {};
    }
    UncheckedMaze draft;
    const Status status = parse_inline_maze(text, draft);
    if (!status.is_ok()) return status;
    parts.maze_family = draft.family;
    parts.maze = to_maze(draft);
    return {};
}

Status read_part(Text key, Text value, ModeParts& parts) {
    if (key == "size") return parse_number(value, parts.size) ? Error::kNone : Error::kModeUnreadable;
    if (key == "fences") {
        parts.has_fences = true;
        return parse_number(value, parts.fences) ? Error::kNone : Error::kModeUnreadable;
    }
    if (key == "deal") {
        parts.has_deal = true;
        return parse_deal(value, parts.deal) ? Error::kNone : Error::kModeBadDeal;
    }
    if (key == "maze") return read_maze(value, parts);
    const int option = find_option(key);
    if (option < 0) return Error::kHouseRuleUnknown;
    return parse_option(option, value, parts.house) ? Error::kNone : Error::kHouseRuleBadValue;
}

// A number per part of a mode text; all unknown parts share the last number.
int part_number(Text key) {
    constexpr Text kKeys[] = {"size", "fences", "deal", "maze"};
    for (int i = 0; i < 4; ++i)
        if (key == kKeys[i]) return i;
    const int option = find_option(key);
    return 4 + (option < 0 ? kHouseOptions : option);
}

Status read(Text text, ModeParts& parts) {
    Parts split(text, ';');
    split.next(parts.name);
    std::uint64_t seen = 0;
    for (Text part; split.next(part);) {
        Text key, value;
        if (!partition(part, '=', key, value)) return Error::kModeUnreadable;
        const std::uint64_t bit = std::uint64_t{1} << part_number(key);
        if ((seen & bit) != 0) return Error::kModeUnreadable;
        seen |= bit;
        if (const Status status = read_part(key, value, parts); !status.is_ok()) return status;
    }
    return {};
}

void put_deal(const Mode& mode, Writer& out) {
    for (int seat = 0; seat < mode.seat_count; ++seat) {
        if (seat > 0) out.put('.');
        for (int i = 0; i < mode.piece_count; ++i)
            if (mode.seat_of[i] == seat) out.put(kPieceLetters[static_cast<int>(mode.pieces[i])]);
    }
}

bool has_default_deal(const Mode& mode, const ModeRow& row) {
    Deal standard;
    parse_deal(row.deals[0], standard);
    for (int i = 0; i < mode.piece_count; ++i)
        if (mode.seat_of[i] != standard.seat_of[static_cast<int>(mode.pieces[i])]) return false;
    return true;
}

void put_maze(const Mode& mode, const ModeRow& row, Writer& out) {
    for (const ShippedMaze& each : kShippedMazes) {
        if (each.family != mode.family || !is_same_maze(each.maze, mode.maze)) continue;
        if (each.name == row.maze) return;  // the default
        out.put(";maze=");
        out.put(each.name);
        return;
    }
    out.put(";maze=");
    format_inline_maze(mode.maze, mode.family, out);
}

}  // namespace

Status parse_mode(const char* text, std::size_t length, Mode& out) {
    ModeParts parts;
    if (const Status status = read({text, length}, parts); !status.is_ok()) return status;
    return make_mode(parts, out);
}

void format_mode(const Mode& mode, Writer& out) {
    const ModeRow& row = kModeRows[mode.name];
    out.put(row.name);
    if (mode.size != 9) {
        out.put(";size=");
        out.put_number(mode.size);
    }
    if (mode.stocks[0] != row.fences[0]) {
        out.put(";fences=");
        out.put_number(mode.stocks[0]);
    }
    if (!has_default_deal(mode, row)) {
        out.put(";deal=");
        put_deal(mode, out);
    }
    if (mode.has_maze()) put_maze(mode, row, out);
    for (int i = 0; i < kHouseOptions; ++i) {
        if (!is_not_default(i, mode.house)) continue;
        out.put(';');
        format_option(i, mode.house, out);
    }
}

std::size_t format_mode(const Mode& mode, char* out, std::size_t capacity) {
    Writer writer(out, capacity);
    format_mode(mode, writer);
    return writer.length();
}

}  // namespace hedgemaze
