#include "text/position_text.hpp"

#include "text/modes/mode_text.hpp"

namespace hedgemaze {

namespace {

char letter_of(const Mode& mode, int piece) { return kPieceLetters[static_cast<int>(mode.pieces[piece])]; }
char side_letter(const Mode& mode, int side) { return kSideLetters[static_cast<int>(mode.sides[side])]; }

void put_fences(const State& state, Writer& out) {
    const Fences& fences = state.fences;
    if (!fences.slots().any()) out.put('-');
    for_each_fence(fences.slots(), [&](Fence fence) {
        for (int i = 0; i < 4; ++i)
            if ((state.chamber >> i & 1) != 0 && state.mode->maze.chamber[i] == fence) out.put('~');
        out.put_fence(fence);
    });
}

void put_pieces(const State& state, Writer& out) {
    for (int i = 0; i < state.mode->piece_count; ++i) {
        out.put(letter_of(*state.mode, i));
        if (state.squares[i] != kNoSquare) {
            out.put_square(state.squares[i]);
        } else {
            out.put(state.mode->pieces[i] == Piece::kPacman ? '@' : '*');  // waiting to respawn, or eaten
        }
    }
}

void put_stocks(const State& state, Writer& out) {
    if (state.mode->family == Family::kPacman) return out.put('-');
    for (int i = 0; i < state.mode->side_count; ++i) {
        if (i > 0) out.put(',');
        out.put_number(state.stocks[i]);
    }
}

void put_pellets(const State& state, Writer& out) {
    if (!state.mode->has_maze()) return out.put('-');
    if (state.pellets == 0) out.put('-');
    for (int i = 0; i < kPellets; ++i)
        if (state.pellets >> i & 1) out.put_square(state.mode->maze.pellets[i]);
    const std::uint8_t numbers[] = {state.reserve, state.spent, state.lives};
    for (const std::uint8_t number : numbers) {
        out.put('/');
        out.put_number(number);
    }
}

// Writes `key=value` details of a turn, separated by a colon first and commas after.
class Details {
   public:
    explicit Details(Writer& out) : out_(out) {}

    Writer& begin(Text key) {
        out_.put(separator_);
        separator_ = ',';
        out_.put(key);
        out_.put('=');
        return out_;
    }
    void square(Text key, Square square) {
        if (square != kNoSquare) begin(key).put_square(square);
    }
    void number(Text key, std::uint32_t number) {
        if (number > 0) begin(key).put_number(number);
    }

   private:
    Writer& out_;
    char separator_ = ':';
};

void put_turn(const State& state, Writer& out) {
    const Mode& mode = *state.mode;
    out.put(side_letter(mode, state.side));
    Details details(out);
    if (state.retired != 0) {
        details.begin("retired");
        for (int i = 0; i < mode.side_count; ++i)
            if (state.retired >> i & 1) out.put(side_letter(mode, i));
    }
    if (state.moved != 0) {
        details.begin("moved");
        for (int i = 0; i < mode.piece_count; ++i)
            if (state.moved >> i & 1) out.put(letter_of(mode, i));
    }
    if (state.active != kNobody) details.begin("active").put(letter_of(mode, state.active));
    details.square("from", state.origin);
    details.number("steps", state.steps);
    details.number("boost", state.boost);
    details.square("lifted", state.lifted);
}

void put_memory(const State& state, Writer& out) {
    bool is_empty = true;
    for (int i = 0; i < state.mode->piece_count; ++i) {
        if (state.previous[i] == kNoSquare) continue;
        out.put(letter_of(*state.mode, i));
        out.put_square(state.previous[i]);
        is_empty = false;
    }
    if (is_empty) out.put('-');
}

void put_key(const State& state, Writer& out) {
    constexpr void (*kFields[])(const State&, Writer&) = {put_fences,  put_pieces, put_stocks,
                                                          put_pellets, put_turn,   put_memory};
    format_mode(*state.mode, out);
    for (const auto put_field : kFields) {
        out.put(' ');
        put_field(state, out);
    }
}

}  // namespace

std::size_t format_position(const State& state, char* out, std::size_t capacity) {
    Writer writer(out, capacity);
    put_key(state, writer);
    writer.put(' ');
    writer.put_number(state.ply);
    if (state.mode->has_maze()) {
        writer.put('/');
        writer.put_number(state.round);
        writer.put('/');
        writer.put_number(state.progress);
    }
    return writer.length();
}

std::size_t format_key(const State& state, char* out, std::size_t capacity) {
    Writer writer(out, capacity);
    put_key(state, writer);
    return writer.length();
}

}  // namespace hedgemaze
