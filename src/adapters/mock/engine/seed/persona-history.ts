import type { ContractDirection } from '../../../../core/domain/orders/contract-order.ts';
import type { OptionDirection } from '../../../../core/domain/orders/option.ts';
import { quantity, rate, type Quantity, type Rate } from '../../../../core/money/amount.ts';
import { roundToStep } from '../../../../core/money/arithmetic.ts';
import { fromSteps, isPositive, multiply, subtract } from '../../../../core/money/fixed-point.ts';
import { Refusal, type Json, type Money } from '../kernel/basics/engine-types.ts';
import type { Kernel } from '../kernel/kernel.ts';
import type { QuizKind, QuizSide } from '../../../../core/domain/products/quiz.ts';
import { launchCatalog } from '../products/launch/launch-catalog.ts';
import { settlementTime } from '../products/options/option-rules.ts';
import { quizTerms, roundsAround } from '../products/quiz/quiz-rounds.ts';
import { fundsSteps } from './persona-funds.ts';
import type { Grant } from './personas.ts';
import { yieldSteps, type PastStep } from './persona-yields.ts';
import { robotOf } from './robots.ts';

const hour = 3_600_000;
/** By convention of the protocol. */
const tetherId = '3';
/** How long before its first day a world has already been lived in. */
export const historyMs = 72 * hour;

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
  { hoursAgo: 70, symbol: 'BTC/USDT', side: 'buy', share: rate('1.01'), amount: quantity('0.05') },
  { hoursAgo: 55, symbol: 'ETH/USDT', side: 'sell', share: rate('0.99'), amount: quantity('0.8') },
  { hoursAgo: 41, symbol: 'BTC/USDT', side: 'buy', share: rate('0.7'), amount: quantity('0.1'), revokedHoursAgo: 38 },
  { hoursAgo: 29, symbol: 'LTC/USDT', side: 'buy', share: rate('1.01'), amount: quantity('12') },
  { hoursAgo: 16, symbol: 'BTC/USDT', side: 'sell', share: rate('0.99'), amount: quantity('0.02') },
  { hoursAgo: 6, symbol: 'ETH/USDT', side: 'buy', share: rate('1.01'), amount: quantity('0.5') },
];

interface PastOption {
  readonly hoursAgo: number;
  readonly symbol: string;
  /** How it ended: the direction is the one that did, whenever the world begins. */
  readonly isWon: boolean;
  readonly seconds: number;
  /** In USDT. */
  readonly stake: string;
}

/** On coins, whose market is always open. Some were right and some were not. */
const pastOptions: readonly PastOption[] = [
  { hoursAgo: 69, symbol: 'BTC/USDT', isWon: true, seconds: 60, stake: '100' },
  { hoursAgo: 62, symbol: 'BTC/USDT', isWon: false, seconds: 30, stake: '50' },
  { hoursAgo: 54, symbol: 'ETH/USDT', isWon: true, seconds: 120, stake: '100' },
  { hoursAgo: 47, symbol: 'SOL/USDT', isWon: true, seconds: 60, stake: '25' },
  { hoursAgo: 40, symbol: 'BTC/USDT', isWon: false, seconds: 300, stake: '200' },
  { hoursAgo: 33, symbol: 'ETH/USDT', isWon: true, seconds: 600, stake: '150' },
  { hoursAgo: 28, symbol: 'BTC/USDT', isWon: false, seconds: 30, stake: '10' },
  { hoursAgo: 20, symbol: 'LTC/USDT', isWon: true, seconds: 180, stake: '75' },
  { hoursAgo: 14, symbol: 'BTC/USDT', isWon: false, seconds: 60, stake: '100' },
  { hoursAgo: 8, symbol: 'ETH/USDT', isWon: true, seconds: 60, stake: '50' },
];

interface PastContract {
  readonly hoursAgo: number;
  readonly symbol: string;
  readonly direction: ContractDirection;
  readonly lots: string;
  readonly leverage: string;
  /** A limit order at this share of the last price, which is taken back; a market order without. */
  readonly share?: Rate;
  /** When it was closed, or taken back. */
  readonly endedHoursAgo: number;
}

