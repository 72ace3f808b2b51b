import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { idleList } from '../../../../tests/support/idle-list.ts';
import { dialectStage } from '../../../../tests/support/dialect-stage.ts';
import { showScreen, showScreenAgain } from '../../../../tests/support/show-screen.tsx';
import type { DualHolding, DualProduct } from '../../../core/domain/finance/dual-investment.ts';
import { AppError } from '../../../core/errors/app-error.ts';
import { amount, price, rate, type Amount, type Price } from '../../../core/money/amount.ts';
import type { DualWish } from '../data/dual-offer.ts';
import { offerChoice } from '../data/offer-choice.ts';
import HelpScreen from './help-screen.tsx';
import InvestScreen from './invest-screen.tsx';
import MineScreen from './mine-screen.tsx';
import PurchaseScreen from './purchase-screen.tsx';

const now = Date.UTC(2026, 0, 5, 12);
const product: DualProduct = {
  id: '5',
  name: 'BTC-25JAN26-60000-C',
  kind: 'call',
  currencyId: '1',
  coin: 'BTC',
  yearlyPercent: rate('12.5'),
  referencePrice: price('60000'),
  startsOn: '2026-01-01',
  endsOn: '2026-01-25',
  endsAtMs: Date.UTC(2026, 0, 25),
  total: 500,
  remaining: 420,
  purchased: 80,
  limit: 20,
  isOpen: true,
  settlementPrice: undefined,
};
const held: DualHolding = {
  id: '31',
  productId: '5',
  name: product.name,
  kind: 'call',
  coin: 'BTC',
  shares: 2,
  paid: amount('0.2'),
  yearlyPercent: rate('12.5'),
  days: 20,
  referencePrice: price('60000'),
  priceAtPurchase: price('59000'),
  endsOn: '2026-01-25',
  endsAtMs: Date.UTC(2026, 0, 25),
  createdAt: '2026-01-05 12:00:00',
  state: 'purchased',
  settlementPrice: undefined,
  received: undefined,
};

let shown: DualProduct | null = product;
let failure: AppError | null = null;
let isRead = true;
let holdings: readonly DualHolding[] = [];
let coinPrice: Price | undefined;
let isDemo = true;
let free: Readonly<Record<string, Amount>> = {};
const buyDual = vi.fn<(wish: DualWish) => Promise<{ kind: 'accepted' }>>();

vi.mock('../../shared/wallets/data/read-available.ts', () => ({ useReadAvailable: () => async () => '1000' }));
vi.mock(
  '../../shared/server/data/use-server-dialect.ts',
  async () => (await import('../../../../tests/support/dialect-stage.ts')).dialectData,
);
vi.mock('../data/dual-offer.ts', () => ({
  useDualProducts: () =>
    failure === null ? { data: isRead ? [shown ?? product] : undefined, error: null } : { error: failure },
  useDualProduct: () => ({ data: shown, error: null }),
  useBuyDual: () => buyDual,
}));
vi.mock('../data/dual-holdings.ts', () => ({
  useDualHoldings: () => ({ rows: holdings, error: null, ...idleList }),
  useReadLatestDualHoldings: () => () => Promise.resolve(holdings),
}));
vi.mock('../../shared/session/data/is-demo.ts', () => ({ useIsDemo: () => isDemo }));
vi.mock('../../shared/wallets/data/spot-balance.ts', () => ({
  useSpotBalance: () => (name: string) => free[name],
}));
vi.mock('../../shared/quotes/data/use-quote.ts', () => ({ useQuote: () => ({ price: coinPrice }) }));
vi.mock('../../../core/time/use-server-now.ts', () => ({ useServerNow: () => now }));

