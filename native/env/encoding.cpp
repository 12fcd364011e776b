#include "env/encoding.hpp"

#include "env/legal_set.hpp"
#include "env/pack.hpp"

namespace hedgemaze::env {

namespace {

constexpr int kMaxByte = 255, kMaxLeft = 100, kMaxQuiet = 20;
constexpr int kStockScale = 10, kStepScale = 8, kLifeScale = 5, kRepetitionScale = 3;

int at_most(std::int64_t number, int most) { return number < 0 ? 0 : number < most ? static_cast<int>(number) : most; }

// Writes planes, one after the other.
template <typename T>
class Writer {
   public:
    Writer(T* out, int size) : out_(out), size_(size), area_(size * size) {}

    void bits(PlaneKind, const char*, int, Bits bits) {
        std::uint64_t words[2];
        pack_squares(bits, size_, words);
        if constexpr (sizeof(T) == 1) {
            spread_bits(words, area_, out_);
        } else {
            std::uint8_t bytes[kSquares];
            spread_bits(words, area_, bytes);
            for (int i = 0; i < area_; ++i) out_[i] = static_cast<T>(bytes[i]);
        }
        out_ += area_;
    }
    void number(const char*, int, int value, int scale) {
        T shown;
        if constexpr (sizeof(T) == 1) {
            shown = static_cast<T>(value);
        } else {
            shown = static_cast<T>(value) / static_cast<T>(scale);
        }
        for (int i = 0; i < area_; ++i) out_[i] = shown;
        out_ += area_;
    }

   private:
    T* out_;
    int size_;
    int area_;
};

// Collects the names of the planes instead.
class Lister {
   public:
    explicit Lister(PlaneList& list) : list_(list) { list_.count = 0; }
    void bits(PlaneKind kind, const char* name, int index, Bits) { add({name, as_byte(index), kind, 1}); }
    void number(const char* name, int index, int, int scale) { add({name, as_byte(index), PlaneKind::kNumber, scale}); }

