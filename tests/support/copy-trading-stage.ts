import type { Answer } from '../../src/core/sending/answer.ts';
import { vi } from 'vitest';
import type { ContractOrder } from '../../src/core/domain/orders/contract-order.ts';
import type { LeadTrader, LeadTraderDetail } from '../../src/core/domain/products/copy-trading.ts';
import { AppError } from '../../src/core/errors/app-error.ts';
import type { LanguageCode } from '../../src/core/i18n/languages.ts';
import { amount, rate } from '../../src/core/money/amount.ts';
import { closedTrade } from './contract-samples.ts';
import { dialectStage } from './dialect-stage.ts';

export const trader: LeadTrader = {
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
export const detail: LeadTraderDetail = {
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
  largestFall: undefined,
  yesterdayRate: undefined,
  openPositions: 1,
  allOrders: 13,
  isFollowed: false,
  figuresOf: '2026-01-05 12:00:00',
  terms: undefined,
};
/** Of that trader, still open. */
export const copy: ContractOrder = {
  ...closedTrade,
  id: '30',
  kind: 'copied',
  copiedFrom: '81',
  status: 'open',
  profit: amount('-15'),
  realisedProfit: undefined,
  closedAt: undefined,
};

type Send<Wish> = (wish: Wish) => Promise<Answer>;

interface Stage {
  /** Why the traders could not be read. */
  failure: AppError | null;
  shown: LeadTraderDetail;
  traders: readonly LeadTrader[];
  open: readonly ContractOrder[];
  /** The closed trades of a trader. */
  trades: readonly ContractOrder[];
  /** When the first trade of each trader was opened. */
  firstTrades: Readonly<Record<string, string | null>>;
  isTrader: boolean;
  alertFrom: string | undefined;
  /** The list of closed copies cannot be read. */
  closedFails: boolean;
  language: LanguageCode;
  /** The offline demo, whose server is known whole. */
  isDemo: boolean;
  /** Of the contract account, in USDT. */
  balance: { readonly available: string; readonly locked: string };
}
const plain: Stage = {
  failure: null,
  shown: detail,
  traders: [trader],
  open: [],
  trades: [closedTrade],
  firstTrades: {},
  isTrader: false,
  alertFrom: undefined,
  closedFails: false,
  language: 'en',
  isDemo: false,
  balance: { available: '100', locked: '20' },
};

/** What the screens of copy trading find; a test changes it before it shows one. */
export const stage: Stage = { ...plain };
export const follow = vi.fn<Send<unknown>>();
export const unfollow = vi.fn<Send<string>>();
export const takeOver = vi.fn<Send<string>>();

export function setStage(change: Partial<Stage> = {}): void {
  Object.assign(stage, plain, change);
  dialectStage.family = 'standard';
  vi.clearAllMocks();
  for (const send of [follow, unfollow, takeOver]) send.mockResolvedValue({ kind: 'accepted' });
}

const idle = { error: null, hasMore: false, isLoadingMore: false, isReading: false, retry: () => undefined };

// What stands in for the modules that ask a server.

export const tradersData = {
  useTraders: () => ({ ...idle, rows: stage.failure === null ? stage.traders : undefined, error: stage.failure }),
  useTrader: () => ({ data: stage.shown, error: null }),
  useTrades: () => ({ rows: stage.trades, ...idle }),
  useFirstTrades: (ids: readonly string[]) =>
    new Map(Object.entries(stage.firstTrades).filter(([id]) => ids.includes(id))),
  useReadTrader: () => () => Promise.resolve(stage.shown),
};
export const followingData = { useFollow: () => follow, useUnfollow: () => unfollow, useTakeOver: () => takeOver };
export const lossAlertData = { useLossAlert: () => [stage.alertFrom, () => undefined] };
export const copiesData = {
  useReadContracts: () => () => Promise.resolve({ items: stage.open, hasMore: false, total: undefined }),
  useCopies: (status: string) =>
    status === 'closed' && stage.closedFails
      ? { ...idle, rows: undefined, error: new AppError('no-answer', 'silence') }
      : { ...idle, rows: status === 'open' ? stage.open : [] },
};
export const draftData = { useKeptDraft: () => [undefined, () => undefined] };
export const userData = { useCurrentUser: () => ({ data: { id: '1', isTrader: stage.isTrader }, error: null }) };
export const walletData = {
  useWallets: () => ({
    data: {
      accounts: [{ account: 'contracts', balances: [{ currencyName: 'USDT', ...stage.balance }] }],
    },
  }),
};
export const demoView = { useIsDemo: () => stage.isDemo };
export const sessionView = { useSession: () => ({ isSignedIn: true, language: stage.language }) };
