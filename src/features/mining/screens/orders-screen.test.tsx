import '../../../../tests/support/mining-mocks.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answers, order, redeemEarly, setStage, stage, takeInterest } from '../../../../tests/support/mining-stage.ts';
import { showScreen } from '../../../../tests/support/show-screen.tsx';
import { amount } from '../../../core/money/amount.ts';
import OrdersScreen from './orders-screen.tsx';

beforeEach(() => {
  setStage();
  // A phone.
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('OrdersScreen', () => {
  const open = (question = ''): Promise<void> => showScreen(OrdersScreen, `/pages/lockming/order${question}`);

  test('LM2 H15 list, sheet and receipt show the one figure; the button is held and the way out has the focus', async () => {
    stage.orders = [order];
    await open();
    const row = screen.getByRole('button', { name: /In progress/ });
    expect(row.textContent).toMatch(/Penalty 12\sUSDT/);
    fireEvent.click(row);
    const sheet = await screen.findByRole('dialog', { hidden: true });
    expect(within(sheet).getByText('988 USDT')).toBeTruthy();
    expect(within(sheet).getByText(/0.4% × .* × 1,000 USDT = 12 USDT/)).toBeTruthy();
    fireEvent.click(screen.getByText('Redeem early'));
    expect(await screen.findByText(/Income of the remaining days is lost/)).toBeTruthy();
    expect(screen.getByText('Keep it locked').closest('button')?.hasAttribute('data-autofocus')).toBe(true);
    redeemEarly.mockImplementation(() => {
      stage.orders = [{ ...order, status: 'redeemed', isEarly: true, daysLeft: 0 }];
      return Promise.resolve(answers.accepted);
    });
    const hold = screen.getByText(/Hold: Redeem early/);
    fireEvent.pointerDown(hold);
    await waitFor(() => expect(redeemEarly).toHaveBeenCalledOnce(), { timeout: 3000 });
    expect(redeemEarly).toHaveBeenCalledWith({ orderId: '21' });
    expect(await screen.findByText('Redeemed')).toBeTruthy();
    // The query would draw the page again with the record as it is now.
    fireEvent.click(screen.getByRole('tab', { name: 'Ended' }));
    expect(await screen.findByText('988 USDT')).toBeTruthy();
    expect(screen.getByText(/0.4% × .* × 1,000 USDT = 12 USDT/)).toBeTruthy();
  });

  test('OE7 LM2 what leaving costs stands still in the confirmation; where it has changed, it is asked again', async () => {
    stage.orders = [order];
    await open('?id=21');
    fireEvent.click(await screen.findByText('Redeem early'));
    await screen.findByText(/Hold: Redeem early/);
    stage.orders = [{ ...order, penalty: amount('8'), daysLeft: 2 }];
    // The query would draw the page again with the record as it is now.
    fireEvent.click(screen.getByRole('tab', { name: 'Ended', hidden: true }));
    expect(await screen.findByText(/figures have changed/)).toBeTruthy();
    expect(screen.getByText('988 USDT')).toBeTruthy();
    expect(screen.queryByText(/Hold:/)).toBeNull();
    fireEvent.click(screen.getByText('See the new figures'));
    expect(await screen.findByText('992 USDT')).toBeTruthy();
    expect(screen.getByText(/Hold: Redeem early/)).toBeTruthy();
    expect(screen.queryByText(/figures have changed/)).toBeNull();
    expect(redeemEarly).not.toHaveBeenCalled();
  });

  test('OE7 LM3 an order that ends while leaving is confirmed is shown as it has ended', async () => {
    stage.orders = [order];
    await open('?id=21');
    fireEvent.click(await screen.findByText('Redeem early'));
    await screen.findByText(/Hold: Redeem early/);
    stage.orders = [{ ...order, status: 'redeemed', daysLeft: 0, penalty: amount('0') }];
    fireEvent.click(screen.getByRole('tab', { name: 'Ended', hidden: true }));
    fireEvent.click(await screen.findByText('See the new figures'));
    expect(await screen.findByText(/The sum is back/)).toBeTruthy();
    expect(screen.queryByText('Redeem early')).toBeNull();
  });

  test('LM3 one that has ended long ago opens from its own list', async () => {
    stage.ended = [{ ...order, id: '3', status: 'redeemed', daysLeft: 0, penalty: amount('0') }];
    await open('?view=ended');
    fireEvent.click(screen.getByRole('button', { name: /Redeemed/ }));
    expect(await screen.findByText(/The sum is back/)).toBeTruthy();
  });

  test('LM3 card and sheet name the coin, the term and its end', async () => {
    stage.orders = [order];
    await open();
    const card = screen.getByRole('button', { name: /In progress/ });
    expect(card.textContent).toContain('Locked for 7 days');
    expect(card.textContent).toContain('ends 2026-01-13');
    fireEvent.click(card);
    const sheet = within(await screen.findByRole('dialog', { hidden: true }));
    expect(sheet.getByText('USDT · Order 21')).toBeTruthy();
    expect(sheet.getByText('Locked for').nextElementSibling?.textContent).toBe('7 days');
  });

  test('LM3 one that waits for approval says its term, and from when it runs', async () => {
    stage.orders = [{ ...order, status: 'pending', startsAt: undefined, endsAt: undefined, days: 7 }];
    await open();
    const card = screen.getByRole('button', { name: /In review/ });
    expect(card.textContent).toContain('7 days from the day after approval');
    fireEvent.click(card);
    const sheet = within(await screen.findByRole('dialog', { hidden: true }));
    expect(sheet.getByText('Unlocks').nextElementSibling?.textContent).toBe('7 days from the day after approval');
  });

  test('LM2 a figure that the formula does not lead to is told as the server’s', async () => {
    stage.orders = [{ ...order, penalty: amount('20') }];
    await open('?id=21');
    expect(await screen.findByText('Figure as stated by the platform.')).toBeTruthy();
    expect(screen.getByText('980 USDT')).toBeTruthy();
  });

  test('LM3 when income of a running one is paid is said of the demo alone', async () => {
    stage.orders = [order];
    await open('?id=21');
    expect(await screen.findByText(/Income comes to your spot account/)).toBeTruthy();
    cleanup();
    stage.isDemo = false;
    await open('?id=21');
    expect(await screen.findByText(/paid daily or at the end is not stated/)).toBeTruthy();
    expect(screen.queryByText(/Income comes/)).toBeNull();
  });

  test.each([
    ['pending', false, 'In review', /It earns after approval/],
    ['redeemed', false, 'Redeemed', /The sum is back/],
    ['redeemed', true, 'Redeemed early', /less the penalty/],
    ['redeemed', undefined, 'Ended', /Whether it ran in full or was left early/],
    ['refused', false, 'Refused', /The whole sum went back/],
  ] as const)('LM3 %s (%s): its word, its times, and what comes next', async (status, isEarly, word, next) => {
    stage.orders = [{ ...order, status, isEarly, reason: 'Full' }];
    await open('?id=21');
    expect(await screen.findByText(next)).toBeTruthy();
    expect(screen.getAllByText(word).length).toBeGreaterThan(0);
    expect(screen.getByText('Last change')).toBeTruthy();
    expect(screen.queryByText('Redeem early')).toBeNull();
    if (status === 'refused') expect(screen.getByText('Reason: Full')).toBeTruthy();
  });

  test.each([
    ['pending', /Who decides, when, and from when it earns/, /Our team|after approval/],
    ['refused', /shows whether the sum has come back/, /The whole sum went back/],
  ] as const)('LM3 %s: what staff do is said of the demo alone', async (status, said, unsaid) => {
    stage.isDemo = false;
    stage.orders = [{ ...order, status }];
    await open('?id=21');
    expect(await screen.findByText(said)).toBeTruthy();
    expect(screen.queryByText(unsaid)).toBeNull();
  });

  test('LM2 where the server does not tell what leaving costs, list and sheet show a dash and say so, and nothing is zero', async () => {
    stage.orders = [{ ...order, penalty: undefined, income: undefined }];
    await open();
    const row = screen.getByRole('button', { name: /In progress/ });
    expect(row.textContent).not.toMatch(/\b0\b.USDT/);
    expect(row.textContent).toMatch(/Penalty —/);
    fireEvent.click(row);
    const sheet = await screen.findByRole('dialog', { hidden: true });
    expect(within(sheet).getByText('Early exit fee not stated.')).toBeTruthy();
    fireEvent.click(screen.getByText('Redeem early'));
    expect(await screen.findByText(/Income of the remaining days is lost/)).toBeTruthy();
    const confirmation = screen.getByRole('dialog', { hidden: true });
    expect(within(confirmation).getByText('Early exit fee not stated.')).toBeTruthy();
    expect(within(confirmation).getAllByText('—')).toHaveLength(2);
  });

  test('switch 44: interest that waits in a running order can be taken out, once a tap; elsewhere none is offered', async () => {
    stage.orders = [order];
    await open('?id=21');
    expect(screen.queryByText(/^Take out/)).toBeNull();
    cleanup();
    stage.orders = [{ ...order, takeable: amount('1.5') }];
    await open('?id=21');
    fireEvent.click(await screen.findByText(/^Take out 1\.5/));
    expect(await screen.findByText('The interest was taken out.')).toBeTruthy();
    expect(takeInterest.mock.calls).toEqual([[{ orderId: '21', amount: '1.5' }]]);
  });

  test('LM2 LM3 on a desktop orders are a table; the coin opens one, and so does the way out of one that runs', async () => {
    vi.unstubAllGlobals();
    stage.orders = [order, { ...order, id: '22', status: 'redeemed', isEarly: false, penalty: undefined }];
    await open();
    const table = screen.getByRole('table', { name: 'My orders' });
    const [, running, ended] = within(table).getAllByRole('row');
    expect(running?.textContent).toMatch(/USDT.*In progress.*1,000\sUSDT.*a day.*12\sUSDT.*Redeem early/);
    expect(ended?.textContent).toMatch(/Redeemed/);
    expect(ended?.textContent).not.toMatch(/—|Redeem early/);
    fireEvent.click(within(table).getByText('Redeem early'));
    const sheet = await screen.findByRole('dialog', { hidden: true });
    expect(within(sheet).getByText('988 USDT')).toBeTruthy();
    cleanup();
    await open();
    fireEvent.click(screen.getByRole('button', { name: 'USDT · Redeemed' }));
    expect(await screen.findByText(/The sum is back/)).toBeTruthy();
  });

  test('LM3 who has locked nothing is told, and shown the way', async () => {
    await open();
    expect(screen.getByText('Nothing locked yet.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Products' })).toBeTruthy();
  });
});
