// What the engine uses at full strength in a mode: the evaluator where there is no network, and the constants of the
// search that were chosen with it (docs/learning.md).
#pragma once

#include "search/search.hpp"

namespace hedgemaze {

// Whether the patient evaluation is the stronger one; on smaller boards it is not.
inline bool is_patient_in(const Mode& mode) {
    return mode.family == Family::kClassic && mode.side_count == 4 && mode.size == kStride;
}

inline TreeSettings own_settings(const Mode& mode) {
    TreeSettings settings;
    if (is_patient_in(mode)) {
        settings.evaluator = kPatientEvaluator;
        settings.c_puct = 0.6F;
        settings.fpu_reduction = 0.06F;
    }
    return settings;
}

}  // namespace hedgemaze
