#include "solve/problem.hpp"

namespace hedgemaze::solve {

namespace {

struct Step {
    int to;
    int offset;
};

// The steps of a ghost, diagonal ones by house rule (B22).
int steps_from(const Problem& problem, int from, Step* out) {
    const Fences& fences = problem.fences;
    int count = 0;
    for (const Direction way : kDirections)
        if (fences.is_open(from, way)) out[count++] = {from + kOffset[way], kOffset[way]};
    if (!problem.mode.house.ghost_diagonal) return count;
    for (int corner = 0; corner < 4; ++corner) {
        const bool is_up = corner < 2, is_right = corner % 2 == 0;
        const Direction along = is_up ? kNorth : kSouth, across = is_right ? kEast : kWest;
        const int rise = is_up ? kStride : -kStride, shift = is_right ? 1 : -1;
        const bool is_open = (fences.is_open(from, along) && fences.is_open(from + rise, across)) ||
                             (fences.is_open(from, across) && fences.is_open(from + shift, along));
        if (is_open) out[count++] = {from + rise + shift, rise + shift};
    }
    return count;
}

// The squares in line with a square, with no fence between, in one direction (A.3-15).
Bits ray(const Fences& fences, int from, Direction way) {
    Bits line;
    for (int at = from; fences.is_open(at, way);) {
        at += kOffset[way];
        line |= Bits::of(at);
    }
    return line;
}

class MoveMaker {
   public:
    MoveMaker(const Problem& problem, Bits pellets, int from, GhostMoves& moves)
        : problem_(problem), house_(problem.mode.house), pellets_(pellets), from_(from), moves_(moves) {}

    void make(bool is_strict) {
        moves_ = {};
        for (const Direction way : kDirections) moves_.sight |= ray(problem_.fences, from_, way);
        Step steps[8];
        const int count = steps_from(problem_, from_, steps);
        for (int i = 0; i < count; ++i) {
            moves_.catches |= Bits::of(steps[i].to);
            if (!pellets_.has(steps[i].to)) add({first_mask(steps[i]), static_cast<Square>(steps[i].to), false});
        }
        if (house_.ghost_may_stay) add({kEverywhere, static_cast<Square>(from_), false});
        const int ones = moves_.count;
        for (int i = 0; i < count; ++i) add_seconds(steps[i], ones);
        for (int i = ones; i < moves_.count && !is_strict; ++i) {
            Target& target = moves_.targets[i];
            moves_.catches |= Bits::of(target.to) & target.mask;
            // PAC-MAN on the only square between is caught instead of passed.
            if (moves_.middles[i].count() == 1) target.mask = target.mask.without(moves_.middles[i]);
        }
        drop_pellets(ones);
    }

   private:
    void add(const Target& target) { moves_.targets[moves_.count++] = target; }

    // PAC-MAN's squares towards which a frenzied ghost may step in a direction (B11).
    Bits frenzy_mask(int offset) const {
        if (!house_.frenzy_toward_only) return moves_.sight;
        for (const Direction way : kDirections)
            if (kOffset[way] == offset) return ray(problem_.fences, from_, way);
        return {};
    }
    Bits first_mask(const Step& step) const {
        return house_.frenzy_toward_only ? kEverywhere.without(moves_.sight) | frenzy_mask(step.offset) : kEverywhere;
    }

    void add_seconds(const Step& first, int ones) {
        if (pellets_.has(first.to) && !house_.ghost_pellet_pass) return;
        const Bits mask = frenzy_mask(first.offset);
        if (mask.none()) return;
        const bool is_straight = house_.frenzy_toward_only || !house_.frenzy_turn;
        Step steps[8];
        const int count = steps_from(problem_, first.to, steps);
        for (int i = 0; i < count; ++i) {
            if (is_straight && steps[i].offset != first.offset) continue;
            int known = ones;
            while (known < moves_.count && moves_.targets[known].to != steps[i].to) ++known;
            if (known == moves_.count) add({mask, static_cast<Square>(steps[i].to), true});
            moves_.middles[known] |= Bits::of(first.to);
        }
    }

