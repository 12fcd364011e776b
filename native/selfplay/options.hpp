// Options of the command line: `--name value`.
#pragma once

#include <cstdlib>
#include <map>
#include <string>

#include "selfplay/playing/player.hpp"
#include "text/modes/mode_text.hpp"

namespace hedgemaze::selfplay {

class Options {
   public:
    Options(int count, char** words) {
        for (int i = 0; i < count; i += 2) {
            if (words[i][0] != '-' || words[i][1] != '-' || i + 1 == count)
                fail(std::string("expected --name value, got ") + words[i]);
            values_[words[i] + 2] = words[i + 1];
        }
    }
    std::string text(const std::string& name, const std::string& fallback) const {
        const auto found = values_.find(name);
        return found == values_.end() ? fallback : found->second;
    }
    double number(const std::string& name, double fallback) const {
        const auto found = values_.find(name);
        if (found == values_.end()) return fallback;
        char* end = nullptr;
        const double value = std::strtod(found->second.c_str(), &end);
        if (*end != '\0') fail("--" + name + " is not a number: " + found->second);
        return value;
    }
    int integer(const std::string& name, int fallback) const { return static_cast<int>(number(name, fallback)); }
    Mode mode() const {
        const std::string name = text("mode", "classic2");
        Mode mode;
        if (!parse_mode(name.data(), name.size(), mode).is_ok()) fail("no such mode: " + name);
        return mode;
    }

   private:
    std::map<std::string, std::string> values_;
};

}  // namespace hedgemaze::selfplay
