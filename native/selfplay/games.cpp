// `selfplay games`: plays games of a network against itself, in modes drawn from a list, and writes them.
#include <atomic>
#include <chrono>
#include <cmath>
#include <mutex>
#include <thread>

#include "search/best_reply.hpp"
#include "selfplay/commands.hpp"
#include "selfplay/game.hpp"
#include "selfplay/game_file.hpp"
#include "selfplay/mode_list.hpp"

namespace hedgemaze::selfplay {

namespace {

using Clock = std::chrono::steady_clock;

struct Settings {
    std::uint32_t nodes = 400;
    int opening = 8;      // random actions at most
    int warm_plies = 16;  // actions chosen by temperature
    double guests = 0;    // share of the games with guests: one side is the network's, the others are `hand` or `reply`
};

std::uint8_t byte_of(float value) {
    return static_cast<std::uint8_t>(std::lround(255.0F * (value < 0 ? 0 : value > 1 ? 1 : value)));
}

Judgement judgement_of(const Report& report, const State& state) {
    Judgement found;
    for (int i = 0; i < state.mode->side_count; ++i) found.values[i] = byte_of(report.values.of[i]);
    const bool is_won = report.proof.is_known && report.proof.winner == state.side;
    std::uint32_t total = 0;
    for (int i = 0; i < report.count; ++i) total += report.candidates[i].visits;
    for (int i = 0; i < report.count && found.count < Judgement::kMaxShares; ++i) {
        const float share = is_won      ? static_cast<float>(i == 0)
                            : total > 0 ? static_cast<float>(report.candidates[i].visits) / static_cast<float>(total)
                                        : 0;
        if (byte_of(share) > 0) found.shares[found.count++] = {report.candidates[i].action, byte_of(share)};
    }
    return found;
}

int chosen_by_visits(const Report& report, Random& random) {
    std::uint32_t total = 0;
    for (int i = 0; i < report.count; ++i) total += report.candidates[i].visits;
    if (total == 0) return 0;
    std::uint32_t left = random.below(total);
    for (int i = 0; i < report.count; ++i) {
        if (left < report.candidates[i].visits) return i;
        left -= report.candidates[i].visits;
    }
    return 0;
}

// Who plays the other sides of a game.
enum class Guest : std::uint8_t { kNone, kHand, kReply };

Guest drawn_guest(const Mode& mode, double share, Random& random) {
    if (random.below(1000) >= static_cast<std::uint32_t>(1000 * share)) return Guest::kNone;
    return mode.has_maze() || random.below(2) == 0 ? Guest::kHand : Guest::kReply;
}

ActionNumber guest_action(Guest guest, const Settings& settings, const Game& game, Player& hand, Random& random) {
    if (guest == Guest::kReply) {
        ReplyLimits limits;
        limits.depth = 2 + static_cast<int>(random.below(3));
        return best_reply(game.state, limits);
    }
    hand.set_root(game.state, game.history);
    hand.search().step(settings.nodes);
    return hand.report().candidates[0].action;
}

PlayedGame play_game(const NamedMode& named, const Settings& settings, Player& player, Player& hand, Random random) {
    PlayedGame played;
    played.mode = named.text;
    Game game(named.mode);
    const Guest guest = drawn_guest(named.mode, settings.guests, random);
    const auto side = static_cast<int>(random.below(named.mode.side_count));
    game.open(random, static_cast<int>(random.below(static_cast<std::uint32_t>(settings.opening) + 1)),
              [&](ActionNumber action) { played.actions.push_back(action); });
    played.opening = played.actions.size();
    Values result;
    while (!game.ended) {
        if (guest != Guest::kNone && game.state.side != side) {
            played.judgements.emplace_back();
            played.actions.push_back(guest_action(guest, settings, game, hand, random));
            game.play(played.actions.back());
            continue;
        }
        player.set_root(game.state, game.history);
        player.search().step(settings.nodes);
        const Report& report = player.report();
        played.judgements.push_back(judgement_of(report, game.state));
        result = report.values;
        if (report.proof.is_known) break;
        const bool is_warm = played.judgements.size() <= static_cast<std::size_t>(settings.warm_plies);
        const ActionNumber action = report.candidates[is_warm ? chosen_by_visits(report, random) : 0].action;
        played.actions.push_back(action);
        game.play(action);
    }
    if (game.ended) result = values_of(game.state, game.ended);
    for (int i = 0; i < named.mode.side_count; ++i) played.result[i] = byte_of(result.of[i]);
    return played;
}

}  // namespace

int games(const Options& options) {
    const ModeList modes(options);
    Settings settings;
    settings.nodes = static_cast<std::uint32_t>(options.integer("nodes", 400));
    settings.opening = options.integer("opening", 8);
    settings.warm_plies = options.integer("warm", 16);
    settings.guests = options.number("guests", 0);
    const auto seed = static_cast<std::uint64_t>(options.number("seed", 1));
    const LoadedNetwork network(options.text("net", "hand"));
    TreeSettings tree = network.settings(modes.first());
    tree.c_puct = static_cast<float>(options.number("c-puct", tree.c_puct));
    tree.fpu_reduction = static_cast<float>(options.number("fpu", tree.fpu_reduction));
    GameWriter file(options.text("out", "games.bin"));
    const auto end = Clock::now() + std::chrono::duration_cast<Clock::duration>(
                                        std::chrono::duration<double>(options.number("seconds", 60)));
    const auto most = static_cast<std::uint32_t>(options.integer("games", 1 << 30));
    std::atomic<std::uint32_t> next = 0;
    std::uint64_t count = 0, positions = 0;
    std::mutex mutex;
    const auto work = [&] {
        constexpr std::size_t kMemory = std::size_t{16} << 20;
        Player player(tree, kMemory), hand({}, kMemory);
        while (Clock::now() < end) {
            const std::uint32_t number = next++;
            if (number >= most) break;
            Random random(stream_seed(seed, 79, number));
            const PlayedGame played = play_game(modes.draw(random), settings, player, hand, random);
            const std::lock_guard lock(mutex);
            file.write(played);
            ++count;
            positions += played.judgements.size();
        }
    };
    std::vector<std::thread> threads;
    for (int i = 0; i < options.integer("threads", 1); ++i) threads.emplace_back(work);
    for (std::thread& thread : threads) thread.join();
    file.close();
    std::printf("games %llu positions %llu\n", static_cast<unsigned long long>(count),
                static_cast<unsigned long long>(positions));
    return 0;
}

}  // namespace hedgemaze::selfplay
