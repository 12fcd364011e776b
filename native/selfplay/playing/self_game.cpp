#include "selfplay/playing/self_game.hpp"

#include <cmath>

#include "search/best_reply.hpp"

namespace hedgemaze::selfplay {

namespace {

std::uint8_t byte_of(float value) {
    return static_cast<std::uint8_t>(std::lround(255.0F * (value < 0 ? 0 : value > 1 ? 1 : value)));
}

Judgement judgement_of(const Report& report, const State& state, bool has_shares) {
    Judgement found;
    for (int i = 0; i < state.mode->side_count; ++i) found.values[i] = byte_of(report.values.of[i]);
    if (!has_shares) return found;
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

}  // namespace

SelfPlaySettings::SelfPlaySettings(const Options& options) {
    nodes = static_cast<std::uint32_t>(options.integer("nodes", 400));
    opening = options.integer("opening", 8);
    warm_plies = options.integer("warm", 16);
    guests = options.number("guests", 0);
    guest_nodes = static_cast<std::uint32_t>(options.integer("guest-nodes", static_cast<int>(nodes)));
    full_share = options.number("full-share", 1);
    short_nodes = static_cast<std::uint32_t>(options.integer("short-nodes", 100));
    resign = options.number("resign", 0);
    resign_checks = options.number("resign-checks", 0.1);
}

RootNoise noise_of(const Options& options) {
    RootNoise noise;
    noise.share = static_cast<float>(options.number("noise", 0));
    noise.total = static_cast<float>(options.number("noise-total", 10));
    return noise;
}

SelfGame begun_game(const ModeList& modes, const SelfPlaySettings& settings, std::uint64_t seed, std::uint32_t number) {
    Random random(stream_seed(seed, 79, number));
    const NamedMode& named = modes.draw(random);
    return {named, settings, random};
}

void Tally::add(const Tally& other) {
    games += other.games;
    positions += other.positions;
    searches += other.searches;
    nodes += other.nodes;
    resigned += other.resigned;
    checked += other.checked;
    wrong += other.wrong;
}

std::string Tally::text(const SelfPlaySettings& settings) const {
    std::string found = "games " + std::to_string(games);
    const auto add = [&](const char* name, std::uint64_t number) {
        found.append(name);
        found.append(std::to_string(number));
    };
    add(" positions ", positions);
    if (settings.full_share < 1) {
        add(" searches ", searches);
        add(" nodes ", nodes);
    }
    if (settings.resign > 0) {
        add(" resigned ", resigned);
        add(" checked ", checked);
        add(" wrong ", wrong);
    }
    return found;
}

SelfGame::SelfGame(const NamedMode& named, const SelfPlaySettings& settings, Random random)
    : settings_(&settings), random_(random), game_(named.start) {
    played_.mode = named.text;
    if (draws(settings.guests)) guest_ = named.mode.has_maze() || random_.below(2) == 0 ? Guest::kHand : Guest::kReply;
    side_ = static_cast<int>(random_.below(named.mode.side_count));
    if (settings.resign > 0) is_check_ = draws(settings.resign_checks);
    game_.open(random_, static_cast<int>(random_.below(static_cast<std::uint32_t>(settings.opening) + 1)),
               [&](ActionNumber action) { played_.actions.push_back(action); });
    played_.opening = played_.actions.size();
}

bool SelfGame::draws(double share) { return random_.below(1000) < static_cast<std::uint32_t>(1000 * share); }

ActionNumber SelfGame::guest_action(Player& hand) {
    if (guest_ == Guest::kReply) {
        ReplyLimits limits;
        limits.depth = 2 + static_cast<int>(random_.below(3));
        return best_reply(game_.state, limits);
    }
    hand.set_root(game_.state, game_.history);
    hand.search().step(settings_->guest_nodes);
    return hand.report().candidates[0].action;
}

void SelfGame::act(ActionNumber action) {
    played_.actions.push_back(action);
    game_.play(action);
}

bool SelfGame::begin_search(Player& player, Player& hand) {
    while (!is_over_ && !game_.ended && guest_ != Guest::kNone && game_.state.side != side_) {
        played_.judgements.emplace_back();
        act(guest_action(hand));
    }
    if (game_.ended && !is_over_) finish(values_of(game_.state, game_.ended));
    if (is_over_) return false;
    is_full_ = settings_->full_share >= 1 || draws(settings_->full_share);
    if (is_full_ && player.noise().share > 0)
        player.set_noisy_root(game_.state, game_.history, random_.next());
    else
        player.set_root(game_.state, game_.history);
    return true;
}

void SelfGame::end_search(const Report& report) {
    ++tally_.searches;
    tally_.nodes += report.nodes;
    played_.judgements.push_back(judgement_of(report, game_.state, is_full_));
    tally_.positions += played_.judgements.back().count > 0;
    if (report.proof.is_known || resigns(report.values)) return finish(report.values);
    const bool is_warm = played_.judgements.size() <= static_cast<std::size_t>(settings_->warm_plies);
    act(report.candidates[is_warm ? chosen_by_visits(report, random_) : 0].action);
}

// Whether the game ends here by resignation.
bool SelfGame::resigns(const Values& values) {
    if (settings_->resign <= 0 || winner_ >= 0) return false;
    int best = 0;
    for (int i = 1; i < game_.state.mode->side_count; ++i)
        if (values.of[i] > values.of[best]) best = i;
    const bool has_nearly_won = static_cast<double>(values.of[best]) >= 1 - settings_->resign;
    searches_ = !has_nearly_won ? 0 : best == leader_ ? searches_ + 1 : 1;
    leader_ = best;
    if (searches_ < SelfPlaySettings::kResignSearches) return false;
    winner_ = best;
    if (!is_check_) ++tally_.resigned;
    return !is_check_;
}

void SelfGame::finish(const Values& result) {
    is_over_ = true;
    ++tally_.games;
    for (int i = 0; i < game_.state.mode->side_count; ++i) played_.result[i] = byte_of(result.of[i]);
    if (winner_ < 0 || !is_check_) return;
    ++tally_.checked;
    tally_.wrong += result.of[winner_] < 0.5F;
}

}  // namespace hedgemaze::selfplay
