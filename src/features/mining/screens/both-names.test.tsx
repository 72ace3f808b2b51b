import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { showScreen } from '../../../../tests/support/show-screen.tsx';
import { idleList } from '../../../../tests/support/idle-list.ts';
import ClassesScreen from './classes-screen.tsx';
import MiningScreen from './mining-screen.tsx';
import WelcomeScreen from './welcome-screen.tsx';

vi.mock('../data/mining-offer.ts', () => ({
  useMiningCurrencies: () => ({ data: [], error: null }),
  useMiningClasses: () => ({ data: [], error: null }),
  useMiningProducts: () => ({ rows: [], error: null, ...idleList }),
}));
vi.mock('../../shared/session/data/is-demo.ts', () => ({ useIsDemo: () => false }));

afterEach(cleanup);

test.each([
  ['lockming', MiningScreen],
  ['lockmingclass', ClassesScreen],
  ['welcome', WelcomeScreen],
])('LM1 %s: the product is called by both its names', async (page, Screen) => {
  await showScreen(Screen, `/pages/lockming/${page}`);
  expect(screen.getByText('Lock mining is also called automated market-maker pool (AMM).')).toBeTruthy();
});
