import { quantity, rate, type Quantity, type Rate } from '../../../../core/money/amount.ts';
import { roundToStep } from '../../../../core/money/arithmetic.ts';
import { fromSteps, isPositive, multiply, subtract } from '../../../../core/money/fixed-point.ts';
import type { Json, Money } from '../kernel/basics/engine-types.ts';
import type { Kernel } from '../kernel/kernel.ts';
import type { QuizKind, QuizSide } from '../../../../core/domain/products/quiz.ts';
import { launchCatalog } from '../products/launch/launch-catalog.ts';
import { quizTerms, roundsAround } from '../products/quiz/quiz-rounds.ts';
import { fundsSteps } from './persona-funds.ts';
import type { Grant } from './personas.ts';
import { yieldSteps, type PastStep } from './persona-yields.ts';
import { tradeSteps } from './persona-trades.ts';
import { addRobots, robotOf } from './robots.ts';

const hour = 3_600_000;
const dayMs = 24 * hour;
/** How long before its first day a world has already been lived in. */
export const historyMs = 30 * dayMs;
/** Robots trade without a break, so they begin later. */
const robotsHoursAgo = 72;

interface PastOrder {
  /** Before the world's first day. */
  readonly hoursAgo: number;
  readonly symbol: string;
  readonly side: 'buy' | 'sell';
  /** Limit as a share of the last price: far enough on the market's side it fills at once, on the other it waits. */
  readonly share: Rate;
  readonly amount: Quantity;
  readonly revokedHoursAgo?: number;
}

const pastOrders: readonly PastOrder[] = [
  { hoursAgo: 690, symbol: 'BTC/USDT', side: 'buy', share: rate('1.01'), amount: quantity('0.03') },
  { hoursAgo: 571, symbol: 'ETH/USDT', side: 'buy', share: rate('1.01'), amount: quantity('1.2') },
  { hoursAgo: 452, symbol: 'LTC/USDT', side: 'sell', share: rate('0.99'), amount: quantity('10') },
  { hoursAgo: 310, symbol: 'BTC/USDT', side: 'sell', share: rate('0.99'), amount: quantity('0.01') },
  { hoursAgo: 188, symbol: 'ETH/USDT', side: 'sell', share: rate('0.99'), amount: quantity('0.4') },
  { hoursAgo: 102, symbol: 'BTC/USDT', side: 'buy', share: rate('1.01'), amount: quantity('0.02') },
  { hoursAgo: 70, symbol: 'BTC/USDT', side: 'buy', share: rate('1.01'), amount: quantity('0.05') },
  { hoursAgo: 55, symbol: 'ETH/USDT', side: 'sell', share: rate('0.99'), amount: quantity('0.8') },
  { hoursAgo: 41, symbol: 'BTC/USDT', side: 'buy', share: rate('0.7'), amount: quantity('0.1'), revokedHoursAgo: 38 },
  { hoursAgo: 29, symbol: 'LTC/USDT', side: 'buy', share: rate('1.01'), amount: quantity('12') },
  { hoursAgo: 16, symbol: 'BTC/USDT', side: 'sell', share: rate('0.99'), amount: quantity('0.02') },
  { hoursAgo: 6, symbol: 'ETH/USDT', side: 'buy', share: rate('1.01'), amount: quantity('0.5') },
];

interface PastSubscription {
  readonly hoursAgo: number;
  readonly token: string;
  readonly tokens: string;
}

/** One in a sale that has ended, one in a sale that is under way. */
const pastSubscriptions: readonly PastSubscription[] = [
  { hoursAgo: 52, token: 'FERRO', tokens: '2500' },
  { hoursAgo: 19, token: 'NORDA', tokens: '400' },
];
const followedStrategy = 'trend';

interface PastBet {
  readonly hoursAgo: number;
  readonly kind: QuizKind;
  readonly side: QuizSide;
  /** In USDT. */
  readonly stake: string;
}

/** Of both kinds, all of them decided when the world begins: nothing of a known balance is set aside. */
const pastBets: readonly PastBet[] = [
  { hoursAgo: 64, kind: 'daily', side: 'higher', stake: '20' },
  { hoursAgo: 45, kind: 'instant', side: 'higher', stake: '5' },
  { hoursAgo: 44, kind: 'instant', side: 'notHigher', stake: '10' },
  { hoursAgo: 32, kind: 'instant', side: 'higher', stake: '10' },
  { hoursAgo: 21, kind: 'instant', side: 'higher', stake: '10' },
  { hoursAgo: 7, kind: 'instant', side: 'notHigher', stake: '5' },
];

