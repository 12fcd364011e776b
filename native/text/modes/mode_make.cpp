#include "text/modes/mode_make.hpp"

#include "text/modes/house_text.hpp"
#include "text/modes/modes_data.hpp"

namespace hedgemaze {

namespace {

constexpr int kModes = sizeof(kModeRows) / sizeof(*kModeRows);

constexpr Side side_of(Piece piece) { return piece <= Piece::kPacman ? static_cast<Side>(piece) : Side::kGhosts; }

constexpr void count_up(std::uint8_t& count) {
    if (count < 200) ++count;
}

bool has_size(const ModeRow& row, std::uint32_t size) {
    for (const std::uint8_t each : row.sizes)
        if (each != 0 && each == size) return true;
    return false;
}

// Pieces, sides in turn order, and the numbers of the row.
void set_up(Mode& mode, const ModeRow& row) {
    mode.family = row.family;
    mode.piece_count = mode.side_count = 0;
    for (std::size_t i = 0; i < row.pieces.size; ++i) {
        const Piece piece = static_cast<Piece>(index_of(row.pieces.at[i], kPieceLetters));
        const Side side = side_of(piece);
        mode.pieces[mode.piece_count++] = piece;
        if (mode.side_count == 0 || mode.sides[mode.side_count - 1] != side) mode.sides[mode.side_count++] = side;
    }
    for (int i = 0; i < mode.side_count; ++i) mode.stocks[i] = row.fences[i];
    mode.pacman_steps = row.pacman_steps;
    mode.boost_steps = row.boost_steps;
    mode.frenzy_steps = row.frenzy_steps;
    for (int i = 0; i < 4; ++i) mode.ghost_steps[i] = row.ghost_steps[i];
}

// Starts and goals of the pawns (A.1-2, 19).
void set_up_pawns(Mode& mode) {
    const int size = mode.size, middle = size / 2, last = size - 1;
    for (int i = 0; i < mode.piece_count; ++i) {
        int start = 0;
        switch (mode.sides[i]) {
            case Side::kSouth: start = middle, mode.goals[i] = row_mask(last, size); break;
            case Side::kNorth: start = kStride * last + middle, mode.goals[i] = row_mask(0, size); break;
            case Side::kWest: start = kStride * middle, mode.goals[i] = file_mask(last, size); break;
            default: start = kStride * middle + last, mode.goals[i] = file_mask(0, size); break;
        }
        mode.starts[i] = static_cast<Square>(start);
    }
}

Error set_maze(Mode& mode, const ModeRow& row, const ModeParts& parts) {
    if (row.maze.empty()) {
        if (parts.has_maze) return Error::kModeNoMaze;
        set_up_pawns(mode);
        return Error::kNone;
    }
    if (parts.has_maze && parts.maze_family != row.family) return Error::kModeWrongMaze;
    const ShippedMaze* standard = find_maze(row.maze);
    if (standard == nullptr) return Error::kMazeUnknown;
    mode.maze = parts.has_maze ? parts.maze : standard->maze;
    for (int i = 0; i < mode.piece_count; ++i) mode.starts[i] = mode.maze.starts[i];
    if (mode.house.seal_test != SealTest::kConnectedNoTunnels) return Error::kNone;
    const Maze& maze = mode.maze;
    const Fences standing = fences_of(maze.fences | chamber_of(maze), mode.grid());
    const bool is_whole = standing.reach(Bits::of(maze.respawns[0])) == mode.grid().board.without(maze.sealed);
    return is_whole && can_be_opened(maze.fences, chamber_of(maze), nullptr) ? Error::kNone
                                                                             : Error::kModeMazeNeedsTunnels;
}

Error set_fences(Mode& mode, const ModeParts& parts) {
    if (!parts.has_fences) return Error::kNone;
    if (mode.family != Family::kClassic) return Error::kModeFixedFences;
    if (parts.fences > std::uint32_t{kMaxFences}) return Error::kModeBadFences;
    for (int i = 0; i < mode.side_count; ++i) mode.stocks[i] = static_cast<std::uint8_t>(parts.fences);
    return Error::kNone;
}

// Whether every piece has one seat of its side, the first seat holds its default pieces, and the mode has this number
// of seats.
bool is_valid_deal(const Deal& deal, const Mode& mode, const ModeRow& row) {
    Deal standard;
    parse_deal(row.deals[0], standard);
    for (int i = 0; i < kAllPieces; ++i)
        if (deal.times[i] != standard.times[i]) return false;
    for (int i = 0; i < mode.piece_count; ++i) {
        const int one = static_cast<int>(mode.pieces[i]);
        if ((deal.seat_of[one] == 0) != (standard.seat_of[one] == 0)) return false;
        for (int j = 0; j < i; ++j) {
            const int other = static_cast<int>(mode.pieces[j]);
            if (deal.seat_of[one] == deal.seat_of[other] && side_of(mode.pieces[i]) != side_of(mode.pieces[j]))
                return false;
        }
    }
    for (const Text& each : row.deals) {
        Deal known;
        if (!each.empty() && parse_deal(each, known) && known.seat_count == deal.seat_count) return true;
    }
    return false;
}

Error set_deal(Mode& mode, const ModeRow& row, const ModeParts& parts) {
    Deal deal = parts.deal;
    if (!parts.has_deal) parse_deal(row.deals[0], deal);
    if (!is_valid_deal(deal, mode, row)) return Error::kModeBadDeal;
    mode.seat_count = deal.seat_count;
    for (int i = 0; i < mode.piece_count; ++i) mode.seat_of[i] = deal.seat_of[static_cast<int>(mode.pieces[i])];
    return Error::kNone;
}

}  // namespace

const ShippedMaze* find_maze(Text name) {
    for (const ShippedMaze& each : kShippedMazes)
        if (name == each.name) return &each;
    return nullptr;
}

bool parse_deal(Text text, Deal& out) {
    out = {};
    Parts seats(text, '.');
    for (Text seat; seats.next(seat); count_up(out.seat_count)) {
        if (seat.empty()) return false;
        while (!seat.empty()) {
            const int piece = take_letter(seat, kPieceLetters);
            if (piece < 0) return false;
            out.seat_of[piece] = out.seat_count;
            count_up(out.times[piece]);
        }
    }
    return true;
}

Error make_mode(const ModeParts& parts, Mode& out) {
    Mode mode;
    int number = 0;
    while (number < kModes && !(parts.name == kModeRows[number].name)) ++number;
    if (number == kModes) return Error::kModeUnknown;
    const ModeRow& row = kModeRows[number];
    if (!has_size(row, parts.size)) return Error::kModeBadSize;
    for (int i = 0; i < kHouseOptions; ++i)
        if (is_not_default(i, parts.house) && !applies_to(i, row.family)) return Error::kHouseRuleNotInMode;
    mode.name = static_cast<std::uint8_t>(number);
    mode.size = static_cast<std::uint8_t>(parts.size);
    mode.house = parts.house;
    set_up(mode, row);
    if (const Error error = set_maze(mode, row, parts); error != Error::kNone) return error;
    if (const Error error = set_fences(mode, parts); error != Error::kNone) return error;
    if (const Error error = set_deal(mode, row, parts); error != Error::kNone) return error;
    out = mode;
    return Error::kNone;
}

}  // namespace hedgemaze
