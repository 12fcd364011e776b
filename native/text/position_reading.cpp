#include "rules/position_check.hpp"
#include "text/modes/maze_text.hpp"
#include "text/modes/mode_text.hpp"
#include "text/position_text.hpp"

namespace hedgemaze {

namespace {

constexpr int kFields = 8;

// Counts UTF-8 characters: all bytes but continuation bytes.
std::size_t count_characters(Text text) {
    std::size_t count = 0;
    for (std::size_t i = 0; i < text.size; ++i)
        if ((static_cast<unsigned char>(text.at[i]) & 0xc0) != 0x80) ++count;
    return count;
}

// A state as read from a text.
struct Reading {
    State state;
    bool is_possible = true;  // false: a Chamber mark or a pellet where the maze has none
};

// Reads exactly `wanted` numbers. A number too large for its field becomes the field's maximum, which no check accepts.
template <typename Number>
bool read_numbers(Parts parts, Number* const* out, int wanted) {
    constexpr auto kMaximum = static_cast<Number>(-1);
    int count = 0;
    for (Text part; parts.next(part); ++count) {
        std::uint32_t number = 0;
        if (count >= wanted || !parse_number(part, number)) return false;
        *out[count] = number < kMaximum ? static_cast<Number>(number) : kMaximum;
    }
    return count == wanted;
}

// Index of a piece or side of the mode by letter; -1 if there is none.
int find_piece(const Mode& mode, char letter) {
    for (int i = 0; i < mode.piece_count; ++i)
        if (kPieceLetters[static_cast<int>(mode.pieces[i])] == letter) return i;
    return -1;
}

int find_side(const Mode& mode, char letter) {
    for (int i = 0; i < mode.side_count; ++i)
        if (kSideLetters[static_cast<int>(mode.sides[i])] == letter) return i;
    return -1;
}

// An unreadable token is reported before any error in the meaning of the tokens, here and in read_pieces.
Error read_fences(Text text, const Mode& mode, Reading& out) {
    out.state.fences = Fences::none(mode.grid());
    if (text == "-") return Error::kNone;
    if (text.empty()) return Error::kPositionFences;
    Slots plain, marked;
    bool is_off_board = false;
    while (!text.empty()) {
        Fence fence;
        Slots& seen = take(text, '~') ? marked : plain;
        if (!take_fence(text, fence) || seen.has(fence)) return Error::kPositionFences;
        seen.add(fence);
        is_off_board = is_off_board || !is_on_board(fence.slot, mode.size - 1);
    }
    if (is_off_board) return Error::kFenceOffBoard;
    if ((marked.any() && mode.family != Family::kAdvanced) || (plain & marked).any()) return Error::kPositionFences;
    out.state.fences = fences_of(plain | marked, mode.grid());
    for (int i = 0; i < 4 && marked.any(); ++i) {
        if (!marked.has(mode.maze.chamber[i])) continue;
        out.state.chamber |= 1 << i;
        marked.remove(mode.maze.chamber[i]);
    }
    out.is_possible &= !marked.any();
    return Error::kNone;
}

Error read_pieces(Text text, const Mode& mode, State& out) {
    char marks[kMaxPieces] = {};
    int count = 0;
    for (; !text.empty(); ++count) {
        const int piece = find_piece(mode, *text.at);
        if (piece != count) return Error::kPositionPieces;
        text.skip(1);
        out.squares[piece] = take_square(text);
        if (out.squares[piece] == kNoSquare) marks[piece] = take(text, '*') ? '*' : take(text, '@') ? '@' : '?';
        if (marks[piece] == '?') return Error::kPositionPieces;
    }
    if (count != mode.piece_count) return Error::kPositionPieces;
    for (int i = 0; i < count; ++i) {
        if (out.squares[i] != kNoSquare) {
            if (!is_on_board(out.squares[i], mode.size)) return Error::kSquareOffBoard;
        } else if (!mode.has_maze() || marks[i] != (mode.pieces[i] == Piece::kPacman ? '@' : '*')) {
            return Error::kPositionPieces;
        }
    }
    return Error::kNone;
}

Error read_stocks(Text text, const Mode& mode, State& out) {
    if (mode.family == Family::kPacman) return text == "-" ? Error::kNone : Error::kPositionStocks;
    std::uint8_t* const stocks[] = {&out.stocks[0], &out.stocks[1], &out.stocks[2], &out.stocks[3]};
    return read_numbers({text, ','}, stocks, mode.side_count) ? Error::kNone : Error::kPositionStocks;
}

// Reads letters as bits: at least one, none twice.
template <typename Find>
bool read_letters(Text text, Find find, std::uint8_t& out) {
    out = 0;
    for (std::size_t i = 0; i < text.size; ++i) {
        const int index = find(text.at[i]);
        if (index < 0 || (out >> index & 1) != 0) return false;
        out = static_cast<std::uint8_t>(out | 1U << index);
    }
    return out != 0;
}

constexpr Text kDetails[] = {"retired", "moved", "active", "from", "steps", "boost", "lifted"};
enum Detail { kRetired, kMoved, kActive, kFrom, kSteps, kBoost, kLifted, kUnknown };

int find_detail(Text key) {
    int detail = 0;
    while (detail < kUnknown && !(key == kDetails[detail])) ++detail;
    return detail;
}

Error read_detail(int detail, Text value, const Mode& mode, State& out) {
    bool is_read = false;
    switch (detail) {
        case kRetired:
            is_read = read_letters(value, [&](char letter) { return find_side(mode, letter); }, out.retired);
            break;
        case kMoved:
            is_read = read_letters(
                          value, [&](char letter) { return find_piece(mode, letter); }, out.moved) &&
                      (out.moved & 1) == 0;  // PAC-MAN is not a ghost
            break;
        case kActive: {
            const int piece = value.size == 1 ? find_piece(mode, *value.at) : -1;
            is_read = piece >= 0;
            out.active = is_read ? static_cast<std::uint8_t>(piece) : kNobody;
            break;
        }
        case kFrom:
        case kLifted: {
            const Square square = take_square(value);
            if (square == kNoSquare || !value.empty()) return Error::kSquareUnreadable;
            (detail == kFrom ? out.origin : out.lifted) = square;
            return Error::kNone;
        }
        default: {
            std::uint8_t* const number[] = {detail == kSteps ? &out.steps : &out.boost};
            is_read = read_numbers({value, ','}, number, 1);
            break;
        }
    }
    return is_read ? Error::kNone : Error::kPositionTurn;
}

Error read_turn(Text text, const Mode& mode, State& out) {
    Text letter, rest;
    const bool has_details = partition(text, ':', letter, rest);
    const int side = letter.size == 1 ? find_side(mode, *letter.at) : -1;
    if (side < 0) return Error::kPositionTurn;
    out.side = static_cast<std::uint8_t>(side);
    if (!has_details) return Error::kNone;
    unsigned seen = 0;
    Text part, key, value;
    for (Parts parts(rest, ','); parts.next(part);) {
        partition(part, '=', key, value);
        const int detail = find_detail(key);
        if (detail == kUnknown || (seen >> detail & 1) != 0) return Error::kPositionTurn;
        if (!mode.has_maze() && detail != kRetired) return Error::kPositionTurn;
        seen |= 1U << detail;
    }
    for (Parts parts(rest, ','); parts.next(part);) {
        partition(part, '=', key, value);
        const Error error = read_detail(find_detail(key), value, mode, out);
        if (error != Error::kNone) return error;
    }
    return Error::kNone;
}

Error read_counters(Text text, const Mode& mode, State& out) {
    std::uint32_t* const counters[] = {&out.ply, &out.round, &out.progress};
    return read_numbers({text, '/'}, counters, mode.has_maze() ? 3 : 1) ? Error::kNone : Error::kPositionCounters;
}

Error read_pellets(Text text, const Maze& maze, Reading& out) {
    State& state = out.state;
    std::uint8_t* const numbers[] = {&state.reserve, &state.spent, &state.lives};
    Parts parts(text, '/');
    Text part;
    Bits pellets;
    parts.next(part);
    if (parse_squares(part, pellets) < 0 || !read_numbers(parts, numbers, 3)) return Error::kPositionPellets;
    for (int i = 0; i < kPellets; ++i)
        if (pellets.has(maze.pellets[i])) state.pellets |= 1 << i;
    out.is_possible &= state.pellet_squares() == pellets;
    return Error::kNone;
}

Error read_memory(Text text, const Mode& mode, State& out) {
    if (!parse_places(text, out.previous)) return Error::kPositionMemory;
    return mode.family == Family::kAdvanced || text == "-" ? Error::kNone : Error::kPositionMemory;
}

// Reads the fields after the mode, in the order of the Python reference: the first error counts.
Error read_fields(const Text (&fields)[kFields], const Mode& mode, Reading& out) {
    State& state = out.state;
    if (const Error error = read_fences(fields[1], mode, out); error != Error::kNone) return error;
    if (const Error error = read_pieces(fields[2], mode, state); error != Error::kNone) return error;
    if (const Error error = read_stocks(fields[3], mode, state); error != Error::kNone) return error;
    if (const Error error = read_turn(fields[5], mode, state); error != Error::kNone) return error;
    if (const Error error = read_counters(fields[7], mode, state); error != Error::kNone) return error;
    if (!mode.has_maze()) return fields[4] == "-" && fields[6] == "-" ? Error::kNone : Error::kPositionPellets;
    if (const Error error = read_pellets(fields[4], mode.maze, out); error != Error::kNone) return error;
    return read_memory(fields[6], mode, state);
}

}  // namespace

Status parse_position(const char* text, std::size_t length, Mode& mode, State& state) {
    const Text whole(text, length);
    if (length > kLongestText && count_characters(whole) > kLongestText) return Error::kPositionTooLong;
    Text fields[kFields];
    int count = 0;
    Parts parts(whole, ' ');
    for (Text field; parts.next(field); ++count)
        if (count < kFields) fields[count] = field;
    if (count != kFields) return Error::kPositionUnreadable;
    if (const Status status = parse_mode(fields[0].at, fields[0].size, mode); !status.is_ok()) return status;
    Reading reading;
    reading.state.mode = &mode;
    if (const Error error = read_fields(fields, mode, reading); error != Error::kNone) return error;
    if (!reading.is_possible || !is_possible(reading.state)) return Error::kPositionImpossible;
    state = reading.state;
    return {};
}

}  // namespace hedgemaze
