import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { showScreen } from '../../../../tests/support/show-screen.tsx';
import type { ContractOrder } from '../../../core/domain/contract-order.ts';
import type { LeadTrader, LeadTraderDetail } from '../../../core/domain/copy-trading.ts';
import { amount, price, quantity, rate } from '../../../core/money/amount.ts';
import CopyTradingScreen from './copy-trading-screen.tsx';

const trader: LeadTrader = {
  id: '81',
  nickname: 'Bo',
  portrait: undefined,
  closedTrades: 12,
  profit: amount('340.5'),
  accuracy: rate('66.67'),
  followers: 5,
  isFollowed: false,
  figuresOf: '2026-01-05 12:00:00',
};
const detail: LeadTraderDetail = {
  id: '81',
  nickname: 'Bo',
  portrait: undefined,
  signature: 'With the trend',
  isTrader: true,
  profit: amount('340.5'),
  incomeRate: rate('12.3'),
  accuracy: rate('66.67'),
  winningTrades: 8,
  longTrades: 7,
  shortTrades: 5,
  followers: 5,
  yesterdayRate: undefined,
  openPositions: 1,
  allOrders: 13,
  isFollowed: false,
  figuresOf: '2026-01-05 12:00:00',
  terms: undefined,
};
const trade: ContractOrder = {
  id: '20',
  displayId: undefined,
  symbol: 'BTC/USDT',
  baseId: '1',
  quoteId: '3',
  direction: 'long',
  status: 'closed',
  kind: 'own',
  requestedPrice: price('60000'),
  openPrice: price('60000'),
  lastPrice: price('60400'),
  takeProfit: undefined,
  stopLoss: undefined,
  lots: quantity('5'),
  size: quantity('0.05'),
  leverage: rate('10'),
  marginAtOpen: amount('300'),
  margin: amount('300'),
  openFee: amount('1.5'),
  overnightRate: rate('0.03'),
  overnightFee: amount('0'),
  profit: amount('20'),
  realisedProfit: amount('20'),
  createdAt: '2026-01-05 08:00:00',
  openedAt: '2026-01-05 08:00:00',
  closedAt: '2026-01-05 09:00:00',
};
const copy: ContractOrder = {
  ...trade,
  id: '30',
  kind: 'copied',
  copiedFrom: '81',
  status: 'open',
  profit: amount('-15'),
  realisedProfit: undefined,
  closedAt: undefined,
};

let shown: LeadTraderDetail = detail;
let traders: readonly LeadTrader[] | undefined = [trader];
let open: readonly ContractOrder[] = [];
let isTrader = false;
let alertFrom: string | undefined;
const follow = vi.fn<(wish: unknown) => Promise<{ kind: 'accepted' }>>();
const unfollow = vi.fn<(id: string) => Promise<{ kind: 'accepted' }>>();
const takeOver = vi.fn<(id: string) => Promise<{ kind: 'accepted' }>>();
const idle = { error: null, hasMore: false, isLoadingMore: false, isReading: false, retry: () => undefined };

vi.mock('../data/traders.ts', () => ({
  useTraders: () => ({ rows: traders, ...idle }),
  useTrader: () => ({ data: shown, error: null }),
  useTrades: () => ({ rows: [trade], ...idle }),
  useReadTrader: () => () => Promise.resolve(shown),
}));
vi.mock('../data/following.ts', () => ({
  useFollow: () => follow,
  useUnfollow: () => unfollow,
  useTakeOver: () => takeOver,
}));
vi.mock('../data/loss-alert.ts', () => ({ useLossAlert: () => [alertFrom, () => undefined] }));
vi.mock('../../shared/copies/data/copies.ts', () => ({
  useCopies: (status: string) => ({ rows: status === 'open' ? open : [], ...idle }),
}));
vi.mock('../../shared/requests/data/kept-draft.ts', () => ({ useKeptDraft: () => [undefined, () => undefined] }));
vi.mock('../../shared/session/data/current-user.ts', () => ({
  useCurrentUser: () => ({ data: { id: '1', isTrader }, error: null }),
}));
vi.mock('../../shared/wallets/data/wallets.ts', () => ({
  useWallets: () => ({
    data: {
      accounts: [{ account: 'lever', balances: [{ currencyName: 'USDT', available: '100', locked: '20' }] }],
    },
  }),
}));
vi.mock('../../../core/session/use-session.ts', () => ({ useSession: () => ({ isSignedIn: true, language: 'en' }) }));

