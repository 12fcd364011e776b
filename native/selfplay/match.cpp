// `selfplay match`: one seat of A against seats of B, from the same random openings in every seat. With a list of modes
// every opening takes the next one. `--log FILE` writes a line per game: the number of the opening, A's seat, A's
// points, actions.
#include <atomic>
#include <chrono>
#include <mutex>
#include <thread>

#include "search/best_reply.hpp"
#include "selfplay/commands.hpp"
#include "selfplay/playing/game.hpp"
#include "selfplay/playing/mode_list.hpp"

namespace hedgemaze::selfplay {

namespace {

using Clock = std::chrono::steady_clock;

// The options of one contender end in -a or -b; without that ending they are for both.
double number_of(const Options& options, const std::string& name, char letter, double fallback) {
    return options.number(name + "-" + letter, options.number(name, fallback));
}

// An evaluator with the search; or `reply`: best-reply search, up to `depth` actions; or `random`. Each has a budget
// per action: nodes, or milliseconds if they are given.
class Contender {
   public:
    Contender(const Options& options, char letter, const Mode& mode)
        : name_(options.text(std::string(1, letter), "hand")),
          network_(is_reply() || is_random() ? "hand" : name_),
          ms_(number_of(options, "ms", letter, 0)),
          nodes_(static_cast<std::uint32_t>(number_of(options, "nodes", letter, 800))),
          depth_(static_cast<int>(number_of(options, "depth", letter, 4))),
          tree_(network_.settings(mode)) {
        tree_.c_puct = static_cast<float>(number_of(options, "c-puct", letter, static_cast<double>(tree_.c_puct)));
        tree_.fpu_reduction =
            static_cast<float>(number_of(options, "fpu", letter, static_cast<double>(tree_.fpu_reduction)));
        tree_.c_growth =
            static_cast<float>(number_of(options, "c-growth", letter, static_cast<double>(tree_.c_growth)));
        tree_.paranoia = static_cast<float>(number_of(options, "paranoia", letter, 0));
        tree_.one_replies = number_of(options, "one-replies", letter, 0) > 0;
    }
    const std::string& name() const { return name_; }
    const TreeSettings& tree() const { return tree_; }
    // Returns an action; adds the nodes of the search to `seen`.
    ActionNumber choose(const Game& game, Player& player, Random& random, std::uint64_t& seen) const {
        if (is_random()) {
            ActionNumber legal[kMaxActions];
            const int count = legal_actions(game.state, legal);
            return legal[random.below(static_cast<std::uint32_t>(count))];
        }
        auto end =
            Clock::now() + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double, std::milli>(ms_));
        if (is_reply()) {
            ReplyLimits limits{depth_, nullptr, &end};
            if (ms_ > 0)
                limits.is_over = [](void* time) { return Clock::now() > *static_cast<Clock::time_point*>(time); };
            return best_reply(game.state, limits);
        }
        player.set_root(game.state, game.history);
        if (ms_ <= 0) player.search().step(nodes_);
        while (ms_ > 0 && Clock::now() < end && player.search().step(64)) {
        }
        seen += player.search().nodes();
        return player.report().candidates[0].action;
    }

   private:
    bool is_reply() const { return name_ == "reply"; }
    bool is_random() const { return name_ == "random"; }

    std::string name_;
    LoadedNetwork network_;
    double ms_;
    std::uint32_t nodes_;
    int depth_;
    TreeSettings tree_;
};

}  // namespace

int match(const Options& options) {
    const ModeList modes(options);
    const int sides = modes.first().side_count;
    const Contender one(options, 'a', modes.first()), other(options, 'b', modes.first());
    const int rounds = options.integer("openings", 100), opening = options.integer("opening", 6);
    const auto seed = static_cast<std::uint64_t>(options.number("seed", 1000));
    const std::size_t bytes = static_cast<std::size_t>(options.integer("memory", 64)) << 20;
    std::atomic<int> next = 0;
    std::mutex mutex;
    double points = 0;
    int wins = 0, losses = 0, draws = 0;
    std::uint64_t nodes_a = 0, nodes_b = 0;
    const std::string log_path = options.text("log", "");
    std::FILE* log = log_path.empty() ? nullptr : std::fopen(log_path.c_str(), "w");
    if (!log_path.empty() && log == nullptr) fail("cannot write " + log_path);
    const auto work = [&] {
        Races races_a, races_b;
        Player a(one.tree(), bytes, races_a);
        // A tree for each seat of B: one tree for all would keep what the seats before have searched.
        std::vector<std::unique_ptr<Player>> others;
        for (int i = 1; i < sides; ++i) others.push_back(std::make_unique<Player>(other.tree(), bytes, races_b));
        for (;;) {
            const int number = next++;
            if (number >= rounds * sides) return;
            const int seat = number % sides;
            const auto round = static_cast<std::size_t>(number / sides);
            Random random(stream_seed(seed, 78, round));
            Game game(modes.at(round % modes.size()).start);
            game.open(random, opening);
            std::uint64_t seen_a = 0, seen_b = 0;
            while (!game.ended) {
                const int place = (game.state.side - seat + sides) % sides;  // 0: A
                Player& player = place == 0 ? a : *others[static_cast<std::size_t>(place - 1)];
                game.play(place == 0 ? one.choose(game, player, random, seen_a)
                                     : other.choose(game, player, random, seen_b));
            }
            const std::lock_guard lock(mutex);
            nodes_a += seen_a;
            nodes_b += seen_b;
            const auto won = static_cast<double>(values_of(game.state, game.ended).of[seat]);
            points += won;
            if (log != nullptr) {
                std::fprintf(log, "%zu %d %.3f %u\n", round, seat, won, game.state.ply);
                std::fflush(log);
            }
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
    if (log != nullptr) std::fclose(log);
    const int games = wins + losses + draws;
    std::printf("%s vs %s: %d games, +%d -%d =%d, %.1f %%, nodes %llu : %llu\n", one.name().c_str(),
                other.name().c_str(), games, wins, losses, draws, 100 * points / games,
                static_cast<unsigned long long>(nodes_a), static_cast<unsigned long long>(nodes_b));
    return 0;
}

}  // namespace hedgemaze::selfplay
