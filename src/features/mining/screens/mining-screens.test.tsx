import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { idleList } from '../../../../tests/support/idle-list.ts';
import { showScreen } from '../../../../tests/support/show-screen.tsx';
import type { MiningOrder, MiningProduct } from '../../../core/domain/lock-mining.ts';
import { formatOf } from '../../../core/i18n/format.ts';
import { AppError } from '../../../core/errors/app-error.ts';
import { amount, rate, type Amount } from '../../../core/money/amount.ts';
import type { LockWish } from '../data/mining-requests.ts';
import BuyScreen from './buy-screen.tsx';
import ClassesScreen from './classes-screen.tsx';
import MiningScreen from './mining-screen.tsx';
import OrdersScreen from './orders-screen.tsx';
import WelcomeScreen from './welcome-screen.tsx';

const product: MiningProduct = {
  id: '4',
  currencyId: '3',
  currencyName: 'USDT',
  dailyPercent: rate('0.3'),
  yieldText: undefined,
  minimum: amount('100'),
  maximum: amount('5000'),
  days: 7,
  penaltyPercent: rate('0.4'),
  unlocksAt: undefined,
};
const order: MiningOrder = {
  id: '21',
  currencyName: 'USDT',
  amount: amount('1000'),
  dailyPercent: rate('0.3'),
  income: amount('12'),
  status: 'running',
  isEarly: false,
  penalty: amount('12'),
  penaltyPercent: rate('0.4'),
  daysLeft: 3,
  startsAt: '2026-01-06',
  endsAt: '2026-01-13',
  endsAtMs: undefined,
  createdAt: '2026-01-05 12:00:00',
  updatedAt: '2026-01-05 12:10:00',
  reason: undefined,
};
const answers = { accepted: { kind: 'accepted' }, lost: { kind: 'no-answer' } } as const;

let products: readonly MiningProduct[] | undefined = [];
let orders: readonly MiningOrder[] = [];
let ended: readonly MiningOrder[] = [];
let failure: AppError | null = null;
let poolOwn = amount('0');
let free: Amount | undefined;
const lockFunds = vi.fn<(wish: LockWish) => Promise<(typeof answers)[keyof typeof answers]>>();
const redeemEarly = vi.fn<(wish: { orderId: string }) => Promise<(typeof answers)[keyof typeof answers]>>();

vi.mock('../data/mining-offer.ts', () => ({
  useMiningCurrencies: () => ({ data: [{ id: '3', name: 'USDT' }], error: null }),
  useMiningClasses: () => ({
    data: [
      { id: '1', name: 'Fixed', intro: '', pool: undefined },
      {
        id: '2',
        name: 'Pool',
        intro: 'Shared',
        pool: { liquidity: amount('5000000'), dailyIncome: amount('17500'), own: poolOwn },
      },
    ],
    error: null,
  }),
  useMiningProducts: () => ({ rows: products, error: failure, ...idleList }),
}));
vi.mock('../data/mining-requests.ts', () => ({
  useLockFunds: () => lockFunds,
  useRedeemEarly: () => redeemEarly,
  useEndedMiningOrders: () => ({ rows: ended, error: null, ...idleList }),
}));
vi.mock('../../shared/mining/data/mining-orders.ts', () => ({
  useMiningOrders: () => ({ rows: orders, first: { totalIncome: amount('12') }, error: null, ...idleList }),
  useReadLatestMiningOrders: () => () => Promise.resolve(orders),
}));
vi.mock('../../shared/wallets/data/spot-balance.ts', () => ({ useSpotBalance: () => () => free }));
vi.mock('../../../core/session/use-session.ts', () => ({ useSession: () => ({ isSignedIn: true }) }));
vi.mock('../../shared/requests/data/server-now.ts', () => ({ useServerNow: () => Date.UTC(2026, 0, 10) }));

