import { Decimal } from 'decimal.js';
import type { ContractMarks, ContractOrder } from '../../src/core/domain/orders/contract-order.ts';
import { amount, price as toPrice, rate } from '../../src/core/money/amount.ts';
import { markEvents } from '../../src/adapters/mock/engine/products/contracts/contract-broadcast.ts';
import { burstLevel, freeAccount } from '../../src/adapters/mock/engine/products/contracts/contract-rules.ts';
import { readWireJson } from '../../src/adapters/wire/http/wire-json.ts';
import { readMarksEvent } from '../../src/adapters/wire/trading/contract-events-codec.ts';
import {
  positionViews,
  remarked,
  type PositionView,
} from '../../src/features/trading/contracts/model/contract-position.ts';
import { coins, desk, contractWorld, start } from '../support/contract-world.ts';

const user = '1';
const pairs = 40;
const tickMs = 100;
const leverage = 20;

/** What is computed anew at each tick; a view may say more. */
type Figures = Pick<PositionView, 'net' | 'returned' | 'risk' | 'level' | 'liquidation' | 'distance'>;

export interface Remarking {
  /** The backend's picture of all positions after a tick, as it goes over the socket. */
  picture(round: number): string;
  /** The picture as the product's adapter reads it. */
  read(text: string): ContractMarks;
  /** The positions on the screen marked by it, each beside the money behind it. */
  show(marks: ContractMarks): ReadonlyMap<string, PositionView>;
  /** The figures of the same views from decimal.js. */
  showPlainly(marks: ContractMarks): ReadonlyMap<string, Figures>;
}

/** So many positions of one person on forty pairs, longs and shorts of several sizes. */
export function remarking(count: number): Remarking {
  const world = contractWorld();
  world.pay(user, '100000000');
  const traded = coins.slice(0, pairs);
  for (let index = 0; index < count; index += 1) {
    const pair = traded[index % traded.length];
    if (pair === undefined) throw new RangeError('no pair');
    world.open({ user, pair, direction: index % 3 === 0 ? 'short' : 'long', lots: 1 + (index % 7), leverage });
  }
  const step = (round: number) => world.step(start + round * tickMs);
  const picture = (round: number): string => {
    const [event] = markEvents(desk, step(round), { from: start + (round - 1) * tickMs, users: [user] });
    if (event === undefined) throw new Error(`no price has moved in round ${round}`);
    return JSON.stringify(event.payload);
  };
  const read = (text: string): ContractMarks => {
    const value = readWireJson(text);
    if (value === undefined) throw new Error('no JSON');
    return readMarksEvent(value);
  };
  const shown = read(picture(1)).open;
  const available = world.kernel.ledger.balance(freeAccount(desk.account, user), 'USDT');
  const marked = ({ open }: ContractMarks): readonly ContractOrder[] =>
    remarked(shown, new Map(open.map((one) => [one.id, one])));
  return {
    picture,
    read,
    show: (marks) => positionViews(marked(marks), () => ({ available, state: marks.state, burstLevel })),
    showPlainly: (marks) => plainViews(marked(marks), new Precise(available)),
  };
}

const Precise = Decimal.clone({ precision: 20, rounding: Decimal.ROUND_HALF_UP, toExpNeg: -1e9, toExpPos: 1e9 });
const down = Decimal.ROUND_DOWN;
const total = (values: readonly Decimal[]): Decimal => values.reduce((sum, value) => sum.plus(value), new Precise(0));

interface Numbers {
  readonly order: ContractOrder;
  readonly size: Decimal;
  readonly open: Decimal;
  readonly last: Decimal;
  readonly profit: Decimal;
  readonly margin: Decimal;
}

function numbersOf(order: ContractOrder): Numbers {
  const [open, last, size] = [
    new Precise(order.openPrice),
    new Precise(order.lastPrice ?? Number.NaN),
    new Precise(order.size),
  ];
  const signed = order.direction === 'long' ? size : size.negated();
  const profit = order.profit === undefined ? last.minus(open).times(signed).toDP(8, down) : new Precise(order.profit);
  return { order, size: signed, open, last, profit, margin: new Precise(order.marginAtOpen) };
}

function plainViews(positions: readonly ContractOrder[], available: Decimal): ReadonlyMap<string, Figures> {
  const burst = new Precise(burstLevel);
  const all = positions.map(numbersOf);
  const margin = total(all.map((one) => one.margin));
  const profit = total(all.map((one) => one.profit));
  const risk = available.plus(margin).plus(profit).times(100).dividedBy(margin).toDP(2, down);
  const isNearEnd = risk.lte(burst.times(3));
  const byPair = new Map<string, Numbers[]>();
  for (const one of all) byPair.set(one.order.baseId, [...(byPair.get(one.order.baseId) ?? []), one]);
  const standings = new Map(
    [...byPair].map(([baseId, own]) => {
      const net = total(own.map(({ size }) => size));
      const paid = total(own.map(({ size, open }) => size.times(open)));
      const elsewhere = total(all.filter(({ order }) => order.baseId !== baseId).map((one) => one.profit));
      const cushion = total([available, margin, elsewhere]);
      const raw = margin.times(burst).dividedBy(100).minus(cushion).plus(paid).dividedBy(net);
      const price = raw.toDP(8, net.gt(0) ? Decimal.ROUND_UP : down);
      return [baseId, { net, price: raw.gt(0) ? price : undefined }] as const;
    }),
  );
  return new Map(
    all.map(({ order, last, profit: gross }) => {
      const { net, price } = standings.get(order.baseId) ?? {};
      const after = gross.minus(order.openFee).minus(order.overnightFee);
      const room = price === undefined ? undefined : net?.gt(0) === true ? last.minus(price) : price.minus(last);
      const distance = room?.gt(0) === true ? room.times(100).dividedBy(last).toDP(2, down) : new Precise(0);
      const isDanger = isNearEnd || (price !== undefined && distance.lte(3));
      const figures: Figures = {
        net: amount(after.toString()),
        returned: rate(after.times(100).dividedBy(order.marginAtOpen).toDP(2).toString()),
        risk: rate(risk.toString()),
        level: isDanger ? 'danger' : price !== undefined && distance.lte(10) ? 'watch' : 'far',
        liquidation: price === undefined ? undefined : toPrice(price.toString()),
        distance: price === undefined ? undefined : rate(distance.toString()),
      };
      return [order.id, figures] as const;
    }),
  );
}
