// Networks for Python: owns an aligned copy of the file.
#include "python/network.hpp"

#include <new>

#include "rules/rules.hpp"

namespace hedgemaze::python {

namespace {

void check(const NetworkHandle& network, const PositionHandle& position) {
    if (!network.net().can_judge(*position.mode)) network.refuse(*position.mode);
    if (outcome(position.state)) raise_error("GameOverError", "action.game_over", "the game is over", nb::none());
}

std::vector<float> values(const NetworkHandle& network, const PositionHandle& position) {
    check(network, position);
    const Values found = network.net().values(position.state);
    return {found.of, found.of + position.mode->side_count};
}

std::vector<float> priors(const NetworkHandle& network, const PositionHandle& position) {
    check(network, position);
    const ActionNumbers legal(position.state);
    std::vector<float> found(static_cast<std::size_t>(legal.count));
    network.net().priors(position.state, legal.actions, static_cast<int>(legal.count), found.data());
    return found;
}

std::vector<int> inputs(const NetworkHandle& network, const PositionHandle& position) {
    check(network, position);
    nets::InputList list;
    nets::list_inputs(position.state, list);
    return {list.of, list.of + list.count};
}

std::vector<int> value_logits(const NetworkHandle& network, const PositionHandle& position) {
    check(network, position);
    std::int32_t logits[kMaxSides];
    network.net().value_logits(position.state, logits);
    return {logits, logits + position.mode->side_count};
}

std::vector<int> policy_logits(const NetworkHandle& network, const PositionHandle& position) {
    check(network, position);
    const ActionNumbers legal(position.state);
    std::vector<std::int32_t> found(static_cast<std::size_t>(legal.count));
    network.net().policy_logits(position.state, legal.actions, static_cast<int>(legal.count), found.data());
    return {found.begin(), found.end()};
}

// The outputs of the policy of the legal actions, in their order; -1 for a pass.
std::vector<int> outputs(const NetworkHandle& network, const PositionHandle& position) {
    check(network, position);
    const ActionNumbers legal(position.state);
    std::vector<int> found(static_cast<std::size_t>(legal.count));
    nets::list_outputs(position.state, legal.actions, static_cast<int>(legal.count), found.data());
    return found;
}

nb::str provenance(const NetworkHandle& network) {
    const char* text = network.net().provenance();
    std::size_t length = 0;
    while (length < nets::kMaxProvenance && text[length] != '\0') ++length;
    return nb::steal<nb::str>(PyUnicode_DecodeUTF8(text, static_cast<Py_ssize_t>(length), "replace"));
}

}  // namespace

NetworkHandle::NetworkHandle(const nb::bytes& data)
    : bytes_(static_cast<std::uint8_t*>(::operator new(data.size() + 1, kAlign))) {
    __builtin_memcpy(bytes_.get(), data.data(), data.size());
    constexpr const char* kCodes[] = {"", "network.foreign", "network.version", "network.shape", "network.damaged"};
    constexpr const char* kMessages[] = {"", "this is not a network", "the network has another version of the format",
                                         "the network has a shape that this build cannot compute",
                                         "the network is damaged"};
    const auto error = static_cast<int>(network_.read(bytes_.get(), data.size()));
    if (error != 0) raise_error("EngineError", kCodes[error], kMessages[error], nb::none());
}

void NetworkHandle::refuse(const Mode& mode) const {
    const auto kind = [](Family family, int sides) {
        constexpr const char* kFamilies[] = {"classic", "pacman", "advanced"};
        return kFamilies[static_cast<int>(family)] +
               (family == Family::kClassic ? std::to_string(sides) : std::string());
    };
    const nets::Encoding& encoding = network_.encoding();
    const std::string message = "the network is for " + kind(encoding.family, encoding.sides) + ", the position is " +
                                kind(mode.family, mode.side_count);
    raise_error("EngineError", "network.wrong_mode", message.c_str(), nb::none());
}

void bind_network(nb::module_& module) {
    nb::class_<NetworkHandle>(module, "Network", "A quantised network, from the bytes of its file.")
        .def(nb::init<const nb::bytes&>(), nb::arg("data"))
        .def_prop_ro(
            "sides", [](const NetworkHandle& network) { return network.net().encoding().sides; }, "Number of sides.")
        .def_prop_ro(
            "hidden", [](const NetworkHandle& network) { return network.net().hidden_units(); },
            "Number of hidden units.")
        .def_prop_ro("provenance", &provenance, "How the network was made.")
        .def(
            "can_judge",
            [](const NetworkHandle& network, const PositionHandle& position) {
                return network.net().can_judge(*position.mode);
            },
            nb::arg("position"), "Returns whether the network is for the mode of a position.")
        .def("values", &values, nb::arg("position"), "Returns one value per side, sum 1.")
        .def("priors", &priors, nb::arg("position"), "Returns the prior of each legal action, in order.")
        .def("inputs", &inputs, nb::arg("position"), "Returns the numbers of the active inputs.")
        .def("outputs", &outputs, nb::arg("position"), "Returns the policy output of each legal action; -1 for a pass.")
        .def("value_logits", &value_logits, nb::arg("position"), "Returns the integer logits, from the side to move.")
        .def("policy_logits", &policy_logits, nb::arg("position"), "Returns the integer logit of each legal action.");
}

}  // namespace hedgemaze::python
