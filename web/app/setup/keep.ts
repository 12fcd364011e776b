/** What was chosen last, on this device. */
import type { ModeName } from '../../core/words.js';
import { readPlan, usualPlan, type Plan } from './plan.js';

const NAME = 'hedgemaze.setup.';

export function lastPlan(mode: ModeName, level: number): Plan {
  const usual = usualPlan(mode, level);
  try {
    return readPlan(JSON.parse(localStorage.getItem(NAME + mode) ?? 'null'), usual);
  } catch {
    return usual;
  }
}

export function keepPlan(plan: Plan): void {
  try {
    localStorage.setItem(NAME + plan.mode, JSON.stringify(plan));
  } catch {
    return; // a closed storage: the usual plan next time
  }
}
