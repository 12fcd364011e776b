// The exact solver on a CUDA device: `solve_cuda MODE GHOSTS [FOLDER]` solves a mode of the PAC-MAN variant, all lives,
// and prints who wins, and a checksum of every block. With a folder, it writes the blocks.
//
// The passes are those of the CPU (solve/passes.hpp). tools/build_cuda.py compiles it.
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "rules/rules.hpp"
#include "solve/passes.hpp"
#include "solve/prober.hpp"
#include "text/modes/mode_text.hpp"

namespace hedgemaze::solve {

namespace {

#define CHECK(call)                                                                         \
    do {                                                                                    \
        const cudaError_t error = (call);                                                   \
        if (error != cudaSuccess) {                                                         \
            std::fprintf(stderr, "solve_cuda: %s: %s\n", #call, cudaGetErrorString(error)); \
            std::exit(2);                                                                   \
        }                                                                                   \
    } while (false)

constexpr int kThreads = 128;

template <int K, typename Pass>
__global__ void run_pass(Pass pass, const SweepTables* tables, std::uint32_t count) {
    const std::uint32_t index = blockIdx.x * blockDim.x + threadIdx.x;
    if (index >= count) return;
    Square squares[K + 1] = {};
    unrank<K>(*tables, index, squares);
    pass(index, squares);
}

// Memory of the device.
template <typename T>
T* allocate(std::size_t count) {
    void* memory = nullptr;
    CHECK(cudaMalloc(&memory, count * sizeof(T)));
    return static_cast<T*>(memory);
}

class DeviceRunner {
   public:
    DeviceRunner()
        : tables_(allocate<SweepTables>(1)),
          is_entry_(allocate<std::uint8_t>(256)),
          found_(allocate<std::uint64_t>(1)) {}

    void begin(const SweepTables& tables) {
        CHECK(cudaMemcpy(tables_, &tables, sizeof tables, cudaMemcpyHostToDevice));
        CHECK(cudaMemset(is_entry_, 0, 256));
        has_entries_ = false;
    }
    const SweepTables* tables() const { return tables_; }
    std::uint8_t* is_entry_memory() const { return is_entry_; }
    std::uint64_t* found_memory() const { return found_; }

    template <int K, typename Pass>
    void for_each(const Pass& pass) {
        const std::uint32_t count = placement_count(K);
        run_pass<K><<<(count + kThreads - 1) / kThreads, kThreads>>>(pass, tables_, count);
        CHECK(cudaGetLastError());
    }
    // The device does the stages placement by placement.
    template <int K>
    bool whole_stages(const GroupData<K>&, Value, int, bool) {
        return false;
    }
    void fill(void* memory, int byte, std::size_t bytes) { CHECK(cudaMemset(memory, byte, bytes)); }
    bool is_entry(int result) {
        if (!has_entries_) {
            CHECK(cudaMemcpy(entries_, is_entry_, 256, cudaMemcpyDeviceToHost));
            has_entries_ = true;
        }
        return entries_[result] != 0;
    }
    void clear_found() { CHECK(cudaMemset(found_, 0, sizeof(std::uint64_t))); }
    std::uint64_t found() {
        std::uint64_t count = 0;
        CHECK(cudaMemcpy(&count, found_, sizeof count, cudaMemcpyDeviceToHost));
        return count;
    }
    bool report(int, Value, int, std::uint64_t) { return true; }

   private:
    SweepTables* tables_;
    std::uint8_t* is_entry_;
    std::uint64_t* found_;
    std::uint8_t entries_[256] = {};
    bool has_entries_ = false;
};

class Solver {
   public:
    explicit Solver(const Problem& problem)
        : problem_(problem),
          blocks_(problem),
          device_blocks_(allocate<Blocks>(1)),
          workspace_(allocate<std::uint8_t>(workspace_size(problem))) {
        CHECK(cudaDeviceSetLimit(cudaLimitStackSize, 8192));  // entering pellets is recursive
    }

    // Solves one set of pellets into memory of the device. `smaller` are the blocks of its subsets.
    Result* solve_set(int pellets, Value after_catch, Result* const* smaller) {
        auto* out = allocate<Result>(block_size(problem_));
        SweepTables tables;
        make_tables(problem_, pellets, tables);
        for (int i = 0; i < kSets; ++i) blocks_.codes[i] = smaller[i];
        CHECK(cudaMemcpy(device_blocks_, &blocks_, sizeof blocks_, cudaMemcpyHostToDevice));
        SolveStatus status = SolveStatus::kDone;
        if (problem_.has_empty_part()) status = solve_group<0>(tables, pellets, after_catch, out);
        if (status == SolveStatus::kDone) status = solve_group<1>(tables, pellets, after_catch, out);
        if (status == SolveStatus::kDone && problem_.ghosts >= 2)
            status = solve_group<2>(tables, pellets, after_catch, out);
        if (status == SolveStatus::kDone && problem_.ghosts >= 3)
            status = solve_group<3>(tables, pellets, after_catch, out);
        if (status == SolveStatus::kDone && problem_.ghosts >= 4)
            status = solve_group<4>(tables, pellets, after_catch, out);
        CHECK(cudaDeviceSynchronize());
        if (status != SolveStatus::kDone) {
            std::fprintf(stderr, "solve_cuda: a forced result takes more than %d rounds\n", kMaxDistance);
            std::exit(3);
        }
        return out;
    }

   private:
    template <int K>
    SolveStatus solve_group(const SweepTables& tables, int pellets, Value after_catch, Result* out) {
        runner_.begin(tables);
        GroupData<K> data(workspace_);
        data.tables = runner_.tables();
        data.blocks = device_blocks_;
        data.pellets = pellets;
        data.out = out + part_offset(problem_, K);
        data.is_entry = runner_.is_entry_memory();
        data.found = runner_.found_memory();
        return Group<K, DeviceRunner>(data, problem_.mode.house, after_catch, runner_).solve();
    }

    const Problem& problem_;
    Blocks blocks_;
    Blocks* device_blocks_;
    std::uint8_t* workspace_;
    DeviceRunner runner_;
};

// The position with all pieces on their start squares and some pellets eaten.
State start_of(const Problem& problem, int pellets) {
    State state = start_state(problem.mode);
    for (int i = problem.ghosts + 1; i <= kGhosts; ++i) state.squares[i] = kNoSquare;
    state.pellets = static_cast<std::uint8_t>(pellets);
    state.spent = static_cast<std::uint8_t>(kPellets - __builtin_popcount(static_cast<unsigned>(pellets)));
    state.lives = 1;
    return state;
}

// Who gets an open game: the house rule stall_result says it, if a limit ends such games at all (B28).
Value decided(const House& house, Value value) {
    if (value != Value::kOpen || (house.no_progress_limit == 0 && !house.repetition_draw)) return value;
    return house.stall_result == StallResult::kDraw     ? Value::kOpen
           : house.stall_result == StallResult::kGhosts ? Value::kGhosts
                                                        : Value::kPacman;
}

std::uint32_t crc32(const void* bytes, std::size_t size) {
    const auto* data = static_cast<const std::uint8_t*>(bytes);
    static std::uint32_t table[8][256];
    if (table[0][1] == 0) {
        for (std::uint32_t i = 0; i < 256; ++i) {
            std::uint32_t crc = i;
            for (int bit = 0; bit < 8; ++bit) crc = crc >> 1 ^ (crc & 1 ? 0xEDB88320U : 0);
            table[0][i] = crc;
        }
        for (std::uint32_t i = 0; i < 256; ++i)
            for (int k = 1; k < 8; ++k) table[k][i] = table[k - 1][i] >> 8 ^ table[0][table[k - 1][i] & 255];
    }
    std::uint32_t crc = ~0U;
    std::size_t i = 0;
    for (; i + 8 <= size; i += 8) {
        std::uint32_t low, high;
        std::memcpy(&low, &data[i], 4);
        std::memcpy(&high, &data[i + 4], 4);
        low ^= crc;
        crc = table[7][low & 255] ^ table[6][low >> 8 & 255] ^ table[5][low >> 16 & 255] ^ table[4][low >> 24] ^
              table[3][high & 255] ^ table[2][high >> 8 & 255] ^ table[1][high >> 16 & 255] ^ table[0][high >> 24];
    }
    for (; i < size; ++i) crc = crc >> 8 ^ table[0][(crc ^ data[i]) & 255];
    return ~crc;
}

// The sets of pellets in the order of the table's checksum: fewest pellets first.
constexpr int kOrder[] = {1, 2, 4, 8, 3, 5, 6, 9, 10, 12, 7, 11, 13, 14, 15};

const char* const kNames[] = {"open", "ghosts", "pacman"};

int run(const Problem& problem, const char* folder) {
    using Clock = std::chrono::steady_clock;
    const auto seconds_since = [](Clock::time_point begin) {
        return std::chrono::duration<double>(Clock::now() - begin).count();
    };
    CHECK(cudaFree(nullptr));
    const auto begin = Clock::now();
    double solving = 0;
    Solver solver(problem);
    std::map<std::vector<int>, int> known;  // by block key: set, and who wins after a catch for each subset
    std::vector<std::vector<Result>> blocks;
    std::vector<Result*> device;
    std::vector<std::uint32_t> sums;
    std::string all_sums;  // of every level and set, as hexadecimal numbers: the text of the table's checksum
    Value after_catch[kSets];
    for (Value& value : after_catch) value = Value::kGhosts;
    for (int lives = 1; lives <= problem.mode.house.lives; ++lives) {
        Result* smaller[kSets] = {};
        Blocks host(problem);
        for (const int pellets : kOrder) {
            std::vector<int> key = {pellets};
            for (int part = 1; part < kSets; ++part)
                if ((part & ~pellets) == 0) key.push_back(static_cast<int>(after_catch[part]));
            if (known.count(key) == 0) {
                const auto start = Clock::now();
                Result* out = solver.solve_set(pellets, after_catch[pellets], smaller);
                solving += seconds_since(start);
                known[key] = static_cast<int>(blocks.size());
                device.push_back(out);
                blocks.emplace_back(block_size(problem));
                CHECK(cudaMemcpy(blocks.back().data(), out, blocks.back().size(), cudaMemcpyDeviceToHost));
                sums.push_back(crc32(blocks.back().data(), blocks.back().size()));
                std::printf("block %zu: lives %d, set %d, checksum %08x\n", blocks.size() - 1, lives, pellets,
                            sums.back());
            }
            char text[9];
            std::snprintf(text, sizeof text, "%08x", sums[static_cast<std::size_t>(known[key])]);
            all_sums += text;
            smaller[pellets] = device[static_cast<std::size_t>(known[key])];
            host.codes[pellets] = blocks[static_cast<std::size_t>(known[key])].data();
        }
        auto prober = std::make_unique<Prober>(host, after_catch);
        Value next[kSets] = {};
        for (int pellets = 1; pellets < kSets; ++pellets) {
            const Result result = prober->result(start_of(problem, pellets));
            next[pellets] = decided(problem.mode.house, value_of(result));
            if (pellets == kSets - 1)
                std::printf("lives %d start %s in %d rounds\n", lives, kNames[static_cast<int>(value_of(result))],
                            distance_of(result));
        }
        for (int i = 1; i < kSets; ++i) after_catch[i] = problem.mode.house.pellets_reset ? next[kSets - 1] : next[i];
    }
    std::uint64_t counts[256] = {};
    for (const auto& block : blocks)
        for (const Result code : block) ++counts[code];
    std::printf("results:");
    for (int i = 0; i < 256; ++i)
        if (counts[i] != 0) std::printf(" %d:%llu", i, static_cast<unsigned long long>(counts[i]));
    std::printf("\ntable checksum %08x", crc32(all_sums.data(), all_sums.size()));
    std::printf("\nsolved in %.2f s, %.2f s with copies and checksums\n", solving, seconds_since(begin));
    for (std::size_t i = 0; folder != nullptr && i < blocks.size(); ++i) {
        const std::string path = std::string(folder) + "/block-" + std::to_string(i) + ".bin";
        std::FILE* file = std::fopen(path.c_str(), "wb");
        if (file == nullptr || std::fwrite(blocks[i].data(), 1, blocks[i].size(), file) != blocks[i].size() ||
            std::fclose(file) != 0) {
            std::fprintf(stderr, "solve_cuda: cannot write %s\n", path.c_str());
            return 1;
        }
    }
    return 0;
}

}  // namespace

}  // namespace hedgemaze::solve

int main(int count, char** words) {
    using namespace hedgemaze;
    if (count < 3) {
        std::fprintf(stderr, "usage: solve_cuda MODE GHOSTS [FOLDER]\n");
        return 1;
    }
    auto problem = std::make_unique<solve::Problem>();
    const Status status = parse_mode(words[1], std::strlen(words[1]), problem->mode);
    if (!status.is_ok()) {
        std::fprintf(stderr, "solve_cuda: %s: %s\n", words[1], name_of(status));
        return 1;
    }
    const solve::Refusal refusal = solve::refusal_of(problem->mode);
    problem->ghosts = std::atoi(words[2]);
    if (refusal != solve::Refusal::kNone) {
        std::fprintf(stderr, "solve_cuda: cannot solve this: %s\n", solve::kRefusalNames[static_cast<int>(refusal)]);
        return 1;
    }
    if (problem->ghosts < 1 || problem->ghosts > kGhosts) {
        std::fprintf(stderr, "solve_cuda: 1 to %d ghosts can be solved, not %s\n", kGhosts, words[2]);
        return 1;
    }
    problem->fences = fences_of(problem->mode.maze.fences, problem->mode.grid());
    return solve::run(*problem, count > 3 ? words[3] : nullptr);
}
