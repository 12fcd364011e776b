#include "env/encoding.hpp"
#include "env/view.hpp"

namespace hedgemaze::env {

Layout layout_of(const Mode& mode, ViewKind kind) {
    Layout layout;
    layout.family = mode.family;
    layout.size = mode.size;
    layout.sides = mode.side_count;
    layout.actions = action_count(mode.family, mode.size);
    const bool is_turned = kind == ViewKind::kRelative && mode.family == Family::kClassic;
    for (std::uint8_t side = 0; side < mode.side_count; ++side) {
        View& view = layout.views[side];
        if (is_turned) view = {side, static_cast<std::uint8_t>(turns_of(mode.goals[side], mode.size))};
        for (int number = 0; number < mode.side_count; ++number)
            layout.goals[side][number] = turned(mode.goals[layout.side_of(view, number)], view.turns, mode.size);
    }
    for (int turns = 0; turns < 4; ++turns) {
        for (int number = 0; number < layout.actions; ++number) {
            const Action seen = from_number(number, mode.family, mode.size);
            const Action action = turned(seen, mode.family == Family::kClassic ? (4 - turns) % 4 : 0, mode.size);
            layout.absolute[turns][number] = to_number(action, mode.family, mode.size);
        }
    }
    PlaneList list;
    list_planes(mode, list);
    layout.planes = list.count;
    return layout;
}

}  // namespace hedgemaze::env
