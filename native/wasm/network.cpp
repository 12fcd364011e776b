// Networks for the page. The page provides one block of memory per network, aligned to 64 bytes: the network and its
// answers are at the start, the bytes of the file follow.
#include "nets/network.hpp"

#include <new>

#include "rules/rules.hpp"
#include "wasm/scratch.hpp"

namespace hedgemaze::wasm {

// The network comes first: searches get the address of the block.
struct LoadedNetwork {
    nets::Network network;
    // The integers of the last question; `web/core/network.ts` reads them.
    std::int32_t sides[kMaxSides];      // from the side to move, in turn order
    std::int32_t actions[kMaxActions];  // per legal action
};

namespace {

constexpr std::uint32_t kRoom = (sizeof(LoadedNetwork) + nets::kAlignment - 1) / nets::kAlignment * nets::kAlignment;

}  // namespace

// Where the bytes of the file begin in a block.
std::uint32_t HEDGEMAZE_EXPORT(network_room)() { return kRoom; }

// Reads the file in a block; returns a NetworkError, 0 for none.
std::uint32_t HEDGEMAZE_EXPORT(network_open)(char* block, std::uint32_t bytes) {
    return static_cast<std::uint32_t>((new (block) LoadedNetwork{})->network.read(block + kRoom, bytes));
}

// Whether the network is for the mode in the scratch memory. The page's networks have learnt on 9 by 9 squares, so it
// does not use them on smaller boards.
bool HEDGEMAZE_EXPORT(network_can_judge)(const LoadedNetwork* loaded) {
    return input.mode.size == kStride && loaded->network.can_judge(input.mode);
}

// Judges the position in the scratch memory and returns the address of the integers; 0 if the game is over.
const std::int32_t* HEDGEMAZE_EXPORT(network_judge)(LoadedNetwork* loaded) {
    ActionNumber legal[kMaxActions];
    const int count = outcome(input.state) ? 0 : legal_actions(input.state, legal);
    if (count == 0) return nullptr;
    loaded->network.value_logits(input.state, loaded->sides);
    loaded->network.policy_logits(input.state, legal, count, loaded->actions);
    return loaded->sides;
}

}  // namespace hedgemaze::wasm
