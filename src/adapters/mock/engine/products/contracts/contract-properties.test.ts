import fc from 'fast-check';
import { expect, test } from 'vitest';
import { liquidationPrice, profitAtPrice, riskRate } from '../../../../../core/domain/orders/contract-rules.ts';
import { amount, price } from '../../../../../core/money/amount.ts';
import { add, compare, fromSteps, isPositive, subtract, sum } from '../../../../../core/money/fixed-point.ts';
import { Refusal, type Money } from '../../kernel/basics/engine-types.ts';
import { findLedgerFaults } from '../../ledger/ledger-check.ts';
import type { Intervention } from '../../market/facts/interventions.ts';
import { isHeld } from './contract-book.ts';
import type { ContractRecord } from './contract-record.ts';
import { burstLevel, exposureOf } from './contract-rules.ts';
import { ContractWorld, people } from '../../test-worlds/contract-test-world.ts';
import { tries } from '../../../../../../tests/support/breadth.ts';

const pairs = ['BTC/USDT', 'ETH/USDT', 'DOGE/USDT', 'EUR/USD', 'TSLA/USD', 'XAU/USD'] as const;
const quotes = ['USDT', 'USD'] as const;

type Step =
  | {
      readonly kind: 'place';
      readonly user: string;
      readonly symbol: string;
      readonly direction: 'long' | 'short';
      readonly lots: number;
      readonly step: number;
      /** Parts of ten thousand of the last price; a market order at 0. */
      readonly away: number;
    }
  | { readonly kind: 'stops'; readonly nth: number; readonly target: number; readonly stop: number }
  | { readonly kind: 'close'; readonly nth: number }
  | { readonly kind: 'cancel'; readonly nth: number }
  | { readonly kind: 'closeAll'; readonly user: string; readonly side: 'all' | 'long' | 'short' }
  | { readonly kind: 'gap'; readonly symbol: string; readonly percent: number }
  | { readonly kind: 'halt'; readonly symbol: string; readonly isHalted: boolean }
  | { readonly kind: 'wait'; readonly ms: number };

const user = fc.constantFrom(...people);
const symbol = fc.constantFrom(...pairs);
const nth = fc.nat(30);
const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.oneof(
    {
      weight: 8,
      arbitrary: fc.record({
        kind: fc.constant('place' as const),
        user,
        symbol,
        direction: fc.constantFrom('long' as const, 'short' as const),
        lots: fc.integer({ min: 1, max: 12 }),
        step: fc.nat(4),
        away: fc.constantFrom(0, 0, 0, -30, -5, 5, 30),
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        kind: fc.constant('stops' as const),
        nth,
        target: fc.integer({ min: 1, max: 60 }),
        stop: fc.integer({ min: 1, max: 60 }),
      }),
    },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('close' as const), nth }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('cancel' as const), nth }) },
    {
      weight: 1,
      arbitrary: fc.record({
        kind: fc.constant('closeAll' as const),
        user,
        side: fc.constantFrom('all' as const, 'long' as const, 'short' as const),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({ kind: fc.constant('gap' as const), symbol, percent: fc.integer({ min: -12, max: 12 }) }),
    },
    {
      weight: 1,
      arbitrary: fc.record({ kind: fc.constant('halt' as const), symbol, isHalted: fc.boolean() }),
    },
    {
      weight: 5,
      arbitrary: fc.record({
        kind: fc.constant('wait' as const),
        ms: fc.oneof(fc.integer({ min: 1, max: 600_000 }), fc.integer({ min: 3_600_000, max: 100_000_000 })),
      }),
    },
  ),
  { minLength: 15, maxLength: 50 },
);

interface Stage {
  readonly world: ContractWorld;
  readonly interventions: Intervention[];
}

const newStage = (seed: number): Stage => {
  const interventions: Intervention[] = [];
  return { world: new ContractWorld({ seed, funds: '2500', interventions }), interventions };
};

const living = ({ world }: Stage, status: ContractRecord['status'], index: number): ContractRecord | undefined => {
  const found = world.orders().filter((order) => order.status === status);
  return found[index % Math.max(1, found.length)];
};