beforeEach(() => {
  // An animation that is cancelled here is a rejection that nobody handles; in browsers it is none.
  Element.prototype.animate = (() => ({ cancel: () => undefined })) as never;
  products = [product];
  orders = [];
  ended = [];
  free = undefined;
  failure = null;
  lockFunds.mockReset().mockResolvedValue(answers.accepted);
  redeemEarly.mockReset().mockResolvedValue(answers.accepted);
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

const type = (label: string, value: string): void =>
  void fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('MiningScreen', () => {
  test('H3 H23 LM1 the warning stands first, and a yield never without its year, its kind and what it is worth', async () => {
    await showScreen(MiningScreen, '/pages/lockming/lockming');
    expect(screen.getByText(/prepared to lose all the money/)).toBeTruthy();
    const link = screen.getByRole('link', { name: /Locked for/ });
    expect(link.textContent).toContain('0.3% a day');
    expect(link.textContent).toContain('109.5% a year, simple');
    expect(link.textContent).toContain('not guaranteed');
  });

  test('LM1 without products and without an answer it says so', async () => {
    products = [];
    await showScreen(MiningScreen, '/pages/lockming/lockming');
    expect(screen.getByText('Nothing is on offer here at present.')).toBeTruthy();
    cleanup();
    products = undefined;
    failure = new AppError('no-answer', 'no answer');
    await showScreen(MiningScreen, '/pages/lockming/lockming');
    expect(screen.getByRole('button', { name: /again/i })).toBeTruthy();
  });
});

describe('BuyScreen', () => {
  const open = (): Promise<void> => showScreen(BuyScreen, '/pages/lockming/buy?id=4&currency=3');

  test('H23 LM1 LM2 what it pays, what is at risk and what leaving costs are counted as one types', async () => {
    await open();
    type('Sum', '1000');
    expect(screen.getByText('0.3% a day ≈ 109.5% a year (simple), not guaranteed')).toBeTruthy();
    expect(screen.getByText(/The yields are the platform’s own statement/)).toBeTruthy();
    expect(screen.getByText('21 USDT')).toBeTruthy();
    type('Days left when you leave', '3');
    expect(screen.getByText('12 USDT')).toBeTruthy();
    expect(screen.getByText('988 USDT')).toBeTruthy();
    expect(screen.getByText(/The sum is at risk/)).toBeTruthy();
    type('Days left when you leave', '8');
    expect(screen.getByText(/A whole number of days/)).toBeTruthy();
  });

  test('LM1 the moment it is free again is told by the clock of the person', async () => {
    const unlocksAt = Date.UTC(2026, 0, 13);
    products = [{ ...product, unlocksAt }];
    await open();
    const told = screen.getByText('Free again, when approved today').nextElementSibling?.textContent;
    expect(told).toBe(formatOf('en').dateTime(unlocksAt));
  });

  test('H16 LM1 nothing is filled in; below the minimum nothing is sent; above it once, after a tick', async () => {
    await open();
    expect(screen.getByLabelText<HTMLInputElement>('Sum').value).toBe('');
    type('Sum', '99');
    fireEvent.click(screen.getByRole('button', { name: 'Review the order' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    type('Sum', '1000');
    fireEvent.click(screen.getByRole('button', { name: 'Review the order' }));
    const send = screen.getByText('Lock it').closest('button');
    expect(send?.disabled).toBe(true);
    fireEvent.click(screen.getByRole('checkbox', { hidden: true }));
    const tap = (): void => void (send === null ? undefined : fireEvent.click(send));
    tap();
    tap();
    expect(await screen.findByText('Order placed')).toBeTruthy();
    expect(screen.getByLabelText('Sum').getAttribute('aria-invalid')).not.toBe('true');
    expect(lockFunds).toHaveBeenCalledOnce();
    expect(lockFunds.mock.calls[0]?.[0]).toEqual({ productId: '4', amount: '1000' });
  });

  test.each([
    ['60000', '5000'],
    ['750.5', '750.5'],
  ])('LM1 of %s “all” is %s, within the limits of the product', async (held, all) => {
    free = amount(held);
    await open();
    fireEvent.click(screen.getByRole('button', { name: 'All' }));
    expect(screen.getByLabelText<HTMLInputElement>('Sum').value).toBe(all);
  });

  test('LM1 an answer that is lost is looked for in the orders', async () => {
    lockFunds.mockImplementation(async () => {
      orders = [{ ...order, id: '22', status: 'pending' }];
      return Promise.resolve(answers.lost);
    });
    await open();
    type('Sum', '1000');
    fireEvent.click(screen.getByRole('button', { name: 'Review the order' }));
    fireEvent.click(screen.getByRole('checkbox', { hidden: true }));
    fireEvent.click(screen.getByText('Lock it'));
    expect(await screen.findByText(/the records show it/)).toBeTruthy();
    expect(lockFunds).toHaveBeenCalledOnce();
  });

  test.each(['', '?id=4', '?currency=3'])(
    'LM1 with %j one is told to choose, and sees what there is',
    async (question) => {
      await showScreen(BuyScreen, `/pages/lockming/buy${question}`);
      expect(screen.getByText('First choose what you want to lock, and for how long.')).toBeTruthy();
      expect(screen.getByRole('link', { name: /Locked for/ })).toBeTruthy();
    },
  );

  test('LM1 a product that is gone is told', async () => {
    products = [];
    await open();
    expect(screen.getByText('This product is not on offer.')).toBeTruthy();
  });
});

describe('OrdersScreen', () => {
  const open = (question = ''): Promise<void> => showScreen(OrdersScreen, `/pages/lockming/order${question}`);

  test('LM2 H15 list, sheet and receipt show the one figure; the button is held and the way out has the focus', async () => {
    orders = [order];
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
      orders = [{ ...order, status: 'redeemed', isEarly: true, daysLeft: 0 }];
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
    orders = [order];
    await open('?id=21');
    fireEvent.click(await screen.findByText('Redeem early'));
    await screen.findByText(/Hold: Redeem early/);
    orders = [{ ...order, penalty: amount('8'), daysLeft: 2 }];
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
    orders = [order];
    await open('?id=21');
    fireEvent.click(await screen.findByText('Redeem early'));
    await screen.findByText(/Hold: Redeem early/);
    orders = [{ ...order, status: 'redeemed', daysLeft: 0, penalty: amount('0') }];
    fireEvent.click(screen.getByRole('tab', { name: 'Ended', hidden: true }));
    fireEvent.click(await screen.findByText('See the new figures'));
    expect(await screen.findByText(/The sum is back/)).toBeTruthy();
    expect(screen.queryByText('Redeem early')).toBeNull();
  });

  test('LM3 one that has ended long ago opens from its own list', async () => {
    ended = [{ ...order, id: '3', status: 'redeemed', daysLeft: 0, penalty: amount('0') }];
    await open('?view=ended');
    fireEvent.click(screen.getByRole('button', { name: /Redeemed/ }));
    expect(await screen.findByText(/The sum is back/)).toBeTruthy();
  });

  test('LM2 a figure that the formula does not lead to is told as the server’s', async () => {
    orders = [{ ...order, penalty: amount('20') }];
    await open('?id=21');
    expect(await screen.findByText('The figure is the server’s.')).toBeTruthy();
    expect(screen.getByText('980 USDT')).toBeTruthy();
  });

  test.each([
    ['pending', false, 'In review', /Nothing is earned before/],
    ['redeemed', false, 'Redeemed', /The sum is back/],
    ['redeemed', true, 'Redeemed early', /less the penalty/],
    ['refused', false, 'Refused', /The whole sum went back/],
  ] as const)('LM3 %s (%s): its word, its times, and what comes next', async (status, isEarly, word, next) => {
    orders = [{ ...order, status, isEarly, reason: 'Full' }];
    await open('?id=21');
    expect(await screen.findByText(next)).toBeTruthy();
    expect(screen.getAllByText(word).length).toBeGreaterThan(0);
    expect(screen.getByText('Last change')).toBeTruthy();
    expect(screen.queryByText('Redeem early')).toBeNull();
    if (status === 'refused') expect(screen.getByText('Reason: Full')).toBeTruthy();
  });

  test('LM3 who has locked nothing is told, and shown the way', async () => {
    await open();
    expect(screen.getByText('You have not locked anything.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Products' })).toBeTruthy();
  });
});

test('LM3 ClassesScreen: the share of a pool and what it brings in a day', async () => {
  poolOwn = amount('25000');
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
