import '../../../../tests/support/mining-mocks.ts';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { setStage, stage } from '../../../../tests/support/mining-stage.ts';
import { showScreen } from '../../../../tests/support/show-screen.tsx';
import { AppError } from '../../../core/errors/app-error.ts';
import { amount } from '../../../core/money/amount.ts';
import ClassesScreen from './classes-screen.tsx';
import MiningScreen from './mining-screen.tsx';
import WelcomeScreen from './welcome-screen.tsx';

beforeEach(() => setStage());
afterEach(cleanup);

describe('MiningScreen', () => {
  test('H3 H23 LM1 the warning stands below the first product, and a yield never without its year, its kind and what it is worth', async () => {
    await showScreen(MiningScreen, '/pages/lockming/lockming');
    expect(screen.getByText(/lose everything/)).toBeTruthy();
    const link = screen.getByRole('link', { name: /Locked for/ });
    expect(link.textContent).toContain('0.3% a day');
    expect(link.textContent).toContain('109.5% a year, simple');
    expect(link.textContent).toContain('not guaranteed');
    // Income and the cost of leaving, drawn for the smallest sum.
    expect(link.querySelectorAll('svg[preserveAspectRatio="none"] path')).toHaveLength(2);
  });

  test('LM1 without products and without an answer it says so', async () => {
    stage.products = [];
    await showScreen(MiningScreen, '/pages/lockming/lockming');
    expect(screen.getByText('Nothing on offer right now.')).toBeTruthy();
    cleanup();
    stage.products = undefined;
    stage.failure = new AppError('no-answer', 'no answer');
    await showScreen(MiningScreen, '/pages/lockming/lockming');
    expect(screen.getByRole('button', { name: /again/i })).toBeTruthy();
  });
});

test('LM1 MiningScreen: the page keeps its shape while it is read and where it could not be, and a choice made then stays', async () => {
  stage.isReading = true;
  await showScreen(MiningScreen, '/pages/lockming/lockming');
  expect(screen.getByRole('radio', { name: 'Term' })).toBeTruthy();
  expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy();
  cleanup();
  stage.failure = new AppError('no-answer', 'no answer');
  await showScreen(MiningScreen, '/pages/lockming/lockming');
  fireEvent.click(screen.getByRole('radio', { name: 'Yield' }));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Yield' }).checked).toBe(true);
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(screen.queryByRole('status', { name: 'Loading' })).toBeNull();
});

test('W4 MiningScreen: without classes no way leads to them', async () => {
  await showScreen(MiningScreen, '/pages/lockming/lockming');
  const ways = screen.getAllByRole('link').length;
  cleanup();
  stage.hasClasses = false;
  await showScreen(MiningScreen, '/pages/lockming/lockming');
  expect(screen.getAllByRole('link')).toHaveLength(ways - 1);
});

test('LM3 ClassesScreen: the share of a pool and what it brings in a day', async () => {
  stage.poolOwn = amount('25000');
  await showScreen(ClassesScreen, '/pages/lockming/lockmingclass');
  expect(screen.getByText('0.5%')).toBeTruthy();
  expect(screen.getByText('87.5')).toBeTruthy();
  expect(screen.getByText('0.35% a day')).toBeTruthy();
});

test('LM2 WelcomeScreen: the example is the usual one', async () => {
  await showScreen(WelcomeScreen, '/pages/lockming/welcome');
  expect(screen.getByText('12 USDT')).toBeTruthy();
  expect(screen.getByText('988 USDT')).toBeTruthy();
});

test.each([true, false])(
  'LM2 LM3 WelcomeScreen: when income is paid, and how days are counted, is said of the demo alone: demo %s',
  async (isDemo) => {
    stage.isDemo = isDemo;
    await showScreen(WelcomeScreen, '/pages/lockming/welcome');
    expect(screen.queryByText(/income is credited to your spot account/) !== null).toBe(isDemo);
    expect(screen.queryByText(/paid daily or at the end, is not stated/) === null).toBe(isDemo);
    expect(screen.queryByText(/until staff approve it/) !== null).toBe(isDemo);
    expect(screen.queryByText(/Some platforms also have orders in review/) === null).toBe(isDemo);
    expect(screen.queryByText(/Any part of a day counts as one/) !== null).toBe(isDemo);
    expect(screen.queryByText(/what counts is the figure you see/) === null).toBe(isDemo);
  },
);
