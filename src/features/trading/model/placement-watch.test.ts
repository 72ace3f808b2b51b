import { describe, expect, test } from 'vitest';
import { sampleOrder, snapshotOf } from '../../../../tests/support/ticket-samples.ts';
import { amount } from '../../../core/money/amount.ts';
import type { AccountView } from './placement-outcome.ts';
import { lookOnce, watchPlacement, type LostPlacement } from './placement-watch.ts';
import { spotWay } from './spot-way.ts';

const untouched: AccountView = { orders: [], available: amount('10000') };
const taken: AccountView = { orders: [sampleOrder], available: amount('4000') };
const unreadable: AccountView = { orders: undefined, available: undefined };
const lost: LostPlacement = {
  snapshot: snapshotOf({ sizeText: '0.1' }),
  before: untouched,
  sentAt: 0,
  isAnswered: false,
  isLost: true,
};

/** A world in which only pauses take time; `viewAt` is what the account shows then. */
function start(viewAt: (now: number) => AccountView, lostAt = 200) {
  let now = lostAt;
  let closesAt = Infinity;
  const told: (readonly [number, string])[] = [];
  const looks: number[] = [];
  const lookout = {
    rules: spotWay,
    now: () => now,
    pause: async (delayMs: number) => void (now += delayMs),
    readView: async () => {
      looks.push(now);
      return viewAt(now);
    },
    isOpen: () => now < closesAt,
    tell: ({ kind }: { readonly kind: string }) => void told.push([now, kind]),
  };
  const closeAt = (at: number): void => void (closesAt = at);
  return { lookout, told, looks, closeAt };
}

describe('watchPlacement', () => {
  test('watchPlacement: a lost answer stays unknown until the request cannot be held any longer', async () => {
    const { lookout, told, looks } = start(() => untouched);
    await watchPlacement(lost, lookout);
    expect(looks).toEqual([200, 1_700, 4_700, 10_700, 22_700, 46_700, 60_000]);
    expect(told.map(([, kind]) => kind)).toEqual(['unknown', 'unknown', 'unknown', 'unknown', 'not-placed']);
    expect(told.at(-1)).toEqual([60_000, 'not-placed']);
  });

  test('watchPlacement: an order that takes effect late is seen, not declared missing', async () => {
    const { lookout, told } = start((now) => (now >= 30_000 ? taken : untouched));
    await watchPlacement(lost, lookout);
    expect(told.map(([, kind]) => kind)).toEqual(['unknown', 'unknown', 'unknown', 'placed']);
  });

  test('watchPlacement: an order that is there is told at the first look', async () => {
    const { lookout, told } = start(() => taken);
    await watchPlacement(lost, lookout);
    expect(told).toEqual([[200, 'placed']]);
  });

  test.each([
    ['the server has answered that it failed', { ...lost, isAnswered: true }, 200],
    ['the transport gave up after its time', lost, 60_000],
  ])('watchPlacement: three looks are enough when %s', async (_, placement, lostAt) => {
    const { lookout, told } = start(() => untouched, lostAt);
    await watchPlacement(placement, lookout);
    expect(told).toEqual([[lostAt + 4_500, 'not-placed']]);
  });

  test('watchPlacement: an account that cannot be read leaves it unknown, and the looks end', async () => {
    const { lookout, told, looks } = start(() => unreadable);
    await watchPlacement(lost, lookout);
    expect(told.at(-1)).toEqual([60_000, 'unknown']);
    expect(looks).toHaveLength(7);
  });

  test('watchPlacement: nothing is looked at or told once nobody asks any more', async () => {
    const { lookout, told, looks, closeAt } = start(() => untouched);
    closeAt(5_000);
    await watchPlacement(lost, lookout);
    expect([looks.length, told.length]).toEqual([3, 1]);
  });
});

describe('lookOnce', () => {
  test.each([
    [59_999, 'unknown'],
    [60_000, 'not-placed'],
  ])('lookOnce: after %i ms a clear account means %s', async (at, kind) => {
    const { lookout } = start(() => untouched, at);
    expect((await lookOnce(lost, lookout)).kind).toBe(kind);
  });
});
