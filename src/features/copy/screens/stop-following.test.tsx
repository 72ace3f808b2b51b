import '../../../../tests/support/copy-mocks.ts';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { detail, follow, setStage, stage, trader, unfollow } from '../../../../tests/support/copy-stage.ts';
import { button } from '../../../../tests/support/on-screen.ts';
import { showScreen } from '../../../../tests/support/show-screen.tsx';
import { stepsUntil, type Step } from '../../../../tests/support/steps.ts';
import { quantity } from '../../../core/money/amount.ts';
import CopyTradingScreen from './copy-trading-screen.tsx';

beforeEach(() => setStage());
afterEach(cleanup);

const tap =
  (name: string): Step =>
  () =>
    fireEvent.click(button(name));

test('H12 to stop following takes no more acts than to follow, and stands on the page of the trader', async () => {
  await showScreen(CopyTradingScreen, '/pages/follow/follow?id=81');
  const stepsIn = await stepsUntil(
    () => follow.mock.calls.length > 0,
    [
      () => fireEvent.click(screen.getByRole('radio', { name: /Fixed lots/ })),
      () => fireEvent.change(screen.getByRole('textbox'), { target: { value: '2' } }),
      tap('Review'),
      () => screen.getAllByRole('checkbox').forEach((tick) => fireEvent.click(tick)),
      tap('Follow now'),
    ],
  );
  cleanup();
  stage.traders = [{ ...trader, isFollowed: true }];
  stage.shown = { ...detail, isFollowed: true, terms: { way: 'multiplier', number: quantity('0.5') } };
  await showScreen(CopyTradingScreen, '/pages/follow/trader?id=81');
  const stepsOut = await stepsUntil(
    () => unfollow.mock.calls.length > 0,
    [
      tap('Stop following'),
      () =>
        fireEvent.click(
          within(screen.getByRole('dialog')).getByText('Stop following', { selector: 'button *, button' }),
        ),
    ],
  );
  expect(stepsOut).toBeLessThanOrEqual(stepsIn);
});

test.each([
  [true, /still close when the trader closes/, /up to a minute later/],
  [false, /whether they close when the trader closes, the server does not say/, /can open and close later/],
])('CT3 whether copies close with the trader’s is said where it is known: demo %s', async (isDemo, closing, late) => {
  setStage({ isDemo });
  stage.traders = [{ ...trader, isFollowed: true }];
  stage.shown = { ...detail, isFollowed: true, terms: { way: 'multiplier', number: quantity('0.5') } };
  await showScreen(CopyTradingScreen, '/pages/follow/trader?id=81');
  expect(screen.getByText(late)).toBeTruthy();
  fireEvent.click(button('Stop following'));
  expect(screen.getByText(closing)).toBeTruthy();
});
