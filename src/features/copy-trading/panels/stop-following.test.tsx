import '../../../../tests/support/copy-trading-mocks.ts';
import { act, cleanup, fireEvent, renderHook, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  copy,
  detail,
  follow,
  setStage,
  stage,
  takeOver,
  trader,
  unfollow,
} from '../../../../tests/support/copy-trading-stage.ts';
import { button } from '../../../../tests/support/on-screen.ts';
import { forgetSent, SendingAround } from '../../../../tests/support/sending-around.tsx';
import { showScreen } from '../../../../tests/support/show-screen.tsx';
import { stepsUntil, type Step } from '../../../../tests/support/steps.ts';
import { AppError } from '../../../core/errors/app-error.ts';
import { quantity } from '../../../core/money/amount.ts';
import type { Answer } from '../../../core/sending/answer.ts';
import { watchNotices } from '../../../core/ui/notify.ts';
import CopyTradingScreen from '../screens/copy-trading-screen.tsx';
import { useEndFollowing, useMakeOwn } from '../operations/use-copy-changes.ts';

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
  [false, /whether they close when the trader closes is not stated/, /later, at other prices/],
])('CT3 whether copies close with the trader’s is said where it is known: demo %s', async (isDemo, closing, late) => {
  setStage({ isDemo });
  stage.traders = [{ ...trader, isFollowed: true }];
  stage.shown = { ...detail, isFollowed: true, terms: { way: 'multiplier', number: quantity('0.5') } };
  await showScreen(CopyTradingScreen, '/pages/follow/trader?id=81');
  expect(screen.getByText(late)).toBeTruthy();
  fireEvent.click(button('Stop following'));
  expect(screen.getByText(closing)).toBeTruthy();
});

test('T11 stop following: that no answer came yet is told meanwhile', async () => {
  stage.traders = [{ ...trader, isFollowed: true }];
  stage.shown = { ...detail, isFollowed: true, terms: { way: 'multiplier', number: quantity('0.5') } };
  unfollow.mockImplementation(() => new Promise(() => undefined));
  await showScreen(CopyTradingScreen, '/pages/follow/trader?id=81');
  fireEvent.click(button('Stop following'));
  fireEvent.click(within(screen.getByRole('dialog')).getByText('Stop following', { selector: 'button *, button' }));
  expect(await screen.findByText('No answer yet. Checking…')).toBeTruthy();
  expect(unfollow).toHaveBeenCalledOnce();
});

test('T11 take over: that no answer came yet is told meanwhile', async () => {
  takeOver.mockImplementation(() => new Promise(() => undefined));
  stage.open = [copy];
  await showScreen(CopyTradingScreen, '/pages/copytrade/my');
  fireEvent.click(await screen.findByRole('button', { name: 'Take over' }));
  fireEvent.click(screen.getByRole('checkbox'));
  fireEvent.click(within(screen.getByRole('dialog')).getAllByRole('button').at(-1) ?? document.body);
  expect(await screen.findByText('No answer yet. Checking…')).toBeTruthy();
  expect(takeOver).toHaveBeenCalledOnce();
});

test.each([
  [
    'stop following',
    unfollow,
    '/pages/follow/trader?id=81',
    async () => {
      fireEvent.click(button('Stop following'));
      fireEvent.click(within(screen.getByRole('dialog')).getByText('Stop following', { selector: 'button *, button' }));
    },
  ],
  [
    'take over',
    takeOver,
    '/pages/copytrade/my',
    async () => {
      fireEvent.click(await screen.findByRole('button', { name: 'Take over' }));
      fireEvent.click(screen.getByRole('checkbox'));
      fireEvent.click(within(screen.getByRole('dialog')).getAllByRole('button').at(-1) ?? document.body);
    },
  ],
] as const)('CT3 %s: what is refused after its sheet was closed is told all the same', async (_, send, path, ask) => {
  forgetSent();
  stage.traders = [{ ...trader, isFollowed: true }];
  stage.shown = { ...detail, isFollowed: true, terms: { way: 'multiplier', number: quantity('0.5') } };
  stage.open = [copy];
  let answer: (one: Answer) => void = () => undefined;
  send.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  const told: string[] = [];
  const stop = watchNotices(({ failure }) => {
    if (failure !== undefined) told.push(failure.message);
  });
  await showScreen(CopyTradingScreen, path);
  await ask();
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));
  await vi.waitFor(() => expect(send).toHaveBeenCalledOnce());
  await act(async () => answer({ kind: 'refused', error: new AppError('server', 'Not now.') }));
  await vi.waitFor(() => expect(told).toEqual(['Not now.']));
  stop();
});

test.each([
  ['unfollow', unfollow, '81', useEndFollowing, { shown: { ...detail, isFollowed: false } }],
  ['take over', takeOver, '30', useMakeOwn, { open: [{ ...copy, kind: 'own' }] }],
] as const)('R1 %s: without an answer the record says that it was done', async (_name, send, id, useChange, after) => {
  forgetSent();
  send.mockResolvedValue({ kind: 'no-answer', isAnswered: false });
  stage.shown = { ...detail, isFollowed: true };
  stage.open = [copy];
  const change = renderHook(() => useChange(), { wrapper: SendingAround }).result;
  const sent = change.current(id);
  Object.assign(stage, after);
  await act(async () => expect(await sent).toBeUndefined());
  expect(send).toHaveBeenCalledExactlyOnceWith(id);
});

test.each([
  ['unfollow', unfollow, '81', useEndFollowing],
  ['take over', takeOver, '30', useMakeOwn],
] as const)('R1 %s: what the record does not show was not done', async (_name, send, id, useChange) => {
  forgetSent();
  send.mockResolvedValue({ kind: 'no-answer', isAnswered: true });
  stage.shown = { ...detail, isFollowed: true };
  stage.open = [copy];
  const change = renderHook(() => useChange(), { wrapper: SendingAround }).result;
  await act(async () => expect(await change.current(id)).toMatchObject({ kind: 'not-done' }));
  expect(send).toHaveBeenCalledOnce();
});
