#include "nets/chase_inputs.hpp"

#include "knowledge/pacman/territory.hpp"

namespace hedgemaze::nets {

namespace {

using namespace tactics;

constexpr int kMiddle = 40;
constexpr int kFar = 8;  // largest difference of rows or files

int least(int one, int other) { return one < other ? one : other; }

int centre_of(const State& state) { return state.squares[kPacman] == kNoSquare ? kMiddle : state.squares[kPacman]; }

int offset(int from, int to) { return 17 * (row_of(to) - row_of(from) + kFar) + file_of(to) - file_of(from) + kFar; }

// The offset on the 9 by 9 squares around PAC-MAN; squares beyond count as their edge.
int near_offset(int from, int to) {
    const auto clamped = [](int steps) { return steps < -4 ? -4 : steps > 4 ? 4 : steps; };
    return 9 * (clamped(row_of(to) - row_of(from)) + 4) + clamped(file_of(to) - file_of(from)) + 4;
}

// North, east, south, west, the four diagonals, and 8 for a tunnel.
int direction_of(int from, int to) {
    switch (9 * (row_of(to) - row_of(from)) + file_of(to) - file_of(from)) {
        case 9: return 0;
        case 1: return 1;
        case -9: return 2;
        case -1: return 3;
        case 10: return file_of(to) > file_of(from) ? 4 : 8;
        case -8: return file_of(to) > file_of(from) ? 5 : 8;
        case -10: return file_of(to) < file_of(from) ? 6 : 8;
        case 8: return file_of(to) < file_of(from) ? 7 : 8;
        default: return 8;
    }
}

class Writer {
   public:
    Writer(const State& state, InputList& out)
        : out_(out), first_(state.side == kPacman ? 0 : kChaseInputs / 2), centre_(centre_of(state)) {}
    void add(ChaseBlock block, int index) {
        out_.add(first_ + kChaseLayout.first[block] + least(index, kChaseBlockSize[block] - 1));
    }
    void add_squares(ChaseBlock block, Bits squares) {
        while (squares.any()) add(block, squares.pop());
    }
    void add_offsets(ChaseBlock block, Bits squares) {
        while (squares.any()) add(block, offset(centre_, squares.pop()));
    }

   private:
    InputList& out_;
    int first_;
    int centre_;
};

void add_distances(const State& state, Bits ghosts, Writer& writer) {
    constexpr int kSteps = 20, kTurns = 8;
    const Rings<kSquares - 1> from_pacman(state, Bits::of(state.squares[kPacman]), kSquares - 1);
    const Rings<kSquares - 1> from_ghosts(state, ghosts, kSquares - 1);
    int slot = 0, seeing = 0;
    Bits seen;
    for (int steps = 0; steps < from_pacman.count && slot < kGhosts; ++steps) {
        const Bits here = (from_pacman.within[steps] & ghosts).without(seen);
        seen |= here;
        for (int i = 1; i <= kGhosts; ++i)
            if (state.squares[i] != kNoSquare && here.has(state.squares[i]))
                writer.add(kGhostDistances, kSteps * slot++ + least(steps, kSteps - 1));
    }
    for (int i = 1; i <= kGhosts; ++i)
        if (state.squares[i] != kNoSquare)
            seeing += pacman::sees(state.fences, state.squares[i], state.squares[kPacman]);
    writer.add(kSeeing, seeing);
    for (Bits pellets = state.pellet_squares(); pellets.any();) {
        const int square = pellets.pop();
        const int turns = (from_pacman.steps_to(square) + 1) / 2;
        const int steps = ghosts.any() ? from_ghosts.steps_to(square) : kTurns;
        writer.add(kPelletRaces, kTurns * least(turns, kTurns - 1) + least(steps, kTurns - 1));
    }
    const Territory territory(state);
    writer.add_offsets(kTerritoryOffsets, territory.owned);
    writer.add(kTerritorySize, territory.owned.count() / 4);
}

}  // namespace

void list_chase_inputs(const State& state, InputList& out) {
    out.count = 0;
    Writer writer(state, out);
    const Bits pellets = state.pellet_squares();
    Bits waiting, moved;
    for (int i = 1; i <= kGhosts; ++i) ((state.moved >> i & 1) != 0 ? moved : waiting) |= kSquareBits[state.squares[i]];
    writer.add_squares(kWaitingSquares, waiting);
    writer.add_squares(kMovedSquares, moved);
    writer.add_squares(kPelletSquares, pellets);
    writer.add_offsets(kWaitingOffsets, waiting);
    writer.add_offsets(kMovedOffsets, moved);
    writer.add_offsets(kPelletOffsets, pellets);
    if (state.active != kNobody && state.active != kPacman)
        writer.add_offsets(kActiveOffset, kSquareBits[state.squares[state.active]]);
    for_each_fence(state.fences.slots(), [&](Fence fence) {
        writer.add(kFenceSlots,
                   8 * row_of(fence.slot) + file_of(fence.slot) + (fence.axis == Axis::kVertical ? 64 : 0));
    });
    const bool is_active = state.active != kNobody;
    writer.add(kPelletsTaken, state.taken());
    writer.add(kLivesLeft, state.lives);
    writer.add(kQuietRounds, static_cast<int>(state.round - state.progress) / 2);
    writer.add(kStepsLeft, is_active ? state.steps : state.side == kPacman ? state.mode->pacman_steps : 0);
    writer.add(kBoostLeft, state.boost);
    writer.add(kGhostsLeft, __builtin_popcount(pacman::ghosts_on_board(state)));
    if (is_advanced(state)) {
        for (const Square square : state.mode->maze.respawns) writer.add_squares(kRespawnSquares, kSquareBits[square]);
        writer.add(kReserveLeft, state.reserve);
        writer.add(kPacmanStock, state.stocks[kPacman]);
        writer.add(kGhostStock, state.stocks[kGhostSide]);
        writer.add(kChamberFences, __builtin_popcount(state.chamber));
        if (state.lifted != kNoSquare) writer.add(kFenceLifted, 0);
    }
    if (state.squares[kPacman] == kNoSquare) {
        writer.add(kPacmanWaits, 0);
    } else {
        writer.add(kPacmanSquare, state.squares[kPacman]);
        add_distances(state, waiting | moved, writer);
    }
}

int chase_output(const State& state, const Action& action) {
    const int centre = centre_of(state);
    const auto ghost = [&](int kind) {
        return kGhostOutputs + kNearOffsets * kind + near_offset(centre, state.squares[action.piece]);
    };
    switch (action.kind) {
        case ActionKind::kStep:
            if (action.piece == kPacman)
                return least(direction_of(state.squares[kPacman], action.square), kTunnelOutput);
            return ghost(direction_of(state.squares[action.piece], action.square));
        case ActionKind::kStop: return action.piece == kPacman ? kStopOutput : ghost(kGhostKinds - 1);
        case ActionKind::kSpend: return kSpendOutput;
        case ActionKind::kRespawn:
            for (int i = 0; i < 4; ++i)
                if (state.mode->maze.respawns[i] == action.square) return kRespawnOutput + i;
            return kNoOutput;
        case ActionKind::kLift:
        case ActionKind::kPlace:
            return kChaseFences + (action.axis == Axis::kVertical ? kOffsets : 0) + offset(centre, action.square);
        default: return kNoOutput;
    }
}

}  // namespace hedgemaze::nets
