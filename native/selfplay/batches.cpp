// `selfplay batches`: plays games whose positions another program judges, many at a time, over standard output and
// input.
//
// Every thread has two groups of games. While one waits for its answers, the searches of the other go on. Messages, in
// words of 32 bits, little-endian:
//
//     out   slot, rows, then per row the numbers of the active inputs (--width words of 16 bits, filled with 65535)
//     in    slot, rows, then per row the logits of the sides, from the side to move, and of all outputs (32-bit floats)
//     out   0xffffffff, bytes, then one line of text: what was played; the last message
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <memory>
#include <mutex>
#include <thread>

#include "knowledge/math.hpp"
#include "selfplay/commands.hpp"
#include "selfplay/playing/self_game.hpp"

namespace hedgemaze::selfplay {

namespace {

using Clock = std::chrono::steady_clock;

constexpr std::uint32_t kLast = 0xffffffff;

// The answers that one group waits for.
struct Slot {
    std::vector<std::uint16_t> inputs;  // of the message, row by row
    std::vector<float> logits;          // of the answer, in the same order
    std::uint32_t rows = 0;
    bool is_answered = true;
};

// The other program.
class Judge {
   public:
    Judge(std::size_t slots, std::size_t logits) : slots_(slots), logits_(logits) {}
    Slot& slot(std::size_t number) { return slots_[number]; }
    void ask(std::size_t number) {
        Slot& slot = slots_[number];
        {
            const std::lock_guard lock(mutex_);
            slot.is_answered = false;
        }
        const std::uint32_t head[2] = {static_cast<std::uint32_t>(number), slot.rows};
        const std::lock_guard lock(out_);
        put(head, sizeof head);
        put(slot.inputs.data(), slot.inputs.size() * sizeof slot.inputs[0]);
        std::fflush(stdout);
    }
    void wait(std::size_t number) {
        std::unique_lock lock(mutex_);
        answered_.wait(lock, [&] { return slots_[number].is_answered; });
    }
    // Reads answers until the input ends.
    void listen() {
        std::uint32_t head[2];
        while (std::fread(head, sizeof head, 1, stdin) == 1) {
            if (head[0] >= slots_.size()) fail("an answer to no question");
            Slot& slot = slots_[head[0]];
            {
                const std::lock_guard lock(mutex_);
                if (slot.is_answered || slot.rows != head[1]) fail("an answer to no question");
            }
            slot.logits.resize(logits_ * head[1]);
            if (std::fread(slot.logits.data(), sizeof(float), slot.logits.size(), stdin) != slot.logits.size()) break;
            {
                const std::lock_guard lock(mutex_);
                slot.is_answered = true;
            }
            answered_.notify_all();
        }
        if (!is_done_) fail("the answers have ended");
    }
    void finish(const std::string& text) {
        is_done_ = true;
        const std::uint32_t head[2] = {kLast, static_cast<std::uint32_t>(text.size())};
        put(head, sizeof head);
        put(text.data(), text.size());
        std::fflush(stdout);
    }