   private:
    static std::int8_t as_byte(int index) { return static_cast<std::int8_t>(index); }
    void add(const Plane& plane) { list_.planes[list_.count++] = plane; }
    PlaneList& list_;
};

template <typename Sink>
void add_fences(const Slots& fences, const Grid& grid, Sink& sink) {
    const Bits h = fences.horizontal, v = fences.vertical;
    sink.bits(PlaneKind::kHorizontal, "fence_horizontal", -1, h);
    sink.bits(PlaneKind::kVertical, "fence_vertical", -1, v);
    sink.bits(PlaneKind::kNorth, "open_north", -1, grid.open_north.without(h | h.up<1>()));
    sink.bits(PlaneKind::kEast, "open_east", -1, grid.open_east.without(v | v.up<kStride>()));
}

template <typename Sink>
void add_classic(const State& state, const Counts& counts, const Layout& layout, int looker, Sink& sink) {
    const View& view = layout.views[looker];
    const Mode& mode = *state.mode;
    for (int i = 0; i < layout.sides; ++i) {
        const Square square = state.squares[layout.side_of(view, i)];
        const int seen = view.turns == 0 ? square : turned(square, view.turns, layout.size);
        sink.bits(PlaneKind::kSquares, "pawn", i, kSquareBits[static_cast<Square>(seen)]);
    }
    add_fences(turned(state.fences.slots(), view.turns, layout.size), mode.grid(), sink);
    for (int i = 0; i < layout.sides; ++i) sink.bits(PlaneKind::kSquares, "goal", i, layout.goals[looker][i]);
    for (int i = 0; i < layout.sides; ++i) sink.number("stock", i, state.stocks[layout.side_of(view, i)], kStockScale);
    for (int i = 0; i < layout.sides; ++i) sink.number("turn", i, layout.side_of(view, i) == state.side ? 1 : 0, 1);
    sink.number("repetition", -1, at_most(counts.repetitions, kRepetitionScale), kRepetitionScale);
    sink.number("ply", -1, at_most(state.ply, kMaxByte), kMaxByte);
    const std::int64_t left = std::int64_t{mode.house.max_ply} - state.ply;
    sink.number("plies_left", -1, mode.house.max_ply > 0 ? at_most(left, kMaxLeft) : kMaxLeft, kMaxLeft);
}

template <typename Sink>
void add_pacman(const State& state, const Counts& counts, Sink& sink) {
    const Mode& mode = *state.mode;
    for (int i = 0; i < kMaxPieces; ++i) sink.bits(PlaneKind::kSquares, "piece", i, kSquareBits[state.squares[i]]);
    add_fences(state.fences.slots(), mode.grid(), sink);
    sink.bits(PlaneKind::kSquares, "pellet", -1, state.pellet_squares());
    sink.bits(PlaneKind::kSquares, "origin", -1, kSquareBits[state.origin]);
    for (int i = 0; i < 2; ++i) sink.number("turn", i, state.side == i ? 1 : 0, 1);
    for (int i = 0; i < kMaxPieces; ++i) sink.number("active", i, state.active == i ? 1 : 0, 1);
    for (int i = 1; i < kMaxPieces; ++i) sink.number("moved", i, state.moved >> i & 1, 1);
    sink.number("steps", -1, state.steps, kStepScale);
    sink.number("boost", -1, state.boost, kStepScale);
    sink.number("lives", -1, state.lives, kLifeScale);
    sink.number("spent", -1, state.spent, kPellets);
    sink.number("repetition", -1, at_most(counts.repetitions, kRepetitionScale), kRepetitionScale);
    sink.number("ply", -1, at_most(state.ply, kMaxByte), kMaxByte);
    const std::int64_t quiet = std::int64_t{state.round} - 1 - state.progress, limit = mode.house.no_progress_limit;
    sink.number("no_progress", -1, at_most(quiet, kMaxByte), kMaxQuiet);
    const std::int64_t left = limit - (quiet < 0 ? 0 : quiet);
    sink.number("no_progress_left", -1, limit > 0 ? at_most(left, kMaxQuiet) : kMaxQuiet, kMaxQuiet);
}

template <typename Sink>
void add_advanced(const State& state, Sink& sink) {
    const Maze& maze = state.mode->maze;
    Bits respawns;
    Slots chamber;
    for (int i = 0; i < 4; ++i) {
        respawns |= kSquareBits[maze.respawns[i]];
        if (state.chamber >> i & 1) chamber.add(maze.chamber[i]);
    }
    sink.bits(PlaneKind::kSquares, "respawn", -1, respawns);
    sink.bits(PlaneKind::kHorizontal, "chamber_horizontal", -1, chamber.horizontal);
    sink.bits(PlaneKind::kVertical, "chamber_vertical", -1, chamber.vertical);
    sink.bits(PlaneKind::kSlots, "lifted", -1, kSquareBits[state.lifted]);
    for (int i = 0; i < kMaxPieces; ++i) sink.bits(PlaneKind::kSquares, "previous", i, kSquareBits[state.previous[i]]);
    for (int i = 0; i < 2; ++i) sink.number("stock", i, state.stocks[i], kStockScale);
    sink.number("reserve", -1, state.reserve, kPellets);
}

template <typename Sink>
void add_planes(const State& state, const Counts& counts, const Layout& layout, int side, Sink& sink) {
    if (state.mode->family == Family::kClassic) return add_classic(state, counts, layout, side, sink);
    add_pacman(state, counts, sink);
    if (state.mode->family == Family::kAdvanced) add_advanced(state, sink);
}

}  // namespace

void list_planes(const Mode& mode, PlaneList& list) {
    Layout layout;
    layout.size = mode.size;
    layout.sides = mode.side_count;
    Lister lister(list);
    add_planes(start_state(mode), {}, layout, 0, lister);
}

void write_observation(const State& state, const Counts& counts, const Layout& layout, int side, std::uint8_t* out) {
    Writer<std::uint8_t> writer(out, layout.size);
    add_planes(state, counts, layout, side, writer);
}

void write_observation(const State& state, const Counts& counts, const Layout& layout, int side, float* out) {
    Writer<float> writer(out, layout.size);
    add_planes(state, counts, layout, side, writer);
}

}  // namespace hedgemaze::env
