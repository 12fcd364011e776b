#include "solve/boost.hpp"

namespace hedgemaze::solve {

namespace {

class WayFinder {
   public:
    WayFinder(const Problem& problem, int left, BoostWays& out)
        : problem_(problem), house_(problem.mode.house), left_(left), out_(out) {}

    void walk(int at, Bits passed, int steps) {
        if (house_.boost_partial || steps == 0) add({house_.eat_in_passing ? passed : Bits::of(at), square(at), 0});
        if (steps == 0) return;
        for (const Direction way : kDirections) {
            if (!problem_.fences.is_open(at, way)) continue;
            const int to = at + kOffset[way];
            const int pellet = pellet_on(to);
            if (pellet != 0) {
                add({house_.eat_in_passing ? passed : Bits{}, square(to), static_cast<std::uint8_t>(pellet)});
            } else {
                walk(to, passed | Bits::of(to), steps - 1);
            }
        }
    }

   private:
    static Square square(int number) { return static_cast<Square>(number); }

    int pellet_on(int square) const {
        for (int i = 0; i < kPellets; ++i)
            if ((left_ >> i & 1) != 0 && problem_.mode.maze.pellets[i] == square) return 1 << i;
        return 0;
    }

    void add(const BoostWay& way) {
        for (int i = 0; i < out_.count; ++i) {
            const BoostWay& known = out_.ways[i];
            if (known.eats == way.eats && known.end == way.end && known.next == way.next) return;
        }
        out_.ways[out_.count++] = way;
    }

    const Problem& problem_;
    const House& house_;
    int left_;
    BoostWays& out_;
};

}  // namespace

Blocks::Blocks(const Problem& to_solve)
    : problem(&to_solve), is_won_without_ghosts(to_solve.mode.house.auto_win_no_ghosts) {
    for (int i = 0; i < kPellets; ++i) pellets[i] = to_solve.mode.maze.pellets[i];
    for (int k = 0; k <= to_solve.ghosts + 1; ++k) offsets[k] = part_offset(to_solve, k);
    for (int n = 0; n <= kSquares; ++n) {
        choose[n][0] = 1;
        for (int k = 1; k <= kMaxGhosts; ++k) choose[n][k] = n == 0 ? 0 : choose[n - 1][k - 1] + choose[n - 1][k];
    }
    for (int left = 1; left < kSets; ++left)
        for (int i = 0; i < kPellets; ++i)
            if ((left >> i & 1) == 0)
                WayFinder(to_solve, left, ways[left][i])
                    .walk(to_solve.mode.maze.pellets[i], {}, to_solve.mode.boost_steps);
}

}  // namespace hedgemaze::solve
