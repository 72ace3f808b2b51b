import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Instrument } from '../../../../../core/domain/market/instrument.ts';
import { MarketSession } from './market-session.tsx';

const stage = vi.hoisted(() => ({ hours: {}, now: 0 }));
vi.mock('../../../../../core/config/use-runtime-config.ts', () => ({
  useRuntimeConfig: () => ({ marketHours: stage.hours }),
}));
vi.mock('../../../../../core/time/server-time.ts', () => ({ useServerMinute: () => stage.now }));
vi.mock('../../../../shared/instruments/data/read-at-edges.ts', () => ({ useReadAtEdges: () => undefined }));
afterEach(cleanup);

const stockHours = {
  stock: [
    ['Mon 13:30', 'Mon 20:00'],
    ['Tue 13:30', 'Tue 20:00'],
  ],
};
const at = (text: string): number => Date.parse(`${text}Z`);

async function line(isOpen: Instrument['isOpen'], now: string, hours: object = stockHours): Promise<string> {
  Object.assign(stage, { hours, now: at(now) });
  render(
    <Suspense>
      <div data-testid="line">
        <MarketSession instrument={{ category: 'stock', isOpen }} />
      </div>
    </Suspense>,
  );
  return (await screen.findByTestId('line', {}, { timeout: 60_000 })).textContent ?? '';
}
/** As the device writes a moment of its week. */
const moment = (text: string): string =>
  new Intl.DateTimeFormat('en', { weekday: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
    at(text),
  );

// 2025-01-06 is a Monday.
test('MK4 MarketSession: an open market says when it closes, with the coming sessions in the zone of the device', async () => {
  const text = await line(true, '2025-01-06T15:00');
  expect(text).toMatch(/^Market open/);
  expect(text).toContain(`closes ${moment('2025-01-06T20:00')}`);
  expect(text).toMatch(/your time \(UTC[+-]\d\d:\d\d\)/);
  expect(text).toContain(`${moment('2025-01-07T13:30')} – ${moment('2025-01-07T20:00')}`);
});

test('MK4 MarketSession: a closed market says when it opens, and one that was halted that nobody has said', async () => {
  expect(await line(false, '2025-01-06T12:00')).toContain(`Closedopens ${moment('2025-01-06T13:30')}`);
  cleanup();
  expect(await line(false, '2025-01-06T15:00')).toMatch(/^Closed.*halted/);
});

test('MK4 MarketSession: hours that were not published are not made up', async () => {
  expect(await line(false, '2025-01-06T12:00', {})).toBe('Closedhours not published');
  cleanup();
  expect(await line(undefined, '2025-01-06T12:00', {})).toBe('');
});
