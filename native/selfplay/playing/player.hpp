// A search with its own memory, and a network loaded from a file.
#pragma once

#include <cstdio>
#include <cstdlib>
#include <memory>
#include <new>
#include <optional>
#include <string>
#include <vector>

#include "knowledge/classic/race.hpp"
#include "nets/network.hpp"
#include "search/own_settings.hpp"
#include "selfplay/playing/root_noise.hpp"

namespace hedgemaze::selfplay {

[[noreturn]] inline void fail(const std::string& message) {
    std::fprintf(stderr, "selfplay: %s\n", message.c_str());
    std::exit(1);
}

// The bytes of a network file; "hand" is the handcrafted evaluator, "patient" the patient one.
class LoadedNetwork {
   public:
    explicit LoadedNetwork(const std::string& path) : is_patient_(path == "patient") {
        if (path == "hand" || is_patient_) return;
        std::FILE* file = std::fopen(path.c_str(), "rb");
        if (file == nullptr) fail("cannot open " + path);
        std::fseek(file, 0, SEEK_END);
        length_ = static_cast<std::size_t>(std::ftell(file));
        std::rewind(file);
        bytes_.reset(static_cast<std::uint8_t*>(::operator new(length_ + 1, kAlign)));
        if (std::fread(bytes_.get(), 1, length_, file) != length_) fail("cannot read " + path);
        std::fclose(file);
        constexpr const char* kFaults[] = {"", "is not a network", "has another version of the format",
                                           "has a shape that this build cannot compute", "is damaged"};
        const auto error = static_cast<int>(network_.read(bytes_.get(), length_));
        if (error != 0) fail(path + " " + kFaults[error]);
    }
    // The evaluator, and the constants of the search that go with it.
    TreeSettings settings(const Mode& mode) const {
        if (is_patient_ && !is_patient_in(mode)) fail("patient is for classic4");
        if (is_patient_) return own_settings(mode);
        if (!bytes_) return {};
        TreeSettings settings = own_settings(mode);
        if (!network_.can_judge(mode)) fail("the network is for another mode");
        settings.evaluator = network_.evaluator();
        return settings;
    }

   private:
    static constexpr std::align_val_t kAlign{nets::kAlignment};
    struct Free {
        void operator()(std::uint8_t* bytes) const { ::operator delete(bytes, kAlign); }
    };
    bool is_patient_;
    std::unique_ptr<std::uint8_t, Free> bytes_;
    std::size_t length_ = 0;
    nets::Network network_;
};

// Tables of solved races; every thread has its own.
class Races {
   public:
    Races() = default;
    Races(const Races&) = delete;
    Races& operator=(const Races&) = delete;
    RaceMemory* memory() { return &memory_; }

   private:
    static constexpr int kTables = 16;
    std::vector<RaceTable> tables_ = std::vector<RaceTable>(kTables);
    RaceMemory memory_ = {tables_.data(), kTables};
};

// A search with its own memory.
class Player {
   public:
    Player(const TreeSettings& settings, std::size_t bytes, Races& races, const RootNoise& noise = {})
        : bytes_(bytes),
          races_(races.memory()),
          settings_(settings),
          noise_(noise),
          memory_(new std::uint64_t[bytes / 8]) {
        if (noise_.share > 0) {
            noise_.inner = settings_.evaluator;
            settings_.evaluator = noise_.evaluator();
        }
        forget();
    }
    Player(const Player&) = delete;
    Player& operator=(const Player&) = delete;

    TreeSearch& search() { return *search_; }
    const RootNoise& noise() const { return noise_; }
    void set_root(const State& state, const std::vector<std::uint64_t>& history) {
        noise_.is_on = false;
        set_search_root(state, history);
    }
    // The priors of the root get noise. The tree begins empty, because an old one has the priors of the root already.
    void set_noisy_root(const State& state, const std::vector<std::uint64_t>& history, std::uint64_t seed) {
        forget();
        noise_.is_on = true;
        noise_.root_ply = state.ply;
        noise_.seed = seed;
        set_search_root(state, history);
    }
    const Report& report() {
        search_->report(*report_);
        return *report_;
    }

   private:
    void forget() { search_.emplace(memory_.get(), bytes_, Skill{}, settings_, find_proof, races_); }
    void set_search_root(const State& state, const std::vector<std::uint64_t>& history) {
        search_->set_root(state, {history.data(), static_cast<int>(history.size())}, kEveryPiece);
    }

    std::size_t bytes_;
    RaceMemory* races_;
    TreeSettings settings_;
    RootNoise noise_;
    std::unique_ptr<std::uint64_t[]> memory_;
    std::unique_ptr<Report> report_ = std::make_unique<Report>();
    std::optional<TreeSearch> search_;
};

}  // namespace hedgemaze::selfplay