beforeEach(() => {
  shown = detail;
  traders = [trader];
  open = [];
  isTrader = false;
  alertFrom = undefined;
  vi.clearAllMocks();
  for (const send of [follow, unfollow, takeOver]) send.mockResolvedValue({ kind: 'accepted' });
});
afterEach(cleanup);

/** Dictionaries arrive when they do. */
const patience = { timeout: 10_000 };

const show = (path: string): Promise<void> => showScreen(CopyTradingScreen, path);
const button = (name: string): HTMLElement => screen.getByRole('button', { name });
const figure = (label: string): string =>
  screen
    .getAllByText(label)
    .map((term) => term.nextElementSibling?.textContent ?? '')[0]
    ?.replaceAll('\u00A0', ' ') ?? '';

describe('traders', () => {
  test('CT1 H3 H24 losses stand beside profits, the hour is told, and the cautions come first', async () => {
    await show('/pages/copytrade/copy');
    expect(figure('Trades won')).toBe('8');
    expect(figure('Trades lost')).toBe('4');
    expect(figure('Profit and loss')).toBe('340.5 USDT');
    expect(screen.getByText(/Figures of .*updated every hour/)).toBeTruthy();
    expect(screen.getByText(/prepared to lose all the money/)).toBeTruthy();
    expect(screen.getByText(/Past results do not tell/)).toBeTruthy();
    expect(screen.getByText(/Your result will differ/)).toBeTruthy();
  });

  test('CT1 H6 nothing can be sorted by profit; the first order is by the number of trades', async () => {
    traders = [{ ...trader, id: '82', nickname: 'Al', closedTrades: 3, profit: amount('900') }, trader];
    await show('/pages/follow/index');
    const names = () => screen.getAllByRole('listitem').flatMap((row) => within(row).queryAllByText(/^(Al|Bo)$/));
    expect(names().map((name) => name.textContent)).toEqual(['Bo', 'Al']);
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).not.toContain('Profit and loss');
    fireEvent.change(screen.getByRole('combobox'), { target: { value: 'name' } });
    expect(names().map((name) => name.textContent)).toEqual(['Al', 'Bo']);
  });

  test('CT1 a trader without trades has no accuracy, and what is not known is not provided', async () => {
    shown = { ...detail, longTrades: 0, shortTrades: 0, winningTrades: 0, accuracy: rate('0'), figuresOf: undefined };
    await show('/pages/follow/trader?id=81');
    expect(figure('Accuracy')).toBe('No trades yet');
    expect(figure('Largest fall')).toBe('Not provided');
    expect(screen.getByText(/does not say of which hour/)).toBeTruthy();
    expect(screen.getByText('With the trend')).toBeTruthy();
  });

  test('no traders, and no such trader', async () => {
    traders = [];
    await show('/pages/copytrade/copy');
    expect(screen.getByText('There are no traders at present.')).toBeTruthy();
    cleanup();
    await show('/pages/follow/trader');
    expect(screen.getByText(/No such trader/)).toBeTruthy();
  });
});

