// A search with its own memory, and a network loaded from a file.
#pragma once

#include <cstdio>
#include <cstdlib>
#include <memory>
#include <new>
#include <string>
#include <vector>

#include "knowledge/classic/race.hpp"
#include "nets/network.hpp"
#include "search/own_settings.hpp"

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
        TreeSettings settings;
        if (!bytes_) return settings;
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

class Player {
   public:
    Player(const TreeSettings& settings, std::size_t bytes)
        : memory_(new std::uint64_t[bytes / 8]), search_(memory_.get(), bytes, {}, settings, find_proof, &races_) {}

    TreeSearch& search() { return search_; }
    void set_root(const State& state, const std::vector<std::uint64_t>& history) {
        search_.set_root(state, {history.data(), static_cast<int>(history.size())}, kEveryPiece);
    }
    const Report& report() {
        search_.report(*report_);
        return *report_;
    }

   private:
    static constexpr int kTables = 16;
    std::unique_ptr<std::uint64_t[]> memory_;
    std::vector<RaceTable> tables_ = std::vector<RaceTable>(kTables);
    RaceMemory races_ = {tables_.data(), kTables};
    std::unique_ptr<Report> report_ = std::make_unique<Report>();
    TreeSearch search_;
};

}  // namespace hedgemaze::selfplay
