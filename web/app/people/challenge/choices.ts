/** What a challenge can be about: games for two, their clocks and roles. */
import { CLOCKS } from '../../online/clocks.js';

export const CHALLENGE_MODES = ['classic2', 'pacman', 'advanced'] as const;
export const CHALLENGE_ROLES = ['pacman', 'ghosts', 'either'] as const;
/** The clocks of new tables without the fastest; no clock comes first. */
export const CHALLENGE_CLOCKS = CLOCKS.filter(({ base_ms: base }) => base !== 60_000);
