// A network with its memory, as a Python object.
#pragma once

#include <new>

#include "nets/network.hpp"
#include "python/bindings.hpp"

namespace hedgemaze::python {

class NetworkHandle {
   public:
    // Raises EngineError if the bytes are not a network.
    explicit NetworkHandle(const nb::bytes& data);
    const nets::Network& net() const { return network_; }
    // Raises the error that the network is not for a mode.
    [[noreturn]] void refuse(const Mode& mode) const;

   private:
    static constexpr std::align_val_t kAlign{nets::kAlignment};
    struct Free {
        void operator()(std::uint8_t* bytes) const { ::operator delete(bytes, kAlign); }
    };
    std::unique_ptr<std::uint8_t, Free> bytes_;
    nets::Network network_;
};

}  // namespace hedgemaze::python
