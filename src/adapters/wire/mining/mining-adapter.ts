import type { MiningPort } from '../../../core/ports/mining-port.ts';
import {
  endedFields,
  ordersFields,
  productsFields,
  readMiningClasses,
  readMiningCurrencies,
  readMiningOrders,
  readMiningProducts,
} from './mining-codec.ts';
import type { Wire } from '../wire.ts';

export const miningOver = ({ call }: Wire): MiningPort => ({
  miningCurrencies: async () => readMiningCurrencies(await call('miningCurrencies')),
  miningClasses: async () => readMiningClasses(await call('miningClasses')),
  miningProducts: async (query) => readMiningProducts(await call('miningProducts', productsFields(query)), query),
  lockFunds: async ({ productId, amount }) => {
    await call('lockFunds', { config_id: productId, amount });
  },
  miningOrders: async (query) => readMiningOrders(await call('miningOrders', ordersFields(query)), query),
  endedMiningOrders: async (query) => readMiningOrders(await call('endedMiningOrders', endedFields(query)), query),
  redeemEarly: async ({ orderId }) => {
    await call('redeemEarly', { id: orderId });
  },
});
