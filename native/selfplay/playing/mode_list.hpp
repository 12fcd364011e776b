// The modes that games are played in: one of `--mode`, or those of a file `--modes`, one text per line. A line may also
// be the text of a position, where games then begin.
#pragma once

#include <deque>
#include <fstream>

#include "board/random.hpp"
#include "selfplay/options.hpp"
#include "text/position_text.hpp"

namespace hedgemaze::selfplay {

// Reads where a game begins: at the start of a mode, or at a position, whose text has spaces. The state points to the
// mode.
inline void parse_start(const std::string& text, Mode& mode, State& start) {
    if (text.find(' ') != std::string::npos) {
        if (!parse_position(text.data(), text.size(), mode, start).is_ok()) fail("no such position: " + text);
        return;
    }
    if (!parse_mode(text.data(), text.size(), mode).is_ok()) fail("no such mode: " + text);
    start = start_state(mode);
}

struct NamedMode {
    std::string text;
    Mode mode;
    State start;
};

class ModeList {
   public:
    explicit ModeList(const Options& options) {
        const std::string path = options.text("modes", "");
        if (path.empty()) {
            add(options.text("mode", "classic2"));
            return;
        }
        std::ifstream file(path);
        for (std::string line; std::getline(file, line);)
            if (!line.empty()) add(line);
        if (modes_.empty()) fail("no mode in " + path);
    }
    const Mode& first() const { return modes_.front().mode; }
    std::size_t size() const { return modes_.size(); }
    const NamedMode& at(std::size_t index) const { return modes_[index]; }
    const NamedMode& draw(Random& random) const { return modes_[random.below(static_cast<std::uint32_t>(size()))]; }

   private:
    void add(const std::string& text) {
        NamedMode& added = modes_.emplace_back(NamedMode{text, {}, {}});
        parse_start(text, added.mode, added.start);
        if (nets::encoding_of(added.mode) != nets::encoding_of(first())) fail("a network of another kind: " + text);
    }
    std::deque<NamedMode> modes_;  // states point to the modes: they must not move
};

}  // namespace hedgemaze::selfplay
