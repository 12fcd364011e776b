// The executable `selfplay`: games for learning, on a machine that needs nothing but a C++ compiler.
#include <cstring>

#include "selfplay/commands.hpp"

int main(int count, char** words) {
    using namespace hedgemaze::selfplay;
    const char* usage = "selfplay games|batches|rows|match [--name value ...]";
    if (count < 2) fail(usage);
    const Options options(count - 2, words + 2);
    if (std::strcmp(words[1], "games") == 0) return games(options);
    if (std::strcmp(words[1], "batches") == 0) return batches(options);
    if (std::strcmp(words[1], "match") == 0) return match(options);
    if (std::strcmp(words[1], "rows") == 0) return rows(options);
    fail(usage);
}
