#include "text/tokens.hpp"

namespace hedgemaze {

namespace {

constexpr char kPieces[] = "PBKIC";

// Parses any action of a 9 by 9 board.
bool read(Text text, Action& out) {
    if (text == "--") return out = {}, true;
    if (text == "P+") return out = {ActionKind::kSpend, 0}, true;
    if (take(text, '~')) {
        Fence fence;
        if (!take_fence(text, fence)) return false;
        out = {ActionKind::kLift, kNobody, fence.slot, fence.axis};
    } else if (const int piece = take_letter(text, kPieces); piece >= 0) {
        const auto index = static_cast<std::uint8_t>(piece);
        if (take(text, '-')) {
            out = {ActionKind::kStop, index};
        } else {
            const bool is_respawn = piece == 0 && take(text, '@');
            out = {is_respawn ? ActionKind::kRespawn : ActionKind::kStep, index, take_square(text)};
            if (out.square == kNoSquare) return false;
        }
    } else if (Fence fence; take_fence(text, fence)) {
        out = {ActionKind::kPlace, kNobody, fence.slot, fence.axis};
    } else {
        out = {ActionKind::kMove, kNobody, take_square(text)};
        if (out.square == kNoSquare) return false;
    }
    return text.empty();
}

// Whether a family has actions of this kind; the two PAC-MAN families share one numbering.
bool belongs(ActionKind kind, Family family) {
    if (kind == ActionKind::kPlace) return true;
    return (kind == ActionKind::kMove || kind == ActionKind::kPass) == (family == Family::kClassic);
}

}  // namespace

Status parse_action(const char* text, std::size_t length, const Mode& mode, ActionNumber& out) {
    Action action;
    if (!read({text, length}, action)) return Error::kActionUnreadable;
    if (action.square != kNoSquare) {
        const bool is_fence = action.kind == ActionKind::kPlace || action.kind == ActionKind::kLift;
        if (!is_on_board(action.square, is_fence ? mode.size - 1 : mode.size))
            return is_fence ? Error::kFenceOffBoard : Error::kSquareOffBoard;
    }
    if (!belongs(action.kind, mode.family)) return Error::kActionWrongMode;
    out = to_number(action, mode.family, mode.size);
    return {};
}

std::size_t format_action(ActionNumber number, const Mode& mode, char* out) {
    if (number >= action_count(mode.family, mode.size)) return 0;
    const Action action = from_number(number, mode.family, mode.size);
    Writer writer(out, kLongestToken);
    switch (action.kind) {
        case ActionKind::kMove: writer.put_square(action.square); break;
        case ActionKind::kStep:
            writer.put(kPieces[action.piece]);
            writer.put_square(action.square);
            break;
        case ActionKind::kPlace: writer.put_fence(action.fence()); break;
        case ActionKind::kLift:
            writer.put('~');
            writer.put_fence(action.fence());
            break;
        case ActionKind::kRespawn:
            writer.put("P@");
            writer.put_square(action.square);
            break;
        case ActionKind::kSpend: writer.put("P+"); break;
        case ActionKind::kStop:
            writer.put(kPieces[action.piece]);
            writer.put('-');
            break;
        case ActionKind::kPass: writer.put("--"); break;
    }
    return writer.length();
}

}  // namespace hedgemaze