   private:
    static void put(const void* bytes, std::size_t length) {
        if (std::fwrite(bytes, 1, length, stdout) != length) fail("cannot write a question");
    }
    std::vector<Slot> slots_;
    std::size_t logits_;
    std::mutex out_, mutex_;
    std::condition_variable answered_;
    std::atomic<bool> is_done_ = false;
};

// What all threads share.
struct Work {
    explicit Work(const Options& options)
        : modes(options),
          settings(options),
          noise(noise_of(options)),
          encoding(nets::encoding_of(modes.first())),
          seed(static_cast<std::uint64_t>(options.number("seed", 1))),
          most(static_cast<std::uint32_t>(options.integer("games", 1 << 30))),
          end(Clock::now() + std::chrono::duration_cast<Clock::duration>(
                                 std::chrono::duration<double>(options.number("seconds", 60)))),
          width(options.integer("width", 256)),
          at_once(options.integer("at-once", 16)),
          leaves(options.integer("leaves", 8)),
          memory(static_cast<std::size_t>(options.integer("memory-kb", 2048)) << 10),
          scale(1 / static_cast<float>(options.number("temperature", 1))),
          file(options.text("out", "games.bin")) {
        tree.c_puct = static_cast<float>(options.number("c-puct", tree.c_puct));
        tree.fpu_reduction = static_cast<float>(options.number("fpu", tree.fpu_reduction));
        tree.priors_with_values = true;
    }
    ModeList modes;
    SelfPlaySettings settings;
    RootNoise noise;
    TreeSettings tree;
    nets::Encoding encoding;
    std::uint64_t seed;
    std::uint32_t most;
    Clock::time_point end;
    int width, at_once, leaves;  // at_once: games of a group; leaves: of a game that wait for answers, at most
    std::size_t memory;          // of a search
    float scale;                 // of the logits of the policy
    GameWriter file;
    Tally tally;
    std::uint64_t evaluations = 0;
    std::uint32_t next = 0;
    std::mutex mutex;
};

// A game and its search.
struct Seat {
    Seat(const Work& work, Races& races)
        : player(work.tree, work.memory, races, work.noise), leaves(static_cast<std::size_t>(work.leaves)) {
        for (Leaf& leaf : leaves) free.push_back(&leaf);
    }
    bool is_waiting() const { return free.size() < leaves.size(); }
    Player player;
    std::vector<Leaf> leaves;
    std::vector<Leaf*> free;
    std::unique_ptr<SelfGame> game;  // none: no more games begin
};

class Group {
   public:
    Group(Work& work, Judge& judge, std::size_t number, Races& races, Player& hand)
        : work_(work), judge_(judge), number_(number), races_(races), hand_(hand) {
        for (int i = 0; i < work.at_once; ++i) {
            seats_.push_back(std::make_unique<Seat>(work, races));
            begin_game(*seats_.back());
        }
    }
    // Takes the answers and searches until all games wait again; false if no game is left.
    bool go_on() {
        std::vector<Question> asked;
        asked.swap(questions_);
        if (!asked.empty()) judge_.wait(number_);
        for (std::size_t i = 0; i < asked.size(); ++i) take(asked[i], i);
        for (const auto& seat : seats_) advance(*seat);
        if (questions_.empty()) return false;
        Slot& slot = judge_.slot(number_);
        slot.rows = static_cast<std::uint32_t>(questions_.size());
        slot.inputs.assign(questions_.size() * static_cast<std::size_t>(work_.width), 0xffff);
        for (std::size_t i = 0; i < questions_.size(); ++i) {
            nets::InputList inputs;
            nets::list_inputs(questions_[i].leaf->state, inputs);
            if (inputs.count > work_.width) fail("a position has more active inputs than --width");
            std::uint16_t* row = slot.inputs.data() + i * static_cast<std::size_t>(work_.width);
            for (int k = 0; k < inputs.count; ++k) row[k] = inputs.of[k];
        }
        evaluations_ += questions_.size();
        judge_.ask(number_);
        return true;
    }
    std::uint64_t evaluations() const { return evaluations_; }

   private:
    struct Question {
        Seat* seat;
        Leaf* leaf;
    };

