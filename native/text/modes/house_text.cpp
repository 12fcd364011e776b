#include "text/modes/house_text.hpp"

namespace hedgemaze {

namespace {

constexpr std::uint8_t kClassicOnly = 1 << static_cast<int>(Family::kClassic);
constexpr std::uint8_t kFixedOnly = 1 << static_cast<int>(Family::kPacman);
constexpr std::uint8_t kAdvancedOnly = 1 << static_cast<int>(Family::kAdvanced);
constexpr std::uint8_t kMazesOnly = kFixedOnly | kAdvancedOnly;
constexpr std::uint8_t kAll = kClassicOnly | kMazesOnly;

// Values in enum order, terminated by an empty one.
constexpr Text kBool[] = {"false", "true", {}};
constexpr Text kEnters[] = {"blocked", "caught", {}};
constexpr Text kLength[] = {"exact", "up_to", {}};
constexpr Text kFrenzy[] = {"exact_2", "up_to_2", {}};
constexpr Text kStack[] = {"none", "pass", "free", {}};
constexpr Text kOrder[] = {"free", "fixed", "seats", {}};
constexpr Text kStall[] = {"draw", "ghosts", "pacman", {}};
constexpr Text kSeal[] = {"connected", "connected_no_tunnels", "open_side", {}};
constexpr Text kReturn[] = {"end_square", "no_backtrack_step", "off", {}};

struct Option {
    Text name;
    std::uint8_t families;
    const Text* words;  // null: a number
    std::uint32_t least;
    std::uint32_t most;
    std::uint32_t (*get)(const House&);
    void (*set)(House&, std::uint32_t);
};

template <typename Field>
void assign(Field& field, std::uint32_t value) {
    field = static_cast<Field>(value);
}

template <auto kField>
constexpr Option option(Text name, std::uint8_t families, const Text* words = kBool, std::uint32_t least = 0,
                        std::uint32_t most = 0) {
    return {name,
            families,
            words,
            least,
            most,
            [](const House& house) { return static_cast<std::uint32_t>(house.*kField); },
            [](House& house, std::uint32_t value) { assign(house.*kField, value); }};
}

constexpr Option kOptions[] = {
    option<&House::edge_side_jump>("edge_side_jump", kClassicOnly),
    option<&House::pawn_side_jump>("pawn_side_jump", kClassicOnly),
    option<&House::repetition_draw>("repetition_draw", kAll),
    option<&House::max_ply>("max_ply", kClassicOnly, nullptr, 0, 1'000'000),
    option<&House::pellet_stops>("pellet_stops", kFixedOnly),
    option<&House::boost_partial>("boost_partial", kFixedOnly),
    option<&House::eat_in_passing>("eat_in_passing", kFixedOnly),
    option<&House::pac_enters_ghost>("pac_enters_ghost", kFixedOnly, kEnters),
    option<&House::pac_move>("pac_move", kFixedOnly, kLength),
    option<&House::pac_may_return>("pac_may_return", kFixedOnly),
    option<&House::frenzy_steps>("frenzy_steps", kFixedOnly, kFrenzy),
    option<&House::frenzy_turn>("frenzy_turn", kFixedOnly),
    option<&House::frenzy_toward_only>("frenzy_toward_only", kFixedOnly),
    option<&House::ghost_may_stay>("ghost_may_stay", kFixedOnly),
    option<&House::ghost_pellet_pass>("ghost_pellet_pass", kFixedOnly),
    option<&House::ghost_stack>("ghost_stack", kMazesOnly, kStack),
    option<&House::ghost_order>("ghost_order", kMazesOnly, kOrder),
    option<&House::pellets_reset>("pellets_reset", kFixedOnly),
    option<&House::boost_chains>("boost_chains", kFixedOnly),
    option<&House::lives>("lives", kMazesOnly, nullptr, 1, 5),
    option<&House::ghost_diagonal>("ghost_diagonal", kFixedOnly),
    option<&House::auto_win_no_ghosts>("auto_win_no_ghosts", kFixedOnly),
    option<&House::no_progress_limit>("no_progress_limit", kMazesOnly, nullptr, 0, 1'000'000),
    option<&House::stall_result>("stall_result", kMazesOnly, kStall),
    option<&House::seal_test>("seal_test", kAdvancedOnly, kSeal),
    option<&House::no_return>("no_return", kAdvancedOnly, kReturn),
    option<&House::adv_move>("adv_move", kAdvancedOnly, kLength),
    option<&House::respawn_uses_move>("respawn_uses_move", kAdvancedOnly),
    option<&House::ghost_tunnels>("ghost_tunnels", kAdvancedOnly),
};

static_assert(sizeof(kOptions) / sizeof(*kOptions) == kHouseOptions);

constexpr House kDefaults;

}  // namespace

int find_option(Text name) {
    for (int i = 0; i < kHouseOptions; ++i)
        if (name == kOptions[i].name) return i;
    return -1;
}

bool applies_to(int option, Family family) { return (kOptions[option].families >> static_cast<int>(family) & 1) != 0; }

bool parse_option(int option, Text value, House& house) {
    const Option& known = kOptions[option];
    if (known.words == nullptr) {
        std::uint32_t number = 0;
        if (!parse_number(value, number) || number < known.least || number > known.most) return false;
        known.set(house, number);
        return true;
    }
    for (std::uint32_t i = 0; !known.words[i].empty(); ++i) {
        if (!(value == known.words[i])) continue;
        known.set(house, i);
        return true;
    }
    return false;
}

bool is_not_default(int option, const House& house) {
    return kOptions[option].get(house) != kOptions[option].get(kDefaults);
}

void format_option(int option, const House& house, Writer& out) {
    const Option& known = kOptions[option];
    const std::uint32_t value = known.get(house);
    out.put(known.name);
    out.put('=');
    if (known.words == nullptr) {
        out.put_number(value);
    } else {
        out.put(known.words[value]);
    }
}

}  // namespace hedgemaze
