import { vi } from 'vitest';
import type { MiningOrder, MiningProduct } from '../../src/core/domain/finance/lock-mining.ts';
import type { AppError } from '../../src/core/errors/app-error.ts';
import { amount, rate, type Amount } from '../../src/core/money/amount.ts';
import type { LockWish } from '../../src/features/mining/data/mining-requests.ts';
import { dialectStage } from './dialect-stage.ts';
import { idleList } from './idle-list.ts';

export const product: MiningProduct = {
  id: '4',
  currencyId: '3',
  currencyName: 'USDT',
  classId: undefined,
  dailyPercent: rate('0.3'),
  yieldText: undefined,
  minimum: amount('100'),
  maximum: amount('5000'),
  days: 7,
  penaltyPercent: rate('0.4'),
  unlocksAt: undefined,
};
export const order: MiningOrder = {
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
export const answers = { accepted: { kind: 'accepted' }, lost: { kind: 'no-answer' } } as const;
type Answer = (typeof answers)[keyof typeof answers];

interface Stage {
  products: readonly MiningProduct[] | undefined;
  /** Of all currencies together. */
  everyProduct: readonly MiningProduct[] | undefined;
  /** The currencies are still being read, unless there is a failure. */
  isReading: boolean;
  hasClasses: boolean;
  orders: readonly MiningOrder[];
  ended: readonly MiningOrder[];
  /** Why the products could not be read. */
  failure: AppError | null;
  poolOwn: Amount;
  free: Amount | undefined;
  /** The offline demo, whose server is known whole. */
  isDemo: boolean;
}
const plain: Stage = {
  products: [product],
  everyProduct: undefined,
  isReading: false,
  hasClasses: true,
  orders: [],
  ended: [],
  failure: null,
  poolOwn: amount('0'),
  free: undefined,
  isDemo: true,
};

/** What the screens of lock mining find; a test changes it before it shows one. */
export const stage: Stage = { ...plain };
export const lockFunds = vi.fn<(wish: LockWish) => Promise<Answer>>();
export const takeInterest = vi.fn<(wish: { orderId: string; amount: Amount }) => Promise<Answer>>();
export const redeemEarly = vi.fn<(wish: { orderId: string }) => Promise<Answer>>();

export function setStage(): void {
  // A cancelled animation is an unhandled rejection here; in browsers it is not.
  Element.prototype.animate = (() => ({ cancel: () => undefined })) as never;
  Object.assign(stage, plain);
  dialectStage.family = 'standard';
  for (const send of [lockFunds, redeemEarly, takeInterest]) send.mockReset().mockResolvedValue(answers.accepted);
}

// What stands in for the modules that ask a server.

export const demoView = { useIsDemo: () => stage.isDemo };
export const offerData = {
  useMiningCurrencies: () =>
    stage.isReading ? { data: undefined, error: stage.failure } : { data: [{ id: '3', name: 'USDT' }], error: null },
  useMiningClasses: () => ({
    data: !stage.hasClasses
      ? []
      : [
          { id: '1', name: 'Fixed', intro: '', pool: undefined },
          {
            id: '2',
            name: 'Pool',
            intro: 'Shared',
            pool: { liquidity: amount('5000000'), dailyIncome: amount('17500'), own: stage.poolOwn },
          },
        ],
    error: null,
  }),
  useMiningProducts: () => ({ rows: stage.products, error: stage.failure, ...idleList }),
  useEveryMiningProduct: () => ({ rows: stage.everyProduct, error: null, ...idleList }),
};
export const requestsData = {
  useLockFunds: () => lockFunds,
  useRedeemEarly: () => redeemEarly,
  useTakeInterest: () => takeInterest,
  useEndedMiningOrders: () => ({ rows: stage.ended, error: null, ...idleList }),
};
export const ordersData = {
  useMiningOrders: () => ({ rows: stage.orders, first: { totalIncome: amount('12') }, error: null, ...idleList }),
  useReadLatestMiningOrders: () => () => Promise.resolve(stage.orders),
};
export const balanceData = { useSpotBalance: () => () => stage.free };
export const sessionView = { useSession: () => ({ isSignedIn: true }) };
export const nowData = { useServerNow: () => Date.UTC(2026, 0, 10) };
