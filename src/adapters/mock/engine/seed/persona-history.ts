import { quantity, rate, type Quantity, type Rate } from '../../../../core/money/amount.ts';
import { roundToStep } from '../../../../core/money/arithmetic.ts';
import { fromSteps, isPositive, multiply, subtract } from '../../../../core/money/fixed-point.ts';
import type { Json, Money } from '../kernel/engine-types.ts';
import type { Kernel } from '../kernel/kernel.ts';
import type { Grant } from './personas.ts';

const hour = 3_600_000;
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

/** Orders of the days before, as this person placed them. Takes the world to its first day. */
export function liveThePast(kernel: Kernel, user: string): void {
  const { epoch } = kernel.basis;
  const steps = pastOrders.flatMap((order) => {
    const placed = { at: epoch - order.hoursAgo * hour, order };
    return order.revokedHoursAgo === undefined ? [placed] : [placed, { at: epoch - order.revokedHoursAgo * hour }];
  });
  let last: Json = null;
  for (const step of steps) {
    if ('order' in step) last = placeOrder(kernel, { user, ...step });
    else kernel.run('spot.cancelSpotOrder', step.at, { user, id: last });
  }
  kernel.advanceTo(epoch);
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