    void begin_game(Seat& seat) {
        seat.game.reset();
        {
            const std::lock_guard lock(work_.mutex);
            if (Clock::now() < work_.end && work_.next < work_.most)
                seat.game =
                    std::make_unique<SelfGame>(begun_game(work_.modes, work_.settings, work_.seed, work_.next++));
        }
        if (seat.game && !seat.game->begin_search(seat.player, hand_)) end_game(seat);
    }
    void end_game(Seat& seat) {
        {
            const std::lock_guard lock(work_.mutex);
            work_.file.write(seat.game->played());
            work_.tally.add(seat.game->tally());
        }
        begin_game(seat);
    }
    // Judges a leaf here if that is possible. True: it is a question for the other program.
    bool settle(Seat& seat, Leaf& leaf) {
        TreeSearch& search = seat.player.search();
        do {
            search.prepare(leaf, races_.memory());
            if (!leaf.proof.is_known && !is_race(leaf.state)) return true;
            search.evaluate_leaf(leaf);
        } while (search.supply(leaf));
        return false;
    }
    void advance(Seat& seat) {
        while (seat.game) {
            TreeSearch& search = seat.player.search();
            const std::size_t waiting = seat.leaves.size() - seat.free.size();
            const bool has_all = search.nodes() + waiting >= seat.game->nodes() || search.is_finished();
            if (has_all && waiting > 0) return;
            if (has_all) {
                seat.game->end_search(seat.player.report());
                if (!seat.game->begin_search(seat.player, hand_)) end_game(seat);
                continue;
            }
            if (seat.free.empty()) return;
            Leaf& leaf = *seat.free.back();
            const std::uint64_t before = search.nodes();
            if (search.gather(&leaf, 1) == 0) {
                if (search.nodes() == before) return;  // it met a leaf that waits
            } else if (settle(seat, leaf)) {
                seat.free.pop_back();
                questions_.push_back({&seat, &leaf});
            }
        }
    }
    // Gives an answer to the search.
    void take(const Question& question, std::size_t row) {
        const Slot& slot = judge_.slot(number_);
        const auto sides = static_cast<std::size_t>(work_.encoding.sides);
        const float* logits = slot.logits.data() + row * (sides + static_cast<std::size_t>(work_.encoding.actions));
        Leaf& leaf = *question.leaf;
        if (leaf.needs_values) leaf.values = values_from(leaf.state, logits);
        if (leaf.needs_priors) {
            priors_from(leaf, logits + sides);
            question.seat->player.noise().mix_into(leaf.state, leaf.count, leaf.priors);
        }
        if (question.seat->player.search().supply(leaf) && settle(*question.seat, leaf))
            questions_.push_back(question);
        else
            question.seat->free.push_back(&leaf);
    }
    Values values_from(const State& state, const float* logits) const {
        Values values;
        float sum = 0, most = logits[0];
        const int sides = work_.encoding.sides;
        for (int i = 1; i < sides; ++i) most = logits[i] > most ? logits[i] : most;
        for (int i = 0, side = state.side; i < sides; ++i, side = (side + 1) % sides)
            if ((state.retired >> side & 1) == 0) sum += values.of[side] = exponential(logits[i] - most);
        for (int i = 0; i < sides; ++i) values.of[i] /= sum;
        return values;
    }
    void priors_from(Leaf& leaf, const float* logits) const {
        int outputs[kMaxActions] = {};
        nets::list_outputs(leaf.state, leaf.actions, leaf.count, outputs);
        const auto logit = [&](int i) { return outputs[i] == nets::kNoOutput ? 0 : work_.scale * logits[outputs[i]]; };
        float sum = 0, most = logit(0);
        for (int i = 1; i < leaf.count; ++i) most = logit(i) > most ? logit(i) : most;
        for (int i = 0; i < leaf.count; ++i) sum += leaf.priors[i] = exponential(logit(i) - most);
        for (int i = 0; i < leaf.count; ++i) leaf.priors[i] /= sum;
    }

    Work& work_;
    Judge& judge_;
    std::size_t number_;
    Races& races_;
    Player& hand_;
    std::vector<std::unique_ptr<Seat>> seats_;
    std::vector<Question> questions_;
    std::uint64_t evaluations_ = 0;
};

void play(Work& work, Judge& judge, std::size_t thread) {
    constexpr std::size_t kMemory = std::size_t{16} << 20;
    Races races;
    Player hand({}, kMemory, races);
    Group one(work, judge, 2 * thread, races, hand), other(work, judge, 2 * thread + 1, races, hand);
    for (bool is_one = true, is_other = true; is_one || is_other;) {
        if (is_one) is_one = one.go_on();
        if (is_other) is_other = other.go_on();
    }
    const std::lock_guard lock(work.mutex);
    work.evaluations += one.evaluations() + other.evaluations();
}

}  // namespace

int batches(const Options& options) {
    Work work(options);
    const auto count = static_cast<std::size_t>(options.integer("threads", 1));
    Judge judge(2 * count, static_cast<std::size_t>(work.encoding.sides + work.encoding.actions));
    std::thread listener([&] { judge.listen(); });
    std::vector<std::thread> threads;
    for (std::size_t i = 0; i < count; ++i) threads.emplace_back([&, i] { play(work, judge, i); });
    for (std::thread& thread : threads) thread.join();
    work.file.close();
    judge.finish(work.tally.text(work.settings) + " evaluations " + std::to_string(work.evaluations));
    listener.join();
    return 0;
}

}  // namespace hedgemaze::selfplay
