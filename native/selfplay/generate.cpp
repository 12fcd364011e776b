// `selfplay generate`: plays games of a network against itself and writes their positions.
#include <atomic>
#include <chrono>
#include <cmath>
#include <mutex>
#include <thread>

#include "search/best_reply.hpp"
#include "selfplay/commands.hpp"
#include "selfplay/game.hpp"
#include "selfplay/sample_file.hpp"

namespace hedgemaze::selfplay {

namespace {

using Clock = std::chrono::steady_clock;

struct Settings {
    Mode mode;
    std::uint32_t nodes = 400;
    double seconds = 60;
    int opening = 8;      // random actions at most
    int warm_plies = 16;  // actions chosen by temperature
    double guests = 0;    // share of the games with guests: one seat is the network's, the others are `hand` or `reply`
    std::uint64_t seed = 0;
};

std::uint8_t byte_of(float value) {
    return static_cast<std::uint8_t>(std::lround(255.0F * (value < 0 ? 0 : value > 1 ? 1 : value)));
}

void put_policy(Sample& sample, const Report& report, const State& state) {
    const int turns = nets::turns_of(state.mode->goals[state.side]);
    const bool is_won = report.proof.is_known && report.proof.winner == state.side;
    std::uint32_t total = 0;
    for (int i = 0; i < report.count; ++i) total += report.candidates[i].visits;
    for (int i = 0; i < report.count && sample.policy_count < Sample::kMaxPolicy; ++i) {
        const Candidate& candidate = report.candidates[i];
        const int output = nets::action_output(state, from_number(candidate.action, Family::kClassic, kStride), turns);
        const float share = is_won      ? static_cast<float>(i == 0)
                            : total > 0 ? static_cast<float>(candidate.visits) / static_cast<float>(total)
                                        : 0;
        if (output == nets::kNoOutput || byte_of(share) == 0) continue;
        sample.policy[sample.policy_count++] = {static_cast<std::uint8_t>(output), byte_of(share)};
    }
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

// Who plays the other seats of a game.
enum class Guest : std::uint8_t { kNone, kHand, kReply };

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

// Plays one game and returns its samples: the positions in which the network acted.
std::vector<Sample> play_game(const Settings& settings, Player& player, Player& hand, Random random) {
    std::vector<Sample> samples;
    Game game(settings.mode);
    Guest guest = Guest::kNone;
    const auto seat = static_cast<int>(random.below(settings.mode.side_count));
    if (random.below(1000) < static_cast<std::uint32_t>(1000 * settings.guests))
        guest = random.below(2) == 0 ? Guest::kHand : Guest::kReply;
    game.open(random, static_cast<int>(random.below(static_cast<std::uint32_t>(settings.opening) + 1)));
    const std::uint32_t start = game.state.ply;
    Values result;
    while (!game.ended) {
        if (guest != Guest::kNone && game.state.side != seat) {
            game.play(guest_action(guest, settings, game, hand, random));
            continue;
        }
        player.set_root(game.state, game.history);
        player.search().step(settings.nodes);
        const Report& report = player.report();
        Sample sample;
        put_position(sample, game.state);
        put_policy(sample, report, game.state);
        for (int i = 0; i < settings.mode.side_count; ++i) sample.root[i] = byte_of(report.values.of[i]);
        if (sample.policy_count > 0) samples.push_back(sample);
        if (report.proof.is_known) {
            result = values_of(game.state, {Reason::kReachedGoal, report.proof.winner, 0});
            break;
        }
        const bool is_warm = game.state.ply < start + static_cast<std::uint32_t>(settings.warm_plies);
        game.play(report.candidates[is_warm ? chosen_by_visits(report, random) : 0].action);
    }
    if (game.ended) result = values_of(game.state, game.ended);
    for (Sample& sample : samples)
        for (int i = 0; i < settings.mode.side_count; ++i) sample.result[i] = byte_of(result.of[i]);
    return samples;
}

}  // namespace

int generate(const Options& options) {
    Settings settings;
    settings.mode = options.mode();
    settings.nodes = static_cast<std::uint32_t>(options.integer("nodes", 400));
    settings.seconds = options.number("seconds", 60);
    settings.opening = options.integer("opening", 4 * settings.mode.side_count);
    settings.warm_plies = options.integer("warm", 8 * settings.mode.side_count);
    settings.guests = options.number("guests", 0);
    settings.seed = static_cast<std::uint64_t>(options.number("seed", 1));
    if (!nets::has_inputs(settings.mode)) fail("this mode has no network inputs");
    const LoadedNetwork network(options.text("net", "hand"));
    TreeSettings tree;
    tree.c_puct = static_cast<float>(options.number("c-puct", tree.c_puct));
    tree.fpu_reduction = static_cast<float>(options.number("fpu", tree.fpu_reduction));
    const std::string path = options.text("out", "samples.bin");
    SampleWriter file(path, options.text("mode", "classic2"));
    const auto end =
        Clock::now() + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(settings.seconds));
    const auto most = static_cast<std::uint32_t>(options.integer("games", 1 << 30));
    std::atomic<std::uint32_t> next = 0;
    std::uint64_t games = 0;
    std::mutex mutex;
    const auto work = [&] {
        constexpr std::size_t kMemory = std::size_t{16} << 20;
        Player player(network.evaluator(settings.mode), kMemory, tree), hand(kHandEvaluator, kMemory);
        while (Clock::now() < end) {
            const std::uint32_t number = next++;
            if (number >= most) break;
            std::vector<Sample> samples =
                play_game(settings, player, hand, Random(stream_seed(settings.seed, 77, number)));
            for (Sample& sample : samples) sample.game = number;
            const std::lock_guard lock(mutex);
            file.write(samples.data(), samples.size());
            ++games;
        }
    };
    std::vector<std::thread> threads;
    for (int i = 0; i < options.integer("threads", 1); ++i) threads.emplace_back(work);
    for (std::thread& thread : threads) thread.join();
    file.close();
    std::printf("games %llu positions %llu\n", static_cast<unsigned long long>(games),
                static_cast<unsigned long long>(file.count()));
    return 0;
}

}  // namespace hedgemaze::selfplay