    // A ghost does not end its move on a pellet (A.3-18).
    void drop_pellets(int ones) {
        int kept = ones;
        for (int i = ones; i < moves_.count; ++i) {
            if (pellets_.has(moves_.targets[i].to)) continue;
            moves_.targets[kept] = moves_.targets[i];
            moves_.middles[kept++] = moves_.middles[i];
        }
        moves_.count = kept;
    }

    const Problem& problem_;
    const House& house_;
    Bits pellets_;
    int from_;
    GhostMoves& moves_;
};

// Adds entries for these squares, and empty ones up to a multiple of kStep.
void add_ends(const GhostMoves& moves, Bits squares, GhostEnds& out) {
    for (; squares.any(); ++out.count) {
        const int to = squares.pop();
        out.list[out.count] = static_cast<Square>(to);
        out.numbers[to] = static_cast<Square>(out.count);
        for (int i = 0; i < moves.count; ++i)
            if (moves.targets[i].to == to) out.masks[out.count] |= moves.targets[i].mask;
    }
    for (; out.count % GhostEnds::kStep != 0; ++out.count) out.list[out.count] = kSquares;
}

void make_ends(const GhostMoves& moves, int from, GhostEnds& out) {
    out = {};
    out.squares = Bits::of(from);
    for (int i = 0; i < moves.count; ++i) {
        out.squares |= Bits::of(moves.targets[i].to);
        if (moves.targets[i].mask == kEverywhere) out.always |= Bits::of(moves.targets[i].to);
    }
    add_ends(moves, out.always, out);
    out.always_count = out.count;
    add_ends(moves, out.squares.without(out.always), out);
}

}  // namespace

Refusal refusal_of(const Mode& mode) {
    const House& house = mode.house;
    if (mode.family != Family::kPacman) return Refusal::kFamily;
    if (!house.pellet_stops) return Refusal::kPelletStops;
    if (!house.pac_may_return) return Refusal::kPacMayReturn;
    if (!house.boost_chains) return Refusal::kBoostChains;
    if (house.ghost_stack == GhostStack::kFree) return Refusal::kGhostStack;
    if (house.ghost_order != GhostOrder::kFree) return Refusal::kGhostOrder;
    return Refusal::kNone;
}

std::uint32_t placement_count(int ghosts) {
    std::uint64_t count = 1;
    for (int i = 0; i < ghosts; ++i) count = count * static_cast<std::uint64_t>(kSquares - i) / (i + 1);
    return static_cast<std::uint32_t>(count);
}

std::size_t part_offset(const Problem& problem, int ghosts) {
    std::size_t offset = 0;
    for (int k = problem.has_empty_part() ? 0 : 1; k < ghosts; ++k)
        offset += std::size_t{placement_count(k)} * kSquares;
    return offset;
}

Bits pellet_bits(const Mode& mode, int pellets) {
    Bits bits;
    for (int i = 0; i < kPellets; ++i)
        if ((pellets >> i & 1) != 0) bits |= Bits::of(mode.maze.pellets[i]);
    return bits;
}

void make_tables(const Problem& problem, int pellets, SweepTables& out) {
    const House& house = problem.mode.house;
    for (int n = 0; n <= kSquares; ++n) {
        out.choose[n][0] = 1;
        for (int k = 1; k <= kMaxGhosts; ++k)
            out.choose[n][k] = n == 0 ? 0 : out.choose[n - 1][k - 1] + out.choose[n - 1][k];
    }
    out.fences = problem.fences;
    out.board = problem.mode.grid().board;
    out.pellets = pellet_bits(problem.mode, pellets);
    out.is_exact_pacman = house.pac_move == MoveLength::kExact;
    out.is_exact_frenzy = house.frenzy_steps == MoveLength::kExact;
    out.is_blocking = house.ghost_stack == GhostStack::kNone;
    const bool is_strict = out.is_exact_frenzy || out.is_blocking;
    for (int square = 0; square < kSquares; ++square) {
        MoveMaker(problem, out.pellets, square, out.moves[square]).make(is_strict);
        make_ends(out.moves[square], square, out.ends[square]);
    }
}

}  // namespace hedgemaze::solve