/** All of them closed: the persona starts without positions, but with a history. */
const pastContracts: readonly PastContract[] = [
  { hoursAgo: 68, symbol: 'BTC/USDT', direction: 'long', lots: '5', leverage: '20', endedHoursAgo: 66 },
  { hoursAgo: 58, symbol: 'ETH/USDT', direction: 'short', lots: '8', leverage: '10', endedHoursAgo: 31 },
  { hoursAgo: 50, symbol: 'SOL/USDT', direction: 'long', lots: '12', leverage: '20', endedHoursAgo: 45 },
  {
    hoursAgo: 43,
    symbol: 'BTC/USDT',
    direction: 'long',
    lots: '3',
    leverage: '50',
    share: rate('0.8'),
    endedHoursAgo: 37,
  },
  { hoursAgo: 36, symbol: 'LTC/USDT', direction: 'short', lots: '20', leverage: '10', endedHoursAgo: 11 },
  { hoursAgo: 22, symbol: 'XRP/USDT', direction: 'long', lots: '30', leverage: '5', endedHoursAgo: 18 },
  { hoursAgo: 9, symbol: 'BTC/USDT', direction: 'short', lots: '4', leverage: '50', endedHoursAgo: 5 },
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
    ...orderSteps(kernel, user),
    ...optionSteps(kernel, user),
    ...contractSteps(kernel, user),
    ...subscriptionSteps(kernel, user),
    ...betSteps(kernel, user),
    ...followSteps(kernel, user),
    ...yieldSteps(kernel, user),
    ...fundsSteps(kernel, { user, ...who }),
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

function optionSteps(kernel: Kernel, user: string): readonly PastStep[] {
  const { basis, composition } = kernel;
  return pastOptions.map(({ hoursAgo, symbol, isWon, seconds, stake }) => {
    const { market } = composition;
    const match = String(market.find(symbol)?.id ?? 0);
    const at = basis.epoch - hoursAgo * hour;
    const hasRisen =
      market.lastPrice(symbol, settlementTime(at + seconds * 1000, market.tickMs)) > market.lastPrice(symbol, at);
    const direction: OptionDirection = hasRisen === isWon ? 'up' : 'down';
    const argument = { user, match, currency: tetherId, direction, seconds, stake };
    return {
      at,
      happen: (moment) => void kernel.run('micro.placeSecondsOrder', moment, argument),
    };
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

/** Where margins alone cover a loss the position may be gone before its owner closes it. */
function endContract(kernel: Kernel, end: string, { at, argument }: { at: number; argument: Json }): void {
  try {
    kernel.run(end, at, argument);
  } catch (reason) {
    if (!(reason instanceof Refusal) || reason.textKey !== 'orderState') throw reason;
  }
}

function contractSteps(kernel: Kernel, user: string): readonly PastStep[] {
  const { epoch } = kernel.basis;
  return pastContracts.flatMap((contract) => {
    let id: Json = null;
    const end = contract.share === undefined ? 'lever.closePosition' : 'lever.cancelContractOrder';
    return [
      {
        at: epoch - contract.hoursAgo * hour,
        happen: (at) => {
          id = openContract(kernel, { user, at, contract });
        },
      },
      {
        at: epoch - contract.endedHoursAgo * hour,
        happen: (at) => endContract(kernel, end, { at, argument: { user, id } }),
      },
    ];
  });
}

/** A robot was followed for a while; what was copied of it has been closed since. */
function followSteps(kernel: Kernel, user: string): readonly PastStep[] {
  const { epoch } = kernel.basis;
  const trader = robotOf(kernel, followedStrategy);
  if (trader === undefined) return [];
  const follow = { user, trader, way: 'lots', number: '2' };
  return [
    { at: epoch - 64 * hour, happen: (at) => void kernel.run('follow.follow', at, follow) },
    { at: epoch - 20 * hour, happen: (at) => void kernel.run('follow.cancel', at, { user, trader }) },
  ];
}

function openContract(
  kernel: Kernel,
  { user, at, contract }: { user: string; at: number; contract: PastContract },
): Json {
  const { market } = kernel.composition;
  const { symbol, direction, lots, leverage, share } = contract;
  const instrument = market.find(symbol);
  if (instrument === undefined) throw new RangeError(`no instrument ${symbol}`);
  const last = fromSteps(market.lastPrice(symbol, at), instrument.priceStep);
  return kernel.run('lever.placeContractOrder', at, {
    user,
    base: String(instrument.baseId),
    quote: String(instrument.quoteId),
    direction,
    status: share === undefined ? '1' : '0',
    lots,
    leverage,
    limit: share === undefined ? null : roundToStep(multiply(last, share), instrument.priceStep),
  });
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
