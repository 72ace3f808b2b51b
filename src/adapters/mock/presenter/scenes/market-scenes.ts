import { amount, quantity, rate } from '../../../../core/money/amount.ts';
import { allPairs } from '../../../../core/ports/presenter-port.ts';
import type { StagedOrder } from '../../engine/staged-orders.ts';
import type { Stage } from './scene.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

type DanasOrder = readonly [symbol: string, side: StagedOrder['side'], share: string, amount: string];

const order = ([symbol, side, share, units]: DanasOrder): StagedOrder => ({
  persona: 'lv2',
  account: 'live',
  symbol,
  side,
  share: rate(share),
  amount: quantity(units),
});

/** Placed one after another, some time apart; on the market's side of the price they fill at once. */
const busyDays: readonly DanasOrder[] = [
  ['BTC/USDT', 'buy', '1.01', '0.04'],
  ['ETH/USDT', 'sell', '0.99', '1.5'],
  ['LTC/USDT', 'buy', '1.01', '20'],
  ['BTC/USDT', 'sell', '0.99', '0.06'],
  ['ETH/USDT', 'buy', '1.01', '0.7'],
  ['SOL/USDT', 'buy', '1.01', '15'],
  ['DOGE/USDT', 'buy', '1.01', '8000'],
  ['SOL/USDT', 'sell', '0.99', '6'],
];
const waiting: readonly DanasOrder[] = [
  ['BTC/USDT', 'buy', '0.7', '0.05'],
  ['BTC/USDT', 'buy', '0.65', '0.05'],
  ['BTC/USDT', 'sell', '1.4', '0.1'],
  ['ETH/USDT', 'buy', '0.65', '2'],
  ['ETH/USDT', 'sell', '1.45', '3'],
  ['LTC/USDT', 'sell', '1.5', '40'],
  ['XRP/USDT', 'buy', '0.6', '1500'],
];

/** Two days of trading, and orders that wait far from the market. */
export async function playBusy({ presenter, placeOrder }: Stage): Promise<void> {
  for (const wish of busyDays) {
    await placeOrder(order(wish));
    await presenter.advance({ milliseconds: 6 * hour });
  }
  for (const wish of waiting) await placeOrder(order(wish));
}

/** Small moves: an hour of them is on the chart already. */
export async function playCalm({ presenter }: Stage): Promise<void> {
  await presenter.shapeMarket({ kind: 'mood', pair: allPairs, mood: 'calm' });
  await presenter.advance({ milliseconds: hour });
}

/** An hour of large moves is on the chart already. */
export async function playVolatile({ presenter }: Stage): Promise<void> {
  await presenter.shapeMarket({ kind: 'mood', pair: allPairs, mood: 'volatile' });
  await presenter.advance({ milliseconds: hour });
}

/** Half of a rise of eight per cent within two hours has happened. */
export async function playRally({ presenter }: Stage): Promise<void> {
  await presenter.shapeMarket({ kind: 'trend', pair: allPairs, percent: 8, minutes: 120 });
  await presenter.advance({ milliseconds: hour });
}

/** BTC jumps by so many per cent, and a minute passes. */
const jump =
  (percent: number) =>
  async ({ presenter }: Stage): Promise<void> => {
    await presenter.shapeMarket({ kind: 'gap', pair: 'BTC/USDT', percent });
    await presenter.advance({ milliseconds: minute });
  };

/** Past the limit of `playGap`, and past the stop of `playStopped`. */
export const fall = jump(-6);
/** More than the margin of `playLiquidated` bears. */
export const rise = jump(15);

/** A limit order three per cent below the market. */
export async function playGap({ presenter, placeOrder }: Stage): Promise<void> {
  await placeOrder(order(['BTC/USDT', 'buy', '0.97', '0.1']));
  await presenter.advance({ milliseconds: minute });
}

const contract = { persona: 'lv2', account: 'live', symbol: 'BTC/USDT' } as const;

/** An order that waits: in a scene of trouble there is something to see before anything is done. */
export async function playWaiting({ placeOrder }: Stage): Promise<void> {
  await placeOrder(order(['BTC/USDT', 'buy', '0.9', '0.05']));
}

/** A long position with a stop two per cent below the market. */
export async function playStopped({ presenter, openContract }: Stage): Promise<void> {
  const stops = { takeProfit: rate('1.05'), stopLoss: rate('0.98') };
  await openContract({ ...contract, direction: 'long', lots: 20, leverage: 20, stops });
  await presenter.advance({ milliseconds: minute });
}

/** A short position that uses most of the balance. A stop would not help it. */
export async function playLiquidated({ presenter, openContract }: Stage): Promise<void> {
  await openContract({ ...contract, direction: 'short', lots: 300, leverage: 50 });
  await openContract({ ...contract, symbol: 'ETH/USDT', direction: 'long', lots: 20, leverage: 20 });
  await presenter.advance({ milliseconds: minute });
}

/** An order waits in a halted pair. */
export async function playHalted({ presenter, placeOrder }: Stage): Promise<void> {
  await placeOrder(order(['BTC/USDT', 'buy', '0.95', '0.05']));
  await presenter.shapeMarket({ kind: 'halt', pair: 'BTC/USDT', isHalted: true });
  await presenter.advance({ milliseconds: minute });
}

const saturday = 6;

/** The next Saturday at noon UTC: currencies, shares and futures are closed by their own hours. */
export async function playWeekend({ presenter }: Stage): Promise<void> {
  const { now } = await presenter.state();
  const noon = Math.floor(now / day) * day + 12 * hour;
  const daysLeft = (saturday - new Date(noon).getUTCDay() + 7) % 7;
  const wanted = noon + daysLeft * day;
  await presenter.advance({ milliseconds: wanted > now ? wanted - now : wanted + 7 * day - now });
}

/** An option of a minute has twenty seconds to go. */
export async function playSettling({ presenter, placeOption }: Stage): Promise<void> {
  const option = { persona: 'lv2', account: 'live', symbol: 'BTC/USDT', direction: 'up' } as const;
  await placeOption({ ...option, seconds: 60, stake: amount('100') });
  await presenter.advance({ milliseconds: 40_000 });
}
