// Runs all tests, or those whose name contains the argument. Exit status 1 if one fails or none matches.
#include <cstdio>
#include <cstring>
#include <vector>

#include "tests/harness.hpp"

namespace {

std::vector<harness::Test>& tests() {
    static std::vector<harness::Test> all;
    return all;
}

long checks = 0, wrong = 0;

}  // namespace

bool harness::add(const char* name, void (*run)()) {
    tests().push_back({name, run});
    return true;
}

bool harness::note(bool is_right, const char* file, int line, const std::string& what) {
    ++checks;
    if (!is_right && ++wrong <= 3) std::printf("%s:%d: %s\n", file, line, what.c_str());
    return is_right;
}

int main(int count, char** arguments) {
    int ran = 0, failed = 0;
    for (const harness::Test& test : tests()) {
        if (count > 1 && std::strstr(test.name, arguments[1]) == nullptr) continue;
        ++ran;
        checks = wrong = 0;
        test.run();
        if (checks == 0) std::printf("%s checks nothing\n", test.name);
        if (wrong > 0) std::printf("%s FAILED: %ld of %ld checks\n", test.name, wrong, checks);
        if (checks == 0 || wrong > 0) ++failed;
    }
    std::printf("native: %d of %d tests passed\n", ran - failed, ran);
    return ran > 0 && failed == 0 ? 0 : 1;
}
