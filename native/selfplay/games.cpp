// `selfplay games`: plays games of a network against itself, in modes drawn from a list, and writes them.
#include <atomic>
#include <chrono>
#include <mutex>
#include <thread>

#include "selfplay/commands.hpp"
#include "selfplay/playing/self_game.hpp"

namespace hedgemaze::selfplay {

int games(const Options& options) {
    using Clock = std::chrono::steady_clock;
    const ModeList modes(options);
    const SelfPlaySettings settings(options);
    const auto seed = static_cast<std::uint64_t>(options.number("seed", 1));
    const LoadedNetwork network(options.text("net", "hand"));
    TreeSettings tree = network.settings(modes.first());
    tree.c_puct = static_cast<float>(options.number("c-puct", tree.c_puct));
    tree.fpu_reduction = static_cast<float>(options.number("fpu", tree.fpu_reduction));
    const RootNoise noise = noise_of(options);
    GameWriter file(options.text("out", "games.bin"));
    const auto end = Clock::now() + std::chrono::duration_cast<Clock::duration>(
                                        std::chrono::duration<double>(options.number("seconds", 60)));
    const auto most = static_cast<std::uint32_t>(options.integer("games", 1 << 30));
    std::atomic<std::uint32_t> next = 0;
    Tally tally;
    std::mutex mutex;
    const auto work = [&] {
        constexpr std::size_t kMemory = std::size_t{16} << 20;
        Races races;
        Player player(tree, kMemory, races, noise), hand({}, kMemory, races);
        while (Clock::now() < end) {
            const std::uint32_t number = next++;
            if (number >= most) break;
            SelfGame game = begun_game(modes, settings, seed, number);
            while (game.begin_search(player, hand)) {
                player.search().step(game.nodes());
                game.end_search(player.report());
            }
            const std::lock_guard lock(mutex);
            file.write(game.played());
            tally.add(game.tally());
        }
    };
    std::vector<std::thread> threads;
    for (int i = 0; i < options.integer("threads", 1); ++i) threads.emplace_back(work);
    for (std::thread& thread : threads) thread.join();
    file.close();
    std::printf("%s\n", tally.text(settings).c_str());
    return 0;
}

}  // namespace hedgemaze::selfplay
