/** Helpers of several tests. */
import type { StorageLike } from '../games/gameStore.js';

/** A storage in memory. */
export function memoryStorage(): StorageLike {
  const kept = new Map<string, string>();
  return {
    getItem: name => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: name => void kept.delete(name),
  };
}

/** A seeded random number generator. */
export function lots(seed: number): (limit: number) => number {
  let state = seed >>> 0;
  return limit => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}
