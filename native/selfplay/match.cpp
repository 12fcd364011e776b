// `selfplay match`: one seat of evaluator A against seats of evaluator B, from the same random openings in every seat.
#include <atomic>
#include <chrono>
#include <mutex>
#include <thread>

#include "selfplay/commands.hpp"
#include "selfplay/game.hpp"

namespace hedgemaze::selfplay {

namespace {

using Clock = std::chrono::steady_clock;

// A budget per action: nodes, or milliseconds if they are given.
struct Budget {
    std::uint32_t nodes = 0;
    double ms = 0;
    void spend(TreeSearch& search) const {
        if (ms <= 0) {
            search.step(nodes);
            return;
        }
        const auto end =
            Clock::now() + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double, std::milli>(ms));
        while (Clock::now() < end && search.step(64)) {
        }
    }
};

}  // namespace

int match(const Options& options) {
    const Mode mode = options.mode();
    const LoadedNetwork one(options.text("a", "hand")), other(options.text("b", "hand"));
    const Budget budget_a{static_cast<std::uint32_t>(options.integer("nodes", 800)),
                          options.number("ms-a", options.number("ms", 0))};
    const Budget budget_b{budget_a.nodes, options.number("ms-b", options.number("ms", 0))};
    const int rounds = options.integer("openings", 100), opening = options.integer("opening", 6);
    const auto seed = static_cast<std::uint64_t>(options.number("seed", 1000));
    const auto megabytes = static_cast<std::size_t>(options.integer("memory", 64));
    TreeSettings tree_a, tree_b;
    tree_a.c_puct = static_cast<float>(options.number("c-puct-a", tree_a.c_puct));
    tree_a.fpu_reduction = static_cast<float>(options.number("fpu-a", tree_a.fpu_reduction));
    tree_b.c_puct = static_cast<float>(options.number("c-puct-b", tree_b.c_puct));
    tree_b.fpu_reduction = static_cast<float>(options.number("fpu-b", tree_b.fpu_reduction));
    std::atomic<int> next = 0;
    std::mutex mutex;
    double points = 0;
    int wins = 0, losses = 0, draws = 0;
    std::uint64_t nodes_a = 0, nodes_b = 0;
    const auto work = [&] {
        Player a(one.evaluator(mode), megabytes << 20, tree_a), b(other.evaluator(mode), megabytes << 20, tree_b);
        for (;;) {
            const int number = next++;
            if (number >= rounds * mode.side_count) return;
            const int seat = number % mode.side_count;
            Random random(stream_seed(seed, 78, static_cast<std::uint64_t>(number / mode.side_count)));
            Game game(mode);
            game.open(random, opening);
            std::uint64_t seen_a = 0, seen_b = 0;
            while (!game.ended) {
                const bool is_a = game.state.side == seat;
                Player& player = is_a ? a : b;
                player.set_root(game.state, game.history);
                (is_a ? budget_a : budget_b).spend(player.search());
                (is_a ? seen_a : seen_b) += player.search().nodes();
                const Report& report = player.report();
                game.play(report.candidates[0].action);
            }
            const std::lock_guard lock(mutex);
            nodes_a += seen_a;
            nodes_b += seen_b;
            points += static_cast<double>(values_of(game.state, game.ended).of[seat]);
            if (game.ended.winner == kNobody)
                ++draws;
            else if (game.ended.winner == seat)
                ++wins;
            else
                ++losses;
        }
    };
    std::vector<std::thread> threads;
    for (int i = 0; i < options.integer("threads", 1); ++i) threads.emplace_back(work);
    for (std::thread& thread : threads) thread.join();
    const int games = wins + losses + draws;
    std::printf("%s vs %s: %d games, +%d -%d =%d, %.1f %%, nodes %llu : %llu\n", options.text("a", "hand").c_str(),
                options.text("b", "hand").c_str(), games, wins, losses, draws, 100 * points / games,
                static_cast<unsigned long long>(nodes_a), static_cast<unsigned long long>(nodes_b));
    return 0;
}

}  // namespace hedgemaze::selfplay
