import { describe, expect, it } from 'vitest';
import suite from '../../../../suites/accuracy.json' with { type: 'json' };
import { accuracyOf, type Costed } from '../../analysis/model/accuracy.js';
import type { Side } from '../../../core/index.js';

describe('accuracy, as in Python', () => {
  it.each(suite.cases)('$name', ({ judged, accuracy }) => {
    const rows = judged.map(([side, before, cost]) => ({ side, before, cost }) as Costed);
    for (const [side, expected] of Object.entries(accuracy) as [Side, number | null][]) {
      const found = accuracyOf(rows, side);
      if (expected === null) expect(found).toBeNull();
      else expect(found).toBeCloseTo(expected, 12);
    }
  });
});
