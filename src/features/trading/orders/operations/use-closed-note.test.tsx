import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useClosedNote } from './use-closed-note.ts';

const stage = vi.hoisted(() => {
  const held = { now: 0, waiting: [] as (() => void)[] };
  const after = (_ms: number, tick: () => void): (() => void) => {
    held.waiting.push(tick);
    return () => (held.waiting = held.waiting.filter((one) => one !== tick));
  };
  return Object.assign(held, { port: { now: () => held.now, after } });
});
vi.mock('../../../../core/config/use-runtime-config.ts', () => ({
  useRuntimeConfig: () => ({ marketHours: { forex: [['Sun 22:00', 'Fri 22:00']] } }),
}));
vi.mock('../../../../core/di/use-port.ts', () => ({ usePort: () => stage.port }));
vi.mock('../../../../core/i18n/use-format.ts', () => ({
  useFormat: () => ({ moment: (ms: number) => new Date(ms).toISOString().slice(0, 16) }),
}));

const at = (text: string): number => Date.parse(`${text}Z`);

beforeEach(() => {
  stage.waiting = [];
});
afterEach(cleanup);

function Note({ isOpen }: { readonly isOpen: boolean }) {
  return <p>{`[${useClosedNote({ isOpen, category: 'forex' }) ?? ''}]`}</p>;
}
const page = (isOpen: boolean) => (
  <Suspense>
    <Note isOpen={isOpen} />
  </Suspense>
);
const shown = () => screen.getByText(/^\[/).textContent;
/** A minute passes on the device, and the server's time is this one. */
function passTo(text: string): void {
  stage.now = at(text);
  act(() => stage.waiting.splice(0).forEach((tick) => tick()));
}

// 2025-01-03 is a Friday.
test('MK4: what a market says about its closing is told by the server’s time of that moment, not by that of the opened page', async () => {
  stage.now = at('2025-01-03T12:00');
  const { rerender } = render(page(true));
  await screen.findByText('[]', {}, { timeout: 60_000 });
  stage.now = at('2025-01-03T22:01');
  rerender(page(false));
  expect(shown()).toMatch(/^\[It opens 2025-01-05T22:00/);
  // It is about to open, and the list has not said so yet: that is no halt.
  passTo('2025-01-05T22:01');
  expect(shown()).toBe('[]');
  passTo('2025-01-05T22:03');
  expect(shown()).toMatch(/halted/);
  rerender(page(true));
  expect(shown()).toBe('[]');
});

test('MK4: a market that stops in the middle of its hours was halted, one at their end is not', async () => {
  stage.now = at('2025-01-03T12:00');
  const { rerender } = render(page(true));
  await screen.findByText('[]', {}, { timeout: 60_000 });
  rerender(page(false));
  expect(shown()).toMatch(/halted/);
  passTo('2025-01-03T21:59');
  expect(shown()).toMatch(/^\[It opens 2025-01-05T22:00/);
});
