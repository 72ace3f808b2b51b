import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { amount } from '../../money/amount.ts';
import { ResultMoney } from './result-money.tsx';

const masked = vi.hoisted(() => ({ is: false }));
vi.mock('../../preferences/use-preferences.ts', () => ({ usePreferences: () => ({ hideAmounts: masked.is }) }));
afterEach(cleanup);

async function shown(value: string, isShown?: boolean): Promise<Element> {
  render(
    <Suspense>
      <p data-testid="result">
        <ResultMoney value={amount(value)} currency="USDT" isShown={isShown} />
      </p>
    </Suspense>,
  );
  return screen.findByTestId('result', {}, { timeout: 60_000 });
}

test.each([
  ['12.5', /▲.?\+12\.5/, 'up'],
  ['-12.5', /▼.?-12\.5/, 'down'],
])('4.3: %s has its sign and an arrow beside the colour', async (value, text, tone) => {
  masked.is = false;
  const result = await shown(value);
  expect(result.textContent).toMatch(text);
  expect(result.querySelector('[data-tone]')?.getAttribute('data-tone')).toBe(tone);
});

test('T8: a loss is no smaller than it is, and has the places of its currency', async () => {
  masked.is = false;
  expect((await shown('-16428.582009')).textContent).toContain('-16,428.59');
  cleanup();
  expect((await shown('-4779.793733')).textContent).toContain('-4,779.80');
});

test('E24: hidden, it tells neither sum nor direction; what was typed just now stays readable', async () => {
  masked.is = true;
  const hidden = await shown('12.5');
  expect(hidden.textContent).not.toMatch(/12|\+|▲/);
  expect(hidden.querySelector('[data-tone]')).toBeNull();
  cleanup();
  expect((await shown('12.5', true)).textContent).toContain('+12.5');
});
