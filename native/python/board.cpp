// The mutable board: play, undo, and an incrementally updated hash.
#include "board/hash.hpp"
#include "python/bindings.hpp"

namespace hedgemaze::python {

namespace {

class Board {
   public:
    explicit Board(const PositionHandle& handle) : mode_(handle.mode) {
        stack_.push_back({handle.state, fences_hash(handle.state.fences)});
    }

    const State& state() const { return stack_.back().state; }
    PositionHandle position() const { return {mode_, state()}; }
    std::size_t depth() const { return stack_.size() - 1; }
    std::uint64_t hash() const { return stack_.back().fences ^ pieces_hash(state()); }

    // Checks the range of the number, but not legality.
    void play_unchecked(int given) {
        if (given < 0 || given >= action_count(mode_->family, mode_->size))
            raise_error("NotationError", "action.no_such_number", "no action has this number", nb::int_(given));
        const auto number = static_cast<ActionNumber>(given);
        Entry after = stack_.back();
        const Action action = from_number(number, mode_->family, mode_->size);
        if (action.kind == ActionKind::kPlace || action.kind == ActionKind::kLift)
            after.fences ^= fence_key(action.fence());
        play(after.state, number);
        stack_.push_back(after);
    }

    void undo() {
        if (stack_.size() == 1)
            raise_error("IllegalActionError", "game.nothing_to_undo", "there is nothing to take back", nb::none());
        stack_.pop_back();
    }

   private:
    struct Entry {
        State state;
        std::uint64_t fences;
    };
    SharedMode mode_;
    std::vector<Entry> stack_;
};

}  // namespace

void bind_board(nb::module_& module) {
    nb::class_<Board>(module, "Board", "A mutable position with undo, for search.")
        .def(nb::init<const PositionHandle&>(), nb::arg("position"))
        .def(
            "legal_numbers", [](const Board& board) { return ActionNumbers(board.state()); },
            "Returns the numbers of the legal actions, in order.")
        .def("play_unchecked", &Board::play_unchecked, nb::arg("action"),
             "Plays a legal action by number. Raises NotationError if no action has the number.")
        .def("undo", &Board::undo, "Undoes the last action. Raises IllegalActionError if there is none.")
        .def(
            "assign", [](Board& board, const Board& other) { board = other; }, nb::arg("other"),
            "Copies another board into this one.")
        .def(
            "is_over", [](const Board& board) { return static_cast<bool>(outcome(board.state())); },
            "Returns whether the game is over.")
        .def("handle", &Board::position, "Returns the current position of the core.")
        .def_prop_ro("hash", &Board::hash, "64-bit hash of the position without counters.")
        .def_prop_ro("depth", &Board::depth, "Number of actions that can be undone.")
        .def_prop_ro("side_index", [](const Board& board) { return board.state().side; }, "Index of the side to move.");
}

}  // namespace hedgemaze::python
