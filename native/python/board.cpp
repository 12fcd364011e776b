// The mutable board for search: play, undo, and a hash that is kept from action to action.
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

    // Whether the action is legal is not checked; whether the number has one is, or it would play something else.
    void play_unchecked(int given) {
        if (given < 0 || given >= action_count(mode_->family, mode_->size))
            refuse("NotationError", "action.no_such_number", "no action has this number", nb::int_(given));
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
            refuse("IllegalActionError", "game.nothing_to_undo", "there is nothing to take back", nb::none());
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
    nb::class_<Board>(module, "Board", "A position that changes in place: for search.")
        .def(nb::init<const PositionHandle&>(), nb::arg("position"))
        .def(
            "legal_numbers", [](const Board& board) { return ActionNumbers(board.state()); },
            "Returns the numbers of the legal actions, in order.")
        .def("play_unchecked", &Board::play_unchecked, nb::arg("action"),
             "Plays an action, by number, that is known to be legal. Raises NotationError if no action has the number.")
        .def("undo", &Board::undo, "Takes the last action back. Raises IllegalActionError if there is none.")
        .def(
            "assign", [](Board& board, const Board& other) { board = other; }, nb::arg("other"),
            "Becomes a copy of another board.")
        .def(
            "is_over", [](const Board& board) { return static_cast<bool>(outcome(board.state())); },
            "Tells whether the game has ended.")
        .def("handle", &Board::position, "Returns the position as the core holds it.")
        .def_prop_ro("hash", &Board::hash, "A 64-bit number that equal positions share, counters left out.")
        .def_prop_ro("depth", &Board::depth, "How many actions can be taken back.")
        .def_prop_ro("side_index", [](const Board& board) { return board.state().side; }, "Index of the side to move.");
}

}  // namespace hedgemaze::python
