// Observations: a position as planes of numbers (docs/encoding.md). A change of any plane, of its order or of its scale
// is a new version.
#pragma once

#include "env/view.hpp"

namespace hedgemaze::env {

inline constexpr int kEncodingVersion = 1;
inline constexpr int kMaxPlanes = 48;

// What the places of a plane mean; it decides how a rotation or reflection acts on it.
enum class PlaneKind : std::uint8_t {
    kSquares,
    kHorizontal,  // slots of horizontal fences, by their lower-left square
    kVertical,
    kSlots,  // slots of either axis
    kNorth,  // squares whose step north is open
    kEast,
    kNumber,  // one number, the same everywhere
};
inline constexpr const char* kPlaneKinds[] = {"squares", "horizontal", "vertical", "slots", "north", "east", "number"};

// An observation of 32-bit floats has the numbers of one of bytes, divided by the scale.
struct Plane {
    const char* name = "";
    std::int8_t index = -1;  // the number of the side in the view or of the piece in the mode; -1: neither
    PlaneKind kind = PlaneKind::kSquares;
    int scale = 1;
};

struct PlaneList {
    Plane planes[kMaxPlanes];
    int count = 0;
};

void list_planes(const Mode& mode, PlaneList& list);

// What a position does not know.
struct Counts {
    int repetitions = 0;  // how often the position has begun a turn; 0 in mid-turn
};

// Writes [planes, size, size] numbers, row 1 first, as `side` sees them.
void write_observation(const State& state, const Counts& counts, const Layout& layout, int side, std::uint8_t* out);
void write_observation(const State& state, const Counts& counts, const Layout& layout, int side, float* out);

}  // namespace hedgemaze::env
