import type { NewSpotOrder, SpotOrder } from '../../../src/core/domain/orders/spot-order.ts';
import type { WalletDetail } from '../../../src/core/domain/wallets/wallet.ts';
import { compare, cost, divide, multiply, quantityOf, subtract } from '../../../src/core/money/fixed-point.ts';
import { amount, rate } from '../../../src/core/money/amount.ts';
import { TradingPort } from '../../../src/core/ports/trading-port.ts';
import { WalletPort } from '../../../src/core/ports/wallet-port.ts';
import { inSteps } from './in-steps.ts';
import {
  promise,
  see,
  seeNoRepetition,
  seeRefused,
  UnmetNeed,
  type PortPromise,
  type PromiseWorld,
} from './port-promise.ts';

export const tradingPromises: readonly PortPromise[] = [
  promise('spotOrders: in pages without overlap', 'person', async ({ account }) => {
    const first = await account.port(TradingPort).spotOrders({ page: 1, limit: 2 });
    const second = await account.port(TradingPort).spotOrders({ page: 2, limit: 2 });
    seeNoRepetition([...first.items, ...second.items], 'message[*].id');
  }),
  promise('spotOrders: of one pair and one status when asked so', 'person', async ({ account, ground }) => {
    const { pair } = await ground();
    const query = { pair, status: 'filled', page: 1, limit: 20 } as const;
    const { items } = await account.port(TradingPort).spotOrders(query);
    const stray = items.find(({ baseId, status }) => baseId !== pair.baseId || status !== 'filled');
    see(stray === undefined, {
      at: 'message[*]',
      expected: 'filled orders of the pair',
      got: `${stray?.status ?? ''} ${stray?.symbol ?? ''}`,
    });
  }),
];

/** Buys for about ten units of the quote currency at a tenth of the market: rests until it is cancelled. */
async function farOrder({ account, ground }: PromiseWorld): Promise<NewSpotOrder> {
  const { pair, lastPrice, priceStep, quantityStep } = await ground();
  if (lastPrice === undefined) throw new UnmetNeed('the pair has no price that an order could keep away from');
  const price = inSteps(multiply(lastPrice, rate('0.1')), priceStep, 'down');
  const units = divide(amount('10'), price);
  if (units === undefined) throw new UnmetNeed('a tenth of the price is less than one step of it');
  const detail = await account.port(WalletPort).walletDetail({ currencyId: pair.quoteId, account: 'spot' });
  if (compare(detail.available, amount('20')) < 0)
    throw new UnmetNeed('the spot account has less than 20 units of the quote currency');
  return { ...pair, side: 'buy', price, quantity: inSteps(quantityOf(units), quantityStep, 'up') };
}

interface Placed {
  readonly sent: NewSpotOrder;
  readonly order: SpotOrder;
  readonly before: WalletDetail;
}

const spotBalance = ({ account }: PromiseWorld, currencyId: string): Promise<WalletDetail> =>
  account.port(WalletPort).walletDetail({ currencyId, account: 'spot' });

const ordersOf = async ({ account }: PromiseWorld, { baseId, quoteId }: NewSpotOrder): Promise<readonly SpotOrder[]> =>
  (await account.port(TradingPort).spotOrders({ pair: { baseId, quoteId }, page: 1, limit: 50 })).items;

/** Places a far order and finds it in the list. */
async function place(world: PromiseWorld): Promise<Placed> {
  const sent = await farOrder(world);
  const before = await spotBalance(world, sent.quoteId);
  const known = new Set((await ordersOf(world, sent)).map(({ id }) => id));
  await world.account.port(TradingPort).placeSpotOrder(sent);
  const order = (await ordersOf(world, sent)).find(({ id }) => !known.has(id));
  see(order !== undefined, { at: 'the list of orders', expected: 'the new order', got: 'no new one' });
  return { sent, order, before };
}

/** What places orders, far from the market, and takes them back. Each leaves at most one pending order behind. */
export const orderPromises: readonly PortPromise[] = [
  promise('placeSpotOrder: the order is listed as it was sent, and its cost is locked', 'person', async (world) => {
    const { sent, order, before } = await place(world);
    see(order.status === 'pending' && order.side === 'buy', {
      at: 'the listed order',
      expected: 'a pending order to buy',
      got: `${order.status}, ${order.side}`,
    });
    see(compare(order.price, sent.price) === 0 && compare(order.quantity, sent.quantity) === 0, {
      at: 'the listed order',
      expected: `${sent.quantity} at ${sent.price}`,
      got: `${order.quantity} at ${order.price}`,
    });
    const after = await spotBalance(world, sent.quoteId);
    const locked = subtract(after.locked, before.locked);
    see(compare(locked, cost(sent.price, sent.quantity)) === 0, {
      at: 'the locked balance',
      expected: `${cost(sent.price, sent.quantity)} more`,
      got: `${locked} more`,
    });
  }),
  promise(
    'cancelSpotOrder: everything is given back, and the order is listed as cancelled',
    'person',
    async (world) => {
      const { sent, order, before } = await place(world);
      await world.account.port(TradingPort).cancelSpotOrder({ id: order.id });
      const listed = (await ordersOf(world, sent)).find(({ id }) => id === order.id);
      see(listed?.status === 'cancelled', {
        at: 'the listed order',
        expected: 'cancelled',
        got: listed?.status ?? 'not listed',
      });
      const { available } = await spotBalance(world, sent.quoteId);
      see(compare(available, before.available) === 0, {
        at: 'the available balance',
        expected: before.available,
        got: available,
      });
    },
  ),
  promise('cancelSpotOrder: a second time is refused', 'person', async (world) => {
    const { order } = await place(world);
    await world.account.port(TradingPort).cancelSpotOrder({ id: order.id });
    await seeRefused(world.account.port(TradingPort).cancelSpotOrder({ id: order.id }));
  }),
];
