import type { MiningPort } from '../../../core/ports/mining-port.ts';
import { lackingAs, type Page, type Rows } from '../../../core/domain/page.ts';
import type { MiningCurrency, MiningProduct } from '../../../core/domain/finance/lock-mining.ts';
import { askLimited } from '../calls/limited-calls.ts';
import { unlessLacking } from '../calls/unless-lacking.ts';
import {
  endedFields,
  ordersFields,
  productsFields,
  readMiningClasses,
  readMiningCurrencies,
  readMiningOrders,
  readMiningProducts,
  redeemedFields,
} from './mining-codec.ts';
import type { Wire } from '../calls/wire.ts';

/** No operator offers more; a server that ends no list is left. */
const mostPages = 20;

/** The currencies of all products, where the server has no list of them. */
async function currenciesOf(
  readProducts: (query: { page: number }) => Promise<Page<MiningProduct>>,
): Promise<Rows<MiningCurrency>> {
  const products = new Map<string, MiningProduct>();
  const pages: Page<MiningProduct>[] = [];
  for (let page = 1; page <= mostPages; page += 1) {
    const read = await readProducts({ page });
    const { items, hasMore } = read;
    // Some servers answer every page with the same rows.
    const isNews = items.some(({ id }) => !products.has(id));
    for (const product of items) products.set(product.id, product);
    if (isNews) pages.push(read);
    if (!hasMore || !isNews) break;
  }
  const names = new Map([...products.values()].map(({ currencyId, currencyName }) => [currencyId, currencyName]));
  return lackingAs(
    [...names].map(([id, name]) => ({ id, name })),
    ...pages,
  );
}

export function miningOver(wire: Wire): MiningPort {
  const { call } = wire;
  const limited = <T>(read: () => Promise<T>): Promise<T> => askLimited(wire, read);
  const miningProducts: MiningPort['miningProducts'] = async (query) =>
    readMiningProducts(await limited(() => call('miningProducts', productsFields(query))), query);
  return {
    miningCurrencies: () =>
      unlessLacking(
        async () => readMiningCurrencies(await limited(() => call('miningCurrencies'))),
        () => currenciesOf(miningProducts),
      ),
    miningClasses: () =>
      unlessLacking(
        async () => readMiningClasses(await limited(() => call('miningClasses'))),
        () => [],
      ),
    miningProducts,
    lockFunds: async ({ productId, amount }) => {
      await call('lockFunds', { config_id: productId, amount });
    },
    miningOrders: async (query) =>
      readMiningOrders(await limited(() => call('miningOrders', ordersFields(query))), query),
    endedMiningOrders: async (query) =>
      readMiningOrders(
        await unlessLacking(
          () => limited(() => call('endedMiningOrders', endedFields(query))),
          () => limited(() => call('miningOrders', redeemedFields(query))),
        ),
        query,
      ),
    redeemEarly: async ({ orderId }) => {
      await call('redeemEarly', { id: orderId });
    },
    takeInterest: async ({ orderId, amount }) => {
      await call('takeInterest', { id: orderId, amount });
    },
  };
}
