import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { AppError } from '../../../core/errors/app-error.ts';
import { amount } from '../../../core/money/amount.ts';
import type { Today } from '../../shared/limits/operations/use-today.ts';
import { TodayGroup } from './today-group.tsx';

const world = vi.hoisted(() => ({ isDemo: false }));
vi.mock('../../../core/preferences/use-preferences.ts', () => ({ usePreferences: () => ({ hideAmounts: false }) }));
vi.mock('../../shared/session/data/is-demo.ts', () => ({ useIsDemo: () => world.isDemo }));
afterEach(() => {
  cleanup();
  world.isDemo = false;
});

const quiet: Today = {
  dayEnds: Date.UTC(2026, 0, 6),
  options: [],
  positions: [],
  isWhole: true,
  lacking: {},
  recordsMax: 1000,
  error: null,
  lost: undefined,
  retry: () => undefined,
};

async function show(today: Partial<Today>, isSignedIn = true): Promise<void> {
  render(
    <MemoryRouter>
      <Suspense>
        <TodayGroup today={{ ...quiet, ...today }} isSignedIn={isSignedIn} />
      </Suspense>
    </MemoryRouter>,
  );
  await screen.findByText('Today’s results');
}

describe('TodayGroup', () => {
  test('H25 TodayGroup: losses and fees stand beside the wins, and the result after both', async () => {
    const day = { currency: 'USDT', count: 3, won: amount('8.5'), lost: amount('20'), fees: amount('0.15') };
    await show({ options: [{ ...day, net: amount('-11.65') }] });
    const facts = screen.getByRole('region', { name: 'Timed options' }).textContent;
    expect(facts).toMatch(/Lost.*20\.00\sUSDT.*Fees.*0\.15\sUSDT.*Result after fees.*-11\.65\sUSDT/);
  });

  test('H25 TodayGroup: sums have the places of the journal, and are never better than they are', async () => {
    const day = { currency: 'USDT', count: 1, won: amount('35.189'), lost: amount('0'), fees: amount('2.0523936') };
    await show({ positions: [{ ...day, net: amount('33.1366064') }] });
    const facts = screen.getByRole('region', { name: 'Contracts' }).textContent;
    expect(facts).toMatch(/35\.18\sUSDT.*Fees2\.06\sUSDT.*33\.13\sUSDT/);
    cleanup();
    const loss = { ...day, won: amount('0'), lost: amount('0.5502'), net: amount('-2.6025936') };
    await show({ positions: [loss] });
    expect(screen.getByRole('region', { name: 'Contracts' }).textContent).toMatch(/Lost0\.56\sUSDT/);
  });

  test('H25 TodayGroup: what is not known is said, and nothing settled is not zero', async () => {
    await show({ dayEnds: undefined });
    expect(screen.getByText(/^Not known when the day begins/)).toBeTruthy();
    cleanup();
    await show({});
    expect(screen.getByText('Nothing settled today')).toBeTruthy();
    cleanup();
    await show({ options: undefined, error: new AppError('no-answer', '') });
    expect(screen.getByRole('button', { name: /again/i })).toBeTruthy();
  });

  test.each([true, false])(
    'H11 TodayGroup: results of the demo (%s) are called simulated, those of real money are not',
    async (isDemo) => {
      world.isDemo = isDemo;
      await show({});
      expect(screen.queryAllByText(/^Simulated results/)).toHaveLength(isDemo ? 1 : 0);
    },
  );

  test('H25 TodayGroup: visitors find the way to the login and back', async () => {
    await show({}, false);
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toContain('section%3Dlimits');
  });
});