describe('follow settings', () => {
  const choose = (label: RegExp, number: string): void => {
    fireEvent.click(screen.getByRole('radio', { name: label }));
    fireEvent.change(screen.getByRole('textbox'), { target: { value: number } });
  };

  test('CT2 H16 nothing is chosen or ticked in advance', async () => {
    await show('/pages/follow/follow?id=81');
    expect(screen.getAllByRole('radio').filter((radio) => (radio as HTMLInputElement).checked)).toEqual([]);
    expect(screen.queryByRole('textbox')).toBeNull();
    fireEvent.click(button('Review'));
    expect(screen.getByRole('alert').textContent).toBe('Choose how your copies are sized.');
    choose(/Fixed lots/, '2');
    fireEvent.click(button('Review'));
    const ticks = screen.getAllByRole('checkbox');
    expect(ticks.filter((tick) => (tick as HTMLInputElement).checked)).toEqual([]);
    expect(button('Follow now')).toHaveProperty('disabled', true);
    for (const tick of ticks) fireEvent.click(tick);
    fireEvent.click(button('Follow now'));
    expect(follow).toHaveBeenCalledWith({ traderId: '81', terms: { way: 'lots', number: '2' } });
    expect(await screen.findByText('You follow Bo now', {}, patience)).toBeTruthy();
  });

  test('CT2 the preview tells lots, margin, fee, how many times the account, what can be lost, and what is too much', async () => {
    await show('/pages/follow/follow?id=81');
    choose(/Multiplier/, '1.555');
    expect(screen.getByText('If the trader opens one lot, you open 1.')).toBeTruthy();
    expect(figure('Your lots')).toBe('7');
    expect(figure('Margin')).toBe('420 USDT');
    expect(figure('Opening fee')).toBe('2.1 USDT');
    expect(figure('Margin to your account')).toBe('3.5 ×');
    expect(figure('You can lose')).toBe('120 USDT');
    expect(screen.getByText(/would not have been enough/)).toBeTruthy();
    expect(screen.getByText(/rounded to hundredths/)).toBeTruthy();
  });

  test('CT2 more than five is refused before it is sent', async () => {
    await show('/pages/follow/follow?id=81');
    choose(/Multiplier/, '5.5');
    fireEvent.click(button('Review'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBe('true');
  });

  test('a trader follows nobody', async () => {
    isTrader = true;
    await show('/pages/follow/follow?id=81');
    expect(screen.getByText('Traders do not follow others')).toBeTruthy();
    expect(screen.queryByRole('radio')).toBeNull();
  });
});

describe('copies', () => {
  beforeEach(() => {
    traders = [{ ...trader, isFollowed: true }];
    shown = { ...detail, isFollowed: true, terms: { way: 'multiplier', number: quantity('0.5') } };
    open = [copy];
  });

  test('CT4 per trader: invested, running, settled, fees, net', async () => {
    await show('/pages/copytrade/my');
    expect(screen.getByText(/0.5 × the trader’s lots/)).toBeTruthy();
    expect(figure('Margin in open copies')).toBe('300 USDT');
    expect(figure('Result so far')).toBe('-15 USDT');
    expect(figure('Fees paid')).toBe('1.5 USDT');
    expect(figure('In all')).toBe('-16.5 USDT');
  });

  test('CT4 where the server does not say whose copies they are, no sum is made up', async () => {
    open = [{ ...copy, copiedFrom: undefined }];
    await show('/pages/copytrade/my');
    expect(screen.getByText('Not provided')).toBeTruthy();
    expect(screen.queryByText('In all')).toBeNull();
  });

  test('CT2 the loss alert warns on this device and says that nothing was closed', async () => {
    alertFrom = '16.5';
    await show('/pages/copytrade/my');
    expect(screen.getByText(/have lost 16.5 USDT or more/)).toBeTruthy();
    expect(screen.getByText(/Nothing has been closed/)).toBeTruthy();
  });

  test('CT3 H15 taking over says what stays, who decides, that it cannot be undone, and takes a tick', async () => {
    await show('/pages/copytrade/my');
    fireEvent.click(button('Take over'));
    const sheet = within(screen.getByRole('dialog'));
    expect(sheet.getByText(/stays open and becomes your own.*you decide yourself/)).toBeTruthy();
    const confirm = sheet.getByRole('button', { name: 'Take over' });
    expect(confirm).toHaveProperty('disabled', true);
    fireEvent.click(sheet.getByRole('checkbox', { name: 'I know that this cannot be undone.' }));
    fireEvent.click(confirm);
    expect(takeOver).toHaveBeenCalledWith('30');
  });

  test('CT3 stopping says what stays open, who decides, and that one can follow again', async () => {
    await show('/pages/copytrade/my');
    fireEvent.click(button('Stop following'));
    const sheet = within(screen.getByRole('dialog'));
    expect(
      sheet.getByText(/Open copies stay open.*the trader goes on deciding.*follow again at any time/),
    ).toBeTruthy();
    fireEvent.click(sheet.getByRole('button', { name: 'Stop following' }));
    expect(unfollow).toHaveBeenCalledWith('81');
  });

  test('nobody is followed and nothing was copied: the way to the traders', async () => {
    traders = [trader];
    open = [];
    await show('/pages/copytrade/my');
    expect(screen.getByRole('link', { name: 'See the traders' })).toBeTruthy();
  });
});

describe('agreements and becoming a trader', () => {
  test.each([
    ['/pages/follow/agreement_en', 'What following means', 'en'],
    ['/pages/follow/agreement_zh', '跟单的含义', 'zh-CN'],
  ])('%s speaks its own language', async (path, heading, language) => {
    await show(path);
    expect((await screen.findByText(heading, {}, patience)).closest('article')?.lang).toBe(language);
  });

  test('who is no trader is told who decides; a trader finds their page', async () => {
    await show('/pages/copytrade/trader');
    expect(screen.getByText(/The operator decides/)).toBeTruthy();
    cleanup();
    isTrader = true;
    await show('/pages/copytrade/trader');
    expect(screen.getByRole('link', { name: 'See how others see you' })).toBeTruthy();
  });
});
