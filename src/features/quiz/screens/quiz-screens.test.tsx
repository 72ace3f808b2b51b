import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { showScreen } from '../../../../tests/support/show-screen.tsx';
import { quizStates, type BetState, type QuizBet, type QuizRound } from '../../../core/domain/products/quiz.ts';
import { amount, price, rate, type Amount } from '../../../core/money/amount.ts';
import { noLimits, withBreak, type OwnLimits } from '../../shared/limits/model/own-limits.ts';
import type { SentBet } from '../data/quiz.ts';
import QuizScreen from './quiz-screen.tsx';

const now = Date.UTC(2026, 0, 9, 12);
const hour = 3_600_000;
const round: QuizRound = {
  id: 'd1',
  kind: 'daily',
  symbol: 'BTC/USDT',
  opensAt: now - hour,
  locksAt: now + hour,
  endsAt: now + 25 * hour,
  state: 'guessing',
  startPrice: undefined,
  endPrice: undefined,
  odds: rate('1.9'),
  feePercent: rate('1'),
  minimum: amount('1'),
  maximum: amount('500'),
  currencyId: '3',
  currencyName: 'USDT',
};
const bet: QuizBet = {
  id: '4',
  roundId: 'd0',
  kind: 'daily',
  symbol: 'BTC/USDT',
  side: 'higher',
  stake: amount('10'),
  fee: amount('0.1'),
  bonus: amount('19'),
  odds: rate('1.9'),
  feePercent: rate('1'),
  currencyName: 'USDT',
  state: 'unsettled',
  opensAt: now - 30 * hour,
  locksAt: now - 29 * hour,
  endsAt: now - 5 * hour,
  startPrice: price('61000'),
  endPrice: undefined,
  createdAt: now - 29.5 * hour,
};

let time = now;
let quiz = true;
let tabs = 'guess';
let isSignedIn = true;
let rounds: readonly QuizRound[] = [];
let bets: readonly QuizBet[] = [];
let limits: OwnLimits = noLimits;
let gameUrl: string | undefined;
let available: Amount | undefined;
const placeBet = vi.fn<(wish: SentBet) => Promise<{ readonly kind: 'accepted' }>>();
const idle = {
  hasMore: false,
  isLoadingMore: false,
  isReading: false,
  loadMore: () => undefined,
  retry: () => undefined,
};

vi.mock('../../shared/wallets/data/read-available.ts', () => ({ useReadAvailable: () => async () => '1000' }));
vi.mock('../data/quiz.ts', () => ({
  useQuizRounds: () => ({ data: rounds, error: null }),
  useBets: () => ({ rows: bets, error: null, ...idle }),
  useReadLatestBets: () => () => Promise.resolve(bets),
  usePlaceBet: () => placeBet,
}));
vi.mock('../../shared/quotes/data/use-quote.ts', () => ({
  restingGapMs: 1_000,
  useQuote: (symbol: string) => ({ symbol, price: price('62000'), change: rate('-1.3') }),
}));
vi.mock('../../shared/quotes/panels/spark-cell.tsx', () => ({ SparkCell: () => null }));
vi.mock('../../../core/time/use-server-now.ts', () => ({ useServerNow: () => time }));
vi.mock('../../shared/site/data/site-setting.ts', () => ({ useSiteSetting: () => gameUrl }));
vi.mock('../../shared/limits/operations/use-own-limits.ts', () => ({
  useOwnLimits: () => ({ limits, now: time, read: () => ({ limits, now: time }), change: () => undefined }),
}));
vi.mock('../../shared/limits/operations/use-today.ts', () => ({ useToday: () => ({ lost: undefined }) }));
vi.mock('../../../core/session/use-session.ts', () => ({ useSession: () => ({ isSignedIn }) }));
vi.mock('../../../core/config/use-runtime-config.ts', () => ({
  useRuntimeConfig: () => ({ capabilities: { quiz }, tabs }),
}));
vi.mock('../../shared/wallets/data/wallets.ts', () => ({
  useWallets: () => ({ data: { accounts: [{ account: 'spot', balances: [{ currencyId: '3', available }] }] } }),
}));