beforeEach(() => {
  dialectStage.family = 'standard';
  isDemo = true;
  free = {};
  offerChoice.forget();
  shown = product;
  failure = null;
  isRead = true;
  holdings = [];
  coinPrice = price('61000');
  buyDual.mockReset().mockResolvedValue({ kind: 'accepted' });
  // A phone.
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const openPurchase = (): Promise<void> => showScreen(PurchaseScreen, '/pages/invest/purchase?id=5');
const type = (value: string): void => void fireEvent.change(screen.getByLabelText('Shares'), { target: { value } });

test('H3 H23 DI1 the list warns below its first product; a yield never stands without what may change', async () => {
  await showScreen(InvestScreen, '/pages/invest/invest');
  const risk = screen.getByText(/lose everything/);
  expect(screen.getByRole('link', { name: /Target 60,000/ }).compareDocumentPosition(risk)).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  expect(screen.getByText('paid in either coin')).toBeTruthy();
  expect(screen.getByText(/16% sold, 420 shares left/)).toBeTruthy();
});

const plain = (element: Element | null): string => (element?.textContent ?? '').replaceAll(/\s/g, ' ');

test.each([
  ['call', { BTC: amount('0.1') }, 'One share now 0.1 BTC'],
  ['call', { BTC: amount('0.09') }, 'One share now 0.1 BTC · More than is available'],
  ['put', { USDT: amount('6100') }, 'One share now 6,100 USDT'],
  ['put', { USDT: amount('4000') }, 'One share now 6,100 USDT · More than is available'],
  ['put', {}, 'One share now 6,100 USDT'],
] as const)('DI1 the card of a %s says what one share costs, and whether %o pays it', async (kind, balances, said) => {
  offerChoice.write({ coin: '', kind, order: 'term' });
  shown = { ...product, kind };
  free = balances;
  await showScreenAgain(InvestScreen, '/pages/invest/invest');
  expect(plain(screen.getByText(/^One share now/))).toBe(said);
});

test('DI1 on the way back from a product the list stands as it was chosen', async () => {
  shown = { ...product, kind: 'put' };
  await showScreen(InvestScreen, '/pages/invest/invest');
  fireEvent.click(screen.getByRole('radio', { name: 'Pay in USDT' }));
  cleanup();
  await showScreenAgain(PurchaseScreen, '/pages/invest/purchase?id=5');
  cleanup();
  await showScreenAgain(InvestScreen, '/pages/invest/invest');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Pay in USDT' }).checked).toBe(true);
  expect(screen.getByRole('link', { name: /Target 60,000/ })).toBeTruthy();
});

test('DI1 what is earned stands beside what comes back in the same currency', async () => {
  await openPurchase();
  type('2');
  const [below, otherwise] = screen.getAllByRole('listitem').map(plain);
  // 0.2 × 20 days × 12.5 % ÷ 365
  expect(below).toContain('0.00136986 BTC more than paid');
  expect(otherwise).not.toContain('more than paid');
});

test('DI2 the receipt names what this purchase has cost, not an earlier one', async () => {
  const earlier = { ...held, id: '30', paid: amount('0.19') };
  holdings = [earlier];
  buyDual.mockImplementation(async () => {
    holdings = [held, earlier];
    return { kind: 'accepted' };
  });
  await openPurchase();
  type('2');
  fireEvent.click(screen.getByRole('button', { name: 'Review' }));
  fireEvent.click(screen.getByRole('checkbox', { hidden: true }));
  fireEvent.click(screen.getByText('Buy'));
  const receipt = (await screen.findByText('Purchased')).closest('[role="status"]');
  expect(plain(receipt)).toContain('Paid0.2 BTC');
});

test('DI1 a list that is being read holds the room of its choices and names no coin', async () => {
  isRead = false;
  await showScreen(InvestScreen, '/pages/invest/invest');
  expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy();
  expect(screen.getByRole('radio', { name: 'Pay in crypto' })).toBeTruthy();
  expect(screen.queryByRole('tab')).toBeNull();
  expect(document.body.textContent).not.toContain('—');
});

test('DI1 a list that could not be read keeps its choices, without the name of a coin', async () => {
  failure = new AppError('no-answer', 'no answer');
  await showScreen(InvestScreen, '/pages/invest/invest');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(screen.queryByRole('tab')).toBeNull();
  fireEvent.click(screen.getByRole('radio', { name: 'Yield' }));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Yield' }).checked).toBe(true);
  expect(screen.getByRole('radio', { name: 'Pay in crypto' })).toBeTruthy();
});

test('DI1 both outcomes stand there in money and follow what is typed; the price of now marks one of them', async () => {
  await openPurchase();
  type('2');
  const ends = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(ends[0]).toContain('0.20136986 BTC');
  expect(ends[1]).toContain('12,082.19 USDT');
  expect(screen.getByText(/Break-even 60,410\.96: above it/)).toBeTruthy();
  expect(screen.getByText(/You may receive USDT instead of the coin/)).toBeTruthy();
  const marked = screen.getByText('price now').closest('li');
  expect(marked?.textContent).toContain('or above');
});

test.each([
  ['59999.9', 'Below'],
  ['60000', 'or above'],
  ['60000.1', 'or above'],
])('DI1 at %s the price is %s the reference', async (at, words) => {
  coinPrice = price(at);
  await openPurchase();
  expect(screen.getByText('price now').closest('li')?.textContent).toContain(words);
});

test('DI2 H16 shares are whole, stepped, within the limit, and bought once after a tick', async () => {
  await openPurchase();
  expect(screen.getByLabelText<HTMLInputElement>('Shares').value).toBe('');
  for (const wrong of ['1.5', '21', '0']) {
    type(wrong);
    fireEvent.click(screen.getByRole('button', { name: 'Review' }));
    expect(screen.queryByText('Buy')).toBeNull();
  }
  type('1');
  fireEvent.click(screen.getByRole('button', { name: 'One share more' }));
  expect(screen.getByLabelText<HTMLInputElement>('Shares').value).toBe('2');
  fireEvent.click(screen.getByRole('button', { name: 'Review' }));
  const send = screen.getByText('Buy').closest('button');
  expect(send?.disabled).toBe(true);
  fireEvent.click(screen.getByRole('checkbox', { hidden: true }));
  const tap = (): void => void (send === null ? undefined : fireEvent.click(send));
  tap();
  tap();
  expect(await screen.findByText('Purchased')).toBeTruthy();
  expect(screen.getByLabelText('Shares').getAttribute('aria-invalid')).not.toBe('true');
  expect(buyDual).toHaveBeenCalledOnce();
  expect(buyDual.mock.calls[0]?.[0]).toEqual({ productId: '5', shares: 2 });
});

test('DI2 of a put, whose cost follows the price, form and review say so', async () => {
  shown = { ...product, kind: 'put' };
  await openPurchase();
  type('1');
  expect(screen.getByText(/6,100\sUSDT/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Review' }));
  expect(await screen.findAllByText(/The cost follows the price/)).toHaveLength(2);
});

const over = { ...product, isOpen: false, endsAtMs: now - 1 };

test.each([
  ['58000', 'Settled at 58,000, below target: paid out in BTC'],
  ['60000', 'Settled at 60,000, not below target: paid out in USDT'],
])('DI1 an ended product says how it ended at %s, and offers nothing that is left', async (at, result) => {
  shown = { ...over, settlementPrice: price(at) };
  await showScreen(InvestScreen, '/pages/invest/invest');
  expect(screen.getByText(result)).toBeTruthy();
  expect(screen.getByText(/^ended /)).toBeTruthy();
  expect(screen.queryByText(/sold/)).toBeNull();
  cleanup();
  await openPurchase();
  expect(screen.getByText('16% sold')).toBeTruthy();
  expect(screen.getByText('This product has ended.')).toBeTruthy();
  expect(screen.getByText(result)).toBeTruthy();
  for (const gone of [/shares left/, 'Holding days', 'One share now', 'Two outcomes'])
    expect(screen.queryByText(gone)).toBeNull();
  expect(screen.queryByLabelText('Shares')).toBeNull();
});

test('DI1 one that is closed before its maturity matures still, and has not ended', async () => {
  shown = { ...product, isOpen: false };
  await showScreen(InvestScreen, '/pages/invest/invest');
  expect(screen.getByText(/^matures /)).toBeTruthy();
  expect(screen.queryByText(/shares left/)).toBeNull();
  cleanup();
  await openPurchase();
  expect(screen.getByText(/Sale closed; matures/)).toBeTruthy();
  expect(screen.getByText('Two outcomes')).toBeTruthy();
  expect(screen.queryByLabelText('Shares')).toBeNull();
});

test('DI1 a product that is gone is told', async () => {
  shown = null;
  await openPurchase();
  expect(screen.getByText('This product is not on offer.')).toBeTruthy();
});

test('DI1 the price axis says in words what is paid on either side of the target, and where the price is', async () => {
  await openPurchase();
  const words = 'Below 60,000 you get BTC, otherwise USDT. Now 61,000';
  expect(screen.getByRole('img', { name: words })).toBeTruthy();
});

test('DI1 the words of the price axis keep their size however wide the page is', async () => {
  await openPurchase();
  const axis = screen.getByRole('img', { name: /^Below 60,000/ });
  // A picture with a box of its own draws its words larger with its width.
  expect(axis.getAttribute('viewBox')).toBeNull();
  expect([...axis.querySelectorAll('text')].every((word) => word.getAttribute('x')?.endsWith('%') === true)).toBe(true);
});

test('DI1 without a product one is told to choose, and sees them all', async () => {
  await showScreen(PurchaseScreen, '/pages/invest/purchase');
  expect(screen.getByText('Choose a product first.')).toBeTruthy();
  expect(screen.getByRole('link', { name: /Target 60,000/ }).getAttribute('href')).toContain('id=5');
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each([
  [{}, 'Purchased'],
  [{ endsAtMs: now }, 'Being settled'],
  [{ state: 'settling' }, 'Being settled'],
  [{ state: 'completed', settlementPrice: price('58000'), received: amount('0.20136986') }, 'Completed'],
  [{ state: 'failed', received: amount('0.2') }, 'Failed'],
] as const)('DI2 a holding %o is %s, with what is next and the price that decided', async (changes, word) => {
  holdings = [{ ...held, ...changes }];
  await showScreen(MineScreen, '/pages/invest/mine?id=31');
  expect((await screen.findAllByText(word)).length).toBeGreaterThan(0);
  const price58 = screen.queryByText('58,000');
  expect(price58 === null).toBe(word !== 'Completed');
  if (word === 'Completed') expect(screen.getByText('0.20136986 BTC')).toBeTruthy();
  expect(screen.queryByText('Time left') !== null).toBe(word === 'Purchased');
  if (word === 'Purchased') expect(screen.getByText('19 days 12:00:00')).toBeTruthy();
  if (word === 'Failed') expect(screen.getByText(/There was no price at maturity/)).toBeTruthy();
});

test('A11 a completed one tells its result in both currencies, a loss as plainly as a gain', async () => {
  holdings = [{ ...held, state: 'completed', settlementPrice: price('64000'), received: amount('12082.19') }];
  await showScreen(MineScreen, '/pages/invest/mine?id=31');
  const beside = (label: string) =>
    screen.getByText(label).nextElementSibling?.textContent?.replaceAll('\u00a0', ' ').replaceAll('\u2212', '-');
  expect(beside('Result in USDT')).toContain('-717.81 USDT');
  expect(beside('Result in BTC')).toContain('-0.01121579 BTC');
  expect(screen.getByText('Against keeping the BTC, at the settlement price.')).toBeTruthy();
  expect(screen.getByRole('list', { name: 'My holdings', hidden: true }).textContent).toContain('717.81');
});

test.each([
  ['purchased', /^matures /],
  ['completed', /^ended /],
  ['failed', /^ended /],
] as const)('DI2 a %s one says in the list whether its day is still to come', async (state, when) => {
  holdings = [{ ...held, state }];
  await showScreen(MineScreen, '/pages/invest/mine');
  expect(await screen.findByText(when)).toBeTruthy();
});

test.each([
  ['purchased', now + 1, /62,000/],
  ['purchased', now, undefined],
  ['failed', now, undefined],
] as const)(
  'DI2 a %s one shows both outcomes in the list, with the price of now while it counts',
  async (state, endsAtMs, said) => {
    coinPrice = price('62000');
    holdings = [{ ...held, state, endsAtMs }];
    await showScreen(MineScreen, '/pages/invest/mine');
    const row = await screen.findByRole('button', { name: /60,000/ });
    const label = within(row)
      .queryByRole('img', { name: /60,000/ })
      ?.getAttribute('aria-label');
    expect(label === undefined).toBe(state === 'failed');
    if (said === undefined) expect(label ?? '').not.toMatch(/62,000/);
    else expect(label).toMatch(said);
  },
);

test('DI2 A11 on a desktop holdings are a table: what was paid, and of a completed one what came of it', async () => {
  vi.unstubAllGlobals();
  holdings = [
    held,
    { ...held, id: '32', state: 'completed', settlementPrice: price('64000'), received: amount('12082.19') },
  ];
  await showScreen(MineScreen, '/pages/invest/mine');
  const table = await screen.findByRole('table', { name: 'My holdings' });
  const [, waiting, done] = within(table)
    .getAllByRole('row')
    .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
  expect(waiting).toMatch(/^BTC.*Purchased.*60,000/);
  expect(done).toMatch(/Completed.*12,082\.19 USDT.*717\.81/);
  fireEvent.click(screen.getAllByRole('button', { name: 'BTC · Target 60,000' })[0] ?? table);
  expect(await screen.findByText('Time left')).toBeTruthy();
});

test('DI2 of a failed purchase no refund is claimed where no server said it', async () => {
  isDemo = false;
  holdings = [{ ...held, state: 'failed' }];
  await showScreen(MineScreen, '/pages/invest/mine?id=31');
  expect(await screen.findByText(/Whether anything came back is not stated/)).toBeTruthy();
  expect(screen.queryByText(/There was no price|is back/)).toBeNull();
});

test('DI2 of one whose day has come no payout is promised where no server said it, and the price of now marks nothing', async () => {
  isDemo = false;
  holdings = [{ ...held, endsAtMs: now }];
  await showScreen(MineScreen, '/pages/invest/mine?id=31');
  expect(await screen.findByText(/When it is settled is not stated/)).toBeTruthy();
  expect(screen.queryByText(/on its way/)).toBeNull();
  expect(screen.getByText(/at maturity$/)).toBeTruthy();
  expect(screen.queryByText('price now')).toBeNull();
});

test.each([
  [true, /Nobody chooses/, /by the market price alone/],
  [false, /Which price of which moment counts is not stated/, /Order accepted/],
] as const)(
  'DI1 DI2 by which price it is settled is promised of the demo alone: demo %s',
  async (demo, help, receipt) => {
    isDemo = demo;
    await showScreen(HelpScreen, '/pages/invest/help');
    expect(screen.getByText(help)).toBeTruthy();
    expect(screen.queryByText(/settlement price/) !== null).toBe(demo);
    cleanup();
    await openPurchase();
    type('1');
    fireEvent.click(screen.getByRole('button', { name: 'Review' }));
    fireEvent.click(screen.getByRole('checkbox', { hidden: true }));
    fireEvent.click(screen.getByText('Buy'));
    expect(await screen.findByText(receipt)).toBeTruthy();
  },
);

test.each([
  ['what can be bought', InvestScreen, '/pages/invest/invest'],
  ['what is held', MineScreen, '/pages/invest/mine'],
  ['the choice', PurchaseScreen, '/pages/invest/purchase'],
  ['one product', PurchaseScreen, '/pages/invest/purchase?id=999'],
  ['how it works', HelpScreen, '/pages/invest/help'],
] as const)('W2 (47) another product under this name is said instead of %s', async (_what, Screen, path) => {
  dialectStage.family = 'c';
  await showScreen(Screen, path);
  expect(screen.getByText(/this name stands for portfolios in USDT/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Finance' }).getAttribute('href')).toBe('/pages/financial/index');
  expect(screen.queryByText('paid in either coin')).toBeNull();
  expect(screen.queryByText('No holdings yet.')).toBeNull();
  // Nothing about dual investment is told or led to.
  expect(screen.queryByText('You buy shares')).toBeNull();
  expect(screen.queryByRole('link', { name: 'How it works' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'My holdings' })).toBeNull();
});