function act(stage: Stage, step: Exclude<Step, { kind: 'wait' }>): void {
  const { world, interventions } = stage;
  const at = world.kernel.cursor;
  if (step.kind === 'gap')
    interventions.push({ at, control: { kind: 'gap', pair: step.symbol, percent: step.percent } });
  else if (step.kind === 'halt')
    interventions.push({ at, control: { kind: 'halt', pair: step.symbol, isHalted: step.isHalted } });
  else if (step.kind === 'place') {
    const last = world.last(step.symbol);
    const { leverageSteps } = world.listed(step.symbol);
    const leverage = leverageSteps[step.step % leverageSteps.length] ?? 0;
    const limit = step.away === 0 ? {} : { limit: last + Math.round((last * step.away) / 10_000) };
    world.place({ ...step, leverage, ...limit });
  } else if (step.kind === 'closeAll') world.closeAll(step.user, step.side);
  else onOne(stage, step);
}

function onOne(stage: Stage, step: Step & { kind: 'stops' | 'close' | 'cancel' }): void {
  const { world } = stage;
  const order = living(stage, step.kind === 'cancel' ? 'pending' : 'open', step.nth);
  if (order === undefined) return;
  if (step.kind === 'cancel') world.cancel(order.user, order.id);
  else if (step.kind === 'close') world.close(order.user, order.id);
  else {
    const sign = order.direction === 'long' ? 1 : -1;
    const part = (parts: number): number => Math.round((order.price * parts * sign) / 10_000);
    world.setStops(order, order.price + part(step.target), order.price - part(step.stop));
  }
}

function play(stage: Stage, step: Step, wait = (ms: number) => stage.world.wait(ms)): void {
  if (step.kind === 'wait') {
    wait(step.ms);
    return;
  }
  try {
    act(stage, step);
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
  }
}

const profitNow = (world: ContractWorld, order: ContractRecord): Money =>
  profitAtPrice(
    exposureOf(world.listed(order.symbol), order),
    fromSteps(world.last(order.symbol), world.listed(order.symbol).priceStep),
  );

/** The rule, computed a second way with decimals: at ten percent or below an account holds no position. */
function checkRisk(world: ContractWorld, person: string, quote: string): void {
  const open = world
    .orders()
    .filter((order) => order.user === person && isHeld(order) && order.symbol.endsWith(`/${quote}`));
  if (open.length === 0) return;
  const available = world.balance(person, quote);
  const marginAtOpen = sum(open.map((order) => order.marginAtOpen));
  const profits = open.map((order) => profitNow(world, order));
  const risk = riskRate({ available, marginAtOpen, profit: sum(profits) });
  expect(risk !== undefined && compare(risk, burstLevel) > 0).toBe(true);
  for (const { symbol: one } of open) {
    const listed = world.listed(one);
    const here = open.filter((order) => order.symbol === one);
    const elsewhere = open.flatMap((order, index) => (order.symbol === one ? [] : [profits[index] ?? amount('0')]));
    const positions = here.map((order) => exposureOf(listed, order));
    const level = liquidationPrice({ positions, available, marginAtOpen, profitElsewhere: sum(elsewhere), burstLevel });
    const last = fromSteps(world.last(one), listed.priceStep);
    const net = here.reduce((total, order) => total + (order.direction === 'long' ? order.lots : -order.lots), 0);
    if (level !== undefined) expect(net > 0 ? compare(last, level) : compare(level, last)).toBe(1);
  }
}

function check({ world }: Stage): void {
  expect(findLedgerFaults(world.kernel.ledger)).toEqual([]);
  for (const person of people)
    for (const quote of quotes) {
      expect(world.balance(person, quote, true)).toBe(world.expectedLock(person, quote));
      checkRisk(world, person, quote);
    }
  for (const order of world.orders()) {
    expect(isPositive(order.marginAtOpen)).toBe(true);
    expect(order.status === 'closed').toBe(order.result !== null);
    expect(order.openedAt === null).toBe(order.status === 'pending' || order.status === 'cancelled');
  }
}

