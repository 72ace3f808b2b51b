import { isOpenDual, listedDual } from '../products/dual/dual-products.ts';
import type { Json } from '../kernel/basics/engine-types.ts';
import type { Kernel } from '../kernel/kernel.ts';

const hour = 3_600_000;

/** What a persona did before the world's first day. */
export interface PastStep {
  readonly at: number;
  readonly happen: (at: number) => void;
}

interface PastLock {
  readonly hoursAgo: number;
  /** Of the products of `mining-products.ts`. */
  readonly product: number;
  readonly amount: string;
  readonly leftHoursAgo?: number;
}

/** One that has run its day, one that was left early, one that still runs. */
const pastLocks: readonly PastLock[] = [
  { hoursAgo: 71, product: 4, amount: '500' },
  { hoursAgo: 67, product: 1, amount: '1000', leftHoursAgo: 26 },
  { hoursAgo: 61, product: 2, amount: '2000' },
];

/** Of the newest products of their kind, which mature after the world's first day. */
const pastShares = [
  { hoursAgo: 63, kind: 'put', shares: '2' },
  { hoursAgo: 39, kind: 'call', shares: '1' },
] as const;

/** What was locked and bought for a yield in the days before. */
export const yieldSteps = (kernel: Kernel, user: string): readonly PastStep[] => [
  ...lockSteps(kernel, user),
  ...shareSteps(kernel, user),
];

function lockSteps(kernel: Kernel, user: string): readonly PastStep[] {
  const { epoch } = kernel.basis;
  return pastLocks.flatMap(({ hoursAgo, leftHoursAgo, product, amount }) => {
    let id: Json = null;
    const locked: PastStep = {
      at: epoch - hoursAgo * hour,
      happen: (at) => {
        id = kernel.run('mining.lockFunds', at, { user, product, amount });
      },
    };
    if (leftHoursAgo === undefined) return [locked];
    const happen = (at: number) => void kernel.run('mining.redeemEarly', at, { user, id });
    return [locked, { at: epoch - leftHoursAgo * hour, happen }];
  });
}

const shareSteps = (kernel: Kernel, user: string): readonly PastStep[] =>
  pastShares.map(({ hoursAgo, kind, shares }) => ({
    at: kernel.basis.epoch - hoursAgo * hour,
    happen: (at) => {
      const open = listedDual(kernel.composition.market, at).filter((one) => one.kind === kind && isOpenDual(one, at));
      const product = open.toSorted((left, right) => right.endsAt - left.endsAt)[0]?.id ?? 0;
      kernel.run('dual.buyDual', at, { user, product, shares });
    },
  }));