beforeEach(() => {
  [time, quiz, tabs, isSignedIn, gameUrl] = [now, true, 'guess', true, undefined];
  [rounds, bets, limits, available] = [[round], [], noLimits, amount('100')];
  placeBet.mockReset().mockResolvedValue({ kind: 'accepted' });
  // A phone.
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Dictionaries arrive when they do. */
const patience = { timeout: 60_000 };

/** Figures and their units hold together by a space that does not break. */
const textOf = (element: Element | undefined): string => (element?.textContent ?? '').replaceAll('\u00a0', ' ');
const show = () => showScreen(QuizScreen, '/pages/game/game');
const openSheet = async (side = 'Higher'): Promise<HTMLElement> => {
  await show();
  fireEvent.click(screen.getByRole('button', { name: side }));
  return screen.findByRole('dialog', {}, patience);
};
const stake = (sheet: HTMLElement, value: string): void =>
  void fireEvent.change(within(sheet).getByLabelText('Stake'), { target: { value } });
const place = (sheet: HTMLElement): void =>
  void fireEvent.click(within(sheet).getByRole('button', { name: 'Place the bet' }));

describe('a bet', () => {
  test('QZ1 H16 stake, fee, both outcomes, odds and rule stand on one sheet, and no stake is filled in', async () => {
    const sheet = await openSheet();
    expect(within(sheet).getByLabelText<HTMLInputElement>('Stake').value).toBe('');
    stake(sheet, '10');
    for (const text of ['0.10 USDT', '19 USDT', '10.10 USDT', '1.9', '53.16%', 'Only the market price decides'])
      expect(textOf(sheet)).toContain(text);
    place(sheet);
    expect(await screen.findByText('Your bet is placed', {}, patience)).toBeTruthy();
    expect(placeBet.mock.calls).toEqual([[{ roundId: 'd1', side: 'higher', stake: '10', odds: '1.9' }]]);
    const isShown = (name: string) => screen.getByRole('tab', { name }).getAttribute('aria-selected');
    for (const _ of ['once', 'once more']) {
      fireEvent.click(screen.getByRole('link', { name: 'My bets' }));
      expect(isShown('My bets')).toBe('true');
      fireEvent.click(screen.getByRole('tab', { name: 'Daily' }));
      expect(isShown('Daily')).toBe('true');
    }
  });

  test.each([
    ['', /Enter|fill|required|needed/i],
    ['0.5', 'At least 1 USDT'],
    ['501', /500 USDT/],
    ['100', 'More than is available'],
  ])('QZ1 a stake of %j is held back', async (value, message) => {
    const sheet = await openSheet('Not higher');
    stake(sheet, value);
    place(sheet);
    expect(within(sheet).getAllByText(message).length).toBeGreaterThan(0);
    expect(placeBet).not.toHaveBeenCalled();
  });

  test('QZ1 H25 a break that the person takes holds bets back, and the way to it is on the page', async () => {
    limits = withBreak(noLimits, now + hour);
    const sheet = await openSheet();
    expect(await within(sheet).findByText(/^On a break|taking a break/)).toBeTruthy();
    expect(within(sheet).getByRole('button', { name: 'Place the bet' })).toHaveProperty('disabled', true);
    expect(screen.getByText('Limits and breaks').getAttribute('href')).toContain('limits');
  });

  test('QZ1 bets close by the server’s time while the sheet is open', async () => {
    const sheet = await openSheet();
    time = now + hour;
    stake(sheet, '10');
    expect(within(sheet).getByText('Bets for this round are closed')).toBeTruthy();
    expect(within(sheet).getByRole('button', { name: 'Place the bet' })).toHaveProperty('disabled', true);
  });

  test('QZ1 a visitor sees what a bet would come to, and is led to the login', async () => {
    isSignedIn = false;
    const sheet = await openSheet();
    expect(within(sheet).getByRole('link', { name: 'Log in' })).toBeTruthy();
    expect(within(sheet).queryByRole('button', { name: 'Place the bet' })).toBeNull();
  });
});

describe('states', () => {
  test('QZ2 all seven have a name and a line that says what comes next', async () => {
    const words = (await import('../../../../locales/en/quiz.json')).default;
    for (const state of quizStates) {
      expect(words.states[state]).not.toBe('');
      expect(words.next[state]).not.toBe('');
    }
  });

  test.each([
    [-2, 'Not started', 'Bets open in'],
    [0, 'Open', 'Bets close in'],
    [2, 'Over', 'the end price decides. Decided in 23:00:00'],
  ])('QZ2 a round at hour %i: %s', async (hours, name, next) => {
    time = now + hours * hour;
    await show();
    const [card] = screen.getAllByRole('listitem');
    expect(textOf(card)).toContain(name);
    expect(textOf(card)).toContain(next);
    expect(screen.queryAllByRole('button', { name: 'Higher' })).toHaveLength(hours === 0 ? 1 : 0);
    // The price of now says nothing any more once the bets are closed.
    expect(textOf(card).includes('62,000')).toBe(hours < 2);
  });

  test('QZ2 a round that is decided tells its prices and its outcome: the same price is not higher', async () => {
    time = round.endsAt + hour;
    rounds = [{ ...round, startPrice: price('61000'), endPrice: price('61000') }];
    await show();
    expect(screen.getByText('Outcome: Not higher')).toBeTruthy();
  });

  test.each([
    ['unsettled', 'Decided on ', undefined],
    ['guessedRight', 'paid within a minute', '8.90 USDT'],
    ['distributed', 'in your spot account', '8.90 USDT'],
    ['missed', 'Stake and fee are lost', '10.10 USDT'],
  ] as const)('QZ2 a bet that is %s keeps its stake and what it could give', async (state: BetState, next, result) => {
    bets = [{ ...bet, state }];
    await show();
    fireEvent.click(screen.getByRole('tab', { name: 'My bets' }));
    const [item] = screen.getAllByRole('listitem');
    for (const text of ['10.10 USDT', '19 USDT', next, ...(result === undefined ? [] : [result])])
      expect(textOf(item)).toContain(text);
    expect(textOf(item).includes('Result')).toBe(result !== undefined);
  });

  test('QZ2 unsettled for more than a day: support, with the number of the bet', async () => {
    time = bet.endsAt + 24 * hour + 1;
    bets = [bet];
    await show();
    fireEvent.click(screen.getByRole('tab', { name: 'My bets' }));
    expect(screen.getByText(/name bet 4/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'To support' })).toBeTruthy();
  });

  test('QZ2 on a desktop bets are a table; one that is late says so in its line', async () => {
    vi.unstubAllGlobals();
    time = bet.endsAt + 24 * hour + 1;
    bets = [bet, { ...bet, id: '5', state: 'distributed' }, { ...bet, id: '6', state: 'missed' }];
    await show();
    fireEvent.click(screen.getByRole('tab', { name: 'My bets' }));
    const table = screen.getByRole('table', { name: 'My bets' });
    const [, open, won, lost] = within(table).getAllByRole('row');
    for (const text of ['BTC/USDT · Higher', '10.10 USDT', '19 USDT', 'Unsettled', 'Decided on', 'name bet 4'])
      expect(textOf(open)).toContain(text);
    expect(textOf(open)).toMatch(/Decided on [^:]*\d\d:\d\d\./);
    expect(textOf(lost)).not.toContain('The guess was wrong');
    expect(textOf(open)).not.toContain('8.90');
    for (const text of ['8.90 USDT', 'Bonus distributed', 'in your spot account']) expect(textOf(won)).toContain(text);
    expect(within(table).getAllByRole('link', { name: 'To support' })).toHaveLength(1);
    // Figures end at one edge, words begin at one.
    expect(within(table).getByText('Unsettled').closest('td')?.dataset['figure']).toBeUndefined();
  });

  test('QZ1 who has a bet in a round sees it there, and cannot place another', async () => {
    bets = [{ ...bet, roundId: round.id }];
    await show();
    expect(screen.getByText('Your bet: Higher, 10 USDT')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Higher' })).toBeNull();
  });
});

test('H6 nothing of a game: no streak, no ranking, no jackpot, and neither side is coloured', async () => {
  await show();
  expect(screen.getByRole('main').textContent).not.toMatch(/streak|leader|jackpot|level up|winner/i);
  expect(screen.getByRole('button', { name: 'Higher' }).className).toBe(
    screen.getByRole('button', { name: 'Not higher' }).className,
  );
});

describe('a server without a quiz', () => {
  test('QZ1 the operator’s own page, where there is one', async () => {
    [quiz, gameUrl] = [false, 'https://games.example/play'];
    await show();
    expect(screen.getByRole('link', { name: 'Open games.example' }).getAttribute('href')).toBe(gameUrl);
    expect(screen.queryByRole('tab')).toBeNull();
  });

  test('QZ1 otherwise it says that there is none', async () => {
    [quiz, tabs] = [false, 'standard'];
    await show();
    expect(screen.getByText('No quiz here.')).toBeTruthy();
  });
});
