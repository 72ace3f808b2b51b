import type { SecondsDirection } from '../../../../core/domain/seconds-option.ts';
import { quantity, rate, type Quantity, type Rate } from '../../../../core/money/amount.ts';
import { roundToStep } from '../../../../core/money/arithmetic.ts';
import { fromSteps, isPositive, multiply, subtract } from '../../../../core/money/fixed-point.ts';
import type { Json, Money } from '../kernel/engine-types.ts';
import type { Kernel } from '../kernel/kernel.ts';
import type { Grant } from './personas.ts';

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
  readonly direction: SecondsDirection;
  readonly seconds: number;
  /** In USDT. */
  readonly stake: string;
}

/** On coins, whose market is open at whatever hour a world begins. */
const pastOptions: readonly PastOption[] = [
  { hoursAgo: 69, symbol: 'BTC/USDT', direction: 'up', seconds: 60, stake: '100' },
  { hoursAgo: 62, symbol: 'BTC/USDT', direction: 'down', seconds: 30, stake: '50' },
  { hoursAgo: 54, symbol: 'ETH/USDT', direction: 'up', seconds: 120, stake: '100' },
  { hoursAgo: 47, symbol: 'SOL/USDT', direction: 'up', seconds: 60, stake: '25' },
  { hoursAgo: 40, symbol: 'BTC/USDT', direction: 'down', seconds: 300, stake: '200' },
  { hoursAgo: 33, symbol: 'ETH/USDT', direction: 'down', seconds: 600, stake: '150' },
  { hoursAgo: 28, symbol: 'BTC/USDT', direction: 'up', seconds: 30, stake: '10' },
  { hoursAgo: 20, symbol: 'LTC/USDT', direction: 'up', seconds: 180, stake: '75' },
  { hoursAgo: 14, symbol: 'BTC/USDT', direction: 'down', seconds: 60, stake: '100' },
  { hoursAgo: 8, symbol: 'ETH/USDT', direction: 'up', seconds: 60, stake: '50' },
];

interface PastStep {
  readonly at: number;
  readonly happen: (at: number) => void;
}

/** Orders and options of the days before, as this person placed them. Takes the world to its first day. */
export function liveThePast(kernel: Kernel, user: string): void {
  const { epoch } = kernel.basis;
  const steps = [...orderSteps(kernel, user), ...optionSteps(kernel, user)];
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
  return pastOptions.map(({ hoursAgo, symbol, ...wish }) => {
    const match = String(composition.market.find(symbol)?.id ?? 0);
    const argument = { user, match, currency: tetherId, ...wish };
    return {
      at: basis.epoch - hoursAgo * hour,
      happen: (at) => void kernel.run('micro.placeSecondsOrder', at, argument),
    };
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

/** A last deposit that brings an account to exactly what is known about this person. */
export function topUpTo(kernel: Kernel, user: string, grant: Grant): void {
  const { account, wallet, currency } = grant;
  const present: Money = kernel.ledger.balance({ user, account, wallet, locked: false }, currency);
  const missing = subtract(grant.amount, present);
  if (isPositive(missing))
    kernel.run('wallet.grant', kernel.cursor, { user, account, wallet, currency, amount: missing });
}