/** Each balance is the granted sum, less fees and nights, with every result; to the last decimal. */
function checkAccounts({ world }: Stage): void {
  for (const person of people)
    for (const quote of quotes) {
      const own = world.orders().filter((order) => order.user === person && order.symbol.endsWith(`/${quote}`));
      const paid = own.filter(({ openedAt }) => openedAt !== null).map(({ fee, overnight }) => add(fee, overnight));
      const won = own.map(({ result }) => result ?? amount('0'));
      expect(world.balance(person, quote)).toBe(subtract(add(amount('2500'), sum(won)), sum(paid)));
    }
}

test('contracts: whatever people, prices and time do, money is conserved, locks are margins, and no position survives the burst level', () => {
  const walks = tries(100, 25);
  let closed = 0;
  let told = 0;
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1000 }), steps, (seed, list) => {
      const stage = newStage(seed);
      for (const step of list) {
        play(stage, step);
        check(stage);
      }
      const { world } = stage;
      closed += world.orders().filter(({ status }) => status === 'closed').length;
      told += world.pushed.length;
      stage.interventions.push({ at: world.kernel.cursor, control: { kind: 'usual' } });
      for (const order of world.orders()) if (order.status === 'pending') world.cancel(order.user, order.id);
      // Closed markets open again within a weekend.
      for (let hour = 0; hour < 90 && world.orders().some(isHeld); hour += 1) {
        for (const person of people) play(stage, { kind: 'closeAll', user: person, side: 'all' });
        world.wait(3_600_000);
      }
      check(stage);
      for (const person of people) for (const quote of quotes) expect(world.balance(person, quote, true)).toBe('0');
      checkAccounts(stage);
    }),
    { numRuns: walks },
  );
  expect(closed).toBeGreaterThan(walks / 2);
  expect(told).toBeGreaterThan(walks / 5);
});

test('contracts: the same seed and commands give the same state, however finely time is stepped', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1000 }), steps, fc.integer({ min: 2, max: 9 }), (seed, list, parts) => {
      const [whole, stepped] = [newStage(seed), newStage(seed)];
      for (const step of list) {
        play(whole, step);
        play(stepped, step, (ms) => {
          const end = stepped.world.kernel.cursor + ms;
          for (let part = 0; part < parts; part += 1) stepped.world.wait(Math.floor(ms / parts));
          stepped.world.wait(end - stepped.world.kernel.cursor);
        });
      }
      expect(JSON.stringify(stepped.world.kernel.state())).toBe(JSON.stringify(whole.world.kernel.state()));
    }),
    { numRuns: tries(20, 6) },
  );
});

test('contracts: a restored state goes on as the one it was taken from', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1000 }), steps, steps, (seed, before, after) => {
      const stage = newStage(seed);
      for (const step of before) play(stage, step);
      const { interventions } = stage;
      const state = stage.world.kernel.state();
      const copy = {
        world: new ContractWorld({ seed, state: JSON.parse(JSON.stringify(state)), interventions: [...interventions] }),
        interventions: [],
      };
      const quiet = after.filter(({ kind }) => kind !== 'gap' && kind !== 'halt');
      for (const step of quiet) {
        play(stage, step);
        play(copy, step);
      }
      expect(JSON.stringify(copy.world.kernel.state())).toBe(JSON.stringify(stage.world.kernel.state()));
    }),
    { numRuns: tries(20, 6) },
  );
});

test('prices: they never look at anybody’s positions', () => {
  const [busy, idle] = [newStage(5), newStage(5)];
  for (const direction of ['long', 'short'] as const)
    busy.world.place({ user: '1', symbol: 'BTC/USDT', direction, lots: 60, leverage: 100 });
  for (const ms of [1000, 3_600_000, 86_400_000]) {
    busy.world.wait(ms);
    idle.world.wait(ms);
    for (const one of pairs) expect(busy.world.last(one)).toBe(idle.world.last(one));
  }
  expect(price(fromSteps(busy.world.last('BTC/USDT'), price('0.1')))).toMatch(/^\d+/);
});
