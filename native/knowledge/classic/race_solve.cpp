#include "knowledge/classic/race.hpp"
#include "rules/classic/classic.hpp"

namespace hedgemaze {

namespace {

// The pawn moves of a layout: plain steps, except next to the other pawn, where a table holds the jumps.
class Moves {
   public:
    explicit Moves(const State& state) : fences_(state.fences), board_(state.mode->grid().board) {
        State pair = state;
        pair.side = 0;
        pair.retired = 0;
        for (Bits rivals = board_; rivals.any();) {
            const int rival = rivals.pop();
            pair.squares[1] = static_cast<Square>(rival);
            Beside& beside = beside_[rival];
            for (Bits near = fences_.neighbours(Bits::of(rival)); near.any();) {
                const int square = near.pop();
                pair.squares[0] = static_cast<Square>(square);
                const Bits targets = classic::pawn_targets(pair);
                beside.squares[beside.count] = static_cast<Square>(square);
                // A pawn that cannot move passes and stays.
                beside.targets[beside.count++] = targets.any() ? targets : Bits::of(square);
            }
        }
    }

    // Squares from which some move leads into `into`.
    Bits before(Bits into, int rival) const {
        const Beside& beside = beside_[rival];
        Bits from = fences_.neighbours(into);
        for (int i = 0; i < beside.count; ++i)
            if ((beside.targets[i] & into).any()) from |= Bits::of(beside.squares[i]);
        return from;
    }
    // Squares from which all moves lead into `into`.
    Bits forced(Bits into, int rival) const {
        const Bits elsewhere = board_.without(into | Bits::of(rival));
        return board_.without(before(elsewhere, rival));
    }

   private:
    struct Beside {
        Bits targets[4];
        Square squares[4] = {};
        int count = 0;
    };
    const Fences& fences_;
    Bits board_;
    Beside beside_[kSquares] = {};
};

}  // namespace

// Retrograde analysis, one action per iteration. `won` and `lost` are indexed by the side that has just moved:
// lost[s][r] holds the squares of side s that leave the opponent on r in a lost position.
void solve_race(const State& state, RaceTable& table) {
    const Mode& mode = *state.mode;
    const Bits board = mode.grid().board;
    const Moves moves(state);
    table.mode = &mode;
    table.horizontal = state.fences.horizontal;
    table.vertical = state.fences.vertical;
    for (auto& of_side : table.actions)
        for (auto& row : of_side)
            for (std::uint8_t& entry : row) entry = 0;

    Bits won[2][kSquares] = {}, lost[2][kSquares] = {}, decided[2][kSquares], fresh[2];
    for (int side = 0; side < 2; ++side) {
        fresh[side] = board.without(mode.goals[1 - side]);  // squares of the opponent
        for (Bits rivals = fresh[side]; rivals.any();) {
            const int rival = rivals.pop();
            lost[side][rival] = mode.goals[side].without(Bits::of(rival));
            decided[side][rival] = mode.goals[side] | Bits::of(rival);
        }
    }
    for (int actions = 1; fresh[0].any() || fresh[1].any(); ++actions) {
        const bool is_win = actions % 2 == 1;
        Bits changed[2];
        for (int side = 0; side < 2; ++side) {
            while (fresh[side].any()) {
                const int rival = fresh[side].pop();
                if (mode.goals[1 - side].has(rival)) continue;
                const Bits found =
                    is_win ? moves.before(lost[side][rival], rival) : moves.forced(won[side][rival], rival);
                Bits added = found.without(decided[side][rival]);
                decided[side][rival] |= added;
                const Bits here = Bits::of(rival);
                changed[1 - side] |= added;
                while (added.any()) {
                    const int square = added.pop();
                    table.actions[side][square][rival] =
                        static_cast<std::uint8_t>(actions < 255 ? actions : 254 + actions % 2);
                    (is_win ? won : lost)[1 - side][square] |= here;
                }
            }
        }
        fresh[0] = changed[0];
        fresh[1] = changed[1];
    }
}

}  // namespace hedgemaze
