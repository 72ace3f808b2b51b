import type { ContractOrder, NewContractOrder } from '../../../src/core/domain/orders/contract-order.ts';
import { amount, price, rate, type Amount } from '../../../src/core/money/amount.ts';
import { compare, isPositive, multiply } from '../../../src/core/money/fixed-point.ts';
import { TradingPort, type PairIds } from '../../../src/core/ports/trading-port.ts';
import { inSteps } from './in-steps.ts';
import {
  promise,
  refusal,
  see,
  seeNoRepetition,
  seeRefused,
  UnmetNeed,
  type PortPromise,
  type PromiseWorld,
} from './port-promise.ts';

const trading = ({ account }: PromiseWorld): TradingPort => account.port(TradingPort);

const nobodysId = '999999999';

export const contractPromises: readonly PortPromise[] = [
  promise('contractTerms: leverages are offered in ascending order', 'person', async (world) => {
    const { leverages } = await trading(world).contractTerms((await world.ground()).pair);
    see(leverages.length > 0, { at: 'message.multiple.muit', expected: 'one or more', got: 'none' });
    const wrong = leverages.find((leverage) => !isPositive(leverage));
    see(wrong === undefined, { at: 'message.multiple.muit', expected: 'above zero', got: wrong ?? '' });
  }),
  promise('contractOrders: in pages without overlap', 'person', async (world) => {
    const first = await trading(world).contractOrders({ page: 1, limit: 2 });
    const second = await trading(world).contractOrders({ page: 2, limit: 2 });
    seeNoRepetition([...first.orders.items, ...second.orders.items], 'message.message.data[*].id');
  }),
  promise('contractOrders: of one state when asked so', 'person', async (world) => {
    const { orders } = await trading(world).contractOrders({ status: 'closed', page: 1, limit: 20 });
    const stray = orders.items.find(({ status }) => status !== 'closed');
    see(stray === undefined, { at: 'message.message.data[*].status', expected: '3', got: stray?.status ?? '' });
  }),
  promise('contractAccount: of one pair and state when asked so', 'person', async (world) => {
    const { pair } = await world.ground();
    const { orders } = await trading(world).contractAccount({ pair, status: 'open', page: 1, limit: 20 });
    const stray = orders.items.find(({ baseId, status }) => baseId !== pair.baseId || status !== 'open');
    see(stray === undefined, {
      at: 'message.order.data[*]',
      expected: 'open positions of the pair',
      got: `${stray?.status ?? ''} ${stray?.symbol ?? ''}`,
    });
  }),
  refusal('closePosition: an unknown position is refused', async (world) => {
    await seeRefused(trading(world).closePosition({ id: nobodysId }));
  }),
  refusal('setContractStops: an unknown position is refused', async (world) => {
    const levels = {
      direction: 'long',
      openPrice: price('1.5'),
      takeProfit: price('2'),
      stopLoss: price('1'),
    } as const;
    await seeRefused(trading(world).setContractStops({ id: nobodysId, ...levels }));
  }),
];

const fewestUnits = amount('50');

const availableFor = async (world: PromiseWorld, pair: PairIds): Promise<Amount | undefined> =>
  (await trading(world).contractTerms(pair)).available;

/** The fewest lots with the highest leverage, long, at half the market: waits until it is cancelled. */
async function farOrder(world: PromiseWorld): Promise<NewContractOrder> {
  const { pair, lastPrice, priceStep } = await world.ground();
  const { leverages, lots, available } = await trading(world).contractTerms(pair);
  const leverage = leverages.at(-1);
  if (lastPrice === undefined || leverage === undefined) throw new UnmetNeed('the pair has no price or no leverage');
  if (available === undefined || compare(available, fewestUnits) < 0)
    throw new UnmetNeed('the contract account has less than 50 units of the quote currency');
  const limitPrice = inSteps(multiply(lastPrice, rate('0.5')), priceStep, 'down');
  return { ...pair, direction: 'long', lots: lots.min, leverage, type: 'limit', limitPrice };
}

/** Places a far order and finds it in the list. */
async function place(world: PromiseWorld): Promise<{ sent: NewContractOrder; order: ContractOrder; before: Amount }> {
  const sent = await farOrder(world);
  const pair = { baseId: sent.baseId, quoteId: sent.quoteId };
  const before = (await availableFor(world, pair)) ?? amount('0');
  const pending = async (): Promise<readonly ContractOrder[]> =>
    (await trading(world).contractOrders({ pair, status: 'pending', page: 1, limit: 50 })).orders.items;
  const known = new Set((await pending()).map(({ id }) => id));
  await trading(world).placeContractOrder(sent);
  const order = (await pending()).find(({ id }) => !known.has(id));
  see(order !== undefined, { at: 'the list of orders', expected: 'the new order', got: 'no new one' });
  return { sent, order, before };
}

/** What places contract orders, far from the market, and takes them back. Each leaves at most one pending order behind. */
export const contractOrderPromises: readonly PortPromise[] = [
  promise('placeContractOrder: a limit order is listed as it was sent', 'person', async (world) => {
    const { sent, order } = await place(world);
    see(order.status === 'pending' && order.direction === 'long', {
      at: 'the listed order',
      expected: 'pending, long',
      got: `${order.status}, ${order.direction}`,
    });
    const isSame =
      compare(order.lots, sent.lots) === 0 && compare(order.requestedPrice, sent.limitPrice ?? order.openPrice) === 0;
    see(isSame, {
      at: 'the listed order',
      expected: `${sent.lots} at ${sent.limitPrice ?? ''}`,
      got: `${order.lots} at ${order.requestedPrice}`,
    });
    await trading(world).cancelContractOrder({ id: order.id });
  }),
  promise('cancelContractOrder: margin and fee are given back', 'person', async (world) => {
    const { sent, order, before } = await place(world);
    await trading(world).cancelContractOrder({ id: order.id });
    const after = await availableFor(world, { baseId: sent.baseId, quoteId: sent.quoteId });
    see(after !== undefined && compare(after, before) === 0, {
      at: 'the contract balance',
      expected: before,
      got: after ?? 'unknown',
    });
  }),
  promise('cancelContractOrder: a second time is refused', 'person', async (world) => {
    const { order } = await place(world);
    await trading(world).cancelContractOrder({ id: order.id });
    await seeRefused(trading(world).cancelContractOrder({ id: order.id }));
  }),
];