/** What this person did in the days before: orders of every product, and money that came and went. Takes the world to its first day. */
export function liveThePast(
  kernel: Kernel,
  user: string,
  who: { readonly name: string; readonly email: string },
): void {
  const { epoch } = kernel.basis;
  const steps = [
    { at: epoch - robotsHoursAgo * hour, happen: () => addRobots(kernel) },
    ...orderSteps(kernel, user),
    ...tradeSteps(kernel, user),
    ...subscriptionSteps(kernel, user),
    ...betSteps(kernel, user),
    ...followSteps(kernel, user),
    ...yieldSteps(kernel, user),
    ...fundsSteps(kernel, { user, ...who }),
    ...worthSteps(kernel, user),
  ];
  for (const { at, happen } of steps.toSorted((left, right) => left.at - right.at)) happen(at);
  kernel.advanceTo(epoch);
}

function orderSteps(kernel: Kernel, user: string): readonly PastStep[] {
  const { epoch } = kernel.basis;
  return pastOrders.flatMap((order) => {
    let id: Json = null;
    const placed: PastStep = {
      at: epoch - order.hoursAgo * hour,
      happen: (at) => {
        id = placeOrder(kernel, { user, at, order });
      },
    };
    if (order.revokedHoursAgo === undefined) return [placed];
    const at = epoch - order.revokedHoursAgo * hour;
    return [placed, { at, happen: () => void kernel.run('spot.cancelSpotOrder', at, { user, id }) }];
  });
}

const subscriptionSteps = (kernel: Kernel, user: string): readonly PastStep[] =>
  pastSubscriptions.map(({ hoursAgo, token, tokens: amount }) => {
    const launch = launchCatalog.findIndex((one) => one.token === token) + 1;
    const happen = (at: number) =>
      void kernel.run('projects.subscribeToProject', at, { user, project: launch, amount });
    return { at: kernel.basis.epoch - hoursAgo * hour, happen };
  });

const betSteps = (kernel: Kernel, user: string): readonly PastStep[] =>
  pastBets.map(({ hoursAgo, kind, side, stake: amount }) => ({
    at: kernel.basis.epoch - hoursAgo * hour,
    happen: (at) => {
      const round = roundsAround(at).find((one) => one.kind === kind)?.id ?? '';
      kernel.run('quiz.placeBet', at, { user, round, side, amount, odds: quizTerms.odds });
    },
  }));

/** At the end of each day, which is one of UTC. */
function worthSteps(kernel: Kernel, user: string): readonly PastStep[] {
  const { epoch } = kernel.basis;
  const today = Math.floor(epoch / dayMs) * dayMs;
  const ends = Array.from({ length: historyMs / dayMs }, (_, index) => today - index * dayMs - 1);
  return ends
    .filter((at) => at > kernel.cursor)
    .map((at) => ({ at, happen: () => void kernel.run('worth.keepDay', at, { user }) }));
}

/** A robot was followed for a while; what was copied of it has been closed since. */
function followSteps(kernel: Kernel, user: string): readonly PastStep[] {
  const { epoch } = kernel.basis;
  const trader = (): string => robotOf(kernel, followedStrategy) ?? '';
  const follow = { user, way: 'lots', number: '2' };
  return [
    { at: epoch - 64 * hour, happen: (at) => void kernel.run('follow.follow', at, { ...follow, trader: trader() }) },
    { at: epoch - 20 * hour, happen: (at) => void kernel.run('follow.cancel', at, { user, trader: trader() }) },
  ];
}

function placeOrder(kernel: Kernel, { user, at, order }: { user: string; at: number; order: PastOrder }): Json {
  const { market } = kernel.composition;
  const instrument = market.find(order.symbol);
  if (instrument === undefined) throw new RangeError(`no instrument ${order.symbol}`);
  const last = fromSteps(market.lastPrice(order.symbol, at), instrument.priceStep);
  return kernel.run('spot.placeSpotOrder', at, {
    user,
    base: String(instrument.baseId),
    quote: String(instrument.quoteId),
    side: order.side,
    price: roundToStep(multiply(last, order.share), instrument.priceStep),
    amount: order.amount,
  });
}

/** A last deposit that brings an account to the exact balance of this person. */
export function topUpTo(kernel: Kernel, user: string, grant: Grant): void {
  const { account, wallet, currency } = grant;
  const present: Money = kernel.ledger.balance({ user, account, wallet, locked: false }, currency);
  const missing = subtract(grant.amount, present);
  if (isPositive(missing))
    kernel.run('wallet.grant', kernel.cursor, { user, account, wallet, currency, amount: missing });
}
