import type { ContractOrder } from '../../src/core/domain/orders/contract-order.ts';
import type { OptionOrder } from '../../src/core/domain/orders/option.ts';
import type { SpotOrder } from '../../src/core/domain/orders/spot-order.ts';
import { amount, price, quantity } from '../../src/core/money/amount.ts';
import { closedTrade } from './contract-samples.ts';
import { spotFill } from './journal-samples.ts';
import { settledOption } from './option-samples.ts';

const coins = ['BTC', 'ETH', 'SOL', 'XRP', 'ADA'];
const minutesBetween = 10;
const minuteMs = 60_000;

const timeOf = (at: number): string =>
  new Date(Date.UTC(2026, 0, 1) + at * minutesBetween * minuteMs).toISOString().slice(0, 19).replace('T', ' ');
const cents = (at: number, most: number): string => (((at * 7919) % most) / 100).toFixed(2);

/** So many records of one account, newest first: contracts, options, and spot orders bought and sold in turn. */
export function journalLists(count: number) {
  const contract: ContractOrder[] = [];
  const seconds: OptionOrder[] = [];
  const spot: SpotOrder[] = [];
  for (let at = 0; at < count; at += 1) {
    const [id, time] = [String(at), timeOf(at)];
    const symbol = `${coins[at % coins.length] ?? ''}/USDT`;
    const gross = amount(`${at % 3 === 0 ? '-' : ''}${cents(at, 99_991)}`);
    const kind = at % 4;
    if (kind === 0) contract.push({ ...closedTrade, id, symbol, closedAt: time, realisedProfit: gross });
    else if (kind === 1)
      seconds.push(settledOption({ id, symbol, settledAt: time, profit: gross, fee: amount(cents(at, 97)) }));
    else {
      const fill = { units: quantity('0.5'), at: price(`6${cents(at, 99_989)}`), minute: 0 };
      spot.push(spotFill(kind === 2 ? 'buy' : 'sell', fill, { id, symbol: 'BTC/USDT', updatedAt: time }));
    }
  }
  return { contracts: contract.toReversed(), options: seconds.toReversed(), spot: spot.toReversed() };
}
