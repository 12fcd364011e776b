// A game of self-play, search by search. The caller runs the searches, of one game at a time or of many.
#pragma once

#include "selfplay/game_file.hpp"
#include "selfplay/playing/game.hpp"
#include "selfplay/playing/mode_list.hpp"

namespace hedgemaze::selfplay {

struct SelfPlaySettings {
    std::uint32_t nodes = 400;  // new nodes of a full search
    int opening = 8;            // random actions at most
    int warm_plies = 16;        // actions chosen by temperature
    double guests = 0;  // share of the games with guests: one side is the network's, the others are `hand` or `reply`
    std::uint32_t guest_nodes = 400;  // new nodes of a search of the guest `hand`
    // Playout caps: this share of the searches is full. The others have fewer nodes and no noise, and nothing is learnt
    // from their positions.
    double full_share = 1;
    std::uint32_t short_nodes = 100;
    // Resignation: the game ends when a side has had at most this value missing to a win in kResignSearches searches in
    // a row. In a share of the games it is played on, to see whether that side wins.
    double resign = 0;
    double resign_checks = 0.1;
    static constexpr int kResignSearches = 4;

    explicit SelfPlaySettings(const Options& options);
};

// What was played.
struct Tally {
    std::uint64_t games = 0;
    std::uint64_t positions = 0;  // that are learnt from
    std::uint64_t searches = 0;
    std::uint64_t nodes = 0;
    std::uint64_t resigned = 0;
    std::uint64_t checked = 0;  // played on where a resignation would have ended the game
    std::uint64_t wrong = 0;    // of those: the side that had nearly won got less than half a point
    void add(const Tally& other);
    // Names and numbers, of what the settings ask for.
    std::string text(const SelfPlaySettings& settings) const;
};

RootNoise noise_of(const Options& options);

class SelfGame {
   public:
    SelfGame(const NamedMode& named, const SelfPlaySettings& settings, Random random);

    // Lets guests act, then sets the root of the next search; false if the game is over.
    bool begin_search(Player& player, Player& hand);
    // New nodes of the search that was begun.
    std::uint32_t nodes() const { return is_full_ ? settings_->nodes : settings_->short_nodes; }
    // Records what the search found, and acts.
    void end_search(const Report& report);
    // After the end.
    const PlayedGame& played() const { return played_; }
    const Tally& tally() const { return tally_; }

   private:
    enum class Guest : std::uint8_t { kNone, kHand, kReply };
    bool draws(double share);
    ActionNumber guest_action(Player& hand);
    bool resigns(const Values& values);
    void finish(const Values& result);
    void act(ActionNumber action);

    const SelfPlaySettings* settings_;
    Random random_;
    Game game_;
    PlayedGame played_;
    Tally tally_;
    Guest guest_ = Guest::kNone;
    int side_ = 0;           // of the network, in a game with guests
    bool is_full_ = true;    // the search that was begun
    bool is_check_ = false;  // played on after a resignation
    bool is_over_ = false;
    int leader_ = -1;  // the side that has nearly won, and the searches in a row that say so
    int searches_ = 0;
    int winner_ = -1;  // by a resignation
};

// Begins the game with this number of a run.
SelfGame begun_game(const ModeList& modes, const SelfPlaySettings& settings, std::uint64_t seed, std::uint32_t number);

}  // namespace hedgemaze::selfplay
