import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createDemoConfig } from '../../../../../core/config/demo-config.ts';
import { nextOpening } from '../../../../../core/domain/market/market-hours.ts';
import { dayMs, isOpenAt, minuteMs } from './hours.ts';

const { marketHours } = createDemoConfig();
const minutes = fc.integer({ min: 0, max: (28 * dayMs) / minuteMs });

describe('hours of the demo', () => {
  test('MK4: what the page is told about the hours is what the engine trades by', () => {
    fc.assert(
      fc.property(fc.constantFrom('forex', 'stock', 'futures'), minutes, (category, minute) => {
        const now = Date.UTC(2025, 0, 1) + minute * minuteMs;
        const opening = nextOpening(marketHours, category, now);
        expect(opening === undefined).toBe(isOpenAt(category, now));
        if (opening === undefined) return;
        expect([isOpenAt(category, opening - minuteMs), isOpenAt(category, opening)]).toEqual([false, true]);
      }),
    );
  });
});
